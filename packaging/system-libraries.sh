#!/bin/sh
# The few shared libraries that Qt needs and a bare Debian or Ubuntu lacks. Installs them where it may, else says how.
set -u
wanted="libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0"
command -v dpkg-query >/dev/null 2>&1 || exit 0 # another system: its own Qt packages bring them

missing=""
for name in $wanted; do
    dpkg-query -W -f '${Status}\n' "$name" "${name}t64" 2>/dev/null | grep -q '^install ok installed' || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

install="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    sudo=""
elif sudo -n true 2>/dev/null; then
    sudo="sudo"
else
    printf 'Qt needs system libraries that are missing here. Please run:\n\n    sudo %s\n\nand then the same make command again.\n' "$install"
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 -- the words of $install are arguments
{ $sudo apt-get update -qq && $sudo $install -qq; } >/dev/null 2>&1 ||
    { printf 'These system libraries could not be installed:%s\nPlease run: sudo %s\n' "$missing" "$install"; exit 1; }
