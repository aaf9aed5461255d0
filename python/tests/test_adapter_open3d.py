"""The RaycastingScene in the place of Open3D's, beside single triangles, closed forms, and Open3D."""
import copy
import pathlib
import pickle
import sys

import numpy as np
import pytest

import isect as ix
from isect import open3d as adapter
from isect.open3d import RaycastingScene

EPS = 2.0**-23


def cube(corner=0.0, size=1.0):
    """Vertices and triangles of a cube."""
    corners = np.array([[x, y, z] for z in (0, 1) for y in (0, 1) for x in (0, 1)], np.float32)
    quads = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]
    return corners * np.float32(size) + np.float32(corner), np.array(
        [(q[0], *q[i:i + 2]) for q in quads for i in (1, 2)], np.uint32)


def three_cubes():
    """A cube in a hollow cube, and one beside them."""
    scene = RaycastingScene()
    parts = [cube(-2, 4), cube(-1, 2), cube(3)]
    assert [scene.add_triangles(*part) for part in parts] == [0, 1, 2]
    return scene, parts


def rays_of(rng, n):
    return rng.normal(size=(n, 6)).astype(np.float32) * np.float32(3)


def test_first_hits_are_those_of_single_triangles(rng):
    scene, parts = three_cubes()
    rays = rays_of(rng, 500)
    found = scene.cast_rays(rays.reshape(5, 100, 6))
    triangles = np.concatenate([vertices[faces] for vertices, faces in parts])
    each = ix.cast(ix.Ray(rays[:, None, :3], rays[:, None, 3:]), ix.Triangle.of(triangles.reshape(-1, 9)))
    prim = each.t.argmin(axis=1)
    hit = np.isfinite(each.t.min(axis=1))
    assert 100 < hit.sum() < 450
    geometry, local = np.where(hit, prim // 12, scene.INVALID_ID), np.where(hit, prim % 12, scene.INVALID_ID)
    assert np.array_equal(found["t_hit"].reshape(-1), each.t.min(axis=1))
    assert np.array_equal(found["geometry_ids"].reshape(-1), geometry)
    assert np.array_equal(found["primitive_ids"].reshape(-1), local)
    uv = found["primitive_uvs"].reshape(-1, 2)
    assert np.array_equal(uv[hit, 0], each.u[hit, prim[hit]]) and not uv[~hit].any()
    corners = triangles[prim[hit]].astype(float)
    weights = np.concatenate([1 - uv.sum(1, keepdims=True), uv], axis=1)[hit]
    points = rays[hit, :3] + found["t_hit"].reshape(-1)[hit, None].astype(float) * rays[hit, 3:]
    # Coordinates of points, and of what a ray adds up, are below 16: t and the weights have errors of some roundings.
    assert np.abs((weights[..., None] * corners).sum(1) - points).max() < 64 * 16 * EPS
    normals = found["primitive_normals"].reshape(-1, 3)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert np.array_equal(normals[hit], across / np.linalg.norm(across, axis=1, keepdims=True)) and not normals[~hit].any()


def test_all_calls_of_rays_agree(rng):
    scene, _ = three_cubes()
    # The last ones go through corners and edges: from whole numbers towards whole numbers.
    rays = np.concatenate([rays_of(rng, 300), rng.integers(-2, 3, (300, 6)).astype(np.float32)])
    first, found = scene.cast_rays(rays), scene.list_intersections(rays)
    counts = scene.count_intersections(rays)
    assert counts.dtype == np.int32 and np.array_equal(counts, np.diff(found["ray_splits"].astype(int)))
    assert np.array_equal(found["ray_ids"], np.repeat(np.arange(600), counts))
    assert (np.diff(found["t_hit"])[np.diff(found["ray_ids"].astype(int)) == 0] >= 0).all()
    assert np.array_equal(scene.test_occlusions(rays), np.isfinite(first["t_hit"]))
    starts, some = found["ray_splits"][:-1], counts > 0
    assert (found["t_hit"][starts[some]] >= first["t_hit"][some]).all()
    some[300:] = False
    assert 50 < some.sum() < 300 and np.array_equal(found["t_hit"][starts[some]], first["t_hit"][some])
    near, far = np.float32(0.25), np.float32(0.5)
    inside = (found["t_hit"] >= near) & (found["t_hit"] <= far)
    within = np.zeros(600, bool)
    within[found["ray_ids"][inside]] = True
    assert np.array_equal(scene.test_occlusions(rays, tnear=near, tfar=far)[:300], within[:300])


def test_crossings_at_edges_and_corners_count_once():
    scene = RaycastingScene()
    scene.add_triangles(*cube())
    through = [[-1, -1, -1, 1, 1, 1], [.5, .5, -1, 0, 0, 1], [-1, .5, .5, 1, 0, 0], [-1, -1, .5, 1, 1, 0]]
    out = [[.5, .5, .5, x, y, z] for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if x or y or z]
    assert scene.count_intersections(np.array(through, np.float32)).tolist() == [2, 2, 2, 2]
    assert scene.count_intersections(np.array(out, np.float32)).tolist() == [1] * 26


def test_points(rng):
    scene, parts = three_cubes()
    points = (rng.random((4, 60, 3)) * 8 - 3).astype(np.float32)
    near, distance = scene.compute_closest_points(points), scene.compute_distance(points)
    triangles = np.stack([vertices[faces] for vertices, faces in parts])[near["geometry_ids"], near["primitive_ids"]]
    uv = near["primitive_uvs"].astype(float)
    weights = np.concatenate([1 - uv.sum(-1, keepdims=True), uv], axis=-1)
    # Coordinates below 8, and weights with errors of some roundings.
    assert np.abs((weights[..., None] * triangles).sum(-2) - near["points"]).max() < 64 * 8 * EPS
    assert np.abs(np.linalg.norm(near["points"].astype(float) - points, axis=-1) - distance).max() < 64 * 8 * EPS
    # The distance from cubes around a center: closed form.
    boxes = [(0, 2), (0, 1), (3.5, .5)]
    wide = np.stack([np.abs(points.astype(float) - center) - half for center, half in boxes])
    inside, reach = (wide < 0).all(-1), wide.max(-1)
    outside = np.linalg.norm(np.maximum(wide, 0), axis=-1)
    least = np.where(inside, -reach, outside).min(0)
    assert np.abs(least - distance).max() < 64 * 8 * EPS
    solid = inside.sum(0) % 2 == 1
    assert 20 < solid.sum() < 200
    signed = scene.compute_signed_distance(points, nsamples=3)
    assert np.array_equal(np.abs(signed), distance) and np.array_equal(signed < 0, solid)
    assert np.array_equal(scene.compute_occupancy(points), solid.astype(np.float32))
    border = np.array([[2, 2, 2], [2, 0, 0], [1, 1, 0], [3, 3.5, 3.5]], np.float32)
    assert scene.compute_occupancy(border).tolist() == [1, 1, 1, 1]
    assert np.abs(scene.compute_signed_distance(border)).tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("lead", [(1,), (0,), (2, 3), (4, 1, 2)])
def test_shapes_and_dtypes(lead):
    scene, _ = three_cubes()
    rays, points = np.ones((*lead, 6), np.float32), np.ones((*lead, 3), np.float32)
    tails = {"primitive_uvs": (2,), "primitive_normals": (3,), "points": (3,)}
    for answer in (scene.cast_rays(rays), scene.compute_closest_points(points)):
        for name, value in answer.items():
            assert value.shape == lead + tails.get(name, ()), name
            assert value.dtype == (np.uint32 if name.endswith("_ids") else np.float32), name
    for answer, dtype in ((scene.test_occlusions(rays), bool), (scene.count_intersections(rays), np.int32),
                          (scene.compute_distance(points), np.float32), (scene.compute_occupancy(points), np.float32),
                          (scene.compute_signed_distance(points), np.float32)):
        assert answer.shape == lead and answer.dtype == dtype
    assert scene.list_intersections(rays)["ray_splits"].shape == (np.prod(lead) + 1,)


def test_nothing_is_hit_in_an_empty_scene():
    scene = RaycastingScene()
    rays = np.ones((3, 6), np.float32)
    assert np.isinf(scene.cast_rays(rays)["t_hit"]).all() and np.isinf(scene.compute_distance(rays[:, :3])).all()
    assert (scene.compute_closest_points(rays[:, :3])["geometry_ids"] == scene.INVALID_ID).all()
    assert scene.compute_occupancy(rays[:, :3]).tolist() == [0, 0, 0]
    scene.add_triangles(*cube(2))
    assert np.isfinite(scene.cast_rays(rays)["t_hit"]).all()


def test_errors_name_what_is_wrong():
    scene, ((vertices, triangles), *_) = three_cubes()
    rays = np.ones((2, 6), np.float32)
    for call, error, words in (
            (lambda: scene.cast_rays(rays.astype(float)), TypeError, "rays: dtype float64, wanted float32"),
            (lambda: scene.cast_rays(rays[0]), ValueError, "rays: shape"),
            (lambda: scene.compute_distance(rays), ValueError, r"query_points: shape \(2, 6\)"),
            (lambda: scene.compute_occupancy(rays[:, :3], nsamples=2), ValueError, "nsamples: 2"),
            (lambda: scene.add_triangles(vertices.astype(float), triangles), TypeError, "vertex_positions: dtype"),
            (lambda: scene.add_triangles(vertices, triangles.astype(int)), TypeError, "triangle_indices: dtype"),
            (lambda: scene.add_triangles(vertices[:3], triangles), ValueError, "there are 3 vertices"),
            (lambda: scene.create_rays_pinhole(60, [0, 0, 1], [0, 0, 0], 4, 3), TypeError, "wanted intrinsic_matrix"),
            (lambda: scene.create_rays_pinhole(np.eye(4), np.eye(4), 4, 3), ValueError, "intrinsic_matrix: shape"),
            (lambda: RaycastingScene(device="CUDA:0"), ValueError, "device: CUDA:0")):
        with pytest.raises(error, match=words):
            call()
    assert scene.add_triangles(vertices, triangles) == 3  # nothing was added by the calls that failed


def test_copies():
    scene, _ = three_cubes()
    rays = rays_of(np.random.default_rng(1), 50)
    wanted = scene.cast_rays(rays)["t_hit"]
    others = [RaycastingScene(scene), copy.deepcopy(scene), pickle.loads(pickle.dumps(scene))]
    scene.add_triangles(*cube(-3, 6))
    assert not np.array_equal(scene.cast_rays(rays)["t_hit"], wanted)
    for other in others:
        assert np.array_equal(other.cast_rays(rays)["t_hit"], wanted) and other.add_triangles(*cube()) == 3


def test_meshes_of_any_kind_are_added():
    class Other:
        vertices, triangles = cube(0, 2)[0].astype(float), cube()[1].astype(int)

    scene = RaycastingScene()
    assert scene.add_triangles(Other()) == 0 and scene.add_triangles(ix.Mesh(*cube())) == 1
    assert scene.compute_distance(np.array([[3, 1, 1]], np.float32)).tolist() == [1]


def test_pinhole():
    made = RaycastingScene.create_rays_pinhole(fov_deg=60, center=[.5, .5, .5], eye=[-1, -1, -1], up=[0, 0, 1], width_px=4,
                                               height_px=3)
    assert made.shape == (3, 4, 6) and made.dtype == np.float32 and (made[..., :3] == -1).all()
    # Numbers of Open3D 0.20, to the roundings of float32.
    theirs = [[1.001387596130371, .38901516795158386, .34164801239967346], [.797263503074646, .5931392908096313, .34164801239967346]]
    assert np.abs(made[0, :2, 3:] - theirs).max() < 4 * EPS
    assert np.abs(made[2, 3, 3:] - [.15331292152404785, .7656853199005127, .8130525350570679]).max() < 4 * EPS
    intrinsic, extrinsic = [[100, 0, 2], [0, 120, 1.5], [0, 0, 1]], np.eye(4)
    extrinsic[:3, 3] = 1, 2, 3
    made = RaycastingScene.create_rays_pinhole(np.array(intrinsic), extrinsic, 4, 3)
    assert (made[..., :3] == [-1, -2, -3]).all() and (made[..., 5] == 1).all()
    assert np.abs(made[0, :, 3] - [-.015, -.005, .005, .015]).max() < EPS
    assert np.abs(made[:, 0, 4] - [-1 / 120, 0, 1 / 120]).max() < EPS


@pytest.fixture
def o3d(monkeypatch):
    """Open3D, or the stand-in for its tests."""
    try:
        import open3d
    except ImportError:
        monkeypatch.syspath_prepend(pathlib.Path(__file__).resolve().parent / "peers" / "stand_in")
        import open3d
    yield open3d
    adapter.uninstall()
    if not hasattr(open3d, "__version__"):
        del sys.modules["open3d"]


def test_tensors_in_tensors_out(o3d):
    before = o3d.t.geometry.RaycastingScene
    scene = RaycastingScene()
    scene.add_triangles(o3d.t.geometry.TriangleMesh.create_box())
    rays = np.array([[.5, .25, -1, 0, 0, 1]], np.float32)
    tensor = o3d.core.Tensor.from_numpy(rays)
    assert isinstance(scene.count_intersections(rays), np.ndarray)
    assert isinstance(scene.count_intersections(tensor), o3d.core.Tensor)
    assert all(isinstance(one, o3d.core.Tensor) for one in scene.cast_rays(tensor).values())
    assert scene.list_intersections(tensor)["t_hit"].numpy().tolist() == [1, 2]
    rays_of_camera = scene.create_rays_pinhole(60, o3d.core.Tensor([0., 0, 1]), [0, 0, 0], [0, 1, 0], 2, 2)
    assert isinstance(rays_of_camera, o3d.core.Tensor)
    adapter.install()
    adapter.install()
    assert issubclass(o3d.t.geometry.RaycastingScene, RaycastingScene)
    assert isinstance(o3d.t.geometry.RaycastingScene().count_intersections(rays), o3d.core.Tensor)
    adapter.uninstall()
    assert o3d.t.geometry.RaycastingScene is before


def test_beside_open3d(rng):
    open3d = pytest.importorskip("open3d")
    theirs, (ours, parts) = open3d.t.geometry.RaycastingScene(), three_cubes()
    for part in parts:
        theirs.add_triangles(*part)
    rays, points = rays_of(rng, 4000), (rng.random((4000, 3)) * 8 - 3).astype(np.float32)
    mine, other = ours.cast_rays(rays), {name: value.numpy() for name, value in theirs.cast_rays(rays).items()}
    assert set(mine) == set(other)
    assert np.array_equal(mine["primitive_ids"], other["primitive_ids"])
    assert np.array_equal(mine["geometry_ids"], other["geometry_ids"])
    hit = np.isfinite(mine["t_hit"])
    # t of a ray that grazes is ill-conditioned: compared where it is not.
    steep = hit & (np.abs((mine["primitive_normals"] * rays[:, 3:]).sum(-1)) > 0.1)
    assert np.abs(mine["t_hit"][steep] - other["t_hit"][steep]).max() < 1e-4
    assert np.abs(mine["primitive_normals"] - other["primitive_normals"]).max() < 4 * EPS
    assert np.array_equal(ours.count_intersections(rays), theirs.count_intersections(rays).numpy())
    assert np.array_equal(ours.test_occlusions(rays), theirs.test_occlusions(rays).numpy())
    assert np.array_equal(ours.list_intersections(rays)["ray_splits"], theirs.list_intersections(rays)["ray_splits"].numpy())
    assert np.abs(ours.compute_signed_distance(points) - theirs.compute_signed_distance(points, nsamples=5).numpy()).max() < 1e-5
    assert np.array_equal(ours.compute_occupancy(points), theirs.compute_occupancy(points, nsamples=5).numpy())
    for arguments in ((60, [.5, .5, .5], [-1, -2, -1], [0, .1, 1], 7, 5), (np.diag([80., 90, 1]), np.eye(4), 7, 5)):
        assert np.abs(ours.create_rays_pinhole(*arguments)
                      - theirs.create_rays_pinhole(*arguments).numpy()).max() < 8 * EPS
