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
