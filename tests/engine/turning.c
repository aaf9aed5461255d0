/* tests/engine/turning.c - isect_sweep_any_turning: a door, by angles that one can tell; a
 * tetrahedron; a wedge by its planes; and against boxes that are turned one by one at many times.
 */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(closest)
#include HEADER(overlap)
#include HEADER(sweep)
#include <math.h>

static const X(turning) resting = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};

/* A rod from the origin along x turns about z, to a ball in the distance 1 along y. */
TEST_FUNCTION(rod)
{
    const real pi = R(3.14159265358979);
    const X(any) rod = {ISECT_SHAPE_SEGMENT, &(X(segment)){{0, 0, 0}, {2, 0, 0}}};
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 1, 0}, R(0.5)}};
    const X(turning) to = {{0, 0, 0}, {0, 0, 0}, {0, 0, pi}},
                     from = {{0, 0, 0}, {0, 0, 0}, {0, 0, -pi / 2}};
    const X(impact) got = X(sweep_any_turning)(rod, &to, ball, &resting, R(1e-4));
    check("at 60 degrees", cmp(got.enter, <=, R(1.00001) / 3) && cmp(got.enter, >, R(0.3331)) &&
                               cmp(got.leave, ==, 1));
    check("across the rod", cmp(real_abs(got.normal.x + real_sqrt(R(0.75))), <, R(1e-3)) &&
                                cmp(real_abs(got.normal.y - R(0.5)), <, R(1e-3)));
    check("on the ball", cmp(real_abs(got.point.x - R(0.433013)), <, R(1e-3)) &&
                             cmp(real_abs(got.point.y - R(0.75)), <, R(1e-3)));
    check("the other way round",
          cmp(X(sweep_any_turning)(rod, &from, ball, &resting, R(1e-4)).enter, ==, REAL_INF));
    const X(impact) turned = X(sweep_any_turning)(ball, &resting, rod, &to, R(1e-4));
    check("who is first", cmp(real_abs(turned.enter - got.enter), <, R(1e-4)));
    const X(any) through = {ISECT_SHAPE_SPHERE, &(X(sphere)){{1, 0, 0}, R(0.5)}};
    check("at once", cmp(X(sweep_any_turning)(rod, &to, through, &resting, R(1e-4)).enter, ==, 0));
    const X(turning) on = {{0, 0, 0}, {0, 4, 0}, {0, 0, 0}};
    const X(impact) straight = X(sweep_any_turning)(rod, &on, ball, &resting, R(1e-4));
    check("straight on", cmp(straight.enter, <=, R(0.125)) && cmp(straight.enter, >, R(0.1249)));
}
/* Its corner at 1 on the x axis goes to a ball at 3; turned about z it comes to one on the y axis.
 */
TEST_FUNCTION(tetrahedron)
{
    Vec3 p[4] = {{0, 0, 0}, {1, 0, 0}, {0, R(-0.1), 0}, {0, 0, R(0.1)}};
    const X(any) solid = {ISECT_SHAPE_TETRAHEDRON, &(X(tetrahedron)){p[0], p[1], p[2], p[3]}},
                 hull = {ISECT_SHAPE_HULL, &(X(hull)){.vertices = p, .vertex_count = 4}};
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{3, 0, 0}, R(0.5)}},
                 aside = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, R(1.25), 0}, R(0.5)}};
    const X(turning) on = {{0, 0, 0}, {4, 0, 0}, {0, 0, 0}},
                     turn = {{0, 0, 0}, {0, 0, 0}, {0, 0, R(3.14159265358979)}};
    const X(impact) straight = X(sweep_any_turning)(solid, &on, ball, &resting, R(1e-4));
    check("with its corner",
          cmp(straight.enter, <=, R(0.375)) && cmp(straight.enter, >, R(0.3749)));
    const X(impact) turned = X(sweep_any_turning)(solid, &turn, aside, &resting, R(1e-4)),
                    of_hull = X(sweep_any_turning)(hull, &turn, aside, &resting, R(1e-4));
    check("turned", cmp(turned.enter, >, R(0.3)) && cmp(turned.enter, <, R(0.5)));
    check("as its hull", cmp(real_abs(turned.enter - of_hull.enter), <, R(1e-4)));
}
/* A wedge, by its planes: its corner at 1 on the x axis goes to a ball at 3. */
TEST_FUNCTION(planes)
{
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{3, 0, 0}, R(0.5)}};
    const Plane none = {{0, 0, 0}, -1};
    X(frustum)
    planes = {.plane = {{{1, 1, 0}, -1},
                        {{1, -1, 0}, -1},
                        {{0, 0, 1}, R(-0.1)},
                        {{0, 0, -1}, R(-0.1)},
                        {{-1, 0, 0}, 0},
                        none}};
    const X(any) wedge = X(any_frustum)(&planes);
    const X(turning) on = {{0, 0, 0}, {4, 0, 0}, {0, 0, 0}},
                     back = {{3, 0, 0}, {0, 0, 0}, {0, 0, R(3.14159265358979)}};
    const X(impact) got = X(sweep_any_turning)(wedge, &on, ball, &resting, R(1e-4));
    check("with its edge", cmp(got.enter, <=, R(0.375)) && cmp(got.enter, >, R(0.3749)));
    check("round the ball",
          cmp(X(sweep_any_turning)(wedge, &back, ball, &resting, R(1e-4)).enter, ==, REAL_INF));
    static const real normal[3][3] = {{1, 1, 0}, {1, -1, 0}, {0, 0, 1}};
    static const real lower[3] = {-1, -1, R(-0.1)}, upper[3] = {1, 1, R(0.1)};
    const X(any) slabs = {ISECT_SHAPE_KDOP, &(X(kdop)){(const void *)normal, 3, lower, upper}};
    const X(impact) of_slabs = X(sweep_any_turning)(slabs, &on, ball, &resting, R(1e-4));
    check("as the wedge", cmp(real_abs(of_slabs.enter - got.enter), <, R(1e-4)));
    planes.plane[4] = none;
    check("without end",
          cmp(X(sweep_any_turning)(wedge, &on, ball, &resting, R(1e-4)).enter, ==, REAL_INF));
}
TEST_FUNCTION(refused)
{
    const X(any) ball = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, 1}},
                 none = {ISECT_SHAPE_NONE, &(X(sphere)){{0, 0, 0}, 1}};
    const X(any) plane = {ISECT_SHAPE_PLANE, &(X(plane)){{1, 0, 0}, 0}},
                 empty = {ISECT_SHAPE_SPHERE, &(X(sphere)){{0, 0, 0}, -1}};
    const X(any) endless = {ISECT_SHAPE_AABB, &(X(aabb)){{0, 0, 0}, {REAL_INF, 1, 1}}};
    const X(turning) nan = {{0, 0, 0}, {0, REAL_NAN, 0}, {0, 0, 0}},
                     mad_turn = {{0, 0, 0}, {0, 0, 0}, {0, 0, R(1e30)}};
    check("no shape",
          cmp(X(sweep_any_turning)(none, &resting, ball, &resting, 0).enter, ==, REAL_INF));
    check("no body",
          cmp(X(sweep_any_turning)(ball, &resting, plane, &resting, 0).enter, ==, REAL_INF));
    check("empty",
          cmp(X(sweep_any_turning)(ball, &resting, empty, &resting, 0).enter, ==, REAL_INF));
    check("endless",
          cmp(X(sweep_any_turning)(ball, &resting, endless, &resting, 0).enter, ==, REAL_INF));
    check("NaN", cmp(X(sweep_any_turning)(ball, &nan, ball, &resting, 0).enter, ==, REAL_INF));
    check("too fast",
          cmp(X(sweep_any_turning)(ball, &mad_turn, ball, &resting, 0).enter, ==, REAL_INF));
    check("at rest",
          cmp(X(sweep_any_turning)(ball, &resting, ball, &resting, REAL_NAN).enter, ==, 0));
}

/* Rodrigues' formula. */
static Vec3 turned_by(Vec3 p, Vec3 turn, double t)
{
    const double angle = sqrt((double)dot(turn, turn)) * t;
    const Vec3 u = angle > 0 ? times((real)(t / angle), turn) : (Vec3){1, 0, 0};
    const real c = (real)cos(angle), s = (real)sin(angle);
    return mad(mad(times(c, p), s, cross(u, p)), (1 - c) * dot(u, p), u);
}
static X(obb) obb_at(const X(obb) * box, const X(turning) * by, double t)
{
    X(obb) then = *box;
    then.center = mad(mad(by->center, (real)t, by->motion), 1,
                      turned_by(sub(box->center, by->center), by->turn, t));
    for (int k = 0; k < 3; k++)
        then.axis[k] = turned_by(box->axis[k], by->turn, t);
    return then;
}
static X(turning) any_turning(Vec3 center)
{
    return (X(turning)){mad(center, any_int(0, 1) ? 1 : 0, any_vec3()), times(2, any_vec3()),
                        times(any_int(0, 3) ? 3 : 0, any_vec3())};
}
static double gap_of(const X(obb) * a, const X(turning) * by_a, const X(obb) * b,
                     const X(turning) * by_b, double t)
{
    const X(obb) at_a = obb_at(a, by_a, t), at_b = obb_at(b, by_b, t);
    return sqrt((double)X(closest_any)(X(any_obb)(&at_a), X(any_obb)(&at_b)).distance2);
}
/* How it moves where all moves by so much more. */
static X(turning) carried(const X(turning) * by, Vec3 more)
{
    return (X(turning)){by->center, mad(by->motion, 1, more), by->turn};
}
TEST_FUNCTION(boxes)
{
    const int count = soak(150);
    const real tolerance = R(1e-3);
    int hit = 0, late = 0;
    for (int i = 0; i < count; i++) {
        const X(obb) a = any_obb(), b = any_obb();
        const Vec3 more = i % 2 ? times(2, any_vec3()) : (Vec3){0, 0, 0}; /* Galilean invariance */
        const X(turning) by_a = any_turning(a.center), by_b = any_turning(b.center);
        const X(turning) with_a = carried(&by_a, more), with_b = carried(&by_b, more);
        const X(any) first = {ISECT_SHAPE_OBB, &a}, second = {ISECT_SHAPE_OBB, &b};
        const X(impact) got = X(sweep_any_turning)(first, &with_a, second, &with_b, tolerance);
        const double end = got.enter <= 1 ? (double)got.enter : 1;
        for (int k = 0; k < 40; k++)
            check("nothing before", end == 0 || gap_of(&a, &by_a, &b, &by_b, end * k / 40) > 0);
        if (got.enter <= 1)
            check("near then", cmp(gap_of(&a, &by_a, &b, &by_b, end), <=, 1.1 * (double)tolerance));
        hit += got.enter <= 1, late += got.enter <= 1 && got.enter > 0;
    }
    check_share(hit, count, 0.2, 0.95);
    check_share(late, count, 0.05, 0.9);
}

TESTS_IN(engine_turning, cmocka_unit_test(rod), cmocka_unit_test(tetrahedron),
         cmocka_unit_test(planes), cmocka_unit_test(refused), cmocka_unit_test(boxes))
