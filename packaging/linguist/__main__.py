"""``make i18n``: gather, compile and count; ``NEW=pl`` begins a language; ``compile`` only compiles."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from linguist.files import language_of, source_of, sources
from linguist.tools import compile_languages


def main(wanted: Sequence[str]) -> None:
    if list(wanted) == ["compile"]:
        compile_languages()
    else:
        renew_all(wanted)


def renew_all(begun: Sequence[str]) -> None:
    """Bring every language up to date with the source and print its progress."""
    # Here, since only this needs the program: compiling goes without it and is part of every start.
    from linguist.gathering import gather
    from linguist.report import report
    from linguist.written import renew

    gather([*sources(), *map(source_of, begun)])
    for source in sources():
        renew(language_of(source))
    compile_languages()
    print(*map(report, sources()), sep="\n\n")


if __name__ == "__main__":
    main(sys.argv[1:])
