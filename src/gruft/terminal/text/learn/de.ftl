# Was jedes Teil tut, und wie man ein Spiel lernt.
help-cards-usage = gruft cards SPIEL [NAME] [Optionen]
help-cards-short = was jede Karte und jedes Teil tut
help-cards = Alle Karten und Teile eines Spiels auflisten: was sie tun, und der Absatz dahinter. Mit einem Namen nur dieses Teil; kleine Tippfehler schaden nicht.
help-cards-game = das Spiel, wie „gruft games“ es nennt
help-cards-name = eine Karte oder ein Teil, auf Deutsch oder Englisch
help-cards-edition = deine eigene Ausgabe: Die Texte nennen ihre Zahlen
help-cards-edition-value = DATEI
help-cards-examples =
    Beispiele
      gruft cards vampire_queen
      gruft cards vampire_connection garlictooth
      gruft cards vampire_empire Hypnose --lang de
cards-any = Jede andere, oder verdeckt:
card-unknown = Kein Teil dieses Spiels heißt „{ $given }“. „gruft cards SPIEL“ nennt alle; am Tisch genügt „karte“.
command-card = karte
command-card-help = mit einem Namen dahinter: was diese Karte oder dieses Teil tut; allein: alle
help-rules-all = auch die Absätze, die nur ein Programm braucht
rules-left-out = { $count ->
    [one] 1 Absatz, den nur ein Programm braucht, fehlt hier; --all zeigt ihn.
   *[other] { $count } Absätze, die nur ein Programm braucht, fehlen hier; --all zeigt sie.
}
help-learn-usage = gruft learn SPIEL
help-learn-short = wie ein Spiel gespielt wird, auf einer Seite
help-learn = Ein Spiel lernen: erst das Ziel, dann wie gespielt wird, mit den Absätzen hinter jeder Aussage.
help-learn-game = das Spiel, wie „gruft games“ es nennt
help-learn-examples =
    Beispiele
      gruft learn vampire_queen
      gruft learn vampire_empire --lang it
howto-none = Für { $game } gibt es noch keine Anleitung. „gruft rules“ zeigt das Regelwerk.
