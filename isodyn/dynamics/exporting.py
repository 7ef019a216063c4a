"""export: quantities of a robot as code for other programs."""

from __future__ import annotations

from collections.abc import Sequence

from isodyn import check
from isodyn.backends.targets import TARGETS
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import REFERENCES
from isodyn.errors import ModelError
from isodyn.model.quantities import quantity_row
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments


@with_old_arguments
def export(
    robot: Robot,
    quantity: str | Sequence[str],
    target: str = "wasm",
    *,
    method: str | None = None,
    parameters: Sequence[str] = (),
    wrench_frames: Sequence[str] = (),
    frame: str | None = None,
    reference: str = REFERENCES[0],
    friction: bool = True,
    motors: bool | str = True,
    reduce: Sequence[str] | None = None,
    actuators: Sequence[str] | None = None,
    prescribed: Sequence[str] | None = None,
) -> bytes:
    """Return code that computes a quantity of a robot, with the same operations as compiled calls here.

    quantity       such as "inverse_dynamics", the name of the function; or several, which become functions of one module
    target         "wasm": a WebAssembly module; isodyn.targets() lists all
    parameters     names of model parameters that become inputs, as for isodyn.compile
    wrench_frames  frames with an external wrench; each becomes an input "wrench:<frame>" (6,): force, then moment, at the origin
                   and in the axes of the frame, for the quantities that take wrenches
    frame, reference   for pose and jacobian, as for robot.pose and robot.jacobian
    method, friction, motors, reduce, actuators, prescribed   as for isodyn.compile

    Inputs and outputs are named arrays (q, qd, ...) of float64 in their usual order; docs: WebAssembly.
    """
    row = TARGETS[check.one_of("export target", target, TARGETS)]
    asked = (quantity,) if isinstance(quantity, str) else check.names("export: quantity", quantity, "('mass_matrix',)")
    if not asked or len(set(asked)) < len(asked):
        raise ModelError(f"export: quantity takes the name of a quantity, or several, each once; got {list(asked)}")
    rows = [quantity_row(each) for each in asked]
    frames = check.names("export: wrench_frames", wrench_frames, "('tool0',)")
    dynamics = compile(
        robot, method=method, parameters=parameters, friction=friction, motors=motors, reduce=reduce, actuators=actuators,
        prescribed=prescribed,
    )  # fmt: skip
    for each in frames:
        check.one_of("frame", each, robot.link_names)
    graphs = {
        each.key: dynamics.graph(
            each.key,
            wrench_frames=frames if each.loads else (),
            frame=frame if "frame" in each.options else None,
            reference=reference if "reference" in each.options else REFERENCES[0],
        )
        for each in rows
    }
    return row.written(graphs)
