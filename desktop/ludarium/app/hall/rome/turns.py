"""The glory of a match of Rome by turn."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.app.hall.result.score_chart import Axis, ScoreChart, ScoreSeries
from ludarium.games.rome.state import ACTION, PROJECTS
from ludarium.library.saved import SavedMatch
from ludarium.widgets.controls import Panel
from ludarium.widgets.phrases import hall


class TurnsPanel(Panel):
    """The score at the end of each turn, with rounds and goal."""

    def __init__(self, match: SavedMatch, colours: Sequence[int]) -> None:
        name = hall.tr("Glory by turn")
        super().__init__(name, hall.tr("less what strife and loans take"), margins=(8, 4, 8, 4))
        turns = scores_by_turn(match)
        series = ScoreSeries(match.setup.names[0], colours[0], tuple(turns.values()))
        self.body.addWidget(ScoreChart([series], match.title.goal(match.state), _axis(list(turns)), name))


def scores_by_turn(match: SavedMatch) -> dict[tuple[int, int], int]:
    """Return scores by round and turn. A decision between turns belongs to the one before."""
    found: dict[tuple[int, int], int] = {}
    now = (1, 1)
    for state in match.states[: match.cursor + 1]:
        if state.phase in (PROJECTS, ACTION):
            now = (state.round, state.turn + 1)
        found[now] = match.title.standing(state)[0].total
    return found


def _axis(turns: Sequence[tuple[int, int]]) -> Axis:
    begins: dict[int, int] = {}
    for place, (at, _) in enumerate(turns):
        begins.setdefault(at, place)
    return Axis(
        tuple(str(turn) for _, turn in turns),
        tuple(hall.tr("Round {round}, turn {turn}", round=at, turn=turn) for at, turn in turns),
        tuple((place, hall.tr("Round {number}", number=at)) for at, place in begins.items()),
    )
