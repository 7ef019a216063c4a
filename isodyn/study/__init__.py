"""Agreement of the methods, comparison, speed, stability, significance."""

import sys

from isodyn.model.hints import Room

sys.modules[__name__].__class__ = Room  # there is a command of this name
