"""Writes docs/linter.md: the linter's rules, and its verdict on every robot of the catalogue.

Run: python docs/make_linter_page.py
"""

from __future__ import annotations

from pathlib import Path

from isodyn.model.catalogue import catalogue, load
from isodyn.model.lint import RULES, Finding, check

PAGE = Path(__file__).parent / "linter.md"

HEAD = """# Linter rules

<!-- written by docs/make_linter_page.py; do not edit -->

On this page you find every rule of the linter, with its remedy, and its findings for every robot of the catalogue.

`robot.lint()` checks the numbers of a robot and returns findings: rule, severity, where, value, message and remedy. It changes
and refuses nothing. In a shell: `isodyn check ROBOT`.

```python
import isodyn

for finding in isodyn.load("puma560").lint():
    print(finding)
```

- **error**: no such body or joint can exist, or the dynamics is singular.
- **warning**: probably a mistake, such as a unit, a placeholder or a wrong reference point.
- **note**: worth knowing, often intended.

The linter skips links that never move. It computes densities from the shapes of a link or, without shapes, from the solid box
with the link's mass and principal moments. Impossible numbers (negative masses, a lower limit above the upper one, axes without
length) never become a robot: the readers refuse them.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## Rules", "", "| rule | severity | problem | remedy |", "|---|---|---|---|"]
    lines += [f"| `{rule.key}` | {rule.severity} | {rule.message} | {rule.remedy} |" for rule in RULES]
    lines += ["", "## Findings in the catalogue", "", "| robot | errors | warnings | notes |", "|---|---|---|---|"]
    for name in catalogue():
        found = check(load(name))
        cells = [_cell([finding for finding in found if finding.severity == severity]) for severity in ("error", "warning", "note")]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    lines += [
        "",
        "The published sources of these robots have the same errors and warnings. They stay because published results use them.",
    ]
    return "\n".join([*lines, ""])


def _cell(found: list[Finding]) -> str:
    """Findings by rule, with the links or joints they are about."""
    places: dict[str, list[str]] = {}
    for finding in found:
        kind, _, name = finding.where.partition(" ")
        places.setdefault(finding.rule, []).append("" if kind == "robot" else name.strip("'"))
    return "; ".join(f"{rule}{_some(names)}" for rule, names in places.items())


def _some(names: list[str]) -> str:
    shown = ", ".join(names[:6]) + (f", ... {len(names) - 6} more" if len(names) > 6 else "")
    return f" ({shown})" if any(names) else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
