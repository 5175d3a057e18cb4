"""The card browser: a searchable list of all cards of a title, also on paper."""
