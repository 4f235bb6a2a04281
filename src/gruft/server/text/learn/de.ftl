# Wie man ein Spiel lernt: das Ziel, eine Seite dazu, wie man spielt, dahinter das Regelwerk.
web-learn = So wird gespielt
web-learn-game = So wird gespielt: { $game }
web-learn-of = So wird gespielt: { $game }
web-learn-play = Neuer Tisch
web-learn-none = Diese Seite gibt es nicht
web-rules-whole = Ganzes Regelwerk
web-rules-contents = Inhalt
web-rules-everything = Alles zeigen, auch was nur ein Programm braucht
web-goal-of = { $game }: das Ziel
web-goal-got = Alles klar
