# То, что говорит любая игра, пока у неё нет слов лучше: её собственное сообщение важнее.

decision-wait = Сейчас не твой ход.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас решаешь не ты: решает { $player }.
refusal-not-asked = Сейчас спрашивают не тебя.
refusal-not-now = «{ $given }» сейчас сыграть нельзя.
refusal-no-such-seat = За этим столом нет игрока { $given }.
refusal-no-such-move = Хода с номером { $given } нет.
refusal-unreadable = «{ $given }» — не ход этой игры.
position-impossible = Ни одна партия не приводит к такой позиции.
advice-only-move = Это единственный возможный ход.
advice-any = Не хуже любого другого хода.
