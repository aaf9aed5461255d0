/* bound/ten.h - what the tests of makers of round volumes share: what each of them refuses, what
 * its answer does not depend on, and ten shapes for which small containers are known.
 *
 * Round ones of the ten are many points of their surface. All are turned, so that no axis is
 * favoured. */
#ifndef ISECT_TEST_BOUND_TEN_H
#define ISECT_TEST_BOUND_TEN_H

#include "bound/crowd.h"
#include "kit/hostile.h"

enum { TEN = 10, ON_ROUND = 2000 };
static const char *const ten_names[TEN] = {"capsule",     "cylinder",  "ball",        "cube",
                                           "tetrahedron", "long box",  "thin square", "needle",
                                           "ellipsoid",   "octahedron"};

static inline size_t add_box(double x, double y, double z, double (*p)[3])
{
    for (int i = 0; i < 8; i++)
        p[i][0] = i & 1 ? x : -x, p[i][1] = i & 2 ? y : -y, p[i][2] = i & 4 ? z : -z;
    return 8;
}
static inline void on_ball(double *p)
{
    double square;
    do {
        for (int axis = 0; axis < 3; axis++)
            p[axis] = (double)any_real(-1, 1);
        square = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
    } while (!(square <= 1 && square > 0.01));
    for (int axis = 0; axis < 3; axis++)
        p[axis] /= sqrt(square);
}
/* Their points as they lie along the axes. */
static inline size_t draw_straight(int shape, double (*p)[3])
{
    size_t n = 0;
    switch (shape) {
    case 3:
        return add_box(1, 1, 1, p);
    case 4: /* every other corner of the cube */
        for (int i = 0; i < 4; i++, n++)
            p[n][0] = i & 1 ? 1 : -1, p[n][1] = i & 2 ? 1 : -1, p[n][2] = p[n][0] * p[n][1];
        return n;
    case 5:
        return add_box(5, 1, 1, p);
    case 6:
        return add_box(1, 1, 0.01, p);
    case 7:
        return add_box(1, 0.001, 0.001, p);
    case 9:
        for (int i = 0; i < 6; i++, n++)
            for (int axis = 0; axis < 3; axis++)
                p[n][axis] = i / 2 == axis ? (i & 1 ? 1 : -1) : 0;
        return n;
    default:
        break;
    }
    for (; n < ON_ROUND; n++) {
        double s = (double)any_real(-1, 1);
        on_ball(p[n]);
        if (shape == 0) /* of radius 1, its segment is 4 long */
            p[n][2] += any_int(0, 1) ? 2 : -2;
        else if (shape == 1) { /* of radius 1, 4 long: its rims */
            const double flat = sqrt(p[n][0] * p[n][0] + p[n][1] * p[n][1]);
            p[n][0] /= flat, p[n][1] /= flat, p[n][2] = s > 0 ? 2 : -2;
        } else if (shape == 8)
            p[n][0] *= 3, p[n][1] *= 2;
    }
    return n;
}
/* Turned by a rotation with rational numbers. */
static inline size_t draw_shape(int shape)
{
    static double p[ON_ROUND][3];
    static const double turn[3][3] = {{2.0 / 15, 14.0 / 15, -1.0 / 3},
                                      {2.0 / 3, -1.0 / 3, -2.0 / 3},
                                      {-11.0 / 15, -2.0 / 15, -2.0 / 3}};
    const size_t n = draw_straight(shape, p);
    for (size_t i = 0; i < n; i++)
        for (int axis = 0; axis < 3; axis++)
            ((real *)&point[i])[axis] =
                (real)(turn[axis][0] * p[i][0] + turn[axis][1] * p[i][1] + turn[axis][2] * p[i][2]);
    return n;
}

/* The longest side of their box. */
static inline double extent_of(size_t n)
{
    double most = 0;
    for (int axis = 0; axis < 3; axis++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < n; i++) {
            const double x = (double)((const real *)&point[i])[axis];
            low = fmin(low, x), high = fmax(high, x);
        }
        most = fmax(most, high - low);
    }
    return most;
}

/* A maker of a shape of some numbers; those from `first_unit` to `end_unit` - 1 are of axes, and
 * the others lengths. */
typedef struct Maker {
    isect_status (*make)(void *shape, const X(points) * points, size_t n);
    bool (*holds)(const void *shape, Vec3 p);
    size_t numbers, first_unit, end_unit;
} Maker;
enum { MOST_NUMBERS = 16 };

/* Bad input, on which the shape is untouched; also a cube that no volume of finite numbers holds.
 */
static inline void refuses(const Maker *maker)
{
    const real most = REAL_MAX;
    Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}}, corners[8];
    const X(points) all = X(points_of)(p);
    real shape[MOST_NUMBERS], mark[MOST_NUMBERS];
    for (int i = 0; i < MOST_NUMBERS; i++)
        shape[i] = mark[i] = 7;
    check("no shape", maker->make(NULL, &all, 4) == ISECT_BAD_ARGUMENT);
    check("no view", maker->make(shape, NULL, 4) == ISECT_BAD_ARGUMENT);
    check("no x", maker->make(shape, &(X(points)){NULL, &p->y, &p->z, 0}, 4) == ISECT_BAD_ARGUMENT);
    check("no y", maker->make(shape, &(X(points)){&p->x, NULL, &p->z, 0}, 4) == ISECT_BAD_ARGUMENT);
    check("no z", maker->make(shape, &(X(points)){&p->x, &p->y, NULL, 0}, 4) == ISECT_BAD_ARGUMENT);
    check("no points", maker->make(shape, &all, 0) == ISECT_EMPTY);
    for (int f = 0; f < 12; f++) {
        Vec3 bad[4];
        memcpy(bad, p, sizeof p);
        ((real *)bad)[f] = f % 3 == 0 ? REAL_NAN : f % 3 == 1 ? REAL_INF : -REAL_INF;
        const X(points) view = X(points_of)(bad);
        check("not finite", maker->make(shape, &view, 4) == ISECT_NOT_FINITE);
    }
    for (int i = 0; i < 8; i++)
        corners[i] = (Vec3){i & 1 ? most : -most, i & 2 ? most : -most, i & 4 ? most : -most};
    const X(points) huge = X(points_of)(corners);
    check("out of range", maker->make(shape, &huge, 8) == ISECT_NOT_FINITE);
    check("untouched", same_bits(shape, mark, sizeof mark));
}

/* Of points of every kind: the same bits in any layout and for a careless caller, and the same
 * shape at any power of two. */
static inline void is_the_same(const Maker *maker, int count, int most_points)
{
    for (int i = 0; i < count; i++) {
        const size_t n = (size_t)any_int(1, i % 20 ? most_points : 10 * most_points);
        real shape[MOST_NUMBERS] = {0}, other[MOST_NUMBERS] = {0};
        draw(i % CROWDS, n);
        X(points) points = laid(1, n);
        if (maker->make(shape, &points, n) != ISECT_OK)
            continue;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            points = laid(layout, n);
            check("in any layout", maker->make(other, &points, n) == ISECT_OK &&
                                       same_bits(other, shape, sizeof shape));
        }
        const unsigned before = hostile_enter();
        const isect_status status = maker->make(other, &points, n);
        const bool kept = hostile_leave(before);
        check("whatever the modes are",
              status == ISECT_OK && same_bits(other, shape, sizeof shape));
        check("which stay", kept);
        if (i % CROWDS >= 5)
            continue; /* nothing may be subnormal */
        for (size_t k = 0; k < n; k++)
            point[k] = times(R(0.125), point[k]);
        points = laid(i % LAYOUTS, n);
        check("made", maker->make(other, &points, n) == ISECT_OK);
        for (size_t k = 0; k < maker->numbers; k++) {
            const bool unit = k >= maker->first_unit && k < maker->end_unit;
            check("every scale is alike", (unit ? 1 : 8) * other[k] == shape[k]);
        }
    }
}

/* So many points that they are looked at in large blocks: on a ball, where all are about as far
 * out, and in one, from the middle outward and from outside inward; and on one that is so wide that
 * differences are out of range. */
static inline void holds_many(const Maker *maker)
{
    enum { MANY = 40007 };
    static Vec3 many[MANY];
    for (int which = 0; which < 4; which++) {
        const double wide = which == 3 ? 0.3 * (double)REAL_MAX : 1;
        real shape[MOST_NUMBERS] = {0};
        for (size_t i = 0; i < MANY; i++) {
            const double size = which == 1   ? (double)(i + 1) / MANY
                                : which == 2 ? (double)(MANY - i) / MANY
                                             : wide;
            double p[3];
            on_ball(p);
            many[i] = (Vec3){(real)(size * p[0]), (real)(size * p[1]), (real)(size * p[2])};
        }
        const X(points) view = X(points_of)(many);
        check("made of many", maker->make(shape, &view, MANY) == ISECT_OK);
        for (size_t i = 0; i < MANY; i++)
            check_sample(which, "held, of many", maker->holds(shape, many[i]), many[i], many[0]);
    }
}

/* Long along one axis, hardly or not at all so along the others; near the greatest numbers, one way
 * or the other along each axis, or of any size near 0. What is made holds them, and nothing that is
 * four lengths away. */
static inline void is_made_anywhere(const Maker *maker)
{
    const real sizes[] = {REAL_TINY, 1, REAL_HUGE}, widths[] = {0, R(0.001), R(0.0625)};
    const real far = REAL_MAX / 2;
    for (int i = 0; i < 216; i++) {
        const bool away = i % 2;
        const int along = i / 2 % 3;
        const real size = away ? 256 * REAL_EPSILON * far : sizes[i / 6 % 3];
        real shape[MOST_NUMBERS] = {0};
        Vec3 p[6];
        const X(points) view = X(points_of)(p);
        for (int axis = 0; axis < 3; axis++) {
            const real from = away ? (real)any_int(-1, 1) * far : 0;
            const real whole = any_int(0, 1) ? size : -size;
            const real width = axis == along ? whole : whole * widths[any_int(0, 2)];
            for (int k = 0; k < 6; k++)
                ((real *)&p[k])[axis] = from + width * (k == 0 ? 0 : k == 1 ? 1 : any_real(0, 1));
        }
        check_sample(i, "made", maker->make(shape, &view, 6) == ISECT_OK, p[0], p[1]);
        for (int k = 0; k < 6; k++)
            check_sample(i, "held", maker->holds(shape, p[k]), p[k], shape);
        for (int side = 0; side < 6; side++) {
            Vec3 outside = p[0];
            ((real *)&outside)[side / 2] += (side % 2 ? 4 : -4) * size;
            check_sample(i, "and no more", !maker->holds(shape, outside), outside, shape);
        }
    }
}

/* Many on a line or in a plane that leans, but for how they are rounded: so far they are away, and
 * no farther. */
static inline void holds_thin(const Maker *maker)
{
    enum { IN_LINE = 300 };
    for (int i = 0; i < 16; i++) {
        const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3();
        real shape[MOST_NUMBERS] = {0};
        for (int k = 0; k < IN_LINE; k++) {
            const real s = any_real(-1, 1), t = i % 2 ? any_real(-1, 1) : 0;
            point[k] = mad(mad(a, s, b), t, c);
        }
        const X(points) view = X(points_of)(point);
        check("made", maker->make(shape, &view, IN_LINE) == ISECT_OK);
        for (int k = 0; k < IN_LINE; k++)
            check_sample(i, "held, of thin", maker->holds(shape, point[k]), point[k], shape);
    }
}

/* On lines along diagonals, where coordinates are alike: they hold nothing that is beside. */
static inline void holds_diagonals(const Maker *maker)
{
    enum { ON_DIAGONAL = 30 };
    for (int i = 0; i < 64; i++) {
        const Vec3 way = {(real)(i % 4 - 1), (real)(i / 4 % 4 - 1), (real)(i / 16 - 1)};
        const bool to[3] = {way.x != 0, way.y != 0, way.z != 0};
        real shape[MOST_NUMBERS] = {0};
        if (to[0] + to[1] + to[2] == 0)
            continue;
        for (int k = 0; k < ON_DIAGONAL; k++)
            point[k] = mad((Vec3){5, 3, -4}, (real)(k - 11), way);
        const X(points) view = X(points_of)(point);
        check("made", maker->make(shape, &view, ON_DIAGONAL) == ISECT_OK);
        for (int k = 0; k < ON_DIAGONAL; k++)
            check_sample(i, "held, of a diagonal", maker->holds(shape, point[k]), point[k], shape);
        for (int axis = 0; axis < 3; axis++) {
            Vec3 beside = point[ON_DIAGONAL / 2];
            ((real *)&beside)[axis] += R(0.25);
            if (!to[axis] || to[0] + to[1] + to[2] > 1)
                check_sample(i, "nothing beside", !maker->holds(shape, beside), beside, shape);
        }
    }
}

#endif
