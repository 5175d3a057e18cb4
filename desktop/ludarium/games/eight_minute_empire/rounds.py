"""From step to step: how a game is set up, who bids, whose turn it is, when a game is over."""

from __future__ import annotations

from ludarium.engine.frames import question
from ludarium.games.eight_minute_empire.frames import BID, POPULATE, TAKE
from ludarium.games.eight_minute_empire.scoring import summed
from ludarium.games.eight_minute_empire.state import NO_BID, NO_TOKEN, NOBODY, Draft, Seat, plus

# Setting up


def begin_game(draft: Draft) -> None:
    """Everything as at set-up: coins, armies at the start, a shuffled deck and its row, tokens."""
    box, board, many = draft.box, draft.board, len(draft.seats)
    laid = box.table[many]
    armies = plus(board.nothing, board.start, box.content.start_armies)
    seat = Seat(laid.coins, box.armies - box.content.start_armies, armies, board.nothing, ())
    draft.game += 1
    draft.seats, draft.neutral = (seat,) * many, board.nothing
    draft.bank = box.content.coins - many * laid.coins
    draft.starter, draft.seat, draft.bids = NOBODY, draft.first, (NO_BID,) * many
    order = draft.shuffled(box.deck(many))
    draft.row, draft.deck = order[: len(box.costs)], order[len(box.costs) :]
    if draft.options.has_tokens:
        _lay_tokens(draft)
    draft.tell("dealt-row", draft.seat, ("game", draft.game), ("cards", draft.row), ("tokens", draft.tokens), news=True)
    if many == box.content.neutral_seats:
        draft.ask(POPULATE, draft.seat, box.content.neutral_armies)
    else:
        ask_bids(draft)


def _lay_tokens(draft: Draft) -> None:
    """One token by chance into each region with a triangle; what is left over stays in the box."""
    tokens = [number for number, good in enumerate(draft.box.content.goods) for _ in range(good.tokens)]
    order = draft.shuffled(tokens)
    cells = [NO_TOKEN] * draft.board.size
    for region, good in zip(draft.board.triangles, order, strict=False):
        cells[region] = good
    draft.tokens = tuple(cells)


# The bid


def ask_bids(draft: Draft) -> None:
    """All seats, one after the other, and none sees what another has bid."""
    draft.stack = tuple(question(BID, seat) for seat in reversed(draft.clockwise(draft.first)))


# Turns


def begin_turn(draft: Draft, seat: int) -> None:
    draft.seat = seat
    draft.ask(TAKE, seat)
    draft.tell("turn", seat, ("round", len(draft.seats[seat].cards) + 1))


def end_turn(draft: Draft) -> None:
    """On to the next seat clockwise; the game is over when the next one has all its cards."""
    following = (draft.seat + 1) % len(draft.seats)
    cards = len(draft.seats[following].cards)
    if following == draft.starter:
        draft.tell("round-over", draft.seat, ("round", cards))
    if cards < draft.box.table[len(draft.seats)].cards:
        begin_turn(draft, following)
    elif draft.game < draft.options.games:
        draft.tell("game-over", draft.seat, ("game", draft.game))
        draft.past = summed(draft.box, draft)
        begin_game(draft)
    else:
        draft.stack = ()
        draft.tell("match-over", draft.seat)
