"""Who sits down to a match and in which order: made, checked, remembered for each title."""

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
"""The numbers of the seats' colours; the neutral one is nobody's."""

_MATCH_COLOURS = "colours"
_OPTION = "option "


class Chair(NamedTuple):
    """One seat: who sits there, who plays it ("human" or a level), which colour and mark it has."""

    name: str
    player: str
    colour: int

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class Seating(NamedTuple):
    """Everything that is chosen before a match, but for the kind of undo, which is a preference.

    first: the chair that starts, or `BY_LOT`
    deal: the number that was typed for the deal; none for one by lot
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
    """What a first match is played with: the person against one computer, or alone where the title is for one."""
    count = min(2, title.allowed_seats[-1])
    chairs = (Chair(person, HUMAN, 0), Chair(COMPUTER_NAMES[0], USUAL_LEVEL, 1))
    return Seating(title.id, chairs[:count])


def next_chair(chairs: Sequence[Chair]) -> Chair:
    """One more chair, for the computer: a free name and a free colour."""
    taken = {chair.name.casefold() for chair in chairs}
    name = next((name for name in COMPUTER_NAMES if name.casefold() not in taken), "")
    return Chair(name, USUAL_LEVEL, free_colour(chair.colour for chair in chairs))


def free_colour(taken: Iterable[int]) -> int:
    used = set(taken)
    return next(colour for colour in COLOURS if colour not in used)


def typed(offered: Sequence[Chair], chairs: Sequence[Chair]) -> list[str]:
    """The names of the people among the chairs, empty for those that stand as they were offered."""
    before = {chair.name for chair in offered}
    return ["" if chair.name in before else chair.name for chair in chairs if chair.is_human]


def named(chairs: Sequence[Chair], names: Sequence[str]) -> tuple[Chair, ...]:
    """The chairs with the people on them called so, one after the other, as far as names were typed."""
    people = iter(names)
    return tuple(chair._replace(name=next(people, "") or chair.name) if chair.is_human else chair for chair in chairs)


# Checking


def name_problems(names: Sequence[str]) -> dict[int, str]:
    """What is wrong with the names, by seat: "empty" or "twice"."""
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
    """The seating of last time, or None when there is none that makes sense."""
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


def fitting(seating: Seating | None, title: AnyTitle, person: str) -> Seating:
    """The seating as far as the title still allows it: an option may have gone since it was kept."""
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
    """The options that a window may offer: without the choices that have no table yet, and what depends on them.

    Packs are offered by name: those that the player's folder holds.
    """
    from ludarium.engine.content_files import own_packs

    shown = [option for option in title.options if option.needs not in title.headless_choices]
    return [
        option._replace(choices=(*option.choices, *own_packs(title.id)), is_open=False)
        if option.key == PACK.key
        else option._replace(choices=_shown(title, option))
        for option in shown
    ]


def meant(title: AnyTitle, options: Mapping[str, str]) -> dict[str, str]:
    """All options of a match, those included that stand as they are, without those that mean nothing with the rest."""
    known = offered(title)
    whole = {option.key: option.choices[0] for option in known} | dict(options)
    return {option.key: whole[option.key] for option in known if matters(option, whole)}


def unusual(title: AnyTitle, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match that are not as they stand at first."""
    usual = {option.key: option.choices[0] for option in title.options}
    return {key: choice for key, choice in options.items() if choice != usual.get(key)}


def matters(option: Option, chosen: Mapping[str, str]) -> bool:
    """Whether the option means anything with what else is chosen."""
    return option.needs is None or option.needs in chosen.items()


def _shown(title: AnyTitle, option: Option) -> tuple[str, ...]:
    return tuple(choice for choice in option.choices if (option.key, choice) not in title.headless_choices)


def colours_of(preferences: Preferences, match_id: int, seats: int) -> tuple[int, ...]:
    """The colour of each seat of a match; in order where none were chosen, as in a match that came from a file."""
    kept: dict[str, str] = preferences.get(_MATCH_COLOURS, {})
    numbers = kept.get(str(match_id), "").split()
    colours = tuple(int(number) for number in numbers if number.isdecimal())
    is_sound = len(colours) == len(set(colours)) == seats and set(colours) <= set(COLOURS)
    return colours if is_sound else tuple(COLOURS)[:seats]


def keep_colours(preferences: Preferences, match_id: int, colours: Sequence[int], known: Iterable[int] = ()) -> None:
    """Keep the colours of a match, and drop those of matches that are no longer ``known``."""
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
"""A deal by lot has a number below this: short enough to be told to a friend."""


def sit_down(
    library: Library, preferences: Preferences, title: AnyTitle, seating: Seating, undo: str, origin: str = ""
) -> SavedMatch:
    """A new match with this seating. ``origin``: where the number of its deal comes from, if it was not typed."""
    import secrets

    from ludarium.engine.match import LOT, NUMBER

    setup = title.setup(seating.names, seating.first, {**seating.options, UNDO.key: undo})
    number = secrets.randbelow(DEALS) if seating.deal is None else seating.deal
    origin = origin or (LOT if seating.deal is None else NUMBER)
    match = library.new_match(title, setup, number, seating.players, origin)
    keep_colours(preferences, match.id, seating.colours, (card.id for card in library.matches()))
    return match


def branch(library: Library, preferences: Preferences, match: SavedMatch, position: int) -> SavedMatch:
    """A new match that goes as this one did up to the position. What comes after could be known: practice."""
    from ludarium.engine.match import BRANCH

    setup = match.title.setup(match.setup.names, match.setup.first, {**dict(match.setup.options), UNDO.key: "practice"})
    branched = library.new_match(match.title, setup, match.seed, match.players_at(position), BRANCH)
    for action in match.actions[:position]:
        branched.play(action)
    colours = colours_of(preferences, match.id, match.setup.seats)
    keep_colours(preferences, branched.id, colours, (card.id for card in library.matches()))
    return branched


def seating_of(match: SavedMatch, colours: Sequence[int]) -> Seating:
    """Who sat at a match: for the next one."""
    chairs = tuple(map(Chair, match.setup.names, match.seated, colours))
    options = {key: choice for key, choice in match.setup.options if key != UNDO.key}
    return Seating(match.title.id, chairs, match.setup.first, options)


def problem(title: AnyTitle, seating: Seating) -> Reason | None:
    """Why the title does not take it as it is; None when it does."""
    try:
        title.played_with(seating.options).setup(seating.names, seating.first, seating.options)
    except LudariumError as error:
        return error.reason
    return None
