"""Clashes in parts: any tiles give what a loop over all pairs gives, whatever has happened to the files."""

import json
import os
import re
import signal
import subprocess
import sys

import numpy as np
import pytest
from conftest import cube, soup

from isect import _parts, _tiles, jobs


def places(n, rng, size):
    """n rigid motions with centers in a box of this size."""
    turned = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0]
    return np.concatenate([turned, rng.uniform(0, size, (n, 3, 1))], axis=2)


@pytest.fixture(params=[np.float32, np.float64], ids=["float32", "float64"])
def scene(request, tmp_path, rng):
    """The file of 60 placed cubes and soups, and the instances."""
    meshes = {"cube": cube(request.param), "soup": soup(40, rng, request.param)}
    for name, mesh in meshes.items():
        mesh.save(tmp_path / f"{name}.npz")
    where = places(60, rng, 6)
    names = ["cube", "soup", "cube"] * 20
    parts = [{"mesh": name, "matrix": place.tolist()} for name, place in zip(names, where, strict=True)]
    path = tmp_path / "scene.json"
    path.write_text(json.dumps({"meshes": {name: f"{name}.npz" for name in meshes}, "parts": parts}))
    return path, [(meshes[name], place) for name, place in zip(names, where, strict=True)]


def loop(instances, within):
    """The rows of a loop over all pairs."""
    rows = []
    for a, (first, place) in enumerate(instances):
        for b, (second, other) in enumerate(instances[a + 1:], a + 1):
            moved = _tiles.between(place[None], other[None])[0]
            scale = float(_tiles.scales(place[None], within)[0])
            found = first.clash_closest(second, moved, within / scale)
            if found.hit:
                rows.append((a, b, found.distance * scale, found.prim_a, found.prim_b))
    return np.array(rows, _tiles.CLASH)


def command(*arguments):
    return jobs.main([str(one) for one in arguments])


@pytest.mark.parametrize("within", [0, 0.25])
def test_parts_of_any_tiling_are_a_loop_over_all_pairs(scene, within, tmp_path):
    path, instances = scene
    wanted = loop(instances, within)
    assert 20 < len(wanted) < 60 * 59 // 2
    for tiles, parts in ((1, 1), (7, 3), (1000, 2)):
        into = tmp_path / f"into-{tiles}"
        for part in range(parts, 0, -1):
            assert command("clash", path, "--within", within, "--tiles", tiles, "--part", f"{part}/{parts}",
                           "--into", into) == 0
        assert command("merge", into, tmp_path / "out.npy") == 0
        assert np.load(tmp_path / "out.npy").tobytes() == wanted.tobytes()


def test_clearance_is_measured_where_the_parts_are(tmp_path):
    mesh = cube()
    mesh.save(tmp_path / "cube.npz")
    # Cubes twice as large: from x = 0 to 2, and from 2.5 to 4.5. The gap is half.
    matrix = np.stack([np.eye(4) * (2, 2, 2, 1), np.eye(4) * (2, 2, 2, 1)])
    matrix[1, 0, 3] = 2.5
    parts = _tiles.parts_of([tmp_path / "cube.npz"], [0, 0], matrix)
    for within, count in ((0.5, 1), (0.49, 0)):
        assert len(_tiles.clash(parts, np.array([[0, 1]], np.uint32), within)) == count
        assert len(_tiles.candidates_of(parts, within)) >= count
    assert _tiles.clash(parts, np.array([[0, 1]], np.uint32), 1)["distance"].tolist() == [0.5]
    matrix[1, 0, 0] = 3
    crooked = _tiles.parts_of([tmp_path / "cube.npz"], [0, 0], matrix)
    assert len(_tiles.candidates_of(crooked, 0)) == 0
    with pytest.raises(ValueError, match="within: the matrix of part 1"):
        _tiles.candidates_of(crooked, 0.1)


def test_boxes_of_parts_hold_them(rng):
    # Far from the origin the rounding of the vertices is largest.
    for dtype in (np.float32, np.float64):
        mesh = soup(30, rng, dtype)
        where = places(50, rng, 1000)
        parts = _tiles.Parts([], [], np.zeros(50, np.int64), where)
        _tiles._meshes["test"] = (mesh, 0)
        object.__setattr__(parts, "paths", ["test"])
        object.__setattr__(parts, "hashes", ["test"])
        boxes = _tiles.part_boxes(parts, 0.5)
        del _tiles._meshes["test"]
        moved = mesh.vertices @ where[:, :, :3].transpose(0, 2, 1) + where[:, None, :, 3]
        assert (boxes.lower + 0.25 <= moved.min(1)).all() and (boxes.upper - 0.25 >= moved.max(1)).all()
        # No larger than the box of the box, and the rounding.
        size = np.abs(where[:, :, :3]) @ (mesh.bounds.upper - mesh.bounds.lower)
        assert (boxes.upper - boxes.lower <= size + 0.5 + 64 * np.finfo(dtype).eps * 1010).all()


def test_damaged_and_absent_tiles_are_made_again(scene, tmp_path, capsys):
    path, instances = scene
    into = tmp_path / "into"
    run = ("clash", path, "--tiles", 5, "--into", into)
    assert command(*run) == 0 and "5 made" in capsys.readouterr().out
    plan = _tiles.read_plan(jobs.plan_in(into))
    store = _parts.Store(into)
    files = [store.path(name) for name in plan.tiles]
    whole = [file.read_bytes() for file in files]
    for damage in (lambda data: data[:-1], lambda data: data[:40], lambda data: b"", lambda data: data + b"0",
                   lambda data: data[:-40] + bytes([data[-40] ^ 1]) + data[-39:]):
        files[2].write_bytes(damage(whole[2]))
        assert command("merge", into, tmp_path / "out.npy") == 2
        assert "1 of 5 tiles are absent or damaged, such as tile 3" in capsys.readouterr().err
        assert not (tmp_path / "out.npy").exists()
        assert command(*run) == 0 and "1 made, 4 were there" in capsys.readouterr().out
        assert files[2].read_bytes() == whole[2]
    files[0].unlink()
    assert command(*run) == 0 and "1 made" in capsys.readouterr().out
    assert command("merge", into, tmp_path / "out.npy") == 0
    assert np.load(tmp_path / "out.npy").tobytes() == loop(instances, 0).tobytes()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL")
def test_a_process_that_is_killed_leaves_whole_tiles(scene, tmp_path):
    path, instances = scene
    code = """
import os, signal, sys
from isect import _parts, jobs
count, old = [0], _parts.put_rows
def write(file, rows):
    old(file, rows)
    count[0] += 1
    if count[0] == 6:
        file.file.flush()
        os.kill(os.getpid(), signal.SIGKILL)
_parts.put_rows = write
jobs.main(sys.argv[1:])
"""
    arguments = ["clash", str(path), "--tiles", "9", "--into", str(tmp_path / "into")]
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == -signal.SIGKILL
    plan = _tiles.read_plan(jobs.plan_in(tmp_path / "into"))
    # Two of the six files hold places and candidates; the sixth was not renamed.
    assert len(jobs.absent(_parts.Store(tmp_path / "into"), plan)) == 9 - 3
    assert jobs.main(arguments) == 0
    assert command("merge", tmp_path / "into", tmp_path / "out.npy") == 0
    assert np.load(tmp_path / "out.npy").tobytes() == loop(instances, 0).tobytes()


@pytest.mark.parametrize("text, message", [
    ("{", "is no JSON"),
    ("[]", 'wanted an object with "meshes"'),
    ('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "b"}]}', "part 0 has no mesh of a"),
    ('{"meshes": {"a": "none.npz"}, "parts": []}', "none.npz: there is no such file"),
    ('{"meshes": {"a": "scene.json"}, "parts": []}', "scene.json is no file of Mesh.save"),
    ('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "a", "matrix": [1, 2]}]}', r"part 0: matrix: shape \(2,\)"),
    ('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "a", "matrix": "x"}]}', "part 0: matrix: could not convert"),
    ('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "a"}, {"mesh": "a", "matrix": [0,0,0,0,0,0,0,0,0,0,0,0]}]}',
     "the matrix of part 1 has no inverse"),
    ('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "a", "matrix": [[1,0,0,0],[0,1,0,0],[0,0,1,0],[0,0,1,1]]}]}',
     r"last row of matrix 0 is \[0.0, 0.0, 1.0, 1.0\]"),
    ('{"meshes": {"a": "cube.npz", "b": "other.npz"}, "parts": []}', "float32 and of float64"),
])
def test_bad_input_is_named(text, message, tmp_path, capsys):
    cube().save(tmp_path / "cube.npz")
    cube(np.float32).save(tmp_path / "other.npz")
    (tmp_path / "scene.json").write_text(text)
    assert command("clash", tmp_path / "scene.json", "--into", tmp_path / "into") == 2
    error = capsys.readouterr().err
    assert re.search(message, error), error
    assert not list(tmp_path.glob("into/plan*"))


def test_bad_options_are_named(tmp_path, capsys):
    cube().save(tmp_path / "cube.npz")
    path = tmp_path / "scene.json"
    path.write_text('{"meshes": {"a": "cube.npz"}, "parts": [{"mesh": "a"}]}')
    for option, value in (("--part", "0/3"), ("--part", "4/3"), ("--part", "1"), ("--tiles", "x"), ("--within", "far")):
        with pytest.raises(SystemExit) as stop:
            command("clash", path, option, value)
        assert stop.value.code == 2 and option in capsys.readouterr().err
    for option, value in (("--tiles", 0), ("--within", -1), ("--within", "nan"), ("--within", "inf")):
        assert command("clash", path, option, value) == 2
        assert option[2:] in capsys.readouterr().err
    assert command("clash", tmp_path / "none.json") == 2
    assert command("merge", tmp_path, tmp_path / "out.npy") == 2
    assert "wanted one plan, there are 0" in capsys.readouterr().err
    # One part has no pairs: the answer is an empty array.
    assert command("clash", path) == 0 and command("merge", tmp_path / "scene.parts", tmp_path / "out.npy") == 0
    assert np.load(tmp_path / "out.npy").shape == (0,)


def test_a_mesh_that_changes_ends_the_job(tmp_path, rng):
    soup(10, rng).save(tmp_path / "mesh.npz")
    parts = _tiles.parts_of([tmp_path / "mesh.npz"], [0, 0], np.array([np.eye(4)] * 2))
    _tiles._meshes.clear()
    soup(11, rng).save(tmp_path / "mesh.npz")
    with pytest.raises(ValueError, match="the file has changed"):
        _tiles.clash(parts, np.array([[0, 1]], np.uint32), 0.0)


def test_few_meshes_are_kept(tmp_path, rng, monkeypatch):
    for i in range(4):
        soup(50, rng).save(tmp_path / f"{i}.npz")
    size = (tmp_path / "0.npz").stat().st_size
    monkeypatch.setenv("ISECT_MESH_BYTES", str(2 * size + size // 2))
    _tiles._meshes.clear()
    first = _tiles.opened(tmp_path / "0.npz")
    assert _tiles.opened("anywhere", _tiles.mesh_hash(first)) is first
    for i in range(1, 4):
        _tiles.opened(tmp_path / f"{i}.npz")
    assert len(_tiles._meshes) == 2


def test_merging_takes_little_memory(tmp_path, rng):
    rows = np.zeros(5000, _tiles.PAIR)
    rows["a"], rows["b"] = rng.integers(0, 50, 5000), rng.integers(0, 10 ** 6, 5000)
    wanted = np.sort(rows, order=("a", "b"))
    store = _parts.Store(tmp_path)
    names = [_parts.digest(i) for i in range(7)]
    for i, name in enumerate(names):
        store.keep(name, lambda i=i: np.sort(rows[i::7] if i else rows[:0], order=("a", "b")))
    store.keep(names[0], lambda: None)
    rest = np.sort(rows[0::7], order=("a", "b"))
    store.keep(_parts.digest("rest"), lambda: rest)
    blocks = list(_parts.merged(store, [*names, _parts.digest("rest")], ("a", "b"), 400))
    assert np.concatenate(blocks).tobytes() == wanted.tobytes()
    # Eight parts give 50 rows each, and the rest of a first key: about 100 rows have the same.
    assert len(blocks) > 5 and max(map(len, blocks)) < 400 + 8 * 60


def test_digests_differ():
    things = [(), (1,), ("1",), (1.0,), (1, 2), (12,), ("ab", "c"), ("a", "bc"), (np.zeros(3),), (np.zeros((3, 1)),),
              (np.zeros(3, np.float32),), (np.zeros(0),), (-np.zeros(3),), (np.zeros(6, np.float32),)]
    assert len({_parts.digest(*one) for one in things}) == len(things)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_blocks_of_several_pieces(rng, dtype):
    mesh, rays = soup(50, rng, dtype), rng.normal(size=(2 * _tiles.PIECE + 3, 6)).astype(dtype)
    limited = np.concatenate([rays, np.tile(np.array([0.25, 2], dtype), (len(rays), 1))], axis=1)
    for question, given in (("cast", rays), ("cast", limited), ("any", rays), ("any", limited), ("closest", rays[:, :3]),
                            ("contains", rays[:, :3]), ("signed_distance", rays[:, 3:])):
        wanted = _tiles.packed(getattr(mesh, question)(given))
        assert _tiles.answered(mesh, question, given, {}).tobytes() == wanted.tobytes(), question
    # Rows of doubles and integers are not aligned, and are copied.
    room = np.zeros(len(rays), _tiles.packed(mesh.cast(rays)).dtype)
    assert mesh.cast(rays, out=room) is room and room.tobytes() == _tiles.packed(mesh.cast(rays)).tobytes()
    with pytest.raises(ValueError, match="out"):
        mesh.cast(rays, out=room[1:])
