# Sourced by ./play and ./check: makes the virtual environment .venv beside them and keeps it up to date.
#   prepare FILE   installs what the lock FILE names (all of it and nothing else: an older pip, told to look for more,
#                  takes the newest of a package with an extra), if it has changed since; then $python is there to use
#   accelerate     compiles the search of the computer players, if it has changed since and there is a C compiler

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
python=$here/.venv/bin/python

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    echo "Python 3.11 or newer is needed and was not found. / Este nevoie de Python 3.11 sau mai nou. /" \
        "É preciso ter o Python 3.11 ou mais novo." >&2
    return 1
}

prepare() {
    local lock=$here/$1 stamp=$here/.venv/$1.installed found
    if [ -x "$python" ] && cmp -s "$lock" "$stamp"; then
        return
    fi
    if [ ! -x "$python" ]; then
        found=$(find_python)
        echo "Setting up, once; this takes a minute. / Se pregătește, o singură dată. / Preparando, só desta vez." >&2
        "$found" -m venv "$here/.venv" || {
            echo "Python cannot make a virtual environment: on Debian and Ubuntu, install python3-venv." >&2
            rm -rf "$here/.venv"
            return 1
        }
    fi
    "$python" -m pip --disable-pip-version-check install -qq --require-hashes --no-deps -r "$lock" >&2
    cp "$lock" "$stamp"
}

accelerate() {
    local stamp=$here/.venv/accelerated.from build=$here/.venv/build now
    command -v cc >/dev/null || return 0
    if [ "$(uname)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1; then
        return 0  # cc would only ask to be installed
    fi
    now=$(cd "$here" && cat hatch_build.py requirements-build.txt audiogame/ai/*.py | cksum)
    if [ "$now" != "$(cat "$stamp" 2>/dev/null)" ]; then
        "$python" -m pip --disable-pip-version-check install -qq --require-hashes --no-deps --upgrade --target "$build" \
            -r "$here/requirements-build.txt" >&2 || return 0
        # what cannot be compiled here is played without
        PYTHONPATH=$build "$python" "$here/hatch_build.py" "$here/.venv/accelerated" 2>"$here/.venv/accelerated.log" || true
        echo "$now" >"$stamp"
    fi
    if [ -d "$here/.venv/accelerated/audiogame" ]; then
        export AUDIOGAME_ACCELERATED=$here/.venv/accelerated
    fi
}
