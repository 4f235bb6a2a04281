# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Сервер недоступен
web-unreached = Сервер не отвечает. Работает ли он ещё и есть ли связь?
web-failed-text = Твои партии в сохранности: каждый ход был записан прежде, чем показан.
web-try-again = Ещё раз
web-to-the-house = На главную
http-421 = Под этим именем сервер неизвестен. Его владелец может добавить имя через GRUFT_NAMES.
http-429 = Слишком много запросов. Подожди немного.
http-500 = Сервер допустил ошибку. Твои ходы целы: они были сохранены прежде, чем показаны.
