"""Eight-Minute Empire: a row of cards, armies on a map, one score."""
