# What is told in movement.
motion-go-on = Continuer
motion-skip = Passer au présent
motion-meanwhile = Entre-temps :
motion-speed = Vitesse
motion-speed-slow = lente
motion-speed-normal = normale
motion-speed-fast = rapide
motion-speed-skip = directement à ma question
motion-short-slow = ½×
motion-short-normal = 1×
motion-short-fast = 2×
motion-short-skip = direct
