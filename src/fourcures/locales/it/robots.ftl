# La pagina per chi scrive programmi.

ui-robots = Per programmi
ui-robots-how = Un programma può fare tutto ciò che fa una pagina: HTTP per tavoli e posti, un WebSocket per giocare. Ecco che cosa si può chiedere via HTTP; i messaggi del socket sono in docs/protocol.md, con un esempio di quaranta righe.
ui-robots-document = Lo stesso come documento OpenAPI
ui-robots-query = Si può aggiungere: { $what }
ui-robots-body = Corpo
ui-robots-answer = Risposta { $status }
