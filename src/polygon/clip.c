/* isect_polygon_clip_plane, isect_polygon_clip_aabb - the part of a polygon inside a half-space or
 * a box.
 *
 * Along the loop of points, those not above the plane are kept, and the crossing of an edge that
 * changes sides is inserted (Sutherland and Hodgman 1974). The heights are exact sums rounded once,
 * so that each decision is exact, and each crossing is the mean of the ends, weighted by heights
 * (geometry/crossing.h). A box is six such planes, one after the other. A crossing with one of its
 * faces has the bound of that face, and stays between the ends of its edge, and so in the faces
 * before. */
#include "geometry/aabb.h"
#include "geometry/crossing.h"
#include "geometry/finite.h"
#include "geometry/plane.h"
#include "geometry/plane_exact.h"
#include HEADER(polygon)

/* Keeps the part not above the plane. If the plane is a face of a box, crossings have the
 * coordinate `bound` along `axis`; else `axis` is negative. */
static size_t keep_below(const Vec3 *points, size_t count, const Plane *plane, int axis, real bound,
                         Vec3 *out)
{
    size_t kept = 0;
    if (!count)
        return 0;
    const Vec3 *p = &points[count - 1];
    Exact of_p = height_of(plane, p);
    for (size_t i = 0; i < count; i++) {
        const Vec3 *q = &points[i];
        const Exact of_q = height_of(plane, q);
        /* a segment is clipped once, not in both directions */
        if (of_p.mantissa * of_q.mantissa < 0 && (count > 2 || i > 0)) {
            Vec3 at = crossing(p, q, of_p, of_q);
            if (axis >= 0)
                ((real *)&at)[axis] = bound;
            out[kept++] = (Vec3){at.x + 0, at.y + 0, at.z + 0};
        }
        if (of_q.mantissa <= 0)
            out[kept++] = (Vec3){q->x + 0, q->y + 0, q->z + 0};
        p = q, of_p = of_q;
    }
    return kept;
}

size_t X(polygon_clip_plane)(const Vec3 *points, size_t count, const Plane *plane, Vec3 *out)
{
    if (!finite_plane(plane) || !all_finite3(points, count))
        return 0;
    return keep_below(points, count, plane, -1, 0, out);
}

/* Keeps the part at most (sign 1) or at least (sign -1) the bound along an axis. */
static size_t keep_within(const Vec3 *points, size_t count, int axis, real sign, real bound,
                          Vec3 *out)
{
    const Plane face = {{axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0},
                        -sign * bound};
    if (real_abs(bound) <= REAL_MAX)
        return keep_below(points, count, &face, axis, bound, out);
    for (size_t i = 0; i < count; i++)
        out[i] = points[i];
    return count;
}

size_t X(polygon_clip_aabb)(const Vec3 *points, size_t count, const Aabb *aabb, Vec3 *spare,
                            Vec3 *out)
{
    if (!not_empty(aabb) || !all_finite3(points, count))
        return 0;
    const real lower[3] = {aabb->lower.x, aabb->lower.y, aabb->lower.z};
    const real upper[3] = {aabb->upper.x, aabb->upper.y, aabb->upper.z};
    for (int axis = 0; axis < 3; axis++) {
        count = keep_within(axis ? out : points, count, axis, -1, lower[axis], spare);
        count = keep_within(spare, count, axis, 1, upper[axis], out);
    }
    return count;
}
