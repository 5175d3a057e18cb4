"""The beginning and the end of a game: dealing, the neutral armies, the bid, naming the first player."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.chance import below, shuffled
from ludarium.games.eight_minute_empire.scoring import summed
from ludarium.games.eight_minute_empire.state import (
    BID,
    NAME,
    NO_BID,
    NO_TOKEN,
    NOBODY,
    POPULATE,
    TAKE,
    Draft,
    Realm,
    plus,
)

# Setting up


def begin_game(draft: Draft, with_tokens: bool) -> None:
    """Everything as at set-up: coins, armies at the start, a shuffled deck and its row, tokens."""
    box, board, seats = draft.box, draft.board, draft.seats
    laid = box.table[seats]
    armies = plus(board.nothing, board.start, box.content.start_armies)
    realm = Realm(laid.coins, box.armies - box.content.start_armies, armies, board.nothing, ())
    draft.game += 1
    draft.realms, draft.neutral = (realm,) * seats, board.nothing
    draft.bank = box.content.coins - seats * laid.coins
    draft.starter, draft.seat, draft.bids = NOBODY, draft.settled.first, (NO_BID,) * seats
    order = shuffled(box.deck(seats), draft.settled.seed, draft.counter)
    draft.counter += len(order)
    draft.row, draft.deck = order[: len(box.costs)], order[len(box.costs) :]
    if with_tokens:
        _lay_tokens(draft)
    draft.tell("dealt-row", draft.seat, ("game", draft.game), ("cards", draft.row), ("tokens", draft.tokens), news=True)
    if seats == box.content.neutral_seats:
        draft.ask(POPULATE, draft.seat, box.content.neutral_armies)
    else:
        _ask_bids(draft)


def _lay_tokens(draft: Draft) -> None:
    """One token by chance into each region with a triangle; what is left over stays in the box."""
    tokens = [number for number, good in enumerate(draft.box.content.goods) for _ in range(good.tokens)]
    order = shuffled(tokens, draft.settled.seed, draft.counter)
    draft.counter += len(tokens)
    cells = [NO_TOKEN] * draft.board.size
    for region, good in zip(draft.board.triangles, order, strict=False):
        cells[region] = good
    draft.tokens = tuple(cells)


def populate(draft: Draft, action: Action) -> None:
    """A neutral army into any region; then it is the other seat's turn to place one."""
    _, seat, left = draft.stack[-1]
    region = draft.board.number[str(action.args[0])]
    draft.neutral = plus(draft.neutral, region, 1)
    draft.tell("neutral", seat, ("region", draft.board.ids[region]))
    if left > 1:
        draft.ask(POPULATE, (seat + 1) % draft.seats, left - 1)
    else:
        _ask_bids(draft)


# The bid


def _ask_bids(draft: Draft) -> None:
    """All seats, one after the other, and none sees what another has bid."""
    order = [(draft.settled.first + step) % draft.seats for step in range(draft.seats)]
    draft.stack = tuple((BID, seat) for seat in reversed(order))


def bid(draft: Draft, action: Action) -> None:
    seat, coins = draft.stack[-1][1], int(action.args[0])
    draft.bids = (*draft.bids[:seat], coins, *draft.bids[seat + 1 :])
    draft.stack = draft.stack[:-1]
    draft.tell("bid", seat, ("coins", coins), audience=1 << seat, secrets=("coins",))
    if not draft.stack:
        _reveal(draft)


def _reveal(draft: Draft) -> None:
    """The highest bid wins and is paid; the others pay nothing."""
    draft.tell("revealed", draft.seat, ("bids", draft.bids), news=True)
    highest = max(draft.bids)
    tied = [seat for seat, coins in enumerate(draft.bids) if coins == highest]
    winner = _broken_tie(draft, tied) if len(tied) > 1 else tied[0]
    realm = draft.realms[winner]
    draft.set_realm(winner, Realm(realm.coins - highest, realm.supply, realm.armies, realm.cities, realm.cards))
    draft.bank += highest
    draft.tell("won-bid", winner, ("coins", highest))
    draft.ask(NAME, winner)


def _broken_tie(draft: Draft, tied: list[int]) -> int:
    """The youngest of the tied, or whom the die picks."""
    if draft.settled.has_die:
        winner = tied[below(len(tied), draft.settled.seed, draft.counter)]
        draft.counter += 1
        draft.tell("die", winner, ("tied", tuple(tied)), news=True)
        return winner
    winner = min(tied, key=lambda seat: (draft.settled.ages[seat], -seat))
    draft.tell("youngest", winner, ("tied", tuple(tied)))
    return winner


def name_first(draft: Draft, action: Action) -> None:
    """The winner of the bid names any player."""
    winner, starter = draft.stack[-1][1], int(action.args[0])
    draft.tell("named", winner, ("first", starter))
    draft.starter = starter
    begin_turn(draft, starter)


# Turns


def begin_turn(draft: Draft, seat: int) -> None:
    draft.seat = seat
    draft.ask(TAKE, seat)
    draft.tell("turn", seat, ("round", len(draft.realms[seat].cards) + 1))


def end_turn(draft: Draft) -> None:
    """On to the next seat clockwise; the game is over when the next one has all its cards."""
    following = (draft.seat + 1) % draft.seats
    cards = len(draft.realms[following].cards)
    if following == draft.starter:
        draft.tell("round-over", draft.seat, ("round", cards))
    if cards < draft.box.table[draft.seats].cards:
        begin_turn(draft, following)
    elif draft.game < draft.settled.games:
        draft.tell("game-over", draft.seat, ("game", draft.game))
        draft.past = summed(draft, draft.box, draft.board)
        begin_game(draft, bool(draft.tokens))
    else:
        draft.stack = ()
        draft.tell("match-over", draft.seat)
