"""What the command line prints for people. Each report is made from the data that ``--json`` would print."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.engine.reasons import because
from ludarium.words import choice, player, score_line, sentence, side_name, title_name
from ludarium.words.voice import TEXT, general, series

Data = Mapping[str, Any]

BAR = 40
"""The letters of a histogram's longest bar."""

STEP = 10
"""The points that one bar stands for."""


# Arena


def arena(data: Data) -> str:
    head = general.tr(
        "{title}, %n matches in {seconds} s. In a second: matches {matches}, actions {actions}.",
        "{title}, %n match in {seconds} s. In a second: matches {matches}, actions {actions}.",
        data["games"],
        title=title_name(data["title"]),
        seconds=_number(data["seconds"], 1),
        matches=_number(data["matches_per_s"], 2),
        actions=_number(data["actions_per_s"]),
    )
    parts = [head, _seats(data["seats"])]
    if len(data["seats"]) == 1 and data["seats"][0]["scores"]:
        parts.append(histogram(data["seats"][0]["scores"]))
    sides = [(side_name(data["title"], one["side"]), one) for one in data["sides"]]
    terms = [(_terms(data["title"], one["options"]), one) for one in data["terms"]]
    parts += [_told_apart(data["seats"], rows) for rows in (sides, terms) if rows]
    if data["overlong"]:
        parts.append(
            general.tr(
                "%n matches had no end in sight and were scored as they stood.",
                "%n match had no end in sight and was scored as it stood.",
                data["overlong"],
            )
        )
    if data["problems"]:
        failed = general.tr("%n matches failed:", "%n match failed:", data["errors"])
        parts.append("\n".join([failed, *(f"  {problem}" for problem in data["problems"])]))
    if data["interrupted"]:
        parts.append(general.tr("Stopped before all matches were played."))
    return "\n\n".join(parts)


def _seats(seats: Sequence[Data]) -> str:
    heads = [
        general.tr("Seat"),
        general.tr("Wins"),
        general.tr("95 %"),
        general.tr("Mean"),
        general.tr("Min"),
        general.tr("Median"),
        general.tr("Max"),
        general.tr("ms a decision"),
        general.tr("95 % within"),
        general.tr("s a turn"),
    ]
    return table([heads, *map(_seat, seats)])


def _terms(title: str, options: Mapping[str, str]) -> str:
    """Return the settings: Short, Casual."""
    return series([choice(title, key, chosen) for key, chosen in options.items()])


def _told_apart(seats: Sequence[Data], rows: Sequence[tuple[str, Data]]) -> str:
    """Tabulate wins and matches by seat, and by side or setting."""
    heads = ["", *(player(seat["seat"]) for seat in seats)]
    won = [
        [
            name,
            *(
                general.tr("{wins} of {games}", wins=_number(wins, 1), games=games)
                for wins, games in zip(one["wins"], one["games"], strict=True)
            ),
        ]
        for name, one in rows
    ]
    return table([heads, *won])


def _seat(seat: Data) -> list[str]:
    low, high = seat["interval"]
    return [
        player(seat["seat"]),
        _number(seat["wins"], 1),
        f"{low:.0%} - {high:.0%}",
        _number(seat["mean_score"], 1),
        _number(seat["min"]),
        _number(seat["median"], 1),
        _number(seat["max"]),
        _number(seat["ms_per_decision"], 1),
        _number(seat["p95_ms"], 1),
        _number(seat["s_per_turn"], 2),
    ]


def histogram(scores: Sequence[int]) -> str:
    """Tabulate the scores in tens."""
    bins = Counter(score // STEP for score in scores)
    most = max(bins.values())
    rows = []
    for ten in range(min(bins), max(bins) + 1):
        bar = "#" * round(bins[ten] / most * BAR)
        rows.append([f"{ten * STEP} - {ten * STEP + STEP - 1}", str(bins[ten]), bar])
    return table([[general.tr("Points"), general.tr("Matches"), ""], *rows], left=(2,))


# Training


def training(data: Data) -> str:
    heads = ["", *(general.tr(head) for head in TRAINING_HEADS)]
    rows = [_generation(one) for one in data["generations"]]
    parts = [table([heads, *rows])]
    if any(one["accepted"] for one in data["generations"]):
        parts.append(general.tr("Written to {file}.", file=data["output"]))
    if data["interrupted"]:
        parts.append(general.tr("Interrupted. The same command continues from the checkpoints."))
    return "\n\n".join(parts)


TRAINING_HEADS = (
    TEXT("general", "Generation"),
    TEXT("general", "Gain"),
    TEXT("general", "Standard error"),
    TEXT("general", "Fresh deals"),
    TEXT("general", "Accepted"),
)


def _generation(one: Data) -> list[str]:
    accepted = general.tr("yes") if one["accepted"] else general.tr("no")
    gain, error = (_number(one[key], 3) for key in ("gain", "error"))
    return [one["lesson"], _number(one["generation"] + 1), gain, error, _number(one["deals"]), accepted]


# Content


def content(data: Data) -> str:
    head = general.tr("{title}, content version {version}:", title=title_name(data["title"]), version=data["version"])
    return "\n\n".join([head, *map(_component, data["components"])])


def fits(data: Data) -> str:
    return general.tr("{file} fits {title}.", file=data["file"], title=title_name(data["title"]))


def _component(component: Data) -> str:
    plain = ("id", "kind", "name", "text", "provenance", "provenance_of", "faces")
    facts = [
        f"{key}={json.dumps(fact)}" for key, fact in component.items() if key not in plain and fact not in ("", [])
    ]
    lines = [
        f"{component['name']} ({component['kind']}, {component['provenance']})",
        " ".join(facts),
        *component["text"].splitlines(),
    ]
    return "\n  ".join(filter(None, lines))


# Replay


def replay(data: Data, decided: str) -> str:
    """Report a replayed match. ``decided``: how it ended, empty if it did not."""
    head = general.tr("{title}, %n actions.", "{title}, %n action.", data["actions"], title=title_name(data["title"]))
    parts = [head, _standing(data), *filter(None, [_handed(data)])]
    return "\n\n".join([*parts, decided or sentence(because("export-foretells"))])


def _handed(data: Data) -> str:
    """List the seats that changed hands."""
    return "\n".join(
        general.tr(
            "After action {action} {name} is played by: {player}.",
            action=over["action"],
            name=data["standing"][over["seat"]]["name"],
            player=player(over["player"]),
        )
        for over in data["handed"]
    )


def _standing(data: Data) -> str:
    lines = list(data["standing"][0]["lines"])
    heads = [general.tr("Seat"), *(score_line(data["title"], line) for line in lines), general.tr("Total")]
    rows = [
        [seat["name"], *(str(seat["lines"][line]) for line in lines), str(seat["total"])] for seat in data["standing"]
    ]
    return table([heads, *rows])


# Bench


def bench(data: Data) -> str:
    heads = [
        general.tr("Title"),
        general.tr("Actions/s"),
        general.tr("Matches/s"),
        general.tr("Search iterations/s"),
        general.tr("Load, ms an action"),
        general.tr("Commit, ms"),
    ]
    rows = [
        [
            title_name(title),
            _number(speed["actions_per_s"]),
            _number(speed["matches_per_s"], 1),
            _number(speed["search_iterations_per_s"]),
            _number(speed["load_ms_per_action"], 3),
            _number(speed["commit_ms"], 3),
        ]
        for title, speed in data["titles"].items()
    ]
    parts = [table([heads, *rows])]
    if data["catanatron_actions_per_s"] is not None:
        parts.append(_beside(data))
    parts.append(_tables(data))
    parts.append(_late(data))
    parts.append(_window(data))
    parts.append(general.tr("Most memory used: {megabytes} MB.", megabytes=_number(data["memory_mb"])))
    return "\n\n".join(parts)


def _tables(data: Data) -> str:
    """Tabulate the response times of the tables."""
    heads = (
        general.tr("Table, 95 % within"),
        general.tr("Picking up, ms"),
        general.tr("A step of a drag, ms"),
        general.tr("Laying a position, ms"),
    )
    keys = ("pickup_p95_ms", "drag_p95_ms", "lay_p95_ms")
    felt = {title: speed["table"] for title, speed in data["titles"].items() if "table" in speed}
    return table([heads, *((title_name(name), *(_number(one[key], 1) for key in keys)) for name, one in felt.items())])


def _late(data: Data) -> str:
    """Tabulate the response times late in a match: processor time, and multiples of the first."""
    heads = (
        general.tr("Late in a match, usually"),
        general.tr("Picking up, ms"),
        general.tr("A step of a drag, ms"),
        general.tr("Laying a position, ms"),
        general.tr("The three, times the first table's"),
    )
    deeds = ("pickup", "drag", "lay")
    rows = [
        (
            title_name(name),
            *(_number(felt[f"{deed}_ms"], 2) for deed in deeds),
            "  ".join(_number(felt[f"{deed}_ratio"], 2) for deed in deeds),
        )
        for name, felt in data["late"].items()
    ]
    return table([heads, *rows])


def _window(data: Data) -> str:
    """Tabulate the response times of the window."""
    rows = [
        (general.tr("Shelf painted, times a bare window"), _number(data["startup_ratio"], 2)),
        (general.tr("Timer while the computer thinks, times idle"), _number(data["timer_p95_ratio"], 2)),
        (general.tr("Picking up, ms"), _number(data["pickup_p95_ms"], 1)),
        (general.tr("A step of a drag, ms"), _number(data["drag_p95_ms"], 1)),
        (general.tr("A step over the map, ms"), _number(data["map_drag_p95_ms"], 1)),
        (general.tr("The same, twice as large, ms"), _number(data["map_drag_double_p95_ms"], 1)),
    ]
    return table([(general.tr("The window, 95 % within"), ""), *rows])


def _beside(data: Data) -> str:
    """Compare random play with Catanatron's, measured in turn."""
    heads = (general.tr("Random play, in turn on one core"), general.tr("Actions/s"), general.tr("Times Catanatron's"))
    ratios = data["catanatron_ratio"]
    rows = [
        (title_name(name), _number(speed), _number(ratios[name], 2))
        for name, speed in data["beside_catanatron_actions_per_s"].items()
    ]
    return table([heads, *rows, ("Catanatron", _number(data["catanatron_actions_per_s"]), "")])


# Tables


def _number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """Format rows under their headings, right-aligned except for the columns in ``left``."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(row: Sequence[str]) -> str:
        cells = (
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    return "\n".join(map(line, rows))
