game-name = Конверты
game-author = Участники проекта Gruft
game-about = Все одновременно запечатывают по карте; старшая приносит очко.

about-card = Положи её в конверт одновременно со всеми. Старшая карта приносит очко, если она такая одна.
kind-card = карта
zone-hand = Рука
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

refusal-not-now = «{ $given }» сейчас сыграть нельзя.
refusal-unreadable = «{ $given }» — не ход этой игры.
refusal-not-asked = Сейчас спрашивают не тебя.
position-impossible = Ни одна партия не приводит к такой позиции с такими знаниями мест.
advice = Не хуже любого другого хода.
