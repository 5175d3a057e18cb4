"""What Rome has around its table: leaders to choose, the empire at the end."""
