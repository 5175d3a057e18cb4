"""Run first in the bundle: programs that it starts find the libraries of the system, not those of the bundle.

The start of the bundle points the linker at its own libraries. Ours are found by then, or by the paths in them; a file
manager or a browser that we open would take the wrong ones.
"""

import os

original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
os.environ.pop("LD_LIBRARY_PATH", None)
if original is not None:
    os.environ["LD_LIBRARY_PATH"] = original
