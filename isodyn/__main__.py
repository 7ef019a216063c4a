"""python -m isodyn: the command line."""

import sys

from isodyn.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
