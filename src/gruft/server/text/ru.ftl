# Что говорит веб-страница вне самого стола. Отказы — в words/text, у каждой игры свои файлы.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Вольфганг Крамер
room-vampire_queen-line = Избавься от карт до полнолуния.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Хеннинг Пёль
room-vampire_connection-line = Грабь деревню — и соседей.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Филип Милуньский
room-vampire_empire-line = Трое из девяти — вампиры. Кто?
room-grottenstein = Граф Гроттенштайн
room-grottenstein-short = Гроттен­штайн
room-grottenstein-by = Мартин Кирхер, Ингмар Ханеман
room-grottenstein-line = Три этажа, один гроб, четыре охотника.
room-seats = от { $low } до { $high }
room-seats-exact = { $low }
room-open =
    { $tables ->
        [0] открытых столов нет
        [one] открыт { $tables } стол
        [few] открыто { $tables } стола
       *[other] открыто { $tables } столов
    }
bot-moth = Мотылёк
bot-raven = Ворон
bot-owl = Сова
bot-moth-about = играет наугад
bot-raven-about = играет по добрым советам
bot-owl-about = думает наперёд

## The house
web-title = Gruft
web-home = Gruft, на главную
web-skip = К основной части
web-about = Дом четырёх вампирских игр. Играй с друзьями, с незнакомцами или против ворона.
web-nav = Дом
web-nav-home = Дом
web-settings = Настройки
web-language = Язык
web-theme = Оформление
web-next-theme = Оформление: { $theme }. Сменить на { $next }.
web-close = Закрыть
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-link-here = Эта ссылка работает только на этом компьютере: больше никто до дома не доберётся.
web-try-again = Ещё раз
web-to-the-house = На главную
web-clause = Пункт { $clause } правил
web-not-done = Не получилось
web-page-title = { $page }, Gruft
web-page-turn = ● Твой ход · { $page }
web-loading = Спрашиваем дом…

## Somebody comes in
web-name = Твоё имя
web-name-ask = Как тебя называть?
web-name-why = Дому хватит имени. Ни учётной записи, ни адреса, ни пароля.
web-name-table = Тебя приглашают за стол «{ $table }».
web-name-give = Войти
web-name-change = Сменить имя
web-guest-none = Войти
web-full = Здесь помещается не больше { $count } символов.

## Lists
web-mine = Твои партии
web-open = Открытые столы
web-your-turn = Твой ход
web-mine-playing = другие думают
web-mine-asked = ждём: { $names }
web-mine-bot = за тебя играет бот
web-mine-setting =
    { $free ->
        [0] можно сдавать
        [one] свободно { $free } место
        [few] свободно { $free } места
       *[other] свободно { $free } мест
    }
web-mine-over = окончена
web-mine-finished =
    { $count ->
        [one] { $count } оконченная партия
        [few] { $count } оконченные партии
       *[other] { $count } оконченных партий
    }
web-mine-none = Партий ещё нет
web-mine-none-text = Выбери дверь и сдавай: против воронов игра начнётся сразу.
web-open-none = Открытых столов нет
web-open-none-text = Накрой стол, который увидят все, или пошли друзьям ссылку на свой.
web-open-at = { $seated } из { $seats }
web-sit-down = Сесть
web-watch = Смотреть
web-alone = больше никого
web-unseen = Столов не видно

## Setting a table
web-set = Накрыть стол
web-set-game = Игра
web-set-seats = Места
web-set-seat = Место { $seat }
web-set-you = ты ведёшь стол
web-set-free-seat = Свободно
web-set-me = Ты
web-set-waits = ждёт гостя
web-set-for = Кто играет на месте { $seat }
web-set-person = Гость
web-set-here = Здесь
web-set-person-hint = Гость: место ждёт того, у кого есть ссылка.
web-set-here-hint = Здесь: кто-то играет за этим же экраном. Его передают между ходами.
web-set-player = Игрок { $seat }
web-set-tempo = Вживую или не спеша
web-tempo-live = Вживую
web-tempo-live-hint = Все сидят за столом, пока партия не кончится.
web-tempo-slow = Не спеша
web-tempo-slow-hint = Партия на несколько дней: заходи когда хочешь и ходи, когда твой ход.
web-set-options = Правила и темп
web-set-summary = { $clock } · кто смотрит: { $watching } · ждать отошедших: { $grace }
web-set-range = От { $low } до { $high }.
web-set-rules = Правила игры
web-set-time = Темп
web-set-people = Люди
web-set-clock = Время на ход
web-clock-none = сколько угодно
web-clock-kind-none = без часов
web-clock-kind-move = время на каждый ход
web-clock-kind-bank = время на всю партию
web-clock-kind-days = дни на каждый ход
web-clock-none-hint = Каждый думает сколько хочет.
web-clock-move-hint = С каждым вопросом часы запускаются заново.
web-clock-bank-hint = У всех одинаковый запас времени, и каждый ход его немного пополняет.
web-clock-days-hint = Для партий, которые идут между делом.
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут на партию
web-clock-increment = Секунд прибавки за ход
web-clock-day-count = Дней на ход
web-clock-move =
    { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
       *[other] { $seconds } секунд на ход
    }
web-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
web-clock-bank = { $minutes } мин + { $seconds } с
web-set-zero = Когда время вышло
web-zero-move = делается безобидный ход
web-zero-move-hint = Со следующего вопроса место играет дальше.
web-zero-bot = место проиграно
web-zero-bot-hint = Доигрывает бот, а место становится последним. Вдвоём партия на этом кончается.
web-set-pace = Время на ответ
web-pace-usual = до 30 секунд
web-pace-usual-hint = Когда действуют другие, а ты можешь ответить. Для всех это длится одинаково, чтобы ничего не выдать.
web-pace-quick = до 10 секунд
web-pace-quick-hint = Для тех, кто знает игру. Для всех это длится одинаково.
web-pace-calm = до 90 секунд
web-pace-calm-hint = Для первой игры: хватит времени прочитать карты. Для всех это длится одинаково.
web-pace-screen = пока не спросят всех
web-pace-screen-hint = За одним экраном спешить некуда: его передают из рук в руки.
web-pace-twice = закрывается в 8 и в 20 часов
web-pace-twice-hint = По твоим часам. Все ответы вскрываются в назначенный час, и не видно, кто когда ответил.
web-pace-daily = закрывается в 20 часов
web-pace-daily-hint = По твоим часам, раз в день: все ответы вскрываются вместе.
web-pace-hourly = закрывается каждый час
web-pace-hourly-hint = Все ответы вскрываются вместе, самое позднее через четыре часа.
web-set-grace = Ждать того, кто отошёл
web-set-grace-hint = Потом за местом присматривает бот. Кто вернётся, забирает место одним нажатием.
web-set-grace-never-hint = Как бы долго кто ни отсутствовал, бот за него не сыграет.
web-set-stand-in = Кто замещает ушедших
web-set-stand-in-hint = Он знает лишь то, что знает это место.
web-for-ever = сколько угодно
web-at-once = сразу
web-seconds =
    { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[other] { $count } секунд
    }
web-minutes =
    { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[other] { $count } минут
    }
web-set-watching = Кто может смотреть
web-set-watching-hint = Зрители не видят ничьих карт и ничего тайного.
web-set-watching-alone = Зрители не видят ничьих карт. За столом кроме тебя только боты: если никто не смотрит, незачем растягивать ответы ради других, и игра идёт быстрее.
web-set-watching-listed = Пока вы играете, стол виден среди открытых, и смотреть могут все.
web-watching-nobody = никто
web-watching-link = у кого есть ссылка
web-watching-everybody = все
web-set-delay = Зрители видят всё
web-set-delay-hint = С задержкой никто не сможет подсказывать.
web-later = на { $time } позже
web-set-listed = Показать среди открытых столов
web-set-listed-hint = Он виден там до раздачи, и сесть смогут и незнакомцы.
web-set-hints = Подсказки
web-set-hints-hint = Тот, чей ход, может спросить у дома, как поступил бы хороший игрок.
web-set-undo-note = Ход можно взять назад, пока никто ничего из него не узнал; вернуться ещё дальше можно, если все согласны.
web-option-on = да
web-option-off = нет
web-by-lot = по жребию
web-as-printed = как напечатано
web-edition = Своё издание
web-edition-hint = Играй с другими значениями вместо напечатанных. Разницу все видят до того, как сядут.
web-edition-name = Напечатанное значение
web-edition-value = Здесь
web-edition-printed = Напечатано: { $value }
web-edition-kind = Значение должно быть того же рода, что и напечатанное.
web-edition-change = Изменить это значение
web-edition-undo = Снова как напечатано
web-edition-changed =
    { $count ->
        [one] { $count } значение не такое, как напечатано.
        [few] { $count } значения не такие, как напечатано.
       *[other] { $count } значений не такие, как напечатано.
    }
web-option-vampire_queen-s15_seat = Кто получает охотника S15
web-option-vampire_queen-s15_seat-hint = Место слева от него получает S20 и заходит первым.
web-option-vampire_queen-phases-hint = Каждая фаза — одна сдача; в конце очки складываются.
web-option-vampire_connection-vampire = Вампир на месте { $seat }
web-option-vampire_connection-vampire-hint = У каждого вампира своя способность; у каждого места — свой вампир.
web-option-vampire_connection-start = Кто начинает
web-option-vampire_connection-start-hint = Место, которое ходит первым.
web-option-vampire_connection-abilities = У вампиров есть способности
web-option-vampire_connection-abilities-hint = Для первой игры — без них.
web-option-vampire_connection-max_rounds-hint = Чтобы партия кончилась, даже если никто этого не хочет.
web-option-grottenstein-vampire_seat = Кто играет за вампира
web-option-grottenstein-vampire_seat-hint = Все остальные охотятся; вдвоём один ведёт всех охотников.
web-option-grottenstein-hunter_order = Порядок охотников
web-option-grottenstein-hunter_order-hint = В каком порядке ходят охотники.
web-option-grottenstein-preset = Значения игры
web-option-grottenstein-preset-hint = Напечатанные значения выгодны одной стороне; другие уравнивают.
web-option-grottenstein-preset-dagger_minus_2 = кинжал слабее (кубик −2)
web-option-grottenstein-preset-tuned = уравновешенно: побеждает только кол
web-option-grottenstein-vampire_zero = Когда у вампира не осталось жизни
web-option-grottenstein-vampire_zero-hint = Могут ли одни раны закончить охоту.
web-option-grottenstein-vampire_zero-dies = охотники побеждают
web-option-grottenstein-vampire_zero-coffin = его кладут в гроб
web-option-grottenstein-max_rounds = Последний круг
web-option-grottenstein-max_rounds-hint = После него побеждает сторона вампира. 0: как напечатано.
web-colour-red = красный
web-colour-blue = синий
web-colour-green = зелёный
web-colour-yellow = жёлтый
web-fewer = меньше
web-more = больше
web-deal = Сдать карты
web-set-invite = Накрыть и пригласить
web-fair-note = Отпечаток жребия показывают до первой карты, секрет — после последней.

## The waiting room
web-wait-title = Стол накрыт
web-wait-host = Пошли ссылку тем, кто будет играть, или отдай свободные места ботам.
web-wait-guest = Займи свободное место. Карты сдаёт { $host }.
web-wait-guest-nohost = Займи свободное место. Карты сдаёт хозяин стола.
web-wait-seated = Твоё место — { $seat }. { $host } сдаст карты, когда все места будут заняты.
web-wait-seated-nohost = Твоё место — { $seat }. Хозяин стола сдаст карты, когда все места будут заняты.
web-wait-full = Все места заняты.
web-wait-invited = Для тебя придержано место. Садись.
web-wait-taken = Все места заняты, а смотреть за этим столом нельзя.
web-wait-taken-watch = Все места заняты. Останься — и будешь смотреть, когда начнётся.
web-wait-linked =
    { $kept ->
        [one] Свободное место придержано для того, у кого есть ссылка на него, а смотреть за этим столом нельзя.
       *[other] Свободные места придержаны для тех, у кого есть ссылки на них, а смотреть за этим столом нельзя.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Свободное место придержано для того, у кого есть ссылка на него. Останься — и будешь смотреть, когда начнётся.
       *[other] Свободные места придержаны для тех, у кого есть ссылки на них. Останься — и будешь смотреть, когда начнётся.
    }
web-wait-seats = Места
web-wait-link = Ссылка-приглашение
web-wait-link-short = Ссылка
web-wait-link-hint = Три слова, которые можно назвать вслух.
web-wait-facts = Как играем
web-wait-host-is = ведёт стол
web-wait-you = это ты
web-wait-seated-short = за столом
web-wait-kept = Придержано
web-wait-kept-for = Придержано: { $name }
web-wait-kept-you = для тебя
web-wait-kept-comes = ещё не здесь
web-wait-kept-link = для того, у кого есть ссылка
web-wait-take = Занять своё место
web-wait-new-link = Новая ссылка
web-wait-silent = без слова
web-wait-menu = Место { $seat }: поменять местами и другое
web-wait-swap = С кем поменять местами
web-wait-mute = Лишить слова
web-wait-unmute = Вернуть слово
web-wait-away = отсутствует
web-wait-bot = бот, { $bot }
web-wait-sit = Сесть сюда
web-wait-sit-too = Сесть и сюда
web-wait-sit-name = Имя на этом месте
web-wait-stand = Встать
web-wait-remove = Освободить место
web-wait-kick = Выпроводить
web-wait-kick-hint = Кого выпроводили, тот за этот стол не вернётся.
web-wait-move = Пересесть сюда
web-wait-seat-bot = Отдать место { $seat } боту
web-wait-fill = Все свободные места отдать:
web-wait-seat-link = Ссылка на место { $seat }
web-wait-seat-link-label = Ссылка только на это место
web-wait-seat-link-hint = Теперь место придержано для того, у кого есть эта ссылка; ссылка на стол его не открывает. Она действует один раз.
web-wait-missing =
    { $free ->
        [one] Ещё свободно { $free } место.
        [few] Ещё свободно { $free } места.
       *[other] Ещё свободно { $free } мест.
    }
web-wait-missing-kept =
    { $kept ->
        [one] Ещё ждёт { $kept } придержанное место.
        [few] Ещё ждут { $kept } придержанных места.
       *[other] Ещё ждут { $kept } придержанных мест.
    }
web-wait-missing-away =
    { $away ->
        [one] { $away } игрок сейчас не здесь.
        [few] { $away } игрока сейчас не здесь.
       *[other] { $away } игроков сейчас не здесь.
    }
web-wait-fingerprint = Отпечаток жребия
web-wait-hot = За этим экраном вас несколько? Садись по разу за каждого; между ходами экран передают.
web-talk = Разговор
web-talk-none = Пока никто ничего не сказал.
web-talk-say = Сказать что-нибудь
web-talk-send = Сказать

## At the table
web-hand-over = Передай экран: { $name }
web-hand-over-text = Сейчас ходит { $name }. Пока { $name } не возьмёт экран, карт не видно.
web-hand-over-take = Я { $name }
web-moved = { $count ->
    [one] { $names } играет теперь в другом браузере
   *[other] { $names } играют теперь в другом браузере
}
web-moved-text = Место перенесли туда по ссылке. Ключ, который лежал здесь, больше ничего не открывает.
web-moved-go-on = Остаться здесь
web-link-spent = Эта ссылка больше ничего не открывает
web-link-spent-text = Ссылка на место действует один раз. Новую можно сделать там, где теперь играют на этом месте.
web-away-line = Дом не отвечает. Стол остаётся таким, каким ты его видишь.
web-away-house = Дом не отвечает. Мы спрашиваем снова и снова.
web-line-not-taken = Дом на месте, но больше не принимает отсюда соединений. Возможно, открыто слишком много его страниц: закрой лишние.
web-try-now = Попробовать сейчас
web-gallery-later = Зрители видят позже
web-gallery-later-text = Хозяин стола показывает зрителям всё чуть позже. Останься — стол появится здесь сам.
web-outdated = Дом новее этой страницы.
web-reload = Загрузить заново

## The end
web-end-over = Игра окончена
web-end-wins = Победа: { $name }
web-end-wins-with = Победа: { $name }, счёт { $score }
web-end-you-win = Победа за тобой
web-end-you-win-with = Победа за тобой, счёт { $score }
web-end-share = Победа: { $names }
web-end-nobody = Победителей нет
web-end-aborted = Партия прервана
web-end-aborted-text = Все согласились. Никто не проиграл.
web-end-resigned = { $name } сдаётся.
web-end-out-of-time = У игрока { $name } вышло время.
web-end-sheet = Таблица очков
web-end-rank = Ранг
web-end-seat = Место
web-end-score = Очки
web-end-last = партия сдана, последнее место
web-end-winner = победа
web-end-team = та же команда: { $names }
web-end-chart = Очки по ходу партии
web-end-chart-label = Очки в конце: { $list }
web-end-again = Ещё раз за тем же столом
web-end-again-go = К новому столу
web-end-again-set = Накрыт новый стол.
web-end-look = Посмотреть на стол
web-end-back = Назад к итогу
web-end-record = Сохранить запись
web-fair = Честная сдача
web-fair-checking = Страница проверяет каждый жребий…
web-fair-unread = Запись прочитать не удалось, поэтому проверить ничего нельзя.
web-fair-checked = Честная сдача, проверено
web-fair-broken = Секрет не подходит
web-fair-checked-text = Страница только что пересчитала всё сама, не спрашивая дом: жребий был определён до первой карты, и выбрать его никто не мог.
web-fair-broken-text = Что-то не сходится; красная строка внизу говорит что. Не верь этой сдаче и сохрани запись.
web-fair-figures = Показать числа
web-fair-file-fits = Запись цела: каждая строка сходится со своей контрольной суммой.
web-fair-file-broken = Запись изменена: строка не сходится со своей контрольной суммой.
web-fair-fingerprint-fits = Секрет даёт тот отпечаток, что был показан до первой карты.
web-fair-fingerprint-broken = Секрет не даёт показанного отпечатка.
web-fair-seen-fits = Этот браузер видел тот же отпечаток до партии.
web-fair-seen-broken = Этот браузер видел до партии другой отпечаток.
web-fair-seen-open = До партии этого браузера за столом не было, и отпечатка он не видел.
web-fair-grain-fits = Крупинка удачи от этого браузера учтена.
web-fair-grain-broken = Крупинки удачи от этого браузера не хватает.
web-fair-grain-open = Этот браузер своей крупинки удачи не давал.
web-fair-seed-fits =
    { $count ->
        [one] Секрет и { $count } крупинка дают зерно.
        [few] Секрет и { $count } крупинки дают зерно.
       *[other] Секрет и { $count } крупинок дают зерно.
    }
web-fair-seed-broken = В записи не хватает крупинки удачи.
web-fair-draws-fits =
    { $count ->
        [1] Из этого зерна вышел единственный жребий.
        [one] Из этого зерна вышел { $count } жребий: каждая тасовка, каждый кубик.
        [few] Из этого зерна вышли все { $count } жребия: каждая тасовка, каждый кубик.
       *[other] Из этого зерна вышли все { $count } жребиев: каждая тасовка, каждый кубик.
    }
web-fair-draws-broken = Один жребий не из этого зерна.
web-fair-before = Дом связан своим жребием: этот отпечаток показывают до первой карты, а секрет за ним — после последней.
web-fair-fingerprint = Отпечаток
web-fair-secret = Секрет
web-fair-salts = Крупинки по местам
web-fair-seed = Зерно
web-fair-draw = Первый жребий, который не сошёлся
web-fair-yourself = Проверь каждый жребий: сохрани запись и запусти

## Settings
web-settings-text = Хранятся только в этом браузере.
web-settings-table = Партия тем временем идёт.
web-settings-back = Назад за стол
web-people = Люди за этим столом
web-people-hint = За того, кого выпроводили, играет бот; за этот стол он уже не вернётся.
web-people-watching = смотрит
web-language-failed = Слова этого языка сейчас не получить. Страница остаётся на прежнем.
web-theme-night = Ночь
web-theme-dawn = Рассвет
web-theme-contrast = Высокий контраст
web-motion = Движение
web-motion-system = как в системе
web-motion-full = полное
web-motion-none = нет
web-orders = Постоянные распоряжения
web-orders-text = Действуют с начала каждой партии, когда ходят другие, а ты можешь ответить. За столом их можно изменить в любой момент.
web-order-none = Всегда спрашивать
web-order-none-hint = по умолчанию
web-order-concerns = Спрашивать, только если это касается меня
web-order-concerns-hint = мой замок, мой склеп, мои персонажи
web-order-pass = Пасовать за меня
web-order-pass-hint = пока я не скажу иначе
web-keys = Клавиатура
web-keys-letters = Отдельные буквы — быстрые клавиши
web-keys-letters-hint = P — пас, U — вернуть ход, R — правила…

## Rules
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-find = Найти слово или пункт
web-rules-none = Такого пункта нет
web-rules-none-text = Попробуй другое слово или номер пункта.

## What goes wrong
web-nowhere = Такой комнаты нет
web-nowhere-text = Этот адрес никуда в доме не ведёт.
web-unreached = Дом не отвечает. Открыт ли он ещё и есть ли связь?
web-failed = В дом не войти
web-failed-text = Твои партии в сохранности: каждый ход был записан прежде, чем показан.
web-table-failed = К этому столу не подойти
web-not-in-table-unknown = Такого стола нет
web-not-in-table-kicked = Тебя выпроводили
web-not-in-table-not-for-watching = Здесь играют за закрытыми дверями
web-broken = Страница споткнулась
web-broken-text = Твои ходы в сохранности: они были записаны прежде, чем показаны. Загрузи страницу заново.
