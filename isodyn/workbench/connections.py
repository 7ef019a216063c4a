"""HTTP connections of the workbench's server (uvicorn), limited in number and in time.

A client that sends nothing, or only part of a request, occupies a connection.  It must therefore send the head of a request within
HEAD_LIMIT seconds of connecting, or of the first byte after a response.  Between requests it may be idle for IDLE_LIMIT seconds.
It must not stop reading a response for READ_LIMIT seconds.  Bodies have separate limits (server.py).

If there are more than `most` connections, the server closes the oldest of the first kind that exists: connections that never sent
the cookie; connections between requests; connections on which the server waits for the client.  A new connection is therefore
accepted, and requests being processed are never interrupted.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

HEAD_LIMIT, IDLE_LIMIT, READ_LIMIT = 5.0, 15.0, 30.0  # [s]
MOST = 512
UNREAD = 256 * 1024  # [bytes] of a response that the system buffers for a client that does not read
_BUSY = 3  # the rank of a connection whose request the server is processing


def most_connections() -> int:
    """Return the most simultaneous connections: half of the files that this process may open, at most MOST."""
    try:
        import resource  # not on Windows
    except ImportError:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(16, min(MOST, soft // 2))


def protocol() -> type[asyncio.Protocol]:
    """Return the class of connections; requires uvicorn."""
    import h11
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class Connection(H11Protocol):
        """One connection.

        known   whether one of its requests had the cookie; the request guard records this in the request's state
        """

        def __init__(self, *given: Any, **named: Any):
            super().__init__(*given, **named)
            self.most = most_connections()
            self.known = False
            self._since = self.loop.time()
            self._deadline: asyncio.TimerHandle | None = None
            self._idle = False  # whether the deadline is that between requests
            self._unread: asyncio.TimerHandle | None = None

        @property
        def at_work(self) -> bool:
            """Whether a request is being answered."""
            return self.cycle is not None and not self.cycle.response_complete

        @property
        def _rank(self) -> int:
            """The cost of closing it: connections of lower rank are closed first."""
            if not self.at_work:
                return int(self.known)
            return _BUSY - 1 if self.cycle.more_body or self._unread is not None else _BUSY

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Accept it, and close another one if there are too many."""
            super().connection_made(transport)
            self._wait(HEAD_LIMIT)
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
            if len(self.connections) > self.most:
                others = [one for one in self.connections if isinstance(one, Connection) and one is not self and one._rank < _BUSY]
                min(others, key=lambda one: (one._rank, one._since), default=self).drop()

        def connection_lost(self, exc: Exception | None) -> None:
            """Cancel all deadlines."""
            self._stop_waiting()
            self._stop_waiting_for_reader()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Receive bytes of a request; its head must be complete before the deadline."""
            super().data_received(data)
            if self.at_work:
                self._stop_waiting()
            elif self._idle or self._deadline is None:
                self._wait(HEAD_LIMIT)

        def handle_events(self) -> None:
            """Parse the bytes; close the connection if they violate HTTP while a request is being answered."""
            try:
                super().handle_events()
            except h11.LocalProtocolError:
                self.drop()

        def send_400_response(self, msg: str) -> None:
            """Answer malformed bytes; a request being processed gets this response and no other."""
            cycle = self.cycle if self.at_work else None
            super().send_400_response(msg)
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()

        def on_response_complete(self) -> None:
            """Wait for the next request."""
            self.known = self.known or bool(self.scope["state"].get("known"))
            super().on_response_complete()
            if not self.at_work and not self.transport.is_closing():
                self._wait(IDLE_LIMIT, idle=True)

        def pause_writing(self) -> None:
            """Start the deadline of a client that does not read."""
            super().pause_writing()
            self._stop_waiting_for_reader()
            self._unread = self.loop.call_later(READ_LIMIT, self.drop)

        def resume_writing(self) -> None:
            """Cancel that deadline: the client reads again."""
            super().resume_writing()
            self._stop_waiting_for_reader()

        def drop(self) -> None:
            """Close it immediately."""
            self.transport.abort()

        def _wait(self, seconds: float, idle: bool = False) -> None:
            self._stop_waiting()
            self._deadline, self._idle = self.loop.call_later(seconds, self.drop), idle

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            self._idle = False

        def _stop_waiting_for_reader(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

    return Connection
