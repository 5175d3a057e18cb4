"""What the bot's tables say, line by line: its own verbs, and the known ones as somebody else does them.

Here the bot is told what to do, and "you" is the person against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from ludarium.engine.effects.verbs import Condition, CostThen, May
from ludarium.engine.effects.vocabulary import Steps
from ludarium.games.imperium.bot.book import Bot, Row, Stage
from ludarium.games.imperium.bot.vocabulary import (
    AddTokenToMarketSlot,
    BotCondition,
    ConvertAll,
    DiscardTopOfBotDeck,
    DynastyTopToDiscard,
    ExileMarketCard,
    ExileNextImpendingQuest,
    FirstAble,
    GainTopFame,
    GainTopImpendingQuest,
    Human,
    If,
    IfAble,
    PutOnBotDeckTop,
    PutRegionInPlay,
    RepeatWhileAble,
    Spend,
    StealFromHuman,
)
from ludarium.words.effects.flow_phrases import cost_then as simple_cost_then
from ludarium.words.effects.nouns import effects
from ludarium.words.effects.phrasing import Phrasebook, is_plain, is_short, sentence
from ludarium.words.imperium import verbs
from ludarium.words.imperium.names import STATES, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, speech
from ludarium.words.voice import QT_TRANSLATE_NOOP, capital, listing, sentences

assert verbs  # reading them registers their phrases
BOT_PHRASES = Phrasebook(PHRASES)


class BotSpeech(ImperiumSpeech):
    """The bot's places have names of their own in its tables, and a condition may be about either side."""

    def place(self, zone: str) -> str:
        return super().place(zone.removeprefix("bot_"))

    def sourced(self, cards: str, zones: str, home: str = "", every: bool = False) -> str:
        return super().sourced(cards, zones.removeprefix("bot_"), home, every)

    def condition(self, condition: Condition | BotCondition) -> str:
        if isinstance(condition, Condition):
            tokens = self.tokens(condition.token, condition.min)
            return imperium.tr("the bot has at least {tokens:object}", tokens=tokens)
        texts = YOU if condition.who == "human" else THE_BOT
        if condition.state:
            return imperium.tr(texts["state"], state=named(STATES, condition.state))
        kind, place = self.kind(condition.filter), self.place(condition.zone)
        if condition.max == 0:
            return imperium.tr(texts["none"], thing=kind.each, place=place)
        return imperium.tr(texts["some"], thing=kind.one, place=place)


YOU: Mapping[str, str] = {
    "state": QT_TRANSLATE_NOOP("imperium", "you are {state:plain}"),
    "none": QT_TRANSLATE_NOOP("imperium", "you have no {thing:object} {place}"),
    "some": QT_TRANSLATE_NOOP("imperium", "you have {thing:object} {place}"),
}
THE_BOT: Mapping[str, str] = {
    "state": QT_TRANSLATE_NOOP("imperium", "the bot is {state:plain}"),
    "none": QT_TRANSLATE_NOOP("imperium", "the bot has no {thing:object} {place}"),
    "some": QT_TRANSLATE_NOOP("imperium", "the bot has {thing:object} {place}"),
}

SAY = BotSpeech(BOT_PHRASES)


# A whole table


def table_lines(bot: Bot) -> Iterator[str]:
    """All that a nation's bot plays by."""
    if bot.barbarian and bot.empire:
        yield imperium.tr("As a barbarian:")
    yield from _rows(bot.barbarian)
    if bot.barbarian and bot.empire:
        yield imperium.tr("As an empire:")
    yield from _rows(bot.empire)
    if bot.journey:
        yield imperium.tr("When the draw deck is empty, by the journey:")
    yield from map(stage_line, bot.journey)
    token = SAY.tokens(bot.token.what, bot.token.n)
    yield imperium.tr("Clean up: put {tokens:object} on the market card over the blocked slot.", tokens=token)


def _rows(rows: Sequence[Row]) -> Iterator[str]:
    return (imperium.tr("{number}. {line}", number=number, line=row_line(row)) for number, row in enumerate(rows, 1))


def row_line(row: Row) -> str:
    cards = imperium.noun("other cards") if row.match == "any" else SAY.kind(row.match).many
    effect = SAY.sentences(row.steps) or imperium.tr("Nothing happens.")
    return imperium.tr("{cards}: {effect}", cards=capital(cards), effect=effect)


def stage_line(stage: Stage) -> str:
    said = branches(SAY, stage.cond, stage.then, stage.else_)
    if not stage.unrest:
        return sentence(said)
    unrest = SAY.kind("unrest").counted(stage.unrest)
    return sentence(
        imperium.tr("{deed}; if it stands still, take {cards:object} after the shuffle", deed=said, cards=unrest)
    )


# Branches


@BOT_PHRASES.phrase(FirstAble)
def first_able(say: BotSpeech, step: FirstAble) -> str:
    options = [say.steps(option) for option in step.options]
    if all(map(is_short, step.options)):
        return reduce(lambda these, last: imperium.tr("{these}, else {last}", these=these, last=last), options)
    said = sentences(*(effects.tr("• {option}", option=option) for option in options))
    return imperium.tr(
        "do the first of these that can be done completely, else the last one as far as it goes: {options}",
        options=said,
    )


@BOT_PHRASES.phrase(IfAble)
def if_able(say: BotSpeech, step: IfAble) -> str:
    return imperium.tr("if possible, {steps}", steps=say.steps(step.steps))


@BOT_PHRASES.phrase(RepeatWhileAble)
def repeat_while_able(say: BotSpeech, step: RepeatWhileAble) -> str:
    return imperium.tr("as often as possible, {steps}", steps=say.steps(step.steps))


@BOT_PHRASES.phrase(CostThen)
def cost_then(say: BotSpeech, step: CostThen) -> str:
    if all(map(is_plain, (*step.cost, *step.then))):
        return simple_cost_then(say, step)
    return imperium.tr("{cost}; for that, {steps}", cost=say.steps(step.cost), steps=say.steps(step.then))


@BOT_PHRASES.phrase(If)
def if_(say: BotSpeech, step: If) -> str:
    return branches(say, step.cond, step.then, step.else_)


def branches(say: BotSpeech, cond: Condition | BotCondition, then: Steps, else_: Steps) -> str:
    said = effects.tr("if {condition}, {steps}", condition=say.condition(cond), steps=say.steps(then))
    if not else_:
        return said
    return imperium.tr("{steps}; otherwise, {others}", steps=said, others=say.steps(else_))


@BOT_PHRASES.phrase(Human)
def human(say: BotSpeech, step: Human) -> str:
    """What the person does, as on a card: "you" and a clause, unless that begins with "you may" itself."""
    said = speech().steps(step.steps)
    return said if isinstance(step.steps[0], May) else imperium.tr("you {steps}", steps=said)


# Tokens


@BOT_PHRASES.phrase(Spend, together=True)
def spend(say: BotSpeech, *steps: Spend) -> str:
    return imperium.tr("spend {tokens:object}", tokens=listing([_spent(say, step) for step in steps]))


def _spent(say: BotSpeech, step: Spend) -> str:
    if isinstance(step.n, str):
        return imperium.tr("all {tokens:same}", tokens=say.all_tokens(step.what))
    return say.tokens(step.what, step.n)


@BOT_PHRASES.phrase(ConvertAll)
def convert_all(say: BotSpeech, step: ConvertAll) -> str:
    if step.rate == 1:
        return imperium.tr(
            "turn all {tokens:object} into {others:into}",
            tokens=say.all_tokens(step.from_),
            others=say.all_tokens(step.to),
        )
    return imperium.tr(
        "turn every {tokens:object} into {others:into}",
        tokens=say.tokens(step.from_, step.rate),
        others=say.tokens(step.to, 1),
    )


@BOT_PHRASES.phrase(StealFromHuman)
def steal_from_human(say: BotSpeech, step: StealFromHuman) -> str:
    return imperium.tr("steal {tokens:object} from you", tokens=say.tokens(step.what, step.n))


@BOT_PHRASES.phrase(AddTokenToMarketSlot)
def add_token_to_market_slot(say: BotSpeech, step: AddTokenToMarketSlot) -> str:
    return imperium.tr(
        "put {tokens:object} on the market card over the blocked slot", tokens=say.tokens(step.what, step.n)
    )


# Cards


@BOT_PHRASES.phrase(DiscardTopOfBotDeck)
def discard_top_of_bot_deck(say: BotSpeech, step: DiscardTopOfBotDeck) -> str:
    return imperium.tr("discard the top %n cards of the draw deck", "discard the top card of the draw deck", step.n)


@BOT_PHRASES.phrase(PutOnBotDeckTop)
def put_on_bot_deck_top(say: BotSpeech, step: PutOnBotDeckTop) -> str:
    if step.what:
        return effects.tr("put {cards:object} on top of the draw deck", cards=say.this(step.what))
    cards = say.sourced(say.kind(step.filter).counted(step.n), step.from_)
    return effects.tr("put {cards:object} on top of the draw deck", cards=cards)


@BOT_PHRASES.phrase(PutRegionInPlay)
def put_region_in_play(say: BotSpeech, step: PutRegionInPlay) -> str:
    card = say.this(step.what) if step.what else say.sourced(say.kind("region").counted(1), step.from_)
    return imperium.tr("put {card:object} into play", card=card)


@BOT_PHRASES.phrase(ExileMarketCard)
def exile_market_card(say: BotSpeech, step: ExileMarketCard) -> str:
    return imperium.tr(
        "exile the first %n market cards without tokens", "exile the first market card without tokens", step.n
    )


@BOT_PHRASES.phrase(GainTopFame)
def gain_top_fame(say: BotSpeech, step: GainTopFame) -> str:
    return imperium.tr(
        "put the top %n fame cards on top of the draw deck", "put the top fame card on top of the draw deck", step.n
    )


@BOT_PHRASES.phrase(DynastyTopToDiscard)
def dynasty_top_to_discard(say: BotSpeech, step: DynastyTopToDiscard) -> str:
    return imperium.tr(
        "put the top %n cards of the dynasty deck into the discard pile",
        "put the top card of the dynasty deck into the discard pile",
        step.n,
    )


@BOT_PHRASES.phrase(GainTopImpendingQuest)
def gain_top_impending_quest(say: BotSpeech, step: GainTopImpendingQuest) -> str:
    return imperium.tr("put the next impending quest on top of the draw deck")


@BOT_PHRASES.phrase(ExileNextImpendingQuest)
def exile_next_impending_quest(say: BotSpeech, step: ExileNextImpendingQuest) -> str:
    return imperium.tr("exile the next impending quest unless it is {card:plain}", card=say.kind(step.unless).one)
