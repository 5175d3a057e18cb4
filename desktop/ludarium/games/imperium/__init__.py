"""Imperium: Classics and Imperium: Legends.

Where to find what:

* `cards`, `vocabulary`, `filters`: what a content file may say. `content` reads the files, `box` compiles them: a card
  is its number in `Box.cards`, equal cards share one; every effect is a program, every ability is found by its event.
  `readings`: how the rules are read, which a match keeps.
* `state`: a match as values, and the `Draft` that an action changes. `places`: zones, what can be picked in them, how a
  card is taken away and brought. `moving`: moves with all that hangs on them (garrisons, replacements, who sees what).
* `verbs`: one file a family; each verb's resolver compiles a step into operations. `tokens`, `market`, `drawing`,
  `playing`: the rules that several verbs share.
* `triggers`: events and who waits for them. `reactions`: abilities used in answer, protection against attacks.
* `programs`: the title's own programs by name; `turns` is most of them: the menus of a turn, clean up, solstice.
* `bot`: the opponent of who plays alone, by a printed table. `campaign`: solo matches in a row; `starts`: what they
  carry over.
* `scene`, `facts`: what lies on the table, by the ids of `touches`. `resolving`: an effect under way; `progress`:
  stages of a turn, what is barred; `intents` and `refusals`: what a drop would mean, and why it is not possible.
* `setting_up`, `scoring`, `ending`, `observation`, `determinization`, `title`.
* For the computer: `evaluation` by `card_values`, `policy`. `learned`: a value learned from `features` of a position;
  `pupil`: what the trainer asks.

A verb is added in three places: its class in `vocabulary`, its resolver in `verbs`, its phrase in ``words``.
A rule that asks somebody is an `Op` with ``offers``, ``answer`` and ``touches``; whatever it must remember is in its
`Frame`. What depends on cards that others do not see says so (``hidden``), so that fences and secrets come out right.
"""
