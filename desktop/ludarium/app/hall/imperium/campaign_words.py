"""The texts of a campaign."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.app.hall.imperium.portrait import nation_called
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.campaign import HIGHEST, LOSSES, SUPREME, WINS, Campaign, Reward
from ludarium.games.imperium.title import BOT, LEVELS
from ludarium.library.campaigns import LEFT, LOST, PERSON, WON, Chapter, KeptCampaign
from ludarium.library.saved import SavedMatch
from ludarium.widgets.phrases import hall
from ludarium.words.imperium.names import NAMES, card_name


def nation_name(key: str, box: Box | None = None) -> str:
    """Return the name of a nation; a nation of a pack is named after its power card."""
    known = box is not None and key in box.nation_of
    return nation_called(box.nations[box.nation_of[key]]) if box and known else NAMES.choice("nations", key)


def level_name(level: str) -> str:
    return NAMES.choice(BOT, level)


def heading(kept: KeptCampaign, box: Box | None = None) -> str:
    return hall.tr("Campaign: {nation}", nation=nation_name(kept.side, box))


def score(wins: int, losses: int) -> str:
    return hall.tr("{won}, {lost}", won=wins_said(wins), lost=losses_said(losses))


def wins_said(wins: int) -> str:
    return hall.tr("{won} of {all} won", won=wins, all=WINS)


def losses_said(losses: int) -> str:
    return hall.tr("{lost} of {all} lost", lost=losses, all=LOSSES)


def verdict(kept: KeptCampaign) -> str:
    """Return how the campaign ended, or an empty string."""
    said = {
        WON: hall.tr("The campaign is won."),
        LOST: hall.tr("The campaign is lost."),
        LEFT: hall.tr("The campaign was given up."),
    }
    return said.get(kept.ended, "")


def course_lines() -> Sequence[str]:
    """Return the rules of a campaign."""
    return (
        hall.tr(
            "Matches alone against the bot, one after the other, always with the same nation. You win"
            " the campaign with {wins} wins before {losses} losses.",
            wins=WINS,
            losses=LOSSES,
        ),
        hall.tr("The bot begins as Chieftain. With each win it gets stronger by one level, up to Overlord."),
        hall.tr("A nation that you have beaten does not return."),
        hall.tr(
            "After a win you keep one common card that you gained in your starting deck for good, or you remove one"
            " card from it."
        ),
        hall.tr("After a loss the next match, at the same level, begins with twice the tokens."),
        hall.tr("A match that is conceded, stopped or removed counts as lost."),
        hall.tr("So does a match in which the computer decides something for you."),
    )


def reward_said(box: Box, reward: Reward) -> str:
    name = card_called(box, reward.card)
    return hall.tr("kept: {card}", card=name) if reward.is_kept else hall.tr("removed: {card}", card=name)


def card_called(box: Box, key: str) -> str:
    number = box.number_of.get(key)
    return key if number is None else card_name(box.cards[number].name)


def next_lines(course: Campaign) -> Sequence[str]:
    """Return the conditions of the next match."""
    lines = [hall.tr("The bot plays as {level}.", level=level_name(course.level))]
    if course.is_supreme:
        lines = [hall.tr("The bot plays as {level}, as in every match.", level=level_name(course.level))]
    if course.consoled:
        lines.append(hall.tr("You begin with twice the tokens, because you lost the last match."))
    return lines


def level_reached(kept: KeptCampaign) -> str:
    settled = kept.chapters[:-1]
    wins = sum(one.outcome == WON for one in settled)
    return level_name(LEVELS[SUPREME if kept.is_supreme else min(wins, HIGHEST)])


def outcome_said(chapter: Chapter) -> str:
    words = {WON: hall.tr("won"), LOST: hall.tr("lost")}
    return words.get(chapter.outcome, hall.tr("goes on"))


def lost_note(match: SavedMatch) -> str:
    if match.ended is not None:
        return hall.tr("You gave this match up: it counts as lost.")
    if match.outcome is not None and PERSON in match.outcome.winners:
        return hall.tr("The computer decided for you: this match counts as lost.")
    return hall.tr("You have lost this match. The next one begins with twice the tokens.")
