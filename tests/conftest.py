"""State classes are frozen under test: a rule that assigns to a state fails at once."""

import os

os.environ["LUDARIUM_FROZEN"] = "1"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
