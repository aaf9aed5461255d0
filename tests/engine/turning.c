/* isect_pose_at, isect_sweep_any_turning - poses by the definition of a turning in long double. The
 * sweeps: a door, by angles that one can tell; a tetrahedron; a wedge by its planes; and against
 * boxes that are turned one by one at many times. */
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
/* ---- poses along chains ---- */

/* A pose and a turning as they are defined, in long double. The length of a rotation does not
 * matter. */
typedef struct Place {
    long double x[3];
} Place;
static Place place_in(const X(pose) * pose, Place p)
{
    const long double *v = p.x, x = pose->rotation[0], y = pose->rotation[1], z = pose->rotation[2],
                      w = pose->rotation[3];
    const long double q[] = {x, y, z}, square = x * x + y * y + z * z + w * w;
    const long double along = q[0] * v[0] + q[1] * v[1] + q[2] * v[2];
    Place to;
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        const long double across = q[i] * v[j] - q[j] * v[i];
        to.x[k] =
            ((w * w - x * x - y * y - z * z) * v[k] + 2 * along * q[k] + 2 * w * across) / square +
            (long double)(&pose->translation.x)[k];
    }
    return to;
}
static Place place_moved(const X(turning) * by, long double t, Place p)
{
    const real *center = &by->center.x, *motion = &by->motion.x, *turn = &by->turn.x;
    long double v[3], u[3], along = 0, angle = 0;
    for (int k = 0; k < 3; k++)
        angle += (long double)turn[k] * (long double)turn[k];
    angle = sqrtl(angle);
    for (int k = 0; k < 3; k++) {
        u[k] = angle > 0 ? (long double)turn[k] / angle : 0;
        v[k] = p.x[k] - (long double)center[k];
        along += u[k] * v[k];
    }
    const long double c = cosl(t * angle), s = sinl(t * angle);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        const long double across = u[i] * v[j] - u[j] * v[i];
        p.x[k] = (long double)center[k] + t * (long double)motion[k] + c * v[k] + s * across +
                 (1 - c) * along * u[k];
    }
    return p;
}
/* With the error r of the header for the rotation, a point at the distance D from the origin is off
 * by at most 2 sqrt(2) r D, and by the error of the translation. */
TEST_FUNCTION(chains)
{
    enum { MOST = 4 };
    const int samples = soak(3000);
    double worst = 0;
    for (int i = 0; i < samples; i++) {
        const X(pose) from = {{any_real(-1, 1), any_real(-1, 1), any_real(-1, 1), any_real(1, 9)},
                              any_vec3()};
        const int n = any_int(0, MOST);
        const real t = any_real(0, 1);
        X(turning) chain[MOST];
        Place p = {{1, -2, 3}};
        double sizes = 6, turns = n;
        const X(pose) rest = from;
        const Place own = p;
        p = place_in(&rest, p);
        sizes += (double)real_sqrt(dot(from.translation, from.translation));
        for (int k = 0; k < n; k++) {
            chain[k] = (X(turning)){any_vec3(), times(2, any_vec3()),
                                    times(any_int(0, 3) ? 7 : 0, any_vec3())};
            p = place_moved(&chain[k], k + 1 < n ? 1 : (long double)t, p);
            sizes += (double)(real_sqrt(dot(chain[k].center, chain[k].center)) +
                              real_sqrt(dot(chain[k].motion, chain[k].motion)));
            turns += (double)real_sqrt(dot(chain[k].turn, chain[k].turn));
        }
        const X(pose) at = X(pose_at)(&from, chain, (size_t)n, t);
        const Place got = place_in(&at, own);
        const double angular = 2 * (double)REAL_EPSILON + 0x1p-45 * turns,
                     bound = 3 * angular * 4 + ((double)REAL_EPSILON + 0x1p-45 * turns) * sizes;
        for (int k = 0; k < 3; k++)
            worst = fmax(worst, (double)fabsl(got.x[k] - p.x[k]) / bound);
        const double length =
            sqrt((double)(at.rotation[0] * at.rotation[0] + at.rotation[1] * at.rotation[1] +
                          at.rotation[2] * at.rotation[2] + at.rotation[3] * at.rotation[3]));
        check("a length of 1", cmp(fabs(length - 1), <=, 8 * (double)REAL_EPSILON));
    }
    printf("poses within %.2f of the bound\n", worst);
    check("the bound of the header", cmp(worst, <=, 1));
}
/* A ball passes another one: at the first contact and at the last they touch, within the bound of
 * isect_contact_posed, 1e-6 (in double 1e-12) of lengths of about 10. Two turns by a right angle
 * about z and x are a chain. */
TEST_FUNCTION(last_contact)
{
    const Sphere ball = {{0, 0, 0}, 1}, other = {{5, R(0.5), 0}, R(0.5)};
    const Vec3 motion = {10, 0, 0};
    const X(pose) begin = {{0, 0, 0, 2}, {0, 0, 0}};
    const X(turning) straight = {{0, 0, 0}, motion, {0, 0, 0}};
    const X(impact) impact = X(sweep_any)(X(any_sphere)(&ball), &motion, X(any_sphere)(&other));
    for (int k = 0; k < 2; k++) {
        const X(pose) at = X(pose_at)(&begin, &straight, 1, k ? impact.leave : impact.enter);
        const X(contact) contact =
            X(contact_posed)(X(any_sphere)(&other), X(any_sphere)(&ball), &at);
        check("touching", cmp(real_abs(contact.gap), <=, ISECT_DOUBLE ? R(1e-11) : R(1e-5)));
        check("before it, and behind", cmp(at.translation.x < 5, ==, k == 0));
    }
    const real right = R(1.57079632679489661923);
    const X(turning)
        chain[] = {{{1, 0, 0}, {0, 0, 0}, {0, 0, right}}, {{0, 0, 0}, {0, 0, 1}, {right, 0, 0}}};
    const X(pose) at = X(pose_at)(&begin, chain, 2, 1); /* 0 -> (1, -1, 0) -> (1, 0, 0) */
    check("turned twice", cmp(real_abs(at.translation.x - 1), <=, 8 * REAL_EPSILON) &&
                              cmp(real_abs(at.translation.y), <=, 8 * REAL_EPSILON) &&
                              cmp(real_abs(at.translation.z), <=, 8 * REAL_EPSILON));
    check("the rotation of both", cmp(real_abs(at.rotation[0] - R(0.5)), <=, 2 * REAL_EPSILON) &&
                                      cmp(real_abs(at.rotation[3] - R(0.5)), <=, 2 * REAL_EPSILON));
    const X(pose) none = {{0, 0, 0, 0}, {0, 0, 0}};
    const X(turning) fast = {{0, 0, 0}, {0, 0, 0}, {0, 0, 1 << 21}},
                     nan = {{REAL_NAN, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    check("bad input", cmp(X(pose_at)(&none, chain, 2, 1).rotation[3], ==, 0) &&
                           cmp(X(pose_at)(&begin, &fast, 1, 1).rotation[3], ==, 0) &&
                           cmp(X(pose_at)(&begin, &nan, 1, 1).rotation[3], ==, 0) &&
                           cmp(X(pose_at)(&begin, chain, 2, REAL_INF).rotation[3], ==, 0));
}

TESTS_IN(engine_turning, cmocka_unit_test(chains), cmocka_unit_test(last_contact),
         cmocka_unit_test(rod), cmocka_unit_test(tetrahedron), cmocka_unit_test(planes),
         cmocka_unit_test(refused), cmocka_unit_test(boxes))
