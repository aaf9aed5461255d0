/* isect_overlap_point_triangle - is a point on a triangle?
 *
 * It must be in the box of the triangle, which comparisons decide, and in its plane: the
 * determinant of the three vertices relative to the point is then zero. A determinant that is
 * certainly not zero decides no; yes is always decided exactly (geometry/flat.h). */
#include "exact/sides.h"
#include "geometry/flat.h"
#include "geometry/triangle.h"

FORMULA mask overlap_point_triangle(const Point *point, const Triangle *triangle, mask *unsure)
{
    const Vec3 p = *point, a = triangle->a, b = triangle->b, c = triangle->c;
    Vec3 u = sub(a, p), v = sub(b, p), w = sub(c, p), rows = rows_bound(u, v, w);
    num det = dot(u, cross(v, w));
    mask beside = (num_abs(det) > 9 * REAL_EPSILON * permanent(rows, rows)) & within_range(rows);
    *unsure = in_range3(p, min_of(min_of(a, b), c), max_of(max_of(a, b), c)) & mask_not(beside);
    return splat(0) > 0;
}

#if LANES == 1
bool X(overlap_point_triangle_exact)(const Point *point, const Triangle *triangle)
{
    const Vec3 *p = point, *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    if (!finite3(*p) || !finite_triangle(triangle) || X(orient3d)(a, b, c, p) != 0)
        return false;
    for (int axis = 0; axis < 3; axis++) {
        const int side[3] = {projected_side(a, b, p, axis), projected_side(b, c, p, axis),
                             projected_side(c, a, p, axis)};
        if (mixed(side))
            return false;
    }
    return in_range3(*p, min_of(min_of(*a, *b), *c), max_of(max_of(*a, *b), *c));
}
#endif

#define EXACT
#include "rows/overlap_point_triangle.inc"
