# Что делает каждая деталь и как учат игру.
help-cards-usage = gruft cards ИГРА [НАЗВАНИЕ] [параметры]
help-cards-short = что делает каждая карта и фигурка
help-cards = Показать все карты и фигурки игры: что они делают и какой пункт правил это говорит. С названием — только одну; мелкие опечатки не мешают.
help-cards-game = игра, как её называет «gruft games»
help-cards-name = карта или фигурка, по-русски или по-английски
help-cards-edition = твоё издание: в текстах будут его числа
help-cards-edition-value = ФАЙЛ
help-cards-examples =
    Примеры
      gruft cards vampire_queen
      gruft cards vampire_connection garlictooth
      gruft cards vampire_empire Hypnose --lang de
cards-any = Любая другая или закрытая:
card-unknown = В этой игре ничто не называется «{ $given }». Все названия покажет «gruft cards ИГРА», а за столом — «карта».
command-card = карта
command-card-help = с названием после него — что делает эта карта или фигурка; без названия — все сразу
help-rules-all = и пункты, которые нужны только программе
rules-left-out = { $count ->
    [one] Пропущен { $count } пункт, нужный только программе; его покажет --all.
    [few] Пропущено { $count } пункта, нужных только программе; их покажет --all.
   *[other] Пропущено { $count } пунктов, нужных только программе; их покажет --all.
}
help-learn-usage = gruft learn ИГРА
help-learn-short = как играть, на одной странице
help-learn = Научиться играть: сначала цель, потом ход игры, с пунктами правил у каждого абзаца.
help-learn-game = игра, как её называет «gruft games»
help-learn-examples =
    Примеры
      gruft learn vampire_queen
      gruft learn vampire_empire --lang it
howto-none = У игры { $game } ещё нет страницы «Как играть». Правила покажет «gruft rules».
