"""Memory, threads, signals and processes."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from conftest import bits, cube, drawn, soup

import isect as ix
from isect import _blocks


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pair():
    ball, box = ix.Sphere((0, 0, 0), 1), ix.Aabb((0, 0, 0), (1, 1, 1))
    ix.overlap(ball, box)
    ix.contact(ball, box).normal.sum()


def batch():
    ix.contact(ix.Sphere(np.zeros((4, 3)), np.ones(4)), ix.Aabb((0, 0, 0), (1, 1, 1)))


def mesh():
    made = cube()
    made.cast(ix.Ray((0.5, 0.5, -1), (0, 0, 1)))
    made.cast_all(ix.Ray(np.zeros((3, 3)), (0, 0, 1)))


def hull():
    ix.Hull(np.eye(3).repeat(4, axis=0)).vertices.sum()


def faults():
    for call in (lambda: ix.Sphere((0, 0), 1), lambda: ix.overlap(1, 2), lambda: ix.Mesh([[0, 0, 0]], [[0, 1, 2]])):
        with pytest.raises((ValueError, TypeError)):
            call()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="the resident size is read from /proc")
@pytest.mark.parametrize("work, times", [(pair, 100000), (batch, 4000), (mesh, 1000), (hull, 2000), (faults, 1500)])
def test_nothing_leaks(work, times):
    # One leaked object a call takes 48 bytes at least, in each round. The allocator may keep pools, more or fewer
    # after other tests, but it keeps new ones in a few rounds alone.
    grown = []
    for _ in range(5):
        gc.collect()
        before = resident()
        for _ in range(times // 4):
            work()
        gc.collect()
        grown.append(resident() - before)
    assert min(grown) < max(48 * (times // 4) // 2, 1 << 16), grown


def test_sixteen_threads_share_a_mesh(rng):
    shared = soup(2000, rng)
    rays = ix.Ray(rng.normal(size=(2000, 3)), rng.normal(size=(2000, 3)))
    wanted = bits(soup(2000, np.random.default_rng(20)).cast(rays))
    found = []
    threads = [threading.Thread(target=lambda: found.append(bits(shared.cast(rays)))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 16


def test_the_gil_is_released(rng):
    spheres = drawn(ix.Sphere, 200000, rng)
    capsule = drawn(ix.Capsule, 1, rng)[0]
    count, stop = [0], threading.Event()

    def counting():
        while not stop.is_set():
            count[0] += 1
            time.sleep(0)

    def counted():
        started = count[0]
        ix.contact(spheres, capsule, threads=1)
        return count[0] - started

    thread = threading.Thread(target=counting)
    thread.start()
    most = 0
    for _ in range(20):  # on a busy machine the other thread may not run during one call
        most = max(most, counted())
    stop.set()
    thread.join()
    assert most > 30  # where the GIL is held, the other thread runs between the blocks alone, of which there are few


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers of signals")
@pytest.mark.parametrize("threads", [1, 2])
def test_control_c(threads, rng):
    spheres, capsule = drawn(ix.Sphere, 3_000_000, rng), drawn(ix.Capsule, 1, rng)[0]
    # Two blocks of each thread may still run: 65 536 contacts take a fraction of this on any machine.
    assert interrupted(lambda: ix.contact(spheres, capsule, threads=threads)) < 2
    assert ix.overlap(spheres[:10], capsule).shape == (10,)


def interrupted(call, after=0.05):
    """How many seconds after a signal a call ends with KeyboardInterrupt, in calls that are made again and again."""
    sent, end = [], time.perf_counter() + 60

    def interrupt(number, frame):
        sent.append(time.perf_counter())
        raise KeyboardInterrupt

    old = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, after)
        with pytest.raises(KeyboardInterrupt):
            while time.perf_counter() < end:
                call()
        return time.perf_counter() - sent[0]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def test_control_c_in_slow_questions(rng):
    # A hull of 4 000 points takes a long time: blocks of 65 536 pairs would take minutes.
    ball = rng.normal(size=(4000, 3))
    hull = ix.Hull(ball / np.linalg.norm(ball, axis=1, keepdims=True))
    triangles = drawn(ix.Triangle, 200_000, rng)
    # A block takes about 0.05 s. The first one has eight pairs.
    assert interrupted(lambda: ix.contact(hull, triangles), 0.5) < 1
    mesh = soup(3000, rng)
    mesh.winding((0, 0, 0))
    points = rng.random((400_000, 3))
    assert interrupted(lambda: mesh.winding(points, beyond=np.inf), 0.5) < 1


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def interrupted_in_a_build(corners):
    """A mesh whose build goes on, though the wait for it has ended by a signal; None if it ended before the signal."""
    mesh = ix.Mesh(corners)

    def interrupt():
        while mesh._building is None and mesh._tree_handle is None:
            time.sleep(1e-3)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    try:
        mesh.any((0, 0, 0, 1, 1, 1))
        while True:
            time.sleep(1)  # until the signal
    except KeyboardInterrupt:
        thread.join()
    return mesh if mesh._tree_handle is None and not mesh._building._done.is_set() else None


def test_control_c_in_a_build_loses_nothing(rng):
    corners = (rng.random((300_000, 1, 3)) + 1e-3 * rng.normal(size=(300_000, 3, 3))).reshape(-1, 3)
    tries = (interrupted_in_a_build(corners) for _ in range(10))  # a busy machine may delay the signal
    mesh = next(made for made in tries if made)
    going = mesh._building
    assert not mesh.contains((2, 2, 2))
    assert going.result() is mesh._tree_handle and mesh._building is None
    away = np.eye(3, 4)
    away[0, 3] = 5
    assert not mesh.clash_any(mesh, away) and mesh.clash_closest(mesh, away).distance > 3


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def test_control_c_in_a_refit_loses_nothing(rng):
    corners = (rng.random((300_000, 1, 3)) + 1e-3 * rng.normal(size=(300_000, 3, 3))).reshape(-1, 3)
    mesh, away = ix.Mesh(corners), np.array([5.0, 0, 0])
    mesh.any((0, 0, 0, 1, 1, 1))
    rays = ix.Ray(rng.random((100, 3)) + away, rng.normal(size=(100, 3)))
    wanted = bits(ix.Mesh(corners + away).cast(rays))
    for moved in (away, -away):
        assert interrupted(lambda moved=moved: mesh.refit(corners + moved), 0.02) < 1
    mesh.refit(corners + away)
    assert bits(mesh.cast(rays)) == wanted and mesh._building is None
    plane = ix.Plane((1.0, 0, 0), -5.5)
    assert interrupted(lambda: mesh.section(plane), 0.02) < 1
    assert interrupted(lambda: ix.Hull(corners), 0.02) < 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_fork(rng):
    spheres, box = drawn(ix.Sphere, 200000, rng), drawn(ix.Aabb, 1, rng)[0]
    wanted = int(ix.overlap(spheres, box, threads=2).sum())
    child = os.fork()
    if not child:
        os._exit(0 if int(ix.overlap(spheres, box, threads=2).sum()) == wanted else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_import_needs_nothing_else():
    code = "import sys, isect; print(sorted({m.split('.')[0] for m in sys.modules} & {'tqdm', 'trimesh', 'scipy', 'dask'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.stdout.strip() == "[]"


def test_core_refuses_what_would_read_too_far():
    from isect import _core
    from isect._catalog import function
    with pytest.raises(TypeError, match="must be larger"):
        function("overlap_any_n").call(0, b"short", b"short", 3, b"")
    with pytest.raises(TypeError, match="a handle"):
        function("bvh_stats").call(0, b"no handle")
    with pytest.raises(TypeError, match="arguments"):
        function("bvh_stats").call(0)
    with pytest.raises(LookupError):
        _core.function("no_such_function")
    with pytest.raises(TypeError):
        _core.Function()


def test_short_calls_without_a_thread(monkeypatch):
    """A call of a kind that was short the last time is made directly; after a long one it is made in a thread again."""
    started = []

    class Counted(_blocks.Started):
        def __init__(self, *given):
            started.append(given)
            super().__init__(*given)

    monkeypatch.setattr(_blocks, "Started", Counted)
    monkeypatch.setattr(_blocks, "SHORT", 0.3)  # other work on the machine makes no call so long
    for seconds, threads in ((0, 1), (0, 1), (0.4, 1), (0, 2), (0, 2)):
        _blocks.patiently("test", _blocks.BLOCK + 1, time.sleep, seconds)
        assert len(started) == threads
    _blocks.patiently("test", _blocks.BLOCK, time.sleep, 0)
    assert len(started) == 2
