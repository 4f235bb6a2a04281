# Чем рассказывает о партии последняя страница.

story-title = Очки жизни, круг за кругом
story-counts-strikes = Атаки
story-counts-trap = Сработавшие ловушки
story-counts-heals = Лечения
story-counts-keeps = Найденные карты
story-counts-flies = Полёты летучей мыши
