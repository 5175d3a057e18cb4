#!/usr/bin/env bash
# Plays Ludarium as a new user would: in a bare Debian, from a clone of what is committed, until the shelf is on a screen.
# Usage: fresh.sh [RELEASE…], without one bookworm and trixie. TEST=1: all tests as well. Leaves a picture of the screen.
#
# The screen, Xvfb, runs in a second system: what it needs is not there by chance where Ludarium runs.
set -eu
cd "$(dirname "$0")/.."
. packaging/root.sh

DISPLAY_NAME=:1789
PATIENCE=600
UNAVAILABLE=75 # what it takes is not to be had: no fault of ours
HOUSE=/home/player/ludarium
PICTURES=build/fresh

main() {
    local reason release
    reason=$(root_why_not)
    if [ -n "$reason" ]; then
        echo "Ludarium was not tried on a bare machine: $reason."
        return 0
    fi
    if [ $# = 0 ]; then set -- bookworm trixie; fi
    for release in "$@"; do
        try "$release"
    done
}

# From outside

try() {
    local release=$1 code=0
    inside=""
    folder=$(root_folder)
    trap 'kill -KILL "$inside" 2>/dev/null; wait; root_remove "$folder"' EXIT
    trap 'exit 130' INT TERM
    git clone -q --depth 1 "file://$PWD" "$folder/clone"
    (root_inside "$0" --inside "$release" "$folder") &
    inside=$!
    wait "$inside" || code=$?
    mkdir -p "$PICTURES"
    [ ! -f "$folder/screen.png" ] || cp "$folder/screen.png" "$PICTURES/$release.png"
    trap - EXIT INT TERM
    root_remove "$folder"
    case $code in
        0) echo "$release: all as it should be; the screen is in $PICTURES/$release.png." ;;
        "$UNAVAILABLE") echo "$release: not tried to the end, since packages cannot be had at the moment." ;;
        *) echo "$release: failed." >&2 && exit 1 ;;
    esac
}

# Inside

try_inside() {
    release=$1 folder=$2 bare=$2/bare screen=$2/screen
    tell "a bare system"
    root_make "$release" "$bare" make,python3 >"$folder/make.log" 2>&1 || unavailable "$folder/make.log"
    cp -a "$bare" "$screen"
    mv "$folder/clone" "$bare$HOUSE"
    chown -R 1000:1000 "$bare$HOUSE"
    mkdir "$folder/x11"
    for root in "$bare" "$screen"; do
        root_mount "$root"
        mkdir "$root/tmp/.X11-unix"
        mount --bind "$folder/x11" "$root/tmp/.X11-unix"
    done
    chmod 1777 "$folder/x11"
    open_screen
    type_command
    play
    [ -z "${TEST:-}" ] || run_tests
    lose_library
}

open_screen() {
    tell "a screen"
    { root_run "$screen" root apt-get update -q && root_run "$screen" root apt-get install -qy --no-install-recommends \
        xvfb x11-utils; } >"$folder/screen.log" 2>&1 || unavailable "$folder/screen.log"
    # Found by the file in the folder that both systems share, never by a name that this machine's own screen could have.
    root_run "$screen" root Xvfb "$DISPLAY_NAME" -screen 0 1920x1200x24 -nolisten tcp -nolisten local -ac \
        >"$folder/xvfb.log" 2>&1 &
    wait_until 30 test -S "$folder/x11/X${DISPLAY_NAME#:}" || failed "$folder/xvfb.log" "The screen did not open."
}

# Where nothing may be installed make says what to type: type it, to the letter.
type_command() {
    local command
    tell "make play, as a user who may install nothing"
    ! make_in_house play >"$folder/first.log" 2>&1 || failed "$folder/first.log" "It asked for nothing."
    command=$(sed -n 's/^    //p' "$folder/first.log")
    case $command in
        *"apt-get install"*) ;;
        *) failed "$folder/first.log" "It did not say what to type." ;;
    esac
    tell "$command"
    if ! root_run "$bare" root sh -c "$command" >"$folder/command.log" 2>&1; then
        root_run "$bare" root apt-get update -o APT::Update::Error-Mode=any >"$folder/update.log" 2>&1 ||
            unavailable "$folder/update.log"
        failed "$folder/command.log" "What it said to type does not work."
    fi
}

play() {
    local began=$SECONDS
    tell "make play"
    make_in_house play >"$folder/play.log" 2>&1 &
    playing=$!
    wait_until "$PATIENCE" is_window_or_end || failed "$folder/play.log" "No window came within $PATIENCE seconds."
    is_window || did_not_start
    tell "the window is there after $((SECONDS - began)) seconds"
    # The library is opened and the bell hung at the door once the shelf has been painted: a second start rings it.
    wait_until 60 test -f "$bare/home/player/.local/share/Ludarium/library.sqlite" ||
        failed "$folder/play.log" "The shelf was not painted."
    make_in_house play >"$folder/again.log" 2>&1 || failed "$folder/again.log" "The window does not answer."
    look || failed "$folder/look.log" "There is no shelf on the screen."
    is_window || failed "$folder/play.log" "The window did not stay."
}

is_window() {
    local id
    id=$(ask_screen -root -tree | sed -nE 's/^ *(0x[0-9a-f]+) "Ludarium": \("ludarium".*  [0-9]{4}x[0-9]{3,4}\+.*/\1/p')
    [ -n "$id" ] && ask_screen -id "$id" | grep -q 'Map State: IsViewable'
}

ask_screen() {
    root_run "$screen" root env DISPLAY="$DISPLAY_NAME" xwininfo "$@" 2>/dev/null
}

is_window_or_end() {
    is_window || ! kill -0 "$playing" 2>/dev/null
}

did_not_start() {
    if [ ! -e "$bare$HOUSE/.venv/.ready" ]; then
        root_run "$bare" player "$HOUSE/.venv/bin/python" -m pip download -q --no-deps --dest /tmp/probe attrs \
            >"$folder/probe.log" 2>&1 || unavailable "$folder/probe.log"
    fi
    failed "$folder/play.log" "The window did not open."
}

# A picture of the screen, and whether it is as colourful as a shelf with its boxes is.
look() {
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" "$HOUSE/.venv/bin/python" -c '
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
picture = app.primaryScreen().grabWindow(0).toImage()
picture.save("/tmp/screen.png")
size = picture.size()
colours = {picture.pixel(x, y) for x in range(0, size.width(), 3) for y in range(0, size.height(), 3)}
print(len(colours), "colours")
sys.exit(len(colours) < 1000)
' >"$folder/look.log" 2>&1 || return
    tell "on it are $(tail -n 1 "$folder/look.log")"
    cp "$bare/tmp/screen.png" "$folder/screen.png"
}

run_tests() {
    tell "make test"
    make_in_house test || failed /dev/null "The tests failed."
}

# A library that goes missing later is named, with what brings it.
lose_library() {
    tell "make play, without one of the libraries"
    root_run "$bare" root dpkg --remove --force-depends libxcb-cursor0 >"$folder/lost.log" 2>&1
    ! make_in_house play >"$folder/lost.log" 2>&1 || failed "$folder/lost.log" "It was not missed."
    grep -qxF "Ludarium cannot start: this machine lacks libxcb-cursor.so.0. Please run: su -c 'apt-get install libxcb-cursor0'" \
        "$folder/lost.log" || failed "$folder/lost.log" "It is not named."
}

make_in_house() {
    root_run "$bare" player env DISPLAY="$DISPLAY_NAME" make --no-print-directory -C "$HOUSE" "$@"
}

tell() {
    printf '%s, %3d s: %s\n' "$release" "$SECONDS" "$*"
}

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
    try_inside "$@"
else
    main "$@"
fi
