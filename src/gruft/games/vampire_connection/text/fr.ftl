# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Henning Poehl
game-about = Troque avec les autres vampires, enlève des victimes au village, vole tes voisins et bois le plus de sang, sans que personne ne t’empale.
option-abilities = Les vampires ont leurs capacités (non : variante de découverte)
option-vampire_0 = Vampire de la place 0 (drawn : tirage au sort)
option-vampire_1 = Vampire de la place 1 (drawn : tirage au sort)
option-vampire_2 = Vampire de la place 2 (drawn : tirage au sort)
option-vampire_3 = Vampire de la place 3 (drawn : tirage au sort)
option-vampire_4 = Vampire de la place 4 (drawn : tirage au sort)
option-vampire_5 = Vampire de la place 5 (drawn : tirage au sort)
option-start = Place du premier joueur, comptée à partir de 0 (-1 : tirage au sort)
option-max_rounds = Après combien de manches la partie finit au plus tard
option-memory = La mémoire compte : les deux défausses et le reste du village restent fermés, et les cartes déjà vues ne sont plus montrées
option-no-such-seat = L’option « { $option } » désigne une place de 0 à { $high }, ou -1.
option-vampire-twice = Chaque place a un vampire différent ; « { $vampire } » est choisi deux fois.

## Names of cards, victims, vampires
name-mist = brume
name-wolf = loup
name-bat = chauve-souris
name-carriage = carrosse
name-hunchback = bossu
name-beatquick = Frappevite
name-thrashon = Cognedur
name-rudey = Rustaud
name-assistant = Assistant
name-stake = pieu
name-double-success = Double succès
name-good-opportunity = Bonne occasion
name-escape = Évasion
name-crucifix = crucifix
name-holy-water = eau bénite
name-book = livre
name-party = Fête
name-bat-as-wolf = chauve-souris en loup
name-nothing = …
name-biggulp = comte Grandgosier
name-ficklecrash = comte Chutenvol
name-shortway = comtesse Courtevoie
name-garlictooth = comte Dent-d’Ail
name-stoneheart = comtesse Cœur-de-Pierre
name-miststone = comtesse Pierrebrume
name-v01 = Le Garnement
name-v02 = La Petite Peste
name-v03 = L’Ivrogne
name-v04 = Mamie Hannelore
name-v05 = L’Alchimiste
name-v06 = La Mamie au landau
name-v07 = L’Épouvantail
name-v08 = Fritz Fisch
name-v09 = Le Barde
name-v10 = Le Curé du village
name-v11 = Le Vieux Chapelain
name-v12 = Le Moine errant
name-v13 = La Meunière
name-v14 = Le Boulanger
name-v15 = Le Forgeron
name-v16 = L’Aubergiste
name-v17 = La Laitière
name-v18 = La Couturière
name-v19 = La Maîtresse d’école
name-v20 = Le Maire
name-v21 = La Sage-femme
name-v22 = Le Veilleur de nuit
name-v23 = Le Valet de ferme
name-v24 = La Lavandière
name-v25 = Le Collecteur d’impôts
name-v26 = La Gardeuse d’oies
name-v27 = La Diseuse de bonne aventure
name-v28 = La Fille du maire
name-garlic = ail
name-windows = fenêtres clouées
name-church = église
name-sunrise = Lever du soleil
name-masked-ball = Bal masqué
name-unrest = Émeute
name-angel = Ange

## Cards, places, numbers (scene)
kind-card = carte vampire
kind-vampire = vampire
kind-victim = victime
kind-defence = défense
kind-event = événement
kind-traveller = voyageur
mark-known = tu connais cette carte
mark-in-hands = pas dans la pioche : quelqu’un l’a en main
mark-marker = marqueur d’empalement
mark-ability = avec sa capacité
mark-priest = prêtre
mark-bonus = un de plus pour le comte Grandgosier
mark-chosen = le captif que tu donnes
mark-marked = marqué : dans la moitié basse du village
mark-crucifix = sous un crucifix
mark-holy-water = sous l’eau bénite
mark-book = sous un livre
mark-active = joue son tour
mark-in-tomb = au tombeau
mark-staked = empalé
mark-immune = immunisé pendant ce tour
mark-sunrise = lever du soleil : ne boit pas et ne se repose pas
mark-party = Fête : les nombres de gauche comptent double
zone-hand = Main
zone-castle = Château
zone-tomb = Tombeau
zone-fresh = Victimes fraîches
zone-table = Sur la table
zone-village = Village
zone-village-discard = Défausse du village
zone-deck = Pioche des vampires
zone-discard = Défausse des vampires
zone-unseen = Cartes que tu ignores
zone-way = En route
zone-give = Donné
zone-want = Demandé
zone-market = Sortes de cartes
counter-drops = Gouttes
counter-cards = Cartes
counter-yield = En buvant
counter-round = Manche
counter-rounds = Manches
counter-limit = Limite de main
counter-upper-half = Avant les marqués
counter-offers-left = Offres restantes
counter-offer-size = Cartes par côté
counter-net = Points à dépenser
goal-castle = château
goal-tomb = tombeau
goal-village = village
goal-village-twice = village, Double succès
goal-rob = autre château
to-castle = au château
to-tomb = au tombeau
to-village = au village
to-village-twice = au village (×2)

## Questions and windows
decision-over = La partie est terminée.
decision-wait = Ce n’est pas à toi de jouer.
decision-tomb-window = Empaler un vampire dans son tombeau ?
decision-connection = Échanger avant de jouer ?
decision-offer-give = Choisis ce que tu donnes.
decision-offer-want = Choisis ce que tu veux en échange.
decision-offer-answer = Accepter l’échange ?
decision-offer-from = { $player } te donne { $given } contre { $wanted }. Accepter ?
decision-offer-lacking = { $player } te donne { $given } contre { $wanted }. Tu n’as pas ce qu’il faut.
decision-counter-answer = Accepter la contre-offre ?
decision-counter-from = { $player } propose en retour : { $given } contre { $wanted }. Accepter ?
decision-counter-lacking = { $player } propose en retour : { $given } contre { $wanted }. Tu n’as pas ce qu’il faut.
decision-play = Joue une carte ou arrête-toi.
decision-target = Choisis la victime.
decision-cover = Choisis qui protéger.
decision-move-window = Empaler le voyageur ?
decision-rob = Choisis un captif à voler.
decision-response = Repousser l’attaque ?
decision-order = Choisis l’événement qui vient d’abord.
decision-ball = Bal masqué : choisis un captif à donner.
decision-consume = Vider une victime fraîche ?
decision-drink = Bois et termine ton tour.
decision-buy = Acheter des cartes ?
decision-buy-with =
    { $net ->
        [one] Tu bois { $net } point. Acheter une carte avec ?
       *[other] Tu bois { $net } points. Acheter des cartes avec ?
    }
decision-discard = Trop de cartes : défausses-en une.
decision-discard-down =
    { $count ->
        [one] Trop de cartes : défausses-en une.
       *[other] Trop de cartes : défausses-en { $count }.
    }
why-decision-tomb-window = Un vampire couché dans son tombeau peut être empalé maintenant. Seul un bossu pourra le ranimer.
why-decision-connection = Avant ta première carte, tu peux échanger une ou deux cartes avec une personne. Trois offres par tour au plus.
why-decision-offer-give = Tu donnes une ou deux cartes. Seul ton partenaire voit lesquelles.
why-decision-offer-want = Nomme une ou deux sortes. Ton partenaire peut accepter, refuser ou faire une contre-offre.
why-decision-offer-answer = Si tu acceptes, les cartes changent de main aussitôt. Un refus ne dit rien de ta main.
why-decision-offer-from = Si tu acceptes, les cartes changent de main aussitôt. Un refus ne dit rien de ta main.
why-decision-offer-lacking = Tu peux refuser ou proposer autre chose. Personne n’apprend ce que tu as en main.
why-decision-counter-answer = Si tu acceptes, l’échange se fait aussitôt. Si tu refuses, cette offre a échoué.
why-decision-counter-from = Si tu acceptes, l’échange se fait aussitôt. Si tu refuses, cette offre a échoué.
why-decision-counter-lacking = Tu ne peux que refuser. Cette offre aura échoué.
why-decision-play = Joue autant de cartes que tu veux, une à une. Quand tu t’arrêtes, tu bois (au château) ou te reposes (au tombeau), puis tu pioches.
why-decision-target = La carte est jouée et ne peut plus être reprise.
why-decision-cover = Tant que leur châtelain n’a pas bu une fois, les victimes sous cette carte ne donnent pas de sang et personne ne peut les vider.
why-decision-move-window = Un chasseur avec assez de pieux arrête le voyage et empale le vampire. Si tu passes, personne ne sait si tu le pouvais.
why-decision-rob = Tu prends un captif qui n’est ni sous un crucifix ni sous l’eau bénite. Son châtelain peut encore te repousser.
why-decision-response = Une protection adaptée sauve ton captif ; ta carte et celles de l’attaque sont dépensées.
why-decision-order = Les deux événements ont lieu. Le second décide où ton vampire se retrouve.
why-decision-ball = Chaque joueur qui a des captifs en donne un en secret à gauche. Tous changent de château au même moment.
why-decision-consume = Vidée, une victime donne une fois son nombre de droite et meurt. Gardée, elle donne son nombre de gauche chaque fois que tu bois.
why-decision-drink = Tu n’as pas de victime fraîche. Tes captifs donnent leur nombre de gauche, puis tu pioches.
why-decision-buy = Chaque point devient une goutte ou une carte, trois cartes au plus. Une carte de plus est gratuite. Les gouttes font gagner.
why-decision-buy-with = Chaque point devient une goutte ou une carte, trois cartes au plus. Une carte de plus est gratuite. Les gouttes font gagner.
why-decision-discard = À la fin de ton tour, ta main ne doit pas dépasser la limite.
why-decision-discard-down = À la fin de ton tour, la limite de main est de { $limit }. Choisis dans ta main.
window-tomb = C’est à { $player } de jouer : des vampires reposent sans défense au tombeau.
window-movement = { $player } est en route : { $form } → { $goal }.
window-robber = { $player } est en route : { $form } → château ({ $lord }).
window-robbery = { $player } veut voler une victime chez { $lord } : { $victim }.
window-opportunity = { $player } joue Bonne occasion : { $victim } ({ $lord }).
why-window-tomb = Tout le monde peut envoyer un chasseur à un tombeau, sauf la personne dont c’est le tour.
why-window-movement = Avant l’arrivée, un chasseur avec assez de pieux peut frapper.
why-window-robber = Avant l’arrivée, un chasseur avec assez de pieux peut frapper.
why-window-robbery = Seul le châtelain du captif peut répondre : crucifix ou eau bénite, avec un prêtre parmi les captifs.
why-window-opportunity = Seul le châtelain du captif peut répondre : un livre, ou un crucifix ou l’eau bénite s’il y a un prêtre parmi les captifs.
order-tombs = Passer aux tombeaux, sauf si l’un de ces vampires y repose sans défense
order-journeys = Passer aux déplacements, sauf si l’un de ces vampires est en route
order-not-by-bat = Passer aux déplacements, sauf si quelqu’un vole en chauve-souris

## Moves and notices
move-pass = Passer
move-end-connection = Ne pas échanger
move-end-play = Ne plus rien jouer
move-done = C’est tout
move-accept = Accepter
move-reject = Refuser
move-counter = Faire une contre-offre
move-offer = Proposer un échange à { $player }
move-give = Donner : { $card }
move-want = Demander : { $card }
move-discard = Défausser : { $card }
move-go-mist = Glisser { $goal } en brume
move-go-wolf = Courir { $goal } en loup
move-go-bat = Voler { $goal } en chauve-souris
move-go-bat-as-wolf = Courir { $goal } : chauve-souris en loup
move-go-carriage = Rouler { $goal } en carrosse
move-go-hunchback = Envoyer le bossu { $goal }
move-rob-bat = S’envoler pour voler { $lord }
move-rob-carriage = Rouler pour voler { $lord }
move-leave-tomb = Quitter le tombeau sans carte
move-revive = Ranimer avec un bossu
move-stake =
    { $stakes ->
        [0] Empaler { $target } : { $hunter }
        [one] Empaler { $target } : { $hunter } et { $stakes } pieu
       *[other] Empaler { $target } : { $hunter } et { $stakes } pieux
    }
move-opportunity = Jouer Bonne occasion
move-escape = Jouer Évasion
move-party = Jouer Fête
move-lay = Poser : { $card } au château ({ $lord })
move-lay-own = Poser : { $card } à ton château
move-drain = Vider : { $victim } ({ $lord })
move-free = Libérer : { $victim } ({ $lord })
move-sacrifice = Sacrifier : { $victim } ({ $lord })
move-cover = Protéger : { $victim }
move-rob = Voler : { $victim }
move-give-captive = Donner à { $player } : { $victim }
move-consume = Vider : { $victim }
move-consume-nobody = Ne vider personne
move-drink = Boire
move-respond = Repousser : { $card }
move-first = Commencer par : { $card }
move-buy =
    { $count ->
        [0] N’acheter aucune carte
        [one] Acheter { $count } carte
       *[other] Acheter { $count } cartes
    }
then-costs-drop = coûte 1 goutte
then-two-cards = retourne deux cartes
then-turned-back = cartes village qui te repoussent : { $count } sur { $size }
then-can-be-staked =
    { $stakes ->
        [one] les chasseurs ont besoin de { $stakes } pieu
       *[other] les chasseurs ont besoin de { $stakes } pieux
    }
then-lies-open = on peut t’y empaler
then-no-blood = dessous, on ne donne pas de sang
then-drains = vide aussitôt un captif au choix
then-flees = un captif s’enfuit au village
then-twice = les autres comptent double
then-staked = il faut un bossu pour se relever
then-drinks =
    { $net ->
        [one] tu bois { $net } point
       *[other] tu bois { $net } points
    }
then-rests =
    { $cards ->
        [one] tu te reposes et pioches { $cards } carte
       *[other] tu te reposes et pioches { $cards } cartes
    }
then-draws =
    { $cards ->
        [one] tu pioches { $cards } carte
       *[other] tu pioches { $cards } cartes
    }
then-drops =
    { $drops ->
        [one] tu reçois { $drops } goutte
       *[other] tu reçois { $drops } gouttes
    }
then-pays =
    { $drops ->
        [one] tu paies { $drops } goutte
       *[other] tu paies { $drops } gouttes
    }
then-net =
    { $net ->
        [one] tu bois { $net } point
       *[other] tu bois { $net } points
    }
then-values = { $left } à chaque fois, { $right } une seule fois
notice-turn-begins = { $player } : début du tour
notice-connection = { $player } : Troc
notice-play = { $player } : phase de jeu
notice-end = { $player } : fin du tour
notice-ball = Bal masqué
notice-hunters-free = Les chasseurs rôdent.
notice-hunters-soon = Les chasseurs arrivent à la manche 2.
notice-hunters-asleep = Pas de chasseurs tant que personne n’a été enlevé.
notice-last-turn = La dernière carte village est retournée : la partie finit après ce tour.
notice-offer = { $player } propose à { $partner } : { $given } contre { $wanted }.
notice-offer-numbers = { $player } propose un échange à { $partner } ({ $given } contre { $wanted }).
notice-counter = { $player } répond à { $partner } par une contre-offre : { $given } contre { $wanted }.
notice-counter-numbers = { $player } fait une contre-offre à { $partner } ({ $given } contre { $wanted }).
notice-composing = Ton offre à { $partner } : { $given } contre { $wanted }
notice-robs = { $player } arrive au château ({ $lord }).
notice-you-give = Tu donnes : { $victim }. Les autres choisissent encore.
aim-own = But : le plus de gouttes de sang quand le village est vide. Ton vampire : { $vampire }.
aim-watching = Quel vampire aura le plus de gouttes quand le village sera vide ?
ahead-you =
    { $drops ->
        [one] Tu mènes avec { $drops } goutte, { $lead } d’avance.
       *[other] Tu mènes avec { $drops } gouttes, { $lead } d’avance.
    }
ahead-you-share =
    { $drops ->
        [one] Tu partages la tête avec { $drops } goutte.
       *[other] Tu partages la tête avec { $drops } gouttes.
    }
ahead-shared =
    { $drops ->
        [one] La tête est partagée, à { $drops } goutte.
       *[other] La tête est partagée, à { $drops } gouttes.
    }
ahead-level =
    { $drops ->
        [one] Tout le monde a { $drops } goutte.
       *[other] Tout le monde a { $drops } gouttes.
    }
ahead-watched =
    { $drops ->
        [one] { $player } mène avec { $drops } goutte.
       *[other] { $player } mène avec { $drops } gouttes.
    }
ahead-other =
    { $drops ->
        [one] { $player } mène avec { $drops } goutte ; ton retard : { $behind }.
       *[other] { $player } mène avec { $drops } gouttes ; ton retard : { $behind }.
    }
ending-village =
    { $sunrises ->
        [0] Cartes village restantes : { $count }. La dernière finit la partie.
        [one] Cartes village restantes : { $count }, dont { $sunrises } Lever du soleil. La dernière finit la partie.
       *[other] Cartes village restantes : { $count }, dont { $sunrises } Levers du soleil. La dernière finit la partie.
    }
ending-rounds =
    { $rounds ->
        [one] Dernière manche ({ $rounds }). Cartes village restantes : { $count }.
       *[other] Les { $rounds } dernières manches. Cartes village restantes : { $count }.
    }
ending-now = Le village est vide : la partie finit après ce tour.

## What happened
fact-is-vampire = { $player } : { $vampire }.
fact-your-hand = Ta main : { $cards }.
fact-turn-begins = Manche { $round } : à { $player } de jouer.
fact-wins-game =
    { $drops ->
        [one] { $player } gagne avec { $drops } goutte.
       *[other] { $player } gagne avec { $drops } gouttes.
    }
fact-nobody-responds = Personne ne répond.
fact-no-hunter = Aucun chasseur ne vient.
fact-stakes =
    { $stakes ->
        [0] { $player } empale { $target } avec { $hunter } !
        [one] { $player } empale { $target } avec { $hunter } et { $stakes } pieu !
       *[other] { $player } empale { $target } avec { $hunter } et { $stakes } pieux !
    }
fact-offers = { $player } propose à { $partner } : { $given } contre { $wanted }.
fact-offers-numbers = { $player } propose un échange à { $partner } ({ $given } contre { $wanted }).
fact-counters = { $player } répond à { $partner } par une contre-offre : { $given } contre { $wanted }.
fact-counters-numbers = { $player } fait une contre-offre à { $partner } ({ $given } contre { $wanted }).
fact-trades = { $player } donne à { $partner } : { $given }, et reçoit : { $wanted }.
fact-trades-numbers = { $player } et { $partner } font un échange ({ $given } contre { $wanted }).
fact-no-trade = Pas d’échange entre { $player } et { $partner }.
fact-travels = { $player } se met en route : { $form } → { $goal }.
fact-goes-robbing = { $player } part voler : { $form } → château ({ $lord }).
fact-turns = { $player } retourne : { $card }.
fact-turns-marked = { $player } retourne : { $card } (marqué).
fact-turns-ignored = { $player } retourne : { $card }, sans effet.
fact-turns-repulsed = { $player } retourne : { $card }, visite repoussée.
fact-catches = { $player } enlève : { $card } (sang : { $left } chaque fois si gardée, { $right } une fois si vidée).
fact-village-empty = C’était la dernière carte village : la partie finit après ce tour.
fact-sunrise = Lever du soleil ! Tous les vampires fuient dans leur tombeau ; { $player } ne boit pas et ne se repose pas ce tour-ci.
fact-ball = Bal masqué ! { $player } rentre au château ; chaque joueur qui a des captifs en donne un à gauche.
fact-unrest = Émeute ! { $player } rentre au château ; tous les captifs retournent au village.
fact-angel = Un ange ! { $player } rentre au château ; toutes les victimes mortes retournent au village.
fact-village-shuffled = La pioche du village est mélangée.
fact-deck-reshuffled = La défausse des vampires est mélangée et devient la pioche.
fact-you-give = Tu donnes : { $victim }.
fact-gives = { $player } donne à { $to } : { $victim }.
fact-leaves-tomb = { $player } quitte le tombeau pour le château.
fact-revives = { $player } ranime son vampire avec un bossu ; défaussé : { $marker }.
fact-plays-opportunity = { $player } joue Bonne occasion : { $victim } ({ $lord }).
fact-plays-escape = { $player } joue Évasion : { $victim } ({ $lord }) s’enfuit au village.
fact-plays-party = { $player } donne une Fête et sacrifie : { $victim }.
fact-consumes-at-once = { $player } vide aussitôt : { $victim } ({ $drops }), gouttes à présent { $total }.
fact-lays = { $player } pose { $card } chez { $lord } : { $victims }.
fact-reaches-for = { $player } veut voler un captif au château ({ $lord }) : { $victim }.
fact-steals = { $player } vole : { $victim }.
fact-wards-off = { $player } repousse l’attaque ({ $card }) et garde : { $victim }.
fact-consumes = { $player } vide : { $victim }.
fact-consumes-nobody = { $player } ne vide personne.
fact-drinks =
    { $net ->
        [one] { $player } boit { $net } point.
       *[other] { $player } boit { $net } points.
    }
fact-drinks-in-vain = { $player } boit : { $net }, gouttes à présent { $total }.
fact-buys =
    { $cards ->
        [0] { $player } n’achète aucune carte ; gouttes : +{ $drops }, { $total } à présent.
        [one] { $player } achète { $cards } carte ; gouttes : +{ $drops }, { $total } à présent.
       *[other] { $player } achète { $cards } cartes ; gouttes : +{ $drops }, { $total } à présent.
    }
fact-draws =
    { $cards ->
        [0] { $player } ne pioche rien : il n’y a plus de cartes.
        [one] { $player } pioche { $cards } carte.
       *[other] { $player } pioche { $cards } cartes.
    }
fact-you-draw = Tu pioches : { $cards }.
fact-discards = { $player } défausse : { $card }.
end-village-empty = La dernière carte village est retournée.
end-rounds-over = La dernière manche est terminée.

## Refusals
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu. Écris par exemple « mist > village », « offer Biggulp » ou « pass ».
refusal-no-such-vampire = « { $given } » n’est pas à cette table. Les vampires sont : { $known }.
refusal-no-such-card = « { $given } » n’est pas une carte vampire de ce jeu.
refusal-no-such-village-card = « { $given } » n’est pas une carte village de ce jeu.
refusal-no-such-victim = « { $given } » n’est pas une victime de ce jeu.
refusal-no-such-event = « { $given } » n’est pas l’un des événements dévoilés.
refusal-hunchback-village-only = Un bossu ne va qu’au village.
refusal-double-success-village-only = Double succès ne s’ajoute qu’à une visite au village.
refusal-double-success-once = On ne peut ajouter qu’un seul Double succès à une visite.
refusal-only-hand-cards = On n’échange que des cartes de la main, jamais de victimes, de gouttes ni de cartes posées sur la table.
refusal-no-foreign-castle = Un vampire ne va au château d’un autre qu’en chauve-souris ou en carrosse.
refusal-wrong-stakes =
    { $needed ->
        [0] Ici, ce chasseur se joue sans pieu, et non avec « { $given } ».
        [one] Ici, ce chasseur se joue avec exactement un pieu, et non avec « { $given } ».
       *[other] Ici, ce chasseur se joue avec exactement { $needed } pieux, et non avec « { $given } ».
    }
refusal-wrong-verb = Ici, on écrit « { $wanted } », et non « { $given } ».
refusal-one-or-two-cards = Chaque côté nomme une ou deux cartes, et non « { $given } ».
refusal-one-card-in-hand = De ce côté, une seule carte peut être nommée : { $player } n’a pas plus d’une carte en main.
refusal-one-victim = Il faut nommer exactement une victime, et non « { $given } ».
refusal-not-in-that-castle = Pas au château chez { $player } : { $victim }.
refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de joueur { $given } à cette table.
refusal-no-such-move = Il n’y a pas de coup numéro { $given }.
refusal-not-your-turn = Ce n’est pas à toi de décider maintenant, mais à { $player }.
refusal-others-answer-first = C’est ton tour, mais { $player } doit d’abord répondre.
refusal-not-asked-yet = Ton tour de répondre viendra : c’est d’abord à { $player }, puis aux autres dans le sens horaire.
refusal-had-your-word = Tu as déjà répondu dans cette fenêtre ; c’est maintenant à { $player }.
refusal-nobody-to-give = Tu n’as pas de captif à donner au bal ; attends que les autres aient choisi.
refusal-gift-chosen = Tu as déjà choisi qui tu donnes au bal, et ce choix est définitif.
refusal-other-question = Cela ne répond pas à la question posée : { $question }
refusal-must-choose = Ici il faut choisir ; tu ne peux pas passer.
refusal-not-held = Tu n’as pas cette carte en main : { $card }.
refusal-connection-first = On ne joue des cartes qu’après le Troc : termine-le d’abord.
refusal-connection-over = Le Troc est fini : plus d’échange pendant ce tour.
refusal-three-offers = Tu as fait trois offres pendant ce tour ; il n’y en a pas de quatrième.
refusal-trade-with-oneself = Tu ne peux pas échanger avec toi-même.
refusal-nothing-to-trade = Ta main est vide : tu n’as rien à échanger.
refusal-partner-without-cards = { $player } a la main vide, et donc rien à échanger.
refusal-no-offer-possible = Quoi que tu donnes et demandes, aucune offre à { $player } ne serait permise.
refusal-name-a-card-first = Nomme au moins une carte.
refusal-falling-order = Nomme les deux cartes dans l’ordre de la liste : d’abord { $card }, puis { $first }.
refusal-not-held-twice = Tu n’as qu’une carte de cette sorte : { $card }.
refusal-not-in-this-edition = Cette carte n’existe pas dans cette édition : { $card }.
refusal-single-copy = Il n’y a qu’une carte de cette sorte dans tout le jeu : { $card }.
refusal-same-cards = Tu recevrais exactement ce que tu donnes ; un échange doit changer quelque chose.
refusal-offer-cannot-be-completed = Après cela, aucune offre permise ne pourrait être complétée.
refusal-wanted-not-held = Tu ne peux pas accepter, car tu n’as pas tout ce qui est demandé ({ $cards }).
refusal-counter-to-counter = Une contre-offre ne peut être qu’acceptée ou refusée.
refusal-pass-in-play = Dans ta phase de jeu on ne passe pas : termine-la quand tu ne veux plus rien jouer.
refusal-no-discarding = On ne défausse qu’à la fin du tour, et seulement jusqu’à la limite de main.
refusal-play-is-over = Ta phase de jeu est finie ; pendant ce tour, plus de cartes jouées ni d’offres.
refusal-cannot-be-taken-back = La carte est jouée et ne peut pas être reprise : nomme sa victime.
refusal-staked-vampire-travels = Ton vampire est empalé : il ne peut ni se déplacer ni envoyer son bossu.
refusal-robs-oneself = On vole dans les châteaux des autres, pas dans le sien.
refusal-already-in-castle = Ton vampire est déjà dans son château.
refusal-already-in-tomb = Ton vampire est déjà dans son tombeau.
refusal-only-to-the-castle = De son tombeau, ton vampire ne peut aller que dans son château ; au village, tu ne peux envoyer qu’un bossu.
refusal-only-ficklecrash = Seul le comte Chutenvol joue une chauve-souris comme loup.
refusal-abilities-off = À cette table, les vampires n’ont pas de capacités.
refusal-village-empty = La pioche du village est vide : il n’y a pas de carte à retourner.
refusal-nobody-to-rob = Aucun captif à voler : { $player } n’en a pas.
refusal-all-held-fast = Aucun captif à voler à { $player } : tous sont sous un crucifix ou de l’eau bénite.
refusal-no-blood = Une chauve-souris coûte une goutte, et tu n’en as pas.
refusal-carriage-needs-hunchback = Un carrosse a besoin d’un bossu comme cocher, et tu n’en as pas.
refusal-only-shortway = Seule la comtesse Courtevoie quitte son tombeau sans carte.
refusal-must-be-revived = Ton vampire est empalé : il faut le ranimer avant qu’il puisse quitter le tombeau.
refusal-not-staked = Ton vampire n’est pas empalé : il n’y a rien à ranimer.
refusal-staked-this-turn = Ton vampire vient d’être empalé pendant ce tour ; tu pourras le ranimer au prochain.
refusal-only-hunters-now = Hors de ton tour, tu ne peux jouer ici qu’un chasseur avec ses pieux.
refusal-stakes-oneself = Tu ne peux pas empaler ton propre vampire.
refusal-hunters-in-first-round = Aucun chasseur ne peut être joué dans la première manche.
refusal-nobody-kidnapped = Aucun chasseur ne peut être joué avant qu’une première victime ait été enlevée au village.
refusal-only-the-traveller = Maintenant, seul le vampire en chemin peut être empalé ; il appartient à { $player }.
refusal-staked-already = Chez { $player }, le vampire est déjà empalé.
refusal-stakes-in-castle = Chez { $player }, le vampire est dans son château, où il ne peut pas être empalé.
refusal-immune = Chez { $player }, le vampire a commencé ce tour empalé ; il est immunisé jusqu’à la fin du tour.
refusal-assistant-only-in-tomb = L’Assistant n’empale que les vampires qui reposent dans leur tombeau.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } a besoin ici de { $needed } pieu ; dans ta main : { $held }.
       *[other] { $hunter } a besoin ici de { $needed } pieux ; dans ta main : { $held }.
    }
refusal-not-while-staked = Tant que ton vampire est empalé, tu ne peux pas jouer cette carte : { $card }.
refusal-no-captive-anywhere = Aucun château ne retient de captif.
refusal-no-unprotected-captive = Aucun château ne retient de captif sans carte de protection.
refusal-second-party = Il n’y a qu’une Fête par tour, et elle a déjà commencé.
refusal-nobody-to-sacrifice = Une Fête demande de sacrifier un captif de ton château, et tu n’en as pas.
refusal-all-under-protection = Une Fête demande un captif sans carte de protection, et tous les tiens sont protégés.
refusal-nobody-at-castle = Chez { $player }, il n’y a personne à protéger au château.
refusal-all-covered = Chez { $player }, tous au château sont déjà sous une carte de protection ; une seule est permise.
refusal-no-priest-there = Chez { $player }, il n’y a pas de prêtre au château, et sans prêtre cette carte ne peut pas y être posée : { $card }.
refusal-only-protection-now = Contre cette attaque, tu peux jouer une carte de protection, ou rien.
refusal-book-against-robbery = Un livre ne sert à rien contre un vol.
refusal-no-priest-here = Sans prêtre parmi tes captifs, cette carte ne t’aide pas : { $card }.
wanted-captive = un captif de n’importe quel château
wanted-own-captive = un captif de ton propre château
wanted-captive-there = un captif du château où tu voles
wanted-victim-there = une victime du château choisi
wanted-fresh = une victime que tu as prise pendant ce tour
refusal-victim-not-in-game = Victime absente de cette édition : { $victim }. Il faut : { $wanted }.
refusal-victim-in-village = Encore au village : { $victim }. Il faut : { $wanted }.
refusal-victim-is-fresh = Victime fraîche de ce tour, encore dans aucun château : { $victim }. Il faut : { $wanted }.
refusal-victim-is-dead = Victime morte, dans un tombeau : { $victim }. Il faut : { $wanted }.
refusal-victim-is-held = Au château chez { $player } : { $victim }. Il faut : { $wanted }.
refusal-victim-protected = Une carte de protection ({ $card }) met cette victime à l’abri : { $victim }.
refusal-covered-already = Cette victime a déjà une carte de protection ({ $card }), et une seule est permise : { $victim }.
refusal-name-a-victim-first = Nomme au moins une victime.
refusal-victims-in-falling-order = Les victimes se nomment dans l’ordre de leur liste : d’abord « { $victim } », puis « { $last } ».
refusal-buys-too-many =
    { $net ->
        [one] Avec { $net } point, tu achètes au plus { $most } carte.
       *[other] Avec { $net } points, tu achètes au plus { $most } cartes.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] Aucune carte à acheter : pioche et défausse n’ont que la carte gratuite.
        [one] Tu ne peux acheter que { $most } carte : pioche et défausse n’ont rien d’autre, à part la carte gratuite.
       *[other] Tu ne peux acheter que { $most } cartes : pioche et défausse n’ont rien d’autre, à part la carte gratuite.
    }

## Written positions and editions
edition-cannot-deal = L’édition a trop peu de cartes vampire pour en donner { $given } à chacun des { $seats } joueurs.
position-card-nowhere = Cette carte n’est nommée nulle part, et la pioche et la défausse sont énumérées en entier : { $card }.
position-victim-twice = Chaque victime existe une fois, et celle-ci est nommée deux fois : { $victim }.
position-covered-twice = Une victime n’est que sous une seule carte de protection : { $victim }.
position-covered-elsewhere = Sous une carte de protection d’un château où elle ne se trouve pas : { $victim }.
position-wrong-cover = Sous une carte posée se trouvent 1 à { $most } victimes, et non { $given }.
position-bad-marker = Un marqueur est « stake », « Rudey » ou rien, et non « { $given } ».
position-staked-outside-tomb = Le vampire de la place { $seat } est empalé et doit donc être dans son tombeau.
position-marker-in-first-round = Le vampire de la place { $seat } ne peut pas être empalé à la manche 1 : aucun chasseur ne vient avant la manche 2.
position-village-without-latch = La pioche du village est vide : « latch » doit donc être vrai.
position-vampire-twice = Chaque place a un vampire différent.
position-wrong-count = Il doit y avoir { $wanted } exemplaires de cette carte en tout, et non { $given } : { $card }.
position-wrong-hand-size = La main de la place { $seat } n’a pas le bon nombre de cartes.
position-marked-event-on-top = Un événement marqué ne peut pas être parmi les cartes du dessus avant qu’on mélange le village : { $card }.
position-untrue-knowledge = La place { $seat } a en main moins d’exemplaires de cette carte qu’on n’est censé en connaître : { $card }.
position-untrue-deck = La pioche a plus de ces cartes que ne le permettent le dernier mélange et les cartes piochées depuis : { $card }.
position-pending-lacks = La décision en cours « { $decision } » demande une entrée « { $setting } ».
position-question-impossible = La décision « { $decision } » ne peut pas être en cours dans cette position.
position-nothing-to-answer = La place { $seat } est interrogée, mais ne pourrait rien répondre.
position-nobody-asked = La partie n’est pas finie, mais personne n’est interrogé.
position-over-without-cause = Une partie finie doit avoir une « cause », une partie en cours n’en a pas.
edition-too-few-hunchbacks = { $file } : six joueurs ont besoin de { $least } bossus, un chacun ; cette édition en a { $given }.
edition-too-few-cards = { $file } : six joueurs ont besoin de { $least } cartes vampire, cinq chacun ; cette édition en a { $given }.
edition-too-many-protections = { $file } : crucifix, eaux bénites et livres font ensemble au plus { $most } cartes, et non { $given } ; on ne pourrait pas en poser plus.
edition-event-missing = { $file } : la valeur « { $setting } » doit être au moins 1, car une carte de cet événement est marquée.
edition-event-once = { $file } : la valeur « { $setting } » doit être 1, car la seule carte de cet événement est la carte marquée.
edition-unknown-word = { $file } : « { $given } » ne peut pas figurer sous « { $setting } ». Sont possibles : { $known }.
edition-too-many-victims = { $file } : « { $given } » serait une victime de trop. Il y en a { $most }, de V01 à V{ $most } : écris la tienne à la place de l’une d’elles.
edition-bad-name = { $file } : le nom « { $setting } » doit avoir de 1 à { $limit } caractères visibles, sans espace au début ni à la fin.
warning-vampire-cards = Remarque : nombre de cartes vampire de cette édition : { $given } ; dans la boîte : { $usual }.
warning-village-cards = Remarque : nombre de cartes village de cette édition : { $given } ; d’habitude : { $usual }.

## Advice
advice-must = Tu ne peux rien faire d’autre.
advice-trade = Propose ce dont tu peux te passer contre ce qui te manque davantage.
advice-no-trade = Aucun échange n’en vaut sans doute la peine pour toi.
advice-accept = Accepte : ce que tu reçois vaut plus pour toi que ce que tu donnes.
advice-reject = Refuse : tu donnerais plus que tu ne recevrais.
advice-counter = Fais une contre-offre : tu sais qu’il y a là une carte qui te manque davantage.
advice-village = Va au village : une prise vaut plus que la carte, et le risque de croiser un chasseur est assez faible.
advice-mist = Pars sous forme de brume : aucun chasseur ne peut t’arrêter en chemin.
advice-send-hunchback = Envoie un bossu : tu peux t’en passer, et les chasseurs le laissent tranquille.
advice-last-card = Retourne la dernière carte village : tu seras en tête à la fin de la partie.
advice-rob = Vole dans ce château : tu gagnes un bon captif, et un rival le perd.
advice-best-prey = Prends le captif qui te rapporte le plus et qui manquera le plus à son châtelain.
advice-go-home = Rentre chez toi : dans ton château, tu peux boire et repartir.
advice-go-to-rest = Va dans ton tombeau : trois cartes de plus valent mieux que ce que tu boirais.
advice-rest = Reste dans ton tombeau et repose-toi : les cartes valent mieux que ce que tu boirais.
advice-revive = Ranime ton vampire : empalé, il ne peut rien faire.
advice-stay-staked = Tu n’as pas de bossu pour ranimer ton vampire : attends une carte.
advice-end-play = Arrête-toi là : les cartes qui te restent vaudront davantage plus tard.
advice-opportunity = Saisis l’occasion : rien d’autre ne rapporte autant de sang d’un coup.
advice-escape-own = Fais évader ce captif : il te coûte du sang à chaque tour.
advice-escape-rival = Fais évader ce captif : son châtelain en vivrait bien encore longtemps.
advice-party = Donne une Fête : tes captifs rapportent le double aujourd’hui, et le sacrifice te coûte peu.
advice-silence-guest = Protège le captif qui te coûte du sang : tu n’auras pas à en boire ce tour-ci.
advice-deny-blood = Pose la protection dans le château d’un rival : la prochaine fois, ces captifs ne lui donneront pas de sang.
advice-ward-off = Repousse l’attaque : la victime vaut plus que la carte.
advice-let-go = Laisse faire : la carte vaut plus que cette victime.
advice-stake = Empale ce vampire : c’est un rival redoutable, et c’est maintenant qu’il perd le plus.
advice-save-hunter = Passe : ton chasseur trouvera un meilleur moment.
advice-order = Prends d’abord le Lever du soleil s’il y en a un : le second événement ramène ton vampire dans son château.
advice-worst-captive = Donne le captif qui te rapporte le moins.
advice-consume = Vide cette victime : son sang tout de suite vaut plus que ce qu’elle donnerait en captivité.
advice-keep = Garde-les : en captivité, ces victimes te rapporteront plus d’ici la fin.
advice-buy = Achète des cartes : il reste du temps pour en tirer du sang.
advice-drops = Prends les gouttes : d’autres cartes ne te rapporteraient presque plus rien.
advice-discard = Défausse la carte qui te sert le moins.

