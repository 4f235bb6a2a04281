# Что говорит терминал. Слова об игре — в её собственных файлах, отказы дома — в words/text.

## Справка
help-usage = Запуск:
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-gruft-usage = gruft КОМАНДА [аргументы]
help-play-usage = gruft play [ИГРА] [параметры]
help-games-usage = gruft games
help-rules-usage = gruft rules ИГРА [ПУНКТ или СЛОВО] [параметры]
help-editions-usage = gruft editions ИГРА [ФАЙЛ]
help-replay-usage = gruft replay ЗАПИСЬ [параметры]
help-verify-usage = gruft verify ЗАПИСЬ...
help-scenario-usage = gruft scenario ФАЙЛ... [параметры]
help-simulate-usage = gruft simulate ИГРА [параметры]
help-serve-usage = gruft serve [параметры]
help-backup-usage = gruft backup ФАЙЛ [параметры]
help-restore-usage = gruft restore ФАЙЛ [параметры]
help-doctor-usage = gruft doctor [параметры]
help-play-short = играть за этим экраном, в одиночку или с другими
help-games-short = список игр
help-rules-short = читать правила или один пункт, искать слово
help-editions-short = что напечатано на картах и что меняет твой файл
help-replay-short = пересмотреть оконченную партию
help-verify-short = проверить, честной ли была оконченная партия
help-scenario-short = выполнить файлы сценариев и показать отличия
help-simulate-short = дать ботам сыграть много партий и посчитать
help-serve-short = открыть Gruft в браузере, для тебя и твоих друзей
help-backup-short = записать все данные сервера в один файл
help-restore-short = восстановить данные из такого файла
help-doctor-short = проверить, всё ли у сервера в порядке
help-gruft =
    Gruft — дом вампирских игр. Без команды показывается эта страница.
    У каждой команды есть своя страница: gruft play --help
    Везде: --lang en|de|fr|it|ru (или GRUFT_LANG), --no-color (или NO_COLOR).
    Игра из другого пакета: --game модуль:ИМЯ (или GRUFT_GAMES).
help-gruft-examples =
    Примеры
      gruft serve                         открыть Gruft в браузере
      gruft play                          сесть за стол и ответить на вопросы
      gruft play vampire_queen            ты против трёх ботов
      gruft play --resume                 продолжить оставленную партию
      gruft rules vampire_queen VQ-38     один пункт правил
      gruft play --game liars_dice.game:GAME   игра из другого пакета
help-play = Играть за этим экраном: в одиночку против ботов или с другими людьми, передавая друг другу клавиатуру. Каждый ход сохраняется до того, как его покажут. Если игра не названа, тебя спросят, во что играть.
help-play-game = игра, как её называет «gruft games»
help-play-seats = сколько игроков
help-play-seats-value = N
help-play-names = люди, начиная с первого свободного места
help-play-names-value = АННА,БОРИС
help-play-bots = боты на последних свободных местах: raven (сильный), naive, moth (наугад)
help-play-bots-value = raven,moth
help-play-seat = кто сидит на одном месте: бот или имя человека; можно несколько раз
help-play-seat-value = 2=raven
help-play-option = настройка игры; можно несколько раз
help-play-option-value = ИМЯ=ЗНАЧЕНИЕ
help-play-edition = твоё собственное издание игры (см. «gruft editions»)
help-play-edition-value = ФАЙЛ
help-play-seed = каждый раз одна и та же случайность, для проб; иначе она настоящая
help-play-seed-value = N
help-play-save = где сохранять партию; иначе в твоей собственной папке
help-play-save-value = ПУТЬ
help-play-resume = продолжить последнюю неоконченную партию или эту
help-play-resume-value = [ПУТЬ]
help-play-fast = боты отвечают без паузы
help-play-examples =
    Примеры
      gruft play vampire_queen --names Анна,Борис     два человека и два ворона
      gruft play vampire_queen --bots raven,raven,moth
      gruft play vampire_queen --seats 6 --seat 3=Зоя --option phases=3
      gruft play --resume
    Места без указаний: люди, если названы только боты, иначе вороны.
help-games = Список игр: кто их придумал, на скольких они и о чём.
help-games-examples =
    Примеры
      gruft games
      gruft games --lang en
help-rules = Читать правила игры, изложенные нашими словами: целиком, главу, один пункт или все пункты с нужным словом.
help-rules-game = игра, как её называет «gruft games»
help-rules-topic = пункт (VQ-38) или слово для поиска
help-rules-chapter = только одна глава
help-rules-chapter-value = N
help-rules-examples =
    Примеры
      gruft rules vampire_queen
      gruft rules vampire_queen VQ-38
      gruft rules vampire_queen королева
      gruft rules vampire_queen --chapter 7
help-editions = Показать всё, что напечатано на картах игры, с источником каждого значения; с твоим файлом — что он меняет.
help-editions-game = игра, как её называет «gruft games»
help-editions-file = твоё издание: файл TOML со значениями, которые ты хочешь изменить
help-editions-examples =
    Примеры
      gruft editions vampire_queen
      gruft editions vampire_queen moyo-izdanie.toml
help-replay = Пересмотреть оконченную партию: шаг за шагом или сразу всю.
help-replay-record = запись оконченной партии
help-replay-seat = глазами игрока на этом месте, считая с 1; иначе как зритель
help-replay-seat-value = N
help-replay-open = со всеми картами в открытую
help-replay-all = всё сразу, без ожидания
help-replay-examples =
    Примеры
      gruft replay moya-partiya.record
      gruft replay moya-partiya.record --seat 2
      gruft replay moya-partiya.record --all
help-verify = Проверить оконченные партии: сыграть их заново из обещанной случайности и назвать первое отличие. Код выхода 0: всё верно; 1: запись неверна; 2: запись не читается.
help-verify-record = записи оконченных партий
help-verify-examples =
    Примеры
      gruft verify moya-partiya.record
      gruft verify records/*.record
help-scenario = Выполнить файлы сценариев: расставить позицию, рассказать историю и сравнить. Код выхода 0: всё верно; 1: что-то отличается; 2: файл непригоден.
help-scenario-file = файлы сценариев (YAML)
help-scenario-junit = записать результаты ещё и как JUnit XML
help-scenario-junit-value = ФАЙЛ.xml
help-scenario-examples =
    Примеры
      gruft scenario moya-istoriya.yaml
      gruft scenario istorii/*.yaml --junit itogi.xml
help-simulate = Дать ботам сыграть много партий и посчитать: победы по местам с 95-процентными интервалами, длину партий, скорость.
help-simulate-game = игра, как её называет «gruft games»
help-simulate-games = сколько партий (по умолчанию 100)
help-simulate-games-value = N
help-simulate-seats = сколько игроков
help-simulate-seats-value = N
help-simulate-bots = боты по местам: raven, naive, moth; короткий список начинается сначала
help-simulate-bots-value = raven,moth
help-simulate-seed = каждый раз одни и те же партии
help-simulate-seed-value = N
help-simulate-option = настройка игры; можно несколько раз
help-simulate-option-value = ИМЯ=ЗНАЧЕНИЕ
help-simulate-edition = твоё собственное издание игры
help-simulate-edition-value = ФАЙЛ
help-simulate-count = какие события считать, по ключам; с :АРГУМЕНТ — отдельно для каждого значения
help-simulate-count-value = КЛЮЧ
help-simulate-examples =
    Примеры
      gruft simulate vampire_queen --games 200 --seats 4 --bots raven,moth --seed 1
      gruft simulate vampire_queen --bots raven --option phases=1
help-serve = Запустить сервер в сети: столы в браузере, с друзьями и ботами. Всё сохраняется до того, как его покажут; после перезапуска каждая партия продолжается.
help-serve-host = кто может подключиться: 0.0.0.0 — все в твоей сети (по умолчанию), 127.0.0.1 — только ты
help-serve-host-value = АДРЕС
help-serve-port = порт (по умолчанию 8666; 0 — любой свободный)
help-serve-port-value = N
help-serve-data = папка сервера; иначе «house» в твоей собственной папке
help-serve-data-value = ПАПКА
help-serve-no-browser = не открывать страницу в браузере
help-serve-examples =
    Примеры
      gruft serve
      gruft serve --host 127.0.0.1 --port 8700
      gruft serve --data moy-dom --no-browser
help-backup = Записать все данные сервера в новый файл: столы, гостей, ключи. Сервер при этом может работать.
help-backup-file = новый файл
help-backup-data = папка сервера; иначе «house» в твоей собственной папке
help-backup-data-value = ПАПКА
help-backup-examples =
    Примеры
      gruft backup ponedelnik.sqlite
      gruft backup ponedelnik.sqlite --data moy-dom
help-restore = Восстановить данные сервера из резервной копии; сначала она читается и проверяется. Сервер должен быть остановлен.
help-restore-file = файл, который записала команда «gruft backup»
help-restore-data = папка сервера; иначе «house» в твоей собственной папке
help-restore-data-value = ПАПКА
help-restore-force = даже если в папке уже есть данные; старые откладываются в сторону, а не удаляются
help-restore-examples =
    Примеры
      gruft restore ponedelnik.sqlite
      gruft restore ponedelnik.sqlite --data moy-dom --force
help-doctor = Осмотреть всё, что нужно серверу: Python, правила, веб-страницу, папку, базу данных, порт. Код выхода 0: всё в порядке; 1: что-то не так.
help-doctor-data = папка сервера; иначе «house» в твоей собственной папке
help-doctor-data-value = ПАПКА
help-doctor-port = порт, который должен быть свободен (по умолчанию 8666)
help-doctor-port-value = N
help-doctor-examples =
    Примеры
      gruft doctor
      gruft doctor --data moy-dom --port 8700

## Командная строка
version = Gruft { $number }, правила { $how }
compiled = скомпилированы
compiled-but-for = скомпилированы, кроме: { $games }
interpreted = интерпретируются
interrupted = Прервано.
farewell = До встречи.
command-unknown = Команды «{ $given }» нет. Есть команды: { $known }.
flag-unknown = Параметра «{ $given }» здесь нет. Что возможно, покажет --help.
argument-surplus = «{ $given }» здесь лишнее. Что возможно, покажет --help.
argument-missing = Чего-то не хватает: { $argument }. Что возможно, покажет --help.
argument-twice = { $argument } указано дважды.
argument-unusable = «{ $given }» не подходит для { $argument }.
argument-conflict = { $one } и { $other } несовместимы.
argument-out-of-range =
    { $argument ->
        [menu] Введи целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, а не «{ $given }».
       *[other] { $argument } — это целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, а не «{ $given }».
    }
command-line-unclear = «{ $given }» здесь не имеет смысла. Что возможно, покажет --help.
option-unclear = «{ $given }» — не настройка игры: пиши ИМЯ=ЗНАЧЕНИЕ, например phases=3.
seat-unclear = «{ $given }» не говорит, кто где сидит: пиши, например, 2=raven или 2=Анна.
seat-missing = Места { $given } нет: места от 1 до { $high }.
seat-twice = Место { $given } отдано двум игрокам.
party-too-large = Столько игроков не поместится; мест: { $seats }.
answer-too-long = Слишком длинно: знаков может быть не больше { $limit }.
answer-not-utf8 = Это нечитаемый текст (ожидается UTF-8).

## Файлы
file-missing = { $file }: такого файла нет.
file-exists = { $file }: такой файл уже есть, и он не будет перезаписан.
file-is-folder = { $file }: это папка, а не файл.
file-not-folder = { $file }: это не папка.
file-forbidden = { $file }: у тебя нет права это открыть.
file-failed = С файлом { $file } что-то пошло не так: { $problem }.
file-not-utf8 = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не текст UTF-8.
home-unknown = Нет домашней папки, где хранить партии; укажи её в GRUFT_HOME.
save-not-a-save = { $file }: это не сохранённая партия Gruft.
save-empty = { $file }: в этом файле нет партии.
save-in-use = { $file }: эта партия открыта в другом окне.
save-torn = Последняя строка сохранённой партии была записана наполовину, и её никто не видел; она отброшена.

## Списки
games-author = автор: { $author }
games-seats =
    { $high ->
        [one] { $low }–{ $high } игрок
        [few] { $low }–{ $high } игрока
       *[other] { $low }–{ $high } игроков
    }
games-seats-exactly =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
editions-key = Значение
editions-value = Напечатано
editions-source = Источник
editions-printed = Напечатано
editions-own = У тебя
editions-below = см. ниже
editions-line = Строка
editions-no-difference = { $file }: это издание ничем не отличается от напечатанного.
editions-difference =
    { $count ->
        [one] { $file } меняет { $count } значение:
        [few] { $file } меняет { $count } значения:
       *[other] { $file } меняет { $count } значений:
    }
pager-keys = пробел — дальше, q — назад
rules-own-words = Автор игры: { $author }. Правила изложены нашими собственными словами.
rules-nothing-found = Ни в одном пункте правил нет «{ $given }».
clause-unknown = Пункта { $given } нет; первый — { $first }.
chapter-unknown = Главы «{ $given }» нет. Есть главы: { $known }.

## Дом открывается
menu-title = Gruft
menu-welcome = Добро пожаловать в склеп. Enter выбирает ответ в скобках.
menu-unfinished = Неоконченная партия:
menu-new-game = новая партия
menu-games = Игры:
menu-choose = Что выбираешь? [1]
menu-seats = Сколько игроков, от { $low } до { $high }? [{ $usual }]
menu-people = Сколько из них сидит за этим экраном? [{ $usual }]
menu-name = Имя игрока { $number }? [{ $usual }]
menu-bots =
    { $count ->
        [1] Кто займёт другое место?
       *[other] Кто займёт остальные места (их { $count })?
    }
menu-options = Настройки игры:
menu-option = Изменить одну (имя=значение) или Enter, чтобы начать:
bot-raven = Ворон
bot-raven-about = играет хорошо
bot-naive = Простак
bot-naive-about = делает первое, что придёт в голову
bot-moth = Мотылёк
bot-moth-about = порхает наугад
opponents = Твои соперники: { $names }.
opponent = { $name } ({ $bot })

## За столом
prompt = { $player }>
team = Команда
titled = { $title }:
pieces-hidden = скрыто: { $count }
look-phase = Фаза { $phase } из { $phases }
look-seen = Известно на руке
look-round = Круг { $round }
look-victims =
    { $count ->
        [one] { $count } жертва
        [few] { $count } жертвы
       *[other] { $count } жертв
    }
look-safe =
    { $count ->
        [one] Верхняя карта — без пометки.
        [few] Среди { $count } верхних карт нет помеченных событий.
       *[other] Среди { $count } верхних карт нет помеченных событий.
    }
look-captives = пленники
look-fresh = свежие
look-dead = мёртвые
look-known = известно
look-in-hands = точно у других на руке
look-of = { $count } из { $most }
look-at-home = замок
look-in-tomb = склеп
look-staked = пронзён
look-immune = неуязвим
look-sunrise = восход
look-party = Вечеринка
look-revealed = вампир
look-must-be = вампир (вычислен)
look-secret = тайный вампир
look-proven = точно человек
look-innocent = человек, твой жетон
look-cannot-be = человек (вычислен)
look-human = человек
look-doubtful = ?
look-top = сверху
look-bottom = снизу
look-top-pair = среди двух верхних
look-place = { $place }-е место сверху
look-proven-revealed = Разоблачённые вампиры
look-proven-proven = Точно люди
look-your-tokens = Твои жетоны
look-your-vampires = Твои вампиры
look-trios = Возможных троек вампиров: { $trios }. Каждый из этих персонажей входит в { $count }:
look-trios-public = Судя по известному всем, возможных троек вампиров: { $trios }. Каждый из этих персонажей входит в { $count }:
look-all-nine = все девять
look-seen-of = Известно об игроке { $player }
look-marker = маркер { $value }
look-support = Поддержка (цена днём/ночью)
look-noble = дворянство
look-clergy = духовенство
look-servant = прислуга
look-red = красная
look-holy-water = вода
look-door-open = открытая дверь
look-door-closed = закрытая дверь
look-door-one-way = односторонняя дверь
look-door-destroyed = разрушенная дверь
look-reachable = клетка на выбор
look-way = путь последнего перемещения
look-remains = карты на полу
look-ladder = стремянка у люка
look-lit = горящий заряд
look-floors = «{ $table }» рисует все этажи
look-face-up = Лицом вверх
look-face-down = Закрыты, но тебе известны
look-searched = Без карт
look-damaged = Повреждённые двери
look-notes = Твои записи
look-crypt-lock = Замок склепа
look-armour-lock = Замок бронированной двери
look-not-lock = не { $lock }
look-places = мест занято: { $count } из { $most }
look-hidden-event-card =
    { $count ->
        [one] { $count } скрытая карта события
        [few] { $count } скрытые карты событий
       *[other] { $count } скрытых карт событий
    }
look-hidden-cellar-card =
    { $count ->
        [one] { $count } скрытая карта подвала
        [few] { $count } скрытые карты подвала
       *[other] { $count } скрытых карт подвала
    }
look-more-squares = Или набери имя другой клетки:
look-all-squares = Набери имя клетки:
first-tip = Введи номер хода или сам ход; { $help } покажет всё остальное.
nothing-typed = Введи номер или ход; { $help } покажет всё остальное.
number-unknown = Номера { $given } здесь нет. Введи номер из списка выше или запиши ход.
skip-nothing = Здесь нет окна, которое можно пропустить.
only-choice = Выбор только один: Enter принимает его ({ $move }).
refused-more = { $why } покажет пункт { $clause }.
hint = Подсказка: { $move }. { $reason }
hint-line = Подсказка: { $move }, затем: { $later }. { $reason }
why-nothing = Скажи, о каком ходе речь: { $why } ХОД.
why-allowed = «{ $move }» — можно.
undo-nothing = Твоих решений ещё не было, отменять нечего.
undo-agree = { $player }, разрешаешь отменить последний ход? Просит { $asker }. (д/н)
undo-refused = { $player } не соглашается; всё остаётся как есть.
undo-bots-agree = Боты согласны.
hand-over-title = Передай клавиатуру
hand-over = Клавиатуру получает { $player }. { $player }, нажми Enter.
hand-over-undo = ({ $player } ещё может отменить последний ход: назад)
abort-sure = Прервать эту партию насовсем, для всех? (д/н)
yes-words = д, да
saved-always = Каждый ход сохраняется до того, как его покажут, вот здесь: { $file }
left-saved = Партия сохранена: { $file }
left-resume = Продолжить: gruft play --resume
left-resume-file = Продолжить: gruft play --resume { $file }
resumed = Партия продолжается ({ $file }).
resume-nothing = Неоконченных партий нет.
resume-alone = --resume продолжает сохранённую партию такой, какая она есть: ни игру, ни игроков, ни настройки к ней указать нельзя.
resume-several =
    { $count ->
        [1] Есть неоконченная партия:
       *[other] Неоконченных партий: { $count }, последняя первой:
    }
resume-line =
    { $game }: { $names } ({ $when }, { $steps ->
        [one] { $steps } ход
        [few] { $steps } хода
       *[other] { $steps } ходов
    })
resume-which = Какая? [1]
fair-commitment = Честная случайность: ещё до первой карты показан отпечаток секрета: { $commitment }
fair-promise = К секрету добавляется случайное число каждого игрока; в конце секрет открывают, и всё можно проверить.
fair-salts = Случайные числа игроков:
fair-revealed = Секрет этой случайности: { $secret }
recorded = Партия записана: { $file }
recorded-check = Проверить: { $command }
recorded-watch = Пересмотреть: { $command }
end-score = Очки
end-winner = Победа
replay-title =
    { $names }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }
replay-prompt = Шаг { $step } из { $steps } (Enter: дальше, -: назад, число: к этому шагу, { $quit }: закончить)

## Что можно ввести
help-moves = Введи номер хода ({ $number }) или сам ход ({ $move }). Можно ввести и вот что:
command-help = помощь
command-help-help = этот список
command-hint = подсказка, совет
command-hint-help = как поступил бы хороший игрок и почему
command-why = почему
command-why-help = и ход после него: почему он не разрешён
command-skip = дальше
command-skip-help = пасовать здесь и во всех окнах, пока тебя не спросят о другом (кроме окон, где речь о тебе)
command-undo = назад
command-undo-help = отменить свой последний ход (если с тех пор что-то увидели, спросят остальных)
command-log = журнал
command-log-help = всё, что тебе говорили
command-table = стол
command-table-help = нарисовать стол ещё раз
command-rules = правила
command-rules-help = правила; с пунктом или словом после него — эта часть
command-fair = честность
command-fair-help = чем определена случайность в этой партии
command-save = сохранить
command-save-help = где сохранена партия
command-quit = выход
command-quit-help = уйти; партия сохранена
command-abort = прервать
command-abort-help = прервать партию насовсем

## Моделирование
simulate-progress = Партии
simulate-title = { $game }: партий — { $games }, игроков — { $seats }, правила { $how }
simulate-seat = Место
simulate-player = Бот
simulate-wins = Победы
simulate-interval = 95%-й интервал
simulate-score = Очков в среднем
simulate-length = Ходов в партии: в среднем { $mean }, от { $low } до { $high }
simulate-rounds = Кругов в партии: в среднем { $mean }, от { $low } до { $high }
simulate-turns = Смен хода в партии: в среднем { $mean }, от { $low } до { $high }
simulate-cause = Почему закончилась
simulate-share = Доля
simulate-shared = Общих побед: { $count }
simulate-role = В роли
simulate-games = Партий
simulate-fact = Событие
simulate-times = Раз за партию
simulate-no-such-fact = Эта игра ничего не сообщает по ключу «{ $given }». Её ключи — в её файле .ftl, в разделе Facts.
simulate-speed = Ходов в секунду: { $rate }
simulate-again = Те же партии ещё раз: --seed { $seed }
percent = { $number } %

## Дом в сети
house-open = Дом открыт: { $address }
house-open-lan = Для других в твоей сети: { $address }
house-data = Всё хранится в папке { $folder }
house-stop = Ctrl-C закрывает его. Партии продолжатся, когда он откроется снова.
house-compiling = Правила компилируются: боты возьмут их, как только они будут готовы, сервер — при следующем запуске.
house-closed = Дом закрыт. Всё сохранено.
house-not-opened = Сервер не запустился; в журнале сказано, где случился сбой. Возможно, «gruft doctor» знает больше.
house-in-use = { $folder }: в этой папке уже работает сервер. Сначала останови его или выбери другую папку через --data.
house-no-page = Веб-страница не собрана, и браузеру нечего показать; её собирает «make web».
port-taken = Порт { NUMBER($port, useGrouping: 0) } не свободен: его занимает что-то другое, или у тебя нет на него прав. Возможно, сервер уже работает; иначе выбери другой порт через --port.
host-unknown = У этого компьютера нет адреса «{ $host }».
database-newer = { $file }: это записала более новая версия Gruft. Используй её; ничего не изменено.
database-damaged = { $file }: это не исправная база данных Gruft ({ $problem }).
backup-nothing = { $folder }: в этой папке ещё нет данных.
backup-done =
    { $tables ->
        [one] { $file }: там всё, { $tables } стол, { $size } КБ.
        [few] { $file }: там всё, { $tables } стола, { $size } КБ.
       *[other] { $file }: там всё, { $tables } столов, { $size } КБ.
    }
backup-secret = В нём и секреты идущих партий: не показывай его никому.
restore-over = { $folder }: здесь уже есть данные. С --force копия займёт их место, а старые будут отложены в сторону.
restore-done =
    { $tables ->
        [one] { $folder }: данные восстановлены, в них { $tables } стол.
        [few] { $folder }: данные восстановлены, в них { $tables } стола.
       *[other] { $folder }: данные восстановлены, в них { $tables } столов.
    }
restore-aside = Прежние данные лежат в файле { $file }
doctor-python = Python { $python }, SQLite { $sqlite }
doctor-compiled = Правила скомпилированы.
doctor-compiled-but-for = Правила скомпилированы, кроме: { $games }. Всё работает, только там медленнее.
doctor-interpreted = Правила интерпретируются: всё работает, только медленнее.
doctor-page = Веб-страница собрана.
doctor-folder = В папку можно писать: { $folder }
doctor-space = Свободное место: { $free } МБ
doctor-no-house = Данных там ещё нет; их создаст «gruft serve».
doctor-database = База данных исправна (версия { $version }).
doctor-log = Журнал сервера: { $file }
doctor-no-log = Журнал появится здесь: { $file }
doctor-open = В этой папке работает сервер.
doctor-port = Порт { NUMBER($port, useGrouping: 0) } свободен.
doctor-well = Всё в порядке.
doctor-ill = Что-то не так: смотри строки с «!».
