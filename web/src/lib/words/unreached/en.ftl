# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = The house cannot be entered
web-unreached = The house does not answer. Is it still open, and are you connected?
web-failed-text = Your matches are safe; every move was stored before it was shown.
web-try-again = Try again
web-to-the-house = To the house
http-421 = This house is not known under this name. Whoever runs it can give it the name with GRUFT_NAMES.
http-429 = Too many requests. Wait a little.
http-500 = The house made a mistake. Your moves are safe; they were stored before they were shown.
