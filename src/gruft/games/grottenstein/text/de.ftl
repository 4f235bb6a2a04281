# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Martin Kircher, Ingmar Hahnemann
game-about = Hinter vier Jägern ist die Tür zur Villa des Grafen Grottenstein ins Schloss gefallen. Such in drei Stockwerken nach Waffen und Schlüsseln und treib ihm den Pflock ins Herz; oder sei selbst der Graf, und wen du tötest, der ersteht als dein Diener auf.
role-hunters = Jäger
role-vampire = Partei des Vampirs

## Names
figure-red = Ruprecht Hauk
figure-blue = Dr. Ottilie Brand
figure-green = Bruder Anselm
figure-yellow = Jette Falk
figure-black = Graf Grottenstein
card-kit = Verbandskasten
card-antidote = Gegengift
card-ladder = Leiter
card-dynamite = Dynamit
card-torch = Fackel
card-plan = Grundriss
card-flute = Flöte
card-shield = Schild
card-garlic = Knoblauch
card-sword = Schwert
card-club = Keule
card-bow = Bogen
card-francisca = Franziska
card-hammer = Hammer
card-stake = Pflock
card-crucifix = Kruzifix
card-holy-water = Weihwasser
card-grease = Schmierfett
card-pseudo-vampire = Scheinvampir
card-zombie-formula = Zombieformel
card-key-1 = Goldschlüssel
card-key-2 = Silberschlüssel
card-key-3 = Kupferschlüssel
card-key-4 = Eisenschlüssel
card-universal-key = Universalschlüssel
card-rats = Ratten
card-bat-swarm = Fledermausschwarm
card-spirit = Geist
card-demon = Dämon
card-poison = Gift
card-trapdoor = Falltür
card-shackles = Fesseln
card-blood-altar = Blutaltar
cards-none = nichts
weapon-dagger = Dolch
weapon-sword = Schwert
weapon-club = Keule
weapon-bow = Bogen
weapon-francisca = Franziska
weapon-hammer = Hammer
weapon-stake = Pflock
weapon-crucifix = Kruzifix
weapon-holy-water = Weihwasser
weapon-grease = Schmierfett
weapon-bite = Biss
piece-cape = Umhang
piece-teeth = Gebiss
piece-nails = Fingernägel
lock-1 = Gold
lock-2 = Silber
lock-3 = Kupfer
lock-4 = Eisen
wall-chip = Mauer-Chip
floor-C = Keller
floor-G = Erdgeschoss
floor-U = Obergeschoss
room-Ca1 = Beinhaus
room-Ca5 = Vampirgang
room-Ca6 = Weinkeller
room-Ca9 = Zisterne
room-Ca10 = Panzertreppe
room-Cb5 = Katakombe
room-Ce1 = Vorkammer
room-Ce6 = Alchemistenküche
room-Cf1 = Gruft
room-Cf4 = Vorraum
room-Cf9 = Verlies
room-Ck1 = Folterkammer
room-Ck6 = Abflussrinne
room-Cl6 = Kohlenkeller
room-Cl9 = Vorratskeller
room-Ga1 = Bibliothek
room-Ga5 = Vampirgang
room-Ga6 = Salon
room-Ga9 = Kapelle
room-Gb5 = Galerie
room-Ge1 = Musikzimmer
room-Ge8 = Kleiderablage
room-Gf6 = Eingangshalle
room-Gj1 = Speisesaal
room-Gk8 = Dienstbotengang
room-Gl6 = Küche
room-Gl9 = Speisekammer
room-Go1 = Zugemauerte Treppe
room-Ua1 = Herrenschlafzimmer
room-Ua5 = Obere Galerie
room-Ua6 = Gästezimmer
room-Ua9 = Kinderzimmer
room-Ue1 = Ankleidezimmer
room-Ue6 = Hintertreppe
room-Ue8 = Westkammer
room-Uf6 = Ballsaal
room-Uf9 = Ahnensaal
room-Uh1 = Trophäenzimmer
room-Uk6 = Haupttreppe
room-Uk8 = Ostkammer
room-Ul1 = Sternwarte
room-Ul6 = Laboratorium
room-Ul9 = Rumpelkammer

## Options
option-vampire_seat = Platz, der den Vampir spielt, ab 0 gezählt
option-hunter_order = Zugfolge der Jäger (printed: wie in der Ausgabe)
option-preset = Werte der Ausgabe (printed: unverändert; dagger_minus_2: der Dolch macht einen Würfel -2)
option-vampire_zero = Was geschieht, wenn der Vampir keine Lebenspunkte mehr hat (printed: wie in der Ausgabe; dies: die Jäger gewinnen; coffin: er kommt in seinen Sarg)
option-max_rounds = Nach wie vielen Runden die Partei des Vampirs gewinnt (0: wie in der Ausgabe)
option-no-such-seat = Die Option „{ $option }“ nennt einen Platz von 0 bis { $high }.

## Decisions
decision-over = Das Spiel ist zu Ende.
decision-wait = Du wirst gerade nicht gefragt.
decision-placing = Welche Karte legst du auf den nächsten Kartenplatz im Keller?
decision-locking-crypt = Welches Schloss bekommt die Gruft?
decision-locking-armour = Welches Schloss bekommt die Panzertür?
decision-rising = Wer spielt den neuen Diener?
decision-first = Wie beginnst du diesen Zug?
decision-vampire-first = Wie beginnst du diesen Zug als Vampir?
decision-destination = Wohin gehst du?
decision-action = Was tust du jetzt?
decision-revealed = Nimmst du die aufgedeckte Karte, oder lässt du sie liegen?
decision-vampire-action = Was tust du jetzt als Vampir?
decision-ending = Mehr ist nicht möglich: Beendest du den Zug?
decision-weapon = Welche Waffe benutzt du?
decision-target = Wen oder was greifst du an?
decision-taking = Welche Karte nimmst du?
decision-taking-more = Welche Karte nimmst du noch, oder ist das alles?
decision-putting = Welche Karte legst du ab?
decision-closing = Welche Tür verschließt du?
decision-using = Welchen Gegenstand benutzt du?
decision-patient = Wem hilfst du?
decision-looking = Welche verdeckte Karte siehst du dir an?
decision-key-card = Welchen Schlüssel probierst du?
decision-key-door = An welcher Tür probierst du ihn?
decision-casting = Wo steht der erste Zombie?
decision-casting-again = Wo steht der zweite Zombie?
decision-lighting = Was sprengst du?
decision-biting = Wen beißt du?

## Moves

## Facts
fact-plays = { $player } spielt { $figure }.
fact-wardrobe = Deine geheime Notiz: { $piece }, Nummer { $field }.
fact-arranged = Du hast die Kellerkarten ausgelegt, von C1 an: { $cards }. Deine Schlösser: Gruft { $crypt }, Panzertür { $armour }.
fact-arranged-hidden = Der Vampir hat die Kellerkarten ausgelegt und zwei Schlösser gewählt.
fact-slot = Runde { $round }. Am Zug ist { $figure } ({ $player }).
fact-slot-shackled = Runde { $round }. { $figure } ({ $player }) liegt in Fesseln und verliert diesen Zug.
fact-rises = { $figure } ({ $player }) ersteht als Diener von den Toten auf. Lebenspunkte: { $life }. Karten: { $cards }.
fact-end-staked = Der Vampir zerfällt in seinem eigenen Sarg zu Staub.
fact-end-vampire-dead = Der Vampir hat keine Lebenspunkte mehr: Graf Grottenstein ist nicht mehr.
fact-end-no-hunter = Kein lebender Jäger ist mehr in der Villa.
fact-end-rounds-over = Die letzte Runde ist vorbei, und der Vampir geht immer noch um.
fact-wins = { $player } gewinnt.
fact-flies = { $figure } wird zur Fledermaus und würfelt { $thrown }. Übrige Fledermauskarten: { $left }.
fact-throws = { $figure } würfelt { $thrown }.
fact-stays = { $figure } bleibt stehen, ohne zu würfeln.
fact-uses-passage = { $figure } zeigt Scheinvampir und darf den Vampirgang benutzen.
fact-moves =
    { $steps ->
        [0] { $figure } verlässt das Feld { $square } nicht.
        [one] { $figure } geht { $steps } Schritt, nach { $square }.
       *[other] { $figure } geht { $steps } Schritte, nach { $square }.
    }
fact-lies-down = { $figure } legt sich in den Sarg ({ $square }).
fact-displaced = { $figure } steht plötzlich auf { $square }.
fact-reveals = { $figure } deckt die Karte von { $field } auf: { $card }.
fact-reveals-hidden = { $figure } deckt die Karte von { $field } auf. Nur die Jäger sehen sie.
fact-keeps = { $figure } nimmt die Karte von { $field }: { $card }.
fact-keeps-hidden = { $figure } nimmt die Karte von { $field }, ohne sie zu zeigen.
fact-leaves = { $figure } lässt die Karte auf { $field } offen liegen: { $card }.
fact-takes = { $figure } nimmt: { $cards }.
fact-puts = { $figure } legt ab: { $card }.
fact-ladder = { $figure } legt auf { $square } die Leiter an: Jetzt führt ein Weg durch die Luke.
fact-heals =
    { $gained ->
        [0] { $figure } benutzt: { $card }. Patient: { $patient }. Es gibt nichts zu heilen. Noch so oft zu benutzen: { $left }.
       *[other] { $figure } benutzt: { $card }. Patient: { $patient }. Lebenspunkte: +{ $gained }. Noch so oft zu benutzen: { $left }.
    }
fact-cures = { $figure } benutzt: { $card }. Patient: { $patient }. Die Heilung wirkt.
fact-looks = { $figure } benutzt den Grundriss und sieht sich die Karte von { $field } an: { $card }.
fact-looks-hidden = { $figure } benutzt den Grundriss und sieht sich die Karte von { $field } an.
fact-zombies = { $figure } spricht die Zombieformel. Zombies stehen auf { $squares }.
fact-zombies-vanish = Wer die Formel gesprochen hat, ist tot: Beide Zombies verschwinden.
fact-closes = { $figure } verschließt die Tür { $door }.
fact-key-fits = { $figure } probiert an der Tür { $door } einen Schlüssel: { $card }. Er passt, und die Tür ist offen!
fact-key-fails = { $figure } probiert an der Tür { $door } einen Schlüssel: { $card }. Er passt nicht.
fact-wears = Der Vampir nimmt ein Stück seiner Garderobe: { $piece }, Nummer { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } greift { $target } an ({ $weapon }). Wurf: { $die }. Kein Lebenspunkt verloren, noch { $left }.
       *[other] { $figure } greift { $target } an ({ $weapon }). Wurf: { $die }. Lebenspunkte: -{ $lost }, noch { $left }.
    }
fact-protects = { $figure } hat Schutz: { $card }.
fact-stuck = { $figure } sitzt fest: keine Bewegung im nächsten Zug.
fact-kept-off = Der Vampir weicht zurück und darf in seinem nächsten Zug nicht angreifen.
fact-strikes-door = { $figure } schlägt auf die Tür { $door } ein ({ $weapon }). Wurf: { $die }. Übrige Punkte der Tür: { $left }.
fact-breaks-door = { $figure } schlägt die Tür { $door } ein ({ $weapon }). Wurf: { $die }.
fact-stakes = { $figure } treibt dem Vampir den Pflock ins Herz!
fact-poisoned = Das Gift brennt in { $figure }. Lebenspunkte: -{ $lost }, noch { $left }.
fact-rats = Die Ratten beißen { $figure }. Lebenspunkte: -{ $lost }, noch { $left }.
fact-regenerates =
    { $gained ->
        [0] Der Vampir ruht in seinem Sarg und behält alle { $left } Lebenspunkte.
       *[other] Der Vampir kommt in seinem Sarg zu Kräften. Lebenspunkte: +{ $gained }, jetzt { $left }.
    }
fact-crypt = Jäger sind in seiner Gruft: Der Vampir wird schwächer. Lebenspunkte: -{ $lost }, noch { $left }.
fact-drains =
    { $gained ->
        [0] Das Blut gibt dem Vampir nichts. Lebenspunkte: weiter { $left }.
       *[other] Das Blut gibt dem Vampir Kraft. Lebenspunkte: +{ $gained }, jetzt { $left }.
    }
fact-to-coffin = Der Vampir hat keine Lebenspunkte mehr und sinkt in seinen Sarg.
fact-dies = { $figure } stirbt. Die Leiche bleibt vorerst liegen.
fact-falls = Ein Diener ist für immer fort: { $figure }. Nachlass auf { $square }: { $cards }.
fact-trap =
    { $lost ->
        [0] { $figure } deckt auf { $field } eine Falle auf: { $card }!
       *[other]
            { $die ->
                [0] { $figure } deckt auf { $field } eine Falle auf: { $card }! Lebenspunkte: -{ $lost }, noch { $left }.
               *[other] { $figure } deckt auf { $field } eine Falle auf: { $card }! Wurf: { $die }. Lebenspunkte: -{ $lost }, noch { $left }.
            }
    }
fact-trap-fails = { $figure } deckt auf { $field } eine Falle auf: { $card }. Dienern tut sie nichts.
fact-lights = { $figure } zündet auf { $square } das Dynamit. Ziel: { $door }.
fact-fizzles = Die Lunte brennt ab. Wurf: { $die }. Nichts geschieht; die Ladung liegt auf { $square } und brennt nicht mehr.
fact-explodes = Die Lunte brennt ab. Wurf: { $die }. Die Ladung explodiert! Ziel: { $door }.
fact-blast = Die Druckwelle trifft { $figure }. Lebenspunkte: -{ $lost }.

## Ends
end-staked = Der Vampir ist gepfählt: Die Jäger gewinnen.
end-vampire-dead = Der Vampir hat keine Lebenspunkte mehr: Die Jäger gewinnen.
end-no-hunter = Kein Jäger ist mehr am Leben: Die Partei des Vampirs gewinnt.
end-rounds-over = Die letzte Runde ist vorbei: Die Partei des Vampirs gewinnt.

## Refusals
refusal-unreadable = „{ $given }“ ist kein Zug dieses Spiels. Schreib zum Beispiel „throw“, „Gh5“, „hit V sword“ oder „end“.
refusal-no-such-card = „{ $given }“ ist keine Karte dieses Spiels.
refusal-which-card = Mehrere Karten heißen „{ $given }“. Schreib die Nummer der Karte, die du meinst: { $cards }.
refusal-no-such-square = Die Villa hat kein Feld „{ $given }“. Felder schreibt man wie „Gh11“: Stockwerk C, G oder U, Spalte a bis o, Reihe 1 bis 11.
refusal-no-such-door = Die Villa hat keine Tür „{ $given }“. Türen schreibt man mit ihren zwei Feldern, wie „Gh5/h6“.
refusal-no-such-field = Es gibt keinen Kartenplatz „{ $given }“. Die Kartenplätze sind C1 bis C12, G1 bis G12 und U1 bis U12.
refusal-no-such-figure = Es gibt keine Figur „{ $given }“. Die Figuren heißen red, blue, green, yellow und vampire, kurz R, B, G, Y und V.
refusal-not-there = Du hast „{ $given }“ geschrieben, aber hier ist es „{ $found }“.
refusal-other-slot = Du hast einen Zug für „{ $given }“ geschrieben, aber „{ $found }“ ist am Zug.
refusal-result = „{ $given }“ nennt ein Ergebnis. Das bestimmen Würfel und Regeln: Schreib nur, was du tust.
position-no-hunter = Kein Jäger lebt mehr, also wäre das Spiel zu Ende.
position-wrong-life = „{ $figure }“ kann nicht { $given } Lebenspunkte haben: Lebende haben 1 bis { $most }, Tote 0.
position-wrong-status = „{ $figure }“ muss living, corpse, servant oder gone sein.
position-wrong-bats = Es gibt höchstens so viele Fledermauskarten: { $most }.
position-half-zombies = Beide Zombies stehen auf Feldern und haben einen Jäger, der sie gesetzt hat, oder keiner von beiden.
position-zombies-without-caster = Der Jäger, der die Zombies gesetzt hat, lebt nicht mehr; sie wären verschwunden.
position-no-such-square = Jemand oder etwas ist auf einem Feld, das die Villa nicht hat: { $given }.
position-square-taken = Zwei können nicht auf einem Feld stehen: { $square }.
position-in-coffin = Nur der Vampir darf auf einem Sargfeld sein: { $square }.
position-in-wall = Solange dort der Mauer-Chip liegt, kann niemand auf diesem Feld sein: { $square }.
position-gone-stands = „{ $figure }“ ist fort und steht auf keinem Feld.
position-gone-carries = „{ $figure }“ ist fort und trägt nichts; diese Karte muss anderswo sein: { $card }.
position-too-much = „{ $figure }“ trägt mehr, als auf die Tafel passt: Sie hat { $most } Plätze für Gegenstände.
position-wrong-border = „{ $figure }“ darf diese Karte nicht tragen, ihr Rand hat eine andere Farbe: { $card }.
position-card-twice = Jede Karte ist an einem Ort, und diese ist zweimal genannt: { $card }.
position-card-nowhere = Diese Karte liegt nirgends: { $card }.
position-card-not-in-box = Diese Ausgabe hat die Karte { $card } nicht.
position-card-in-hand = Nur vor dem Ende des Aufbaus hält der Vampir Kellerkarten: { $card }.
position-wrong-deck = Die Karte { $card } kann nicht verdeckt auf { $field } liegen: Ereigniskarten liegen oben, Kellerkarten im Keller.
position-field-covered = Wo eine verdeckte Karte liegt, kann nichts anderes liegen: { $field }.
position-trap-lies-open = Eine Falle liegt verdeckt oder ist aus dem Spiel, nie offen und nie auf einer Tafel: { $card }.
position-too-few-fields = Nirgends genannte Karten ({ $count }) liegen verdeckt, und nur so viele Kartenplätze sind für sie frei: { $left }.
position-arranged-already = Solange der Vampir den Keller noch einrichtet, liegt keine Kellerkarte irgendwo und kein Schloss ist gewählt; was er schon gelegt hat, schreibt man als „draft“.
position-wrong-charge = Eine gezündete Ladung braucht Dynamit und Fackel auf ihrem Feld, einen Jäger oder Diener, der sie gezündet hat, und daneben eine Tür oder die Mauer, die sie sprengen kann.
position-ladder-elsewhere = Die Leiter wird nur auf einem Lukenfeld angelegt.
position-remains-of-the-living = „{ $figure }“ ist nicht fort, also gibt es keinen Nachlass dieser Farbe.
position-on-the-floor = Diese Karte kann nicht so auf dem Boden liegen: { $card }.
position-wrong-chips = Auf Türen und im Vorrat liegen zusammen { $wanted } weiße Schloss-Chips, nicht { $given }.
position-armoured-door-hurt = Die Panzertür kann nicht beschädigt oder zerstört werden: { $door }.
position-wrong-damage = Eine Tür verliert höchstens { $most } Punkte, und dann ist sie zerstört: { $door }.
position-wrong-locks = Gruft und Panzertür haben zwei verschiedene der vier Schlösser.
position-wrong-wardrobe = Ein Garderobenstück liegt auf einem Feld mit einer Nummer von 2 bis { $most }.
position-servant-hides = Alle Karten eines Dieners sind offen, auch diese: { $card }.
position-open-card-unknown = Diese Karte liegt offen, also kennt sie jeder: { $card }.
position-hunters-forget = Alle Jäger wissen, was auf ihren Tafeln liegt, auch diese Karte: { $card }.
position-vampire-forgets = Der Vampir hat die Kellerkarten gelegt und kennt jede, auch diese: { $card }.
position-untrue-knowledge = Was von dieser Karte bekannt sein soll, stimmt nicht: { $card }.
position-not-hidden = „{ $figure }“ trägt diese Karte nicht verborgen: { $card }.
position-untrue-lock = Ein Schlüssel, der versagt hat, passt nicht zum Schloss, und einer, der gepasst hat, passt.
position-vampire-elsewhere = Den Vampir spielt der Platz, dem er von Anfang an gehört, und dieser Platz kann die Partei nicht wechseln.
position-no-such-seat = „{ $figure }“ kann nicht von Platz { $given } gespielt werden: Den Platz gibt es nicht.
position-both-teams = „{ $figure }“ ist ein lebender Jäger und kann nicht von einem Platz der Vampirpartei gespielt werden.
position-servant-elsewhere = „{ $figure }“ ist ein Diener und muss von einem Platz der Vampirpartei gespielt werden.
position-slot-of-nobody = „{ $figure }“ kann nicht am Zug sein: tot oder fort.
position-wrong-question = Diese Entscheidung gehört nicht zu einem Zug von „{ $figure }“.
position-not-asked-now = Die Entscheidung „{ $decision }“ kann in diesem Augenblick des Zuges von „{ $figure }“ nicht offen sein.
position-no-throw = „{ $figure }“ soll ein Ziel wählen, also muss „thrown“ sagen, was gewürfelt wurde.
position-nothing-to-answer = Platz { $seat } wird gefragt, könnte aber nichts antworten.
position-not-ready = „{ $figure }“ soll zum Pfählen bereit sein, ist aber kein lebender Jäger mit Hammer und Pflock.
position-kit-used-up = Ein aufgebrauchter Verbandskasten ist aus dem Spiel.
position-without-draft = Die Entscheidung „{ $decision }“ ist nur mitten in einer Zeile offen: Schreib unter „after“, wo die Zeile begann, und unter „draft“ ihre Züge bis jetzt.
position-wrong-draft = „{ $given }“ ist kein erlaubter Zug einer Zeile, die noch nicht fertig ist.
position-over-without-cause = Ein Spiel, das zu Ende ist, hat einen „cause“, und nur ein solches.

## Scene

## Editions

## Advice

## Orders
