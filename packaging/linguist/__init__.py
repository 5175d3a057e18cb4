"""Tools for translators: gather texts from the source, compile languages, count both."""
