### The link for watching; loaded with what invites.

ui-watch-link = Link zum Zuschauen
ui-watch-hint-link = Wer ihn hat, sieht den Tisch und redet mit den anderen Zuschauern, bekommt aber nie einen Platz.
ui-watch-only = Dieser Link ist zum Zuschauen: Du siehst alles, was offen liegt, und redest mit den anderen Zuschauern.
ui-seat-free = frei
watch-only = Dieser Link ist nur zum Zuschauen; Plätze gibt es mit der Einladung.
