# Come si impara un gioco: lo scopo, una pagina su come si gioca, dietro il regolamento.
web-learn = Come si gioca
web-learn-game = Come si gioca: { $game }
web-learn-of = Come si gioca a { $game }
web-learn-play = Nuovo tavolo
web-learn-none = Questa pagina non esiste
web-rules-whole = Tutto il regolamento
web-rules-contents = Indice
web-rules-everything = Mostra tutto, anche ciò che serve solo a un programma
web-goal-of = { $game }: lo scopo
web-goal-got = Ho capito
