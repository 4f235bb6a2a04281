# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Хеннинг Пёль (Henning Poehl)
game-about = Торгуйся с другими вампирами, уводи жертв из деревни, обкрадывай соседей и выпей больше всех крови, но не дай себя пронзить.
option-abilities = Вампиры пользуются способностями (нет: вариант для первой игры)
option-vampire_0 = Вампир места 0 (drawn: по жребию)
option-vampire_1 = Вампир места 1 (drawn: по жребию)
option-vampire_2 = Вампир места 2 (drawn: по жребию)
option-vampire_3 = Вампир места 3 (drawn: по жребию)
option-vampire_4 = Вампир места 4 (drawn: по жребию)
option-vampire_5 = Вампир места 5 (drawn: по жребию)
option-start = Место начинающего игрока, считая с 0 (-1: по жребию)
option-max_rounds = Через сколько кругов игра заканчивается самое позднее
option-memory = Память решает: оба сброса и остаток деревни закрыты, а увиденные карты больше не показывают
option-no-such-seat = Настройка «{ $option }» называет место от 0 до { $high } или -1.
option-vampire-twice = У каждого места свой вампир; «{ $vampire }» выбран дважды.

## Names of cards, victims, vampires
name-mist = туман
name-wolf = волк
name-bat = летучая мышь
name-carriage = карета
name-hunchback = горбун
name-beatquick = Шустробой
name-thrashon = Колошмат
name-rudey = Грубиян
name-assistant = Подручный
name-stake = кол
name-double-success = Двойной успех
name-good-opportunity = Удобный случай
name-escape = Побег
name-crucifix = распятие
name-holy-water = святая вода
name-book = книга
name-party = Вечеринка
name-bat-as-wolf = летучая мышь как волк
name-nothing = …
name-biggulp = граф Большеглот
name-ficklecrash = граф Порхопад
name-shortway = графиня Короткопутская
name-garlictooth = граф Чеснокозуб
name-stoneheart = графиня Камнесердская
name-miststone = графиня Мглокаменская
name-v01 = Сорванец
name-v02 = Дерзкая девчонка
name-v03 = Пьянчуга
name-v04 = Бабушка Ханнелора
name-v05 = Алхимик
name-v06 = Бабушка с коляской
name-v07 = Пугало
name-v08 = Фриц Фиш
name-v09 = Бард
name-v10 = Деревенский священник
name-v11 = Старый капеллан
name-v12 = Странствующий монах
name-v13 = Мельничиха
name-v14 = Пекарь
name-v15 = Кузнец
name-v16 = Трактирщик
name-v17 = Доярка
name-v18 = Швея
name-v19 = Учительница
name-v20 = Бургомистр
name-v21 = Повитуха
name-v22 = Ночной сторож
name-v23 = Батрак
name-v24 = Прачка
name-v25 = Сборщик податей
name-v26 = Гусятница
name-v27 = Гадалка
name-v28 = Дочь бургомистра
name-garlic = чеснок
name-windows = заколоченные окна
name-church = церковь
name-sunrise = Восход
name-masked-ball = Бал-маскарад
name-unrest = Бунт
name-angel = Ангел

## Cards, places, numbers (scene)
kind-card = карта вампиров
kind-vampire = вампир
kind-victim = жертва
kind-defence = преграда
kind-event = событие
kind-traveller = путник
mark-known = ты знаешь эту карту
mark-in-hands = не в колоде: она у кого-то на руке
mark-marker = метка пронзения
mark-ability = со способностью
mark-priest = священник
mark-bonus = графу Большеглоту — на одно очко больше
mark-chosen = этого пленника ты отдаёшь
mark-marked = помечено: из нижней половины деревни
mark-crucifix = под распятием
mark-holy-water = под святой водой
mark-book = под книгой
mark-active = ходит
mark-in-tomb = в склепе
mark-staked = пронзён
mark-immune = неуязвим до конца хода
mark-sunrise = восход: не пьёт и не отдыхает
mark-party = Вечеринка: левая сумма удваивается
zone-hand = Карты на руке
zone-castle = Замок
zone-tomb = Склеп
zone-fresh = Свежие жертвы
zone-table = На столе
zone-village = Деревня
zone-village-discard = Сброс деревни
zone-deck = Колода вампиров
zone-discard = Сброс вампиров
zone-unseen = Неизвестные тебе карты
zone-way = В пути
zone-give = Отдают
zone-want = Хотят
zone-market = Виды карт
counter-drops = Капли
counter-cards = Карты
counter-yield = Когда пьёт
counter-round = Круг
counter-rounds = Кругов
counter-limit = Предел карт
counter-upper-half = До помеченных
counter-offers-left = Предложений
counter-offer-size = Карт на сторону
counter-net = Свободные очки
goal-castle = замок
goal-tomb = склеп
goal-village = деревня
goal-village-twice = деревня, Двойной успех
goal-rob = чужой замок
to-castle = в замок
to-tomb = в склеп
to-village = в деревню
to-village-twice = в деревню (×2)

## Questions and windows
decision-over = Игра окончена.
decision-wait = Сейчас не твой ход.
decision-tomb-window = Пронзить вампира в склепе?
decision-connection = Обменяться картами перед игрой?
decision-offer-give = Выбери, что отдать.
decision-offer-want = Выбери, что получить взамен.
decision-offer-answer = Принять обмен?
decision-offer-from = { $player } даёт: { $given }, хочет: { $wanted }. Принять?
decision-offer-lacking = { $player } даёт: { $given }, хочет: { $wanted }. Этого у тебя нет.
decision-counter-answer = Принять встречное предложение?
decision-counter-from = Встречное предложение игрока { $player }. Даёт: { $given }, хочет: { $wanted }. Принять?
decision-counter-lacking = Встречное предложение игрока { $player }. Даёт: { $given }, хочет: { $wanted }. Этого у тебя нет.
decision-play = Сыграй карту или закончи.
decision-target = Выбери жертву.
decision-cover = Выбери, кого защитить.
decision-move-window = Пронзить путника?
decision-rob = Выбери, кого украсть.
decision-response = Отразить нападение?
decision-order = Выбери, какое событие первое.
decision-ball = Бал-маскарад: выбери, кого отдать.
decision-consume = Осушить свежую жертву?
decision-drink = Выпей и заверши ход.
decision-buy = Купить карты?
decision-buy-with =
    { $net ->
        [one] Выпито { $net } очко. Купить карту?
        [few] Выпито { $net } очка. Купить карты?
       *[other] Выпито { $net } очков. Купить карты?
    }
decision-discard = Слишком много карт: сбрось одну.
decision-discard-down =
    { $count ->
        [one] Слишком много карт: сбрось { $count } карту.
        [few] Слишком много карт: сбрось { $count } карты.
       *[other] Слишком много карт: сбрось { $count } карт.
    }
why-decision-tomb-window = Вампир, лежащий в склепе, сейчас беззащитен. Пронзённого оживит только горбун.
why-decision-connection = Только сейчас, до первой карты, можно обменяться одной или двумя картами с кем-то одним. Не больше трёх предложений за ход.
why-decision-offer-give = Ты отдаёшь одну или две карты. Какие, видит только тот, с кем ты меняешься.
why-decision-offer-want = Назови один или два вида карт. Обмен могут принять, отклонить или сделать встречное предложение.
why-decision-offer-answer = Если принять, карты сразу переходят из рук в руки. Отказ не выдаёт, что у тебя на руке.
why-decision-offer-from = Если принять, карты сразу переходят из рук в руки. Отказ не выдаёт, что у тебя на руке.
why-decision-offer-lacking = Можно отклонить или предложить другое. Никто не узнает, что у тебя на руке.
why-decision-counter-answer = Если принять, обмен состоится сразу. Если отклонить, это предложение израсходовано.
why-decision-counter-from = Если принять, обмен состоится сразу. Если отклонить, это предложение израсходовано.
why-decision-counter-lacking = Остаётся только отклонить. Тогда это предложение израсходовано.
why-decision-play = Играй сколько хочешь карт, одну за другой. Когда закончишь, твой вампир пьёт (в замке) или отдыхает (в склепе), и ты берёшь карты.
why-decision-target = Карта уже сыграна, отменить это нельзя.
why-decision-cover = Пока хозяин замка не выпьет один раз, жертвы под этой картой не дают крови, и никто не может их осушить.
why-decision-move-window = Охотник с нужным числом кольев прерывает путь и пронзает вампира. Никто не узнает, есть ли у тебя такой.
why-decision-rob = Ты забираешь пленника, который не лежит ни под распятием, ни под святой водой. Хозяин ещё может отразить кражу.
why-decision-response = Подходящая защита спасает пленника; твоя карта и карты нападения уходят в сброс.
why-decision-order = Случатся оба события. Второе решает, где окажется твой вампир.
why-decision-ball = Все, у кого есть пленники, тайно отдают одного налево. Все меняют замок в один и тот же миг.
why-decision-consume = Осушённая жертва один раз даёт правое число и умирает. Оставленная даёт левое число каждый раз, когда ты пьёшь.
why-decision-drink = Свежих жертв нет. Пленники дают левые числа, затем ты добираешь карты.
why-decision-buy = Каждое очко становится каплей или картой, карт не больше трёх. Ещё одна карта бесплатно. Победу приносят капли.
why-decision-buy-with = Каждое очко становится каплей или картой, карт не больше трёх. Ещё одна карта бесплатно. Победу приносят капли.
why-decision-discard = В конце хода на руке не должно быть больше карт, чем позволяет предел.
why-decision-discard-down = Предел карт на руке в конце хода: { $limit }. Выбери, что сбросить.
window-tomb = Ходит { $player }: в склепах лежат беззащитные вампиры.
window-movement = { $player } в пути: { $form } → { $goal }.
window-robber = { $player } в пути: { $form } → замок игрока { $lord }.
window-robbery = { $player } хочет украсть из замка игрока { $lord }: { $victim }.
window-opportunity = { $player } играет «Удобный случай» в замке игрока { $lord }: { $victim }.
why-window-tomb = Все, кроме того, кто ходит, могут послать охотника к склепу.
why-window-movement = До прибытия охотник с нужным числом кольев может ударить.
why-window-robber = До прибытия охотник с нужным числом кольев может ударить.
why-window-robbery = Ответить может только хозяин пленника: распятием или святой водой, если среди пленников есть священник.
why-window-opportunity = Ответить может только хозяин пленника: книгой, а если среди пленников есть священник, то и распятием или святой водой.
order-tombs = Пасовать у склепов, если никто из этих вампиров не лежит там беззащитным
order-journeys = Пасовать при движении, если никто из этих вампиров не в пути
order-not-by-bat = Пасовать при движении, если никто не летит летучей мышью

## Moves and notices
move-pass = Пас
move-end-connection = Не меняться
move-end-play = Больше ничего не играть
move-done = Это всё
move-accept = Принять
move-reject = Отклонить
move-counter = Встречное предложение
move-offer = Предложить обмен: { $player }
move-give = Отдать: { $card }
move-want = Попросить: { $card }
move-discard = Сбросить: { $card }
move-go-mist = Плыть { $goal } туманом
move-go-wolf = Бежать { $goal } волком
move-go-bat = Лететь { $goal } летучей мышью
move-go-bat-as-wolf = Бежать { $goal }: мышь как волк
move-go-carriage = Ехать { $goal } в карете
move-go-hunchback = Послать горбуна { $goal }
move-rob-bat = Лететь грабить игрока { $lord }
move-rob-carriage = Ехать грабить игрока { $lord }
move-leave-tomb = Покинуть склеп без карты
move-revive = Оживить горбуном
move-stake =
    { $stakes ->
        [0] Пронзить ({ $target }): { $hunter }
        [one] Пронзить ({ $target }): { $hunter } и { $stakes } кол
        [few] Пронзить ({ $target }): { $hunter } и { $stakes } кола
       *[other] Пронзить ({ $target }): { $hunter } и { $stakes } кольев
    }
move-opportunity = Сыграть «Удобный случай»
move-escape = Сыграть «Побег»
move-party = Сыграть «Вечеринку»
move-lay = Положить: { $card }, замок игрока { $lord }
move-lay-own = Положить: { $card }, твой замок
move-drain = Осушить: { $victim } ({ $lord })
move-free = Отпустить: { $victim } ({ $lord })
move-sacrifice = Принести в жертву: { $victim } ({ $lord })
move-cover = Защитить: { $victim }
move-rob = Украсть: { $victim }
move-give-captive = Отдать игроку { $player }: { $victim }
move-consume = Осушить: { $victim }
move-consume-nobody = Никого не осушать
move-drink = Пить
move-respond = Отразить: { $card }
move-first = Начать с карты: { $card }
move-buy =
    { $count ->
        [0] Не покупать карт
        [one] Купить { $count } карту
        [few] Купить { $count } карты
       *[other] Купить { $count } карт
    }
then-costs-drop = стоит 1 каплю
then-two-cards = открывает две карты
then-turned-back = не пустят карты деревни: { $count } из { $size }
then-can-be-staked =
    { $stakes ->
        [one] охотникам нужен { $stakes } кол
        [few] охотникам нужно { $stakes } кола
       *[other] охотникам нужно { $stakes } кольев
    }
then-lies-open = там могут пронзить
then-no-blood = под ней крови не дают
then-drains = сразу осушить любого пленника
then-flees = пленник бежит в деревню
then-twice = остальные считаются вдвойне
then-staked = оживит только горбун
then-drinks =
    { $net ->
        [one] ты пьёшь { $net } очко
        [few] ты пьёшь { $net } очка
       *[other] ты пьёшь { $net } очков
    }
then-rests = { $cards ->
    [one] ты отдыхаешь и берёшь { $cards } карту
    [few] ты отдыхаешь и берёшь { $cards } карты
   *[other] ты отдыхаешь и берёшь { $cards } карт
}
then-draws =
    { $cards ->
        [one] ты берёшь { $cards } карту
        [few] ты берёшь { $cards } карты
       *[other] ты берёшь { $cards } карт
    }
then-drops =
    { $drops ->
        [one] ты получаешь { $drops } каплю
        [few] ты получаешь { $drops } капли
       *[other] ты получаешь { $drops } капель
    }
then-pays =
    { $drops ->
        [one] ты платишь { $drops } каплю
        [few] ты платишь { $drops } капли
       *[other] ты платишь { $drops } капель
    }
then-net =
    { $net ->
        [one] ты пьёшь { $net } очко
        [few] ты пьёшь { $net } очка
       *[other] ты пьёшь { $net } очков
    }
then-values = { $left } каждый раз, { $right } один раз
notice-turn-begins = { $player }: начало хода
notice-connection = { $player }: Торг
notice-play = { $player }: фаза игры
notice-end = { $player }: конец хода
notice-ball = Бал-маскарад
notice-hunters-free = Охотники вышли на охоту.
notice-hunters-soon = Охотники придут во 2-м круге.
notice-hunters-asleep = Пока никого не похитили, охотников нет.
notice-last-turn = Открыта последняя карта деревни: после этого хода игра закончится.
notice-offer = { $player } предлагает обмен игроку { $partner }. Даёт: { $given }. Хочет: { $wanted }.
notice-offer-numbers = { $player } предлагает игроку { $partner } обмен { $given } на { $wanted }.
notice-counter = { $player } делает встречное предложение игроку { $partner }. Даёт: { $given }. Хочет: { $wanted }.
notice-counter-numbers = { $player } делает встречное предложение игроку { $partner }: { $given } на { $wanted }.
notice-composing = Твоё предложение игроку { $partner }. Даёшь: { $given }. Хочешь: { $wanted }
notice-robs = { $player } стоит у замка игрока { $lord }.
notice-you-give = Ты отдаёшь: { $victim }. Остальные ещё выбирают.
aim-own = Цель: больше всех капель крови, когда опустеет деревня. Твой вампир — { $vampire }.
aim-watching = У кого будет больше всех капель, когда опустеет деревня?
ahead-you = Ты впереди, капель: { $drops }, отрыв: { $lead }.
ahead-you-share = Ты делишь первое место, капель: { $drops }.
ahead-shared = Первое место делят, капель: { $drops }.
ahead-level = У всех поровну, капель: { $drops }.
ahead-watched = { $player } впереди, капель: { $drops }.
ahead-other = { $player } впереди, капель: { $drops }. Твоё отставание: { $behind }.
ending-village =
    { $sunrises ->
        [0] Карт деревни осталось: { $count }. Последняя закончит игру.
       *[other] Карт деревни осталось: { $count }, среди них восходов: { $sunrises }. Последняя закончит игру.
    }
ending-rounds =
    { $rounds ->
        [1] Это последний круг. Карт деревни осталось: { $count }.
       *[other] Кругов до конца: { $rounds }. Карт деревни осталось: { $count }.
    }
ending-now = Деревня опустела: после этого хода игра закончится.

## What happened
fact-is-vampire = { $player } — { $vampire }.
fact-your-hand = Карты на руке: { $cards }.
fact-turn-begins = Круг { $round }. Ходит { $player }.
fact-wins-game =
    { $drops ->
        [one] { $player } побеждает: { $drops } капля.
        [few] { $player } побеждает: { $drops } капли.
       *[other] { $player } побеждает: { $drops } капель.
    }
fact-nobody-responds = Никто не отвечает.
fact-no-hunter = Охотники не приходят.
fact-stakes =
    { $stakes ->
        [0] { $player } пронзает вампира игрока { $target }! { $hunter } без кольев.
        [one] { $player } пронзает вампира игрока { $target }! { $hunter } и { $stakes } кол.
        [few] { $player } пронзает вампира игрока { $target }! { $hunter } и { $stakes } кола.
       *[other] { $player } пронзает вампира игрока { $target }! { $hunter } и { $stakes } кольев.
    }
fact-offers = { $player } предлагает обмен игроку { $partner }. Даёт: { $given }. Хочет: { $wanted }.
fact-offers-numbers = { $player } предлагает игроку { $partner } обмен { $given } на { $wanted }.
fact-counters = { $player } делает встречное предложение игроку { $partner }. Даёт: { $given }. Хочет: { $wanted }.
fact-counters-numbers = { $player } делает встречное предложение игроку { $partner }: { $given } на { $wanted }.
fact-trades = Обмен. { $player } даёт игроку { $partner }: { $given }; получает: { $wanted }.
fact-trades-numbers = { $player } и { $partner } меняются: { $given } на { $wanted }.
fact-no-trade = { $player } и { $partner } не меняются.
fact-travels = { $player } отправляется в путь: { $form } → { $goal }.
fact-goes-robbing = { $player } отправляется грабить: { $form } → замок игрока { $lord }.
fact-turns = { $player } открывает: { $card }.
fact-turns-marked = { $player } открывает: { $card } (помечено).
fact-turns-ignored = { $player } открывает: { $card } — не действует.
fact-turns-repulsed = { $player } открывает: { $card } — визит отражён.
fact-catches = { $player } похищает: { $card } (крови: { $left } каждый раз, если оставить, { $right } один раз, если осушить).
fact-village-empty = Это была последняя карта деревни: после этого хода игра закончится.
fact-sunrise = Восход! Все вампиры бегут в склепы; { $player } в этот ход не пьёт и не отдыхает.
fact-ball = Бал-маскарад! { $player } возвращается в замок; все, у кого есть пленники, отдают одного налево.
fact-unrest = Бунт! { $player } возвращается в замок; все пленники уходят в деревню.
fact-angel = Ангел! { $player } возвращается в замок; все мёртвые жертвы уходят в деревню.
fact-village-shuffled = Колода деревни перетасована.
fact-deck-reshuffled = Сброс вампиров перетасован и стал новой колодой.
fact-you-give = Ты отдаёшь: { $victim }.
fact-gives = { $player } отдаёт игроку { $to }: { $victim }.
fact-leaves-tomb = { $player } переходит из склепа в замок.
fact-revives = { $player } оживляет вампира горбуном; в сброс: { $marker }.
fact-plays-opportunity = { $player } играет «Удобный случай» в замке игрока { $lord }: { $victim }.
fact-plays-escape = { $player } играет «Побег»: из замка игрока { $lord } в деревню бежит { $victim }.
fact-plays-party = { $player } играет «Вечеринку» и приносит в жертву: { $victim }.
fact-consumes-at-once = { $player } сразу осушает: { $victim } ({ $drops }), капель теперь { $total }.
fact-lays = { $player } кладёт в замок игрока { $lord }: { $card } ({ $victims }).
fact-reaches-for = { $player } хочет украсть из замка игрока { $lord }: { $victim }.
fact-steals = { $player } крадёт: { $victim }.
fact-wards-off = { $player } отражает нападение ({ $card }) и сохраняет: { $victim }.
fact-consumes = { $player } осушает: { $victim }.
fact-consumes-nobody = { $player } никого не осушает.
fact-drinks =
    { $net ->
        [one] { $player } пьёт: { $net } очко.
        [few] { $player } пьёт: { $net } очка.
       *[other] { $player } пьёт: { $net } очков.
    }
fact-drinks-in-vain = { $player } пьёт: { $net }, капель теперь { $total }.
fact-buys =
    { $cards ->
        [0] { $player } не покупает карт; капли: +{ $drops }, теперь { $total }.
        [one] { $player } покупает { $cards } карту; капли: +{ $drops }, теперь { $total }.
        [few] { $player } покупает { $cards } карты; капли: +{ $drops }, теперь { $total }.
       *[other] { $player } покупает { $cards } карт; капли: +{ $drops }, теперь { $total }.
    }
fact-draws =
    { $cards ->
        [0] { $player } ничего не берёт: карт больше нет.
        [one] { $player } берёт { $cards } карту.
        [few] { $player } берёт { $cards } карты.
       *[other] { $player } берёт { $cards } карт.
    }
fact-you-draw = Ты берёшь: { $cards }.
fact-discards = { $player } сбрасывает: { $card }.
end-village-empty = Открыта последняя карта деревни.
end-rounds-over = Последний круг закончен.

## Refusals
refusal-unreadable = «{ $given }» — не ход этой игры. Напиши, например, «mist > village», «offer Biggulp» или «pass».
refusal-no-such-vampire = Вампира «{ $given }» за этим столом нет. Вампиры: { $known }.
refusal-no-such-card = «{ $given }» — не карта вампиров этой игры.
refusal-no-such-village-card = «{ $given }» — не карта деревни этой игры.
refusal-no-such-victim = «{ $given }» — не жертва этой игры.
refusal-no-such-event = «{ $given }» — не из тех событий, что лежат открыто.
refusal-hunchback-village-only = Горбун ходит только в деревню.
refusal-double-success-village-only = Двойной успех добавляют только к визиту в деревню.
refusal-double-success-once = К визиту можно добавить только один Двойной успех.
refusal-only-hand-cards = Меняться можно только картами с руки: ни жертвами, ни каплями, ни картами на столе.
refusal-no-foreign-castle = В чужой замок вампир попадает только летучей мышью или в карете.
refusal-wrong-stakes =
    { $needed ->
        [0] Здесь этого охотника играют без кольев, а не с «{ $given }».
        [one] Здесь этого охотника играют ровно с { $needed } колом, а не с «{ $given }».
        [few] Здесь этого охотника играют ровно с { $needed } кольями, а не с «{ $given }».
       *[other] Здесь этого охотника играют ровно с { $needed } кольями, а не с «{ $given }».
    }
refusal-wrong-verb = Здесь пишут «{ $wanted }», а не «{ $given }».
refusal-one-or-two-cards = Каждая сторона называет одну или две карты, а не «{ $given }».
refusal-one-card-in-hand = Здесь можно назвать только одну карту: у игрока { $player } на руке не больше одной карты.
refusal-one-victim = Нужно назвать ровно одну жертву, а не «{ $given }».
refusal-not-in-that-castle = Не в замке игрока { $player }: { $victim }.
refusal-game-over = Игра окончена.
refusal-no-such-seat = За этим столом нет игрока { $given }.
refusal-no-such-move = Хода с номером { $given } нет.
refusal-not-your-turn = Сейчас решаешь не ты: решает { $player }.
refusal-others-answer-first = Сейчас твой ход, но сначала отвечает { $player }.
refusal-not-asked-yet = Тебя спросят позже: сейчас отвечает { $player }, затем по часовой стрелке.
refusal-had-your-word = В этом окне твой ответ уже дан; теперь отвечает { $player }.
refusal-nobody-to-give = Тебе некого отдать на балу; подожди, пока выберут остальные.
refusal-gift-chosen = Кого ты отдаёшь на балу, уже решено, и выбор не меняется.
refusal-other-question = Это не ответ на то, о чём сейчас спрашивают: { $question }
refusal-must-choose = Здесь нужно выбрать; пасовать нельзя.
refusal-not-held = Такой карты у тебя на руке нет: { $card }.
refusal-connection-first = Карты играют только после Торга: сначала закончи его.
refusal-connection-over = Торг окончен: в этот ход меняться больше нельзя.
refusal-three-offers = В этот ход у тебя было три предложения; четвёртого не бывает.
refusal-trade-with-oneself = Меняются только с другим игроком.
refusal-nothing-to-trade = На руке ничего нет: менять тебе нечего.
refusal-partner-without-cards = У игрока { $player } нет карт на руке: менять нечего.
refusal-no-offer-possible = Что ни дай и что ни попроси, допустимого предложения игроку { $player } нет.
refusal-name-a-card-first = Назови хотя бы одну карту.
refusal-falling-order = Называй две карты в порядке списка карт: сначала { $card }, потом { $first }.
refusal-not-held-twice = Такая карта у тебя только одна: { $card }.
refusal-not-in-this-edition = В этом издании такой карты нет: { $card }.
refusal-single-copy = Такая карта во всей игре только одна: { $card }.
refusal-same-cards = Это ровно то, что ты даёшь; обмен должен что-то менять.
refusal-offer-cannot-be-completed = После этого никакое допустимое предложение не составить.
refusal-wanted-not-held = Принять нельзя: у тебя нет всего, о чём просят: { $cards }.
refusal-counter-to-counter = Встречное предложение можно только принять или отклонить.
refusal-pass-in-play = В своей фазе игры не пасуют: закончи её, когда больше ничего не хочешь играть.
refusal-no-discarding = Карты сбрасывают только в конце хода, и только до предела руки.
refusal-play-is-over = Твоя фаза игры окончена; в этот ход больше нет ни карт, ни предложений.
refusal-cannot-be-taken-back = Карта сыграна, и отменить это нельзя: назови её жертву.
refusal-staked-vampire-travels = Твой вампир пронзён: он не может ни двигаться, ни послать горбуна.
refusal-robs-oneself = Крадут в чужих замках, а не в своём.
refusal-already-in-castle = Твой вампир уже в своём замке.
refusal-already-in-tomb = Твой вампир уже в своём склепе.
refusal-only-to-the-castle = Из склепа твой вампир попадает только в свой замок; в деревню оттуда можно послать только горбуна.
refusal-only-ficklecrash = Только граф Порхопад играет летучую мышь как волка.
refusal-abilities-off = За этим столом у вампиров нет способностей.
refusal-village-empty = Колода деревни пуста: открывать нечего.
refusal-nobody-to-rob = Красть там некого: { $player } пленников не держит.
refusal-all-held-fast = Красть там некого: все пленники игрока { $player } лежат под распятием или святой водой.
refusal-no-blood = Летучая мышь стоит одну каплю, а у тебя их нет.
refusal-carriage-needs-hunchback = Карете нужен горбун-кучер, а у тебя его нет.
refusal-only-shortway = Только графиня Короткопутская покидает склеп без карты.
refusal-must-be-revived = Твой вампир пронзён: прежде чем покинуть склеп, его нужно оживить.
refusal-not-staked = Твой вампир не пронзён: оживлять некого.
refusal-staked-this-turn = Твой вампир пронзён только в этом ходу; оживить его можно в следующем.
refusal-only-hunters-now = Вне своего хода здесь можно сыграть только охотника с его кольями.
refusal-stakes-oneself = Собственного вампира пронзить нельзя.
refusal-hunters-in-first-round = В первом круге охотников играть нельзя.
refusal-nobody-kidnapped = Охотников нельзя играть, пока из деревни не увели первую жертву.
refusal-only-the-traveller = Сейчас можно пронзить только вампира, который в пути: вампира игрока { $player }.
refusal-staked-already = Вампир игрока { $player } уже пронзён.
refusal-stakes-in-castle = Вампир игрока { $player } в своём замке, а там его не пронзить.
refusal-immune = Вампир игрока { $player } начал этот ход пронзённым и до конца хода неуязвим.
refusal-assistant-only-in-tomb = Подручный пронзает только тех вампиров, что лежат в склепе.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } здесь требует { $needed } кол; у тебя на руке: { $held }.
        [few] { $hunter } здесь требует { $needed } кола; у тебя на руке: { $held }.
       *[other] { $hunter } здесь требует { $needed } кольев; у тебя на руке: { $held }.
    }
refusal-not-while-staked = Пока твой вампир пронзён, эту карту играть нельзя: { $card }.
refusal-no-captive-anywhere = Ни в одном замке нет пленника.
refusal-no-unprotected-captive = Ни в одном замке нет пленника без карты защиты.
refusal-second-party = За ход бывает только одна Вечеринка, и она уже идёт.
refusal-nobody-to-sacrifice = Для Вечеринки нужно отдать пленника своего замка, а у тебя их нет.
refusal-all-under-protection = Для Вечеринки нужен пленник без карты защиты, а все твои защищены.
refusal-nobody-at-castle = В замке игрока { $player } защищать некого.
refusal-all-covered = В замке игрока { $player } все уже лежат под картой защиты; больше одной нельзя.
refusal-no-priest-there = В замке игрока { $player } нет священника, а без него эту карту туда не положить: { $card }.
refusal-only-protection-now = Против этого нападения можно сыграть одну карту защиты или ничего.
refusal-book-against-robbery = От кражи книга не помогает.
refusal-no-priest-here = Без священника среди твоих пленников эта карта не поможет: { $card }.
wanted-captive = пленник любого замка
wanted-own-captive = пленник твоего замка
wanted-captive-there = пленник замка, в котором ты крадёшь
wanted-victim-there = жертва у выбранного замка
wanted-fresh = жертва, добытая тобой в этот ход
refusal-victim-not-in-game = В этом издании не участвует: { $victim }. Нужно: { $wanted }.
refusal-victim-in-village = Ещё в деревне: { $victim }. Нужно: { $wanted }.
refusal-victim-is-fresh = Свежая жертва этого хода, ещё не в замке: { $victim }. Нужно: { $wanted }.
refusal-victim-is-dead = Мёртвая жертва в склепе: { $victim }. Нужно: { $wanted }.
refusal-victim-is-held = В замке игрока { $player }: { $victim }. Нужно: { $wanted }.
refusal-victim-protected = Под картой защиты ({ $card }), это ей не грозит: { $victim }.
refusal-covered-already = Уже под картой защиты ({ $card }), больше одной нельзя: { $victim }.
refusal-name-a-victim-first = Назови хотя бы одну жертву.
refusal-victims-in-falling-order = Жертв называют в порядке списка: сначала «{ $victim }», потом «{ $last }».
refusal-buys-too-many =
    { $net ->
        [one] У тебя { $net } очко; карт можно купить не больше { $most }.
        [few] У тебя { $net } очка; карт можно купить не больше { $most }.
       *[other] У тебя { $net } очков; карт можно купить не больше { $most }.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] Купить ничего нельзя: в колоде и сбросе только бесплатная карта.
       *[other] Карт можно купить не больше { $most }: в колоде и сбросе больше нет, кроме бесплатной.
    }

## Written positions and editions
edition-cannot-deal = В этом издании слишком мало карт вампиров, чтобы раздать по { $given } каждому из { $seats } игроков.
position-card-nowhere = Эта карта нигде не названа, а колода и сброс перечислены целиком: { $card }.
position-victim-twice = Каждая жертва есть в одном экземпляре, а эта названа дважды: { $victim }.
position-covered-twice = Жертва лежит только под одной картой защиты: { $victim }.
position-covered-elsewhere = Под картой защиты того замка, где этой жертвы нет: { $victim }.
position-wrong-cover = Под положенной картой может лежать жертв от 1 до { $most }, а не { $given }.
position-bad-marker = Метка — это «stake», «Rudey» или ничего, а не «{ $given }».
position-staked-outside-tomb = Вампир места { $seat } пронзён колом и потому должен лежать в своём склепе.
position-marker-in-first-round = Вампир места { $seat } не может быть пронзён колом в круге 1: охотники приходят только с круга 2.
position-village-without-latch = Колода деревни пуста, значит, «latch» должно быть истинно.
position-vampire-twice = У каждого места свой вампир.
position-wrong-count = Таких карт, где бы они ни лежали, должно быть { $wanted }, а не { $given }: { $card }.
position-wrong-hand-size = На руке у места { $seat } не столько карт, сколько должно быть.
position-marked-event-on-top = Помеченное событие не может лежать среди верхних карт, пока деревню не перемешали: { $card }.
position-untrue-knowledge = У места { $seat } на руке меньше таких карт, чем будто бы известно: { $card }.
position-untrue-deck = В колоде больше таких карт, чем допускают последнее перемешивание и взятые с тех пор карты: { $card }.
position-pending-lacks = Открытому решению «{ $decision }» нужна запись «{ $setting }».
position-question-impossible = Решение «{ $decision }» не может быть открыто в этой позиции.
position-nothing-to-answer = Место { $seat } спрашивают, но ответить ему нечего.
position-nobody-asked = Игра не окончена, но никого не спрашивают.
position-over-without-cause = У оконченной игры есть «cause», и только у неё.
edition-too-few-hunchbacks = { $file }: шести игрокам нужно { $least } горбунов, по одному на каждого; в этом издании их { $given }.
edition-too-few-cards = { $file }: шести игрокам нужно { $least } карт вампиров, по пять на каждого; в этом издании их { $given }.
edition-too-many-protections = { $file }: распятий, святой воды и книг вместе может быть не больше { $most } карт, а не { $given }; больше не положить.
edition-event-missing = { $file }: значение «{ $setting }» должно быть не меньше 1: одна карта этого события помечена.
edition-event-once = { $file }: значение «{ $setting }» должно быть 1: единственная карта этого события — помеченная.
edition-unknown-word = { $file }: «{ $given }» не может стоять под «{ $setting }». Возможны: { $known }.
edition-too-many-victims = { $file }: «{ $given }» была бы лишней жертвой. Всего их { $most }, от V01 до V{ $most }: впиши свою на место одной из них.
edition-bad-name = { $file }: имя «{ $setting }» должно состоять из видимых знаков, от 1 до { $limit }, без пробелов по краям.
warning-vampire-cards = Замечание: карт вампиров в этом издании { $given }, а в коробке { $usual }.
warning-village-cards = Замечание: карт деревни в этом издании { $given }, а обычно их { $usual }.

## Advice
advice-must = Ничего другого сделать нельзя.
advice-trade = Предложи то, без чего обойдёшься, за то, что тебе нужнее.
advice-no-trade = Вряд ли тебе предложат стоящий обмен.
advice-accept = Прими: то, что ты получишь, для тебя ценнее того, что отдашь.
advice-reject = Отклони: ты отдашь больше, чем получишь.
advice-counter = Сделай встречное предложение: ты знаешь, что у соперника есть карта, которая тебе нужнее.
advice-village = Иди в деревню: добыча дороже карты, а охотники сейчас не так опасны.
advice-mist = Иди туманом: в пути тебя не остановит ни один охотник.
advice-send-hunchback = Пошли горбуна: без него ты обойдёшься, а охотники его не трогают.
advice-last-card = Открой последнюю карту деревни: игра закончится, и впереди будешь ты.
advice-rob = Ограбь этот замок: ты получишь хорошего пленника, а соперник его потеряет.
advice-best-prey = Бери пленника, который больше всего даст тебе и которого больше всего будет не хватать хозяину замка.
advice-go-home = Возвращайся домой: в замке можно пить и снова отправиться в путь.
advice-go-to-rest = Иди в склеп: ещё три карты дороже того, что можно было бы выпить.
advice-rest = Оставайся в склепе и отдыхай: карты дороже того, что можно было бы выпить.
advice-revive = Оживи своего вампира: пронзённый, он ни на что не способен.
advice-stay-staked = У тебя нет горбуна, чтобы оживить вампира: жди карту.
advice-end-play = Остановись: оставшиеся карты пригодятся тебе позже.
advice-opportunity = Не упускай случай: ничто другое не даст столько крови сразу.
advice-escape-own = Дай этому пленнику сбежать: каждый ход он стоит тебе крови.
advice-escape-rival = Дай этому пленнику сбежать: хозяин замка ещё долго жил бы за его счёт.
advice-party = Устрой Вечеринку: сегодня пленники дадут вдвое больше, а жертва обойдётся тебе дёшево.
advice-silence-guest = Защити пленника, который стоит тебе крови: в этот ход пить из него не придётся.
advice-deny-blood = Положи защиту в замке соперника: в следующий раз он не сможет пить из этих пленников.
advice-ward-off = Отрази нападение: жертва дороже карты.
advice-let-go = Уступи: карта дороже этой жертвы.
advice-stake = Пронзи этого вампира: его хозяин — сильный соперник и именно сейчас потеряет больше всего.
advice-save-hunter = Пасуй: для твоего охотника найдётся момент получше.
advice-order = Если есть Восход, начни с него: второе событие вернёт твоего вампира в замок.
advice-worst-captive = Отдай пленника, от которого тебе меньше всего пользы.
advice-consume = Осуши эту жертву: её кровь сразу дороже того, что она дала бы в плену.
advice-keep = Оставь всех: в плену они до конца игры дадут тебе больше.
advice-buy = Купи карты: ещё есть время превратить их в кровь.
advice-drops = Бери капли: от новых карт тебе уже почти не будет проку.
advice-discard = Сбрось карту, от которой тебе меньше всего пользы.

