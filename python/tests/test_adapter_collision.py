"""The collision manager in the place of trimesh's, beside closed forms, single pairs, and FCL."""
import itertools

import numpy as np
import pytest

trimesh = pytest.importorskip("trimesh")
pytest.importorskip("scipy")

from isect.trimesh import CollisionManager, scene_to_collision  # noqa: E402

EPS = 2.0**-52


def at(x, y=0.0, z=0.0):
    matrix = np.eye(4)
    matrix[:3, 3] = x, y, z
    return matrix


def box(*extents):
    return trimesh.creation.box(extents or (1, 1, 1))


def ring():
    """Not convex: a surface. The hole has the radius 0.5, the ring 1, the height is 2."""
    made = trimesh.creation.annulus(0.5, 1, 2)
    assert not made.is_convex
    return made


def with_one(mesh, transform=None):
    manager = CollisionManager()
    manager.add_object("one", mesh, transform)
    return manager


@pytest.mark.parametrize("x, gap", [(0, -1), (0.75, -0.25), (1, 0), (1 + 2.0**-40, 2.0**-40), (1 - 2.0**-40, -2.0**-40), (3, 2)])
def test_two_cubes(x, gap):
    # All numbers are exact: the cubes are in the places 4 and 4 + x of one axis.
    manager = with_one(box(), at(4))
    hit, names, data = manager.in_collision_single(box(), at(4 + x), return_names=True, return_data=True)
    assert hit is (gap <= 0) and names == ({"one"} if hit else set()) and len(data) == hit
    for one in data:
        assert one.names == {"one", "__external"} and one.depth == -gap
        if x:  # equal cubes have six ways out
            assert one.normal.tolist() == [1, 0, 0] and one.point[0] == 4 + (x if x > 1 else x / 2)
    distance, name, near = manager.min_distance_single(box(), at(4 + x), return_name=True, return_data=True)
    assert distance == near.distance == gap and name == "one"
    assert np.linalg.norm(near.point("one") - near.point("__external")) == abs(gap)


def test_the_face_of_a_contact_is_where_it_touches():
    manager, cube = with_one(box()), box()
    data = manager.in_collision_single(cube, at(0.75), return_data=True)[1]
    assert np.array_equal(cube.face_normals[data[0].index("one")], [1, 0, 0])
    assert np.array_equal(cube.face_normals[data[0].index("__external")], [-1, 0, 0])
    near = manager.min_distance_single(cube, at(0, 0, 2), return_data=True)[1]
    assert cube.triangles[near.index("one")][:, 2].max() == 0.5
    assert cube.triangles[near.index("__external")][:, 2].min() == -0.5


def test_names_come_and_go():
    manager = with_one(box())
    first = manager.add_object("two", box(), at(0.5))
    assert manager.in_collision_internal(return_names=True) == (True, {("one", "two")})
    assert manager.add_object("two", box(), at(5)) is not first
    assert manager.in_collision_internal() is False and manager.in_collision_single(box(), at(0.75, 0.5)) is True
    manager.set_transform("two", at(1))
    assert manager.in_collision_internal(return_names=True, return_data=True)[:2] == (True, {("one", "two")})
    manager.remove_object("one")
    assert manager.in_collision_internal(return_names=True) == (False, set())
    for call in (lambda: manager.remove_object("one"), lambda: manager.set_transform("one", at(0)),
                 lambda: manager.min_distance_internal("one")):
        with pytest.raises(ValueError, match="one not in"):
            call()
    with pytest.raises(ValueError, match="must be"):
        manager.add_object("bad", box(), np.eye(3))


def test_nothing_is_infinitely_far():
    empty = CollisionManager()
    assert empty.in_collision_single(box(), return_names=True, return_data=True) == (False, set(), [])
    assert empty.min_distance_single(box(), return_name=True, return_data=True) == (np.inf, None, None)
    assert with_one(box()).min_distance_internal(return_names=True) == (np.inf, (None, None))
    none = trimesh.Trimesh(np.zeros((0, 3)), np.zeros((0, 3), int))
    assert with_one(box()).min_distance_single(none) == np.inf and not with_one(box()).in_collision_single(none)


def test_convex_meshes_are_solid_and_others_are_surfaces():
    manager = with_one(ring())
    assert not manager.in_collision_single(box(0.1, 0.1, 0.1))  # in the hole
    assert not manager.in_collision_single(box(0.1, 0.1, 0.1), at(0.75))  # between the walls
    assert manager.in_collision_single(box(9, 9, 9), return_names=True) == (True, {"one"})
    assert not manager.in_collision_single(trimesh.creation.annulus(0.6, 0.9, 1))
    assert manager.in_collision_single(trimesh.creation.annulus(0.6, 0.9, 3))
    assert with_one(box(9, 9, 9)).in_collision_other(manager, return_names=True) == (True, {("one", "one")})
    assert with_one(box(9, 9, 9)).min_distance_other(manager) < 0
    # The wall at x = 1 is 0.1 deep in the cube from 0.9 on, in the direction x.
    hit, data = manager.in_collision_single(box(), at(1.4), return_data=True)
    deepest = max(data, key=lambda one: one.depth)
    assert hit and deepest.depth == pytest.approx(0.1, abs=8 * EPS) and np.allclose(deepest.normal, [1, 0, 0], atol=1e-9)
    assert manager.min_distance_single(box(), at(1.4)) == -deepest.depth
    assert ring().face_normals[deepest.index("one"), 0] > 0.99


def test_each_part_of_a_surface_counts():
    # Three rings: only the second is inside of the cube, and no surface meets another.
    rings = trimesh.util.concatenate([ring().apply_translation((x, 0, 0)) for x in (-9, 0, 9)])
    cube = trimesh.creation.box((3, 3, 3))
    assert with_one(rings).in_collision_single(cube) and with_one(cube).in_collision_single(rings)
    assert not with_one(rings).in_collision_single(cube, at(4.5)) and not with_one(rings).in_collision_single(cube, at(0, 0, 4))
    assert with_one(rings).in_collision_single(cube, at(9)) and with_one(rings, at(0, 0, 4)).in_collision_single(cube, at(9, 0, 4))
    rings.unmerge_vertices()
    assert with_one(rings).in_collision_single(cube, at(-9)) and not with_one(rings).in_collision_single(cube, at(4.5))


def test_pairs_of_triangles_of_two_surfaces():
    one, other = ring(), ring()
    data = with_one(one).in_collision_single(other, at(0.3, 0.2, 0.1), return_data=True)[1]
    moved = other.copy().apply_translation((0.3, 0.2, 0.1))
    assert data
    for contact in data:
        for mesh, name in ((one, "one"), (moved, "__external")):
            triangle = trimesh.Trimesh(mesh.triangles[contact.index(name)], [[0, 1, 2]], process=False)
            # Half the depth, and the rounding of coordinates below 2.
            off = trimesh.proximity.closest_point_naive(triangle, [contact.point])[1][0]
            assert off <= contact.depth / 2 + 64 * EPS


def test_transforms_are_any_affine_maps_in_double_precision():
    double = np.diag([2, 2, 2, 1.0])
    mirror = np.diag([-1.0, 1, 1, 1])
    for mesh in (box(), ring()):
        reach = mesh.bounds[1, 0]
        for matrix, far in ((double, 9 - 3 * reach), (mirror, 9 - 2 * reach)):
            assert with_one(mesh, matrix).min_distance_single(mesh, at(9)) == pytest.approx(far, abs=16 * EPS)
    # In float32 both places would be 1e8.
    assert with_one(box(), at(1e8)).min_distance_single(box(), at(1e8 + 1.5)) == 0.5


def scattered(rng, n, spread):
    """Meshes in random places: name, mesh, matrix."""
    kinds = [box(), ring(), trimesh.creation.icosphere(subdivisions=1), trimesh.creation.torus(1, 0.3, 12, 8)]
    for i in range(n):
        matrix = trimesh.transformations.random_rotation_matrix(rng.random(3))
        matrix[:3, 3] = rng.uniform(-spread, spread, 3)
        yield f"{i:02}", kinds[i % len(kinds)], matrix


def test_the_broad_phase_loses_nothing(rng):
    placed = list(scattered(rng, 24, 4))
    manager = CollisionManager()
    for one in placed:
        manager.add_object(*one)
    hits, least = set(), {}
    for (a, *first), (b, *second) in itertools.combinations(placed, 2):
        alone = with_one(*first)
        if alone.in_collision_single(*second):
            hits.add((a, b))
        least[a, b] = alone.min_distance_single(*second)
    assert 0 < len(hits) < len(least)
    assert manager.in_collision_internal(return_names=True) == (True, hits)
    nearest = min(least, key=least.get)
    # The frame in which two meshes are compared may be that of either.
    distance, names, data = manager.min_distance_internal(return_names=True, return_data=True)
    assert distance == pytest.approx(least[nearest], abs=256 * EPS) and data.distance == distance
    for name in ("00", "05"):
        others = {key: value for key, value in least.items() if name in key}
        distance, names, data = manager.min_distance_internal(name, return_names=True, return_data=True)
        assert distance == pytest.approx(min(others.values()), abs=256 * EPS)
        assert least[names] == pytest.approx(distance, abs=256 * EPS)
        assert np.linalg.norm(data.point(names[0]) - data.point(names[1])) == pytest.approx(abs(distance), abs=256 * EPS)
    half, rest = CollisionManager(), CollisionManager()
    for i, one in enumerate(placed):
        (half if i < 12 else rest).add_object(*one)
    across = {(a, b) for a, b in hits if a < "12" <= b}
    assert half.in_collision_other(rest, return_names=True)[1] == across
    assert half.min_distance_other(rest) == pytest.approx(min(d for (a, b), d in least.items() if a < "12" <= b),
                                                          abs=256 * EPS)


def test_blocks_of_pairs_give_what_all_pairs_give(rng, monkeypatch):
    manager = CollisionManager()
    for one in scattered(rng, 24, 2.5):
        manager.add_object(*one)
    rows = []
    for size in (1024, 7):
        monkeypatch.setattr("isect.trimesh.BLOCK", size)
        hit, names, data = manager.in_collision_internal(return_names=True, return_data=True)
        assert hit and {tuple(sorted(one.names)) for one in data} == names
        rows.append([(sorted(one._inds.items()), *one.normal, *one.point, one.depth) for one in data])
    assert rows[0] == rows[1] and len(rows[0]) > 100


def test_scenes():
    scene = trimesh.Scene([box(), ring().apply_translation((0.5, 0, 0)), box().apply_translation((5, 0, 0))])
    manager, placed = scene_to_collision(scene)
    assert set(placed) == set(scene.graph.nodes_geometry) and manager.in_collision_internal() is True
    assert len(manager.in_collision_internal(return_names=True)[1]) == 1


def test_beside_fcl(rng):
    pytest.importorskip("fcl")
    ours, theirs = CollisionManager(), trimesh.collision.CollisionManager()
    placed = list(scattered(rng, 40, 6))
    for one in placed:
        ours.add_object(*one)
        theirs.add_object(*one)
    mine, names = ours.in_collision_internal(return_names=True)
    assert (mine, names) == theirs.in_collision_internal(return_names=True) and len(names) > 4
    apart = 0
    for (_, *first), (_, *second) in itertools.combinations(placed, 2):
        alone = trimesh.collision.CollisionManager()
        alone.add_object("one", *first)
        distance = alone.min_distance_single(second[0], second[1])
        if distance > 0:
            apart += 1
            # FCL's solver of convex shapes stops at 1e-6, and the manager rounds matrices of numbers below 8 to float32.
            assert with_one(*first).min_distance_single(*second) == pytest.approx(distance, abs=4e-6)
    assert apart > 500
