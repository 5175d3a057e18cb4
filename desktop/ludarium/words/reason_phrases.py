"""Why something is not possible, in a sentence: what engine, computer seats, library and command line say.

What only one title says is in its own room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.voice import TEXT, general

REASONS: Mapping[str, str] = {
    # Setting up
    "title": TEXT("general", "There is no title “{title}”. There is: {known}."),
    "level": TEXT("general", "There is no computer level “{level}”. There is: {known}."),
    "revision": TEXT("general", "There is no revision “{revision}” here. It takes git and a checkout."),
    "lesson": TEXT("general", "There is no lesson “{lesson}”. There is: {known}."),
    "train-extra": TEXT("general", "Training needs numpy: install ludarium[train]."),
    "seats": TEXT("general", "This title is not played by {seats}: it takes {low} to {high}."),
    "players": TEXT("general", "There are {players:subject} for {seats:for}."),
    "first-seat": TEXT("general", "Seat {first} cannot begin: there are {seats:subject}, counted from 0."),
    "option": TEXT("general", "There is no option “{option}”. There is: {known}."),
    "choice": TEXT("general", "“{choice}” is no choice for {option}. Choose one of: {known}."),
    "ages": TEXT("general", "“{ages}” are no ages for {seats:for}: write them as 41, 9."),
    "language": TEXT("general", "Ludarium does not speak “{language}”. It speaks: {known}."),
    # Playing
    "over": TEXT("general", "The match is over."),
    "not-overlong": TEXT("general", "A match may be scored as it stands after {rounds} rounds."),
    "not-your-turn": TEXT("general", "It is not your turn: {seat} decides now."),
    "not-now": TEXT("general", "Not now: it is time for {now:plain}."),
    "no-such-action": TEXT("general", "There is no such action here: “{text}”."),
    "no-such-move": TEXT("general", "This does not belong there."),
    "worker-stopped": TEXT("general", "The computer stopped thinking. Let it try again."),
    "worker-restarted": TEXT("general", "The computer gave no sign of life. It was started again and asked once more."),
    "undo-nothing": TEXT("general", "There is nothing to undo."),
    "undo-fence": TEXT("general", "It cannot be undone: something hidden has been revealed since."),
    "undo-other-person": TEXT("general", "It cannot be undone: somebody else decides now."),
    "undo-ended": TEXT("general", "It cannot be undone: the match was ended by those who played it."),
    "undo-settled": TEXT("general", "It cannot be undone: its campaign has counted this match."),
    "redo-nothing": TEXT("general", "There is nothing to redo."),
    # Content
    "content-unreadable": TEXT("general", "The content file {file} cannot be read: {problem}."),
    "content-not-json": TEXT("general", "The content file {file} is not valid JSON: {problem}."),
    "content-shape": TEXT("general", "The content file {file} does not fit: {problem}."),
    "content-too-big": TEXT("general", "The content file {file} is larger than {megabytes:than}."),
    "content-too-deep": TEXT("general", "The content file {file} is nested too deeply."),
    "content-more": TEXT("general", "There is more that does not fit: these are the first {findings}."),
    "content-unplayable": TEXT(
        "general", "{file} has the right form, but a match with {seats:with} that was tried failed: {problem}."
    ),
    "content-endless": TEXT(
        "general", "{file} has the right form, but a match with {seats:with} that was tried had no end."
    ),
    "content-unspeakable": TEXT(
        "general", "{file} has the right form, but there are no words for something in it: {problem}."
    ),
    "pack-too-big": TEXT("general", "The files of the pack {pack} have more than {megabytes:than}."),
    "pack-missing": TEXT("general", "There is no pack {pack} in the folder {folder}."),
    "map-missing": TEXT("general", "There is no map {map} in the folder {folder}."),
    "content-own": TEXT("general", "This title takes no content of one's own, so not {file} either."),
    # What a match says
    "match-illegal": TEXT("general", "The match is damaged: its action {action}, “{text}”, is not allowed."),
    "match-parted": TEXT(
        "general", "The match is damaged: after action {action}, “{text}”, it no longer goes as it once did."
    ),
    "match-cursor": TEXT("general", "The match is damaged: it stands at action {cursor}, but has only {actions}."),
    "match-field": TEXT("general", "The match is damaged: its field “{field}” is missing or wrong."),
    "match-too-long": TEXT("general", "The match has {actions:object}, and no match has more than {most}."),
    "own-changed": TEXT(
        "general",
        "“{name}” is not what it was when this match was played with it. Put it back as it was, and the match goes on.",
    ),
    "own-changed pack": TEXT(
        "general",
        "The pack “{name}” is not what it was when this match was played with it. Put it back as it was, and the match"
        " goes on.",
    ),
    "own-changed map": TEXT(
        "general",
        "The map “{name}” is not what it was when this match was played on it. Put it back as it was, and the match"
        " goes on.",
    ),
    "export-foretells": TEXT(
        "general", "The match is not over: whoever has the file can find out what chance will bring in it."
    ),
    "match-newer": TEXT(
        "general", "The match was saved by a newer Ludarium (format {format}; this one knows {known})."
    ),
    "match-rules": TEXT(
        "general", "The match was played by newer rules of {title} (version {rules}; this Ludarium has {known})."
    ),
    "match-content": TEXT(
        "general", "The match needs other content of {title} (version {content}; this Ludarium has {known})."
    ),
    "match-gone": TEXT("general", "Match {match} is no longer in the library."),
    "campaign-gone": TEXT("general", "Campaign {campaign} is no longer in the library."),
    "campaign-match": TEXT(
        "general", "Match {number} of the campaign in this file is damaged. Nothing of it was taken over."
    ),
    "file-campaign": TEXT("general", "This file holds a campaign, not a match: open it in the window."),
    # Notices about a match that was cut, by what was wrong with it
    "match-cut": TEXT(
        "general", "The match was damaged. It opens just before action {action}; all of it was kept in {kept}."
    ),
    "match-cut match-illegal": TEXT(
        "general",
        "The match was damaged: its action {action}, “{text}”, is not allowed. It opens just before that; all of it was"
        " kept in {kept}.",
    ),
    "match-cut match-parted": TEXT(
        "general",
        "The match no longer goes as it once did after action {action}, “{text}”. It opens just before that; all of it"
        " was kept in {kept}.",
    ),
    # Files
    "file-unreadable": TEXT("general", "{file} cannot be read: {problem}."),
    "file-irregular": TEXT("general", "{file} is not a regular file."),
    "file-unwritable": TEXT("general", "{file} cannot be written: {problem}."),
    "file-too-big": TEXT("general", "{file} is no match: it is larger than {megabytes:than}."),
    "file-damaged": TEXT("general", "{file} is damaged: it cannot be read as a match."),
    "file-foreign": TEXT("general", "{file} is not a match of Ludarium."),
    # The library
    "home-unknown": TEXT(
        "general", "It is not known where your folder is: name one in LUDARIUM_HOME, for matches and results."
    ),
    "folder-unusable": TEXT("general", "The folder {folder} cannot be used: {problem}."),
    "library-held": TEXT("general", "Another Ludarium is using the library in {folder}."),
    "door-closed": TEXT(
        "general", "When Ludarium is started a second time, this window will not come forward: {problem}."
    ),
    "library-unreadable": TEXT("general", "The library {file} cannot be opened: {problem}."),
    "library-read-only": TEXT("general", "The library {file} may not be written to."),
    "library-full": TEXT(
        "general", "There is no space left for the library {file}. Nothing was lost: make some space and try again."
    ),
    "library-busy": TEXT("general", "Another program is using the library {file}. Try again."),
    "library-damaged": TEXT(
        "general", "The library {file} is damaged. Start Ludarium again: it saves what can be saved."
    ),
    "library-gone": TEXT(
        "general",
        "The library {file} is no longer there: something removed or replaced it. Nothing more can be kept before it is"
        " put back.",
    ),
    "library-failed": TEXT("general", "The library {file} does not answer: {problem}."),
    "library-foreign": TEXT("general", "{file} is the database of another program. It was left alone."),
    "library-newer": TEXT(
        "general",
        "The library {file} was written by a newer Ludarium (version {schema}; this one knows {known}). It was left"
        " alone.",
    ),
    "library-rescued": TEXT(
        "general",
        "The library was damaged. Matches saved: {matches}; of these without their last actions: {cut}. The damaged"
        " library was kept as {kept}.",
    ),
    "library-altered": TEXT(
        "general",
        "The library held parts that Ludarium did not make: {parts}. It was made anew from its rows. Matches kept:"
        " {matches}. The old library is kept as {kept}.",
    ),
    "backup-foreign": TEXT("general", "{file} is not a backup of Ludarium."),
    "backup-newer": TEXT("general", "{file} was made by a newer Ludarium (format {format}; this one knows {known})."),
    "backup-damaged": TEXT("general", "{file} is damaged. Nothing was changed."),
    "backup-altered": TEXT("general", "{file} holds parts that Ludarium did not make: {parts}. Nothing was changed."),
    "backup-too-big": TEXT("general", "{file} is not put back: it holds more than {gigabytes:than}."),
    "library-restored": TEXT("general", "The backup is back in place. What was there before is kept in {kept}."),
    "preferences-damaged": TEXT(
        "general", "The preferences could not be read and are as at first. The old file was kept as {kept}."
    ),
    # A check of the installation
    "check-folder": TEXT("general", "The data folder is {folder}."),
    "check-folder-read-only": TEXT("general", "The data folder {folder} is read-only."),
    "check-no-library": TEXT("general", "There is no library yet. The first start creates it."),
    "check-library": TEXT("general", "The library is sound. Matches: {matches}."),
    "check-altered": TEXT(
        "general",
        "The library holds parts that Ludarium did not make: {parts}. The next start makes it anew from its rows.",
    ),
    "check-preferences": TEXT("general", "The preferences are readable."),
    "check-preferences-damaged": TEXT("general", "The preferences {file} are damaged. The next start sets them aside."),
    "check-content": TEXT("general", "The content of {content} is complete."),
    "check-space": TEXT("general", "Free space: {megabytes} MB."),
    "check-little-space": TEXT("general", "There is little free space: {megabytes} MB."),
    "check-fonts": TEXT("general", "The fonts are readable. Files: {fonts}."),
    "check-fonts-damaged": TEXT("general", "The font {file} is missing or damaged."),
    "check-worker": TEXT("general", "The search process answers."),
    "check-worker-failed": TEXT("general", "The search process does not answer: {problem}."),
    "check-display": TEXT("general", "A window can be opened on the display {name}."),
    # The command line
    "whole": TEXT("general", "“{text}” is no whole number from {low} to {high}."),
    "seconds": TEXT("general", "“{text}” is no number of seconds: above 0, at most {most}."),
    "output": TEXT("general", "The output cannot be written: {problem}."),
    "undo-past": TEXT("general", "You are looking at the past. Go back to now first."),
    "hint-not-now": TEXT("general", "A hint is given when it is your turn."),
    "hint-not-needed": TEXT("general", "There is only one thing to do."),
    "size": TEXT("general", "“{text}” is no size: write it as 1600x1000, at most {most} either way."),
    "sheet-of-what": TEXT("general", "Name one: a match file, or a title with --blank, --rulebook or --aid."),
    "sheet-settings": TEXT("general", "A match brings its own settings: --set is for a blank pad."),
    "rulebook": TEXT("general", "There is no rulebook of “{title}”. There is one of: {known}."),
    "sheet": TEXT("general", "There is no score sheet for “{title}”. There is one for: {known}."),
    "picture-format": TEXT("general", "{file} is no name of a picture: let it end in .png or .jpg."),
    "setting": TEXT("general", "“{text}” is no setting: write it as key=value."),
    "side-program": TEXT("general", "The program to compare with did not answer: {problem}."),
    "unexpected": TEXT("general", "Something went wrong that should not: {problem}."),
}
"""Every reason that is not a title's own, by its key."""

COUNTED: Mapping[str, Callable[[int], str]] = {
    "players": lambda n: general.noun("%n players", "%n player", n),
    "seats": lambda n: general.noun("%n seats", "%n seat", n),
    "megabytes": lambda n: general.noun("%n megabytes", "%n megabyte", n),
    "gigabytes": lambda n: general.noun("%n gigabytes", "%n gigabyte", n),
    "actions": lambda n: general.noun("%n actions", "%n action", n),
}
"""A number whose gap has a role is said with its noun."""
