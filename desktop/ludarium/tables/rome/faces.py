"""The faces of Rome's cards: attribute cards in two halves, developments, strife and loans."""

from __future__ import annotations

from ludarium.boards.cardface import PrintedFace
from ludarium.games.rome.box import Box
from ludarium.tables.rome import colours
from ludarium.words.active_language import kept
from ludarium.words.inline_icons import picture
from ludarium.words.rome import short
from ludarium.words.rome.box import called
from ludarium.words.rome.names import rome

NUMERALS = {2: " II"}
"""What stands behind the name of a development, by its level: nothing for the first."""


@kept
def face_of(box: Box, card: int) -> PrintedFace:
    """What stands on a card."""
    if card in box.attributes:
        return _attribute(box, card)
    if card in box.developments:
        return _development(box, card)
    return _burden(box, card)


def _attribute(box: Box, card: int) -> PrintedFace:
    printed = box.content.attributes[card]
    basic, boosted = short.halves(printed)
    first = f"{picture('warning')} {short.short(printed.drawback)}" if printed.drawback else ""
    held = f"{picture('hand-open')} {short.short(printed.hand)}" if printed.hand else ""
    above = tuple(filter(None, (first, held, basic)))
    price = picture(printed.banner) if box.numbers.boost == 1 else short.amount(printed.banner, box.numbers.boost)
    colour = colours.BANNERS.get(printed.banner, colours.CAPITAL)
    return PrintedFace(called(box, card), (colour,), text=above, below=(f"{price} {boosted}",))


def _development(box: Box, card: int) -> PrintedFace:
    printed = box.development[card]
    lines = ([short.produce(printed)] if printed.produce else []) + short.development(printed)
    worth = f"{short.bonuses(printed)} {short.amount('glory', printed.glory)}"
    colour = colours.LEVELS.get(printed.level, colours.LEVELS[1])
    name = f"{called(box, card)}{NUMERALS.get(printed.level, '')}"  # the head's colour must not speak alone
    return PrintedFace(name, (colour,), text=tuple(lines), cost=short.cost(printed), worth=worth)


def _burden(box: Box, card: int) -> PrintedFace:
    numbers = box.numbers
    is_strife = card == box.strife
    cost = short.amounts((numbers.return_strife if is_strife else numbers.pay_off_loan).items())
    worth = short.amount("glory", short.signed(numbers.strife_glory if is_strife else numbers.loan_glory))
    text = rome.tr("{cost} returns it", cost=cost) if is_strife else rome.tr("{cost} pays it off", cost=cost)
    colour = colours.STRIFE if is_strife else colours.LOAN
    mark = "strife" if is_strife else "loan"
    return PrintedFace(called(box, card), (colour,), mark=mark, text=(text,), worth=worth)
