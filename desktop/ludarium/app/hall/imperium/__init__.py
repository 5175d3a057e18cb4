"""What Imperium has around its table: nations to choose, cards to look at, a campaign."""
