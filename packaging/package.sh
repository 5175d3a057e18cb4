#!/bin/sh
# Makes all packages into dist/, in an environment of its own under build/. Usage: package.sh [OPTION OF PARCEL…]
# The Python that goes into the bundle is the system's (PACKAGE_PYTHON names another).
set -eu
cd "$(dirname "$0")/.."
python=${PACKAGE_PYTHON:-/usr/bin/python3}
env=build/env

# What Debian and Ubuntu bring for making packages: a tool, or a file, and the package that has it.
missing=""
want() { { command -v "$1" || test -e "$1"; } >/dev/null 2>&1 || missing="$missing $2"; }
library=$("$python" -c 'import sysconfig as s; print(s.get_config_var("LIBDIR"), s.get_config_var("INSTSONAME"), sep="/")' 2>/dev/null) || library=none
want "$python" python3
want "$("$python" -c 'import ensurepip; print(ensurepip.__file__)' 2>/dev/null || echo none)" python3-venv
want "$library" "libpython$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || echo 3)"
want objdump binutils
want gcc gcc
want "$(gcc -print-file-name=libc.a 2>/dev/null || echo none)" libc6-dev
want dpkg-deb dpkg
want git git
if [ -n "$missing" ]; then
    printf 'Packages cannot be made without a few tools. Please run:\n\n    sudo apt-get install%s\n\nand then the same make command again.\n' "$missing"
    exit 1
fi
packaging/system-libraries.sh

is_old() { for of in packaging/build.lock packaging/requirements.lock pyproject.toml; do [ "$env/.ready" -nt "$of" ] || return 0; done; return 1; }
if is_old; then
    rm -rf "$env"
    "$python" -m venv "$env"
    "$python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' >"$env/needs.txt"
    "$env/bin/python" -m pip install -q --disable-pip-version-check -c packaging/requirements.lock -c packaging/build.lock \
        -r "$env/needs.txt" hatchling pyinstaller
    touch "$env/.ready"
fi
PYTHONPATH=packaging "$env/bin/python" -m linguist compile
PYTHONPATH=desktop:packaging exec "$env/bin/python" -m parcel "$@"
