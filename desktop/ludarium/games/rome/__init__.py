"""Rome: Fate of an Empire.

Where to find what:

* `kinds`: what is counted, and the spaces of the empire. `vocabulary`: the verbs and modifiers of the cards.
  `content` reads the files, `checking` says what is wrong in them, `box` compiles them for play.
* `state`: a match as values, and the `Draft` that an action changes. The stack of frames says what is going on.
* `building`: how effects are compiled (partial benefits, costs, halves of cards). `verbs`: one file a family.
* `steps`: the steps of a turn and the kinds of action (`Deed`), named after the rulebook. `programs`: which steps
  follow each other.
* `force`: modifiers that hold now, and who waits for an event. `prices`: what things cost, in every way to pay.
  `gaining`, `moving`: goods, points, burdens, tracks; cards, market, pawn. `counting`, `filters`: numbers and places.
* `edicts`, `scoring`, `setting_up`, `knowing` (observation and imagining), `refusing`, `touching`, `evaluation`,
  `title`.
"""
