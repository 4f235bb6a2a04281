# Ce que fait chaque pièce de Vampir, en une à trois phrases.

about-weapon =
    Une arme. Au lieu de te déplacer, frappe une cible { $range ->
        [one] sur une case adjacente
       *[other] jusqu’à { $range } cases
    }. Dégâts : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }. { $doors ->
        [0] Elle n’abîme pas les portes.
       *[other] Elle défonce aussi les portes.
    }
about-hammer =
    L’un des deux outils pour en finir : porte marteau et pieu, termine un tour à côté du cercueil et frappe au tour suivant. Comme arme, { $range ->
        [one] sur une case adjacente
       *[other] jusqu’à { $range } cases
    } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }.
about-stake =
    C’est avec lui qu’on gagne. Porte-le avec le marteau, termine un tour à côté du cercueil et, si le vampire y est couché à ton tour suivant, enfonce-le dans son cœur. Comme arme : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }.
about-crucifix =
    N’agit que sur le vampire. Lance un dé : à partir de { $from }, il ne peut pas attaquer à son prochain tour et s’affaiblit (points de vie : -{ $points }). { $uses ->
        [0] Tu gardes la carte.
       *[other] Ensuite la carte est épuisée.
    }
about-holy-water =
    N’agit que sur le vampire, { $range ->
        [one] sur une case adjacente
       *[other] jusqu’à { $range } cases
    }. Dégâts : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }. { $uses ->
        [0] Tu gardes la carte.
       *[other] Ensuite la carte est épuisée.
    }
about-grease =
    Jette-la sur un ennemi { $range ->
        [one] sur une case adjacente
       *[other] jusqu’à { $range } cases
    }, puis lance un dé : à partir de { $from }, il ne peut pas se déplacer à son prochain tour. { $uses ->
        [0] Tu gardes la carte.
       *[other] Ensuite la carte est épuisée.
    }
about-kit = Pour toi ou une figurine adjacente : points de vie +{ $points }, sans dépasser { $most }. Utilisations : { $uses }.
about-antidote = Pour toi ou une figurine adjacente : met fin au poison (points de vie : -{ $points } par tour). Tu gardes la carte.
about-ladder = Posée sur une case de trappe, elle relie le rez-de-chaussée et la cave pour tout le monde, vampire compris. Un chasseur sur la trappe peut la reprendre.
about-dynamite = Si tu portes aussi la torche, allume-la à côté d’une porte fermée ou de l’escalier muré. À la fin de ton tour suivant, lance un dé : de { $from } à { $sides }, le passage est ouvert pour toujours et chacun dans la pièce est blessé (points de vie : -{ $points }).
about-torch = Allume la dynamite si tu portes les deux. Seule, elle ne sert à rien.
about-plan = Regarde une carte face cachée du niveau où tu te trouves. Seuls les chasseurs la voient, et tu gardes le plan.
about-flute = Pour toi ou une figurine adjacente : chasse les rats (points de vie : -{ $points } par tour). Tu gardes la carte.
about-shield = Agit tout seul : chaque attaque contre toi fait moins de dégâts (-{ $points }).
about-garlic = Agit tout seul : chaque morsure du vampire te fait moins de dégâts (-{ $points }). S’ajoute au bouclier ; les serviteurs s’en moquent.
about-pseudo-vampire = Tu peux emprunter, comme le vampire, son passage entre rez-de-chaussée et cave, en un pas. N’occupe pas d’emplacement et ne s’use pas.
about-zombie-formula = Une seule fois : place deux zombies sur des cases libres. Personne n’y entre tant que tu es en vie.
about-key = Essaie-la sur une porte verrouillée à côté de toi : elle ouvre la serrure de sa couleur. N’occupe pas d’emplacement et ne s’use pas.
about-universal-key = Ouvre toute serrure : une porte du caveau, ou la porte blindée du côté de la cave. N’occupe pas d’emplacement et ne s’use pas.
about-rats = Un piège : les rats s’accrochent (points de vie : -{ $points } à la fin de chaque tour), jusqu’à ce que quelqu’un joue de la flûte.
about-bat-swarm =
    Un piège. Dégâts pour la figurine qui le retourne : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }.
about-spirit = Un piège : l’esprit te ramène dans le hall d’entrée.
about-demon =
    Un piège. Dégâts pour la figurine qui le retourne : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }.
about-poison = Un piège : du poison dans le sang (points de vie : -{ $points } à la fin de chaque tour, dès celui-ci), jusqu’au contrepoison.
about-trapdoor = Un piège : tu tombes un niveau plus bas, sur le même numéro (points de vie : -{ $bonus }). Du rez-de-chaussée, c’est un chemin vers la cave.
about-shackles = Un piège : la figurine qui le retourne perd tout son prochain tour.
about-blood-altar = Un piège : il boit ton sang (points de vie : -{ $bonus }), et le vampire gagne ce que tu perds.
about-event-card = Une carte événement face cachée. Un chasseur qui s’arrête sur sa case la retourne : objet, pouvoir ou piège.
about-cellar-card = L’une des cartes que le vampire a disposées dans la cave : armes, clé et pieu, mais aussi des pièges. Un chasseur qui s’arrête sur sa case la retourne.
about-hunter =
    Un chasseur vivant : un poignard, emplacements d’objet : { $places }, points de vie au départ : { $life }. Les cartes { $colour ->
        [red] rouges
        [blue] bleues
        [green] vertes
       *[yellow] jaunes
    } lui sont réservées. À 0 point, cette figurine meurt et se relève au service du vampire.
about-corpse = Un cadavre. Au début de son prochain tour, il se relève comme serviteur du vampire (points de vie : { $life }).
about-servant = Jadis du côté des chasseurs, désormais au service du vampire (points de vie au départ : { $life }). Il marche et se bat comme eux, mais sans clés, ni pouvoirs, ni pieu. À 0 point, il disparaît pour toujours.
about-gone = Cette figurine a quitté la villa pour toujours.
about-vampire =
    Le comte. Points de vie au départ : { $life }. Dans son cercueil, il en récupère { $gain } par tour et rien ne le blesse. { $dies ->
        [0] À 0 point, il n’est pas mort : il reste couché jusqu’à les avoir tous récupérés, et seuls marteau et pieu l’y tuent.
       *[other] Marteau et pieu l’y tuent ; dehors, les blessures aussi.
    }
about-cape = Avec la cape, le vampire vole en chauve-souris : { $dice } dés au lieu de deux, à travers toutes les portes, mais sans mordre ce tour-là. Cartes chauve-souris : { $bats }.
about-teeth =
    Le vampire ne mord qu’avec le dentier et les ongles. Dégâts pour un chasseur adjacent : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }. Dans la cave, il gagne ce qu’il boit.
about-nails =
    Le vampire ne mord qu’avec les ongles et le dentier. Dégâts pour un chasseur adjacent : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $plus }. Dans la cave, il gagne ce qu’il boit.
about-lock = Une serrure que le vampire peut choisir. La clé de sa couleur l’ouvre.
about-crypt-lock = La serrure des deux portes du caveau. La clé de sa couleur l’ouvre, la clé universelle aussi. Seul le vampire sait laquelle c’est.
about-armour-lock = La serrure de la porte blindée. La clé de sa couleur l’ouvre, mais du côté de la cave seulement. Seul le vampire sait laquelle c’est.
about-door = Une porte ordinaire. Chasseurs et serviteurs peuvent la fermer d’un jeton ; elle les arrête alors, pas le vampire. Dégâts qui la détruisent : { $points }.
about-one-way-door = On ne passe que dans le sens de la flèche ; les coups et les tirs aussi. Une fois détruite (dégâts : { $points }), elle est ouverte des deux côtés.
about-crypt-door = Fermée dès le début. Ouvre-la avec la bonne clé, défonce-la (dégâts : { $points }) ou fais-la sauter : le cercueil du vampire est derrière.
about-armoured-door = Seule la bonne clé l’ouvre, et du côté de la cave seulement. Coups et dynamite n’y font rien. Une fois ouverte, elle le reste.
about-wall-chip = L’escalier muré vers la cave. Seule la dynamite le dégage.
about-zombie = Un zombie bloque sa case pour tous. On ne peut pas l’attaquer ; il disparaît à la mort du chasseur qui l’a appelé.
