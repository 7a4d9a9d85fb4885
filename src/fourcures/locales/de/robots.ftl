# Die Seite für alle, die Programme schreiben.

ui-robots = Für Programme
ui-robots-how = Ein Programm darf alles, was eine Seite tut: HTTP für Tische und Plätze, ein WebSocket für das Spiel. Hier steht, was man über HTTP fragen kann; die Nachrichten des Sockets stehen in docs/protocol.md, mit einem Beispiel von vierzig Zeilen.
ui-robots-document = Dasselbe als OpenAPI-Dokument
ui-robots-query = Möglicher Zusatz: { $what }
ui-robots-body = Inhalt
ui-robots-answer = Antwort { $status }
