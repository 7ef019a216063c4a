"""Annotate a formulation file with the cost of every line: products (divisions included) and sums.

Every operation records the innermost line of a formulation file that made it.  Helpers in other files are listed below the method's
file.  An operation that two lines share is made once and counted with the first.  If the paper counts its steps, its figures are
shown too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from isodyn.counts.counting import Line, counted, general_count, line_costs
from isodyn.counts.polynomial import FREE, Cost, cost_cells
from isodyn.counts.published import terms_of
from isodyn.counts.source_tables import SourceTable, makes, terms_table
from isodyn.counts.statements import FOLDER, SourceFile, source_file
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count
from isodyn.model.quantities import quantity_row
from isodyn.model.robot import Robot

Costs = Mapping[Line | None, Cost]


@dataclass(frozen=True)
class Annotation:
    """The cost of every line of a method.

    arm       the arm whose operations are counted, in words
    costs     (file, line) -> products and sums; None: made outside the formulation files (derivatives)
    growth    increase of each line's cost per additional joint, for a general arm with a given n
    steps     the paper's steps with the counts of the lines that do them, for a general arm
    """

    method: str
    quantity: str
    arm: str
    costs: Costs
    growth: Costs | None = None
    steps: SourceTable | None = None

    @property
    def files(self) -> list[str]:
        """The method's file, then those of helpers."""
        own = f"{self.method.replace('-', '_')}.py"
        found = sorted({line[0] for line, cost in self.costs.items() if line is not None and any(cost)})
        return [*([own] if own in found or (FOLDER / own).is_file() else []), *(name for name in found if name != own)]

    def text(self) -> str:
        """Return the files with cost columns before every line, and the paper's steps below."""
        paper = self._paper()
        head = f"{self.method}, {self.quantity}: {self.arm}; products with divisions (mul), sums (add)"
        columns: list[tuple[str, Costs]] = [("", self.costs)]
        if self.growth is not None:
            head += "; +: increase per additional joint"
            columns.append(("+ ", self.growth))
        columns += [("paper ", paper)] if paper else []
        names = [f"{whose}{kind}" for whose, _ in columns for kind in ("mul", "add")]
        cells = {line: cost_cells(*(costs.get(line) for _, costs in columns)) for line, cost in self.costs.items() if any(cost)}
        widths = [max([len(name), *(len(row[k]) for row in cells.values())]) for k, name in enumerate(names)]
        blocks = [head]
        title = "  ".join(name.rjust(w) for name, w in zip(names, widths, strict=True))
        for name in self.files:
            file = source_file(name)
            shown = [f"{title}  | {name}"]
            for number in self._shown(file):
                if number is None:
                    shown.append(f"{' ' * len(title)}  |       ...")
                    continue
                row = cells.get((name, number), ("",) * len(names))
                left = "  ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True))
                shown.append(f"{left}  | {number:4}  {file.lines[number - 1]}".rstrip())
            blocks.append("\n".join(shown))
        if None in self.costs:
            outside = self.costs[None]
            blocks.append(f"Made outside the formulation files, by differentiation: {outside.mul} mul, {outside.add} add.")
        if self.steps is not None:
            blocks.append(self.steps.table().text())
        blocks.append("Sines, cosines, roots and comparisons are not shown here.")
        return "\n\n".join(blocks)

    def _paper(self) -> dict[Line | None, Cost]:
        """Return the paper's figures, each at the first line of its step."""
        places: dict[Line | None, Cost] = {}
        known, files = [line for line in self.costs if line is not None], self.files
        lines = sorted((line for line in known if line[0] in files), key=lambda line: (files.index(line[0]), line[1]))
        for row in self.steps.rows if self.steps is not None else ():
            first = next((line for line in lines if makes(line, row.row.lines)), None)
            if first is not None and row.paper is not None:
                places[first] = places.get(first, FREE).plus(row.paper)
        return places

    def _shown(self, file: SourceFile) -> list[int | None]:
        """Return the lines to print: docstring of the method's file, and functions with a cost; None marks omitted lines."""
        costly = {line[1] for line, cost in self.costs.items() if line is not None and line[0] == file.name and any(cost)}
        functions = [range(f.first, f.last + 1) for f in file.functions]
        lines = sorted({*costly, *(line for inside in functions if costly.intersection(inside) for line in inside)})
        if file.name == self.files[0]:
            lines = [*range(1, file.docstring + 1), *lines]
        result: list[int | None] = []
        for line in lines:
            if result and result[-1] is not None and line > result[-1] + 1:
                result.append(None)
            result.append(line)
        return result

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        paper = self._paper()
        lines = []
        for line, cost in self.costs.items():
            text = source_file(line[0]).lines[line[1] - 1].strip() if line is not None else ""
            row: dict[str, object] = {"file": line and line[0], "line": line and line[1], "source": text, **cost.to_dict()}
            if self.growth is not None and line in self.growth:
                row["one_more_joint"] = self.growth[line].to_dict()
            if line in paper:
                row["paper"] = paper[line].to_dict()
            lines.append(row)
        steps = self.steps.to_dict() if self.steps is not None else None
        return {"method": self.method, "quantity": self.quantity, "arm": self.arm, "lines": lines, "steps": steps}


def annotate(
    robot: Robot | int | None, method: str, quantity: str, *, reduce: Sequence[str] = (), given_bias: bool = False
) -> Annotation:
    """Count the cost of every line of a method's formulation.

    robot                a robot; n: the general arm with n joints, and its increase per joint; None: polynomials in n
    reduce, given_bias   as in count_polynomial
    """
    method_row(method)
    quantity_row(quantity)
    if isinstance(robot, Robot):
        lines = counted(robot, method, quantity, reduce=reduce, given_bias=given_bias).lines
        return Annotation(method, quantity, f"{robot.name}, {robot.n} joints", _numbers(lines))
    if robot is None:
        costs, start = line_costs(method, quantity, reduce, given_bias=given_bias)
        terms = None if given_bias else terms_of(method, quantity)
        steps = terms_table(terms, costs, start) if terms else None
        return Annotation(method, quantity, f"general arm of n joints, n >= {start}", costs, steps=steps)
    here, more = (general_count(n, method, quantity, tuple(reduce), given_bias).lines for n in (robot, robot + 1))
    costs, after = _numbers(here), _numbers(more)
    growth = {line: after[line].minus(cost) for line, cost in costs.items() if line in after}
    return Annotation(method, quantity, f"general arm of {robot} joints", costs, growth)


def _numbers(lines: Mapping[Line | None, Count]) -> dict[Line | None, Cost]:
    return {line: Cost.of(c.products, c.add) for line, c in lines.items()}
