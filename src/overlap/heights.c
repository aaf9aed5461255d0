/* overlap/heights.c - the loop of overlap/heights.h. The last registers end with the last point;
 * points that are read twice change nothing. */
#include "overlap/heights.h"
#include "core/triples.h"

#if TRIPLES_IN_LANES
typedef struct Most {
    num height;
    Vec3 size;
} Most;
FORMULA void take(Most *most, Vec3 p, const Vec3 *direction)
{
    most->height = num_max(dot(*direction, p), most->height);
    most->size = (Vec3){num_max(num_abs(p.x), most->size.x), num_max(num_abs(p.y), most->size.y),
                        num_max(num_abs(p.z), most->size.z)};
}
static PointHeights in_lanes(const X(vec3) * at, size_t n, const X(vec3) * direction)
{
    const Vec3 d = {splat(direction->x), splat(direction->y), splat(direction->z)};
    Most most = {splat(-REAL_INF), {splat(0), splat(0), splat(0)}};
    for (size_t i = 0; i + LANES <= n; i += LANES)
        take(&most, load_triples(&at[i].x), &d);
    if (n % LANES)
        take(&most, load_triples(&at[n - LANES].x), &d);
    return (PointHeights){greatest_lane(most.height), greatest_lane(most.size.x) +
                                                          greatest_lane(most.size.y) +
                                                          greatest_lane(most.size.z)};
}
#endif

static PointHeights one_by_one(const X(vec3) * at, size_t n, const X(vec3) * d)
{
    real most = -REAL_INF, x = 0, y = 0, z = 0;
    for (size_t i = 0; i < n; i++) {
        const X(vec3) *p = &at[i];
        const real height = d->x * p->x + d->y * p->y + d->z * p->z;
        most = height > most ? height : most;
        x = real_abs(p->x) > x ? real_abs(p->x) : x;
        y = real_abs(p->y) > y ? real_abs(p->y) : y;
        z = real_abs(p->z) > z ? real_abs(p->z) : z;
    }
    return (PointHeights){most, x + y + z};
}

PointHeights HEIGHTS(X(heights), ISECT_KERNEL)(const X(vec3) * at, size_t n,
                                               const X(vec3) * direction)
{
#if TRIPLES_IN_LANES
    if (n >= LANES)
        return in_lanes(at, n, direction);
#endif
    return one_by_one(at, n, direction);
}
