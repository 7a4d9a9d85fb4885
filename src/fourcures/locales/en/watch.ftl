### The link for watching; loaded with what invites.

ui-watch-link = Link for watching
ui-watch-hint-link = Whoever has it sees the table and can talk with those who watch, but never takes a seat.
ui-watch-only = You came by the link for watching: you see everything that is open, and talk with others who watch.
ui-seat-free = free
watch-only = You came by the link for watching; seats are for those with the invitation.
