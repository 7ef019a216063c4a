"""The server of the workbench has the documentation, to which the help of each screen leads (see test_bundle)."""

from __future__ import annotations

import re


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
