# Der Weg zum Tisch als Text, den jeder Tisch sofort hat.
access-open = Tisch als Text zeigen
