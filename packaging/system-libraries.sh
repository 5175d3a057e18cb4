#!/bin/sh
# What Python and Qt need of the system and a bare Debian or Ubuntu lacks. Installs it where it may, else says how.
# The list is what the files of PySide6 ask for by themselves; tests/test_packaging.py holds the two together.
# Not in it: libcups2, which is there wherever a printer is.
set -u
everywhere="libbrotli1 libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libgssapi-krb5-2 libx11-6
    libxkbcommon0 libzstd1 zlib1g"
x11="libx11-xcb1 libxcb1 libxcb-cursor0 libxcb-glx0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0
    libxcb-render0 libxcb-render-util0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1
    libxkbcommon-x11-0"
wayland="libwayland-client0 libwayland-cursor0 libwayland-egl1"
command -v dpkg-query >/dev/null 2>&1 || exit 0 # another system: its own Qt packages bring them

is_here() { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

# Debian 13 and Ubuntu 24.04 gave some libraries a new name when their clocks went to 64 bits.
glib=libglib2.0-0
if is_here '*t64'; then glib=libglib2.0-0t64; fi

missing=""
for name in $everywhere $x11 $wayland; do
    [ "$name" != libglib2.0-0 ] || name=$glib
    is_here "$name" || missing="$missing $name"
done
python=${PYTHON:-python3}
"$python" -c 'import ensurepip' 2>/dev/null || missing="$missing $(basename "$python")-venv"
[ -n "$missing" ] || exit 0

install="apt-get install -y --no-install-recommends$missing"
if command -v sudo >/dev/null 2>&1; then
    command="sudo apt-get update && sudo $install"
else
    command="su -c 'apt-get update && $install'"
fi
if [ "$(id -u)" = 0 ]; then
    sudo=""
    command="apt-get update && $install"
elif sudo -n true 2>/dev/null; then
    sudo="sudo"
else
    printf 'Ludarium needs a few packages of the system that are missing here. Please run:\n\n    %s\n\n' "$command"
    printf 'and then the same make command again.\n'
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # the words of $install are arguments
{ $sudo apt-get update -qq && $sudo $install -qq; } >/dev/null 2>&1 || {
    printf 'These packages of the system could not be installed:%s\nPlease run:\n\n    %s\n\n' "$missing" "$command"
    exit 1
}
