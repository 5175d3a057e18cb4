#!/bin/sh
# Measures Ludarium, and its random play beside Catanatron's: in turn, one after the other. Usage: bench.sh VENV [OPTION…]
# Catanatron lives in an environment of its own, .bench/, and is no dependency of the program.
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift
unset LUDARIUM_FROZEN # states are measured as they are in play

python=.bench/bin/python
if [ ! -e .bench/.ready ]; then
    if "$venv/bin/python" -m venv .bench &&
        "$python" -m pip install -q --disable-pip-version-check 'catanatron==3.2.1'; then
        touch .bench/.ready
    else
        echo "Catanatron could not be installed: measuring without it." >&2
        exec "$venv/bin/ludarium" bench "$@"
    fi
fi
exec "$venv/bin/ludarium" bench --seconds 5 --catanatron "$python packaging/bench_catanatron.py" "$@"
