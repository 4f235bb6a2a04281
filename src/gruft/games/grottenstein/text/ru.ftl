# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Мартин Кирхер, Ингмар Ханеман (Martin Kircher, Ingmar Hahnemann)
game-about = За четырьмя охотниками захлопнулась дверь особняка графа Гроттенштайна. Ищи на трёх этажах оружие и ключи и вгони графу кол в сердце — или стань графом сам, и каждый, кого ты убьёшь, восстанет твоим слугой.
role-hunters = Охотники
role-vampire = Сторона вампира

## Names
figure-red = Рупрехт Хаук
figure-blue = Доктор Оттилия Бранд
figure-green = Брат Ансельм
figure-yellow = Йетта Фальк
figure-black = Граф Гроттенштайн
card-kit = Аптечка
card-antidote = Противоядие
card-ladder = Стремянка
card-dynamite = Динамит
card-torch = Факел
card-plan = План
card-flute = Флейта
card-shield = Щит
card-garlic = Чеснок
card-sword = Меч
card-club = Дубина
card-bow = Лук
card-francisca = Франциска
card-hammer = Молоток
card-stake = Кол
card-crucifix = Распятие
card-holy-water = Святая вода
card-grease = Жир
card-pseudo-vampire = Лжевампир
card-zombie-formula = Формула зомби
card-key-1 = Золотой ключ
card-key-2 = Серебряный ключ
card-key-3 = Медный ключ
card-key-4 = Железный ключ
card-universal-key = Универсальный ключ
card-rats = Крысы
card-bat-swarm = Стая летучих мышей
card-spirit = Призрак
card-demon = Демон
card-poison = Яд
card-trapdoor = Западня
card-shackles = Кандалы
card-blood-altar = Кровавый алтарь
cards-none = нет
weapon-dagger = кинжал
weapon-sword = меч
weapon-club = дубина
weapon-bow = лук
weapon-francisca = франциска
weapon-hammer = молоток
weapon-stake = кол
weapon-crucifix = распятие
weapon-holy-water = святая вода
weapon-grease = жир
weapon-bite = укус
piece-cape = плащ
piece-teeth = клыки
piece-nails = когти
lock-1 = золото
lock-2 = серебро
lock-3 = медь
lock-4 = железо
wall-chip = фишка стены
floor-C = Подвал
floor-G = Первый этаж
floor-U = Второй этаж
room-Ca1 = Костница
room-Ca5 = Лаз вампира
room-Ca6 = Винный погреб
room-Ca9 = Цистерна
room-Ca10 = Лестница у бронированной двери
room-Cb5 = Катакомба
room-Ce1 = Преддверие
room-Ce6 = Кухня алхимика
room-Cf1 = Склеп
room-Cf4 = Передняя
room-Cf9 = Темница
room-Ck1 = Камера пыток
room-Ck6 = Сток
room-Cl6 = Угольный подвал
room-Cl9 = Продуктовый погреб
room-Ga1 = Библиотека
room-Ga5 = Лаз вампира
room-Ga6 = Гостиная
room-Ga9 = Часовня
room-Gb5 = Галерея
room-Ge1 = Музыкальная комната
room-Ge8 = Раздевалка
room-Gf6 = Вестибюль
room-Gj1 = Столовая
room-Gk8 = Коридор прислуги
room-Gl6 = Кухня
room-Gl9 = Кладовая
room-Go1 = Замурованная лестница
room-Ua1 = Хозяйская спальня
room-Ua5 = Верхняя галерея
room-Ua6 = Гостевая комната
room-Ua9 = Детская
room-Ue1 = Гардеробная
room-Ue6 = Чёрная лестница
room-Ue8 = Западный чулан
room-Uf6 = Бальный зал
room-Uf9 = Портретная
room-Uh1 = Зал трофеев
room-Uk6 = Парадная лестница
room-Uk8 = Восточный чулан
room-Ul1 = Обсерватория
room-Ul6 = Лаборатория
room-Ul9 = Чердак

## Options
option-vampire_seat = Место игрока, который играет вампиром, считая с 0 (-1: последнее)
option-hunter_order = Порядок ходов охотников (printed: как в издании)
option-preset = Значения издания (printed: без изменений; dagger_minus_2: урон кинжала — кубик −2)
option-vampire_zero = Что происходит, когда у вампира не осталось очков жизни (printed: как в издании; dies: побеждают охотники; coffin: он ложится в свой гроб)
option-range_metric = Как считается дальность оружия (printed: как в издании; manhattan: без диагоналей; chebyshev: шаг по диагонали считается за одну клетку)
option-finds = Кто видит, что охотники находят и несут (hidden: только охотники; public: все)
option-cellar_cards = Видит ли вампир карты подвала, которые он разложил (noted: да, они в его блокноте; remembered: он должен их помнить)
option-max_rounds = Через сколько кругов побеждает сторона вампира (0: как в издании)
option-no-such-seat = Настройка «{ $option }» называет место от 0 до { $high }.

## Decisions
decision-over = Игра окончена.
decision-wait = Сейчас не твой ход.
decision-placing = Положи карту в следующую ячейку подвала.
decision-locking-crypt = Выбери замок для склепа.
decision-locking-armour = Выбери замок для бронированной двери.
decision-rising = Кто играет новым слугой?
decision-first = Бросить кубики или драться на месте?
decision-vampire-first = Бросить кубики, лететь или остаться?
decision-destination = Куда идти?
decision-action = Что делать здесь?
decision-revealed = Взять карту или оставить?
decision-vampire-action = Кусать, одеваться или закончить ход?
decision-ending = Закончи ход.
decision-weapon = Выбери оружие.
decision-target = Выбери цель.
decision-taking = Какую карту взять?
decision-taking-more = Взять ещё карту?
decision-putting = Какую карту положить?
decision-closing = Какую дверь закрыть?
decision-using = Какой предмет использовать?
decision-patient = Кому помочь?
decision-looking = На какую карту посмотреть?
decision-key-card = Какой ключ попробовать?
decision-key-door = К какой двери подобрать ключ?
decision-casting = Поставь первого зомби.
decision-casting-again = Поставь второго зомби.
decision-lighting = Что взорвать?
decision-biting = Кого укусить?

## Moves
move-go = Идти на { $square } ({ $room })
move-no-step = Остаться на { $square } ({ $room })
move-zombie = Поставить зомби на { $square } ({ $room })
move-wall = Взорвать стену
move-arrange = Разложить остальное за меня
then-arranged =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    } и оба замка; видишь только ты
move-lay = Положить в { $field }: { $card }
move-field = Посмотреть { $field } ({ $room })
move-lock = Выбрать замок: { $lock }
move-throw = Бросить кубики и идти
move-stay = Остаться здесь
move-bat = Лететь мышью (1 карта)
move-fight = Атаковать
move-dagger = Использовать кинжал
move-bite = Укусить охотника
move-stake-vampire = Вогнать кол в вампира!
move-reveal = Вскрыть карту
move-take = Взять что-нибудь
move-leave = Оставить
move-take-find = Взять: { $card }
move-leave-find = Оставить лицом вверх: { $card }
move-put = Положить карту
move-close = Закрыть дверь
move-use = Применить предмет
move-key = Попробовать ключ
move-cast = Произнести формулу зомби
move-light = Поджечь динамит
move-wear = Надеть: { $piece }
move-servant-mine = Слугой играю я
move-servant-owner = Слугой играет { $player }
move-enough = Это всё
move-end = Закончить ход

move-card-weapon = Использовать: { $card }
move-card-take = Взять: { $card }
move-card-put = Положить: { $card }
move-card-use = Применить: { $card }
move-card-key = Попробовать: { $card }
move-figure-attack = Атаковать: { $figure }
move-figure-help = Помочь: { $figure }
move-figure-bite = Укусить: { $figure }
move-door-attack = Ломать дверь { $door } ({ $one } / { $other })
move-door-close = Закрыть дверь { $door } ({ $one } / { $other })
move-door-key = Примерить к двери { $door } ({ $one } / { $other })
move-door-light = Взорвать дверь { $door } ({ $one } / { $other })
then-throw = два кубика решат, как далеко
then-stay = действовать всё равно можно
then-fight = вместо перемещения
then-bat = кубики: { $dice }, без укуса в этот ход; карт останется: { $left }
then-stake = охотники побеждают
then-reveal = предмет, сила или ловушка
then-put = она будет лежать открыто для следующего охотника, который здесь остановится
then-key = дверь открывает только нужный цвет
then-cast = пока этот охотник жив, на клетки зомби никому не войти
then-light = он взорвётся в конце твоего следующего хода; успей выйти из комнаты
then-left-open = её видят все; взять её можно и позже
then-servant-mine = ещё одна фигурка для тебя
then-servant-owner = этот игрок теперь побеждает вместе с тобой

## Why it is asked
why-decision-placing = Без кола охотникам не победить. Положи его туда, куда они придут последними, а ловушки — на пути.
why-decision-locking-crypt = За этими дверями твой гроб; их открывает только ключ этого цвета.
why-decision-locking-armour = Эта дверь закрывает лестницу в подвал, пока изнутри не подберут ключ.
why-decision-rising = Мёртвый охотник восстаёт на твоей стороне. Если им играет прежний игрок, он побеждает вместе с тобой.
why-decision-first = Ход — это перемещение и одно действие либо бой на месте.
why-decision-vampire-first = Сначала перемещение, потом укус или гардероб. Для полёта нужны плащ и карта летучей мыши.
why-decision-destination = Важна только клетка, где ты остановишься. На клетках с номером охотников ждёт карта.
why-decision-action = У тебя одно действие; закрытую карту на своей клетке нужно вскрыть.
why-decision-revealed = Предметы занимают твои три места; оставленное могут взять другие.
why-decision-vampire-action = Без клыков и когтей кусать нельзя. В подвале выпитая кровь достаётся тебе.
why-decision-ending = В гробу ты только отдыхаешь, пока не вернёшь все очки.
why-decision-weapon = В одной атаке участвует одно оружие.
why-decision-target = Урон решают кубики; у двери он копится, пока она не сломается.
why-decision-taking = Это твоё действие. Предметам нужно свободное место.
why-decision-taking-more = То, что лежит на полу, можно взять сразу всё.
why-decision-putting = Она будет лежать открытой на этой клетке, и её сможет взять другой охотник.
why-decision-closing = Закрытая дверь удержит охотников и слуг, но не вампира.
why-decision-using = Это твоё действие.
why-decision-patient = Помогает тебе или фигурке рядом.
why-decision-looking = Карту узнают все охотники; она остаётся на месте.
why-decision-key-card = Подходящий ключ открывает дверь; неподходящий исключает свой цвет.
why-decision-key-door = Замки есть только у дверей склепа и у бронированной двери.
why-decision-casting = Пока жив произнёсший формулу, на клетки зомби никто не войдёт.
why-decision-casting-again = Второму зомби нужна другая свободная клетка.
why-decision-lighting = Взрыв в конце твоего следующего хода: уйди из комнаты вовремя.
why-decision-biting = Урон от укуса определяют кубики; в подвале выпитая кровь достаётся тебе.

## What always stands on the table
aim-hunters = Ты охотишься: вгони графу кол в сердце, пока он в гробу. Нужны молоток и кол.
aim-vampire = Ты граф: убей четырёх охотников или продержись до конца последнего круга.
aim-turned = Теперь ты служишь графу: помоги ему убить последних охотников.
aim-watch = Четыре охотника хотят вогнать графу кол в сердце; он хочет их смерти.
ahead-stake = Живых охотников: { $alive }. Очки жизни графа: { $life }.
ahead-weak =
    0 очков — ещё не смерть: ты лежишь в гробу { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }.
ahead-weak-other =
    0 очков — ещё не смерть: он лежит в гробу { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }.
ahead-lying =
    Граф лежит в гробу: чтобы вогнать кол, осталось { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }. Живых охотников: { $alive }.
ending-rounds = Круг { $round } из { $last }; после последнего побеждает граф.

## Facts
fact-plays = { $figure }: играет { $player }.
fact-wardrobe = Твоя тайная запись: { $piece }, номер { $field }.
fact-arranged = Карты подвала разложены, начиная с C1: { $cards }. Твои замки: склеп — { $crypt }, бронированная дверь — { $armour }.
fact-arranged-hidden = Вампир разложил карты подвала и выбрал два замка.
fact-slot = Круг { $round }. Ход: { $figure } ({ $player }).
fact-slot-shackled = Круг { $round }. { $figure } ({ $player }): в кандалах, ход пропущен.
fact-rises = { $figure } ({ $player }) восстаёт из мёртвых слугой. Очки жизни: { $life }. Карты: { $cards }.
fact-end-staked = Вампир рассыпается в прах в собственном гробу.
fact-end-vampire-dead = У вампира не осталось очков жизни. { $figure } больше не поднимется.
fact-end-no-hunter = В особняке не осталось ни одного живого охотника.
fact-end-rounds-over = Последний круг окончен, а вампир всё ещё бродит по дому.
fact-wins = { $player } побеждает.
fact-flies = { $figure } оборачивается летучей мышью. Бросок: { $thrown } ({ $dice }). Осталось карт летучей мыши: { $left }.
fact-throws = { $figure } бросает кубики: { $thrown } ({ $dice }).
fact-stays = { $figure } остаётся на месте и не бросает кубики.
fact-uses-passage = { $figure } показывает карту «Лжевампир» и может пройти лазом вампира.
fact-moves =
    { $steps ->
        [0] { $figure } остаётся на клетке { $square }.
        [one] { $figure } проходит { $steps } шаг, до { $square }.
        [few] { $figure } проходит { $steps } шага, до { $square }.
       *[other] { $figure } проходит { $steps } шагов, до { $square }.
    }
fact-lies-down = { $figure } ложится в гроб ({ $square }).
fact-displaced = { $figure } внезапно оказывается на клетке { $square }.
fact-reveals = { $figure } вскрывает карту в ячейке { $field }: { $card }.
fact-reveals-hidden = { $figure } вскрывает карту в ячейке { $field }. Её видят только охотники.
fact-keeps = { $figure } берёт карту из ячейки { $field }: { $card }.
fact-keeps-hidden = { $figure } берёт карту из ячейки { $field }, не показывая её.
fact-leaves = { $figure } оставляет карту в ячейке { $field } открытой: { $card }.
fact-takes = { $figure } берёт: { $cards }.
fact-puts = { $figure } выкладывает: { $card }.
fact-ladder = { $figure } ставит стремянку на клетке { $square }: теперь можно пройти через люк.
fact-heals =
    { $gained ->
        [0] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Лечить нечего. Осталось применений: { $left }.
       *[other] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Очки жизни: +{ $gained }. Осталось применений: { $left }.
    }
fact-cures =
    { $cured ->
        [0] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Лечить нечего.
       *[other] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Лечение подействовало.
    }
fact-looks = { $figure } по плану смотрит карту в ячейке { $field }: { $card }.
fact-looks-hidden = { $figure } по плану смотрит карту в ячейке { $field }.
fact-zombies = { $figure } произносит формулу зомби. Зомби стоят на клетках: { $squares }.
fact-zombies-vanish = Тот, кто произнёс формулу, мёртв: оба зомби исчезают.
fact-closes = { $figure } закрывает дверь { $door }.
fact-key-fits = { $figure } пробует ключ к двери { $door }: { $card }. Подходит, дверь открыта!
fact-key-fails = { $figure } пробует ключ к двери { $door }: { $card }. Не подходит.
fact-wears = Вампир берёт предмет своего гардероба: { $piece }, номер { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } атакует: { $weapon } → { $target }. Бросок: { $die }. Потерь нет, осталось очков жизни: { $left }.
       *[other] { $figure } атакует: { $weapon } → { $target }. Бросок: { $die }. Очки жизни: -{ $lost }, осталось { $left }.
    }
fact-protects = { $figure } под защитой: { $card }.
fact-stuck = { $figure } не может сдвинуться: в следующий ход перемещения не будет.
fact-kept-off = Вампир отшатывается и в свой следующий ход не сможет атаковать.
fact-strikes-door = { $figure } бьёт по двери { $door } ({ $weapon }). Бросок: { $die }. Осталось очков у двери: { $left }.
fact-breaks-door = { $figure } выламывает дверь { $door } ({ $weapon }). Бросок: { $die }.
fact-stakes = { $figure } вгоняет вампиру кол в сердце!
fact-poisoned = { $figure } страдает от яда. Очки жизни: -{ $lost }, осталось { $left }.
fact-rats = Крысы кусают: { $figure }. Очки жизни: -{ $lost }, осталось { $left }.
fact-regenerates =
    { $gained ->
        [0] Вампир покоится в гробу и сохраняет все очки жизни: { $left }.
       *[other] Вампир набирается сил в гробу. Очки жизни: +{ $gained }, теперь { $left }.
    }
fact-crypt = В его склепе охотники: вампир слабеет. Очки жизни: -{ $lost }, осталось { $left }.
fact-drains =
    { $gained ->
        [0] Кровь ничего не даёт вампиру. Очки жизни: по-прежнему { $left }.
       *[other] Кровь даёт вампиру силы. Очки жизни: +{ $gained }, теперь { $left }.
    }
fact-to-coffin = У вампира не осталось очков жизни, и он падает в свой гроб.
fact-dies = { $figure } умирает. Труп пока остаётся на своём месте.
fact-falls = Слуга исчезает навсегда: { $figure }. Останки на клетке { $square }: { $cards }.
fact-trap =
    { $lost ->
        [0] { $figure } вскрывает ловушку в ячейке { $field }: { $card }!
       *[other]
            { $die ->
                [0] { $figure } вскрывает ловушку в ячейке { $field }: { $card }! Очки жизни: -{ $lost }, осталось { $left }.
               *[other] { $figure } вскрывает ловушку в ячейке { $field }: { $card }! Бросок: { $die }. Очки жизни: -{ $lost }, осталось { $left }.
            }
    }
fact-trap-fails = { $figure } вскрывает ловушку в ячейке { $field }: { $card }. Слугам она не вредит.
fact-lights = { $figure } поджигает динамит на клетке { $square }. Цель: { $door }.
fact-fizzles = Фитиль догорел. Бросок: { $die }. Ничего не происходит; заряд лежит на клетке { $square } и больше не горит.
fact-explodes = Фитиль догорел. Бросок: { $die }. Заряд взрывается! Цель: { $door }.
fact-blast = { $figure } попадает под взрывную волну. Очки жизни: -{ $lost }.

## Ends
end-staked = Вампиру вогнали кол в сердце: побеждают охотники.
end-vampire-dead = У вампира не осталось очков жизни: побеждают охотники.
end-no-hunter = Живых охотников не осталось: побеждает сторона вампира.
end-rounds-over = Последний круг окончен: побеждает сторона вампира.

## Refusals
refusal-nobody-to-bite = До живых охотников вампиру отсюда не дотянуться.
refusal-game-over = Игра окончена.
refusal-no-such-seat = За этим столом нет игрока { $given }.
refusal-no-such-move = Хода с номером { $given } нет.
refusal-vampire-sets-up = Подготовка ещё не закончена: карты подвала и замки сейчас расставляет { $player }.
refusal-vampire-decides = Труп восстаёт: кто будет играть слугой, сейчас решает { $player }.
refusal-without-figure = У тебя больше нет персонажа в особняке. Сейчас решает { $player }.
refusal-not-your-slot = Сейчас чужой ход: { $figure }. Решает { $player }.
refusal-not-in-box = В этом издании такой карты нет: { $card }.
refusal-not-carried = { $figure } не несёт эту карту: { $card }.
refusal-gone = { $target }: этой фигурки в особняке больше нет.
refusal-corpse = { $target }: это теперь труп, его нельзя ни атаковать, ни лечить.
refusal-only-vampire-flies = Летучей мышью становится только вампир.
refusal-only-vampire-bites = Кусает только вампир; охотники и слуги дерутся оружием.
refusal-only-vampire-wears = Предметы своего гардероба берёт только вампир.
refusal-vampire-without-cards = Вампир никогда не вскрывает, не берёт и не использует карты событий и подвала.
refusal-vampire-only-bites = У вампира нет оружия: он может только укусить, после перемещения.
refusal-vampire-closes-nothing = Двери закрывают только охотники и слуги.
refusal-only-hunters-stake = Вогнать кол может только живой охотник.
refusal-locks-at-set-up = Замки выбирают только при подготовке.
refusal-nobody-rises = Сейчас ни один труп не восстаёт.
refusal-nothing-revealed = Сейчас нет вскрытой карты, которую можно оставить.
refusal-verb-first = Сначала скажи, что ты делаешь: { $question }
refusal-must-choose = Начатое доводят до конца, отменить его нельзя: { $question }
refusal-set-up-first = Сначала нужно закончить подготовку: { $question }
refusal-no-cellar-card = В подвал кладут только карты подвала, а это карта события: { $card }.
refusal-laid-already = Эта карта уже лежит на поле: { $card }.
refusal-lock-used = Этот замок уже у склепа: { $lock }. Бронированная дверь получает другой.
refusal-rising-first = Сначала реши, как быть со слугой: { $question }
refusal-stuck = { $figure } не может выбраться из жира: в этот ход можно только остаться на месте.
refusal-movement-first = Сначала перемещение, даже если ты остаёшься на месте: { $question }
refusal-movement-over = Перемещение в этот ход уже закончено: { $question }
refusal-throw-first = Сначала брось кубики, потом выбирай, куда идти.
refusal-thrown-already = Кубики уже брошены: { $thrown }. Теперь выбери клетку; можно и свою.
refusal-fight-before-throw = Кубики брошены, значит, ты перемещаешься: бой на месте выбирают до броска.
refusal-go-first = Сначала выбери, где закончится перемещение; можно и на своей клетке: { $question }
refusal-must-reveal = Перемещение закончилось у закрытой карты, и её нужно вскрыть прежде всего: { $field }.
refusal-one-action = Это было бы два действия: возьми вскрытую карту или оставь её; выложить что-то взамен нельзя.
refusal-take-or-leave = Сначала — вскрытая карта: { $question }
refusal-bat-needs-cape = Без плаща летучей мышью не стать.
refusal-no-bat-left = Все карты летучей мыши израсходованы.
refusal-worn-already = Этот предмет уже у тебя: { $piece }.
refusal-piece-too-far = По твоей записи этот предмет лежит на { $field }, и перемещение должно закончиться там или на соседней клетке: { $piece }.
refusal-piece-behind-wall = По твоей записи этот предмет лежит на { $field }, но между тобой и той клеткой стена: { $piece }.
refusal-shackled = { $figure } в кандалах и может только закончить ход.
refusal-resting = Вампир отдыхает в гробу, пока его очков жизни меньше { $most }; сейчас их { $life }, и можно только закончить ход.
refusal-bitten-already = За ход вампир атакует только раз, и после этого остаётся лишь закончить ход.
refusal-too-far = { $square } слишком далеко. Нужно шагов: не меньше { $steps }, бросок: { $thrown }.
refusal-way-closed-door = До клетки { $square } не добраться: дверь { $door } закрыта.
refusal-way-one-way = До клетки { $square } не добраться: односторонняя дверь { $door } пропускает только в другую сторону.
refusal-way-wall-chip = До клетки { $square } не добраться: на { $at } лежит фишка стены.
refusal-way-coffin = До клетки { $square } не добраться: в гроб ({ $at }) может войти только вампир.
refusal-way-passage = До клетки { $square } не добраться: в лаз вампира ({ $at }) может войти только вампир или живой охотник с Лжевампиром.
refusal-way-link = До клетки { $square } не добраться: пройти лазом на { $at } может только вампир или живой охотник с Лжевампиром.
refusal-way-ladder = До клетки { $square } не добраться: через люк на { $at } можно пройти только по стремянке, а её там нет.
refusal-way-figure = До клетки { $square } не добраться: клетка { $at } занята ({ $figure }).
refusal-way-corpse = До клетки { $square } не добраться: на { $at } лежит труп ({ $figure }).
refusal-way-zombie = До клетки { $square } не добраться: на { $at } стоит зомби.
refusal-bat-lands = Летучей мышью можно пролететь над другими, но закончить перемещение на { $square } нельзя: клетка занята ({ $figure }).
refusal-out-of-range = { $target } вне досягаемости: расстояние { $distance }, дальность { $range }.
refusal-other-plan = { $target } вне досягаемости: ни на одном плане нет обеих клеток.
refusal-line-wall = { $target } вне досягаемости: между вами стена.
refusal-line-wall-chip = { $target } вне досягаемости: между вами фишка стены.
refusal-line-closed-door = { $target } вне досягаемости: между вами закрытая дверь { $door }.
refusal-line-one-way = { $target } вне досягаемости: между вами односторонняя дверь { $door }, и её стрелка направлена к тебе.
refusal-lying = { $target } лежит в гробу: ни удар, ни помощь туда не достанут.
refusal-nothing-to-attack = С клетки { $square } ни одно твоё оружие не достаёт до противника, и двери, которую можно выломать, там нет.
refusal-servant-attacks-first = Слуга атакует только вместо перемещения, но не после него.
refusal-attack-instead-of-moving = Вампира и двери атакуют только вместо перемещения; после броска или решения остаться — только слуг.
refusal-no-servant = После перемещения можно атаковать только слуг, а их в особняке нет.
refusal-no-weapon = Это не оружие нападения: { $card }.
refusal-harms-only-vampire = Это оружие действует только на вампира: { $weapon }.
refusal-harms-only-hunters = Это оружие действует только на живых охотников: { $weapon }.
refusal-harms-no-doors = Дверям это оружие не вредит: { $weapon }.
refusal-own-team = { $target } на твоей стороне, атаковать нельзя.
refusal-bite-needs-pieces = Вампир атакует, только если у него есть клыки и когти; пока недостаёт: { $pieces }.
refusal-bat-does-not-bite = В этот ход ты летучая мышь, атаковать нельзя.
refusal-lying-does-not-bite = Пока вампир лежит в гробу, он не может атаковать.
refusal-kept-off = Вампира отогнали, и в этот ход он не может атаковать.
refusal-not-lying = Вогнать кол можно, только пока вампир лежит в гробу.
refusal-stake-needs-both = Чтобы вогнать кол, нужно иметь при себе молоток и кол; недостаёт: { $cards }.
refusal-stake-not-prepared = Чтобы вогнать кол, нужно закончить предыдущий ход рядом с гробом, имея молоток и кол.
refusal-stake-instead-of-moving = Кол вгоняют вместо перемещения: подойти и вогнать его в один ход нельзя.
refusal-no-door-here = Твоя клетка не примыкает ни к одной двери: { $square }.
refusal-door-not-touched = Твоя клетка, { $square }, не примыкает к двери { $door }.
refusal-wall-is-no-door = Стена — не дверь: фишку стены убирает только динамит.
refusal-no-chip-left = В запасе не осталось белых фишек замка, поэтому закрыть дверь нельзя.
refusal-armoured-stays = Бронированную дверь ({ $door }) закрыть нельзя; открытая, она остаётся открытой.
refusal-armoured-resists = Против бронированной двери сила бесполезна: { $door }.
refusal-door-closed = Эта дверь уже закрыта: { $door }.
refusal-door-open = Эта дверь и так открыта: { $door }.
refusal-door-destroyed = Эта дверь разрушена и открыта навсегда: { $door }.
refusal-no-lock = Ключами открывают только две двери склепа и бронированную дверь, но не эту: { $door }.
refusal-lock-inside = Бронированную дверь открывают только изнутри, с лестницы: { $door }.
refusal-no-key = У тебя нет ключа.
refusal-no-key-at-all = Эта карта — не ключ: { $card }.
refusal-no-charge = Для взрыва нужны и динамит, и факел; недостаёт: { $cards }.
refusal-nothing-to-blow-up = С клетки { $square } взрывать нечего: рядом нет ни двери, ни фишки стены.
refusal-wall-gone = Фишки стены больше нет: путь свободен.
refusal-wall-not-beside = Твоя клетка не соседняя с фишкой стены: { $square }.
refusal-not-numbered = Это клетка без номера, ячейки для карт у неё нет: { $square }.
refusal-nothing-face-down = Закрытой карты здесь нет: { $field }.
refusal-other-colour = Судя по цветной рамке, эту карту ({ $card }) может нести только { $figure }.
refusal-no-place = На планшете не хватает места для этой карты: { $card }. Нужно мест: { $needed }, свободно: { $free }.
refusal-nothing-to-take = Брать здесь нечего: { $square }.
refusal-not-here = Этой карты нет в открытую на { $square }: { $card }.
refusal-named-already = Эта карта уже названа: { $card }.
refusal-other-place = Одно действие берёт карты из одного места, а эта лежит в другом: { $card }.
refusal-one-card-of-field = Одно действие берёт из ячейки только одну карту, а тобой названо несколько: { $cards }.
refusal-no-remains = Эта карта не из останков слуги, поэтому убери «remains»: { $card }.
refusal-burning = Эта карта горит, брать её нельзя: { $card }.
refusal-servant-leaves-it = Слуги не могут взять эту карту, она для живых охотников: { $card }.
refusal-field-covered = Здесь ещё лежит закрытая карта, класть сюда ничего нельзя: { $field }.
refusal-remains-here = Здесь лежат останки слуги, ничего другого класть нельзя: { $square }.
refusal-empty-sheet = Выложить нечего: на планшете нет карт ({ $figure }).
refusal-dagger-stays = Кинжал — не карта, выложить его нельзя.
refusal-nothing-to-use = Нет предмета, который используют как действие ({ $figure }).
refusal-weapon-in-fights = Оружие используют в бою, а не так: { $card }.
refusal-works-by-itself = Эта карта работает сама, тратить действие не нужно: { $card }.
refusal-light-has-its-verb = Поджечь динамит факелом — отдельное действие: { $card }.
refusal-cast-has-its-verb = Произнести формулу — отдельное действие: { $card }.
refusal-key-has-its-verb = Пробовать ключ на двери — отдельное действие: { $card }.
refusal-servant-without-powers = Слуги не могут использовать ни ключи, ни другие силы.
refusal-no-formula = У тебя нет формулы зомби.
refusal-plan-shows-nothing = На твоём этаже не осталось закрытых карт, которые мог бы показать план: { $floor }.
refusal-plan-of-other-floor = План показывает только карты твоего этажа ({ $floor }), а { $field } на другом.
refusal-no-hatch-here = Стремянку ставят только на клетку люка, а здесь его нет: { $square }.
refusal-zombie-in-coffin = Зомби не может стоять в гробу: { $square }.
refusal-zombie-in-wall = Пока там лежит фишка стены, зомби на этой клетке стоять не может: { $square }.
refusal-zombie-needs-room = На этой клетке уже кто-то есть: { $square }.
refusal-zombies-apart = На этой клетке уже стоит первый зомби: { $square }.
refusal-unreadable = «{ $given }» — не ход этой игры. Напиши, например, «stay», «Gh5», «hit V sword» или «end».
refusal-no-such-card = «{ $given }» не обозначает ни одной карты этого издания. Пиши карту номером (E09) или английским названием (sword).
refusal-which-card = «{ $given }» называется несколько карт. Напиши номер той, которую имеешь в виду: { $cards }.
refusal-no-such-square = В особняке нет клетки «{ $given }». Клетки пишут так: «Gh11» — этаж C, G или U, столбец от a до o, ряд от 1 до 11.
refusal-no-such-door = В особняке нет двери «{ $given }». Дверь пишут двумя её клетками: «Gh5/h6».
refusal-no-such-field = Ячейки «{ $given }» нет. Есть ячейки C1–C12, G1–G12 и U1–U12.
refusal-no-such-figure = Фигурки «{ $given }» нет. Фигурки — red, blue, green, yellow и vampire, или R, B, G, Y и V.
refusal-not-there = Написано «{ $given }», но здесь это «{ $found }».
refusal-other-slot = Записан ход для «{ $given }», а сейчас ход фигурки «{ $found }».
refusal-result = «{ $given }» содержит результат. Его решают кубики и правила: пиши только то, что делаешь.
position-no-hunter = Ни один охотник не жив, значит, игра была бы окончена.
position-wrong-life = У фигурки «{ $figure }» не может быть столько очков жизни: { $given }. У живых их от 1 до { $most }, у мёртвых 0.
position-wrong-status = «{ $figure }» может быть только living, corpse, servant или gone.
position-wrong-bats = Карт летучей мыши самое большее { $most }.
position-half-zombies = Либо оба зомби стоят на клетках и поставлены охотником, либо нет ни одного.
position-zombies-without-caster = Охотник, поставивший зомби, мёртв: они бы исчезли.
position-no-such-square = Кто-то или что-то на клетке, которой в особняке нет: { $given }.
position-square-taken = Двое не могут стоять на одной клетке: { $square }.
position-in-coffin = На клетке гроба может быть только вампир: { $square }.
position-in-wall = Пока там лежит фишка стены, на этой клетке никого быть не может: { $square }.
position-gone-stands = Фигурка «{ $figure }» исчезла и не стоит ни на одной клетке.
position-gone-carries = Фигурка «{ $figure }» исчезла и ничего не несёт; эта карта должна быть в другом месте: { $card }.
position-too-much = «{ $figure }» несёт больше, чем помещается; мест для предметов: { $most }.
position-wrong-border = «{ $figure }» не может нести эту карту, её рамка другого цвета: { $card }.
position-card-twice = Каждая карта лежит в одном месте, а эта названа дважды: { $card }.
position-card-nowhere = Эта карта нигде не лежит: { $card }.
position-card-not-in-box = В этом издании нет карты { $card }.
position-card-in-hand = Карты подвала у вампира на руках только до конца подготовки: { $card }.
position-wrong-deck = Карта { $card } не может лежать закрытой на { $field }: карты событий лежат наверху, карты подвала — в подвале.
position-field-covered = Где лежит закрытая карта, ничего другого лежать не может: { $field }.
position-trap-lies-open = Ловушка лежит закрытой или удалена из игры, но никогда не лежит открыто или на планшете: { $card }.
position-too-few-fields = Нигде не названные карты ({ $count }) лежат закрытыми, а свободных ячеек для них только { $left }.
position-arranged-already = Пока вампир ещё готовит подвал, ни одна карта подвала не лежит и ни один замок не выбран; то, что он уже положил, пишут как «draft».
position-wrong-charge = Горящему заряду нужны динамит и факел на его клетке, охотник или слуга, который его поджёг, и рядом дверь или стена, которую можно взорвать.
position-ladder-elsewhere = Стремянку ставят только на клетке люка.
position-remains-of-the-living = Фигурка «{ $figure }» не исчезла, значит, останков этого цвета нет.
position-on-the-floor = Эта карта не может так лежать на полу: { $card }.
position-wrong-chips = Белых фишек замка на дверях и в запасе вместе { $wanted }, а не { $given }.
position-armoured-door-hurt = Бронированную дверь нельзя ни повредить, ни разрушить: { $door }.
position-wrong-damage = Дверь теряет самое большее { $most } очков, и тогда она разрушена: { $door }.
position-wrong-locks = У склепа и бронированной двери два разных замка из четырёх.
position-wrong-wardrobe = Предмет гардероба лежит на клетке с номером от 2 до { $most }.
position-servant-hides = Все карты слуги открыты, и эта тоже: { $card }.
position-open-card-unknown = Эта карта лежит открыто, её знают все: { $card }.
position-hunters-forget = Все охотники знают, что лежит на их планшетах, и эту карту тоже: { $card }.
position-vampire-forgets = Вампир сам разложил карты подвала и знает каждую, и эту тоже: { $card }.
position-untrue-knowledge = То, что якобы известно об этой карте, неверно: { $card }.
position-not-hidden = «{ $figure }» не несёт эту карту скрытно: { $card }.
position-untrue-lock = Ключ, который не подошёл, открывать этот замок не может, а который подошёл — должен.
position-vampire-elsewhere = Вампиром играет тот, кому он принадлежит с самого начала, и сменить сторону этот игрок не может.
position-no-such-seat = Фигуркой «{ $figure }» не может играть место { $given }: такого места нет.
position-both-teams = «{ $figure }» — живой охотник, им не может играть место со стороны вампира.
position-servant-elsewhere = «{ $figure }» — слуга, им должно играть место со стороны вампира.
position-slot-of-nobody = Не может быть хода фигурки «{ $figure }»: она мертва или исчезла.
position-wrong-question = Такого решения не бывает в ход фигурки «{ $figure }».
position-not-asked-now = Решение «{ $decision }» не может быть открыто в этот момент хода фигурки «{ $figure }».
position-no-throw = «{ $figure }» выбирает, куда идти, поэтому «thrown» должно сказать, что выпало.
position-wrong-throw = У фигурки «{ $figure }» не могло выпасть { $given }: на кубиках бывает самое большее { $most }.
position-hunter-flies = Летает только вампир, поэтому в ход фигурки «{ $figure }» «bat_slot» не может быть истинным.
position-nothing-to-answer = Место { $seat } спрашивают, но ответить ему нечего.
position-not-ready = Фигурка «{ $figure }» якобы может вогнать кол, но это не живой охотник у гроба с молотком и колом.
position-effects-ended = Фигурка «{ $figure }» — не живой охотник: яд, крысы, кандалы и жир кончились вместе с жизнью.
position-kit-used-up = Израсходованная аптечка удалена из игры.
position-without-draft = Решение «{ $decision }» открыто только посреди строки: напиши в «after», где строка началась, а в «draft» — её ходы до сих пор.
position-wrong-draft = «{ $given }» — недопустимый ход для ещё не законченной строки.
position-over-without-cause = У оконченной игры есть «cause», и только у неё.

## Scene
question = { $figure }: { $question }
room-own = { $room }
room-stair = Лестница
room-passage = Лаз вампира
room-coffin = Гроб
square-coffin = гроб
square-passage = лаз вампира
square-stair = лестница
square-hatch = люк
square-start = стартовая клетка
kind-event-card = карта события
kind-cellar-card = карта подвала
kind-hunter = охотник
kind-vampire = вампир
kind-corpse = труп
kind-servant = слуга
kind-gone = вне игры
kind-wardrobe-piece = предмет гардероба
kind-crypt-lock = замок склепа
kind-armour-lock = замок бронированной двери
kind-lock-card = карта замка
kind-door = дверь
kind-one-way-door = односторонняя дверь
kind-crypt-door = дверь склепа
kind-armoured-door = бронированная дверь
kind-zombie = зомби
kind-wall-chip = фишка стены
mark-object = предмет
mark-power = сила
mark-trap = ловушка
mark-for-red = только для красного
mark-for-blue = только для синего
mark-for-green = только для зелёного
mark-for-yellow = только для жёлтого
mark-remains-red = останки (красный)
mark-remains-blue = останки (синий)
mark-remains-green = останки (зелёный)
mark-remains-yellow = останки (жёлтый)
mark-unlit = не горит
mark-lit = горит
mark-laid = стоит у люка
mark-secret = известна не всем
mark-face-down = рубашкой вверх
mark-face-up = лицом вверх
mark-turned-up = только что вскрыта
mark-not-shield = не может быть щитом
mark-not-garlic = не может быть чесноком
mark-acting = сейчас ходит
mark-ready-to-stake = стоит у гроба с молотком и колом
mark-lying = лежит в гробу
mark-staked = с колом в сердце
mark-bat = летит летучей мышью
mark-worn = надето
mark-kept-off = не может атаковать в следующий ход
mark-poisoned = отравление
mark-rats = крысы
mark-shackled = в кандалах
mark-stuck = не может выбраться из жира
mark-not-lock-1 = не золото
mark-not-lock-2 = не серебро
mark-not-lock-3 = не медь
mark-not-lock-4 = не железо
mark-open = открыта
mark-closed = закрыта
mark-destroyed = разрушена
mark-damaged = повреждена
mark-forward = вправо или вниз
mark-backward = влево или вверх
mark-active = сейчас отвечает
mark-plays-vampire = играет за вампира
mark-turned = на стороне вампира
zone-figures = Фигурки
zone-wardrobe = Гардероб
zone-locks = Замки
zone-sheet-red = Красный планшет
zone-sheet-blue = Синий планшет
zone-sheet-green = Зелёный планшет
zone-sheet-yellow = Жёлтый планшет
zone-hand = Ещё не разложено
zone-fields = Карты в ячейках
zone-floor = На полу
zone-out = Вне игры
zone-unseen = Ещё не виденные
zone-doors = Двери
zone-pawns = Зомби и стена
counter-round = Круг
counter-last-round = Последний круг
counter-chips = Белые фишки
counter-bats = Карты летучей мыши
counter-kit-uses = Аптечка: осталось
counter-thrown = Бросок
counter-fuse = Ходы фитиля
counter-figures = Фигурки
notice-set-up = Подготовка ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Бросок: { $thrown }.
notice-bat = Бросок летучей мыши: { $thrown }.
notice-found = Вскрыто в { $field }: { $card }.
notice-found-hidden = Охотники смотрят карту из { $field }.
notice-diagonals = Дальность и по диагонали.
notice-public-finds = Находки открыты всем.
notice-remembered-cellar = Подвал без записей.
notice-crypt = Охотники одни в склепе: если вампир не вернётся, в конце своего хода он потеряет очки жизни: { $points }.
notice-fuse = На { $square } горит фитиль (цель: { $door }). Взрыв в конце следующего хода. Кто поджёг: { $figure }.
notice-fuse-now = На { $square } горит фитиль (цель: { $door }). Взрыв в конце этого хода. Кто поджёг: { $figure }.
notice-taking = Ты берёшь: { $cards }
notice-weapon = Оружие: { $weapon }
notice-using = Ты используешь: { $card }
notice-zombie = Первый зомби: { $square }
notice-laid = Разложено, начиная с C1: { $cards }
notice-crypt-lock = Замок склепа: { $lock }
then-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }
then-face-down = { $field }: закрытая карта
then-known = { $field }: { $card }, рубашкой вверх
then-open = { $field }: { $cards }
then-remains = на полу: { $cards }
then-lies-down = гроб: очки жизни +{ $points } за ход; не выйти, пока их меньше { $most }
then-beside-coffin = у гроба: со следующего хода здесь можно вогнать в него кол
then-wardrobe = можно взять: { $piece }
then-door-left = осталось очков у двери: { $points }
then-failed = уже не подошёл
then-kit = очки жизни: +{ $points }, осталось применений: { $left }
then-range = дальность { $range }
then-range-diagonal = дальность { $range }, и по диагонали
then-damage =
    { $dice ->
        [one] { $dice } кубик { $bonus }
        [few] { $dice } кубика { $bonus }
       *[other] { $dice } кубиков { $bonus }
    }
then-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }
then-works-from = действует при броске от { $number }
then-loses = очки жизни: -{ $points }
then-blast = все в комнате теряют очки жизни: { $points }
then-keeps-off = вампир не сможет атаковать в следующий ход
then-holds = цель не сможет двигаться в следующий ход
then-life = очки жизни: { $points }
then-poisoned = отравление
then-rats = крысы
then-chips = белых фишек в запасе: { $count }

## Editions
edition-unknown-word = { $file }: «{ $given }» не может стоять под «{ $setting }». Возможно: { $known }.
edition-bad-name = { $file }: имя «{ $setting }» должно состоять из видимых знаков, от 1 до { $limit }, без пробелов по краям.
edition-hunter-order = { $file }: в «{ $setting }» каждый охотник должен быть назван ровно один раз: { $known }.
edition-locks = { $file }: число разных имён в «{ $setting }» должно быть { $wanted }.
edition-lock-place = { $file }: в ходах «{ $given }» всегда означает замок { $place }; в «{ $setting }» это имя может стоять только под этим номером.
edition-no-such-room = { $file }: «{ $setting }» не называет ни одной комнаты этого особняка. Комната зовётся по своей самой верхней клетке, а из нескольких — по самой левой.
edition-deck-size = { $file }: карт в колоде «{ $deck }» — { $given }, а должно быть от 1 до { $most }.
edition-card-once = { $file }: действие «{ $effect }» есть у нескольких карт, а такая карта может быть только одна.
edition-plan-rows = { $file }: под строкой с буквами столбцов в «{ $setting }» должно быть строк: { $wanted }, а не { $given }.
edition-plan-width = { $file }: в строке { $line } плана «{ $setting }» должно быть знаков: { $wanted }, а не { $given }.
edition-plan-sign = { $file }: строка { $line }, знак { $column } плана «{ $setting }»: «{ $given }» здесь невозможно. Здесь стоит { $what }.
plan-square = клетка: «.», номер (от 1 до 9, x, y, z), S, C, V, P, H или лестница (A, a, W, w, M, m, N, n)
plan-corner = угол: «+»
plan-outer-wall = наружная стена: «|» или «-»
plan-edge = граница клеток: пробел, «|», «-», «:», D, X, Z или стрелка в её направлении («<», «>», «^», «v»)
edition-plan-count = { $file }: знаков «{ $sign }» в «{ $setting }» должно быть { $wanted }, а не { $given }.
edition-stair-shifted = { $file }: клетка лестницы «{ $sign }» должна стоять на обоих своих планах в одном и том же месте («{ $setting }»).
edition-stair-parted = { $file }: две клетки лестницы, { $square } и { $other }, должны лежать рядом, без стены и без двери между ними («{ $setting }»).
edition-passage-openings = { $file }: у клетки лаза { $square } в «{ $setting }» должна быть ровно одна сторона без стены, а не { $given }.
edition-start-squares = { $file }: в «{ $setting }» названы { $given }, а должны быть названы клетки, отмеченные знаком S: { $known }.
edition-start-shut = { $file }: со стартовой клетки { $square } никто не сможет уйти, пока заняты остальные («{ $setting }»).
edition-starts-apart = { $file }: стартовые клетки { $square } и { $other } должны быть в одной комнате («{ $setting }»).
edition-coffin-parted = { $file }: клетки гроба { $square } и { $other } должны лежать рядом («{ $setting }»).
edition-vampire-far = { $file }: стартовая клетка вампира { $square } должна быть рядом с гробом («{ $setting }»).
edition-crypt-holds = { $file }: гроб и стартовая клетка вампира должны быть в склепе, а лаз и люк — вне его; { $square } не подходит («{ $setting }»).
edition-too-many-doors = { $file }: дверей на трёх планах { $given }, а может быть не больше { $most }.
edition-crypt-open = { $file }: в склеп может вести только дверь склепа (X), а внутри склепа таких дверей нет; посмотри между { $square } и { $other } («{ $setting }»).
edition-armoured-elsewhere = { $file }: бронированная дверь { $square } должна примыкать к клетке лестницы A («{ $setting }»).
edition-map-cut-off = { $file }: в этом особняке нельзя играть из-за клетки { $square } («{ $setting }»): { $reason }.
cut-off-from-the-hall = в начале игры охотники не могут попасть туда из вестибюля
cut-off-cellar-open = она в подвале, а охотники могут прийти туда с самого начала
cut-off-no-way-back = охотники, которые там окажутся, никогда не вернутся в вестибюль
cut-off-by-wall = охотники не могут попасть туда, даже когда стена взорвана
cut-off-by-passage = охотник с картой «Лжевампир» не может попасть туда через лаз
cut-off-after-a-fall = кто провалится туда через западню, не доберётся ни до одной двери наружу
cut-off-from-the-crypt = вампир не может попасть туда со своей стартовой клетки
warning-event-cards = Замечание: карт событий в этом издании { $given }, а в коробке { $usual }.
warning-cellar-cards = Замечание: карт подвала в этом издании { $given }, а в коробке { $usual }.
warning-number-at-locked-door = Замечание: клетка с номером { $square } примыкает к двери, которая в начале заперта. Кто захочет попробовать там ключ, должен сначала вскрыть карту.

## Advice
advice-must = Ничего другого сделать нельзя.
advice-arrange = Клади ловушки у входов, а нужное охотникам — туда, куда они придут поздно.
advice-lock = Подойдёт любой цвет, лишь бы не каждый раз один и тот же.
advice-own-servant = Возьми слугу себе: тогда он делает то, что хочешь ты.
advice-dress = Сначала собери гардероб: без клыков и когтей кусать нельзя.
advice-wear = Надень: так ты сильнее, и это ничего не стоит.
advice-fly = Стань летучей мышью: путь долгий.
advice-prey = Иди к охотнику, которого выгодно укусить: получишь больше, чем отнимут ответные удары.
advice-bite = Кусай: чем слабее охотник, тем скорее он станет твоим слугой.
advice-drain = Кусай: в подвале всё, что теряет жертва, достаётся тебе.
advice-home = Возвращайся в гроб: там ты набираешься сил, и никто не может тебя ударить.
advice-lie-still = Лежи: с молотком и колом никого рядом нет, а добыча не стоит ударов.
advice-keep-away = Держись подальше: молоток и кол могут оказаться у гроба раньше, чем к тебе вернутся силы.
advice-servant-strikes = Бей: чем меньше живых охотников, тем лучше твоему господину.
advice-servant-follows = Подойди к охотнику: в следующий ход сможешь ударить.
advice-servant-runs = Беги: пока молоток или кол у тебя, охотникам от них нет пользы.
advice-stake = Вгони кол: это победа.
advice-stand-by-coffin = Встань у гроба с молотком и колом: если он ляжет, ему конец.
advice-strike = Бей вампира, пока он в пределах досягаемости.
advice-strike-servant = Срази слугу: у него мало очков жизни, а то, что он несёт, упадёт на пол.
advice-hunt-servant = Догоняй слугу: его можно ударить и после перемещения.
advice-chase = Подойди к вампиру: начав ход рядом с ним, ты сможешь ударить.
advice-occupy = Войди в склеп: пока вампира нет, а охотник там, вампир теряет очки.
advice-search = Иди к ближайшей карте, до которой другие охотники не дойдут раньше тебя.
advice-fetch = Забери то, что лежит открыто: оно тебе нужно.
advice-take = Тебе это пригодится.
advice-leave = Это тебе не нужно, или для этого нет лишнего места.
advice-hand-over = Положи её здесь для охотника, у которого вторая половина.
advice-make-room = Положи то, что нужно меньше всего, чтобы взять важное.
advice-meet = Подойди ближе: другой охотник несёт то, что подходит к твоей карте.
advice-ladder = Поставь стремянку у люка: она откроет подвал всем охотникам.
advice-blast = Подожги заряд: он расчистит путь.
advice-unlock = Попробуй ключ на двери склепа: вдруг подойдёт, да и неудача о чём-то скажет.
advice-let-in = Попробуй изнутри ключ к бронированной двери: он впустит остальных в подвал.
advice-break = Выломай дверь склепа: сила помогает там, где ключ не подходит.
advice-cure = Помоги тому, кому это нужнее всего.
advice-plan = Посмотри скрытую карту по плану: лучшего применения этому действию сейчас нет.
advice-wait = Жди: рядом сейчас нет ничего полезного.
advice-end = Здесь не на что тратить действие.

## Orders
