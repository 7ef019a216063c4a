"""Tables, plots, pages, drawings: how anything is shown."""

import sys

from isodyn.model.hints import CallableModule

sys.modules[__name__].__class__ = CallableModule  # there is a command of this name
