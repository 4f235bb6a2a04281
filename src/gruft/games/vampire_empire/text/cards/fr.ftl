# Vampire Empire: what every kind of piece does.

## Combat cards
about-one-class = Vaut { $value } au combat, en attaque comme en défense. Elle soutient les personnages de son ordre : { $type }.
about-two-classes = Vaut { $value } au combat, en attaque comme en défense. Elle soutient les personnages de deux ordres : { $type } et { $other }.
about-class-and-red = Une carte rouge de valeur { $value }. Elle soutient les personnages de son ordre ({ $type }) et tout vampire démasqué. Trois cartes rouges cachent un personnage.
about-red = Une carte rouge de valeur { $value }. Elle ne soutient que les vampires démasqués, pas les secrets. Trois cartes rouges cachent un personnage.
about-class-and-water = Valeur { $value }. Elle soutient les personnages de son ordre ({ $type }), et quiconque combat un vampire démasqué. Deux cartes d’eau bénite mettent un personnage à l’épreuve.
about-water = Eau bénite de valeur { $value }. Elle aide quiconque combat un vampire démasqué. Deux cartes d’eau bénite mettent un personnage à l’épreuve : humain ou vampire ?
about-combat-back = Une carte de combat : sa valeur compte au combat, pour les personnages qu’elle soutient.

## Support cards
about-marker = Pose un marqueur +1, attaque ou défense, sur un personnage du château de cet ordre : { $type } ; +2 sur celui-ci : { $character }. { $both ->
        [0] Il compte au premier assaut.
       *[other] Il compte aux deux assauts.
    } { $protects ->
        [0] Se joue avant ou après une action.
       *[other] Se joue avant ou après une action, ou pour un personnage attaqué.
    } Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-secret-journey = Éloigne un personnage du château. On ne peut ni l’attaquer, ni l’éprouver, ni le cacher ; il revient quand la ville est vide. { $protects ->
        [0] Se joue avant ou après une action.
       *[other] Se joue avant ou après une action, ou pour un personnage attaqué.
    } Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-secret-passage = Met aussitôt fin à un combat : personne ne meurt, toutes ses cartes vont aux douves. Se joue quand tu peux répondre aux cartes des vampires. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-chapel = Reprends des cartes de combat dans tes douves (nombre : { $count }) et mélange-les à ta pioche. { $water ->
        [0] Les cartes qui ne sont que de l’eau bénite ne reviennent pas.
       *[other] L’eau bénite compte ici comme carte de combat.
    } Se joue avant ou après une action. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-herbalist = Sauve un humain qui vient de mourir : on le mélange, vivant, à la ville. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-crypt-opening = Regarde la cave des vampires et prends une carte en main ; elle est à toi désormais. Se joue avant ou après une action. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-any-fighter = Vaut { $value } au combat, pour n’importe quel personnage. Se joue avec tes autres cartes d’attaque ou de défense. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-sacrifice = Annule une carte que le camp des vampires vient de jouer : elle est sans effet. Vaut pour les soutiens, les combats et pour Cacher. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-bat-form = Nomme un type de carte. L’adversaire montre toute sa main et défausse chaque carte de ce type. Se joue avant ou après une action. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-mist-form = Demande un vampire démasqué au château. Jette aux douves une carte de la cave adverse, puis mélange le vampire à la ville. { $protects ->
        [0] Se joue avant ou après une action.
       *[other] Se joue avant ou après une action, ou pour un personnage attaqué.
    } Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-hypnosis = Les premiers de la ville (nombre : { $count }) entrent au château. Choisis qui reste ; les autres retournent sur le dessus, dans ton ordre. { $protects ->
        [0] Se joue avant ou après une action.
       *[other] Se joue avant ou après une action, ou pour un personnage attaqué.
    } Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-regeneration = { $always ->
        [0] Sauve un vampire qui vient de mourir, s’il était déjà démasqué : on le mélange à la ville, et il reste démasqué.
       *[other] Sauve un vampire qui vient de mourir, même si c’est sa mort qui l’a démasqué : on le mélange à la ville, et il reste démasqué.
    } Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-coffin = Pioche des cartes (nombre : { $count }) ; tu peux pour l’instant en avoir plus de huit. Se joue avant ou après une action. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-im-not-a-vampire = Quand l’eau bénite éprouve un personnage, aucune réponse n’est donnée et l’eau est perdue. Sert aussi à bluffer pour un humain. Coût en cartes de ta main : { $day } le jour, { $night } la nuit.
about-support-back = Une carte de soutien : elle a son propre effet et se paie avec d’autres cartes de la main.

## Characters and what is known
about-card = Une carte face cachée : seules les personnes à qui elle appartient ou qui l’ont vue la connaissent.
about-character = Ordre : { $type }. Les deux camps peuvent combattre avec un personnage du château, avec des cartes de son ordre. { $both ->
        [0] Les marqueurs épée et bouclier renforcent attaque et défense au premier assaut.
       *[other] Les marqueurs épée et bouclier renforcent attaque et défense aux deux assauts.
    } Un vampire démasqué est imprimé en négatif.
about-token = Un jeton dit ce qu’est un personnage : les trois du camp des vampires sont les vampires, les deux du camp des humains sont humains. Il reste secret tant qu’il n’est pas retourné.
about-suspect = Ce que tu sais de ce personnage : humain, vampire ou inconnu. Un signe plein : tout le monde le sait ; un signe creux : toi seulement.
about-trio = Trois personnages qui pourraient encore être les vampires, d’après ce que tu sais.
