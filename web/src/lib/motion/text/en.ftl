# What is told in movement.
motion-go-on = Continue
motion-skip = Skip to now
motion-meanwhile = Meanwhile:
motion-speed = Speed
motion-speed-slow = slow
motion-speed-normal = normal
motion-speed-fast = fast
motion-speed-skip = skip to my question
motion-short-slow = ½×
motion-short-normal = 1×
motion-short-fast = 2×
motion-short-skip = skip
