# Vampire Empire: why each question is asked, and what always stands on the table.

## Why it is asked
why-decision-over = Non ti si chiede più niente.
why-decision-wait = Prima decide il tuo avversario.
why-decision-step1 = Poi peschi fino a otto carte. Ciò che metti in cantina torna una volta, come secondo mazzo; ciò che va nel fossato è fuori dal gioco.
why-decision-reveal = Un vampiro smascherato può usare le tue carte rosse, ma contro di lui l’acqua santa funziona. Tre vampiri smascherati nel castello vincono la partita.
why-decision-window = Le carte di supporto si giocano prima e dopo ogni azione, nel turno di entrambi. Si pagano con altre carte della mano.
why-decision-pay = Va coperta nel tuo fossato ed è fuori dal gioco.
why-decision-action = Ogni turno ha esattamente un’azione. Se nessuna ti va bene, passa: costa due carte.
why-decision-hide-character = Il personaggio va in fondo alla città, fuori portata, e quello in cima alla città entra nel castello.
why-decision-hide-card = Per nascondere servono tre carte rosse. L’avversario può annullarne una con Sacrificio.
why-decision-water-character = Scopri la verità: umano o vampiro. Un vampiro trovato nel castello si può attaccare subito.
why-decision-water-card = La prova richiede due carte acqua santa. Se trova un vampiro nel castello, la più bassa può unirsi all’attacco.
why-decision-attacker = Le tue carte devono andare bene all’attaccante: carte del suo ceto, o rosse per un vampiro smascherato.
why-decision-target = Il bersaglio muore se il tuo attacco supera la difesa. In parità sopravvive.
why-decision-commit = Uccide solo un attacco superiore alla difesa; la parità salva il bersaglio. Gli assalti sono al massimo due e le carte si sommano.
why-decision-respond = Sacrificio annulla una carta appena giocata. In combattimento Passaggio segreto ferma tutto e nessuno muore.
why-decision-cancel = Non conta più niente, e il suo costo resta pagato.
why-decision-replace = Puoi giocare al suo posto un’altra carta ammessa.
why-decision-water-response = Con «Non sono un vampiro» non si dà risposta e l’acqua va sprecata. Altrimenti la verità viene a galla.
why-decision-death = Un personaggio salvato continua a vivere, mescolato nella città. Senza carta la morte è definitiva.
why-decision-immediate = L’acqua santa l’ha appena trovato. Questo attacco fa parte della stessa azione, e la carta acqua santa più bassa può partecipare.
why-decision-use-water = Conta nel primo assalto. Se la lasci fuori, va comunque nel fossato.
why-decision-effect-character = Su questo personaggio agisce la carta che hai giocato.
why-decision-effect-side = Un segnalino conta nel primo assalto di ogni combattimento, per entrambi, finché il personaggio resta nel castello.
why-decision-effect-type = L’avversario ti mostra tutta la mano e scarta ogni carta di questo tipo.
why-decision-effect-pick = Cappella riprende carte combattimento dal tuo fossato; Apertura della cripta e Forma di nebbia prendono una carta dalla cantina avversaria.
why-decision-effect-return = Tre restano nel castello. Il primo che rimandi va in cima alla città e sarà il prossimo a entrare.
why-decision-attack = Il bersaglio ({ $target }) muore se il tuo attacco supera la difesa; la parità non basta. Se sopravvive, puoi continuare nel secondo assalto.
why-decision-attack-again = Le carte dei due assalti si sommano, i segnalini non contano più. Se ti fermi, il bersaglio ({ $target }) sopravvive.
why-decision-defend = Il bersaglio ({ $target }) muore se l’attacco resta più alto; in parità sopravvive. Se sopravvive, l’avversario può continuare nel secondo assalto.
why-decision-defend-again = Le carte dei due assalti si sommano, i segnalini non contano più. In parità il bersaglio ({ $target }) sopravvive.
why-decision-discard = Passare costa due carte. Vanno coperte nel tuo fossato e sono fuori dal gioco.
why-decision-journey = Chi è in viaggio non può essere attaccato, messo alla prova o nascosto. Torna quando la città è vuota.
why-decision-marker = Un segnalino conta nel primo assalto di ogni combattimento, per entrambi, finché il personaggio resta nel castello.
why-decision-mist = Viene mescolato nella città, e il personaggio in cima alla città entra nel castello.
why-decision-chapel = Passa dal fossato al tuo mazzo, che viene mescolato, e potrai pescarla di nuovo.
why-decision-crypt = Va nella tua mano e da quel momento è tua.
why-decision-mist-card = Lascia la cantina avversaria ed è fuori dal gioco.
why-window-before-action = Ora entrambi potete giocare carte di supporto. L’azione segue quando tutti e due avete rinunciato.
why-window-after-action = Ultima occasione per le carte di supporto in questo turno, che finisce quando tutti e due avete rinunciato.
why-window-water = Chi gioca i vampiri può impedire la risposta con «Non sono un vampiro», anche per un umano.
why-window-death = L’Erborista salva un umano, la Rigenerazione un vampiro che era già smascherato.
why-window-respond-hide = Sacrificio annulla una delle carte rosse. Con meno di tre non si nasconde nessuno.
why-window-respond-combat = Sacrificio annulla una di queste carte, Passaggio segreto chiude il combattimento.
why-window-respond-combat-none = Passaggio segreto chiuderebbe subito il combattimento, e nessuno morirebbe.
why-window-respond-card = Sacrificio annulla la carta prima che abbia effetto.
why-window-replace-hide = Chi gioca i vampiri può aggiungere un’altra carta rossa. Con meno di tre non si nasconde nessuno.
why-window-replace-combat = Chi gioca i vampiri può giocare al suo posto un’altra carta ammessa.
why-window-replace-card = La carta resta senza effetto. Una carta giocata da sola non si sostituisce.

## What is played for
aim-vampires = Giochi i vampiri. Porta tre vampiri smascherati nel castello, o uccidi tutti gli umani.
aim-humans = Giochi gli umani. Trova i tre vampiri e uccidili.
aim-both = I vampiri vogliono il castello o tutti gli umani morti, gli umani tutti i vampiri morti.
ahead-vampires = I vampiri sono avanti { $vampires } a { $humans }: 2 punti per vampiro vivo, 1 per umano vivo.
ahead-humans = Gli umani sono avanti { $humans } a { $vampires }: 1 punto per umano vivo, 2 per vampiro vivo.
ahead-even = Parità, punti: { $vampires }. 2 per vampiro vivo, 1 per umano vivo.
ending-castle =
    { $count ->
        [one] { $count } vampiro smascherato su tre è nel castello. Con tutti e tre i vampiri vincono subito.
       *[other] { $count } vampiri smascherati su tre sono nel castello. Con tutti e tre i vampiri vincono subito.
    }
ending-cards = Carte rimaste: vampiri { $vampires }, umani { $humans }. Quando finiscono a entrambi, decidono i punti.
