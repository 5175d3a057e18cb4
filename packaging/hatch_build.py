"""Compiles the languages before a wheel or a source distribution is built."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Languages(BuildHookInterface):  # type: ignore[type-arg]
    """Build hook that needs Qt's tools only if the compiled languages are missing."""

    def dependencies(self) -> list[str]:
        tools = self._tools()
        is_ready = shutil.which(tools.tool("lrelease")) or all(map(tools.is_fresh, tools.sources()))
        needs: list[str] = self.metadata.core.dependencies
        return [] if is_ready else [need for need in needs if need.lower().startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version != "editable":  # a clone is compiled by make, when all that it needs is there
            self._tools().compile_languages()

    def _tools(self):  # type: ignore[no-untyped-def]
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        from linguist import tools

        return tools
