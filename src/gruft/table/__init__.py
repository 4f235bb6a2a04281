"""One live match without any input or output: a fold over its entries.

Lines, windows, sealed answers, standing orders, undo, clocks and fair dice live here. A table opens
no file, reads no clock (times are told to it) and does not know who is a bot.
"""
