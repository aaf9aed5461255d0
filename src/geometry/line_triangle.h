/* geometry/line_triangle.h - the position of a line relative to a triangle.
 *
 * With the direction d and the vertices a, b, c relative to a point of the line, four determinants
 * decide: the sides d . (a x b), d . (b x c), d . (c x a), and the volume a . (b x c) of the point.
 * Along the line the volume decreases: at t d it is less by t times the sum of the sides. The line
 * meets the triangle if it passes all edges on the same side.
 *
 * Error bounds, in epsilon, of `sides`, the permanent that bounds a side, and `volumes`, the
 * permanent of the volume (exact/sides.h):
 *
 *     a side, the volume                   8
 *     the sum of the sides                 24 + 5
 *     the volume of q, which is that of p minus the sum of the sides
 *                                          24 + 5 + 3 of `sides`, 8 + 1 of `volumes`
 *
 * The segment from p to q crosses the triangle if p and q are on different sides of its plane, and
 * the line through them passes its three edges on the same side. Lines that certainly pass edges on
 * different sides, and segments certainly on one side of the plane, miss. */
#ifndef ISECT_GEOMETRY_LINE_TRIANGLE_H
#define ISECT_GEOMETRY_LINE_TRIANGLE_H

#include "exact/sides.h"

typedef struct LineTriangle {
    num least, most, sum, bound; /* of the sides, and the error bound of each */
    num volume, sides, volumes;
    mask sound; /* nothing overflows */
} LineTriangle;

FORMULA LineTriangle line_triangle(Vec3 from, Vec3 d, const Triangle *triangle)
{
    Vec3 a = sub(triangle->a, from), b = sub(triangle->b, from), c = sub(triangle->c, from);
    Vec3 bc = cross(b, c), row = row_bound(d), rows = rows_bound(a, b, c);
    num ab_side = dot(d, cross(a, b)), bc_side = dot(d, bc), ca_side = dot(d, cross(c, a));
    num sides = permanent(row, rows);
    return (LineTriangle){min3(ab_side, bc_side, ca_side),
                          max3(ab_side, bc_side, ca_side),
                          ab_side + bc_side + ca_side,
                          9 * REAL_EPSILON * sides,
                          dot(a, bc),
                          sides,
                          permanent(rows, rows),
                          within_range(row) & within_range(rows)};
}

/* True where the segment certainly crosses the triangle; `misses` where it certainly does not. */
FORMULA mask surely_crosses(Vec3 p, Vec3 q, const Triangle *triangle, mask *misses)
{
    const LineTriangle line = line_triangle(p, sub(q, p), triangle);
    num end_bound = REAL_EPSILON * (36 * line.sides + 10 * line.volumes);
    num end = line.volume - line.sum;
    num least_end = num_min(line.volume, end), most_end = num_max(line.volume, end);
    mask apart = on_both_sides(line.least, line.most, line.bound) |
                 on_one_side(least_end, most_end, end_bound);
    *misses = line.sound & apart;
    return line.sound & on_one_side(line.least, line.most, line.bound) &
           on_both_sides(least_end, most_end, end_bound);
}

#endif
