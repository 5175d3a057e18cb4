"""State classes are frozen under test: a rule that assigns to a state fails at once. All is said in English."""

import os
import sys
from pathlib import Path

os.environ["LUDARIUM_FROZEN"] = "1"
os.environ["LUDARIUM_LANG"] = "en"  # whatever the machine speaks
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.append(str(Path(__file__).parents[1] / "packaging"))

import pytest


@pytest.fixture(scope="session")
def qapp_args():
    """The style that the program asks for, whatever the desktop's own is."""
    from ludarium.look.theme import STYLE

    return ["ludarium", *STYLE]


@pytest.fixture(scope="session", autouse=True)
def languages():
    """What translators wrote is compiled, as `make` does it."""
    from linguist.tools import compile_languages

    compile_languages()
