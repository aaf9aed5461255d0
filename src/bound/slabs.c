/* bound/slabs.c - the least and the greatest of each sum of points (bound/slabs.h).
 *
 * Two bounds per normal do not fit into the registers, so two registers of points are first
 * compared with each other. The last registers end with the last point; points loaded twice change
 * neither the least nor the greatest. */
#include "bound/slabs.h"
#include "bound/load.h"
#include "geometry/kdop.h"

FORMULA void project_on_family(Vec3 p, Family family, num *height)
{
    along_axes(p, height);
    if (family != WITH_CORNERS)
        along_edges(p, height + FIRST_EDGE);
    if (family != WITH_EDGES)
        along_corners(p, height + FIRST_CORNER);
}
FORMULA bool belongs(int slab, Family family)
{
    return slab < FIRST_EDGE ||
           (slab < FIRST_CORNER ? family != WITH_CORNERS : family != WITH_EDGES);
}

/* Updates the bounds with two registers of points. */
FORMULA void update_bounds(const num *a, const num *b, Family family, num *least, num *most)
{
    for (int k = 0; k < SLABS; k++)
        if (belongs(k, family)) {
            least[k] = num_min(num_min(a[k], b[k]), least[k]);
            most[k] = num_max(num_max(a[k], b[k]), most[k]);
        }
}
FORMULA num wrong_of(Vec3 p) /* 0, or NaN */
{
    return p.x * R(0.0) + p.y * R(0.0) + p.z * R(0.0);
}

FORMULA Vec3 points_of(const PointSet *set, size_t i, size_t end, Layout layout)
{
#if LANES > 1
    if (layout != OTHERWISE)
        return points_at(set, i, layout);
#endif
    (void)layout;
    return points_in_lanes(set, i, end);
}
FORMULA bool slabs_of(const PointSet *set, size_t first, size_t end, Layout layout, Family family,
                      real *to_least, real *to_most)
{
    const size_t last = end - first < LANES ? first : end - LANES;
    num least[SLABS], most[SLABS], a[SLABS], b[SLABS], wrong = splat(0);
    project_on_family(points_of(set, first, end, layout), family, least);
    memcpy(most, least, sizeof most);
    for (size_t i = first;; i = i + 2 * LANES < last ? i + 2 * LANES : last) {
        const size_t next = i + LANES < last ? i + LANES : last;
        const Vec3 p = points_of(set, i, end, layout), q = points_of(set, next, end, layout);
        project_on_family(p, family, a);
        project_on_family(q, family, b);
        update_bounds(a, b, family, least, most);
        wrong += wrong_of(p) + wrong_of(q);
        if (next == last)
            break;
    }
    for (int k = 0; k < SLABS; k++)
        if (belongs(k, family))
            to_least[k] = least_lane(least[k]), to_most[k] = greatest_lane(most[k]);
    return mask_none(mask_not(wrong == 0));
}

FORMULA bool of_family(const PointSet *set, size_t first, size_t end, Layout layout, Family family,
                       real *least, real *most)
{
    switch (family) {
    case WITH_CORNERS:
        return slabs_of(set, first, end, layout, WITH_CORNERS, least, most);
    case WITH_EDGES:
        return slabs_of(set, first, end, layout, WITH_EDGES, least, most);
    default:
        return slabs_of(set, first, end, layout, WITH_BOTH, least, most);
    }
}

bool SCAN(X(scan_slabs), ISECT_KERNEL)(const PointSet *set, size_t first, size_t end, Family family,
                                       real *least, real *most)
{
#if LANES > 1
    const Layout layout = end - first < LANES ? OTHERWISE : layout_of(set);
    if (layout == COLUMNS)
        return of_family(set, first, end, COLUMNS, family, least, most);
    if (layout == TRIPLES)
        return of_family(set, first, end, TRIPLES, family, least, most);
#endif
    return of_family(set, first, end, OTHERWISE, family, least, most);
}
