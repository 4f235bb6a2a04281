# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Филип Милуньский (Filip Miłuński)
game-about = Трое из девяти при дворе — вампиры, и лишь один из вас двоих знает, кто они. Захвати замок ночью или выследи их днём, пока не кончились карты.
role-vampires = Вампиры
role-humans = Люди
rules-letters = V — игрок-вампир, H — игрок-человек.

## Names
name-lady = Леди
name-lord = Лорд
name-officer = Офицер
name-monk = Монах
name-nun = Монахиня
name-bishop = Епископ
name-maid = Горничная
name-cook = Повар
name-butler = Дворецкий
name-garlic = Чеснок
name-pitchfork = Вилы
name-musket = Мушкет
name-candlestick = Подсвечник
name-holy-bible = Библия
name-relic = Реликвия
name-dagger = Кинжал
name-rapier = Рапира
name-pistol = Пистолет
name-rosary = Чётки
name-hunting-knife = Охотничий нож
name-medallion = Медальон
name-statue-of-saint = Статуя святого
name-silver-bullets = Серебряные пули
name-aspen-stake = Осиновый кол
name-holy-water-1 = Святая вода 1
name-holy-water-2 = Святая вода 2
name-holy-water-3 = Святая вода 3
name-raven = Ворон
name-hound = Гончая
name-black-rooster = Чёрный петух
name-vampire-1 = Вампир 1
name-vampire-2 = Вампир 2
name-vampire-3 = Вампир 3
name-secret-journey = Тайное путешествие
name-secret-passage = Тайный ход
name-chapel = Часовня
name-herbalist = Знахарка
name-crypt-opening = Вскрытие склепа
name-ostler = Конюх
name-squire = Оруженосец
name-novice = Послушник
name-crucifix = Распятие
name-sacrifice = Жертва
name-bat-form = Облик летучей мыши
name-mist-form = Облик тумана
name-hypnosis = Гипноз
name-regeneration = Регенерация
name-coffin = Гроб
name-kitchen-boy = Поварёнок
name-lady-in-waiting = Придворная дама
name-organist = Органист
name-claws = Когти
name-im-not-a-vampire = Я не вампир
name-nothing = ничего
name-type-noble = дворянство
name-type-clergy = духовенство
name-type-servant = прислуга
name-type-vampire = вампир
name-type-holy-water = святая вода
name-type-support = поддержка
name-attack = атака
name-defence = защита

## Decisions
decision-over = Игра окончена.
decision-wait = Сейчас решаешь не ты.
decision-step1 = Сбрось ненужное, потом возьми карты.
decision-reveal = Разоблачить своего вампира?
decision-window = Сыграть карту поддержки?
decision-pay = Выбери карту для оплаты.
decision-action = Выбери действие.
decision-hide-character = Выбери, кого спрятать.
decision-hide-card = Выбери красную карту.
decision-water-character = Выбери, кого испытать.
decision-water-card = Выбери карту святой воды.
decision-attacker = Выбери нападающего.
decision-target = Выбери цель.
decision-commit = Выбери карты для боя.
decision-respond = Ответить на это?
decision-cancel = Выбери, какую карту отменить.
decision-replace = Заменить отменённую карту?
decision-water-response = Помешать ответу?
decision-death = Спасти погибшего персонажа?
decision-immediate = Сразу атаковать вампира?
decision-use-water = Добавить меньшую карту воды?
decision-effect-character = Выбери персонажа.
decision-effect-side = Атака или защита?
decision-effect-type = Назови тип карт.
decision-effect-pick = Выбери карту.
decision-effect-return = Верни кого-нибудь в город.
decision-attack = Атака (цель: { $target }): выбери карты.
decision-attack-again = Продолжить атаку (цель: { $target })?
decision-defend = Защитить цель ({ $target })?
decision-defend-again = Защитить цель ({ $target }) во втором раунде?
decision-discard = Выбери, какую карту сбросить.
decision-journey = Выбери, кто отправится в тайное путешествие.
decision-marker = Выбери, кто получит маркер.
decision-mist = Выбери вампира, который станет туманом.
decision-chapel = Выбери, какую боевую карту вернуть.
decision-crypt = Возьми карту из подвала вампиров.
decision-mist-card = Выбери карту для рва противника.

## Windows
window-before-action = Ход: { $player }. Перед действием.
window-after-action = Ход: { $player }. После действия.
window-water = Испытание святой водой: { $character }. Откроется ли правда?
window-death = Гибель в замке: { $character }. Есть ли ещё надежда?
window-respond-hide = Вампиры хотят спрятать персонажа: { $character }.
window-respond-combat = Бой (цель: { $character }): вампиры сыграли карты.
window-respond-combat-none = Бой (цель: { $character }): новых карт вампиров нет.
window-respond-card = { $player } играет карту «{ $card }».
window-replace-hide = Спрятать: { $character }. Одна из карт отменена.
window-replace-combat = Бой (цель: { $character }): карта вампиров отменена.
window-replace-card = У игрока { $player } отменена карта «{ $card }».

## Facts
fact-castle = Ворота замка открываются. Внутри: { $characters }.
fact-your-vampires = Твои три вампира, и больше никто этого не знает: { $characters }.
fact-your-innocents = Только ты знаешь, что эти двое — люди: { $characters }.
fact-your-hand = Карты на руке: { $cards }.
fact-night = Ход { $turn }. Ночью правит { $player }.
fact-day = Ход { $turn }. Днём правит { $player }.
fact-no-turn = { $player } не ходит: карт больше нет.
fact-skips = { $player } ничего не сбрасывает и не берёт.
fact-discards = { $player } сбрасывает карты рубашкой вверх. В подвал: { $cellar }, в ров: { $moat }.
fact-discards-you = { $player } сбрасывает. В подвал: { $cellared }. В ров: { $moated }.
fact-draws =
    { $count ->
        [0] { $player } не берёт карт.
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[other] { $player } берёт { $count } карт.
    }
fact-draws-you =
    { $count ->
        [0] { $player } не берёт карт.
       *[other] { $player } берёт: { $cards }.
    }
fact-new-deck = У игрока { $player } закончилась колода: подвал перетасован и стал новой колодой.
fact-reveals = { $player } сбрасывает маску. { $character } — вампир!
fact-reveals-nobody = { $player } никого не разоблачает.
fact-plays-card = { $player } играет карту «{ $card }».
fact-pays =
    { $count ->
        [one] { $player } платит: { $count } карта в ров рубашкой вверх.
        [few] { $player } платит: { $count } карты в ров рубашкой вверх.
       *[other] { $player } платит: { $count } карт в ров рубашкой вверх.
    }
fact-pays-you = { $player } платит картами: { $cards }.
fact-sacrifice = { $player } играет карту «Жертва». Отменена карта «{ $card }».
fact-replaces = { $player } играет на замену карту «{ $card }».
fact-passage = { $player } открывает Тайный ход.
fact-marker = { $player } кладёт маркер: { $character }, { $side } +{ $value }.
fact-sets-out = { $character } отправляется в тайное путешествие.
fact-enters = Из города в замок приходит { $character }.
fact-returns = Из путешествия в замок возвращается { $character }.
fact-chapel = { $player } берёт из рва и замешивает в колоду: { $cards }.
fact-looks = { $player } просматривает подвал игрока { $owner }.
fact-looks-you = { $player } просматривает подвал игрока { $owner }: { $cards }.
fact-crypt = { $player } берёт на руку из подвала противника карту «{ $card }».
fact-mist = { $player } отправляет из подвала игрока { $owner } в ров карту «{ $card }».
fact-vanishes = { $character } растворяется в тумане: карта персонажа замешана в город.
fact-bat = { $player } называет тип «{ $type }», { $owner } показывает все карты с руки.
fact-bat-you = { $player } называет тип «{ $type }». Карты на руке у игрока { $owner }: { $cards }.
fact-bat-takes = Летучая мышь уносит в ров игрока { $player }: { $cards }.
fact-returns-to-city = { $character } возвращается на верх колоды города.
fact-two-return-to-city = На верх колоды города рубашкой вверх возвращаются: { $characters }.
fact-two-return-to-city-you = В город возвращаются: сверху { $top }, ниже { $lower }.
fact-passes =
    { $count ->
        [0] { $player } пасует; сбросить уже нечего.
        [one] { $player } пасует и сбрасывает в ров { $count } карту рубашкой вверх.
        [few] { $player } пасует и сбрасывает в ров { $count } карты рубашкой вверх.
       *[other] { $player } пасует и сбрасывает в ров { $count } карт рубашкой вверх.
    }
fact-passes-you =
    { $count ->
        [0] { $player } пасует; сбросить уже нечего.
       *[other] { $player } пасует и сбрасывает в ров: { $cards }.
    }
fact-hides = { $player } хочет спрятать персонажа: { $character } ({ $cards }).
fact-hidden = { $character } исчезает в самом низу города.
fact-hide-fails = { $character } остаётся в замке: действует меньше трёх красных карт.
fact-asks = { $player } испытывает святой водой: { $character } ({ $cards }).
fact-denied = «Я не вампир!» Тайна остаётся тайной: { $character }.
fact-is-human = Святая вода просто стекает: { $character } — человек.
fact-is-vampire = Святая вода жжёт: { $character } — вампир!
fact-no-attack = { $player } отказывается от немедленной атаки.
fact-attacks = { $player } атакует, { $attacker } → { $target }: { $cards }.
fact-attacks-again = { $player } продолжает атаку, { $attacker } → { $target }: { $cards }.
fact-defends = { $player } защищает цель ({ $target }): { $cards }.
fact-defends-not = { $player } не играет карт в защиту ({ $target }).
fact-round-1 = Раунд 1: атака { $attack }, защита { $defence }.
fact-round-1-markers = Раунд 1, с маркерами: атака { $attack }, защита { $defence }.
fact-round-2 = Оба раунда вместе: атака { $attack }, защита { $defence }.
fact-combat-holds = Цель выстояла: { $target } остаётся в живых.
fact-combat-stopped = Атака прекращена: { $target } остаётся в живых.
fact-combat-passage = Бой сразу окончен: { $target } остаётся в живых.
fact-dies-human = { $character } гибнет. Это был человек.
fact-dies-vampire = { $character } гибнет. Это был вампир!
fact-saved = { $character } снова среди живых: карта персонажа замешана в город.
fact-ends-castle = В замке три разоблачённых вампира: теперь он принадлежит им.
fact-ends-no-humans = В живых не осталось ни одного человека.
fact-ends-no-vampires = В живых не осталось ни одного вампира.
fact-ends-points = Оба игрока без карт. Очки за выживших: вампиры { $vampires }, люди { $humans }.
fact-wins-game = { $player } побеждает.
fact-vampires-were = Вампирами были: { $characters }.
fact-innocents-were = { $player } с самого начала знает, что эти двое — люди: { $characters }.
end-castle = Три разоблачённых вампира захватили замок.
end-no-humans = Все люди мертвы.
end-no-vampires = Все вампиры мертвы.
end-points = Оба игрока без карт; решают очки за выживших.

## Refusals
refusal-game-over = Игра окончена.
refusal-no-such-seat = За этим столом нет игрока { $given }: в эту игру играют вдвоём.
refusal-no-such-move = Хода с номером { $given } нет.
refusal-not-your-turn = Сейчас решаешь не ты: решает { $player }.
refusal-other-answers-first = Сейчас твой ход, но сначала решает { $player }.
refusal-empty-hand = Без карт на руке тебя в этом окне не спрашивают; сейчас решает { $player }.
refusal-not-asked-yet = Тебя спросят, но не сейчас: сначала { $player } играет карту поддержки или отказывается.
refusal-had-your-word = В этом окне твой отказ уже дан; теперь { $player } играет карту или отказывается.
refusal-spare-card = В этом издании нет карты с номером { $given }.
refusal-not-in-this-edition = Ни в одной колоде этого издания такой карты нет: { $card }.
refusal-not-held = Такой карты у тебя на руке нет: { $card }.
refusal-only-humans-have-it = Такая карта есть только в колоде людей, а игрок-вампир никогда не берёт оттуда карт: { $card }.
refusal-only-stolen = Этой карты из колоды вампиров у тебя на руке нет; получить её можно только Вскрытием склепа: { $card }.
refusal-cannot-pay =
    { $cost ->
        [one] Сейчас цена — { $cost } другая карта с руки, а других у тебя нет: { $card }.
        [few] Сейчас цена — { $cost } другие карты с руки, а у тебя таких только { $others }: { $card }.
       *[other] Сейчас цена — { $cost } других карт с руки, а у тебя таких только { $others }: { $card }.
    }
refusal-falling-order = Карты одной группы называют в порядке списка карт, а «{ $card }» стоит раньше, чем «{ $last }»: дальше может идти «{ $last }» или карта ниже по списку.
refusal-too-few-follow = Карты одной группы называют в порядке списка карт, а если сейчас назвать «{ $card }», карт дальше по списку не хватит. Всего нужно ещё { $missing }, сейчас можно: { $cards }.
refusal-in-the-city = { $character } — в городе, а здесь выбирают кого-то в замке.
refusal-dead = Этот персонаж мёртв: { $character }. Здесь выбирают кого-то в замке.
refusal-on-a-journey = Этот персонаж в путешествии и недоступен: { $character }. Здесь выбирают кого-то в замке.
refusal-cellar-in-step-1 = В подвал карта попадает только сбросом на шаге 1 твоего собственного хода.
refusal-discard-in-step-1 = Сбрасывают только на шаге 1 своего хода, до того как взять карты; в остальное время карты отдают только в уплату.
refusal-skip-in-step-1 = Пропустить можно только шаг 1 своего хода, и только целиком.
refusal-action-of-the-other = Действие этого хода выбирает { $player }.
refusal-one-action = В ходе ровно одно действие, на шаге 3 между двумя окнами. Сейчас спрашивают о другом: { $question }
refusal-other-question = Это не ответ на то, о чём сейчас спрашивают: { $question }
refusal-must-choose = Здесь нужно выбрать, отменить начатое нельзя: { $question }
refusal-reveal-in-step-2 = Сейчас никого называть не нужно; вампира разоблачают только на шаге 2 ночи.
refusal-no-cards-in-steps = На шагах 1 и 2 карты не играют; подожди окна после них.
refusal-cellar-used-up = Твой подвал уже один раз стал колодой и использован: всё, что ты сбрасываешь, идёт в ров.
refusal-cellar-before-moat = Карты в подвал называют раньше карт в ров, а ров у тебя уже начат.
refusal-keeps-too-many = Нужно оставить не больше восьми карт, а сбрасывают в порядке списка карт: если сейчас назвать «{ $card }», останется слишком много. Сейчас в ров можно: { $cards }.
refusal-hand-too-large = На руке карт: { $held }, а оставить можно восемь. Сбрось ещё, не меньше: { $more }.
refusal-skip-after-discards = Шаг 1 пропускают только целиком, а сброс уже был: закончи шаг, взяв карты.
refusal-skip-draws-nothing = Брать всё равно нечего, так что и пропускать нечего: заверши шаг 1 обычным образом.
refusal-skip-with-few-cards = Если на руке меньше двух карт, а колода не пуста, пропустить шаг 1 нельзя: возьми карты.
refusal-reveals-the-dead = Этот персонаж мёртв: { $character }. Разоблачить можно только живого вампира.
refusal-revealed-already = Это уже разоблачённый вампир, и таким он останется: { $character }.
refusal-no-vampire = Это не твой вампир: { $character }.
refusal-only-support-cards = В окнах играют только карты поддержки, а не эту: { $card }.
refusal-only-in-combat = Эту карту играют только в бою, а не в окне: { $card }.
refusal-only-as-response = Эту карту играют только в ответ, когда придёт её момент, а не в окне: { $card }.
refusal-no-use-for-humans = Игрок-человек может этой картой только заплатить или сбросить её: { $card }.
refusal-nobody-to-mark = Для её маркера нужен персонаж этого сословия ({ $classes }) в замке, а там такого нет: { $card }.
refusal-nothing-for-chapel = В твоём рву нет боевых карт, которые можно вернуть: { $card }.
refusal-cellar-empty = Подвал противника пуст, брать нечего: { $card }.
refusal-nothing-to-show = У противника нет карт на руке, ни показать, ни потерять нечего: { $card }.
refusal-no-revealed-vampire = Этой карте нужен разоблачённый вампир в замке, а там такого нет: { $card }.
refusal-city-empty = Город пуст, войти в замок некому: { $card }.
refusal-deck-empty = Твоя колода пуста, брать нечего: { $card }.
refusal-not-paid =
    { $missing ->
        [one] Заплати цену полностью: в ров должна уйти ещё { $missing } карта с руки.
        [few] Заплати цену полностью: в ров должны уйти ещё { $missing } карты с руки.
       *[other] Заплати цену полностью: в ров должны уйти ещё { $missing } карт с руки.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Пас стоит двух карт или всех, если их меньше: в ров должна уйти ещё { $missing } карта.
        [few] Пас стоит двух карт или всех, если их меньше: в ров должны уйти ещё { $missing } карты.
       *[other] Пас стоит двух карт или всех, если их меньше: в ров должны уйти ещё { $missing } карт.
    }
refusal-pays-into-cellar = То, чем ты платишь, идёт в ров и никогда не идёт в подвал.
refusal-humans-do-not-hide = Прятать персонажей может только игрок-вампир; красные карты у тебя на руке этого не меняют.
refusal-too-few-red-cards = Чтобы спрятать персонажа, нужны три красные карты, а у тебя их { $held }.
refusal-vampires-do-not-ask = Испытывать святой водой может только игрок-человек; ты можешь спрятать персонажа, начать бой или пасовать.
refusal-too-few-water-cards = Для испытания нужны две карты святой воды, а у тебя их { $held }.
refusal-no-cards-for-revealed = Пока в замке есть разоблачённый вампир, за тебя нападают только разоблачённые вампиры, а твоих карт на такую атаку не хватает.
refusal-no-cards-for-combat = Для атаки нужна хотя бы одна подходящая карта и больше, чем маркеры защиты цели; твоих карт не хватает ни для кого в замке.
refusal-action-left-out = Обойтись без действия нельзя; если ни одно не подходит, пасуй.
refusal-window-is-closed = Эту карту играют в окне до или после действия; сейчас выбери действие: { $card }.
refusal-action-first = Сначала выбери действие; карты показывают вместе с ним: { $card }.
refusal-character-first = Сначала назови персонажа, потом карты.
refusal-hide-needs-red = Спрятать можно только красными картами, а не этой: { $card }.
refusal-hide-not-complete = Чтобы спрятать персонажа, показывают ровно три красные карты; не хватает ещё: { $missing }.
refusal-asks-about-the-dead = Этот персонаж мёртв: { $character }. Испытать можно только живых в замке и в городе.
refusal-asks-about-revealed = Это разоблачённый вампир, испытывать больше нечего: { $character }.
refusal-asks-about-traveller = { $character } — в путешествии. Испытать можно только кого-то в замке или в городе.
refusal-needs-water = Для испытания годятся только карты святой воды, а не эта: { $card }.
refusal-water-not-complete = Для испытания показывают ровно две карты святой воды; не хватает ещё: { $missing }.
refusal-revealed-attacks-for-humans = Разоблачённый вампир не нападает за игрока-человека: { $character }.
refusal-revealed-must-attack = Пока в замке есть разоблачённый вампир, за тебя нападают только разоблачённые вампиры, а не этот персонаж: { $character }.
refusal-no-card-for-attacker = Для атаки нужна хотя бы одна подходящая карта, а для этого персонажа у тебя её нет: { $character }.
refusal-attack-out-of-reach = Здесь карты атаки должны давать не меньше { $needed }, а подходящих карт, за которые ты можешь заплатить, на это не хватает: { $character }.
refusal-attacks-itself = Нападающий и цель — разные персонажи, выбери кого-то другого: { $character } уже участвует.
refusal-no-card-against = Для атаки нужна хотя бы одна подходящая карта, а против этого персонажа у тебя её нет: { $character }.
refusal-target-out-of-reach = Против этого персонажа карты атаки должны давать не меньше { $needed }, а подходящих карт, за которые ты можешь заплатить, на это не хватает: { $character }.
refusal-immediate-out-of-reach = Даже с картой святой воды твоих карт не хватит, чтобы напал этот персонаж: { $character }.
refusal-water-is-needed = Без карты святой воды твоих карт не хватит: карты атаки должны давать не меньше { $needed }. Используй её.
refusal-attack-without-card = Для первой атаки нужна хотя бы одна карта; маркеры её не заменяют.
refusal-attack-too-small = Карты первой атаки должны давать не меньше { $needed }, а пока они дают { $value }: добавь ещё.
refusal-group-cannot-pay = Карты, которые остаются на руке, платят за всю группу, и с этой картой в группе их не хватит: { $card }.
refusal-attack-falls-short = Карты первой атаки должны давать не меньше { $needed }, а после этой карты по порядку списка столько уже не набрать: { $card }.
refusal-wrong-class = Эта карта поддерживает только своё сословие ({ $classes }), а этот персонаж не из него ({ $character }): { $card }.
refusal-answers-to-a-group = Эту карту ты играешь в ответ, когда игрок-вампир показал карты: { $card }.
refusal-not-in-combat = Эту карту поддержки в бою не играют: { $card }.
refusal-neither-class-nor-red = Эта карта поддерживает своё сословие ({ $classes }) и разоблачённых вампиров, а этот персонаж — ни то ни другое ({ $character }): { $card }.
refusal-neither-class-nor-water = Эта карта поддерживает своё сословие ({ $classes }), а других — только против разоблачённого вампира; здесь это не поможет ({ $character }): { $card }.
refusal-red-for-a-secret-vampire = Красные карты поддерживают только разоблачённых вампиров, а этот вампир пока тайный ({ $character }): { $card }.
refusal-red-for-unrevealed = Красные карты поддерживают только разоблачённых вампиров, а не этого персонажа ({ $character }): { $card }.
refusal-water-against-unrevealed = Карты святой воды помогают только против разоблачённого вампира, а не против этого персонажа ({ $character }): { $card }.
refusal-sacrifice-first = Сначала сыграй Жертву, потом скажи, какую карту она отменяет.
refusal-passage-outside-combat = Тайный ход прекращает бой, а сейчас боя нет.
refusal-all-cancelled = В этой группе нет карты, которая ещё не отменена: Жертве нечего отменять.
refusal-only-sacrifice-or-passage = Здесь можно сыграть Жертву или Тайный ход либо отказаться, а эту карту играть нельзя: { $card }.
refusal-only-sacrifice = Здесь можно сыграть Жертву либо отказаться, а эту карту играть нельзя: { $card }.
refusal-cancelled-already = Эта карта уже отменена: { $card }. Жертва может отменить: { $cards }.
refusal-shown-earlier = Эту карту показали раньше, и время ответить на неё прошло: { $card }. Жертва может отменить: { $cards }.
refusal-not-in-the-group = Эту карту не показывали: { $card }. Жертва может отменить: { $cards }.
refusal-replacement-not-red = Когда прячут персонажа, отменённую карту заменяет только красная, а не эта: { $card }.
refusal-truth-is-told = Ответ даёшь не ты: если откажешься, об этом персонаже скажут правду: { $character }.
refusal-only-denial = На святую воду можно ответить только картой «Я не вампир» или отказаться, а не этой картой: { $card }.
refusal-only-herbalist = Погибшего человека спасает только Знахарка, а не эта карта: { $card }.
refusal-only-regeneration = Погибшего разоблачённого вампира спасает только Регенерация, а не эта карта: { $card }.
refusal-effect-must-be-chosen = Карта действует и требует твоего выбора; отказаться нельзя: { $card }.
refusal-mist-needs-revealed = Облик тумана уводит из замка разоблачённого вампира, а не этого персонажа: { $character }.
refusal-marks-another-class = Маркер этой карты кладут на её сословие ({ $classes }), а этот персонаж из другого ({ $character }): { $card }.
refusal-no-combat-card = Часовня возвращает только боевые карты: ни карт поддержки, ни карт, которые только святая вода: { $card }.
refusal-not-in-your-moat = Этой карты в твоём рву нет: { $card }.
refusal-not-in-the-cellar = Этой карты в подвале противника нет: { $card }. Там лежат: { $cards }.
refusal-returns-already = Этот персонаж уже выбран для возвращения в город: { $character }. Выбери кого-то другого.
refusal-unreadable = «{ $given }» — не ход этой игры. Напиши, например, «play Ostler», «Bishop x Lady a[Relic]» или «decline».
refusal-no-such-card = «{ $given }» — не карта этой игры.
refusal-no-such-character = «{ $given }» — не один из девяти персонажей.
refusal-wrong-word = Здесь пишут «{ $wanted }», а не «{ $given }».
refusal-wrong-number-drawn =
    { $needed ->
        [one] После этих сбросов ты берёшь { $needed } карту, а не { $given }.
        [few] После этих сбросов ты берёшь { $needed } карты, а не { $given }.
       *[other] После этих сбросов ты берёшь { $needed } карт, а не { $given }.
    }
refusal-wrong-marker = { $character }: здесь маркер этой карты даёт { $needed }, а не { $given }.
refusal-attack-the-found = Сразу атаковать можно только того, кого обнаружила святая вода: { $wanted }, а не { $given }.
refusal-lower-water = Из двух карт святой воды в атаке можно использовать только ту, что слабее: { $card }.
position-card-nowhere = Эта карта нигде не названа, а колода и ров перечислены целиком: { $card }.
position-wrong-count = Таких карт, где бы они ни лежали, должно быть { $wanted }, а не { $given }: { $card }.
position-wrong-size = В одной из стопок места { $seat } не столько карт, сколько должно быть.
position-foreign-card = У игрока-вампира никогда не бывает карт из колоды людей: { $card }.
position-not-stolen = У игрока-человека есть карты из колоды вампиров ({ $given }), но Вскрытий склепа в его ров на глазах у всех легло только { $most }.
position-cellar-used-up = Подвал места { $seat } уже стал колодой и поэтому должен быть пуст.
position-deck-not-renewed = Колода места { $seat } пуста, а подвал нет; он давно стал бы колодой.
position-character-twice = Каждый персонаж находится в одном месте, а этот назван дважды: { $character }.
position-character-nowhere = В городе никого нет, погибшие перечислены целиком, но этот персонаж нигде не назван: { $character }.
position-castle-size = Персонажей в замке сейчас должно быть { $wanted }, а не { $given }.
position-vampire-count = Вампиров в игре { $wanted }, а не { $given }.
position-innocent-count = Жетонов у игрока-человека { $wanted }, а не { $given }.
position-revealed-human = Разоблачить можно только вампира, а это человек: { $character }.
position-proven-vampire = О вампире не может быть известно, что это человек: { $character }.
position-innocent-vampire = На жетонах игрока-человека — люди, а это вампир: { $character }.
position-dead-unknown = Кем были погибшие, знают все; этот персонаж должен быть разоблачён или известен как человек: { $character }.
position-marker-outside = Маркеры лежат только на персонажах в замке, а этот в другом месте: { $character }.
position-over = Такая игра уже была бы окончена.
position-wrong-cause = По этой причине игра закончиться не могла.
position-over-without-cause = У оконченной игры есть «cause», и только у неё.
position-pending-lacks = Открытому решению «{ $decision }» нужна запись «{ $setting }».
position-question-impossible = Решение «{ $decision }» не может быть открыто в этой позиции.
position-nothing-to-answer = Место { $seat } спрашивают, но ответить ему нечего.
position-window-closed = Если отказались оба, окно закрыто; здесь может стоять не больше одного места.
position-one-water-card = Использовать можно только одну из двух карт святой воды; другая уже во рву.
position-shown-elsewhere = Во рву места { $seat } все будто бы видели больше таких карт, чем там лежит: { $card }.
position-untrue-sighting = То, что будто бы видели у места { $seat }, для этой карты неверно: { $card }.
position-known-elsewhere = Место в городе будто бы известно, но этого персонажа в городе нет: { $character }.
position-no-unordered-pair = Те, кто вернулся в город в неизвестном порядке, лежат на двух верхних местах, и больше ничего об этих местах знать нельзя.

## Scene
kind-combat-card = боевая карта
kind-support-card = карта поддержки
kind-card = закрытая карта
kind-character = персонаж
kind-token = жетон
kind-suspect = подозреваемый
kind-trio = трое возможных вампиров
mark-noble = дворянство
mark-clergy = духовенство
mark-servant = прислуга
mark-red = вампир (красная карта)
mark-holy-water = святая вода
mark-support = поддержка
mark-known = ты знаешь, что она здесь
mark-shown = её видели все
mark-new = только что показана
mark-round-1 = сыграна в раунде 1
mark-round-2 = сыграна в раунде 2
mark-cancelled = отменена
mark-composed = выбрана, ещё не показана
mark-played = сейчас разыгрывается
mark-in-hand = возможно, на руке
mark-in-deck = возможно, в колоде
mark-in-cellar = возможно, в подвале
mark-in-moat = возможно, во рву
mark-revealed = разоблачённый вампир
mark-proven = человек, и это знают все
mark-secret = твой тайный вампир
mark-human = человек, но знают не все
mark-innocent = человек: его жетон у тебя
mark-doubtful = человек или вампир
mark-must-be = может быть только вампиром
mark-cannot-be = может быть только человеком
mark-attacker = нападает
mark-target = под ударом
mark-named = о ком идёт речь
mark-top = сверху
mark-bottom = снизу
mark-top-pair = среди двух верхних
mark-place = место известно
mark-plays-vampires = играет за вампиров
mark-plays-humans = играет за людей
mark-active = ходит
mark-cellar-used = подвал использован
mark-out-of-cards = без карт
mark-can-hide = можно спрятать
mark-can-attack = может напасть
mark-can-test = можно испытать
zone-hand = Карты на руке
zone-deck = Колода
zone-cellar = Подвал
zone-moat = Ров
zone-field = На столе
zone-unseen = Не видно
zone-castle = Замок
zone-city = Город
zone-journey = В пути
zone-dead = Погибли
zone-tokens = Жетоны
zone-suspects = Подозрения
zone-trios = Возможные тройки
counter-cards = На руке
counter-deck-cards = Колода
counter-cellar-cards = Подвал
counter-moat-cards = Ров
counter-turn = Ход
counter-night = Ночь
counter-day = День
counter-trios = Возможных троек
counter-round = Раунд
counter-attack = Атака
counter-defence = Защита
counter-to-pay = Осталось заплатить
counter-first-attack = Атака, раунд 1
counter-first-defence = Защита, раунд 1
move-to-cellar = Убрать в подвал: { $card }
move-to-moat = Сбросить в ров: { $card }
move-draw = Взять карты
move-keep = Оставить эти карты
move-skip = Пропустить шаг
move-reveal = Разоблачить: { $character }
move-reveal-nobody = Никого не разоблачать
move-play = Сыграть: { $card }
move-decline = Ничего не играть
move-pay = Заплатить: { $card }
move-discard = Сбросить: { $card }
move-hide = Спрятать персонажа
move-water = Испытать святой водой
move-combat = Напасть
move-pass = Пас
move-hide-character = Спрятать: { $character }
move-ask-about = Испытать: { $character }
move-attack-with = Атакует: { $character }
move-attack = Напасть на цель: { $character }
move-return = Вернуть в город: { $character }
move-character = Выбрать: { $character }
move-show = Показать эти карты
move-stop = Прекратить атаку
move-no-defence = Не защищать
move-cancel = Отменить: { $card }
move-pick = Взять: { $card }
move-let-tell = Пусть прозвучит правда
move-let-die = Никого не спасать
move-no-attack = Не нападать
move-use-water = Добавить: { $card }
move-without-water = Напасть без неё
move-side = Усилить: { $side }
move-type = Назвать «{ $type }»
then-sums = атака { $attack }, защита { $defence }
then-adds = прибавляет { $value }
then-value = значение { $value }
then-costs =
    { $count ->
        [one] цена: { $count } карта
        [few] цена: { $count } карты
       *[other] цена: { $count } карт
    }
then-draws =
    { $count ->
        [0] брать нечего
        [one] берёшь { $count } карту
        [few] берёшь { $count } карты
       *[other] берёшь { $count } карт
    }
then-draws-nothing = без сброса и без новых карт
then-known-there =
    { $count ->
        [one] там точно есть { $count } такая карта
        [few] там точно есть { $count } такие карты
       *[other] там точно есть { $count } таких карт
    }
then-on-top = ляжет сверху
then-below = ляжет вторым сверху
then-in-city = в городе
then-in-castle = в замке
then-on-journey = в пути
then-needs = нужны карты не меньше чем на { $value }
then-marker = маркер +{ $value }
then-wins = замок твой, и это победа
then-revealed = разоблачённый вампир
then-proven = доказано: человек
then-secret = твой тайный вампир
then-human = человек, но знают не все
then-innocent = человек, твой жетон
then-doubtful = вампир в { $count } из { $trios } вариантов
then-must-be = может быть только вампиром
then-cannot-be = может быть только человеком
then-comes-back = вернётся со второй колодой
then-is-lost = выйдет из игры
then-lives = { $character } остаётся в живых
then-takes-red =
    { $count ->
        [one] нужна { $count } красная карта
        [few] нужны { $count } красные карты
       *[other] нужно { $count } красных карт
    }
then-takes-water =
    { $count ->
        [one] нужна { $count } карта воды
        [few] нужны { $count } карты воды
       *[other] нужно { $count } карт воды
    }
then-discards =
    { $count ->
        [0] сбрасывать нечего
        [one] сбросить { $count } карту
        [few] сбросить { $count } карты
       *[other] сбросить { $count } карт
    }
then-fights = бой не дольше двух раундов
notice-night = Ночь: ходит { $player }
notice-day = День: ходит { $player }
notice-step1 = Шаг 1: сброс
notice-reveal = Шаг 2: разоблачение
notice-before = До действия
notice-action = Шаг 3: действие
notice-after = После действия
notice-combat = Бой, раунд { $round }: { $attacker } → { $target }
notice-sums = Атака { $attack }, защита { $defence }.
notice-markers = Из них маркеры: атака { $attack }, защита { $defence }.
notice-would-die = Пока что цель гибнет: { $target }.
notice-would-live = Пока что цель выживает: { $target }.
notice-tie = Пока равенство, цель выживает: { $target }.
notice-effect = { $player } делает выбор для карты: { $card }.
notice-found = Святая вода нашла вампира: { $character }.
notice-discards = В подвал: { $cellar }. В ров: { $moat }.
notice-paying = Уплачено: { $cards }. Осталось заплатить: { $count }.
notice-passing = Сброшено: { $cards }. Осталось сбросить: { $count }.
notice-hiding = Ты прячешь: { $character }. Карты: { $cards }
notice-asking = Ты испытываешь: { $character }. Карты: { $cards }
notice-answering = Ты отвечаешь картой: { $card }
notice-picked = Уже выбрано: { $cards }
notice-group = Твои карты: { $cards }
notice-chosen = Выбор: { $character }
notice-attacker = Нападающий: { $character }

## Editions
edition-no-type = { $file }: в «{ $setting }» у карты должен быть хотя бы один тип.
edition-too-many-types = { $file }: число типов в «{ $setting }» — { $given }, а у карты их может быть не больше { $most }.
edition-type-twice = { $file }: в «{ $setting }» один и тот же тип стоит дважды: { $given }.
edition-unknown-type = { $file }: «{ $given }» в «{ $setting }» — не тип карты. Возможны: { $known }.
edition-always-support = { $file }: «{ $setting }» — это всегда «support», а не «{ $given }»: эта карта в любом издании — карта поддержки.
edition-never-support = { $file }: «{ $setting }» не может быть «support»: эта карта ни в одном издании не карта поддержки.
edition-support-alone = { $file }: в «{ $setting }» стоит «{ $given }», но у карты поддержки не бывает второго типа.
edition-fighting-value = { $file }: значение «{ $setting }» должно быть { $wanted }, а не { $given }.
edition-red-in-human-deck = { $file }: значение «{ $setting }» должно быть 0, а не { $given }: в колоде людей нет карт типа «вампир».
edition-water-in-vampire-deck = { $file }: значение «{ $setting }» должно быть 0, а не { $given }: в колоде вампиров нет карт типа «святая вода».
edition-support-in-other-deck = { $file }: значение «{ $setting }» должно быть 0, а не { $given }: эта карта поддержки — из другой колоды.
edition-marker-card-once = { $file }: значение «{ $setting }» должно быть 1, а не { $given }: каждая карта маркера есть в своей колоде ровно один раз.
edition-human-deck-size = { $file }: карт в колоде людей должно быть { $wanted }, а в этом издании их { $given }.
edition-vampire-deck-size = { $file }: карт в колоде вампиров должно быть { $wanted }, а в этом издании их { $given }.
edition-spare-unnamed = { $file }: экземпляры этой карты есть в колоде, поэтому в «{ $setting }» должно стоять её название.
edition-bad-name = { $file }: в названии «{ $setting }» может быть не больше { $limit } видимых знаков, среди них хотя бы одна буква или цифра; между словами — по одному пробелу, по краям — ни одного.
edition-unnameable = { $file }: в названии «{ $given }» («{ $setting }») есть знак, который в записи ходов имеет особое значение. Нельзя использовать: { $signs }
edition-name-taken = { $file }: «{ $given }» — так уже называется другая карта или персонаж; в «{ $setting }» должно стоять другое название.

## Advice
advice-must = Ничего другого сделать нельзя.
advice-cellar = Что сейчас не нужно, вернётся со второй колодой.
advice-overfull = На руке слишком много карт: избавься от самой ненужной.
advice-draw = То, что остаётся на руке, пригодится сейчас.
advice-reveal = С красными картами этот вампир бьёт сильнее всех в замке.
advice-takeover = Все три вампира в замке, и как только все будут разоблачены, замок твой.
advice-stay-secret = Пока люди сомневаются, они бьют мимо.
advice-marker = Положи маркер туда, где он поможет тебе больше, чем противнику.
advice-journey = Отправь в путь того, кому вне замка безопаснее или кто там не так опасен.
advice-chapel = Верни в колоду свои лучшие боевые карты.
advice-crypt = Возьми лучшую карту из подвала вампиров.
advice-bat = Назови тип, карт которого противник, похоже, потеряет больше всего.
advice-mist = Пусть разоблачённый вампир исчезнет из замка, а хорошая карта — из чужого подвала.
advice-hypnosis = Смени обитателей замка себе на пользу.
advice-coffin = Возьми карты из гроба: новые стоят больше, чем твоя плата.
advice-save-support = Карты поддержки сейчас обойдутся дороже, чем принесут пользы.
advice-pay = Отдай то, что нужно меньше всего.
advice-hide = В замке этот персонаж в опасности или мешает тебе.
advice-question = Испытай: ответ скажет многое, а вампира в замке можно сразу атаковать.
advice-attack = Атакуй человека, которого трудно защитить: каждая атака стоит людям жизни или карт.
advice-hunt = Атакуй того, кто скорее всего вампир, если его трудно защитить.
advice-leader = Нападай персонажем, которому лучше всего подходят твои карты.
advice-pass = Любой бой обойдётся дороже, чем он обещает.
advice-open = Начни с малого: цель без подходящей карты погибнет и так, а остальное решит второй раунд.
advice-press-on = Продолжай: у тебя, скорее всего, осталось больше, чем противник сможет ответить.
advice-stop = Остановись: второй раунд, скорее всего, лишь отнимет у тебя карты.
advice-enough = Этого достаточно: больше было бы расточительством.
advice-defend = Защищай самым малым, чего хватит: эта жизнь стоит карт.
advice-bluff = Защити этого человека для вида: люди поверят, что нашли вампира.
advice-let-die = Это не стоит карт или уже не поможет.
advice-passage = Прекрати бой Тайным ходом: иначе погибнет, скорее всего, человек.
advice-sacrifice = Отмени карту, которая здесь важнее всего.
advice-no-response = Оставь как есть: ответ обойдётся дороже, чем принесёт пользы.
advice-replace = Замени отменённую карту: она всё ещё решает дело.
advice-no-replacement = Ещё одна карта ничего не изменит.
advice-deny = Не дай сказать правду об этом вампире.
advice-deny-for-show = Отрицай и за этого человека: пусть думают, что угадали.
advice-tell = Пусть правда выйдет наружу: мешать этому не стоит карт.
advice-rescue = Спаси погибшего: это стоит карт.
advice-strike = Атакуй вампира сразу: святая вода поможет, и ему некуда деться.
advice-use-water = Возьми святую воду в атаку: иначе она пропадёт.

## Orders
order-own-turn = В мой ход без карт поддержки
order-other-turn = В ход противника без карт поддержки
order-single-cards = Не отвечать на отдельные карты
