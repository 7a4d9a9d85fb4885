# Страница для тех, кто пишет программы.

ui-robots = Для программ
ui-robots-how = Программа может всё, что может страница: столы и места — через HTTP, сама игра — через один WebSocket. Здесь то, что можно спросить по HTTP; сообщения сокета описаны в docs/protocol.md, там же пример на сорок строк.
ui-robots-document = То же как документ OpenAPI
ui-robots-query = Можно добавить: { $what }
ui-robots-body = Тело
ui-robots-answer = Ответ { $status }
