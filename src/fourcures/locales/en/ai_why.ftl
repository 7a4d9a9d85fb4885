## Why a program does what it does

ai-why-random = Chosen by chance
ai-why-agree = It helps the team
ai-why-order = The most dangerous cards go deepest
ai-why-cure = { $role }: a cure for { $disease }
ai-why-event = { $role } plays { $card } now
ai-why-share = { $card } goes from { $giver } to { $taker }, for a cure
ai-why-build = { $role }: a station in { $city }
ai-why-treat = { $role } treats { $disease } in { $city }
ai-why-discard = { $role } gives up the card that helps least
ai-why-pass = { $role } keeps the events for later
ai-why-store = { $role } keeps an event
ai-why-move = { $role } moves to where the next turns need it
