"""The tokens are complete, and an incomplete file is refused by name."""

import json
import re

import pytest

from ludarium.engine.resources import resources
from ludarium.look.design_tokens import ColourTokens, read_tokens, tokens


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_colour_of_a_theme_is_a_colour(name: str) -> None:
    colours: ColourTokens = getattr(tokens().themes, name)
    assert all(re.fullmatch(r"#[0-9A-F]{6}", colour) for colour in colours)


def test_a_missing_colour_is_named() -> None:
    data = json.loads((resources() / "art" / "tokens.json").read_text(encoding="utf-8"))
    del data["themes"]["dark"]["laurel"]
    with pytest.raises(TypeError, match=r"laurel"):
        read_tokens(data)


def test_seats_differ_in_all_that_tells_them_apart() -> None:
    seats = tokens().seats
    for trait in ("name", "colour", "mark", "sigil"):
        assert len({getattr(seat, trait) for seat in seats}) == len(seats)


def test_durations_follow_the_speed() -> None:
    motion = tokens().motion_ms
    assert motion.duration("piece") == 220
    assert motion.duration("piece", "fast") == 110
    assert motion.duration("piece", "off") == 0


def test_sizes_grow() -> None:
    assert list(tokens().space_px) == sorted(tokens().space_px)
    assert list(tokens().type.scale_pt) == sorted(tokens().type.scale_pt)
