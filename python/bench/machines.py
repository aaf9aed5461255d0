"""isect.dask at work: rays, placed parts and boxes on two workers against one process, which must give the same bytes.

    python python/bench/machines.py              # 10^7 rays, 1000 parts, 10^6 boxes; --scale 10 for ten times as many

One worker is killed in the middle of each job of a second run, which starts without any part. The efficiency is
the CPU time of the one process by that of all processes of the first run: on idle cores, the wall time follows it.
"""

import argparse
import os
import pathlib
import signal
import sys
import tempfile
import time

import dask.array as da
import distributed
import numpy as np

import isect as ix
from isect import _tiles
from isect import dask as dx

BLOCK = 1 << 20


def made_rays(block_info=None):
    """The rays of one block, by a rule: nothing is stored."""
    (first, last), _ = block_info[None]["array-location"]
    rng = np.random.default_rng(first)
    origins = rng.normal(size=(last - first, 3)).astype(np.float32)
    origins *= 2 / np.linalg.norm(origins, axis=1)[:, None]
    return np.concatenate([origins, -origins + rng.normal(0, 0.5, origins.shape).astype(np.float32)], axis=1)


def all_rays(n):
    """A dask array of rays."""
    chunks = ((BLOCK,) * (n // BLOCK) + ((n % BLOCK,) if n % BLOCK else ()), (6,))
    return da.map_blocks(made_rays, chunks=chunks, dtype=np.float32, meta=np.empty((0, 0), np.float32))


def ball():
    """A ball of some 20 000 triangles, with bumps."""
    points = np.random.default_rng(1).normal(size=(10000, 3))
    points /= np.linalg.norm(points, axis=1)[:, None]
    hull = ix.Mesh(ix.Hull(points))
    bumps = 1 + 0.1 * np.sin(9 * hull.vertices).prod(1)
    return ix.Mesh((hull.vertices * bumps[:, None]).astype(np.float32), hull.faces)


def jobs(folder, scale):
    """(name, what a run with a client gives, what one process gives), each as bytes."""
    mesh = ball()
    mesh.save(folder / "ball.npz")
    rays = all_rays(scale * 10_000_000)
    rng = np.random.default_rng(2)
    n = scale * 1000
    turned = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0]
    places = np.concatenate([turned, rng.uniform(0, 1.6 * n ** (1 / 3), (n, 3, 1))], axis=2)
    scene = [(folder / "ball.npz", place) for place in places]
    lower = rng.random((scale * 1_000_000, 3), np.float32)
    boxes = np.concatenate([lower, lower + np.float32(0.4) * np.float32(len(lower)) ** np.float32(-1 / 3)], axis=1)
    np.save(folder / "boxes.npy", boxes)

    def rays_by(client, keep, progress):
        dx.save(dx.cast(folder / "ball.npz", rays, keep=keep), folder / "hits.npy", client=client, progress=progress)
        return np.load(folder / "hits.npy", mmap_mode="r")

    def rays_alone():
        whole = np.lib.format.open_memmap(folder / "alone.npy", "w+", _tiles.packed(mesh.cast(np.zeros((0, 6)))).dtype,
                                          (rays.shape[0],))
        for start in range(0, len(whole), BLOCK):
            stop = min(start + BLOCK, len(whole))
            info = {None: {"array-location": [(start, stop), (0, 6)]}}
            whole[start:stop] = _tiles.packed(mesh.cast(made_rays(info), threads=1))
        return whole

    def clash_alone():
        parts = _tiles.parts_of([folder / "ball.npz"], [0] * n, places)
        return _tiles.clash(parts, _tiles.candidates_of(parts, 0.05), 0.05)

    def join_alone():
        found = ix.pairs(ix.Aabb.of(boxes))
        made = np.empty(len(found), _tiles.PAIR)
        made["a"], made["b"] = found[:, 0], found[:, 1]
        return made

    def clash_by(client, keep, progress):
        return dx.clash(scene, within=0.05, keep=keep, tiles=40, client=client, progress=progress).load()

    def join_by(client, keep, progress):
        return dx.join(folder / "boxes.npy", keep=keep, tiles=24, client=client, progress=progress).load()

    yield f"{rays.shape[0]} rays", rays_by, rays_alone
    yield f"{n} parts", clash_by, clash_alone
    yield f"{len(boxes)} boxes", join_by, join_alone


def worker_state():
    """CPU seconds and the largest resident size of a worker, which has imported the package."""
    import isect.dask  # noqa: F401
    with open("/proc/self/status") as file:
        peak = next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmHWM"))
    return time.process_time(), peak


def measured(name, work, alone, client, folder):
    """One row of the table."""
    wall, start = time.perf_counter(), time.process_time()
    wanted = alone()
    one, one_wall = time.process_time() - start, time.perf_counter() - wall
    before = client.run(worker_state)
    wall, start = time.perf_counter(), time.process_time()
    found = work(client, folder / "keep", None)
    own, wall = time.process_time() - start, time.perf_counter() - wall
    after = client.run(worker_state)
    spent = sum(after[key][0] - before[key][0] for key in before) + own
    same = found.tobytes() == wanted.tobytes()
    victim = [next(iter(client.run(os.getpid).values()))]

    def progress(done, total):
        if done >= total // 3 and victim:
            os.kill(victim.pop(), signal.SIGKILL)

    again = work(client, folder / "again", progress).tobytes() == wanted.tobytes() and not victim
    client.wait_for_workers(2)
    print(f"| {name} | {len(found)} | {one:.1f} | {one_wall:.1f} | {spent:.1f} | {wall:.1f} | {one / spent:.2f} | "
          f"{max(size for _, size in after.values()) / 1e6:.0f} MB | {'yes' if same else 'NO'} | "
          f"{'yes' if again else 'NO'} |", flush=True)
    return same and again


def main():
    """Run all and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scale", type=int, default=1)
    scale = parser.parse_args().scale
    columns = ("job", "rows", "one process: CPU s", "wall s", "two workers: CPU s", "wall s", "efficiency", "largest worker",
               "same bytes", "one killed")
    print(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|", flush=True)
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        with dx._worker_memory(), distributed.Client(n_workers=2, threads_per_worker=1, dashboard_address=":0") as client:
            for job in jobs(folder, scale):
                good = measured(*job, client, folder) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
