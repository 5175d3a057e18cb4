"""The result page of a finished match."""
