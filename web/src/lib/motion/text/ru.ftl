# What is told in movement.
motion-go-on = Дальше
motion-skip = К текущему моменту
motion-meanwhile = Тем временем:
motion-speed = Скорость
motion-speed-slow = медленно
motion-speed-normal = обычно
motion-speed-fast = быстро
motion-speed-skip = сразу к моему вопросу
motion-short-slow = ½×
motion-short-normal = 1×
motion-short-fast = 2×
motion-short-skip = сразу
