"""Everything printed in Vampire Empire, and how an edition is read and checked."""
