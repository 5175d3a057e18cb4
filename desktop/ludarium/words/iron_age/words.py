"""The words of The Iron Age, gathered."""

from __future__ import annotations

from ludarium.words.iron_age import (
    actions,
    events,
    motions,
    outcomes,
    progress,
    prompts,
    refusals,
    scores,
    texts,
    things,
    turns,
)
from ludarium.words.title_words import Words


class IronAgeWords(Words):
    reason = staticmethod(refusals.reason)
    gap = staticmethod(refusals.gap)
    prompt = staticmethod(prompts.prompt)
    action = staticmethod(actions.action)
    confirm = staticmethod(progress.confirm)
    unused = staticmethod(progress.unused)
    event = staticmethod(events.event)
    recap = staticmethod(turns.recap)
    floats = staticmethod(motions.floats)
    thing = staticmethod(things.thing)
    zone = staticmethod(things.zone)
    gain = staticmethod(things.gain)
    stage = staticmethod(progress.stage)
    note = staticmethod(progress.note)
    outcome = staticmethod(outcomes.outcome)
    score_detail = staticmethod(scores.score_detail)
    component_text = staticmethod(texts.component_text)
    components = staticmethod(texts.components)


WORDS = IronAgeWords()
