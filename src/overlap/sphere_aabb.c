/* overlap/sphere_aabb.c - do a solid sphere and a solid axis-aligned box share a point?
 *
 * Along each axis the center is below the box, above it, or within; how far it is outside is the
 * distance to the nearest point of the box in that axis. The three together must not exceed the
 * radius; both sides are squared.
 *
 * The certified bound is that of sphere and sphere: at most 6h on either side in the worst rounding
 * direction, h on the difference; the least normal number for what underflows. */
#include "core/answers.h"

FORMULA mask overlap_sphere_aabb(const Sphere *sphere, const Aabb *aabb, mask *unsure)
{
    const Vec3 c = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const num zero = splat(0);
    Vec3 outside = {max3(lower.x - c.x, c.x - upper.x, zero),
                    max3(lower.y - c.y, c.y - upper.y, zero),
                    max3(lower.z - c.z, c.z - upper.z, zero)};
    num distance2 = dot(outside, outside), reach2 = sphere->radius * sphere->radius;
    num bound = 8 * REAL_EPSILON * (distance2 + reach2) + REAL_MIN;
    mask valid = (sphere->radius >= 0) & (sphere->radius <= REAL_MAX) & finite3(c) & not_empty(aabb);
    mask together = reach2 - distance2 > bound, apart = distance2 - reach2 > bound;
    *unsure = valid & mask_not(together | apart);
    return valid & together;
}

#if LANES == 1
#include "exact/sum.h"

bool X(overlap_sphere_aabb_exact)(const Sphere *sphere, const Aabb *aabb)
{
    const Vec3 c = sphere->center, lower = aabb->lower, upper = aabb->upper;
    const double at[3] = {(double)c.x, (double)c.y, (double)c.z};
    const double nearest[3] = {(double)num_max(lower.x, num_min(c.x, upper.x)),
                               (double)num_max(lower.y, num_min(c.y, upper.y)),
                               (double)num_max(lower.z, num_min(c.z, upper.z))};
    const double r = (double)sphere->radius;
    if (!ISECT_DOUBLE) { /* of floats nothing overflows or underflows */
        double sum = 0;
        for (int i = 0; i < 3; i++)
            sum += (at[i] - nearest[i]) * (at[i] - nearest[i]);
        if (fabs(sum - r * r) > 8 * DBL_EPSILON * (sum + r * r))
            return sum < r * r;
    }
    Term terms[10] = {{r, r, -1}};
    int count = 1;
    for (int i = 0; i < 3; i++) {
        if (at[i] == nearest[i])
            continue;
        terms[count++] = (Term){at[i], at[i], 1};
        terms[count++] = (Term){at[i], nearest[i], -2};
        terms[count++] = (Term){nearest[i], nearest[i], 1};
    }
    return isect_exact_sign(terms, count) <= 0;
}
#endif

#define PAIR overlap_sphere_aabb
#define A Sphere
#define B Aabb
#define EXACT
#include "core/pair.inc"
