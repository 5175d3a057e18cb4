"""Campaigns of any title: the list of them, and the way from one match to the next."""
