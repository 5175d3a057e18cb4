"""What the command line can do: one module a command, each with its arguments and its work."""
