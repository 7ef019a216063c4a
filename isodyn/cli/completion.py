"""isodyn completion: completion scripts for bash, zsh and fish, made from the parser.

The scripts ask isodyn for the names of robots and published items once, at the first Tab.
"""

from __future__ import annotations

import argparse
import sys

from isodyn.cli.options import EQUATIONS, SHELLS, parser, verbs
from isodyn.model.quantities import QUANTITIES

_FILES = {"robot": "urdf|toml|xml|mjcf", "input": "csv|npz", "output": "csv|npz", "target": "urdf|toml|dh|txt"}

_ASKED = {"robot": "robots", "piece": "pieces"}  # arguments whose words the scripts ask isodyn for

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
        reproduce)
            if [ "$before" != --output ]; then
                if [ -z "${_isodyn_pieces-}" ]; then
                    _isodyn_pieces="$(isodyn reproduce --list 2>/dev/null | awk '{print $1}')"
                fi
                COMPREPLY=($(compgen -W "$_isodyn_pieces" -- "$word"))
                return
            fi
            ;;
        completion)
            COMPREPLY=($(compgen -W "@SHELLS@" -- "$word"))
            return
            ;;
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
_isodyn_pieces() {
    if [[ -z "$_isodyn_listed" ]]; then
        typeset -ga _isodyn_listed
        _isodyn_listed=(${(f)"$(isodyn reproduce --list 2>/dev/null | awk '{print $1}')"})
    fi
    compadd -a _isodyn_listed
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
function __isodyn_pieces
    set -q __isodyn_listed; or set -g __isodyn_listed (isodyn reproduce --list 2>/dev/null | string match -r '^\\S+')
    printf '%s\\n' $__isodyn_listed
end
function __isodyn_verb
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end
complete -c isodyn -n 'test (count (commandline -opc)) -eq 1' -f
@LINES@
"""


def completion(args: argparse.Namespace) -> int:
    """Print the completion script of a shell, for the verbs and options of the whole command line."""
    known = verbs(parser())
    sys.stdout.write({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](known))
    return 0


def _options(verb: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in verb._actions if action.option_strings]


def _choices(verb: str, action: argparse.Action) -> list[str]:
    """Return the words that an option or argument accepts; empty if they are not a short list."""
    if action.dest == "quantity":
        return list(EQUATIONS if verb == "equations" else QUANTITIES)
    return list(map(str, action.choices or ()))


def _bash(known: dict[str, argparse.ArgumentParser]) -> str:
    values, options = [], []
    for name, verb in known.items():
        words = [word for action in _options(verb) for word in action.option_strings]
        options.append(f'            {name}) COMPREPLY=($(compgen -W "{" ".join(words)}" -- "$word")) ;;')
        for action in _options(verb):
            if choices := _choices(name, action):
                case = "|".join(f'"{name} {word}"' for word in action.option_strings)
                values.append(f'        {case}) COMPREPLY=($(compgen -W "{" ".join(choices)}" -- "$word")); return ;;')
    robots = [name for name, verb in known.items() if any(action.dest == "robot" for action in verb._actions)]
    text = _BASH.replace("@VERBS@", " ".join(known)).replace("@VALUES@", "\n".join(values))
    return text.replace("@OPTIONS@", "\n".join(options)).replace("@ROBOTS@", "|".join(robots)).replace("@SHELLS@", " ".join(SHELLS))


def _zsh(known: dict[str, argparse.ArgumentParser]) -> str:
    lines = [f"        {_quoted(f'{name}:{(verb.description or name).splitlines()[0]}')}" for name, verb in known.items()]
    cases = []
    for name, verb in known.items():
        specs = [_quoted(_spec(name, action)) for action in _options(verb)]
        places = [action for action in verb._actions if not action.option_strings]
        often = {"?": ":", "*": "*"}
        specs += [_quoted(f"{often.get(str(action.nargs), '')}:{action.dest}:{_values(name, action)}") for action in places]
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
            choices = _choices(name, action)
            takes = "" if action.nargs == 0 else f" -x -a {_fish_quoted(' '.join(choices))}" if choices else files
            lines.append(f"{here} -l {action.option_strings[-1][2:]}{takes} -d {_fish_quoted(action.help or '')}")
        for action in verb._actions:
            if not action.option_strings and (action.choices or action.dest in _ASKED):
                words = _choices(name, action) or [f"(__isodyn_{_ASKED[action.dest]})"]
                files = "" if action.dest == "robot" else " -f"
                lines.append(f"{here}{files} -a {_fish_quoted(' '.join(words))}")
    return _FISH.replace("@LINES@", "\n".join(lines))


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _spec(verb: str, action: argparse.Action) -> str:
    """Return the specification --option[help]:name:values for zsh's _arguments."""
    words = (action.help or "").replace("[", "(").replace("]", ")").replace(":", " -")
    takes = "" if action.nargs == 0 else f":{action.dest}:{_values(verb, action)}"
    return f"{action.option_strings[-1]}[{words}]{takes}"


def _values(verb: str, action: argparse.Action) -> str:
    if choices := _choices(verb, action):
        return f"({' '.join(choices)})"
    if action.dest in _ASKED:
        return f"_isodyn_{_ASKED[action.dest]}"
    return f'_files -g "*.({_FILES[action.dest]})"' if action.dest in _FILES else " "


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
