# Die Seite für alle, die sie lesen: die Wahl der Sprache, und was ohne Skripte gesagt wird.

ui-reader-language = Sprache
page-about = Fourcures: das kooperative Spiel um vier Krankheiten und vier Heilmittel, an einem Tisch über das Netz.
page-needs-script = Diese Seite braucht JavaScript. Die Regeln stehen auch in der Dokumentation.
language-unknown = „{ $found }“ ist keine Sprache dieser Seite; möglich sind { $allowed }.
