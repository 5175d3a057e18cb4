"""Work done in a child process: with fewer rights or less space than the tests have."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable

NOBODY = 65534


def in_child(work: Callable[[], str]) -> str:
    """What ``work`` answers in a forked child, or how it failed there. A child cannot harm the process of the tests."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            answer = work()
        except BaseException:
            answer = traceback.format_exc()
        os.write(writer, answer.encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return answer


def without_rights(work: Callable[[], str]) -> Callable[[], str]:
    """The work done by somebody to whom permissions apply, which they do not to root."""

    def do() -> str:
        if os.getuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        return work()

    return do
