# Что говорит сам дом: отказы, общие для всех игр, и слова, нужные везде.

seat-name = Игрок { $number }

## Подготовка
seats-out-of-range = В эту игру играют от { $low } до { $high } игроков, а не { $given }.
option-unknown = Настройки «{ $option }» нет. Известные настройки: { $known }.
option-not-a-switch = Настройка «{ $option }» — это «on» или «off», а не «{ $given }».
option-unknown-word = Настройка «{ $option }» — одно из слов: { $known }, а не «{ $given }».
option-out-of-range = Настройка «{ $option }» — целое число от { $low } до { $high }, а не «{ $given }».
language-unknown = Языка «{ $given }» здесь нет. Известные языки: { $known }.

## Файлы
file-too-large = { $file }: в файле больше { $limit } символов; здесь наверняка ошибка.
file-too-deep = { $file }: слишком глубокая вложенность значений (предел: { $limit }); здесь наверняка ошибка.
edition-not-toml = { $file } — не файл TOML: { $problem }.
edition-key-twice = { $file }, строка { NUMBER($line, useGrouping: 0) }: то, что начинает или задаёт эта строка, в файле уже есть; каждое имя и каждое значение может стоять там только один раз.
edition-no-source = { $file }: у значения «{ $setting }» не указан источник.
edition-unknown-key = { $file }: в издании этой игры нет значения «{ $setting }».
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: значение «{ $setting }» должно быть целым числом, а не «{ $given }».
        [text] { $file }: значение «{ $setting }» должно быть текстом, а не «{ $given }».
        [switch] { $file }: значение «{ $setting }» должно быть «true» или «false», а не «{ $given }».
       *[other] { $file }: значение «{ $setting }» должно быть списком того же вида, что и в собственном издании игры, а не «{ $given }».
    }
edition-out-of-range = { $file }: значение «{ $setting }» должно быть от { $low } до { $high }, а не { $given }.

## Ходы одной строкой
line-unfinished = Строка «{ $line }» не закончена: нужен ещё один выбор.
line-goes-on = Строка «{ $line }» слишком длинна: «{ $surplus }» стоит после её конца.
line-too-long = В строке не больше { $limit } символов.

## Заданная случайность
script-throw-out-of-range = Заданное число { $given } для «{ $what }» должно быть от { $low } до { $high }.
script-piece-missing = Задано «{ $piece }», но в колоде «{ $deck }» этого больше нет.

## Игры и позиции
game-unknown = Игры «{ $given }» на полке нет. Есть такие игры: { $known }.
game-target-unreadable = «{ $given }» не указывает на игру: напиши «модуль:ИМЯ», например «liars_dice.game:GAME».
game-no-module = Для игры «{ $given }» нет модуля «{ $module }»: ни в этой папке, ни среди установленных пакетов.
game-module-broken = Модуль «{ $module }» не загружается: { $problem }
game-not-in-module = В модуле «{ $module }» нет «{ $name }». Если игра называется там иначе, напиши её имя после двоеточия.
game-not-a-game = «{ $given }» — не игра, а значение типа «{ $kind }».
game-without-slug = У игры «{ $given }» нет короткого имени (slug).
game-slug-taken = Игра «{ $given }» называет себя «{ $slug }», но так уже называется другая игра на полке.
position-unknown-key = В позиции этой игры нет ключа «{ $setting }». Её ключи: { $known }.
position-bad-number = «{ $setting }» должно быть целым числом от { $low } до { $high }, а не «{ $given }».
position-bad-seat = «{ $setting }» должно называть место от 0 до { $high }, а не «{ $given }».
position-not-a-text = «{ $setting }» должно быть текстом, а не «{ $given }».
position-not-a-switch = «{ $setting }» должно быть true или false, а не «{ $given }».
position-unknown-word = «{ $setting }» не может быть «{ $given }». Возможны: { $known }.
position-not-a-list = «{ $setting }» должно быть списком, а не «{ $given }».
position-not-an-object = В «{ $setting }» должны быть записи с именами, а не «{ $given }».
position-not-per-seat = В «{ $setting }» нужно по одной записи на каждое место: { $wanted }, а не { $given }.
position-disagrees = «{ $setting }» говорит { $given }, но по остальной позиции это { $found }.
position-no-line-form = Позиции игры { $game } не записываются одной строкой; запиши их ключи.
position-too-many-copies = Карт «{ $card }» в этой колоде всего { $most }.
position-too-few-cards = Неназванных карт нужно { $count }, а осталось только { $left }.

## Записи партий и столы
record-not-a-record = { $file }: это не запись партии Gruft; она не начинается с «gruft record».
record-unknown-version = { $file }: формат этой записи — { $given }; эта программа читает формат { $known }.
record-line-ends = { $file }, строка { NUMBER($line, useGrouping: 0) }: изменены концы строк; в записи стоят простые переводы строки.
record-line-edited = { $file }, строка { NUMBER($line, useGrouping: 0) }: эта строка изменена, либо перед ней добавлена или удалена другая.
record-truncated = { $file }, строка { NUMBER($line, useGrouping: 0) }: здесь файл обрывается; конца нет.
record-surplus = { $file }, строка { NUMBER($line, useGrouping: 0) }: после конца записи есть что-то ещё.
record-unknown-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: значения «{ $setting }» здесь не бывает.
record-double-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: значение «{ $setting }» указано повторно.
record-missing-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: не хватает значения «{ $setting }».
record-not-json = { $file }, строка { NUMBER($line, useGrouping: 0) }: значение «{ $setting }» — не JSON, который можно прочитать: «{ $given }».
record-wrong-kind = { $file }, строка { NUMBER($line, useGrouping: 0) }: на месте значения «{ $setting }» ожидается { $wanted }, а не «{ $given }».
record-unknown-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $given }» здесь не на месте.
record-without-end = { $file }: секрет открыт, но конца партии нет.
record-without-secret = { $file }: партия окончена, но её секрета нет.
record-sealed = Партия этой записи ещё идёт: без её секрета нельзя ни воспроизвести запись, ни проверить её.
record-other-game = Это партия игры «{ $given }», а не «{ $wanted }».
record-other-revision = Эта партия сыграна по редакции правил { $given }; в этой программе редакция { $known }, по которой она могла бы пойти иначе.
record-other-edition = Для издания указан отпечаток { $given }, но его значения дают { $found }.
record-other-secret = Секрет нарушает обещание: обещано { $given }, но секрет даёт { $found }.
kind-number = целое неотрицательное число
kind-numbers = список целых чисел
kind-line = текст в одну строку
kind-text = непустой текст в одну строку
kind-texts = список непустых текстов
kind-digest = текст из 64 шестнадцатеричных цифр
kind-hexes = список текстов из шестнадцатеричных цифр
kind-object = объект с именованными записями
kind-start = «fresh», «hidden» или позиция
kind-cause = «aborted», «resigned» или «out-of-time»
entry-not-json = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не JSON: «{ $given }».
entry-not-an-object = { $file }, строка { NUMBER($line, useGrouping: 0) }: у шага должны быть именованные значения.
entry-unknown-version = { $file }, строка { NUMBER($line, useGrouping: 0) }: формат этого шага — { $given }; эта программа читает формат { $known }.
entry-unknown-kind = { $file }, строка { NUMBER($line, useGrouping: 0) }: шагов вида «{ $given }» не бывает. Известные виды: { $known }.
entry-refused = Шаг { NUMBER($number, useGrouping: 0) } этой партии нарушает правила; сохранённая партия была изменена.
entries-empty = { $file }: в этом файле нет партии.
entries-not-opened = Первый шаг не начинает партию.
entries-opened-twice = Шаг { NUMBER($number, useGrouping: 0) } начинает партию второй раз.
names-not-per-seat = Каждому месту нужно имя: мест { $wanted }, имён { $given }.
salts-not-per-seat = Каждому месту нужно случайное число: мест { $wanted }, чисел { $given }.
name-unusable = «{ $given }» не годится как имя: в имени от 1 до { $limit } видимых символов и нет пробелов по краям.
salt-unusable = «{ $given }» не годится как случайное число: шестнадцатеричных цифр в нём должно быть { $limit }.
options-misspelled = Каждая настройка должна быть записана так, как её пишет игра.
table-no-seat = Места { $given } нет; места — от 0 до { $high }.
table-over = Партия окончена.
line-not-canonical = Строка «{ $given }» правильно пишется так: «{ $wanted }».
undo-out-of-range = Сыграно ходов: { $lines }; вернуться к { $given } нельзя.
undo-needs-consent = Вернуться так далеко можно только с согласия всех, а { $player } пока не соглашается.
undo-wrong-branch = После этой отмены случайность продолжается в ветви { $wanted }, а не { $given }.
log-undone =
    { $lines ->
        [one] { $player } отменяет { $lines } ход.
        [few] { $player } отменяет { $lines } хода.
       *[other] { $player } отменяет { $lines } ходов.
    }
log-new-branch = С этого места карты тянут и кубики бросают заново.
log-aborted = { $player } прерывает партию.
log-resigned = { $player } сдаётся.
log-out-of-time = У игрока { $player } вышло время.
verify-fair =
    Всё как обещано: отпечаток, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, { $draws ->
        [one] { $draws } розыгрыш
        [few] { $draws } розыгрыша
       *[other] { $draws } розыгрышей
    } и исход.
verify-header = Строка { NUMBER($line, useGrouping: 0) } записи: так партия начаться не может.
verify-step = Строка { NUMBER($line, useGrouping: 0) } записи: «{ $step }» — невозможный шаг ({ $player }).
verify-draw = Строка { NUMBER($line, useGrouping: 0) } записи: указан розыгрыш «{ $given }», но обещанная случайность даёт «{ $found }».
verify-draw-missing = Строка { NUMBER($line, useGrouping: 0) } записи: не хватает розыгрыша «{ $found }».
verify-draw-surplus = Строка { NUMBER($line, useGrouping: 0) } записи: розыгрыша «{ $given }» не было.
verify-not-over = Строка { NUMBER($line, useGrouping: 0) } записи: ходы на этом кончаются, но партия не окончена.
verify-outcome = Строка { NUMBER($line, useGrouping: 0) } записи: указан исход «{ $given }», но ходы ведут к «{ $found }».

## Окна и распоряжения
window-closed = Это окно уже закрыто; твой ответ опоздал и ничего не меняет.
window-unknown = Окна { NUMBER($given, useGrouping: 0) } за этим столом ещё не было.
window-not-asked = В этом окне тебя не спрашивают.
window-nothing-sealed = У тебя нет запечатанного ответа, который можно было бы отозвать.
window-closing = Окно как раз закрывается; попробуй ещё раз через мгновение.
window-answers-are-sealed = Открыто окно: ответы в нём запечатываются, и, пока оно не закроется, ничего другого сыграть нельзя.
window-other-answer = Окно закрыто, и сейчас очередь не за ответом «{ $given }».
window-cannot-open = Окно { NUMBER($given, useGrouping: 0) } сейчас открыть нельзя.
window-not-due = Окно { NUMBER($given, useGrouping: 0) } сейчас закрыть нельзя.
pace-too-short = Наибольшая длительность окна ({ NUMBER($longest, useGrouping: 0) } мс) не может быть меньше наименьшей ({ NUMBER($least, useGrouping: 0) } мс).
pace-no-checkpoint = Для постоянного времени закрытия нужен период, а для периода — время закрытия.
pace-bad-checkpoints = Моменты закрытия должны идти по возрастанию и быть меньше периода в { NUMBER($period, useGrouping: 0) } мс.
pace-window-open = Темп стола нельзя менять, пока открыто окно.
order-unknown = Распоряжения «{ $given }» здесь нет. Известные распоряжения: { $known }.
order-unknown-until = Распоряжение действует до одного из этих моментов: { $known }, а не до «{ $given }».
order-needs-seats = В распоряжении «{ $given }» нужно назвать хотя бы одно место.
order-without-seats = Распоряжение «{ $given }» не даётся для отдельных мест.
order-not-given = Распоряжения «{ $given }» у тебя нет.
order-ask = Всегда спрашивать
order-concerns = Спрашивать, только если это касается меня
order-pass = Пасовать за меня
until-window = до конца этого окна
until-turn = до конца этого хода
until-own = до моего хода
until-recalled = пока я не скажу иначе
kind-time = время в целых миллисекундах
kind-times = список моментов времени в целых миллисекундах
kind-until = «window», «turn», «own» или «recalled»

## Файлы сценариев
scenario-no-such-file = Такого файла нет.
scenario-cannot-open = Не удаётся открыть файл: { $problem }.
scenario-too-large = Размер файла в байтах больше { $limit }; так не может быть.
scenario-not-utf8 = Это не текст UTF-8: байт { NUMBER($byte, useGrouping: 0) } не читается.
scenario-not-yaml = Это не YAML: { $problem }.
scenario-alias = В файлах сценариев нет якорей и ссылок (& и *): запиши значение целиком.
scenario-too-deep = Слишком глубокая вложенность (предел: { $limit }); так не может быть.
scenario-foreign-tag = В файлах сценариев нет значений вида «{ $given }»: там есть тексты, целые числа, true, false, null, списки и записи с именами.
scenario-not-a-text = В этом тексте половина символа (одиночный суррогат), которую нельзя записать.
scenario-bad-key = Ключ — это текст или целое число, а не «{ $given }».
scenario-key-twice = Ключ «{ $setting }» стоит здесь второй раз.
scenario-unknown-key = Ключа «{ $setting }» здесь нет. Известные ключи: { $known }.
scenario-missing-key = Не хватает ключа «{ $setting }».
scenario-wrong-kind = Здесь возможно: { $wanted }. Здесь записано: { $given }.
scenario-kind-int = целое число
scenario-kind-str = текст
scenario-kind-bool = true или false
scenario-kind-null = ничего
scenario-kind-array = список
scenario-kind-object = записи с именами
scenario-out-of-range = Это число должно быть { $bound }.
scenario-kind-of-step = У шага ровно один вид, и его называет ключ: { $known }.
scenario-says-nothing = Этому шагу нужно ровно одно из этого: { $known }.
scenario-unknown-clause = В правилах этой игры нет пункта «{ $given }».
scenario-no-such-seat = Места { $given } нет; места — от 0 до { $high }.
script-piece-unreadable = Задано «{ $piece }», но в колоде «{ $deck }» такого не бывает.
scenario-seat = место { $seat }
scenario-file-holds = { $file }: всё верно, шагов: { $steps }.
scenario-file-differs = { $file }: неверных шагов: { $failed } из { $steps }.
scenario-step = Шаг { $number } ({ $kind }):
scenario-differs = { $path }: ожидалось { $expected }, найдено { $found }.
scenario-lacks = { $path }: ожидалось { $expected }, но там ничего нет.
scenario-other-length = { $path }: список другой длины; ожидалось { $expected }, найдено { $found }.
scenario-no-list = { $path }: ожидался список ({ $expected }), а найдено { $found }.
scenario-not-included = { $path }: здесь должно быть { $expected }, но его нет: { $found }.
scenario-included = { $path }: здесь не должно быть { $expected }, но оно есть: { $found }.
scenario-surplus = { $path }: есть и это, но в списке его нет: { $found }.
scenario-other-count = { $path }: ожидалось записей: { $expected }, найдено: { $found }.
scenario-no-such-path = { $path }: такого пути нет в том, что видно с места, поэтому там ничего нельзя скрыть.
scenario-in-no-world = Ни в одном из миров, выбранных для игрока { $player }, это не выполняется.
scenario-set-up-not-refused = Эта расстановка должна быть отклонена, но она принята.
scenario-play-refused = «{ $line }» ({ $player }) отклоняется.
scenario-not-refused = «{ $line }» ({ $player }) должно было быть отклонено, но принимается.
scenario-other-ground = «{ $line }» отклоняется по { $found }, а не по { $expected }.
scenario-refused-but-changed = «{ $line }» ({ $player }) отклоняется, и всё же позиция изменилась.
scenario-not-legal = «{ $moves }» ({ $player }) должно было быть разрешено, но не разрешено.
scenario-is-legal = «{ $moves }» ({ $player }) не должно было быть разрешено, но разрешено.
scenario-also-legal = Разрешено ({ $player }), но не перечислено: { $moves }.
scenario-shows = { $path }: «{ $hidden }» должно было быть скрыто, но видно.
scenario-script-left = Примечание: не понадобилось заданных результатов: { $count }.

## Live tables

answer-too-late = Вопрос тем временем изменился. У тебя ничего не пропало.
answer-out-of-time = Твоё время на этот ответ уже вышло.
bot-unknown = Бота «{ $given }» нет; есть: { $known }.
guest-no-name = Назови имя хотя бы из одного видимого знака.
hint-off = За этим столом подсказки отключены.
kick-oneself = Удалить себя нельзя. Можно встать из-за стола.
log-agreed = { $player } соглашается.
log-declined = { $player } не соглашается.
log-proposed-undo = { $player } просит отменить ход.
log-proposed-abort = { $player } хочет прервать партию.
log-returned = { $player } снова за столом.
log-stood-in-away = { $player } отсутствует; пока играет бот.
log-stood-in-time = У игрока { $player } вышло время; доигрывает бот, итог — последнее место.
log-stood-in-resigned = { $player } сдаётся; доигрывает бот, итог — последнее место.
log-time-up = У игрока { $player } вышло время; за него сделан безобидный ход.
log-unasked = Игроку { $player } нечего решать: { $move }.
log-window-over = Время на ответ вышло, ответа от тебя нет.
message-unknown = Это сообщение здесь не подходит.
message-unreadable = Сообщение не читается. Обнови страницу: возможно, сервер новее её.
message-other-version = Эта страница знает версию { $given }, сервер — версию { $wanted }. Обнови страницу.
name-twice = За этим столом уже есть «{ $given }». Выбери другое имя.
onlooker-gone = Этот зритель уже ушёл.
promise-to-oneself = Обещание даётся кому-то другому.
promise-not-here = В этой игре обещаний никто не записывает.
promise-unknown = Такого обещания тебе не давали.
salt-wrong = Шестнадцатеричных цифр в случайном числе этого браузера должно быть { $digits }. Обнови страницу.
seat-free = Место { $seat } ещё свободно.
seat-is-bot = На месте { $seat } сидит бот. Просто освободи это место.
seat-is-played-by-bot = За игрока { $player } уже играет бот.
seat-kept = Место { $seat } забронировано. Сядь по приглашению или спроси хозяина стола.
seat-not-minded = За игрока { $player } бот не играет: возвращать нечего.
seat-not-yours = Это не твоё место. Чтобы занять его, нужен его ключ.
seat-taken = Место { $seat } занято.
setting-out-of-range = { $setting } не может быть { $given }; нужно от { $low } до { $high }.
socket-too-fast = Слишком много сообщений сразу. Обнови страницу.
socket-nonsense = Слишком много нечитаемых сообщений. Обнови страницу: возможно, сервер новее её.
socket-too-slow = Твоё соединение слишком медленное для того, что здесь происходит. Страница подключится снова сама.
table-begun = Партия началась, места распределены.
table-host-only = Это может только хозяин стола.
table-kicked = Хозяин стола удалил тебя из-за этого стола.
table-not-begun = Партия ещё не началась.
table-not-entered = Сначала подойди к столу.
table-not-for-watching = За этот стол зрителей не пускают.
table-not-over = Партия ещё не окончена.
table-set-twice = Этот стол создан дважды: данные повреждены.
table-damaged = Данные этого стола повреждены, поэтому партия не может продолжаться. Сервер сохранил их как есть.
table-game-gone = Игры «{ $given }» на этом сервере больше нет, поэтому партия не может продолжаться.
table-newer = Этот стол записан более новой версией Gruft. Как только сервер обновится, партия продолжится.
table-rules-changed = Эта партия начата по старым правилам и закончилась без результата, потому что правила изменились. Создай новый стол, чтобы сыграть снова.
table-unknown = Стола «{ $given }» нет. Проверь три слова.
table-guessed-too-often = Отсюда перепробовали слишком много названий столов, которых нет. Подожди немного и попробуй ещё раз.
talk-empty = Напиши что-нибудь.
talk-gallery = Зрители пишут только друг другу.
talk-no-channel = В этой игре нельзя писать этим игрокам наедине.
talk-silent = Хозяин стола отключил тебе чат.
talk-too-fast = Столько никто не успеет прочесть. Подожди немного.
talk-unsayable = Напиши это одной строкой, не длиннее { $limit } видимых знаков.
undo-none-yours = У игрока { $player } нет хода, который можно отменить.
undo-all-choose = Пока все выбирают одновременно, отменить ничего нельзя.
undo-no-time = На другой ход у тебя не осталось бы времени, поэтому отменить этот нельзя.
vote-none = Сейчас ничего не предложено.
vote-open = Сейчас обсуждается другое предложение. Сначала ответь на него.
window-none = Сейчас нет открытого окна.
http-400 = Запрос не читается.
http-401 = Сначала назови имя.
http-403 = Запрос пришёл с чужого сайта, ничего не сделано.
http-404 = Здесь ничего нет.
http-405 = Здесь так нельзя.
http-413 = Слишком много за один раз.
http-415 = Сервер читает только JSON.
http-421 = Под этим именем сервер неизвестен. Его владелец может добавить имя через GRUFT_NAMES.
http-429 = Слишком много запросов. Подожди немного.
http-500 = Сервер допустил ошибку. Твои ходы целы: они были сохранены прежде, чем показаны.

## Как зовут ботов; так не называется ни одна карта
bot-called-fluff = Пушок
bot-called-flicker = Огонёк
bot-called-dusty = Пылинка
bot-called-selene = Селена
bot-called-plush = Бархат
bot-called-wick = Фитилёк
bot-called-lampion = Фонарик
bot-called-powder = Пудра
bot-called-crumb = Крошка
bot-called-taffeta = Тафта
bot-called-speckle = Крапинка
bot-called-nibbles = Грызлик
bot-called-corvina = Корвина
bot-called-lenore = Ленор
bot-called-grip = Каркуша
bot-called-huginn = Хугин
bot-called-muninn = Мунин
bot-called-sable = Смоль
bot-called-edgar = Эдгар
bot-called-morrigan = Морриган
bot-called-inkwell = Клякса
bot-called-odile = Одилия
bot-called-nevermore = Невермор
bot-called-cassandra = Кассандра
