"""Setting up: the nations' cards, the commons, the market, the first hands."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.chance import Stream
from ludarium.engine.frames import NOTHING
from ludarium.engine.options import BY_LOT
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of, counted, hidden
from ludarium.games.imperium.bot.setting_up import bot_seat, level_number
from ludarium.games.imperium.box import Box, Nation
from ludarium.games.imperium.counting import owned
from ludarium.games.imperium.market import SMALL_DECKS, lay
from ludarium.games.imperium.starts import PLAIN, Start, read_start
from ludarium.games.imperium.state import IDLE, Draft, Piece, Seat, Slot, State, opened

BY_CHANCE = "by-lot"
TRADED = ("region", "uncivilised", "civilised", "tributary")


def first_state(box: Box, setup: Setup, seed: int) -> State:
    """Everything laid out, and each player about to choose the side of the power card."""
    chance = Stream(seed)
    is_solo = setup.seats == 1
    many = 2 if is_solo else setup.seats
    # Alone no seat can be named that begins: it may be the bot.
    first = chance.randbelow(many) if is_solo or setup.first == BY_LOT else setup.first
    nations = pick_nations(box, setup["nations"], many, chance)
    commons = setup["commons"]
    if commons == "both":
        commons = ("classics", "legends")[chance.randbelow(2)]
    start = read_start(box, setup) if is_solo else PLAIN
    deal = _Commons(box, [box.nations[number] for number in nations], commons, many, chance, start.kept)
    level = level_number(box, setup["bot"]) if is_solo else NOTHING
    seats = [_player(box, box.nations[n], n, seat, chance, start) for seat, n in enumerate(nations[: setup.seats])]
    if is_solo:
        seats.append(bot_seat(box, nations[1], box.book.levels[level], chance))
    draft = opened(box, _laid(box, seats, deal, chance, first, level))
    _deal_market(draft)
    draft.begin_turn(first)
    for seat in reversed(draft.clockwise(first)):
        if seat != draft.bot:
            draft.push("side", seat)
    return draft.done()


def _laid(box: Box, seats: Sequence[Seat], deal: _Commons, chance: Stream, first: int, level: int) -> State:
    """Decks and seats, with an empty market."""
    cards = [card for player in seats for card in _owned(player)]
    cards += [*deal.fame, *deal.removed, *deal.main, *deal.small("region")]
    cards += [*deal.small("uncivilised"), *deal.small("civilised"), *[box.unrest] * deal.unrest]
    return State(
        seed=chance.seed,
        counter=chance.counter,
        viewer=UNKNOWN,
        began=0,
        stack=(),
        seats=tuple(seats),
        market=(Slot(NOTHING),) * len(box.sheet.market),
        main=deal.main,
        region=deal.small("region"),
        uncivilised=deal.small("uncivilised"),
        civilised=deal.small("civilised"),
        fame=deal.fame,
        removed=deal.removed,
        exile=(),
        unrest=deal.unrest,
        king=0,
        kings=0,
        round=1,
        first=first,
        seat=first,
        phase=IDLE,
        last=0,
        ended=0,
        cards=tuple(sorted(cards)),
        bot=NOTHING if level == NOTHING else len(seats) - 1,
        level=level,
    )


def pick_nations(box: Box, wanted: str, seats: int, chance: Stream) -> list[int]:
    """The nations in order of seats: those that are named, the rest by lot."""
    words = wanted.split(",")
    named = {seat: box.nation_of[word] for seat, word in enumerate(words) if word != BY_CHANCE}
    others = iter(chance.shuffled([n for n in range(len(box.nations)) if n not in named.values()]))
    return [named[seat] if seat in named else next(others) for seat in range(seats)]


def _owned(player: Seat) -> list[int]:
    """The cards that a player has: all but power, journey and supply cards."""
    found = [*owned(player), *(card_of(place) for place in player.nation_deck), *player.development]
    return found if player.accession == NOTHING else [*found, player.accession]


def _player(box: Box, nation: Nation, number: int, seat: int, chance: Stream, start: Start) -> Seat:
    tokens = box.sheet.tokens
    deck = chance.shuffled(start.deck(nation.cards["draw_deck"]))
    size = box.sheet.hand_size
    fixed = [Piece(1, nation.power[0])]
    if nation.journey:
        fixed.append(Piece(2, nation.journey[0]))
    play = tuple(Piece(3 + at, card) for at, card in enumerate(nation.cards["in_play"]))
    accession = nation.cards["accession"]
    return Seat(
        nation=number,
        empire=nation.starts_as_empire,
        materials=tokens.materials * start.tokens,
        population=tokens.population * start.tokens,
        progress=tokens.progress * start.tokens,
        actions=tokens.action,
        exhaust=tokens.exhaust,
        hand=counted(hidden(card, 1 << seat) for card in deck[:size]),
        deck=deck[size:],
        discard=(),
        history=(),
        flooded=(),
        nation_deck=chance.shuffled(nation.cards["nation"]),
        accession=accession[0] if accession else NOTHING,
        development=tuple(sorted(nation.cards["development"])),
        quest=NOTHING,
        fixed=tuple(fixed),
        play=play,
        limbo=(),
        aside=(),
        nation_mark=False,
        development_mark=False,
        any_state=False,
        fertile_as=0,
        river_as=0,
        pieces=2 + len(play),
        deck_holds=(),
        nation_holds=(),
    )


class _Commons:
    """The commons of one box, sorted into decks."""

    def __init__(
        self,
        box: Box,
        nations: Sequence[Nation],
        commons: str,
        seats: int,
        chance: Stream,
        gone: Sequence[int] = (),
    ) -> None:
        copies = [copy for copy in box.copies_of(f"commons_{commons}") if copy.players <= seats and copy.card]
        supply = [copy for nation in nations for copy in nation.copies if copy.start == "supply"]
        self.unrest = sum(copy.players <= seats for copy in supply)
        by_suit: dict[str, list[int]] = {suit: [] for suit in (*TRADED, "fame", "unrest")}
        for copy in copies:
            card = box.number_of[copy.card]
            by_suit[box.cards[card].suits[0]].append(card)
        for card in gone:
            of_suit = by_suit[box.cards[card].suits[0]]
            if card in of_suit:
                of_suit.remove(card)
        self.unrest += len(by_suit["unrest"])
        by_suit["tributary"] = _tributaries(box, by_suit["tributary"], nations, commons, seats, chance, gone)
        fame = chance.shuffled(by_suit["fame"])
        out = box.sheet.fame_removed[str(seats)]
        self.removed, self.fame = fame[:out], fame[out:]
        size = box.sheet.small_deck[str(seats)]
        self._small: dict[str, tuple[int, ...]] = {}
        rest: tuple[int, ...] = tuple(by_suit["tributary"])
        for suit in SMALL_DECKS:
            mixed = chance.shuffled(by_suit[suit])
            self._small[suit] = mixed[:size]
            rest += mixed[size:]
        self.main = chance.shuffled(rest)

    def small(self, suit: str) -> tuple[int, ...]:
        return self._small[suit]


def _tributaries(
    box: Box,
    cards: Sequence[int],
    nations: Sequence[Nation],
    commons: str,
    seats: int,
    chance: Stream,
    gone: Sequence[int],
) -> list[int]:
    """The tributaries; one with the name of a nation in the match is replaced by one of the other box."""
    names = {nation.name for nation in nations}
    kept = [card for card in cards if box.cards[card].name not in names]
    other = "legends" if commons == "classics" else "classics"
    spare = [
        box.number_of[copy.card]
        for copy in box.copies_of(f"commons_{other}")
        if copy.players <= seats and copy.card in box.number_of
    ]
    tributaries = [card for card in spare if "tributary" in box.cards[card].suits and card not in gone]
    fitting = [card for card in tributaries if box.cards[card].name not in names]
    return [*kept, *chance.shuffled(fitting)[: len(cards) - len(kept)]]


def _deal_market(draft: Draft) -> None:
    """A card on every place, unrest under those that ask for it, progress on plain civilised ones."""
    box = draft.box
    for place, source in enumerate(box.sheet.market):
        deck = getattr(draft, source)
        setattr(draft, source, deck[1:])
        card = card_of(deck[0])
        suits = box.cards[card].suits
        is_civilised = "civilised" in suits and "uncivilised" not in suits
        lay(draft, place, Slot(card, progress=int(is_civilised)))
