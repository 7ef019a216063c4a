"""All exceptions that isodyn raises on purpose.

IsodynError
 +-- ModelError            an impossible robot: masses, axes, trees, names           (also ValueError)
 |    +-- FormatError      a file or text that cannot be read as the named format
 +-- ShapeError            an array of the wrong shape, type or device               (also ValueError)
 +-- MotionError           an impossible motion: out of reach, singular, beyond limits  (also ValueError)
 +-- SimulationError       a simulation that failed; `partial` has the motion up to there  (also RuntimeError)
 +-- UnknownNameError      an unknown robot, method, quantity, joint or frame        (also LookupError)
 |    +-- MethodError      a method that does not support this quantity or robot
 +-- GraphError            an invalid operation graph                                (also ValueError)
 +-- BackendError          code that cannot be generated or run on this host         (also RuntimeError)
 |    +-- MissingExtra     an optional package is not installed                      (also ImportError)
 +-- UsageError            invalid options of the command line; never raised by the library

ModelWarning               numbers of a robot that look like another unit or sign     (a UserWarning)

A message says what was expected, what came, and what to do.
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
    """Base class of all errors raised by isodyn."""


class ModelError(IsodynError, ValueError):
    """The described robot is impossible or incomplete."""


class FormatError(ModelError):
    """A file or text could not be read as the named format."""


class ShapeError(IsodynError, ValueError):
    """An array has the wrong shape, type or layout."""


class MotionError(IsodynError, ValueError):
    """The arm cannot make this motion: out of reach, through a singularity, or beyond its limits."""


class SimulationError(IsodynError, RuntimeError):
    """A simulation failed: a torque function raised, the state diverged, or the steps became too small.

    partial   the Simulation up to the failure
    """

    def __init__(self, message: str, partial: object = None):
        super().__init__(message)
        self.partial = partial


class UnknownNameError(IsodynError, LookupError):
    """No robot, method, quantity, joint or frame has this name; the message suggests similar ones."""

    @classmethod
    def of(cls, kind: str, name: object, known: Iterable[str], hint: str = "") -> UnknownNameError:
        """Build the error for an unknown `kind` ("robot", "loop 'l': link", ...); `hint` replaces the similar names."""
        names = list(known)
        near = nearest(str(name), names, 3)
        if not hint:
            hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"known: {', '.join(names) or 'none'}"
        place, colon, kind = kind.rpartition(": ")
        return cls(f"{place}{colon}no {kind} is called {name!r}; {hint}")

    def __str__(self) -> str:  # LookupError would print the repr
        return str(self.args[0]) if self.args else ""


def nearest(name: str, known: Iterable[str], count: int = 1) -> list[str]:
    """Return the known names most similar to this one, ignoring case; empty if none is similar."""
    plain = {other.lower(): other for other in known}
    return [plain[found] for found in difflib.get_close_matches(name.lower(), plain, n=count)]


class MethodError(UnknownNameError):
    """The method exists, but does not support this quantity or robot."""


class GraphError(IsodynError, ValueError):
    """The operation graph breaks the rules of a valid graph."""


class BackendError(IsodynError, RuntimeError):
    """Code could not be generated, compiled or run on this host."""


class UsageError(IsodynError):
    """Options exclude each other or have no valid meaning; only the command line raises it."""


class MissingExtra(BackendError, ImportError):
    """An optional package is missing; the message names the extra that installs it."""

    @classmethod
    def of(cls, package: str, extra: str) -> MissingExtra:
        """Build the error for a missing `package` that the `extra` installs."""
        return cls(f"this needs {package}, which is not installed; run: pip install 'isodyn[{extra}]'")

    @classmethod
    def check(cls, extras: Mapping[str, str]) -> None:
        """Raise one error for all modules that are missing, before a long computation; extras: {module: extra}."""
        missing = {module: extra for module, extra in extras.items() if find_spec(module) is None}
        if missing:
            are = "which is" if len(missing) == 1 else "which are"
            names, wanted = " and ".join(missing), ",".join(dict.fromkeys(missing.values()))
            raise cls(f"this needs {names}, {are} not installed; run: pip install 'isodyn[{wanted}]'")


class ModelWarning(UserWarning):
    """Numbers of a robot look like degrees, millimetres or a wrong sign; they are used unchanged."""


def warn_model(words: str) -> None:
    """Warn about a probable mistake in a robot, at the line of the caller outside isodyn."""
    depth, frame = 1, sys._getframe(0)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == "isodyn":
        depth, frame = depth + 1, frame.f_back
    warnings.warn(words, ModelWarning, stacklevel=depth)


@contextmanager
def reraise_write_errors(what: str, path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn a failure to write inside the context into a FormatError: "WHAT: cannot write 'PATH': why"."""
    shown = f"{what}: cannot write {str(path)[:200]!r}"
    if "\0" in str(path):
        raise FormatError(f"{shown}: a path cannot contain a null character")
    try:
        yield
    except OSError as error:
        raise FormatError(f"{shown}: {error.strerror or error}") from None


def check_writable(what: str, path: str | os.PathLike[str]) -> None:
    """Raise the same error before the work begins, if the path cannot be written; create and change nothing."""
    folder = os.path.dirname(os.path.abspath(path))
    with reraise_write_errors(what, path):
        os.scandir(folder).close()  # raises if the folder is missing, is a file, or cannot be entered
        if os.path.isdir(path):
            raise IsADirectoryError(0, "it is a folder")
        if not os.access(path if os.path.exists(path) else folder, os.W_OK):
            raise PermissionError(0, "no permission")
