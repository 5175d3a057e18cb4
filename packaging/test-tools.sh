#!/bin/sh
# Install what the tests of the running program need: a virtual screen and an accessibility bus with a Python client.
# Without them those tests are skipped, and pytest lists them with the reason. Never fails, never asks for a password.
set -u
tools="at-spi2-core dbus gir1.2-atspi-2.0 python3-gi xvfb"
command -v dpkg-query >/dev/null 2>&1 || exit 0

missing=""
for name in $tools; do
    dpkg-query -W -f '${db:Status-Status}\n' "$name" 2>/dev/null | grep -qx installed || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

sudo=""
if [ "$(id -u)" != 0 ]; then
    sudo="sudo -n"
    $sudo true 2>/dev/null || sudo=false
fi
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # the words of $missing are arguments
if [ "$sudo" = false ] ||
    ! { $sudo apt-get update -qq && $sudo apt-get install -qq -y --no-install-recommends $missing; } >/dev/null 2>&1; then
    printf 'Some tests will be skipped. To run them, install:%s\n' "$missing"
fi
