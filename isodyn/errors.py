"""Every exception that isodyn raises on purpose.

IsodynError
 +-- ModelError            a robot that cannot be: masses, axes, trees, names        (also ValueError)
 |    +-- FormatError      a file or text that cannot be read as the named format
 +-- ShapeError            an array of the wrong shape, type or device               (also ValueError)
 +-- MotionError           a motion that cannot be made: out of reach, singular, beyond limits  (also ValueError)
 +-- SimulationError       a simulation that cannot go on; `partial` has it so far   (also RuntimeError)
 +-- UnknownNameError      a robot, method, quantity, joint or frame nobody knows    (also LookupError)
 |    +-- MethodError      a method that does not offer this quantity or robot
 +-- GraphError            an operation graph that breaks the rules                  (also ValueError)
 +-- BackendError          code that cannot be generated or run on this host         (also RuntimeError)
 |    +-- MissingExtra     an optional package is not installed                      (also ImportError)
 +-- UsageError            options of the command line that do not fit; never from the library

ModelWarning               numbers of a robot that look like another unit or sign     (a UserWarning)

A message says what came, what was expected, and what to do.  `writing` makes one of files that cannot be written.
"""

from __future__ import annotations

import difflib
import os
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec


class IsodynError(Exception):
    """Root of all errors raised by isodyn."""


class ModelError(IsodynError, ValueError):
    """The robot described cannot exist, or cannot be understood."""


class FormatError(ModelError):
    """A file or text could not be read as the named format."""


class ShapeError(IsodynError, ValueError):
    """An array has the wrong shape, type or layout."""


class MotionError(IsodynError, ValueError):
    """A motion cannot be made by this arm: out of reach, through a singularity, or beyond its limits."""


class SimulationError(IsodynError, RuntimeError):
    """A simulation could not go on: a torque failed, the motion blew up, the steps became too small.

    partial   the Simulation up to there
    """

    def __init__(self, message: str, partial: object = None):
        super().__init__(message)
        self.partial = partial


class UnknownNameError(IsodynError, LookupError):
    """A name that nothing answers to; the message suggests the nearest ones."""

    @classmethod
    def of(cls, kind: str, name: object, known: Iterable[str], hint: str = "") -> UnknownNameError:
        """The error for an unknown `kind` ("robot", "loop 'l': link", ...) called `name`; `hint` replaces the nearest names."""
        names = list(known)
        near = nearest(str(name), names, 3)
        if not hint:
            hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"known: {', '.join(names) or 'none'}"
        place, colon, kind = kind.rpartition(": ")
        return cls(f"{place}{colon}no {kind} is called {name!r}; {hint}")

    def __str__(self) -> str:  # LookupError would print the repr
        return str(self.args[0]) if self.args else ""


def nearest(name: str, known: Iterable[str], count: int = 1) -> list[str]:
    """The known names most like this one, capitals aside; none when nothing is like it."""
    plain = {other.lower(): other for other in known}
    return [plain[found] for found in difflib.get_close_matches(name.lower(), plain, n=count)]


class MethodError(UnknownNameError):
    """The method exists, but not for this quantity or robot."""


class GraphError(IsodynError, ValueError):
    """An operation graph breaks the rules of a legal graph."""


class BackendError(IsodynError, RuntimeError):
    """Code could not be generated, compiled or run on this host."""


class UsageError(IsodynError):
    """A command whose options do not go together or cannot mean anything; only the command line raises it."""


class MissingExtra(BackendError, ImportError):
    """An optional package is needed; the message names the extra that brings it."""

    @classmethod
    def of(cls, package: str, extra: str) -> MissingExtra:
        """Build the error for a missing `package` that comes with `extra`."""
        return cls(f"this needs {package}, which is not installed; run: pip install 'isodyn[{extra}]'")

    @classmethod
    def check(cls, extras: Mapping[str, str]) -> None:
        """Raise one error for all modules that are not installed, before a long computation; extras: module -> its extra."""
        missing = {module: extra for module, extra in extras.items() if find_spec(module) is None}
        if missing:
            are = "which is" if len(missing) == 1 else "which are"
            names, wanted = " and ".join(missing), ",".join(dict.fromkeys(missing.values()))
            raise cls(f"this needs {names}, {are} not installed; run: pip install 'isodyn[{wanted}]'")


class ModelWarning(UserWarning):
    """Numbers of a robot that look as if given in degrees, millimetres or with the wrong sign; they are taken as they are."""


def doubt(words: str) -> None:
    """Warn of what is probably a mistake, at the line outside isodyn that led to it."""
    depth, frame = 1, sys._getframe(0)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == "isodyn":
        depth, frame = depth + 1, frame.f_back
    warnings.warn(words, ModelWarning, stacklevel=depth)


@contextmanager
def writing(what: str, path: str | os.PathLike[str]) -> Iterator[None]:
    """Within it, a failure to write becomes a FormatError: "WHAT: cannot write 'PATH': why"."""
    shown = f"{what}: cannot write {str(path)[:200]!r}"
    if "\0" in str(path):
        raise FormatError(f"{shown}: no file is called so")
    try:
        yield
    except OSError as error:
        raise FormatError(f"{shown}: {error.strerror or error}") from None


def check_place(what: str, path: str | os.PathLike[str]) -> None:
    """The same error before the work begins, where one can know already; nothing is made or changed."""
    folder = os.path.dirname(os.path.abspath(path))
    with writing(what, path):
        os.scandir(folder).close()  # no such folder, no folder, not to be entered
        if os.path.isdir(path):
            raise IsADirectoryError(0, "it is a folder")
        if not os.access(path if os.path.exists(path) else folder, os.W_OK):
            raise PermissionError(0, "no permission")
