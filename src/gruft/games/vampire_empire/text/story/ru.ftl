# Чем рассказывает о партии последняя страница.

story-title = Кто жив, ход за ходом
story-unit = Очки
story-score =
    { $score ->
        [one] { $score } очко за выживших
        [few] { $score } очка за выживших
       *[other] { $score } очков за выживших
    }
story-humans = люди
story-vampires = вампиры
story-unmasked = разоблачено
story-counts-attacks = Атаки
story-counts-hides = Попытки спрятать
story-counts-asks = Испытания святой водой
story-counts-plays-card = Карты поддержки
story-counts-sacrifice = Сыграно «Жертв»
