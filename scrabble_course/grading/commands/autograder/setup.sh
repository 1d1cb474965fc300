#!/usr/bin/env bash
# Prepares Gradescope's machine, once: a Python of 3.11 or later, and what isolates.
# It fits the images Ubuntu 22.04 and later, and Debian 12 and later.
set -euo pipefail

source=${AUTOGRADER_ROOT:-/autograder}/source
export DEBIAN_FRONTEND=noninteractive

is_new_enough() {
    command -v "$1" > /dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))'
}

apt-get update
apt-get install -y --no-install-recommends bubblewrap libseccomp2 python3 python3-venv
python=python3
if ! is_new_enough "$python"; then
    apt-get install -y --no-install-recommends python3.11 python3.11-venv || {
        echo "This image has no Python 3.11: choose Ubuntu 22.04 or later." >&2
        exit 1
    }
    python=python3.11
fi
"$python" -m venv "$source/venv"
"$source/venv/bin/pip" install 'pyseccomp>=0.1.2'
