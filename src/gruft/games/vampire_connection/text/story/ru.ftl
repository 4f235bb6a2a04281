# Чем рассказывает о партии последняя страница.

story-title = Капли крови, круг за кругом
story-unit = Капли
story-score =
    { $score ->
        [one] { $score } капля
        [few] { $score } капли
       *[other] { $score } капель
    }
story-counts-catches = Похищено жертв
story-counts-steals = Украдено пленников
story-counts-consumes = Осушено жертв
story-counts-stakes = Пронзено вампиров
story-counts-turns-repulsed = Отражено визитов
