"""The model: links, joints, robots, the readers and writers, the catalogue, and the reduced tree formulations see."""

from isodyn.model.catalogue import catalogue, load
from isodyn.model.dh import DHTable, from_dh, to_dh
from isodyn.model.families import chain, random_tree
from isodyn.model.joint import Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.tree import Body, Frame, Tree, reduce_robot
from isodyn.model.urdf import from_urdf
from isodyn.model.urdf_out import to_urdf

__all__ = [
    "Body",
    "DHTable",
    "Frame",
    "Joint",
    "Limits",
    "Link",
    "Mimic",
    "Robot",
    "Shape",
    "Tree",
    "catalogue",
    "chain",
    "from_dh",
    "from_urdf",
    "load",
    "random_tree",
    "reduce_robot",
    "to_dh",
    "to_urdf",
]
