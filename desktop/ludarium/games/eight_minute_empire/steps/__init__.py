"""The steps of a game, named after what the rulebook calls them."""
