# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Мартин Кирхер, Ингмар Ханеман (Martin Kircher, Ingmar Hahnemann)
game-about = За четырьмя охотниками захлопнулась дверь особняка графа Гроттенштайна. Ищи на трёх этажах оружие и ключи и вгони графу кол в сердце — или стань графом сам, и каждый, кого ты убьёшь, восстанет твоим слугой.
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
option-vampire_seat = Место, которое играет вампиром, считая с 0
option-hunter_order = Порядок ходов охотников (printed: как в издании)
option-preset = Значения издания (printed: без изменений; dagger_minus_2: урон кинжала — кубик -2)
option-vampire_zero = Что происходит, когда у вампира не осталось очков жизни (printed: как в издании; dies: побеждают охотники; coffin: он ложится в свой гроб)
option-max_rounds = Через сколько кругов побеждает сторона вампира (0: как в издании)
option-no-such-seat = Настройка «{ $option }» называет место от 0 до { $high }.

## Decisions
decision-over = Игра окончена.
decision-wait = Сейчас решать не тебе.
decision-placing = Какую карту положить в следующую ячейку подвала?
decision-locking-crypt = Какой замок повесить на склеп?
decision-locking-armour = Какой замок повесить на бронированную дверь?
decision-rising = Кто играет новым слугой?
decision-first = С чего начать этот ход?
decision-vampire-first = С чего вампиру начать этот ход?
decision-destination = Куда идти?
decision-action = Что делать теперь?
decision-revealed = Взять вскрытую карту или оставить?
decision-vampire-action = Что вампиру делать теперь?
decision-ending = Больше ничего сделать нельзя. Закончить ход?
decision-weapon = Какое оружие использовать?
decision-target = Кого или что атаковать?
decision-taking = Какую карту взять?
decision-taking-more = Какую ещё карту взять, или это всё?
decision-putting = Какую карту положить?
decision-closing = Какую дверь закрыть?
decision-using = Какой предмет использовать?
decision-patient = Кому помочь?
decision-looking = На какую закрытую карту посмотреть?
decision-key-card = Какой ключ попробовать?
decision-key-door = К какой двери его примерить?
decision-casting = Где встанет первый зомби?
decision-casting-again = Где встанет второй зомби?
decision-lighting = Что взорвать?
decision-biting = Кого укусить?

## Moves

## Facts
fact-plays = { $figure }: играет { $player }.
fact-wardrobe = Твоя тайная запись: { $piece }, номер { $field }.
fact-arranged = Карты подвала разложены, начиная с C1: { $cards }. Твои замки: склеп — { $crypt }, бронированная дверь — { $armour }.
fact-arranged-hidden = Вампир разложил карты подвала и выбрал два замка.
fact-slot = Круг { $round }. Ход: { $figure } ({ $player }).
fact-slot-shackled = Круг { $round }. { $figure } ({ $player }): в кандалах, ход пропущен.
fact-rises = { $figure } ({ $player }) восстаёт из мёртвых слугой. Очки жизни: { $life }. Карты: { $cards }.
fact-end-staked = Вампир рассыпается в прах в собственном гробу.
fact-end-vampire-dead = У вампира не осталось очков жизни: графа Гроттенштайна больше нет.
fact-end-no-hunter = В особняке не осталось ни одного живого охотника.
fact-end-rounds-over = Последний круг окончен, а вампир всё ещё бродит по дому.
fact-wins = { $player } побеждает.
fact-flies = { $figure } оборачивается летучей мышью. Бросок: { $thrown }. Осталось карт летучей мыши: { $left }.
fact-throws = { $figure } бросает кубики: { $thrown }.
fact-stays = { $figure } остаётся на месте и не бросает кубики.
fact-uses-passage = { $figure } показывает карту «Лжевампир» и может пройти лазом вампира.
fact-moves =
    { $steps ->
        [0] { $figure } не сходит с клетки { $square }.
        [one] { $figure } проходит { $steps } шаг, до { $square }.
        [few] { $figure } проходит { $steps } шага, до { $square }.
       *[many] { $figure } проходит { $steps } шагов, до { $square }.
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
fact-ladder = { $figure } приставляет стремянку на клетке { $square }: теперь можно пройти через люк.
fact-heals =
    { $gained ->
        [0] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Лечить нечего. Осталось применений: { $left }.
       *[other] { $figure } применяет карту «{ $card }». Пациент: { $patient }. Очки жизни: +{ $gained }. Осталось применений: { $left }.
    }
fact-cures = { $figure } применяет карту «{ $card }». Пациент: { $patient }. Лечение подействовало.
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
fact-rats = { $figure } страдает от укусов крыс. Очки жизни: -{ $lost }, осталось { $left }.
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
refusal-unreadable = «{ $given }» — не ход этой игры. Напиши, например, «throw», «Gh5», «hit V sword» или «end».
refusal-no-such-card = «{ $given }» — не карта этой игры.
refusal-which-card = «{ $given }» называется несколько карт. Напиши номер той, которую имеешь в виду: { $cards }.
refusal-no-such-square = В особняке нет клетки «{ $given }». Клетки пишут так: «Gh11» — этаж C, G или U, столбец от a до o, ряд от 1 до 11.
refusal-no-such-door = В особняке нет двери «{ $given }». Дверь пишут двумя её клетками: «Gh5/h6».
refusal-no-such-field = Ячейки «{ $given }» нет. Есть ячейки C1–C12, G1–G12 и U1–U12.
refusal-no-such-figure = Фигурки «{ $given }» нет. Фигурки — red, blue, green, yellow и vampire, или R, B, G, Y и V.
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
position-gone-stands = «{ $figure }» — исчез и не стоит ни на одной клетке.
position-gone-carries = «{ $figure }» — исчез и ничего не несёт; эта карта должна быть в другом месте: { $card }.
position-too-much = «{ $figure }» несёт больше, чем помещается; мест для предметов: { $most }.
position-wrong-border = «{ $figure }» не может нести эту карту, её рамка другого цвета: { $card }.
position-card-twice = Каждая карта лежит в одном месте, а эта названа дважды: { $card }.
position-card-nowhere = Эта карта нигде не лежит: { $card }.
position-card-not-in-box = В этом издании нет карты { $card }.
position-card-in-hand = Карты подвала у вампира на руках только до конца подготовки: { $card }.
position-wrong-deck = Карта { $card } не может лежать закрытой на { $field }: карты событий лежат наверху, карты подвала — в подвале.
position-field-covered = Где лежит закрытая карта, ничего другого лежать не может: { $field }.
position-trap-lies-open = Ловушка лежит закрытой или удалена из игры, но никогда не лежит открыто или на планшете: { $card }.
position-too-few-fields = Нигде не названные карты ({ $count }) лежат закрытыми, а свободных ячеек для них только { $left }.
position-arranged-already = Пока вампир ещё готовит подвал, ни одна карта подвала не лежит и ни один замок не выбран; то, что он уже положил, пишут как «draft».
position-wrong-charge = Зажжённому заряду нужны динамит и факел на его клетке, охотник или слуга, который его зажёг, и рядом дверь или стена, которую можно взорвать.
position-ladder-elsewhere = Стремянку приставляют только на клетке люка.
position-remains-of-the-living = «{ $figure }» не исчез, значит, останков этого цвета нет.
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
position-untrue-lock = Ключ, который не подошёл, к замку не подходит, а который подошёл — подходит.
position-vampire-elsewhere = Вампиром играет место, которому он принадлежит с самого начала, и оно не может сменить сторону.
position-no-such-seat = Фигуркой «{ $figure }» не может играть место { $given }: такого места нет.
position-both-teams = «{ $figure }» — живой охотник, им не может играть место со стороны вампира.
position-servant-elsewhere = «{ $figure }» — слуга, им должно играть место со стороны вампира.
position-slot-of-nobody = Не может быть хода фигурки «{ $figure }»: она мертва или исчезла.
position-wrong-question = Такого решения не бывает в ход фигурки «{ $figure }».
position-not-asked-now = Решение «{ $decision }» не может быть открыто в этот момент хода фигурки «{ $figure }».
position-no-throw = «{ $figure }» выбирает, куда идти, поэтому «thrown» должно сказать, что выпало.
position-nothing-to-answer = Место { $seat } спрашивают, но ответить ему нечего.
position-not-ready = «{ $figure }» якобы готов вогнать кол, но это не живой охотник с молотком и колом.
position-kit-used-up = Израсходованная аптечка удалена из игры.
position-without-draft = Решение «{ $decision }» открыто только посреди строки: напиши в «after», где строка началась, а в «draft» — её ходы до сих пор.
position-wrong-draft = «{ $given }» — недопустимый ход для ещё не законченной строки.
position-over-without-cause = У оконченной игры есть «cause», и только у неё.

## Scene

## Editions

## Advice

## Orders
