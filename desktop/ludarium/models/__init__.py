"""Qt item models: a state seen as rows and roles."""
