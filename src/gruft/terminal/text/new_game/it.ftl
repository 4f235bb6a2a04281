# gruft new-game.

help-new-game-usage = gruft new-game NOME --prefix XY [opzioni]
help-new-game-short = comincia un gioco tuo, in un pacchetto a sé
help-new-game = Crea una cartella in cui far crescere un gioco tuo: regole, testi, uno scenario e un test. Si può giocare subito; ciò che i test non trovano è la lista delle cose da fare.
help-new-game-slug = il nome del gioco in minuscole, cifre e trattini bassi: liars_dice
help-new-game-prefix = le due maiuscole con cui cominciano i suoi articoli
help-new-game-prefix-value = XY
help-new-game-seats = per quanti giocatori (altrimenti 2-4)
help-new-game-seats-value = N-M
help-new-game-into = la cartella da scrivere; altrimenti una con il nome del gioco, qui
help-new-game-into-value = PATH
help-new-game-examples =
    Esempi
      gruft new-game liars_dice --prefix LD --seats 2-6
      python -m pytest liars_dice                      che cosa resta da fare
      gruft play --game liars_dice.game:GAME           dalla cartella stessa
new-game-written = Il tuo gioco è in { $folder }.
new-game-next = Va’ lì e gioca: gruft play --game { $slug }.game:GAME. Che cosa resta da fare: python -m pytest.
new-game-bad-slug = Un gioco non può chiamarsi «{ $given }»: usa da 2 a 40 minuscole, cifre e trattini bassi, cominciando con una lettera, e nessuna parola chiave di Python.
new-game-slug-taken = Sullo scaffale c’è già un gioco che si chiama «{ $given }».
new-game-bad-prefix = Gli articoli non possono cominciare con «{ $given }»: usa due maiuscole, per esempio LD.
new-game-prefix-taken = Con «{ $given }» cominciano già gli articoli di «{ $game }».
new-game-bad-seats = «{ $given }» non è un numero di giocatori: scrivi per esempio 4 o 2-6.
