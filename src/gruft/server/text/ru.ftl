# Что говорит веб-страница вне самого стола. Отказы — в words/text, у каждой игры свои файлы.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Вольфганг Крамер
room-vampire_queen-line = Избавься от карт до рассвета.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Хеннинг Пёль
room-vampire_connection-line = Грабь деревню — и соседей.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Филип Милуньский
room-vampire_empire-line = Трое из девяти — вампиры. Кто?
room-grottenstein = Vampir
room-grottenstein-short = Vampir
room-grottenstein-by = Мартин Кирхер, Ингмар Ханеман
room-grottenstein-line = Особняк графа Гроттенштайна: три этажа, один гроб, четыре охотника.
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
bot-moth-about = играет наугад: хорошо для пробы
bot-raven-about = следует хорошим советам: настоящий соперник
bot-owl-about = думает на несколько ходов вперёд

## The house
web-title = Gruft
web-home = Gruft, на главную
web-skip = К основной части
web-about = Четыре вампирские игры в одном доме. Играй с друзьями, с незнакомцами или против ворона.
web-nav = Gruft
web-nav-home = Главная
web-nav-watch = Смотреть
web-nav-learn = Учиться
web-nav-rules = Правила
web-nav-records = Архив
web-settings = Настройки
web-language = Язык
web-theme = Оформление
web-next-theme = Оформление: { $theme }. Сменить на { $next }.
web-close = Закрыть
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-link-here = Эта ссылка работает только на этом компьютере: с других до сервера не достучаться.
web-try-again = Ещё раз
web-to-the-house = На главную
web-clause = Пункт { $clause } правил
web-not-done = Не получилось
web-page-title = { $page }, Gruft
web-page-turn = ● Твой ход · { $page }
web-loading = Загрузка…

## Somebody comes in
web-name = Твоё имя
web-name-ask = Как тебя называть?
web-name-why = Хватит имени. Ни учётной записи, ни почты, ни пароля.
web-name-table = Тебя приглашают за стол «{ $table }».
web-name-host = { $host } приглашает тебя в игру { $game }
web-name-game = Приглашение в игру { $game }
web-name-playing = { $game }: партия уже идёт
web-name-over = { $game }: эта партия окончена
web-name-give = Войти
web-name-change = Сменить имя
web-guest-none = Войти
web-full = Символов — не больше { $count }.

## Lists
web-mine = Твои партии
web-open = Открытые столы
web-your-turn = Твой ход
web-mine-playing = ждём остальных
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
web-mine-none-text = Выбери игру и сдай карты. Против ботов она начнётся сразу.
web-open-none = Открытых столов нет
web-open-none-text = Создай стол, который увидят все, или пошли друзьям ссылку на свой.
web-open-show = Открыть стол всем
web-watch-none = Сейчас никто не играет открыто
web-watch-none-text = Партия появится здесь, если смотреть её могут все.
web-watch-title = Партии для зрителей
web-records-title = Твои оконченные партии
web-records-none = Оконченных партий ещё нет
web-records-none-text = Доиграй партию: её история, счёт и запись останутся здесь.
web-learn-title = Научиться игре
web-learn-how = Как играть
web-learn-rules = Правила
web-shelf-play = Играть
web-open-at = { $seated } из { $seats }
web-sit-down = Сесть
web-watch = Смотреть
web-alone = больше никого
web-unseen = Столы не загружаются

## Setting a table
web-set = Новый стол
web-set-game = Игра
web-set-seats = Места
web-set-seat = Место { $seat }
web-set-you = ты ведёшь стол
web-set-free-seat = Свободно
web-set-me = Ты
web-set-waits = ждёт игрока
web-set-for = Кто играет на месте { $seat }
web-set-person = Гость
web-set-here = Здесь
web-set-person-hint = Гость: место займёт тот, у кого есть ссылка.
web-set-here-hint = Здесь: кто-то играет за этим же экраном. Вы передаёте его между ходами.
web-set-bot-hint = { $bot } — бот, который { $about }.
web-set-about = { $what }: { $about }
web-set-name-ask = Имя игрока на месте { $seat }
web-set-name-missing = Впиши имя каждого, кто играет за этим экраном.
web-set-first = Впервые здесь? Остальные места займут боты, и игра начнётся сразу.
web-set-side = Ты играешь
web-side-vampire_empire-vampires = за вампиров
web-side-vampire_empire-vampires-hint = Ты знаешь, кто эти три вампира; соперник должен их найти.
web-side-vampire_empire-humans = за людей
web-side-vampire_empire-humans-hint = Ты не знаешь, кто эти три вампира: найди их и убей.
web-side-grottenstein-hunters = за охотников
web-side-grottenstein-hunters-hint = Вгони графу кол в сердце, пока он в гробу. Нужны молоток и кол.
web-side-grottenstein-vampire = за вампира
web-side-grottenstein-vampire-hint = Ты граф: убей четырёх охотников или продержись до конца последнего круга.
web-set-gentle = Первая партия: { $options }.
web-set-seat-of = Место { $seat } ({ $who })
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
web-zero-move = безобидный ход
web-zero-move-hint = Со следующего решения игрок продолжает сам.
web-zero-bot = партия проиграна
web-zero-bot-hint = Доигрывает бот, игрок становится последним. Вдвоём партия на этом кончается.
web-set-pace = Время на ответ
web-pace-usual = до 30 секунд
web-pace-usual-hint = Когда действуют другие, а ты можешь ответить. Для всех это длится одинаково, чтобы ничего не выдать.
web-pace-quick = до 10 секунд
web-pace-quick-hint = Для тех, кто знает игру. Для всех это длится одинаково.
web-pace-calm = до 90 секунд
web-pace-calm-hint = Для первой игры: хватит времени прочитать карты. Для всех это длится одинаково.
web-pace-screen = пока не спросят всех
web-pace-screen-hint = За одним экраном спешить некуда: вы передаёте его друг другу.
web-pace-twice = закрывается в 8 и в 20 часов
web-pace-twice-hint = По твоему местному времени. Все ответы вскрываются в назначенный час, и не видно, кто когда ответил.
web-pace-daily = закрывается в 20 часов
web-pace-daily-hint = По твоему местному времени, раз в день: все ответы вскрываются вместе.
web-pace-hourly = закрывается в начале каждого часа
web-pace-hourly-hint = Все ответы вскрываются вместе, самое позднее через четыре часа.
web-set-grace = Ждать отошедших
web-set-grace-hint = Потом за них играет бот. Вернуться в игру можно одним нажатием.
web-set-grace-never-hint = Как бы долго игрока ни было, бот за него не сыграет.
web-set-stand-in = Кто играет за отошедших
web-set-stand-in-hint = Бот знает лишь то, что известно игроку, которого он заменяет.
web-set-bot-pace = Как быстро ходят боты
web-set-bot-pace-hint = Столько бот ждёт перед каждым ходом, что бы ни было у него на руке; скорость движения на твоём экране выбирается в твоих настройках.
web-bot-pace-slow = медленно
web-bot-pace-normal = обычно
web-bot-pace-fast = быстро
web-bot-pace-at-once = сразу
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
web-set-watching-alone = Зрители не видят ничьих карт. Ты играешь только с ботами: без зрителей незачем выравнивать время ответов, и игра идёт быстрее.
web-set-watching-listed = Пока вы играете, стол виден в разделе «Смотреть».
web-watching-nobody = никто
web-watching-link = все, у кого ссылка
web-watching-everybody = все
web-set-delay = Зрители видят всё
web-set-delay-hint = С задержкой никто не сможет подсказывать.
web-later = на { $time } позже
web-set-listed = Показать среди открытых столов
web-set-listed-hint = До сдачи его могут найти и сесть за него и незнакомцы.
web-set-hints = Подсказки
web-set-hints-hint = В свой ход можно спросить, как пошёл бы хороший игрок.
web-set-undo-note = Ход можно отменить, пока никто ничего из него не узнал; отступить дальше — если все согласны.
web-option-on = да
web-option-off = нет
web-by-lot = по жребию
web-as-printed = как напечатано
web-edition = Своё издание
web-edition-hint = Играй с другими значениями вместо напечатанных. Разницу все видят до того, как сядут.
web-edition-name = Напечатанное значение
web-edition-value = За этим столом
web-edition-printed = Напечатано: { $value }
web-edition-kind = Значение должно быть того же рода, что и напечатанное.
web-edition-change = Изменить значение
web-edition-undo = Снова как напечатано
web-edition-changed =
    { $count ->
        [one] { $count } значение не такое, как напечатано.
        [few] { $count } значения не такие, как напечатано.
       *[other] { $count } значений не такие, как напечатано.
    }
web-option-vampire_queen-s15_seat = У кого самые длинные клыки
web-option-vampire_queen-s15_seat-hint = Этот игрок получает охотника 15; сосед слева получает охотника 20 и заходит первым.
web-option-vampire_queen-phases-hint = Каждая фаза — одна сдача; в конце очки складываются.
web-option-vampire_queen-memory = Память решает
web-option-vampire_queen-memory-hint = Склеп остаётся закрытым, а взятые карты больше не показывают.
web-option-vampire_connection-vampire = Вампир на месте { $seat }
web-option-vampire_connection-vampire-hint = У каждого вампира своя способность; у каждого игрока — свой вампир.
web-option-vampire_connection-start = Кто начинает
web-option-vampire_connection-start-hint = Этот игрок ходит первым.
web-option-vampire_connection-abilities = Вампиры со способностями
web-option-vampire_connection-abilities-hint = Каждый вампир обходит одно из правил. Для первой игры лучше без них.
web-option-vampire_connection-max_rounds-hint = Чтобы партия кончилась, даже если никто этого не хочет.
web-option-vampire_connection-memory = Память решает
web-option-vampire_connection-memory-hint = Оба сброса и остаток деревни закрыты, а увиденные карты больше не показывают.
web-option-vampire_empire-chapel_holy_water = Часовня возвращает святую воду
web-option-vampire_empire-chapel_holy_water-hint = Да: Часовня берёт и карты, на которых только святая вода. Нет: они остаются во рву.
web-option-vampire_empire-markers_both_rounds = Маркеры считаются во втором раунде
web-option-vampire_empire-markers_both_rounds-hint = Да: маркеры атаки и защиты считаются в обоих раундах. Нет: только в первом.
web-option-vampire_empire-memory = Память решает
web-option-vampire_empire-memory-hint = Да: подвалы и рвы закрыты, твои тоже, а увиденные карты больше не показывают. Нет: свои можно просматривать.
web-option-vampire_empire-protect_after_attack = Поддержка защищает атакованных
web-option-vampire_empire-protect_after_attack-hint = Да: когда атака показана, другая сторона может сыграть карты поддержки для её цели. Нет: они ждут конца боя.
web-option-vampire_empire-regeneration_always = Регенерация спасает любого вампира
web-option-vampire_empire-regeneration_always-hint = Да: даже того, кого разоблачила только гибель. Нет: лишь разоблачённого раньше.
web-option-grottenstein-vampire_seat = Кто играет за вампира
web-option-grottenstein-vampire_seat-hint = Все остальные охотятся. Вдвоём один игрок ведёт всех охотников.
web-option-grottenstein-vampire_seat-open = последнее место (бот, если он есть)
web-option-grottenstein-hunter_order = Порядок охотников
web-option-grottenstein-hunter_order-hint = В каком порядке ходят охотники.
web-option-grottenstein-preset = Значения игры
web-option-grottenstein-preset-hint = Сделать кинжал слабее напечатанного? Охотникам станет труднее.
web-option-grottenstein-preset-dagger_minus_2 = кинжал слабее (кубик −2)
web-option-grottenstein-vampire_zero = Когда у вампира нет очков жизни
web-option-grottenstein-vampire_zero-hint = Могут ли одни раны закончить охоту.
web-option-grottenstein-vampire_zero-dies = охотники побеждают
web-option-grottenstein-vampire_zero-coffin = его кладут в гроб
web-option-grottenstein-range_metric = Как считается дальность
web-option-grottenstein-range_metric-hint = Достаёт ли оружие и до клеток наискось. Рисунок из оригинальных правил утерян.
web-option-grottenstein-range_metric-manhattan = без диагоналей
web-option-grottenstein-range_metric-chebyshev = шаг по диагонали — одна клетка
web-option-grottenstein-finds = Что охотники находят и несут
web-option-grottenstein-finds-hint = Видит ли сторона вампира карты охотников до того, как их используют.
web-option-grottenstein-finds-hidden = видят только охотники
web-option-grottenstein-finds-public = видят все
web-option-grottenstein-cellar_cards = Карты подвала вампира
web-option-grottenstein-cellar_cards-hint = Показывает ли блокнот вампира, что он разложил в подвале, или решает его память.
web-option-grottenstein-cellar_cards-noted = они в его блокноте
web-option-grottenstein-cellar_cards-remembered = он должен их помнить
web-option-grottenstein-max_rounds = Последний круг
web-option-grottenstein-max_rounds-hint = После него побеждает сторона вампира. 0: как напечатано.
web-colour-red = красный
web-colour-blue = синий
web-colour-green = зелёный
web-colour-yellow = жёлтый
web-fewer = меньше
web-more = больше
web-deal = Сдать карты
web-set-invite = Создать и пригласить
web-fair-note = Случайность определена до первой карты: сначала показан её отпечаток, в конце — секрет.

## The waiting room
web-wait-title = Стол готов
web-wait-host = Пошли ссылку друзьям или отдай свободные места ботам.
web-wait-guest = Займи свободное место. Карты сдаёт { $host }.
web-wait-guest-nohost = Займи свободное место. Карты сдаёт хозяин стола.
web-wait-seated = Твоё место — { $seat }. { $host } сдаст карты, когда все места будут заняты.
web-wait-seated-nohost = Твоё место — { $seat }. Хозяин стола сдаст карты, когда все места будут заняты.
web-wait-full = Все места заняты.
web-wait-invited = Для тебя забронировано место.
web-wait-taken = Все места заняты, и зрителей за этим столом нет.
web-wait-taken-watch = Все места заняты. Останься и смотри, когда партия начнётся.
web-wait-linked =
    { $kept ->
        [one] Свободное место забронировано для игрока со ссылкой на него, и зрителей за этим столом нет.
        [few] Свободные места забронированы для игроков со ссылками на них, и зрителей за этим столом нет.
       *[other] Свободные места забронированы для игроков со ссылками на них, и зрителей за этим столом нет.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Свободное место забронировано для игрока со ссылкой на него. Останься и смотри, когда партия начнётся.
        [few] Свободные места забронированы для игроков со ссылками на них. Останься и смотри, когда партия начнётся.
       *[other] Свободные места забронированы для игроков со ссылками на них. Останься и смотри, когда партия начнётся.
    }
web-wait-seats = Места
web-wait-link = Ссылка-приглашение
web-wait-link-short = Ссылка
web-wait-link-hint = Три слова, которые можно назвать вслух.
web-wait-share = Поделиться
web-wait-qr = QR-код
web-wait-qr-hint = Наведи камеру телефона, чтобы попасть за этот стол.
web-share-text = Сыграй со мной: { $game }!
web-wait-watching = Зрители
web-wait-facts = Настройки стола
web-wait-host-is = ведёт стол
web-wait-you = это ты
web-wait-seated-short = за столом
web-wait-kept = Забронировано
web-wait-kept-for = Забронировано: { $name }
web-wait-kept-you = для тебя
web-wait-kept-comes = ещё не здесь
web-wait-kept-link = для игрока со ссылкой
web-wait-take = Занять место
web-wait-new-link = Новая ссылка
web-wait-silent = чат отключён
web-wait-menu = Место { $seat }: поменять местами и другое
web-wait-swap = С кем поменять местами
web-wait-mute = Отключить чат
web-wait-unmute = Включить чат
web-wait-away = отсутствует
web-wait-bot = бот, { $bot }
web-wait-sit = Сесть сюда
web-wait-sit-too = Сесть и сюда
web-wait-sit-name = Имя
web-wait-stand = Встать
web-wait-remove = Освободить место
web-wait-kick = Удалить из-за стола
web-wait-kick-hint = Вернуться за этот стол будет нельзя.
web-wait-move = Пересесть сюда
web-wait-seat-bot = Отдать место { $seat } боту
web-wait-fill = Свободные места займёт:
web-wait-seat-link = Ссылка на место { $seat }
web-wait-seat-link-label = Ссылка только на это место
web-wait-seat-link-hint = Теперь место забронировано для игрока с этой ссылкой; ссылка на стол его не открывает. Она действует один раз.
web-wait-missing =
    { $free ->
        [one] Ещё свободно { $free } место.
        [few] Ещё свободно { $free } места.
       *[other] Ещё свободно { $free } мест.
    }
web-wait-missing-kept =
    { $kept ->
        [one] Ещё ждёт { $kept } забронированное место.
        [few] Ещё ждут { $kept } забронированных места.
       *[other] Ещё ждут { $kept } забронированных мест.
    }
web-wait-missing-away =
    { $away ->
        [one] { $away } игрок сейчас не здесь.
        [few] { $away } игрока сейчас не здесь.
       *[other] { $away } игроков сейчас не здесь.
    }
web-wait-fingerprint = Отпечаток случайности
web-wait-hot = За этим экраном вас несколько? Садись по разу за каждого; между ходами вы передаёте экран.
web-talk = Чат
web-talk-none = Пока никто ничего не написал.
web-talk-say = Написать что-нибудь
web-talk-send = Отправить

## At the table
web-hand-over = Передай экран: { $name }
web-hand-over-text = Сейчас ходит { $name }. Пока { $name } не возьмёт экран, карт не видно.
web-hand-over-take = Я { $name }
web-moved = { $count ->
    [one] { $names } играет теперь в другом браузере
    [few] { $names } играют теперь в другом браузере
   *[other] { $names } играют теперь в другом браузере
}
web-moved-text = Место открыли там по ссылке. Ключ в этом браузере больше не действует.
web-moved-go-on = Остаться здесь
web-link-spent = Эта ссылка больше не действует
web-link-spent-text = Ссылка на место действует один раз. Новую можно создать в том браузере, где теперь играют.
web-away-line = Сервер не отвечает. Стол остаётся таким, каким ты его видишь.
web-away-house = Сервер не отвечает. Страница пробует снова и снова.
web-line-not-taken = Сервер больше не принимает отсюда соединений. Возможно, открыто слишком много страниц: закрой лишние.
web-try-now = Попробовать сейчас
web-gallery-later = Зрители видят позже
web-gallery-later-text = Хозяин стола показывает зрителям всё с задержкой. Останься — стол появится здесь сам.
web-outdated = Есть более новая версия этой страницы.
web-reload = Загрузить заново

## The end
web-end-over = Игра окончена
web-end-wins = Победа: { $name }
web-end-wins-with = Победа: { $name } — { $score }
web-end-you-win = Победа за тобой
web-end-you-win-with = Победа за тобой: { $score }
web-end-share = Победа: { $names }
web-end-nobody = Победителей нет
web-end-aborted = Партия прервана
web-end-aborted-text = Все согласились. Никто не проиграл.
web-end-resigned = { $name } сдаётся.
web-end-out-of-time = У игрока { $name } вышло время.
web-end-sheet = Таблица очков
web-end-places = Итог
web-end-rank = Место
web-end-seat = Игрок
web-end-score = Очки
web-end-last = партия сдана, последнее место
web-end-winner = победа
web-end-team = та же команда: { $names }
web-end-chart = Ход партии
web-end-chart-label = В конце: { $list }
web-end-again = Реванш
web-end-again-go = К реваншу
web-end-again-set = Реванш готов.
web-end-story = Переломные моменты
web-end-story-none = Переломов не было: партия шла спокойно.
web-end-tallies = В числах
web-end-look = Посмотреть на стол
web-end-back = Назад к итогу
web-end-record = Сохранить запись
web-fair = Честная сдача
web-fair-checking = Страница проверяет каждый розыгрыш…
web-fair-unread = Запись прочитать не удалось, поэтому проверить ничего нельзя.
web-fair-checked = Честная сдача, проверено
web-fair-broken = Секрет не подходит
web-fair-checked-text = Страница только что пересчитала всё сама, не спрашивая сервер: случайность была определена до первой карты, и выбрать её никто не мог.
web-fair-broken-text = Что-то не сходится; красная строка внизу говорит что. Не верь этой сдаче и сохрани запись.
web-fair-figures = Показать числа
web-fair-file-fits = Запись цела: каждая строка сходится со своей контрольной суммой.
web-fair-file-broken = Запись изменена: строка не сходится со своей контрольной суммой.
web-fair-fingerprint-fits = Секрет даёт тот отпечаток, что был показан до первой карты.
web-fair-fingerprint-broken = Секрет не даёт показанного отпечатка.
web-fair-seen-fits = Этот браузер видел тот же отпечаток до партии.
web-fair-seen-broken = Этот браузер видел до партии другой отпечаток.
web-fair-seen-open = До партии этого браузера за столом не было, и отпечатка он не видел.
web-fair-grain-fits = Случайное число от этого браузера учтено.
web-fair-grain-broken = Случайного числа от этого браузера не хватает.
web-fair-grain-open = Этот браузер своего случайного числа не давал.
web-fair-seed-fits =
    { $count ->
        [one] Секрет и { $count } случайное число дают начальное значение.
        [few] Секрет и { $count } случайных числа дают начальное значение.
       *[other] Секрет и { $count } случайных чисел дают начальное значение.
    }
web-fair-seed-broken = В записи не хватает случайного числа.
web-fair-draws-fits =
    { $count ->
        [1] Единственный розыгрыш следует из этого начального значения.
        [one] { $count } розыгрыш следует из этого начального значения: каждая тасовка, каждый кубик.
        [few] Все { $count } розыгрыша следуют из этого начального значения: каждая тасовка, каждый кубик.
       *[other] Все { $count } розыгрышей следуют из этого начального значения: каждая тасовка, каждый кубик.
    }
web-fair-draws-broken = Один розыгрыш не следует из этого начального значения.
web-fair-before = Случайность определена заранее: этот отпечаток показан до первой карты, а секрет за ним — после последней.
web-fair-fingerprint = Отпечаток
web-fair-secret = Секрет
web-fair-salts = Случайные числа по местам
web-fair-seed = Начальное значение
web-fair-draw = Первый розыгрыш, который не сошёлся
web-fair-yourself = Проверь каждый розыгрыш: сохрани запись и запусти

## Settings
web-settings-text = Хранятся только в этом браузере.
web-settings-table = Партия тем временем идёт.
web-settings-back = Назад за стол
web-people = Люди за этим столом
web-people-hint = За удалённого игрока играет бот; вернуться за этот стол нельзя.
web-people-watching = смотрит
web-language-hint = Страница меняется сразу; у остальных остаётся свой язык.
web-language-failed = Этот язык сейчас не загружается. Страница остаётся на прежнем.
web-theme-hint = Тёмное, светлое или с самым сильным контрастом.
web-theme-night = Ночь
web-theme-dawn = Рассвет
web-theme-contrast = Высокий контраст
web-motion = Движение
web-motion-hint = Летают ли карты и ходят ли фигурки. Без движения обо всём рассказывает журнал.
web-motion-system = как в системе
web-motion-full = полное
web-motion-none = нет
web-speed = Скорость показа
web-speed-hint = Отвечать можно сразу: стол догонит. J — к текущему моменту.
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-skip = сразу к моему вопросу
web-sound = Звук
web-sound-switch = Включить звуки
web-sound-hint = Карты, кубики и стук, когда твой ход. M переключает их за столом. На телефоне тихо, пока ты не включишь звук.
web-volume = Громкость
web-volume-hint = Только на этом устройстве; остальные ничего не услышат.
web-orders = Распоряжения
web-orders-text = Действуют с начала каждой партии, когда ходят другие, а ты можешь ответить. За столом их можно изменить в любой момент.
web-order-none = Всегда спрашивать
web-order-none-hint = по умолчанию
web-order-concerns = Только если это касается меня
web-order-concerns-hint = мой замок, мой склеп, мои персонажи
web-order-pass = Пасовать за меня
web-order-pass-hint = пока я не скажу иначе
web-first-hints = Подсказки в первой партии
web-first-hints-hint = Когда ты впервые играешь здесь в какую-нибудь игру, подсказки появляются сами.
web-keys = Клавиатура
web-keys-letters = Быстрые клавиши из одной буквы
web-keys-letters-hint = P — пас, U — отменить ход, R — правила…

## Rules
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-find = Найти слово или пункт
web-rules-none = Такого пункта нет
web-rules-none-text = Попробуй другое слово или номер пункта.

## What goes wrong
web-nowhere = Здесь ничего нет
web-nowhere-text = Этот адрес никуда не ведёт.
web-unreached = Сервер не отвечает. Работает ли он ещё и есть ли связь?
web-failed = Сервер недоступен
web-failed-text = Твои партии в сохранности: каждый ход был записан прежде, чем показан.
web-table-failed = За этот стол не сесть
web-not-in-table-unknown = Такого стола нет
web-not-in-table-kicked = Хозяин стола удалил тебя
web-not-in-table-not-for-watching = У этой партии нет зрителей
web-broken = Что-то пошло не так
web-broken-text = Твои ходы в сохранности: они были записаны прежде, чем показаны. Загрузи страницу заново.
