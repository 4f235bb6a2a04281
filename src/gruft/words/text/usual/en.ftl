# What every game says unless it has a better word: a game’s own message of the same name goes first.

decision-wait = It isn’t your turn.
refusal-game-over = The game is over.
refusal-not-your-turn = It’s { $player }’s decision now, not yours.
refusal-not-asked = You aren’t being asked right now.
refusal-not-now = “{ $given }” can’t be played now.
refusal-no-such-seat = There’s no player { $given } at this table.
refusal-no-such-move = There’s no move number { $given }.
refusal-unreadable = “{ $given }” isn’t a move of this game.
position-impossible = No game can lead to this position.
advice-only-move = It’s the only move.
advice-any = As good as any.
