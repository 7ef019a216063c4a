"""The server of the workbench: HTTP and server-sent events, for this machine only.

    GET    /open?token=T               the one-time link from the terminal; sets a cookie
    GET    /, /workbench.js ..         the page
    GET    /api/hello                  Hello: version, session, the document of the start
    GET    /api/offers                 Offers: kinds of jobs, targets of export, reproductions
    GET    /api/library                LibraryRow[]
    GET    /api/library/NAME           Opened
    POST   /api/open?name=FILE         a file's bytes -> OpenedFile
    POST   /api/model                  DHModel or SourceModel -> LintedModel
    GET    /docs/PAGE.html             the documentation of the installed version, with its pictures and style
    GET    /kernels/KEY.SET.wasm       prebuilt kernels; others are compiled by a job of the kind "kernels"
    GET    /api/meshes/ID/NUMBER       a mesh of an opened robot, as mesh_messages.py writes it
    POST   /api/jobs                   JobRequest -> JobStarted
    GET    /api/jobs/ID/events         its events: progress, then done or failed; Last-Event-ID or ?after=N continues after one
    GET    /api/jobs/ID/files/NAME     a file that it made, sandboxed
    DELETE /api/jobs/ID                cancel: `done` follows, with the results so far

Errors are an ErrorMessage with an HTTP status: 400 invalid message, 401 not authorised, 403 a page of
another origin, 404 not found, 408 too slow, 413 too large, 415 wrong type, 421 wrong host name, 422 invalid
model, 429 too many requests, 503 restart needed, or no more files or processes, 507 disk full.

Limits: connections, and the time of each for its request (connections.py); the time of a body: BODY_LIMIT in
all, BODY_PAUSE without a byte; the total size of bodies in memory: BODIES, further ones wait while the network holds them back.
Messages larger than LIGHT bytes are read by separate processes.

Authorisation.  The server listens on a loopback address.  Host must be that address and port, so that no other name works (DNS
rebinding).  If a browser names the requesting page (Origin, Sec-Fetch-Site), it must be our own; requests that change state need
an Origin.  All requests except the link need the cookie, which no script can read and no other page's request carries.  A link
works once; its page gets the cookie.  Links and cookies are random and end with the server.  The browser started by the command
line gets a different link, because other users can read command lines: it works for connections of this user only (peers.py), and
expires together with the link in the terminal.

Restart.  A page keeps computing.  It requests hello every few seconds: no answer means that the server has stopped; 401 means that
a new one runs, whose link is in the terminal.  The browser that opens that link gets the new cookie for all its tabs, and hello
answers them again, with another `session`: jobs and meshes of the old server are lost.  The default port is used again if it is
free, so that open tabs find the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import json
import secrets
import socket
import sys
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, MutableMapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, quote

from isodyn import __version__
from isodyn.errors import MissingExtra, UsageError
from isodyn.show.onefile import STATIC
from isodyn.workbench import installation, peers
from isodyn.workbench.connections import IDLE_LIMIT, protocol
from isodyn.workbench.error_messages import Refused, error_response
from isodyn.workbench.job_manager import Job, Jobs, content
from isodyn.workbench.messages import Hello, WorkbenchDocument
from isodyn.workbench.wire import job_message, model_message

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Kept = TypeVar("Kept")
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HOSTS = ("127.0.0.1", "::1")
PORT = 8417  # default, if free: open tabs then find a restarted server
_MEDIA = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json"}
MOST_JSON, MOST_FILE = 16 * 1024**2, 64 * 1024**2  # [bytes] limits of a message and of an opened file
PIECE = 128 * 1024  # [bytes] of a response that are sent at once
BODIES, SMALL = 128 * 1024**2, 64 * 1024  # [bytes] limit of all bodies in memory, and size below which a body does not count
BODY_LIMIT, BODY_PAUSE, BODY_LINE = 30.0, 5.0, 60.0  # [s] limits: arrival of a body, pause between two parts, and waiting before it
LINKS, COOKIES, UPLOADS = 16, 32, 4  # most that are stored; uploads are robots with meshes
#: largest table (rows) and message (bytes) that the server checks itself, without a separate process
SHORT, LIGHT = 64, 256 * 1024

#: content security policy of the page: its own scripts, which may compile WebAssembly, and no external content
PAGE = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src blob:; "
    "connect-src 'self'; worker-src 'self' blob:; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
#: policy of all other responses
NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
#: policy of the documentation: its own style and pictures; formulas draw brackets with style attributes
DOCUMENTATION = (
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
#: policy of pages made by jobs: their style and pictures; no scripts, so that names in a model cannot inject any
RESULT = (
    "sandbox allow-same-origin allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'"
)
_ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
    "content-security-policy": NOTHING,
}


class AccessLink(NamedTuple):
    """A link: links of a pair expire together; `own`: it works for connections of this user only."""

    pair: str
    own: bool


@dataclass(eq=False)
class Served:
    """State of a server: its address, its links and cookies, its document, jobs and meshes."""

    host: str = HOSTS[0]
    port: int = 0
    document: WorkbenchDocument | None = None
    published: str = ""
    jobs: Jobs = field(default_factory=Jobs)
    session: str = field(default_factory=lambda: secrets.token_hex(8))
    uploads: OrderedDict[str, dict[str, bytes]] = field(default_factory=OrderedDict)
    _links: OrderedDict[str, AccessLink] = field(default_factory=OrderedDict)
    _cookies: OrderedDict[str, None] = field(default_factory=OrderedDict)

    @property
    def address(self) -> str:
        """Its origin."""
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def cookie_name(self) -> str:
        """Name of the cookie; it contains the port, because browsers share cookies between the ports of a host."""
        return f"isodyn-{self.port}"

    def links(self) -> tuple[str, str]:
        """A new link, and one for browsers of this user only; both work once, and expire together."""
        pair, found = secrets.token_hex(8), list[str]()
        for own in (False, True):
            token = secrets.token_urlsafe(32)
            _kept(self._links, _digest(token), AccessLink(pair, own), LINKS)
            found.append(f"{self.address}/open?token={token}")
        return found[0], found[1]

    def link(self) -> str:
        """A new one-time link."""
        return self.links()[0]

    def exchanged(self, token: str, peer: tuple[str, int] | None = None) -> str | None:
        """Exchange a link's token for a cookie; None if the token is invalid, or not meant for this peer (address, port)."""
        link = self._links.get(_digest(token))
        if link is None or (link.own and (peer is None or not peers.is_own(peer, (self.host, self.port)))):
            return None
        for digest in [digest for digest, other in self._links.items() if other.pair == link.pair]:
            del self._links[digest]
        cookie = secrets.token_urlsafe(32)
        _kept(self._cookies, _digest(cookie), None, COOKIES)
        return cookie

    def keep(self, meshes: dict[str, bytes]) -> dict[str, str]:
        """Store the meshes of a robot; return name -> address."""
        if not meshes:
            return {}
        key = secrets.token_hex(8)
        self.uploads[key] = meshes
        while len(self.uploads) > UPLOADS:
            self.uploads.popitem(last=False)
        return self._addresses(key)

    @property
    def meshes(self) -> dict[str, str]:
        """Name -> address of all stored meshes; for equal names the latest."""
        return {mesh: address for key in self.uploads for mesh, address in self._addresses(key).items()}

    def _addresses(self, key: str) -> dict[str, str]:
        return {mesh: f"/api/meshes/{key}/{number}" for number, mesh in enumerate(self.uploads[key])}

    def knows(self, cookie: str | None) -> bool:
        """True if this server issued the cookie."""
        return cookie is not None and _digest(cookie) in self._cookies


def _digest(secret: str) -> str:
    """Digest for lookups: the time of a lookup then reveals nothing about the secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _kept(items: OrderedDict[str, Kept], item: str, value: Kept, most: int) -> None:
    items[item] = value
    while len(items) > most:
        items.popitem(last=False)


# -- authorisation -----------------------------------------------------------------------------------------------------------


class RequestGuard:
    """Middleware around all requests: authorisation, response headers, and errors as messages."""

    def __init__(self, app: App, served: Served):
        self.app, self.served = app, served
        names = {served.address.removeprefix("http://"), f"localhost:{served.port}"}
        self.hosts = frozenset(names)
        self.origins = frozenset(f"http://{name}" for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                given = {name.lower() for name, _ in message["headers"]}
                more = ((name.encode(), value.encode()) for name, value in _ALWAYS.items())
                message["headers"] = [*message["headers"], *(pair for pair in more if pair[0] not in given)]
            for part in _pieces(message):
                await send(part)

        try:
            self.admit(scope)
            if scope["method"] not in ("GET", "HEAD"):
                installation.check_installed()
            await self.app({**scope, "app": self}, receive, answer)  # with an app, the router raises for unknown routes
        except Exception as error:
            if started:
                raise
            status, message = error_response(_routed(error, scope))
            if status == 500:
                traceback.print_exc()
            message = installation.explained(message)
            status = 503 if message["error"] == "restart" else status
            await _refused(scope, status, message["error"], message["text"])(scope, receive, answer)

    def admit(self, scope: Scope) -> None:
        """Raise Refused unless the request is from our own page, with the cookie."""
        headers = _headers(scope)
        host = headers.get("host", "").lower()
        if host not in self.hosts:
            here = " or ".join(sorted(self.hosts))
            raise Refused(421, "host", f"this server is {here} and has no other name; open the link from its terminal")
        if scope["path"] == "/open" and scope["method"] == "GET":
            return  # the link itself authorises, from any page
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        changes = scope["method"] not in ("GET", "HEAD")
        if (origin is not None and origin not in self.origins) or (origin is None and changes):
            came = f"from {origin[:80]!r}" if origin else "without the Origin header"
            raise Refused(403, "origin", f"a request came {came}; only the workbench's own page may send requests")
        if site not in (None, "same-origin", "none"):
            raise Refused(403, "origin", "another page sent this request; only the workbench's own page may send requests")
        if not self.served.knows(_cookie(headers.get("cookie", ""), self.served.cookie_name)):
            again = "press Enter in the terminal where `isodyn workbench` runs, or restart it, and open the printed link"
            raise Refused(401, "link", f"this page is not authorised, or no longer; {again}")
        scope.setdefault("state", {})["known"] = True  # for connections.py


def _pieces(message: Message) -> Iterator[Message]:
    """Split a message into pieces, so that little is buffered for a slow reader."""
    body = message.get("body", b"")
    if len(body) <= PIECE:
        yield message
        return
    for start in range(0, len(body), PIECE):
        last = start + PIECE >= len(body)
        yield {**message, "body": body[start : start + PIECE], "more_body": message.get("more_body", False) or not last}


def _routed(error: Exception, scope: Scope) -> Exception:
    """Turn errors of the router into messages."""
    from starlette.exceptions import HTTPException
    from starlette.requests import ClientDisconnect

    if isinstance(error, ClientDisconnect):
        return Refused(400, "gone", "the message is incomplete; send it again")
    if not isinstance(error, HTTPException):
        return error
    texts = {404: "nothing exists at this address", 405: f"{scope['method'][:20]} is not supported at this address"}
    return Refused(error.status_code, "address", f"{texts.get(error.status_code, error.detail)}; reload the page")


def _headers(scope: Scope) -> dict[str, str]:
    """Lower-case name -> value; repeated headers are joined, and then match no expected value."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        joint = "; " if key == "cookie" else ", "
        found[key] = f"{found[key]}{joint}{text}" if key in found else text
    return found


def _cookie(header: str, name: str) -> str | None:
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return next((value for key, _, value in pairs if key == name), None)


def _refused(scope: Scope, status: int, error: str, text: str) -> Response:
    """An error message; as a page if a person opened the address."""
    from starlette.responses import HTMLResponse, JSONResponse

    headers = {"www-authenticate": "Link"} if status == 401 else {"connection": "close"} if status in (408, 413) else {}
    if _headers(scope).get("sec-fetch-mode") == "navigate" or scope["path"] in ("/", "/open"):
        return HTMLResponse(_words("The workbench cannot open this page", text), status, headers)
    return JSONResponse({"error": error, "text": text}, status, headers)


def _words(title: str, text: str, more: str = "") -> str:
    """A short page, without style or script."""
    return (
        f"<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>{more}"
        f"<meta name='color-scheme' content='light dark'><title>isodyn workbench</title></head><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(text[:1].upper() + text[1:])}.</p></main></body></html>\n"
    )


# -- responses ---------------------------------------------------------------------------------------------------------------


class Endpoints:
    """The endpoints, one per method; see the top of this file."""

    def __init__(self, served: Served):
        self.served = served
        self.one = asyncio.Lock()  # robots are built one at a time
        self.bodies = Room(BODIES)
        self._library: list[Any] = []

    async def open(self, request: Request) -> Response:
        """The link."""
        from starlette.responses import HTMLResponse

        tokens = parse_qs(request.url.query).get("token", [])
        peer = request.client and (request.client.host, request.client.port)
        cookie = self.served.exchanged(tokens[0], peer) if len(tokens) == 1 else None
        own = request.cookies.get(self.served.cookie_name)
        if cookie is None and not self.served.knows(own):
            again = "Press Enter in the terminal where isodyn workbench runs, or restart it, and open the printed link"
            return HTMLResponse(_words("This link has expired", f"a link works once. {again}"), 401)
        # browsers do not send the cookie after a link from another page; this page therefore requests the next one itself
        page = _words("The workbench", "it opens at once", "<meta http-equiv='refresh' content='0; url=/'>")
        page = page.replace("</main>", "<p><a href='/'>Open the workbench</a></p></main>")
        answer = HTMLResponse(page)
        if cookie is not None:
            answer.set_cookie(self.served.cookie_name, cookie, httponly=True, samesite="strict", path="/")
        return answer

    async def static(self, request: Request) -> Response:
        """The page and its files."""
        from starlette.responses import Response

        name = request.path_params.get("name") or "index.html"
        files = {path.name: path for path in STATIC.iterdir() if path.is_file()} if STATIC.is_dir() else {}
        if name not in files:
            what = "the page is not installed" if name == "index.html" else f"there is no file {name[:80]!r} here"
            raise Refused(404, "page", f"{what}; install isodyn from a wheel, or build frontend/ in a checkout")
        data, tag = _file(files[name], files[name].stat().st_mtime_ns)
        headers = {"etag": tag, "cache-control": "no-cache", "content-security-policy": PAGE}
        if request.headers.get("if-none-match") == tag:
            return Response(None, 304, headers)
        media = _MEDIA.get(files[name].suffix, "application/octet-stream")
        return Response(data, 200, headers, media if not media.startswith("text/") else f"{media}; charset=utf-8")

    async def documentation(self, request: Request) -> Response:
        """A page of the documentation, a picture of one, or their style."""
        from starlette.responses import RedirectResponse, Response

        from isodyn.show import documentation

        name = request.path_params.get("name", "")
        if not name:
            return RedirectResponse(f"/docs/{documentation.FIRST}.html")
        try:
            data, media = await self._alone(documentation.file, name)
        except FileNotFoundError:
            raise Refused(404, "page", f"the documentation has no {name[:80]!r}; open /docs/{documentation.FIRST}.html") from None
        headers = {"content-security-policy": DOCUMENTATION, "cache-control": "no-cache"}
        return Response(data, 200, headers, f"{media}; charset=utf-8" if media.startswith("text/") else media)

    async def hello(self, request: Request) -> Response:
        """Hello."""
        served = self.served
        return _json(
            Hello(
                version=__version__, session=served.session, document=served.document, meshes=served.meshes,
                published=served.published,
            )
        )  # fmt: skip

    async def offers(self, request: Request) -> Response:
        """Offers."""
        return _json(await self._alone(_offers))

    async def library(self, request: Request) -> Response:
        """The library's rows."""
        from isodyn.workbench.library import library_rows

        if not self._library:
            self._library = await self._alone(library_rows)
        return _json(self._library)

    async def robot(self, request: Request) -> Response:
        """A robot of the library."""
        from isodyn.workbench.library import is_of_any_size, opened_robot

        name = request.path_params["name"]
        if is_of_any_size(name):
            return _json(await _while_there(request, self.served.jobs.ask("library", name=name)))
        return _json(await self._alone(opened_robot, name))

    async def file(self, request: Request) -> Response:
        """A file that the user opens, read in a separate process."""
        name = request.query_params.get("name", "")
        if not name or len(name) > 255 or "/" in name or "\\" in name or not name.isprintable():
            raise Refused(400, "name", f"open needs ?name=FILE, a file name without folders, got {name[:80]!r}")
        import base64

        async with self._body(request, MOST_FILE, "application/octet-stream") as body:
            found = await _while_there(request, self.served.jobs.ask("open", body.pop(), name=name))
        meshes = {mesh: base64.b64decode(text) for mesh, text in found["meshes"].items()}
        return _json({**found["file"], "meshes": self.served.keep(meshes)})

    async def mesh(self, request: Request) -> Response:
        """A mesh of an opened robot."""
        from starlette.responses import Response

        kept = list(self.served.uploads.get(request.path_params["id"], {}).values())
        number = whole(request.path_params["number"])
        if number is None or number >= len(kept):
            raise Refused(404, "mesh", "no such mesh; the server keeps those of the last robots: open the robot again")
        return Response(kept[number], media_type="application/octet-stream")

    async def model(self, request: Request) -> Response:
        """A model that the page changed: its structure and the linter's findings."""
        async with self._body(request, MOST_JSON, "application/json") as body:
            if len(body[0]) <= LIGHT:
                given = model_message(body[0])
                rows = given.get("rows")
                if given["kind"] == "dh" and isinstance(rows, list) and len(rows) <= SHORT:
                    return _json(await self._alone(_check_model, given))
            return _json(await _while_there(request, self.served.jobs.ask("model", body.pop())))

    async def kernels(self, request: Request) -> Response:
        """A prebuilt set of kernels."""
        from starlette.responses import Response

        from isodyn.workbench.kernels import SETS, prebuilt

        key, _, which = request.path_params["name"].removesuffix(".wasm").rpartition(".")
        if not key or which not in SETS:
            raise Refused(404, "kernels", f"expected a kernel file KEY.SET.wasm, where SET is {' or '.join(SETS)}")
        found = prebuilt(key, which)
        if found is None:  # not an error: the page then starts a job of the kind "kernels"
            return Response(None, 204)
        return Response(found, media_type="application/wasm")

    async def start(self, request: Request) -> Response:
        """A job."""
        async with self._body(request, MOST_JSON, "application/json") as body:
            return await self._started(body.pop())

    async def _started(self, data: bytearray) -> Response:
        """Start the job of a message."""
        from isodyn.workbench.job_worker import JOBS

        if len(data) <= LIGHT:
            given = job_message(data, JOBS)
            known = await self._alone(_prebuilt, given["options"]) if given["kind"] == "kernels" else None
            if known is not None:
                return _json({"id": self.served.jobs.known("kernels", known).id}, 202)
        return _json({"id": self.served.jobs.start("job", data).id}, 202)

    async def events(self, request: Request) -> App:
        """The events of a job, as a stream."""
        job = self.served.jobs.job(request.path_params["id"])
        last = request.headers.get("last-event-id") or request.query_params.get("after") or "0"
        after = whole(last)
        if after is None:
            raise Refused(400, "message", f"Last-Event-ID: expected the number of an event, got {last[:40]!r}")
        return EventStream(self.served.jobs, job, after)

    async def result(self, request: Request) -> Response:
        """A file that a job made."""
        from starlette.responses import Response

        job = self.served.jobs.job(request.path_params["id"])
        item = job.files.get(request.path_params["name"])
        if item is None:
            raise Refused(404, "file", f"the job has no file of this name; its files: {', '.join(job.files) or 'none yet'}")
        media = item["media"] if item["media"] in ("text/html", "text/plain") else "application/octet-stream"
        headers = {"content-security-policy": RESULT, "content-disposition": _disposition(item["name"], media)}
        return Response(content(item), 200, headers, f"{media}; charset=utf-8" if item["text"] else media)

    async def cancel(self, request: Request) -> Response:
        """Cancel a job."""
        from starlette.responses import Response

        self.served.jobs.cancel(self.served.jobs.job(request.path_params["id"]))
        return Response(None, 204)

    async def _alone(self, work: Callable[..., Any], *arguments: object) -> Any:
        """Run short work in a thread, one call at a time."""
        async with self.one:
            return await asyncio.to_thread(work, *arguments)

    @contextlib.asynccontextmanager
    async def _body(self, request: Request, most: int, media: str) -> AsyncIterator[list[bytearray]]:
        """The body of a request of this type, not too large and in time; in a list, so that it can be moved out.

        Large bodies wait until memory is available, and hold it while they are processed.
        """
        given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if given != media:
            raise Refused(415, "media", f"expected a body of type {media}, got {given[:80] or 'none'!r}")
        length = whole(request.headers.get("content-length", ""), 20)
        large = Refused(413, "large", f"this is larger than the limit of {most >> 20} MB; remove what is not needed")
        if length is not None and length > most:
            raise large
        async with self.bodies.taken(most if length is None else length):
            data = bytearray()
            try:
                async with _within(BODY_LIMIT):
                    parts = aiter(request.stream())
                    while True:
                        async with _within(BODY_PAUSE):
                            part = await anext(parts, None)
                        if part is None:
                            break
                        if len(data) + len(part) > most:
                            raise large
                        data += part
            except asyncio.TimeoutError:
                limits = f"{BODY_LIMIT:g} s, or stopped for {BODY_PAUSE:g} s"
                raise Refused(408, "time", f"the rest of the message did not arrive within {limits}; send it again") from None
            parcel = [data]
            del data  # the receiver then holds the only reference
            yield parcel


class Room:
    """Memory budget of all request bodies [bytes]; requests wait in order until enough is free."""

    def __init__(self, size: int):
        self.free = size
        self._line = asyncio.Lock()
        self._changed = asyncio.Event()

    @contextlib.asynccontextmanager
    async def taken(self, size: int) -> AsyncIterator[None]:
        """Hold this many bytes of the budget; small bodies need none."""
        if size <= SMALL:
            yield
            return
        try:
            async with _within(BODY_LINE), self._line:
                while self.free < size:
                    self._changed.clear()
                    await self._changed.wait()
                self.free -= size
        except asyncio.TimeoutError:
            raise Refused(429, "busy", "the server is busy reading; try again in a moment") from None
        try:
            yield
        finally:
            self.free += size
            self._changed.set()


def whole(text: str, digits: int = 9) -> int | None:
    """The number of at most so many ASCII digits; None for any other text (other alphabets have digits too)."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def _check_model(given: object) -> Any:
    from isodyn.workbench.document import checked_model
    from isodyn.workbench.import_files import check_model

    return check_model(checked_model(given))


@lru_cache(16)
def _file(path: Path, changed: int) -> tuple[bytes, str]:
    """Contents and ETag of a file; cached until it changes."""
    data = path.read_bytes()
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def _prebuilt(options: dict[str, str]) -> Any:
    """The result of a job "kernels" whose option `key` names a prebuilt set; None if there is none."""
    from isodyn.workbench.job_worker import kernels_done
    from isodyn.workbench.kernels import prebuilt

    key, which = options.get("key", ""), options.get("set") or "dynamics"
    found = prebuilt(key, which) if key else None
    return found and kernels_done(key, which, found)


def _offers() -> dict[str, Any]:
    from isodyn.backends.targets import TARGETS
    from isodyn.papers.reproduce import sources
    from isodyn.workbench.job_worker import JOBS

    rows = [{"key": key, "title": source.titles[key], "source": source.name} for source in sources() for key in source]
    return {"jobs": list(JOBS), "targets": list(TARGETS), "reproductions": rows}


def _disposition(name: str, media: str) -> str:
    return f"{'inline' if media == 'text/html' else 'attachment'}; filename*=UTF-8''{quote(name, safe='')}"


def _json(data: object, status: int = 200) -> Response:
    from starlette.responses import Response

    text = json.dumps(data, allow_nan=False, separators=(",", ":"))
    return Response(text.encode(), status, media_type="application/json")


@contextlib.asynccontextmanager
async def _within(seconds: float) -> AsyncIterator[None]:
    """asyncio.timeout, for Python 3.10."""
    task, late = asyncio.current_task(), False
    assert task is not None

    def end() -> None:
        nonlocal late
        late = True
        task.cancel()

    handle = asyncio.get_running_loop().call_later(seconds, end)
    try:
        yield
    except asyncio.CancelledError:
        if not late:
            raise
        raise asyncio.TimeoutError from None
    finally:
        handle.cancel()


class EventStream:
    """The events of a job as server-sent events; ends after the last one, or when the page disconnects."""

    def __init__(self, jobs: Jobs, job: Job, after: int):
        self.jobs, self.job, self.after = jobs, job, after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.job.finished and self.job.event_count <= self.after:  # all events were sent: 204 tells an EventSource to stop
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
        telling, gone = asyncio.create_task(self.tell(send)), asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((telling, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            gone.cancel()
            await asyncio.gather(telling, gone, return_exceptions=True)

    async def tell(self, send: Send) -> None:
        """Send all events."""
        async with contextlib.aclosing(self.jobs.events(self.job, self.after)) as events:
            async for event in events:
                text = ": still here\n\n" if event is None else f"id: {event.number}\nevent: {event.name}\ndata: {event.data}\n\n"
                await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
        await send({"type": "http.response.body", "body": b""})


async def _while_there(request: Request, work: Coroutine[Any, Any, Any]) -> Any:
    """The result of the work; it is cancelled when the client disconnects."""
    from starlette.requests import ClientDisconnect

    working, gone = asyncio.create_task(work), asyncio.create_task(_gone(request.receive))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def application(served: Served) -> App:
    """The server as an ASGI application."""
    from starlette.routing import Route, Router

    ends = Endpoints(served)

    @contextlib.asynccontextmanager
    async def life(app: object) -> Any:
        yield
        await served.jobs.close()

    routes = [
        Route("/open", ends.open, methods=["GET"]),
        Route("/api/hello", ends.hello),
        Route("/api/offers", ends.offers),
        Route("/api/library", ends.library),
        Route("/api/library/{name}", ends.robot),
        Route("/api/open", ends.file, methods=["POST"]),
        Route("/api/model", ends.model, methods=["POST"]),
        Route("/api/meshes/{id}/{number}", ends.mesh),
        Route("/api/jobs", ends.start, methods=["POST"]),
        Route("/api/jobs/{id}", ends.cancel, methods=["DELETE"]),
        Route("/api/jobs/{id}/events", ends.events),
        Route("/api/jobs/{id}/files/{name}", ends.result),
        Route("/docs/{name:path}", ends.documentation),
        Route("/kernels/{name}", ends.kernels),
        Route("/", ends.static),
        Route("/{name}", ends.static),
    ]
    return RequestGuard(Router(routes, lifespan=life), served)


# -- running it ------------------------------------------------------------------------------------------------------------


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens on a loopback address: at the given port, else at the default one if free, else at any."""
    if host not in HOSTS:
        raise UsageError(f"workbench: {host!r} is refused: the workbench serves this machine only; expected {' or '.join(HOSTS)}")
    for choice in (PORT, 0) if port is None else (port,):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        # refuse a port that another program holds, but not one that was just released, on every platform
        found.setsockopt(socket.SOL_SOCKET, *((-5, 1) if sys.platform == "win32" else (socket.SO_REUSEADDR, 1)))
        try:
            found.bind((host, choice))
            found.listen(1024)
        except OSError as error:
            found.close()
            taken = error.errno in (errno.EADDRINUSE, errno.EACCES, 10048, 10013)  # the last two on Windows
            if port is not None or not taken:
                raise UsageError(f"workbench: port {choice} is not available ({error.strerror}); omit --port") from None
        else:
            return found
    raise AssertionError("the system finds a free port")


def serve(served: Served, place: socket.socket) -> None:
    """Serve until Ctrl-C or a signal; all jobs end then."""
    try:
        import uvicorn
    except ImportError:
        raise MissingExtra.of("uvicorn", "workbench") from None
    config = uvicorn.Config(
        application(served), loop="asyncio", http=protocol(), ws="none", lifespan="on", log_config=None, log_level="error",
        access_log=False, proxy_headers=False, server_header=False, timeout_keep_alive=int(IDLE_LIMIT), timeout_graceful_shutdown=1,
    )  # fmt: skip
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it again at its end
        uvicorn.Server(config).run(sockets=[place])


def installed() -> None:
    """Raise MissingExtra if the server's packages are not installed."""
    from importlib.util import find_spec

    for package in ("starlette", "uvicorn"):
        if find_spec(package) is None:
            raise MissingExtra.of(package, "workbench")
