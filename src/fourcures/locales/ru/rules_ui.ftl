# Панель правил на странице; загружается вместе с ними.

book-search = Поиск по правилам
book-search-none = В правилах нет слов «{ $found }».
book-found = { $n ->
    [one] Найден { $n } раздел
    [few] Найдено { $n } раздела
   *[other] Найдено { $n } разделов
}
book-this = Эта игра
book-others = Не в этой игре
book-all = Все правила
book-contents = Содержание
book-back = Назад к тексту
book-before = Раньше: { $chapter }
book-after = Далее: { $chapter }
book-here = за этим столом
book-table = Таблица: { $title }
book-loading = Открываем правила…
