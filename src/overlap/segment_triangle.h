/* overlap/segment_triangle.h - how does a line pass a triangle?
 *
 * With the direction d and the corners a, b, c as seen from a point of the line, all is made of
 * four determinants: the sides d . (a x b), d . (b x c), d . (c x a), and the volume a . (b x c) of
 * the point. Along the line the volume falls: at t d it is less by t times the sum of the sides.
 * The line meets the triangle if it passes its edges on the same side.
 *
 * Let `sides` be the permanent that bounds a side, and `volumes` that of the volume
 * (exact/sides.h). They err by 8 epsilon of it, the sum of the sides by 24 + 5. */
#ifndef ISECT_OVERLAP_SEGMENT_TRIANGLE_H
#define ISECT_OVERLAP_SEGMENT_TRIANGLE_H

#include "exact/sides.h"

typedef struct Passing {
    num least, most, sum, bound; /* of the sides, and how far each may be off */
    num volume, sides, volumes;
    mask sound; /* nothing overflows */
} Passing;

FORMULA Passing passing_of(Vec3 from, Vec3 d, const Triangle *triangle)
{
    Vec3 a = sub(triangle->a, from), b = sub(triangle->b, from), c = sub(triangle->c, from);
    Vec3 bc = cross(b, c), row = row_bound(d), rows = rows_bound(a, b, c);
    num ab_side = dot(d, cross(a, b)), bc_side = dot(d, bc), ca_side = dot(d, cross(c, a));
    num sides = permanent(row, rows);
    return (Passing){min3(ab_side, bc_side, ca_side),
                     max3(ab_side, bc_side, ca_side),
                     ab_side + bc_side + ca_side,
                     9 * REAL_EPSILON * sides,
                     dot(a, bc),
                     sides,
                     permanent(rows, rows),
                     within_range(row) & within_range(rows)};
}

#endif
