"""Formats of robot models: NAME.py contains from_NAME(source) and, for formats that can be written, to_NAME(robot)."""

#: ending of a file -> its format
ENDINGS = {".urdf": "urdf", ".toml": "toml", ".xml": "mjcf", ".mjcf": "mjcf"}
#: formats that can be written
WRITTEN = ("toml", "urdf")
