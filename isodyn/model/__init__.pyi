"""Made by tools/stubs.py from the table in isodyn.model, for type checkers and editors."""

from isodyn.model.base import with_base as with_base
from isodyn.model.columns import sizes as sizes
from isodyn.model.edits import attach as attach
from isodyn.model.edits import detach as detach
from isodyn.model.edits import subtree as subtree
from isodyn.model.formats.dh import DHRow as DHRow
from isodyn.model.formats.dh import DHTable as DHTable
from isodyn.model.formats.dh import from_table as from_table
from isodyn.model.formats.dh import to_dh as to_dh
from isodyn.model.formats.foreign_models import from_description as from_description
from isodyn.model.formats.foreign_models import from_object as from_object
from isodyn.model.formats.mjcf import from_mjcf as from_mjcf
from isodyn.model.formats.toml import from_toml as from_toml
from isodyn.model.formats.toml import to_toml as to_toml
from isodyn.model.formats.urdf import from_urdf as from_urdf
from isodyn.model.formats.urdf import to_urdf as to_urdf
from isodyn.model.lint import Finding as Finding
from isodyn.model.lint import check as check
from isodyn.model.lint import warn_suspicious_numbers as warn_suspicious_numbers
from isodyn.model.summary import html_table as html_table
from isodyn.model.summary import text_table as text_table
