#!/bin/sh
# Makes the virtual environment $2 with the Python $1, or says what is missing.
set -eu
python=$1
venv=$2

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "This course needs Python 3.11 or newer, and $python is not." >&2
    echo "Name another one: make lab PYTHON=python3.12" >&2
    exit 1
fi

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian keeps the module venv in a package of its own.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update && apt-get install --yes --no-install-recommends python3-venv
    else
        echo "Python's module venv is missing. On Debian and Ubuntu this helps:" >&2
        echo "    sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
