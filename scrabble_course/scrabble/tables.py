"""Tables at which matches are played side by side: forked processes that can be ended.

A child holds the players as they are, functions of a notebook too. It says whose turn
begins, and at the end how the match went, in lines of JSON. A player that thinks too
long is ended together with its child, and so is what it does to its process.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import select
import signal
import socket
import time
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import NoReturn

from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Fault, Foul, Match, Result, Room
from scrabble_course.scrabble.refereeing import play_match, slow
from scrabble_course.scrabble.turns import Turn

SPARE_MEMORY = 1 << 30
"""Bytes that players may take on top of what this process holds already."""
HIGHEST_FILE = 4096
"""Up to which number a child closes the files and connections of its parent."""
ORPHANED = 60
"""Seconds above the limit after which a turn ends its child, if nobody else did."""


def play_at_tables(
    matches: Iterable[Match], room: Room, count: int
) -> Generator[Result, None, None]:
    """Yield the results of matches, in the order in which they end.

    Up to `count` are played at a time. All children end with the iterator.
    """
    waiting = deque(matches)
    busy: list[_Table] = []
    try:
        while waiting and len(busy) < count:
            busy.append(_Table(room))
            busy[-1].begin(waiting.popleft())
        while busy:
            for table in _wait_for(busy):
                result = table.result()
                if result is None:
                    continue
                yield result
                if waiting:
                    table.begin(waiting.popleft())
                else:
                    busy.remove(table)
                    table.close()
    finally:
        for table in busy:
            table.close()


def _wait_for(tables: list[_Table]) -> list[_Table]:
    """Return the tables that have something to say, or whose time is up."""
    left = min(table.deadline for table in tables) - time.monotonic()
    pipes = {table.child.pipe: table for table in tables}
    ready, _, _ = select.select(list(pipes), [], [], max(0, left))
    now = time.monotonic()
    return [
        table for pipe, table in pipes.items() if pipe in ready or table.deadline <= now
    ]


class _Table:
    """A match that is played in a child; a child that is lost is replaced."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.child = _Child(room)
        self.match: Match
        self.deadline = 0.0
        self.turn: tuple[int, tuple[int, int], int]

    def begin(self, match: Match) -> None:
        """Let a match begin."""
        if self.child.is_closed:
            self.child = _Child(self.room)
        self.match = match
        self._turn_begins(0, (0, 0), 0)
        self.child.send(json.dumps([match.number, match.names, match.seed]))

    def result(self) -> Result | None:
        """Return how the match went, or None if it is still going on."""
        try:
            lines = self.child.lines()
            # What a busy machine has not read yet is not late.
            if not lines and self.deadline <= time.monotonic():
                return self._ended(Foul.TOO_SLOW, slow(self.room.seconds))
            for line in lines:
                message = json.loads(line)
                if isinstance(message, dict):
                    return self._result(**message)
                seat, (first, second), turns = message
                self._turn_begins(seat, (first, second), turns)
        except (OSError, ValueError, TypeError):
            return self._ended(Foul.DIED, self.child.last_words())
        return None

    def close(self) -> None:
        """End the child, and whatever it started."""
        self.child.close()

    def _turn_begins(self, seat: int, scores: tuple[int, int], turns: int) -> None:
        self.turn = seat, scores, turns
        self.deadline = time.monotonic() + self.room.seconds

    def _result(
        self, scores: tuple[int, int], turns: int, fault: tuple[str, str, str] | None
    ) -> Result:
        first, second = scores
        found = fault and Fault(fault[0], Foul(fault[1]), fault[2])
        number, names = self.match.number, self.match.names
        return Result(number, names, (first, second), turns, found or None)

    def _ended(self, foul: Foul, reason: str) -> Result:
        """End the child, and return that the player whose turn it is has lost."""
        self.child.close()
        seat, scores, turns = self.turn
        fault = Fault(self.match.names[seat], foul, reason)
        return Result(self.match.number, self.match.names, scores, turns, fault)


class _Child:
    """The parent's end of a forked child."""

    def __init__(self, room: Room) -> None:
        self.pipe, its_pipe = socket.socketpair()
        self.unread = b""
        self.is_closed = self.is_reaped = False
        with warnings.catch_warnings():
            # A kernel has threads; the child leaves their locks alone.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid = os.fork()
        if self.pid == 0:
            _serve(its_pipe, room)
        its_pipe.close()
        with contextlib.suppress(OSError):
            os.setpgid(self.pid, self.pid)

    def send(self, line: str) -> None:
        with contextlib.suppress(OSError):  # if it is gone, reading will tell
            self.pipe.sendall(f"{line}\n".encode())

    def lines(self) -> list[bytes]:
        """Return the lines that have come, without waiting for more."""
        if select.select([self.pipe], [], [], 0)[0]:
            piece = self.pipe.recv(1 << 16)
            if not piece:
                raise ConnectionError("the child is gone")
            self.unread += piece
        *lines, self.unread = self.unread.split(b"\n")
        return lines

    def last_words(self) -> str:
        """Say how the child ended, if it ends within a moment."""
        for _ in range(20):
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # this process lets the system reap
                break
            if pid:
                self.is_reaped = True
                return _ending(os.waitstatus_to_exitcode(status))
            time.sleep(0.005)
        return "the process was cut off"

    def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        self.pipe.close()
        _send_kill(os.killpg, self.pid)
        if not self.is_reaped:
            _send_kill(os.kill, self.pid)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self.pid, 0)


def _ending(code: int) -> str:
    names = {number.value: number.name for number in signal.Signals}
    if code < 0:
        return f"the process was killed by {names.get(-code, f'signal {-code}')}"
    return f"the process ended with exit code {code}"


def _send_kill(send: Callable[[int, int], None], pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        send(pid, signal.SIGKILL)


def _serve(pipe: socket.socket, room: Room) -> NoReturn:
    """Play matches until the parent hangs up. Runs in the child; never returns."""
    try:
        _settle_in(pipe)
        me = os.getpid()

        def tell(message: object) -> None:
            if os.getpid() != me:  # a player forked, and this is its child
                os._exit(0)
            pipe.sendall(json.dumps(message).encode() + b"\n")

        def watch(game: Game, think: Callable[[], Turn]) -> Turn:
            tell([game.to_move, game.scores, len(game.moves)])
            signal.alarm(int(room.seconds) + ORPHANED)
            return think()

        with pipe.makefile("rb") as questions:
            for line in questions:
                number, (first, second), seed = json.loads(line)
                match = Match(number, (first, second), seed)
                tell(_plain(play_match(match, room, watch)))
    finally:
        os._exit(1)


def _plain(result: Result) -> dict[str, object]:
    fault = result.fault
    words = fault and (fault.player, fault.foul, fault.reason)
    return {"scores": result.scores, "turns": result.turns, "fault": words}


def _settle_in(pipe: socket.socket) -> None:
    """Cut the child loose from its parent's terminal, files, signals and memory."""
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.closerange(3, pipe.fileno())
    os.closerange(pipe.fileno() + 1, HIGHEST_FILE)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    logging.disable()  # a kernel complains of each message it cannot send from here
    gc.freeze()  # what the parent holds is not the child's to tidy up
    _limit_memory()


def _limit_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        held = int(sizes.read_text().split()[0]) * resource.getpagesize()
        with contextlib.suppress(ValueError, OSError):
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (held + SPARE_MEMORY, most))
