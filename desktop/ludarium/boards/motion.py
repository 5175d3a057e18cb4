"""All animation durations, times one factor."""

from __future__ import annotations

from ludarium.look.design_tokens import tokens

SPEEDS = ("off", "fast", "normal", "slow")


class Motion:
    """Durations at the player's speed, in milliseconds. Off is 0."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed

    @property
    def piece(self) -> int:
        return tokens().motion_ms.duration("piece", self.speed)

    @property
    def die(self) -> int:
        return tokens().motion_ms.duration("die", self.speed)

    @property
    def fade(self) -> int:
        return tokens().motion_ms.duration("fade", self.speed)

    @property
    def float(self) -> int:
        return 5 * self.piece

    @property
    def pause(self) -> int:
        """Pause after a step of the computer."""
        return round(2.2 * self.piece)
