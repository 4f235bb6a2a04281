# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = В дом не войти
web-unreached = Дом не отвечает. Открыт ли он ещё и есть ли связь?
web-failed-text = Твои партии в сохранности: каждый ход был записан прежде, чем показан.
web-try-again = Ещё раз
web-to-the-house = На главную
http-421 = Под этим именем дом неизвестен. Тот, кто его держит, может дать ему это имя через GRUFT_NAMES.
http-429 = Слишком много запросов. Подожди немного.
http-500 = Дом допустил ошибку. Твои ходы целы: они были сохранены прежде, чем показаны.
