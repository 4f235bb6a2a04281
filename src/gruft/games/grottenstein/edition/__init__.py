"""Everything printed in Vampir, the villa too, and how an edition is read and checked."""
