# What is told in movement.
motion-go-on = Continua
motion-skip = Salta al presente
motion-meanwhile = Intanto:
motion-speed = Velocità
motion-speed-slow = lenta
motion-speed-normal = normale
motion-speed-fast = veloce
motion-speed-skip = subito alla mia domanda
motion-short-slow = ½×
motion-short-normal = 1×
motion-short-fast = 2×
motion-short-skip = subito
