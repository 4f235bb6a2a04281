# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Filip Miłuński
game-about = Drei der neun am Hof sind Vampire, und nur eine Seite weiß, welche. Erobere bei Nacht das Schloss oder bring sie bei Tag zur Strecke, bevor die Karten ausgehen.
role-vampires = Vampire
role-humans = Menschen
rules-letters = V ist der Vampirspieler, H der Menschenspieler.

## Names
name-lady = Lady
name-lord = Lord
name-officer = Offizier
name-monk = Mönch
name-nun = Nonne
name-bishop = Bischof
name-maid = Zofe
name-cook = Koch
name-butler = Butler
name-garlic = Knoblauch
name-pitchfork = Mistgabel
name-musket = Muskete
name-candlestick = Kerzenleuchter
name-holy-bible = Heilige Bibel
name-relic = Reliquie
name-dagger = Dolch
name-rapier = Rapier
name-pistol = Pistole
name-rosary = Rosenkranz
name-hunting-knife = Jagdmesser
name-medallion = Medaillon
name-statue-of-saint = Heiligenfigur
name-silver-bullets = Silberkugeln
name-aspen-stake = Espenpflock
name-holy-water-1 = Weihwasser 1
name-holy-water-2 = Weihwasser 2
name-holy-water-3 = Weihwasser 3
name-raven = Rabe
name-hound = Jagdhund
name-black-rooster = Schwarzer Hahn
name-vampire-1 = Vampir 1
name-vampire-2 = Vampir 2
name-vampire-3 = Vampir 3
name-secret-journey = Geheime Reise
name-secret-passage = Geheimgang
name-chapel = Kapelle
name-herbalist = Kräuterfrau
name-crypt-opening = Gruftöffnung
name-ostler = Stallknecht
name-squire = Knappe
name-novice = Novize
name-crucifix = Kruzifix
name-sacrifice = Opferung
name-bat-form = Fledermausgestalt
name-mist-form = Nebelgestalt
name-hypnosis = Hypnose
name-regeneration = Regeneration
name-coffin = Sarg
name-kitchen-boy = Küchenjunge
name-lady-in-waiting = Hofdame
name-organist = Organist
name-claws = Klauen
name-im-not-a-vampire = Ich bin kein Vampir
name-nothing = nichts
name-type-noble = Adel
name-type-clergy = Klerus
name-type-servant = Gesinde
name-type-vampire = Vampir
name-type-holy-water = Weihwasser
name-type-support = Unterstützung
name-attack = Angriff
name-defence = Verteidigung

## Decisions
decision-over = Das Spiel ist zu Ende.
decision-wait = Du wirst gerade nicht gefragt.
decision-step1 = Wirf ab, was du nicht brauchst, dann zieh.
decision-reveal = Einen deiner Vampire enttarnen?
decision-window = Eine Unterstützungskarte spielen?
decision-pay = Wähl eine Karte zum Bezahlen.
decision-action = Wähl deine Aktion.
decision-hide-character = Wähl, wen du versteckst.
decision-hide-card = Wähl eine rote Karte fürs Verstecken.
decision-water-character = Wähl, wen du auf die Probe stellst.
decision-water-card = Wähl eine Weihwasserkarte.
decision-attacker = Wähl, wer angreift.
decision-target = Wähl, wen du angreifst.
decision-commit = Wähl Karten für diesen Kampf.
decision-respond = Darauf antworten?
decision-cancel = Wähl die Karte, die du aufhebst.
decision-replace = Die aufgehobene Karte ersetzen?
decision-water-response = Die Antwort verhindern?
decision-death = Die tote Figur retten?
decision-immediate = Den Vampir sofort angreifen?
decision-use-water = Die niedrigere Weihwasserkarte mitnehmen?
decision-effect-character = Wähl eine Figur.
decision-effect-side = Angriff oder Verteidigung?
decision-effect-type = Nenn einen Kartentyp.
decision-effect-pick = Wähl eine Karte.
decision-effect-return = Schick jemanden zurück in die Stadt.
decision-attack = Angriff auf { $target }: Wähl deine Karten.
decision-attack-again = { $target } weiter angreifen?
decision-defend = { $target } verteidigen?
decision-defend-again = { $target } in Runde 2 verteidigen?
decision-discard = Wähl eine Karte zum Abwerfen.
decision-journey = Wähl, wer heimlich verreist.
decision-marker = Wähl, wer den Marker bekommt.
decision-mist = Wähl, welcher Vampir zu Nebel wird.
decision-chapel = Hol eine Kampfkarte zurück.
decision-crypt = Nimm eine Karte aus dem Keller der Vampire.
decision-mist-card = Wähl eine Karte für den gegnerischen Graben.

## Windows
window-before-action = { $player } ist am Zug, vor der Aktion.
window-after-action = { $player } ist am Zug, nach der Aktion.
window-water = Weihwasserprobe: { $character }. Kommt die Wahrheit heraus?
window-death = Gerade gestorben: { $character }. Gibt es noch Hoffnung?
window-respond-hide = Die Vampire wollen jemanden verstecken: { $character }.
window-respond-combat = Kampf um { $character }: Die Vampire haben gespielt.
window-respond-combat-none = Kampf um { $character }: keine neue Karte der Vampire.
window-respond-card = { $player } spielt: { $card }.
window-replace-hide = Verstecken: { $character }. Eine Karte dafür wurde aufgehoben.
window-replace-combat = Kampf um { $character }: Eine Karte der Vampire wurde aufgehoben.
window-replace-card = Eine Karte von { $player } wurde aufgehoben: { $card }.

## Facts
fact-castle = Das Schlosstor öffnet sich. Drinnen sind: { $characters }.
fact-your-vampires = Nur du kennst die drei Vampire: { $characters }.
fact-your-innocents = Nur du weißt, dass diese beiden Menschen sind: { $characters }.
fact-your-hand = Deine Hand: { $cards }.
fact-night = Zug { $turn }. Die Nacht gehört { $player }.
fact-day = Zug { $turn }. Der Tag gehört { $player }.
fact-no-turn = { $player } hat keine Karten mehr und setzt aus.
fact-skips = { $player } wirft nichts ab und zieht nicht.
fact-discards = { $player } wirft verdeckt ab. Keller: { $cellar }, Graben: { $moat }.
fact-discards-you = { $player } wirft ab. Keller: { $cellared }. Graben: { $moated }.
fact-draws =
    { $count ->
        [0] { $player } zieht keine Karte.
        [one] { $player } zieht { $count } Karte.
       *[other] { $player } zieht { $count } Karten.
    }
fact-draws-you =
    { $count ->
        [0] { $player } zieht keine Karte.
       *[other] { $player } zieht: { $cards }.
    }
fact-new-deck = Das Deck von { $player } ist aufgebraucht: Der Keller wird gemischt und ist das neue Deck.
fact-reveals = { $player } lässt eine Maske fallen. Ein Vampir: { $character }!
fact-reveals-nobody = { $player } enttarnt niemanden.
fact-plays-card = { $player } spielt: { $card }.
fact-pays =
    { $count ->
        [one] { $player } bezahlt { $count } Karte, verdeckt in den Graben.
       *[other] { $player } bezahlt { $count } Karten, verdeckt in den Graben.
    }
fact-pays-you = { $player } bezahlt mit: { $cards }.
fact-sacrifice = { $player } spielt Opferung. Ohne Wirkung bleibt: { $card }.
fact-replaces = { $player } spielt als Ersatz: { $card }.
fact-passage = { $player } öffnet den Geheimgang.
fact-marker = { $player } legt einen Marker: { $character }, { $side } +{ $value }.
fact-sets-out = { $character } geht auf geheime Reise.
fact-enters = { $character } kommt aus der Stadt ins Schloss.
fact-returns = { $character } kehrt von der Reise ins Schloss zurück.
fact-chapel = { $player } nimmt aus dem Graben und mischt ins Deck: { $cards }.
fact-looks = { $player } sieht den Keller von { $owner } durch.
fact-looks-you = { $player } sieht den Keller von { $owner } durch: { $cards }.
fact-crypt = { $player } nimmt aus dem gegnerischen Keller auf die Hand: { $card }.
fact-mist = { $player } lässt aus dem Keller von { $owner } im Graben verschwinden: { $card }.
fact-vanishes = Ein Vampir zerrinnt zu Nebel und wird in die Stadt gemischt: { $character }.
fact-bat = { $player } nennt den Typ „{ $type }“, und { $owner } muss alle Handkarten zeigen.
fact-bat-you = { $player } nennt den Typ „{ $type }“. Die Hand von { $owner }: { $cards }.
fact-bat-takes = Die Fledermaus trägt in den Graben von { $player }: { $cards }.
fact-returns-to-city = { $character } geht oben auf die Stadt zurück.
fact-two-return-to-city = Zurück, verdeckt oben auf die Stadt: { $characters }.
fact-two-return-to-city-you = Zurück auf die Stadt: oben { $top }, darunter { $lower }.
fact-passes =
    { $count ->
        [0] { $player } passt und hat keine Karte mehr abzuwerfen.
        [one] { $player } passt und wirft { $count } Karte verdeckt in den Graben.
       *[other] { $player } passt und wirft { $count } Karten verdeckt in den Graben.
    }
fact-passes-you =
    { $count ->
        [0] { $player } passt und hat keine Karte mehr abzuwerfen.
       *[other] { $player } passt und wirft in den Graben: { $cards }.
    }
fact-hides = { $player } will verstecken: { $character } ({ $cards }).
fact-hidden = { $character } verschwindet ganz unten in der Stadt.
fact-hide-fails = { $character } bleibt im Schloss: Es zählen weniger als drei rote Karten.
fact-asks = { $player } macht die Weihwasserprobe: { $character } ({ $cards }).
fact-denied = „Ich bin kein Vampir!“ Das Geheimnis bleibt: { $character }.
fact-is-human = Das Weihwasser perlt ab. Ein Mensch: { $character }.
fact-is-vampire = Das Weihwasser brennt. Ein Vampir: { $character }!
fact-no-attack = { $player } greift nicht sofort an.
fact-attacks = { $player } greift an, { $attacker } gegen { $target }: { $cards }.
fact-attacks-again = { $player } setzt nach, { $attacker } gegen { $target }: { $cards }.
fact-defends = { $player } verteidigt ({ $target }): { $cards }.
fact-defends-not = { $player } spielt keine Karte zur Verteidigung ({ $target }).
fact-round-1 = Runde 1: Angriff { $attack }, Verteidigung { $defence }.
fact-round-1-markers = Runde 1, mit Markern: Angriff { $attack }, Verteidigung { $defence }.
fact-round-2 = Beide Runden zusammen: Angriff { $attack }, Verteidigung { $defence }.
fact-combat-holds = { $target } hält stand und lebt.
fact-combat-stopped = Der Angriff wird abgebrochen, { $target } lebt.
fact-combat-passage = Der Kampf ist sofort zu Ende, { $target } lebt.
fact-dies-human = Ein Mensch stirbt: { $character }.
fact-dies-vampire = Ein Vampir stirbt: { $character }!
fact-saved = { $character } lebt wieder und wird in die Stadt gemischt.
fact-ends-castle = Drei enttarnte Vampire sind im Schloss: Es gehört ihnen.
fact-ends-no-humans = Kein Mensch ist mehr am Leben.
fact-ends-no-vampires = Kein Vampir ist mehr am Leben.
fact-ends-points = Beide sind ohne Karten. Punkte für die Überlebenden: Vampire { $vampires }, Menschen { $humans }.
fact-wins-game = { $player } gewinnt.
fact-vampires-were = Die Vampire waren: { $characters }.
fact-innocents-were = { $player } wusste von Anfang an, dass diese beiden Menschen waren: { $characters }.
end-castle = Drei enttarnte Vampire haben das Schloss übernommen.
end-no-humans = Alle Menschen sind tot.
end-no-vampires = Alle Vampire sind tot.
end-points = Beide sind ohne Karten; es entscheiden die Punkte für die Überlebenden.

## Refusals
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $given }: Das Spiel ist für zwei.
refusal-no-such-move = Einen Zug mit der Nummer { $given } gibt es nicht.
refusal-not-your-turn = Jetzt entscheidest nicht du, sondern { $player }.
refusal-other-answers-first = Du bist am Zug, aber zuerst entscheidet { $player }.
refusal-empty-hand = Ohne Handkarten wirst du in diesem Fenster nicht gefragt; jetzt entscheidet { $player }.
refusal-not-asked-yet = Du wirst noch gefragt: Zuerst spielt { $player } eine Unterstützungskarte oder verzichtet.
refusal-had-your-word = Du hast in diesem Fenster verzichtet; jetzt kann { $player } eine Karte spielen oder verzichten.
refusal-spare-card = In dieser Ausgabe gibt es keine Karte mit der Nummer { $given }.
refusal-not-in-this-edition = Diese Karte ist in keinem Deck dieser Ausgabe: { $card }.
refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-only-humans-have-it = Diese Karte ist nur im Menschendeck, und aus dem bekommt der Vampirspieler nie eine: { $card }.
refusal-only-stolen = Diese Karte des Vampirdecks hast du nicht auf der Hand; nur mit der Gruftöffnung käme sie zu dir: { $card }.
refusal-cannot-pay =
    { $cost ->
        [one] Diese Karte kostet jetzt eine andere Handkarte, und du hast keine: { $card }.
       *[other] Diese Karte kostet jetzt { $cost } andere Handkarten, und du hast nur { $others }: { $card }.
    }
refusal-falling-order = Karten einer Gruppe nennst du in der Reihenfolge der Kartenliste, und { $card } steht vor { $last }: Weiter geht es mit { $last } oder einer späteren Karte.
refusal-too-few-follow = Karten einer Gruppe nennst du in der Reihenfolge der Kartenliste, und ab { $card } hast du die { $missing } nicht mehr, die noch nötig sind. Jetzt möglich: { $cards }.
refusal-in-the-city = In der Stadt: { $character }. Hier wählst du jemanden im Schloss.
refusal-dead = Tot: { $character }. Hier wählst du jemanden im Schloss.
refusal-on-a-journey = Auf Reisen und unerreichbar: { $character }. Hier wählst du jemanden im Schloss.
refusal-cellar-in-step-1 = In den Keller kommt eine Karte nur, wenn du sie in Schritt 1 deines eigenen Zuges abwirfst.
refusal-discard-in-step-1 = Karten wirfst du nur in Schritt 1 deines eigenen Zuges ab, vor dem Ziehen; sonst gibst du Karten nur ab, um zu bezahlen.
refusal-skip-in-step-1 = Auslassen kannst du nur Schritt 1 deines eigenen Zuges, und nur als Ganzes.
refusal-action-of-the-other = Die Aktion dieses Zuges wählt { $player }.
refusal-one-action = Ein Zug hat genau eine Aktion, in Schritt 3 zwischen den beiden Fenstern. Jetzt ist etwas anderes gefragt: { $question }
refusal-other-question = Das beantwortet nicht, was jetzt gefragt ist: { $question }
refusal-must-choose = Hier musst du wählen, und was begonnen ist, wird nicht zurückgenommen: { $question }
refusal-reveal-in-step-2 = Jetzt nennst du niemanden; Vampire enttarnst du nur in Schritt 2 der Nacht.
refusal-no-cards-in-steps = In den Schritten 1 und 2 wird keine Karte gespielt; warte auf das Fenster danach.
refusal-cellar-used-up = Dein Keller ist schon einmal zu deinem Deck geworden und damit verbraucht: Was du abwirfst, kommt in den Graben.
refusal-cellar-before-moat = Die Karten für den Keller nennst du vor denen für den Graben, und du hast mit dem Graben schon begonnen.
refusal-keeps-too-many = Du musst auf acht Karten kommen, und abgeworfen wird in der Reihenfolge der Kartenliste: Ab { $card } würdest du zu viele behalten. In den Graben können jetzt: { $cards }.
refusal-hand-too-large = Du hast { $held } Karten und musst auf acht kommen: Wirf mindestens noch { $more } ab.
refusal-skip-after-discards = Schritt 1 lässt du nur als Ganzes aus, und du hast schon abgeworfen: Beende ihn, indem du ziehst.
refusal-skip-draws-nothing = Du würdest ohnehin nichts ziehen, also gibt es nichts auszulassen: Beende Schritt 1 mit dem Ziehen.
refusal-skip-with-few-cards = Mit weniger als zwei Handkarten kannst du Schritt 1 nicht auslassen, solange dein Deck reicht: Beende ihn, indem du ziehst.
refusal-reveals-the-dead = Tot: { $character }. Enttarnen kannst du nur einen lebenden Vampir.
refusal-revealed-already = Schon ein enttarnter Vampir, und das bleibt so: { $character }.
refusal-no-vampire = Keiner deiner Vampire: { $character }.
refusal-only-support-cards = In den Fenstern spielst du nur Unterstützungskarten, nicht diese: { $card }.
refusal-only-in-combat = Diese Karte spielt man nur in einem Kampf, nicht in einem Fenster: { $card }.
refusal-only-as-response = Diese Karte spielt man nur als Antwort, wenn ihr Moment kommt, nicht in einem Fenster: { $card }.
refusal-no-use-for-humans = Der Menschenspieler kann mit dieser Karte nur bezahlen oder sie abwerfen: { $card }.
refusal-nobody-to-mark = Ihr Marker braucht im Schloss eine Figur dieses Standes ({ $classes }), und dort ist keine: { $card }.
refusal-nothing-for-chapel = In deinem Graben liegt keine Kampfkarte, die zurückkommen könnte: { $card }.
refusal-cellar-empty = Der Keller deines Gegners ist leer, also gibt es nichts zu nehmen: { $card }.
refusal-nothing-to-show = Dein Gegner hat keine Handkarten, also gibt es nichts zu zeigen und nichts zu verlieren: { $card }.
refusal-no-revealed-vampire = Diese Karte braucht einen enttarnten Vampir im Schloss, und dort ist keiner: { $card }.
refusal-city-empty = Die Stadt ist leer, also kann niemand ins Schloss kommen: { $card }.
refusal-deck-empty = Dein Deck ist leer, also gibt es nichts zu ziehen: { $card }.
refusal-not-paid =
    { $missing ->
        [one] Bezahl die vollen Kosten: Noch eine Handkarte kommt in den Graben.
       *[other] Bezahl die vollen Kosten: Noch { $missing } Handkarten kommen in den Graben.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Passen kostet zwei Karten, oder alle, wenn du weniger hast: Noch eine kommt in den Graben.
       *[other] Passen kostet zwei Karten, oder alle, wenn du weniger hast: Noch { $missing } kommen in den Graben.
    }
refusal-pays-into-cellar = Was du bezahlst, kommt in den Graben und nie in den Keller.
refusal-humans-do-not-hide = Nur der Vampirspieler versteckt Figuren; rote Karten auf deiner Hand ändern daran nichts.
refusal-too-few-red-cards = Zum Verstecken brauchst du drei rote Karten, und du hast { $held }.
refusal-vampires-do-not-ask = Nur der Menschenspieler stellt jemanden mit Weihwasser auf die Probe; du kannst eine Figur verstecken, kämpfen oder passen.
refusal-too-few-water-cards = Für die Probe brauchst du zwei Weihwasserkarten, und du hast { $held }.
refusal-no-cards-for-revealed = Solange ein enttarnter Vampir im Schloss ist, greift für dich nur ein enttarnter Vampir an, und deine Karten reichen für keinen Angriff mit einem solchen.
refusal-no-cards-for-combat = Ein Angriff braucht mindestens eine passende Karte und mehr als die Verteidigungsmarker des Ziels; dafür reichen deine Karten bei niemandem im Schloss.
refusal-action-left-out = Eine Aktion musst du wählen; gefällt dir keine andere, dann pass.
refusal-window-is-closed = Diese Karte spielt man im Fenster vor oder nach der Aktion; wähl jetzt die Aktion: { $card }.
refusal-action-first = Wähl zuerst die Aktion; Karten zeigst du als Teil von ihr: { $card }.
refusal-character-first = Nenn zuerst die Figur; danach folgen die Karten.
refusal-hide-needs-red = Verstecken kannst du nur mit roten Karten, nicht mit dieser: { $card }.
refusal-hide-not-complete = Zum Verstecken zeigst du genau drei rote Karten; es fehlen noch: { $missing }.
refusal-asks-about-the-dead = Tot: { $character }. Auf die Probe stellen kannst du nur die Lebenden in Schloss und Stadt.
refusal-asks-about-revealed = Schon ein enttarnter Vampir, da gibt es nichts mehr zu prüfen: { $character }.
refusal-asks-about-traveller = Auf Reisen: { $character }. Auf die Probe stellen kannst du nur jemanden im Schloss oder in der Stadt.
refusal-needs-water = Zur Probe zählen nur Weihwasserkarten, nicht diese: { $card }.
refusal-water-not-complete = Für die Probe zeigst du genau zwei Weihwasserkarten; es fehlen noch: { $missing }.
refusal-revealed-attacks-for-humans = Ein enttarnter Vampir greift nicht für den Menschenspieler an: { $character }.
refusal-revealed-must-attack = Solange ein enttarnter Vampir im Schloss ist, greift für dich nur ein enttarnter Vampir an; nicht enttarnt ist: { $character }.
refusal-no-card-for-attacker = Ein Angriff braucht mindestens eine passende Karte, und du hast keine für diese Figur: { $character }.
refusal-attack-out-of-reach = Hier müssen die Karten des Angriffs mindestens { $needed } wert sein, und die passenden Karten, die du bezahlen kannst, reichen dafür nicht: { $character }.
refusal-attacks-itself = Angreifer und Ziel sind zwei verschiedene Figuren: Wähl jemand anderen als { $character }.
refusal-no-card-against = Ein Angriff braucht mindestens eine passende Karte, und gegen diese Figur hast du keine: { $character }.
refusal-target-out-of-reach = Gegen diese Figur müssen die Karten des Angriffs mindestens { $needed } wert sein, und die passenden Karten, die du bezahlen kannst, reichen dafür nicht: { $character }.
refusal-immediate-out-of-reach = Auch mit der Weihwasserkarte reicht deine Hand nicht für einen Angriff mit dieser Figur: { $character }.
refusal-water-is-needed = Ohne die Weihwasserkarte reicht deine Hand nicht: Der Angriff braucht Karten im Wert von mindestens { $needed }. Nutz sie.
refusal-attack-without-card = Der erste Angriff braucht mindestens eine Karte; Marker ersetzen sie nicht.
refusal-attack-too-small = Die Karten des ersten Angriffs müssen mindestens { $needed } wert sein, und bisher sind sie { $value } wert: Leg etwas dazu.
refusal-group-cannot-pay = Die Karten, die auf deiner Hand bleiben, müssen die ganze Gruppe bezahlen, und mit dieser darin wären es zu wenige: { $card }.
refusal-attack-falls-short = Die Karten des ersten Angriffs müssen mindestens { $needed } wert sein, und in der Reihenfolge der Kartenliste kämst du nach dieser nicht mehr so weit: { $card }.
refusal-wrong-class = Diese Karte unterstützt nur ihren Stand ({ $classes }), und zu dem gehört diese Figur nicht ({ $character }): { $card }.
refusal-answers-to-a-group = Diese Karte spielst du als Antwort, wenn der Vampirspieler Karten gezeigt hat: { $card }.
refusal-not-in-combat = Diese Unterstützungskarte spielt man nicht in einem Kampf: { $card }.
refusal-neither-class-nor-red = Diese Karte unterstützt ihren Stand ({ $classes }) und enttarnte Vampire, und diese Figur ist beides nicht ({ $character }): { $card }.
refusal-neither-class-nor-water = Diese Karte unterstützt ihren Stand ({ $classes }), andere nur gegen einen enttarnten Vampir; hier hilft das dieser Figur nicht ({ $character }): { $card }.
refusal-red-for-a-secret-vampire = Rote Karten unterstützen nur enttarnte Vampire, und diese Figur ist noch ein heimlicher ({ $character }): { $card }.
refusal-red-for-unrevealed = Rote Karten unterstützen nur enttarnte Vampire, und diese Figur ist keiner ({ $character }): { $card }.
refusal-water-against-unrevealed = Weihwasserkarten helfen nur gegen einen enttarnten Vampir, und diese Figur ist keiner ({ $character }): { $card }.
refusal-sacrifice-first = Spiel zuerst die Opferung; dann sagst du, welche Karte sie aufhebt.
refusal-passage-outside-combat = Der Geheimgang beendet einen Kampf, und jetzt ist keiner.
refusal-all-cancelled = In dieser Gruppe sind schon alle Karten aufgehoben: Für die Opferung ist nichts mehr da.
refusal-only-sacrifice-or-passage = Hier kannst du die Opferung oder den Geheimgang spielen oder verzichten, aber nicht diese Karte spielen: { $card }.
refusal-only-sacrifice = Hier kannst du die Opferung spielen oder verzichten, aber nicht diese Karte spielen: { $card }.
refusal-cancelled-already = Diese Karte ist schon aufgehoben: { $card }. Die Opferung kann aufheben: { $cards }.
refusal-shown-earlier = Diese Karte wurde früher gezeigt, und der Moment für eine Antwort ist vorbei: { $card }. Die Opferung kann aufheben: { $cards }.
refusal-not-in-the-group = Diese Karte wurde nicht gezeigt: { $card }. Die Opferung kann aufheben: { $cards }.
refusal-replacement-not-red = Beim Verstecken ersetzt nur eine rote Karte die aufgehobene, nicht diese: { $card }.
refusal-truth-is-told = Du antwortest nicht selbst: Wenn du verzichtest, wird über diese Figur die Wahrheit gesagt: { $character }.
refusal-only-denial = Auf Weihwasser antwortest du nur mit „Ich bin kein Vampir“, oder du verzichtest; nicht mit dieser Karte: { $card }.
refusal-only-herbalist = Nur die Kräuterfrau rettet einen gestorbenen Menschen, nicht diese Karte: { $card }.
refusal-only-regeneration = Nur die Regeneration rettet einen gestorbenen enttarnten Vampir, nicht diese Karte: { $card }.
refusal-effect-must-be-chosen = Die Karte wirkt und braucht deine Wahl; verzichten kannst du nicht: { $card }.
refusal-mist-needs-revealed = Die Nebelgestalt holt einen enttarnten Vampir aus dem Schloss, und diese Figur ist keiner: { $character }.
refusal-marks-another-class = Der Marker dieser Karte gehört zu ihrem Stand ({ $classes }), und diese Figur hat einen anderen ({ $character }): { $card }.
refusal-no-combat-card = Die Kapelle holt nur Kampfkarten zurück, keine Unterstützungskarten und keine, die nur Weihwasser sind: { $card }.
refusal-not-in-your-moat = Diese Karte liegt nicht in deinem Graben: { $card }.
refusal-not-in-the-cellar = Diese Karte liegt nicht im Keller deines Gegners: { $card }. Dort siehst du: { $cards }.
refusal-returns-already = Schon für die Rückkehr in die Stadt gewählt: { $character }. Wähl jemand anderen.
refusal-unreadable = „{ $given }“ ist kein Zug dieses Spiels. Schreib zum Beispiel „play Ostler“, „Bishop x Lady a[Relic]“ oder „decline“.
refusal-no-such-card = „{ $given }“ ist keine Karte dieses Spiels.
refusal-no-such-character = „{ $given }“ gehört nicht zu den neun Figuren.
refusal-wrong-word = Hier schreibst du „{ $wanted }“, nicht „{ $given }“.
refusal-wrong-number-drawn =
    { $needed ->
        [one] Nach diesen Abwürfen ziehst du { $needed } Karte, nicht { $given }.
       *[other] Nach diesen Abwürfen ziehst du { $needed } Karten, nicht { $given }.
    }
refusal-wrong-marker = { $character }: Der Marker dieser Karte ist hier { $needed } wert, nicht { $given }.
refusal-attack-the-found = Sofort angreifen darfst du nur, wen das Weihwasser enttarnt hat: { $wanted }, nicht { $given }.
refusal-lower-water = Von den beiden Weihwasserkarten lässt sich nur die niedrigere im Angriff einsetzen: { $card }.
position-card-nowhere = Diese Karte ist nirgends genannt, und Deck und Graben sind vollständig aufgezählt: { $card }.
position-wrong-count = Von dieser Karte muss es { $wanted } geben, wo immer sie liegen, nicht { $given }: { $card }.
position-wrong-size = Ein Stapel von Platz { $seat } hat nicht die richtige Kartenzahl.
position-foreign-card = Der Vampirspieler hat nie eine Karte des Menschendecks: { $card }.
position-not-stolen = Der Menschenspieler hat Karten des Vampirdecks ({ $given }), aber nur so viele Gruftöffnungen kamen sichtbar in seinen Graben: { $most }.
position-cellar-used-up = Der Keller von Platz { $seat } ist schon einmal zum Deck geworden und muss darum leer sein.
position-deck-not-renewed = Das Deck von Platz { $seat } ist leer, der Keller nicht; er wäre längst zum Deck geworden.
position-character-twice = Jede Figur ist an einem Ort, und diese ist zweimal genannt: { $character }.
position-character-nowhere = Niemand ist in der Stadt, und die Toten sind vollständig aufgezählt, aber diese Figur ist nirgends genannt: { $character }.
position-castle-size = Im Schloss müssen jetzt { $wanted } Figuren sein, nicht { $given }.
position-vampire-count = In einem Spiel gibt es { $wanted } Vampire, nicht { $given }.
position-innocent-count = Der Menschenspieler hat { $wanted } Plättchen, nicht { $given }.
position-revealed-human = Nur Vampire können enttarnt sein, und dies ist ein Mensch: { $character }.
position-proven-vampire = Von einem Vampir kann nicht bekannt sein, dass er ein Mensch ist: { $character }.
position-innocent-vampire = Die Plättchen des Menschenspielers zeigen Menschen, und dies ist ein Vampir: { $character }.
position-dead-unknown = Was die Toten waren, wissen alle; diese Figur muss enttarnt oder als Mensch bekannt sein: { $character }.
position-marker-outside = Marker liegen nur auf Figuren im Schloss, und diese ist anderswo: { $character }.
position-over = Dieses Spiel wäre schon zu Ende.
position-wrong-cause = Aus diesem Grund kann das Spiel nicht geendet haben.
position-over-without-cause = Ein beendetes Spiel braucht einen „cause“, ein laufendes hat keinen.
position-pending-lacks = Die offene Entscheidung „{ $decision }“ braucht einen Eintrag „{ $setting }“.
position-question-impossible = Die Entscheidung „{ $decision }“ kann in dieser Stellung nicht offen sein.
position-nothing-to-answer = Platz { $seat } wird gefragt, könnte aber nichts antworten.
position-window-closed = Haben beide verzichtet, ist das Fenster geschlossen; hier kann höchstens ein Platz stehen.
position-one-water-card = Nur eine der beiden Weihwasserkarten kann noch verwendet werden; die andere liegt im Graben.
position-shown-elsewhere = Im Graben von Platz { $seat } sollen alle mehr von dieser Karte gesehen haben, als dort liegen: { $card }.
position-untrue-sighting = Was man von Platz { $seat } gesehen haben soll, stimmt für diese Karte nicht: { $card }.
position-known-elsewhere = Ein Platz in der Stadt soll bekannt sein, aber diese Figur ist nicht in der Stadt: { $character }.
position-no-unordered-pair = Wer in unbekannter Reihenfolge in die Stadt zurückkam, liegt auf den obersten beiden Plätzen, und sonst kann von diesen Plätzen nichts bekannt sein.

## Scene
kind-combat-card = Kampfkarte
kind-support-card = Unterstützungskarte
kind-card = verdeckte Karte
kind-character = Figur
kind-token = Plättchen
kind-suspect = Verdachtsfall
kind-trio = drei mögliche Vampire
mark-noble = Adel
mark-clergy = Klerus
mark-servant = Gesinde
mark-red = Vampir (rote Karte)
mark-holy-water = Weihwasser
mark-support = Unterstützung
mark-known = du weißt, dass sie hier ist
mark-shown = alle haben sie gesehen
mark-new = gerade gezeigt
mark-round-1 = in Runde 1 gespielt
mark-round-2 = in Runde 2 gespielt
mark-cancelled = aufgehoben
mark-composed = gewählt, noch nicht gezeigt
mark-played = wird gerade gespielt
mark-in-hand = vielleicht auf der Hand
mark-in-deck = vielleicht im Deck
mark-in-cellar = vielleicht im Keller
mark-in-moat = vielleicht im Graben
mark-revealed = enttarnter Vampir
mark-proven = Mensch, wie alle wissen
mark-secret = dein heimlicher Vampir
mark-human = Mensch, aber nicht alle wissen es
mark-innocent = Mensch: Du hast das Plättchen
mark-doubtful = Mensch oder Vampir
mark-must-be = kann nur ein Vampir sein
mark-cannot-be = kann nur ein Mensch sein
mark-attacker = greift an
mark-target = wird angegriffen
mark-named = genannt
mark-top = ganz oben
mark-bottom = ganz unten
mark-top-pair = eine der obersten zwei
mark-place = Platz bekannt
mark-plays-vampires = spielt die Vampire
mark-plays-humans = spielt die Menschen
mark-active = am Zug
mark-cellar-used = Keller verbraucht
mark-out-of-cards = ohne Karten
mark-can-hide = kannst du jetzt verstecken
mark-can-attack = kann jetzt für dich angreifen
mark-can-test = kannst du jetzt prüfen
zone-hand = Hand
zone-deck = Deck
zone-cellar = Keller
zone-moat = Graben
zone-field = Auf dem Tisch
zone-unseen = Nicht gesehen
zone-castle = Schloss
zone-city = Stadt
zone-journey = Auf Reisen
zone-dead = Tot
zone-tokens = Plättchen
zone-suspects = Verdacht
zone-trios = Mögliche Trios
counter-cards = Hand
counter-deck-cards = Deck
counter-cellar-cards = Keller
counter-moat-cards = Graben
counter-turn = Zug
counter-night = Nacht
counter-day = Tag
counter-trios = Mögliche Trios
counter-round = Runde
counter-attack = Angriff
counter-defence = Verteidigung
counter-to-pay = Noch zu zahlen
counter-first-attack = Angriff, Runde 1
counter-first-defence = Verteidigung, Runde 1
move-to-cellar = In den Keller legen: { $card }
move-to-moat = In den Graben werfen: { $card }
move-draw = Karten ziehen
move-keep = Diese Karten behalten
move-skip = Schritt auslassen
move-reveal = { $character } enttarnen
move-reveal-nobody = Niemanden enttarnen
move-play = { $card } spielen
move-decline = Nichts spielen
move-pay = Mit { $card } bezahlen
move-discard = { $card } abwerfen
move-hide = Eine Figur verstecken
move-water = Mit Weihwasser prüfen
move-combat = Angreifen
move-pass = Passen
move-hide-character = { $character } verstecken
move-ask-about = { $character } prüfen
move-attack-with = Mit { $character } angreifen
move-attack = { $character } angreifen
move-return = { $character } zurückschicken
move-character = { $character } wählen
move-show = Diese Karten zeigen
move-stop = Angriff beenden
move-no-defence = Nicht verteidigen
move-cancel = { $card } aufheben
move-pick = { $card } nehmen
move-let-tell = Die Wahrheit zulassen
move-let-die = Niemanden retten
move-no-attack = Nicht angreifen
move-use-water = { $card } mitnehmen
move-without-water = Ohne sie angreifen
move-side = { $side } stärken
move-type = „{ $type }“ nennen
then-sums = Angriff { $attack }, Verteidigung { $defence }
then-adds = zählt { $value }
then-value = Wert { $value }
then-costs =
    { $count ->
        [one] kostet { $count } Karte
       *[other] kostet { $count } Karten
    }
then-draws =
    { $count ->
        [0] nichts zu ziehen
        [one] du ziehst { $count } Karte
       *[other] du ziehst { $count } Karten
    }
then-draws-nothing = nicht abwerfen, nicht ziehen
then-known-there =
    { $count ->
        [one] du weißt dort von { $count } solchen Karte
       *[other] du weißt dort von { $count } solchen Karten
    }
then-on-top = liegt dann ganz oben
then-below = liegt dann an zweiter Stelle
then-in-city = in der Stadt
then-in-castle = im Schloss
then-on-journey = auf Reisen
then-needs = deine Karten brauchen mindestens Wert { $value }
then-marker = Marker +{ $value }
then-wins = das Schloss gehört dir: Du gewinnst
then-revealed = enttarnter Vampir
then-proven = erwiesen ein Mensch
then-secret = dein heimlicher Vampir
then-human = Mensch, aber nicht alle wissen es
then-innocent = Mensch, dein Plättchen
then-doubtful = Vampir in { $count } von { $trios } Fällen
then-must-be = kann nur ein Vampir sein
then-cannot-be = kann nur ein Mensch sein
then-comes-back = kommt mit deinem zweiten Deck zurück
then-is-lost = ist aus dem Spiel
then-lives = { $character } überlebt
then-takes-red =
    { $count ->
        [one] braucht { $count } rote Karte
       *[other] braucht { $count } rote Karten
    }
then-takes-water =
    { $count ->
        [one] braucht { $count } Weihwasserkarte
       *[other] braucht { $count } Weihwasserkarten
    }
then-discards =
    { $count ->
        [0] nichts abzuwerfen
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
then-fights = Kampf über höchstens zwei Runden
notice-night = Nacht: { $player } ist am Zug
notice-day = Tag: { $player } ist am Zug
notice-step1 = Schritt 1: Abwurf
notice-reveal = Schritt 2: Enttarnen
notice-before = Vor der Aktion
notice-action = Schritt 3: Aktion
notice-after = Nach der Aktion
notice-combat = Kampf, Runde { $round }: { $attacker } gegen { $target }
notice-sums = Angriff { $attack }, Verteidigung { $defence }.
notice-markers = Marker in diesen Summen: Angriff { $attack }, Verteidigung { $defence }.
notice-would-die = So wie es steht, stirbt { $target }.
notice-would-live = So wie es steht, überlebt { $target }.
notice-tie = Gleichstand, also überlebt { $target }.
notice-effect = { $player } wählt für: { $card }.
notice-found = Das Weihwasser hat einen Vampir gefunden: { $character }.
notice-discards = In den Keller: { $cellar }. In den Graben: { $moat }.
notice-paying = Bezahlt: { $cards }. Noch zu zahlen: { $count }.
notice-passing = Abgeworfen: { $cards }. Noch abzuwerfen: { $count }.
notice-hiding = Du versteckst: { $character }. Karten: { $cards }
notice-asking = Du stellst auf die Probe: { $character }. Karten: { $cards }
notice-answering = Du antwortest mit: { $card }
notice-picked = Bisher gewählt: { $cards }
notice-group = Deine Karten: { $cards }
notice-chosen = Gewählt: { $character }
notice-attacker = Angreifer: { $character }

## Editions
edition-no-type = { $file }: Unter „{ $setting }“ braucht die Karte mindestens einen Typ.
edition-too-many-types = { $file }: Unter „{ $setting }“ stehen { $given } Typen; eine Karte hat höchstens { $most }.
edition-type-twice = { $file }: Unter „{ $setting }“ steht derselbe Typ zweimal: { $given }.
edition-unknown-type = { $file }: „{ $given }“ unter „{ $setting }“ ist kein Kartentyp. Möglich sind: { $known }.
edition-always-support = { $file }: „{ $setting }“ muss „support“ sein, nicht „{ $given }“; diese Karte ist in jeder Ausgabe eine Unterstützungskarte.
edition-never-support = { $file }: „{ $setting }“ kann nicht „support“ sein; diese Karte ist in keiner Ausgabe eine Unterstützungskarte.
edition-support-alone = { $file }: „{ $setting }“ ist „{ $given }“, aber eine Unterstützungskarte hat keinen zweiten Typ.
edition-fighting-value = { $file }: Der Wert „{ $setting }“ muss { $wanted } sein, nicht { $given }.
edition-red-in-human-deck = { $file }: „{ $setting }“ muss 0 sein, nicht { $given }; im Menschendeck gibt es keine Karten vom Typ Vampir.
edition-water-in-vampire-deck = { $file }: „{ $setting }“ muss 0 sein, nicht { $given }; im Vampirdeck gibt es keine Karten vom Typ Weihwasser.
edition-support-in-other-deck = { $file }: „{ $setting }“ muss 0 sein, nicht { $given }; diese Unterstützungskarte gehört ins andere Deck.
edition-marker-card-once = { $file }: „{ $setting }“ muss 1 sein, nicht { $given }; jede Markerkarte ist genau einmal in ihrem Deck.
edition-human-deck-size = { $file }: Das Menschendeck muss { $wanted } Karten haben; in dieser Ausgabe sind es { $given }.
edition-vampire-deck-size = { $file }: Das Vampirdeck muss { $wanted } Karten haben; in dieser Ausgabe sind es { $given }.
edition-spare-unnamed = { $file }: Von dieser Karte liegen Exemplare in einem Deck; darum muss „{ $setting }“ sagen, wie sie heißt.
edition-bad-name = { $file }: Der Name „{ $setting }“ darf höchstens { $limit } sichtbare Zeichen haben, darunter einen Buchstaben oder eine Ziffer, mit einfachen Leerzeichen zwischen den Wörtern und keinem am Rand.
edition-unnameable = { $file }: Der Name „{ $given }“ unter „{ $setting }“ enthält ein Zeichen, das in geschriebenen Zügen eine eigene Bedeutung hat. Nicht erlaubt sind: { $signs }
edition-name-taken = { $file }: „{ $given }“ heißt schon eine andere Karte oder Figur; „{ $setting }“ muss ein anderer Name sein.

## Advice
advice-must = Du hast keinen anderen Zug.
advice-cellar = Was du jetzt nicht brauchst, kommt mit dem zweiten Deck wieder.
advice-overfull = Du hast zu viele Karten: Gib ab, was am wenigsten wert ist.
advice-draw = Was du behältst, kannst du jetzt brauchen.
advice-reveal = Mit roten Karten schlägt dieser Vampir härter zu als alle anderen im Schloss.
advice-takeover = Alle drei Vampire sind im Schloss, und sind alle enttarnt, gehört es dir.
advice-stay-secret = Solange die Menschen zweifeln, treffen sie die Falschen.
advice-marker = Leg den Marker dorthin, wo er dir mehr hilft als der Gegenseite.
advice-journey = Schick jemanden fort, der außerhalb des Schlosses sicherer oder weniger gefährlich ist.
advice-chapel = Hol deine besten Kampfkarten ins Deck zurück.
advice-crypt = Nimm die beste Karte aus dem Keller der Vampire.
advice-bat = Nenn den Typ, von dem die Gegenseite wohl am meisten verliert.
advice-mist = Lass einen enttarnten Vampir aus dem Schloss verschwinden, und eine gute Karte aus dem anderen Keller.
advice-hypnosis = Tausch zu deinem Vorteil aus, wer im Schloss ist.
advice-coffin = Zieh aus dem Sarg: Die neuen Karten sind mehr wert als das, was du bezahlst.
advice-save-support = Deine Unterstützungskarten würden jetzt mehr kosten, als sie bringen.
advice-pay = Nimm, was du am wenigsten brauchst.
advice-hide = Im Schloss ist diese Figur in Gefahr oder im Weg.
advice-question = Prüf diese Figur: Die Antwort verrät viel, und einen Vampir im Schloss kannst du sofort angreifen.
advice-attack = Greif einen Menschen an, der schwer zu verteidigen ist: Jeder Angriff kostet die Menschen ein Leben oder Karten.
advice-hunt = Greif die Figur an, die am ehesten ein Vampir und schwer zu verteidigen ist.
advice-leader = Greif mit der Figur an, zu der deine Karten am besten passen.
advice-pass = Jeder Kampf würde mehr kosten, als er verspricht.
advice-open = Fang klein an: Ein Ziel ohne passende Karte stirbt schon daran, und die zweite Runde entscheidet den Rest.
advice-press-on = Mach weiter: Was du noch hast, ist wohl mehr, als die Gegenseite aufbringt.
advice-stop = Hör hier auf: Die zweite Runde würde deine Karten wahrscheinlich verschwenden.
advice-enough = Das genügt: Mehr wäre verschwendet.
advice-defend = Verteidige mit so wenig wie nötig: Dieses Leben ist die Karten wert.
advice-bluff = Verteidige diesen Menschen zum Schein: Die Menschen werden glauben, einen Vampir gefunden zu haben.
advice-let-die = Es lohnt die Karten nicht, oder es hilft nichts mehr.
advice-passage = Beende den Kampf durch den Geheimgang: Du würdest wahrscheinlich einen Menschen verlieren.
advice-sacrifice = Heb die Karte auf, auf die es hier am meisten ankommt.
advice-no-response = Lass es geschehen: Eine Antwort würde mehr kosten, als sie bringt.
advice-replace = Ersetz die aufgehobene Karte: Sie gibt noch immer den Ausschlag.
advice-no-replacement = Eine weitere Karte würde nichts ändern.
advice-deny = Lass die Wahrheit über diesen Vampir nicht ans Licht kommen.
advice-deny-for-show = Leugne auch bei diesem Menschen: Die Menschen sollen glauben, sie hätten recht gehabt.
advice-tell = Lass die Wahrheit ans Licht: Sie aufzuhalten ist die Karten nicht wert.
advice-rescue = Rette die tote Figur: Das ist die Karten wert.
advice-strike = Greif den Vampir sofort an: Das Weihwasser hilft, und er kann nicht fort.
advice-use-water = Nimm das Weihwasser mit: Sonst ist es verloren.

## Orders
order-own-turn = In meinem Zug keine Unterstützungskarten
order-other-turn = Im gegnerischen Zug keine Unterstützungskarten
order-single-cards = Einzelne Unterstützungskarten hinnehmen
