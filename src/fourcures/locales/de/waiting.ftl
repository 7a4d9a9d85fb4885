# Auf wen der Tisch wartet; Daueranweisungen; Abstimmungen über das Zurückgehen. Wird mit den Teilen der Seite geladen, die davon sprechen.

ui-wait-person = { $who }, { $role }
ui-wait-cards = { $who } ({ $cards })
ui-wait-for = Wartet auf: { $who }
ui-wait-seconds = { $n } s
ui-wait-minutes = { $n } min
ui-wait-hours = { $n } h
ui-wait-left = noch { $span }
ui-overdue = Überfällig
ui-lent = Du darfst spielen für: { $who }.

ui-hold = Anhalten
ui-hold-hint = Die Uhr für diesen Moment anhalten
ui-release = Weiterlaufen
ui-held = { $who } hält die Uhr an
ui-nudge = Erinnern
ui-nudge-who = { $who } erinnern
ui-nudge-done = Erinnert
ui-pass-instead = Dafür passen

ui-passed-self = { $who } passt
ui-passed-order = { $who } passt nach Anweisung
ui-passed-clock = Zeit um: { $who }
ui-passed-team = { $by } passt für { $who }

ui-orders-hint = Für deine Ereigniskarten hält das Spiel nur dort an, wo du gefragt werden willst. Dein Team sieht, was du wählst.
ui-orders-closed = Die Hände sind verdeckt: Gefragt werden alle, gleich wer Ereignisse hat. Was du wählst, gilt für alle Karten, und sonst sieht es niemand.
ui-order-for = { $card ->
    [any] Alle anderen Ereignisse
    [all] Alle Ereignisse
   *[other] { $card }
  }
ui-order-who = { $what }, { $who }
ui-order-which = Stadt für { $card }
ui-order-usual = Wie üblich: { $what }
ui-order-always = Immer, auch nach jeder Infektionskarte
ui-order-moments = Vor dem Ziehen, bei Epidemien, vor den Infektionen
ui-order-epidemics = Bei Epidemien und vor den Infektionen
ui-order-city = Nur wenn eine Stadt dran ist oder bevorsteht
ui-order-never = Nicht in diesem Zug

ui-vote = Zurückgehen
ui-vote-asks = { $who } möchte zurück zu Zug { $turn }.
ui-vote-mine = Du möchtest zurück zu Zug { $turn }.
ui-vote-count = Ja: { $yes } von { $persons }; nötig sind { $need }.
ui-vote-no = Nein: { $who }
ui-vote-say-yes = Ja
ui-vote-say-no = Nein
ui-vote-withdraw = Zurückziehen
ui-back-to = Zurück zu Zug { $turn }
ui-back-vote = Das Team stimmt ab: Mehr als die Hälfte muss Ja sagen. Was seither gespielt wurde, bleibt im Log, und das Spiel zählt nicht mehr für Bestenlisten, weil ihr die Karten kennt.
ui-back-alone = Was seither gespielt wurde, bleibt im Log. Das Spiel zählt nicht mehr für Bestenlisten, weil du die Karten kennst.
ui-back-before = Zurück bis vor
ui-back-start = Beginn des Zuges:
ui-back-ask = Das Team fragen
ui-back-now = Zurückgehen
