"""The Vampire Connection by Henning Poehl: trade, hunt, rob and stake, for 3 to 6."""
