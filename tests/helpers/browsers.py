"""The system's Chromium, and how it is started."""

from __future__ import annotations

import shutil

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
#: WEBGL draws every page by a graphics card that is not there, which takes half of all time; PLAIN has no WebGL
WEBGL, PLAIN = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"], ["--no-sandbox", "--disable-gpu"]
