# Vampire Empire: why each question is asked, and what always stands on the table.

## Why it is asked
why-decision-over = Il n’y a plus rien à décider.
why-decision-wait = C’est d’abord à ton adversaire de décider.
why-decision-step1 = Tu pioches ensuite jusqu’à huit cartes. Ce qui va à la cave revient une fois, comme seconde pioche ; ce qui va dans les douves est perdu.
why-decision-reveal = Un vampire démasqué profite de tes cartes rouges, mais l’eau bénite agit contre lui. Trois vampires démasqués au château gagnent la partie.
why-decision-window = Les cartes de soutien se jouent avant et après chaque action, à ton tour comme à celui de l’adversaire. Tu les paies avec d’autres cartes de ta main.
why-decision-pay = Elle va face cachée dans tes douves et sort du jeu.
why-decision-action = Chaque tour a exactement une action. Si rien ne te convient, passe : cela coûte deux cartes.
why-decision-hide-character = Le personnage va tout en dessous de la ville, hors d’atteinte, et celui du dessus entre au château.
why-decision-hide-card = Cacher demande trois cartes rouges. Ton adversaire peut en annuler une avec Sacrifice.
why-decision-water-character = Tu apprends la vérité : humain ou vampire. Un vampire trouvé au château peut être attaqué aussitôt.
why-decision-water-card = L’épreuve demande deux cartes d’eau bénite. Si elle trouve un vampire au château, la plus faible peut servir à l’attaque.
why-decision-attacker = Tes cartes doivent convenir à l’attaquant : des cartes de son ordre, ou des rouges pour un vampire démasqué.
why-decision-target = La cible meurt si ton attaque dépasse sa défense. À égalité, elle survit.
why-decision-commit = Seule une attaque supérieure à la défense tue ; l’égalité sauve la cible. Il y a deux assauts au plus, et leurs cartes s’additionnent.
why-decision-respond = Sacrifice annule une carte qui vient d’être jouée. Au combat, Passage secret arrête tout, et personne ne meurt.
why-decision-cancel = Elle ne compte plus, et son coût reste payé.
why-decision-replace = Tu peux jouer une autre carte admise à sa place.
why-decision-water-response = Avec « Je ne suis pas un vampire », aucune réponse n’est donnée et l’eau est perdue. Sinon, la vérité éclate.
why-decision-death = Un personnage sauvé vit encore, mélangé à la ville. Sans carte, la mort est définitive.
why-decision-immediate = L’eau bénite vient de le trouver. Cette attaque fait partie de la même action, et la plus faible des deux cartes d’eau peut y servir.
why-decision-use-water = Elle compte au premier assaut. Sinon, elle va de toute façon dans les douves.
why-decision-effect-character = La carte que tu as jouée agit sur ce personnage.
why-decision-effect-side = Un marqueur compte au premier assaut de chaque combat, pour les deux camps, tant que le personnage reste au château.
why-decision-effect-type = Ton adversaire te montre toute sa main et défausse chaque carte de ce type.
why-decision-effect-pick = Chapelle reprend des cartes de combat dans tes douves ; Ouverture de la crypte et Forme de brume prennent une carte de la cave adverse.
why-decision-effect-return = Trois restent au château. Le premier que tu renvoies va sur le dessus de la ville et sera le prochain à entrer.
why-decision-attack = { $target } meurt si ton attaque dépasse la défense ; à égalité, non. Si la cible survit, tu peux continuer au second assaut.
why-decision-attack-again = Les cartes des deux assauts s’additionnent, les marqueurs ne comptent plus. Si tu arrêtes, { $target } survit.
why-decision-defend = { $target } meurt si l’attaque reste plus forte ; à égalité, non. Si la cible survit, l’adversaire peut continuer au second assaut.
why-decision-defend-again = Les cartes des deux assauts s’additionnent, les marqueurs ne comptent plus. À égalité, { $target } survit.
why-decision-discard = Passer coûte deux cartes. Elles vont face cachée dans tes douves, hors du jeu.
why-decision-journey = En voyage, un personnage ne peut être ni attaqué, ni éprouvé, ni caché. Il revient quand la ville est vide.
why-decision-marker = Un marqueur compte au premier assaut de chaque combat, pour les deux camps, tant que le personnage reste au château.
why-decision-mist = Il est mélangé à la ville, et le personnage du dessus de la ville entre au château.
why-decision-chapel = Elle passe de tes douves dans ta pioche, mélangée, et tu pourras la repiocher.
why-decision-crypt = Elle rejoint ta main et t’appartient désormais.
why-decision-mist-card = Elle quitte la cave adverse et sort du jeu.
why-window-before-action = Vous pouvez tous deux jouer des cartes de soutien. L’action suit dès que les deux ont renoncé.
why-window-after-action = Dernière occasion de jouer des cartes de soutien ce tour-ci. Il finit dès que les deux ont renoncé.
why-window-water = Le camp des vampires peut empêcher la réponse avec « Je ne suis pas un vampire », même pour un humain.
why-window-death = L’Herboriste sauve un humain, la Régénération un vampire qui était déjà démasqué.
why-window-respond-hide = Sacrifice annule une des cartes rouges. Avec moins de trois, personne n’est caché.
why-window-respond-combat = Sacrifice annule une de ces cartes, Passage secret met fin au combat.
why-window-respond-combat-none = Passage secret mettrait aussitôt fin au combat, sans aucun mort.
why-window-respond-card = Sacrifice annule la carte avant qu’elle n’agisse.
why-window-replace-hide = Le camp des vampires peut ajouter une autre carte rouge. Avec moins de trois, personne n’est caché.
why-window-replace-combat = Le camp des vampires peut jouer une autre carte admise à sa place.
why-window-replace-card = La carte est sans effet. Une carte jouée seule ne se remplace pas.

## What is played for
aim-vampires = Tu joues les vampires. Réunis trois vampires démasqués au château, ou tue tous les humains.
aim-humans = Tu joues les humains. Trouve les trois vampires et tue-les.
aim-both = Les vampires veulent le château ou la mort de tous les humains, les humains celle de tous les vampires.
ahead-vampires = Les vampires mènent { $vampires } à { $humans } : 2 points par vampire vivant, 1 par humain vivant.
ahead-humans = Les humains mènent { $humans } à { $vampires } : 1 point par humain vivant, 2 par vampire vivant.
ahead-even = Égalité, { $vampires } à { $vampires } : 2 points par vampire vivant, 1 par humain vivant.
ending-castle =
    { $count ->
        [one] { $count } vampire démasqué sur trois est au château. À trois, les vampires gagnent aussitôt.
       *[other] { $count } vampires démasqués sur trois sont au château. À trois, les vampires gagnent aussitôt.
    }
ending-cards = Cartes restantes : vampires { $vampires }, humains { $humans }. Quand plus personne n’en a, les points décident.
