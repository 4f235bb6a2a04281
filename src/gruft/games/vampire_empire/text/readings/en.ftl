# Vampire Empire: where the book can be read two ways and the table chooses.

## Options
option-chapel_holy_water = Chapel takes cards that are only holy water too (off: it leaves them in the moat)
option-markers_both_rounds = Markers count in round 2 of a combat too (off: in round 1 only)
option-memory = Memory counts: decks, cellars and moats stay closed, and cards you saw aren’t shown again (off: you may look through your own cellar and moat)
option-protect_after_attack = Once an attack is shown, the other player may protect its target with support cards (off: support cards wait until the combat is over)
option-regeneration_always = Regeneration saves a vampire even if only its death has revealed it (off: only one that was revealed before)

## Questions and windows
decision-protect = Protect the { $target } with a support card?
decision-attack-again-both-rounds = Press on against the { $target } in round 2?
decision-defend-again-both-rounds = Defend the { $target } again in round 2?
decision-marker-both-rounds = Choose who gets the marker for both rounds.
decision-effect-side-both-rounds = Attack or defence, in both rounds?
window-after-attack = Attack on the { $character }: is there any protection?
window-death-always = The { $character } has just died. Is there a way back?
why-decision-protect = A defence marker makes the { $target } stronger. Secret Journey, Hypnosis and Mist Form can get the target out of the castle, and the combat is over.
why-decision-attack-again-both-rounds = The cards of both rounds add up, and markers still count. If you stop, the { $target } lives.
why-decision-defend-again-both-rounds = The cards of both rounds add up, and markers still count. A tie saves the { $target }.
why-decision-marker-both-rounds = A marker counts in both rounds of every combat, for either player, as long as the character stays in the castle.
why-decision-effect-side-both-rounds = A marker counts in both rounds of every combat, for either player, as long as the character stays in the castle.
why-window-after-attack = Before the defence, the defending player may play support cards for the target.
why-window-death-always = Herbalist saves a human, Regeneration any vampire.

## What happened
fact-reading-chapel = At this table, Chapel brings back holy water too.
fact-reading-markers = At this table, markers count in both rounds of a combat.
fact-reading-memory = At this table, memory counts: piles stay closed.
fact-reading-protect = At this table, support cards may protect the target once an attack is shown.
fact-reading-regeneration = At this table, Regeneration saves any vampire.
fact-round-2-markers = Both rounds together, markers included: attack { $attack }, defence { $defence }.
fact-combat-left = The { $target } has left the castle, and the combat is over.

## Refusals
refusal-does-not-protect = { $card } doesn’t protect the { $character } from this attack.
refusal-helps-another = { $card } is played to protect the { $character }, so choose that character.
refusal-attack-does-not-help = { $card } is played to protect the { $character }, so its marker is for defence.
refusal-no-support-card = Chapel brings back combat cards only, no support cards. { $card } can’t come back.

## Advice
advice-protect = Protect the target now: this costs you less than the defence would, or than its death.
