# Said when not even the words of the house can be fetched; the same as in server/text and words/text.
web-failed = Can’t reach the server
web-unreached = The server isn’t answering. Is it still running, and are you online?
web-failed-text = Your matches are safe: every move was stored before it was shown.
web-try-again = Try again
web-to-the-house = Home
http-421 = This server isn’t known by this name. The person who runs it can add the name with GRUFT_NAMES.
http-429 = Too many requests. Wait a little.
http-500 = The server made a mistake. Your moves are safe: they were stored before they were shown.
