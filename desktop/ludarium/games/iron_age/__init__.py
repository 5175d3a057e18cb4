"""Roll Through the Ages: The Iron Age."""
