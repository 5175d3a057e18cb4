"""Rome: Fate of an Empire.

Where to find what:

* `kinds`: what is counted, and the spaces of the empire. `vocabulary`: the verbs and modifiers of the cards. `content`:
  what files hold; `checking` and `trees` say what is wrong in them. `compilation` reads them and compiles the `box`.
* `state`: a match as values, and the `Draft` that an action changes. The stack of frames says what is going on.
* `building`: how effects are compiled (partial benefits, costs, halves of cards). `verbs`: one file a family.
* `steps`: the steps of a turn and the kinds of action (`Deed`), named after the rulebook. `programs`: which steps
  follow each other.
* `modifiers`: what is in force now, and who waits for an event. `prices`: what things cost, in every way to pay.
  `tokens`, `moving`: goods, points, burdens, tracks; cards, market, pawn. `counting`, `filters`: numbers and places.
* `edicts`, `scoring`, `setting_up`, `observation`, `touches`, `progress`, `title`; for the computer `evaluation` and
  `policy`.
"""
