/* tests/overlap/kdop_slabs_moved.c - isect_overlap_kdop14_kdop14_slabs_moved and its like, and
 * isect_overlap_kdop_kdop_slabs with normals of any number and length. Without a gap the answer is
 * always yes. With a gap above the stated bound it is always no. */
#include "kit/directions.h"
#include "overlap/kdop_slabs.h"

TEST_FUNCTION(cases)
{
    for (int which = 0; which < 3; which++) {
        const Slabs unit = slabs_of(which, -1, 1), space = slabs_of(which, -REAL_INF, REAL_INF);
        const Vec3 touching = {2, 0, 0}, apart = {R(2.001), 0, 0}, far = {0, 0, -3};
        const Vec3 most = {REAL_MAX, REAL_MAX, REAL_MAX}, bad = {0, REAL_NAN, 0};
        const Vec3 infinite = {0, 0, REAL_INF};
        check("touching", slabs_moved_asked(&unit, &unit, &touching));
        check("apart", !slabs_moved_asked(&unit, &unit, &apart));
        check("far", !slabs_moved_asked(&unit, &unit, &far));
        check("all of space", slabs_moved_asked(&unit, &space, &most));
        check("NaN", !slabs_moved_asked(&space, &space, &bad));
        check("infinite", !slabs_moved_asked(&space, &space, &infinite));
        const Slabs none = slabs_of(which, 1, 0);
        check("empty", !slabs_moved_asked(&unit, &none, &touching));
        check("empty", !slabs_moved_asked(&none, &unit, &touching));
    }
}
/* Bounds and offsets cancel except for some ulps. */
static Vec3 draw_moved(Slabs *a, Slabs *b, double *size)
{
    Vec3 t = {any_real(-9, 9), any_real(-9, 9), any_real(-9, 9)};
    const int at = any_int(0, a->count - 1);
    const Vec3 n = slab_normals[a->which][at];
    const real p = n.x * t.x + n.y * t.y + n.z * t.z;
    *a = slabs_of(a->which, -100, 100), *b = *a;
    a->bound[a->count + at] = any_real(-9, 9);
    b->bound[at] = a->bound[a->count + at] - p;
    const bool far = any_int(0, 1);
    for (int i = far ? 400 : 4; i > 0; i--)
        b->bound[at] =
            any_int(0, far ? 7 : 1) ? -next_below(-b->bound[at]) : next_below(b->bound[at]);
    *size = fabs((double)a->bound[a->count + at]) + fabs((double)b->bound[at]) + fabs((double)t.x) +
            fabs((double)t.y) + fabs((double)t.z);
    return t;
}
static void judge_moved(int which)
{
    const int samples = soak(3000);
    int no = 0, touching = 0;
    for (int k = 0; k < samples; k++) {
        Slabs a = {.which = which, .count = slab_counts[which]}, b = a;
        double size;
        const Vec3 t = draw_moved(&a, &b, &size);
        bool apart = false, far = false;
        rational_begin();
        for (int i = 0; i < a.count; i++) {
            Rational gap = gap_of_slab(&a, &b, t, i);
            apart |= q_less(q(0), gap), far |= q_less(q(16 * (double)REAL_EPSILON * size), gap);
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            round_toward(direction);
            const bool got = slabs_moved_asked(&a, &b, &t);
            round_toward(DIRECTIONS - 1);
            check("what is not apart is not missed", got || apart);
            check("what is far does not overlap", !got || !far);
            no += !got;
        }
        touching += !apart;
    }
    check_share(no, samples * DIRECTIONS, 0.02, 0.9);
    check_share(touching, samples, 0.1, 0.9);
}
TEST_FUNCTION(special)
{
    for (int which = 0; which < 3; which++)
        judge_moved(which);
}

/* ---- any normals ---- */

TEST_FUNCTION(views)
{
    const Vec3 normal[3] = {{1, 2, 3}, {-1, 0, 2}, {0, 0, REAL_MAX}}, own = {1, 1, 1};
    const real lower[3] = {-1, -1, -REAL_INF}, upper[3] = {1, 1, REAL_INF};
    const real low[3] = {1, -5, 0}, high[3] = {2, -1, REAL_INF}, past[3] = {1 + REAL_EPSILON, 2, 3};
    const Vec3 rest = {0, 0, 0}, bad = {REAL_NAN, 0, 0}, far = {0, 0, REAL_INF}, up = {0, 0, 1};
    const Vec3 odd[3] = {{REAL_INF, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const X(kdop) a = {normal, 3, lower, upper}, b = {normal, 3, low, high},
                  beyond = {normal, 1, past, high + 2}, space = {NULL, 0, NULL, NULL},
                  other = {&own, 1, past, high + 2}, empty = {normal, 2, upper, lower},
                  broken = {odd, 3, lower, upper};
#define SLABS(p, r, t) X(overlap_kdop_kdop_slabs)(&(p), &(r), &(t))
    check("touching", SLABS(a, b, rest) && SLABS(b, a, rest));
    check("an ulp apart", !SLABS(a, beyond, rest) && !SLABS(beyond, a, rest));
    check("moved apart", !SLABS(a, b, up) && !SLABS(b, a, up));
    check("products that overflow are no gap",
          SLABS(((const X(kdop)){normal + 2, 1, lower + 2, upper + 2}),
                ((const X(kdop)){normal + 2, 1, low + 2, high + 2}), up));
    check("all of space", SLABS(space, space, rest) && SLABS(a, space, up));
    check("other normals", SLABS(a, other, rest));
    check("empty", !SLABS(a, empty, rest) && !SLABS(empty, space, rest));
    check("bad offsets", !SLABS(a, a, bad) && !SLABS(a, a, far) && !SLABS(space, space, bad));
    check("bad normals", !SLABS(broken, broken, rest) && !SLABS(space, broken, rest));
#undef SLABS
}
/* One slab of `count` has a gap of some ulps or none; the normal has any direction and length. */
TEST_FUNCTION(views_moved)
{
    enum { MOST = 5 };
    const int samples = soak(6000);
    int no = 0, touching = 0;
    for (int k = 0; k < samples; k++) {
        Vec3 normal[MOST];
        real lower[MOST], upper[MOST], low[MOST], high[MOST];
        const int count = any_int(1, MOST), at = any_int(0, count - 1);
        const Vec3 t =
            k % 4 ? (Vec3){any_real(-9, 9), any_real(-9, 9), any_real(-9, 9)} : (Vec3){0, 0, 0};
        for (int i = 0; i < count; i++) {
            normal[i] = (Vec3){any_real(-3, 3), any_real(-3, 3), any_real(-3, 3)};
            lower[i] = low[i] = -100, upper[i] = high[i] = 100;
        }
        const Vec3 n = normal[at];
        upper[at] = any_real(-9, 9);
        low[at] = upper[at] - (n.x * t.x + n.y * t.y + n.z * t.z);
        const bool wide = any_int(0, 1);
        for (int i = wide ? 400 : 4; i > 0; i--)
            low[at] = any_int(0, wide ? 7 : 1) ? -next_below(-low[at]) : next_below(low[at]);
        rational_begin();
        const Rational p = q_plus(
            q_plus(q_by(q((double)n.x), q((double)t.x)), q_by(q((double)n.y), q((double)t.y))),
            q_by(q((double)n.z), q((double)t.z)));
        const Rational gap = q_minus(q_plus(q((double)low[at]), p), q((double)upper[at]));
        const double size = fabs((double)upper[at]) + fabs((double)low[at]) +
                            fabs((double)n.x * (double)t.x) + fabs((double)n.y * (double)t.y) +
                            fabs((double)n.z * (double)t.z);
        const bool apart = q_less(q(0), gap),
                   far = q_less(q(k % 4 ? 16 * (double)REAL_EPSILON * size : 0), gap);
        const X(kdop) a = {normal, (size_t)count, lower, upper},
                      b = {normal, (size_t)count, low, high};
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            round_toward(direction);
            const bool got = X(overlap_kdop_kdop_slabs)(&a, &b, &t);
            round_toward(DIRECTIONS - 1);
            check("what is not apart is not missed", got || apart);
            check("what is far does not overlap", !got || !far);
            no += !got;
        }
        touching += !apart;
    }
    check_share(no, samples * DIRECTIONS, 0.02, 0.9);
    check_share(touching, samples, 0.1, 0.9);
}

TESTS_IN(overlap_kdop_slabs_moved, cmocka_unit_test(cases), cmocka_unit_test(special),
         cmocka_unit_test(views), cmocka_unit_test(views_moved))
