# Особняк графа Гроттенштайна.
gr-reach = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
} в пределах { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[other] { $steps } шагов
}
gr-at-turn = сейчас ходит
gr-life = очки жизни: { $points } из { $most }
gr-your-sheet = Твой планшет
gr-sheet = Планшет: { $figure }
gr-your-figures = Твои фигурки
gr-free = пусто
gr-powers = Силы
gr-lying-here = Здесь лежит
gr-others-carry = Что несут остальные
gr-only-you = видишь только ты
gr-notes = Заметки
gr-not-lock = не { $lock }
gr-floors = Этажи
gr-floor-C = Подвал
gr-floor-G = Первый
gr-floor-U = Второй
gr-near = Клетки крупнее
gr-cards = Планшеты и заметки
gr-panel-round = Круг { $round } из { $last }
