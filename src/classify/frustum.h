/* classify/frustum.h - functions for the pairs of a frustum: sides in lanes, and the exact decision
 * of unsure cases. */
#ifndef ISECT_CLASSIFY_FRUSTUM_H
#define ISECT_CLASSIFY_FRUSTUM_H

#include "core/three.h"
#include "geometry/frustum.h"
#include "geometry/plane.h"
#include "geometry/six_planes.h"
#include <string.h>

/* The limit of the coordinates of a body, summed over the axes, below which nothing overflows.
 * `sum` is the sum of all numbers of the planes. */
FORMULA num limit_of_sizes(num sum)
{
    return num_select(sum <= REAL_MAX / 64, REAL_MAX / 64 / (sum + 1), splat(-1));
}

/* ---- one body ----
 *
 * The six planes are side by side: the sides of the frustum fill a register, near and far begin
 * another. The masks of `Below`, except the middle, are bits for the six planes here. */
#if FOUR_SPREAD && ISECT_PUBLIC
FORMULA Plane spread_planes(const OnePlane *a, const OnePlane *b, const OnePlane *c,
                            const OnePlane *d)
{
    const num row[] = {load_four(&a->normal.x), load_four(&b->normal.x), load_four(&c->normal.x),
                       load_four(&d->normal.x)};
    const num xy = __builtin_shufflevector(row[0], row[1], 0, 4, 1, 5);
    const num XY = __builtin_shufflevector(row[2], row[3], 0, 4, 1, 5);
    const num zd = __builtin_shufflevector(row[0], row[1], 2, 6, 3, 7);
    const num ZD = __builtin_shufflevector(row[2], row[3], 2, 6, 3, 7);
    return (Plane){{__builtin_shufflevector(xy, XY, 0, 1, 4, 5),
                    __builtin_shufflevector(xy, XY, 2, 3, 6, 7),
                    __builtin_shufflevector(zd, ZD, 0, 1, 4, 5)},
                   __builtin_shufflevector(zd, ZD, 2, 3, 6, 7)};
}
FORMULA unsigned six_bits(mask sides, mask ends)
{
    return mask_bits(sides) | (mask_bits(ends) & 3) << 4;
}
/* False if the side is not certain. */
static inline bool side_of_six(Heights sides, Heights ends, bool valid, isect_side *answer)
{
    const unsigned outside = six_bits(sides.least > sides.bound, ends.least > ends.bound);
    const unsigned inside = six_bits(sides.most < -sides.bound, ends.most < -ends.bound);
    const unsigned over = six_bits(sides.most > sides.bound, ends.most > ends.bound);
    const unsigned reaches = six_bits(sides.least < -sides.bound, ends.least < -ends.bound);
    const unsigned others = 63 & ~inside;
    *answer = !valid || outside ? ISECT_OUTSIDE : others ? ISECT_STRADDLES : ISECT_INSIDE;
    return !valid || outside || !others || (over && reaches == 63 && !(others & (others - 1)));
}
/* The screen of a pair, from the heights of its body; bodies that are not `valid` are OUTSIDE. */
#define SCREEN_OF_SIX_PLANES(pair, Shape, heights, valid)                                          \
    static bool pair##_screen(const OneFrustum *frustum, const One##Shape *one,                    \
                              isect_side *answer)                                                  \
    {                                                                                              \
        const OnePlane *p = frustum->plane;                                                        \
        const Plane sides = spread_planes(p, p + 1, p + 2, p + 3);                                 \
        const Plane ends = spread_planes(p + 4, p + 5, p + 4, p + 5);                              \
        Shape shape;                                                                               \
        splat_shape((num *)&shape, one, NUMBERS(Shape));                                           \
        return side_of_six(heights(&sides, &shape), heights(&ends, &shape),                        \
                           mask_bits(valid(&shape)) & 1, answer);                                  \
    }
#endif

#if LANES == 1

/* False if a number of the planes is not finite. */
static inline bool planes_of(const Frustum *frustum, SixPlanes *planes)
{
    bool finite = true;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const Plane p = frustum->plane[i];
        const double number[4] = {(double)p.normal.x, (double)p.normal.y, (double)p.normal.z,
                                  (double)p.d};
        finite &= finite_plane(&p);
        memcpy(planes->number[i], number, sizeof number);
    }
    return finite;
}
#endif

#endif
