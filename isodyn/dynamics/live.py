"""Live: a mutable robot with tiered compilation.  isodyn.live(robot) makes it; docs/live.md shows it.

After an edit the next call does not wait for a compiler.  Generic kernels compute torques and accelerations; they read the robot's
numbers from memory (dynamics/general.py).  M, g, bias and kinetic energy are assembled from such torques.  All other quantities,
and robots that generic kernels do not support, are traced and interpreted.  When a robot has not been edited for a moment, a
background thread compiles specialised kernels for the calls made so far; they replace the slower path between two calls.  The
specialised kernels of the most recent configurations are kept.

A configuration is immutable.  An edit makes a new one and then replaces the reference to the old one, so that a call, in any
thread, works with the configuration that it started with.
"""

from __future__ import annotations

import atexit
import math
import os
import threading
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn import check
from isodyn.backends.device import General, Shaped
from isodyn.backends.device import device as device_named
from isodyn.check import Values
from isodyn.dynamics import general
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.general import DRY, MOMENTS, Structure, moments, program, solved, ten
from isodyn.dynamics.progressive import ProgressiveSum
from isodyn.dynamics.trace import REFERENCES, a_robot
from isodyn.errors import IsodynError, ModelError
from isodyn.formulations.any_tree import PROGRAMS
from isodyn.model.hints import Hinted
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES, Quantities, quantity_row
from isodyn.model.robot import Robot, without_symbols
from isodyn.renamed import with_old_arguments, with_old_members
from isodyn.spatial import Array

KNOWN = 16  # configurations whose specialised kernels are kept
FEW = 64  # largest number of states that are copied instead of viewed
REST = 0.1  # time without edits before specialised kernels are compiled   [s]
GENERAL, SPECIALISED = "general", "specialised"

_Asked = tuple[str, tuple[str, ...], str | None, str]  # quantity, loaded frames, frame, reference
_Result = Array | tuple[Array, ...]


class _Own:
    """Specialised kernels of one configuration.

    ready   call -> its fast-path entry, or None if it has none
    never   calls for which no kernel can be made, such as accelerations of joints that move no mass
    """

    def __init__(self, dynamics: Dynamics):
        self.dynamics = dynamics
        self.ready: dict[_Asked, Callable[..., object] | None] = {}
        self.never: set[_Asked] = set()

    def take_calls(self, wanted: bool) -> None:
        """Switch the fast paths on or off; a caller may keep one (f = live.inverse_dynamics) while the robot changes."""
        for (quantity, loads, frame, reference), entry in self.ready.items():
            if entry is not None:
                self.dynamics.kernel(quantity, wrench_frames=loads, frame=frame, reference=reference).take_calls(wanted)


class _Robot:
    """Robot that is built at first use."""

    def __init__(self, make: Callable[[], Robot]):
        self._made: Robot | Callable[[], Robot] = make

    @property
    def made(self) -> Robot:
        """The robot."""
        if not isinstance(self._made, Robot):
            self._made = self._made()  # releases the function and its closure
        return self._made


class _Configuration:
    """The robot between two edits; immutable.

    base, edited   a robot, and the mass properties of the links that differ from it: link number -> as in `links`
    structure      model for generic kernels, without masses; None if they do not support the robot
    links          of every link [mass, com, inertia xx yy zz xy xz yz]
    moments        of every link (10,), about the origin of its body
    numbers        (bodies, SIZE)
    ground         (10,): moments of the links that do not move
    """

    __slots__ = ("_base", "_edited", "_key", "_robot", "ground", "links", "moments", "numbers", "own", "structure", "trees")

    def __init__(
        self, base: _Robot, edited: dict[int, list[float]], structure: Structure | None, links: list[list[float]],
        moments: list[Array], numbers: Array, ground: Array,
    ):  # fmt: skip
        self._base, self._edited, self.structure = base, edited, structure
        self.links, self.moments, self.numbers, self.ground = links, moments, numbers, ground
        self.trees: dict[str, Shaped] = {}
        self.own: _Own | None = None
        self._robot: Robot | None = None
        self._key: object = None

    @classmethod
    def of(cls, robot: Robot, structure: Structure | None) -> _Configuration:
        """Return the configuration of a robot."""
        base = _Robot(lambda: robot)
        if structure is None:
            return cls(base, {}, None, [], [], np.empty(0), np.empty(0))
        links, find = [ten(link) for link in robot.links], moments()
        found = [find(np.array(link), place) for link, (_, place) in zip(links, structure.places, strict=True)]
        numbers, ground = structure.numbers.copy(), np.zeros(10)
        for own, (body, _) in zip(found, structure.places, strict=True):
            total = numbers[body - 1, MOMENTS] if body else ground
            total += own
        return cls(base, {}, structure, links, found, numbers, ground)

    def with_link(self, index: int, link: list[float]) -> _Configuration:
        """Return this configuration with other mass properties for one link."""
        assert self.structure is not None
        body, place = self.structure.places[index]
        links, found, numbers, ground = self.links.copy(), self.moments.copy(), self.numbers.copy(), self.ground
        links[index], found[index] = link, moments()(np.array(link), place)
        first, *others = self.structure.together[body]
        total = found[first] + self.structure.numbers[body - 1, MOMENTS] if body and self.structure.rotors else found[first]
        for other in others:  # in the order of `of`, so that undoing an edit restores the same bits
            if links[other][0] or any(links[other][4:]):  # most frames have no mass
                total = total + found[other]
        if body:
            numbers[body - 1, MOMENTS] = total
        else:
            ground = total
        return _Configuration(self._base, {**self._edited, index: link}, self.structure, links, found, numbers, ground)

    def grown(self, part: Link, to: str | None, joint: str | Joint, at: Values | None, prefix: str) -> _Configuration | None:
        """Return this configuration with one more link, on a new body, without building the robot; None if this is not possible."""
        grown = None if self.structure is None else self.structure.grown(part.name, to, joint, at, prefix)
        if grown is None:
            return None
        structure, body, at = grown
        base, edited, link, index = self._base, self._edited, ten(part), structure.index[prefix + part.name]
        own = moments()(np.array(link), structure.places[index][1])
        numbers, links, found = structure.numbers.copy(), self.links.copy(), self.moments.copy()
        numbers[:body, MOMENTS], numbers[body + 1 :, MOMENTS] = self.numbers[:body, MOMENTS], self.numbers[body:, MOMENTS]
        numbers[body, MOMENTS] = own
        links.insert(index, link)
        found.insert(index, own)
        new = _Robot(lambda: _with_links(base.made, edited).attach(part, to, joint=joint, at=at, prefix=prefix))
        return _Configuration(new, {}, structure, links, found, numbers, self.ground)

    @property
    def robot(self) -> Robot:
        """The robot."""
        if self._robot is None:
            self._robot = _with_links(self._base.made, self._edited)
        return self._robot

    @property
    def general(self) -> Structure:
        """The model for generic kernels; only for robots that they support."""
        assert self.structure is not None
        return self.structure

    @property
    def key(self) -> object:
        """Equal for configurations with the same dynamics."""
        if self._key is None:
            if self.structure is None:
                self._key = self.robot
            else:
                self._key = self.structure.key, self.numbers.tobytes(), self.ground.tobytes()
        return self._key


def _with_links(robot: Robot, edited: Mapping[int, list[float]]) -> Robot:
    """Return the robot with other mass properties for some of its links."""
    if not edited:
        return robot
    links = list(robot.links)
    for index, numbers in edited.items():
        links[index] = replace(links[index], mass=numbers[0], com=np.array(numbers[1:4]), inertia=np.array(numbers[4:]))
    return replace(robot, links=tuple(links))


@with_old_members
class Live(Quantities, Hinted):
    """Mutable robot with all methods of Dynamics.  `attach`, `detach` and `set` edit it in place.

    method, dtype, friction, motors, threads, prescribed   arguments of live()
    progress   for the method "screw": the sum whose link terms are reused after an edit; else None
    """

    def __init__(
        self, robot: Robot, method: str | None, dtype: str, friction: bool, motors: bool | str, threads: int | None,
        prescribed: tuple[str, ...] | None = None,
    ):  # fmt: skip
        self.method, self.dtype, self.friction, self.motors, self.threads = method, np.dtype(dtype), friction, motors, threads
        self.prescribed = prescribed
        self._lock, self._making = threading.RLock(), threading.Lock()
        self._generals: dict[str, General] = {}  # program -> its generic kernel
        self._entries: dict[str, Callable[..., object]] = {}
        self._known: OrderedDict[object, _Own] = OrderedDict()
        self._asked: dict[_Asked, None] = {}
        self._callers: set[int] = set()
        self.progress = ProgressiveSum() if method == "screw" else None
        self._scheduled, self._changed = False, time.monotonic()
        self._now = self._configuration(robot, None)
        _LIVES.add(self)

    @property
    def robot(self) -> Robot:
        """The current robot."""
        return self._now.robot

    def __repr__(self) -> str:
        return f"<Live {self.robot.name!r}: {self.method or 'cheapest method'}, {self.dtype}>"

    def __reduce__(self) -> tuple[type[Live], tuple[object, ...]]:
        return Live, (self.robot, self.method, self.dtype.name, self.friction, self.motors, self.threads, self.prescribed)

    # -- edits --------------------------------------------------------------------------------------------------------

    def attach(
        self, part: Link | Robot, to: str | None = None, *, joint: str | Joint = "fixed", at: Values | None = None, prefix: str = ""
    ) -> None:
        """Attach a link or a robot to one of the links, in place (see Robot.attach)."""
        with self._lock:
            self._between_calls()
            now = self._now
            new = None
            if type(part) is Link and type(prefix) is str and now.structure is not None:
                with suppress(TypeError):  # raised for a symbol, which is refused below
                    new = now.grown(part, to, joint, at, prefix)
            if new is not None:
                self._swap(new)
                return
            self._become(lambda robot: robot.attach(part, to, joint=joint, at=at, prefix=prefix))

    def detach(self, link: str) -> None:
        """Remove a link and its subtree, in place (see Robot.detach)."""
        self._become(lambda robot: robot.detach(link))

    def set(self, link: str, *, mass: float | None = None, com: ArrayLike | None = None, inertia: ArrayLike | None = None) -> None:
        """Change mass properties of a link, in place; arguments that are left out keep their values.

        mass      [kg]; a link with zero mass and inertia acts as if detached
        com       (3,) in the link's frame                              [m]
        inertia   about the centre of mass, in the link's axes, in any form that Link takes   [kg m2]
        """
        with self._lock:
            self._between_calls()
            now = self._now
            if now.structure is None:
                new = _properties(now.robot.link(link), mass, com, inertia)
                self._swap(self._configuration(now.robot._with_link(new), now.structure))
                return
            index = now.structure.index.get(link)
            if index is None:
                now.robot.link(link)  # raises: unknown name
                raise AssertionError(link)
            new_numbers = _written(now.links[index], mass, com, inertia)
            self._swap(now.with_link(index, new_numbers or ten(_properties(now.robot.link(link), mass, com, inertia))))

    def _become(self, edit: Callable[[Robot], Robot]) -> None:
        with self._lock:
            self._between_calls()
            robot = edit(self._now.robot)
            self._swap(self._configuration(robot, self._now.structure))

    def _between_calls(self) -> None:
        if threading.get_ident() in self._callers:
            raise ModelError(
                f"live model of {self.robot.name!r}: cannot edit the robot during one of its own calls; "
                "edit it before or after the call"
            )

    def _configuration(self, robot: Robot, before: Structure | None) -> _Configuration:
        try:
            structure = Structure(robot, self.friction, self.motors, before) if general.serves(robot) else None
            new = _Configuration.of(robot, structure)
        except TypeError:  # a symbol, or a value that is not a number
            structure = None
        if structure is None:
            without_symbols(robot, where="live")
            new = _Configuration.of(robot, None)
        return new

    def _swap(self, new: _Configuration) -> None:
        """Make a configuration the current one; calls that begin from now on use it."""
        old = self._now
        try:
            if old.own is not None:
                old.own.take_calls(False)
                for asked in old.own.ready:
                    self.__dict__.pop(asked[0], None)
            same = new.structure is old.structure
            for name, compiled in self._generals.items():
                tree = old.trees.get(name)
                if tree is not None and same:
                    tree = new.trees[name] = tree.with_numbers(new.numbers)
                elif tree is not None and new.structure is not None and new.structure.entry(PROGRAMS[name].result) == name:
                    tree = self._tree(new, PROGRAMS[name].result)
                else:
                    tree = None
                    self.__dict__.pop(PROGRAMS[name].result, None)
                compiled.use(tree)
            if same and not new.trees:
                new.trees = {key: tree.with_numbers(new.numbers) for key, tree in old.trees.items() if key.startswith("whole")}
            if self._known and (own := self._known.get(new.key)) is not None:
                new.own = own
                self._known.move_to_end(new.key)
            self._now, self._changed = new, time.monotonic()
            if old.own is not None or new.own is not None:
                self._install(new)
        except BaseException:  # Ctrl-C, no memory
            self._settle()
            raise
        if not self._scheduled and self._asked:
            _BEHIND.ask(self)
            self._scheduled = True

    def _settle(self) -> None:
        """Set all fast paths to those of the current configuration, after an interrupted edit."""
        now = self._now
        for quantity in QUANTITIES:
            self.__dict__.pop(quantity, None)
        for name, compiled in self._generals.items():
            compiled.use(now.trees.get(name))
        for own in self._known.values():
            own.take_calls(False)
        self._install(now)

    def _install(self, now: _Configuration) -> None:
        """Put the fastest entry of every quantity under the name of its public method."""
        for name, entry in self._entries.items():
            if name in now.trees:
                self.__dict__[PROGRAMS[name].result] = entry
        if now.own is not None:
            now.own.take_calls(True)
            for (quantity, loads, frame, reference), own in now.own.ready.items():
                if own is not None and not loads and frame is None and reference == REFERENCES[0]:
                    self.__dict__[quantity] = own

    # -- calls --------------------------------------------------------------------------------------------------------

    def _call(
        self, quantity: str, *arguments: ArrayLike, wrench: Mapping[str, ArrayLike] | ArrayLike | None = None,
        base: Mapping[str, ArrayLike] | None = None, parameters: Mapping[str, ArrayLike] | None = None,
        out: Array | tuple[Array, ...] | None = None, frame: str | None = None, reference: str = REFERENCES[0],
    ) -> _Result:  # fmt: skip
        if parameters is not None:
            raise ModelError(
                "live models do not take parameters=; change mass properties with live.set(link, mass=, com=, inertia=)"
            )
        now, loads = self._now, tuple[str, ...]()
        if wrench is not None:
            loads = tuple(wrench) if isinstance(wrench, Mapping) else (now.robot.tip,)
        asked = (quantity, loads, frame, reference)
        with self._calling():
            if now.own is not None and asked in now.own.ready:
                return now.own.dynamics._call(
                    quantity, *arguments, wrench=wrench, base=base, out=out, frame=frame, reference=reference
                )  # fmt: skip
            plain = now.structure is not None and wrench is None and base is None and quantity in PLAIN
            plain = plain and (quantity != "constraint_forces" or now.general.closed is not None)  # else the interpreter refuses it
            if plain:
                result: _Result = _GENERAL[quantity](self, now, *arguments, out=out)
            else:
                dynamics, vanish = self._interpreted(now)
                result = dynamics._call(
                    quantity, *arguments, wrench=wrench, base=base, out=out, frame=frame, reference=reference, parameters=vanish
                )  # fmt: skip
        if asked not in self._asked or not self._scheduled:
            self._ask(now, asked)
        return result

    @contextmanager
    def _calling(self) -> Iterator[None]:
        """Mark this thread as inside a call."""
        me = threading.get_ident()
        outer = me not in self._callers
        try:  # around everything: Ctrl-C may come at any line
            self._callers.add(me)
            yield
        finally:
            if outer:
                self._callers.discard(me)

    def _ask(self, now: _Configuration, asked: _Asked) -> None:
        """Request a specialised kernel for this call from the background thread."""
        with self._lock:
            self._asked[asked] = None
            if not self._scheduled and (now.own is None or asked not in now.own.never):
                _BEHIND.ask(self)
                self._scheduled = True

    def _interpreted(self, now: _Configuration) -> tuple[Dynamics, Mapping[str, ArrayLike] | None]:
        """Return the interpreted dynamics, and parameters for the call: zeros for the links of joints that move no mass."""
        zeros: dict[str, ArrayLike] = {"mass": 0.0, "inertia": (0.0,) * 6}
        nothing = {f"{link}.{name}": zero for link in _bare(now.robot) for name, zero in zeros.items()}
        return self._dynamics(now.robot, "reference", tuple(nothing)), nothing or None

    def _dynamics(self, robot: Robot, device: str, parameters: Sequence[str] = ()) -> Dynamics:
        there = {*robot.joint_names, *robot.velocity_names}
        prescribed = (
            None if self.prescribed is None else [name for name in self.prescribed if name in there]
        )  # the others are detached at present
        return compile(
            robot, method=self.method, device=device, dtype=self.dtype, friction=self.friction, motors=self.motors,
            threads=self.threads, parameters=parameters, prescribed=prescribed,
        )  # fmt: skip

    def _tree(self, now: _Configuration, quantity: str, variant: str = "") -> Shaped:
        """Return a generic kernel bound to the numbers of a configuration.

        variant   "": as compiled; "bare": without joint friction and springs; "weightless": also without gravity; "whole": for
                  bodies whose velocities are not the robot's
        """
        structure = now.structure
        assert structure is not None
        name = structure.program(quantity)
        key = f"{variant} {name}" if variant else name
        tree = now.trees.get(key)
        if tree is None:
            compiled = self._general(name)
            numbers = now.numbers.astype(self.dtype)
            if variant in ("bare", "weightless"):
                numbers[:, DRY] = 0.0
            base, places = structure.base(name, variant == "weightless"), structure.own_places if structure.charts else ()
            tree = now.trees[key] = compiled.shaped(numbers, structure.own_parents, base, *places)
        return tree

    def _general(self, name: str) -> General:
        """Return a generic kernel; all threads share it, and an edit binds it to the new robot."""
        found = self._generals.get(name)
        if found is None:
            made = device_named().general(program(name), self.dtype)
            with self._lock:
                found = self._generals.setdefault(name, made)
        return found

    def _evaluated(self, tree: Shaped, *arguments: ArrayLike, out: Array | None = None) -> Array:
        (result,) = evaluate(tree, arguments, [out], self.threads)
        return result

    def _asked_of(self, tree: Shaped, arguments: Sequence[Array]) -> Array:
        """Return the result of a generic kernel for checked vectors; a few states are copied, which is faster than finding
        views.
        """
        batch = np.broadcast_shapes(*(x.shape[:-1] for x in arguments))
        rows = math.prod(batch)
        if not 0 < rows <= FEW:
            return self._evaluated(tree, *arguments)
        places, result = list[Array](), np.empty((*batch, tree.graph.outputs[0].size), self.dtype)
        for x in arguments:
            place = np.empty((*batch, x.shape[-1]), self.dtype)
            place[...] = x
            places.append(place.reshape(rows, -1))
        tree.run([*places, result.reshape(rows, -1)], rows)
        return result

    def _programmed(self, quantity: str, now: _Configuration, *arguments: ArrayLike, out: Array | None = None) -> Array:
        tree, name = self._tree(now, quantity), now.general.program(quantity)
        if quantity not in self.__dict__:
            with self._lock:
                if name not in self._entries:
                    ordinary = getattr(type(self), quantity).__get__(self)
                    self._entries[name] = self._generals[name].direct(quantity, ordinary.__doc__ or "", ordinary)
                if self._now is now:
                    self._generals[name].use(tree)
                    self._install(now)
        return self._evaluated(tree, *arguments, out=out)

    def _inverse(self, now: _Configuration, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, out: Array | None = None) -> Array:
        if now.general.expanded is None:
            return self._programmed("inverse_dynamics", now, q, qd, qdd, out=out)
        return self._torques(now, "whole", self._vectors(now, q=q, qd=qd, qdd=qdd), out=out)

    def _forward(self, now: _Configuration, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, out: Array | None = None) -> Array:
        if now.general.entry("forward_dynamics"):
            return self._programmed("forward_dynamics", now, q, qd, tau, out=out)
        return _put(self._solved(now, *self._vectors(now, q=q, qd=qd, tau=tau))[0], out, self.dtype)

    def _forces(self, now: _Configuration, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, out: Array | None = None) -> Array:
        return _put(self._solved(now, *self._vectors(now, q=q, qd=qd, tau=tau))[1], out, self.dtype)

    def _solved(self, now: _Configuration, q: Array, qd: Array, tau: Array) -> tuple[Array, Array]:
        """Return accelerations (..., n) and loop forces (..., loops, 6), from the inertia matrix and the bias torque."""
        structure, n = now.general, now.general.n
        M = self._inertias(now, q)
        driving = tau - self._torques(now, "whole", (q, qd, np.zeros(n, self.dtype)))
        if structure.closed is None:
            return solved(M, driving), np.empty((0, 6))
        given = [q, qd] if structure.expanded is None else structure.expanded.expand(q, qd)
        motions = self._asked_of(self._tree(now, "bodies", "whole"), given)
        return structure.closed.solved(motions, M, driving, structure.expanded)

    def _bias(self, now: _Configuration, q: ArrayLike, qd: ArrayLike, out: Array | None = None) -> Array:
        still = np.zeros(now.general.n, self.dtype)
        return self._torques(now, "whole", (*self._vectors(now, q=q, qd=qd), still), out=out)

    def _gravity(self, now: _Configuration, q: ArrayLike, out: Array | None = None) -> Array:
        still = np.zeros(now.general.n, self.dtype)
        return self._torques(now, "bare", (*self._vectors(now, q=q), still, still), out=out)

    def _mass_matrix(self, now: _Configuration, q: ArrayLike, out: Array | None = None) -> Array:
        return _put(self._inertias(now, *self._vectors(now, q=q)), out, self.dtype)

    def _inertias(self, now: _Configuration, q: Array) -> Array:
        """Return M (..., n, n): the torques of unit accelerations, column by column."""
        n = now.general.n
        M = self._torques(now, "weightless", (q[..., np.newaxis, :], np.zeros(n, self.dtype), np.eye(n, dtype=self.dtype)))
        return np.where(_upper(n), M, M.swapaxes(-1, -2))

    def _kinetic_energy(self, now: _Configuration, q: ArrayLike, qd: ArrayLike, out: Array | None = None) -> Array:
        positions, rates = self._vectors(now, q=q, qd=qd)
        momentum = self._torques(now, "weightless", (positions, np.zeros(now.general.n, self.dtype), rates))
        return _put(np.asarray(0.5 * (momentum * rates).sum(axis=-1), self.dtype), out, self.dtype)

    def _vectors(self, now: _Configuration, **given: ArrayLike) -> list[Array]:
        """Return the vectors, checked and in this model's dtype."""
        structure = now.general
        return [
            check.shaped(
                name, check.real(name, x, dtype=self.dtype, copy=False), (..., structure.nq if name == "q" else structure.n)
            )
            for name, x in given.items()
        ]

    def _torques(self, now: _Configuration, variant: str, given: Sequence[Array], out: Array | None = None) -> Array:
        """Return the torques of the tree at q, qd and qdd; with couplings, mapped to the independent coordinates."""
        around = now.general.expanded
        if around is None:
            found = self._asked_of(self._tree(now, "inverse_dynamics", "" if variant == "whole" else variant), given)
            return _put(found, out, self.dtype)
        found = self._asked_of(self._tree(now, "inverse_dynamics", variant), around.expand(*given))
        return _put(around.fold(found), out, self.dtype)

    def integrate(self, q: ArrayLike, step: ArrayLike) -> Array:
        """Return q (..., nq) moved by the tangent vector step = qd * dt (..., n); see Robot.integrate."""
        return self.robot.integrate(q, step)

    def difference(self, q0: ArrayLike, q1: ArrayLike) -> Array:
        """Return the tangent vector (..., n) that moves q0 to q1 (..., nq); see Robot.difference."""
        return self.robot.difference(q0, q1)

    # -- specialised kernels ------------------------------------------------------------------------------------------

    def tier(self, quantity: str) -> str:
        """Return the tier of the next call of a quantity: "general", or "specialised" for a kernel compiled for this robot."""
        key, own = quantity_row(quantity).key, self._now.own
        never = set[_Asked]() if own is None else own.never
        asked = [asked for asked in list(self._asked) if asked[0] == key and asked not in never]  # a copy: other threads add calls
        ready = [] if own is None else list(own.ready)
        made = all(one in ready for one in asked) if asked else any(one[0] == key for one in ready)
        return SPECIALISED if made else GENERAL

    def wait(self) -> None:
        """Block until every call made so far has its specialised kernel, if one can be made."""
        while missing := self._missing(now := self._now):
            self._make(now, missing[0])

    def _missing(self, now: _Configuration) -> list[_Asked]:
        own = now.own
        return [asked for asked in list(self._asked) if own is None or (asked not in own.ready and asked not in own.never)]

    def _make(self, now: _Configuration, asked: _Asked) -> None:
        """Compile the kernel of a call for a configuration and activate it."""
        with self._making:
            if asked not in self._missing(now):
                return  # another thread has made it
            own = now.own or _Own(self._dynamics(now.robot, "cpu"))
            own.dynamics.kept = self.progress
            quantity, loads, frame, reference = asked
            entry, can = None, True
            trouble: Exception | None = None
            try:
                kernel = own.dynamics.kernel(quantity, wrench_frames=loads, frame=frame, reference=reference)
                if not now.robot.moving_base:
                    ordinary = getattr(type(self), quantity).__get__(self)
                    entry = kernel.direct(quantity, ordinary.__doc__ or "", ordinary, self.threads)
            except IsodynError:
                can = False
            except Exception as error:  # out of memory, disk full: report it once; the generic kernel stays in use
                can, trouble = False, error
            with self._lock:
                if can:
                    own.ready[asked] = entry
                else:
                    own.never.add(asked)
                now.own = self._known[now.key] = own
                self._known.move_to_end(now.key)
                while len(self._known) > KNOWN:
                    self._known.popitem(last=False)
                if self._now is now:
                    self._install(now)
            if trouble is not None:
                raise trouble

    def _advance(self) -> float | None:
        """Compile what is missing; return the time of the next attempt, or None if there is nothing left to do."""
        while True:
            with self._lock:
                now, due = self._now, self._changed + REST
                missing = self._missing(now)
                if not missing or _BEHIND.ending:
                    self._scheduled = False
                    return None
            if due > time.monotonic():
                return due
            try:
                with _BEHIND.working:
                    self._make(now, missing[0])
            except BaseException:
                self._scheduled = False
                raise


def _bare(robot: Robot) -> list[str]:
    """Return the links on moving joints whose subtree has no mass and no inertia."""
    heavy = set[str]()
    for joint in reversed(robot.joints):
        link = robot.link(joint.child)
        if joint.child in heavy or link.mass or np.any(link.inertia):
            heavy |= {joint.child, joint.parent}
    return [joint.child for joint in robot.joints if joint.nv and joint.child not in heavy]


@cache
def _upper(n: int) -> Array:
    return np.triu(np.ones((n, n), dtype=bool))


def _put(result: Array, out: Array | None, dtype: np.dtype[np.generic]) -> Array:
    """Return the result, copied to `out` if there is one."""
    if out is None:
        return result if result.ndim else result[()]
    place = check.result_array("out", out, result.shape, dtype)
    place[...] = result
    return place


def _properties(link: Link, mass: float | None, com: ArrayLike | None, inertia: ArrayLike | None) -> Link:
    """Return the link with other mass properties, all of them checked."""
    given = {name: value for name, value in (("mass", mass), ("com", com), ("inertia", inertia)) if value is not None}
    new = replace(link, **given)  # type: ignore[arg-type]
    for value in new.numbers():
        check.constant(f"live.set: link {link.name!r}", value)
    return new


_FLOAT, _REAL = {float}, {float, int, np.float64}


def _written(link: list[float], mass: float | None, com: ArrayLike | None, inertia: ArrayLike | None) -> list[float] | None:
    """Return a link's numbers with new ones, if these are clearly valid; None if they need the full check."""
    m, x, y, z, *six = link
    try:
        if mass is not None:
            m = mass if type(mass) is float else _reals((mass,))[0]
        if com is not None:
            x, y, z = _reals(com)
        if inertia is not None:
            six = _six(inertia)
        result = [m, x, y, z, *six]
        return result if m >= 0.0 and math.isfinite(sum(result)) else None
    except (TypeError, ValueError, OverflowError):
        return None


def _reals(values: Any) -> Sequence[float]:
    """Return a vector of numbers from an array, a list or a tuple; TypeError for anything else."""
    listed = values.tolist() if type(values) is np.ndarray else values
    if type(listed) not in (list, tuple):
        raise TypeError
    kinds = set(map(type, listed))
    if not kinds <= _REAL:
        raise TypeError
    return listed if kinds == _FLOAT else [float(x) for x in listed]


def _six(inertia: Any) -> list[float]:
    """Return xx yy zz xy xz yz from these six, from xx yy zz, or from a symmetric matrix; TypeError or ValueError for anything
    else.
    """
    listed = inertia.tolist() if type(inertia) is np.ndarray else inertia
    if type(listed) not in (list, tuple):
        raise TypeError
    if len(listed) == 3 and type(listed[0]) not in _REAL:
        (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = listed
        xx, xy, xz, yx, yy, yz, zx, zy, zz = _reals((xx, xy, xz, yx, yy, yz, zx, zy, zz))
        if xy != yx or xz != zx or yz != zy:
            raise ValueError
    else:
        xx, yy, zz, *others = _reals(listed)
        xy, xz, yz = others or (0.0, 0.0, 0.0)
    return [xx, yy, zz, xy, xz, yz]


#: quantities computed by generic kernels, with one call or several
_GENERAL: dict[str, Callable[..., Array]] = {
    "inverse_dynamics": Live._inverse,
    "forward_dynamics": Live._forward,
    "constraint_forces": Live._forces,
    "bias_torque": Live._bias,
    "gravity_torque": Live._gravity,
    "mass_matrix": Live._mass_matrix,
    "kinetic_energy": Live._kinetic_energy,
}
PLAIN = tuple(_GENERAL)


class _Behind:
    """Background thread that compiles kernels; it starts with the first live model and ends with the process.

    working   lock held while it compiles; fork waits for it, since the child would inherit the locks but not the thread
    """

    def __init__(self) -> None:
        self._wake = threading.Condition()
        self._due: dict[weakref.ref[Live], float] = {}
        self._thread: threading.Thread | None = None
        self.ending, self.working = False, threading.Lock()

    def ask(self, live: Live) -> None:
        """Schedule a model: its kernels are compiled after it has not been edited for REST seconds."""
        with self._wake:
            self._due[weakref.ref(live)] = live._changed + REST
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="isodyn-live", daemon=True)
                self._thread.start()
            self._wake.notify()

    def _run(self) -> None:
        while not self.ending:
            with self._wake:
                first = min(self._due, key=self._due.__getitem__, default=None)
                left = None if first is None else self._due[first] - time.monotonic()
                if first is None or (left is not None and left > 0):
                    self._wake.wait(left)
                    continue
                del self._due[first]
            live, due = first(), None
            try:
                due = None if live is None else live._advance()
            except Exception as trouble:  # report it and keep the thread alive for other models
                told = type(trouble), trouble, trouble.__traceback__, threading.current_thread()
                threading.excepthook(threading.ExceptHookArgs(told))
            if live is not None and due is not None:
                with self._wake:
                    self._due[first] = due
            del live

    def end(self) -> None:
        """At the end of the process: give a running compilation one second to finish."""
        with self._wake:
            self.ending, thread = True, self._thread
            self._wake.notify()
        if thread is not None:
            with suppress(KeyboardInterrupt):
                thread.join(1.0)


_LIVES: weakref.WeakSet[Live] = weakref.WeakSet()
_BEHIND = _Behind()
atexit.register(lambda: _BEHIND.end())


def _forked() -> None:
    """In the child of a fork: replace the thread, which does not survive, and the locks that it may have held."""
    global _BEHIND
    _BEHIND = _Behind()
    for live in list(_LIVES):
        live._lock, live._making, live._scheduled = threading.RLock(), threading.Lock(), False
        live._callers &= {threading.get_ident()}
        live._settle()  # another thread may have been editing


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=lambda: _BEHIND.working.acquire(), after_in_parent=lambda: _BEHIND.working.release(), after_in_child=_forked
    )


@with_old_arguments
def live(
    robot: Robot,
    *,
    method: str | None = None,
    dtype: DTypeLike = "float64",
    friction: bool = True,
    motors: bool | str = True,
    threads: int | None = None,
    prescribed: Sequence[str] | None = None,
) -> Live:
    """Return a mutable robot on the CPU; no call waits for a compiler.

    Calls run on generic kernels or the interpreter until specialised kernels, compiled in the background, are ready.
    method, dtype, friction, motors, threads, prescribed   as for `compile`

    `method` applies to the specialised kernels.  Generic kernels use the recursive Newton-Euler and articulated-body algorithms.
    Prescribed joints that `detach` removes are ignored until they are attached again.
    """
    robot = a_robot(robot)
    without_symbols(robot, where="live")
    checked = compile(robot, method=method, dtype=dtype, friction=friction, motors=motors, threads=threads, prescribed=prescribed)
    return Live(robot, method, checked.dtype.name, checked.friction, checked.motors, checked.threads, checked.prescribed)
