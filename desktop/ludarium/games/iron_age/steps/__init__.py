"""The steps of a turn, named after what the rulebook calls them."""
