"""Tables, plots, pages, drawings: how anything is shown."""

import sys

from isodyn.model.hints import Room

sys.modules[__name__].__class__ = Room  # there is a command of this name
