"""Blocks and tiles of Dask against one process: the same bytes, whoever dies meanwhile."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys

import numpy as np
import pytest
from conftest import cube, soup
from test_tiles import loop, places

import isect as ix
from isect import _tiles

dask = pytest.importorskip("dask", reason="no dask")
distributed = pytest.importorskip("distributed", reason="no distributed, which is a part of dask[distributed]")
da = pytest.importorskip("dask.array")
dx = pytest.importorskip("isect.dask")


@pytest.fixture(scope="module")
def client():
    with distributed.Client(n_workers=2, threads_per_worker=1, dashboard_address=":0") as made:
        yield made


def boxes_of(n, rng, dtype=np.float32):
    lower = rng.random((n, 3))
    return np.concatenate([lower, lower + np.exp(rng.normal(-3.5, 0.8, (n, 3)))], axis=1).astype(dtype)


def paired(pairs):
    rows = np.empty(len(pairs), _tiles.PAIR)
    rows["a"], rows["b"] = pairs[:, 0], pairs[:, 1]
    return rows


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("kept", [False, True])
def test_blocks_are_one_process(client, dtype, kept, rng, tmp_path):
    mesh = soup(100, rng, dtype)
    mesh.save(tmp_path / "mesh.npz")
    rays = rng.normal(size=(20, 50, 6)).astype(dtype)
    given = da.from_array(rays, chunks=(7, 30, 4))
    points = given[..., :3]
    keep = tmp_path / "keep" if kept else None
    scene = ix.Scene([(mesh, None), (cube(dtype), np.eye(4) + np.eye(4, k=3))])
    for target in (tmp_path / "mesh.npz", mesh, scene):
        one = scene if target is scene else mesh
        for _ in range(1 + kept):
            assert dx.cast(target, given, keep=keep).compute().tobytes() == _tiles.packed(one.cast(rays)).tobytes()
        assert (dx.any(target, given, keep=keep).compute() == one.any(rays)).all()
        near = dx.closest(target, points, within=0.5, keep=keep).compute()
        assert near.tobytes() == _tiles.packed(one.closest(rays[..., :3], within=0.5)).tobytes()
    for name in ("contains", "classify", "signed_distance", "winding"):
        found = getattr(dx, name)(mesh, points, keep=keep)
        assert found.dtype == getattr(mesh, name)(rays[..., :3]).dtype
        assert found.compute().tobytes() == getattr(mesh, name)(rays[..., :3]).tobytes()
    with pytest.raises(ValueError, match=r"cast: shape \(20, 50, 3\)"):
        dx.cast(mesh, points)


@pytest.mark.parametrize("shape,chunks", [((6,), (6,)), ((9, 5, 6), (4, 5, 6)), ((9, 5, 6), (4, 2, 6)), ((2, 3, 4, 6), (1, 3, 4, 6))])
def test_blocks_go_to_their_places_in_files(client, rng, tmp_path, shape, chunks):
    mesh, rays = soup(50, rng), rng.normal(size=shape)
    dx.save(dx.cast(mesh, da.from_array(rays, chunks=chunks)), tmp_path / "hits.npy", client=client)
    found = np.load(tmp_path / "hits.npy")
    assert found.shape == shape[:-1] and found.tobytes() == _tiles.packed(mesh.cast(rays.reshape(-1, 6))).tobytes()


def test_answers_go_to_files(client, rng, tmp_path):
    mesh = soup(50, rng)
    rays = rng.normal(size=(100, 6))
    hits = dx.cast(mesh, da.from_array(rays, chunks=(30, 6)))
    seen = []
    dx.save(hits, tmp_path / "hits.npy", client=client, progress=lambda done, total: seen.append((done, total)))
    assert np.load(tmp_path / "hits.npy").tobytes() == _tiles.packed(mesh.cast(rays)).tobytes()
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
    dx.save(hits[:0], tmp_path / "none.npy", client=client)
    assert np.load(tmp_path / "none.npy").shape == (0,)
    with pytest.raises(ZeroDivisionError):
        dx.save(da.map_blocks(lambda block: block[1 // 0], hits, meta=hits._meta), tmp_path / "bad.npy", client=client)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hits.npy", "none.npy"]


def test_kept_blocks_are_not_computed_again(rng, tmp_path, monkeypatch):
    mesh, calls = soup(50, rng), []
    points = da.from_array(rng.normal(size=(90, 3)), chunks=(30, 3))
    real = dx.answered
    monkeypatch.setattr(dx, "answered", lambda *given: calls.append(1) or real(*given))
    with dask.config.set(scheduler="synchronous"):
        wanted = dx.contains(mesh, points, keep=tmp_path).compute()
        assert len(calls) == 3 + 1  # one block without points gives the dtype
        part = sorted(tmp_path.glob("*.npy"))[0]
        data = bytearray(part.read_bytes())
        data[-40] ^= 1
        part.write_bytes(data)
        calls.clear()
        assert (dx.contains(mesh, points, keep=tmp_path).compute() == wanted).all()
        assert len(calls) == 1 + 1
        calls.clear()
        dx.contains(mesh, points, rule="nonzero", keep=tmp_path).compute()
        assert len(calls) == 3 + 1


@pytest.mark.parametrize("tiles", [1, 5, 30])
def test_joins_are_one_process(client, tiles, rng, tmp_path):
    for dtype in (np.float32, np.float64):
        boxes = boxes_of(3000, rng, dtype)
        boxes[::500, 3:] = np.inf
        boxes[1::500, :3] = -np.inf
        boxes[2::500, 0] = np.nan
        boxes[3::500, 3:] = boxes[3::500, :3] - 1
        boxes[4::500] = boxes[4]
        np.save(tmp_path / "boxes.npy", boxes)
        wanted = paired(ix.pairs(ix.Aabb.of(boxes)))
        assert len(wanted) > 3000
        for given in (tmp_path / "boxes.npy", boxes, da.from_array(boxes, chunks=(700, 4))):
            found = dx.join(given, tiles=tiles, keep=tmp_path / "keep", client=client)
            assert found.load().tobytes() == wanted.tobytes() and len(found) == len(wanted)
        mixed = dx.join(boxes[:1000], boxes[1000:], tiles=tiles, keep=tmp_path / "keep", client=client)
        mixed.save(tmp_path / "pairs.npy")
        wanted = paired(ix.pairs(ix.Aabb.of(boxes[:1000]), ix.Aabb.of(boxes[1000:])))
        assert np.load(tmp_path / "pairs.npy").tobytes() == wanted.tobytes()
    assert len(dx.join(boxes[:0], client=client)) == 0
    with pytest.raises(ValueError, match=r"boxes: float64 of shape \(5, 3\)"):
        dx.join(boxes[:5, :3], client=client)


def instances_of(rng, n=50):
    meshes = [cube(), soup(40, rng)]
    return [(meshes[i % 2], place) for i, place in enumerate(places(n, rng, 5))]


def test_clashes_are_one_process(client, rng, tmp_path):
    instances = instances_of(rng)
    wanted = loop(instances, 0.2)
    for scene in (instances, ix.Scene(instances)):
        found = dx.clash(scene, within=0.2, tiles=9, keep=tmp_path, client=client)
        assert found.load().tobytes() == wanted.tobytes()
    assert len(found.names) == 9 and "rows of a, b, distance" in repr(found)
    with pytest.raises(ValueError, match="the matrix of part 1"):
        dx.clash([cube(), (cube(), np.eye(3))], client=client)


def dying_worker(flag):
    """Patches a worker so that the next tile ends it, in the middle of the writing."""
    import isect._parts as parts
    old = parts.put_rows

    def write(file, rows):
        old(file, rows)
        open(flag, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    parts.put_rows = write


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL")
def test_a_worker_is_killed(rng, tmp_path):
    instances, boxes, rays = instances_of(rng), boxes_of(2000, rng), rng.normal(size=(400, 6))
    mesh = soup(50, rng)
    with distributed.Client(n_workers=2, threads_per_worker=1, dashboard_address=":0") as client:
        def killed(name, work):
            client.wait_for_workers(2)
            worker = next(iter(client.run(os.getpid)))
            client.run(dying_worker, str(tmp_path / name), workers=[worker])
            result = work()
            assert (tmp_path / name).exists()
            return result

        found = killed("clash", lambda: dx.clash(instances, tiles=12, keep=tmp_path / "keep", client=client))
        assert found.load().tobytes() == loop(instances, 0).tobytes()
        found = killed("join", lambda: dx.join(boxes, tiles=12, keep=tmp_path / "keep", client=client))
        assert found.load().tobytes() == paired(ix.pairs(ix.Aabb.of(boxes))).tobytes()
        hits = dx.cast(mesh, da.from_array(rays, chunks=(40, 6)), keep=tmp_path / "keep")
        killed("cast", lambda: dx.save(hits, tmp_path / "hits.npy", client=client))
        assert np.load(tmp_path / "hits.npy").tobytes() == _tiles.packed(mesh.cast(rays)).tobytes()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no SIGSTOP")
def test_a_worker_is_cut_off(rng, tmp_path):
    instances = instances_of(rng)
    # A worker that is stopped is silent, as one behind a cut cable; the time limits are short for the test.
    with dask.config.set({"distributed.scheduler.worker-ttl": "3s", "distributed.scheduler.allowed-failures": 3}), \
            distributed.Client(n_workers=2, threads_per_worker=1, dashboard_address=":0") as client:
        stopped = next(iter(client.run(os.getpid).values()))
        os.kill(stopped, signal.SIGSTOP)
        try:
            found = dx.clash(instances, tiles=12, keep=tmp_path, client=client)
            assert found.load().tobytes() == loop(instances, 0).tobytes()
        finally:
            with contextlib.suppress(ProcessLookupError):  # it may have been ended for its silence
                os.kill(stopped, signal.SIGKILL)


def slow_tiles():
    """Patches a worker so that each tile takes a quarter of a second more."""
    import time

    import isect._tiles as tiles
    old = tiles.clash

    def clash(*arguments):
        time.sleep(0.25)
        return old(*arguments)
    tiles.clash = clash


@pytest.fixture
def network():
    """A network namespace beside this one: (run a command in it, the address of this end)."""
    if not shutil.which("ip") or os.geteuid():
        pytest.skip("no right to make a network namespace")
    name, number = f"isect{os.getpid()}", os.getpid() % 250
    address = f"10.231.{number}"
    inside = ["ip", "netns", "exec", name]
    commands = [["ip", "netns", "add", name],
                ["ip", "link", "add", f"{name[-8:]}a", "type", "veth", "peer", "name", f"{name[-8:]}b"],
                ["ip", "link", "set", f"{name[-8:]}b", "netns", name],
                ["ip", "address", "add", f"{address}.1/24", "dev", f"{name[-8:]}a"],
                ["ip", "link", "set", f"{name[-8:]}a", "up"],
                [*inside, "ip", "address", "add", f"{address}.2/24", "dev", f"{name[-8:]}b"],
                [*inside, "ip", "link", "set", f"{name[-8:]}b", "up"], [*inside, "ip", "link", "set", "lo", "up"]]
    try:
        for command in commands:
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                pytest.skip(f"no network namespace: {done.stderr.strip()}")
        yield inside, f"{address}.1", [*inside, "ip", "link", "set", f"{name[-8:]}b", "down"]
    finally:
        subprocess.run(["ip", "link", "delete", f"{name[-8:]}a"], capture_output=True)
        subprocess.run(["ip", "netns", "delete", name], capture_output=True)


def test_a_network_is_cut(network, rng, tmp_path):
    inside, host, cut = network
    instances = instances_of(rng)
    # The scheduler gives a silent worker up after 3 s, and the tiles that it had go to the other one.
    limits = {"distributed.scheduler.worker-ttl": "3s", "distributed.scheduler.allowed-failures": 3,
              "distributed.comm.timeouts.connect": "4s"}
    with dask.config.set(limits), distributed.LocalCluster(n_workers=1, threads_per_worker=1, host=host,
                                                           dashboard_address=None) as cluster:
        arguments = [*inside, sys.executable, "-m", "distributed.cli.dask_worker", cluster.scheduler_address, "--nthreads", "1",
                     "--no-nanny", "--no-dashboard"]
        far = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
        try:
            with distributed.Client(cluster) as client:
                client.wait_for_workers(2, timeout=60)
                client.run(slow_tiles)
                left = []

                def progress(done, total):
                    if done == 4:
                        assert any(host not in worker for worker in client.scheduler_info()["workers"])
                        subprocess.run(cut, check=True)
                    left.append(total - done)

                found = dx.clash(instances, tiles=16, keep=tmp_path, client=client, progress=progress)
                assert found.load().tobytes() == loop(instances, 0).tobytes()
                assert left[-1] == 0 and all(host in worker for worker in client.scheduler_info()["workers"])
        finally:
            far.kill()
            far.wait()


DRIVER = """
import os, signal, sys
import numpy as np
from isect import dask as dx
def progress(done, total):
    if done == 4:
        os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    dx.join(sys.argv[1], tiles=12, keep=sys.argv[2], progress=progress)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL")
def test_the_scheduler_is_killed(client, rng, tmp_path):
    boxes = boxes_of(2000, rng)
    np.save(tmp_path / "boxes.npy", boxes)
    (tmp_path / "driver.py").write_text(DRIVER)
    arguments = [sys.executable, tmp_path / "driver.py", tmp_path / "boxes.npy", tmp_path / "keep"]
    done = subprocess.run(arguments, capture_output=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    parts = {path: path.stat().st_mtime_ns for path in (tmp_path / "keep").glob("[!.]*.npy")}
    assert len(parts) >= 4
    found = dx.join(tmp_path / "boxes.npy", tiles=12, keep=tmp_path / "keep", client=client)
    assert found.load().tobytes() == paired(ix.pairs(ix.Aabb.of(boxes))).tobytes()
    assert all(path.stat().st_mtime_ns == time for path, time in parts.items())
