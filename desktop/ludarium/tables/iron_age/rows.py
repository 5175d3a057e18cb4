"""What lies on the table of The Iron Age, as rows: dice and trays, peg boards, score sheets.

Keys and touches are the ids of `games.iron_age.touching`; texts are made from the seat's view.
"""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.content import ROWS, Face
from ludarium.games.iron_age.frames import LEAD, OMENS, REROLL, ROLL, SETTLE
from ludarium.games.iron_age.state import Seat, State, empire_dice, has_built, ports, provinces, strength
from ludarium.games.iron_age.steps.developing import price
from ludarium.models.rows import Row
from ludarium.words.iron_age import names as said
from ludarium.words.iron_age.box import box_of
from ludarium.words.iron_age.names import iron_age
from ludarium.words.iron_age.texts import component_text


class Rows:
    """Makes the rows of a match's table."""

    def __init__(self, title: AnyTitle) -> None:
        self._title = title
        self.box = box_of(title)

    # The dice tray

    def tray(self, state: State) -> list[Row]:
        """Both trays, the dice, what they gave, and the faces that omens may show."""
        step = state.stack[-1][0] if state.stack else -1
        rows = [
            Row("tray.roll", self._tray_name(state, step), self._tray_touch(step), kind="tray"),
            Row("tray.keep", iron_age.tr("Kept"), "tray.keep", kind="tray"),
        ]
        rows += self._dice(state, step)
        if step >= 0 and state.dice and step not in (REROLL, LEAD, OMENS):
            rows += self._means(state)
        if step == OMENS:
            rows += self._faces()
        return rows

    def _tray_name(self, state: State, step: int) -> str:
        if step in (SETTLE, ROLL):
            return iron_age.tr("To roll")
        if step == REROLL:
            return iron_age.tr("Roll again")
        if step == LEAD:
            return iron_age.tr("Leadership: one die more")
        return iron_age.tr("Turn one die to") if step == OMENS else iron_age.tr("To spend")

    def _tray_touch(self, step: int) -> str:
        if step == LEAD:
            return "tray.lead"
        return "tray.roll" if step in (ROLL, REROLL) else ""

    def _dice(self, state: State, step: int) -> list[Row]:
        if not state.dice:
            return self._blank_dice(state) if step in (ROLL, SETTLE) else []
        faces = self.box.empire_faces
        dice = [self._die(f"die.{place}", faces[shown], "empire", step) for place, shown in enumerate(state.dice)]
        return [*dice, self._die("die.fate", self.box.fate_faces[state.fate], "fate", step)]

    def _blank_dice(self, state: State) -> list[Row]:
        """The dice before the first roll."""
        count = empire_dice(self.box, state.seats[state.seat])
        blank = [Row(f"die.{n}", iron_age.tr("Empire die"), kind="die", value="die-empire-blank") for n in range(count)]
        return [*blank, Row("die.fate", iron_age.tr("Fate die"), kind="die", value="die-fate-blank")]

    def _die(self, key: str, face: Face, die: str, step: int) -> Row:
        locked = bool(face.skulls) and step == REROLL
        name = said.named(said.FACES, face.id)
        kind = iron_age.tr("Fate die") if die == "fate" else iron_age.tr("Empire die")
        return Row(
            key,
            name,
            key,
            spoken=iron_age.tr("{die}: {face}, locked", die=kind, face=name) if locked else f"{kind}: {name}",
            kind="die",
            value=f"die-{die}-{face.id.replace('_', '-')}",
            marks=("locked",) if locked else (),
            detail=component_text(self._title, face, self.box.content),
        )

    def _means(self, state: State) -> list[Row]:
        """What the dice gave and has not been spent."""
        found = []
        if state.population:
            text = said.population(state.population)
            found.append(Row("population", text, "population", kind="pool", value=("population", state.population)))
        if state.innovations:
            text = said.innovations(state.innovations)
            found.append(Row("innovation", text, "innovation", kind="pool", value=("innovation", state.innovations)))
        return found

    def _faces(self) -> list[Row]:
        """All faces that a die can be turned to; those of the fate die come last."""
        found: dict[str, Row] = {}
        for die, faces in (("empire", self.box.empire_faces), ("fate", self.box.fate_faces)):
            for face in faces:
                touch = f"face.{face.id}"
                picture = f"die-{die}-{face.id.replace('_', '-')}"
                name = said.named(said.FACES, face.id)
                found.setdefault(touch, Row(touch, name, touch, kind="face", value=picture))
        return list(found.values())

    # Peg boards

    def pegs(self, state: State, seat: int) -> list[Row]:
        """Five rows, and a peg in each."""
        empire = state.seats[seat]
        holes = {row.id: row.holes for row in self.box.content.rows}
        rows = []
        for name in ROWS:
            touch, at = f"{seat}.{name}", getattr(empire, name)
            text = iron_age.tr(
                "{row}: {value} of {holes}", row=_cap(said.named(said.ROWS, name)), value=at, holes=holes[name]
            )
            detail = self._row_detail(empire, name)
            rows.append(Row(f"row.{name}", text, touch, kind="row", value=name, seat=seat, detail=detail))
            rows.append(Row(f"peg.{name}", text, touch, kind="peg", value=(name, at), seat=seat, detail=detail))
        return rows

    def _row_detail(self, empire: Seat, name: str) -> str:
        values = self.box.content.values
        match name:
            case "wealth":
                return iron_age.tr(
                    "Worth {price} when buying a development, {points} points at the end.",
                    price=values.wealth.value,
                    points=values.points_per_wealth.value,
                )
            case "armies":
                return iron_age.tr("Strength in battle: {strength}.", strength=strength(self.box, empire))
            case "food":
                return iron_age.tr(
                    "Every province eats one food each turn: {count} now.", count=provinces(self.box, empire)
                )
            case "goods":
                return iron_age.tr("For urns, ships and developments. Four make one wealth at the end of a turn.")
            case _:
                return iron_age.tr("A ship costs {goods} goods and needs Shipbuilding.", goods=values.ship_goods.value)

    # Score sheets

    def sheet(self, state: State, seat: int) -> list[Row]:
        """Everything on the sheet that something can be put on."""
        empire = state.seats[seat]
        return [
            *self._ports(empire, seat),
            *self._provinces(empire, seat),
            *self._monuments(state, empire, seat),
            Row(
                f"{seat}.conquest",
                iron_age.tr("Conquest: the next tribe has strength {strength}", strength=empire.conquest),
                f"{seat}.conquest",
                kind="conquest",
                seat=seat,
            ),
            *self._developments(empire, seat),
        ]

    def _ports(self, empire: Seat, seat: int) -> list[Row]:
        rows = []
        done = ports(self.box, empire)
        for number, port in enumerate(self.box.content.ports[1:], start=2):
            box = number <= empire.port_boxes
            filled = max(0, min(port.urns, empire.urns - self.box.urn_starts[number - 1]))
            state = (
                iron_age.tr("finished")
                if number <= done
                else iron_age.tr("{filled} of {urns} urns", filled=filled, urns=port.urns)
            )
            text = iron_age.tr("Port {number}: {state}", number=number, state=state)
            detail = iron_age.tr(
                "Needs one population and {urns} goods. Goods dice give one good a port.", urns=port.urns
            )
            rows.append(Row(f"{seat}.port.{number}", text, f"{seat}.port.{number}", "", "port", box, seat, (), detail))
            rows.append(Row(f"{seat}.urn.{number}", text, f"{seat}.urn.{number}", "", "urn", filled, seat, (), detail))
        return rows

    def _provinces(self, empire: Seat, seat: int) -> list[Row]:
        rows = []
        for number, province in enumerate(self.box.content.provinces[1:], start=2):
            start = self.box.province_starts[number - 1]
            filled = max(0, min(province.population, empire.province_boxes - start))
            text = iron_age.tr(
                "Province {number}: {filled} of {boxes} boxes", number=number, filled=filled, boxes=province.population
            )
            detail = iron_age.tr(
                "Finished it brings {armies} armies and {tribute} tribute, and eats one food each turn.",
                armies=province.armies,
                tribute=province.tribute,
            )
            touch = f"{seat}.province.{number}"
            rows.append(Row(touch, text, touch, "", "province", filled, seat, (), detail))
        return rows

    def _monuments(self, state: State, empire: Seat, seat: int) -> list[Row]:
        rows = []
        for number, monument in enumerate(self.box.content.monuments):
            touch, name = f"{seat}.monument.{monument.id}", said.named(said.MONUMENTS, monument.id)
            filled = empire.monuments[number]
            text = iron_age.tr("{name}: {filled} of {boxes} boxes", name=name, filled=filled, boxes=monument.boxes)
            if has_built(self.box, empire, number):
                text = iron_age.tr("{name}: built", name=name)
            detail = component_text(self._title, monument, self.box.content)
            rows.append(Row(touch, text, touch, "", "monument", filled, seat, (), detail))
        return rows

    def _developments(self, empire: Seat, seat: int) -> list[Row]:
        rows = []
        for number, development in enumerate(self.box.content.developments):
            touch, name = f"{seat}.development.{development.id}", said.named(said.DEVELOPMENTS, development.id)
            owned = bool(empire.developments >> number & 1)
            cost = price(self.box, empire, number)
            text = (
                iron_age.tr("{name}: owned", name=name)
                if owned
                else iron_age.tr("{name}: costs {price}", name=name, price=cost)
            )
            detail = component_text(self._title, development, self.box.content)
            rows.append(Row(touch, text, touch, "", "development", owned, seat, (), detail))
        return rows


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]
