# Vampire Queen: всё, что читает игрок, кроме правил.
# Карты пишутся как в нотации: 1 .. 13, Q (королева), S15 и S20 (охотники).
# Имя игрока стоит в именительном падеже, а глагол при нём в настоящем времени: так род не важен.

game-name = Vampire Queen
game-author = Вольфганг Крамер (Wolfgang Kramer)
game-about = Спрячь своих вампиров в склеп раньше других, а охотников оставь соперникам.

## Настройки
option-phases = Число фаз
option-s15_seat = Место, которое получает охотника S15, считая с 0 (-1: по жребию)

## Карты, места, числа
kind-vampire = вампир
kind-slayer = охотник
card-back = закрытая карта
card-number = { $value }
card-queen = королева
card-S15 = охотник 15
card-S20 = охотник 20
mark-known = все видели, кто взял эту карту
mark-banned = в этом круге под запретом
mark-dealer = сдающий
mark-leader = заходит в этом круге
mark-passed = пас
zone-hand = Рука
zone-laid = На столе
zone-crypt = Склеп
zone-undealt = Не сдано
counter-points = Очки
counter-cards = Карты
counter-phase = Фаза
counter-phases = Всего фаз
counter-set-size = Карт в наборе
counter-to-beat = Перебить

## Вопросы
decision-wait = Сейчас не твой ход.
decision-lead = Твой заход. Что выкладываешь?
decision-raise = Повысить или пасовать?
decision-slayer-round = Охотник вышел на охоту. Какого вампира сыграешь?

## Ходы
move-pass = Пас
move-slayer = Зайти с охотника { $card }
move-set =
    { $size ->
        [1] { $cards } (значение { $value })
        [one] { $cards } ({ $size } карта, значение { $value })
        [few] { $cards } ({ $size } карты, значение { $value })
       *[many] { $cards } ({ $size } карт, значение { $value })
    }
move-card = { $cards }
then-sheds =
    { $points ->
        [one] на руке станет на { $points } очко меньше
        [few] на руке станет на { $points } очка меньше
       *[many] на руке станет на { $points } очков меньше
    }

## Что лежит
notice-leads = { $player } заходит.
notice-to-beat =
    { $size ->
        [1] Впереди { $player }: { $cards }. Перебей { $value } одной картой.
        [one] Впереди { $player }: { $cards }. Перебей { $value } набором из { $size } карты.
       *[other] Впереди { $player }: { $cards }. Перебей { $value } набором из { $size } карт.
    }
notice-slayer-round = Круг охоты: вышел { $card }. Кто сыграет самого старшего вампира (при равенстве — позже других), тот берёт всё, если никто не вынужден пасовать; королева считается за 1.
notice-ban = В этом круге нельзя заходить с { $card }.

## Что произошло
fact-phase-begins = Начинается фаза { $phase } из { $phases }. { $player } держит S20 и заходит.
fact-your-hand = Твоя рука: { $cards }
fact-leads = { $player } заходит: { $cards }.
fact-leads-slayer = { $player } заходит с охотника { $cards }!
fact-plays = { $player } играет { $cards }.
fact-passes = { $player } пасует.
fact-wins-round = { $player } выигрывает круг; карты уходят в склеп.
fact-takes = { $player } берёт { $cards }.
fact-scores =
    { $points ->
        [one] { $player }: на руке { $cards } — { $points } очко, всего { $total }.
        [few] { $player }: на руке { $cards } — { $points } очка, всего { $total }.
       *[many] { $player }: на руке { $cards } — { $points } очков, всего { $total }.
    }
fact-scores-nothing = { $player }: карт на руке нет — без очков, всего { $total }.
fact-wins-game = { $player } побеждает: { $total } { $total ->
    [one] очко
    [few] очка
   *[many] очков
}.
end-last-phase = Очки последней фазы подсчитаны.

## Отказы
refusal-game-over = Игра окончена.
refusal-no-such-seat = За этим столом нет игрока { $given }.
refusal-not-your-turn = Сейчас не твой ход: ходит { $player }.
refusal-had-your-turn = В этом круге твой ход уже был; теперь ходит { $player }.
refusal-no-such-move = Хода с номером { $given } нет.
refusal-leader-passes = Заходящий обязан что-нибудь выложить; пасовать могут только остальные.
refusal-slayer-just-taken = Охотника { $card } только что взяли: в этом круге с него нельзя заходить.
refusal-slayer-does-not-raise = С охотника можно только зайти; повысить картой { $card } нельзя никогда.
refusal-wrong-size =
    { $wanted ->
        [one] В заходе { $wanted } карта, поэтому нужна ровно { $wanted } карта, а не { $given }.
        [few] В заходе { $wanted } карты, поэтому нужны ровно { $wanted } карты, а не { $given }.
       *[many] В заходе { $wanted } карт, поэтому нужно ровно { $wanted } карт, а не { $given }.
    }
refusal-not-higher = { $given } не выше, чем { $beat }: повышение должно быть старше последнего набора.
refusal-must-pass = У тебя только охотник: нужно спасовать, и карты возьмёшь ты.
refusal-must-play-a-vampire = В круге охоты каждый, у кого есть вампир, обязан сыграть вампира; пасовать нельзя.
refusal-second-slayer = В круге охоты { $card } остаётся на руке: сыграй вампира.
refusal-one-vampire-only = В круге охоты играют ровно одного вампира.
refusal-not-held = У тебя на руке нет таких карт: { $cards }.
refusal-unreadable = «{ $given }» — не карта. Карты: от 1 до 13, Q, S15 и S20; напиши, например, «6 6 6» или, чтобы спасовать, «pass».
refusal-nothing-named = Назови карты, которые выкладываешь, например «11 11 Q», или, чтобы спасовать, напиши «pass».
refusal-too-many-copies = Карт «{ $card }» всего { $most }, а не { $given }.
refusal-slayer-not-alone = С { $card } всегда заходят отдельно, без других карт.
refusal-two-values = В наборе карты одного значения; { $one } и { $other } вместе не играют.

## Записанные позиции и издания
position-bad-ban = Под запретом S15, S20 или ничего, а не «{ $given }».
position-slayer-away = Охотника не бывает в «{ $zone }»: он на руке или на столе.
position-slayer-missing = { $card } нет ни на руках, ни на столе.
position-slayer-twice = { $card } находится более чем в одном месте.
position-cards-missing =
    { $count ->
        [one] { $count } карта нигде не лежит: руки, стол, склеп и несданные карты вместе должны составлять всю колоду.
        [few] { $count } карты нигде не лежат: руки, стол, склеп и несданные карты вместе должны составлять всю колоду.
       *[many] { $count } карт нигде не лежат: руки, стол, склеп и несданные карты вместе должны составлять всю колоду.
    }
position-undealt-size = При таком числе игроков несданных карт должно быть { $wanted }, а не { $given }.
position-empty-hand = У места { $seat } в начале этого круга не было карт; фаза была бы окончена.
position-impossible-ban = Запрет на { $card } невозможен: у заходящего должны быть этот охотник и ещё хотя бы один вампир.
position-untrue-knowledge = Не может быть известно, что у места { $seat } больше карт «{ $card }», чем у него есть.
position-round-complete = Все места сходить ещё не могли: круг был бы окончен.
position-table-has-a-gap = Место { $seat } ходит раньше тех, кто уже сходил, но само ещё не ходило.
position-line-of-a-finished-game = У законченной игры нет строки позиции.
position-line-unmarked = Строка позиции начинается с «{ $wanted }», а не с «{ $given }».
position-line-bad-field = «{ $given }» — не поле строки позиции либо встречается в ней дважды.
position-line-lacks = В строке позиции нет поля «{ $setting }».
position-line-unreadable = Поле «{ $setting }» строки позиции нельзя прочитать: «{ $given }».
round-unreadable = «{ $given }» — не круг: напиши, например, «lead 0: 6 6 6 | 8 8 8 | pass => 1».
round-takes = В записи «{ $given }» слово «takes» должно стоять после круга охоты, и только там.
edition-bad-values = { $file }: в «{ $setting }» должны стоять разные числа от 1 до 13 по возрастанию.
edition-too-few-cards =
    { $cards ->
        [one] В издании всего { $cards } вампир — слишком мало для { $seats } игроков.
        [few] В издании всего { $cards } вампира — слишком мало для { $seats } игроков.
       *[many] В издании всего { $cards } вампиров — слишком мало для { $seats } игроков.
    }
option-no-such-seat = Настройка «{ $option }» называет место от 0 до { $high } или -1.

## Советы
advice-lead-slayer = Заходи с охотника, пока можно: его возьмёт кто-то другой.
advice-lead-burden = Заходи с того, от чего потом труднее избавиться: младшие карты защищают от охотника, старшие выигрывают круги.
advice-lead-part = Зайди с части этих карт, а остальные оставь на потом.
advice-unbeatable = Этот набор вряд ли кто-то перебьёт: ты снова зайдёшь и избавишься от всех карт.
advice-dump = У кого-то почти не осталось карт: сбрасывай сейчас всё, что можешь.
advice-win-the-lead = Выиграй круг: кто заходит, может передать охотника другому.
advice-whole-group = Повышай всеми картами одного значения, а другие наборы не разбивай.
advice-raise = Повышай: без этих карт ты обойдёшься.
advice-pass = Пасуй: то, что пришлось бы отдать, дороже этого круга.
advice-must = Ничего другого сделать нельзя.
advice-safe-card = С этой картой тебе не придётся брать, и без неё ты обойдёшься.
advice-likely-safe = После тебя кому-то, скорее всего, придётся сыграть старше.
advice-take-the-pile = Скорее всего, тебе придётся брать: зато потом заходишь ты, и эта карта вернётся к тебе.
advice-last-cards = Играй это: твоя рука опустеет.
