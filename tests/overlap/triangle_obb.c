/* tests/overlap/triangle_obb.c - isect_overlap_triangle_obb. */
#include "kit/kit.h"
#include "overlap/boxes.h"

#define SAMPLES soak(20000)

static bool overlaps_it(const Obb *box)
{
    static const Triangle triangle = {
        {-4, -3, -5}, {6, -4, 2}, {-2, 7, 3}}; /* about 0, in no direction */
    return X(overlap_triangle_obb)(&triangle, box);
}

/* 1. Cases. */
static void cases(void **state)
{
    const real inf = REAL_INF;
    TABLE(table, Triangle triangle; bool straight, turned;) = {
        {"inside", {{0, 0, 0}, {R(0.5), 0, 0}, {0, R(0.5), 0}}, true, true},
        {"around a cut", {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}}, true, true},
        {"an edge through", {{-9, 0, 0}, {9, 0, 0}, {0, 9, 9}}, true, true},
        {"in the face above", {{0, 0, 1}, {R(0.5), 0, 1}, {0, R(0.5), 1}}, true, true},
        {"over it", {{0, 0, R(1.01)}, {R(0.5), 0, R(1.01)}, {0, R(0.5), R(1.01)}}, false, false},
        {"beside x", {{R(1.2), -5, -5}, {R(1.2), 5, -5}, {R(1.2), 0, 9}}, false, true},
        {"beyond all corners",
         {{R(1.41), -5, -5}, {R(1.41), 5, -5}, {R(1.41), 0, 9}},
         false,
         false},
        {"across a corner", {{R(2.1), 0, 0}, {0, R(2.1), 0}, {R(2.1), R(2.1), 1}}, false, false},
        {"beside an edge", {{2, R(0.5), -5}, {R(0.5), 2, 5}, {3, 3, 0}}, false, false},
        {"on the edge at 1, 1", {{2, 0, -5}, {0, 2, 5}, {3, 3, 0}}, true, false},
        {"through the turned corner", {{R(1.3), -1, 0}, {R(1.3), 2, 0}, {5, 0, 0}}, false, true},
        {"cuts the corner 1, 1, 1", {{R(2.9), 0, 0}, {0, R(2.9), 0}, {0, 0, R(2.9)}}, true, false},
        {"past the corner 1, 1, 1", {{R(3.1), 0, 0}, {0, R(3.1), 0}, {0, 0, R(3.1)}}, false, false},
        {"a needle through", {{-9, 0, 0}, {9, 0, 0}, {3, 0, 0}}, true, true},
        {"a needle past", {{-9, 0, 2}, {9, 0, 2}, {3, 0, 2}}, false, false},
        {"a point inside", {{R(0.9), 0, 0}, {R(0.9), 0, 0}, {R(0.9), 0, 0}}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {R(1.5), 0, 0}, {R(1.5), 0, 0}}, false, false},
        {"infinite, both ways", {{-inf, 0, 0}, {inf, 0, 0}, {0, 0, 0}}, false, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Triangle *t = &table[i].triangle;
        check(table[i].name, X(overlap_triangle_obb)(t, &cube) == table[i].straight);
        check(table[i].name, X(overlap_triangle_obb)(t, &turned) == table[i].turned);
    }

    check("the cube", overlaps_it(&cube));
    check_boxes(overlaps_it);
    for (int i = 0; i < 3; i++) {
        Vec3 above = {0, 0, 0};
        ((real *)&above)[i] = 1 + 16 * REAL_EPSILON;
        const Triangle upon = {above, above, above};
        check("a little farther than it is", X(overlap_triangle_obb)(&upon, &cube));
    }
    const Triangle point = {{1, 2, 0}, {1, 2, 0}, {1, 2, 0}};
    Obb greatest = cube;
    greatest.center = point.a, greatest.half[0] = greatest.half[1] = REAL_MAX / 2;
    check("halves that have the sum of the greatest number",
          X(overlap_triangle_obb)(&point, &greatest));
}

enum { CLASSES = 6 };

/* A triangle near a box: of any kind, slender, with an edge along an axis of the box, or small;
 * with two corners far away, and then slender, too. */
static Triangle draw_triangle(const Obb *box, int class)
{
    const Vec3 p = mad(box->center, any_real(0, 2), any_unit());
    Triangle t = {mad(p, 1, any_vec3()), mad(p, 1, any_vec3()), mad(p, 1, any_vec3())};
    const real small = (real)ldexp(1, -any_int(4, ISECT_DOUBLE ? 50 : 22));
    if (class == 1)
        t.c = mad(mad(t.a, any_real(0, 1), sub(t.b, t.a)), small, any_unit());
    if (class == 2)
        t.b = mad(t.a, any_real(-2, 2), box->axis[any_int(0, 2)]);
    if (class == 3)
        t.b = mad(t.a, small, any_unit()), t.c = mad(t.a, small, any_unit());
    if (class >= 4) {
        const Vec3 way = any_unit();
        t.b = mad(p, (real)any_int(2, 2000), way), t.c = mad(p, (real)-any_int(2, 2000), way);
    }
    if (class == 5)
        t.a = mad(mad(t.b, any_real(0, 2), sub(t.c, t.b)), small, any_unit());
    return t;
}

/* 2. Properties: true for every triangle and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const real k = (real)ldexp(1, i % 40 - 20);
        const Obb box = any_obb();
        const Triangle t = draw_triangle(&box, i / 3 % CLASSES);
        Obb larger = box, scaled = box;
        for (int j = 0; j < 3; j++)
            larger.half[j] *= R(1.5), scaled.half[j] *= k;
        scaled.center = times(k, box.center);
        const Triangle scaled_t = {times(k, t.a), times(k, t.b), times(k, t.c)};
        const bool answer = X(overlap_triangle_obb)(&t, &box);
        together += answer;
        check("every scale is alike, exactly",
              X(overlap_triangle_obb)(&scaled_t, &scaled) == answer);
        check("a larger box overlaps too", !answer || X(overlap_triangle_obb)(&t, &larger));
        for (int j = 0; j < 3; j++) { /* no direction matters */
            Obb other = box;
            other.axis[j] = times(-1, box.axis[j]);
            check("mirrored axes", X(overlap_triangle_obb)(&t, &other) == answer);
        }

        /* In a face, about 0, so that the corners are rounded in numbers no larger than the box; by
         * their rounding, less than 8 epsilon, inside. */
        Obb shelf = box;
        shelf.center = (Vec3){0, 0, 0};
        const int side = i % 3, u = (side + 1) % 3, v = (side + 2) % 3;
        const real inside = 1 - 8 * REAL_EPSILON;
        Vec3 corner[3];
        for (int j = 0; j < 3; j++)
            corner[j] = mad(mad(times(inside * box.half[side], box.axis[side]),
                                any_real(-1, 1) * inside * box.half[u], box.axis[u]),
                            any_real(-1, 1) * inside * box.half[v], box.axis[v]);
        const Triangle upon = {corner[0], corner[1], corner[2]};
        check("in a face, up to rounding", X(overlap_triangle_obb)(&upon, &shelf));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the triangle is clipped by the six sides of the box, in its frame; is anything left?
 * All in long double, whose rounding is nothing beside the bounds of the header. */
typedef struct Long3 {
    long double x[3];
} Long3;

static int clipped(Long3 *p, int count, int axis, int sign, long double reach)
{
    Long3 left[16];
    int n = 0;
    for (int i = 0; i < count; i++) {
        const Long3 *a = &p[i], *b = &p[(i + 1) % count];
        const long double over_a = sign * a->x[axis] - reach, over_b = sign * b->x[axis] - reach;
        if (over_a <= 0)
            left[n++] = *a;
        if ((over_a < 0 && over_b > 0) || (over_a > 0 && over_b < 0)) {
            const long double t = over_a / (over_a - over_b);
            for (int k = 0; k < 3; k++)
                left[n].x[k] = a->x[k] + t * (b->x[k] - a->x[k]);
            n++;
        }
    }
    memcpy(p, left, sizeof *p * (size_t)n);
    return n;
}

typedef struct Seen {
    Long3 corner[3];
    long double half[3], size, sine, height; /* as in the comment of the function */
} Seen;

static long double length(Long3 a)
{
    return sqrtl(a.x[0] * a.x[0] + a.x[1] * a.x[1] + a.x[2] * a.x[2]);
}
static Long3 way(const Long3 *a, const Long3 *b)
{
    return (Long3){{b->x[0] - a->x[0], b->x[1] - a->x[1], b->x[2] - a->x[2]}};
}

static Seen see(const Triangle *triangle, const Obb *box)
{
    const Vec3 *const corners[3] = {&triangle->a, &triangle->b, &triangle->c};
    Seen seen = {.size = 0};
    for (int i = 0; i < 3; i++) {
        const Vec3 p = *corners[i], c = box->center;
        const long double m[3] = {(long double)p.x - c.x, (long double)p.y - c.y,
                                  (long double)p.z - c.z};
        for (int k = 0; k < 3; k++)
            seen.corner[i].x[k] =
                m[0] * box->axis[k].x + m[1] * box->axis[k].y + m[2] * box->axis[k].z;
        seen.size = fmaxl(seen.size, sqrtl(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]));
    }
    for (int k = 0; k < 3; k++)
        seen.half[k] = box->half[k], seen.size += box->half[k];

    const Long3 *p = seen.corner;
    const Long3 u = way(&p[0], &p[1]), v = way(&p[1], &p[2]);
    const Long3 n = {{u.x[1] * v.x[2] - u.x[2] * v.x[1], u.x[2] * v.x[0] - u.x[0] * v.x[2],
                      u.x[0] * v.x[1] - u.x[1] * v.x[0]}};
    const long double longest = fmaxl(fmaxl(length(u), length(v)), length(way(&p[2], &p[0])));
    seen.sine = length(n) / (length(u) * length(v)), seen.height = length(n) / longest;
    return seen;
}

static bool truly(const Seen *seen, long double grow)
{
    Long3 p[16];
    int count = 3;
    memcpy(p, seen->corner, sizeof seen->corner);
    for (int k = 0; k < 6 && count; k++)
        count = clipped(p, count, k / 2, k % 2 ? 1 : -1, seen->half[k / 2] + grow);
    for (int k = 0; k < 3; k++)
        count *= seen->half[k] + grow >= 0;
    return count > 0;
}

static void oracle(void **state)
{
    int together = 0, apart = 0, near = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const Obb box = any_obb();
        Triangle t = draw_triangle(&box, i / 3 % CLASSES);
        if (i % 3 == 0) { /* so that it touches, nearly: by bisection of the way to the center */
            const Vec3 m = sub(box.center, t.a);
            const Triangle from = t;
            real less = 0, more = 1;
            for (int k = 0; k < 60; k++) {
                const real half = (less + more) / 2;
                t = (Triangle){mad(from.a, half, m), mad(from.b, half, m), mad(from.c, half, m)};
                const Seen seen = see(&t, &box);
                *(truly(&seen, 0) ? &more : &less) = half;
            }
        }
        const Seen seen = see(&t, &box);
        const long double d = 16 * REAL_EPSILON * seen.size;
        const long double by_plane = fminl(6 * d / seen.sine, d + seen.height);
        const bool answer = X(overlap_triangle_obb)(&t, &box);
        /* the axes are orthonormal up to rounding: the frame sees the box as large up to 4 epsilon
         */
        const long double shrunk = 4 * REAL_EPSILON * (seen.half[0] + seen.half[1] + seen.half[2]);
        if (truly(&seen, -shrunk)) {
            check("together", answer);
            together++;
        } else if (!truly(&seen, fmaxl(d, by_plane))) {
            check("apart", !answer);
            apart++;
        }
        near += truly(&seen, d) && !truly(&seen, -d);
    }
    check_share(together, SAMPLES, 0.2, 0.8);
    check_share(apart, SAMPLES, 0.2, 0.8);
    check_share(near, SAMPLES, 0.1, 0.9);
}

TESTS_OF_ONE(overlap_triangle_obb)
