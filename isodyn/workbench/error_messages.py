"""What a page is told when it does not get what it asked for: what came, what is wrong, what to do; never a traceback."""

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

#: the nearest class of an error -> its word, and the status of the answer
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
#: errors of the system: the word, the status, what is wrong and what to do
_SYSTEM: dict[tuple[int, ...], tuple[str, int, str]] = {
    (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM): (
        "disk", 507, "temporary files cannot be written ({why}); make room on the disk, or set TMPDIR to a folder with room"
    ),
    (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ELOOP, errno.EINVAL): (
        "name", 422, "a name cannot be that of a file here ({why}); give files shorter, plain names, each its own"
    ),
}  # fmt: skip
_LONGEST = 2000  # characters of a text


class Refused(IsodynError):
    """A request that the server does not answer as asked; `error` is a word for programs, `status` that of HTTP."""

    def __init__(self, status: int, error: str, text: str):
        super().__init__(text)
        self.status, self.error = status, error


def problem(error: BaseException) -> tuple[int, ErrorMessage]:
    """(status, what the page is told) of whatever was raised; of what nobody expected it says no more than that."""
    if isinstance(error, Refused):
        return error.status, said(error.error, str(error))
    for kind, word, status in _WORDS:
        if isinstance(error, kind):
            own = {"memory": "this needs more memory than a job may have; take fewer links, samples or methods"}
            own["nested"] = "this is nested too deeply to be read; is it the right file?"
            return status, said(word, own.get(word) or str(error))
    if isinstance(error, OSError):
        return _of_system(error)
    return 500, said("server", f"the server failed at this ({type(error).__name__}); its terminal has the reason")


def _of_system(error: OSError) -> tuple[int, ErrorMessage]:
    """What the system refused: a full disk, a name, files or processes that it has no more of."""
    why = error.strerror or type(error).__name__
    number = errno.EROFS if "temporary directory" in why else error.errno  # tempfile found none, and says that it does not exist
    for numbers, (word, status, text) in _SYSTEM.items():
        if number in numbers:
            return status, said(word, text.format(why=why))
    return 503, said("system", f"the system refused it ({why}); close other programs and try again")


def said(error: str, text: str) -> ErrorMessage:
    """A ErrorMessage, of a length to be read."""
    words = " ".join(text.encode("utf-8", "replace").decode().split())
    return {"error": error, "text": words if len(words) <= _LONGEST else f"{words[:_LONGEST]} ..."}
