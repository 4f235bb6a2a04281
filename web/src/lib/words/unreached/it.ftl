# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Non si può entrare nella casa
web-unreached = La casa non risponde. È ancora aperta, e la tua connessione funziona?
web-failed-text = Le tue partite sono al sicuro; ogni mossa è stata salvata prima di essere mostrata.
web-try-again = Riprova
web-to-the-house = Alla pagina iniziale
http-421 = La casa non è conosciuta con questo nome. Chi la gestisce può darglielo con GRUFT_NAMES.
http-429 = Troppe richieste. Aspetta un po’.
http-500 = La casa ha fatto un errore. Le tue mosse sono al sicuro: sono state salvate prima di essere mostrate.
