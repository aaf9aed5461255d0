/* geometry/distance_triangle.h - tests whether a point is within reach of a triangle.
 *
 * The nearest point of the triangle is the projection of the centre onto its plane, if that is
 * inside; else it lies on an edge that has the projection on its outer side.
 *
 * - The centre is within reach of the triangle if it is within reach of an edge, or if the
 *   projection is inside and the height within reach.
 * - It is apart if the height is beyond reach, or if it is apart from all edges and the projection
 *   is certainly outside.
 *
 * On an edge both criteria agree, so either may be applied there.
 *
 * A needle (collinear vertices) has no plane: nothing is certain about its normal. Where the normal
 * is zero, the edges alone decide. */
#ifndef ISECT_GEOMETRY_DISTANCE_TRIANGLE_H
#define ISECT_GEOMETRY_DISTANCE_TRIANGLE_H

#include "geometry/distance_segment.h"
#include "geometry/normal.h"

/* True where the projection is certainly outside an edge. */
typedef struct Outside {
    mask ab, bc, ca;
} Outside;

FORMULA mask triangle_within(Vec3 centre, const Triangle *t, num reach, Outside *outside,
                             mask *unsure)
{
    const Offset a = offset_of(centre, t->a), b = offset_of(centre, t->b),
                 c = offset_of(centre, t->c);
    const Vec3 ab = sub(t->b, t->a), bc = sub(t->c, t->b), ca = sub(t->a, t->c);
    const num farthest2 = max3(a.length2, b.length2, c.length2);
    const num longest2 = max3(dot(ab, ab), dot(bc, bc), dot(ca, ca));

    const num zero = splat(0), one = splat(1);
    mask ab_unsure, bc_unsure, ca_unsure;
    const mask to_ab = nearest_within(a.vec, ab, zero, one, reach, reach, &ab_unsure);
    const mask to_bc = nearest_within(b.vec, bc, zero, one, reach, reach, &bc_unsure);
    const mask to_ca = nearest_within(c.vec, ca, zero, one, reach, reach, &ca_unsure);
    const mask edges = (to_ab & mask_not(ab_unsure)) | (to_bc & mask_not(bc_unsure)) |
                       (to_ca & mask_not(ca_unsure));
    mask edges_apart = mask_not(edges | ab_unsure | bc_unsure | ca_unsure);

    const Normal normal = normal_of(ab, ca);
    const num bound = side_bound(&normal, farthest2, longest2);
    mask beyond;
    mask inside = surely_beside(&normal, a.vec, ab, bound, &outside->ab);
    inside = inside & surely_beside(&normal, b.vec, bc, bound, &outside->bc);
    inside = inside & surely_beside(&normal, c.vec, ca, bound, &outside->ca);
    mask level = height_within(&normal, a.vec, reach, &beyond);

    mask sound = is_near(&a) & is_near(&b) & is_near(&c) & (reach <= MOST_LENGTH);
    mask within = sound & (edges | (inside & level));
    *unsure = mask_not(
        within | (sound & (beyond | (edges_apart & (outside->ab | outside->bc | outside->ca)))));
    return within;
}

#if LANES == 1 && ISECT_DOUBLE
/* Limbs in use:
 *
 *     2 edge vectors, normal                         6 * 33 + 3 * 66
 *     m, d, and segment_within_exactly               6 * 33 + 1159
 *     total, more than with a side or the height     1753 */
static inline bool triangle_within_exactly(Limbs *limbs, Number3 centre, const Number3 corner[3],
                                           Number reach)
{
    Number3 ab = isect_number3_minus(limbs, corner[1], corner[0]);
    Number3 ca = isect_number3_minus(limbs, corner[0], corner[2]);
    Number3 normal = isect_number3_cross(limbs, ab, ca);
    const int mark = limbs->used;
    const bool needle = isect_number3_is_zero(normal);
    bool inside = !needle;
    for (int i = 0; i < 3; i++) {
        const Number3 from = corner[i], to = corner[(i + 1) % 3];
        Number3 m = isect_number3_minus(limbs, centre, from);
        Number3 d = isect_number3_minus(limbs, to, from);
        if (needle || side_exactly(limbs, normal, m, d) < 0) {
            inside = false;
            if (segment_within_exactly(limbs, centre, from, to, reach))
                return true;
        }
        limbs->used = mark;
    }
    Number3 m = isect_number3_minus(limbs, centre, corner[0]);
    return inside && height_within_exactly(limbs, normal, m, reach);
}
#endif

#endif
