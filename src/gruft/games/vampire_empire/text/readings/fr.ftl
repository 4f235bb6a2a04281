# Vampire Empire : là où le livret se lit de deux façons et où la table choisit.

## Options
option-chapel_holy_water = La Chapelle reprend aussi les cartes qui ne sont que de l’eau bénite (non : elles restent dans les douves)
option-markers_both_rounds = Les marqueurs comptent aussi au second assaut (non : au premier seulement)
option-memory = La mémoire compte : pioches, caves et douves restent fermées, et les cartes déjà vues ne sont plus montrées (non : on peut regarder sa propre cave et ses douves)
option-protect_after_attack = Une fois l’attaque montrée, l’autre camp peut protéger la cible avec des cartes de soutien (non : elles attendent la fin du combat)
option-regeneration_always = La Régénération sauve aussi un vampire que seule sa mort a démasqué (non : seulement un vampire démasqué avant)

## Questions et fenêtres
decision-protect = Protéger { $target } avec une carte de soutien ?
decision-attack-again-both-rounds = Continuer l’attaque contre { $target } au second assaut ?
decision-defend-again-both-rounds = Défendre encore { $target } au second assaut ?
decision-marker-both-rounds = Choisis qui reçoit le marqueur pour les deux assauts.
decision-effect-side-both-rounds = Attaque ou défense, aux deux assauts ?
window-after-attack = Attaque contre { $character } : une protection ?
window-death-always = Vient de mourir : { $character }. Un retour possible ?
why-decision-protect = Un marqueur de défense renforce { $target }. Voyage secret, Hypnose et Forme de brume peuvent faire sortir la cible du château, et le combat est fini.
why-decision-attack-again-both-rounds = Les cartes des deux assauts s’additionnent, les marqueurs comptent encore. Si tu arrêtes, { $target } survit.
why-decision-defend-again-both-rounds = Les cartes des deux assauts s’additionnent, les marqueurs comptent encore. À égalité, { $target } survit.
why-decision-marker-both-rounds = Un marqueur compte aux deux assauts de chaque combat, pour les deux camps, tant que le personnage reste au château.
why-decision-effect-side-both-rounds = Un marqueur compte aux deux assauts de chaque combat, pour les deux camps, tant que le personnage reste au château.
why-window-after-attack = Avant la défense, le camp attaqué peut jouer des cartes de soutien pour la cible.
why-window-death-always = L’Herboriste sauve un humain, la Régénération n’importe quel vampire.

## Ce qui s’est passé
fact-reading-chapel = À cette table, la Chapelle reprend aussi l’eau bénite.
fact-reading-markers = À cette table, les marqueurs comptent aux deux assauts.
fact-reading-memory = À cette table, la mémoire compte : les piles restent fermées.
fact-reading-protect = À cette table, les cartes de soutien peuvent protéger la cible une fois l’attaque montrée.
fact-reading-regeneration = À cette table, la Régénération sauve n’importe quel vampire.
fact-round-2-markers = Les deux assauts ensemble, marqueurs compris : attaque { $attack }, défense { $defence }.
fact-combat-left = La cible n’est plus au château, et le combat est fini : { $target }.

## Refus
refusal-does-not-protect = Cette carte ne protège pas { $character } de l’attaque : { $card }.
refusal-helps-another = Cette carte se joue pour protéger : { $card }. Choisis donc la cible de l’attaque : { $character }.
refusal-attack-does-not-help = Cette carte se joue pour protéger ({ $character }), son marqueur va à la défense : { $card }.
refusal-no-support-card = La Chapelle ne reprend que des cartes de combat, pas de cartes de soutien : { $card }.

## Conseils
advice-protect = Protège la cible maintenant : cela te coûte moins que la défense, ou que sa mort.
