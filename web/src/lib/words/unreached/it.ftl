# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Il server non è raggiungibile
web-unreached = Il server non risponde. È ancora acceso, e la tua connessione funziona?
web-failed-text = Le tue partite sono al sicuro; ogni mossa è stata salvata prima di essere mostrata.
web-try-again = Riprova
web-to-the-house = Pagina iniziale
http-421 = Il server non è conosciuto con questo nome. Chi lo gestisce può aggiungerlo con GRUFT_NAMES.
http-429 = Troppe richieste. Aspetta un po’.
http-500 = Il server ha fatto un errore. Le tue mosse sono al sicuro: sono state salvate prima di essere mostrate.
