"""Special rules of teams that bear on a match."""
