# The page about people: signing in, profiles, leaderboards, the account.

## Signing in

ui-people = People
ui-sign-title = Who are you?
ui-sign-way = What you want to do
ui-sign-in = Sign in
ui-claim = Claim a name
ui-sign-in-hint = Your seats come with you. What this browser has so far stays yours.
ui-claim-hint = The name is yours alone from then on, on every device. Nothing else is asked, and no e-mail is sent.
ui-name = Name
ui-password = Password
ui-password-hint = At least 8 letters. There is no way back to a lost one but a passkey or a device that is still signed in.
ui-claim-password = Claim with password
ui-sign-in-passkey = Sign in with a passkey
ui-claim-passkey = Claim with a passkey
ui-passkey-not = No passkey was used. Try again, or take the password.
ui-passkey-there = This device has a passkey for you already.
ui-sit-as = You sit down as { $name }.

## Profile

ui-since = Here since { $date }
ui-team-games = In teams
ui-solo-games = Alone
ui-games = Games
ui-wins = Wins
ui-win-rate = Win rate
ui-points = Points
ui-by-level = By epidemics
ui-by-preset = By game
ui-by-role = By role
ui-mates = Best team-mates
ui-mate = { $wins } of { $games } won
ui-no-mates = Whoever has a name and { $n } games or more together appears here.
ui-recent = Latest games
ui-no-games = No game has been finished yet.
ui-won-in = Won in turn { $turn }
ui-lost-in = Lost in turn { $turn }
ui-played-alone = alone with { $n ->
    [one] one seat
   *[other] { $n } seats
 }
ui-played-as = { $roles }, { $n } seats
ui-unranked = , not for the boards
ui-points-n = { $n ->
    [one] one point
   *[other] { $n } points
 },

## Leaderboards

ui-boards = Leaderboards
ui-season-choose = Season
ui-season = Quarter { $quarter } of { $year }
ui-season-all = All time
ui-solo-choose = Teams or alone
ui-teams = Teams
ui-alone = Alone
ui-board-of = Leaderboard: { $preset }, { $season }
ui-place = Place
ui-board-empty = Nobody stands here yet.
ui-board-rules = Names that are claimed, with { $n } games or more. A win scores 1, 4, 16 or 64 points with 4, 5, 6 or 7 epidemics. Of equal points, fewer games stand higher; equal in both is the same place. Only games with unknown cards and the options of the preset count.
ui-pages = Pages
ui-page-before = Before
ui-page-after = Next
ui-page-of = Page { $page } of { $pages }

## Account

ui-account = Account
ui-guest = You are a guest
ui-guest-hint = Your seats belong to this browser. Claim a name to keep them, to play on from other devices, and to see how your games went.
ui-name-new = Your name
ui-name-change = Change
ui-name-changed = The name is changed.
ui-to-profile = Profile
ui-password-old = Password until now
ui-password-new = New password
ui-password-change = Change
ui-password-set = Set a password
ui-password-note = A new password signs all your other devices out.
ui-password-changed = The password is changed.
ui-passkeys = Passkeys
ui-passkeys-hint = A passkey signs you in with a finger, a face or a PIN, without name and password.
ui-passkeys-none = At this address this browser has no passkeys: they need HTTPS and a name, or localhost.
ui-passkey = Passkey
ui-passkey-label = What to call it
ui-passkey-add = Add a passkey
ui-passkey-added = The passkey is added.
ui-passkey-remove = Remove
ui-passkey-remove-of = Remove { $name }
ui-passkey-removed = The passkey is removed.
ui-devices = Devices
ui-devices-n = { $n ->
    [one] You are signed in here alone.
   *[other] You are signed in on { $n } devices.
 }
ui-sign-out = Sign out
ui-sign-out-others = Sign out everywhere else
ui-signed-out = You are signed out.
ui-others-out = All other devices are signed out.
ui-my-data = My data
ui-my-data-hint = All that is kept about you as one file, with the records of your games; or nothing any more.
ui-export = Download
ui-delete = Delete everything about me
ui-delete-hint = Your name, password, passkeys and devices are deleted at once. Seats of games that go on are free again; in games that are over you become “somebody”. This cannot be taken back.
ui-delete-type = To be sure, write { $name }
ui-delete-all = Delete for good
ui-deleted = Nothing is kept about you any more.
ui-stats-person = Statistics
