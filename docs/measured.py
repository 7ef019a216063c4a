"""The line at the top of a generated page: date, commit, version and machine of the run that made it.

A test makes the page again and compares it with the file, so `line` returns the line that the file already has.  `fresh` makes a
new one.
"""

from __future__ import annotations

import re
import subprocess
from datetime import date
from pathlib import Path

from isodyn import __version__
from isodyn.study.speed import host_line

LINE = re.compile(r"^Made on \d{4}-\d\d-\d\d .*$", re.M)


def line(page: Path) -> str:
    """The line that the page has."""
    found = LINE.search(page.read_text(encoding="utf-8"))
    return found[0] if found else fresh()


def fresh(machine: bool = True) -> str:
    """A line for a run of today, on this machine."""
    command = ["git", "log", "-1", "--format=%h"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parent, check=True)
    where = f", on {host_line()}" if machine else ""
    return f"Made on {date.today()} from commit {done.stdout.strip()} (isodyn {__version__}){where}."


def renewed(text: str, machine: bool = True) -> str:
    """The text of a page with a line of today in place of the old one."""
    return LINE.sub(fresh(machine).replace("\\", r"\\"), text, count=1)
