"""The adapter of trimesh, beside brute force and beside the mesh's own questions."""
import copy
import gc
import pickle

import numpy as np
import pytest

trimesh = pytest.importorskip("trimesh")
pytest.importorskip("scipy")

import isect as ix  # noqa: E402
from isect import trimesh as adapter  # noqa: E402


@pytest.fixture
def installed():
    adapter.install()
    yield
    adapter.uninstall()


def box(**options):
    return trimesh.creation.box(**options)


def test_install_replaces_and_uninstall_puts_back(installed):
    import trimesh.proximity
    assert isinstance(box().ray, adapter.RayMeshIntersector)
    assert trimesh.proximity.closest_point is adapter.closest_point
    adapter.install()  # a second call changes nothing
    adapter.uninstall()
    assert not isinstance(box().ray, adapter.RayMeshIntersector)
    assert trimesh.proximity.closest_point is not adapter.closest_point


def test_rays_through_corners_and_edges_cross_once():
    mesh = box()
    rays = adapter.RayMeshIntersector(mesh)
    directions = np.array([*mesh.vertices, [1, 1, 0], [0, 0, 3]])
    tri, ray, where = rays.intersects_id(np.zeros_like(directions), directions, return_locations=True)
    assert ray.tolist() == list(range(10)) and tri.dtype == ray.dtype == np.int64
    assert np.abs(where).max(axis=1).tolist() == [0.5] * 10
    assert (rays.intersects_first(np.zeros_like(directions), directions) >= 0).all()
    assert rays.intersects_any(np.zeros_like(directions), directions).all()


def test_all_hits_are_in_order_and_max_hits_takes_the_nearest():
    mesh = trimesh.util.concatenate([box(), box(extents=(2, 2, 2))])
    rays = adapter.RayMeshIntersector(mesh)
    o, d = [[-5, .1, .2], [0, 9, 9], [5, .2, .1]], [[2, 0, 0], [1, 0, 0], [-1, 0, 0]]
    where, ray, tri = rays.intersects_location(o, d)
    assert ray.tolist() == [0] * 4 + [2] * 4
    assert where[:, 0].tolist() == [-1, -.5, .5, 1, 1, .5, -.5, -1]
    few = rays.intersects_id(o, d, max_hits=2)
    assert few[1].tolist() == [0, 0, 2, 2] and few[0].tolist() == tri[[0, 1, 4, 5]].tolist()
    first = rays.intersects_id(o, d, multiple_hits=False)
    assert first[1].tolist() == [0, 2] and first[0].tolist() == rays.intersects_first(o, d)[[0, 2]].tolist()


def test_nothing_has_the_shapes_of_nothing():
    rays = adapter.RayMeshIntersector(box())
    for o, d in (([[9, 9, 9]], [[0, 0, 1]]), (np.zeros((0, 3)), np.zeros((0, 3)))):
        tri, ray, where = rays.intersects_id(o, d, return_locations=True)
        assert tri.shape == ray.shape == (0,) and where.shape == (0, 3)


def test_wrong_shapes_are_value_errors():
    mesh = box()
    rays = adapter.RayMeshIntersector(mesh)
    for call in (lambda: rays.intersects_id([[0, 0, 0]], [[0, 0, 1], [0, 0, 1]]),
                 lambda: rays.intersects_any([0, 0], [0, 1]),
                 lambda: rays.contains_points([0, 0, 0]), lambda: adapter.closest_point(mesh, [[0, 0]]),
                 lambda: adapter.signed_distance(mesh, [1, 2, 3]), lambda: adapter.mesh_plane(mesh, [0, 1], [0, 0, 0])):
        with pytest.raises(ValueError, match="must be|do not match"):
            call()


def test_the_tree_follows_the_mesh():
    mesh = box()
    rays = adapter.RayMeshIntersector(mesh)
    assert rays.contains_points([[.9, 0, 0]]).tolist() == [False]
    held = adapter.tree_of(mesh)
    assert adapter.tree_of(mesh) is held
    mesh.apply_scale(2)
    assert rays.contains_points([[.9, 0, 0]]).tolist() == [True]
    key = id(mesh)
    assert key in adapter._TREES
    del held, mesh, rays
    gc.collect()
    assert key not in adapter._TREES


def test_copies_and_pickles():
    rays = adapter.RayMeshIntersector(box())
    rays.contains_points([[0, 0, 0]])
    for other in (copy.copy(rays), copy.deepcopy(rays), pickle.loads(pickle.dumps(rays))):
        assert other.contains_points([[.4, .4, .4], [.6, 0, 0]]).tolist() == [True, False]


def test_closest_point_is_that_of_brute_force(rng):
    pytest.importorskip("rtree", reason="no rtree, with which trimesh finds the points inside of a mesh")
    mesh = trimesh.creation.icosphere(subdivisions=2)
    points = rng.normal(size=(200, 3)) * 1.5
    where, distance, face = adapter.closest_point(mesh, points)
    _, least, _ = trimesh.proximity.closest_point_naive(mesh, points)
    # Both are of double precision, of lengths below 8: 64 roundings are far above their errors.
    assert np.allclose(distance, least, rtol=0, atol=64 * 8 * 2.0**-53)
    assert np.allclose(np.linalg.norm(where - points, axis=1), distance, rtol=0, atol=64 * 8 * 2.0**-53)
    on = ix.closest(ix.Point(where), ix.Triangle.of(mesh.triangles[face].reshape(-1, 9))).distance
    assert on.max() < 64 * 8 * 2.0**-53
    signed = adapter.signed_distance(mesh, points)
    assert ((signed > 0) == mesh.contains(points)).all()
    assert np.allclose(np.abs(signed), distance, rtol=0, atol=64 * 8 * 2.0**-53)


def test_ties_go_to_the_face_that_looks_at_the_point():
    # Two faces share the edge x = z = 0; the point is nearest to the edge, and above the second face.
    vertices, faces = [[0, 0, 0], [0, 1, 0], [-1, 0, -5], [-1, 0, -.1]], [[0, 1, 2], [1, 0, 3]]
    for order in ([0, 1], [1, 0]):
        mesh = trimesh.Trimesh(vertices, np.array(faces)[order], process=False)
        point = np.array([[.1, .3, .5]])
        face = adapter.closest_point(mesh, point)[2][0]
        looks = mesh.face_normals @ point[0]
        assert face == looks.argmax()


def test_signs_beside_the_surface():
    mesh = box()
    points = [[.5, .5, .5], [.5 + 5e-9, 0, 0], [.6, 0, 0], [.25, 0, 0]]
    assert adapter.signed_distance(mesh, points).tolist() == pytest.approx([0, 5e-9, -.1, .25], abs=2.0**-52)
    assert adapter.RayMeshIntersector(mesh).contains_points(points).tolist() == [True, False, False, True]


@pytest.mark.parametrize("height", [0, .2, .5, -.5])
def test_sections(installed, height):
    for needed in ("networkx", "shapely"):
        pytest.importorskip(needed, reason=f"no {needed}, with which trimesh makes paths of sections")
    # At z = -.5 vertices of the box lie on the plane and count as below: the box is cut. At .5 it is not.
    mesh = box()
    lines, faces = adapter.mesh_plane(mesh, [0, 0, 2], [0, 0, height], return_faces=True)
    section = mesh.section([0, 0, 1], [0, 0, height])
    if height == .5:
        assert section is None and lines.shape == (0, 2, 3) and faces.shape == (0,)
        return
    # An edge is cut at its lower end plus a product: two roundings of numbers below 1.
    assert np.allclose(lines[:, :, 2], height, rtol=0, atol=4 * 2.0**-53) and section.is_closed
    assert section.to_2D()[0].area == pytest.approx(1)
    on = ix.closest(ix.Point(lines.mean(axis=1)), ix.Triangle.of(mesh.triangles[faces].reshape(-1, 9))).distance
    assert on.max() < 4 * 2.0**-53
    some, of = adapter.mesh_plane(mesh, [0, 0, 2], [0, 0, height], return_faces=True, local_faces=faces[:2])
    assert sorted(of) == sorted(faces[:2]) and len(some) == 2
