"""<default>: classes of attributes that elements inherit, nested, chosen by `class` or by the nearest `childclass`."""

from __future__ import annotations

from isodyn.model.mjcf_values import ORIENTATIONS, Filled, Values, suggestion
from isodyn.model.xml import Element

_FRAME = f"pos {' '.join(ORIENTATIONS)}"
_MOTORS = "general motor position velocity intvelocity orientation pid damper cylinder muscle adhesion dcmotor plugin"
ACTUATORS = tuple(_MOTORS.split())

#: the attributes that matter to a model, by kind of element
READ = {
    kind: frozenset(names.split())
    for kind, names in {
        "joint": "name class type pos axis ref range limited actuatorfrcrange actuatorfrclimited armature damping frictionloss "
        "stiffness springdamper",
        "geom": f"name class type group size mass density shellinertia fromto mesh {_FRAME}",
        "site": f"name class fromto {_FRAME}",
        "tendon": "name class armature stiffness damping frictionloss",
        "actuator": "name class joint jointinparent tendon gear armature damping",
    }.items()
}

#: the attributes MJCF has besides, by tag
UNREAD = {
    tag: frozenset(names.split())
    for tag, names in {
        "joint": "group solreflimit solimplimit solreffriction solimpfriction margin springref springyield user actuatorgravcomp",
        "geom": "contype conaffinity condim priority material rgba castshadow friction solmix solref solimp margin gap surfacevel "
        "adhesion hfield fitscale fluidshape fluidcoef user",
        "inertial": f"mass diaginertia fullinertia {_FRAME}",
        "body": f"name childclass mocap gravcomp sleep simple fuse user {_FRAME}",
        "frame": f"name childclass {_FRAME}",
        "compiler": "autolimits boundmass boundinertia settotalmass balanceinertia strippath coordinate angle fitaabb eulerseq "
        "meshdir texturedir assetdir discardvisual convexhull usethread fusestatic inertiafromgeom alignfree inertiagrouprange "
        "saveinertial savecompiled savecanonical conflict passthrough exactmeshinertia",
    }.items()
}

#: attributes of which an element may give the first numbers only, the rest staying as inherited
_PARTIAL = ("size", "damping", "stiffness", "gear")

Attributes = dict[str, str]


def unknown_attribute(element: Element) -> str | None:
    """An attribute that MJCF does not have, for the elements whose numbers are read; a misspelt one changes the model silently."""
    known = READ.get(element.tag, frozenset()) | UNREAD.get(element.tag, frozenset())
    return next((name for name in element.attributes if known and name not in known), None)


class Defaults:
    """The classes of a model: name -> kind of element -> attributes, inherited ones included."""

    def __init__(self, values: Values):
        self.values = values
        self.classes: dict[str, dict[str, Attributes]] = {"main": {}}
        self.renamed: list[str] = []

    def read(self, section: Element) -> None:
        """A top-level <default>; several of them add up."""
        name = section.get("class") or "main"
        if name != "main":  # MuJoCo 2 could rename the top-level class
            self.renamed.append(name)
        self.fill("main", section)
        self.classes[name] = self.classes["main"]
        stack = [(child, "main") for child in reversed(list(section.all("default")))]
        while stack:
            element, parent = stack.pop()
            name = element.get("class") or ""
            if not name:
                raise self.values.error(element, "a nested <default> needs a non-empty attribute 'class'")
            if name in self.classes:
                raise self.values.error(element, f"default class {name[:80]!r} is defined twice; give it another name")
            self.classes[name] = dict(self.classes[parent])
            self.fill(name, element)
            stack += [(child, name) for child in reversed(list(element.all("default")))]

    def fill(self, name: str, element: Element) -> None:
        """Add the attributes that a <default> sets itself."""
        own = self.classes[name]
        for child in element.children:
            kind = _kind(child.tag)
            if kind in READ:
                own[kind] = merged(own.get(kind, {}), {key: value for key, value in child.attributes.items() if key in READ[kind]})

    def check(self, element: Element, key: str) -> str | None:
        """The class an element names, which must exist."""
        name = element.get(key)
        if name and name not in self.classes:
            hint = suggestion(name, self.classes)
            raise self.values.error(element, f"<{element.tag} {key}={name[:80]!r}>: there is no default class of this name; {hint}")
        return name or None

    def filled(self, element: Element, childclass: str | None) -> Element:
        """The element with what it inherits; the same place in the file."""
        inherited = self.classes[self.check(element, "class") or childclass or "main"].get(_kind(element.tag), {})
        return Filled(element, merged(inherited, element.attributes))


def _kind(tag: str) -> str:
    """All actuators share one default, as do the two tendons."""
    return "actuator" if tag in ACTUATORS else "tendon" if tag in ("spatial", "fixed") else tag


def merged(inherited: Attributes, own: Attributes) -> Attributes:
    """Own attributes over inherited ones; an orientation of any kind replaces an inherited one of any kind."""
    result = dict(inherited)
    if any(key in own for key in ORIENTATIONS):
        result = {key: value for key, value in result.items() if key not in ORIENTATIONS}
    for key in _PARTIAL:
        if key in own and key in result:
            first, rest = own[key].split(None, 12), result[key].split(None, 12)
            own = {**own, key: " ".join(first + rest[len(first) :])}
    result.update(own)
    return result
