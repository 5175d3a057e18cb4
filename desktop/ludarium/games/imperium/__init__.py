"""Imperium: Classics and Imperium: Legends.

Where to find what:

* `cards`, `vocabulary`: what a content file may say. `content` reads the files, `checking` says what is wrong in them.
* `box`: everything in the boxes; a card is its number in `Box.cards`, equal cards share one. `compilation` makes every
  effect a program and finds every ability by its event; `filters` and `counting` compile predicates and amounts.
  `readings`: how the rules are read, which a match keeps.
* `state`: a match as values, and the `Draft` that an action changes. `places`: zones, what can be picked in them, how
  cards are taken away and brought. `moving`: moves with all that hangs on them (garrisons, who sees what).
  `tokens`, `payments`, `market`: tokens, what stands for what, the market.
* `steps`: the menus of a turn, clean up, solstice, drawing, playing, reactions, the end; `programs` says which follow
  each other. `verbs`: one file a family; each resolver compiles an instruction into steps.
* `triggers`: events and who waits for them.
* `bot`: the printed opponent of a single player. `campaign`: solo matches in a row; `starts`: what they carry over.
* `scene`, `facts`: what lies on the table, by the ids of `touches`. `resolving`: an effect under way; `progress`:
  stages of a turn; `intents` and `refusals`: what a drop means, and why a card cannot be picked.
* `setting_up`, `scoring`, `observation`, `determinization`, `title`.
* For the computer: `evaluation` by `card_values`, `policy`. `learned`: a value learned from `features` of a position;
  `pupil`: what the trainer asks.

What depends on cards that others do not see says so (``hidden``), so that fences and secrets come out right.
"""
