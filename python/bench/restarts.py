"""isect.dask while processes die: four workers, of which one is killed, and a scheduler that is killed and started again.

    python python/bench/restarts.py --scale 10 [JOB]   # 10^8 rays, 10^4 parts, 10^7 boxes

The workers have a core for two of them on a machine of two cores. One worker is killed (SIGKILL) after a quarter of
the blocks, the scheduler after a half: the program that waits for it ends with an error. Another scheduler, four
new workers and the same program then make what is not in the folder of finished parts. The bytes are compared with
those of one process. Each process that computes is measured on its own: its greatest resident size is from /proc.
"""

import argparse
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

import distributed
import machines
import numpy as np

WORKERS = 4


def free_port():
    """A port of this machine."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return made.getsockname()[1]


class Cluster:
    """A scheduler and workers, each a process that can be killed."""

    def __init__(self, folder):
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self.log = open(folder / "cluster.log", "ab")
        module = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
                  "--no-dashboard", "--no-show"]
        self.scheduler = self._start(module)
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", self.address, "--nthreads", "1", "--no-nanny",
                  "--no-dashboard", "--local-directory", str(folder), "--memory-limit", "0"]
        self.workers = [self._start(worker) for _ in range(WORKERS)]

    def _start(self, command):
        path = os.pathsep.join([str(pathlib.Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
        return subprocess.Popen(command, stdout=self.log, stderr=self.log, env={**os.environ, "PYTHONPATH": path})

    def peaks(self):
        """The greatest resident sizes of the workers that live, in bytes."""
        return [peak(worker.pid) for worker in self.workers if worker.poll() is None]

    def end(self):
        """End all processes."""
        for process in [*self.workers, self.scheduler]:
            if process.poll() is None:
                process.kill()
            process.wait()


def peak(pid):
    """The greatest resident size of a process, in bytes; 0: it has ended."""
    with open(f"/proc/{pid}/status") as file:
        return next((int(line.split()[1]) * 1024 for line in file if line.startswith("VmHWM")), 0)


def named(folder, scale, job):
    """(name, by a client, by one process) of one of the jobs of machines.py."""
    return next(one for one in machines.jobs(folder, scale) if one[0].endswith(job))


def drive(folder, scale, job, address):
    """Run a job on a cluster; each finished block adds a byte to a file."""
    with distributed.Client(address) as client, open(folder / "progress", "wb", buffering=0) as seen:
        client.wait_for_workers(WORKERS)
        name, by, _ = named(folder, scale, job)
        found = by(client, folder / "keep", lambda done, total: (seen.truncate(0), seen.seek(0), seen.write(b"%d %d" % (done, total))))
        if not isinstance(found, np.memmap):
            np.save(folder / "hits.npy", found)


def alone(folder, scale, job):
    """Run a job in this process, and write its answers."""
    found = named(folder, scale, job)[2]()
    if not isinstance(found, np.memmap):
        np.save(folder / "alone.npy", found)
    # ru_maxrss would be that of the process which has started this one, if it was larger.
    print(f"{time.process_time():.1f} {peak(os.getpid()) / 1e6:.0f}")


def share(folder):
    """How much of the job is done, 0 to 1."""
    try:
        done, total = (folder / "progress").read_bytes().split()
        return int(done) / int(total)
    except (FileNotFoundError, ValueError):
        return 0.0


def same_bytes(folder):
    """Are both files of answers equal?"""
    one, other = (np.load(folder / name, mmap_mode="r") for name in ("hits.npy", "alone.npy"))
    step = 1 << 22
    return one.dtype == other.dtype and one.shape == other.shape and len(one) and all(
        one[i:i + step].tobytes() == other[i:i + step].tobytes() for i in range(0, len(one), step))


def measured(job, scale, folder):
    """Run a job in all ways, and print a row."""
    me = [sys.executable, __file__, job, "--scale", str(scale), "--folder", str(folder)]
    began = time.perf_counter()
    cpu, resident = subprocess.run([*me, "--as", "alone"], capture_output=True, text=True, check=True).stdout.split()
    one_wall = time.perf_counter() - began
    peaks, events, began = [], [], time.perf_counter()
    cluster = Cluster(folder)
    driver = subprocess.Popen([*me, "--as", cluster.address])
    while driver.poll() is None:
        done = share(folder)
        peaks += cluster.peaks()
        if done >= 0.25 and not events:
            cluster.workers[0].send_signal(signal.SIGKILL)
            events.append("worker")
        if done >= 0.5 and len(events) == 1:
            cluster.scheduler.send_signal(signal.SIGKILL)
            events.append(time.perf_counter())
        if len(events) == 2 and time.perf_counter() - events[1] > 20:
            driver.kill()  # it waits for a scheduler that does not come back
        time.sleep(0.1)
    cluster.end()
    kept = len(list((folder / "keep").glob("[!.]*.npy")))
    (folder / "progress").unlink(missing_ok=True)
    cluster = Cluster(folder)
    driver = subprocess.Popen([*me, "--as", cluster.address])
    while driver.poll() is None:
        peaks += cluster.peaks()
        time.sleep(0.1)
    cluster.end()
    wall = time.perf_counter() - began
    same = driver.returncode == 0 and len(events) == 2 and same_bytes(folder)
    rows = len(np.load(folder / "alone.npy", mmap_mode="r"))
    print(f"| {named(folder, scale, job)[0]} | {rows} | {cpu} | {one_wall:.0f} | {resident} MB | {wall:.0f} | "
          f"{max(peaks) / 1e6:.0f} MB | {kept} | {'yes' if same else 'NO'} |", flush=True)
    return same


def main():
    """Run all and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("job", nargs="?", choices=("rays", "parts", "boxes"))
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--as", dest="role", default="")
    given = parser.parse_args()
    if given.role == "alone":
        return alone(given.folder, given.scale, given.job)
    if given.role:
        return drive(given.folder, given.scale, given.job, given.role)
    columns = ("job", "rows", "one process: CPU s", "wall s", "resident", "with both deaths: wall s", "largest worker",
               "parts kept", "same bytes")
    print(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|", flush=True)
    good = True
    for job in [given.job] if given.job else ("rays", "parts", "boxes"):
        with tempfile.TemporaryDirectory() as name:
            good = measured(job, given.scale, pathlib.Path(name)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
