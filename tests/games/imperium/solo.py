"""Positions of the solo game for tests: a person with an empty hand, a bot about to do something."""

from __future__ import annotations

from ludarium.engine.frames import Frame
from ludarium.games.imperium.state import IDLE
from tests.games.imperium.table import BOX, TITLE, Table, card, names

BOT = 1
BLOCKS_NOTHING = 6


class Solo(Table):
    """A match alone. The bot's row, turn or clean up can be made to happen at once."""

    def __init__(
        self, nations: str = "greeks,romans", level: str = "imperator", commons: str = "classics", seed: int = 1
    ) -> None:
        options = {"nations": nations, "commons": commons, "bot": level}
        self.state = TITLE.start(TITLE.setup(1, 0, options), seed)
        self.do("side a")

    @classmethod
    def quiet(cls, nations: str = "greeks,romans", level: str = "imperator", **more: str) -> Solo:
        """Nobody has tokens or cards but those in the bot's slots; the market holds plain regions."""
        table = cls(nations, level, **more)
        for seat in (0, BOT):
            table.put(seat, hand=(), play=(), discard=(), materials=0, population=0, progress=0)
        table.put(BOT, deck=())
        table.market("mountain", "jungle", "hills", "marsh", "forest")
        return table

    # Laying out

    def slots(self, *keys: str) -> Solo:
        """The bot's slots; "" for an empty one, and empty ones up to the level's number."""
        found = tuple((card(key),) if key else () for key in keys)
        size = BOX.book.levels[self.state.level].slots
        self.put(BOT, slots=found + ((),) * (size - len(found)))
        return self

    def rolled(self, die: int = BLOCKS_NOTHING) -> Solo:
        """The bot has rolled and resolved nothing."""
        frame = Frame(BOX.program_of["bot-turn"], 0, BOT, BOT, loops=(die,))
        self.set(stack=(frame,), seat=BOT, phase=IDLE)
        return self

    def resolve(self, key: str, die: int = BLOCKS_NOTHING) -> Solo:
        """The bot turns up that card."""
        self.slots(key).rolled(die)
        self.do("bot-resolve 1")
        return self

    def clean_up(self, die: int = BLOCKS_NOTHING) -> Solo:
        """The bot has resolved all and cleans up."""
        size = BOX.book.levels[self.state.level].slots
        frame = Frame(BOX.program_of["bot-turn"], 0, BOT, BOT, left=size, loops=(die,))
        self.set(stack=(frame,), seat=BOT, phase=IDLE)
        self.do("bot-clean-up")
        return self

    def ended(self) -> Solo:
        """The match is over by scoring."""
        self.set(stack=(), ended=1)
        return self

    # Looking

    @property
    def bot_slots(self) -> list[str]:
        return [names(slot)[0] if slot else "" for slot in self.seat(BOT).slots]

    @property
    def pile(self) -> list[str]:
        """The bot's discard pile, the latest last."""
        return [BOX.keys[number] for number in self.seat(BOT).discard]

    def on_market(self, place: int) -> tuple[int, int, int]:
        slot = self.state.market[place - 1]
        return slot.materials, slot.population, slot.progress

    @property
    def bot_points(self) -> dict[str, int]:
        standing = TITLE.rival(self.state)
        assert standing is not None
        return dict(standing.lines)
