"""How long things move: all durations in one place, times one factor."""

from __future__ import annotations

from ludarium.look.tokens import tokens

SPEEDS = ("off", "fast", "normal", "slow")


class Motion:
    """The durations of the look times the player's speed, in milliseconds. Off is nothing at all."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed

    @property
    def factor(self) -> float:
        factor: float = getattr(tokens().motion_ms, f"factor_{self.speed}")
        return factor

    @property
    def piece(self) -> int:
        return round(tokens().motion_ms.piece * self.factor)

    @property
    def die(self) -> int:
        return round(tokens().motion_ms.die * self.factor)

    @property
    def fade(self) -> int:
        return round(tokens().motion_ms.fade * self.factor)

    @property
    def pause(self) -> int:
        """How long a step of the computer stands before the next."""
        return round(2.2 * tokens().motion_ms.piece * self.factor)
