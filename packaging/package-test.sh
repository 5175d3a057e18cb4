#!/usr/bin/env bash
# Installs the packages, plays, upgrades and removes them as a player would, in bare systems that have nothing of ours.
# Usage: package-test.sh [RELEASE…], without one bookworm and trixie, after package.sh. Leaves pictures in build/package-test.
#
# Screen, checkers and a Python to compare with are in a second system: nothing they need is there by chance in the bare
# one. What the screen shows is read from outside.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=packaging/root.sh
. packaging/root.sh

DISPLAY_NAME=:1790
STARTS=40         # how often each start is measured
SLOWEST=1.15      # start of the bundle, as a multiple of the start from an environment
UNAVAILABLE=75    # what it takes is not to be had: no fault of ours
PICTURES=build/package-test
QUICKLY=-oDpkg::Options::=--force-unsafe-io # what is installed need not outlive a power cut
DATA=.local/share/Ludarium

parcel() { PYTHONPATH=desktop:packaging QT_QPA_PLATFORM=offscreen build/env/bin/python "$@"; }

main() {
    local reason release
    reason=$(root_why_not)
    if [ -n "$reason" ]; then
        echo "The packages were not tried on a bare machine: $reason."
        return 0
    fi
    compare_builds
    mkdir -p "$PICTURES"
    if [ $# = 0 ]; then set -- bookworm trixie; fi
    for release in "$@"; do
        try "$release"
    done
}

# From outside

# Another clone in another folder gives the same bytes.
compare_builds() {
    local code=0
    if [ -n "$(git status --porcelain --untracked-files=no)" ]; then
        echo "What is not committed is in the packages: the build is not compared with another one."
        return
    fi
    folder=$(root_folder)
    trap 'root_remove "$folder"' EXIT
    trap 'exit 130' INT TERM
    git clone -q --depth 1 "file://$PWD" "$folder/some other place"
    PYTHONPATH="$folder/some other place/desktop:$folder/some other place/packaging" \
        build/env/bin/python -m parcel --again >"$folder/again.sums"
    parcel -m parcel --sums >"$folder/sums"
    diff "$folder/sums" "$folder/again.sums" >&2 || code=1
    if [ $code = 0 ]; then echo "Built twice: the same $(wc -l <"$folder/sums") files with the same check sums."; fi
    trap - EXIT INT TERM
    root_remove "$folder"
    return $code
}

try() {
    local release=$1 code=0
    inside=""
    folder=$(root_folder)
    trap 'kill -KILL "$inside" 2>/dev/null; wait; root_remove "$folder"' EXIT
    trap 'exit 130' INT TERM
    mkdir "$folder/packages" "$folder/pictures"
    parcel -m parcel --next "$folder/packages" >/dev/null
    cp dist/*.deb dist/*.whl dist/*linux-x86_64.tar.gz "$folder/packages/"
    (root_inside "$0" --inside "$release" "$folder") &
    inside=$!
    wait "$inside" || code=$?
    cp "$folder"/pictures/* "$PICTURES/" 2>/dev/null || true
    trap - EXIT INT TERM
    root_remove "$folder"
    case $code in
        0) echo "$release: all as it should be; pictures are in $PICTURES." ;;
        "$UNAVAILABLE") echo "$release: not tried to the end, since packages cannot be had at the moment." ;;
        *) echo "$release: failed." >&2 && exit 1 ;;
    esac
}

# Inside

try_inside() {
    release=$1 folder=$2 bare=$2/bare tools=$2/tools home=$2/bare/home/player
    show=$folder/frames/Xvfb_screen0 # what is on the screen
    tell "a bare system"
    root_make "$release" "$bare" mount >"$folder/make.log" 2>&1 || unavailable "$folder/make.log"
    cp -a "$bare" "$tools"
    mkdir "$folder/x11" "$folder/frames"
    chmod 1777 "$folder/x11" "$folder/frames"
    for root in "$bare" "$tools"; do
        root_mount "$root"
        mkdir "$root/tmp/.X11-unix" "$root/tmp/packages" "$root/tmp/frames"
        mount --bind "$folder/x11" "$root/tmp/.X11-unix"
        mount --bind -o ro "$folder/packages" "$root/tmp/packages"
        mount --bind "$folder/frames" "$root/tmp/frames"
    done
    make_files
    get_tools
    check_papers
    open_screen
    is_bare
    install_deb
    use_program ludarium deb
    speak_languages
    upgrade
    remove_deb
    use_archive
    compare_starts
}

# Files for the player to open: a match, and what is none.
make_files() {
    parcel - "$home" <<'PYTHON'
import sys
from pathlib import Path

from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.games import TITLES
from ludarium.library.files import write_match

title = TITLES.get("iron-age")
match, rng = Match(title, title.setup(["Ann", "Ben"]), 7, ("human", "easy")), Rng(7)
while match.cursor < 40 or match.turn != 0:
    match.play(title.sample(match.state, rng))
write_match(Path(sys.argv[1]) / "a match.ludarium", match)
write_match(Path(sys.argv[1]) / "unnamed", match)
(Path(sys.argv[1]) / "no match.ludarium").write_text("{}")
PYTHON
    chown -R 1000:1000 "$home"
}

get_tools() {
    tell "checkers and a screen, beside it"
    {
        root_run "$bare" root apt-get update -q && root_run "$tools" root apt-get update -q &&
            root_run "$tools" root apt-get install -qy "$QUICKLY" --no-install-recommends appstream desktop-file-utils libglib2.0-bin \
                lintian man-db python3-venv shared-mime-info xvfb zsh
    } >"$folder/tools.log" 2>&1 || unavailable "$folder/tools.log"
}

check_papers() {
    local deb=/tmp/packages/ludarium_${version}_amd64.deb tree=/tmp/tree
    tell "desktop entry, description, type of files, manual, completion, lintian"
    in_tools dpkg-deb -x "$deb" "$tree"
    in_tools desktop-file-validate "$tree/usr/share/applications/org.ludarium.Ludarium.desktop"
    in_tools appstreamcli validate --no-net "$tree/usr/share/metainfo/org.ludarium.Ludarium.metainfo.xml"
    in_tools sh -c "gunzip -c $tree/usr/share/man/man1/ludarium.1.gz | man --warnings -l - >/dev/null"
    in_tools bash -n "$tree/usr/share/bash-completion/completions/ludarium"
    in_tools zsh -n "$tree/usr/share/zsh/vendor-completions/_ludarium"
    in_tools cp "$tree/usr/share/mime/packages/org.ludarium.Ludarium.xml" /usr/share/mime/packages/
    in_tools update-mime-database /usr/share/mime
    cp "$home/a match.ludarium" "$home/unnamed" "$home/no match.ludarium" "$tools/tmp/"
    is_type "a match.ludarium" application/vnd.ludarium.match+json
    is_type unnamed application/vnd.ludarium.match+json
    root_run "$tools" player lintian --fail-on error "$deb" >"$folder/lintian.log" 2>&1 ||
        failed "$folder/lintian.log" "lintian finds fault."
    tell "lintian: $(grep -c '^W:' "$folder/lintian.log") warnings, no errors"
    grep '^W:' "$folder/lintian.log" | sed "s/^/    /" || true
}

is_type() {
    root_run "$tools" root gio info -a standard::content-type "/tmp/$1" >"$folder/type.log" 2>&1
    grep -qF "content-type: $2" "$folder/type.log" || failed "$folder/type.log" "$1 is not known as $2."
}

open_screen() {
    root_run "$tools" root Xvfb "$DISPLAY_NAME" -screen 0 1920x1200x24 -nolisten tcp -nolisten local -ac \
        -fbdir /tmp/frames >"$folder/xvfb.log" 2>&1 &
    wait_until 30 test -S "$folder/x11/X${DISPLAY_NAME#:}" || failed "$folder/xvfb.log" "The screen did not open."
}

is_bare() {
    local name
    for name in python3 gcc cc ludarium; do
        ! root_run "$bare" root sh -c "command -v $name" >"$folder/bare.log" || failed "$folder/bare.log" "It is not bare."
    done
}

install_deb() {
    tell "apt-get install ./ludarium_${version}_amd64.deb"
    root_run "$bare" root apt-get install -qy "$QUICKLY" --no-install-recommends "/tmp/packages/ludarium_${version}_amd64.deb" \
        >"$folder/install.log" 2>&1 || failed "$folder/install.log" "It cannot be installed."
    [ "$(root_run "$bare" player sh -c 'command -v ludarium')" = /usr/bin/ludarium ] ||
        failed "$folder/install.log" "It is not on the path."
}

# What a player does: $1 is the command, $2 names the pictures.
use_program() {
    local before
    before=$(matches)
    tell "$2: the shelf, and matches opened by their files"
    start "$1"
    see "$2-shelf"
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" "$1" "/home/player/a match.ludarium" >"$folder/again.log" 2>&1 ||
        failed "$folder/again.log" "The window that is open does not answer."
    wait_until 20 has_matches $((before + 1)) || failed "$folder/start.log" "The match of the file was not opened."
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" "$1" /home/player/unnamed >"$folder/again.log" 2>&1 ||
        failed "$folder/again.log" "The window does not answer to a match without its suffix."
    wait_until 20 has_matches $((before + 2)) || failed "$folder/start.log" "The match without its suffix was not opened."
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" "$1" "/home/player/no match.ludarium" >"$folder/again.log" 2>&1 ||
        failed "$folder/again.log" "The window does not answer to a file that is no match."
    sleep 1
    see "$2-opened"
    stop
    start "$1" "/home/player/a match.ludarium"
    wait_until 20 has_matches $((before + 3)) || failed "$folder/start.log" "The match of the file was not opened."
    stop
    play_titles "$1"
    print_sheet "$1"
}

play_titles() {
    local title seats
    while read -r title seats; do
        tell "matches of $title between computers, in two processes"
        root_run "$bare" player "$1" arena "$title" --seats "$seats" --games 2 --jobs 2 --json >"$folder/arena.log" 2>&1 ||
            failed "$folder/arena.log" "A match of $title failed."
        grep -q '"errors": 0' "$folder/arena.log" || failed "$folder/arena.log" "A match of $title failed."
    done <"$folder/titles"
}

print_sheet() {
    root_run "$bare" player "$1" sheet "/home/player/a match.ludarium" -o /home/player/sheet.pdf >"$folder/sheet.log" 2>&1 ||
        failed "$folder/sheet.log" "No sheet was printed."
    [ "$(head -c 5 "$home/sheet.pdf")" = %PDF- ] || failed "$folder/sheet.log" "The sheet is no PDF."
    root_run "$bare" player "$1" sheet --rulebook iron-age -o /home/player/rules.pdf >"$folder/sheet.log" 2>&1 ||
        failed "$folder/sheet.log" "No rulebook was printed."
    rm "$home/sheet.pdf" "$home/rules.pdf"
}

# Every language that somebody has begun to translate into, in the window and on the command line.
speak_languages() {
    local language
    root_run "$bare" player ludarium content iron-age >"$folder/en.log" 2>&1
    for language in $languages; do
        tell "in the language $language"
        root_run "$bare" player ludarium content iron-age --lang "$language" >"$folder/$language.log" 2>&1 ||
            failed "$folder/$language.log" "It does not speak $language."
        cp -p "$home/$DATA/preferences.json" "$folder/preferences.json" 2>/dev/null || echo '{}' >"$folder/preferences.json"
        for_now "{\"language\": \"en\"}" english
        for_now "{\"language\": \"$language\"}" "$language"
        cp -p "$folder/preferences.json" "$home/$DATA/preferences.json"
        if cmp -s "$folder/en.log" "$folder/$language.log" &&
            cmp -s "$folder/pictures/$release-english.png" "$folder/pictures/$release-$language.png"; then
            failed "$folder/$language.log" "Its $language is English."
        fi
    done
}

# A start with these preferences: $2 names the picture.
for_now() {
    echo "$1" >"$home/$DATA/preferences.json"
    chown 1000:1000 "$home/$DATA/preferences.json"
    start ludarium
    see "$2"
    stop
}

upgrade() {
    local before
    before=$(matches)
    tell "a newer version over it"
    root_run "$bare" root apt-get install -qy "$QUICKLY" --no-install-recommends "/tmp/packages/ludarium_${version}+next_amd64.deb" \
        >"$folder/upgrade.log" 2>&1 || failed "$folder/upgrade.log" "It cannot be upgraded."
    root_run "$bare" root dpkg-query -W ludarium | grep -q +next || failed "$folder/upgrade.log" "It was not upgraded."
    start ludarium
    see newer
    stop
    has_matches "$before" || failed "$folder/upgrade.log" "The upgrade cost matches."
}

remove_deb() {
    local before
    before=$(matches)
    tell "removed"
    root_run "$bare" root apt-get purge -qy "$QUICKLY" ludarium >"$folder/remove.log" 2>&1 ||
        failed "$folder/remove.log" "It cannot be removed."
    find "$bare/usr" -name '*ludarium*' >"$folder/left.log"
    [ ! -s "$folder/left.log" ] || failed "$folder/left.log" "Something was left behind."
    if [ "$before" = 0 ] || ! has_matches "$before"; then failed "$folder/remove.log" "Removing it cost matches."; fi
    tell "its $before matches are still there"
}

# Unpacked by the player. Libraries that the archive brings along are taken from the system first.
use_archive() {
    local program
    tell "the archive, unpacked by a player"
    root_run "$bare" root dpkg --purge --force-depends libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 \
        libxcb-render-util0 libxcb-util1 libsqlite3-0 >"$folder/purge.log" 2>&1 ||
        failed "$folder/purge.log" "The libraries cannot be taken away."
    # shellcheck disable=SC2016 # the inner shell fills these gaps
    root_run "$bare" player sh -c 'mkdir "$HOME/my games" && tar -xzf /tmp/packages/Ludarium-*.tar.gz -C "$HOME/my games"'
    program=$(cd "$bare" && ls -d home/player/my\ games/Ludarium-*/Ludarium)
    use_program "/$program" archive
}

# Two starts in turn: the bundle, and the wheel in an environment of its own. Both in the second system.
compare_starts() {
    local bundle worked wheel wheel_worked player
    tell "the wheel in a new environment"
    {
        root_run "$tools" root apt-get install -qy "$QUICKLY" --no-install-recommends "/tmp/packages/ludarium_${version}_amd64.deb" &&
            root_run "$tools" player python3 -m venv /home/player/env &&
            root_run "$tools" player sh -c '/home/player/env/bin/pip install -q /tmp/packages/ludarium-*.whl'
    } >"$folder/wheel.log" 2>&1 || unavailable "$folder/wheel.log"
    (cd / && root_run "$tools" player /home/player/env/bin/ludarium content iron-age >"$folder/wheel.log" 2>&1) ||
        failed "$folder/wheel.log" "The wheel does not find its resources."
    player=(chroot --userspec=1000:1000 --groups= "$tools" env -i HOME=/home/player USER=player LANG=C.UTF-8)
    player+=(PATH=/usr/bin:/bin DISPLAY="$DISPLAY_NAME")
    parcel -m parcel.screen race "$show" "$STARTS" -- "${player[@]}" ludarium -- "${player[@]}" /home/player/env/bin/ludarium \
        >"$folder/race" 2>"$folder/wheel.log" || failed "$folder/wheel.log" "The starts cannot be compared."
    read -r bundle worked wheel wheel_worked <"$folder/race"
    tell "start to painted shelf: bundle $bundle s, environment $wheel s, $(ratio "$bundle" "$wheel") times as long" \
        "(of the processor $worked s and $wheel_worked s, $(ratio "$worked" "$wheel_worked") times as much)"
    [ "$(echo "$bundle $wheel $SLOWEST" | awk '{print ($1 <= $2 * $3)}')" = 1 ] ||
        failed /dev/null "The bundle takes more than $SLOWEST times as long to start."
}

ratio() { echo "$1 $2" | awk '{printf "%.2f", $1 / $2}'; }

# The program on the screen

start() {
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" "$@" >"$folder/start.log" 2>&1 &
    program=$!
    parcel -m parcel.screen wait "$show" 60 || failed "$folder/start.log" "Nothing was painted."
    wait_until 30 test -f "$home/$DATA/library.sqlite" || failed "$folder/start.log" "The library was not opened."
}

see() {
    sleep 1
    kill -0 "$program" 2>/dev/null || failed "$folder/start.log" "The window did not stay."
    parcel -m parcel.screen picture "$show" "$folder/pictures/$release-$1.png"
}

stop() {
    pkill -TERM -P "$program" || true # the shell that waits for it would not hear of it
    wait "$program" || true
}

matches() {
    [ -f "$home/$DATA/library.sqlite" ] || { echo 0 && return; }
    parcel -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM matches").fetchone()[0])' \
        "$home/$DATA/library.sqlite"
}

has_matches() { [ "$(matches)" = "$1" ]; }

# Small things

in_tools() {
    root_run "$tools" root "$@" >"$folder/check.log" 2>&1 || failed "$folder/check.log" "This failed: $*"
}

tell() { printf '%s, %3d s: %s\n' "$release" "$SECONDS" "$*"; }

wait_until() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.5
    done
}

failed() {
    tail -n 40 "$1" >&2
    echo "$release: $2" >&2
    exit 1
}

unavailable() {
    tail -n 5 "$1" >&2
    exit "$UNAVAILABLE"
}

if [ "${1:-}" = --inside ]; then
    shift
    version=$(parcel -c 'from ludarium import __version__; print(__version__)')
    languages=$(parcel -c '
from PySide6.QtCore import QTranslator
from ludarium.engine.resources import resources
from ludarium.words import languages

def is_begun(language):
    words = QTranslator()
    return words.load(str(resources() / "i18n" / f"ludarium_{language}.qm")) and not words.isEmpty()

print(*filter(is_begun, languages()[1:]))')
    parcel -c '
from ludarium.games import TITLES
for name in TITLES:
    print(name, ",".join(["easy"] * min(TITLES.get(name).allowed_seats)))
' >"$2/titles"
    try_inside "$@"
else
    main "$@"
fi
