# Шествие Vampire Queen.
vq-task = { $size ->
    [1] Одна карта старше { $value }
    [one] { $size } карта старше { $value }
    [few] { $size } карты старше { $value }
   *[other] { $size } карт старше { $value }
}
vq-unbeatable = Одних королев перебить нельзя
vq-slayer-round = Круг охоты: по одному вампиру, старший берёт всё
vq-slayer-values = Охотник — 0, королева — 1. Из равных карт старше та, что сыграна позже.
vq-slayer-passed = { $player }: вынужденный пас, все карты достаются этому игроку.
vq-you-lead = Твой заход
vq-leads = Заходит { $player }
vq-free-choice = Сколько угодно одинаковых карт или охотник.
vq-over = Партия окончена
vq-ahead = Старший набор: { $player }.
vq-ahead-you = Старший набор у тебя.
vq-after = Ещё не ходили: { $players }.
vq-led = заход
vq-raised = перебито
vq-played = сыграно
vq-passed = пас
vq-must-pass = вынужденный пас
vq-acts = ходит
vq-next = дальше
vq-later = потом
vq-last = в конце
vq-done = окончено
vq-highest = старший: { $value }
vq-takes = старший, берёт всё
vq-is-highest = старший
vq-passed-takes = берёт всё
vq-is-slayer = 0, охотник
vq-queen-counts = Q считается за 1
vq-cards = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
vq-known = { $player }: взято на глазах у всех
vq-known-short = известно
vq-points = штрафные очки
vq-fewest = меньше всего очков: впереди
vq-turn-first = заходит в этом круге
vq-turn = ход { $turn } в этом круге
vq-crypt = в склепе, вне игры
vq-crypt-short = в склепе
vq-undealt = не сдано
vq-last-scores = Прошлый подсчёт
vq-seat = { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $deed }
vq-panel-scores = Фаза окончена. Чем меньше очков, тем лучше.
vq-panel-hand = { $points ->
    [one] { $player }: { $points } очко за { $cards }
    [few] { $player }: { $points } очка за { $cards }
   *[other] { $player }: { $points } очков за { $cards }
}
vq-panel-no-hand = { $player }: карт нет, очков нет
vq-panel-wins = { $player } выигрывает круг: { $cards }
vq-panel-takes = { $forced ->
    [1] Вынужденный пас: всё берёт { $player }
   *[other] { $player } берёт всё
}
vq-panel-leads = Теперь заходит { $player }.
vq-panel-leads-not = Теперь заходит { $player }, но не с охотника { $card }.
vq-panel-out = { $player } остаётся без карт: фаза окончена.
