"""The rows of the bot's table as they stand on the table: in few words, with pictures for nouns."""

from __future__ import annotations

from functools import cache

from ludarium.engine.effects.verbs import CostThen
from ludarium.engine.effects.vocabulary import Step
from ludarium.games.imperium.bot.book import Row, Stage
from ludarium.games.imperium.bot.vocabulary import (
    DiscardTopOfBotDeck,
    FirstAble,
    GainTopFame,
    IfAble,
    PutOnBotDeckTop,
    RepeatWhileAble,
    Spend,
    StealFromHuman,
)
from ludarium.words.effects.phrasing import Phrase, Phrasebook, sentence
from ludarium.words.imperium.bot_tables import BOT_PHRASES, BotSpeech, branches
from ludarium.words.imperium.iconic import ICONIC, IconSpeech, icon_speech, on_cards
from ludarium.words.inline_icons import picture, strong
from ludarium.words.voice import capital

SHORT = Phrasebook(BOT_PHRASES)


class IconBotSpeech(BotSpeech, IconSpeech):
    """The bot's places and conditions, with pictures."""


@cache
def bot_speech() -> IconBotSpeech:
    icon_speech()  # reading it registers all phrases
    own = {verb: phrase for verb, phrase in SHORT.phrases.items() if phrase is not BOT_PHRASES.phrases.get(verb)}
    SHORT.phrases = {**BOT_PHRASES.phrases, **ICONIC.phrases, **_only_bots(), **own}
    SHORT.together |= ICONIC.together
    return IconBotSpeech(SHORT)


def _only_bots() -> dict[type[Step], Phrase]:
    """What the bot does in its own manner, costs apart."""
    return {
        verb: phrase
        for verb, phrase in BOT_PHRASES.phrases.items()
        if verb not in ICONIC.phrases and verb is not CostThen
    }


@SHORT.phrase(FirstAble)
def _first_able(say: IconBotSpeech, step: FirstAble) -> str:
    return on_cards.tr(", else ").join(say.steps(option) for option in step.options)


@SHORT.phrase(IfAble)
def _if_able(say: IconBotSpeech, step: IfAble) -> str:
    return on_cards.tr("{steps} if possible", steps=say.steps(step.steps))


@SHORT.phrase(RepeatWhileAble)
def _repeat(say: IconBotSpeech, step: RepeatWhileAble) -> str:
    return on_cards.tr("{steps}, again and again", steps=say.steps(step.steps))


@SHORT.phrase(Spend, together=True)
def _spend(say: IconBotSpeech, *steps: Spend) -> str:
    said = [say.all_tokens(step.what) if isinstance(step.n, str) else say.tokens(step.what, step.n) for step in steps]
    return " ".join(said)


@SHORT.phrase(StealFromHuman)
def _steal(say: IconBotSpeech, step: StealFromHuman) -> str:
    return on_cards.tr("steal {tokens}", tokens=say.tokens(step.what, step.n))


@SHORT.phrase(DiscardTopOfBotDeck)
def _discard(say: IconBotSpeech, step: DiscardTopOfBotDeck) -> str:
    return on_cards.tr("discard %n off its deck", "discard %n off its deck", step.n)


@SHORT.phrase(GainTopFame)
def _fame(say: IconBotSpeech, step: GainTopFame) -> str:
    return on_cards.tr("take {cards}", cards=f"{step.n}{picture('suit-fame')}")


@SHORT.phrase(PutOnBotDeckTop)
def _on_deck(say: IconBotSpeech, step: PutOnBotDeckTop) -> str:
    cards = say.this(step.what) if step.what else say.sourced(say.kind(step.filter).counted(step.n), step.from_)
    return on_cards.tr("{cards} on its deck", cards=cards)


def icon_row(row: Row) -> str:
    """For which cards a row is, and what the bot does then."""
    say = bot_speech()
    cards = on_cards.tr("any other") if row.match == "any" else say.kind(row.match).many
    effect = say.sentences(row.steps) or on_cards.tr("nothing")
    return on_cards.tr("{cards}: {effect}", cards=strong(capital(cards)), effect=effect)


def icon_stage(stage: Stage) -> str:
    return sentence(branches(bot_speech(), stage.cond, stage.then, stage.else_))
