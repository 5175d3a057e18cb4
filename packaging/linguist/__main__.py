"""``make i18n``: gather, compile, count; ``NEW=pl`` begins a language. ``compile`` makes what the program reads."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from linguist.files import source_of, sources
from linguist.tools import compile_languages


def main(wanted: Sequence[str]) -> None:
    if list(wanted) == ["compile"]:
        compile_languages()
        return
    from linguist.gathering import gather  # needs Qt, which compiling does not
    from linguist.report import report

    gather([*sources(), *(source_of(language) for language in wanted)])
    compile_languages()
    print(*map(report, sources()), sep="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
