"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree formulations see."""

from isodyn.model.bridges import from_object
from isodyn.model.catalogue import catalogue, load
from isodyn.model.dh import DHTable, from_dh, to_dh
from isodyn.model.families import autotree, chain, random_tree
from isodyn.model.joint import Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.lint import Finding, check
from isodyn.model.mjcf import from_mjcf
from isodyn.model.robot import Robot
from isodyn.model.save import save
from isodyn.model.toml_format import from_toml
from isodyn.model.toml_out import to_toml
from isodyn.model.tree import Body, Frame, Tree, reduce_robot
from isodyn.model.urdf import from_urdf
from isodyn.model.urdf_out import to_urdf

__all__ = [
    "Body",
    "DHTable",
    "Finding",
    "Frame",
    "Joint",
    "Limits",
    "Link",
    "Mimic",
    "Robot",
    "Shape",
    "Tree",
    "autotree",
    "catalogue",
    "chain",
    "check",
    "from_dh",
    "from_mjcf",
    "from_object",
    "from_toml",
    "from_urdf",
    "load",
    "random_tree",
    "reduce_robot",
    "save",
    "to_dh",
    "to_toml",
    "to_urdf",
]
