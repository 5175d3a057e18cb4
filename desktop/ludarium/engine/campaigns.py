"""Campaigns: matches in a row against the computer. A title may have one, `ludarium.games.<title>.campaign`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup


class Campaign(Protocol):
    """Where a campaign stands. A title's own class has more."""

    @property
    def is_won(self) -> bool: ...
    @property
    def is_lost(self) -> bool: ...
    @property
    def is_over(self) -> bool: ...


class Reward(Protocol):
    """What a win brings; ``text`` is how files name it."""

    @property
    def text(self) -> str: ...


class CampaignRules(Protocol):
    """The rules of a title's campaign. A module with these functions will do."""

    def begin(self, side: str, *, is_supreme: bool = False) -> Any:
        """The campaign of this side before its first match, perhaps at the highest level throughout."""

    def sides(self, title: AnyTitle) -> Sequence[str]:
        """The sides that a campaign can be played with."""

    def opponents(self, title: AnyTitle, campaign: Any) -> Sequence[str]:
        """The sides that the next match may be against."""

    def next_match(
        self, title: AnyTitle, campaign: Any, opponent: str, name: str, options: Mapping[str, str]
    ) -> Setup: ...

    def is_match_of(self, setup: Setup, side: str, opponent: str) -> bool:
        """Whether a match with this set-up can be one of that side against that opponent."""

    def brings_reward(self, campaign: Any) -> bool:
        """Whether winning the next match brings a reward."""

    def rewards(self, title: AnyTitle, campaign: Any, ended: Any) -> Sequence[Any]:
        """The rewards to choose from after a match that was won and ended like this."""

    def reward_of(self, text: str) -> Any: ...

    def may_be(self, title: AnyTitle, campaign: Any, reward: Any) -> bool:
        """Whether a match can have brought this reward."""

    def won(self, campaign: Any, opponent: str, reward: Any) -> Any:
        """The campaign after a win, with the reward that was chosen, or None if there was none."""

    def lost(self, campaign: Any) -> Any: ...
