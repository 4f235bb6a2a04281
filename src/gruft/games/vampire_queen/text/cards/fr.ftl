# Ce que fait chaque carte de Vampire Queen, en une à trois phrases.

about-number =
    { $points ->
        [one] Un vampire de valeur { $value }. Joue-le seul ou avec d’autres cartes de sa valeur ; autant de cartes d’une valeur plus haute le battent. S’il te reste en main à la fin d’une manche, il te coûte { $points } point.
       *[other] Un vampire de valeur { $value }. Joue-le seul ou avec d’autres cartes de sa valeur ; autant de cartes d’une valeur plus haute le battent. S’il te reste en main à la fin d’une manche, il te coûte { $points } points.
    }
about-queen =
    { $points ->
        [one] Un joker : avec des cartes numérotées, elle prend leur valeur. Des reines seules valent { $value } et sont imbattables, mais dans un tour de chasse une reine compte pour { $low }. Si elle te reste en main à la fin d’une manche, elle te coûte { $points } point.
       *[other] Un joker : avec des cartes numérotées, elle prend leur valeur. Des reines seules valent { $value } et sont imbattables, mais dans un tour de chasse une reine compte pour { $low }. Si elle te reste en main à la fin d’une manche, elle te coûte { $points } points.
    }
about-slayer =
    { $points ->
        [one] Ouvre avec lui seul pour lancer un tour de chasse : les autres jouent un vampire chacun, et le plus haut prend toutes les cartes, lui compris. Interdit en ouverture au tour qui suit sa prise. À la fin de chaque manche, il coûte { $points } point et reste en main.
       *[other] Ouvre avec lui seul pour lancer un tour de chasse : les autres jouent un vampire chacun, et le plus haut prend toutes les cartes, lui compris. Interdit en ouverture au tour qui suit sa prise. À la fin de chaque manche, il coûte { $points } points et reste en main.
    }
about-slayer-either = Un chasseur ne se joue qu’en ouverture, et seul. Les autres jouent alors un vampire chacun, et le plus haut prend toutes les cartes, chasseur compris.
about-back = Un vampire face cachée : un nombre de { $low } à { $high } ou une reine.
