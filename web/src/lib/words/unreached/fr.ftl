# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Impossible d’entrer dans la maison
web-unreached = La maison ne répond pas. Est-elle encore ouverte, et ta connexion marche-t-elle ?
web-failed-text = Tes parties sont en sécurité ; chaque coup a été enregistré avant d’être montré.
web-try-again = Réessayer
web-to-the-house = Vers l’accueil
http-421 = La maison n’est pas connue sous ce nom. Qui la tient peut le lui donner avec GRUFT_NAMES.
http-429 = Trop de requêtes. Attends un peu.
http-500 = La maison a fait une erreur. Tes coups sont en sécurité ; ils ont été enregistrés avant d’être montrés.
