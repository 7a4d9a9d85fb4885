## What AI team-mates say at a table, and what is said to them

mates-none = Lì non gioca nessun compagno IA.
mates-thinking = { $role_cap } sta già pensando.
mates-too-fast = Troppe domande: riprova tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
 }.
mates-not-waiting = Nessun compagno IA aspetta una parola, adesso.

ui-mate-says = Cosa dicono i compagni IA
ui-mate-ask = Tu che faresti?
ui-mate-ask-now = Adesso
ui-mate-ask-ahead = Nel suo prossimo turno
ui-mate-thinks = { $who_cap } sta pensando…
ui-mate-would = Risposta: { $why }
ui-mate-then = Vuole fare: { $steps }
ui-mate-leave = Decidiamo noi
ui-mate-leave-hint = I compagni IA aspettano nel loro turno finché qualcuno non dice «Avanti», e tengono i loro eventi.
ui-mate-waits = { $who_cap } aspetta una parola da voi
ui-mate-waits-for = { $who_cap }: gioca al suo posto, o va avanti da sé tra { $n } s
ui-mate-go = Avanti
ui-mate-show = Mostra sulla mappa
