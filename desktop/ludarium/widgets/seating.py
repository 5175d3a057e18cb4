"""Seats and order of play: made, checked, and remembered for each title."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ludarium.engine.options import BY_LOT, PACK, UNDO, Option
from ludarium.engine.reasons import LudariumError, Reason

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.library import Library
    from ludarium.library.preferences import Preferences
    from ludarium.library.saved import SavedMatch

HUMAN, USUAL_LEVEL = "human", "medium"
COMPUTER_NAMES = ("Hanno", "Solon", "Livia", "Amasis", "Zenobia", "Darius")
LONGEST_NAME = 24
COLOURS = range(5)
"""The numbers of the seat colours."""

_MATCH_COLOURS = "colours"
_OPTION = "option "


class Chair(NamedTuple):
    """A seat: its name, player ("human" or a level) and colour."""

    name: str
    player: str
    colour: int

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class Seating(NamedTuple):
    """All choices for a match except the kind of undo.

    first: the first chair, or `BY_LOT`; deal: its number, or None for a random one
    """

    title: str
    chairs: tuple[Chair, ...]
    first: int = BY_LOT
    options: Mapping[str, str] = MappingProxyType({})
    deal: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(chair.player for chair in self.chairs)

    @property
    def colours(self) -> tuple[int, ...]:
        return tuple(chair.colour for chair in self.chairs)


# Making one


def sensible(title: AnyTitle, person: str) -> Seating:
    """Return the default for a first match: against one computer, or alone."""
    count = min(2, title.allowed_seats[-1])
    chairs = (Chair(person, HUMAN, 0), Chair(COMPUTER_NAMES[0], USUAL_LEVEL, 1))
    return Seating(title.id, chairs[:count])


def next_chair(chairs: Sequence[Chair]) -> Chair:
    """Return a computer seat with a free name and colour."""
    taken = {chair.name.casefold() for chair in chairs}
    name = next((name for name in COMPUTER_NAMES if name.casefold() not in taken), "")
    return Chair(name, USUAL_LEVEL, free_colour(chair.colour for chair in chairs))


def free_colour(taken: Iterable[int]) -> int:
    used = set(taken)
    return next(colour for colour in COLOURS if colour not in used)


def typed(offered: Sequence[Chair], chairs: Sequence[Chair]) -> list[str]:
    """Return the names of people, empty for those that were not changed."""
    before = {chair.name for chair in offered}
    return ["" if chair.name in before else chair.name for chair in chairs if chair.is_human]


def named(chairs: Sequence[Chair], names: Sequence[str]) -> tuple[Chair, ...]:
    """Return the chairs with these names for the people, as far as they are not empty."""
    people = iter(names)
    return tuple(chair._replace(name=next(people, "") or chair.name) if chair.is_human else chair for chair in chairs)


# Checking


def name_problems(names: Sequence[str]) -> dict[int, str]:
    """Return what is wrong with names, by seat: "empty" or "twice"."""
    plain = [name.strip().casefold() for name in names]
    return {
        seat: "twice" if name else "empty" for seat, name in enumerate(plain) if not name or plain.index(name) < seat
    }


# Remembering: the last seating of each title, and the colours of each match


def remember(preferences: Preferences, seating: Seating) -> None:
    kept = {
        "names": "\n".join(seating.names),
        "players": "\n".join(seating.players),
        "colours": _numbers(seating.colours),
        "first": str(seating.first),
        **{_OPTION + key: choice for key, choice in seating.options.items()},
    }
    preferences.set(_key(seating.title), kept)


def remembered(preferences: Preferences, title: str) -> Seating | None:
    """Return the last seating of a title, or None if there is no valid one."""
    kept: dict[str, str] = preferences.get(_key(title), {})
    try:
        names, players = kept["names"].split("\n"), kept["players"].split("\n")
        colours, first = [int(number) for number in kept["colours"].split()], int(kept["first"])
        chairs = tuple(Chair(*chair) for chair in zip(names, players, colours, strict=True))
    except (KeyError, ValueError):
        return None
    if len(set(colours)) < len(colours) or not set(colours) <= set(COLOURS) or first not in range(BY_LOT, len(chairs)):
        return None
    options = {key.removeprefix(_OPTION): choice for key, choice in kept.items() if key.startswith(_OPTION)}
    return Seating(title, chairs, first, options)


def last(preferences: Preferences, title: AnyTitle, person: str) -> Seating:
    """Return the last seating as far as it still fits, or the default."""
    return fitting(remembered(preferences, title.id), title, person)


def fitting(seating: Seating | None, title: AnyTitle, person: str) -> Seating:
    """Return the seating without options that are gone."""
    if seating is None or len(seating.chairs) not in title.allowed_seats or name_problems(seating.names):
        return sensible(title, person)
    known = {option.key: option for option in offered(title)}
    kept = {key: choice for key, choice in seating.options.items() if key in known and _may_be(known[key], choice)}
    whole = seating._replace(options=kept)
    if problem(title, whole) is None:
        return whole
    plain = {option.key: option.choices for option in title.options}
    return seating._replace(options={key: choice for key, choice in kept.items() if choice in plain[key]})


def _may_be(option: Option, choice: str) -> bool:
    return option.is_open or choice in option.choices


def offered(title: AnyTitle) -> list[Option]:
    """Return the options for the set-up: only choices that have a table, and the player's packs."""
    from ludarium.engine.content_files import own_packs

    shown = [option for option in title.options if option.needs not in title.headless_choices]
    return [
        option._replace(choices=(*option.choices, *own_packs(title.id)), is_open=False)
        if option.key == PACK.key
        else option._replace(choices=_shown(title, option))
        for option in shown
    ]


def meant(title: AnyTitle, options: Mapping[str, str]) -> dict[str, str]:
    """Return all options of a match with defaults, without those that have no effect."""
    known = offered(title)
    whole = {option.key: option.choices[0] for option in known} | dict(options)
    return {option.key: whole[option.key] for option in known if matters(option, whole)}


def unusual(title: AnyTitle, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that differ from the default."""
    usual = {option.key: option.choices[0] for option in title.options}
    return {key: choice for key, choice in options.items() if choice != usual.get(key)}


def matters(option: Option, chosen: Mapping[str, str]) -> bool:
    """Return whether the option has an effect with the others."""
    return option.needs is None or option.needs in chosen.items()


def _shown(title: AnyTitle, option: Option) -> tuple[str, ...]:
    return tuple(choice for choice in option.choices if (option.key, choice) not in title.headless_choices)


def colours_of(preferences: Preferences, match_id: int, seats: int) -> tuple[int, ...]:
    """Return the colours of a match's seats, by default in order."""
    kept: dict[str, str] = preferences.get(_MATCH_COLOURS, {})
    numbers = kept.get(str(match_id), "").split()
    colours = tuple(int(number) for number in numbers if number.isdecimal())
    is_sound = len(colours) == len(set(colours)) == seats and set(colours) <= set(COLOURS)
    return colours if is_sound else tuple(COLOURS)[:seats]


def keep_colours(preferences: Preferences, match_id: int, colours: Sequence[int], known: Iterable[int] = ()) -> None:
    """Save the colours of a match, and drop those of matches that are not ``known``."""
    kept: dict[str, str] = preferences.get(_MATCH_COLOURS, {})
    alive = {str(number) for number in known}
    kept = {number: colours for number, colours in kept.items() if number in alive}
    preferences.set(_MATCH_COLOURS, {**kept, str(match_id): _numbers(colours)})


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _key(title: str) -> str:
    return f"seating {title}"


# Sitting down


DEALS = 10**9
"""Random deals have numbers below this, short enough to share."""


def sit_down(
    library: Library, preferences: Preferences, title: AnyTitle, seating: Seating, undo: str, origin: str = ""
) -> SavedMatch:
    """Start a match with this seating. ``origin``: the source of the deal's number, if it was not typed."""
    import secrets

    from ludarium.engine.match import LOT, NUMBER

    setup = title.setup(seating.names, seating.first, {**seating.options, UNDO.key: undo})
    number = secrets.randbelow(DEALS) if seating.deal is None else seating.deal
    origin = origin or (LOT if seating.deal is None else NUMBER)
    match = library.new_match(title, setup, number, seating.players, origin)
    keep_colours(preferences, match.id, seating.colours, (card.id for card in library.matches()))
    return match


def branch(library: Library, preferences: Preferences, match: SavedMatch, position: int) -> SavedMatch:
    """Start a practice match that repeats this one up to the position."""
    from ludarium.engine.match import BRANCH

    setup = match.title.setup(match.setup.names, match.setup.first, {**dict(match.setup.options), UNDO.key: "practice"})
    branched = library.new_match(match.title, setup, match.seed, match.players_at(position), BRANCH)
    for action in match.actions[:position]:
        branched.play(action)
    colours = colours_of(preferences, match.id, match.setup.seats)
    keep_colours(preferences, branched.id, colours, (card.id for card in library.matches()))
    return branched


def seating_of(match: SavedMatch, colours: Sequence[int]) -> Seating:
    chairs = tuple(map(Chair, match.setup.names, match.seated, colours))
    options = {key: choice for key, choice in match.setup.options if key != UNDO.key}
    return Seating(match.title.id, chairs, match.setup.first, options)


def problem(title: AnyTitle, seating: Seating) -> Reason | None:
    """Return why the title refuses the seating, or None."""
    try:
        title.played_with(seating.options).setup(seating.names, seating.first, seating.options)
    except LudariumError as error:
        return error.reason
    return None
