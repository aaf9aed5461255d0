"""Meshes and scenes against loops over triangles, and everything that keeps or changes them."""

import copy
import pickle
import sys
import types

import numpy as np
import pytest
from conftest import bits, cube, drawn, soup

import isect as ix

DTYPES = [np.float32, np.float64]


def rays_at(mesh, n, rng):
    origins = rng.normal(size=(n, 3)) * 2 + 0.5
    return ix.Ray(origins.astype(mesh.dtype), (rng.random((n, 3)) - origins).astype(mesh.dtype))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("build", ["rays", "fast", "indexed"])
def test_rays_are_loops_over_triangles(dtype, build, rng):
    mesh = soup(300, rng, dtype)
    mesh = ix.Mesh(mesh.vertices, mesh.faces, build=build)
    rays = rays_at(mesh, 200, rng)
    table = ix.cast(rays[:, None], mesh.triangles)
    nearest = np.where(table.hit.any(1), table.t.argmin(1), -1)
    found = mesh.cast(rays)
    assert (found.prim == nearest).all()
    assert (found.t == table.t.min(1)).all()
    assert (found.hit == mesh.any(rays)).all()
    every = mesh.cast_all(rays)
    assert (every.counts == table.hit.sum(1)).all()
    for i in range(0, 200, 19):
        wanted = np.flatnonzero(table.hit[i])
        assert set(every[i].prim) == set(wanted) and (np.diff(every[i].t) >= 0).all()
        one = mesh.cast(rays[i])
        assert (one.t, one.prim) == (found.t[i], found.prim[i])
        assert mesh.any(rays[i]) == found.hit[i]
    assert (every.ids()[every.offsets[:-1][every.counts > 0]] == np.flatnonzero(every.counts)).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_closest_is_a_loop_over_triangles(dtype, rng):
    mesh = soup(200, rng, dtype)
    points = rng.normal(size=(100, 3)).astype(dtype)
    table = ix.closest(points[:, None], mesh.triangles)
    found = mesh.closest(points)
    assert (found.distance2 == table.distance2.min(1)).all()
    assert (found.prim == table.distance2.argmin(1)).all()
    assert mesh.closest(points[3]).prim == found.prim[3]
    near = mesh.within(points, 0.5)
    # The limit is the square as rounded: no distance of this draw is so near to it.
    assert (near.counts == (table.distance2 <= dtype(0.25)).sum(1)).all()
    limited = mesh.closest(points, within=0.5)
    assert (limited.hit == (found.distance2 <= dtype(0.25))).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_inside(dtype, rng):
    mesh = cube(dtype)
    points = (rng.random((500, 3)) * 2 - 0.5).astype(dtype)
    inside = ((points > 0) & (points < 1)).all(1)
    assert (mesh.contains(points) == inside).all()
    assert ((mesh.signed_distance(points) < 0) == inside).all()
    assert ((mesh.signed_distance(points, rule="winding") < 0) == inside).all()
    # Two faces off a cube make a winding number of at least 2/3 at its middle.
    assert np.allclose(mesh.winding(points, beyond=np.inf), inside, atol=1e-4)
    corners = mesh.vertices
    assert mesh.contains(corners).all() and not mesh.contains(corners, boundary=False).any()
    assert (mesh.classify(corners) != ix.INSIDE).all() and (mesh.signed_distance(corners) == 0).all()
    assert mesh.contains((0.5, 0.5, 0.5)) and mesh.signed_distance((0.5, 0.5, 0.25)) == -0.25


def test_crossings_count_edges_once():
    mesh = cube()
    through = ix.Ray([[0.5, 0.5, -1], [0.25, 0.25, -1], [5, 5, -1]], (0, 0, 1))
    assert mesh.crossings(through).counts.tolist() == [2, 2, 0]
    assert mesh.cast_all(through).counts.tolist()[0] == 4  # the diagonals of two faces
    assert mesh.cast(through, culled=True).t[0] == 1


@pytest.mark.parametrize("dtype", DTYPES)
def test_shapes_against_triangles(dtype, rng):
    mesh = soup(80, rng, dtype)
    for cls in (ix.Sphere, ix.Aabb, ix.Obb, ix.Capsule, ix.Plane, ix.Triangle):
        shapes = drawn(cls, 40, rng, dtype)
        table = ix.overlap(shapes[:, None], mesh.triangles)
        assert (mesh.overlap(shapes) == table.any(1)).all()
        found = mesh.overlap_all(shapes)
        assert (found.counts == table.sum(1)).all()
        assert (found.prim == np.argwhere(table)[:, 1]).all()
    assert mesh.overlap(ix.Hull(rng.random((9, 3)).astype(dtype))) in (True, False)
    with pytest.raises(TypeError, match="Torus has no answer"):
        mesh.overlap(drawn(ix.Torus, 3, rng, dtype))


def test_clash(rng):
    a, b = soup(60, rng), soup(60, rng)
    table = ix.overlap(a.triangles[:, None], b.triangles)
    assert (a.clash(b) == np.argwhere(table)).all()
    assert a.clash_any(b) == table.any()
    away = np.eye(4)
    away[0, 3] = 100
    assert len(a.clash(b, away)) == 0 and not a.clash_any(b, away)
    gap = a.clash_closest(b, away)
    assert gap.distance > 90 and 0 <= gap.prim_a < 60
    assert cube().self_clash().shape == (0, 2)
    with pytest.raises(ValueError, match="float32"):
        a.clash(soup(3, rng, np.float32))


def test_section():
    mesh = cube()
    cut = mesh.section(ix.Plane((0, 0, 1), -0.5))
    assert len(cut) == 1 and cut.closed.all() and cut.area == 1
    assert (cut.points[:, 2] == 0.5).all() and len(cut.lines()[0]) == len(cut.points)
    assert len(mesh.section(ix.Plane((0, 0, 1), -5))) == 0


def nested(*sizes):
    """Cubes about the origin, one in the other, whose fronts look outward and inward in turn."""
    one, vertices, faces = cube(), [], []
    for i, size in enumerate(sizes):
        vertices.append((one.vertices - 0.5) * size)
        faces.append((one.faces if i % 2 == 0 else one.faces[:, ::-1]) + 8 * i)
    return ix.Mesh(np.concatenate(vertices), np.concatenate(faces))


@pytest.mark.parametrize("normal", [(0, 0, 1), (0, -3, 0), (1, 2, -2)])
def test_sections_as_polygons(normal):
    pytest.importorskip("shapely")
    cut = nested(8, 4, 2).section(ix.Plane(normal, 0.5))
    found = cut.polygons()
    assert sorted(len(one.interiors) for one in found) == [0, 1] and all(one.is_valid for one in found)
    # Coordinates are below 8: products of two, rounded a few times, for each of some ten corners.
    assert sum(one.area for one in found) == pytest.approx(cut.area, abs=64 * 64 * 2.0**-52)
    assert cut.area > 8 * 8 - 4 * 4
    back = np.column_stack([cut.flat, np.zeros(len(cut.flat)), np.ones(len(cut.flat))]) @ cut.frame.T
    assert np.abs(back[:, :3] - cut.points).max() < 64 * 2.0**-52
    assert np.allclose(cut.frame[:3, :3].T @ cut.frame[:3, :3], np.eye(3)) and np.linalg.det(cut.frame) > 0
    assert np.allclose(cut.frame[:3, 2], np.divide(normal, np.linalg.norm(normal)))
    if normal == (0, 0, 1):
        assert sorted(one.area for one in found) == [4, 64 - 16] and found[0].exterior.is_ccw


def test_sections_that_only_touch_have_no_polygons():
    pytest.importorskip("shapely")
    flap = ix.Mesh([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, -1.0]], [[0, 1, 2], [0, 2, 1], [0, 3, 1]])
    cut = flap.section(ix.Plane((0, 0, 1), 0))
    assert not cut.closed.all() or cut.touching.any()
    assert cut.polygons() == []


def test_sections_need_packages_for_their_shapes(monkeypatch):
    cut = cube().section(ix.Plane((0, 0, 1), -0.5))
    for package, names in (("shapely", ("polygons", "line_strings")), ("trimesh.path", ("path",))):
        monkeypatch.setitem(sys.modules, package, None)
        for name in names:
            with pytest.raises(ImportError, match=f"{name}: .* is missing: pip install {package.split('.')[0]}"):
                getattr(cut, name)()


def sections(rng):
    """Cuts through a solid with holes, along a face, of nothing, and through open meshes."""
    for plane in (ix.Plane((1, 2, -2), 0.5), ix.Plane((0, 0, 1), -4), ix.Plane((0, 0, 1), 99)):
        yield nested(8, 4, 2).section(plane)
    open_ones = soup(10, rng)
    yield open_ones.section(ix.Plane((0, 0, 1), -0.5))
    # An open line before a closed one.
    yield ix.Mesh(np.concatenate([cube().triangles.data, open_ones.triangles.data]).reshape(-1, 3)).section(
        ix.Plane((0, 0, 1), -0.5))


def test_sections_as_line_strings(rng):
    shapely = pytest.importorskip("shapely")
    for cut in sections(rng):
        wanted = [np.concatenate([line, line[:1]]) if closed else line
                  for line, closed in zip(cut.lines(), cut.closed, strict=True)]
        found = cut.line_strings()
        assert len(found) == len(wanted)
        for line, points in zip(found, wanted, strict=True):
            assert np.array_equal(shapely.get_coordinates(line, include_z=True), points)
        assert [len(line.coords) for line in cut.line_strings(flat=True)] == [len(points) for points in wanted]
        flat = np.concatenate([shapely.get_coordinates(cut.line_strings(flat=True)), np.zeros((0, 2))])
        assert flat.shape[1] == 2 and np.isin(flat, cut.flat).all()


def test_sections_as_paths(rng):
    shapely = pytest.importorskip("shapely")
    pytest.importorskip("trimesh")
    for cut in sections(rng):
        path, strings = cut.path(), cut.line_strings()
        assert type(path).__name__ == "Path3D" and len(path.entities) == len(strings)
        for entity, line in zip(path.entities, strings, strict=True):
            assert np.array_equal(entity.discrete(path.vertices), shapely.get_coordinates(line, include_z=True))
        flat = cut.path(flat=True)
        back = np.column_stack([flat.vertices, np.zeros(len(flat.vertices)), np.ones(len(flat.vertices))])
        # Coordinates are below 8: sums of products of two, rounded a few times.
        assert np.abs((back @ flat.metadata["to_3D"].T)[:, :3] - cut.points).max(initial=0) < 64 * 2.0**-52


@pytest.mark.parametrize("normal", [(0, 0, 1), (1, 2, -2)])
def test_paths_are_those_of_trimesh(normal):
    trimesh = pytest.importorskip("trimesh")
    for package in ("shapely", "networkx", "rtree", "scipy"):
        pytest.importorskip(package)
    ring = trimesh.creation.annulus(0.5, 1, 2)
    wanted = ring.section(normal, np.multiply(normal, -0.1 / np.dot(normal, normal)))
    cut = ix.Mesh(ring).section(ix.Plane(normal, 0.1))
    found = cut.path()
    # Both paths have corners where the plane cuts edges: some hundred numbers of about 1, rounded a few times.
    near = 2.0**-44
    assert found.is_closed and wanted.is_closed and found.length == pytest.approx(wanted.length, abs=near)
    assert np.abs(found.bounds - wanted.bounds).max() < near
    flat = cut.path(flat=True)
    assert flat.area == pytest.approx(wanted.to_2D()[0].area, abs=near) and flat.area == pytest.approx(cut.area, abs=near)
    assert sorted(len(one.interiors) for one in flat.polygons_full) == sorted(len(one.interiors) for one in cut.polygons())


def test_refit_is_a_new_mesh(rng):
    mesh = soup(100, rng)
    rays = rays_at(mesh, 100, rng)
    for build in ("rays", "indexed"):
        moved = ix.Mesh(mesh.vertices, mesh.faces, build=build)
        moved.cast(rays)
        moved.refit(mesh.vertices * 1.5)
        assert bits(moved.cast(rays)) == bits(ix.Mesh(mesh.vertices * 1.5, mesh.faces).cast(rays))
    with pytest.raises(ValueError, match="vertices: shape"):
        mesh.refit(mesh.vertices[:3])
    with pytest.raises(ix.Error, match="refit") as error:
        mesh.refit(mesh.vertices * np.nan)
    assert error.value.status == "not_finite"
    assert bits(mesh.cast(rays)) == bits(ix.Mesh(mesh.vertices, mesh.faces).cast(rays))


@pytest.mark.parametrize("build", ["rays", "indexed"])
def test_files_and_pickles(build, rng, tmp_path):
    mesh = soup(50, rng, np.float32)
    mesh = ix.Mesh(mesh.vertices, mesh.faces, build=build)
    rays = rays_at(mesh, 64, rng)
    wanted = bits(mesh.cast(rays))
    mesh.save(tmp_path / "mesh.npz")
    opened = ix.Mesh.open(tmp_path / "mesh.npz")
    for again in (opened, pickle.loads(pickle.dumps(mesh, 5)), copy.deepcopy(mesh), copy.copy(mesh)):
        assert bits(again.cast(rays)) == wanted and again.hash == mesh.hash
    with np.load(tmp_path / "mesh.npz") as file:
        parts = dict(file)
    parts["tree"][len(parts["tree"]) // 2] ^= 1
    np.savez(tmp_path / "damaged.npz", **parts)
    with pytest.raises(ix.Error, match="Mesh.open"):
        ix.Mesh.open(tmp_path / "damaged.npz")


@pytest.mark.parametrize("build", ["rays", "indexed"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_files_are_mapped(build, dtype, rng, tmp_path):
    mesh = ix.Mesh(soup(50, rng, dtype).vertices, build=build)
    rays, path = rays_at(mesh, 64, rng), tmp_path / "mesh.npz"
    wanted = bits(mesh.cast(rays))
    mesh.save(path)
    mapped = ix.Mesh.open(path, mapped=True)
    assert mapped._in_place and isinstance(mapped.vertices.base, np.memmap) and not mapped.vertices.flags.writeable
    before = path.read_bytes()
    for again in (mapped, pickle.loads(pickle.dumps(mapped, 5)), copy.deepcopy(mapped)):
        assert bits(again.cast(rays)) == wanted and again.hash == mesh.hash
    assert path.read_bytes() == before
    cube(dtype).save(path)  # it replaces the file: what is mapped stays
    assert bits(mapped.cast(rays)) == wanted and len(ix.Mesh.open(path, mapped=True)) == 12
    mapped.refit(mesh.vertices * 2)
    assert bits(mapped.cast(rays)) == bits(ix.Mesh(mesh.vertices * 2).cast(rays))
    with np.load(path) as file:
        parts = dict(file)
    np.savez(tmp_path / "other.npz", **parts)
    assert len(ix.Mesh.open(tmp_path / "other.npz", mapped=True)) == 12
    parts["tree"][len(parts["tree"]) // 2] ^= 1
    np.savez(tmp_path / "damaged.npz", **parts)
    with pytest.raises(ix.Error, match="Mesh.open"):
        ix.Mesh.open(tmp_path / "damaged.npz", mapped=True)
    (tmp_path / "none.npz").write_bytes(b"no file of arrays")
    with pytest.raises(ValueError, match="none.npz is no file"):
        ix.Mesh.open(tmp_path / "none.npz", mapped=True)
    np.savez_compressed(tmp_path / "small.npz", **parts)
    with pytest.raises(ValueError, match="cannot be mapped"):
        ix.Mesh.open(tmp_path / "small.npz", mapped=True)


def test_meshes_of_others(rng):
    mesh = cube()
    trimesh = types.SimpleNamespace(vertices=mesh.vertices.tolist(), faces=mesh.faces.astype(np.int64))
    open3d = types.SimpleNamespace(vertices=mesh.vertices, triangles=mesh.faces)
    meshio = types.SimpleNamespace(points=mesh.vertices, cells_dict={"triangle": mesh.faces})
    for other in (trimesh, open3d, meshio):
        assert ix.Mesh(other).hash == mesh.hash
    with pytest.raises(TypeError, match="has no vertices and faces"):
        ix.Mesh(object())


@pytest.mark.parametrize("make, message", [
    (lambda: ix.Mesh(np.zeros((3, 2)), [[0, 1, 2]]), r"vertices: shape \(3, 2\), wanted \(n, 3\)"),
    (lambda: ix.Mesh(np.zeros((3, 3)), [[0, 1, 3]]), "face 0 has the vertex 3, but there are 3 vertices"),
    (lambda: ix.Mesh(np.zeros((3, 3)), [[0, 1, -1]]), "face 0 has the vertex -1"),
    (lambda: ix.Mesh(np.zeros((3, 3)), [[0.0, 1, 2]]), "faces: dtype float64"),
    (lambda: ix.Mesh(np.zeros((3, 3)), [[0, 1]]), r"faces: shape \(1, 2\)"),
    (lambda: ix.Mesh(np.zeros((3, 3)), [[0, 1, 2]], build="slow"), "build: 'slow'"),
    (lambda: cube().cast(np.zeros((4, 5))), r"rays: shape \(4, 5\)"),
    (lambda: cube().closest(np.zeros((4, 2))), r"points: shape \(4, 2\)"),
    (lambda: cube().closest((0, 0, 0), within=-1), "within: -1"),
    (lambda: cube().contains((0, 0, 0), rule="none"), "rule: 'none'"),
    (lambda: cube().clash(cube(), np.eye(3)), r"matrix: shape \(3, 3\)"),
    (lambda: cube().clash(3), "other: wanted a Mesh"),
    (lambda: ix.Scene([(cube(), None), (cube(np.float32), None)]), "float32 and of float64"),
])
def test_errors_name_the_argument(make, message):
    with pytest.raises((ValueError, TypeError), match=message):
        make()


def test_empty():
    none = ix.Mesh(np.zeros((0, 3)), np.zeros((0, 3), int))
    assert not none.cast(ix.Ray((0, 0, 0), (1, 0, 0))).hit
    assert cube().cast(ix.Ray(np.zeros((0, 3)), np.zeros((0, 3)))).t.shape == (0,)
    assert len(cube().cast_all(ix.Ray(np.zeros((0, 3)), np.zeros((0, 3))))) == 0
    assert none.contains(np.zeros((2, 3))).tolist() == [False, False]


def test_leading_shapes_threads_and_out(rng):
    mesh = soup(50, rng)
    rays = rays_at(mesh, 70000, rng)
    wanted = mesh.cast(rays, threads=1)
    assert bits(mesh.cast(rays, threads=3)) == bits(wanted)
    assert bits(mesh.cast(rays.reshape(7, 10000)).t) == bits(wanted.t)
    assert mesh.cast(rays.reshape(7, 100, 100)).prim.shape == (7, 100, 100)
    room = mesh.cast(rays[::-1])
    assert mesh.cast(rays, out=room) is room and bits(room) == bits(wanted)
    assert mesh.cast_all(rays, threads=2).counts.sum() == mesh.cast_all(rays[::-1]).counts.sum()
    with pytest.raises(ValueError, match="out"):
        mesh.any(rays, out=np.zeros(3, bool))


def test_scene(rng):
    mesh = soup(40, rng)
    places = [np.eye(4) + 3 * np.eye(4, k=3) * i for i in range(3)]
    scene = ix.Scene([(mesh, place) for place in places])
    rays = rays_at(mesh, 100, rng)
    found = scene.cast(rays)
    table = np.stack([mesh.cast(ix.Ray(rays.origin - place[:3, 3], rays.dir)).t for place in places])
    # The scene moves the ray into the frame of the instance as well: the numbers are the same here.
    assert (found.t == table.min(0)).all() and (found.hit == scene.any(rays)).all()
    assert (found.instance[found.hit] == table.argmin(0)[found.hit]).all()
    assert scene.cast(rays[0]).instance == found.instance[0]
    assert scene.cast_all(rays).counts.sum() >= found.hit.sum()
    points = rng.normal(size=(30, 3))
    near = np.stack([mesh.closest(points - place[:3, 3]).distance2 for place in places])
    assert np.allclose(scene.closest(points).distance2, near.min(0), rtol=1e-9)
    assert len(pickle.loads(pickle.dumps(scene))) == 3 and scene.stats.instances == 3


def test_closest_few(rng):
    mesh = soup(30, rng)
    points = rng.normal(size=(2, 10, 3))
    table = np.sort(ix.closest(points[:, :, None], mesh.triangles).distance2, axis=-1)
    found = mesh.closest_few(points, 4)
    assert found.shape == (2, 10, 4) and (found.distance2 == table[..., :4]).all()
    all_of_them = mesh.closest_few(points[0, 0], 40)
    assert all_of_them.hit.sum() == 30 and np.isinf(all_of_them.distance2[30:]).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_sweeps_are_loops_over_triangles(dtype, rng):
    mesh = soup(40, rng, dtype)
    balls = ix.Sphere(rng.normal(size=(50, 3)).astype(dtype) * 2, np.full(50, 0.1, dtype))
    motions = (0.5 - balls.center).astype(dtype)
    table = ix.sweep(balls[:, None], motions[:, None], mesh.triangles)
    found = mesh.sweep(balls, motions)
    assert (found.enter == table.enter.min(1)).all()
    assert (found.prim[found.hit] == table.enter.argmin(1)[found.hit]).all()
    assert mesh.sweep(balls[0], motions[0]).enter == found.enter[0]


def test_walking():
    floor = ix.Mesh([[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0.0]], [[0, 1, 2], [0, 2, 3]])
    body = ix.Capsule((0, 0, 1), (0, 0, 2), 0.5)
    moved = floor.move(body, (1, 0, 0), up=(0, 0, 1), fall=1)
    # It keeps the skin, a hundredth of its radius, and falls by the rest.
    assert np.allclose(moved.way, (1, 0, -0.495)) and moved.ground[2] == 1
    with pytest.raises(TypeError, match="shape: Aabb"):
        floor.move(ix.Aabb((0, 0, 0), (1, 1, 1)), (1, 0, 0))


@pytest.mark.parametrize("dtype", DTYPES)
def test_spawned_rays_do_not_find_their_triangle(dtype, rng):
    mesh = soup(60, rng, dtype)
    touch = mesh.cast(rays_at(mesh, 200, rng))
    touch = touch[touch.hit]
    again = mesh.cast_all(mesh.spawn(touch, rng.normal(size=(len(touch), 3))))
    assert not (again.prim == touch.prim[again.ids()]).any()
    with pytest.raises(ValueError, match="a miss"):
        mesh.spawn(mesh.cast(ix.Ray((99, 0, 0), (1, 0, 0))), (0, 0, 1))


def test_voxels():
    mesh = cube()
    cells, lower = mesh.voxels(0.25, lower=(-0.5, -0.5, -0.5), count=(8, 8, 8))
    boxes = ix.Aabb(lower + 0.25 * np.argwhere(np.ones((8, 8, 8))), lower + 0.25 * np.argwhere(np.ones((8, 8, 8))) + 0.25)
    assert (cells.ravel() == mesh.overlap(boxes)).all()
    solid, _ = mesh.voxels(0.25, lower=(-0.5, -0.5, -0.5), count=(8, 8, 8), solid=True)
    assert solid.sum() == 64 and solid[2:6, 2:6, 2:6].all()
    assert mesh.voxels(0.3)[0].shape == (4, 4, 4)
    with pytest.raises(ValueError, match="size: 0"):
        mesh.voxels(0)
    with pytest.raises(ValueError, match="count"):
        mesh.voxels(1e-9)


def test_heights_and_sight(rng):
    mesh = cube()
    below = mesh.heights([[0.5, 0.4, 3], [5, 5, 5]])
    assert below.t.tolist() == [2, np.inf]
    seen = mesh.visible([[0.5, 0.5, 3], [0.5, 0.4, -3]], [[0.5, 0.5, 5], [0.5, 0.4, -9], [9, 9, 9]])
    assert seen.tolist() == [[True, False, True], [False, True, True]]
    # More than one word of bits a row, and a row that does not fill its last word.
    first, second = rng.normal(size=(7, 3)) * 2, rng.normal(size=(150, 3)) * 2
    assert np.array_equal(mesh.visible(first, second), np.stack([mesh.visible(first, one[None])[:, 0] for one in second], axis=1))
    assert mesh.visible(first, second).any() and not mesh.visible(first, second).all()
    assert mesh.visible(first, second[:0]).shape == (7, 0) and mesh.visible(first[:0], second).shape == (0, 150)


def test_kinds_of_clashes():
    mesh = cube()
    moved = {d: ix.Mesh(mesh.vertices + (d, 0, 0), mesh.faces) for d in (0, 0.5, 1, 1.5, 4)}
    kinds = {d: mesh.clash_kind(other, within=1) for d, other in moved.items()}
    assert kinds == {0: "duplicate", 0.5: "piercing", 1: "touching", 1.5: "near", 4: "apart"}
    small = ix.Mesh(mesh.vertices * 0.5 + 0.25, mesh.faces)
    assert (small.clash_kind(mesh), mesh.clash_kind(small)) == ("inside", "around")
    near = mesh.clash_near(moved[1.5], 0.6)
    assert len(near) and np.allclose(near.distance.min(), 0.5)


def test_pixels():
    camera = ix.look((0, 0, 5), (0, 0, -1), up=(0, 1, 0), fov=0.6, near=1)
    rays = ix.pixels(camera, 16, 12)
    assert rays.shape == (12, 16)
    assert ix.Mesh(cube().vertices - 0.5, cube().faces).any(rays)[5:7, 7:9].all()


def test_a_mesh_does_not_change_with_its_arrays(rng):
    for build in ("rays", "indexed"):
        one = soup(50, rng)
        vertices, faces = one.vertices.copy(), one.faces.copy()
        mesh = ix.Mesh(vertices, faces, build=build)
        vertices[:], faces[:] = 7, 2**31
        assert bits(mesh.cast(rays_at(one, 50, np.random.default_rng(1)))) == \
            bits(one.cast(rays_at(one, 50, np.random.default_rng(1))))
        with pytest.raises(ValueError):
            mesh.faces[0, 0] = 1
    whole = one.vertices
    assert ix.Mesh(whole, one.faces).vertices is whole


def test_answers_of_yes_and_no_go_where_they_are_wanted(rng):
    mesh, rays = soup(40, rng), rng.normal(size=(20, 6))
    scene = ix.Scene([mesh])
    for ask, given in ((mesh.contains, rays[:, :3]), (mesh.any, rays), (scene.any, rays)):
        room = np.zeros(20, np.bool_)
        assert ask(given, out=room) is room and np.array_equal(room, ask(given))
        with pytest.raises(ValueError, match="out: shape"):
            ask(given, out=room[1:])


def test_clashes_in_many_places(rng):
    for dtype in (np.float32, np.float64):
        one, other = soup(40, rng, dtype=dtype), soup(30, rng, dtype=dtype)
        places = np.concatenate([np.linalg.qr(rng.normal(size=(4, 5, 3, 3)))[0], rng.uniform(-1, 1.5, (4, 5, 3, 1))], axis=3)
        assert np.array_equal(one.clash_any(other, places),
                              [[one.clash_any(other, place) for place in row] for row in places])
        assert one.clash_any(other, places).any() and not one.clash_any(other, places).all()
        for within in (np.inf, 0.5):
            near = one.clash_closest(other, places, within)
            assert near.shape == (4, 5)
            for at in np.ndindex(4, 5):
                assert near[at] == one.clash_closest(other, places[at], within)
        assert one.clash_any(other, places[:0]).shape == (0, 5)
        whole = np.tile(np.eye(4), (4, 5, 1, 1))
        whole[..., :3, :] = places
        assert np.array_equal(one.clash_any(other, whole), one.clash_any(other, places))
    with pytest.raises(ValueError, match="within"):
        one.clash_closest(other, places, -1)
