"""What is said of a campaign: on its own pages, on the shelf and in the record."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.imperium.box import Box
from ludarium.games.imperium.campaign import HIGHEST, LOSSES, SUPREME, WINS, Campaign, Reward
from ludarium.games.imperium.title import BOT, LEVELS
from ludarium.library.campaigns import LEFT, LOST, WON, Chapter, KeptCampaign
from ludarium.widgets.phrases import hall
from ludarium.words.imperium.names import NATIONS, card_name, choice


def nation_name(key: str, box: Box | None = None) -> str:
    """A nation's name; one of one's own is called as its power card, where that can be read."""
    if key in NATIONS or box is None or key not in box.nation_of:
        return choice("nations", key)
    return card_name(box.nations[box.nation_of[key]].name)


def level_name(level: str) -> str:
    return choice(BOT, level)


def heading(kept: KeptCampaign, box: Box | None = None) -> str:
    return hall.tr("Campaign: {nation}", nation=nation_name(kept.nation, box))


def score(wins: int, losses: int) -> str:
    """How many matches were won and lost, and how many it takes."""
    return hall.tr("{won}, {lost}", won=wins_said(wins), lost=losses_said(losses))


def wins_said(wins: int) -> str:
    return hall.tr("{won} of {all} won", won=wins, all=WINS)


def losses_said(losses: int) -> str:
    return hall.tr("{lost} of {all} lost", lost=losses, all=LOSSES)


def ended(kept: KeptCampaign) -> str:
    """How it went in a word."""
    words = {WON: hall.tr("won"), LOST: hall.tr("lost"), LEFT: hall.tr("given up")}
    return words.get(kept.ended, hall.tr("goes on"))


def verdict(kept: KeptCampaign) -> str:
    """How it ended, in a sentence; nothing while it goes on."""
    said = {
        WON: hall.tr("The campaign is won."),
        LOST: hall.tr("The campaign is lost."),
        LEFT: hall.tr("The campaign was given up."),
    }
    return said.get(kept.ended, "")


def course_lines() -> Sequence[str]:
    """How a campaign goes, for whoever thinks of beginning one."""
    return (
        hall.tr(
            "Matches alone against the bot, one after the other, always with the same nation. Whoever wins {wins}"
            " before losing {losses} has won the campaign.",
            wins=WINS,
            losses=LOSSES,
        ),
        hall.tr("The bot begins as Chieftain. With each win it gets stronger by one level, up to Overlord."),
        hall.tr("A nation that was beaten does not come again."),
        hall.tr(
            "After a win you keep one common card that you gained in your starting deck for good, or you remove one"
            " card from it."
        ),
        hall.tr("After a loss the next match, at the same level, begins with twice the tokens."),
        hall.tr("A match that is conceded, stopped or removed counts as lost."),
        hall.tr("So does a match in which the computer decides something in your place."),
    )


def reward_said(box: Box, reward: Reward) -> str:
    name = card_called(box, reward.card)
    return hall.tr("kept: {card}", card=name) if reward.is_kept else hall.tr("removed: {card}", card=name)


def card_called(box: Box, key: str) -> str:
    number = box.number_of.get(key)
    return key if number is None else card_name(box.cards[number].name)


def next_lines(course: Campaign) -> Sequence[str]:
    """What the next match begins with."""
    lines = [hall.tr("The bot plays as {level}.", level=level_name(course.level))]
    if course.is_supreme:
        lines = [hall.tr("The bot plays as {level}, as in every match.", level=level_name(course.level))]
    if course.consoled:
        lines.append(hall.tr("You begin with twice the tokens, because you lost the last match."))
    return lines


def level_reached(kept: KeptCampaign) -> str:
    """The level of the last match that was begun."""
    settled = kept.chapters[:-1]
    return LEVELS[SUPREME if kept.is_supreme else min(sum(one.outcome == WON for one in settled), HIGHEST)]


def outcome_said(chapter: Chapter) -> str:
    words = {WON: hall.tr("won"), LOST: hall.tr("lost")}
    return words.get(chapter.outcome, hall.tr("goes on"))
