game-name = Конверты
game-author = Участники проекта Gruft
game-about = Все одновременно запечатывают по карте; старшая приносит очко.

about-card = Положи её в конверт одновременно со всеми. Старшая карта приносит очко, если она такая одна.
kind-card = карта
zone-hand = Карты на руке
zone-envelope = Конверт
zone-stock = Запас
zone-opened = Вскрытые карты
counter-points = Очки
counter-cards = Карты
decision-seal = Какую карту ты запечатаешь?
move-seal = Запечатать { $card }
fact-begins = Каждый получает две карты.
fact-hand = Карты на руке: { $cards }
fact-sealed = Ты запечатываешь { $card }.
fact-scores = В конвертах { $cards }. Очко получает { $player }.
fact-tie = В конвертах { $cards }: ничья, очков нет.
end-all-opened = Все карты вскрыты.

refusal-not-held = У тебя нет карты { $given }.
