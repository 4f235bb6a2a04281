# Vampire Empire: what every kind of piece does.

## Combat cards
about-one-class = Vale { $value } in combattimento, in attacco e in difesa. Sostiene i personaggi del suo ceto: { $type }.
about-two-classes = Vale { $value } in combattimento, in attacco e in difesa. Sostiene i personaggi di due ceti: { $type } e { $other }.
about-class-and-red = Una carta rossa di valore { $value }. Sostiene i personaggi del suo ceto ({ $type }) e ogni vampiro smascherato. Tre carte rosse nascondono un personaggio.
about-red = Una carta rossa di valore { $value }. Sostiene solo i vampiri smascherati, non quelli segreti. Tre carte rosse nascondono un personaggio.
about-class-and-water = Valore { $value }. Sostiene i personaggi del suo ceto ({ $type }) e chiunque combatta un vampiro smascherato. Due carte acqua santa mettono alla prova un personaggio.
about-water = Acqua santa di valore { $value }. Aiuta chiunque combatta un vampiro smascherato. Due carte acqua santa mettono alla prova un personaggio: umano o vampiro?
about-combat-back = Una carta combattimento: il suo valore conta in combattimento, per i personaggi che sostiene.

## Support cards
about-marker = Metti un segnalino attacco o difesa su un personaggio del castello (ceto: { $type }): vale +1 ({ $character }: +2). { $both ->
        [0] Conta nel primo assalto.
       *[other] Conta in entrambi gli assalti.
    } { $protects ->
        [0] Si gioca prima o dopo un’azione.
       *[other] Si gioca prima o dopo un’azione, o per un personaggio attaccato.
    } Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-secret-journey = Manda via un personaggio dal castello. Nessuno può attaccarlo, metterlo alla prova o nasconderlo; torna quando la città è vuota. { $protects ->
        [0] Si gioca prima o dopo un’azione.
       *[other] Si gioca prima o dopo un’azione, o per un personaggio attaccato.
    } Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-secret-passage = Chiude subito un combattimento: nessuno muore e tutte le carte vanno nei fossati. Si gioca quando puoi rispondere alle carte dei vampiri. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-chapel = Riprendi dal tuo fossato { $count ->
        [one] { $count } carta combattimento e mescolala
       *[other] { $count } carte combattimento e mescolale
    } nel mazzo. { $water ->
        [0] Le carte che sono solo acqua santa non tornano.
       *[other] Qui l’acqua santa vale come carta combattimento.
    } Si gioca prima o dopo un’azione. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-herbalist = Salva un umano appena morto: viene mescolato, vivo, nella città. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-crypt-opening = Guarda la cantina dei vampiri e prendi in mano una carta; da allora è tua. Si gioca prima o dopo un’azione. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-any-fighter = Vale { $value } in combattimento, per qualsiasi personaggio. Si gioca con le altre carte d’attacco o di difesa. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-sacrifice = Annulla una carta appena giocata dai vampiri: resta senza effetto. Vale per il supporto, il combattimento e quando nascondono. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-bat-form = Nomina un tipo di carta. L’avversario mostra tutta la mano e scarta ogni carta di quel tipo. Si gioca prima o dopo un’azione. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-mist-form = Richiede un vampiro smascherato nel castello. Getta nel fossato una carta della cantina avversaria, poi mescola il vampiro nella città. { $protects ->
        [0] Si gioca prima o dopo un’azione.
       *[other] Si gioca prima o dopo un’azione, o per un personaggio attaccato.
    } Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-hypnosis = { $count ->
        [one] { $count } personaggio in cima alla città entra nel castello.
       *[other] I primi { $count } personaggi della città entrano nel castello.
    } Scegli chi resta; gli altri tornano in cima, nell’ordine che vuoi. { $protects ->
        [0] Si gioca prima o dopo un’azione.
       *[other] Si gioca prima o dopo un’azione, o per un personaggio attaccato.
    } Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-regeneration = { $always ->
        [0] Salva un vampiro appena morto, se era già smascherato: viene mescolato nella città e resta smascherato.
       *[other] Salva un vampiro appena morto, anche se è la morte a smascherarlo: viene mescolato nella città e resta smascherato.
    } Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-coffin = Pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }; per ora puoi averne più di otto. Si gioca prima o dopo un’azione. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-im-not-a-vampire = Quando l’acqua santa mette alla prova un personaggio, non si dà risposta e l’acqua va sprecata. Serve anche a bluffare per un umano. Costo in carte della mano: { $day } di giorno, { $night } di notte.
about-support-back = Una carta di supporto: ha un effetto suo e si paga con altre carte della mano.

## Characters and what is known
about-card = Una carta coperta: la conosce solo chi la possiede o l’ha vista.
about-character = Ceto: { $type }. Entrambi possono combattere con un personaggio del castello, con carte del suo ceto. { $both ->
        [0] I segnalini spada e scudo aumentano attacco e difesa nel primo assalto.
       *[other] I segnalini spada e scudo aumentano attacco e difesa in entrambi gli assalti.
    } Un vampiro smascherato è stampato in negativo.
about-token = Un gettone dice che cos’è un personaggio: i tre dei vampiri sono i vampiri, i due degli umani sono umani. Resta segreto finché non viene scoperto.
about-suspect = Ciò che sai di questo personaggio: umano, vampiro o niente. Un segno pieno: lo sanno tutti; uno vuoto: lo sai solo tu.
about-trio = Tre personaggi che potrebbero ancora essere i vampiri, per quanto ne sai.
