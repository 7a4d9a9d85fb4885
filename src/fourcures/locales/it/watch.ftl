### The link for watching; loaded with what invites.

ui-watch-link = Link per guardare
ui-watch-hint-link = Chi lo ha vede il tavolo e parla con gli altri spettatori, ma non può prendere un posto.
ui-watch-only = Questo link serve per guardare: vedi tutto ciò che è scoperto e parli con gli altri spettatori.
ui-seat-free = libero
watch-only = Questo link serve solo per guardare; i posti sono per chi ha l’invito.
