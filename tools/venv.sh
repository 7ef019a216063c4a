# Sourced by ./run, ./check and ./test, which set `here` (the repository) and `extra` (the extras to install).
# Creates the environment .venv, and updates it when pyproject.toml changes. Sets `venv_bin`, the folder of its programs.

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
    # identifies the sources of the environment: it is out of date if the folder moved or Python changed
    cksum <"$here/pyproject.toml"
    echo "$here"
    "$1" -c 'import sys; print(sys.version)'
}

if [ -d "$here/.venv/Scripts" ]; then venv_bin=$here/.venv/Scripts; else venv_bin=$here/.venv/bin; fi
mark=$here/.venv/.isodyn-$extra

if ! "$venv_bin/python" -c '' >/dev/null 2>&1 || [ "$(stamp "$venv_bin/python")" != "$(cat "$mark" 2>/dev/null)" ]; then
    if ! "$venv_bin/python" -m pip --version >/dev/null 2>&1; then
        python=$(find_python)
        [ -n "$python" ] || fail "found no Python 3.10 or newer; install one"
        echo "isodyn: creating the environment .venv with $("$python" --version) ..." >&2
        rm -rf "$here/.venv"
        "$python" -m venv "$here/.venv" ||
            fail "'$python -m venv' failed; install its package first (Debian and Ubuntu: apt install python3-venv)"
        if [ -d "$here/.venv/Scripts" ]; then venv_bin=$here/.venv/Scripts; else venv_bin=$here/.venv/bin; fi
    fi
    echo "isodyn: installing isodyn[$extra] into .venv ..." >&2
    "$venv_bin/python" -m pip install -q --disable-pip-version-check -e "$here[$extra]" ||
        fail "the installation failed; check the connection to the package index (network, proxy)"
    stamp "$venv_bin/python" >"$mark"
fi
