"""A closed vocabulary of verbs: what a step may say, and which resolver compiles it.

A step in data is a table with ``do``, the verb, and the verb's fields; ``from`` and other words that Python keeps for
itself are fields with an underscore behind. Anything else is an error that names file, card and field.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

import attrs

from ludarium.engine.content_files import converter, read_lists

if TYPE_CHECKING:
    import cattrs

T = TypeVar("T", bound="Step")


@dataclass_transform(frozen_default=True)
class Step:
    """What a card tells to do.

    picks: whether it begins with choosing a card, so that "may" needs no question of its own
    """

    verb: ClassVar[str]
    picks: ClassVar[bool] = False

    def begins_with_a_pick(self) -> bool:
        return self.picks and not getattr(self, "what", "")


Steps = tuple[Step, ...]
Resolver = Callable[[Any, Any], None]
"""Compiles a step with a builder: the engine's, or one of the title's own."""


class Vocabulary:
    """Verbs by name, each with its resolver. What is added later to those it begins with is known here, too."""

    def __init__(self, *begin_with: Vocabulary) -> None:
        self.verbs: ChainMap[str, type[Step]] = ChainMap({}, *(other.verbs for other in begin_with))
        self.resolvers: ChainMap[type[Step], Resolver] = ChainMap({}, *(other.resolvers for other in begin_with))

    def verb(self, name: str) -> Callable[[type[T]], type[T]]:
        """Make the class a frozen step and its name a word of this vocabulary."""

        def add(cls: type[T]) -> type[T]:
            made = attrs.frozen(cls)
            made.verb = name
            self.verbs[name] = made
            return made

        return add

    def alias(self, name: str, cls: type[Step]) -> None:
        """Another word for a verb, where a title's rulebook has its own."""
        self.verbs[name] = cls

    def resolver(self, *steps: type[Step]) -> Callable[[Resolver], Resolver]:
        """Name the function that compiles these steps."""

        def add(compile_step: Resolver) -> Resolver:
            for step in steps:
                self.resolvers[step] = compile_step
            return compile_step

        return add

    def reader(self, *others: type) -> cattrs.Converter:
        """A strict converter that also reads steps of this vocabulary, and other classes with such field names."""
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
        strict.register_structure_hook(Step, lambda data, _: self._step(data, strict))
        return strict

    def _step(self, data: Any, strict: cattrs.Converter) -> Step:
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
