"""A table with people at it: who sits, who watches, clocks, votes and talk around one match."""
