## AI team-mates, on the page

ui-bot = Compagno IA
ui-bot-learner = IA, principiante
ui-bot-colleague = IA, collega
ui-bot-expert = IA, esperto
ui-bot-master = IA, maestro
ui-bots-fill = Riempi i posti liberi con l’IA
ui-bots-level = Forza dei compagni IA
ui-bots-learner = Principiante
ui-bots-colleague = Collega
ui-bots-expert = Esperto
ui-bots-master = Maestro
ui-bots-hint = Giocano finché qualcuno non prende il loro posto. Le partite con loro non contano in classifica.
ui-bots-play = Gioca con compagni IA
ui-bots-take = Prendi questo posto
ui-bots-off = Libera questo posto
ui-bots-one = Dallo all’IA
ui-mates-seats = Posti per l’IA
ui-mates-n = { $n ->
    [0] Nessuno
    [one] 1 posto
   *[other] { $n } posti
 }
ui-mates-hint = Li occupano fin dall’inizio i compagni IA; chiunque può prendere il loro posto in ogni momento.
