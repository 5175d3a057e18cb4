"""The .deb: the bundle without what packages provide, desktop metadata, and control files."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludarium.library.licences import parts
from parcel.copyright import notice
from parcel.libraries import HELPERS, PROGRAMS, WELCOME, depends, programs
from parcel.metainfo import ABOUT
from parcel.project import ARCHITECTURE, BUILD, DIST, MAINTAINER, ROOT, SITE, VERSION, moment
from parcel.share import write_share

HOME = "usr/lib/ludarium"
OVERRIDES = ROOT / "packaging" / "linux" / "lintian-overrides"


def build(bundle: Path, folder: Path = DIST, version: str = VERSION, packed: str = "xz") -> Path:
    """Build the package in that folder and return it. ``packed``: compression, as `dpkg-deb` calls it."""
    tree = BUILD / f"deb-{version}"
    shutil.rmtree(tree, ignore_errors=True)
    _lay_program(tree, bundle)
    _lay_papers(tree, version)
    _lay_control(tree, version)
    _tidy(tree)
    folder.mkdir(exist_ok=True)
    out = folder / f"ludarium_{version}_{ARCHITECTURE}.deb"
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(int(moment().timestamp()))}
    command = ["dpkg-deb", "--root-owner-group", f"-Z{packed}", "--build", str(tree), str(out)]
    subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)
    return out


def _lay_program(tree: Path, bundle: Path) -> None:
    home = tree / HOME
    shutil.copytree(bundle, home, symlinks=True, ignore=shutil.ignore_patterns(*HELPERS))
    door = tree / "usr" / "bin" / "ludarium"
    door.parent.mkdir(parents=True)
    door.symlink_to("../lib/ludarium/ludarium")


def _lay_papers(tree: Path, version: str) -> None:
    share = tree / "usr" / "share"
    write_share(share)
    page = share / "man" / "man1" / "ludarium.1"
    _write_packed(page.with_name("ludarium.1.gz"), page.read_text(encoding="utf-8"))
    page.unlink()
    papers = share / "doc" / "ludarium"
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(notice(parts()), encoding="utf-8")
    _write_packed(papers / "changelog.gz", "\n".join(_changes(version)) + "\n")
    overrides = share / "lintian" / "overrides" / "ludarium"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(OVERRIDES, overrides)


def _changes(version: str) -> Iterator[str]:
    yield f"ludarium ({version}) stable; urgency=medium"
    yield ""
    yield "  * What is new stands in the program's description and on its pages."
    yield ""
    yield f" -- {MAINTAINER}  {moment():%a, %d %b %Y %H:%M:%S +0000}"


def _write_packed(file: Path, text: str) -> None:
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _lay_control(tree: Path, version: str) -> None:
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree, version), encoding="utf-8")
    sums = (
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(tree)}\n"
        for file in _files(tree / "usr")
    )
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def _control(tree: Path, version: str) -> str:
    size = sum(file.stat().st_size + 1023 >> 10 for file in _files(tree / "usr"))
    described = "\n .\n".join(_wrapped(paragraph) for paragraph in ABOUT)
    return f"""Package: ludarium
Version: {version}
Architecture: {ARCHITECTURE}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join(depends(programs(tree / HOME)))}
Recommends: {", ".join((*WELCOME.values(), *PROGRAMS))}
Section: misc
Priority: optional
Homepage: {SITE}
Description: table for empire-building games
{described}
"""


def _wrapped(paragraph: str) -> str:
    return "\n".join(f" {line}" for line in re.findall(r"(.{1,78})(?:\s+|$)", paragraph))


def _files(folder: Path) -> Iterable[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink())


def _tidy(tree: Path) -> None:
    """Normalise permissions and times of all files."""
    tree.chmod(0o755)
    for file in tree.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file == tree / HOME / "ludarium" else 0o644)
        os.utime(file, (moment().timestamp(),) * 2, follow_symlinks=False)
