"""Errors as messages for the page: what was received, what is wrong, what to do; never a traceback."""

from __future__ import annotations

import errno

from isodyn.errors import (
    BackendError,
    FormatError,
    IsodynError,
    MissingExtra,
    ModelError,
    MotionError,
    ShapeError,
    SimulationError,
    UnknownNameError,
)
from isodyn.workbench.messages import ErrorMessage

#: class of an error -> its word, and the HTTP status; the first match counts
_WORDS: tuple[tuple[type[Exception], str, int], ...] = (
    (MissingExtra, "missing", 501),
    (FormatError, "format", 422),
    (ModelError, "model", 422),
    (ShapeError, "shape", 422),
    (MotionError, "motion", 422),
    (SimulationError, "simulation", 422),
    (UnknownNameError, "unknown", 404),
    (BackendError, "backend", 422),
    (IsodynError, "refused", 422),
    (MemoryError, "memory", 413),
    (RecursionError, "nested", 413),
)
#: errno of system errors -> word, status, text
_SYSTEM: dict[tuple[int, ...], tuple[str, int, str]] = {
    (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM): (
        "disk", 507, "cannot write temporary files ({why}); free disk space, or set TMPDIR to a folder with free space"
    ),
    (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ELOOP, errno.EINVAL): (
        "name", 422, "invalid file name on this system ({why}); use short, plain and unique file names"
    ),
}  # fmt: skip
_LONGEST = 2000  # characters of a text


class Refused(IsodynError):
    """The server refuses a request; `error` is a word for programs, `status` the HTTP status."""

    def __init__(self, status: int, error: str, text: str):
        super().__init__(text)
        self.status, self.error = status, error


def error_response(error: BaseException) -> tuple[int, ErrorMessage]:
    """(HTTP status, message) of an exception; the message of an unexpected one gives only its type."""
    if isinstance(error, Refused):
        return error.status, error_message(error.error, str(error))
    for kind, word, status in _WORDS:
        if isinstance(error, kind):
            own = {"memory": "this needs more memory than a job may use; use fewer links, samples or methods"}
            own["nested"] = "this is nested too deeply to be read; is it the right file?"
            return status, error_message(word, own.get(word) or str(error))
    if isinstance(error, OSError):
        return _of_system(error)
    return 500, error_message("server", f"internal error of the server ({type(error).__name__}); see its terminal")


def _of_system(error: OSError) -> tuple[int, ErrorMessage]:
    """(HTTP status, message) of a system error: a full disk, an invalid name, no more files or processes."""
    why = error.strerror or type(error).__name__
    number = errno.EROFS if "temporary directory" in why else error.errno  # tempfile found none, and says that it does not exist
    for numbers, (word, status, text) in _SYSTEM.items():
        if number in numbers:
            return status, error_message(word, text.format(why=why))
    return 503, error_message("system", f"the operating system reports: {why}; close other programs and try again")


def error_message(error: str, text: str) -> ErrorMessage:
    """An error message, shortened to a readable length."""
    words = " ".join(text.encode("utf-8", "replace").decode().split())
    return {"error": error, "text": words if len(words) <= _LONGEST else f"{words[:_LONGEST]} ..."}
