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
from ludarium.words.effects.phrasing import ICONS, SENTENCE, is_plain, is_short, sentence
from ludarium.words.imperium import verbs
from ludarium.words.imperium.iconic import IconSpeech
from ludarium.words.imperium.names import STATES, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, on_cards, speech
from ludarium.words.inline_icons import picture, strong
from ludarium.words.voice import TEXT, capital, listing, sentences

assert verbs  # reading them registers their phrases
BOT = "bot"
"""The register of what the tables say otherwise than cards do."""


class BotSpeech(ImperiumSpeech):
    """Names the bot's places, and conditions on either side."""

    registers: Sequence[str] = (BOT, SENTENCE)

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
    "state": TEXT("imperium", "you are {state:plain}"),
    "none": TEXT("imperium", "you have no {thing:object} {place}"),
    "some": TEXT("imperium", "you have {thing:object} {place}"),
}
THE_BOT: Mapping[str, str] = {
    "state": TEXT("imperium", "the bot is {state:plain}"),
    "none": TEXT("imperium", "the bot has no {thing:object} {place}"),
    "some": TEXT("imperium", "the bot has {thing:object} {place}"),
}


class IconBotSpeech(BotSpeech, IconSpeech):
    """The same with icons."""

    registers = (ICONS, BOT, SENTENCE)


SAY = BotSpeech(PHRASES)
ICON_SAY = IconBotSpeech(PHRASES)


# A whole table


def table_lines(bot: Bot) -> Iterator[str]:
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


def icon_row(row: Row) -> str:
    cards = on_cards.tr("any other") if row.match == "any" else ICON_SAY.kind(row.match).many
    effect = ICON_SAY.sentences(row.steps) or on_cards.tr("nothing")
    return on_cards.tr("{cards}: {effect}", cards=strong(capital(cards)), effect=effect)


def icon_stage(stage: Stage) -> str:
    return sentence(branches(ICON_SAY, stage.cond, stage.then, stage.else_))


# Branches


@PHRASES.phrase(FirstAble)
def first_able(say: BotSpeech, step: FirstAble) -> str:
    options = [say.steps(option) for option in step.options]
    if all(map(is_short, step.options)):
        return reduce(lambda these, last: imperium.tr("{these}, else {last}", these=these, last=last), options)
    said = sentences(*(effects.tr("• {option}", option=option) for option in options))
    return imperium.tr(
        "do the first of these that can be done completely, else the last one as far as it goes: {options}",
        options=said,
    )


@PHRASES.phrase(FirstAble, ICONS)
def first_able_icons(say: BotSpeech, step: FirstAble) -> str:
    return on_cards.tr(", else ").join(say.steps(option) for option in step.options)


@PHRASES.phrase(IfAble, ICONS)
def if_able_icons(say: BotSpeech, step: IfAble) -> str:
    return on_cards.tr("{steps} if possible", steps=say.steps(step.steps))


@PHRASES.phrase(RepeatWhileAble, ICONS)
def repeat_icons(say: BotSpeech, step: RepeatWhileAble) -> str:
    return on_cards.tr("{steps}, again and again", steps=say.steps(step.steps))


@PHRASES.phrase(CostThen, BOT)
def cost_then(say: BotSpeech, step: CostThen) -> str:
    if all(map(is_plain, (*step.cost, *step.then))):
        return simple_cost_then(say, step)
    return imperium.tr("{cost}; for that, {steps}", cost=say.steps(step.cost), steps=say.steps(step.then))


def branches(say: BotSpeech, cond: Condition | BotCondition, then: Steps, else_: Steps) -> str:
    said = effects.tr("if {condition}, {steps}", condition=say.condition(cond), steps=say.steps(then))
    if not else_:
        return said
    return imperium.tr("{steps}; otherwise, {others}", steps=said, others=say.steps(else_))


@PHRASES.phrase(Human)
def human(say: BotSpeech, step: Human) -> str:
    """Tell what the person does, as on a card: "you" and a clause, unless it begins with "you may" itself."""
    said = speech().steps(step.steps)
    return said if isinstance(step.steps[0], May) else imperium.tr("you {steps}", steps=said)


# Tokens


@PHRASES.phrase(Spend, together=True)
def spend(say: BotSpeech, *steps: Spend) -> str:
    return imperium.tr("spend {tokens:object}", tokens=listing([_spent(say, step) for step in steps]))


@PHRASES.phrase(Spend, ICONS)
def spend_icons(say: BotSpeech, *steps: Spend) -> str:
    said = [say.all_tokens(step.what) if isinstance(step.n, str) else say.tokens(step.what, step.n) for step in steps]
    return " ".join(said)


def _spent(say: BotSpeech, step: Spend) -> str:
    if isinstance(step.n, str):
        return imperium.tr("all {tokens:same}", tokens=say.all_tokens(step.what))
    return say.tokens(step.what, step.n)


@PHRASES.phrase(ConvertAll)
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


@PHRASES.phrase(StealFromHuman, ICONS)
def steal_icons(say: BotSpeech, step: StealFromHuman) -> str:
    return on_cards.tr("steal {tokens}", tokens=say.tokens(step.what, step.n))


# Cards


@PHRASES.phrase(DiscardTopOfBotDeck, ICONS)
def discard_icons(say: BotSpeech, step: DiscardTopOfBotDeck) -> str:
    return on_cards.tr("discard %n off its deck", "discard %n off its deck", step.n)


@PHRASES.phrase(PutOnBotDeckTop)
def put_on_bot_deck_top(say: BotSpeech, step: PutOnBotDeckTop) -> str:
    if step.what:
        return effects.tr("put {cards:object} on top of the draw deck", cards=say.this(step.what))
    cards = say.sourced(say.kind(step.filter).counted(step.n), step.from_)
    return effects.tr("put {cards:object} on top of the draw deck", cards=cards)


@PHRASES.phrase(PutOnBotDeckTop, ICONS)
def on_deck_icons(say: BotSpeech, step: PutOnBotDeckTop) -> str:
    cards = say.this(step.what) if step.what else say.sourced(say.kind(step.filter).counted(step.n), step.from_)
    return on_cards.tr("{cards} on its deck", cards=cards)


@PHRASES.phrase(PutRegionInPlay)
def put_region_in_play(say: BotSpeech, step: PutRegionInPlay) -> str:
    card = say.this(step.what) if step.what else say.sourced(say.kind("region").counted(1), step.from_)
    return imperium.tr("put {card:object} into play", card=card)


@PHRASES.phrase(GainTopFame, ICONS)
def fame_icons(say: BotSpeech, step: GainTopFame) -> str:
    return on_cards.tr("take {cards}", cards=f"{step.n}{picture('suit-fame')}")


PHRASES.add(
    SENTENCE,
    {
        IfAble: lambda say, step: imperium.tr("if possible, {steps}", steps=say.steps(step.steps)),
        RepeatWhileAble: lambda say, step: imperium.tr("as often as possible, {steps}", steps=say.steps(step.steps)),
        If: lambda say, step: branches(say, step.cond, step.then, step.else_),
        StealFromHuman: lambda say, step: imperium.tr(
            "steal {tokens:object} from you", tokens=say.tokens(step.what, step.n)
        ),
        AddTokenToMarketSlot: lambda say, step: imperium.tr(
            "put {tokens:object} on the market card over the blocked slot", tokens=say.tokens(step.what, step.n)
        ),
        DiscardTopOfBotDeck: lambda say, step: imperium.tr(
            "discard the top %n cards of the draw deck", "discard the top card of the draw deck", step.n
        ),
        ExileMarketCard: lambda say, step: imperium.tr(
            "exile the first %n market cards without tokens", "exile the first market card without tokens", step.n
        ),
        GainTopFame: lambda say, step: imperium.tr(
            "put the top %n fame cards on top of the draw deck", "put the top fame card on top of the draw deck", step.n
        ),
        DynastyTopToDiscard: lambda say, step: imperium.tr(
            "put the top %n cards of the dynasty deck into the discard pile",
            "put the top card of the dynasty deck into the discard pile",
            step.n,
        ),
        GainTopImpendingQuest: lambda say, step: imperium.tr("put the next impending quest on top of the draw deck"),
        ExileNextImpendingQuest: lambda say, step: imperium.tr(
            "exile the next impending quest unless it is {card:plain}", card=say.kind(step.unless).one
        ),
    },
)
