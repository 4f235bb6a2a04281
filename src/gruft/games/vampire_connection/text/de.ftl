# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Henning Poehl
game-about = Tausche mit den anderen Vampiren, hol dir Opfer aus dem Dorf, beraube deine Nachbarn und trink das meiste Blut, ohne dass dich jemand pfählt.
option-abilities = Vampire nutzen ihre Fähigkeiten (aus: Variante fürs erste Spiel)
option-vampire_0 = Vampir von Platz 0 (drawn: ausgelost)
option-vampire_1 = Vampir von Platz 1 (drawn: ausgelost)
option-vampire_2 = Vampir von Platz 2 (drawn: ausgelost)
option-vampire_3 = Vampir von Platz 3 (drawn: ausgelost)
option-vampire_4 = Vampir von Platz 4 (drawn: ausgelost)
option-vampire_5 = Vampir von Platz 5 (drawn: ausgelost)
option-start = Platz des Startspielers, ab 0 gezählt (-1: ausgelost)
option-max_rounds = Nach wie vielen Runden das Spiel spätestens endet
option-memory = Das Gedächtnis zählt: Beide Ablagen und der Rest des Dorfs bleiben zu, und gesehene Karten werden nicht noch einmal gezeigt
option-no-such-seat = Die Option „{ $option }“ nennt einen Platz von 0 bis { $high } oder -1.
option-vampire-twice = Jeder Platz hat einen anderen Vampir; „{ $vampire }“ ist zweimal gewählt.

## Names of cards, victims, vampires
name-mist = Nebel
name-wolf = Wolf
name-bat = Fledermaus
name-carriage = Kutsche
name-hunchback = Buckliger
name-beatquick = Schlagfix
name-thrashon = Haudrauf
name-rudey = Grobi
name-assistant = Gehilfe
name-stake = Pflock
name-double-success = Doppelter Erfolg
name-good-opportunity = Günstige Gelegenheit
name-escape = Flucht
name-crucifix = Kruzifix
name-holy-water = Weihwasser
name-book = Buch
name-party = Party
name-bat-as-wolf = Fledermaus als Wolf
name-nothing = …
name-biggulp = Graf Superschluck
name-ficklecrash = Graf Flattersturz
name-shortway = Gräfin Wegekurz
name-garlictooth = Graf Knobelzahn
name-stoneheart = Gräfin Steinherz
name-miststone = Gräfin Nebelstein
name-v01 = Der Lausbub
name-v02 = Die freche Göre
name-v03 = Der Trunkenbold
name-v04 = Oma Hannelore
name-v05 = Der Alchemist
name-v06 = Oma mit Kinderwagen
name-v07 = Die Vogelscheuche
name-v08 = Fritz Fisch
name-v09 = Der Barde
name-v10 = Der Dorfpriester
name-v11 = Der alte Kaplan
name-v12 = Der Wandermönch
name-v13 = Die Müllerin
name-v14 = Der Bäcker
name-v15 = Der Schmied
name-v16 = Der Wirt
name-v17 = Die Milchmagd
name-v18 = Die Näherin
name-v19 = Die Lehrerin
name-v20 = Der Bürgermeister
name-v21 = Die Hebamme
name-v22 = Der Nachtwächter
name-v23 = Der Knecht
name-v24 = Die Waschfrau
name-v25 = Der Steuereintreiber
name-v26 = Die Gänsemagd
name-v27 = Die Wahrsagerin
name-v28 = Die Tochter des Bürgermeisters
name-garlic = Knoblauch
name-windows = vernagelte Fenster
name-church = Kirche
name-sunrise = Sonnenaufgang
name-masked-ball = Maskenball
name-unrest = Unruhen
name-angel = Engel

## Cards, places, numbers (scene)
kind-card = Vampirkarte
kind-vampire = Vampir
kind-victim = Opfer
kind-defence = Abwehrkarte
kind-event = Ereignis
kind-traveller = Reisender
mark-known = du kennst diese Karte
mark-in-hands = nicht im Stapel: Jemand hat sie auf der Hand
mark-marker = Pflockmarke
mark-ability = mit Fähigkeit
mark-priest = Priester
mark-bonus = eins mehr für Graf Superschluck
mark-chosen = diesen Gefangenen gibst du ab
mark-marked = markiert: aus der unteren Hälfte des Dorfes
mark-crucifix = unter einem Kruzifix
mark-holy-water = unter Weihwasser
mark-book = unter einem Buch
mark-active = am Zug
mark-in-tomb = in der Gruft
mark-staked = gepfählt
mark-immune = in diesem Zug immun
mark-sunrise = Sonnenaufgang: trinkt nicht und ruht nicht
mark-party = Party: die linke Summe zählt doppelt
zone-hand = Hand
zone-castle = Schloss
zone-tomb = Gruft
zone-fresh = Frische Opfer
zone-table = Auf dem Tisch
zone-village = Dorf
zone-village-discard = Dorfablage
zone-deck = Vampirstapel
zone-discard = Vampirablage
zone-unseen = Dir unbekannte Karten
zone-way = Unterwegs
zone-give = Gegeben
zone-want = Gewünscht
zone-market = Kartenarten
counter-drops = Tropfen
counter-cards = Karten
counter-yield = Beim Trinken
counter-round = Runde
counter-rounds = Runden
counter-limit = Handlimit
counter-upper-half = Vor den markierten
counter-offers-left = Angebote übrig
counter-offer-size = Karten je Seite
counter-net = Punkte zum Ausgeben
goal-castle = Schloss
goal-tomb = Gruft
goal-village = Dorf
goal-village-twice = Dorf, Doppelter Erfolg
goal-rob = fremdes Schloss
to-castle = in dein Schloss
to-tomb = in deine Gruft
to-village = ins Dorf
to-village-twice = ins Dorf (×2)

## Questions and windows
decision-over = Das Spiel ist zu Ende.
decision-wait = Du bist nicht am Zug.
decision-tomb-window = Einen Vampir in seiner Gruft pfählen?
decision-connection = Vor dem Spielen tauschen?
decision-offer-give = Wähl, was du gibst.
decision-offer-want = Wähl, was du dafür willst.
decision-offer-answer = Den Tausch annehmen?
decision-offer-from = { $player } gibt dir { $given } für { $wanted }. Annehmen?
decision-offer-lacking = { $player } gibt dir { $given } für { $wanted }. Das hast du nicht.
decision-counter-answer = Das Gegenangebot annehmen?
decision-counter-from = Gegenangebot von { $player }: { $given } für { $wanted }. Annehmen?
decision-counter-lacking = Gegenangebot von { $player }: { $given } für { $wanted }. Das hast du nicht.
decision-play = Spiel eine Karte oder hör auf.
decision-target = Wähl das Opfer.
decision-cover = Wähl, wer geschützt wird.
decision-move-window = Den Reisenden pfählen?
decision-rob = Wähl den Gefangenen, den du raubst.
decision-response = Den Angriff abwehren?
decision-order = Wähl, welches Ereignis zuerst kommt.
decision-ball = Maskenball: Wähl den Gefangenen, den du abgibst.
decision-consume = Ein frisches Opfer aussaugen?
decision-drink = Trink und beende deinen Zug.
decision-buy = Karten kaufen?
decision-buy-with =
    { $net ->
        [one] Du trinkst { $net } Punkt. Eine Karte dafür kaufen?
       *[other] Du trinkst { $net } Punkte. Karten dafür kaufen?
    }
decision-discard = Zu viele Karten: Wirf eine ab.
decision-discard-down =
    { $count ->
        [one] Zu viele Karten: Wirf eine ab.
       *[other] Zu viele Karten: Wirf { $count } ab.
    }
why-decision-tomb-window = Ein Vampir in seiner Gruft ist jetzt schutzlos. Ist er gepfählt, belebt ihn nur ein Buckliger wieder.
why-decision-connection = Nur jetzt, vor deiner ersten Karte, kannst du mit jemandem eine oder zwei Karten tauschen. Drei Angebote je Zug sind erlaubt.
why-decision-offer-give = Du gibst eine oder zwei Karten. Nur dein Gegenüber sieht, welche.
why-decision-offer-want = Nenn eine oder zwei Kartenarten. Dein Gegenüber kann annehmen, ablehnen oder ein Gegenangebot machen.
why-decision-offer-answer = Nimmst du an, wechseln die Karten sofort die Hand. Ein Nein verrät nicht, was du hast.
why-decision-offer-from = Nimmst du an, wechseln die Karten sofort die Hand. Ein Nein verrät nicht, was du hast.
why-decision-offer-lacking = Du kannst ablehnen oder etwas anderes vorschlagen. Niemand erfährt, was du hast.
why-decision-counter-answer = Nimmst du an, wird sofort getauscht. Lehnst du ab, ist dieses Angebot gescheitert.
why-decision-counter-from = Nimmst du an, wird sofort getauscht. Lehnst du ab, ist dieses Angebot gescheitert.
why-decision-counter-lacking = Du kannst nur ablehnen. Dann ist dieses Angebot gescheitert.
why-decision-play = Spiel so viele Karten, wie du willst, eine nach der anderen. Hörst du auf, trinkst du (im Schloss) oder ruhst (in der Gruft) und ziehst nach.
why-decision-target = Die Karte ist gespielt und kann nicht zurückgenommen werden.
why-decision-cover = Bis das Schloss einmal getrunken hat, geben Opfer unter dieser Karte kein Blut, und niemand kann sie aussaugen.
why-decision-move-window = Ein Jäger mit genug Pflöcken beendet die Reise und pfählt den Vampir. Niemand erfährt, ob du es gekonnt hättest.
why-decision-rob = Du nimmst einen Gefangenen, der weder unter Kruzifix noch unter Weihwasser liegt. Die Abwehr kann noch kommen.
why-decision-response = Eine passende Schutzkarte rettet deinen Gefangenen; sie und die Karten des Angriffs sind verbraucht.
why-decision-order = Beide Ereignisse geschehen. Das zweite entscheidet, wo dein Vampir landet.
why-decision-ball = Alle mit Gefangenen geben geheim einen nach links. Alle wechseln im selben Moment das Schloss.
why-decision-consume = Ausgesaugt gibt ein Opfer einmal seine rechte Zahl und stirbt. Behalten gibt es bei jedem Trinken seine linke Zahl.
why-decision-drink = Du hast kein frisches Opfer. Deine Gefangenen geben ihre linken Zahlen, danach ziehst du.
why-decision-buy = Jeder Punkt wird ein Tropfen oder eine Karte, höchstens drei Karten. Eine weitere ist gratis. Tropfen gewinnen das Spiel.
why-decision-buy-with = Jeder Punkt wird ein Tropfen oder eine Karte, höchstens drei Karten. Eine weitere ist gratis. Tropfen gewinnen das Spiel.
why-decision-discard = Am Ende deines Zuges darf deine Hand das Limit nicht überschreiten.
why-decision-discard-down = Am Ende deines Zuges gilt das Handlimit { $limit }. Wähl aus deiner Hand.
window-tomb = Zug von { $player }: In den Grüften liegen Vampire schutzlos.
window-movement = { $player } ist unterwegs: { $form } → { $goal }.
window-robber = { $player } ist unterwegs: { $form } → Schloss von { $lord }.
window-robbery = { $player } greift im Schloss von { $lord } nach einem Opfer: { $victim }.
window-opportunity = { $player } nutzt eine Günstige Gelegenheit: { $victim } ({ $lord }).
why-window-tomb = Alle außer dem Spieler am Zug können einen Jäger zu einer Gruft schicken.
why-window-movement = Vor der Ankunft kann ein Jäger mit genug Pflöcken zuschlagen.
why-window-robber = Vor der Ankunft kann ein Jäger mit genug Pflöcken zuschlagen.
why-window-robbery = Nur das beraubte Schloss kann antworten: mit Kruzifix oder Weihwasser und einem Priester unter den Gefangenen.
why-window-opportunity = Nur das betroffene Schloss kann antworten: mit einem Buch, oder mit Kruzifix oder Weihwasser, wenn ein Priester unter den Gefangenen ist.
order-tombs = An Grüften passen, außer einer dieser Vampire liegt dort schutzlos
order-journeys = Bei Reisen passen, außer einer dieser Vampire ist unterwegs
order-not-by-bat = Bei Reisen passen, außer jemand fliegt als Fledermaus

## Moves and notices
move-pass = Passen
move-end-connection = Nicht tauschen
move-end-play = Nichts mehr spielen
move-done = Das ist alles
move-accept = Annehmen
move-reject = Ablehnen
move-counter = Gegenangebot machen
move-offer = { $player } einen Tausch anbieten
move-give = { $card } geben
move-want = { $card } verlangen
move-discard = { $card } abwerfen
move-go-mist = Als Nebel { $goal } ziehen
move-go-wolf = Als Wolf { $goal } laufen
move-go-bat = Als Fledermaus { $goal } fliegen
move-go-bat-as-wolf = Fledermaus als Wolf: { $goal }
move-go-carriage = Mit der Kutsche { $goal } fahren
move-go-hunchback = Den Buckligen { $goal } schicken
move-rob-bat = Ausfliegen und { $lord } berauben
move-rob-carriage = Hinfahren und { $lord } berauben
move-leave-tomb = Die Gruft ohne Karte verlassen
move-revive = Mit Buckligem wiederbeleben
move-stake =
    { $stakes ->
        [0] { $target } pfählen: { $hunter }
        [one] { $target } pfählen: { $hunter } und { $stakes } Pflock
       *[other] { $target } pfählen: { $hunter } und { $stakes } Pflöcke
    }
move-opportunity = Günstige Gelegenheit spielen
move-escape = Flucht spielen
move-party = Party spielen
move-lay = { $card } ans Schloss von { $lord } legen
move-lay-own = { $card } an dein Schloss legen
move-drain = Aussaugen: { $victim } ({ $lord })
move-free = Freilassen: { $victim } ({ $lord })
move-sacrifice = Opfern: { $victim } ({ $lord })
move-cover = Schützen: { $victim }
move-rob = Rauben: { $victim }
move-give-captive = Abgeben an { $player }: { $victim }
move-consume = Aussaugen: { $victim }
move-consume-nobody = Niemanden aussaugen
move-drink = Trinken
move-respond = Abwehren: { $card }
move-first = Zuerst { $card } ausführen
move-buy =
    { $count ->
        [0] Keine Karte kaufen
        [one] { $count } Karte kaufen
       *[other] { $count } Karten kaufen
    }
then-costs-drop = kostet 1 Tropfen
then-two-cards = deckt zwei Karten auf
then-turned-back =
    { $count ->
        [one] { $count } von { $size } Dorfkarten wehrt dich ab
       *[other] { $count } von { $size } Dorfkarten wehren dich ab
    }
then-can-be-staked =
    { $stakes ->
        [one] Jäger brauchen { $stakes } Pflock
       *[other] Jäger brauchen { $stakes } Pflöcke
    }
then-lies-open = dort kannst du gepfählt werden
then-no-blood = wer darunter liegt, gibt kein Blut
then-drains = saug sofort irgendjemanden aus
then-flees = jemand flieht ins Dorf
then-twice = die anderen zählen doppelt
then-staked = nur ein Buckliger hilft wieder auf
then-drinks =
    { $net ->
        [one] du trinkst { $net } Punkt
       *[other] du trinkst { $net } Punkte
    }
then-rests =
    { $cards ->
        [one] du ruhst und ziehst { $cards } Karte
       *[other] du ruhst und ziehst { $cards } Karten
    }
then-draws =
    { $cards ->
        [one] du ziehst { $cards } Karte
       *[other] du ziehst { $cards } Karten
    }
then-drops = du bekommst { $drops } Tropfen
then-pays = du zahlst { $drops } Tropfen
then-net =
    { $net ->
        [one] du trinkst { $net } Punkt
       *[other] du trinkst { $net } Punkte
    }
then-values = { $left } bei jedem Trinken, { $right } einmal
notice-turn-begins = { $player }: Zugbeginn
notice-connection = { $player }: Connection
notice-play = { $player }: Spielphase
notice-end = { $player }: Zugende
notice-ball = Maskenball
notice-hunters-free = Die Jäger sind unterwegs.
notice-hunters-soon = Die Jäger kommen in Runde 2.
notice-hunters-asleep = Keine Jäger, solange niemand entführt ist.
notice-last-turn = Die letzte Dorfkarte ist aufgedeckt: Nach diesem Zug ist das Spiel zu Ende.
notice-offer = { $player } bietet { $partner }: { $given } gegen { $wanted }.
notice-offer-numbers = { $player } bietet { $partner } einen Tausch an ({ $given } gegen { $wanted }).
notice-counter = Gegenangebot von { $player } an { $partner }: { $given } gegen { $wanted }.
notice-counter-numbers = { $player } macht { $partner } ein Gegenangebot ({ $given } gegen { $wanted }).
notice-composing = Dein Angebot an { $partner }: { $given } gegen { $wanted }
notice-robs = { $player } steht vor dem Schloss von { $lord }.
notice-you-give = Du gibst ab: { $victim }. Die anderen wählen noch.
aim-own = Ziel: die meisten Blutstropfen, wenn das Dorf leer ist. Du spielst { $vampire }.
aim-watching = Welcher Vampir hat die meisten Tropfen, wenn das Dorf leer ist?
ahead-you = Du führst mit { $drops } Tropfen, Vorsprung { $lead }.
ahead-you-share = Du liegst gleichauf vorn mit { $drops } Tropfen.
ahead-shared = Mehrere führen mit { $drops } Tropfen.
ahead-level = Alle haben { $drops } Tropfen.
ahead-watched = { $player } führt mit { $drops } Tropfen.
ahead-other = { $player } führt mit { $drops } Tropfen, dir fehlen { $behind }.
ending-village =
    { $sunrises ->
        [0] Dorfkarten übrig: { $count }. Die letzte beendet das Spiel.
        [one] Dorfkarten übrig: { $count }, darunter { $sunrises } Sonnenaufgang. Die letzte beendet das Spiel.
       *[other] Dorfkarten übrig: { $count }, darunter { $sunrises } Sonnenaufgänge. Die letzte beendet das Spiel.
    }
ending-rounds =
    { $rounds ->
        [one] Das ist die letzte Runde. Dorfkarten übrig: { $count }.
       *[other] Die letzten { $rounds } Runden. Dorfkarten übrig: { $count }.
    }
ending-now = Das Dorf ist leer: Nach diesem Zug ist das Spiel zu Ende.

## What happened
fact-is-vampire = { $player } ist { $vampire }.
fact-your-hand = Deine Hand: { $cards }.
fact-turn-begins = Runde { $round }: { $player } ist am Zug.
fact-wins-game =
    { $drops ->
        [one] { $player } gewinnt mit { $drops } Tropfen.
       *[other] { $player } gewinnt mit { $drops } Tropfen.
    }
fact-nobody-responds = Niemand antwortet.
fact-no-hunter = Es kommt kein Jäger.
fact-stakes =
    { $stakes ->
        [0] { $player } pfählt { $target } mit { $hunter }!
        [one] { $player } pfählt { $target } mit { $hunter } und { $stakes } Pflock!
       *[other] { $player } pfählt { $target } mit { $hunter } und { $stakes } Pflöcken!
    }
fact-offers = { $player } bietet { $partner }: { $given } gegen { $wanted }.
fact-offers-numbers = { $player } bietet { $partner } einen Tausch an ({ $given } gegen { $wanted }).
fact-counters = Gegenangebot von { $player } an { $partner }: { $given } gegen { $wanted }.
fact-counters-numbers = { $player } macht { $partner } ein Gegenangebot ({ $given } gegen { $wanted }).
fact-trades = { $player } gibt { $partner }: { $given }, und bekommt: { $wanted }.
fact-trades-numbers = { $player } und { $partner } tauschen ({ $given } gegen { $wanted }).
fact-no-trade = { $player } und { $partner } tauschen nicht.
fact-travels = { $player } bricht auf: { $form } → { $goal }.
fact-goes-robbing = { $player } geht auf Raub aus: { $form } → Schloss von { $lord }.
fact-turns = { $player } deckt auf: { $card }.
fact-turns-marked = { $player } deckt auf: { $card } (markiert).
fact-turns-ignored = { $player } deckt auf: { $card }, unwirksam.
fact-turns-repulsed = { $player } deckt auf: { $card }, abgewehrt.
fact-catches = { $player } fängt: { $card } (Blut: behalten jedes Mal { $left }, ausgesaugt einmal { $right }).
fact-village-empty = Das war die letzte Dorfkarte: Nach diesem Zug ist das Spiel zu Ende.
fact-sunrise = Sonnenaufgang! Alle Vampire fliehen in ihre Grüfte; { $player } trinkt und ruht in diesem Zug nicht.
fact-ball = Maskenball! { $player } kehrt heim; alle mit Gefangenen geben einen nach links.
fact-unrest = Unruhen! { $player } kehrt heim; alle Gefangenen gehen ins Dorf zurück.
fact-angel = Ein Engel! { $player } kehrt heim; alle toten Opfer gehen ins Dorf zurück.
fact-village-shuffled = Der Dorfstapel wird gemischt.
fact-deck-reshuffled = Die Vampirablage wird gemischt und ist der neue Stapel.
fact-you-give = Du gibst ab: { $victim }.
fact-gives = { $player } gibt { $to }: { $victim }.
fact-leaves-tomb = { $player } verlässt die Gruft und geht ins Schloss.
fact-revives = { $player } belebt den Vampir mit einem Buckligen wieder; abgelegt: { $marker }.
fact-plays-opportunity = { $player } nutzt eine Günstige Gelegenheit: { $victim } ({ $lord }).
fact-plays-escape = { $player } spielt Flucht: { $victim } flieht von { $lord } ins Dorf.
fact-plays-party = { $player } gibt eine Party und opfert: { $victim }.
fact-consumes-at-once = { $player } saugt sofort aus: { $victim } ({ $drops }), Tropfen jetzt { $total }.
fact-lays = { $player } legt { $card } ans Schloss von { $lord }: { $victims }.
fact-reaches-for = { $player } greift im Schloss von { $lord } nach einem Opfer: { $victim }.
fact-steals = { $player } raubt: { $victim }.
fact-wards-off = { $player } wehrt ab ({ $card }) und behält: { $victim }.
fact-consumes = { $player } saugt aus: { $victim }.
fact-consumes-nobody = { $player } saugt niemanden aus.
fact-drinks =
    { $net ->
        [one] { $player } trinkt { $net } Punkt.
       *[other] { $player } trinkt { $net } Punkte.
    }
fact-drinks-in-vain = { $player } trinkt (Punkte: { $net }), Tropfen jetzt { $total }.
fact-buys =
    { $cards ->
        [0] { $player } kauft keine Karte; Tropfen +{ $drops }, jetzt { $total }.
        [one] { $player } kauft { $cards } Karte; Tropfen +{ $drops }, jetzt { $total }.
       *[other] { $player } kauft { $cards } Karten; Tropfen +{ $drops }, jetzt { $total }.
    }
fact-draws =
    { $cards ->
        [0] { $player } zieht nichts: Es sind keine Karten mehr da.
        [one] { $player } zieht { $cards } Karte.
       *[other] { $player } zieht { $cards } Karten.
    }
fact-you-draw = Du ziehst: { $cards }.
fact-discards = { $player } wirft ab: { $card }.
end-village-empty = Die letzte Dorfkarte ist aufgedeckt.
end-rounds-over = Die letzte Runde ist vorbei.

## Refusals
refusal-unreadable = „{ $given }“ ist kein Zug dieses Spiels. Schreib zum Beispiel „mist > village“, „offer Biggulp“ oder „pass“.
refusal-no-such-vampire = „{ $given }“ sitzt nicht an diesem Tisch. Die Vampire sind: { $known }.
refusal-no-such-card = „{ $given }“ ist keine Vampirkarte dieses Spiels.
refusal-no-such-village-card = „{ $given }“ ist keine Dorfkarte dieses Spiels.
refusal-no-such-victim = „{ $given }“ ist kein Opfer dieses Spiels.
refusal-no-such-event = „{ $given }“ ist keines der Ereignisse, die offen liegen.
refusal-hunchback-village-only = Ein Buckliger geht nur ins Dorf.
refusal-double-success-village-only = Doppelter Erfolg geht nur zusammen mit einem Besuch im Dorf.
refusal-double-success-once = Zu einem Besuch passt höchstens ein Doppelter Erfolg.
refusal-only-hand-cards = Tauschen kannst du nur Handkarten, keine Opfer, Tropfen oder Karten auf dem Tisch.
refusal-no-foreign-castle = Nur als Fledermaus oder mit der Kutsche kommt ein Vampir zu einem fremden Schloss.
refusal-wrong-stakes =
    { $needed ->
        [0] Dieser Jäger wird hier ohne Pflock gespielt, nicht mit „{ $given }“.
        [one] Dieser Jäger wird hier mit genau einem Pflock gespielt, nicht mit „{ $given }“.
       *[other] Dieser Jäger wird hier mit genau { $needed } Pflöcken gespielt, nicht mit „{ $given }“.
    }
refusal-wrong-verb = Hier schreibst du „{ $wanted }“, nicht „{ $given }“.
refusal-one-or-two-cards = Jede Seite nennt eine oder zwei Karten, nicht „{ $given }“.
refusal-one-card-in-hand = Auf dieser Seite kannst du nur eine Karte nennen: { $player } hat nicht mehr als eine auf der Hand.
refusal-one-victim = Nenn genau ein Opfer, nicht „{ $given }“.
refusal-not-in-that-castle = Nicht im Schloss von { $player }: { $victim }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $given }.
refusal-no-such-move = Einen Zug mit der Nummer { $given } gibt es nicht.
refusal-not-your-turn = Jetzt entscheidest nicht du, sondern { $player }.
refusal-others-answer-first = Du bist am Zug, aber zuerst muss { $player } antworten.
refusal-not-asked-yet = Du wirst noch gefragt: Jetzt antwortet { $player }, dann geht es im Uhrzeigersinn weiter.
refusal-had-your-word = Du hast in diesem Fenster schon geantwortet; jetzt ist { $player } dran.
refusal-nobody-to-give = Du hast beim Ball keinen Gefangenen abzugeben; warte, bis die anderen gewählt haben.
refusal-gift-chosen = Du hast schon gewählt, wen du beim Ball abgibst, und dabei bleibt es.
refusal-other-question = Das beantwortet nicht, was jetzt gefragt ist: { $question }
refusal-must-choose = Hier musst du wählen; passen darfst du nicht.
refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-connection-first = Karten spielst du erst nach der Connection: Beende sie zuerst.
refusal-connection-over = Die Connection ist vorbei: In diesem Zug wird nicht mehr getauscht.
refusal-three-offers = Du hast in diesem Zug schon drei Angebote gemacht; ein viertes gibt es nicht.
refusal-trade-with-oneself = Mit dir selbst kannst du nicht tauschen.
refusal-nothing-to-trade = Deine Hand ist leer: Du hast nichts zum Tauschen.
refusal-partner-without-cards = { $player } hat eine leere Hand und damit nichts zum Tauschen.
refusal-no-offer-possible = Was auch immer du gibst und willst: Kein Angebot an { $player } wäre erlaubt.
refusal-name-a-card-first = Nenn mindestens eine Karte.
refusal-falling-order = Nenn die beiden Karten in der Reihenfolge der Kartenliste: erst { $card }, dann { $first }.
refusal-not-held-twice = Von dieser Karte hast du nur eine: { $card }.
refusal-not-in-this-edition = In dieser Ausgabe gibt es diese Karte nicht: { $card }.
refusal-single-copy = Von dieser Karte gibt es im ganzen Spiel nur eine: { $card }.
refusal-same-cards = Du bekämst genau das, was du gibst; ein Tausch muss etwas ändern.
refusal-offer-cannot-be-completed = Danach bliebe dir kein erlaubtes Angebot mehr.
refusal-wanted-not-held = Du kannst nicht annehmen, denn du hast nicht alles, was verlangt wird: { $cards }.
refusal-counter-to-counter = Ein Gegenangebot kann man nur annehmen oder ablehnen.
refusal-pass-in-play = In deiner Spielphase passt du nicht: Beende sie, wenn du nichts mehr spielen willst.
refusal-no-discarding = Karten wirfst du nur am Ende deines Zuges ab, und nur bis zum Handlimit.
refusal-play-is-over = Deine Spielphase ist vorbei; in diesem Zug spielst du keine Karte und machst kein Angebot mehr.
refusal-cannot-be-taken-back = Die Karte ist gespielt und kann nicht zurückgenommen werden: Nenn ihr Opfer.
refusal-staked-vampire-travels = Dein Vampir ist gepfählt: Er kann sich weder bewegen noch seinen Buckligen schicken.
refusal-robs-oneself = Man beraubt fremde Schlösser, nicht das eigene.
refusal-already-in-castle = Dein Vampir ist schon in seinem Schloss.
refusal-already-in-tomb = Dein Vampir ist schon in seiner Gruft.
refusal-only-to-the-castle = Aus der Gruft kommt dein Vampir nur in sein Schloss; ins Dorf kannst du von dort nur einen Buckligen schicken.
refusal-only-ficklecrash = Nur Graf Flattersturz spielt eine Fledermaus als Wolf.
refusal-abilities-off = An diesem Tisch haben die Vampire keine Fähigkeiten.
refusal-village-empty = Der Dorfstapel ist leer: Du kannst keine Karte mehr aufdecken.
refusal-nobody-to-rob = Dort kannst du niemanden rauben: { $player } hat keine Gefangenen.
refusal-all-held-fast = Dort kannst du niemanden rauben: Alle Gefangenen von { $player } liegen unter Kruzifix oder Weihwasser.
refusal-no-blood = Eine Fledermaus kostet einen Tropfen, und du hast keinen.
refusal-carriage-needs-hunchback = Eine Kutsche braucht einen Buckligen als Kutscher, und du hast keinen.
refusal-only-shortway = Nur Gräfin Wegekurz verlässt ihre Gruft ohne Karte.
refusal-must-be-revived = Dein Vampir ist gepfählt: Er muss wiederbelebt werden, bevor er die Gruft verlassen kann.
refusal-not-staked = Dein Vampir ist nicht gepfählt, also gibt es nichts wiederzubeleben.
refusal-staked-this-turn = Dein Vampir wurde erst in diesem Zug gepfählt; wiederbeleben kannst du ihn in deinem nächsten.
refusal-only-hunters-now = Außerhalb deines eigenen Zuges kannst du hier nur einen Jäger mit seinen Pflöcken spielen.
refusal-stakes-oneself = Deinen eigenen Vampir kannst du nicht pfählen.
refusal-hunters-in-first-round = In der ersten Runde kann kein Jäger gespielt werden.
refusal-nobody-kidnapped = Kein Jäger kann gespielt werden, bevor das erste Opfer aus dem Dorf entführt ist.
refusal-only-the-traveller = Jetzt kann nur der Vampir gepfählt werden, der unterwegs ist: der von { $player }.
refusal-staked-already = Der Vampir von { $player } ist schon gepfählt.
refusal-stakes-in-castle = Der Vampir von { $player } ist in seinem Schloss; dort kann er nicht gepfählt werden.
refusal-immune = Der Vampir von { $player } war zu Beginn dieses Zuges gepfählt und ist bis zu dessen Ende immun.
refusal-assistant-only-in-tomb = Der Gehilfe pfählt nur Vampire, die in ihrer Gruft liegen.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } braucht hier einen Pflock; auf deiner Hand: { $held }.
       *[other] { $hunter } braucht hier { $needed } Pflöcke; auf deiner Hand: { $held }.
    }
refusal-not-while-staked = Solange dein Vampir gepfählt ist, kannst du diese Karte nicht spielen: { $card }.
refusal-no-captive-anywhere = In keinem Schloss ist ein Gefangener.
refusal-no-unprotected-captive = In keinem Schloss ist ein Gefangener ohne Schutzkarte.
refusal-second-party = In einem Zug gibt es nur eine Party, und die läuft schon.
refusal-nobody-to-sacrifice = Für eine Party musst du einen Gefangenen deines Schlosses opfern, und du hast keinen.
refusal-all-under-protection = Für eine Party musst du einen Gefangenen ohne Schutzkarte opfern; deine sind alle geschützt.
refusal-nobody-at-castle = Beim Schloss von { $player } gibt es niemanden zu schützen.
refusal-all-covered = Beim Schloss von { $player } liegen schon alle unter einer Schutzkarte; mehr als eine ist nicht erlaubt.
refusal-no-priest-there = Beim Schloss von { $player } ist kein Priester, und ohne Priester kann diese Karte dort nicht gelegt werden: { $card }.
refusal-only-protection-now = Gegen diesen Angriff kannst du eine Schutzkarte spielen oder nichts.
refusal-book-against-robbery = Gegen einen Raub hilft kein Buch.
refusal-no-priest-here = Ohne Priester unter deinen Gefangenen hilft dir diese Karte nicht: { $card }.
wanted-captive = ein Gefangener in irgendeinem Schloss
wanted-own-captive = ein Gefangener in deinem eigenen Schloss
wanted-captive-there = ein Gefangener in dem Schloss, das du beraubst
wanted-victim-there = ein Opfer beim gewählten Schloss
wanted-fresh = ein Opfer, das du in diesem Zug gefangen hast
refusal-victim-not-in-game = In dieser Ausgabe nicht im Spiel: { $victim }. Gefragt: { $wanted }.
refusal-victim-in-village = Noch im Dorf: { $victim }. Gefragt: { $wanted }.
refusal-victim-is-fresh = In diesem Zug gefangen und noch in keinem Schloss: { $victim }. Gefragt: { $wanted }.
refusal-victim-is-dead = Tot, in einer Gruft: { $victim }. Gefragt: { $wanted }.
refusal-victim-is-held = Im Schloss von { $player }: { $victim }. Gefragt: { $wanted }.
refusal-victim-protected = Unter einer Schutzkarte ({ $card }) und davor sicher: { $victim }.
refusal-covered-already = Schon unter einer Schutzkarte ({ $card }), mehr als eine ist nicht erlaubt: { $victim }.
refusal-name-a-victim-first = Nenn mindestens ein Opfer.
refusal-victims-in-falling-order = Opfer nennt man in der Reihenfolge der Opferliste: erst „{ $victim }“, dann „{ $last }“.
refusal-buys-too-many =
    { $net ->
        [one] Mit einem Punkt kaufst du höchstens eine Karte.
       *[other] Mit { $net } Punkten kaufst du höchstens { $most } Karten.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] Du kannst keine Karte kaufen: In Stapel und Ablage ist nur noch die freie.
        [one] Du kannst nur eine Karte kaufen: Mehr geben Stapel und Ablage neben der freien nicht her.
       *[other] Du kannst nur { $most } Karten kaufen: Mehr geben Stapel und Ablage neben der freien nicht her.
    }

## Written positions and editions
edition-cannot-deal = Die Ausgabe hat zu wenige Vampirkarten, um an { $seats } Spieler je { $given } auszuteilen.
position-card-nowhere = Diese Karte ist nirgends genannt, und Stapel und Ablage sind vollständig aufgezählt: { $card }.
position-victim-twice = Jedes Opfer gibt es einmal, und dieses ist zweimal genannt: { $victim }.
position-covered-twice = Ein Opfer liegt nur unter einer Schutzkarte: { $victim }.
position-covered-elsewhere = Unter einer Schutzkarte bei einem Schloss, bei dem es nicht liegt: { $victim }.
position-wrong-cover = Unter einer gelegten Karte liegen 1 bis { $most } Opfer, nicht { $given }.
position-bad-marker = Eine Pflockmarke ist „stake“, „Rudey“ oder leer, nicht „{ $given }“.
position-staked-outside-tomb = Der Vampir von Platz { $seat } ist gepfählt und muss darum in seiner Gruft liegen.
position-marker-in-first-round = Der Vampir von Platz { $seat } kann in Runde 1 nicht gepfählt sein: Vor Runde 2 kommt kein Jäger.
position-village-without-latch = Der Dorfstapel ist leer, also muss „latch“ wahr sein.
position-vampire-twice = Jeder Platz hat einen anderen Vampir.
position-wrong-count = Von dieser Karte muss es { $wanted } geben, wo immer sie liegen, nicht { $given }: { $card }.
position-wrong-hand-size = Die Hand von Platz { $seat } hat nicht die richtige Kartenzahl.
position-marked-event-on-top = Ein markiertes Ereignis kann nicht unter den oberen Karten liegen, ehe das Dorf gemischt wird: { $card }.
position-untrue-knowledge = Platz { $seat } hat weniger von dieser Karte auf der Hand, als bekannt sein sollen: { $card }.
position-untrue-deck = Der Stapel hat mehr von dieser Karte, als nach dem letzten Mischen und dem Ziehen seither möglich ist: { $card }.
position-pending-lacks = Die offene Entscheidung „{ $decision }“ braucht einen Eintrag „{ $setting }“.
position-question-impossible = Die Entscheidung „{ $decision }“ kann in dieser Stellung nicht offen sein.
position-nothing-to-answer = Platz { $seat } wird gefragt, könnte aber nichts antworten.
position-nobody-asked = Das Spiel ist nicht zu Ende, aber niemand wird gefragt.
position-over-without-cause = Ein beendetes Spiel braucht einen „cause“, ein laufendes hat keinen.
edition-too-few-hunchbacks = { $file }: Sechs Spieler brauchen { $least } Bucklige, jeder einen; diese Ausgabe hat { $given }.
edition-too-few-cards = { $file }: Sechs Spieler brauchen { $least } Vampirkarten, jeder fünf; diese Ausgabe hat { $given }.
edition-too-many-protections = { $file }: Kruzifixe, Weihwasser und Bücher dürfen zusammen höchstens { $most } Karten sein, nicht { $given }; mehr könnten nicht gelegt werden.
edition-event-missing = { $file }: Der Wert „{ $setting }“ muss mindestens 1 sein, denn eine Karte dieses Ereignisses ist markiert.
edition-event-once = { $file }: Der Wert „{ $setting }“ muss 1 sein, denn dieses Ereignis gibt es nur als markierte Karte.
edition-unknown-word = { $file }: „{ $given }“ kann nicht unter „{ $setting }“ stehen. Möglich sind: { $known }.
edition-too-many-victims = { $file }: „{ $given }“ wäre ein Opfer zu viel. Es gibt { $most }, V01 bis V{ $most }: Schreib dein eigenes über eines von ihnen.
edition-bad-name = { $file }: Der Name „{ $setting }“ muss 1 bis { $limit } sichtbare Zeichen haben und kein Leerzeichen am Rand.
warning-vampire-cards = Hinweis: Diese Ausgabe hat { $given } Vampirkarten; in der Schachtel sind { $usual }.
warning-village-cards = Hinweis: Diese Ausgabe hat { $given } Dorfkarten; üblich sind { $usual }.

## Advice
advice-must = Du hast keinen anderen Zug.
advice-trade = Biete an, was du entbehren kannst, gegen etwas, das du dringender brauchst.
advice-no-trade = Wahrscheinlich hat niemand einen Tausch für dich, der sich lohnt.
advice-accept = Nimm an: Was du bekommst, ist dir mehr wert als das, was du gibst.
advice-reject = Lehn ab: Du würdest mehr geben, als du bekommst.
advice-counter = Mach ein Gegenangebot: Du weißt dort von einer Karte, die du dringender brauchst.
advice-village = Geh ins Dorf: Ein Fang ist mehr wert als die Karte, und die Gefahr durch Jäger ist klein genug.
advice-mist = Geh als Nebel: Unterwegs kann dich kein Jäger aufhalten.
advice-send-hunchback = Schick einen Buckligen: Du kannst ihn entbehren, und die Jäger lassen ihn in Ruhe.
advice-last-card = Deck die letzte Dorfkarte auf: Am Ende des Spiels liegst du vorn.
advice-rob = Raub in diesem Schloss: Du gewinnst einen guten Gefangenen, und ein Gegner verliert ihn.
advice-best-prey = Nimm den Gefangenen, der dir am meisten bringt und dem Schlossherrn am meisten fehlt.
advice-go-home = Geh nach Hause: In deinem Schloss kannst du trinken und wieder aufbrechen.
advice-go-to-rest = Geh in deine Gruft: Drei Karten mehr sind besser als das, was du trinken würdest.
advice-rest = Bleib in deiner Gruft und ruh dich aus: Die Karten sind besser als das, was du trinken würdest.
advice-revive = Beleb deinen Vampir wieder: Gepfählt kann er nichts tun.
advice-stay-staked = Du hast keinen Buckligen, der deinen Vampir wiederbelebt: Warte auf eine Karte.
advice-end-play = Hör hier auf: Was du noch auf der Hand hast, ist später mehr wert.
advice-opportunity = Nutz die Gelegenheit: Nichts sonst bringt auf einmal so viel Blut.
advice-escape-own = Lass diesen Gefangenen fliehen: Er kostet dich jeden Zug Blut.
advice-escape-rival = Lass diesen Gefangenen fliehen: Sein Schlossherr würde noch lange gut von ihm leben.
advice-party = Gib eine Party: Deine Gefangenen geben heute doppelt so viel, und das Opfer kostet dich wenig.
advice-silence-guest = Schütz den Gefangenen, der dich Blut kostet: Dann musst du in diesem Zug nicht von ihm trinken.
advice-deny-blood = Leg den Schutz in das Schloss eines Gegners: Von diesen Gefangenen kommt dort beim nächsten Trinken kein Blut.
advice-ward-off = Wehr den Angriff ab: Das Opfer ist mehr wert als die Karte.
advice-let-go = Lass es gehen: Die Karte ist mehr wert als dieses Opfer.
advice-stake = Pfähle diesen Vampir: Sein Spieler ist ein starker Gegner und verliert gerade jetzt am meisten.
advice-save-hunter = Pass: Für deinen Jäger kommt noch ein besserer Augenblick.
advice-order = Nimm den Sonnenaufgang zuerst, wenn einer dabei ist: Das zweite Ereignis bringt deinen Vampir in sein Schloss zurück.
advice-worst-captive = Gib den Gefangenen ab, der dir am wenigsten bringt.
advice-consume = Saug es aus: Sein Blut auf einmal ist mehr wert als das, was es gefangen noch gäbe.
advice-keep = Behalt alle: Gefangen bringen sie dir bis zum Ende mehr.
advice-buy = Kauf Karten: Es bleibt noch Zeit, Blut aus ihnen zu machen.
advice-drops = Nimm die Tropfen: Mit mehr Karten fängst du kaum noch etwas an.
advice-discard = Wirf die Karte ab, die dir am wenigsten nützt.

