"""What packages are made of. `packaging/` is no part of the program: its modules are found here only."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
