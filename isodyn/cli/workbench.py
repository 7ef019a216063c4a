"""isodyn workbench: serve the page to this machine's browser, or write it as one file."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
from pathlib import Path

from isodyn.cli.output import check_target, note, put, show
from isodyn.errors import FormatError, UsageError, reraise_write_errors
from isodyn.workbench import peers, server


def workbench(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C, or write the page."""
    if args.file is not None:
        return _file(args)
    if args.methods or args.equations:
        option = "--methods" if args.methods else "--equations"
        raise UsageError(f"workbench: {option} needs --file; a served page requests these when it needs them")
    server.installed()
    served = server.Served(published=_published(args))
    if args.robot:
        _started_with(served, args)
    place = server.listening(served.host, args.port)
    served.port = place.getsockname()[1]
    link, own = served.links()
    if args.json:
        put(json.dumps({"address": served.address, "link": link}) + "\n")
    else:
        more = "; press Enter for another" if sys.stdin.isatty() else ""
        put(f"Workbench: {link}\nThe link works once{more}.  Press Ctrl-C to stop the server.\n")
    sys.stdout.flush()
    if sys.stdin.isatty() and not args.json:
        threading.Thread(target=_more_links, args=(served,), daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:  # mode 0700
        if not args.no_open:
            _open(_for_browser(link, own, folder))
        server.serve(served, place)
    return 0


def _published(args: argparse.Namespace) -> str:
    """Return the address of a published page, from the option or the environment variable; "" if there is none."""
    where, address = "--published", args.published
    if address is None:
        where, address = "ISODYN_PUBLISHED", os.environ.get("ISODYN_PUBLISHED", "")
        if not address:
            return ""
    from isodyn.workbench.share import published  # here: it imports everything that reads documents

    return published(address, where)


def _started_with(served: server.Served, args: argparse.Namespace) -> None:
    """Load the initial content of the page, with its meshes: a document, a link to one, the robot of a zip, or any robot."""
    from isodyn.cli.models import load_robot
    from isodyn.workbench.document import fitted, new_document, robot_of
    from isodyn.workbench.import_files import mesh_remarks, meshes_of, opened_file
    from isodyn.workbench.share import from_link, is_link

    if is_link(args.robot):
        served.document = from_link(args.robot)
        return
    path = Path(args.robot)
    if path.suffix.lower() not in (".json", ".zip"):
        robot = load_robot(args.robot, args.base, args.mimic)
        served.document = new_document(robot)
        made = meshes_of(robot, path)
        served.keep(made.messages)
        for one in mesh_remarks(made):
            note(f"{one['level']}: {one['text']}; {one['remedy']}")
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
        served.keep(found.meshes)


def _file(args: argparse.Namespace) -> int:
    """Write one page that needs no server."""
    from isodyn.workbench.page import page, without

    if args.port is not None or args.no_open or args.published is not None:
        raise UsageError("workbench: --file writes a page and starts no server; leave out --port, --no-open and --published")
    if not args.robot:
        raise UsageError("workbench: --file needs a robot, as in: isodyn workbench ur5 --file ur5.html")
    check_target("--file", args.file, (".html", ".htm"))
    held = server.Served()
    _started_with(held, args)
    assert held.document is not None
    meshes = {name: data for kept in held.uploads.values() for name, data in kept.items()}
    if left := without(meshes):
        note(left)
        meshes = {}
    text = page(held.document, methods=args.methods, meshes=meshes, equations=args.equations)
    with reraise_write_errors("--file", args.file):
        Path(args.file).write_text(text, encoding="utf-8", newline="\n")
    show(args, {"output": args.file, "bytes": len(text.encode())}, f"Written: {args.file}, {len(text.encode()) / 1000:.0f} kB")
    return 0


def _for_browser(link: str, own: str, folder: str) -> str:
    """Return the address to open in the browser. Other users may be able to read the browser's command line.

    If the system can tell which user opened a connection: a link that works for this user only. On Windows, where other users
    cannot read the command line: the link itself. Otherwise: a page that only this user can read and that redirects to the link.
    The page is not used everywhere, because sandboxed browsers, such as Ubuntu's, cannot read it.
    """
    if peers.can_tell():
        return own
    if sys.platform == "win32":
        return link
    path = Path(folder, "workbench.html")
    path.touch(mode=0o600)
    path.write_text(f"<!doctype html><meta http-equiv='refresh' content='0; url={link}'><a href='{link}'>Open the workbench</a>\n")
    return path.as_uri()


def _open(link: str) -> None:
    import webbrowser

    if not webbrowser.open(link):
        note("no browser found; open the link yourself")


def _more_links(served: server.Served) -> None:
    """Print another link at each Enter, for another browser or after a restart of the server."""
    while sys.stdin.readline():
        put(f"Another link: {served.link()}\n")
        sys.stdout.flush()
