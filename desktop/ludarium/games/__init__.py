"""The titles: a title is registered by its name in this list, and every room finds its part by that name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.registry import Registry, Rules
from ludarium.engine.rooms import Room

if TYPE_CHECKING:
    from ludarium.engine.campaigns import CampaignRules

IDS = ("iron-age", "eight-minute-empire", "imperium", "rome")
"""Every title there is, in the order in which they are shown."""

RULES: Room[Rules] = Room(__name__, IDS, "title")

TITLES = Registry(RULES)

CAMPAIGNS: Room[CampaignRules] = Room(__name__, IDS, "campaign")
