"""The words of Rome: Fate of an Empire, gathered."""

from __future__ import annotations

from ludarium.words.rome import (
    account,
    actions,
    advice,
    catalogue,
    events,
    grouping,
    outcomes,
    prompts,
    refusals,
    scores,
    stages,
    things,
)
from ludarium.words.title_words import Words


class RomeWords(Words):
    reason = staticmethod(refusals.reason)
    gap = staticmethod(refusals.gap)
    prompt = staticmethod(prompts.prompt)
    action = staticmethod(actions.action)
    group = staticmethod(grouping.group)
    changes = staticmethod(grouping.changes)
    unused = staticmethod(stages.unused)
    event = staticmethod(events.event)
    decisive = staticmethod(account.decisive)
    thing = staticmethod(things.thing)
    zone = staticmethod(things.zone)
    gain = staticmethod(things.gain)
    stage = staticmethod(stages.stage)
    note = staticmethod(stages.note)
    outcome = staticmethod(outcomes.outcome)
    score_detail = staticmethod(scores.score_detail)
    option_detail = staticmethod(advice.option_detail)
    asked_for = staticmethod(advice.asked_for)
    component_text = staticmethod(catalogue.component_text)
    components = staticmethod(catalogue.components)


WORDS = RomeWords()
