# Vampire Empire: dove il regolamento si legge in due modi e il tavolo sceglie.

## Opzioni
option-chapel_holy_water = La Cappella riprende anche le carte che sono solo acqua santa (no: restano nel fossato)
option-markers_both_rounds = I segnalini contano anche nel secondo assalto (no: solo nel primo)
option-memory = La memoria conta: mazzi, cantine e fossati restano chiusi e le carte già viste non si rivedono più (no: si possono guardare la propria cantina e il proprio fossato)
option-protect_after_attack = Mostrato un attacco, l’altra parte può proteggere il bersaglio con carte di supporto (no: aspettano la fine del combattimento)
option-regeneration_always = La Rigenerazione salva anche un vampiro smascherato solo dalla morte (no: solo chi era già smascherato)

## Domande e finestre
decision-protect = Proteggere il bersaglio ({ $target }) con una carta di supporto?
decision-attack-again-both-rounds = Continuare l’attacco nel secondo assalto (bersaglio: { $target })?
decision-defend-again-both-rounds = Difendere ancora il bersaglio ({ $target }) nel secondo assalto?
decision-marker-both-rounds = Scegli chi riceve il segnalino per entrambi gli assalti.
decision-effect-side-both-rounds = Attacco o difesa, in entrambi gli assalti?
window-after-attack = Attacco, bersaglio { $character }: c’è una protezione?
window-death-always = È appena morto un personaggio: { $character }. C’è una via di ritorno?
why-decision-protect = Un segnalino difesa rafforza il bersaglio ({ $target }). Viaggio segreto, Ipnosi e Forma di nebbia possono farlo uscire dal castello, e il combattimento finisce.
why-decision-attack-again-both-rounds = Le carte dei due assalti si sommano, i segnalini contano ancora. Se ti fermi, il bersaglio ({ $target }) sopravvive.
why-decision-defend-again-both-rounds = Le carte dei due assalti si sommano, i segnalini contano ancora. In parità il bersaglio ({ $target }) sopravvive.
why-decision-marker-both-rounds = Un segnalino conta in entrambi gli assalti di ogni combattimento, per entrambi, finché il personaggio resta nel castello.
why-decision-effect-side-both-rounds = Un segnalino conta in entrambi gli assalti di ogni combattimento, per entrambi, finché il personaggio resta nel castello.
why-window-after-attack = Prima della difesa, chi difende può giocare carte di supporto per il bersaglio.
why-window-death-always = L’Erborista salva un umano, la Rigenerazione qualsiasi vampiro.

## Che cosa è successo
fact-reading-chapel = A questo tavolo la Cappella riprende anche l’acqua santa.
fact-reading-markers = A questo tavolo i segnalini contano in entrambi gli assalti.
fact-reading-memory = A questo tavolo conta la memoria: le pile restano chiuse.
fact-reading-protect = A questo tavolo, mostrato un attacco, le carte di supporto possono proteggere il bersaglio.
fact-reading-regeneration = A questo tavolo la Rigenerazione salva qualsiasi vampiro.
fact-round-2-markers = I due assalti insieme, con i segnalini: attacco { $attack }, difesa { $defence }.
fact-combat-left = Il bersaglio ha lasciato il castello, e il combattimento è finito: { $target }.

## Rifiuti
refusal-does-not-protect = Questa carta non protegge il bersaglio ({ $character }) dall’attacco: { $card }.
refusal-helps-another = Questa carta si gioca per proteggere: { $card }. Scegli quindi il bersaglio dell’attacco: { $character }.
refusal-attack-does-not-help = Questa carta si gioca per proteggere ({ $character }), il suo segnalino va in difesa: { $card }.
refusal-no-support-card = La Cappella riprende solo carte combattimento, non carte di supporto: { $card }.

## Consigli
advice-protect = Proteggi ora il bersaglio: ti costa meno della difesa, o della sua morte.
