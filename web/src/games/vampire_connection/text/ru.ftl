# What only the table of The Vampire Connection says.
vc-in-castle = в замке
vc-in-tomb = в склепе
vc-on-the-way = в пути: { $form }
vc-yield = очков, когда пьёшь
vc-dead = мёртвых: { $count }
vc-captives =
    { $count ->
        [one] { $count } пленник
        [few] { $count } пленника
       *[other] { $count } пленников
    }
vc-holds = жертв: { $victims }, событий: { $events }, преград: { $defences }
vc-left = Карт деревни осталось: { $count }
vc-end = конец
vc-gives = { $player } даёт
vc-for = за
vc-trade = Обмен
vc-offer-a-trade = Обмен
vc-trade-hint = Карт с каждой стороны не больше: { $count }. Выбирай карты на руке и виды в любом порядке.
vc-with-whom = С кем
vc-you-give = Ты отдаёшь
vc-you-get = Ты получаешь
vc-you-want = Ты хочешь
vc-from-hand = с руки
vc-from-kinds = выбери вид
vc-take-back = Убрать: { $card }
vc-no-trade = Отмена
vc-offer = Предложить { $given } за { $wanted }
vc-offer-said = Предложить обмен игроку { $player }: { $given } за { $wanted }
vc-counter-said = Предложить взамен: { $given } за { $wanted }
vc-picking = Выбери жертву
vc-round = Круг { $round }
vc-round-drops = { $player }
ability-biggulp = +1 за осушённых женщин со знаком
ability-ficklecrash = мышь как волк, карета без горбуна
ability-shortway = выходит из склепа без карты
ability-garlictooth = проходит мимо чеснока
ability-stoneheart = нужен ещё один кол
ability-miststone = проходит сквозь заколоченные окна
