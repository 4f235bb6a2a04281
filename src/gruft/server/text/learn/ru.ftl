# Как учат игру: цель, одна страница о том, как играть, а за ней правила.
web-learn = Как играть
web-learn-game = Как играть: { $game }
web-learn-of = Как играть: { $game }
web-learn-play = Новый стол
web-learn-none = Такой страницы нет
web-rules-whole = Все правила
web-rules-contents = Содержание
web-rules-everything = Показать всё, даже пункты для программ
web-goal-of = { $game }: цель
web-goal-got = Понятно
