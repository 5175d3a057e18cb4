"""What can go wrong with what is kept on disk, as reasons: `words` makes the sentences.

Raised as `LibraryError` (the disk, the database) or `MatchError` (what a match says), or handed over as a notice (it is
already put right, and the person must be told). Reading a match also passes on the engine's own reasons:
match-illegal, match-parted, match-cursor; title, seats, first-seat, option, choice; and those of content.
"""

from __future__ import annotations

from pathlib import Path

from ludarium.engine.reasons import LudariumError, Reason, because
from ludarium.engine.regular_files import NotRegularError

REASONS: dict[str, tuple[str, ...]] = {
    # The folder and the database
    "folder-unusable": ("folder", "problem"),
    "library-held": ("folder",),  # another Ludarium is running
    "library-unreadable": ("file", "problem"),
    "library-read-only": ("file",),
    "library-full": ("file",),  # no space left: nothing was lost, make some and go on
    "library-busy": ("file",),  # some other program is reading or writing it
    "library-damaged": ("file",),  # noticed while running: the next start rescues what it can
    "library-gone": ("file",),  # deleted or replaced while running
    "library-failed": ("file", "problem"),
    "library-foreign": ("file",),  # a database, but not ours; left untouched
    "library-newer": ("file", "schema", "known"),  # written by a newer Ludarium; left untouched
    "library-rescued": ("kept", "matches", "cut"),  # notice: matches saved, how many of them lost their last actions
    "library-altered": ("kept", "matches", "parts"),  # notice: it held parts of somebody else's, and was made anew
    # A backup
    "backup-foreign": ("file",),  # no backup of ours
    "backup-newer": ("file", "format", "known"),
    "backup-damaged": ("file",),  # cut short, or not what it says it is
    "backup-altered": ("file", "parts"),  # its database holds triggers or tables that we never made
    "backup-too-big": ("file", "gigabytes"),  # the most that is unpacked
    "library-restored": ("kept",),  # notice: where what was there before is
    # A match in the library
    "match-gone": ("match",),
    "match-cut": ("cause", "action", "text", "kept"),  # notice: opened just before this action; cause: an engine's key
    # A campaign
    "campaign-gone": ("campaign",),
    "undo-settled": (),  # it has counted the match
    "campaign-match": ("number",),  # one of its matches in a file is damaged
    "file-campaign": (),  # where the file of a match is wanted
    # A match file
    "file-unreadable": ("file", "problem"),
    "file-irregular": ("file",),  # a pipe, a device or a socket
    "file-unwritable": ("file", "problem"),
    "file-too-big": ("file", "megabytes"),  # the most that is read
    "file-damaged": ("file",),  # not JSON, or cut short
    "file-foreign": ("file",),  # JSON, but no match of ours
    # What a match says of itself
    "match-newer": ("format", "known"),  # the file's format
    "match-field": ("field",),  # missing, or not what it should be
    "match-too-long": ("actions", "most"),
    "own-changed": ("cause", "name"),  # content of somebody's own is not what the match was played with
    "export-foretells": (),  # to be said before it is done: the file holds the seed of a match that is not over
    "match-rules": ("title", "rules", "known"),  # played by newer rules than ours
    "match-content": ("title", "content", "known"),
    # A check of the player's folder
    "check-folder": ("folder",),
    "check-folder-read-only": ("folder",),
    "check-no-library": (),
    "check-library": ("matches",),
    "check-altered": ("parts",),
    "check-preferences": (),
    "check-preferences-damaged": ("file",),
    "check-content": ("content",),
    "check-space": ("megabytes",),
    "check-little-space": ("megabytes",),
    # Preferences
    "preferences-damaged": ("kept",),  # notice: set aside, all is as at first
}
"""Every reason of this room with the names of its parameters."""


class LibraryError(LudariumError):
    """The disk or the database does not do what was asked; what was there before is still there."""


def problem(error: OSError) -> str:
    return error.strerror or str(error)


def folder_trouble(error: OSError, folder: Path) -> LibraryError:
    return LibraryError(because("folder-unusable", folder=str(folder), problem=problem(error)))


def write_trouble(error: OSError, file: Path) -> LibraryError:
    return LibraryError(because("file-unwritable", file=str(file), problem=problem(error)))


def read_trouble(error: OSError, file: Path) -> LibraryError:
    if isinstance(error, NotRegularError):
        return LibraryError(because("file-irregular", file=str(file)))
    return LibraryError(because("file-unreadable", file=str(file), problem=problem(error)))


Notice = Reason
"""A reason that is told, not raised: what was put right."""
