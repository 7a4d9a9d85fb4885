## What AI team-mates say at a table, and what is said to them

mates-none = Dort sitzt kein KI-Mitspieler.
mates-thinking = { $role_cap } denkt schon nach.
mates-too-fast = Das waren viele Fragen: Frag wieder in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 }.
mates-not-waiting = Gerade wartet kein KI-Mitspieler auf ein Wort.

ui-mate-says = Was KI-Mitspieler sagen
ui-mate-ask = Was würdest du tun?
ui-mate-ask-now = Jetzt
ui-mate-ask-ahead = Im eigenen nächsten Zug
ui-mate-thinks = { $who_cap } denkt nach …
ui-mate-would = Gefragt: { $why }
ui-mate-then = Geplant: { $steps }
ui-mate-leave = Wir entscheiden
ui-mate-leave-hint = KI-Mitspieler warten in ihrem Zug, bis jemand „Weiter“ sagt, und behalten ihre Ereigniskarten.
ui-mate-waits = { $who_cap } wartet auf ein Wort von euch
ui-mate-waits-for = { $who_cap }: Zieht für diesen Platz, sonst geht es in { $n } s von selbst weiter
ui-mate-go = Weiter
ui-mate-show = Auf der Karte zeigen
