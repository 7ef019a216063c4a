# Sourced by ./run and ./test, with `here` (the repository) and `extra` (what to install with isodyn) set.
# Makes .venv once, and again when pyproject.toml changes; afterwards $venv_bin holds its programs.

fail() {
    echo "isodyn: $1" >&2
    exit 1
}

find_python() {
    for name in python3 python python3.14 python3.13 python3.12 python3.11 python3.10; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 10))' >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
}

stamp() {
    # what the environment was made from: a moved folder or another Python makes it stale
    cksum <"$here/pyproject.toml"
    echo "$here"
    "$1" -c 'import sys; print(sys.version)'
}

if [ -d "$here/.venv/Scripts" ]; then venv_bin=$here/.venv/Scripts; else venv_bin=$here/.venv/bin; fi
mark=$here/.venv/.isodyn-$extra

if ! "$venv_bin/python" -c '' >/dev/null 2>&1 || [ "$(stamp "$venv_bin/python")" != "$(cat "$mark" 2>/dev/null)" ]; then
    if ! "$venv_bin/python" -m pip --version >/dev/null 2>&1; then
        python=$(find_python)
        [ -n "$python" ] || fail "Python 3.10 or newer is needed and was not found"
        echo "isodyn: making the environment .venv with $("$python" --version) ..." >&2
        rm -rf "$here/.venv"
        "$python" -m venv "$here/.venv" ||
            fail "'$python -m venv' failed; install its package first (Debian and Ubuntu: apt install python3-venv)"
        if [ -d "$here/.venv/Scripts" ]; then venv_bin=$here/.venv/Scripts; else venv_bin=$here/.venv/bin; fi
    fi
    echo "isodyn: installing isodyn[$extra] into .venv ..." >&2
    "$venv_bin/python" -m pip install -q --disable-pip-version-check -e "$here[$extra]" ||
        fail "the installation failed; is there a way to a package index (network, proxy)?"
    stamp "$venv_bin/python" >"$mark"
fi
