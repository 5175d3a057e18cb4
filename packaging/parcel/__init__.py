"""Makes packages of the program. Runs in an environment of its own (`packaging/package.sh`); no part of the program."""
