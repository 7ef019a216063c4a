"""Make a release of the version in isodyn/__init__.py: check, build, install, try, tag.

    python tools/release.py --dry-run     everything but the tag
    python tools/release.py               the same, then the tag vX.Y.Z on HEAD; pushing and uploading stay yours

Needs Python 3.10 or newer, Git and a package index; no other package. docs/releasing.md describes the whole way to a release.

 1. Refuse uncommitted files, another branch than main, an existing tag, and a changelog or CITATION.cff without version and date.
 2. Run ./check.
 3. Build the source distribution from a clone of HEAD, and the wheel from the source distribution.
 4. Install the wheel in a new environment, without extras, and run tools/smoke.py there in an empty folder.
 5. Move both files to dist/ and tag.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BRANCH = "main"
#: files that a source distribution must hold, and parts of names that it must not
HELD = (
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    "pyproject.toml",
    "isodyn/py.typed",
    "isodyn/show/static/workbench.js",
    "tests/conftest.py",
)
NOT_HELD = ("node_modules", "__pycache__", ".venv", ".git/")


def version() -> str:
    """Return the version, from the one place that states it; the package is not imported."""
    (found,) = re.findall(r'^__version__ = "(.+)"$', (ROOT / "isodyn" / "__init__.py").read_text(encoding="utf-8"), re.M)
    return str(found)


def release_date(number: str) -> str:
    """Return the date of a version in the changelog, YYYY-MM-DD; "" if there is no dated section."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[?{re.escape(number)}\]? - (\d{{4}}-\d\d-\d\d)$", changelog, re.M)
    return found[1] if found else ""


def problems(number: str) -> list[str]:
    """Return what prevents a release, a sentence each with what to do."""
    found = []
    if git("status", "--porcelain"):
        found.append("the working tree has uncommitted files: commit or remove them (git status)")
    branch = git("branch", "--show-current")
    if branch != BRANCH:
        found.append(f"releases are made on {BRANCH}, and this is {branch or 'a detached HEAD'}: git switch {BRANCH}")
    if git("tag", "--list", f"v{number}"):
        found.append(f"the tag v{number} exists: raise __version__ in isodyn/__init__.py")
    date = release_date(number)
    if not date:
        found.append(f"CHANGELOG.md has no section '## [{number}] - YYYY-MM-DD': date its section of unreleased changes")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    found += [f"CITATION.cff has no line {line!r}: change it" for line in citation_lines(number, date) if line not in citation]
    return found


def citation_lines(number: str, date: str) -> tuple[str, ...]:
    """Return the lines of CITATION.cff that repeat the version and its date."""
    return (f"version: {number}", *([f'date-released: "{date}"'] if date else []))


def git(*words: str) -> str:
    """Return what a Git command prints."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def run(*words: str | Path, folder: Path = ROOT, quiet: bool = False) -> None:
    """Run a command; CalledProcessError if it fails. quiet: show its output only then."""
    done = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None)
    if done.returncode and quiet:
        sys.stderr.buffer.write(done.stdout)
    done.check_returncode()


def new_environment(folder: Path, *requirements: str) -> Path:
    """Create a virtual environment with these packages and return its Python."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *requirements, quiet=True)
    return python


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source distribution of HEAD, and the wheel from it; return their paths below `folder`."""
    clone, out = folder / "clone", folder / "built"
    run("git", "clone", "-q", ROOT, clone)
    python = new_environment(folder / "builder", "build")
    run(python, "-m", "build", "--outdir", out, clone, quiet=True)
    (source,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    return source, wheel


def inspect(source: Path) -> int:
    """Return the number of files of a source distribution; RuntimeError if some are missing or do not belong there."""
    with tarfile.open(source) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    missing = [name for name in HELD if name not in names]
    surplus = [name for name in names if any(part in name for part in NOT_HELD)]
    if missing or surplus:
        raise RuntimeError(f"{source.name}: missing {missing}, surplus {surplus[:5]}; change MANIFEST.in")
    return len(names)


def main() -> int:
    """Run the steps; return 1 if one of them stops the release."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dry-run", action="store_true", help="do everything but the tag")
    dry, began, number = parser.parse_args().dry_run, time.monotonic(), version()
    print(f"release {number}{' (dry run)' if dry else ''}", flush=True)
    if found := problems(number):
        print(*(f"refused: {problem}" for problem in found), sep="\n", file=sys.stderr)
        return 1
    try:
        with tempfile.TemporaryDirectory(prefix="isodyn-release-") as name:
            folder = Path(name)
            run(ROOT / "check")
            source, wheel = build(folder)
            print(f"{source.name}: {source.stat().st_size / 1e6:.1f} MB, {inspect(source)} files")
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
            python, empty = new_environment(folder / "clean", str(wheel)), folder / "empty"
            empty.mkdir()
            run(python, "-I", ROOT / "tools" / "smoke.py", number, folder=empty)
            (ROOT / "dist").mkdir(exist_ok=True)
            kept = [shutil.copy(path, ROOT / "dist" / path.name) for path in (source, wheel)]
    except (subprocess.CalledProcessError, RuntimeError) as error:
        print(f"stopped: {error}", file=sys.stderr)
        return 1
    if not dry:
        run("git", "tag", "-a", f"v{number}", "-m", f"isodyn {number}")
    print(f"{'would tag' if dry else 'tagged'} v{number}; built {' and '.join(str(path.relative_to(ROOT)) for path in kept)}")
    print(f"then: git push origin {BRANCH} v{number}; python -m twine upload dist/isodyn-{number}*")
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
