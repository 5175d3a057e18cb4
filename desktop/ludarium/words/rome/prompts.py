"""What is asked in Rome."""

from __future__ import annotations

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.words.voice import Company


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    return prompt.key
