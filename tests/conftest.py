"""State classes are frozen under test: a rule that assigns to a state fails at once. All is said in English."""

import os
import sys
from pathlib import Path

os.environ["LUDARIUM_FROZEN"] = "1"
os.environ["LUDARIUM_LANG"] = "en"  # whatever the machine speaks
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.append(str(Path(__file__).parents[1] / "packaging"))

import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown():
    """What a test was done with is gone before the next: nobody else's loop deletes it, and all of it is styled."""
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and widgets.QApplication.instance() is not None:
        from PySide6.QtCore import QEvent

        widgets.QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


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


@pytest.fixture(scope="session", autouse=True)
def phrases():
    """A missing phrase fails the test; the program would show the id."""
    from ludarium.words import voice

    def fail(key: str) -> str:
        raise KeyError(f"there is no phrase for {key!r}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voice, "missing", fail)
        yield


@pytest.fixture(autouse=True)
def english_again():
    """Whatever a test spoke, the next one begins in English."""
    yield
    speaking = sys.modules.get("ludarium.words.active_language")
    if speaking is not None and speaking.spoken() != speaking.SOURCE:
        speaking.speak(speaking.SOURCE)
