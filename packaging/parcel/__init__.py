"""Builds packages of the program, in a separate environment (`packaging/package.sh`); not part of the program."""
