"""State classes are frozen under test: a rule that assigns to a state fails at once."""

import os

os.environ["LUDARIUM_FROZEN"] = "1"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


@pytest.fixture(scope="session")
def qapp_args():
    """The style that the program asks for, whatever the desktop's own is."""
    from ludarium.look.theme import STYLE

    return ["ludarium", *STYLE]
