"""``python -m parcel``: builds all packages and checks them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from linguist.tools import compile_languages
from parcel import bundle, checks, debian, metainfo, release, tarball, wheel
from parcel.project import BUILD, DIST, VERSION


def main() -> int:
    parser = argparse.ArgumentParser(prog="parcel", description="Make the packages of this version.")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--next", type=Path, metavar="FOLDER", help="only the .deb, as if it were the next version")
    one.add_argument("--sums", action="store_true", help="only print the check sums of the bundle that is there")
    one.add_argument("--again", action="store_true", help="only make the bundle and print its check sums")
    one.add_argument("--release", action="store_true", help="only check that this commit can be released")
    wanted = parser.parse_args()
    made = BUILD / "bundle" / "ludarium"
    if wanted.next:
        print(debian.build(made, wanted.next, f"{VERSION}+next", packed="none"))
        return 0
    if wanted.again:
        compile_languages()
        bundle.build()
    if wanted.sums or wanted.again:
        print("\n".join(f"{held}  {name}" for name, held in bundle.check_sums(made).items()))
        return 0
    return check_release() if wanted.release else package()


def check_release() -> int:
    wrong = list(release.problems())
    for problem in wrong:
        print(problem, file=sys.stderr)
    if not wrong:
        print(f"Ready. Publish with: git tag v{VERSION} && git push origin v{VERSION}")
    return 1 if wrong else 0


def package() -> int:
    """Build everything into ``dist``."""
    compile_languages()
    wheel.build()
    folder = bundle.build()
    deb = debian.build(folder)
    archive = tarball.build(folder)
    metainfo.write_shots(DIST / "screenshots")
    wrong = list(checks.problems(folder, deb))
    for problem in wrong:
        print(problem, file=sys.stderr)
    for file in (deb, archive, *sorted(DIST.glob(f"ludarium-{VERSION}*"))):
        _tell(file)
    print(f"unpacked\t{checks.size_of(folder) / checks.MEGABYTE:.1f} MB")
    return 1 if wrong else 0


def _tell(file: Path) -> None:
    print(f"{file.relative_to(DIST.parent)}\t{file.stat().st_size / checks.MEGABYTE:.1f} MB")


if __name__ == "__main__":
    sys.exit(main())
