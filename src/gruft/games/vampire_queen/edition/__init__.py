"""Everything printed in Vampire Queen, and how an edition is read and checked."""
