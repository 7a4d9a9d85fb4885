# Кого ждёт стол; наказы; голосования о возврате. Загружается с теми частями страницы, которые это говорят.

ui-wait-person = { $who }, { $role }
ui-wait-cards = { $who } ({ $cards })
ui-wait-for = Ждём: { $who }
ui-wait-seconds = { $n } с
ui-wait-minutes = { $n } мин
ui-wait-hours = { $n } ч
ui-wait-left = ещё { $span }
ui-overdue = Просрочено
ui-lent = Можно сыграть за другого: { $who }.

ui-hold = Стоп
ui-hold-hint = Остановить часы этого момента
ui-release = Пуск
ui-held = Часы держит { $who }
ui-nudge = Напомнить
ui-nudge-who = Напомнить: { $who }
ui-nudge-done = Напомнили
ui-pass-instead = Пас за другого

ui-passed-self = { $who }: пас
ui-passed-order = { $who }: пас по наказу
ui-passed-clock = { $who }: время вышло
ui-passed-team = { $by } пасует за другого: { $who }

ui-orders-hint = Игра останавливается ради ваших карт событий только там, где вы хотите. Команда видит ваш выбор.
ui-orders-closed = Руки закрыты: спрашивают всех, у кого бы ни были события. Ваш выбор действует для всех карт, и никто другой его не видит.
ui-order-for = { $card ->
    [any] Все остальные события
    [all] Все карты событий
   *[other] { $card }
  }
ui-order-who = { $what }, { $who }
ui-order-which = Город для «{ $card }»
ui-order-usual = Как обычно: { $what }
ui-order-always = Всегда, и после каждой карты заражения
ui-order-moments = Перед добором, при эпидемиях, перед заражением
ui-order-epidemics = При эпидемиях и перед заражением
ui-order-city = Только если город под ударом или на очереди
ui-order-never = Не в этот ход

ui-vote = Возврат
ui-vote-asks = { $who } просит вернуться к ходу { $turn }.
ui-vote-mine = Вы просите вернуться к ходу { $turn }.
ui-vote-count = За: { $yes } из { $persons }; нужно { $need }.
ui-vote-no = Против: { $who }
ui-vote-say-yes = За
ui-vote-say-no = Против
ui-vote-withdraw = Отозвать
ui-back-to = Назад к ходу { $turn }
ui-back-vote = Команда голосует: нужно больше половины голосов. Сыгранное с тех пор останется в журнале, а игра больше не идёт в таблицу лучших, ведь карты вам известны.
ui-back-alone = Сыгранное с тех пор останется в журнале. Игра больше не идёт в таблицу лучших, ведь карты вам известны.
ui-back-before = Вернуться к моменту перед
ui-back-start = Начало хода:
ui-back-ask = Спросить команду
ui-back-now = Вернуться
