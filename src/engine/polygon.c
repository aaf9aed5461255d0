/* isect_overlap_polygon_any - do a polygon in space and a convex shape share a point?
 *
 * A polygon is its border, and the points of its plane (geometry/polygon_plane.h) that are inside
 * in the projection along the axis w along which its normal is largest (geometry/winding.h). Points
 * and boxes along the axes have exact formulas. For other shapes:
 *
 * - They overlap if an edge meets the shape.
 * - Else the section of the shape with the plane decides. The vertices are moved along w into the
 *   plane. If an edge between two such vertices meets the section, they overlap. For a flat polygon
 *   these are the edges of the border.
 * - Else the section is wholly inside or wholly outside, because it is convex. Its part in the
 *   bounding rectangle of the moved vertices is convex, too; one point of it is classified.
 *
 * The polygon is relative to its first vertex. With e half an epsilon and S the greatest
 * coordinate, a moved vertex and a corner of the rectangle are off by less than 4e S along w: the
 * plane is computed in double, |N_u| and |N_v| are at most |N_w|, and a sum is rounded. */
#include "engine/any.h"
#include "geometry/finite.h"
#include "geometry/polygon_plane.h"
#include "geometry/projection.h"
#include HEADER(classify)
#include HEADER(overlap)

/* w = at[w] + slope[0] (u - at[u]) + slope[1] (v - at[v]) */
typedef struct PolygonLevel {
    double at[3], slope[2];
    int axis;
} PolygonLevel;

/* False if the polygon has no normal. */
static bool polygon_level(PolygonLevel *level, const X(polygon) * polygon)
{
    const real *numbers = (const real *)polygon->points;
    const double scale = scale_of(largest(numbers, 3 * polygon->count));
    const PolygonPlane plane = polygon_plane(polygon, scale);
    const int w = largest_axis(plane.normal);
    level->axis = w;
    for (int k = 0; k < 3; k++)
        level->at[k] = plane.first[k] + plane.sum[k] / plane.count / scale;
    for (int k = 0; k < 2; k++)
        level->slope[k] = -plane.normal[(w + 1 + k) % 3] / plane.normal[w];
    return plane.normal[w] != 0;
}
static X(vec3) on_level(const PolygonLevel *level, double u, double v)
{
    X(vec3) to;
    real *number = (real *)&to;
    const int w = level->axis, next = (w + 1) % 3, last = (w + 2) % 3;
    const double height = level->at[w] + level->slope[0] * (u - level->at[next]) +
                          level->slope[1] * (v - level->at[last]);
    number[w] = (real)fmin(fmax(height, -(double)REAL_MAX), (double)REAL_MAX);
    number[next] = (real)u, number[last] = (real)v;
    return to;
}
/* Vertex i, or that vertex moved into the plane. */
static X(vec3) corner_of(const X(polygon) * polygon, size_t i, const PolygonLevel *level)
{
    const X(vec3) *p = &polygon->points[i];
    if (!level)
        return *p;
    const X(vec2) q = projected(p, level->axis);
    return on_level(level, (double)q.x, (double)q.y);
}
static bool edge_meets(const X(polygon) * polygon, const PolygonLevel *level, X(any) b)
{
    X(segment) edge = {corner_of(polygon, polygon->count - 1, level), {0, 0, 0}};
    for (size_t i = 0; i < polygon->count; i++) {
        edge.b = corner_of(polygon, i, level);
        if (X(overlap_any)(X(any_segment)(&edge), b))
            return true;
        edge.a = edge.b;
    }
    return false;
}
static X(vec3) minus(X(vec3) a, X(vec3) b)
{
    return (X(vec3)){a.x - b.x, a.y - b.y, a.z - b.z};
}
static X(rectangle) bounding_rectangle(const X(polygon) * polygon, const PolygonLevel *level)
{
    X(vec2) least = projected(&polygon->points[0], level->axis), most = least;
    for (size_t i = 1; i < polygon->count; i++) {
        const X(vec2) p = projected(&polygon->points[i], level->axis);
        least.x = p.x < least.x ? p.x : least.x, most.x = p.x > most.x ? p.x : most.x;
        least.y = p.y < least.y ? p.y : least.y, most.y = p.y > most.y ? p.y : most.y;
    }
    const X(vec3) corner = on_level(level, (double)least.x, (double)least.y);
    return (X(rectangle)){corner, minus(on_level(level, (double)most.x, (double)least.y), corner),
                          minus(on_level(level, (double)least.x, (double)most.y), corner)};
}

bool X(overlap_polygon_any)(const X(polygon) * polygon, X(any) b, isect_rule rule)
{
    PolygonLevel level;
    if (b.shape == ISECT_SHAPE_POINT)
        return X(overlap_point_polygon)(b.at, polygon, rule);
    if (b.shape == ISECT_SHAPE_AABB)
        return X(overlap_polygon_aabb)(polygon, b.at, rule);
    if (body_of(b.shape) >= BODY_user || polygon->count == 0 ||
        !all_finite((const real *)polygon->points, 3 * polygon->count))
        return false;
    if (edge_meets(polygon, NULL, b))
        return true;
    if (!polygon_level(&level, polygon))
        return false;
    const X(rectangle) around = bounding_rectangle(polygon, &level);
    const X(nearest) nearest = X(closest_any)(X(any_rectangle)(&around), b);
    return nearest.distance2 == 0 &&
           (edge_meets(polygon, &level, b) ||
            X(classify_polygon_point)(polygon, &nearest.a, rule) != ISECT_OUTSIDE);
}
