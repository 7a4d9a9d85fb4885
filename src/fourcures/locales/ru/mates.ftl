## What AI team-mates say at a table, and what is said to them

mates-none = Там не играет напарник-ИИ.
mates-thinking = { $role } уже думает.
mates-too-fast = Слишком много вопросов: спросите снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 }.
mates-not-waiting = Сейчас ни один напарник-ИИ не ждёт слова.

ui-mate-says = Что говорят напарники-ИИ
ui-mate-ask = Что бы ты сделал?
ui-mate-ask-now = Сейчас
ui-mate-ask-ahead = В свой следующий ход
ui-mate-thinks = { $who } думает…
ui-mate-would = Ответ: { $why }
ui-mate-then = План: { $steps }
ui-mate-leave = Решаем мы
ui-mate-leave-hint = В свой ход напарники-ИИ ждут, пока кто-нибудь не скажет «Дальше», и берегут карты событий.
ui-mate-waits = { $who } ждёт вашего слова
ui-mate-waits-for = { $who }: сходите за него, иначе через { $n } с он пойдёт сам
ui-mate-go = Дальше
ui-mate-show = Показать на карте
