"""The pages of Imperium: nations, cards and campaign."""
