# What each card of The Vampire Connection does, in a sentence or three.
about-back = Une carte vampire face cachée. Seule la personne qui l’a en main la connaît.
about-vampire = Un vampire : au château, il boit le sang de ses captifs, à l’abri des chasseurs ; au tombeau, il se repose.
about-victims = Une victime : le nombre de gauche compte chaque fois que son châtelain boit, celui de droite une seule fois, quand on la vide.
about-defences = Une défense du village : elle repousse certaines formes, les autres passent.
about-events = Un événement du village : il a lieu aussitôt et met fin à la phase de jeu.
about-traveller = Le vampire en route, dans la forme choisie. Avant son arrivée, les chasseurs peuvent frapper ; la brume et le bossu ne craignent rien.
about-mist = Glisse en brume entre château et tombeau ou au village. Aucun chasseur ne t’arrête. Au village, tu recules devant : { $turned }.
about-wolf =
    { $stakes ->
        [one] Cours en loup entre château et tombeau ou au village. Il faut { $stakes } pieu à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
       *[other] Cours en loup entre château et tombeau ou au village. Il faut { $stakes } pieux à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
    }
about-bat =
    { $stakes ->
        [one] Paie 1 goutte et va en chauve-souris entre château et tombeau, au village, ou à un autre château pour y voler un captif. Il faut { $stakes } pieu à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
       *[other] Paie 1 goutte et va en chauve-souris entre château et tombeau, au village, ou à un autre château pour y voler un captif. Il faut { $stakes } pieux à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
    }
about-carriage =
    { $stakes ->
        [one] Joue-le avec un bossu pour cocher : roule entre château et tombeau, au village, ou à un autre château pour y voler un captif. Il faut { $stakes } pieu à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
       *[other] Joue-le avec un bossu pour cocher : roule entre château et tombeau, au village, ou à un autre château pour y voler un captif. Il faut { $stakes } pieux à un chasseur pour t’arrêter. Au village, tu recules devant : { $turned }.
    }
about-hunchback = Trois emplois : l’envoyer seul au village (aucun chasseur ne le touche ; ce qui le repousse : { $turned }), conduire un carrosse, ou ranimer ton vampire empalé. Gardes-en un !
about-beatquick = Un chasseur, bon contre les chauves-souris. Joue-le avec des pieux contre un autre vampire : { $tomb } au tombeau, { $wolf } contre un loup, { $bat } contre une chauve-souris, { $carriage } contre un carrosse. Seul un bossu ranime un vampire empalé.
about-thrashon = Un chasseur, bon contre les loups. Joue-le avec des pieux contre un autre vampire : { $tomb } au tombeau, { $wolf } contre un loup, { $bat } contre une chauve-souris, { $carriage } contre un carrosse. Seul un bossu ranime un vampire empalé.
about-rudey = Un chasseur, bon aux tombeaux. Joue-le avec des pieux contre un autre vampire : { $tomb } au tombeau, { $wolf } contre un loup, { $bat } contre une chauve-souris, { $carriage } contre un carrosse. Seul un bossu ranime un vampire empalé.
about-assistant = Un chasseur pour les tombeaux seulement. Joue-le avec { $tomb } pieux contre un autre vampire, couché dans son tombeau. Les voyageurs sont trop rapides pour lui.
about-stake = Ne vaut rien seul : c’est avec des pieux que les chasseurs frappent. Leur nombre dépend du chasseur et de la façon dont le vampire voyage.
about-double-success = Ajoute-le à une visite au village : tu retournes deux cartes au lieu d’une, et les deux comptent.
about-good-opportunity = À ton tour, vide un captif sans protection de n’importe quel château, même d’un autre. Tu reçois aussitôt son nombre de droite en gouttes. Son châtelain peut te repousser.
about-escape = À ton tour, libère un captif de n’importe quel château, même protégé. Il retourne au village et personne ne peut l’empêcher.
about-crucifix = Dans un château qui a un prêtre, pose-le sur autant de victimes que tu veux : tant que leur châtelain n’a pas bu une fois, elles ne donnent pas de sang et on ne peut ni les voler ni les vider. Ou joue-le contre un vol ou une Bonne occasion : avec un prêtre parmi tes captifs, il sauve la victime.
about-holy-water = Dans un château qui a un prêtre, pose-la sur une ou deux victimes : tant que leur châtelain n’a pas bu une fois, elles ne donnent pas de sang et on ne peut ni les voler ni les vider. Ou joue-la contre un vol ou une Bonne occasion : avec un prêtre parmi tes captifs, elle sauve la victime.
about-book = Pose-le sur une victime de n’importe quel château : tant que son châtelain n’a pas bu une fois, elle ne donne pas de sang et on ne peut pas la vider, mais on peut la voler. Ou joue-le contre une Bonne occasion qui vise ton captif. Il ne demande pas de prêtre.
about-party = Sacrifie un de tes captifs : si tu bois ce tour-ci, les nombres de gauche de tous les autres comptent double. Les négatifs aussi !
about-without-ability = Le vampire de cette place. Les capacités sont désactivées à cette table : tous les vampires suivent les mêmes règles.
about-biggulp = Le comte Grandgosier reçoit 1 de plus pour chaque victime féminine marquée de son signe qu’il vide.
about-ficklecrash = Le comte Chutenvol peut jouer une chauve-souris comme un loup, sans payer, et conduit son carrosse sans bossu.
about-shortway = La comtesse Courtevoie quitte son tombeau pour son château sans carte, et aucun chasseur ne l’arrête en chemin. Pour y retourner, il lui faut une carte comme aux autres.
about-garlictooth = Le comte Dent-d’Ail passe devant l’ail, quelle que soit sa forme.
about-stoneheart = Contre la comtesse Cœur-de-Pierre, les chasseurs ont partout besoin d’un pieu de plus.
about-miststone = La comtesse Pierrebrume passe les fenêtres clouées, quelle que soit sa forme.
about-victim = À gauche : { $left } chaque fois que son châtelain boit, tant que la victime est captive. À droite : { $right } une seule fois, si tu la vides pendant le tour où tu l’as enlevée. Ensuite, elle est morte.
about-bonus = À gauche : { $left } chaque fois que son châtelain boit, tant qu’elle est captive. À droite : { $right } une seule fois, si tu la vides pendant le tour où tu l’as enlevée ; le comte Grandgosier reçoit 1 de plus.
about-priest = À gauche : { $left } chaque fois que son châtelain boit, tant qu’il est captif. À droite : { $right } une seule fois, si on le vide. C’est un prêtre : là où il est, crucifix et eau bénite agissent.
about-garlic = Repousse : { $forms }. Les autres formes passent et retournent la carte suivante. Puis il est défaussé.
about-windows = Repoussent : { $forms }. Les autres formes passent et retournent la carte suivante. Puis elles sont défaussées.
about-church = Repousse : { $forms }. Les autres formes passent et retournent la carte suivante. Puis elle est défaussée.
about-sunrise = Tous les vampires fuient dans leur tombeau, à portée des chasseurs. La personne qui l’a retourné ne boit pas et ne se repose pas ce tour-ci ; elle ne pioche qu’une carte.
about-masked-ball = Le vampire en visite rentre au château. Chaque joueur qui a des captifs en donne un en secret à gauche. Puis le tour finit : le visiteur boit.
about-unrest = Le vampire en visite rentre au château. Tous les captifs de tous les châteaux retournent au village, même protégés. Puis le tour finit.
about-angel = Le vampire en visite rentre au château. Tous les morts retournent au village ; le sang déjà bu reste acquis. Puis le tour finit.
