# La página para quienes escriben programas.

ui-robots = Para programas
ui-robots-how = Un programa puede hacer lo mismo que una página: HTTP para mesas y plazas, un WebSocket para jugar. Esto es lo que se puede pedir por HTTP; los mensajes del socket están en docs/protocol.md, con un ejemplo de cuarenta líneas.
ui-robots-document = Lo mismo como documento OpenAPI
ui-robots-query = Se puede añadir: { $what }
ui-robots-body = Cuerpo
ui-robots-answer = Respuesta { $status }
