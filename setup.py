"""What pyproject.toml cannot say: the pages of docs/ become part of the package, for `isodyn docs` and the workbench."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
SHIPPED = (".md", ".svg", ".png", ".gif", ".jpg")


class BuildWithPages(build_py):
    """Copies Markdown pages and their pictures next to isodyn/show/documentation.py; an editable install reads the checkout."""

    def run(self):
        super().run()
        target = Path(self.build_lib, "isodyn", "show", "pages")
        if self.editable_mode or not (HERE / "docs").is_dir():
            return
        shutil.rmtree(target, ignore_errors=True)
        for path in sorted((HERE / "docs").rglob("*")):
            inside = path.relative_to(HERE)
            if path.suffix in SHIPPED and not any(part.startswith(("_", ".")) for part in inside.parts):
                (target / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target / inside)
        shutil.copyfile(HERE / "CHANGELOG.md", target / "CHANGELOG.md")


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildWithPages})
