# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Martin Kircher, Ingmar Hahnemann
game-about = La porte s’est refermée sur quatre chasseurs dans la villa du comte Grottenstein. Fouille les trois niveaux, trouve armes et clés et plante-lui le pieu dans le cœur ; ou sois le comte, et que tous ceux que tu tues se relèvent pour te servir.
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
card-key-1 = Clé d’or
card-key-2 = Clé d’argent
card-key-3 = Clé de cuivre
card-key-4 = Clé de fer
card-universal-key = Clé universelle
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
option-vampire_seat = Place qui joue le vampire, comptée à partir de 0 (-1 : la dernière)
option-hunter_order = Ordre des tours des chasseurs (printed : comme dans l’édition)
option-preset = Valeurs de l’édition (printed : inchangées ; dagger_minus_2 : le poignard fait un dé -2)
option-vampire_zero = Ce qui arrive quand le vampire n’a plus de points de vie (printed : comme dans l’édition ; dies : les chasseurs gagnent ; coffin : il est couché dans son cercueil)
option-range_metric = Comment se comptent les portées (printed : comme dans l’édition ; manhattan : sans diagonales ; chebyshev : un pas en diagonale compte pour une case)
option-finds = Qui voit ce que les chasseurs trouvent et portent (hidden : les chasseurs seuls ; public : tout le monde)
option-cellar_cards = Si le vampire voit les cartes cave qu’il a posées (noted : oui, elles figurent sur son bloc-notes ; remembered : il doit les retenir)
option-max_rounds = Après combien de manches le camp du vampire gagne (0 : comme dans l’édition)
option-no-such-seat = L’option « { $option } » désigne une place de 0 à { $high }.

## Decisions
decision-over = La partie est terminée.
decision-wait = Ce n’est pas ton tour.
decision-placing = Quelle carte poser sur le prochain emplacement de la cave ?
decision-locking-crypt = Quelle serrure donner au caveau ?
decision-locking-armour = Quelle serrure donner à la porte blindée ?
decision-rising = Qui joue le nouveau serviteur ?
decision-first = Lancer les dés et avancer, ou rester et se battre ?
decision-vampire-first = Lancer les dés, voler ou rester ?
decision-destination = Où aller ?
decision-action = Que faire ici ?
decision-revealed = Prendre la carte ou la laisser ?
decision-vampire-action = Mordre, s’habiller ou terminer le tour ?
decision-ending = Termine ton tour.
decision-weapon = Quelle arme utiliser ?
decision-target = Qui ou quoi attaquer ?
decision-taking = Quelle carte prendre ?
decision-taking-more = Prendre encore une carte, ou est-ce tout ?
decision-putting = Quelle carte déposer ?
decision-closing = Quelle porte fermer ?
decision-using = Quel objet utiliser ?
decision-patient = Qui aider ?
decision-looking = Quelle carte regarder ?
decision-key-card = Quelle clé essayer ?
decision-key-door = Sur quelle porte l’essayer ?
decision-casting = Où placer le premier zombie ?
decision-casting-again = Où placer le second zombie ?
decision-lighting = Que faire sauter ?
decision-biting = Qui mordre ?

## Moves
move-go = Aller en { $square } ({ $room })
move-no-step = Rester en { $square } ({ $room })
move-zombie = Mettre un zombie en { $square } ({ $room })
move-wall = Faire sauter le mur
move-arrange = Disposer le reste pour moi
then-arranged =
    { $cards ->
        [one] la dernière carte
       *[other] { $cards } cartes
    } et les deux serrures ; personne d’autre ne voit où
move-lay = Poser en { $field } : { $card }
move-field = Regarder { $field } ({ $room })
move-lock = Serrure : { $lock }
move-throw = Lancer et avancer
move-stay = Rester ici
move-bat = Voler en chauve-souris
move-fight = Attaquer
move-dagger = Utiliser le poignard
move-bite = Mordre un chasseur
move-stake-vampire = Planter le pieu !
move-reveal = Retourner la carte
move-take = Prendre quelque chose
move-leave = Laisser
move-take-find = Prendre : { $card }
move-leave-find = Laisser face visible : { $card }
move-put = Déposer une carte
move-close = Fermer une porte
move-use = Utiliser un objet
move-key = Essayer une clé
move-cast = Prononcer la formule zombie
move-light = Allumer la dynamite
move-wear = Mettre : { $piece }
move-servant-mine = Jouer moi-même le serviteur
move-servant-owner = Laisser le serviteur à { $player }
move-enough = C’est tout
move-end = Terminer le tour

move-card-weapon = Utiliser : { $card }
move-card-take = Prendre : { $card }
move-card-put = Déposer : { $card }
move-card-use = Utiliser : { $card }
move-card-key = Essayer : { $card }
move-figure-attack = Attaquer : { $figure }
move-figure-help = Aider : { $figure }
move-figure-bite = Mordre : { $figure }
move-door-attack = Frapper la porte { $door } ({ $one } / { $other })
move-door-close = Fermer la porte { $door } ({ $one } / { $other })
move-door-key = Essayer la porte { $door } ({ $one } / { $other })
move-door-light = Faire sauter { $door } ({ $one } / { $other })
then-throw = deux dés décident jusqu’où
then-stay = tu peux encore agir ici
then-fight = au lieu de bouger
then-bat = { $dice } dés, pas de morsure ce tour ; cartes restantes : { $left }
then-stake = les chasseurs gagnent
then-reveal = un objet, un pouvoir ou un piège
then-put = elle reste face visible pour le prochain chasseur qui s’arrête ici
then-key = seule la bonne couleur ouvre la porte
then-cast = tant que tu vis, personne n’entre sur les cases des zombies
then-light = elle explose à la fin de ton prochain tour ; sois alors hors de la pièce
then-left-open = tout le monde la voit ; on peut la prendre plus tard sur la case
then-servant-mine = une figurine de plus pour toi
then-servant-owner = gagne désormais avec toi

## Why it is asked
why-decision-placing = Sans le pieu, les chasseurs ne peuvent pas gagner. Pose-le là où ils viendront en dernier, et des pièges en chemin.
why-decision-locking-crypt = Ton cercueil est derrière ces portes ; seule la clé de cette couleur les ouvre.
why-decision-locking-armour = Elle barre l’escalier de la cave tant que personne ne l’ouvre de l’intérieur avec la bonne clé.
why-decision-rising = Un chasseur mort se relève dans ton camp. Si tu le laisses à son joueur, celui-ci gagne avec toi.
why-decision-first = Un tour, c’est un déplacement et une action, ou un combat sur place.
why-decision-vampire-first = Tu te déplaces d’abord ; tu mords ou t’habilles ensuite. Pour voler, il faut la cape et une carte chauve-souris.
why-decision-destination = Seule compte la case où tu t’arrêtes. Les cases numérotées ont une carte pour les chasseurs.
why-decision-action = Tu as une action ; une carte face cachée sur ta case doit être retournée.
why-decision-revealed = Tu as trois emplacements d’objet ; ce que tu laisses, d’autres peuvent venir le prendre.
why-decision-vampire-action = Pour mordre, il te faut le dentier et les ongles. Dans la cave, tu gagnes le sang que tu bois.
why-decision-ending = Dans ton cercueil, tu te reposes jusqu’à retrouver tous tes points.
why-decision-weapon = Une attaque, une arme.
why-decision-target = Les dés décident des dégâts ; ceux d’une porte s’additionnent jusqu’à ce qu’elle cède.
why-decision-taking = C’est ton action. Un objet demande un emplacement libre.
why-decision-taking-more = Tu peux ramasser en une fois tout ce qui est par terre.
why-decision-putting = Elle reste face visible sur cet emplacement, et un autre chasseur peut la prendre.
why-decision-closing = Une porte fermée arrête chasseurs et serviteurs, jamais le vampire.
why-decision-using = C’est ton action.
why-decision-patient = Cela agit sur toi ou sur une figurine adjacente.
why-decision-looking = Tous les chasseurs apprennent la carte ; elle reste en place.
why-decision-key-card = La bonne couleur ouvre la serrure ; une mauvaise clé exclut la sienne.
why-decision-key-door = Les portes du caveau et la porte blindée ont des serrures.
why-decision-casting = Personne n’entre sur la case d’un zombie tant que vit le chasseur qui l’a appelé.
why-decision-casting-again = Le second zombie demande une autre case libre.
why-decision-lighting = Elle saute à la fin de ton tour suivant : quitte la pièce à temps.
why-decision-biting = Un dé dit ce que perd la victime ; dans la cave, tu gagnes ce que tu bois.

## What always stands on the table
aim-hunters = Tu chasses : plante le pieu dans le cœur du comte, couché dans son cercueil. Il te faut aussi le marteau.
aim-vampire = Tu es le comte : tue les quatre chasseurs ou tiens jusqu’à la dernière manche.
aim-turned = Tu sers désormais le comte : aide-le à tuer les derniers chasseurs.
aim-watch = Quatre chasseurs veulent planter le pieu dans le cœur du comte ; lui veut leur mort.
ahead-stake = Chasseurs en vie : { $alive }. Points de vie du comte : { $life }.
ahead-weak =
    À 0 point, ce n’est pas la mort : tu restes { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } dans ton cercueil.
ahead-weak-other =
    À 0 point, il n’est pas mort : il reste { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } dans son cercueil.
ahead-lying =
    Le comte est couché dans son cercueil : encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } pour planter le pieu. Chasseurs en vie : { $alive }.
ending-rounds = Manche { $round } sur { $last } ; après la dernière, le comte gagne.

## Facts
fact-plays = { $player } joue : { $figure }.
fact-wardrobe = Ta note secrète : { $piece }, numéro { $field }.
fact-arranged = Tu as posé les cartes cave, à partir de C1 : { $cards }. Tes serrures : caveau { $crypt }, porte blindée { $armour }.
fact-arranged-hidden = Le vampire a posé les cartes cave et choisi deux serrures.
fact-slot = Manche { $round }. Joue maintenant : { $figure } ({ $player }).
fact-slot-shackled = Manche { $round }. { $figure } ({ $player }) a les fers aux pieds et perd ce tour.
fact-rises = { $figure } ({ $player }) se relève d’entre les morts en serviteur. Points de vie : { $life }. Cartes : { $cards }.
fact-end-staked = Le vampire tombe en poussière dans son propre cercueil.
fact-end-vampire-dead = Le vampire n’a plus de points de vie. { $figure } n’est plus.
fact-end-no-hunter = Il n’y a plus un seul chasseur vivant dans la villa.
fact-end-rounds-over = La dernière manche est finie, et le vampire rôde toujours.
fact-wins = { $player } gagne.
fact-flies = { $figure } se change en chauve-souris et lance les dés : { $thrown } ({ $dice }). Cartes chauve-souris restantes : { $left }.
fact-throws = { $figure } lance les dés : { $thrown } ({ $dice }).
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
fact-cures =
    { $cured ->
        [0] { $figure } utilise : { $card }. Patient : { $patient }. Il n’y a rien à guérir.
       *[other] { $figure } utilise : { $card }. Patient : { $patient }. Le remède agit.
    }
fact-looks = { $figure } consulte le plan et regarde la carte de { $field } : { $card }.
fact-looks-hidden = { $figure } consulte le plan et regarde la carte de { $field }.
fact-zombies = { $figure } prononce la formule zombie. Des zombies se tiennent sur { $squares }.
fact-zombies-vanish = La personne qui a prononcé la formule est morte : les deux zombies disparaissent.
fact-closes = { $figure } ferme la porte { $door }.
fact-key-fits = { $figure } essaie une clé sur la porte { $door } : { $card }. C’est la bonne, et la porte est ouverte !
fact-key-fails = { $figure } essaie une clé sur la porte { $door } : { $card }. Ce n’est pas la bonne.
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
refusal-nobody-to-bite = Aucun chasseur vivant n’est à la portée du vampire.
refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de joueur { $given } à cette table.
refusal-no-such-move = Il n’y a pas de coup numéro { $given }.
refusal-vampire-sets-up = La mise en place n’est pas finie : c’est à { $player } de disposer les cartes cave et les serrures.
refusal-vampire-decides = Un cadavre se relève : c’est à { $player } de décider qui joue le serviteur.
refusal-without-figure = Tu n’as plus de personnage dans la villa. C’est à { $player } de décider.
refusal-not-your-slot = C’est le tour de quelqu’un d’autre : { $figure }. C’est à { $player } de décider.
refusal-not-in-box = Cette édition n’a pas cette carte : { $card }.
refusal-not-carried = { $figure } ne porte pas cette carte : { $card }.
refusal-gone = { $target } a quitté la villa pour toujours.
refusal-corpse = { $target } n’est plus qu’un cadavre : on ne peut ni l’attaquer ni l’aider.
refusal-only-vampire-flies = Seul le vampire devient chauve-souris.
refusal-only-vampire-bites = Seul le vampire mord ; chasseurs et serviteurs se battent avec des armes.
refusal-only-vampire-wears = Seul le vampire prend les pièces de sa garde-robe.
refusal-vampire-without-cards = Le vampire ne retourne, ne prend et n’utilise jamais de carte événement ou cave.
refusal-vampire-only-bites = Le vampire n’a pas d’arme : il ne peut que mordre, après son déplacement.
refusal-vampire-closes-nothing = Seuls les chasseurs et les serviteurs ferment des portes.
refusal-only-hunters-stake = Seul un chasseur vivant peut planter le pieu.
refusal-locks-at-set-up = Les serrures ne se choisissent que pendant la mise en place.
refusal-nobody-rises = Aucun cadavre ne se relève en ce moment.
refusal-nothing-revealed = Il n’y a pas de carte retournée que tu pourrais laisser.
refusal-verb-first = Dis d’abord ce que tu veux faire : { $question }
refusal-must-choose = Termine d’abord ce que tu as commencé : { $question }
refusal-set-up-first = Il faut d’abord finir la mise en place : { $question }
refusal-no-cellar-card = On ne pose que des cartes cave à la cave, et celle-ci est une carte événement : { $card }.
refusal-laid-already = Tu as déjà posé cette carte : { $card }.
refusal-lock-used = Le caveau a déjà cette serrure : { $lock }. La porte blindée en reçoit une autre.
refusal-rising-first = Décide d’abord du sort du serviteur : { $question }
refusal-stuck = { $figure } ne peut se dégager de la graisse et doit rester sur place pendant ce tour.
refusal-movement-first = Le déplacement vient d’abord, même si tu restes sur place : { $question }
refusal-movement-over = Ton déplacement est terminé pour ce tour : { $question }
refusal-throw-first = Lance d’abord les dés ; ensuite tu choisis où aller.
refusal-thrown-already = Tu as déjà lancé les dés : { $thrown }. Choisis maintenant une case ; la tienne est permise aussi.
refusal-fight-before-throw = Tu as lancé les dés, donc tu te déplaces : un combat sur place se choisit avant le lancer.
refusal-go-first = Choisis d’abord où finit ton déplacement ; ta propre case est permise aussi : { $question }
refusal-must-reveal = Ton déplacement se termine sur une carte face cachée ({ $field }) : retourne-la d’abord.
refusal-one-action = Cela ferait deux actions : prends la carte retournée ou laisse-la, mais tu ne peux rien déposer en échange.
refusal-take-or-leave = Il s’agit d’abord de la carte retournée : { $question }
refusal-bat-needs-cape = Sans la cape, tu ne peux pas devenir chauve-souris.
refusal-no-bat-left = Toutes tes cartes chauve-souris sont épuisées.
refusal-worn-already = Tu as déjà cette pièce : { $piece }.
refusal-piece-too-far = D’après ta note, cette pièce est sur { $field }, et ton déplacement doit finir là ou sur une case adjacente : { $piece }.
refusal-piece-behind-wall = D’après ta note, cette pièce est sur { $field }, mais un mur te sépare de cette case : { $piece }.
refusal-shackled = { $figure } est aux fers et ne peut que terminer ce tour.
refusal-resting = Le vampire se repose dans son cercueil jusqu’à ce qu’il ait de nouveau { $most } points de vie ; il en a { $life } et ne peut que terminer le tour.
refusal-bitten-already = Le vampire n’attaque qu’une fois par tour, et rien ne suit : tu ne peux que terminer le tour.
refusal-too-far = { $square } est trop loin : il faut au moins { $steps } pas, les dés donnent { $thrown }.
refusal-way-closed-door = Impossible d’atteindre { $square } : la porte { $door } est fermée.
refusal-way-one-way = Impossible d’atteindre { $square } : la porte à sens unique { $door } ne te laisse passer que dans l’autre sens.
refusal-way-wall-chip = Impossible d’atteindre { $square } : le jeton mur est sur { $at }.
refusal-way-coffin = Impossible d’atteindre { $square } : seul le vampire peut entrer dans le cercueil ({ $at }).
refusal-way-passage = Impossible d’atteindre { $square } : seul le vampire ou un chasseur vivant avec le Pseudo-vampire peut entrer dans le passage du vampire ({ $at }).
refusal-way-link = Impossible d’atteindre { $square } : seul le vampire ou un chasseur vivant avec le Pseudo-vampire peut prendre le passage vers { $at }.
refusal-way-ladder = Impossible d’atteindre { $square } : il faudrait une échelle à la trappe { $at }.
refusal-way-figure = Impossible d’atteindre { $square } : la case { $at } est occupée ({ $figure }).
refusal-way-corpse = Impossible d’atteindre { $square } : un cadavre est sur { $at } ({ $figure }).
refusal-way-zombie = Impossible d’atteindre { $square } : un zombie est sur { $at }.
refusal-bat-lands = En chauve-souris tu survoles les autres, mais ton déplacement ne peut pas finir sur { $square } : la case est occupée ({ $figure }).
refusal-out-of-range = { $target } est hors d’atteinte : distance { $distance }, portée { $range }.
refusal-other-plan = { $target } est hors d’atteinte : aucun plan ne montre les deux cases.
refusal-line-wall = { $target } est hors d’atteinte : un mur vous sépare.
refusal-line-wall-chip = { $target } est hors d’atteinte : le jeton mur vous sépare.
refusal-line-closed-door = { $target } est hors d’atteinte : la porte fermée { $door } vous sépare.
refusal-line-one-way = { $target } est hors d’atteinte : la porte à sens unique { $door } vous sépare, et sa flèche est dirigée vers toi.
refusal-lying = { $target } est dans le cercueil, hors d’atteinte des coups comme de l’aide.
refusal-nothing-to-attack = Depuis { $square }, aucune de tes armes n’atteint un ennemi, et il n’y a pas de porte à défoncer.
refusal-servant-attacks-first = Un serviteur n’attaque qu’au lieu de se déplacer, jamais après.
refusal-attack-instead-of-moving = On n’attaque le vampire ou une porte qu’au lieu de se déplacer ; après un lancer ou si l’on reste sur place, on n’attaque que les serviteurs.
refusal-no-servant = Après le déplacement, on ne peut attaquer que des serviteurs, et il n’y en a pas dans la villa.
refusal-no-weapon = Cette carte n’est pas une arme d’attaque : { $card }.
refusal-harms-only-vampire = Cette arme n’agit que contre le vampire : { $weapon }.
refusal-harms-only-hunters = Cette arme n’agit que contre les chasseurs vivants : { $weapon }.
refusal-harms-no-doors = Cette arme n’abîme pas les portes : { $weapon }.
refusal-own-team = { $target } est dans ton camp : pas d’attaque possible.
refusal-bite-needs-pieces = Le vampire n’attaque qu’avec dentier et ongles ; il manque encore : { $pieces }.
refusal-bat-does-not-bite = Pendant ce tour tu es une chauve-souris et tu ne peux pas attaquer.
refusal-lying-does-not-bite = Couché dans son cercueil, le vampire ne peut pas attaquer.
refusal-kept-off = Le vampire a été repoussé et ne peut pas attaquer pendant ce tour.
refusal-not-lying = On ne peut planter le pieu que si le vampire est couché dans son cercueil.
refusal-stake-needs-both = Il te faut à la fois le marteau et le pieu ; il manque : { $cards }.
refusal-stake-not-prepared = Pour planter le pieu, il faut avoir terminé le tour précédent à côté du cercueil, avec le marteau et le pieu.
refusal-stake-instead-of-moving = On plante le pieu au lieu de se déplacer : arriver et le planter dans le même tour est impossible.
refusal-no-door-here = Ta case ne touche aucune porte : { $square }.
refusal-door-not-touched = Tu es sur { $square }, et cette case ne touche pas la porte { $door }.
refusal-wall-is-no-door = Le mur n’est pas une porte : seule la dynamite enlève le jeton mur.
refusal-no-chip-left = Il n’y a plus de jeton cadenas blanc dans la réserve : aucune porte ne peut être fermée.
refusal-armoured-stays = Personne ne peut fermer la porte blindée ({ $door }) ; une fois ouverte, elle le reste.
refusal-armoured-resists = La force ne peut rien contre la porte blindée : { $door }.
refusal-door-closed = Cette porte est déjà fermée : { $door }.
refusal-door-open = Cette porte est déjà ouverte : { $door }.
refusal-door-destroyed = Cette porte est détruite et reste ouverte pour toujours : { $door }.
refusal-no-lock = Seules les deux portes du caveau et la porte blindée s’ouvrent avec des clés, pas celle-ci : { $door }.
refusal-lock-inside = La porte blindée ne s’ouvre que de l’intérieur, depuis l’escalier : { $door }.
refusal-no-key = Tu n’as pas de clé.
refusal-no-key-at-all = Cette carte n’est pas une clé : { $card }.
refusal-no-charge = Pour faire sauter quelque chose, il faut la dynamite et la torche ; il manque : { $cards }.
refusal-nothing-to-blow-up = Depuis { $square }, il n’y a rien à faire sauter : ni porte ni jeton mur.
refusal-wall-gone = Le jeton mur n’est plus là : la voie est libre.
refusal-wall-not-beside = Ta case n’est pas adjacente au jeton mur : { $square }.
refusal-not-numbered = Ce n’est pas une case numérotée, elle n’a donc pas d’emplacement de carte : { $square }.
refusal-nothing-face-down = Il n’y a pas de carte face cachée ici : { $field }.
refusal-other-colour = Cette carte a un bord de couleur ({ $card }) ; seul ce personnage peut la porter : { $figure }.
refusal-no-place = Il n’y a pas assez de place sur la fiche pour cette carte : { $card }. Emplacements nécessaires : { $needed }, libres : { $free }.
refusal-nothing-to-take = Il n’y a rien à prendre ici : { $square }.
refusal-not-here = Cette carte n’est pas face visible sur { $square } : { $card }.
refusal-named-already = Tu as déjà nommé cette carte : { $card }.
refusal-other-place = Une action prend des cartes à un seul endroit, et celle-ci est à un autre : { $card }.
refusal-one-card-of-field = Une action ne prend qu’une carte d’un emplacement, et tu en as nommé plusieurs : { $cards }.
refusal-no-remains = Cette carte ne fait pas partie de la dépouille d’un serviteur, enlève donc « remains » : { $card }.
refusal-burning = Cette carte brûle, personne ne peut la prendre : { $card }.
refusal-servant-leaves-it = Les serviteurs ne peuvent pas prendre cette carte ; elle est pour les chasseurs vivants : { $card }.
refusal-field-covered = Une carte face cachée est encore ici, on ne peut donc rien y déposer : { $field }.
refusal-remains-here = La dépouille d’un serviteur est ici, on ne peut rien déposer d’autre : { $square }.
refusal-empty-sheet = { $figure } n’a pas de carte à déposer.
refusal-dagger-stays = Le poignard n’est pas une carte : on ne peut pas le déposer.
refusal-nothing-to-use = { $figure } ne porte aucun objet qui s’utilise comme action.
refusal-weapon-in-fights = Une arme s’utilise dans un combat, pas ainsi : { $card }.
refusal-works-by-itself = Cette carte agit d’elle-même, sans action : { $card }.
refusal-light-has-its-verb = Dynamite et torche s’allument ensemble, c’est une action à part : { $card }.
refusal-cast-has-its-verb = Prononcer la formule est une action à part : { $card }.
refusal-key-has-its-verb = Essayer une clé sur une porte est une action à part : { $card }.
refusal-servant-without-powers = Les serviteurs ne peuvent utiliser ni clés ni autres pouvoirs.
refusal-no-formula = Tu n’as pas la formule zombie.
refusal-plan-shows-nothing = À ton niveau ({ $floor }), il n’y a plus de carte face cachée que le plan puisse montrer.
refusal-plan-of-other-floor = Le plan ne montre que les cartes de ton niveau ({ $floor }), et { $field } est à un autre.
refusal-no-hatch-here = L’échelle ne se pose que sur une case de trappe, et celle-ci n’en est pas une : { $square }.
refusal-zombie-in-coffin = Aucun zombie ne peut se tenir dans le cercueil : { $square }.
refusal-zombie-in-wall = Tant que le jeton mur s’y trouve, aucun zombie ne peut se tenir sur cette case : { $square }.
refusal-zombie-needs-room = Il y a déjà quelqu’un sur cette case : { $square }.
refusal-zombies-apart = Le premier zombie est déjà sur cette case : { $square }.
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu. Écris par exemple « throw », « Gh5 », « hit V sword » ou « end ».
refusal-no-such-card = « { $given } » ne désigne aucune carte de cette édition. Écris une carte par son numéro (E09) ou par son nom anglais (sword).
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
position-too-much = « { $figure } » porte plus que n’en contiennent ses emplacements d’objet ({ $most }).
position-wrong-border = « { $figure } » ne peut pas porter cette carte, son bord est d’une autre couleur : { $card }.
position-card-twice = Chaque carte est à un seul endroit, et celle-ci est nommée deux fois : { $card }.
position-card-nowhere = Cette carte n’est nulle part : { $card }.
position-card-not-in-box = Cette édition n’a pas la carte { $card }.
position-card-in-hand = Le vampire ne tient des cartes cave qu’avant la fin de la mise en place : { $card }.
position-wrong-deck = La carte { $card } ne peut pas être face cachée sur { $field } : les cartes événement sont en haut, les cartes cave à la cave.
position-field-covered = Là où il y a une carte face cachée, il ne peut rien y avoir d’autre : { $field }.
position-trap-lies-open = Un piège est face cachée ou hors du jeu, jamais visible ni sur une fiche : { $card }.
position-too-few-fields = Les cartes qui ne sont nommées nulle part ({ $count }) sont face cachée, et il n’y a pas assez d’emplacements pour elles : { $left }.
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
position-untrue-lock = Une clé qui a échoué ne va pas dans la serrure, et une clé qui a ouvert y va.
position-vampire-elsewhere = Le vampire est joué par la place qui l’a depuis le début, et cette place ne peut pas changer de camp.
position-no-such-seat = « { $figure } » ne peut pas être joué par la place { $given } : elle n’existe pas.
position-both-teams = « { $figure } » est un chasseur vivant et ne peut pas être joué par une place du camp du vampire.
position-servant-elsewhere = « { $figure } » est un serviteur et doit être joué par une place du camp du vampire.
position-slot-of-nobody = Ce ne peut pas être le tour de « { $figure } », mort ou disparu.
position-wrong-question = Cette décision n’appartient pas à un tour de « { $figure } ».
position-not-asked-now = La décision « { $decision } » ne peut pas être en cours à ce moment du tour de « { $figure } ».
position-no-throw = « { $figure } » doit choisir une destination : « thrown » doit dire ce qui a été lancé.
position-wrong-throw = « { $figure } » ne peut pas avoir lancé { $given } : les dés donnent au plus { $most }.
position-hunter-flies = Seul le vampire vole : « bat_slot » ne peut pas être vrai pendant le tour de « { $figure } ».
position-nothing-to-answer = La place { $seat } est interrogée, mais ne pourrait rien répondre.
position-not-ready = « { $figure } » aurait la marque du pieu, mais n’est pas un chasseur vivant à côté du cercueil avec marteau et pieu.
position-effects-ended = « { $figure } » n’est pas un chasseur vivant : poison, rats, fers et graisse d’avant sa mort ont pris fin.
position-kit-used-up = Une trousse de soins épuisée est hors du jeu.
position-without-draft = La décision « { $decision } » n’est en cours qu’au milieu d’une ligne : écris sous « after » où la ligne a commencé, et sous « draft » ses coups jusqu’ici.
position-wrong-draft = « { $given } » n’est pas un coup permis d’une ligne encore inachevée.
position-over-without-cause = Une partie finie doit avoir une « cause », une partie en cours n’en a pas.

## Scene
question = { $figure } : { $question }
room-own = { $room }
room-stair = Escalier
room-passage = Passage du vampire
room-coffin = Cercueil
square-coffin = cercueil
square-passage = passage du vampire
square-stair = escalier
square-hatch = trappe
square-start = case de départ
kind-event-card = carte événement
kind-cellar-card = carte cave
kind-hunter = chasseur
kind-vampire = vampire
kind-corpse = cadavre
kind-servant = serviteur
kind-gone = hors jeu
kind-wardrobe-piece = pièce de garde-robe
kind-crypt-lock = serrure du caveau
kind-armour-lock = serrure de la porte blindée
kind-lock-card = carte cadenas
kind-door = porte
kind-one-way-door = porte à sens unique
kind-crypt-door = porte du caveau
kind-armoured-door = porte blindée
kind-zombie = zombie
kind-wall-chip = jeton mur
mark-object = objet
mark-power = pouvoir
mark-trap = piège
mark-for-red = réservée au rouge
mark-for-blue = réservée au bleu
mark-for-green = réservée au vert
mark-for-yellow = réservée au jaune
mark-remains-red = dépouille (rouge)
mark-remains-blue = dépouille (bleu)
mark-remains-green = dépouille (vert)
mark-remains-yellow = dépouille (jaune)
mark-unlit = mèche éteinte
mark-lit = mèche allumée
mark-laid = posée à la trappe
mark-secret = pas connue de tous
mark-face-down = face cachée
mark-face-up = face visible
mark-turned-up = vient d’être retournée
mark-not-shield = ne peut pas être le bouclier
mark-not-garlic = ne peut pas être l’ail
mark-acting = joue maintenant
mark-ready-to-stake = au cercueil avec marteau et pieu
mark-lying = couché dans le cercueil
mark-staked = le pieu dans le cœur
mark-bat = vole en chauve-souris
mark-worn = portée
mark-kept-off = ne peut pas attaquer à son prochain tour
mark-poisoned = poison
mark-rats = rats
mark-shackled = aux fers
mark-stuck = ne peut se dégager de la graisse
mark-not-lock-1 = pas l’or
mark-not-lock-2 = pas l’argent
mark-not-lock-3 = pas le cuivre
mark-not-lock-4 = pas le fer
mark-open = ouverte
mark-closed = fermée
mark-destroyed = détruite
mark-damaged = abîmée
mark-forward = vers la droite ou le bas
mark-backward = vers la gauche ou le haut
mark-active = doit répondre
mark-plays-vampire = joue le vampire
mark-turned = a changé de camp
zone-figures = Figurines
zone-wardrobe = Garde-robe
zone-locks = Serrures
zone-sheet-red = Fiche rouge
zone-sheet-blue = Fiche bleue
zone-sheet-green = Fiche verte
zone-sheet-yellow = Fiche jaune
zone-hand = À poser
zone-fields = Cartes sur les emplacements
zone-floor = Par terre
zone-out = Hors du jeu
zone-unseen = Pas encore vues
zone-doors = Portes
zone-pawns = Zombies et mur
counter-round = Manche
counter-last-round = Dernière manche
counter-chips = Jetons blancs
counter-bats = Cartes chauve-souris
counter-kit-uses = Trousse : utilisations
counter-thrown = Lancer
counter-fuse = Tours de la mèche
counter-figures = Figurines
notice-set-up = Mise en place ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Lancer : { $thrown }.
notice-bat = Lancer de chauve-souris : { $thrown }.
notice-found = Retournée sur { $field } : { $card }.
notice-found-hidden = Les chasseurs regardent la carte de { $field }.
notice-diagonals = Portées en diagonale aussi.
notice-public-finds = Trouvailles publiques.
notice-remembered-cellar = Cave sans notes.
notice-crypt = Des chasseurs sont seuls dans le caveau : si le vampire n’y revient pas, il s’affaiblit à la fin de son tour (points de vie : -{ $points }).
notice-fuse = Une mèche brûle sur { $square } (cible : { $door }). Explosion à la fin du prochain tour de cette figurine : { $figure }.
notice-fuse-now = Une mèche brûle sur { $square } (cible : { $door }). Explosion à la fin du tour de cette figurine : { $figure }.
notice-taking = Tu prends : { $cards }
notice-weapon = Arme : { $weapon }
notice-using = Tu utilises : { $card }
notice-zombie = Premier zombie : { $square }
notice-laid = Posées à partir de C1 : { $cards }
notice-crypt-lock = Serrure du caveau : { $lock }
then-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
then-face-down = { $field } : carte face cachée
then-known = { $field } : { $card }, face cachée
then-open = { $field } : { $cards }
then-remains = par terre : { $cards }
then-lies-down = cercueil : +{ $points } points de vie par tour, et tu n’en sors pas avant { $most }
then-beside-coffin = à côté du cercueil : dès ton prochain tour, tu pourras y planter le pieu
then-wardrobe = à portée : { $piece }
then-door-left = points restants de la porte : { $points }
then-failed = déjà essayée en vain
then-kit = points de vie : +{ $points } ; utilisations restantes : { $left }
then-range = portée { $range }
then-range-diagonal = portée { $range }, diagonales comprises
then-damage =
    { $dice ->
        [one] { $dice } dé { $bonus }
       *[other] { $dice } dés { $bonus }
    }
then-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
then-works-from = agit à partir d’un lancer de { $number }
then-loses = points de vie : -{ $points }
then-blast = tous ceux qui sont dans la pièce perdent { $points } points de vie
then-keeps-off = le vampire ne peut pas attaquer à son prochain tour
then-holds = la cible ne peut pas se déplacer à son prochain tour
then-life = points de vie : { $points }
then-poisoned = poison
then-rats = rats
then-chips = jetons blancs restants : { $count }

## Editions
edition-unknown-word = { $file } : « { $given } » ne peut pas figurer sous « { $setting } ». Possibilités : { $known }.
edition-bad-name = { $file } : le nom « { $setting } » doit avoir de 1 à { $limit } caractères visibles, sans espace au début ni à la fin.
edition-hunter-order = { $file } : « { $setting } » doit nommer chaque chasseur exactement une fois : { $known }.
edition-locks = { $file } : sous « { $setting } », il faut { $wanted } noms différents.
edition-lock-place = { $file } : dans les coups, « { $given } » désigne toujours la serrure { $place } ; sous « { $setting } », ce nom ne peut figurer qu’à ce rang.
edition-no-such-room = { $file } : « { $setting } » ne désigne aucune pièce de cette villa. Une pièce porte le nom de sa case la plus haute et, s’il y en a plusieurs, de celle la plus à gauche.
edition-deck-size = { $file } : nombre de cartes du paquet « { $deck } » : { $given } ; il en faut de 1 à { $most }.
edition-card-once = { $file } : plusieurs cartes ont l’effet « { $effect } » ; il ne peut y en avoir qu’une.
edition-plan-rows = { $file } : sous la ligne des lettres de colonnes, « { $setting } » doit avoir { $wanted } lignes, et non { $given }.
edition-plan-width = { $file } : la ligne { $line } de « { $setting } » doit avoir { $wanted } caractères, et non { $given }.
edition-plan-sign = { $file } : ligne { $line }, caractère { $column } de « { $setting } » : « { $given } » est impossible. Ici figure { $what }.
plan-square = une case : « . », un numéro (1 à 9, x, y, z), S, C, V, P, H ou un escalier (A, a, W, w, M, m, N, n)
plan-corner = un coin : « + »
plan-outer-wall = le mur extérieur : « | » ou « - »
plan-edge = un bord : une espace, « | », « - », « : », D, X, Z ou une flèche dans son sens (« < », « > », « ^ », « v »)
edition-plan-count = { $file } : « { $setting } » doit avoir { $wanted ->
        [0] zéro fois
        [one] une fois
       *[other] { $wanted } fois
    } le signe « { $sign } », et non { $given } fois.
edition-stair-shifted = { $file } : la case d’escalier « { $sign } » doit être au même endroit sur ses deux plans (« { $setting } »).
edition-stair-parted = { $file } : les deux cases d’un escalier, { $square } et { $other }, doivent se toucher sans mur ni porte (« { $setting } »).
edition-passage-openings = { $file } : la case de passage { $square } de « { $setting } » doit avoir exactement un côté sans mur, et non { $given }.
edition-start-squares = { $file } : « { $setting } » nomme { $given } ; il faut y nommer les cases dessinées avec S : { $known }.
edition-start-shut = { $file } : personne ne peut quitter la case de départ { $square } tant que les autres sont occupées (« { $setting } »).
edition-starts-apart = { $file } : les cases de départ { $square } et { $other } doivent être dans une même pièce (« { $setting } »).
edition-coffin-parted = { $file } : les cases du cercueil { $square } et { $other } doivent être côte à côte (« { $setting } »).
edition-vampire-far = { $file } : la case de départ du vampire, { $square }, doit être à côté du cercueil (« { $setting } »).
edition-crypt-holds = { $file } : le cercueil et la case de départ du vampire doivent être dans le caveau, le passage et la trappe en dehors ; { $square } ne convient pas (« { $setting } »).
edition-too-many-doors = { $file } : les trois plans ont { $given } portes ; il y en a au plus { $most }.
edition-crypt-open = { $file } : seule une porte du caveau (X) peut mener dans le caveau, et il n’y en a pas à l’intérieur ; regarde entre { $square } et { $other } (« { $setting } »).
edition-armoured-elsewhere = { $file } : la porte blindée { $square } doit toucher la case d’escalier A (« { $setting } »).
edition-map-cut-off = { $file } : on ne peut pas jouer dans cette villa à cause de la case { $square } (« { $setting } ») : { $reason }.
cut-off-from-the-hall = au début, les chasseurs ne peuvent pas y aller depuis le hall d’entrée
cut-off-cellar-open = elle est dans la cave, et des chasseurs peuvent y aller dès le début
cut-off-no-way-back = des chasseurs qui s’y trouvent ne peuvent plus jamais revenir dans le hall d’entrée
cut-off-by-wall = même quand le mur a sauté, les chasseurs ne peuvent pas y aller
cut-off-by-passage = avec la carte pseudo-vampire, un chasseur ne peut pas y aller par le passage
cut-off-after-a-fall = un chasseur qui y tombe par un plancher piégé n’atteint aucune porte qui mène dehors
cut-off-from-the-crypt = le vampire ne peut pas y aller depuis sa case de départ
warning-event-cards = Remarque : nombre de cartes événement de cette édition : { $given } ; dans la boîte : { $usual }.
warning-cellar-cards = Remarque : nombre de cartes cave de cette édition : { $given } ; dans la boîte : { $usual }.
warning-number-at-locked-door = Remarque : la case numérotée { $square } touche une porte fermée au début. Pour y essayer une clé, il faut d’abord retourner la carte.

## Advice
advice-must = Tu ne peux rien faire d’autre.
advice-arrange = Place des pièges près des accès, et ce qu’il faut aux chasseurs là où ils arrivent tard.
advice-lock = N’importe quelle couleur convient, pourvu que ce ne soit pas toujours la même.
advice-own-servant = Joue toi-même le serviteur : il fera ce que tu veux.
advice-dress = Va d’abord chercher ta garde-robe : pour mordre, il te faut le dentier et les ongles.
advice-wear = Mets-la : tu y gagnes en force, et cela ne coûte rien.
advice-fly = Change-toi en chauve-souris : le chemin est long.
advice-prey = Va mordre un chasseur qui te rapporte plus que ses coups ne te coûtent.
advice-bite = Mords : plus le chasseur est faible, plus tôt il te servira.
advice-drain = Mords : dans la cave, tu gagnes ce que perd ta victime.
advice-home = Rentre dans ton cercueil : tu y reprends des forces et personne ne peut te frapper.
advice-lie-still = Reste dans ton cercueil : personne n’approche avec marteau et pieu, et aucune proie ne vaut les coups.
advice-keep-away = Tiens-toi à l’écart : marteau et pieu pourraient être au cercueil avant que tu n’aies repris tes forces.
advice-servant-strikes = Frappe : moins il reste de chasseurs, mieux c’est pour ton maître.
advice-servant-follows = Approche-toi d’un chasseur : à ton prochain tour, tu pourras frapper.
advice-servant-runs = Fuis : tant que tu portes le marteau ou le pieu, les chasseurs ne peuvent pas s’en servir.
advice-stake = Enfonce le pieu : c’est la victoire.
advice-stand-by-coffin = Va te placer près du cercueil avec marteau et pieu : s’il se couche, c’est sa fin.
advice-strike = Frappe le vampire tant qu’il est à portée.
advice-strike-servant = Abats le serviteur : il a peu de points de vie, et ce qu’il porte tombe à terre.
advice-hunt-servant = Va vers le serviteur : tu peux le frapper même après un déplacement.
advice-chase = Approche-toi du vampire : commence un tour à côté de lui et tu pourras le frapper.
advice-occupy = Entre dans le caveau : tant que le vampire est absent et qu’un chasseur s’y trouve, il perd des points.
advice-search = Va vers la carte la plus proche qu’aucun autre chasseur n’atteint avant toi.
advice-fetch = Va chercher cette carte face visible : tu en as besoin.
advice-take = Elle t’est utile.
advice-leave = Elle ne te sert à rien, ou tu n’as pas de place pour elle.
advice-hand-over = Dépose-la sur cet emplacement pour le chasseur qui a l’autre moitié.
advice-make-room = Dépose ce dont tu as le moins besoin, pour pouvoir prendre ce qui compte.
advice-meet = Approche-toi : un autre chasseur apporte ce qui va avec ta carte.
advice-ladder = Pose l’échelle à la trappe : elle ouvre la cave à tous les chasseurs.
advice-blast = Allume la charge : elle dégage le chemin.
advice-unlock = Essaie une clé sur le caveau : elle convient peut-être, et un échec apprend aussi quelque chose.
advice-let-in = Essaie une clé sur la porte blindée, de l’intérieur : elle fait entrer les autres dans la cave.
advice-break = Défonce la porte du caveau : la force aide là où aucune clé ne convient.
advice-cure = Aide la figurine qui en a le plus besoin.
advice-plan = Regarde une carte cachée avec le plan : il n’y a rien de mieux à faire de cette action.
advice-wait = Attends : rien d’utile n’est à ta portée pour l’instant.
advice-end = Rien ici ne vaut une action.

## Orders
