"""What pyproject.toml cannot say: the pages of docs/ become part of the package, for `isodyn docs` and the workbench."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
SHIPPED = (".md", ".svg", ".png", ".gif", ".jpg")


def page_files() -> Iterator[Path]:
    """Yield the files that the pages consist of, relative to this folder: Markdown, pictures, and the files that pages include."""
    for path in sorted((HERE / "docs").rglob("*")):
        inside = path.relative_to(HERE)
        if (
            path.suffix in SHIPPED
            and "history" not in inside.parts
            and not any(part.startswith(("_", ".")) for part in inside.parts)
        ):
            yield inside
    yield from (path.relative_to(HERE) for path in sorted((HERE / "examples").glob("*.py")))
    yield Path("CHANGELOG.md")


class BuildWithPages(build_py):
    """Copies the pages next to isodyn/show/documentation.py; an editable install reads the checkout."""

    def run(self):
        super().run()
        target = Path(self.build_lib, "isodyn", "show", "pages")
        if self.editable_mode or not (HERE / "docs").is_dir():
            return
        shutil.rmtree(target, ignore_errors=True)
        for inside in page_files():
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(HERE / inside, target / inside)


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildWithPages})
