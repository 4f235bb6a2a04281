# Рамка любого стола.
table-skip = К вопросу
table-home = Gruft, на главную
table-table = Стол
table-log = Журнал
table-log-earlier = Показать, что было раньше
table-chat = Чат
table-rules = Правила
table-settings = Настройки
table-more = Ещё
table-close = Закрыть
table-of = { $value } из { $of }
table-you = ты
table-face-down = карта рубашкой вверх
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
table-playable = можно сыграть
table-chosen = выбрано
table-empty = здесь ничего нет
table-hand = Карты на руке
table-team = Команда { $number }
table-contents = Что здесь лежит, насколько ты знаешь
table-hidden = закрыто: { $count }

## Места
table-your-turn = твой ход
table-thinking = думает
table-is-asked = отвечает
table-you-asked = спрашивают тебя
table-bot = бот, { $level }
table-minded = пока играет бот
table-lost = игрок сдался, доигрывает бот
table-gone = нет связи
table-free = свободно
table-has-orders = действуют распоряжения
table-time-left = осталось времени
table-hurry = скорее
table-lag = медленная связь: { $seconds } с

## Лоток
table-waiting = Ждём: { $players }
table-waiting-nobody = Одну минуту
table-watching = Ты наблюдаешь.
table-all-moves = Все ходы ({ $count })
table-fewer = Меньше
table-step-back = Шаг назад
table-confirm = Сыграть так: { $line }
table-composed = Пока: { $line }
table-touch-a-piece = Коснись карты или фигурки либо выбери ниже.
table-only-choice = Ничего другого сделать нельзя.
table-forced = Ничего другого не остаётся.
table-over = Партия окончена.
table-won = Победа: { $players }.
table-drawn = Никто не победил.
table-minds-you = За тебя играет бот.
table-minds-you-hint = Он играет, пока ты не вернёшься на своё место.
table-come-back = Вернуться на своё место
table-plays-for-you = Партия сдана: доигрывает бот, твоё место — последнее.
table-reconnecting = Связь прервалась. Стол остаётся как был; у тебя ничего не пропало.

## Окна
table-asked = Отвечают: { $players }
table-window-closed-to-you = Тебя не спрашивают.
table-sealed-hint = У всех одинаковое время. Ответы запечатаны, пока окно не закроется.
table-sealed = Твой ответ запечатан. Его вскроют вместе с остальными не позже чем через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
table-sealed-open = Твой ответ запечатан. Его вскроют вместе со всеми остальными.
table-change = Изменить ответ
table-withdraw = Отозвать ответ
table-nothing-fits = Больше ничего не подходит
table-seconds = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] остались { $seconds } секунды
   *[other] осталось { $seconds } секунд
}

## Отказы
table-not-possible = Так нельзя
table-not-meant = Сейчас вопрос не об этом.

## Отмена хода, голосование, уход
table-undo = Отменить ход
table-undo-ask = Попросить отменить ход (кто-то уже что-то узнал)
table-vote-undo = { $lines ->
    [one] { $player } просит отменить { $lines } ход.
    [few] { $player } просит отменить { $lines } хода.
   *[other] { $player } просит отменить { $lines } ходов.
}
table-vote-abort = { $player } предлагает прервать партию.
table-vote-missing = Ещё не ответили: { $players }
table-agree = Согласиться
table-decline = Отклонить
table-vote-withdraw = Отозвать предложение
table-hint = Подскажи ход
table-hint-line = Подсказка: { $line }.
table-hint-first = Твоя первая партия: к каждому ходу есть подсказка.
table-hint-show = Показать
table-hint-stop = Без подсказок
table-hint-play = Сыграть так
table-resign = Сдаться
table-resign-sure = Точно сдаться? Отменить это нельзя.
table-abort = Предложить прервать
table-keep-playing = Играть дальше
table-elsewhere = Продолжить в другом браузере
table-elsewhere-link = Ссылка на это место
table-elsewhere-hint = Открой её на другом устройстве. Любой, у кого она есть, играет за тебя, так что никому её не показывай. Она действует один раз; после этого ты играешь там, а не здесь.
table-leave = Уйти; место останется за тобой

## Распоряжения
table-orders = Распоряжения
table-orders-private = Видны только тебе. Применяются, когда окно закрывается, не раньше.
table-orders-none = Тебя спрашивают всегда.
table-orders-in-force = Действуют
table-orders-give = Отдать распоряжение
table-orders-about = Для этих игроков
table-orders-choose-players = Выбери хотя бы одного игрока.
table-orders-until = До каких пор
table-orders-order = Отдать
table-orders-recall = Отменить
table-order-pass = Пас до моего хода
table-order-concerns = Если касается меня
table-order-ask = Всегда спрашивать

## Чат
table-say = Напиши что-нибудь
table-say-to = Кому
table-say-everybody = всем
table-say-gallery = зрителям
table-say-send = Отправить
table-said-to = кому: { $players }
table-to-you = тебе
table-chat-empty = Пока никто ничего не написал.
table-promises = Обещания
table-promises-about = Они никого не связывают. Сдержано ли обещание, говорит тот, кому его дали.
table-promise-to = { $player } → { $to }: { $text }
table-promise-make = Пообещать
table-promise-what = Что ты обещаешь?
table-promise-kept = сдержано
table-promise-broken = нарушено
table-promise-mark-kept = Обещание сдержано
table-promise-mark-broken = Обещание нарушено

## Правила
table-moment = Сейчас важно
table-rules-here = Выбрано за этим столом
table-search = Искать в правилах
table-no-clause = Таких слов нет ни в одном пункте.
table-rules-loading = Правила загружаются…

## Планы
table-square = { $square }, { $room }
table-reachable = можно дойти
table-floor-other = Показать: { $floor }

## Пока кого-то не было
table-away = Пока тебя не было
table-away-more = { $count ->
    [one] ещё { $count } событие в журнале
    [few] ещё { $count } события в журнале
   *[other] ещё { $count } событий в журнале
}

## Клавиши
table-goal = Цель игры
table-help = Клавиши и жесты
table-help-about = Всё можно сделать без мыши.
table-help-letters-off = Клавиши из одной буквы отключены в настройках.
table-help-touch = Удерживай карту, чтобы увидеть её крупно. На плане первое касание показывает путь, второе ведёт по нему. Коснись того, что не подходит, и правила скажут почему.
table-help-arrows = переходить между картами, фигурками и клетками
table-help-space = взять карту или отпустить
table-help-enter = сделать то, что написано на яркой кнопке
table-help-offers = нажать одну из первых девяти кнопок
table-help-pass = пас, без ответа
table-help-clear = бросить начатое, закрыть
table-help-undo = отменить ход или попросить об этом
table-help-why = почему нельзя? (на фигурке или карте); иначе — эти клавиши
table-help-large = увидеть карту крупно
table-help-places = перейти к картам на руке, столу, местам
table-help-panels = открыть журнал, чат, правила
table-help-orders = распоряжения
table-help-floor = другой этаж, если он есть
table-help-skip = пропустить анимацию
table-help-mute = включить или выключить звук
table-key-arrows = стрелки
table-key-space = пробел
table-key-enter = Enter
table-key-esc = Esc
