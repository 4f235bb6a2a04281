# gruft new-game.

help-new-game-usage = gruft new-game ИМЯ --prefix XY [параметры]
help-new-game-short = начать свою игру в отдельном пакете
help-new-game = Создать папку, из которой вырастет твоя игра: правила, тексты, один сценарий и один тест. Играть можно сразу; чего не нашли тесты, то и осталось сделать.
help-new-game-slug = имя игры из строчных латинских букв, цифр и подчёркиваний: liars_dice
help-new-game-prefix = две заглавные буквы, с которых начинаются её пункты
help-new-game-prefix-value = XY
help-new-game-seats = на сколько игроков (иначе 2-4)
help-new-game-seats-value = N-M
help-new-game-into = какую папку создать; иначе папку с именем игры, здесь же
help-new-game-into-value = PATH
help-new-game-examples =
    Примеры
      gruft new-game liars_dice --prefix LD --seats 2-6
      python -m pytest liars_dice                      что осталось сделать
      gruft play --game liars_dice.game:GAME           из самой папки
new-game-written = Твоя игра лежит в папке { $folder }.
new-game-next = Перейди туда и сыграй: gruft play --game { $slug }.game:GAME. Что осталось сделать: python -m pytest.
new-game-bad-slug = Игра не может называться «{ $given }»: возьми от 2 до 40 строчных латинских букв, цифр и подчёркиваний, первой — букву, и не ключевое слово Python.
new-game-slug-taken = На полке уже есть игра «{ $given }».
new-game-bad-prefix = Пункты не могут начинаться с «{ $given }»: возьми две заглавные латинские буквы, например LD.
new-game-prefix-taken = С «{ $given }» уже начинаются пункты игры «{ $game }».
new-game-bad-seats = «{ $given }» — не число игроков: напиши, например, 4 или 2-6.
