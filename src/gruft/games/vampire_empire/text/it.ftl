# Vampire Empire: every word a player reads, apart from the rulebook.

## The game
game-name = Vampire Empire
game-author = Filip Miłuński
game-about = A corte tre su nove sono vampiri, e solo uno di voi due sa chi. Prendi il castello di notte, o dai loro la caccia di giorno, prima che finiscano le carte.
role-vampires = Vampiri
role-humans = Umani
rules-letters = V è il giocatore dei vampiri, H il giocatore degli umani.

## Names
name-lady = Lady
name-lord = Lord
name-officer = Ufficiale
name-monk = Monaco
name-nun = Suora
name-bishop = Vescovo
name-maid = Cameriera
name-cook = Cuoco
name-butler = Maggiordomo
name-garlic = Aglio
name-pitchfork = Forcone
name-musket = Moschetto
name-candlestick = Candeliere
name-holy-bible = Sacra Bibbia
name-relic = Reliquia
name-dagger = Pugnale
name-rapier = Stocco
name-pistol = Pistola
name-rosary = Rosario
name-hunting-knife = Coltello da caccia
name-medallion = Medaglione
name-statue-of-saint = Statua di santo
name-silver-bullets = Proiettili d’argento
name-aspen-stake = Paletto di pioppo
name-holy-water-1 = Acqua santa 1
name-holy-water-2 = Acqua santa 2
name-holy-water-3 = Acqua santa 3
name-raven = Corvo
name-hound = Segugio
name-black-rooster = Gallo nero
name-vampire-1 = Vampiro 1
name-vampire-2 = Vampiro 2
name-vampire-3 = Vampiro 3
name-secret-journey = Viaggio segreto
name-secret-passage = Passaggio segreto
name-chapel = Cappella
name-herbalist = Erborista
name-crypt-opening = Apertura della cripta
name-ostler = Stalliere
name-squire = Scudiero
name-novice = Novizio
name-crucifix = Crocifisso
name-sacrifice = Sacrificio
name-bat-form = Forma di pipistrello
name-mist-form = Forma di nebbia
name-hypnosis = Ipnosi
name-regeneration = Rigenerazione
name-coffin = Bara
name-kitchen-boy = Sguattero
name-lady-in-waiting = Dama di compagnia
name-organist = Organista
name-claws = Artigli
name-im-not-a-vampire = Non sono un vampiro
name-nothing = niente
name-type-noble = nobiltà
name-type-clergy = clero
name-type-servant = servitù
name-type-vampire = vampiro
name-type-holy-water = acqua santa
name-type-support = supporto
name-attack = attacco
name-defence = difesa

## Decisions
decision-over = La partita è finita.
decision-wait = Ora non tocca a te.
decision-step1 = Scarta ciò che non ti serve, poi pesca.
decision-reveal = Smascherare un tuo vampiro?
decision-window = Giocare una carta di supporto?
decision-pay = Scegli una carta per pagare.
decision-action = Scegli la tua azione.
decision-hide-character = Scegli chi nascondere.
decision-hide-card = Scegli una carta rossa per nascondere.
decision-water-character = Scegli chi mettere alla prova.
decision-water-card = Scegli una carta acqua santa.
decision-attacker = Scegli chi attacca.
decision-target = Scegli chi attaccare.
decision-commit = Scegli le carte per questo combattimento.
decision-respond = Rispondere?
decision-cancel = Scegli la carta da annullare.
decision-replace = Sostituire la carta annullata?
decision-water-response = Impedire la risposta?
decision-death = Salvare il personaggio morto?
decision-immediate = Attaccare subito il vampiro?
decision-use-water = Aggiungere l’acqua santa più bassa?
decision-effect-character = Scegli un personaggio.
decision-effect-side = Attacco o difesa?
decision-effect-type = Nomina un tipo di carta.
decision-effect-pick = Scegli una carta.
decision-effect-return = Rimanda qualcuno in città.
decision-attack = Scegli le carte per l’attacco (bersaglio: { $target }).
decision-attack-again = Continuare l’attacco (bersaglio: { $target })?
decision-defend = Difendere il bersaglio ({ $target })?
decision-defend-again = Difendere il bersaglio ({ $target }) nel secondo assalto?
decision-discard = Scegli una carta da scartare.
decision-journey = Scegli chi parte per un viaggio segreto.
decision-marker = Scegli chi riceve il segnalino.
decision-mist = Scegli il vampiro che diventa nebbia.
decision-chapel = Scegli una carta combattimento da riprendere.
decision-crypt = Prendi una carta dalla cantina dei vampiri.
decision-mist-card = Scegli una carta per il fossato avversario.

## Windows
window-before-action = Turno di { $player }, prima dell’azione.
window-after-action = Turno di { $player }, dopo l’azione.
window-water = Prova dell’acqua santa: { $character }. La verità verrà a galla?
window-death = È appena morto un personaggio: { $character }. C’è ancora speranza?
window-respond-hide = I vampiri vogliono nascondere qualcuno: { $character }.
window-respond-combat = Combattimento (bersaglio: { $character }): i vampiri hanno giocato.
window-respond-combat-none = Combattimento (bersaglio: { $character }): nessuna nuova carta dei vampiri.
window-respond-card = { $player } gioca: { $card }.
window-replace-hide = Nascondere: { $character }. Una delle carte è stata annullata.
window-replace-combat = Combattimento (bersaglio: { $character }): una carta dei vampiri è stata annullata.
window-replace-card = Una carta di { $player } è stata annullata: { $card }.

## Facts
fact-castle = Si apre il portone del castello. Dentro: { $characters }.
fact-your-vampires = I tuoi tre vampiri, e nessun altro lo sa: { $characters }.
fact-your-innocents = Solo tu sai che questi due sono umani: { $characters }.
fact-your-hand = La tua mano: { $cards }.
fact-night = Turno { $turn }. La notte appartiene a { $player }.
fact-day = Turno { $turn }. Il giorno appartiene a { $player }.
fact-no-turn = { $player } è senza carte e salta il turno.
fact-skips = { $player } non scarta e non pesca.
fact-discards = { $player } scarta a carte coperte. Cantina: { $cellar }, fossato: { $moat }.
fact-discards-you = { $player } scarta. Cantina: { $cellared }. Fossato: { $moated }.
fact-draws =
    { $count ->
        [0] { $player } non pesca carte.
        [one] { $player } pesca { $count } carta.
       *[other] { $player } pesca { $count } carte.
    }
fact-draws-you =
    { $count ->
        [0] { $player } non pesca carte.
       *[other] { $player } pesca: { $cards }.
    }
fact-new-deck = Il mazzo di { $player } è finito: la cantina viene mescolata e diventa il nuovo mazzo.
fact-reveals = { $player } lascia cadere una maschera. Un vampiro: { $character }!
fact-reveals-nobody = { $player } non smaschera nessuno.
fact-plays-card = { $player } gioca: { $card }.
fact-pays =
    { $count ->
        [one] { $player } paga { $count } carta, coperta, nel fossato.
       *[other] { $player } paga { $count } carte, coperte, nel fossato.
    }
fact-pays-you = { $player } paga con: { $cards }.
fact-sacrifice = { $player } gioca Sacrificio. Senza effetto: { $card }.
fact-replaces = { $player } gioca in sostituzione: { $card }.
fact-passage = { $player } apre il Passaggio segreto.
fact-marker = { $player } mette un segnalino: { $character }, { $side } +{ $value }.
fact-sets-out = Parte per un viaggio segreto: { $character }.
fact-enters = Dalla città entra nel castello: { $character }.
fact-returns = Dal viaggio torna al castello: { $character }.
fact-chapel = { $player } riprende dal fossato e mescola nel mazzo: { $cards }.
fact-looks = { $player } guarda la cantina di { $owner }.
fact-looks-you = { $player } guarda la cantina di { $owner }: { $cards }.
fact-crypt = { $player } prende in mano dalla cantina avversaria: { $card }.
fact-mist = { $player } fa sparire dalla cantina di { $owner } nel fossato: { $card }.
fact-vanishes = Un vampiro si dissolve in nebbia e viene mescolato nella città: { $character }.
fact-bat = { $player } nomina il tipo «{ $type }», e { $owner } deve mostrare tutta la mano.
fact-bat-you = { $player } nomina il tipo «{ $type }». La mano di { $owner }: { $cards }.
fact-bat-takes = Il pipistrello porta nel fossato di { $player }: { $cards }.
fact-returns-to-city = Torna in cima alla città: { $character }.
fact-two-return-to-city = Tornano in cima alla città, a carte coperte: { $characters }.
fact-two-return-to-city-you = Tornano in città: in cima { $top }, sotto { $lower }.
fact-passes =
    { $count ->
        [0] { $player } passa e non ha più carte da scartare.
        [one] { $player } passa e scarta { $count } carta, coperta, nel fossato.
       *[other] { $player } passa e scarta { $count } carte, coperte, nel fossato.
    }
fact-passes-you =
    { $count ->
        [0] { $player } passa e non ha più carte da scartare.
       *[other] { $player } passa e scarta nel fossato: { $cards }.
    }
fact-hides = { $player } vuole nascondere: { $character } ({ $cards }).
fact-hidden = Sparisce in fondo alla città: { $character }.
fact-hide-fails = Resta nel castello: { $character }. Restano valide meno di tre carte rosse.
fact-asks = { $player } fa la prova dell’acqua santa: { $character } ({ $cards }).
fact-denied = «Non sono un vampiro!» Il mistero rimane: { $character }.
fact-is-human = L’acqua santa scivola via. È un umano: { $character }.
fact-is-vampire = L’acqua santa brucia. È un vampiro: { $character }!
fact-no-attack = { $player } non attacca subito.
fact-attacks = { $player } attacca, { $attacker } contro { $target }: { $cards }.
fact-attacks-again = { $player } insiste, { $attacker } contro { $target }: { $cards }.
fact-defends = { $player } difende ({ $target }): { $cards }.
fact-defends-not = { $player } non gioca carte in difesa ({ $target }).
fact-round-1 = Assalto 1: attacco { $attack }, difesa { $defence }.
fact-round-1-markers = Assalto 1, con i segnalini: attacco { $attack }, difesa { $defence }.
fact-round-2 = I due assalti insieme: attacco { $attack }, difesa { $defence }.
fact-combat-holds = Il bersaglio resiste e vive: { $target }.
fact-combat-stopped = L’attacco si ferma, il bersaglio vive: { $target }.
fact-combat-passage = Il combattimento finisce subito, il bersaglio vive: { $target }.
fact-dies-human = Muore un umano: { $character }.
fact-dies-vampire = Muore un vampiro: { $character }!
fact-saved = Un personaggio torna in vita e viene mescolato nella città: { $character }.
fact-ends-castle = Tre vampiri smascherati sono nel castello: ora è loro.
fact-ends-no-humans = Nessun umano è più in vita.
fact-ends-no-vampires = Nessun vampiro è più in vita.
fact-ends-points = Entrambi sono senza carte. Punti per i superstiti: vampiri { $vampires }, umani { $humans }.
fact-wins-game = { $player } vince.
fact-vampires-were = I vampiri erano: { $characters }.
fact-innocents-were = { $player } sapeva fin dall’inizio che questi due erano umani: { $characters }.
end-castle = Tre vampiri smascherati hanno preso il castello.
end-no-humans = Tutti gli umani sono morti.
end-no-vampires = Tutti i vampiri sono morti.
end-points = Entrambi sono senza carte; decidono i punti per i superstiti.

## Refusals
refusal-game-over = La partita è finita.
refusal-no-such-seat = A questo tavolo non c’è un giocatore { $given }: si gioca in due.
refusal-no-such-move = Non esiste una mossa numero { $given }.
refusal-not-your-turn = Ora non tocca a te decidere: tocca a { $player }.
refusal-other-answers-first = È il tuo turno, ma prima deve decidere { $player }.
refusal-empty-hand = Senza carte in mano in questa finestra non ti si chiede nulla; ora decide { $player }.
refusal-not-asked-yet = Toccherà anche a te: prima { $player } gioca una carta di supporto o rinuncia.
refusal-had-your-word = In questa finestra hai rinunciato; ora { $player } può giocare una carta o rinunciare.
refusal-spare-card = In questa edizione non c’è una carta numero { $given }.
refusal-not-in-this-edition = Nessun mazzo di questa edizione ha questa carta: { $card }.
refusal-not-held = Non hai in mano questa carta: { $card }.
refusal-only-humans-have-it = Questa carta è solo nel mazzo degli umani, e il giocatore dei vampiri non ne prende mai: { $card }.
refusal-only-stolen = Non hai in mano questa carta del mazzo dei vampiri; solo l’Apertura della cripta potrebbe portartela: { $card }.
refusal-cannot-pay =
    { $cost ->
        [one] Questa carta ora costa un’altra carta della tua mano, e non ne hai: { $card }.
       *[other] Questa carta ora costa altre { $cost } carte della tua mano, e ne hai solo { $others }: { $card }.
    }
refusal-falling-order = Le carte di un gruppo si indicano nell’ordine della lista, e «{ $card }» viene prima di «{ $last }»: continua con «{ $last }» o con una carta successiva.
refusal-too-few-follow = Le carte di un gruppo si indicano nell’ordine della lista, e da «{ $card }» in poi non ne hai abbastanza. Ancora da indicare: { $missing }. Ora possibili: { $cards }.
refusal-in-the-city = In città: { $character }. Qui si sceglie qualcuno nel castello.
refusal-dead = Questo personaggio è morto: { $character }. Qui si sceglie qualcuno nel castello.
refusal-on-a-journey = In viaggio e irraggiungibile: { $character }. Qui si sceglie qualcuno nel castello.
refusal-cellar-in-step-1 = Una carta va in cantina solo se la scarti nel passo 1 del tuo turno.
refusal-discard-in-step-1 = Si scarta solo nel passo 1 del proprio turno, prima di pescare; altrimenti si cedono carte solo per pagare.
refusal-skip-in-step-1 = Si può saltare solo il passo 1 del proprio turno, e per intero.
refusal-action-of-the-other = L’azione di questo turno la sceglie { $player }.
refusal-one-action = Un turno ha esattamente un’azione, nel passo 3 tra le due finestre. Adesso la domanda è un’altra: { $question }
refusal-other-question = Questo non risponde alla domanda di adesso: { $question }
refusal-must-choose = Qui devi scegliere, e ciò che è cominciato non si ritira: { $question }
refusal-reveal-in-step-2 = Ora non c’è nessuno da nominare; un vampiro si smaschera solo nel passo 2 della notte.
refusal-no-cards-in-steps = Nei passi 1 e 2 non si giocano carte; aspetta la finestra che segue.
refusal-cellar-used-up = La tua cantina è già diventata il tuo mazzo una volta ed è esaurita: tutti i tuoi scarti vanno nel fossato.
refusal-cellar-before-moat = Le carte per la cantina si indicano prima di quelle per il fossato, e tu hai già cominciato con il fossato.
refusal-keeps-too-many = Devi scendere a otto carte, e gli scarti si indicano nell’ordine della lista: da «{ $card }» in poi ne terresti troppe. Ora possibili per il fossato: { $cards }.
refusal-hand-too-large = Hai { $held } carte e devi scendere a otto: scartane ancora almeno { $more }.
refusal-skip-after-discards = Il passo 1 si salta solo per intero, e hai già scartato: concludilo pescando.
refusal-skip-draws-nothing = Non pescheresti comunque nulla, quindi non c’è nulla da saltare: concludi il passo 1 con la pesca.
refusal-skip-with-few-cards = Con meno di due carte in mano non puoi saltare il passo 1 finché il tuo mazzo non è vuoto: concludilo pescando.
refusal-reveals-the-dead = Questo personaggio è morto: { $character }. Si smaschera solo un vampiro vivo.
refusal-revealed-already = È già un vampiro smascherato, e tale resta: { $character }.
refusal-no-vampire = Questo personaggio non è uno dei tuoi vampiri: { $character }.
refusal-only-support-cards = Nelle finestre si giocano solo carte di supporto, non questa: { $card }.
refusal-only-in-combat = Questa carta si gioca solo in un combattimento, non in una finestra: { $card }.
refusal-only-as-response = Questa carta si gioca solo come risposta, quando viene il suo momento, non in una finestra: { $card }.
refusal-no-use-for-humans = Il giocatore degli umani può solo pagare con questa carta o scartarla: { $card }.
refusal-nobody-to-mark = Il suo segnalino richiede nel castello un personaggio di questo ceto ({ $classes }), e non ce n’è: { $card }.
refusal-nothing-for-chapel = Nel tuo fossato non c’è nessuna carta combattimento da riprendere: { $card }.
refusal-cellar-empty = La cantina del tuo avversario è vuota, quindi non c’è nulla da prendere: { $card }.
refusal-nothing-to-show = Il tuo avversario non ha carte in mano, quindi non c’è nulla da mostrare né da perdere: { $card }.
refusal-no-revealed-vampire = Questa carta richiede un vampiro smascherato nel castello, e non ce n’è: { $card }.
refusal-city-empty = La città è vuota, quindi nessuno può entrare nel castello: { $card }.
refusal-deck-empty = Il tuo mazzo è vuoto, quindi non c’è nulla da pescare: { $card }.
refusal-not-paid =
    { $missing ->
        [one] Paga il costo per intero: ancora una carta della tua mano va nel fossato.
       *[other] Paga il costo per intero: ancora { $missing } carte della tua mano vanno nel fossato.
    }
refusal-pass-not-paid =
    { $missing ->
        [one] Passare costa due carte, o tutte se ne hai meno: ancora una va nel fossato.
       *[other] Passare costa due carte, o tutte se ne hai meno: ancora { $missing } vanno nel fossato.
    }
refusal-pays-into-cellar = Ciò che paghi va nel fossato, mai in cantina.
refusal-humans-do-not-hide = Solo il giocatore dei vampiri nasconde personaggi; le carte rosse nella tua mano non cambiano nulla.
refusal-too-few-red-cards = Per nascondere un personaggio servono tre carte rosse, e ne hai { $held }.
refusal-vampires-do-not-ask = Solo il giocatore degli umani mette qualcuno alla prova con l’acqua santa; tu puoi nascondere un personaggio, combattere o passare.
refusal-too-few-water-cards = Per la prova servono due carte acqua santa, e ne hai { $held }.
refusal-no-cards-for-revealed = Finché nel castello c’è un vampiro smascherato, per te attacca solo un vampiro smascherato, e le tue carte non bastano per nessun attacco del genere.
refusal-no-cards-for-combat = Un attacco richiede almeno una carta ammessa e più dei segnalini difesa del bersaglio; le tue carte non bastano per nessuno nel castello.
refusal-action-left-out = All’azione non si rinuncia; se non ne vuoi nessun’altra, passi.
refusal-window-is-closed = Questa carta si gioca nella finestra prima o dopo l’azione; adesso scegli l’azione: { $card }.
refusal-action-first = Prima scegli l’azione; le carte si mostrano con essa: { $card }.
refusal-character-first = Prima nomina il personaggio; poi seguono le carte.
refusal-hide-needs-red = Solo le carte rosse nascondono un personaggio, non questa: { $card }.
refusal-hide-not-complete = Per nascondere un personaggio mostri esattamente tre carte rosse; ne mancano ancora: { $missing }.
refusal-asks-about-the-dead = Questo personaggio è morto: { $character }. Si mettono alla prova solo i vivi, nel castello e in città.
refusal-asks-about-revealed = È un vampiro smascherato, non c’è più nulla da verificare: { $character }.
refusal-asks-about-traveller = In viaggio: { $character }. Si mette alla prova solo qualcuno nel castello o in città.
refusal-needs-water = Per la prova valgono solo carte acqua santa, non questa: { $card }.
refusal-water-not-complete = Per la prova mostri esattamente due carte acqua santa; ne mancano ancora: { $missing }.
refusal-revealed-attacks-for-humans = Un vampiro smascherato non attacca per il giocatore degli umani: { $character }.
refusal-revealed-must-attack = Finché nel castello c’è un vampiro smascherato, per te attacca solo un vampiro smascherato; questo personaggio non lo è: { $character }.
refusal-no-card-for-attacker = Un attacco richiede almeno una carta ammessa, e per questo personaggio non ne hai: { $character }.
refusal-attack-out-of-reach = Qui le carte dell’attacco devono valere almeno { $needed }, e le carte ammesse che puoi pagare non bastano: { $character }.
refusal-attacks-itself = Attaccante e bersaglio sono due personaggi diversi: scegli qualcuno che non sia «{ $character }».
refusal-no-card-against = Un attacco richiede almeno una carta ammessa, e contro questo personaggio non ne hai: { $character }.
refusal-target-out-of-reach = Contro questo personaggio le carte dell’attacco devono valere almeno { $needed }, e le carte ammesse che puoi pagare non bastano: { $character }.
refusal-immediate-out-of-reach = Anche con la carta acqua santa la tua mano non basta per un attacco di questo personaggio: { $character }.
refusal-water-is-needed = Senza la carta acqua santa la tua mano non basta: l’attacco richiede carte che valgano almeno { $needed }. Usala.
refusal-attack-without-card = Il primo attacco richiede almeno una carta; i segnalini non la sostituiscono.
refusal-attack-too-small = Le carte del primo attacco devono valere almeno { $needed }, e finora valgono { $value }: aggiungi qualcosa.
refusal-group-cannot-pay = Le carte che restano nella tua mano devono pagare tutto il gruppo, e con questa dentro sarebbero troppo poche: { $card }.
refusal-attack-falls-short = Le carte del primo attacco devono valere almeno { $needed }, e nell’ordine della lista dopo questa non ci arriveresti più: { $card }.
refusal-wrong-class = Questa carta sostiene solo il suo ceto ({ $classes }), e questo personaggio non vi appartiene ({ $character }): { $card }.
refusal-answers-to-a-group = Questa carta la giochi come risposta, quando il giocatore dei vampiri ha mostrato carte: { $card }.
refusal-not-in-combat = Questa carta di supporto non si gioca in un combattimento: { $card }.
refusal-neither-class-nor-red = Questa carta sostiene il suo ceto ({ $classes }) e i vampiri smascherati, e questo personaggio non è né l’uno né l’altro ({ $character }): { $card }.
refusal-neither-class-nor-water = Questa carta sostiene il suo ceto ({ $classes }), e gli altri solo contro un vampiro smascherato; qui non aiuta questo personaggio ({ $character }): { $card }.
refusal-red-for-a-secret-vampire = Le carte rosse sostengono solo vampiri smascherati, e questo è ancora segreto ({ $character }): { $card }.
refusal-red-for-unrevealed = Le carte rosse sostengono solo vampiri smascherati, e questo personaggio non lo è ({ $character }): { $card }.
refusal-water-against-unrevealed = Le carte acqua santa servono solo contro un vampiro smascherato, e questo personaggio non lo è ({ $character }): { $card }.
refusal-sacrifice-first = Prima gioca il Sacrificio; poi dici quale carta annulla.
refusal-passage-outside-combat = Il Passaggio segreto mette fine a un combattimento, e adesso non ce n’è.
refusal-all-cancelled = In questo gruppo non c’è più una carta che non sia già annullata: il Sacrificio non ha nulla da annullare.
refusal-only-sacrifice-or-passage = Qui puoi giocare il Sacrificio o il Passaggio segreto, oppure rinunciare, ma non giocare questa carta: { $card }.
refusal-only-sacrifice = Qui puoi giocare il Sacrificio o rinunciare, ma non giocare questa carta: { $card }.
refusal-cancelled-already = Questa carta è già annullata: { $card }. Il Sacrificio può annullare: { $cards }.
refusal-shown-earlier = Questa carta è stata mostrata prima, e il momento di rispondere è passato: { $card }. Il Sacrificio può annullare: { $cards }.
refusal-not-in-the-group = Questa carta non è stata mostrata: { $card }. Il Sacrificio può annullare: { $cards }.
refusal-replacement-not-red = Quando nascondi un personaggio, solo una carta rossa sostituisce quella annullata, non questa: { $card }.
refusal-truth-is-told = Non rispondi tu: se rinunci, si dice la verità su questo personaggio: { $character }.
refusal-only-denial = All’acqua santa rispondi solo con «Non sono un vampiro», oppure rinunci; non con questa carta: { $card }.
refusal-only-herbalist = Solo l’Erborista salva un umano appena morto, non questa carta: { $card }.
refusal-only-regeneration = Solo la Rigenerazione salva un vampiro smascherato appena morto, non questa carta: { $card }.
refusal-effect-must-be-chosen = La carta ha effetto e richiede la tua scelta; non puoi rinunciare: { $card }.
refusal-mist-needs-revealed = La Forma di nebbia porta via dal castello un vampiro smascherato, e questo personaggio non lo è: { $character }.
refusal-marks-another-class = Il segnalino di questa carta va al suo ceto ({ $classes }), e questo personaggio è di un altro ({ $character }): { $card }.
refusal-no-combat-card = La Cappella riprende solo carte combattimento, né carte di supporto né carte che sono solo acqua santa: { $card }.
refusal-not-in-your-moat = Questa carta non è nel tuo fossato: { $card }.
refusal-not-in-the-cellar = Questa carta non è nella cantina del tuo avversario: { $card }. Lì vedi: { $cards }.
refusal-returns-already = Questo personaggio è già scelto per tornare in città: { $character }. Scegli qualcun altro.
refusal-unreadable = «{ $given }» non è una mossa di questo gioco. Scrivi per esempio «play Ostler», «Bishop x Lady a[Relic]» oppure «decline».
refusal-no-such-card = «{ $given }» non è una carta di questo gioco.
refusal-no-such-character = «{ $given }» non è uno dei nove personaggi.
refusal-wrong-word = Qui si scrive «{ $wanted }», non «{ $given }».
refusal-wrong-number-drawn =
    { $needed ->
        [one] Dopo questi scarti peschi { $needed } carta, non { $given }.
       *[other] Dopo questi scarti peschi { $needed } carte, non { $given }.
    }
refusal-wrong-marker = { $character }: qui il segnalino di questa carta vale { $needed }, non { $given }.
refusal-attack-the-found = Puoi attaccare subito solo chi è stato smascherato dall’acqua santa: { $wanted }, non { $given }.
refusal-lower-water = Delle due carte acqua santa solo la più bassa può servire all’attacco: { $card }.
position-card-nowhere = Questa carta non è nominata da nessuna parte, e mazzo e fossato sono elencati per intero: { $card }.
position-wrong-count = Di questa carta devono essercene { $wanted }, dovunque siano, non { $given }: { $card }.
position-wrong-size = Una pila del posto { $seat } ha un numero di carte diverso da quello dovuto.
position-foreign-card = Il giocatore dei vampiri non ha mai una carta del mazzo umano: { $card }.
position-not-stolen = Il giocatore degli umani ha carte del mazzo vampiro ({ $given }), ma le Aperture della cripta viste finire nel suo fossato sono solo { $most }.
position-cellar-used-up = La cantina del posto { $seat } è già diventata un mazzo e perciò deve essere vuota.
position-deck-not-renewed = Il mazzo del posto { $seat } è vuoto e la cantina no; la cantina sarebbe diventata il mazzo da tempo.
position-character-twice = Ogni personaggio sta in un solo luogo, e questo è nominato due volte: { $character }.
position-character-nowhere = Nessuno è in città e i morti sono elencati per intero, ma questo personaggio non è nominato da nessuna parte: { $character }.
position-castle-size = Ora il castello deve avere { $wanted } personaggi, non { $given }.
position-vampire-count = In una partita ci sono { $wanted } vampiri, non { $given }.
position-innocent-count = Il giocatore degli umani ha { $wanted } gettoni, non { $given }.
position-revealed-human = Solo i vampiri possono essere smascherati, e questo è un umano: { $character }.
position-proven-vampire = Di un vampiro non si può sapere che è umano: { $character }.
position-innocent-vampire = I gettoni del giocatore degli umani mostrano umani, e questo è un vampiro: { $character }.
position-dead-unknown = Tutti sanno che cosa erano i morti; questo personaggio deve essere smascherato o noto come umano: { $character }.
position-marker-outside = I segnalini stanno solo su personaggi nel castello, e questo è altrove: { $character }.
position-over = Questa partita sarebbe già finita.
position-wrong-cause = La partita non può essere finita per questo motivo.
position-over-without-cause = Una partita finita deve avere una «cause», una in corso non ne ha.
position-pending-lacks = La decisione aperta «{ $decision }» richiede una voce «{ $setting }».
position-question-impossible = La decisione «{ $decision }» non può essere aperta in questa posizione.
position-nothing-to-answer = Il posto { $seat } è interpellato, ma non ha risposte possibili.
position-window-closed = Quando entrambi hanno rinunciato la finestra è chiusa; qui può stare al massimo un posto.
position-one-water-card = Solo una delle due carte acqua santa può ancora servire; l’altra è nel fossato.
position-shown-elsewhere = Nel fossato del posto { $seat } tutti avrebbero visto più di queste carte di quante ce ne sono: { $card }.
position-untrue-sighting = Quello che si sarebbe visto del posto { $seat } non è vero per questa carta: { $card }.
position-known-elsewhere = Sarebbe noto il posto in città di un personaggio che non è in città: { $character }.
position-no-unordered-pair = Chi è tornato in città in un ordine ignoto sta nei due posti più in alto, e di quei posti non si può sapere altro.

## Scene
kind-combat-card = carta combattimento
kind-support-card = carta di supporto
kind-card = carta coperta
kind-character = personaggio
kind-token = gettone
kind-suspect = sospettato
kind-trio = tre possibili vampiri
mark-noble = nobiltà
mark-clergy = clero
mark-servant = servitù
mark-red = vampiro (carta rossa)
mark-holy-water = acqua santa
mark-support = supporto
mark-known = sai che è qui
mark-shown = l’hanno vista tutti
mark-new = appena mostrata
mark-round-1 = giocata nel primo assalto
mark-round-2 = giocata nel secondo assalto
mark-cancelled = annullata
mark-composed = scelta, non ancora mostrata
mark-played = in gioco in questo momento
mark-in-hand = forse in mano
mark-in-deck = forse nel mazzo
mark-in-cellar = forse nella cantina
mark-in-moat = forse nel fossato
mark-revealed = vampiro smascherato
mark-proven = umano, lo sanno tutti
mark-secret = il tuo vampiro segreto
mark-human = umano, ma non tutti lo sanno
mark-innocent = umano: hai il suo gettone
mark-doubtful = umano o vampiro
mark-must-be = può essere solo un vampiro
mark-cannot-be = può essere solo umano
mark-attacker = attacca
mark-target = è il bersaglio
mark-named = personaggio indicato
mark-top = in cima
mark-bottom = in fondo
mark-top-pair = tra le prime due
mark-place = posto noto
mark-plays-vampires = gioca i vampiri
mark-plays-humans = gioca gli umani
mark-active = sta giocando
mark-cellar-used = cantina esaurita
mark-out-of-cards = senza carte
mark-can-hide = puoi nasconderlo ora
mark-can-attack = ora può attaccare per te
mark-can-test = puoi metterlo alla prova
zone-hand = Mano
zone-deck = Mazzo
zone-cellar = Cantina
zone-moat = Fossato
zone-field = Sul tavolo
zone-unseen = Non viste
zone-castle = Castello
zone-city = Città
zone-journey = In viaggio
zone-dead = Morti
zone-tokens = Gettoni
zone-suspects = Sospetti
zone-trios = Terzetti possibili
counter-cards = Mano
counter-deck-cards = Mazzo
counter-cellar-cards = Cantina
counter-moat-cards = Fossato
counter-turn = Turno
counter-night = Notte
counter-day = Giorno
counter-trios = Terzetti possibili
counter-round = Assalto
counter-attack = Attacco
counter-defence = Difesa
counter-to-pay = Ancora da pagare
counter-first-attack = Attacco, assalto 1
counter-first-defence = Difesa, assalto 1
move-to-cellar = Metti in cantina: { $card }
move-to-moat = Getta nel fossato: { $card }
move-draw = Pesca
move-keep = Tieni queste carte
move-skip = Salta il passo
move-reveal = Smaschera: { $character }
move-reveal-nobody = Non smascherare nessuno
move-play = Gioca: { $card }
move-decline = Non giocare niente
move-pay = Paga con: { $card }
move-discard = Scarta: { $card }
move-hide = Nascondi un personaggio
move-water = Prova con l’acqua santa
move-combat = Attacca
move-pass = Passa
move-hide-character = Nascondi: { $character }
move-ask-about = Metti alla prova: { $character }
move-attack-with = Attacca con: { $character }
move-attack = Attacca: { $character }
move-return = Rimanda: { $character }
move-character = Scegli: { $character }
move-show = Mostra queste carte
move-stop = Ferma l’attacco
move-no-defence = Non difendere
move-cancel = Annulla: { $card }
move-pick = Prendi: { $card }
move-let-tell = Lascia dire la verità
move-let-die = Non salvare nessuno
move-no-attack = Non attaccare
move-use-water = Aggiungi: { $card }
move-without-water = Attacca senza
move-side = Rafforza in { $side }
move-type = Nomina «{ $type }»
then-sums = attacco { $attack }, difesa { $defence }
then-adds = aggiunge { $value }
then-value = valore { $value }
then-costs =
    { $count ->
        [one] costa { $count } carta
       *[other] costa { $count } carte
    }
then-draws =
    { $count ->
        [0] niente da pescare
        [one] peschi { $count } carta
       *[other] peschi { $count } carte
    }
then-draws-nothing = né scarti né pesca
then-known-there =
    { $count ->
        [one] sai che lì ce n’è { $count }
       *[other] sai che lì ce ne sono { $count }
    }
then-on-top = starà in cima
then-below = starà al secondo posto
then-in-city = in città
then-in-castle = nel castello
then-on-journey = in viaggio
then-needs = servono carte per almeno { $value }
then-marker = segnalino +{ $value }
then-wins = il castello è tuo: hai vinto
then-revealed = vampiro smascherato
then-proven = umano accertato
then-secret = il tuo vampiro segreto
then-human = umano, ma non tutti lo sanno
then-innocent = umano, tuo gettone
then-doubtful =
    { $count ->
        [one] vampiro in { $count } caso su { $trios }
       *[other] vampiro in { $count } casi su { $trios }
    }
then-must-be = può essere solo un vampiro
then-cannot-be = può essere solo umano
then-comes-back = torna con il secondo mazzo
then-is-lost = fuori dal gioco
then-lives = { $character } sopravvive
then-takes-red =
    { $count ->
        [one] richiede { $count } carta rossa
       *[other] richiede { $count } carte rosse
    }
then-takes-water =
    { $count ->
        [one] richiede { $count } carta acqua santa
       *[other] richiede { $count } carte acqua santa
    }
then-discards =
    { $count ->
        [0] niente da scartare
        [one] scarti { $count } carta
       *[other] scarti { $count } carte
    }
then-fights = combattimento in due assalti al massimo
notice-night = Notte: tocca a { $player }
notice-day = Giorno: tocca a { $player }
notice-step1 = Passo 1: scarti
notice-reveal = Passo 2: smascherare
notice-before = Prima dell’azione
notice-action = Passo 3: azione
notice-after = Dopo l’azione
notice-combat = Combattimento, assalto { $round }: { $attacker } contro { $target }
notice-sums = Attacco { $attack }, difesa { $defence }.
notice-markers = Segnalini compresi: attacco { $attack }, difesa { $defence }.
notice-would-die = Così com’è, il bersaglio muore: { $target }.
notice-would-live = Così com’è, il bersaglio sopravvive: { $target }.
notice-tie = Parità per ora, il bersaglio sopravvive: { $target }.
notice-effect = { $player } sceglie per: { $card }.
notice-found = L’acqua santa ha trovato un vampiro: { $character }.
notice-discards = In cantina: { $cellar }. Nel fossato: { $moat }.
notice-paying = Pagato: { $cards }. Ancora da pagare: { $count }.
notice-passing = Scartato: { $cards }. Ancora da scartare: { $count }.
notice-hiding = Nascondi: { $character }. Carte: { $cards }
notice-asking = Metti alla prova: { $character }. Carte: { $cards }
notice-answering = Rispondi con: { $card }
notice-picked = Scelte finora: { $cards }
notice-group = Le tue carte: { $cards }
notice-chosen = Scelta: { $character }
notice-attacker = Attaccante: { $character }

## Editions
edition-no-type = { $file }: sotto «{ $setting }» la carta deve avere almeno un tipo.
edition-too-many-types = { $file }: numero di tipi sotto «{ $setting }»: { $given }; una carta ne ha al massimo { $most }.
edition-type-twice = { $file }: sotto «{ $setting }» lo stesso tipo compare due volte: { $given }.
edition-unknown-type = { $file }: «{ $given }», sotto «{ $setting }», non è un tipo di carta. Sono possibili: { $known }.
edition-always-support = { $file }: «{ $setting }» deve essere «support», non «{ $given }»; questa carta è una carta di supporto in ogni edizione.
edition-never-support = { $file }: «{ $setting }» non può essere «support»; questa carta non è una carta di supporto in nessuna edizione.
edition-support-alone = { $file }: «{ $setting }» è «{ $given }», ma una carta di supporto non ha un secondo tipo.
edition-fighting-value = { $file }: il valore «{ $setting }» deve essere { $wanted }, non { $given }.
edition-red-in-human-deck = { $file }: «{ $setting }» deve essere 0, non { $given }; il mazzo degli umani non ha carte del tipo vampiro.
edition-water-in-vampire-deck = { $file }: «{ $setting }» deve essere 0, non { $given }; il mazzo dei vampiri non ha carte del tipo acqua santa.
edition-support-in-other-deck = { $file }: «{ $setting }» deve essere 0, non { $given }; questa carta di supporto appartiene all’altro mazzo.
edition-marker-card-once = { $file }: «{ $setting }» deve essere 1, non { $given }; ogni carta segnalino è nel suo mazzo esattamente una volta.
edition-human-deck-size = { $file }: il mazzo degli umani deve avere { $wanted } carte; in questa edizione ne ha { $given }.
edition-vampire-deck-size = { $file }: il mazzo dei vampiri deve avere { $wanted } carte; in questa edizione ne ha { $given }.
edition-spare-unnamed = { $file }: questa carta ha copie in un mazzo; perciò «{ $setting }» deve dire come si chiama.
edition-bad-name = { $file }: il nome «{ $setting }» può avere al massimo { $limit } caratteri visibili, di cui almeno una lettera o una cifra, con un solo spazio fra le parole e nessuno all’inizio né alla fine.
edition-unnameable = { $file }: il nome «{ $given }», sotto «{ $setting }», contiene un segno che ha un significato proprio nelle mosse scritte. Non sono ammessi: { $signs }
edition-name-taken = { $file }: un’altra carta o un personaggio si chiama già «{ $given }»; «{ $setting }» deve essere un nome diverso.

## Advice
advice-must = Non puoi fare altro.
advice-cellar = Ciò che ora non ti serve tornerà con il secondo mazzo.
advice-overfull = Hai troppe carte: rinuncia a quella che vale meno.
advice-draw = Quello che tieni ti serve adesso.
advice-reveal = Con le carte rosse questo vampiro colpisce più forte di chiunque nel castello.
advice-takeover = I tre vampiri sono tutti nel castello, e quando saranno tutti smascherati il castello sarà tuo.
advice-stay-secret = Finché gli umani sono in dubbio, colpiscono a vuoto.
advice-marker = Metti il segnalino dove aiuta te più del tuo avversario.
advice-journey = Manda via chi, fuori dal castello, è più al sicuro o meno pericoloso.
advice-chapel = Riporta nel mazzo le tue migliori carte da combattimento.
advice-crypt = Prendi la carta migliore dalla cantina dei vampiri.
advice-bat = Nomina il tipo di cui l’avversario perderà probabilmente di più.
advice-mist = Fa’ sparire dal castello un vampiro smascherato, e dall’altra cantina una buona carta.
advice-hypnosis = Cambia a tuo vantaggio chi sta nel castello.
advice-coffin = Pesca con la bara: le nuove carte valgono più di quanto paghi.
advice-save-support = Le tue carte di supporto ora costerebbero più di quanto rendono.
advice-pay = Usa ciò che ti serve meno.
advice-hide = Nel castello questo personaggio è in pericolo o ti è d’intralcio.
advice-question = Fai la prova: la risposta dice molto, e un vampiro nel castello si può attaccare subito.
advice-attack = Attacca un umano difficile da difendere: ogni attacco costa agli umani una vita o delle carte.
advice-hunt = Attacca il personaggio che è più probabilmente un vampiro e difficile da difendere.
advice-leader = Attacca con il personaggio che le tue carte sostengono meglio.
advice-pass = Ogni combattimento costerebbe più di quanto promette.
advice-open = Comincia con poco: un bersaglio senza carta ammessa muore subito, e il secondo assalto decide il resto.
advice-press-on = Continua: quello che hai ancora è probabilmente più di quanto l’avversario possa opporre.
advice-stop = Fermati qui: il secondo assalto sprecherebbe probabilmente le tue carte.
advice-enough = Basta così: di più sarebbe sprecato.
advice-defend = Difendi con il minimo che basta: questa vita vale le carte.
advice-bluff = Difendi questo umano per finta: gli umani crederanno di aver trovato un vampiro.
advice-let-die = Non vale le carte, o non c’è più salvezza.
advice-passage = Chiudi il combattimento con il passaggio segreto: perderesti probabilmente un umano.
advice-sacrifice = Annulla la carta che qui conta di più.
advice-no-response = Lascia correre: rispondere costerebbe più di quanto rende.
advice-replace = Sostituisci la carta annullata: fa ancora la differenza.
advice-no-replacement = Un’altra carta non cambierebbe niente.
advice-deny = Non lasciare che si sappia la verità su questo vampiro.
advice-deny-for-show = Nega anche per questo umano: gli umani credano pure di aver visto giusto.
advice-tell = Lascia che la verità venga a galla: impedirlo non vale le carte.
advice-rescue = Salva il personaggio morto: vale le carte che costa.
advice-strike = Attacca subito il vampiro: l’acqua santa aiuta, e lui non può fuggire.
advice-use-water = Usa l’acqua santa: altrimenti è persa.

## Orders
order-own-turn = Nel mio turno nessuna carta di supporto
order-other-turn = Nel turno avversario nessuna carta di supporto
order-single-cards = Ignora le singole carte di supporto
