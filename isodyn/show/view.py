"""Show a page below the cell of a notebook, in a tab of the browser, or as a file.

In a notebook the page is in a sandboxed frame: its scripts run but can access neither the notebook nor a network.  The same holds
for exports by nbconvert, Sphinx and others.  A two-way view (the pose of a robot) is a widget if anywidget (the extra "notebook")
is installed: moving the robot in the page updates Python, and vice versa.
"""

from __future__ import annotations

import os
import tempfile
import webbrowser
from collections.abc import Callable, Sequence
from functools import cached_property
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from isodyn import check
from isodyn.errors import MissingExtra, ModelError, reraise_write_errors

#: shows the page in a frame, and passes positions between it and Python
_WIDGET = """
function render({ model, el }) {
  const frame = document.createElement("iframe");
  for (const name of ["title", "sandbox", "allow", "style"]) frame.setAttribute(name, model.get("frame")[name]);
  frame.srcdoc = model.get("page");
  let said = "";
  const send = () => {
    const q = JSON.stringify(model.get("q"));
    if (q !== said) frame.contentWindow?.postMessage({ isodyn: { q: model.get("q") } }, "*");
  };
  const heard = (event) => {
    if (event.source !== frame.contentWindow || !event.data?.isodyn) return;
    const { ready, q } = event.data.isodyn;
    if (ready) send();
    if (!Array.isArray(q) || !q.every(Number.isFinite)) return;
    said = JSON.stringify(q);
    model.set("q", q);
    model.save_changes();
  };
  window.addEventListener("message", heard);
  model.on("change:q", send);
  el.append(frame);
  return () => {
    window.removeEventListener("message", heard);
    model.off("change:q", send);
  };
}
export default { render };
"""


class EmbeddedPage:
    """A page in a frame of a notebook, in a tab, or in a file.

    page      function that makes the text of the page at its first use
    about     title of the frame
    height    of the frame in a notebook                                                   [pixels]
    widget    show as a widget in notebooks; None: if anywidget is installed.  Only two-way views are widgets.
    q         initial pose of a two-way view; else None
    """

    def __init__(
        self, page: Callable[[], str], about: str, *, height: int, widget: bool | None = False, q: Sequence[float] | None = None
    ):
        self._make, self.about = page, about
        self.height = check.whole("view: height", height, 1)
        if widget and find_spec("anywidget") is None:
            raise MissingExtra.of("anywidget", "notebook")
        self._live = q is not None and (find_spec("anywidget") is not None if widget is None else widget)
        self._start = None if q is None else [float(x) for x in q]

    @cached_property
    def page(self) -> str:
        """The page: one self-contained HTML file."""
        return self._make()

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page to an .html file; return its path."""
        target = check.file("view", path, (".html", ".htm"))
        with reraise_write_errors("view", target):
            target.write_text(self.page, encoding="utf-8", newline="\n")
        return target

    def show(self) -> Path:
        """Open the page in a tab of the browser, from a temporary file; return its path."""
        place = self.save(Path(tempfile.mkdtemp(prefix="isodyn-")) / "view.html")
        if not webbrowser.open(place.as_uri()):
            print(f"no browser found; the page is {place}")
        return place

    @property
    def q(self) -> list[float]:
        """Pose in the page (nq,), in the order of the robot's positions; setting it moves the robot  [rad] or [m]."""
        return list(self.widget.q)

    @q.setter
    def q(self, values: Sequence[float]) -> None:
        widget = self.widget
        widget.q = check.finite("view: q", values, (len(self._start or ()),)).tolist()

    @cached_property
    def widget(self) -> Any:
        """The widget (anywidget.AnyWidget), whose trait `q` can be observed and linked."""
        if self._start is None:
            raise ModelError(f"{self.about}: this view plays a computed motion and has no pose; use Robot.view()")
        return _widget_class()(page=self.page, frame=_frame(self.about, self.height), q=self._start)

    def __repr__(self) -> str:
        return f"<EmbeddedPage: {self.about}; .show() opens it in the browser, .save(path) writes it>"

    def _repr_html_(self) -> str:
        """Return the page in an <iframe>."""
        given = "".join(f" {name}='{escape(value)}'" for name, value in _frame(self.about, self.height).items())
        return f"<iframe{given} srcdoc='{escape(self.page)}'></iframe>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        """Return the frame, and the widget if this view has one."""
        bundle: dict[str, Any] = {"text/plain": repr(self), "text/html": self._repr_html_()}
        if self._live:
            own = self.widget._repr_mimebundle_()
            bundle |= {kind: data for kind, data in (own[0] if isinstance(own, tuple) else own).items() if "widget" in kind}
        return bundle


def _frame(about: str, height: int) -> dict[str, str]:
    """Return the attributes of the sandboxed frame."""
    style = f"width: 100%; height: {height}px; border: 1px solid #8888; border-radius: 6px"
    return {"title": about, "sandbox": "allow-scripts allow-downloads", "allow": "clipboard-write; fullscreen", "style": style}


def _widget_class() -> Any:
    try:
        import anywidget  # optional dependency
        import traitlets  # installed with anywidget
    except ImportError:
        raise MissingExtra.of("anywidget", "notebook") from None

    class RobotWidget(anywidget.AnyWidget):  # type: ignore[misc,unused-ignore]  # anywidget may be missing here
        """A page in a frame, with its pose."""

        _esm = _WIDGET
        page = traitlets.Unicode().tag(sync=True)
        frame = traitlets.Dict().tag(sync=True)
        q = traitlets.List(traitlets.Float()).tag(sync=True)

    return RobotWidget
