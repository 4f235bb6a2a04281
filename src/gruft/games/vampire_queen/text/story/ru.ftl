# Чем рассказывает о партии последняя страница.

story-title = Штрафные очки после каждой фазы
story-unit = Штрафные очки
story-score =
    { $score ->
        [one] { $score } штрафное очко
        [few] { $score } штрафных очка
       *[other] { $score } штрафных очков
    }
story-counts-wins-round = Выиграно кругов
story-counts-takes = Взято кругов охоты
story-counts-scores-nothing = Фаз без штрафа
