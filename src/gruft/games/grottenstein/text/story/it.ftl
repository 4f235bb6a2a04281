# Con che cosa la pagina finale racconta una partita.

story-title = Punti vita, giro per giro
story-counts-strikes = Attacchi
story-counts-trap = Trappole scattate
story-counts-heals = Cure
story-counts-keeps = Carte trovate
story-counts-flies = Voli da pipistrello
