"""The steps of a turn, named after the rulebook: each has its question, its offers, its refusal and what it does."""
