game-name = Buste
game-author = I collaboratori di Gruft
game-about = Tutti sigillano una carta insieme; la più alta segna un punto.

about-card = Mettila nella tua busta, insieme a tutti gli altri. La carta più alta vale un punto, a meno che più giocatori non ce l’abbiano.
kind-card = carta
zone-hand = Mano
zone-envelope = Busta
zone-stock = Riserva
zone-opened = Carte aperte
counter-points = Punti
counter-cards = Carte
decision-seal = Quale carta sigilli?
move-seal = Sigilla { $card }
fact-begins = Ognuno riceve due carte.
fact-hand = La tua mano: { $cards }
fact-sealed = Sigilli { $card }.
fact-scores = Le buste contengono { $cards }: un punto per { $player }.
fact-tie = Le buste contengono { $cards }: parità, nessun punto.
end-all-opened = Tutte le carte sono aperte.

refusal-not-held = Non hai la carta { $given }.
