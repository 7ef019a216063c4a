"""Animations as pages hold them, read again."""

from __future__ import annotations

import base64
import gzip
import json
import re

import numpy as np


def read(page: str) -> dict:
    """What stands in a page about its film, numbers unpacked."""
    (text,) = re.findall(r'<script type="application/json" id="isodyn-film">(.*?)</script>', page, re.S)
    data = json.loads(text)
    frames, segments, joints = data["frames"], len(data["radii"]), len(data["kinds"])
    shapes = {"q": (frames, len(data["labels"])), "segments": (frames, segments, 2, 3), "joints": (frames, joints, 3)}
    shapes |= {"axes": (frames, joints, 3), "tips": (data["finer"] * (frames - 1) + 1, -1, 3)}
    return data | {name: numbers(data[name], shape) for name, shape in shapes.items()}


def numbers(text: str, shape: tuple[int, ...]) -> np.ndarray:
    planes = np.frombuffer(gzip.decompress(base64.b64decode(text)), dtype=np.uint8)
    if not planes.size:
        return np.zeros([0 if size < 0 else size for size in shape], dtype="<f4")
    bends = np.ascontiguousarray(planes.reshape(4, -1).T).view("<u4").reshape(-1, shape[0])
    bits = np.cumsum(np.cumsum(bends, axis=1, dtype=np.uint32), axis=1, dtype=np.uint32)
    return np.ascontiguousarray(bits.T).view("<f4").reshape(shape)
