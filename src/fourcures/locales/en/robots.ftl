# The page for those who write programs.

ui-robots = For programs
ui-robots-how = A program may do whatever a page does: HTTP for tables and seats, one WebSocket for play. This is what can be asked over HTTP; the messages of the socket are in docs/protocol.md, with an example of forty lines.
ui-robots-document = The same as an OpenAPI document
ui-robots-query = May be added: { $what }
ui-robots-body = Body
ui-robots-answer = Answer { $status }
