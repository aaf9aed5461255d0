"""Long calls in blocks: views for the C library, threads, progress, and Ctrl-C between blocks."""

import itertools
import math
import os
import threading
import time

import numpy as np

from ._core import address

BLOCK = 65536
CAREFUL = 256  # the first block of questions of which one may take microseconds
SLOW = 8  # of which one may take milliseconds
WORTH = 0.001  # seconds of work that are worth a thread
PAUSE = 0.05  # about how many seconds a block takes at most, since Ctrl-C is noticed after it
REPEAT = -1 & (2 ** (8 * np.dtype(np.uintp).itemsize) - 1)

_lock = threading.Lock()
_pools = {}
_default_threads = None


def _forget_pools():
    """A forked process has none of the threads."""
    global _lock
    _lock = threading.Lock()
    _pools.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_pools)


def cores():
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def set_threads(count):
    """Set how many threads calls use that are not given `threads`; 0: all cores of the process.

    The environment variable ISECT_THREADS sets the same. The default is 0. Answers are the same to
    the bit for any number.
    """
    global _default_threads
    _default_threads = _checked(count)


def _checked(count):
    if not isinstance(count, (int, np.integer)) or isinstance(count, bool) or count < 0:
        raise ValueError(f"threads: {count!r}, wanted a number of at least 0; 0 means all cores")
    return int(count)


def most_threads(threads):
    """How many threads a call may use."""
    if threads is None:
        threads = _default_threads if _default_threads is not None else _checked(int(os.environ.get("ISECT_THREADS", 0)))
    return _checked(threads) or cores()


def thread_count(threads, size):
    """How many threads a call of so many elements uses."""
    return max(1, min(most_threads(threads), math.ceil(size / BLOCK)))


def blocks(shape, most):
    """(index, start, stop) of blocks of at most most() elements, in C order."""
    size = math.prod(shape)
    if not size:
        return
    if size <= most() or not shape:
        yield (), 0, size
        return
    inner, i = size // shape[0], 0
    while i < shape[0]:
        step = most() // inner
        if not step:
            for index, start, stop in blocks(shape[1:], most):
                yield (i, *index), i * inner + start, i * inner + stop
            i += 1
            continue
        stop = min(i + step, shape[0])
        yield (slice(i, stop),), i * inner, stop * inner
        i = stop


def _reporter(progress, size):
    """What is called with the elements done; None if nobody wants to know."""
    if not progress:
        return None, None
    if callable(progress):
        return progress, None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None, None
    bar = tqdm(total=size)
    return (lambda done, total: bar.update(done - bar.n)), bar.close


def run(shape, work, threads=None, progress=None, first=BLOCK):
    """Call work(index, start, stop) for all blocks of a shape, by threads where these are worth it.

    first  elements of the first block; the next ones grow while a block is done within PAUSE
    """
    size = math.prod(shape)
    report, close = _reporter(progress, size)
    count = thread_count(threads, size)
    most, done, spent = first, 0, 0.0

    def timed(index, start, stop):
        nonlocal most, spent
        began = time.perf_counter()
        work(index, start, stop)
        spent = time.perf_counter() - began
        within = (stop - start) * PAUSE / max(spent, 1e-9)
        most = max(1, int(min(within, max(most, 8 * (stop - start)), BLOCK)))

    def finished():
        todo = blocks(shape, lambda: most)
        if size <= first:
            yield from _finished(todo, work, count)
            return
        # The time of the rest follows from that of the second block: the first one may find nothing in the caches.
        for start, stop in _finished(itertools.islice(todo, 2), timed, 1):
            yield start, stop
        rest = spent / (stop - start) * (size - stop)
        yield from _finished(todo, timed, max(1, min(most_threads(threads), math.ceil(rest / WORTH))))

    try:
        for start, stop in finished():
            done += stop - start
            if report:
                report(done, size)
    finally:
        if close:
            close()


def _finished(todo, work, count):
    if count == 1:
        for index, start, stop in todo:
            work(index, start, stop)
            yield start, stop
        return
    from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
    with _lock:
        pool = _pools.setdefault(count, None) or ThreadPoolExecutor(count, "isect")
        _pools[count] = pool
    running = {}
    try:
        while True:
            while len(running) < 2 * count and (block := next(todo, None)):
                running[pool.submit(work, *block)] = block
            if not running:
                return
            # A time limit, so that Ctrl-C is noticed on every platform.
            for future in wait(running, 0.05, FIRST_COMPLETED).done:
                index, start, stop = running.pop(future)
                future.result()
                yield start, stop
    finally:
        for future in running:
            future.cancel()
        wait(running)


# ---- Views for the C library


def merged(array, lead):
    """The leading axes of an array as one: its stride in bytes, or None if they have no such.

    `lead` is how many there are. Axes that all repeat have the stride 0.
    """
    stride = None
    expected = 0
    for size, step in zip(reversed(array.shape[:lead]), reversed(array.strides[:lead]), strict=True):
        if size == 1:
            continue
        if stride is None:
            stride, expected = step, step * size
        elif step == expected:
            expected = step * size
        else:
            return None
    return 0 if stride is None else stride


def columns_of(array, lead):
    """A view isect_..s of an array (..., k): (the view, what must live as long)."""
    stride = merged(array, lead)
    item = array.itemsize
    if stride is None or stride < 0 or stride % item or array.strides[-1] % item or not array.flags.aligned:
        flat = array.reshape(-1, array.shape[-1])
        array = np.ascontiguousarray(flat.T).T
        stride = item
    k = array.shape[-1]
    base, step = address(array), array.strides[-1]
    many = math.prod(array.shape[:-1]) > 1
    last = REPEAT if not stride and many else 0 if stride == item or not many else stride
    return np.array([base + j * step for j in range(k)] + [last], np.uintp), array


def structs_of(array, lead, dtype=None):
    """Structs side by side: (the array, bytes from one to the next, 0 if it is one again and again)."""
    if dtype is None and array.dtype.names is None:
        size = array.shape[-1] * array.itemsize
        dense = array.strides[-1] == array.itemsize and array.flags.aligned
    else:
        size, dense = array.itemsize, True
    stride = merged(array, lead)
    if stride is None or not dense or (stride and stride < size):
        array = np.ascontiguousarray(array)
        stride = size
    return array, stride


# ---- Long calls of the C library that are not made of blocks


class Started:
    """A call in a thread of its own: Ctrl-C ends the wait for it at once, and it goes on to its end."""

    def __init__(self, call, *arguments):
        self._done, self._result, self._error = threading.Event(), None, None
        self._work = call, arguments
        threading.Thread(target=self._run, name="isect").start()

    def _run(self):
        call, arguments = self._work
        try:
            self._result = call(*arguments)
        except BaseException as error:  # it is raised where the result is waited for
            self._error = error
        finally:
            self._done.set()

    def result(self):
        """What the call returned or raised."""
        while not self._done.wait(PAUSE):  # with a time limit, so that Ctrl-C is noticed on every platform
            pass
        if self._error is not None:
            raise self._error
        return self._result


_took = {}  # (name, size): seconds of the last call of that kind
SHORT = PAUSE / 8


def patiently(name, size, call, *arguments):
    """A call that may take long if `size` is great: it is then made in a thread, if Ctrl-C could come.

    A thread takes 0.1 ms. So a call is made without one if the last one of this name and size was short.
    """
    if size <= BLOCK:
        return call(*arguments)
    short = _took.get((name, size), math.inf) < SHORT
    start = time.perf_counter()
    if short or threading.current_thread() is not threading.main_thread():
        made = call(*arguments)
    else:
        made = Started(call, *arguments).result()
    took = time.perf_counter() - start
    if short != (took < SHORT):
        if len(_took) > 1000:
            _took.clear()
        _took[name, size] = took
    return made
