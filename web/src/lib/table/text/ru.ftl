# Рамка любого стола.
table-skip = К открытому вопросу
table-home = Gruft, на главную
table-table = Стол
table-log = Журнал
table-log-earlier = Показать, что было раньше
table-chat = Разговор
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
table-hand = Твоя рука
table-team = Команда { $number }
table-contents = Что здесь лежит, насколько тебе известно
table-hidden = закрыто: { $count }

## Места
table-your-turn = твой ход
table-thinking = думает
table-is-asked = отвечает
table-you-asked = спрашивают тебя
table-bot = бот, { $level }
table-only-bot = бот
table-minded = за местом присматривает бот
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
table-step-back = На шаг назад
table-confirm = Сыграть так: { $line }
table-composed = Пока: { $line }
table-touch-a-piece = Коснись карты или фигуры либо выбери ниже.
table-only-choice = Ничего другого сделать нельзя.
table-forced = Ничего другого не остаётся.
table-over = Партия окончена.
table-won = Победа: { $players }.
table-drawn = Никто не победил.
table-minds-you = За твоим местом присматривает бот.
table-minds-you-hint = Он играет за тебя, пока ты не вернёшься на своё место.
table-come-back = Вернуться на своё место
table-plays-for-you = За этим местом сдались. Доигрывает бот, и место считается последним.
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
table-change = Изменить ответ
table-withdraw = Отозвать
table-nothing-fits = Больше ничего не подходит
table-seconds = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] остались { $seconds } секунды
   *[other] осталось { $seconds } секунд
}

## Отказы
table-not-possible = Так нельзя
table-not-meant = Вопрос сейчас не об этом.

## Возврат хода, голосование, уход
table-undo = Вернуть ход
table-undo-ask = Попросить вернуть ход (кто-то уже что-то узнал)
table-vote-undo = { $lines ->
    [one] { $player } просит вернуть { $lines } ход.
    [few] { $player } просит вернуть { $lines } хода.
   *[other] { $player } просит вернуть { $lines } ходов.
}
table-vote-abort = { $player } предлагает прервать партию.
table-vote-missing = Ещё не ответили: { $players }
table-agree = Согласиться
table-decline = Отклонить
table-vote-withdraw = Отозвать предложение
table-hint = А как бы сыграл дом?
table-resign = Сдаться
table-resign-sure = Ты правда хочешь сдаться? Отменить это нельзя.
table-abort = Предложить прервать
table-keep-playing = Играть дальше
table-elsewhere = Продолжить в другом браузере
table-elsewhere-link = Ссылка на это место
table-elsewhere-hint = Открой её на другом устройстве. У кого она есть, тот играет на твоём месте, так что никому её не показывай. Она действует один раз; после этого играют там, а не здесь.
table-leave = Выйти из-за стола; место останется за тобой

## Распоряжения
table-orders = Распоряжения
table-orders-private = Видны только тебе. Читаются, когда окно закрывается, и никогда раньше.
table-orders-none = Тебя спрашивают всегда.
table-orders-in-force = Действуют
table-orders-give = Отдать распоряжение
table-orders-about = Для этих игроков
table-orders-choose-players = Выбери хотя бы одного игрока.
table-orders-until = До каких пор
table-orders-order = Отдать распоряжение
table-orders-recall = Отменить

## Разговор
table-say = Скажи что-нибудь
table-say-to = Кому
table-say-everybody = всем
table-say-gallery = зрителям
table-say-send = Сказать
table-said-to = кому: { $players }
table-to-you = тебе
table-chat-empty = Пока никто ничего не сказал.
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
table-search = Искать в правилах
table-no-clause = Таких слов нет ни в одном пункте.
table-rules-loading = Несём книгу правил.

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
table-help = Клавиши и жесты
table-help-about = Всё можно сделать без мыши.
table-help-letters-off = Отдельные буквы отключены в настройках.
table-help-touch = Удерживай карту, чтобы увидеть её крупно. На плане первое касание показывает путь, второе ведёт по нему. Коснись того, что не подходит, и правила скажут почему.
table-help-arrows = переходить между картами, фигурами и клетками
table-help-space = взять карту или отпустить
table-help-enter = сделать то, что написано на светлой кнопке
table-help-offers = нажать одну из первых девяти кнопок
table-help-pass = пас, без ответа
table-help-clear = забыть начатое, закрыть
table-help-undo = вернуть ход или попросить об этом
table-help-why = почему нельзя? (на фигуре или карте); иначе — эти клавиши
table-help-large = увидеть карту крупно
table-help-places = перейти к руке, столу, местам
table-help-panels = открыть журнал, разговор, правила
table-help-orders = постоянные распоряжения
table-help-floor = другой этаж, если он есть
table-key-arrows = стрелки
table-key-space = Пробел
table-key-enter = Enter
table-key-esc = Esc
