# What only the table of The Vampire Connection says.
vc-in-castle = im Schloss
vc-in-tomb = in der Gruft
vc-on-the-way = unterwegs: { $form }
vc-yield = Punkte, wenn du trinkst
vc-dead =
    { $count ->
        [one] { $count } Toter
       *[other] { $count } Tote
    }
vc-captives =
    { $count ->
        [one] { $count } Gefangener
       *[other] { $count } Gefangene
    }
vc-holds = Opfer: { $victims }, Ereignisse: { $events }, Abwehr: { $defences }
vc-left = Dorfkarten übrig: { $count }
vc-end = Ende
vc-gives = { $player } gibt
vc-for = für
vc-trade = Tausch
vc-offer-a-trade = Tauschen
vc-trade-hint = Bis zu { $count } Karten je Seite. Tipp Hand und Kartenarten in beliebiger Reihenfolge an.
vc-with-whom = Mit wem
vc-you-give = Du gibst
vc-you-get = Du bekommst
vc-you-want = Du willst
vc-from-hand = aus deiner Hand
vc-from-kinds = wähl eine Art
vc-take-back = Zurücknehmen: { $card }
vc-no-trade = Abbrechen
vc-offer = { $given } für { $wanted } anbieten
vc-offer-said = Biete { $player }: { $given } für { $wanted }
vc-counter-said = Biete stattdessen: { $given } für { $wanted }
vc-picking = Wähl ein Opfer
vc-round = Runde { $round }
vc-round-drops = { $player }
ability-biggulp = +1 für ausgesaugte Frauen mit Zeichen
ability-ficklecrash = Fledermaus als Wolf, Kutsche allein
ability-shortway = verlässt die Gruft ohne Karte
ability-garlictooth = geht an Knoblauch vorbei
ability-stoneheart = Jäger brauchen einen Pflock mehr
ability-miststone = kommt durch vernagelte Fenster
