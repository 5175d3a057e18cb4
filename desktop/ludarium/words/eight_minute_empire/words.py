"""The words of Eight-Minute Empire, gathered."""

from __future__ import annotations

from ludarium.words.eight_minute_empire import (
    actions,
    events,
    names,
    outcomes,
    prompts,
    refusals,
    stages,
    texts,
    things,
    turns,
)
from ludarium.words.title_words import Words


class EmpireWords(Words):
    reason = staticmethod(refusals.reason)
    gap = staticmethod(refusals.gap)
    prompt = staticmethod(prompts.prompt)
    action = staticmethod(actions.action)
    unused = staticmethod(stages.unused)
    event = staticmethod(events.event)
    recap = staticmethod(turns.recap)
    thing = staticmethod(things.thing)
    zone = staticmethod(things.zone)
    gain = staticmethod(things.gain)
    stage = staticmethod(stages.stage)
    note = staticmethod(stages.note)
    outcome = staticmethod(outcomes.outcome)
    score_detail = staticmethod(names.score_detail)
    component_text = staticmethod(texts.component_text)
    components = staticmethod(texts.components)


WORDS = EmpireWords()
