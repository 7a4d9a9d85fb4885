# What is beside the game: gathering before it, the menu, the keys, and the end.

## Gathering

ui-seats-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
 }
ui-take-seat = Take
ui-online = Is looking at the table
ui-sit = { $n ->
    [0] Mark seats to take
    [one] Take this seat
   *[other] Take these { $n } seats
 }
ui-sit-all = { $n ->
    [one] Take the last seat
   *[other] Take all { $n } seats
 }
ui-starts-when = The game starts when every seat is taken. One person may take several.
ui-watch-hint = Take a seat to play, or stay on this page to watch. The game starts when every seat is taken.
ui-plan = The game
ui-invite = Invitation
ui-invite-hint = Whoever has it may take a free seat, or watch.
ui-watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
 }
ui-leave = Leave my seats

## The end

ui-won = You have won
ui-lost = You have lost
ui-cures-found = Cures
ui-turns-played = Turns
ui-epidemics = Epidemics
ui-cards-left = Cards left
ui-last-moments = How it ended
ui-seed-was = The deal was
ui-look-board = Look at the board

## Menu and keys

ui-elsewhere = Continue on another device
ui-elsewhere-show = Show the secret link
ui-elsewhere-warn = The device that opens this link takes your seats over, and this one watches from then on. Do not pass it on.
ui-letters = Letter keys
ui-keys = Keys
ui-keys-note = Letters rest while you type, and can be switched off in the menu.
ui-key-digits = Choose a listed option
ui-key-enter = Confirm
ui-key-esc = One step back
ui-key-map = To the map
ui-key-arrows = On the map: to the next city
ui-key-home = Own pawn
ui-key-zoom = Zoom in, out, whole world
ui-key-help = These keys
ui-analysis = Analysis
