"""What a phrase speaks of, in the forms that sentences need, and predicates on cards turned into such nouns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from ludarium.words.voice import Voice, either, listing

effects = Voice("effects")


@attrs.frozen
class Noun:
    """A kind of thing.

    one: a region; each: region (as in "for each region"); many: regions; counted: 3 regions
    proper: whether it is a name, so that it is never counted
    """

    one: str
    each: str
    many: str
    counted: Callable[[int], str]
    proper: bool = False

    def extended(self, more: Callable[[str], str]) -> Noun:
        """Add something to every form."""
        return Noun(more(self.one), more(self.each), more(self.many), lambda n: more(self.counted(n)))


def name(text: str) -> Noun:
    """Return the noun of a thing with a proper name."""
    return Noun(text, text, text, lambda n: text, proper=True)


def any_of(nouns: Sequence[Noun]) -> Noun:
    """Return the noun for a thing of any of these kinds."""
    if len(nouns) == 1:
        return nouns[0]
    each, many = either([noun.each for noun in nouns]), listing([noun.many for noun in nouns])
    if all(noun.proper for noun in nouns):
        return attrs.evolve(name(each), many=many)
    return Noun(
        either([noun.one for noun in nouns]),
        each,
        many,
        lambda n: effects.noun("%n of these: {many}", "%n {each:same}", n, many=many, each=each),
    )


def other_than(noun: Noun, excluded: Noun) -> Noun:
    return noun.extended(
        lambda things: effects.tr("{things:same} other than {one:than}", things=things, one=excluded.one)
    )


# Predicates: ``region&!pinned|city``

Word = Callable[[str], Noun | None]
"""The kind of card that an atom of a predicate names, None when it only says more about one."""

Quality = Callable[[str, bool], Callable[[str], str] | None]
"""What an atom (and whether it holds) adds to a kind of card, None when it names a kind itself."""


def kind_of(predicate: str, card: Noun, word: Word, quality: Quality) -> Noun:
    """Return the noun for the cards that fit the predicate. ``card``: the noun for any card."""
    return any_of([_all_of(part.split("&"), card, word, quality) for part in predicate.split("|")])


def _all_of(atoms: Sequence[str], card: Noun, word: Word, quality: Quality) -> Noun:
    named = [noun for atom in atoms if (noun := word(atom)) is not None]
    kind = named[0] if named else card
    for also in named[1:]:
        kind = _both(kind, also)
    for atom in atoms:
        plain = atom.removeprefix("!")
        more = quality(plain, plain == atom)
        excluded = word(plain) if plain != atom else None
        if more is not None:
            kind = kind.extended(more)
        elif excluded is not None:
            kind = other_than(kind, excluded)
    return kind


def _both(kind: Noun, also: Noun) -> Noun:
    return kind.extended(lambda things: effects.tr("{things:same} (also {one})", things=things, one=also.one))
