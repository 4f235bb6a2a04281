# Che cosa fa ogni carta di Vampire Queen, in una o poche frasi.

about-number =
    { $points ->
        [one] Un vampiro di valore { $value }. Giocalo da solo o con altre carte del suo valore; lo battono altrettante carte di valore più alto. Se ti resta in mano alla fine di una tornata, ti costa { $points } punto.
       *[other] Un vampiro di valore { $value }. Giocalo da solo o con altre carte del suo valore; lo battono altrettante carte di valore più alto. Se ti resta in mano alla fine di una tornata, ti costa { $points } punti.
    }
about-queen =
    { $points ->
        [one] Un jolly: accanto a carte numerate prende il loro valore. Le regine da sole valgono { $value } e sono imbattibili, ma in un giro di caccia una regina conta { $low }. Se ti resta in mano alla fine di una tornata, ti costa { $points } punto.
       *[other] Un jolly: accanto a carte numerate prende il loro valore. Le regine da sole valgono { $value } e sono imbattibili, ma in un giro di caccia una regina conta { $low }. Se ti resta in mano alla fine di una tornata, ti costa { $points } punti.
    }
about-slayer =
    { $points ->
        [one] Si gioca in apertura, da solo, e dà inizio a un giro di caccia: gli altri giocano un vampiro ciascuno, e il più alto prende tutte le carte, questa compresa. Nel giro subito dopo averlo preso non puoi aprire con lui. Alla fine di ogni tornata costa { $points } punto e resta in mano.
       *[other] Si gioca in apertura, da solo, e dà inizio a un giro di caccia: gli altri giocano un vampiro ciascuno, e il più alto prende tutte le carte, questa compresa. Nel giro subito dopo averlo preso non puoi aprire con lui. Alla fine di ogni tornata costa { $points } punti e resta in mano.
    }
about-slayer-either = Un cacciatore si gioca solo in apertura, e da solo. Gli altri giocano poi un vampiro ciascuno, e il più alto prende tutte le carte, cacciatore compreso.
about-back = Un vampiro coperto: un numero da { $low } a { $high } o una regina.
