# Quello che dice ogni gioco che non ha di meglio: il messaggio del gioco stesso ha la precedenza.

decision-wait = Non tocca a te.
refusal-game-over = La partita è finita.
refusal-not-your-turn = Ora non tocca a te decidere: tocca a { $player }.
refusal-not-asked = Ora non tocca a te rispondere.
refusal-not-now = «{ $given }» ora non è possibile.
refusal-no-such-seat = A questo tavolo non c’è un giocatore { $given }.
refusal-no-such-move = Non esiste una mossa numero { $given }.
refusal-unreadable = «{ $given }» non è una mossa di questo gioco.
position-impossible = Nessuna partita porta a questa posizione.
advice-only-move = È l’unica mossa possibile.
advice-any = Vale quanto un’altra.
