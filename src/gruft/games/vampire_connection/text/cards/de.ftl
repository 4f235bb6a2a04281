# What each card of The Vampire Connection does, in a sentence or three.
about-back = Eine verdeckte Vampirkarte. Nur wer sie auf der Hand hat, kennt sie.
about-vampire = Ein Vampir: Im Schloss trinkt er von seinen Gefangenen, in der Gruft ruht er. Im Schloss erreichen ihn keine Jäger.
about-victims = Ein Opfer: Die linke Zahl zählt bei jedem Trinken, die rechte einmal, wenn es ausgesaugt wird.
about-defences = Eine Abwehr des Dorfes: Manche Gestalten wehrt sie ab, andere lässt sie vorbei.
about-events = Ein Ereignis des Dorfes: Es geschieht sofort und beendet die Spielphase.
about-traveller = Der Vampir unterwegs, in seiner gewählten Gestalt. Vor der Ankunft können Jäger zuschlagen; Nebel und Buckliger sind vor ihnen sicher.
about-mist = Zieh als Nebel zwischen Schloss und Gruft oder ins Dorf. Kein Jäger hält dich auf. Im Dorf wehren dich ab: { $turned }.
about-wolf =
    { $stakes ->
        [one] Lauf als Wolf zwischen Schloss und Gruft oder ins Dorf. Ein Jäger braucht { $stakes } Pflock gegen dich. Im Dorf wehren dich ab: { $turned }.
       *[other] Lauf als Wolf zwischen Schloss und Gruft oder ins Dorf. Ein Jäger braucht { $stakes } Pflöcke gegen dich. Im Dorf wehren dich ab: { $turned }.
    }
about-bat =
    { $stakes ->
        [one] Bezahl 1 Tropfen und flieg zwischen Schloss und Gruft, ins Dorf oder zu einem fremden Schloss, um einen Gefangenen zu rauben. Ein Jäger braucht { $stakes } Pflock gegen dich. Im Dorf wehren dich ab: { $turned }.
       *[other] Bezahl 1 Tropfen und flieg zwischen Schloss und Gruft, ins Dorf oder zu einem fremden Schloss, um einen Gefangenen zu rauben. Ein Jäger braucht { $stakes } Pflöcke gegen dich. Im Dorf wehren dich ab: { $turned }.
    }
about-carriage =
    { $stakes ->
        [one] Spiel sie mit einem Buckligen als Kutscher: Fahr zwischen Schloss und Gruft, ins Dorf oder zu einem fremden Schloss, um einen Gefangenen zu rauben. Ein Jäger braucht { $stakes } Pflock gegen dich. Im Dorf wehren dich ab: { $turned }.
       *[other] Spiel sie mit einem Buckligen als Kutscher: Fahr zwischen Schloss und Gruft, ins Dorf oder zu einem fremden Schloss, um einen Gefangenen zu rauben. Ein Jäger braucht { $stakes } Pflöcke gegen dich. Im Dorf wehren dich ab: { $turned }.
    }
about-hunchback = Drei Dienste: Schick ihn allein ins Dorf (kein Jäger rührt ihn an; nur das wehrt ihn ab: { $turned }), lass ihn eine Kutsche fahren oder beleb mit ihm deinen gepfählten Vampir wieder. Behalt einen!
about-beatquick = Ein Jäger, gut gegen Fledermäuse. Spiel ihn mit Pflöcken auf einen fremden Vampir: { $tomb } in der Gruft, { $wolf } gegen einen Wolf, { $bat } gegen eine Fledermaus, { $carriage } gegen eine Kutsche. Nur ein Buckliger belebt Gepfählte wieder.
about-thrashon = Ein Jäger, gut gegen Wölfe. Spiel ihn mit Pflöcken auf einen fremden Vampir: { $tomb } in der Gruft, { $wolf } gegen einen Wolf, { $bat } gegen eine Fledermaus, { $carriage } gegen eine Kutsche. Nur ein Buckliger belebt Gepfählte wieder.
about-rudey = Ein Jäger, gut an Grüften. Spiel ihn mit Pflöcken auf einen fremden Vampir: { $tomb } in der Gruft, { $wolf } gegen einen Wolf, { $bat } gegen eine Fledermaus, { $carriage } gegen eine Kutsche. Nur ein Buckliger belebt Gepfählte wieder.
about-assistant = Ein Jäger nur für Grüfte. Spiel ihn mit { $tomb } Pflöcken auf einen fremden Vampir in seiner Gruft. Reisende sind ihm zu schnell.
about-stake = Allein nichts wert: Jäger brauchen Pflöcke, um einen Vampir zu treffen. Wie viele, hängt vom Jäger ab und davon, wie der Vampir reist.
about-double-success = Leg ihn zu einem Besuch im Dorf: Du deckst zwei Karten statt einer auf, und beide zählen.
about-good-opportunity = In deinem Zug: Saug einen ungeschützten Gefangenen in irgendeinem Schloss aus, auch in einem fremden. Du bekommst sofort seine rechte Zahl in Tropfen. Der Schlossherr kann dich abwehren.
about-escape = In deinem Zug: Lass einen Gefangenen in irgendeinem Schloss frei, auch einen geschützten. Er geht ins Dorf zurück, und niemand kann es verhindern.
about-crucifix = Leg es auf beliebig viele Opfer eines Schlosses mit Priester: Bis dort einmal getrunken wurde, geben sie kein Blut und können weder geraubt noch ausgesaugt werden. Oder spiel es gegen einen Raub oder eine Günstige Gelegenheit: Mit einem Priester unter deinen Gefangenen rettet es das Opfer.
about-holy-water = Leg es auf bis zu zwei Opfer eines Schlosses mit Priester: Bis dort einmal getrunken wurde, geben sie kein Blut und können weder geraubt noch ausgesaugt werden. Oder spiel es gegen einen Raub oder eine Günstige Gelegenheit: Mit einem Priester unter deinen Gefangenen rettet es das Opfer.
about-book = Leg es auf ein Opfer in irgendeinem Schloss: Bis dort einmal getrunken wurde, gibt es kein Blut und kann nicht ausgesaugt, aber geraubt werden. Oder spiel es gegen eine Günstige Gelegenheit auf deinen Gefangenen. Es braucht keinen Priester.
about-party = Opfere einen deiner Gefangenen: Trinkst du in diesem Zug, zählen die linken Zahlen aller anderen doppelt. Auch die Minuszahlen!
about-without-ability = Der Vampir dieses Spielers. An diesem Tisch gibt es keine Fähigkeiten; für alle Vampire gelten dieselben Regeln.
about-biggulp = Graf Superschluck bekommt 1 mehr für jedes weibliche Opfer mit seinem Zeichen, das er aussaugt.
about-ficklecrash = Graf Flattersturz darf eine Fledermaus als Wolf spielen, kostenlos, und fährt seine Kutsche ohne Buckligen.
about-shortway = Gräfin Wegekurz geht ohne Karte aus ihrer Gruft ins Schloss, und kein Jäger hält sie dabei auf. In die Gruft braucht sie eine Karte wie alle.
about-garlictooth = Graf Knobelzahn geht an Knoblauch vorbei, in welcher Gestalt er auch reist.
about-stoneheart = Gegen Gräfin Steinherz brauchen Jäger überall einen Pflock mehr.
about-miststone = Gräfin Nebelstein kommt durch vernagelte Fenster, in welcher Gestalt sie auch reist.
about-victim = Links: { $left } bei jedem Trinken, solange das Opfer gefangen ist. Rechts: { $right } einmal, wenn du es in dem Zug aussaugst, in dem du es gefangen hast. Dann ist es tot.
about-bonus = Links: { $left } bei jedem Trinken, solange sie gefangen ist. Rechts: { $right } einmal, wenn du sie in dem Zug aussaugst, in dem du sie gefangen hast; Graf Superschluck bekommt 1 mehr.
about-priest = Links: { $left } bei jedem Trinken, solange er gefangen ist. Rechts: { $right } einmal, wenn er ausgesaugt wird. Ein Priester: Wo er ist, wirken Kruzifix und Weihwasser.
about-garlic = Wehrt ab: { $forms }. Alle anderen Gestalten gehen vorbei und decken die nächste Karte auf. Dann wird er abgelegt.
about-windows = Wehren ab: { $forms }. Alle anderen Gestalten gehen vorbei und decken die nächste Karte auf. Dann werden sie abgelegt.
about-church = Wehrt ab: { $forms }. Alle anderen Gestalten gehen vorbei und decken die nächste Karte auf. Dann wird sie abgelegt.
about-sunrise = Alle Vampire fliehen in ihre Grüfte, wo Jäger sie erreichen. Wer ihn aufgedeckt hat, trinkt und ruht in diesem Zug nicht und zieht nur eine Karte.
about-masked-ball = Der Vampir des Besuchers kehrt heim. Alle mit Gefangenen geben geheim einen nach links. Dann endet der Zug mit dem Trinken.
about-unrest = Der Vampir des Besuchers kehrt heim. Alle Gefangenen aller Schlösser laufen ins Dorf zurück, auch geschützte. Dann endet der Zug.
about-angel = Der Vampir des Besuchers kehrt heim. Alle Toten kehren ins Dorf zurück; getrunkenes Blut bleibt getrunken. Dann endet der Zug.
