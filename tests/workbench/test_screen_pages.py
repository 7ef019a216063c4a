"""Every screen of the workbench leads to its page of the documentation, which the server has offline."""

from __future__ import annotations

import re
from pathlib import Path

from isodyn.show import documentation

SOURCE = Path(__file__).parent.parent.parent / "frontend" / "src"


def test_every_screen_has_a_page_that_exists():
    table = dict(re.findall(r'^  (\w+): \[".*", "([\w/-]+)"\],$', (SOURCE / "help.tsx").read_text(encoding="utf-8"), re.M))
    screens = [path for path in (SOURCE / "screens").glob("*.tsx") if "layout:" in path.read_text(encoding="utf-8")]
    assert set(table) == {path.stem for path in screens}
    assert set(table.values()) <= set(documentation.pages())


def test_the_server_has_the_pages(served):
    client, _ = served
    page = client.get("/docs/simulation.html")
    assert page.status == 200 and b"<nav aria-label='Pages'>" in page.body
    assert "script" not in page.headers["content-security-policy"] and page.headers["content-type"].startswith("text/html")
    assert client.get("/docs/documentation.css").headers["content-type"].startswith("text/css")
    picture = re.findall(rb"src='([^']+\.png)'", client.get("/docs/workbench.html").body)[0].decode()
    assert client.get(f"/docs/{picture}").headers["content-type"] == "image/png"
    assert client.get("/docs/").headers["location"] == "/docs/index.html"
    for name in ("nothing.html", "%2e%2e/setup.py", "conf.py", "..%2fsetup.py"):
        assert client.get(f"/docs/{name}").problem == (404, "page"), name
