# What is told in movement.
motion-go-on = Weiter
motion-skip = Zum aktuellen Stand
motion-meanwhile = Inzwischen:
motion-speed = Tempo
motion-speed-slow = langsam
motion-speed-normal = normal
motion-speed-fast = schnell
motion-speed-skip = gleich zu meiner Frage
motion-short-slow = ½×
motion-short-normal = 1×
motion-short-fast = 2×
motion-short-skip = sofort
