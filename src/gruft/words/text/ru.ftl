# Что говорит сам дом: отказы, не относящиеся к одной игре, и слова, нужные каждому клиенту.

seat-name = Игрок { $number }

## Setting up
seats-out-of-range = Игроков в этой игре может быть от { $low } до { $high }, а не { $given }.
option-unknown = Настройки «{ $option }» нет. Известные настройки: { $known }.
option-not-a-switch = Настройка «{ $option }» бывает включена или выключена, а не «{ $given }».
option-unknown-word = Возможные значения настройки «{ $option }»: { $known }; «{ $given }» среди них нет.
option-out-of-range = Настройка «{ $option }» — целое число от { $low } до { $high }, а не «{ $given }».
language-unknown = Языка «{ $given }» здесь нет. Известные языки: { $known }.

## Files
file-too-large = { $file }: размер файла превышает { $limit } символов; так быть не может.
edition-not-toml = { $file }: это не файл TOML: { $problem }.
edition-no-source = { $file }: у значения «{ $setting }» не указан источник.
edition-unknown-key = { $file }: в издании этой игры нет значения «{ $setting }».
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: значение «{ $setting }» должно быть целым числом, а не «{ $given }».
        [text] { $file }: значение «{ $setting }» должно быть текстом, а не «{ $given }».
        [switch] { $file }: значение «{ $setting }» должно быть истинным (true) или ложным (false), а не «{ $given }».
       *[other] { $file }: значение «{ $setting }» должно быть списком того же вида, что в издании самой игры, а не «{ $given }».
    }
edition-out-of-range = { $file }: значение «{ $setting }» должно быть от { $low } до { $high }, а не { $given }.

## Lines
line-unfinished = Строка «{ $line }» не закончена: должен последовать ещё один выбор.
line-goes-on = Строка «{ $line }» слишком длинная: «{ $surplus }» стоит после её конца.
line-too-long = Наибольшая длина строки (в символах): { $limit }.

## Scripted luck
script-throw-out-of-range = Заданное число { $given } для «{ $what }» должно быть от { $low } до { $high }.
script-piece-missing = Заданного элемента «{ $piece }» больше нет в колоде «{ $deck }».

## Games and positions
game-unknown = Игры «{ $given }» на полке нет. Есть такие: { $known }.
position-unknown-key = В позиции этой игры нет ключа «{ $setting }». Её ключи: { $known }.
position-bad-number = «{ $setting }» должно быть целым числом от { $low } до { $high }, а не «{ $given }».
position-bad-seat = «{ $setting }» должно называть место от 0 до { $high }, а не «{ $given }».
position-not-a-text = «{ $setting }» должно быть текстом, а не «{ $given }».
position-not-a-list = «{ $setting }» должно быть списком, а не «{ $given }».
position-not-an-object = «{ $setting }» должно состоять из именованных записей, а не «{ $given }».
position-not-per-seat = «{ $setting }»: нужна запись для каждого места; мест { $wanted }, записей { $given }.
position-disagrees = «{ $setting }» утверждает { $given }, но из остальной позиции следует { $found }.
position-no-line-form = Позиции игры { $game } не записываются одной строкой; указывай их ключи.

## Records and tables
record-not-a-record = { $file }: это не запись партии Gruft; она не начинается с «gruft record».
record-unknown-version = { $file }: формат этой записи — { $given }; эта программа читает формат { $known }.
record-line-ends = { $file }, строка { NUMBER($line, useGrouping: 0) }: изменены концы строк; в записи стоят простые переводы строки.
record-line-edited = { $file }, строка { NUMBER($line, useGrouping: 0) }: эта строка изменена, либо перед ней добавлена или удалена другая.
record-truncated = { $file }, строка { NUMBER($line, useGrouping: 0) }: здесь файл обрывается; конца нет.
record-surplus = { $file }, строка { NUMBER($line, useGrouping: 0) }: после конца записи есть что-то ещё.
record-unknown-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: значения «{ $setting }» здесь не бывает.
record-double-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: значение «{ $setting }» указано второй раз.
record-missing-key = { $file }, строка { NUMBER($line, useGrouping: 0) }: не хватает значения «{ $setting }».
record-not-json = { $file }, строка { NUMBER($line, useGrouping: 0) }: значение «{ $setting }» — не читаемый JSON: «{ $given }».
record-wrong-kind = { $file }, строка { NUMBER($line, useGrouping: 0) }: на месте значения «{ $setting }» ожидается { $wanted }, а не «{ $given }».
record-unknown-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $given }» здесь не на месте.
record-without-end = { $file }: секрет открыт, но конца партии нет.
record-without-secret = { $file }: партия окончена, но её секрета нет.
record-sealed = Партия этой записи ещё идёт: без её секрета запись нельзя ни просмотреть, ни проверить.
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
kind-cause = «aborted» или «resigned»
entry-not-json = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не JSON: «{ $given }».
entry-not-an-object = { $file }, строка { NUMBER($line, useGrouping: 0) }: в записи должны быть именованные значения.
entry-unknown-version = { $file }, строка { NUMBER($line, useGrouping: 0) }: формат этого шага — { $given }; эта программа читает формат { $known }.
entry-unknown-kind = { $file }, строка { NUMBER($line, useGrouping: 0) }: шагов вида «{ $given }» не бывает. Известные виды: { $known }.
entry-refused = Шаг { NUMBER($number, useGrouping: 0) } этой партии нарушает правила; сохранённая партия была изменена.
entries-empty = { $file }: в этом файле нет партии.
entries-not-opened = Первый шаг не начинает партию.
entries-opened-twice = Шаг { NUMBER($number, useGrouping: 0) } начинает партию второй раз.
names-not-per-seat = Каждому месту нужно имя: мест { $wanted }, имён { $given }.
salts-not-per-seat = Каждому месту нужна соль: мест { $wanted }, солей { $given }.
name-unusable = «{ $given }» не годится как имя: в имени от 1 до { $limit } видимых символов и нет пробелов по краям.
salt-unusable = «{ $given }» не годится как соль: число шестнадцатеричных цифр соли — { $limit }.
options-incomplete = Настройки должны быть указаны полностью, каждая так, как её пишет игра.
table-no-seat = Места { $given } нет; места — от 0 до { $high }.
table-over = Партия окончена.
line-not-canonical = Строка «{ $given }» правильно пишется так: «{ $wanted }».
undo-out-of-range = Сыграно ходов: { $lines }; вернуться к { $given } нельзя.
undo-needs-consent = Вернуться так далеко можно только с согласия всех; { $player }: согласия нет.
undo-wrong-branch = После этого возврата случай продолжается в ветви { $wanted }, а не { $given }.
log-undone =
    { $lines ->
        [one] { $player } берёт назад { $lines } ход.
        [few] { $player } берёт назад { $lines } хода.
       *[other] { $player } берёт назад { $lines } ходов.
    }
log-new-branch = С тех пор вмешался случай; теперь он продолжается в ветви { $branch }.
log-aborted = { $player } прерывает партию.
log-resigned = { $player } сдаётся.
verify-fair =
    Всё как обещано: обязательство, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, { $draws ->
        [one] { $draws } случайный выбор
        [few] { $draws } случайных выбора
       *[other] { $draws } случайных выборов
    } и исход.
verify-header = Строка { NUMBER($line, useGrouping: 0) } записи: так партия начаться не может.
verify-step = Строка { NUMBER($line, useGrouping: 0) } записи: «{ $step }» — невозможный шаг ({ $player }).
verify-draw = Строка { NUMBER($line, useGrouping: 0) } записи: указан случайный выбор «{ $given }», но обещанный случай даёт «{ $found }».
verify-draw-missing = Строка { NUMBER($line, useGrouping: 0) } записи: не хватает случайного выбора «{ $found }».
verify-draw-surplus = Строка { NUMBER($line, useGrouping: 0) } записи: случайного выбора «{ $given }» не было.
verify-not-over = Строка { NUMBER($line, useGrouping: 0) } записи: ходы на этом кончаются, но партия не окончена.
verify-outcome = Строка { NUMBER($line, useGrouping: 0) } записи: указан исход «{ $given }», но ходы ведут к «{ $found }».
