"""What translators need: texts gathered from the source, languages compiled for the program, and a count of both."""
