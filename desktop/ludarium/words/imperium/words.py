"""The words of Imperium, gathered."""

from __future__ import annotations

from ludarium.words.imperium import (
    actions,
    catalogue,
    events,
    outcomes,
    picks,
    prompts,
    refusals,
    scores,
    stages,
    texts,
    things,
    turns,
)
from ludarium.words.title_words import Words


class ImperiumWords(Words):
    untold = ("asked",)
    headings = ("solstice",)
    reason = staticmethod(refusals.reason)
    gap = staticmethod(refusals.gap)
    prompt = staticmethod(prompts.prompt)
    action = staticmethod(actions.action)
    confirm = staticmethod(picks.confirm)
    unused = staticmethod(stages.unused)
    event = staticmethod(events.event)
    is_alike = staticmethod(events.is_alike)
    together = staticmethod(events.together)
    recap = staticmethod(turns.recap)
    turn_deeds = staticmethod(turns.turn_deeds)
    thing = staticmethod(things.thing)
    zone = staticmethod(things.zone)
    gain = staticmethod(things.gain)
    stage = staticmethod(stages.stage)
    note = staticmethod(stages.note)
    outcome = staticmethod(outcomes.outcome)
    score_detail = staticmethod(scores.score_detail)
    rival = staticmethod(scores.rival)
    component_text = staticmethod(texts.component_text)
    components = staticmethod(catalogue.components)


WORDS = ImperiumWords()
