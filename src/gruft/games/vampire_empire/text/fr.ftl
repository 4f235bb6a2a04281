# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Filip Miłuński
game-about = À la cour, trois personnes sur neuf sont des vampires, et un seul camp sait lesquelles. Prends le château la nuit, ou traque-les le jour, avant que les cartes ne viennent à manquer.
role-vampires = Vampires
role-humans = Humains
rules-letters = V est le joueur vampire, H le joueur humain.

## Names
name-lady = Lady
name-lord = Lord
name-officer = Officier
name-monk = Moine
name-nun = Nonne
name-bishop = Évêque
name-maid = Servante
name-cook = Cuisinier
name-butler = Majordome
name-garlic = Ail
name-pitchfork = Fourche
name-musket = Mousquet
name-candlestick = Chandelier
name-holy-bible = Sainte Bible
name-relic = Relique
name-dagger = Dague
name-rapier = Rapière
name-pistol = Pistolet
name-rosary = Chapelet
name-hunting-knife = Couteau de chasse
name-medallion = Médaillon
name-statue-of-saint = Statue de saint
name-silver-bullets = Balles d’argent
name-aspen-stake = Pieu de tremble
name-holy-water-1 = Eau bénite 1
name-holy-water-2 = Eau bénite 2
name-holy-water-3 = Eau bénite 3
name-raven = Corbeau
name-hound = Chien de chasse
name-black-rooster = Coq noir
name-vampire-1 = Vampire 1
name-vampire-2 = Vampire 2
name-vampire-3 = Vampire 3
name-secret-journey = Voyage secret
name-secret-passage = Passage secret
name-chapel = Chapelle
name-herbalist = Herboriste
name-crypt-opening = Ouverture de la crypte
name-ostler = Palefrenier
name-squire = Écuyer
name-novice = Novice
name-crucifix = Crucifix
name-sacrifice = Sacrifice
name-bat-form = Forme de chauve-souris
name-mist-form = Forme de brume
name-hypnosis = Hypnose
name-regeneration = Régénération
name-coffin = Cercueil
name-kitchen-boy = Marmiton
name-lady-in-waiting = Dame de compagnie
name-organist = Organiste
name-claws = Griffes
name-im-not-a-vampire = Je ne suis pas un vampire
name-nothing = rien
name-type-noble = noblesse
name-type-clergy = clergé
name-type-servant = domesticité
name-type-vampire = vampire
name-type-holy-water = eau bénite
name-type-support = soutien
name-attack = attaque
name-defence = défense

## Decisions
decision-over = La partie est terminée.
decision-wait = Ce n’est pas à toi de décider.
decision-step1 = Défausse l’inutile, puis pioche.
decision-reveal = Démasquer un de tes vampires ?
decision-window = Jouer une carte de soutien ?
decision-pay = Choisis une carte pour payer.
decision-action = Choisis ton action.
decision-hide-character = Choisis qui cacher.
decision-hide-card = Choisis une carte rouge pour cacher.
decision-water-character = Choisis qui mettre à l’épreuve.
decision-water-card = Choisis une carte d’eau bénite.
decision-attacker = Choisis qui attaque.
decision-target = Choisis qui attaquer.
decision-commit = Choisis des cartes pour ce combat.
decision-respond = Y répondre ?
decision-cancel = Choisis la carte à annuler.
decision-replace = Remplacer la carte annulée ?
decision-water-response = Empêcher la réponse ?
decision-death = Sauver le personnage mort ?
decision-immediate = Attaquer le vampire aussitôt ?
decision-use-water = Ajouter l’eau bénite la plus faible ?
decision-effect-character = Choisis un personnage.
decision-effect-side = Attaque ou défense ?
decision-effect-type = Nomme un type de carte.
decision-effect-pick = Choisis une carte.
decision-effect-return = Renvoie quelqu’un en ville.
decision-attack = Attaque contre { $target } : choisis tes cartes.
decision-attack-again = Continuer l’attaque contre { $target } ?
decision-defend = Défendre { $target } ?
decision-defend-again = Défendre { $target } au second assaut ?
decision-discard = Choisis une carte à défausser.
decision-journey = Choisis qui part en voyage secret.
decision-marker = Choisis qui reçoit le marqueur.
decision-mist = Choisis le vampire qui se change en brume.
decision-chapel = Choisis une carte de combat à reprendre.
decision-crypt = Prends une carte dans la cave des vampires.
decision-mist-card = Choisis une carte pour les douves adverses.

## Windows
window-before-action = Avant l’action ({ $player }).
window-after-action = Après l’action ({ $player }).
window-water = Épreuve de l’eau bénite : { $character }. Humain ou vampire ?
window-death = Vient de mourir : { $character }. Un dernier espoir ?
window-respond-hide = Les vampires veulent cacher quelqu’un : { $character }.
window-respond-combat = Combat pour { $character } : les vampires ont joué.
window-respond-combat-none = Combat pour { $character } : aucune nouvelle carte des vampires.
window-respond-card = { $player } joue : { $card }.
window-replace-hide = Cacher : { $character }. Une des cartes a été annulée.
window-replace-combat = Combat pour { $character } : une carte des vampires a été annulée.
window-replace-card = Carte annulée ({ $player }) : { $card }.

## Facts
fact-castle = La porte du château s’ouvre. À l’intérieur : { $characters }.
fact-your-vampires = Personne d’autre ne connaît tes trois vampires : { $characters }.
fact-your-innocents = Ces deux-là sont humains, et personne d’autre ne le sait : { $characters }.
fact-your-hand = Ta main : { $cards }.
fact-night = Tour { $turn }. La nuit appartient à { $player }.
fact-day = Tour { $turn }. Le jour appartient à { $player }.
fact-no-turn = { $player } n’a plus de cartes : pas de tour.
fact-skips = { $player } ne défausse rien et ne pioche pas.
fact-discards = { $player } défausse face cachée. Cave : { $cellar }, douves : { $moat }.
fact-discards-you = { $player } défausse. Cave : { $cellared }. Douves : { $moated }.
fact-draws =
    { $count ->
        [0] { $player } ne pioche aucune carte.
        [one] { $player } pioche { $count } carte.
       *[other] { $player } pioche { $count } cartes.
    }
fact-draws-you =
    { $count ->
        [0] { $player } ne pioche aucune carte.
       *[other] { $player } pioche : { $cards }.
    }
fact-new-deck = Pioche épuisée ({ $player }) : la cave est mélangée et devient la nouvelle pioche.
fact-reveals = { $player } fait tomber un masque. Un vampire : { $character } !
fact-reveals-nobody = { $player } ne démasque personne.
fact-plays-card = { $player } joue : { $card }.
fact-pays =
    { $count ->
        [one] { $player } paie { $count } carte, face cachée, dans les douves.
       *[other] { $player } paie { $count } cartes, face cachée, dans les douves.
    }
fact-pays-you = { $player } paie avec : { $cards }.
fact-sacrifice = { $player } joue Sacrifice. Sans effet : { $card }.
fact-replaces = { $player } joue en remplacement : { $card }.
fact-passage = { $player } ouvre le Passage secret.
fact-marker = { $player } pose un marqueur : { $character }, { $side } +{ $value }.
fact-sets-out = Part en voyage secret : { $character }.
fact-enters = Arrive de la ville au château : { $character }.
fact-returns = Revient de voyage au château : { $character }.
fact-chapel = { $player } reprend dans les douves et mélange à la pioche : { $cards }.
fact-looks = { $player } regarde la cave adverse ({ $owner }).
fact-looks-you = { $player } regarde la cave adverse ({ $owner }) : { $cards }.
fact-crypt = { $player } prend en main dans la cave adverse : { $card }.
fact-mist = { $player } fait passer de la cave aux douves ({ $owner }) : { $card }.
fact-vanishes = Un vampire s’évanouit en brume, et on le mélange à la ville : { $character }.
fact-bat = { $player } nomme le type « { $type } », et { $owner } doit montrer toute sa main.
fact-bat-you = { $player } nomme le type « { $type } ». La main montrée ({ $owner }) : { $cards }.
fact-bat-takes = La chauve-souris emporte dans les douves ({ $player }) : { $cards }.
fact-returns-to-city = Retour sur le dessus de la ville : { $character }.
fact-two-return-to-city = Retour sur le dessus de la ville, face cachée : { $characters }.
fact-two-return-to-city-you = Retour en ville : sur le dessus { $top }, en dessous { $lower }.
fact-passes =
    { $count ->
        [0] { $player } passe et n’a plus de carte à défausser.
        [one] { $player } passe et défausse { $count } carte, face cachée, dans les douves.
       *[other] { $player } passe et défausse { $count } cartes, face cachée, dans les douves.
    }
fact-passes-you =
    { $count ->
        [0] { $player } passe et n’a plus de carte à défausser.
       *[other] { $player } passe et défausse dans les douves : { $cards }.
    }
fact-hides = { $player } veut cacher : { $character } ({ $cards }).
fact-hidden = Disparaît tout en dessous de la ville : { $character }.
fact-hide-fails = Reste au château : { $character }. Moins de trois cartes rouges restent valables.
fact-asks = { $player } tente l’épreuve de l’eau bénite : { $character } ({ $cards }).
fact-denied = « Je ne suis pas un vampire ! » Le mystère demeure : { $character }.
fact-is-human = L’eau bénite ruisselle. C’est un humain : { $character }.
fact-is-vampire = L’eau bénite brûle. C’est un vampire : { $character } !
fact-no-attack = { $player } n’attaque pas aussitôt.
fact-attacks = { $player } attaque, { $attacker } contre { $target } : { $cards }.
fact-attacks-again = { $player } continue, { $attacker } contre { $target } : { $cards }.
fact-defends = { $player } défend ({ $target }) : { $cards }.
fact-defends-not = { $player } ne joue aucune carte en défense ({ $target }).
fact-round-1 = Assaut 1 : attaque { $attack }, défense { $defence }.
fact-round-1-markers = Assaut 1, marqueurs compris : attaque { $attack }, défense { $defence }.
fact-round-2 = Les deux assauts ensemble : attaque { $attack }, défense { $defence }.
fact-combat-holds = La cible tient bon et survit : { $target }.
fact-combat-stopped = L’attaque s’arrête, la cible survit : { $target }.
fact-combat-passage = Le combat finit aussitôt, la cible survit : { $target }.
fact-dies-human = Un humain meurt : { $character }.
fact-dies-vampire = Un vampire meurt : { $character } !
fact-saved = Un personnage revient à la vie et rejoint les cartes mélangées de la ville : { $character }.
fact-ends-castle = Trois vampires démasqués sont au château : il est à eux.
fact-ends-no-humans = Plus un seul humain n’est en vie.
fact-ends-no-vampires = Plus un seul vampire n’est en vie.
fact-ends-points = Les deux joueurs sont sans cartes. Points pour les survivants : vampires { $vampires }, humains { $humans }.
fact-wins-game = { $player } gagne.
fact-vampires-were = Les vampires étaient : { $characters }.
fact-innocents-were = { $player } savait dès le début que ces deux-là étaient humains : { $characters }.
end-castle = Trois vampires démasqués ont pris le château.
end-no-humans = Tous les humains sont morts.
end-no-vampires = Tous les vampires sont morts.
end-points = Les deux joueurs sont sans cartes ; les points des survivants décident.

## Refusals
refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de joueur { $given } à cette table : le jeu se joue à deux.
refusal-no-such-move = Il n’y a pas de coup numéro { $given }.
refusal-not-your-turn = Ce n’est pas à toi de décider maintenant, mais à { $player }.
refusal-other-answers-first = C’est ton tour, mais c’est d’abord à { $player } de décider.
refusal-empty-hand = Tu n’as pas de carte en main : dans cette fenêtre, on ne te demande rien, et c’est à { $player } de décider.
refusal-not-asked-yet = Ton tour de répondre viendra : d’abord, { $player } joue une carte de soutien ou renonce.
refusal-had-your-word = Tu as renoncé dans cette fenêtre ; c’est maintenant à { $player } de jouer une carte ou de renoncer.
refusal-spare-card = Cette édition n’a pas de carte numéro { $given }.
refusal-not-in-this-edition = Aucune pioche de cette édition n’a cette carte : { $card }.
refusal-not-held = Tu n’as pas cette carte en main : { $card }.
refusal-only-humans-have-it = Cette carte n’est que dans la pioche des humains, et le joueur vampire n’y prend jamais rien : { $card }.
refusal-only-stolen = Tu n’as pas en main cette carte de la pioche des vampires ; seule l’Ouverture de la crypte pourrait te l’apporter : { $card }.
refusal-cannot-pay =
    { $cost ->
        [one] Cette carte coûte maintenant { $cost } autre carte de ta main, et tu n’en as pas : { $card }.
       *[other] Cette carte coûte maintenant { $cost } autres cartes de ta main, et tu n’en as que { $others } : { $card }.
    }
refusal-falling-order = Les cartes d’un groupe se nomment dans l’ordre de la liste, et « { $card } » vient avant « { $last } » : continue avec « { $last } » ou une carte plus loin.
refusal-too-few-follow = Les cartes d’un groupe se nomment dans l’ordre de la liste, et à partir de « { $card } » tu n’as plus les { $missing } qu’il faut encore. Possible maintenant : { $cards }.
refusal-in-the-city = Dans la ville : { $character }. Ici, tu choisis quelqu’un au château.
refusal-dead = Ce personnage est mort : { $character }. Ici, tu choisis quelqu’un au château.
refusal-on-a-journey = En voyage et hors d’atteinte : { $character }. Ici, tu choisis quelqu’un au château.
refusal-cellar-in-step-1 = Une carte ne va à la cave que si tu la défausses à l’étape 1 de ton propre tour.
refusal-discard-in-step-1 = On ne défausse qu’à l’étape 1 de son tour, avant de piocher ; à part cela, les cartes ne partent qu’en paiement.
refusal-skip-in-step-1 = On ne peut sauter que l’étape 1 de son propre tour, et en entier.
refusal-action-of-the-other = C’est à { $player } de choisir l’action de ce tour.
refusal-one-action = Un tour a exactement une action, à l’étape 3, entre les deux fenêtres. Maintenant, la question est autre : { $question }
refusal-other-question = Cela ne répond pas à la question posée : { $question }
refusal-must-choose = Ici, il faut choisir, et on ne peut pas revenir en arrière : { $question }
refusal-reveal-in-step-2 = Il n’y a personne à nommer maintenant ; un vampire ne se démasque qu’à l’étape 2 de la nuit.
refusal-no-cards-in-steps = Aucune carte ne se joue aux étapes 1 et 2 ; attends la fenêtre qui suit.
refusal-cellar-used-up = Ta cave est déjà devenue ta pioche une fois, elle est épuisée : tes défausses vont toutes dans les douves.
refusal-cellar-before-moat = Les cartes pour la cave se nomment avant celles pour les douves, et tu as déjà commencé par les douves.
refusal-keeps-too-many = Tu dois descendre à huit cartes, et les défausses se nomment dans l’ordre de la liste : à partir de « { $card } », tu en garderais trop. Possible maintenant pour les douves : { $cards }.
refusal-hand-too-large = Tu as { $held } cartes et dois descendre à huit : défausses-en encore au moins { $more }.
refusal-skip-after-discards = L’étape 1 ne se saute qu’en entier, et tu as déjà défaussé : termine-la en piochant.
refusal-skip-draws-nothing = Tu ne piocherais rien de toute façon, il n’y a donc rien à sauter : termine l’étape 1 par la pioche.
refusal-skip-with-few-cards = Avec moins de deux cartes en main, tu ne peux pas sauter l’étape 1 tant que ta pioche n’est pas vide : termine-la en piochant.
refusal-reveals-the-dead = Ce personnage est mort : { $character }. On ne démasque qu’un vampire vivant.
refusal-revealed-already = C’est déjà un vampire démasqué, et il le reste : { $character }.
refusal-no-vampire = Ce personnage n’est pas un de tes vampires : { $character }.
refusal-only-support-cards = Dans les fenêtres, on ne joue que des cartes de soutien, pas celle-ci : { $card }.
refusal-only-in-combat = Cette carte ne se joue que dans un combat, pas dans une fenêtre : { $card }.
refusal-only-as-response = Cette carte ne se joue qu’en réponse, quand son moment vient, pas dans une fenêtre : { $card }.
refusal-no-use-for-humans = Le joueur humain ne peut que payer avec cette carte ou la défausser : { $card }.
refusal-nobody-to-mark = Son marqueur demande au château un personnage de cet ordre ({ $classes }), et il n’y en a pas : { $card }.
refusal-nothing-for-chapel = Tes douves n’ont aucune carte de combat à reprendre : { $card }.
refusal-cellar-empty = La cave de ton adversaire est vide, il n’y a donc rien à prendre : { $card }.
refusal-nothing-to-show = Ton adversaire n’a aucune carte en main, il n’y a donc rien à montrer ni à perdre : { $card }.
refusal-no-revealed-vampire = Cette carte demande un vampire démasqué au château, et il n’y en a pas : { $card }.
refusal-city-empty = La ville est vide, personne ne peut donc entrer au château : { $card }.
refusal-deck-empty = Ta pioche est vide, il n’y a donc rien à piocher : { $card }.
refusal-not-paid =
    { $missing ->
        [one] Le coût se paie en entier : encore { $missing } carte de ta main va dans les douves.
       *[other] Le coût se paie en entier : encore { $missing } cartes de ta main vont dans les douves.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Passer coûte deux cartes, ou toutes si tu en as moins : encore { $missing } carte va dans les douves.
       *[other] Passer coûte deux cartes, ou toutes si tu en as moins : encore { $missing } cartes vont dans les douves.
    }
refusal-pays-into-cellar = Ce que tu paies va dans les douves, jamais à la cave.
refusal-humans-do-not-hide = Seul le joueur vampire cache des personnages ; des cartes rouges dans ta main n’y changent rien.
refusal-too-few-red-cards = Pour cacher un personnage, il faut trois cartes rouges, et tu en as { $held }.
refusal-vampires-do-not-ask = Seul le joueur humain met quelqu’un à l’épreuve de l’eau bénite ; toi, tu peux cacher un personnage, combattre ou passer.
refusal-too-few-water-cards = Pour l’épreuve, il faut deux cartes d’eau bénite, et tu en as { $held }.
refusal-no-cards-for-revealed = Tant qu’un vampire démasqué est au château, seul un vampire démasqué attaque pour toi, et tes cartes ne suffisent à aucune attaque avec l’un d’eux.
refusal-no-cards-for-combat = Une attaque demande au moins une carte admise et plus que les marqueurs de défense de la cible ; tes cartes n’y suffisent pour personne au château.
refusal-action-left-out = On ne renonce pas à l’action ; si aucune autre ne te convient, passe.
refusal-window-is-closed = Cette carte se joue dans la fenêtre avant ou après l’action ; maintenant, choisis l’action : { $card }.
refusal-action-first = Choisis d’abord l’action ; les cartes se montrent avec elle : { $card }.
refusal-character-first = Nomme d’abord le personnage ; les cartes suivent.
refusal-hide-needs-red = Seules les cartes rouges cachent un personnage, pas celle-ci : { $card }.
refusal-hide-not-complete = Pour cacher un personnage, tu montres exactement trois cartes rouges ; il en manque encore : { $missing }.
refusal-asks-about-the-dead = Ce personnage est mort : { $character }. On ne met à l’épreuve que les vivants, au château et dans la ville.
refusal-asks-about-revealed = C’est un vampire démasqué, il n’y a plus rien à éprouver : { $character }.
refusal-asks-about-traveller = En voyage : { $character }. On ne met à l’épreuve que quelqu’un au château ou dans la ville.
refusal-needs-water = L’épreuve ne se fait qu’avec des cartes d’eau bénite, pas avec celle-ci : { $card }.
refusal-water-not-complete = Pour l’épreuve, tu montres exactement deux cartes d’eau bénite ; il en manque encore : { $missing }.
refusal-revealed-attacks-for-humans = Un vampire démasqué n’attaque pas pour le joueur humain : { $character }.
refusal-revealed-must-attack = Tant qu’un vampire démasqué est au château, seul un vampire démasqué attaque pour toi, et ce personnage n’en est pas un : { $character }.
refusal-no-card-for-attacker = Une attaque demande au moins une carte admise, et tu n’en as pas pour ce personnage : { $character }.
refusal-attack-out-of-reach = Ici, les cartes de l’attaque doivent valoir au moins { $needed }, et les cartes admises que tu peux payer n’y suffisent pas : { $character }.
refusal-attacks-itself = L’attaquant et la cible sont deux personnages différents : choisis quelqu’un d’autre que « { $character } ».
refusal-no-card-against = Une attaque demande au moins une carte admise, et tu n’en as pas contre ce personnage : { $character }.
refusal-target-out-of-reach = Contre ce personnage, les cartes de l’attaque doivent valoir au moins { $needed }, et les cartes admises que tu peux payer n’y suffisent pas : { $character }.
refusal-immediate-out-of-reach = Même avec la carte d’eau bénite, ta main ne suffit pas pour une attaque de ce personnage : { $character }.
refusal-water-is-needed = Sans la carte d’eau bénite, ta main ne suffit pas : l’attaque demande des cartes valant au moins { $needed }. Utilise-la.
refusal-attack-without-card = La première attaque demande au moins une carte ; les marqueurs ne la remplacent pas.
refusal-attack-too-small = Les cartes de la première attaque doivent valoir au moins { $needed }, et pour l’instant elles valent { $value } : ajoute quelque chose.
refusal-group-cannot-pay = Les cartes qui restent dans ta main doivent payer tout le groupe, et avec celle-ci dedans il n’en resterait pas assez : { $card }.
refusal-attack-falls-short = Les cartes de la première attaque doivent valoir au moins { $needed }, et dans l’ordre de la liste tu n’y arriverais plus après celle-ci : { $card }.
refusal-wrong-class = Cette carte ne soutient que son ordre ({ $classes }), et ce personnage n’en est pas ({ $character }) : { $card }.
refusal-answers-to-a-group = Tu joues cette carte en réponse, quand le joueur vampire a montré des cartes : { $card }.
refusal-not-in-combat = Cette carte de soutien ne se joue pas dans un combat : { $card }.
refusal-neither-class-nor-red = Cette carte soutient son ordre ({ $classes }) et les vampires démasqués, et ce personnage n’est ni l’un ni l’autre ({ $character }) : { $card }.
refusal-neither-class-nor-water = Cette carte soutient son ordre ({ $classes }), et les autres seulement contre un vampire démasqué ; ici, cela n’aide pas ce personnage ({ $character }) : { $card }.
refusal-red-for-a-secret-vampire = Les cartes rouges ne soutiennent que des vampires démasqués, et celui-ci est encore caché ({ $character }) : { $card }.
refusal-red-for-unrevealed = Les cartes rouges ne soutiennent que des vampires démasqués, et ce personnage n’en est pas un ({ $character }) : { $card }.
refusal-water-against-unrevealed = Les cartes d’eau bénite ne servent que contre un vampire démasqué, et ce personnage n’en est pas un ({ $character }) : { $card }.
refusal-sacrifice-first = Joue d’abord le Sacrifice ; tu dis ensuite quelle carte il annule.
refusal-passage-outside-combat = Le Passage secret met fin à un combat, et il n’y en a pas maintenant.
refusal-all-cancelled = Toutes les cartes de ce groupe sont déjà annulées : le Sacrifice n’a rien à annuler.
refusal-only-sacrifice-or-passage = Ici, tu peux jouer le Sacrifice ou le Passage secret, ou renoncer, mais pas jouer cette carte : { $card }.
refusal-only-sacrifice = Ici, tu peux jouer le Sacrifice ou renoncer, mais pas jouer cette carte : { $card }.
refusal-cancelled-already = Cette carte est déjà annulée : { $card }. Le Sacrifice peut annuler : { $cards }.
refusal-shown-earlier = Cette carte a été montrée plus tôt, et le moment d’y répondre est passé : { $card }. Le Sacrifice peut annuler : { $cards }.
refusal-not-in-the-group = Cette carte n’a pas été montrée : { $card }. Le Sacrifice peut annuler : { $cards }.
refusal-replacement-not-red = Quand tu caches un personnage, seule une carte rouge remplace celle qui est annulée, pas celle-ci : { $card }.
refusal-truth-is-told = Tu ne réponds pas toi-même : si tu renonces, la vérité est dite sur ce personnage : { $character }.
refusal-only-denial = À l’eau bénite, tu ne réponds qu’avec « Je ne suis pas un vampire », ou tu renonces ; pas avec cette carte : { $card }.
refusal-only-herbalist = Seule l’Herboriste sauve un humain qui vient de mourir, pas cette carte : { $card }.
refusal-only-regeneration = Seule la Régénération sauve un vampire démasqué qui vient de mourir, pas cette carte : { $card }.
refusal-effect-must-be-chosen = La carte prend effet et demande ton choix ; tu ne peux pas renoncer : { $card }.
refusal-mist-needs-revealed = La Forme de brume emmène un vampire démasqué du château, et ce personnage n’en est pas un : { $character }.
refusal-marks-another-class = Le marqueur de cette carte va à son ordre ({ $classes }), et ce personnage est d’un autre ({ $character }) : { $card }.
refusal-no-combat-card = La Chapelle ne reprend que des cartes de combat, ni cartes de soutien ni cartes qui ne sont que de l’eau bénite : { $card }.
refusal-not-in-your-moat = Cette carte n’est pas dans tes douves : { $card }.
refusal-not-in-the-cellar = Cette carte n’est pas dans la cave de ton adversaire : { $card }. Tu y vois : { $cards }.
refusal-returns-already = Ce personnage est déjà choisi pour retourner dans la ville : { $character }. Choisis quelqu’un d’autre.
refusal-unreadable = « { $given } » n’est pas un coup de ce jeu. Écris par exemple « play Ostler », « Bishop x Lady a[Relic] » ou « decline ».
refusal-no-such-card = « { $given } » n’est pas une carte de ce jeu.
refusal-no-such-character = « { $given } » n’est pas un des neuf personnages.
refusal-wrong-word = Ici, on écrit « { $wanted } », et non « { $given } ».
refusal-wrong-number-drawn =
    { $needed ->
        [one] Après ces défausses, tu pioches { $needed } carte, et non { $given }.
       *[other] Après ces défausses, tu pioches { $needed } cartes, et non { $given }.
    }
refusal-wrong-marker = { $character } : le marqueur de cette carte vaut ici { $needed }, et non { $given }.
refusal-attack-the-found = Tu ne peux attaquer aussitôt que le personnage démasqué par l’eau bénite : { $wanted }, et non { $given }.
refusal-lower-water = Des deux cartes d’eau bénite, seule la plus faible peut servir à l’attaque : { $card }.
position-card-nowhere = Cette carte n’est nommée nulle part, et la pioche et les douves sont énumérées en entier : { $card }.
position-wrong-count = Il doit y avoir { $wanted } exemplaires de cette carte en tout, et non { $given } : { $card }.
position-wrong-size = Une pile de la place { $seat } n’a pas le bon nombre de cartes.
position-foreign-card = Le joueur vampire n’a jamais de carte de la pioche des humains : { $card }.
position-not-stolen = Le joueur humain a des cartes de la pioche des vampires ({ $given }), mais on n’a vu aller dans ses douves que ce nombre d’Ouvertures de la crypte : { $most }.
position-cellar-used-up = La cave de la place { $seat } est déjà devenue une pioche : elle doit être vide.
position-deck-not-renewed = La pioche de la place { $seat } est vide et sa cave ne l’est pas ; la cave serait devenue la pioche depuis longtemps.
position-character-twice = Chaque personnage est à un seul endroit, et celui-ci est nommé deux fois : { $character }.
position-character-nowhere = Personne n’est en ville et les morts sont énumérés en entier, mais ce personnage n’est nommé nulle part : { $character }.
position-castle-size = Le château doit maintenant compter { $wanted } personnages, et non { $given }.
position-vampire-count = Il y a { $wanted } vampires dans une partie, et non { $given }.
position-innocent-count = Le joueur humain a { $wanted } jetons, et non { $given }.
position-revealed-human = Seuls des vampires peuvent être démasqués, et voici un humain : { $character }.
position-proven-vampire = On ne peut pas savoir d’un vampire qu’il est humain : { $character }.
position-innocent-vampire = Les jetons du joueur humain montrent des humains, et voici un vampire : { $character }.
position-dead-unknown = Tous savent ce qu’étaient les morts ; ce personnage doit être démasqué ou connu comme humain : { $character }.
position-marker-outside = Les marqueurs ne sont que sur des personnages du château, et celui-ci est ailleurs : { $character }.
position-over = Cette partie serait déjà finie.
position-wrong-cause = La partie ne peut pas avoir fini pour cette raison.
position-over-without-cause = Une partie finie doit avoir une « cause », une partie en cours n’en a pas.
position-pending-lacks = La décision en cours « { $decision } » demande une entrée « { $setting } ».
position-question-impossible = La décision « { $decision } » ne peut pas être en cours dans cette position.
position-nothing-to-answer = La place { $seat } est interrogée, mais ne pourrait rien répondre.
position-window-closed = Quand les deux ont renoncé, la fenêtre est fermée ; une place au plus peut figurer ici.
position-one-water-card = Une seule des deux cartes d’eau bénite peut encore servir ; l’autre est dans les douves.
position-shown-elsewhere = Tous auraient vu dans les douves de la place { $seat } plus de ces cartes qu’il n’y en a : { $card }.
position-untrue-sighting = Ce qu’on aurait vu de la place { $seat } n’est pas vrai pour cette carte : { $card }.
position-known-elsewhere = On connaîtrait la place en ville d’un personnage qui n’est pas en ville : { $character }.
position-no-unordered-pair = Ceux qui sont revenus en ville dans un ordre inconnu sont les deux du dessus, et on ne peut rien savoir d’autre de leurs places.

## Scene
kind-combat-card = carte de combat
kind-support-card = carte de soutien
kind-card = carte face cachée
kind-character = personnage
kind-token = jeton
kind-suspect = suspect
kind-trio = trois vampires possibles
mark-noble = noblesse
mark-clergy = clergé
mark-servant = domesticité
mark-red = vampire (carte rouge)
mark-holy-water = eau bénite
mark-support = soutien
mark-known = tu sais qu’elle est ici
mark-shown = tout le monde l’a vue
mark-new = montrée à l’instant
mark-round-1 = jouée au premier assaut
mark-round-2 = jouée au second assaut
mark-cancelled = annulée
mark-composed = choisie, pas encore montrée
mark-played = en train d’être jouée
mark-in-hand = peut-être en main
mark-in-deck = peut-être dans la pioche
mark-in-cellar = peut-être dans la cave
mark-in-moat = peut-être dans les douves
mark-revealed = vampire démasqué
mark-proven = humain, tout le monde le sait
mark-secret = ton vampire secret
mark-human = humain, sans que tous le sachent
mark-innocent = humain : tu as son jeton
mark-doubtful = humain ou vampire
mark-must-be = ne peut être qu’un vampire
mark-cannot-be = ne peut être qu’humain
mark-attacker = attaque
mark-target = est la cible
mark-named = personnage nommé
mark-top = au-dessus
mark-bottom = tout en dessous
mark-top-pair = parmi les deux du dessus
mark-place = place connue
mark-plays-vampires = joue les vampires
mark-plays-humans = joue les humains
mark-active = joue maintenant
mark-cellar-used = cave épuisée
mark-out-of-cards = sans cartes
mark-can-hide = tu peux le cacher
mark-can-attack = peut attaquer pour toi
mark-can-test = tu peux le mettre à l’épreuve
zone-hand = Main
zone-deck = Pioche
zone-cellar = Cave
zone-moat = Douves
zone-field = Sur la table
zone-unseen = Pas vues
zone-castle = Château
zone-city = Ville
zone-journey = En voyage
zone-dead = Morts
zone-tokens = Jetons
zone-suspects = Soupçons
zone-trios = Trios possibles
counter-cards = Main
counter-deck-cards = Pioche
counter-cellar-cards = Cave
counter-moat-cards = Douves
counter-turn = Tour
counter-night = Nuit
counter-day = Jour
counter-trios = Trios possibles
counter-round = Assaut
counter-attack = Attaque
counter-defence = Défense
counter-to-pay = Reste à payer
counter-first-attack = Attaque, assaut 1
counter-first-defence = Défense, assaut 1
move-to-cellar = Mettre à la cave : { $card }
move-to-moat = Jeter aux douves : { $card }
move-draw = Piocher
move-keep = Garder ces cartes
move-skip = Sauter l’étape
move-reveal = Démasquer : { $character }
move-reveal-nobody = Ne démasquer personne
move-play = Jouer : { $card }
move-decline = Ne rien jouer
move-pay = Payer avec : { $card }
move-discard = Défausser : { $card }
move-hide = Cacher un personnage
move-water = Éprouver à l’eau bénite
move-combat = Attaquer
move-pass = Passer
move-hide-character = Cacher : { $character }
move-ask-about = Éprouver : { $character }
move-attack-with = Attaquer avec : { $character }
move-attack = Attaquer : { $character }
move-return = Renvoyer : { $character }
move-character = Choisir : { $character }
move-show = Montrer ces cartes
move-stop = Arrêter l’attaque
move-no-defence = Ne pas défendre
move-cancel = Annuler : { $card }
move-pick = Prendre : { $card }
move-let-tell = Laisser dire la vérité
move-let-die = Ne sauver personne
move-no-attack = Ne pas attaquer
move-use-water = Ajouter : { $card }
move-without-water = Attaquer sans elle
move-side = Renforcer en { $side }
move-type = Nommer « { $type } »
then-sums = attaque { $attack }, défense { $defence }
then-adds = ajoute { $value }
then-value = valeur { $value }
then-costs =
    { $count ->
        [one] coûte { $count } carte
       *[other] coûte { $count } cartes
    }
then-draws =
    { $count ->
        [0] rien à piocher
        [one] tu pioches { $count } carte
       *[other] tu pioches { $count } cartes
    }
then-draws-nothing = ni défausse ni pioche
then-known-there =
    { $count ->
        [one] tu en connais { $count } dans cette main
       *[other] tu en connais { $count } dans cette main
    }
then-on-top = sera au-dessus
then-below = sera en deuxième
then-in-city = en ville
then-in-castle = au château
then-on-journey = en voyage
then-needs = il faut des cartes d’une valeur totale d’au moins { $value }
then-marker = marqueur +{ $value }
then-wins = le château est à toi : tu gagnes
then-revealed = vampire démasqué
then-proven = humain avéré
then-secret = ton vampire secret
then-human = humain, sans que tous le sachent
then-innocent = humain, ton jeton
then-doubtful = vampire dans { $count } cas sur { $trios }
then-must-be = ne peut être qu’un vampire
then-cannot-be = ne peut être qu’humain
then-comes-back = revient avec ta seconde pioche
then-is-lost = sort du jeu
then-lives = { $character } survit
then-takes-red =
    { $count ->
        [one] demande { $count } carte rouge
       *[other] demande { $count } cartes rouges
    }
then-takes-water =
    { $count ->
        [one] demande { $count } carte d’eau bénite
       *[other] demande { $count } cartes d’eau bénite
    }
then-discards =
    { $count ->
        [0] rien à défausser
        [one] défausser { $count } carte
       *[other] défausser { $count } cartes
    }
then-fights = combat en deux assauts au plus
notice-night = Nuit : c’est à { $player }
notice-day = Jour : c’est à { $player }
notice-step1 = Étape 1 : défausse
notice-reveal = Étape 2 : démasquer
notice-before = Avant l’action
notice-action = Étape 3 : action
notice-after = Après l’action
notice-combat = Combat, assaut { $round } : { $attacker } contre { $target }
notice-sums = Attaque { $attack }, défense { $defence }.
notice-markers = Marqueurs compris : attaque { $attack }, défense { $defence }.
notice-would-die = En l’état, la cible meurt : { $target }.
notice-would-live = En l’état, la cible survit : { $target }.
notice-tie = Égalité pour l’instant, la cible survit : { $target }.
notice-effect = { $player } choisit pour : { $card }.
notice-found = L’eau bénite a trouvé un vampire : { $character }.
notice-discards = À la cave : { $cellar }. Aux douves : { $moat }.
notice-paying = Payé : { $cards }. Reste à payer : { $count }.
notice-passing = Défaussé : { $cards }. Reste à défausser : { $count }.
notice-hiding = Tu caches : { $character }. Cartes : { $cards }
notice-asking = Tu mets à l’épreuve : { $character }. Cartes : { $cards }
notice-answering = Tu réponds par : { $card }
notice-picked = Déjà choisi : { $cards }
notice-group = Tes cartes : { $cards }
notice-chosen = Choix : { $character }
notice-attacker = Attaquant : { $character }

## Editions
edition-no-type = { $file } : sous « { $setting } », la carte doit avoir au moins un type.
edition-too-many-types = { $file } : nombre de types sous « { $setting } » : { $given } ; une carte en a au plus { $most }.
edition-type-twice = { $file } : sous « { $setting } », le même type figure deux fois : { $given }.
edition-unknown-type = { $file } : « { $given } », sous « { $setting } », n’est pas un type de carte. Sont possibles : { $known }.
edition-always-support = { $file } : « { $setting } » doit être « support », et non « { $given } » ; cette carte est une carte de soutien dans toute édition.
edition-never-support = { $file } : « { $setting } » ne peut pas être « support » ; cette carte n’est une carte de soutien dans aucune édition.
edition-support-alone = { $file } : « { $setting } » vaut « { $given } », mais une carte de soutien n’a pas de second type.
edition-fighting-value = { $file } : la valeur « { $setting } » doit être { $wanted }, et non { $given }.
edition-red-in-human-deck = { $file } : « { $setting } » doit être 0, et non { $given } ; la pioche des humains n’a pas de cartes du type vampire.
edition-water-in-vampire-deck = { $file } : « { $setting } » doit être 0, et non { $given } ; la pioche des vampires n’a pas de cartes du type eau bénite.
edition-support-in-other-deck = { $file } : « { $setting } » doit être 0, et non { $given } ; cette carte de soutien appartient à l’autre pioche.
edition-marker-card-once = { $file } : « { $setting } » doit être 1, et non { $given } ; chaque carte à marqueur est exactement une fois dans sa pioche.
edition-human-deck-size = { $file } : la pioche des humains doit avoir { $wanted } cartes ; dans cette édition elle en a { $given }.
edition-vampire-deck-size = { $file } : la pioche des vampires doit avoir { $wanted } cartes ; dans cette édition elle en a { $given }.
edition-spare-unnamed = { $file } : cette carte a des exemplaires dans une pioche ; « { $setting } » doit donc dire comment elle s’appelle.
edition-bad-name = { $file } : le nom « { $setting } » doit avoir au plus { $limit } caractères visibles, dont au moins une lettre ou un chiffre, avec une seule espace entre les mots et aucune au début ni à la fin.
edition-unnameable = { $file } : le nom « { $given } », sous « { $setting } », contient un signe qui a un sens propre dans les coups écrits. Sont interdits : { $signs }
edition-name-taken = { $file } : une autre carte ou un personnage s’appelle déjà « { $given } » ; « { $setting } » doit être un autre nom.

## Advice
advice-must = Tu ne peux rien faire d’autre.
advice-cellar = Ce dont tu n’as pas besoin maintenant reviendra avec la seconde pioche.
advice-overfull = Tu as trop de cartes : défais-toi de celle qui vaut le moins.
advice-draw = Ce que tu gardes te sert maintenant.
advice-reveal = Avec les cartes rouges, ce vampire frappe plus fort que quiconque au château.
advice-takeover = Tes trois vampires sont au château ; quand tous seront démasqués, il sera à toi.
advice-stay-secret = Tant que les humains doutent, ils frappent à côté.
advice-marker = Place le marqueur là où il t’aide plus que ton adversaire.
advice-journey = Éloigne quelqu’un qui sera plus en sécurité, ou moins dangereux, hors du château.
advice-chapel = Ramène tes meilleures cartes de combat dans la pioche.
advice-crypt = Prends la meilleure carte de la cave des vampires.
advice-bat = Nomme le type dont ton adversaire perdra sans doute le plus.
advice-mist = Fais disparaître du château un vampire démasqué, et une bonne carte de l’autre cave.
advice-hypnosis = Change à ton avantage les personnages du château.
advice-coffin = Pioche grâce au cercueil : les nouvelles cartes valent plus que ce que tu paies.
advice-save-support = Tes cartes de soutien coûteraient plus qu’elles ne rapportent maintenant.
advice-pay = Prends ce dont tu as le moins besoin.
advice-hide = Au château, ce personnage est en danger ou te gêne.
advice-question = Tente l’épreuve : la réponse en dit long, et un vampire au château peut être attaqué aussitôt.
advice-attack = Attaque un humain difficile à défendre : chaque attaque coûte aux humains une vie ou des cartes.
advice-hunt = Attaque le personnage qui est sans doute un vampire et difficile à défendre.
advice-leader = Attaque avec le personnage que tes cartes soutiennent le mieux.
advice-pass = Tout combat te coûterait plus qu’il ne promet.
advice-open = Commence petit : une cible sans carte admise meurt, et le second assaut règle le reste.
advice-press-on = Continue : ce que tu as encore dépasse sans doute ce que l’adversaire peut opposer.
advice-stop = Arrête-toi là : le second assaut gaspillerait sans doute tes cartes.
advice-enough = Cela suffit : davantage serait gaspillé.
advice-defend = Défends avec le strict nécessaire : cette vie vaut les cartes.
advice-bluff = Défends cet humain pour la forme : les humains croiront avoir trouvé un vampire.
advice-let-die = Cela ne vaut pas les cartes, ou ne sert plus à rien.
advice-passage = Mets fin au combat par le passage secret : tu perdrais sans doute un humain.
advice-sacrifice = Annule la carte qui compte le plus ici.
advice-no-response = Laisse faire : répondre te coûterait plus que cela ne te rapporterait.
advice-replace = Remplace la carte annulée : elle fait encore la différence.
advice-no-replacement = Une carte de plus ne changerait rien.
advice-deny = Ne laisse pas éclater la vérité sur ce vampire.
advice-deny-for-show = Nie aussi pour cet humain : que les humains croient avoir vu juste.
advice-tell = Laisse éclater la vérité : l’empêcher ne vaut pas les cartes.
advice-rescue = Sauve le mort : cela vaut les cartes.
advice-strike = Attaque aussitôt le vampire : l’eau bénite aide, et il ne peut pas fuir.
advice-use-water = Sers-toi de l’eau bénite : sinon elle est perdue.

## Orders
order-own-turn = À mon tour, aucune carte de soutien
order-other-turn = Au tour adverse, aucune carte de soutien
order-single-cards = Laisser passer les soutiens isolés
