"""Links: short, the same document behind them, read strictly; where they lead."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import pytest

import isodyn as iso
from isodyn.cli.main import main
from isodyn.errors import FormatError, UsageError
from isodyn.workbench.document import new_document, read_document, written
from isodyn.workbench.messages import LINK_DEFAULTS, DHModel, DHRowMessage, WorkbenchDocument
from isodyn.workbench.share import from_link, packed, published, to_fragment
from isodyn.workbench.templates import TEMPLATES, template

LINKS = Path(__file__).parents[2] / "frontend" / "test" / "fixtures" / "links" / "catalogue.json"
#: characters of the fragments of some robots' links; 1198, 1502, 812 and 3180 before they were packed
LENGTHS = {"ur5": 700, "puma560": 950, "two-link": 350, "humanoid": 2100}


def deflated(text: str) -> str:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(squeeze.compress(text.encode()) + squeeze.flush()).decode().rstrip("=")


@pytest.mark.parametrize("name", [*iso.catalogue(), *TEMPLATES])
def test_a_link_carries_the_document_of_every_robot(name):
    document = read_document(written(new_document(template(name) if name in TEMPLATES else iso.load(name))))
    fragment = to_fragment(document)
    assert from_link(f"https://example.org/page.html{fragment}") == document
    assert from_link(f"#d={deflated(json.dumps(document))}") == document, "links of the first version still open"
    assert len(fragment) <= LENGTHS.get(name, 200_000)


def test_the_page_is_compared_with_the_links_of_all_robots():
    links = json.loads(LINKS.read_text(encoding="utf-8"))
    assert set(links) == {*iso.catalogue(), *TEMPLATES}, "run python tools/fixtures.py"
    for fragment in links.values():
        assert packed(from_link(fragment)) == zlib.decompress(base64.urlsafe_b64decode(fragment[3:] + "==="), -15).decode()


def test_every_field_of_a_document_has_a_default():
    assert set(LINK_DEFAULTS) == set(WorkbenchDocument.__annotations__)
    assert set(LINK_DEFAULTS["model"]) == set(DHModel.__annotations__)
    assert set(LINK_DEFAULTS["model"]["rows"][0]) == set(DHRowMessage.__annotations__)


def test_numbers_keep_every_bit():
    document = new_document(iso.load("two-link"))
    numbers = [5e-324, -1.7976931348623157e99, 1 / 3, 1e22, 123456789012345680.0, 6.283185307179586, -0.1, 100.0, 1e-7, 12.5, 1.0]
    document["view"]["eye"] = []
    document["pose"]["wrench"] = numbers[:6]
    assert from_link(to_fragment(document))["pose"]["wrench"] == numbers[:6]
    document["pose"]["wrench"] = [*numbers[6:], 0.0]
    assert from_link(to_fragment(document))["pose"]["wrench"] == [*numbers[6:], 0.0]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("pose", "q"), "0*99999"), (("pose", "q"), "0*9999999"), (("pose", "q"), "1,x"), (("pose", "q"), "١,2"),
        (("pose", "q"), [1, 2]),
        (("pose", "q"), "1e999,"), (("pose", "other"), "1"), (("model", "rows", ""), 99), (("model", "rows", ""), 10**9),
        (("model", "rows", ""), True), (("model", "rows", "a"), "1,2,3"), (("model", "rows", "name"), ["a"]),
        (("model", "rows", "joint"), ["R", "H"]), (("model", "rows", "com"), ";"), (("version",), "7"), (("model",), []),
        (("motion", "waypoints"), {"": 60_000, "t": "*60000", "q": "*99999;" * 59_999}),
    ],
)  # fmt: skip
def test_what_no_document_can_have_is_refused(place, value):
    given = json.loads(packed(new_document(iso.load("two-link"))))
    inner = given
    for name in place[:-1]:
        inner = inner.setdefault(name, {})
    inner[place[-1]] = value
    with pytest.raises(FormatError):
        from_link(f"#p={deflated(json.dumps(given))}")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("https://example.org/", "this link has no document"),
        ("#p=" + "A" * 300_000, "too long"),
        ("#p=<script>", "damaged"),
        ("#p=" + deflated('{"version":"99","model":{"new":1}}'), "version 99; this workbench reads versions up to"),
        ("#p=" + deflated("[]"), "damaged"),
        ("#p=" + deflated("[" * 100_000), "damaged"),
        ("#p=" + deflated('{"pose":{"q":"1"}}')[:-4], "damaged"),
        ("#p=" + deflated("{" + " " * (5 << 20) + "}"), "larger than 4 MB"),
    ],
    ids=str.split,
)
def test_a_damaged_link_is_refused(link, words):
    with pytest.raises(FormatError, match=words):
        from_link(link)


@pytest.mark.parametrize("address", ["https://example.org/arms/ur5.html", "http://[::1]:8000/x?y=1"])
def test_links_may_begin_with_the_address_of_a_page(address):
    assert published(address) == address


@pytest.mark.parametrize(
    "address",
    ["", "example.org", "file:///x", "javascript:alert(1)", "https://", "https://a@b/", "https://a/#b", "https://a/ b", "https://a:0/",
     "https://a:99999/", "https://ä.org", "https://a/" + "x" * 3000, "https://[::1/"],
)  # fmt: skip
def test_what_is_no_address_of_a_page_is_refused(address, monkeypatch, capsys):
    with pytest.raises(UsageError, match="expected the address of a page"):
        published(address)
    monkeypatch.setattr("isodyn.workbench.server.serve", lambda served, place: place.close())
    assert main(["workbench", "--no-open", "--published", address]) == 2


def test_the_server_says_where_links_lead_and_opens_them(monkeypatch, capsys):
    held = []
    monkeypatch.setattr("isodyn.workbench.server.serve", lambda served, place: (held.append(served), place.close()))
    document = read_document(written(new_document(iso.load("scara"))))
    monkeypatch.setenv("ISODYN_PUBLISHED", "https://example.org/arm.html")
    assert main(["workbench", f"http://127.0.0.1:8417/{to_fragment(document)}", "--no-open"]) == 0
    assert (held[0].published, held[0].document) == ("https://example.org/arm.html", document)
    assert main(["workbench", "--no-open", "--published", "https://example.com/"]) == 0
    assert held[1].published == "https://example.com/"
