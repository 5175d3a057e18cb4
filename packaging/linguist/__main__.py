"""``make i18n``: gather, compile, count; ``NEW=pl`` begins a language. ``compile`` makes what the program reads."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from linguist.files import source_of, sources
from linguist.report import report
from linguist.tools import compile_languages, gather


def main(wanted: Sequence[str]) -> None:
    if list(wanted) != ["compile"]:
        gather([*sources(), *(source_of(language) for language in wanted)])
    compile_languages()
    if list(wanted) != ["compile"]:
        print(*map(report, sources()), sep="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
