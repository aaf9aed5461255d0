/* tests/overlap/kdop_slabs_moved.c - isect_overlap_kdop14_kdop14_slabs_moved and its like. Without
 * a gap the answer is always yes. With a gap above the stated bound it is always no. */
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
            check("what is far is told", !got || !far);
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

CASES_AND(overlap_kdop_slabs_moved, special)
