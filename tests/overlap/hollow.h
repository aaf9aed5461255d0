/* overlap/hollow.h - a sphere and a box, of which one or both are hollow, judged in rationals by
 * the distances of the points of the box from the centre.
 *
 * - The distances of the solid box are all from the nearest to the farthest one.
 * - The distances of its surface begin at the nearest face, if the centre is inside.
 * - The distances of the ball are all up to its radius; its surface has only the radius. */
#ifndef ISECT_TEST_OVERLAP_HOLLOW_H
#define ISECT_TEST_OVERLAP_HOLLOW_H

#include "kit/contract.h"
#include "kit/directions.h"
#include "kit/kit.h"
#include "kit/rational.h"

typedef bool Hollow(const Sphere *sphere, const Aabb *aabb);

static inline Rational q_least(Rational a, Rational b)
{
    return q_less(b, a) ? b : a;
}
/* The squared distances of the nearest and of the farthest point of the box or its surface. */
static inline void distances_of_box(const Sphere *sphere, const Aabb *aabb, bool surface,
                                    Rational range[2])
{
    const real *c = &sphere->center.x, *lower = &aabb->lower.x, *upper = &aabb->upper.x;
    Rational face = NULL;
    range[0] = range[1] = q(0);
    for (int k = 0; k < 3; k++) {
        Rational below = q_minus(q((double)c[k]), q((double)lower[k]));
        Rational above = q_minus(q((double)upper[k]), q((double)c[k]));
        Rational least = q_least(below, above), most = q_less(below, above) ? above : below;
        if (q_less(least, q(0)))
            range[0] = q_plus(range[0], q_by(least, least));
        range[1] = q_plus(range[1], q_by(most, most));
        face = face ? q_least(face, least) : least;
    }
    if (surface && q_less(q(0), face))
        range[0] = q_by(face, face);
}
static inline bool are_hollow(const Sphere *sphere, const Aabb *aabb, bool ball, bool box)
{
    const real *lower = &aabb->lower.x, *upper = &aabb->upper.x;
    bool some = sphere->radius >= 0 && are_finite(sphere, 4);
    for (int k = 0; k < 3; k++)
        some &= lower[k] <= upper[k];
    if (!some)
        return false;
    rational_begin();
    Rational range[2], r = q((double)sphere->radius), reach = q_by(r, r);
    distances_of_box(sphere, aabb, box, range);
    return !q_less(reach, range[0]) && !(ball && q_less(range[1], reach));
}

/* Integers and halves, which touch in all ways; every fifth number is an ulp off. Some questions
 * have nasty numbers instead. */
static inline real beside(real x)
{
    return any_int(0, 4) ? x : step(x);
}
static inline void draw_hollow(int i, Sphere *sphere, Aabb *aabb)
{
    new_kind();
    *sphere = odd_sphere(), *aabb = odd_aabb();
    if (i % 4 == 0 && are_finite(aabb, 6)) /* infinite bounds are among the cases */
        return;
    const real unit = scaled(R(0.5), any_int(-9, 9));
    for (int k = 0; k < 3; k++) {
        const int c = any_int(-4, 4), low = any_int(-9, i % 3 ? 3 : -5);
        const int size = any_int(i % 3 ? 0 : 10, 12);
        (&sphere->center.x)[k] = beside(unit * (real)c);
        (&aabb->lower.x)[k] = beside(unit * (real)low);
        (&aabb->upper.x)[k] = beside(unit * (real)(low + size));
    }
    sphere->radius = beside(unit * (real)any_int(0, i % 2 ? 3 : 12));
}
/* The rows are tried in every rounding direction, as the formula bounds its errors. */
static inline void judge_hollow(Hollow *asked, bool ball, bool box)
{
    const int samples = soak(8000);
    int hit = 0, of_surface = 0;
    for (int i = 0; i < samples; i++) {
        Sphere sphere;
        Aabb aabb;
        draw_hollow(i, &sphere, &aabb);
        const bool want = are_hollow(&sphere, &aabb, ball, box);
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            round_toward(direction);
            const bool got = asked(&sphere, &aabb);
            round_toward(DIRECTIONS - 1);
            check_sample(i, "as the definition says", cmp(got, ==, want), sphere, aabb);
        }
        hit += want, of_surface += want != are_hollow(&sphere, &aabb, false, false);
    }
    check_share(hit, samples, 0.1, 0.9);
    check_share(of_surface, samples, 0.01, 0.5);
}

/* Cases: against the box [0, 2] x [0, 4] x [0, 6]. The flags: the ball meets the surface of the
 * box; the surface of the ball meets the solid box; the surfaces meet. */
typedef enum Of { OF_BOX = 1, OF_SPHERE = 2, OF_BOTH = 4 } Of;

static inline void cases_of_hollow(Hollow *asked, Of which)
{
    const real eps = REAL_EPSILON, inf = REAL_INF;
    const Aabb box = {{0, 0, 0}, {2, 4, 6}}, space = {{-inf, -inf, -inf}, {inf, inf, inf}},
               below = {{-inf, -inf, -inf}, {inf, inf, 0}}, flat = {{0, 0, 3}, {2, 4, 3}},
               none = {{2, 0, 0}, {0, 4, 6}};
    TABLE(table, Sphere ball; const Aabb *box; int yes;) = {
        {"well inside", {{1, 2, 3}, R(0.5)}, &box, OF_SPHERE},
        {"touches two faces from within", {{1, 2, 3}, 1}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"an ulp less", {{1, 2, 3}, 1 - eps}, &box, OF_SPHERE},
        {"touches above y from within", {{1, 3, 3}, 1}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"a point inside", {{1, 2, 3}, 0}, &box, OF_SPHERE},
        {"a point of a face", {{2, 1, 1}, 0}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"through a face", {{2, 1, 1}, R(0.5)}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"around", {{1, 2, 3}, 99}, &box, OF_BOX},
        {"reaches the farthest corner", {{0, 1, 0}, 7}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"an ulp beyond it", {{0, 1, 0}, 7 + 8 * eps}, &box, OF_BOX},
        {"touches from outside", {{3, 1, 1}, 1}, &box, OF_BOX | OF_SPHERE | OF_BOTH},
        {"apart", {{3, 1, 1}, 1 - eps}, &box, 0},
        {"negative", {{1, 2, 3}, -1}, &box, 0},
        {"empty box", {{1, 2, 3}, 9}, &none, 0},
        {"no number", {{1, REAL_NAN, 3}, 9}, &box, 0},
        {"an infinite centre", {{inf, 2, 3}, 9}, &box, 0},
        {"all of space has no face", {{1, 2, 3}, 9}, &space, OF_SPHERE},
        {"a half-space, inside", {{0, 0, -2}, 1}, &below, OF_SPHERE},
        {"a half-space, touches", {{0, 0, -1}, 1}, &below, OF_BOX | OF_SPHERE | OF_BOTH},
        {"a flat box is all surface", {{1, 2, 3}, R(0.5)}, &flat, OF_BOX | OF_SPHERE | OF_BOTH},
        {"within the ball", {{1, 2, 3}, 3}, &flat, OF_BOX},
    };
    check_each(table,
               cmp(asked(&table[i].ball, table[i].box), ==, ((table[i].yes & (int)which) != 0)));
}

#endif
