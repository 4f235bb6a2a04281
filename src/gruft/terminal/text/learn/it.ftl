# Che cosa fa ogni pezzo, e come si impara un gioco.
help-cards-usage = gruft cards GIOCO [NOME] [opzioni]
help-cards-short = che cosa fa ogni carta e ogni pezzo
help-cards = Mostra tutte le carte e i pezzi di un gioco: che cosa fanno, e l’articolo che lo dice. Con un nome, solo quel pezzo; i piccoli errori di battitura non contano.
help-cards-game = il gioco, come lo chiama «gruft games»
help-cards-name = una carta o un pezzo, in italiano o in inglese
help-cards-edition = la tua edizione: i testi usano i suoi numeri
help-cards-edition-value = FILE
help-cards-examples =
    Esempi
      gruft cards vampire_queen
      gruft cards vampire_connection garlictooth
      gruft cards vampire_empire Hypnose --lang de
cards-any = Ogni altra, o coperta:
card-unknown = Nessun pezzo di questo gioco si chiama «{ $given }». «gruft cards GIOCO» li mostra tutti; al tavolo basta «carta».
command-card = carta
command-card-help = seguito da un nome: che cosa fa quella carta o quel pezzo; da solo: tutti
help-rules-all = anche gli articoli che servono solo a un programma
rules-left-out = { $count ->
    [one] 1 articolo che serve solo a un programma è omesso; --all lo mostra.
   *[other] { $count } articoli che servono solo a un programma sono omessi; --all li mostra.
}
help-learn-usage = gruft learn GIOCO
help-learn-short = come si gioca a un gioco, in una pagina
help-learn = Impara un gioco: prima lo scopo, poi come si gioca, con gli articoli di ogni paragrafo.
help-learn-game = il gioco, come lo chiama «gruft games»
help-learn-examples =
    Esempi
      gruft learn vampire_queen
      gruft learn vampire_empire --lang it
howto-none = Non c’è ancora una pagina su come si gioca a { $game }. «gruft rules» mostra il regolamento.
