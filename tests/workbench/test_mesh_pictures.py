"""Meshes in a browser: a robot of two links, one red by its material, one green by its own file, in one page opened from disk."""

from __future__ import annotations

import re
import struct

import numpy as np
import pytest
from test_screens import go, opened  # noqa: F401

import isodyn as iso
from isodyn.cli.main import main
from isodyn.workbench import page as pages

ROBOT = """<robot name="meshed"><material name="red"><color rgba="1 0 0 1"/></material><link name="base"/>
<link name="one"><inertial><origin xyz="0 0 0.25"/><mass value="1"/>
<inertia ixx="0.02" iyy="0.02" izz="0.002" ixy="0" ixz="0" iyz="0"/></inertial>
<visual><geometry><mesh filename="package://meshed/one.stl" scale="0.001 0.001 0.001"/></geometry>
<material name="red"/></visual></link>
<link name="two"><inertial><origin xyz="0 0 0.25"/><mass value="1"/>
<inertia ixx="0.02" iyy="0.02" izz="0.002" ixy="0" ixz="0" iyz="0"/></inertial>
<visual><geometry><mesh filename="two.obj"/></geometry><material name="red"/></visual></link>
<joint name="a" type="revolute"><parent link="base"/><child link="one"/><axis xyz="0 0 1"/>
<limit lower="-2" upper="2" effort="9" velocity="9"/></joint>
<joint name="b" type="revolute"><parent link="one"/><child link="two"/><origin xyz="0 0 0.5"/><axis xyz="0 1 0"/>
<limit lower="-2" upper="2" effort="9" velocity="9"/></joint></robot>"""
CORNERS = np.array([[x, y, z] for x in (-0.1, 0.1) for y in (-0.1, 0.1) for z in (0.0, 0.5)])
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
COUNT = """([r, g, b, edge]) => {
  const seen = document.querySelector(".scene canvas");
  const copy = document.createElement("canvas");
  copy.width = seen.width;
  copy.height = seen.height;
  const pen = copy.getContext("2d");
  pen.drawImage(seen, 0, 0);
  const { data } = pen.getImageData(0, 0, copy.width, copy.height);
  let count = 0;
  for (let k = 0; k < data.length; k += 4) {
    const [x, y] = [(k / 4) % copy.width, Math.floor(k / 4 / copy.width)];
    if (edge && Math.min(x, y, copy.width - 1 - x, copy.height - 1 - y) > edge) continue;
    const most = Math.max(data[k], data[k + 1], data[k + 2]);
    count += data[k + 3] > 200 && [r, g, b].every((on, i) => (on ? data[k + i] === most && most > 40 : data[k + i] < 0.6 * most));
  }
  return count;
}"""
RED, GREEN = [1, 0, 0], [0, 1, 0]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A package with the robot and its meshes."""
    place = tmp_path_factory.mktemp("ws") / "meshed"
    place.mkdir()
    triangles = [[a, *pair] for a, b, c, d in SIDES for pair in ((b, c), (c, d))]
    facets = (struct.pack("<12fH", 0, 0, 0, *(1000 * CORNERS[triangle]).ravel(), 0) for triangle in triangles)
    (place / "one.stl").write_bytes(b"".ljust(80) + struct.pack("<I", 12) + b"".join(facets))
    corners = "".join(f"v {x} {y} {z}\n" for x, y, z in CORNERS)
    faces = "".join(f"f {' '.join(str(corner + 1) for corner in side)}\n" for side in SIDES)
    (place / "two.obj").write_text(f"mtllib two.mtl\n{corners}usemtl leaf\n{faces}")
    (place / "two.mtl").write_text("newmtl leaf\nKd 0 1 0\n")
    (place / "robot.urdf").write_text(ROBOT)
    return place


@pytest.fixture(scope="module")
def file(folder, tmp_path_factory):  # which the page of these tests is
    place = tmp_path_factory.mktemp("page") / "meshed.html"
    assert main(["workbench", str(folder / "robot.urdf"), "--file", str(place)]) == 0
    return place


def settled(page) -> None:
    page.wait_for_timeout(300)
    page.evaluate("async () => { while (workbench.waiting()) await new Promise((done) => setTimeout(done, 50)); }")


def test_meshes_are_drawn_in_their_colours_and_schematically_on_demand(opened):  # noqa: F811
    page = opened(drawing="")
    settled(page)
    assert page.evaluate("workbench.drawn.kind") == "webgl" and page.locator(".scene-note").count() == 0
    meshed = page.evaluate(COUNT, RED), page.evaluate(COUNT, GREEN)
    assert min(meshed) > 1000
    assert page.evaluate(COUNT, [*RED, 8]) + page.evaluate(COUNT, [*GREEN, 8]) == 0, "the camera holds all of it"
    page.keyboard.press("Alt+m")
    settled(page)
    assert max(page.evaluate(COUNT, RED), page.evaluate(COUNT, GREEN)) < 0.02 * min(meshed)
    assert "schematic" in page.evaluate("workbench.document().view.layers")
    page.keyboard.press("Alt+m")
    settled(page)
    assert (page.evaluate(COUNT, RED), page.evaluate(COUNT, GREEN)) == meshed


def test_a_view_of_a_robot_from_a_file_has_its_meshes(folder):
    made = iso.load(folder / "robot.urdf").view().page
    assert '"package://meshed/one.stl"' in re.search(r'id="isodyn-meshes">(.*?)</script>', made)[1]
    assert "isodyn-meshes" not in iso.load("two-link").view().page


def test_a_mesh_is_pulled_by_the_mouse(opened):  # noqa: F811
    page = opened(drawing="")
    go(page, "Simulation")
    settled(page)
    box = page.locator(".scene canvas").first.bounding_box()
    # the middle of what is green
    place = page.evaluate(
        """() => {
          const seen = document.querySelector(".scene canvas");
          const copy = document.createElement("canvas");
          [copy.width, copy.height] = [seen.width, seen.height];
          const pen = copy.getContext("2d");
          pen.drawImage(seen, 0, 0);
          const { data } = pen.getImageData(0, 0, copy.width, copy.height);
          let [n, x, y] = [0, 0, 0];
          for (let k = 0; k < data.length; k += 4) {
            if (data[k + 3] < 200 || data[k + 1] < 40 || data[k] > 0.6 * data[k + 1] || data[k + 2] > 0.6 * data[k + 1]) continue;
            n++;
            x += (k / 4) % copy.width;
            y += Math.floor(k / 4 / copy.width);
          }
          return [x / n / copy.width, y / n / copy.height];
        }"""
    )
    x, y = box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    assert page.locator(".scene").get_attribute("data-held") == "link"
    page.mouse.up()


def test_a_page_says_that_meshes_too_large_for_it_are_left_out(folder, tmp_path, monkeypatch, capsys, opened):  # noqa: F811
    monkeypatch.setattr(pages, "MOST_MESHES", 10)
    place = tmp_path / "bare.html"
    assert main(["workbench", str(folder / "robot.urdf"), "--file", str(place)]) == 0
    assert "the 2 meshes are left out of the page" in capsys.readouterr().err
    page = opened(path=place, drawing="")
    settled(page)
    assert "2 meshes missing" in page.locator(".scene-note").inner_text()
    assert page.evaluate(COUNT, RED) + page.evaluate(COUNT, GREEN) < 200
