"""Connections to the workbench's server: HTTP by uvicorn, bounded in number and in time.

A client that says nothing, or half of what it wants, costs a place.  So it has to end the head of a request in HEAD_LIMIT seconds
after it connected, or after the first byte that follows an answer; between requests it may be silent for IDLE_LIMIT, and an answer
must be read without a pause of READ_LIMIT.  Bodies have limits of their own (server.py).  Where there are more than `most`
connections, the oldest is closed of those that never had the cookie; else of those between requests; else of those whose client
keeps the server waiting.  A newcomer therefore gets in, and a request that the server works on is not touched.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

HEAD_LIMIT, IDLE_LIMIT, READ_LIMIT = 5.0, 15.0, 30.0  # [s]
MOST = 512
UNREAD = 256 * 1024  # [bytes] of an answer that the system keeps for a client which does not read
_BUSY = 3  # the rank of a connection on whose request the server is at work


def most_connections() -> int:
    """How many at once: half of the files that this process may have open, at most MOST."""
    try:
        import resource  # there is none on Windows
    except ImportError:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(16, min(MOST, soft // 2))


def protocol() -> type[asyncio.Protocol]:
    """The class of connections, which needs uvicorn."""
    import h11
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class Connection(H11Protocol):
        """One connection.

        known   whether a request of it had the cookie: what admits requests says so in their state
        """

        def __init__(self, *given: Any, **named: Any):
            super().__init__(*given, **named)
            self.most = most_connections()
            self.known = False
            self._since = self.loop.time()
            self._deadline: asyncio.TimerHandle | None = None
            self._idle = False  # whether the deadline is that of silence between requests
            self._unread: asyncio.TimerHandle | None = None

        @property
        def at_work(self) -> bool:
            """Whether a request is being answered."""
            return self.cycle is not None and not self.cycle.response_complete

        @property
        def _rank(self) -> int:
            """How much is lost when it is closed."""
            if not self.at_work:
                return int(self.known)
            return _BUSY - 1 if self.cycle.more_body or self._unread is not None else _BUSY

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Take it; another goes where there are too many."""
            super().connection_made(transport)
            self._wait(HEAD_LIMIT)
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
            if len(self.connections) > self.most:
                others = [one for one in self.connections if isinstance(one, Connection) and one is not self and one._rank < _BUSY]
                min(others, key=lambda one: (one._rank, one._since), default=self).drop()

        def connection_lost(self, exc: Exception | None) -> None:
            """Forget all deadlines."""
            self._stop_waiting()
            self._read()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Bytes of a request, which must be whole soon."""
            super().data_received(data)
            if self.at_work:
                self._stop_waiting()
            elif self._idle or self._deadline is None:
                self._wait(HEAD_LIMIT)

        def handle_events(self) -> None:
            """What the bytes say; one that goes on with nonsense while it is answered is closed."""
            try:
                super().handle_events()
            except h11.LocalProtocolError:
                self.drop()

        def send_400_response(self, msg: str) -> None:
            """Nonsense in a request that is at work: this is its answer, and there is no other."""
            cycle = self.cycle if self.at_work else None
            super().send_400_response(msg)
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()

        def on_response_complete(self) -> None:
            """The next request may follow."""
            self.known = self.known or bool(self.scope["state"].get("known"))
            super().on_response_complete()
            if not self.at_work and not self.transport.is_closing():
                self._wait(IDLE_LIMIT, idle=True)

        def pause_writing(self) -> None:
            """The client does not read."""
            super().pause_writing()
            self._read()
            self._unread = self.loop.call_later(READ_LIMIT, self.drop)

        def resume_writing(self) -> None:
            """It reads again."""
            super().resume_writing()
            self._read()

        def drop(self) -> None:
            """Close it at once."""
            self.transport.abort()

        def _wait(self, seconds: float, idle: bool = False) -> None:
            self._stop_waiting()
            self._deadline, self._idle = self.loop.call_later(seconds, self.drop), idle

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            self._idle = False

        def _read(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

    return Connection
