"""Answers to many are, bit for bit, those of the C function for one pair, in every layout."""

import numpy as np
import pytest
from conftest import FLAT, bits, drawn
from hypothesis import given, settings
from hypothesis import strategies as st

import isect as ix
from isect import _questions as q
from isect._catalog import DTYPES, KINDS, function

ANSWERED = [(name, a, b) for name in q.QUESTIONS for a in FLAT for b in FLAT
            if ix.answers(name, a, b) != "none"]
ROWS = 5


def one_by_c(name, a, b, motion=None):
    """The answer of the C library for one pair, called directly."""
    how, row, _ = q.QUESTIONS[name].how(a._kind, b._kind)
    if how == q.ANY:
        between = [] if motion is None else [motion]
        return function(f"{name}_any").call(a._precision, q.one_any(a), *between, q.one_any(b))
    pair = (b, a) if how == q.SWAPPED else (a, b)
    return function(row).call(a._precision, *pair)


def same(name, many, one):
    if isinstance(one, ix.Answer):
        # A field of one is double in Python; back in its precision it has the bits of the struct.
        return all(np.asarray(getattr(one, m.name), np.asarray(getattr(many, m.name)).dtype).tobytes()
                   == np.ascontiguousarray(getattr(many, m.name)).tobytes() for m in KINDS[one._kind].members)
    return many == one


def test_every_question_of_the_catalogue_has_pairs():
    assert {name for name, _, _ in ANSWERED} == set(q.QUESTIONS)
    assert len(ANSWERED) > 1000


@pytest.mark.parametrize("name", q.QUESTIONS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_many_are_one(name, dtype, rng):
    for _, a, b in (row for row in ANSWERED if row[0] == name):
        first, second = drawn(a, ROWS, rng, dtype), drawn(b, ROWS, rng, dtype)
        between = [drawn(ix.Point, ROWS, rng, dtype)] if name == "sweep" else []
        many = q.QUESTIONS[name](first, *between, second)
        for i in range(ROWS):
            one = one_by_c(name, first[i], second[i], *[x[i] for x in between])
            assert same(name, many[i], one), (name, a, b, i)
            fast = q.QUESTIONS[name](first[i], *[x[i] for x in between], second[i])
            assert same(name, many[i], fast), (name, a, b, i)


LAYOUTS = {
    "structs": lambda x: np.ascontiguousarray(x),
    "columns": lambda x: np.ascontiguousarray(x.T).T,
    "backwards": lambda x: np.ascontiguousarray(x[::-1])[::-1],
    "every other": lambda x: np.repeat(x, 2, axis=0)[::2],
    "every other column": lambda x: np.repeat(x, 2, axis=1)[:, ::2],
    "mirrored columns": lambda x: np.ascontiguousarray(x[:, ::-1])[:, ::-1],
    "swapped bytes": lambda x: x.astype(x.dtype.newbyteorder()),
    "unaligned": lambda x: np.frombuffer(b"." + np.ascontiguousarray(x).tobytes(), np.uint8)[1:].view(x.dtype).reshape(x.shape),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_layouts(layout, dtype, rng):
    for name, a, b in (("overlap", ix.Sphere, ix.Aabb), ("contact", ix.Sphere, ix.Obb), ("cast", ix.Ray, ix.Triangle),
                       ("meet", ix.Triangle, ix.Triangle), ("classify", ix.Plane, ix.Obb)):
        first, second = drawn(a, 200, rng, dtype), drawn(b, 200, rng, dtype)
        wanted = q.QUESTIONS[name](first, second)
        found = q.QUESTIONS[name](a.of(LAYOUTS[layout](first.data)), b.of(LAYOUTS[layout](second.data)))
        assert bits(wanted) == bits(found), name


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_broadcasting_is_that_of_materialised_arrays(data):
    rng = np.random.default_rng(data.draw(st.integers(0, 9)))
    axes = data.draw(st.lists(st.integers(0, 4), min_size=0, max_size=3))
    shapes = [tuple(1 if data.draw(st.booleans()) else n for n in axes)[data.draw(st.integers(0, len(axes))):]
              for _ in range(2)]
    spheres = drawn(ix.Sphere, int(np.prod(shapes[0])), rng)
    boxes = drawn(ix.Aabb, int(np.prod(shapes[1])), rng)
    spheres = ix.Sphere._of(spheres.data.reshape(*shapes[0], 4))
    boxes = ix.Aabb._of(boxes.data.reshape(*shapes[1], 6))
    lead = np.broadcast_shapes(*shapes)
    full = [cls._of(np.ascontiguousarray(np.broadcast_to(x.data, lead + x.data.shape[-1:])))
            for cls, x in ((ix.Sphere, spheres), (ix.Aabb, boxes))]
    for question in (ix.overlap, ix.contact, ix.closest):
        one, other = question(spheres, boxes), question(*full)
        assert np.shape(one) == lead if question is ix.overlap else one.shape == lead
        if lead:
            assert bits(one) == bits(other)


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_blocks_and_threads(threads, rng):
    n = 2 * 65536 + 17
    spheres, box = drawn(ix.Sphere, n, rng, np.float32), drawn(ix.Aabb, 1, rng, np.float32)[0]
    wanted = np.concatenate([ix.overlap(part, box) for part in (spheres[:999], spheres[999:70000], spheres[70000:])])
    assert (ix.overlap(spheres, box, threads=threads) == wanted).all()
    seen = []
    ix.overlap(spheres, box, threads=threads, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (n, n) and len(seen) == 3


def test_large_and_narrow_grids(rng):
    spheres, boxes = drawn(ix.Sphere, 300, rng), drawn(ix.Aabb, 300, rng)
    table = ix.overlap(spheres[:, None], boxes)
    assert (table == np.array([ix.overlap(sphere, boxes) for sphere in spheres])).all()
    thin = ix.overlap(spheres[:, None], boxes[:3])
    assert (thin == table[:, :3]).all()


def test_out(rng):
    spheres, boxes = drawn(ix.Sphere, 50, rng), drawn(ix.Aabb, 50, rng)
    room = np.zeros(50, bool)
    assert ix.overlap(spheres, boxes, out=room) is room
    assert (room == ix.overlap(spheres, boxes)).all()
    made = ix.contact(spheres, boxes[::-1])
    assert ix.contact(spheres, boxes, out=made) is made
    assert bits(made) == bits(ix.contact(spheres, boxes))
    with pytest.raises(ValueError, match=r"out: shape \(49,\)"):
        ix.overlap(spheres, boxes, out=np.zeros(49, bool))
    with pytest.raises(ValueError, match="out: .* of float64"):
        ix.overlap(spheres, boxes, out=np.zeros(50))
    room.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        ix.overlap(spheres, boxes, out=room)
    with pytest.raises(TypeError, match="out"):
        ix.overlap(spheres, boxes, out=[0] * 50)


def test_out_may_be_the_memory_of_an_input(rng):
    spheres = drawn(ix.Sphere, 64, rng)
    memory = np.zeros((64, 4))
    memory[:] = spheres.data
    wanted = ix.overlap(spheres, (0.0, 0.0, 0.0))
    found = ix.overlap(ix.Sphere.of(memory), (0.0, 0.0, 0.0), out=memory.view(bool).reshape(-1)[:64])
    assert (found == wanted).all()


def test_precisions(rng):
    single, double = drawn(ix.Sphere, 9, rng, np.float32), drawn(ix.Sphere, 9, rng)
    box = ix.Aabb((0, 0, 0), (1, 1, 1))
    assert ix.contact(single, box).dtype == np.float32
    assert ix.contact(single, ix.Aabb((0, 0, 0), (0.1, 1, 1))).dtype == np.float64
    assert ix.contact(single, double).dtype == np.float64
    assert ix.contact(box, box).dtype == np.float64
    assert bits(ix.contact(single, double)) == bits(ix.contact(single.astype(np.float64), double))


def test_empty(rng):
    none = drawn(ix.Sphere, 0, rng)
    assert ix.overlap(none, none).shape == (0,)
    assert ix.contact(none, ix.Point((0, 0, 0))).gap.shape == (0,)
    assert ix.contact(none, none).normal.shape == (0, 3)
    assert ix.overlap(ix.Sphere._of(none.data.reshape(3, 0, 4)), none).shape == (3, 0)


def test_errors(rng):
    with pytest.raises(TypeError, match="cast: no answer for Sphere and Aabb"):
        ix.cast(drawn(ix.Sphere, 2, rng), drawn(ix.Aabb, 2, rng))
    with pytest.raises(TypeError, match="cast of Ray has answers with .*Torus"):
        ix.cast(drawn(ix.Ray, 2, rng), drawn(ix.Ray, 2, rng))
    with pytest.raises(ValueError, match=r"Sphere \(2,\) and Aabb \(3,\)"):
        ix.overlap(drawn(ix.Sphere, 2, rng), drawn(ix.Aabb, 3, rng))
    with pytest.raises(TypeError, match="b: wanted a shape"):
        ix.overlap(drawn(ix.Sphere, 2, rng), np.zeros((2, 7)))
    with pytest.raises(ValueError, match="threads: -1"):
        ix.overlap(drawn(ix.Sphere, 2, rng), (0, 0, 0), threads=-1)
    with pytest.raises(ValueError, match="rule: 'odd'"):
        ix.classify(ix.Polygon2([[0, 0], [1, 0], [0, 1]]), [[0.0, 0.0]], rule="odd")
    with pytest.raises(TypeError):
        ix.overlap()


def test_answers_unpack_and_index(rng):
    spheres, boxes = drawn(ix.Sphere, 12, rng), drawn(ix.Aabb, 12, rng)
    found = ix.contact(spheres, boxes)
    gap, normal, a, b = found
    assert gap.shape == (12,) and normal.shape == a.shape == b.shape == (12, 3)
    assert np.allclose(b - a, gap[:, None] * normal, atol=1e-9)  # 1e-9 S is the accuracy of contact in double
    assert found[3].gap == gap[3] and (found[2:5].normal == normal[2:5]).all()
    assert found[found.gap < 0].shape == ((gap < 0).sum(),)
    assert (found.depth == np.maximum(-gap, 0)).all() and found.hit.all()
    assert isinstance(found[3].gap, float)
    rays = drawn(ix.Ray, 12, rng)
    touches = ix.cast(rays, drawn(ix.Plane, 12, rng))
    where = touches.point(rays)
    assert (np.isnan(where[:, 0]) == ~touches.hit).all()


def test_sides_and_posed(rng):
    ball = ix.Sphere((0, 0, 0), 1)
    assert ix.classify(ix.Plane((0, 0, 1), -3), ball) is ix.INSIDE
    assert ix.classify(ix.Plane((0, 0, 1), 3), ball) is ix.OUTSIDE
    poses = ix.Pose((0.0, 0, 0, 1), [[3.0, 0, 0], [1.0, 0, 0]])
    assert ix.posed("overlap", ball, ball, poses).tolist() == [False, True]
    assert np.allclose(ix.posed("contact", ball, ball, poses).gap, [1, -1])
    assert ix.posed("closest", ball, ball, poses[0]).distance == 1
    proof = ix.witness(ball, ix.Sphere((3, 0, 0), 1))
    assert not proof.overlap and ix.verify(ball, ix.Sphere((3, 0, 0), 1), proof)
    assert not ix.verify(ball, ix.Sphere((1, 0, 0), 1), proof)


def test_errors_name_what_was_wanted(tmp_path):
    ball = ix.Sphere((0, 0, 0), 1)
    mesh = ix.Mesh([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[0, 1, 2]])
    for call, error, text in (
            (lambda: ix.overlap(ball, None), TypeError, "b: wanted numbers, not NoneType"),
            (lambda: ix.overlap(ball, mesh), TypeError, "b: wanted a shape, not a Mesh, which has methods of its own"),
            (lambda: ix.closest(ball, ball, foo=1), TypeError, r"closest\(\) got an unexpected keyword argument 'foo'"),
            (lambda: ix.answers("overlap", ix.Sphere, 5), TypeError, "b: 5, wanted a class of shapes"),
            (lambda: ix.iou(ball, ball), TypeError, "iou: no volume in common of Sphere and Sphere; known: aabb and aabb"),
            (lambda: ix.look((0, 0, 0), (0, 0, 2)), ValueError, r"forward: \(0, 0, 2\) is 0 or along up"),
            (lambda: bool(ix.contact(ball, ball)), TypeError, "Contact is neither true nor false"),
            (lambda: ix.Mesh("a.stl"), TypeError, r"'a.stl' has no vertices .*Mesh\(trimesh.load"),
            (lambda: ix.Scene([(5, None)]), TypeError, "instances: 0: vertices: int"),
            (lambda: mesh.cast(np.zeros((3, 5))), ValueError, r"rays: shape \(3, 5\), wanted Ray, or numbers of shape \(..., 6\)"),
            (lambda: mesh.signed_distance((0, 0, 0), rule="odd"), ValueError, "even_odd, nonzero, winding"),
            (lambda: mesh.save(tmp_path / "none" / "x.npz"), FileNotFoundError, "x.npz: there is no such folder")):
        with pytest.raises(error, match=text):
            call()
    assert ball and ix.cast((0, 0, 0, 1, 0, 0), ball) == ix.cast(ix.Ray((0, 0, 0), (1, 0, 0)), ball)
    assert ix.cast(np.ones((2, 8)), ball).enter.shape == (2,)
