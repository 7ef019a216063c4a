"""Ctrl-C: it ends the waiting for a compile, which goes on behind, and batches between two slices; a long compile says so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from graphs import random_graph, random_inputs

from isodyn.backends import cpu
from isodyn.backends.cpu import Kernel, objects


@pytest.fixture
def gate(tmp_path, monkeypatch):
    """A cache of its own, and an event that compiles wait for."""
    whole, event = objects.compile_object, threading.Event()

    def waiting(text, target):
        assert event.wait(20)
        return whole(text, target)

    monkeypatch.setenv("ISODYN_CACHE", str(tmp_path))
    monkeypatch.setattr(objects, "compile_object", waiting)
    yield event
    event.set()


@pytest.fixture
def ctrl_c():
    """Ctrl-C as Python has it: a shell that starts its jobs behind has them ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def compiles():
    return [thread for thread in threading.enumerate() if thread.name == objects.COMPILING]


def test_ctrl_c_returns_before_the_compile_has_ended_which_fills_the_cache(gate, ctrl_c):
    graph = random_graph(11, 40)
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        Kernel(graph)
    assert len(compiles()) == 1 and not gate.is_set()  # it waits still
    gate.set()
    for thread in compiles():
        thread.join(20)
    assert Kernel(graph).cached


def test_who_asks_again_waits_for_the_same_compile(gate):
    graph, made = random_graph(12, 40), []
    threads = [threading.Thread(target=lambda: made.append(Kernel(graph))) for _ in range(2)]
    for thread in threads:
        thread.start()
        time.sleep(0.1)
    assert len(compiles()) == 1
    gate.set()
    for thread in threads:
        thread.join(20)
    assert [kernel.cached for kernel in made] == [False, False]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_fork_waits_for_the_compiles_under_way(gate):
    """LLVM's lock, which a compile holds, would never be given back in the child."""
    waits = threading.Thread(target=Kernel, args=(random_graph(16, 40),))
    waits.start()
    while not objects._under_way:
        time.sleep(0.01)
    threading.Timer(0.2, gate.set).start()
    child = os.fork()
    if not child:
        os._exit(0 if gate.is_set() and not objects._under_way else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    waits.join(20)


def test_a_compile_that_fails_says_so_to_who_waits(gate, monkeypatch):
    monkeypatch.setattr(objects, "compile_object", lambda text, target: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Kernel(random_graph(13, 40))
    assert not objects._under_way


def test_a_long_compile_says_so_at_a_terminal(gate, monkeypatch, capsys):
    monkeypatch.setattr(objects, "PATIENCE", 0.05)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    threading.Timer(0.3, gate.set).start()
    Kernel(random_graph(14, 40))
    assert "compiling: 0 of about" in capsys.readouterr().err


def test_batches_are_cut_into_slices_that_do_not_show(monkeypatch):
    graph, rows, seen = random_graph(15, 60), 1001, []
    kernel, inputs = Kernel(graph), random_inputs(15, 1001)

    def run():
        arrays = [np.ascontiguousarray(inputs[port.name].reshape(rows, -1)) for port in graph.inputs]
        results = [np.full((rows, port.size), np.nan) for port in graph.outputs]
        kernel.run([*arrays, *results], rows)
        return results

    whole = run()
    part = Kernel._run

    def counted(self, arrays, count, *others):
        if len(seen) == 3:
            raise KeyboardInterrupt
        part(self, arrays, count, *others)
        seen.append(count)

    monkeypatch.setattr(cpu, "_SLICE", 100 * len(graph))
    for a, b in zip(whole, run(), strict=True):
        assert np.array_equal(a, b, equal_nan=True)
    monkeypatch.setattr(Kernel, "_run", counted)
    with pytest.raises(KeyboardInterrupt):
        run()
    assert len(seen) == 3 and max(seen) < 150


LEAVING = """
import os, signal, sys, threading, time
from isodyn.backends.cpu import Kernel, objects
from isodyn.dynamics.trace import trace
from isodyn.model.robots.families import random_tree

if sys.argv[1] == "asleep":
    objects.compile_object = lambda text, target: time.sleep(60)
objects.MOMENT = 0.05
signal.signal(signal.SIGINT, signal.default_int_handler)
graph = trace(random_tree(1, 8), None, "inverse_dynamics_derivatives")

def later():
    while not objects.under_way():
        time.sleep(0.01)
    time.sleep(float(sys.argv[2]))
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=later, daemon=True).start()
try:
    Kernel(graph)
except KeyboardInterrupt:
    print("interrupted", objects.under_way())
sys.exit(3)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the end of a process waits for its compiles")
@pytest.mark.parametrize(("llvm", "after"), [("asleep", 0.1), ("compiles", 0.0), ("compiles", 0.1), ("compiles", 0.2)])
def test_a_script_that_was_interrupted_in_a_compile_does_not_wait_for_it_at_its_end(tmp_path, llvm, after):
    """Its exit code is its own, and LLVM, which is still at work, is not pulled away from under itself."""
    environment = os.environ | {"ISODYN_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-X", "faulthandler", "-c", LEAVING, llvm, str(after)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (3, "interrupted True\n", "")
