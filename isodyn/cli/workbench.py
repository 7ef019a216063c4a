"""isodyn workbench: serve the page to this machine's browser."""

from __future__ import annotations

import argparse
import json
import sys
import threading
from pathlib import Path

from isodyn.cli.output import note, put
from isodyn.errors import FormatError
from isodyn.workbench import server


def workbench(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    server.installed()
    served = server.Served()
    if args.robot:
        _started_with(served, args)
    place = server.listening(served.host, args.port)
    served.port = place.getsockname()[1]
    link = served.link()
    if args.json:
        put(json.dumps({"address": served.address, "link": link}) + "\n")
    else:
        more = "; Enter makes another" if sys.stdin.isatty() else ""
        put(f"The workbench of isodyn: {link}\nThe link is good once{more}.  Ctrl-C ends it.\n")
    sys.stdout.flush()
    if not args.no_open:
        _open(link)
    if sys.stdin.isatty() and not args.json:
        threading.Thread(target=_more_links, args=(served,), daemon=True).start()
    server.serve(served, place)
    return 0


def _started_with(served: server.Served, args: argparse.Namespace) -> None:
    """What the page has to begin with: a document, the robot of a zip, or any other robot."""
    from isodyn.cli.models import load_robot
    from isodyn.workbench.document import fitted, new_document, robot_of
    from isodyn.workbench.opening import opened_file

    path = Path(args.robot)
    if path.suffix.lower() not in (".json", ".zip"):
        served.document = new_document(load_robot(args.robot, args.base, args.mimic))
        return
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FormatError(f"cannot read {args.robot!r}: {error.strerror}") from None
    found = opened_file(path.name, data)
    if found.file["document"] is not None:
        served.document = found.file["document"]
    elif found.file["robot"] is not None:
        model = found.file["robot"]["model"]
        served.document = fitted({**new_document(robot_of(model)), "model": model})
        served.meshes = served.uploaded(server.Upload(path.name, data, found.meshes))


def _open(link: str) -> None:
    import webbrowser

    if not webbrowser.open(link):
        note("no browser found; open the link yourself")


def _more_links(served: server.Served) -> None:
    """Enter in the terminal: another link, for another browser or a server that was started anew."""
    while sys.stdin.readline():
        put(f"Another link: {served.link()}\n")
        sys.stdout.flush()
