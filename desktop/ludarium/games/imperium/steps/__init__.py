"""The steps of a turn and of what happens in one, named after what the rulebook calls them."""
