"""Shapes as objects: constructors, fields, views, errors, pickles."""

import copy
import pickle

import numpy as np
import pytest
from conftest import FLAT, drawn

import isect as ix
from isect._catalog import KINDS


@pytest.mark.parametrize("cls", FLAT, ids=lambda cls: cls.__name__)
def test_every_kind(cls, rng):
    many = drawn(cls, 6, rng)
    kind = KINDS[cls._kind]
    again = cls(*[getattr(many, member.name) for member in kind.members])
    assert (again == many).all() and again.shape == (6,)
    one = many[2]
    assert cls(**{member.name: getattr(one, member.name) for member in kind.members}) == one
    numbers = [getattr(one, member.name) for member in kind.members]
    plain = cls(*[x.tolist() if isinstance(x, np.ndarray) else x for x in numbers])
    assert plain == one and np.array_equal(np.asarray(plain), np.asarray(one))
    for shapes in (many, one):
        assert np.all(pickle.loads(pickle.dumps(shapes)) == shapes)
        assert np.all(copy.deepcopy(shapes) == shapes)
        assert shapes.astype(np.float32).dtype == np.float32
    assert cls.__name__ in repr(one) and "(6,)" in repr(many)
    assert len(many) == 6 and len(list(many)) == 6 and (many[::-1][0] == many[5])


def test_views_are_not_copies(rng):
    data = rng.normal(size=(7, 4))
    spheres = ix.Sphere.of(data)
    assert spheres.data is data
    data[3] = 1, 2, 3, 4
    assert spheres[3].center.tolist() == [1, 2, 3] and spheres.radius[3] == 4
    ball = ix.Sphere((0, 0, 0), 1)
    np.asarray(ball)[3] = 5
    ball.center[0] = 2
    assert ball.radius == 5 and ball.center.tolist() == [2, 0, 0]


def test_leading_shapes():
    boxes = ix.Aabb(np.zeros((2, 1, 3)), np.ones((5, 3)))
    assert boxes.shape == (2, 5) and boxes.lower.shape == (2, 5, 3)
    assert boxes[1].shape == (5,) and boxes[..., 2].shape == (2,) and boxes[:, None].shape == (2, 1, 5)
    assert boxes.reshape(10).shape == (10,)
    assert ix.Obb((0, 0, 0), np.eye(3), (1, 2, 3)).axis.shape == (3, 3)


def test_rays_have_defaults():
    assert ix.Ray((0, 0, 0), (1, 0, 0)).t_max == np.inf
    assert ix.Ray(np.zeros((4, 3)), np.ones(3), 1).t_min.tolist() == [1] * 4
    assert ix.Ray.of(np.ones((4, 6))).t_max.tolist() == [np.inf] * 4


def test_dtypes():
    assert ix.Sphere(np.zeros((2, 3), np.float32), 1).dtype == np.float32
    assert ix.Sphere(np.zeros((2, 3), int), 1).dtype == np.float64
    assert ix.Sphere(np.zeros((2, 3), np.float32), np.ones(2)).dtype == np.float64
    for bad in (np.float16, complex, object, "U3"):
        with pytest.raises(TypeError, match="center"):
            ix.Sphere(np.zeros((2, 3), bad), 1)


@pytest.mark.parametrize("make, message", [
    (lambda: ix.Sphere((0, 0), 1), r"center: shape \(2,\), wanted \(..., 3\)"),
    (lambda: ix.Sphere((0, 0, 0)), "Sphere: radius missing"),
    (lambda: ix.Sphere((0, 0, 0), 1, 2), "takes 2 arguments"),
    (lambda: ix.Sphere((0, 0, 0), size=2), "'size' is no field"),
    (lambda: ix.Sphere((0, 0, 0), 1, radius=2), "'radius' is given twice"),
    (lambda: ix.Sphere(np.zeros((2, 3)), np.zeros(3)), "do not broadcast"),
    (lambda: ix.Sphere.of(np.zeros((2, 5))), r"array: shape \(2, 5\), wanted \(..., 4\)"),
    (lambda: ix.Sphere("ball", 1), "center"),
    (lambda: ix.Sphere([[0, 0, 0], [1]], 1), "center"),
    (lambda: ix.Sphere((0, 0, 0), 1)[0], "cannot be indexed"),
    (lambda: list(ix.Sphere((0, 0, 0), 1)), "not iterable"),
    (lambda: ix.Hull(np.zeros((3, 2))), r"points: shape \(3, 2\)"),
    (lambda: ix.Hull([[0, 0, np.nan]] * 4), "Hull: .*NaN"),
])
def test_errors_name_the_argument(make, message):
    with pytest.raises((ValueError, TypeError), match=message):
        make()


def test_hull(rng):
    points = rng.normal(size=(200, 3))
    hull = ix.Hull(points)
    assert (points[hull.sources] == hull.vertices).all()
    assert ix.overlap(hull, points).all() and not ix.overlap(hull, points + 100).any()
    assert len(hull.planes) == len(hull.faces) and hull.dimension == 3
    assert np.isclose(ix.measure(hull).volume, hull.volume)
    assert np.all(pickle.loads(pickle.dumps(hull)).vertices == hull.vertices)
    assert hull.astype(np.float32).dtype == np.float32
    assert ix.Hull(points, most_vertices=10).vertices.shape == (10, 3)


@pytest.mark.parametrize("points", [np.eye(4, 3), [[0, 0, 0], [2, 0, 0], [0, 2, 0], [2, 2, 0.0]], [[0, 0, 0], [1, 0, 0.0]],
                                    [[1, 2, 3.0]], np.array(np.meshgrid(*[[-1, 1.0]] * 3)).reshape(3, -1).T])
def test_faces_of_hulls(points):
    hull = ix.Hull(points)
    rows, faces = hull.face_rows, hull.faces
    # Solids have a plane for each face, flat hulls have some more around their borders.
    assert len(rows) == len(faces) == (len(hull.planes) if hull.dimension == 3 else 2 * (hull.dimension == 2))
    for i, face in enumerate(faces):
        assert np.array_equal(face, rows[i].vertex) and np.array_equal(face, rows.vertex[rows.offsets[i]:rows.offsets[i + 1]])
    wanted = [[face[0], face[j], face[j + 1]] for face in faces for j in range(1, len(face) - 1)]
    assert hull.triangles.tolist() == wanted and hull.triangles.shape == (len(wanted), 3)
    # All coordinates are small integers, so the volume is exact.
    assert ix.measure(ix.Mesh(hull)).volume == hull.volume


def test_bodies(rng):
    triangle = ix.Polygon2([[0, 0], [1, 0], [0, 1]])
    assert ix.classify(triangle, [[0.2, 0.2], [2.0, 2.0], [0.0, 0.0]]).tolist() == [ix.INSIDE, ix.OUTSIDE, ix.TANGENT_INSIDE]
    slab = ix.Kdop([[0, 0, 1.0]], [0.0], [1.0])
    assert ix.overlap(slab, [[0, 0, 0.5], [0, 0, 2]]).tolist() == [True, False]
    body = ix.Parts([ix.Sphere((0, 0, 0), 1), ix.Aabb((2, 0, 0), (3, 1, 1))])
    assert ix.overlap(body, [[0, 0, 0.5], [2.5, 0.5, 0.5], [1.5, 0, 0]]).tolist() == [True, True, False]
    moved = ix.Parts([ix.Sphere((0, 0, 0), 1)], ix.Pose([[0, 0, 0, 1.0]], [[5.0, 0, 0]]))
    assert ix.overlap(moved, ix.Point((5, 0, 0)))


def test_bounds(rng):
    points = rng.normal(size=(100, 3))
    for kind in ix.bound.__all__:
        box = getattr(ix.bound, kind)(points)
        assert type(box).__name__.lower() == kind
    assert (ix.bound.aabb(points).lower == points.min(0)).all()
    balls = drawn(ix.Sphere, 8, rng)
    assert np.allclose(ix.bound.aabb(balls).lower, balls.center - balls.radius[:, None])
    assert ix.contains(ix.bound.sphere(points).astype(np.float64), points * 0.999).all()
    assert ix.bound.obb(points, "pca").half.shape == (3,)
    with pytest.raises(TypeError, match="bound.obb: nothing is known of ray"):
        ix.bound.obb(ix.Ray((0, 0, 0), (1, 0, 0)))
    with pytest.raises(ValueError, match="bound.sphere"):
        ix.bound.sphere(np.full((4, 3), np.nan))


def test_measures(rng):
    assert np.isclose(ix.measure(ix.Sphere((0, 0, 0), 2)).volume, 4 / 3 * np.pi * 8)
    boxes = drawn(ix.Aabb, 20, rng)
    sizes = ix.measure(boxes)
    assert np.allclose(sizes.volume, np.prod(boxes.upper - boxes.lower, axis=-1))
    table = ix.iou(boxes[:, None], boxes)
    assert table.shape == (20, 20) and np.allclose(np.diag(table), 1) and np.allclose(table, table.T)
    solid = ix.Obb(np.zeros(3), np.eye(3), np.ones(3))
    share, other = ix.common(ix.Aabb((0, 0, 0), (1, 1, 2)), solid), ix.common(solid, ix.Aabb((0, 0, 0), (1, 1, 2)))
    assert np.isclose(share.common, 1) and (share.a, share.b) == (other.b, other.a)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_advice_is_the_cheapest_volume(rng, dtype):
    points = (rng.random((50, 3)) * (1, 1, 30)).astype(dtype)
    region = ix.Aabb((-40, -40, -40), (40, 40, 40)).astype(dtype)
    best, costs = ix.advise(points, "line", 1000, region)
    assert best != "none" and costs[best].cost == min(price.cost for price in costs.values())
    box = costs["aabb"]
    # Both shadows are within 8 epsilon, and their quotient adds one.
    odds = ix.formulas.odds_line(ix.measure(ix.bound.aabb(points)), ix.measure(region))
    assert box.odds == pytest.approx(odds, rel=17 * float(np.finfo(dtype).eps))
    assert box.cost == pytest.approx(box.test + 1000 * box.odds, rel=4 * float(np.finfo(dtype).eps))
    assert ix.advise(points, inside=0)[0] == "none"
    with pytest.raises(ValueError, match="query: 'ray'"):
        ix.advise(points, "ray")
    with pytest.raises(ix.Error):
        ix.advise(np.empty((0, 3)))
    with pytest.raises(TypeError, match="inside: NoneType, wanted a number"):
        ix.advise(points, "line", None)


def test_iou_of_all_pairs(rng):
    a, b = drawn(ix.Aabb, 300, rng), drawn(ix.Aabb, 400, rng)
    seen = []
    table = ix.iou(a[:, None], b, threads=2, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (120000, 120000) and len(seen) > 1
    wide = np.maximum(np.minimum(a.upper[:, None], b.upper) - np.maximum(a.lower[:, None], b.lower), 0)
    both, whole = wide.prod(-1), ix.measure(a).volume[:, None] + ix.measure(b).volume
    assert np.allclose(table, both / (whole - both), rtol=0, atol=64 * 2.0**-52) and 0.01 < np.mean(table > 0) < 0.9
    first, second = np.indices(table.shape)
    assert np.array_equal(table, ix.iou(a[first], b[second], threads=1))
    turned = drawn(ix.Obb, 40, rng)
    share = ix.common(turned[:, None], b)
    assert np.array_equal(share.iou, ix.iou(b, turned[:, None])) and np.array_equal(share.iou, ix.iou(turned[:, None], b))
    # Planes move by 2^-44 of extents below 8: the surface of such a cube, times that, is the most a volume changes.
    assert np.allclose(share.b[0], ix.measure(b).volume, rtol=0, atol=6 * 8**2 * 8 * 2.0**-44)


def test_pairs(rng):
    boxes = drawn(ix.Aabb, 300, rng)
    table = ix.overlap(boxes[:, None], boxes)
    assert (ix.pairs(boxes) == np.argwhere(np.triu(table, 1))).all()
    assert (ix.pairs(boxes[:100], boxes[100:]) == np.argwhere(table[:100, 100:])).all()
    assert ix.pairs(boxes[:0]).shape == (0, 2)


def test_frustum():
    seen = ix.classify(ix.frustum(np.eye(4)), [[0.0, 0, 0], [2, 0, 0]])
    assert seen.tolist() == [ix.INSIDE, ix.OUTSIDE]
    camera = ix.look((0, 0, 0), (1, 0, 0), fov=1.0, near=0.1, far=10)
    assert ix.classify(camera, [[1.0, 0, 0], [-1, 0, 0], [11, 0, 0]]).tolist() == [ix.INSIDE, ix.OUTSIDE, ix.OUTSIDE]
    with pytest.raises(ValueError, match=r"matrix: shape \(3, 3\)"):
        ix.frustum(np.eye(3))


def test_formulas():
    assert ix.formulas.overlap_sphere_aabb(((0, 0, 0), 1), ((0, 0, 0), (1, 1, 1))) is True
    assert ix.formulas.orient3d((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)) == -1
    with pytest.raises(AttributeError, match="no function"):
        ix.formulas.overlap_sphere_moon
    assert "cast_ray_torus" in dir(ix.formulas)


def test_polygons():
    arrow = ix.Polygon([[0, 0, 0], [2, 1, 0], [0, 2, 0], [0.5, 1, 0.0]])
    corners = arrow.points[arrow.triangles()]
    areas = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])[:, 2] / 2
    assert (areas >= 0).all() and areas.sum() == 1.5
    half = arrow.clip(ix.Plane((0, 1, 0), -1))
    assert half.points[:, 1].max() == 1 and len(arrow.clip(ix.Plane((0, 0, 1), 1)).points) == 0
    inside = arrow.clip(ix.Aabb((0.5, 0.5, -1), (1, 1.5, 1)))
    assert ix.contains(ix.Aabb((0.5, 0.5, -1), (1, 1.5, 1)), inside.points).all()
    with pytest.raises(ix.Error, match="triangles"):
        ix.Polygon([[0, 0, 0], [1, 1, 0], [1, 0, 0], [0, 1, 0.0]]).triangles()
    with pytest.raises(TypeError, match="solid"):
        arrow.clip(ix.Sphere((0, 0, 0), 1))
