# Il tavolo in testo accanto alla mappa, e ciò che viene letto ad alta voce.

access-table = Tavolo in testo
access-close = Chiudi il tavolo in testo
access-hint = Tutto il tavolo in parole, da leggere o da ascoltare
access-tracks = Indicatori e riserve
access-epidemics = Epidemie finora: { $n } su { $of }
access-deck = Mazzo giocatore: { $n ->
    [one] una carta
   *[other] { $n } carte
 }, al massimo { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }
access-stations = Stazioni di ricerca: { $cities }; rimaste { $n }
access-happened = Che cosa è appena successo
access-now = Che cosa può fare ora: { $who }
access-nothing = Ora non si può fare niente.
access-answer = Risposta
access-pawn = Pedina: { $who }
access-more = { $what } ({ $more })
access-steps = { $what }, passo per passo: { $n } modi
access-ways = { $what }: { $n } modi
access-sure = Sì: { $what }
access-cities = Città per pericolo
access-cities-hint = Prima quelle con tre cubi di una malattia: con uno in più scoppia un focolaio. Ogni città si apre e mostra le vicine e che cosa vi si può fare.
access-quiet = Città senza cubi: { $n }
access-near = Collegata con:
access-far = Per { $who }: { $n ->
    [one] uno spostamento
   *[other] { $n } spostamenti
 } ({ $road })
access-hand = { $who } { $city_a }, carte { $n }, al massimo { $of }
access-cards = { $disease }, { $n } su { $of } per una cura: { $cards }
access-unseen = { $n ->
    [one] una carta
   *[other] { $n } carte
 }
access-discard = Scarti giocatore
access-chain = Catena di { $n } focolai { $disease_pl }: { $cities }.
access-rate = Casella { $at } della scala { $track }.
access-rival = { $who }, { $where }, carte { $n }, al massimo { $of }
access-front = Davanti: { $what }
