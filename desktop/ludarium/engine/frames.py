"""A frame: a program that is being resolved. The stack in the state is made of nothing else."""

from __future__ import annotations

from ludarium.engine.values import value

FRESH = -1
"""What is left to do at a step that has not begun."""

NOTHING = -1
"""No card, no piece."""

Done = tuple[tuple[str, int], ...]
"""What an effect did so far: the verb and the card it was done to."""


@value
class Frame:
    """A program at one of its steps.

    program, at: the program and the step that comes next
    owner: whose effect it is
    actor: who acts and decides now: the owner, or the player whose turn it is in "each player"
    card: the card that the effect stands on ("this card")
    piece: the number of that card in the play area, when it lies there
    left: what the step at hand still has to do, FRESH when it has not begun
    loops: counters of the loops around it, the innermost last
    done: what this effect has done so far
    spared: mask of the seats that its harm passes by
    """

    program: int
    at: int
    owner: int
    actor: int
    card: int = NOTHING
    piece: int = NOTHING
    left: int = FRESH
    loops: tuple[int, ...] = ()
    done: Done = ()
    spared: int = 0

    def to(self, at: int) -> Frame:
        """The same effect at another step, about to begin."""
        return Frame(
            self.program, at, self.owner, self.actor, self.card, self.piece, FRESH, self.loops, self.done, self.spared
        )

    def keeping(self, left: int) -> Frame:
        """The same step with so much left to do."""
        return self._with(left, self.done, self.spared)

    def having_done(self, verb: str, card: int) -> Frame:
        """The same, with one more deed."""
        return self._with(self.left, (*self.done, (verb, card)), self.spared)

    def sparing(self, seats: int) -> Frame:
        """The same, with more seats that its harm passes by."""
        return self._with(self.left, self.done, self.spared | seats)

    def _with(self, left: int, done: Done, spared: int) -> Frame:
        return Frame(
            self.program, self.at, self.owner, self.actor, self.card, self.piece, left, self.loops, done, spared
        )

    def looping(self, at: int, loops: tuple[int, ...], actor: int) -> Frame:
        """The same effect elsewhere, with other loop counters and another actor."""
        return Frame(self.program, at, self.owner, actor, self.card, self.piece, FRESH, loops, self.done, self.spared)


def question(program: int, seat: int, left: int = FRESH, loops: tuple[int, ...] = (), card: int = NOTHING) -> Frame:
    """The frame of a step that stands alone, asking the seat."""
    return Frame(program, 0, seat, seat, card, NOTHING, left, loops)
