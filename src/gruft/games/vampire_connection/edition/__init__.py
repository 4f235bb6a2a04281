"""Everything printed in The Vampire Connection, and how an edition is read and checked."""
