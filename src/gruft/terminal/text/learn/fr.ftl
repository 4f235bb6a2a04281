# Ce que fait chaque pièce, et comment on apprend un jeu.
help-cards-usage = gruft cards JEU [NOM] [options]
help-cards-short = ce que fait chaque carte et chaque pièce
help-cards = Montrer toutes les cartes et pièces d’un jeu : ce qu’elles font, et l’article correspondant. Suivi d’un nom : cette pièce seulement ; les petites fautes de frappe ne gênent pas.
help-cards-game = le jeu, tel que « gruft games » l’appelle
help-cards-name = une carte ou une pièce, en français ou en anglais
help-cards-edition = ta propre édition : les textes donnent ses nombres
help-cards-edition-value = FICHIER
help-cards-examples =
    Exemples
      gruft cards vampire_queen
      gruft cards vampire_connection garlictooth
      gruft cards vampire_empire Hypnose --lang de
cards-any = Toute autre, ou face cachée :
card-unknown = Aucune pièce de ce jeu ne s’appelle « { $given } ». « gruft cards JEU » les montre toutes ; à la table, « carte » suffit.
command-card = carte
command-card-help = suivi d’un nom : ce que fait cette carte ou cette pièce ; seul : toutes
help-rules-all = aussi les articles utiles aux seuls programmes
rules-left-out = { $count ->
    [one] { $count } article utile aux seuls programmes n’est pas montré ; --all le montre.
   *[other] { $count } articles utiles aux seuls programmes ne sont pas montrés ; --all les montre.
}
help-learn-usage = gruft learn JEU
help-learn-short = comment jouer à un jeu, en une page
help-learn = Apprendre un jeu : d’abord le but, puis comment on joue, avec les articles de chaque paragraphe.
help-learn-game = le jeu, tel que « gruft games » l’appelle
help-learn-examples =
    Exemples
      gruft learn vampire_queen
      gruft learn vampire_empire --lang it
howto-none = Il n’y a pas encore de page pour apprendre { $game }. « gruft rules » montre les règles.
