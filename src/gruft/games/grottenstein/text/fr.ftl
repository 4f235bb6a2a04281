# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Martin Kircher, Ingmar Hahnemann
game-about = La porte s’est refermée sur quatre chasseurs dans la villa du comte Grottenstein. Fouille les trois niveaux, trouve armes et clefs et plante-lui le pieu dans le cœur ; ou sois le comte, et que tous ceux que tu tues se relèvent pour te servir.
role-hunters = Chasseurs
role-vampire = Camp du vampire

## Names
figure-red = Ruprecht Hauk
figure-blue = Dr Ottilie Brand
figure-green = Frère Anselme
figure-yellow = Jette Falk
figure-black = Le comte Grottenstein
card-kit = Trousse de soins
card-antidote = Contrepoison
card-ladder = Échelle
card-dynamite = Dynamite
card-torch = Torche
card-plan = Plan
card-flute = Flûte
card-shield = Bouclier
card-garlic = Ail
card-sword = Épée
card-club = Massue
card-bow = Arc
card-francisca = Francisque
card-hammer = Marteau
card-stake = Pieu
card-crucifix = Crucifix
card-holy-water = Eau bénite
card-grease = Graisse
card-pseudo-vampire = Pseudo-vampire
card-zombie-formula = Formule zombie
card-key-1 = Clef d’or
card-key-2 = Clef d’argent
card-key-3 = Clef de cuivre
card-key-4 = Clef de fer
card-universal-key = Clef universelle
card-rats = Rats
card-bat-swarm = Nuée de chauves-souris
card-spirit = Esprit
card-demon = Démon
card-poison = Poison
card-trapdoor = Plancher piégé
card-shackles = Fers
card-blood-altar = Autel de sang
cards-none = rien
weapon-dagger = poignard
weapon-sword = épée
weapon-club = massue
weapon-bow = arc
weapon-francisca = francisque
weapon-hammer = marteau
weapon-stake = pieu
weapon-crucifix = crucifix
weapon-holy-water = eau bénite
weapon-grease = graisse
weapon-bite = morsure
piece-cape = cape
piece-teeth = dentier
piece-nails = ongles
lock-1 = or
lock-2 = argent
lock-3 = cuivre
lock-4 = fer
wall-chip = jeton mur
floor-C = Cave
floor-G = Rez-de-chaussée
floor-U = Étage
room-Ca1 = Ossuaire
room-Ca5 = Passage du vampire
room-Ca6 = Cave à vin
room-Ca9 = Citerne
room-Ca10 = Escalier blindé
room-Cb5 = Catacombe
room-Ce1 = Antichambre
room-Ce6 = Cuisine d’alchimiste
room-Cf1 = Caveau
room-Cf4 = Vestibule
room-Cf9 = Cachot
room-Ck1 = Salle de torture
room-Ck6 = Égout
room-Cl6 = Cave à charbon
room-Cl9 = Cellier
room-Ga1 = Bibliothèque
room-Ga5 = Passage du vampire
room-Ga6 = Salon
room-Ga9 = Chapelle
room-Gb5 = Galerie
room-Ge1 = Salon de musique
room-Ge8 = Vestiaire
room-Gf6 = Hall d’entrée
room-Gj1 = Salle à manger
room-Gk8 = Couloir des domestiques
room-Gl6 = Cuisine
room-Gl9 = Garde-manger
room-Go1 = Escalier muré
room-Ua1 = Chambre du maître
room-Ua5 = Galerie supérieure
room-Ua6 = Chambre d’amis
room-Ua9 = Chambre d’enfants
room-Ue1 = Dressing
room-Ue6 = Escalier de service
room-Ue8 = Débarras ouest
room-Uf6 = Salle de bal
room-Uf9 = Salle des portraits
room-Uh1 = Salle des trophées
room-Uk6 = Grand escalier
room-Uk8 = Débarras est
room-Ul1 = Observatoire
room-Ul6 = Laboratoire
room-Ul9 = Grenier

## Options
option-vampire_seat = Place qui joue le vampire, comptée à partir de 0
option-hunter_order = Ordre des tours des chasseurs (printed : comme dans l’édition)
option-preset = Valeurs de l’édition (printed : inchangées ; dagger_minus_2 : le poignard fait un dé -2)
option-vampire_zero = Ce qui arrive quand le vampire n’a plus de points de vie (printed : comme dans l’édition ; dies : les chasseurs gagnent ; coffin : il est couché dans son cercueil)
option-max_rounds = Après combien de manches le camp du vampire gagne (0 : comme dans l’édition)
option-no-such-seat = L’option « { $option } » désigne une place de 0 à { $high }.

## Decisions
decision-over = La partie est terminée.
decision-wait = Ce n’est pas à toi de décider.
decision-placing = Quelle carte poses-tu sur le prochain emplacement de la cave ?
decision-locking-crypt = Quelle serrure donnes-tu au caveau ?
decision-locking-armour = Quelle serrure donnes-tu à la porte blindée ?
decision-rising = Qui joue le nouveau serviteur ?
decision-first = Comment commences-tu ce tour ?
decision-vampire-first = Comment commences-tu ce tour en vampire ?
decision-destination = Où vas-tu ?
decision-action = Que fais-tu maintenant ?
decision-revealed = Prends-tu la carte retournée, ou la laisses-tu ?
decision-vampire-action = Que fais-tu maintenant en vampire ?
decision-ending = Rien d’autre n’est possible : termines-tu ce tour ?
decision-weapon = Quelle arme utilises-tu ?
decision-target = Qui ou quoi attaques-tu ?
decision-taking = Quelle carte prends-tu ?
decision-taking-more = Quelle autre carte prends-tu, ou est-ce tout ?
decision-putting = Quelle carte déposes-tu ?
decision-closing = Quelle porte fermes-tu ?
decision-using = Quel objet utilises-tu ?
decision-patient = Qui aides-tu ?
decision-looking = Quelle carte face cachée regardes-tu ?
decision-key-card = Quelle clef essaies-tu ?
decision-key-door = Sur quelle porte l’essaies-tu ?
decision-casting = Où se tient le premier zombie ?
decision-casting-again = Où se tient le second zombie ?
decision-lighting = Que fais-tu sauter ?
decision-biting = Qui mords-tu ?

## Moves

## Facts
fact-plays = { $player } joue : { $figure }.
fact-wardrobe = Ta note secrète : { $piece }, numéro { $field }.
fact-arranged = Tu as posé les cartes cave, à partir de C1 : { $cards }. Tes serrures : caveau { $crypt }, porte blindée { $armour }.
fact-arranged-hidden = Le vampire a posé les cartes cave et choisi deux serrures.
fact-slot = Manche { $round }. Tour de jeu : { $figure } ({ $player }).
fact-slot-shackled = Manche { $round }. { $figure } ({ $player }) a les fers aux pieds et perd ce tour.
fact-rises = { $figure } ({ $player }) se relève d’entre les morts en serviteur. Points de vie : { $life }. Cartes : { $cards }.
fact-end-staked = Le vampire tombe en poussière dans son propre cercueil.
fact-end-vampire-dead = Le vampire n’a plus de points de vie : le comte Grottenstein n’est plus.
fact-end-no-hunter = Il n’y a plus un seul chasseur vivant dans la villa.
fact-end-rounds-over = La dernière manche est finie, et le vampire rôde toujours.
fact-wins = { $player } gagne.
fact-flies = { $figure } se change en chauve-souris et lance les dés : { $thrown }. Cartes chauve-souris restantes : { $left }.
fact-throws = { $figure } lance les dés : { $thrown }.
fact-stays = { $figure } reste sur place, sans lancer les dés.
fact-uses-passage = { $figure } montre Pseudo-vampire et peut emprunter le passage du vampire.
fact-moves =
    { $steps ->
        [0] { $figure } ne quitte pas { $square }.
        [one] { $figure } fait { $steps } pas, jusqu’à { $square }.
       *[other] { $figure } fait { $steps } pas, jusqu’à { $square }.
    }
fact-lies-down = { $figure } se couche dans le cercueil ({ $square }).
fact-displaced = { $figure } se retrouve soudain sur { $square }.
fact-reveals = { $figure } retourne la carte de { $field } : { $card }.
fact-reveals-hidden = { $figure } retourne la carte de { $field }. Seuls les chasseurs la voient.
fact-keeps = { $figure } prend la carte de { $field } : { $card }.
fact-keeps-hidden = { $figure } prend la carte de { $field } sans la montrer.
fact-leaves = { $figure } laisse la carte de { $field } face visible : { $card }.
fact-takes = { $figure } prend : { $cards }.
fact-puts = { $figure } dépose : { $card }.
fact-ladder = { $figure } pose l’échelle sur { $square } : on peut maintenant passer par la trappe.
fact-heals =
    { $gained ->
        [0] { $figure } utilise : { $card }. Patient : { $patient }. Il n’y a rien à guérir. Utilisations restantes : { $left }.
       *[other] { $figure } utilise : { $card }. Patient : { $patient }. Points de vie : +{ $gained }. Utilisations restantes : { $left }.
    }
fact-cures = { $figure } utilise : { $card }. Patient : { $patient }. Le remède agit.
fact-looks = { $figure } consulte le plan et regarde la carte de { $field } : { $card }.
fact-looks-hidden = { $figure } consulte le plan et regarde la carte de { $field }.
fact-zombies = { $figure } prononce la formule zombie. Des zombies se tiennent sur { $squares }.
fact-zombies-vanish = La personne qui a prononcé la formule est morte : les deux zombies disparaissent.
fact-closes = { $figure } ferme la porte { $door }.
fact-key-fits = { $figure } essaie une clef sur la porte { $door } : { $card }. C’est la bonne, et la porte est ouverte !
fact-key-fails = { $figure } essaie une clef sur la porte { $door } : { $card }. Ce n’est pas la bonne.
fact-wears = Le vampire prend une pièce de sa garde-robe : { $piece }, numéro { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } attaque ({ $weapon }). Cible : { $target }. Lancer : { $die }. Aucun point de vie perdu, reste { $left }.
       *[other] { $figure } attaque ({ $weapon }). Cible : { $target }. Lancer : { $die }. Points de vie : -{ $lost }, reste { $left }.
    }
fact-protects = { $figure } a une protection : { $card }.
fact-stuck = { $figure } ne peut plus bouger : pas de déplacement au prochain tour.
fact-kept-off = Le vampire recule et ne pourra pas attaquer à son prochain tour.
fact-strikes-door = { $figure } frappe la porte { $door } ({ $weapon }). Lancer : { $die }. Points restants de la porte : { $left }.
fact-breaks-door = { $figure } défonce la porte { $door } ({ $weapon }). Lancer : { $die }.
fact-stakes = { $figure } plante le pieu dans le cœur du vampire !
fact-poisoned = { $figure } souffre du poison. Points de vie : -{ $lost }, reste { $left }.
fact-rats = { $figure } subit les morsures des rats. Points de vie : -{ $lost }, reste { $left }.
fact-regenerates =
    { $gained ->
        [0] Le vampire repose dans son cercueil et garde tous ses points de vie : { $left }.
       *[other] Le vampire reprend des forces dans son cercueil. Points de vie : +{ $gained }, soit { $left }.
    }
fact-crypt = Des chasseurs sont dans son caveau : le vampire s’affaiblit. Points de vie : -{ $lost }, reste { $left }.
fact-drains =
    { $gained ->
        [0] Le sang ne donne rien au vampire. Points de vie : toujours { $left }.
       *[other] Le sang donne des forces au vampire. Points de vie : +{ $gained }, soit { $left }.
    }
fact-to-coffin = Le vampire n’a plus de points de vie et s’effondre dans son cercueil.
fact-dies = { $figure } meurt. Le cadavre reste là pour l’instant.
fact-falls = Un serviteur disparaît pour toujours : { $figure }. Dépouille sur { $square } : { $cards }.
fact-trap =
    { $lost ->
        [0] { $figure } retourne un piège sur { $field } : { $card } !
       *[other]
            { $die ->
                [0] { $figure } retourne un piège sur { $field } : { $card } ! Points de vie : -{ $lost }, reste { $left }.
               *[other] { $figure } retourne un piège sur { $field } : { $card } ! Lancer : { $die }. Points de vie : -{ $lost }, reste { $left }.
            }
    }
fact-trap-fails = { $figure } retourne un piège sur { $field } : { $card }. Il est sans effet sur les serviteurs.
fact-lights = { $figure } allume la dynamite sur { $square }. Cible : { $door }.
fact-fizzles = La mèche a brûlé. Lancer : { $die }. Rien ne se passe ; la charge reste éteinte sur { $square }.
fact-explodes = La mèche a brûlé. Lancer : { $die }. La charge explose ! Cible : { $door }.
fact-blast = { $figure } subit le souffle de l’explosion. Points de vie : -{ $lost }.

## Ends
end-staked = Le vampire a reçu le pieu dans le cœur : les chasseurs gagnent.
end-vampire-dead = Le vampire n’a plus de points de vie : les chasseurs gagnent.
end-no-hunter = Il n’y a plus de chasseur vivant : le camp du vampire gagne.
end-rounds-over = La dernière manche est finie : le camp du vampire gagne.

## Refusals
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu. Écris par exemple « throw », « Gh5 », « hit V sword » ou « end ».
refusal-no-such-card = « { $given } » n’est pas une carte de ce jeu.
refusal-which-card = Plusieurs cartes s’appellent « { $given } ». Écris le numéro de celle que tu veux dire : { $cards }.
refusal-no-such-square = La villa n’a pas de case « { $given } ». Une case s’écrit comme « Gh11 » : niveau C, G ou U, colonne de a à o, rangée de 1 à 11.
refusal-no-such-door = La villa n’a pas de porte « { $given } ». Une porte s’écrit avec ses deux cases, comme « Gh5/h6 ».
refusal-no-such-field = Il n’y a pas d’emplacement « { $given } ». Les emplacements vont de C1 à C12, de G1 à G12 et de U1 à U12.
refusal-no-such-figure = Il n’y a pas de figurine « { $given } ». Les figurines sont red, blue, green, yellow et vampire, ou R, B, G, Y et V.
refusal-not-there = Tu as écrit « { $given } », mais ici c’est « { $found } ».
refusal-other-slot = Tu as écrit un coup pour « { $given } », mais c’est le tour de « { $found } ».
refusal-result = « { $given } » donne un résultat. Ce sont les dés et les règles qui en décident : écris seulement ce que tu fais.
position-no-hunter = Plus aucun chasseur n’est en vie : la partie serait finie.
position-wrong-life = « { $figure } » ne peut pas avoir { $given } points de vie : les vivants en ont de 1 à { $most }, les morts 0.
position-wrong-status = « { $figure } » doit être living, corpse, servant ou gone.
position-wrong-bats = Il y a au plus { $most } cartes chauve-souris.
position-half-zombies = Les deux zombies sont sur des cases et ont un chasseur qui les a placés, ou aucun des deux.
position-zombies-without-caster = Le chasseur qui a placé les zombies n’est plus en vie : ils auraient disparu.
position-no-such-square = Quelqu’un ou quelque chose est sur une case que la villa n’a pas : { $given }.
position-square-taken = Deux ne peuvent pas être sur la même case : { $square }.
position-in-coffin = Seul le vampire peut être sur une case du cercueil : { $square }.
position-in-wall = Tant que le jeton mur y est, personne ne peut être sur cette case : { $square }.
position-gone-stands = « { $figure } » a disparu et n’est sur aucune case.
position-gone-carries = « { $figure } » a disparu et ne porte rien ; cette carte doit être ailleurs : { $card }.
position-too-much = « { $figure } » porte plus que n’en contiennent { $most } places.
position-wrong-border = « { $figure } » ne peut pas porter cette carte, son bord est d’une autre couleur : { $card }.
position-card-twice = Chaque carte est à un seul endroit, et celle-ci est nommée deux fois : { $card }.
position-card-nowhere = Cette carte n’est nulle part : { $card }.
position-card-not-in-box = Cette édition n’a pas la carte { $card }.
position-card-in-hand = Le vampire ne tient des cartes cave qu’avant la fin de la mise en place : { $card }.
position-wrong-deck = La carte { $card } ne peut pas être face cachée sur { $field } : les cartes événement sont en haut, les cartes cave à la cave.
position-field-covered = Là où il y a une carte face cachée, il ne peut rien y avoir d’autre : { $field }.
position-trap-lies-open = Un piège est face cachée ou hors du jeu, jamais visible ni sur une fiche : { $card }.
position-too-few-fields = Les cartes qui ne sont nommées nulle part ({ $count }) sont face cachée, et il n’y a que tant d’emplacements pour elles : { $left }.
position-arranged-already = Tant que le vampire prépare encore la cave, aucune carte cave n’est posée et aucune serrure n’est choisie ; ce qu’il a déjà posé s’écrit comme « draft ».
position-wrong-charge = Une charge allumée demande la dynamite et la torche sur sa case, un chasseur ou serviteur qui l’a allumée, et à côté une porte ou le mur qu’elle peut faire sauter.
position-ladder-elsewhere = L’échelle ne se pose que sur une case de la trappe.
position-remains-of-the-living = « { $figure } » n’a pas disparu : il n’y a pas de dépouille de cette couleur.
position-on-the-floor = Cette carte ne peut pas être ainsi par terre : { $card }.
position-wrong-chips = Il y a { $wanted } jetons cadenas blancs sur les portes et en réserve, et non { $given }.
position-armoured-door-hurt = La porte blindée ne peut être ni abîmée ni détruite : { $door }.
position-wrong-damage = Une porte perd au plus { $most } points, et alors elle est détruite : { $door }.
position-wrong-locks = Le caveau et la porte blindée ont deux serrures différentes parmi les quatre.
position-wrong-wardrobe = Une pièce de garde-robe est sur une case numérotée de 2 à { $most }.
position-servant-hides = Toutes les cartes d’un serviteur sont visibles, celle-ci aussi : { $card }.
position-open-card-unknown = Cette carte est visible, donc tout le monde la connaît : { $card }.
position-hunters-forget = Tous les chasseurs savent ce qui est sur leurs fiches, cette carte aussi : { $card }.
position-vampire-forgets = Le vampire a posé les cartes cave et les connaît toutes, celle-ci aussi : { $card }.
position-untrue-knowledge = Ce qu’on saurait de cette carte n’est pas vrai : { $card }.
position-not-hidden = « { $figure } » ne porte pas cette carte en secret : { $card }.
position-untrue-lock = Une clef qui a échoué ne va pas dans la serrure, et une clef qui a ouvert y va.
position-vampire-elsewhere = Le vampire est joué par la place qui l’a depuis le début, et cette place ne peut pas changer de camp.
position-no-such-seat = « { $figure } » ne peut pas être joué par la place { $given } : elle n’existe pas.
position-both-teams = « { $figure } » est un chasseur vivant et ne peut pas être joué par une place du camp du vampire.
position-servant-elsewhere = « { $figure } » est un serviteur et doit être joué par une place du camp du vampire.
position-slot-of-nobody = Ce ne peut pas être le tour de « { $figure } », mort ou disparu.
position-wrong-question = Cette décision n’appartient pas à un tour de « { $figure } ».
position-not-asked-now = La décision « { $decision } » ne peut pas être en cours à ce moment du tour de « { $figure } ».
position-no-throw = « { $figure } » doit choisir une destination : « thrown » doit dire ce qui a été lancé.
position-nothing-to-answer = La place { $seat } est interrogée, mais ne pourrait rien répondre.
position-not-ready = « { $figure } » serait prêt à planter le pieu, mais n’est pas un chasseur vivant qui tient marteau et pieu.
position-kit-used-up = Une trousse de soins épuisée est hors du jeu.
position-without-draft = La décision « { $decision } » n’est en cours qu’au milieu d’une ligne : écris sous « after » où la ligne a commencé, et sous « draft » ses coups jusqu’ici.
position-wrong-draft = « { $given } » n’est pas un coup permis d’une ligne encore inachevée.
position-over-without-cause = Une partie finie a une « cause », et elle seule.

## Scene

## Editions

## Advice

## Orders
