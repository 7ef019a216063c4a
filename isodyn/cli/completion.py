"""isodyn completion: scripts for bash, zsh and fish, made from the parser.  Robots are asked for once, at the first Tab."""

from __future__ import annotations

import argparse
import sys

from isodyn.cli.options import SHELLS, parser, verbs

_FILES = {"robot": "urdf|toml|xml|mjcf", "input": "csv|npz", "output": "csv|npz", "target": "urdf|toml|dh|txt"}

_BASH = """# bash completion for isodyn; put it into your shell with:  eval "$(isodyn completion bash)"
_isodyn() {
    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb="${COMP_WORDS[1]}"
    local IFS=$' \\t\\n'
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "@VERBS@ --help --version" -- "$word"))
        return
    fi
    case "$verb $before" in
@VALUES@
    esac
    if [[ "$word" == -* ]]; then
        case "$verb" in
@OPTIONS@
        esac
        return
    fi
    case "$verb" in
        @ROBOTS@)
            if [ -z "${_isodyn_robots-}" ]; then
                _isodyn_robots="$(isodyn robots 2>/dev/null | awk '{print $1}')"
            fi
            COMPREPLY=($(compgen -W "$_isodyn_robots" -- "$word"))
            ;;
        completion) COMPREPLY=($(compgen -W "@SHELLS@" -- "$word")) ;;
    esac
    COMPREPLY+=($(compgen -f -- "$word"))
}
complete -o filenames -F _isodyn isodyn
"""

_ZSH = """#compdef isodyn
# zsh completion for isodyn; save as _isodyn in a folder of $fpath, or:  eval "$(isodyn completion zsh)"
_isodyn_robots() {
    if [[ -z "$_isodyn_known" ]]; then
        typeset -ga _isodyn_known
        _isodyn_known=(${(f)"$(isodyn robots 2>/dev/null | awk '{print $1}')"})
    fi
    _alternative 'robots:robot:($_isodyn_known)' 'files:file:_files -g "*.(urdf|toml|xml|mjcf)"'
}
_isodyn() {
    local -a verbs
    verbs=(
@VERBS@
    )
    if (( CURRENT == 2 )); then
        _describe -t verbs 'isodyn verb' verbs
        return
    fi
    local verb="$words[2]"
    shift words
    (( CURRENT-- ))
    case "$verb" in
@OPTIONS@
    esac
}
if [[ "$funcstack[1]" == _isodyn ]]; then _isodyn "$@"; else compdef _isodyn isodyn; fi
"""


_FISH = """# fish completion for isodyn; save as ~/.config/fish/completions/isodyn.fish, or:  isodyn completion fish | source
function __isodyn_robots
    set -q __isodyn_known; or set -g __isodyn_known (isodyn robots 2>/dev/null | string match -r '^\\S+')
    printf '%s\\n' $__isodyn_known
end
function __isodyn_verb
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end
complete -c isodyn -n 'test (count (commandline -opc)) -eq 1' -f
@LINES@
"""


def completion(args: argparse.Namespace) -> int:
    """Print the script of a shell for the verbs and options of the whole command line."""
    known = verbs(parser())
    sys.stdout.write({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](known))
    return 0


def _options(verb: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in verb._actions if action.option_strings]


def _bash(known: dict[str, argparse.ArgumentParser]) -> str:
    values, options = [], []
    for name, verb in known.items():
        words = [word for action in _options(verb) for word in action.option_strings]
        options.append(f'            {name}) COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$word")) ;;')
        for action in _options(verb):
            if action.choices:
                case = "|".join(f'"{name} {word}"' for word in action.option_strings)
                choices = " ".join(map(str, action.choices))
                values.append(f'        {case}) COMPREPLY=($(compgen -W "{choices}" -- "$word")); return ;;')
    robots = [name for name, verb in known.items() if any(action.dest == "robot" for action in verb._actions)]
    text = _BASH.replace("@VERBS@", " ".join(known)).replace("@VALUES@", "\n".join(values))
    return text.replace("@OPTIONS@", "\n".join(options)).replace("@ROBOTS@", "|".join(robots)).replace("@SHELLS@", " ".join(SHELLS))


def _zsh(known: dict[str, argparse.ArgumentParser]) -> str:
    lines = [f"        {_quoted(f'{name}:{(verb.description or name).splitlines()[0]}')}" for name, verb in known.items()]
    cases = []
    for name, verb in known.items():
        specs = [_quoted(_spec(action)) for action in _options(verb)]
        places = [action for action in verb._actions if not action.option_strings]
        specs += [_quoted(f"{':' if action.nargs == '?' else ''}:{action.dest}:{_values(action)}") for action in places]
        cases.append(f"        {name}) _arguments {' '.join(specs)} ;;")
    return _ZSH.replace("@VERBS@", "\n".join(lines)).replace("@OPTIONS@", "\n".join(cases))


def _fish(known: dict[str, argparse.ArgumentParser]) -> str:
    first = "complete -c isodyn -n 'test (count (commandline -opc)) -eq 1'"
    lines = [f"{first} -l help", f"{first} -l version"]
    for name, verb in known.items():
        lines.append(f"{first} -a {name} -d {_fish_quoted((verb.description or name).splitlines()[0])}")
        here = f"complete -c isodyn -n '__isodyn_verb {name}'"
        for action in _options(verb):
            files = " -r -F" if action.dest in _FILES else " -x"
            takes = "" if action.nargs == 0 else f" -x -a {_fish_quoted(' '.join(action.choices))}" if action.choices else files
            lines.append(f"{here} -l {action.option_strings[-1][2:]}{takes} -d {_fish_quoted(action.help or '')}")
        for action in verb._actions:
            if not action.option_strings and (action.choices or action.dest == "robot"):
                lines.append(f"{here} -a {_fish_quoted(' '.join(action.choices or ['(__isodyn_robots)']))}")
    return _FISH.replace("@LINES@", "\n".join(lines))


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _spec(action: argparse.Action) -> str:
    """--option[help]:what:values of _arguments."""
    words = (action.help or "").replace("[", "(").replace("]", ")").replace(":", " -")
    takes = "" if action.nargs == 0 else f":{action.dest}:{_values(action)}"
    return f"{action.option_strings[-1]}[{words}]{takes}"


def _values(action: argparse.Action) -> str:
    if action.choices:
        return f"({' '.join(map(str, action.choices))})"
    if action.dest == "robot":
        return "_isodyn_robots"
    return f'_files -g "*.({_FILES[action.dest]})"' if action.dest in _FILES else " "


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
