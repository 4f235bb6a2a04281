# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Serveur injoignable
web-unreached = Le serveur ne répond pas. Vérifie qu’il tourne encore et que ta connexion marche.
web-failed-text = Tes parties sont en sécurité ; chaque coup a été enregistré avant d’être montré.
web-try-again = Réessayer
web-to-the-house = Accueil
http-421 = Ce serveur n’est pas connu sous ce nom. La personne qui le gère peut l’ajouter avec GRUFT_NAMES.
http-429 = Trop de requêtes. Attends un peu.
http-500 = Le serveur a fait une erreur. Tes coups sont en sécurité ; ils ont été enregistrés avant d’être montrés.
