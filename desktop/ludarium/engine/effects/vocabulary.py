"""A closed vocabulary of verbs: what an instruction may say, and which resolver compiles it.

An instruction in data is a table with ``do``, the verb, and the verb's fields; ``from`` and other words that Python
keeps for itself are fields with an underscore behind. Anything else is an error that names file, card and field.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar, dataclass_transform

import attrs

from ludarium.engine.content_files import converter, read_lists

if TYPE_CHECKING:
    import cattrs

T = TypeVar("T", bound="Instruction")


@dataclass_transform(frozen_default=True)
class Instruction:
    """What a card tells to do.

    picks: whether it begins with choosing a card, so that "may" needs no question of its own
    """

    verb: ClassVar[str]
    picks: ClassVar[bool] = False

    def begins_with_a_pick(self) -> bool:
        return self.picks and not getattr(self, "what", "")


Instructions = tuple[Instruction, ...]
Step: TypeAlias = Instruction
Steps: TypeAlias = Instructions
"""Their former names."""

Resolver = Callable[[Any, Any], None]
"""Compiles an instruction with a builder: the engine's, or one of the title's own."""


class Vocabulary:
    """Verbs by name, each with its resolver. What is added later to those it begins with is known here, too."""

    def __init__(self, *begin_with: Vocabulary) -> None:
        self.verbs: ChainMap[str, type[Instruction]] = ChainMap({}, *(other.verbs for other in begin_with))
        self.resolvers: ChainMap[type[Instruction], Resolver] = ChainMap({}, *(other.resolvers for other in begin_with))

    def verb(self, name: str) -> Callable[[type[T]], type[T]]:
        """Make the class a frozen instruction and its name a word of this vocabulary."""

        def add(cls: type[T]) -> type[T]:
            made = attrs.frozen(cls)
            made.verb = name
            self.verbs[name] = made
            return made

        return add

    def alias(self, name: str, cls: type[Instruction]) -> None:
        """Another word for a verb, where a title's rulebook has its own."""
        self.verbs[name] = cls

    def resolver(self, *kinds: type[Instruction]) -> Callable[[Resolver], Resolver]:
        """Name the function that compiles these instructions."""

        def add(resolver: Resolver) -> Resolver:
            for kind in kinds:
                self.resolvers[kind] = resolver
            return resolver

        return add

    def reader(self, *others: type) -> cattrs.Converter:
        """A strict converter that also reads this vocabulary, and other classes with such field names."""
        from cattrs.gen import make_dict_structure_fn, override

        strict = converter().copy()
        read_lists(strict)  # with what this copy knows beyond the others
        strict.register_structure_hook(int | str, _number_or_word)
        for cls in (*self.verbs.values(), *others):
            renamed = {
                field.name: override(rename=field.name[:-1]) for field in attrs.fields(cls) if field.name.endswith("_")
            }
            fn: Any = make_dict_structure_fn(cls, strict, _cattrs_forbid_extra_keys=True, **renamed)  # type: ignore[arg-type]
            strict.register_structure_hook(cls, fn)
        strict.register_structure_hook(Instruction, lambda data, _: self._read(data, strict))
        return strict

    def _read(self, data: Any, strict: cattrs.Converter) -> Instruction:
        if not isinstance(data, dict):
            raise TypeError(f"{data!r} is no step")
        verb: Any = data.get("do")
        if verb not in self.verbs:
            raise ValueError(f"unknown verb {verb!r}")
        fields = {name: value for name, value in data.items() if name != "do"}
        return strict.structure(fields, self.verbs[verb])


def _number_or_word(data: Any, _: Any) -> int | str:
    if type(data) is int or type(data) is str:
        return data
    raise TypeError(f"{data!r} is neither a number nor a word")
