"""Effects in words: what a card says is made from the tree of steps that is also what it does.

* `phrasing`: a phrase is one function for one verb; a `Phrasebook` keeps them, a `Speech` says trees with them.
* `nouns`: what a step speaks of ("1 region", "a region", "regions"), and predicates on cards turned into such nouns.
* `flow`, `things`: the phrases of the shared verbs. `counting`: how often, and on which condition.

A phrase is a **clause**: it begins with the bare form of its verb and a small letter, and has no full stop ("draw 1
card"). So the same clause can stand alone ("Draw 1 card."), after "you may", behind "to", or in a list. A language in
which these differ may use one form throughout (in German the infinitive: "1 Karte ziehen", "Du darfst 1 Karte ziehen")
and a colon where a clause is set into another. A clause never says "your": inside "the other players each …" it speaks
of somebody else.

A title adds phrases for its own verbs, and says what its tokens, zones and kinds of card are called.
"""
