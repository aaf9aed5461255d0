/* overlap/kdop_slabs.h - k-DOPs and their slabs: the test of intervals is judged in rationals, and
 * compared with the solids. A k-DOP is its lower bounds and then its upper ones. */
#ifndef ISECT_TEST_OVERLAP_KDOP_SLABS_H
#define ISECT_TEST_OVERLAP_KDOP_SLABS_H

#include "isect/bound.h"
#include "isectd/bound.h"
#include "kit/kit.h"
#include "kit/rational.h"

enum { MOST_SLABS = 13 };

static const Vec3 slab_normals[3][MOST_SLABS] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}},
    {{1, 0, 0},
     {0, 1, 0},
     {0, 0, 1},
     {1, 1, 0},
     {1, -1, 0},
     {1, 0, 1},
     {1, 0, -1},
     {0, 1, 1},
     {0, 1, -1}},
    {{1, 0, 0},
     {0, 1, 0},
     {0, 0, 1},
     {1, 1, 0},
     {1, -1, 0},
     {1, 0, 1},
     {1, 0, -1},
     {0, 1, 1},
     {0, 1, -1},
     {1, 1, 1},
     {1, 1, -1},
     {1, -1, 1},
     {1, -1, -1}},
};
static const int slab_counts[3] = {7, 9, 13};

typedef struct Slabs {
    int which, count;
    real bound[2 * MOST_SLABS];
} Slabs;

static inline bool slabs_asked(const Slabs *a, const Slabs *b)
{
    const void *p = a->bound, *q_ = b->bound;
    return a->which == 0   ? X(overlap_kdop14_kdop14_slabs)(p, q_)
           : a->which == 1 ? X(overlap_kdop18_kdop18_slabs)(p, q_)
                           : X(overlap_kdop26_kdop26_slabs)(p, q_);
}
static inline bool slabs_moved_asked(const Slabs *a, const Slabs *b, const Vec3 *offset)
{
    const void *p = a->bound, *q_ = b->bound;
    return a->which == 0   ? X(overlap_kdop14_kdop14_slabs_moved)(p, q_, offset)
           : a->which == 1 ? X(overlap_kdop18_kdop18_slabs_moved)(p, q_, offset)
                           : X(overlap_kdop26_kdop26_slabs_moved)(p, q_, offset);
}
static inline Slabs slabs_of(int which, real lower, real upper)
{
    Slabs slabs = {.which = which, .count = slab_counts[which]};
    for (int i = 0; i < slabs.count; i++)
        slabs.bound[i] = lower, slabs.bound[slabs.count + i] = upper;
    return slabs;
}
static inline Slabs slabs_of_points(int which, const Vec3 *p, size_t n)
{
    Slabs slabs = {.which = which, .count = slab_counts[which]};
    const X(points) points = X(points_of)(p);
    const isect_status status = which == 0 ? X(bound_kdop14_points)(points, n, (void *)slabs.bound)
                                : which == 1
                                    ? X(bound_kdop18_points)(points, n, (void *)slabs.bound)
                                    : X(bound_kdop26_points)(points, n, (void *)slabs.bound);
    check("slabs of points", cmp(status, ==, ISECT_OK));
    return slabs;
}
static inline X(kdop) solid_of_slabs(const Slabs *slabs)
{
    return (X(kdop)){.normals = slab_normals[slabs->which],
                     .count = (size_t)slabs->count,
                     .lower = slabs->bound,
                     .upper = slabs->bound + slabs->count};
}
/* The gap between the first and the second, moved, along a direction, on either side. A negative
 * gap is an overlap. */
static inline Rational gap_of_slab(const Slabs *a, const Slabs *b, Vec3 offset, int i)
{
    const Vec3 n = slab_normals[a->which][i];
    const int up = a->count + i;
    Rational p = q_plus(q_plus(q_by(q((double)n.x), q((double)offset.x)),
                               q_by(q((double)n.y), q((double)offset.y))),
                        q_by(q((double)n.z), q((double)offset.z)));
    Rational above = q_minus(q_plus(q((double)b->bound[i]), p), q((double)a->bound[up]));
    Rational below = q_minus(q((double)a->bound[i]), q_plus(q((double)b->bound[up]), p));
    return q_less(above, below) ? below : above;
}

/* Cases: all slabs from -1 to 1, and a k-DOP that moves away. */
static inline void cases_of_slabs(int which)
{
    const real inf = REAL_INF, eps = REAL_EPSILON;
    const Slabs unit = slabs_of(which, -1, 1), space = slabs_of(which, -inf, inf);
    const Slabs nowhere = slabs_of(which, inf, inf);
    check("with itself", slabs_asked(&unit, &unit));
    check("with all of space", slabs_asked(&unit, &space) && slabs_asked(&space, &unit));
    check("all of space", slabs_asked(&space, &space));
    check("at infinity", !slabs_asked(&nowhere, &nowhere) && !slabs_asked(&space, &nowhere));
    for (int i = 0; i < unit.count; i++) {
        Slabs other = unit;
        other.bound[i] = 1, other.bound[unit.count + i] = 2;
        check("touches above", slabs_asked(&unit, &other) && slabs_asked(&other, &unit));
        other.bound[i] = 1 + eps;
        check("an ulp above", !slabs_asked(&unit, &other) && !slabs_asked(&other, &unit));
        other.bound[i] = -3, other.bound[unit.count + i] = -1 - eps;
        check("an ulp below", !slabs_asked(&unit, &other) && !slabs_asked(&other, &unit));
        other.bound[i] = R(0.5), other.bound[unit.count + i] = R(0.25);
        check("empty", !slabs_asked(&unit, &other) && !slabs_asked(&other, &unit));
        for (int k = i; k < 2 * unit.count; k += unit.count) {
            other = space, other.bound[k] = REAL_NAN;
            check("NaN", !slabs_asked(&space, &other) && !slabs_asked(&other, &space));
        }
    }
}

/* The points are integers: heights do not round, and disjoint solids are far apart. Solids with a
 * common point are not missed, moved or not. Where the answer is no there is a gap. */
static inline void judge_slabs(int which)
{
    const int samples = soak(1500);
    const Vec3 rest = {0, 0, 0};
    int yes = 0, wrong = 0;
    for (int k = 0; k < samples; k++) {
        Vec3 p[8], r[8];
        for (int i = 0; i < 8; i++) {
            p[i] = (Vec3){(real)any_int(-9, 2), (real)any_int(-9, 2), (real)any_int(-9, 2)};
            r[i] = (Vec3){(real)any_int(-5, 9), (real)any_int(-5, 9), (real)any_int(-5, 9)};
        }
        const Slabs a = slabs_of_points(which, p, 3), b = slabs_of_points(which, r, 3);
        const X(kdop) of_a = solid_of_slabs(&a), of_b = solid_of_slabs(&b);
        const bool got = slabs_asked(&a, &b),
                   meet = X(overlap_any)(X(any_kdop)(&of_a), X(any_kdop)(&of_b));
        bool apart = false;
        rational_begin();
        for (int i = 0; i < a.count; i++)
            apart |= q_less(q(0), gap_of_slab(&a, &b, rest, i));
        check("as the intervals", got == !apart);
        check("the solids are not missed", got || !meet);
        yes += got, wrong += got && !meet;
    }
    check_share(yes, samples, 0.05, 0.9);
    check_share(wrong, samples, 0.001, 0.5);
}

#endif
