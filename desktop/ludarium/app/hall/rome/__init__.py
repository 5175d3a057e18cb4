"""The pages of Rome: leaders, and the empire at the end."""
