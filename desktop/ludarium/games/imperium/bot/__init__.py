"""The solo bot: an opponent that plays a nation by its printed table.

It lies at the table like a player, as the last of ``State.seats``, but nobody sits there: whoever plays alone makes
each of its steps, and each is the only thing to do (`turn`). What is printed stands in `book`. Its rows are trees over
a dialect of the effect engine: the bot's own verbs, and the known ones in the way that a bot does them (`vocabulary`,
`flow`, `verbs`). The same dialect says what a person's card does to a bot, who has no hand and decides nothing.
"""
