"""Formats of robot models: NAME.py holds from_NAME(source) and, where robots can be written so, to_NAME(robot)."""

#: ending of a file -> its format
ENDINGS = {".urdf": "urdf", ".toml": "toml", ".xml": "mjcf", ".mjcf": "mjcf"}
#: formats that can be written
WRITTEN = ("toml", "urdf")
