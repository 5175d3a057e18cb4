"""The wheel and the source distribution."""

from __future__ import annotations

import os
import subprocess
import sys

from parcel.project import DIST, ROOT, moment


def build() -> None:
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(int(moment().timestamp()))}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(DIST)]
    subprocess.run(command, check=True, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
