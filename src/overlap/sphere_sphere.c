/* overlap/sphere_sphere.c - do two solid spheres share a point?
 *
 * They do if their centers are no farther apart than the sum of the radii. Both sides are squared,
 * so that no root is needed.
 *
 * With unit roundoff h the squared distance has a relative error of 5h (subtraction, twice; product;
 * two sums of positive numbers), the squared sum of the radii one of 3h, their difference h. In
 * another rounding direction it is twice that: 12h, or 6 epsilon. What underflows is less than the
 * least normal number. A difference larger than that has the right sign; the others are written out
 * as a sum of products of two, whose sign is exact. */
#include "core/answers.h"

FORMULA mask overlap_sphere_sphere(const Sphere *a, const Sphere *b, mask *unsure)
{
    Vec3 d = sub(a->center, b->center);
    num sum = a->radius + b->radius;
    num distance2 = dot(d, d), reach2 = sum * sum;
    num bound = 8 * REAL_EPSILON * (distance2 + reach2) + REAL_MIN;
    mask valid = (a->radius >= 0) & (a->radius <= REAL_MAX) & (b->radius >= 0) &
                 (b->radius <= REAL_MAX) & finite3(a->center) & finite3(b->center);
    mask together = reach2 - distance2 > bound, apart = distance2 - reach2 > bound;
    *unsure = valid & mask_not(together | apart);
    return valid & together;
}

#if LANES == 1
#include "exact/sum.h"

bool X(overlap_sphere_sphere_exact)(const Sphere *a, const Sphere *b)
{
    const double p[3] = {(double)a->center.x, (double)a->center.y, (double)a->center.z};
    const double q[3] = {(double)b->center.x, (double)b->center.y, (double)b->center.z};
    const double ra = (double)a->radius, rb = (double)b->radius;
    if (!ISECT_DOUBLE) { /* of floats nothing overflows or underflows */
        double sum = 0, reach2 = (ra + rb) * (ra + rb);
        for (int i = 0; i < 3; i++)
            sum += (p[i] - q[i]) * (p[i] - q[i]);
        if (fabs(sum - reach2) > 8 * DBL_EPSILON * (sum + reach2))
            return sum < reach2;
    }
    Term terms[12] = {{ra, ra, -1}, {ra, rb, -2}, {rb, rb, -1}};
    int count = 3;
    for (int i = 0; i < 3; i++) {
        terms[count++] = (Term){p[i], p[i], 1};
        terms[count++] = (Term){p[i], q[i], -2};
        terms[count++] = (Term){q[i], q[i], 1};
    }
    return isect_exact_sign(terms, count) <= 0;
}
#endif

#define PAIR overlap_sphere_sphere
#define A Sphere
#define B Sphere
#define EXACT
#include "core/pair.inc"
