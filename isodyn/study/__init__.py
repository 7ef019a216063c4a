"""Agreement of the methods, comparison, speed, stability, significance."""

import sys

from isodyn.model.hints import CallableModule

sys.modules[__name__].__class__ = CallableModule  # there is a command of this name
