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
option-vampire_seat = Platz, der den Vampir spielt, ab 0 gezählt (-1: der letzte)
option-hunter_order = Zugfolge der Jäger (printed: wie in der Ausgabe)
option-preset = Werte der Ausgabe (printed: unverändert; dagger_minus_2: der Dolch macht einen Würfel -2)
option-vampire_zero = Was geschieht, wenn der Vampir keine Lebenspunkte mehr hat (printed: wie in der Ausgabe; dies: die Jäger gewinnen; coffin: er kommt in seinen Sarg)
option-range_metric = Wie Reichweiten gezählt werden (printed: wie in der Ausgabe; manhattan: ohne Schrägen; chebyshev: ein schräger Schritt zählt als ein Feld)
option-finds = Wer sieht, was Jäger finden und tragen (hidden: nur die Jäger; public: alle)
option-cellar_cards = Ob der Vampir die Kellerkarten sieht, die er ausgelegt hat (noted: ja, sie stehen auf seinem Notizblock; remembered: er muss sie sich merken)
option-max_rounds = Nach wie vielen Runden die Partei des Vampirs gewinnt (0: wie in der Ausgabe)
option-no-such-seat = Die Option „{ $option }“ nennt einen Platz von 0 bis { $high }.

## Decisions
decision-over = Das Spiel ist zu Ende.
decision-wait = Du bist nicht an der Reihe.
decision-placing = Leg eine Karte auf den nächsten Kartenplatz im Keller.
decision-locking-crypt = Wähl das Schloss der Gruft.
decision-locking-armour = Wähl das Schloss der Panzertür.
decision-rising = Wer spielt den neuen Diener?
decision-first = Würfeln und gehen oder bleiben und kämpfen?
decision-vampire-first = Würfeln, fliegen oder bleiben?
decision-destination = Wohin gehst du?
decision-action = Was tust du hier?
decision-revealed = Die Karte nehmen oder liegen lassen?
decision-vampire-action = Beißen, anziehen oder den Zug beenden?
decision-ending = Beende den Zug.
decision-weapon = Wähl eine Waffe.
decision-target = Wähl ein Ziel.
decision-taking = Wähl eine Karte zum Nehmen.
decision-taking-more = Noch eine Karte nehmen, oder ist das alles?
decision-putting = Wähl eine Karte zum Ablegen.
decision-closing = Wähl eine Tür zum Verschließen.
decision-using = Wähl einen Gegenstand.
decision-patient = Wem hilfst du?
decision-looking = Welche Karte siehst du dir an?
decision-key-card = Welchen Schlüssel probierst du?
decision-key-door = An welcher Tür probierst du ihn?
decision-casting = Stell den ersten Zombie auf.
decision-casting-again = Stell den zweiten Zombie auf.
decision-lighting = Was sprengst du?
decision-biting = Wen beißt du?

## Moves
move-go = Nach { $square } gehen ({ $room })
move-no-step = Auf { $square } bleiben ({ $room })
move-zombie = Zombie auf { $square } stellen ({ $room })
move-wall = Die Mauer sprengen
move-arrange = Den Rest auslegen lassen
then-arranged =
    { $cards ->
        [one] die letzte Karte
       *[other] { $cards } Karten
    } und beide Schlösser; nur du siehst, wo
move-lay = Auf { $field } legen: { $card }
move-field = { $field } ansehen ({ $room })
move-lock = Schloss wählen: { $lock }
move-throw = Würfeln und gehen
move-stay = Hier bleiben
move-bat = Fledermausflug (1 Karte)
move-fight = Angreifen
move-dagger = Den Dolch nehmen
move-bite = Einen Jäger beißen
move-stake-vampire = Den Vampir pfählen!
move-reveal = Die Karte aufdecken
move-take = Etwas nehmen
move-leave = Liegen lassen
move-take-find = Nehmen: { $card }
move-leave-find = Offen liegen lassen: { $card }
move-put = Eine Karte ablegen
move-close = Eine Tür verschließen
move-use = Gegenstand benutzen
move-key = Schlüssel probieren
move-cast = Die Zombieformel sprechen
move-light = Das Dynamit zünden
move-wear = Anlegen: { $piece }
move-servant-mine = Den Diener selbst spielen
move-servant-owner = Diener überlassen: { $player }
move-enough = Das ist alles
move-end = Zug beenden

move-card-weapon = Nehmen: { $card }
move-card-take = Nehmen: { $card }
move-card-put = Ablegen: { $card }
move-card-use = Benutzen: { $card }
move-card-key = Probieren: { $card }
move-figure-attack = Angreifen: { $figure }
move-figure-help = Helfen: { $figure }
move-figure-bite = Beißen: { $figure }
move-door-attack = Tür { $door } einschlagen ({ $one } / { $other })
move-door-close = Tür { $door } verschließen ({ $one } / { $other })
move-door-key = Tür { $door } probieren ({ $one } / { $other })
move-door-light = Tür { $door } sprengen ({ $one } / { $other })
then-throw = zwei Würfel sagen, wie weit
then-stay = handeln kannst du trotzdem
then-fight = statt zu gehen
then-bat = { $dice } Würfel, kein Biss in diesem Zug; Karten danach: { $left }
then-stake = die Jäger gewinnen
then-reveal = ein Gegenstand, eine Macht oder eine Falle
then-put = sie bleibt offen liegen, für den nächsten Jäger, der hier anhält
then-key = nur die richtige Farbe öffnet die Tür
then-cast = solange du lebst, kann niemand die Felder der Zombies betreten
then-light = es geht am Ende deines nächsten Zuges hoch; sei dann nicht mehr im Raum
then-left-open = alle sehen sie; wer auf dem Feld steht, kann sie später nehmen
then-servant-mine = eine Figur mehr für dich
then-servant-owner = gewinnt jetzt mit dir

## Why it is asked
why-decision-placing = Ohne den Pflock können die Jäger nicht gewinnen. Leg ihn dorthin, wo sie zuletzt hinkommen, und Fallen auf den Weg.
why-decision-locking-crypt = Hinter diesen Türen steht dein Sarg; nur der Schlüssel dieser Farbe öffnet sie.
why-decision-locking-armour = Diese Tür hält die Kellertreppe verschlossen, bis jemand von innen den Schlüssel bringt.
why-decision-rising = Ein toter Jäger steht auf deiner Seite auf. Überlässt du ihn dem bisherigen Spieler, gewinnt auch dieser mit dir.
why-decision-first = Ein Zug ist ein Weg und eine Aktion, oder ein Kampf aus dem Stand.
why-decision-vampire-first = Erst gehst du, dann beißt du oder ziehst dich an. Fliegen geht nur mit Umhang und Fledermauskarte.
why-decision-destination = Nur das Feld zählt, auf dem du stehen bleibst. Auf nummerierten Feldern liegt für Jäger eine Karte.
why-decision-action = Du hast eine Aktion; eine verdeckte Karte auf deinem Feld musst du aufdecken.
why-decision-revealed = Gegenstände füllen deine drei Tragplätze; was du liegen lässt, können andere holen.
why-decision-vampire-action = Ohne Gebiss und Fingernägel kannst du nicht beißen. Im Keller gewinnst du, was du trinkst.
why-decision-ending = Im Sarg ruhst du nur, bis alle Punkte zurück sind.
why-decision-weapon = Ein Angriff, eine Waffe.
why-decision-target = Die Würfel bestimmen den Schaden; Türen behalten ihn, bis sie brechen.
why-decision-taking = Das ist deine Aktion. Gegenstände brauchen einen freien Tragplatz.
why-decision-taking-more = Was am Boden liegt, darfst du auf einmal nehmen.
why-decision-putting = Sie bleibt offen auf diesem Kartenplatz liegen, und ein anderer Jäger kann sie nehmen.
why-decision-closing = Eine verschlossene Tür hält Jäger und Diener auf, den Vampir nie.
why-decision-using = Das ist deine Aktion.
why-decision-patient = Es wirkt auf dich oder auf eine Figur neben dir.
why-decision-looking = Alle Jäger erfahren die Karte; sie bleibt liegen.
why-decision-key-card = Die richtige Farbe öffnet; ein falscher Schlüssel zeigt, was es nicht ist.
why-decision-key-door = Schlösser haben die Grufttüren und die Panzertür.
why-decision-casting = Solange du lebst, kann niemand das Feld eines Zombies betreten.
why-decision-casting-again = Der zweite Zombie braucht ein anderes freies Feld.
why-decision-lighting = Am Ende deines nächsten Zuges ist die Lunte abgebrannt: Verlass bis dahin den Raum.
why-decision-biting = Ein Biss kostet den Jäger, was du würfelst; im Keller gewinnst du, was du trinkst.

## What always stands on the table
aim-hunters = Du jagst: Pfähle den Grafen in seinem Sarg. Du brauchst Hammer und Pflock.
aim-vampire = Du bist der Graf: Töte alle vier Jäger oder halt bis zur letzten Runde durch.
aim-turned = Du dienst jetzt dem Grafen: Hilf ihm, die letzten Jäger zu töten.
aim-watch = Vier Jäger wollen den Grafen pfählen; der Graf will ihren Tod.
ahead-stake = Lebende Jäger: { $alive }. Lebenspunkte des Grafen: { $life }.
ahead-weak =
    Mit 0 Punkten bist du nicht tot: Du liegst { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } im Sarg.
ahead-weak-other =
    Mit 0 Punkten ist er nicht tot: Er liegt { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } im Sarg.
ahead-lying =
    Der Graf liegt im Sarg: noch { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, um ihn zu pfählen. Lebende Jäger: { $alive }.
ending-rounds = Runde { $round } von { $last }; nach der letzten gewinnt der Graf.

## Facts
fact-plays = { $player } spielt { $figure }.
fact-wardrobe = Deine geheime Notiz: { $piece }, Nummer { $field }.
fact-arranged = Du hast die Kellerkarten ausgelegt, von C1 an: { $cards }. Deine Schlösser: Gruft { $crypt }, Panzertür { $armour }.
fact-arranged-hidden = Der Vampir hat die Kellerkarten ausgelegt und zwei Schlösser gewählt.
fact-slot = Runde { $round }. Am Zug ist { $figure } ({ $player }).
fact-slot-shackled = Runde { $round }. { $figure } ({ $player }) liegt in Fesseln und verliert diesen Zug.
fact-rises = { $figure } ({ $player }) ersteht als Diener von den Toten auf. Lebenspunkte: { $life }. Karten: { $cards }.
fact-end-staked = Der Vampir zerfällt in seinem eigenen Sarg zu Staub.
fact-end-vampire-dead = Der Vampir hat keine Lebenspunkte mehr. { $figure } ist nicht mehr.
fact-end-no-hunter = Kein lebender Jäger ist mehr in der Villa.
fact-end-rounds-over = Die letzte Runde ist vorbei, und der Vampir geht immer noch um.
fact-wins = { $player } gewinnt.
fact-flies = { $figure } wird zur Fledermaus und würfelt { $thrown } ({ $dice }). Übrige Fledermauskarten: { $left }.
fact-throws = { $figure } würfelt { $thrown } ({ $dice }).
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
        [0] { $figure } benutzt: { $card }. Patient: { $patient }. Es gibt nichts zu heilen. Verbleibende Anwendungen: { $left }.
       *[other] { $figure } benutzt: { $card }. Patient: { $patient }. Lebenspunkte: +{ $gained }. Verbleibende Anwendungen: { $left }.
    }
fact-cures =
    { $cured ->
        [0] { $figure } benutzt: { $card }. Patient: { $patient }. Es gibt nichts zu heilen.
       *[other] { $figure } benutzt: { $card }. Patient: { $patient }. Die Heilung wirkt.
    }
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
fact-stuck = { $figure } sitzt fest und kann im nächsten Zug nicht gehen.
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
refusal-nobody-to-bite = Kein lebender Jäger ist in Reichweite des Vampirs.
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $given }.
refusal-no-such-move = Einen Zug mit der Nummer { $given } gibt es nicht.
refusal-vampire-sets-up = Die Villa wird noch eingerichtet: Jetzt legt { $player } die Kellerkarten und wählt die Schlösser.
refusal-vampire-decides = Eine Leiche steht auf: Jetzt entscheidet { $player }, wer den Diener spielt.
refusal-without-figure = Du hast keinen Charakter mehr in der Villa. Jetzt entscheidet { $player }.
refusal-not-your-slot = Jemand anders ist am Zug: { $figure }. Jetzt entscheidet { $player }.
refusal-not-in-box = Diese Ausgabe hat diese Karte nicht: { $card }.
refusal-not-carried = { $figure } trägt diese Karte nicht: { $card }.
refusal-gone = { $target } ist endgültig fort und nicht mehr in der Villa.
refusal-corpse = { $target } ist jetzt eine Leiche: Angreifen oder helfen kannst du da nicht mehr.
refusal-only-vampire-flies = Nur der Vampir wird zur Fledermaus.
refusal-only-vampire-bites = Nur der Vampir beißt; Jäger und Diener kämpfen mit Waffen.
refusal-only-vampire-wears = Nur der Vampir nimmt Stücke seiner Garderobe.
refusal-vampire-without-cards = Der Vampir deckt nie Ereignis- oder Kellerkarten auf, nimmt keine und benutzt keine.
refusal-vampire-only-bites = Der Vampir hat keine Waffen: Er kann nur beißen, und zwar nach seiner Bewegung.
refusal-vampire-closes-nothing = Nur Jäger und Diener verschließen Türen.
refusal-only-hunters-stake = Nur ein lebender Jäger kann den Vampir pfählen.
refusal-locks-at-set-up = Schlösser werden nur beim Aufbau gewählt.
refusal-nobody-rises = Im Augenblick steht keine Leiche auf.
refusal-nothing-revealed = Es gibt keine aufgedeckte Karte, die du liegen lassen könntest.
refusal-verb-first = Sag zuerst, was du tun willst: { $question }
refusal-must-choose = Was begonnen ist, wird beendet und nicht zurückgenommen: { $question }
refusal-set-up-first = Zuerst muss der Aufbau fertig sein: { $question }
refusal-no-cellar-card = In den Keller kommen nur Kellerkarten, und dies ist eine Ereigniskarte: { $card }.
refusal-laid-already = Diese Karte hast du schon gelegt: { $card }.
refusal-lock-used = Dieses Schloss hat schon die Gruft: { $lock }. Die Panzertür bekommt ein anderes.
refusal-rising-first = Entscheide zuerst über den Diener: { $question }
refusal-stuck = { $figure } steckt im Fett fest und kann in diesem Zug nicht gehen.
refusal-movement-first = Zuerst kommt die Bewegung, auch wenn du nur stehen bleibst: { $question }
refusal-movement-over = Deine Bewegung ist für diesen Zug vorbei: { $question }
refusal-throw-first = Würfle zuerst; danach wählst du, wohin du gehst.
refusal-thrown-already = Du hast schon gewürfelt: { $thrown }. Wähl jetzt ein Feld; auch dein eigenes ist erlaubt.
refusal-fight-before-throw = Du hast gewürfelt, also bewegst du dich: Ein Kampf aus dem Stand wird vor dem Wurf gewählt.
refusal-go-first = Wähl zuerst, wo deine Bewegung endet; auch dein eigenes Feld ist erlaubt: { $question }
refusal-must-reveal = Deine Bewegung endet bei einer verdeckten Karte, und die musst du zuallererst aufdecken: { $field }.
refusal-one-action = Das wären zwei Aktionen: Nimm die aufgedeckte Karte oder lass sie liegen; ablegen kannst du dafür nichts.
refusal-take-or-leave = Zuerst geht es um die aufgedeckte Karte: { $question }
refusal-bat-needs-cape = Ohne den Umhang kannst du nicht zur Fledermaus werden.
refusal-no-bat-left = Alle deine Fledermauskarten sind verbraucht.
refusal-worn-already = Dieses Stück hast du schon: { $piece }.
refusal-piece-too-far = Nach deiner Notiz liegt dieses Stück auf { $field }, und deine Bewegung muss dort oder auf einem benachbarten Feld enden: { $piece }.
refusal-piece-behind-wall = Nach deiner Notiz liegt dieses Stück auf { $field }, aber zwischen dir und diesem Feld ist eine Mauer: { $piece }.
refusal-shackled = { $figure } liegt in Fesseln und kann diesen Zug nur beenden.
refusal-resting = Der Vampir ruht im Sarg, bis er wieder { $most } Lebenspunkte hat; jetzt hat er { $life } und kann den Zug nur beenden.
refusal-bitten-already = Der Vampir greift in einem Zug nur einmal an, und danach kommt nichts mehr: Du kannst den Zug nur beenden.
refusal-too-far = { $square } ist zu weit weg. Nötige Schritte: mindestens { $steps }, gewürfelt: { $thrown }.
refusal-way-closed-door = Du kommst nicht nach { $square }: Die Tür { $door } ist verschlossen.
refusal-way-one-way = Du kommst nicht nach { $square }: Die Einwegtür { $door } lässt dich nur in der anderen Richtung durch.
refusal-way-wall-chip = Du kommst nicht nach { $square }: Auf { $at } liegt der Mauer-Chip.
refusal-way-coffin = Du kommst nicht nach { $square }: Den Sarg ({ $at }) darf nur der Vampir betreten.
refusal-way-passage = Du kommst nicht nach { $square }: Den Vampirgang ({ $at }) darf nur der Vampir oder ein lebender Jäger mit dem Scheinvampir betreten.
refusal-way-link = Du kommst nicht nach { $square }: Durch den Vampirgang nach { $at } darf nur der Vampir oder ein lebender Jäger mit dem Scheinvampir.
refusal-way-ladder = Du kommst nicht nach { $square }: Durch die Luke nach { $at } führt nur eine Leiter, und keine ist angelegt.
refusal-way-figure = Du kommst nicht nach { $square }: { $figure } steht auf { $at }.
refusal-way-corpse = Du kommst nicht nach { $square }: Auf { $at } liegt eine Leiche ({ $figure }).
refusal-way-zombie = Du kommst nicht nach { $square }: Auf { $at } steht ein Zombie.
refusal-bat-lands = Als Fledermaus fliegst du über andere hinweg, aber deine Bewegung kann nicht auf { $square } enden: Dort ist { $figure }.
refusal-out-of-range = Du erreichst { $target } nicht: Abstand { $distance }, Reichweite { $range }.
refusal-other-plan = Du erreichst { $target } nicht: Kein Plan zeigt beide Felder.
refusal-line-wall = Du erreichst { $target } nicht: Dazwischen ist eine Mauer.
refusal-line-wall-chip = Du erreichst { $target } nicht: Dazwischen liegt der Mauer-Chip.
refusal-line-closed-door = Du erreichst { $target } nicht: Dazwischen ist die verschlossene Tür { $door }.
refusal-line-one-way = Du erreichst { $target } nicht: Dazwischen ist die Einwegtür { $door }, und ihr Pfeil zeigt zu dir.
refusal-lying = { $target } liegt im Sarg, wohin weder Hiebe noch Hilfe reichen.
refusal-nothing-to-attack = Von { $square } aus erreicht keine deiner Waffen einen Feind, und keine Tür dort kann eingeschlagen werden.
refusal-servant-attacks-first = Ein Diener greift nur an, statt sich zu bewegen, nie danach.
refusal-attack-instead-of-moving = Den Vampir und Türen greifst du nur an, statt dich zu bewegen; nach Wurf oder Stehenbleiben nur noch Diener.
refusal-no-servant = Nach der Bewegung kannst du nur Diener angreifen, und in der Villa ist keiner.
refusal-no-weapon = Mit dieser Karte kann man nicht angreifen: { $card }.
refusal-harms-only-vampire = Diese Waffe wirkt nur gegen den Vampir: { $weapon }.
refusal-harms-only-hunters = Diese Waffe wirkt nur gegen lebende Jäger: { $weapon }.
refusal-harms-no-doors = Diese Waffe richtet gegen Türen nichts aus: { $weapon }.
refusal-own-team = { $target } steht auf deiner Seite.
refusal-bite-needs-pieces = Der Vampir greift nur mit Gebiss und Fingernägeln an; noch fehlt: { $pieces }.
refusal-bat-does-not-bite = In diesem Zug bist du eine Fledermaus und kannst nicht angreifen.
refusal-lying-does-not-bite = Solange der Vampir im Sarg liegt, kann er nicht angreifen.
refusal-kept-off = Der Vampir ist zurückgewichen und darf in diesem Zug nicht angreifen.
refusal-not-lying = Der Vampir kann nur gepfählt werden, solange er im Sarg liegt.
refusal-stake-needs-both = Zum Pfählen brauchst du selbst Hammer und Pflock; es fehlt: { $cards }.
refusal-stake-not-prepared = Um den Vampir zu pfählen, musst du deinen vorigen Zug mit Hammer und Pflock neben dem Sarg beendet haben.
refusal-stake-instead-of-moving = Du pfählst, statt dich zu bewegen: Ankommen und Pfählen in einem Zug ist unmöglich.
refusal-no-door-here = Dein Feld grenzt an keine Tür: { $square }.
refusal-door-not-touched = Du bist auf { $square }, und dieses Feld grenzt nicht an die Tür { $door }.
refusal-wall-is-no-door = Die Mauer ist keine Tür: Nur Dynamit entfernt den Mauer-Chip.
refusal-no-chip-left = Im Vorrat ist kein weißer Schloss-Chip mehr, also kann keine Tür verschlossen werden.
refusal-armoured-stays = Niemand kann die Panzertür ({ $door }) verschließen; einmal geöffnet, bleibt sie offen.
refusal-armoured-resists = Gegen die Panzertür hilft keine Gewalt: { $door }.
refusal-door-closed = Diese Tür ist schon verschlossen: { $door }.
refusal-door-open = Diese Tür ist schon offen: { $door }.
refusal-door-destroyed = Diese Tür ist zerstört und für immer offen: { $door }.
refusal-no-lock = Nur die beiden Grufttüren und die Panzertür lassen sich mit Schlüsseln öffnen, diese nicht: { $door }.
refusal-lock-inside = Die Panzertür lässt sich nur von innen öffnen, von der Treppe aus: { $door }.
refusal-no-key = Du hast keinen Schlüssel.
refusal-no-key-at-all = Diese Karte ist kein Schlüssel: { $card }.
refusal-no-charge = Zum Sprengen brauchst du Dynamit und Fackel; es fehlt: { $cards }.
refusal-nothing-to-blow-up = Von { $square } aus gibt es nichts zu sprengen: weder eine Tür noch den Mauer-Chip.
refusal-wall-gone = Der Mauer-Chip ist fort: Der Weg ist frei.
refusal-wall-not-beside = Dein Feld liegt nicht neben dem Mauer-Chip: { $square }.
refusal-not-numbered = Das ist kein nummeriertes Feld, also gibt es hier keinen Kartenplatz: { $square }.
refusal-nothing-face-down = Hier liegt keine verdeckte Karte: { $field }.
refusal-other-colour = Ihr farbiger Rand sagt, dass nur { $figure } diese Karte tragen darf: { $card }.
refusal-no-place = Für diese Karte ist auf der Tafel nicht genug Platz: { $card }. Nötige Tragplätze: { $needed }, frei: { $free }.
refusal-nothing-to-take = Hier liegt nichts, was man nehmen könnte: { $square }.
refusal-not-here = Diese Karte liegt nicht offen auf { $square }: { $card }.
refusal-named-already = Diese Karte hast du schon genannt: { $card }.
refusal-other-place = Eine Aktion nimmt Karten von einem Ort, und diese liegt an einem anderen: { $card }.
refusal-one-card-of-field = Eine Aktion nimmt nur eine Karte von einem Kartenplatz, und du hast mehrere genannt: { $cards }.
refusal-no-remains = Diese Karte gehört nicht zum Nachlass eines Dieners, also lass „remains“ weg: { $card }.
refusal-burning = Diese Karte brennt, niemand darf sie nehmen: { $card }.
refusal-servant-leaves-it = Diener können diese Karte nicht nehmen; sie ist für lebende Jäger: { $card }.
refusal-field-covered = Hier liegt noch eine verdeckte Karte, also kann nichts dazugelegt werden: { $field }.
refusal-remains-here = Hier liegt der Nachlass eines Dieners, und nichts anderes darf abgelegt werden: { $square }.
refusal-empty-sheet = { $figure } hat keine Karte zum Ablegen.
refusal-dagger-stays = Der Dolch ist keine Karte: Er kann nicht abgelegt werden.
refusal-nothing-to-use = { $figure } trägt keinen Gegenstand, den man als Aktion benutzt.
refusal-weapon-in-fights = Eine Waffe benutzt man im Kampf, nicht so: { $card }.
refusal-works-by-itself = Diese Karte wirkt von selbst, ohne Aktion: { $card }.
refusal-light-has-its-verb = Dynamit und Fackel werden zusammen gezündet, als eigene Aktion: { $card }.
refusal-cast-has-its-verb = Die Formel zu sprechen ist eine eigene Aktion: { $card }.
refusal-key-has-its-verb = Einen Schlüssel an einer Tür zu probieren ist eine eigene Aktion: { $card }.
refusal-servant-without-powers = Diener können weder Schlüssel noch andere Mächte benutzen.
refusal-no-formula = Du hast die Zombieformel nicht.
refusal-plan-shows-nothing = Auf deinem Stockwerk liegt keine verdeckte Karte mehr, die der Grundriss zeigen könnte: { $floor }.
refusal-plan-of-other-floor = Der Grundriss zeigt nur Karten deines Stockwerks ({ $floor }), und { $field } liegt auf einem anderen.
refusal-no-hatch-here = Die Leiter wird nur auf einem Lukenfeld angelegt, und das ist keines: { $square }.
refusal-zombie-in-coffin = Im Sarg darf kein Zombie stehen: { $square }.
refusal-zombie-in-wall = Solange dort der Mauer-Chip liegt, kann auf diesem Feld kein Zombie stehen: { $square }.
refusal-zombie-needs-room = Auf diesem Feld ist schon jemand: { $square }.
refusal-zombies-apart = Auf diesem Feld steht schon der erste Zombie: { $square }.
refusal-unreadable = „{ $given }“ ist kein Zug dieses Spiels. Schreib zum Beispiel „throw“, „Gh5“, „hit V sword“ oder „end“.
refusal-no-such-card = „{ $given }“ steht für keine Karte dieser Ausgabe. Karten schreibst du mit ihrer Nummer (E09) oder ihrem englischen Namen (sword).
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
position-too-much = „{ $figure }“ trägt mehr, als auf die Tafel passt: Sie hat { $most } Tragplätze.
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
position-untrue-lock = Ein Schlüssel, der nicht gepasst hat, passt nicht zum Schloss, und einer, der gepasst hat, passt.
position-vampire-elsewhere = Den Vampir spielt der Platz, dem er von Anfang an gehört, und dieser Platz kann die Partei nicht wechseln.
position-no-such-seat = „{ $figure }“ kann nicht von Platz { $given } gespielt werden: Den Platz gibt es nicht.
position-both-teams = „{ $figure }“ ist ein lebender Jäger und kann nicht von einem Platz der Vampirpartei gespielt werden.
position-servant-elsewhere = „{ $figure }“ ist ein Diener und muss von einem Platz der Vampirpartei gespielt werden.
position-slot-of-nobody = „{ $figure }“ kann nicht am Zug sein: tot oder fort.
position-wrong-question = Diese Entscheidung gehört nicht zu einem Zug von „{ $figure }“.
position-not-asked-now = Die Entscheidung „{ $decision }“ kann in diesem Augenblick des Zuges von „{ $figure }“ nicht offen sein.
position-no-throw = „{ $figure }“ soll ein Ziel wählen, also muss „thrown“ sagen, was gewürfelt wurde.
position-wrong-throw = „{ $figure }“ kann keine { $given } gewürfelt haben: Die Würfel zeigen höchstens { $most }.
position-hunter-flies = Nur der Vampir fliegt, also kann „bat_slot“ nicht wahr sein, wenn „{ $figure }“ am Zug ist.
position-nothing-to-answer = Platz { $seat } wird gefragt, könnte aber nichts antworten.
position-not-ready = „{ $figure }“ soll zum Pfählen bereit sein, ist aber kein lebender Jäger mit Hammer und Pflock neben dem Sarg.
position-effects-ended = „{ $figure }“ ist kein lebender Jäger; Gift, Ratten, Fesseln und Schmierfett von davor wirken nicht mehr.
position-kit-used-up = Ein aufgebrauchter Verbandskasten ist aus dem Spiel.
position-without-draft = Die Entscheidung „{ $decision }“ ist nur mitten in einer Zeile offen: Schreib unter „after“, wo die Zeile begann, und unter „draft“ ihre Züge bis jetzt.
position-wrong-draft = „{ $given }“ ist kein erlaubter Zug einer Zeile, die noch nicht fertig ist.
position-over-without-cause = Ein beendetes Spiel braucht einen „cause“, ein laufendes hat keinen.

## Scene
question = { $figure }: { $question }
room-own = { $room }
room-stair = Treppe
room-passage = Vampirgang
room-coffin = Sarg
square-coffin = Sarg
square-passage = Vampirgang
square-stair = Treppe
square-hatch = Luke
square-start = Startfeld
kind-event-card = Ereigniskarte
kind-cellar-card = Kellerkarte
kind-hunter = Jäger
kind-vampire = Vampir
kind-corpse = Leiche
kind-servant = Diener
kind-gone = fort
kind-wardrobe-piece = Garderobenstück
kind-crypt-lock = Schloss der Gruft
kind-armour-lock = Schloss der Panzertür
kind-lock-card = Schlosskarte
kind-door = Tür
kind-one-way-door = Einwegtür
kind-crypt-door = Grufttür
kind-armoured-door = Panzertür
kind-zombie = Zombie
kind-wall-chip = Mauer-Chip
mark-object = Gegenstand
mark-power = Macht
mark-trap = Falle
mark-for-red = nur für Rot
mark-for-blue = nur für Blau
mark-for-green = nur für Grün
mark-for-yellow = nur für Gelb
mark-remains-red = Nachlass (Rot)
mark-remains-blue = Nachlass (Blau)
mark-remains-green = Nachlass (Grün)
mark-remains-yellow = Nachlass (Gelb)
mark-unlit = nicht brennend
mark-lit = brennend
mark-laid = an der Luke angelegt
mark-secret = nicht allen bekannt
mark-face-down = verdeckt
mark-face-up = offen
mark-turned-up = gerade aufgedeckt
mark-not-shield = kann nicht der Schild sein
mark-not-garlic = kann kein Knoblauch sein
mark-acting = am Zug
mark-ready-to-stake = steht mit Hammer und Pflock am Sarg
mark-lying = liegt im Sarg
mark-staked = gepfählt
mark-bat = fliegt als Fledermaus
mark-worn = angelegt
mark-kept-off = darf im nächsten Zug nicht angreifen
mark-poisoned = vergiftet
mark-rats = Ratten
mark-shackled = in Fesseln
mark-stuck = vom Fett festgehalten
mark-not-lock-1 = nicht Gold
mark-not-lock-2 = nicht Silber
mark-not-lock-3 = nicht Kupfer
mark-not-lock-4 = nicht Eisen
mark-open = offen
mark-closed = verschlossen
mark-destroyed = zerstört
mark-damaged = beschädigt
mark-forward = nach rechts oder unten
mark-backward = nach links oder oben
mark-active = wird gefragt
mark-plays-vampire = spielt den Vampir
mark-turned = hat die Seite gewechselt
zone-figures = Figuren
zone-wardrobe = Garderobe
zone-locks = Schlösser
zone-sheet-red = Tafel von Rot
zone-sheet-blue = Tafel von Blau
zone-sheet-green = Tafel von Grün
zone-sheet-yellow = Tafel von Gelb
zone-hand = Noch auszulegen
zone-fields = Karten auf Kartenplätzen
zone-floor = Auf dem Boden
zone-out = Aus dem Spiel
zone-unseen = Noch nicht gesehen
zone-doors = Türen
zone-pawns = Zombies und Mauer
counter-round = Runde
counter-last-round = Letzte Runde
counter-chips = Weiße Chips
counter-bats = Fledermauskarten
counter-kit-uses = Verbandskasten: noch
counter-thrown = Wurf
counter-fuse = Züge der Lunte
counter-figures = Figuren
notice-set-up = Aufbau ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Wurf: { $thrown }.
notice-bat = Fledermauswurf: { $thrown }.
notice-found = Aufgedeckt auf { $field }: { $card }.
notice-found-hidden = Die Jäger sehen sich die Karte auf { $field } an.
notice-diagonals = Reichweiten auch schräg.
notice-public-finds = Funde sind offen.
notice-remembered-cellar = Keller ohne Notizen.
notice-crypt = Jäger sind allein in der Gruft: Kommt der Vampir nicht zurück, wird er am Ende seines Zuges schwächer (Lebenspunkte: -{ $points }).
notice-fuse = Auf { $square } brennt eine Lunte (Ziel: { $door }). Am Ende des nächsten Zuges von { $figure } explodiert die Ladung.
notice-fuse-now = Auf { $square } brennt eine Lunte (Ziel: { $door }). Am Ende des Zuges von { $figure } explodiert die Ladung.
notice-taking = Du nimmst: { $cards }
notice-weapon = Waffe: { $weapon }
notice-using = Du benutzt: { $card }
notice-zombie = Erster Zombie: { $square }
notice-laid = Ab C1 liegen: { $cards }
notice-crypt-lock = Schloss der Gruft: { $lock }
then-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
then-face-down = { $field }: verdeckte Karte
then-known = { $field }: { $card }, verdeckt
then-open = { $field }: { $cards }
then-remains = auf dem Boden: { $cards }
then-lies-down = Sarg: jeden Zug +{ $points } Lebenspunkte, und unter { $most } kommst du nicht heraus
then-beside-coffin = neben dem Sarg: Ab deinem nächsten Zug kannst du ihn hier pfählen
then-wardrobe = in Reichweite: { $piece }
then-door-left = Punkte der Tür: noch { $points }
then-failed = schon vergeblich probiert
then-kit = Lebenspunkte: +{ $points }, noch { $left }-mal
then-range = Reichweite { $range }
then-range-diagonal = Reichweite { $range }, auch schräg
then-damage =
    { $dice ->
        [one] { $dice } Würfel { $bonus }
       *[other] { $dice } Würfel { $bonus }
    }
then-dice =
    { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }
then-works-from = wirkt ab einem Wurf von { $number }
then-loses = Lebenspunkte: -{ $points }
then-blast = alle im Raum verlieren { $points } Lebenspunkte
then-keeps-off = der Vampir darf im nächsten Zug nicht angreifen
then-holds = das Ziel kann sich im nächsten Zug nicht bewegen
then-life = Lebenspunkte: { $points }
then-poisoned = vergiftet
then-rats = Ratten
then-chips = weiße Chips im Vorrat: { $count }

## Editions
edition-unknown-word = { $file }: „{ $given }“ kann nicht unter „{ $setting }“ stehen. Möglich: { $known }.
edition-bad-name = { $file }: Der Name „{ $setting }“ muss 1 bis { $limit } sichtbare Zeichen haben und kein Leerzeichen am Rand.
edition-hunter-order = { $file }: „{ $setting }“ muss jeden Jäger genau einmal nennen: { $known }.
edition-locks = { $file }: Unter „{ $setting }“ müssen { $wanted } verschiedene Namen stehen.
edition-lock-place = { $file }: In Zügen bedeutet „{ $given }“ immer Schloss { $place }; unter „{ $setting }“ kann der Name nur an dieser Stelle stehen.
edition-no-such-room = { $file }: „{ $setting }“ nennt keinen Raum dieser Villa. Ein Raum heißt nach seinem obersten Feld, von mehreren nach dem am weitesten links.
edition-deck-size = { $file }: Der Stapel „{ $deck }“ hat { $given } Karten; es müssen 1 bis { $most } sein.
edition-card-once = { $file }: Mehrere Karten haben die Wirkung „{ $effect }“; es darf nur eine sein.
edition-plan-rows = { $file }: Unter der Zeile mit den Spaltenbuchstaben muss „{ $setting }“ { $wanted } Zeilen haben, nicht { $given }.
edition-plan-width = { $file }: Zeile { $line } von „{ $setting }“ muss { $wanted } Zeichen haben, nicht { $given }.
edition-plan-sign = { $file }: Zeile { $line }, Zeichen { $column } von „{ $setting }“ kann nicht „{ $given }“ sein. Hier steht { $what }.
plan-square = ein Feld: „.“, eine Nummer (1 bis 9, x, y, z), S, C, V, P, H oder eine Treppe (A, a, W, w, M, m, N, n)
plan-corner = eine Ecke: „+“
plan-outer-wall = die Außenmauer: „|“ oder „-“
plan-edge = eine Kante: ein Leerzeichen, „|“, „-“, „:“, D, X, Z oder ein Pfeil in ihrer Richtung („<“, „>“, „^“, „v“)
edition-plan-count = { $file }: In „{ $setting }“ muss das Zeichen „{ $sign }“ { $wanted }-mal stehen; es steht dort { $given }-mal.
edition-stair-shifted = { $file }: Das Treppenfeld „{ $sign }“ muss auf seinen beiden Plänen an derselben Stelle stehen („{ $setting }“).
edition-stair-parted = { $file }: Die beiden Felder einer Treppe, { $square } und { $other }, müssen ohne Mauer und Tür nebeneinanderliegen („{ $setting }“).
edition-passage-openings = { $file }: Das Gangfeld { $square } in „{ $setting }“ muss genau eine Seite ohne Mauer haben, nicht { $given }.
edition-start-squares = { $file }: „{ $setting }“ nennt { $given }; es müssen die Felder sein, die mit S gezeichnet sind: { $known }.
edition-start-shut = { $file }: Niemand kann das Startfeld { $square } verlassen, solange die anderen besetzt sind („{ $setting }“).
edition-starts-apart = { $file }: Die Startfelder { $square } und { $other } müssen in einem Raum liegen („{ $setting }“).
edition-coffin-parted = { $file }: Die Sargfelder { $square } und { $other } müssen nebeneinanderliegen („{ $setting }“).
edition-vampire-far = { $file }: Das Startfeld des Vampirs, { $square }, muss neben dem Sarg liegen („{ $setting }“).
edition-crypt-holds = { $file }: Sarg und Startfeld des Vampirs müssen in der Gruft liegen, Vampirgang und Luke außerhalb; { $square } passt nicht dazu („{ $setting }“).
edition-too-many-doors = { $file }: Die drei Pläne haben { $given } Türen; möglich sind höchstens { $most }.
edition-crypt-open = { $file }: In die Gruft kann nur eine Grufttür (X) führen, und in ihrem Inneren gibt es keine; sieh zwischen { $square } und { $other } nach („{ $setting }“).
edition-armoured-elsewhere = { $file }: Die Panzertür { $square } muss an das Treppenfeld A grenzen („{ $setting }“).
edition-map-cut-off = { $file }: In dieser Villa kann man wegen des Feldes { $square } nicht spielen („{ $setting }“): { $reason }.
cut-off-from-the-hall = Am Anfang kommen die Jäger von der Eingangshalle aus nicht dorthin
cut-off-cellar-open = Es liegt im Keller, und Jäger können gleich am Anfang dorthin gehen
cut-off-no-way-back = Jäger, die dort sind, kommen nie wieder in die Eingangshalle zurück
cut-off-by-wall = Auch wenn die Mauer gesprengt ist, kommen Jäger nicht dorthin
cut-off-by-passage = Mit der Karte Scheinvampir kommt ein Jäger durch den Vampirgang nicht dorthin
cut-off-after-a-fall = Wer durch eine Falltür dorthin fällt, kommt an keine Tür, die hinausführt
cut-off-from-the-crypt = Der Vampir kommt von seinem Startfeld aus nicht dorthin
warning-event-cards = Hinweis: Diese Ausgabe hat { $given } Ereigniskarten; in der Schachtel sind { $usual }.
warning-cellar-cards = Hinweis: Diese Ausgabe hat { $given } Kellerkarten; in der Schachtel sind { $usual }.
warning-number-at-locked-door = Hinweis: Das nummerierte Feld { $square } grenzt an eine Tür, die am Anfang verschlossen ist. Wer dort einen Schlüssel probieren will, muss erst die Karte aufdecken.

## Advice
advice-must = Du hast keinen anderen Zug.
advice-arrange = Leg Fallen an die Zugänge und das, was die Jäger brauchen, dorthin, wo sie spät hinkommen.
advice-lock = Jede Farbe ist recht, solange es nicht jedes Mal dieselbe ist.
advice-own-servant = Spiel den Diener selbst: Dann tut er, was du willst.
advice-dress = Hol zuerst deine Garderobe: Ohne Gebiss und Fingernägel kannst du nicht beißen.
advice-wear = Leg es an: Es macht dich stärker und kostet nichts.
advice-fly = Werde zur Fledermaus: Der Weg ist weit.
advice-prey = Beiß einen Jäger, der dir mehr bringt, als seine Hiebe dich kosten.
advice-bite = Beiß zu: Je schwächer der Jäger, desto eher dient er dir.
advice-drain = Beiß zu: Im Keller gewinnst du, was dein Opfer verliert.
advice-home = Geh heim in deinen Sarg: Dort kommst du zu Kräften, und niemand kann dich schlagen.
advice-lie-still = Bleib liegen: Niemand mit Hammer und Pflock ist nah, und keine Beute ist die Hiebe wert.
advice-keep-away = Halt dich fern: Hammer und Pflock könnten am Sarg sein, bevor du wieder stark bist.
advice-servant-strikes = Schlag zu: Je weniger Jäger leben, desto besser für deinen Herrn.
advice-servant-follows = Geh nah an einen Jäger heran: In deinem nächsten Zug kannst du zuschlagen.
advice-servant-runs = Lauf davon: Solange du Hammer oder Pflock trägst, nützen sie den Jägern nichts.
advice-stake = Schlag den Pflock ein: Damit ist das Spiel gewonnen.
advice-stand-by-coffin = Stell dich mit Hammer und Pflock neben den Sarg: Legt er sich hinein, ist es sein Ende.
advice-strike = Schlag den Vampir, solange er in Reichweite ist.
advice-strike-servant = Schlag den Diener nieder: Er hat wenige Lebenspunkte, und was er trägt, fällt zu Boden.
advice-hunt-servant = Geh auf den Diener los: Ihn darfst du auch nach einer Bewegung schlagen.
advice-chase = Geh nah an den Vampir heran: Wer seinen Zug neben ihm beginnt, kann zuschlagen.
advice-occupy = Geh in die Gruft: Solange der Vampir fort ist und ein Jäger dort steht, verliert er Punkte.
advice-search = Geh zur nächsten Karte, an der kein anderer Jäger vor dir ist.
advice-fetch = Hol, was offen daliegt: Du brauchst es.
advice-take = Das kannst du brauchen.
advice-leave = Sie nützt dir nichts, oder du hast keinen Platz dafür übrig.
advice-hand-over = Leg die Karte auf diesem Kartenplatz für den Jäger ab, der das Gegenstück hat.
advice-make-room = Leg ab, was du am wenigsten brauchst, damit du das Wichtige nehmen kannst.
advice-meet = Komm näher: Ein anderer Jäger bringt, was zu deiner Karte gehört.
advice-ladder = Leg die Leiter an der Luke an: Sie öffnet allen Jägern den Keller.
advice-blast = Zünde die Ladung: Sie macht den Weg frei.
advice-unlock = Probier einen Schlüssel an der Gruft: Vielleicht passt er, und auch ein Fehlschlag verrät etwas.
advice-let-in = Probier von innen einen Schlüssel an der Panzertür: So kommen die anderen in den Keller.
advice-break = Schlag die Grufttür ein: Gewalt hilft, wo kein Schlüssel passt.
advice-cure = Hilf dort, wo es am nötigsten ist.
advice-plan = Sieh dir mit dem Grundriss eine verdeckte Karte an: Etwas Besseres kannst du mit dieser Aktion nicht tun.
advice-wait = Warte: In deiner Reichweite ist jetzt nichts, was hilft.
advice-end = Hier lohnt sich keine Aktion.

## Orders
