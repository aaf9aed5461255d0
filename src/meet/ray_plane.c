/* meet/ray_plane.c - the common part of a ray and a plane.
 *
 * The height over the plane at t is start + t * rise, with start = normal . origin + d and
 * rise = normal . dir. If both are zero the ray lies in the plane, and is all of the common part:
 * its two ends. Else it is the point at t = -start / rise, since whether there is one is known
 * (overlap/ray_plane.c).
 *
 * Start and rise are exact sums rounded once, which errs by an epsilon of double; so t is good to
 * 2.5, t times a number of dir to 3, and with the sum the point to 4 of the greater one's size. t
 * may be out of the range of numbers where the point is not: so it is kept as mantissa and
 * exponent.
 *
 * An endless ray in the plane ends where the numbers do: at the least t at which a coordinate is
 * the greatest number. */
#include "meet/crossing.h"
#include "plane/height.h"
#include <limits.h>

/* mantissa * 2^exponent */
typedef struct Way {
    double mantissa;
    int exponent;
} Way;

static Way way_of(double t)
{
    Way way;
    way.mantissa = frexp(t, &way.exponent);
    return way;
}

/* Halves, if the way is so long that it might be out of range, or its sum with the origin. */
static real coordinate_at(real origin, real dir, Way way)
{
    int exponent = 0;
    const double most = (double)REAL_MAX, speed = frexp((double)dir, &exponent);
    const int half = way.exponent + exponent > DBL_MAX_EXP - 3;
    const double x =
        ldexp((double)origin, -half) + ldexp(way.mantissa * speed, way.exponent + exponent - half);
    return (real)fmin(fmax(ldexp(x, half), -most), most);
}

static Vec3 point_at(const Ray *ray, Way way)
{
    const Vec3 o = ray->origin, d = ray->dir;
    return (Vec3){coordinate_at(o.x, d.x, way), coordinate_at(o.y, d.y, way),
                  coordinate_at(o.z, d.z, way)};
}

/* How far it is along one axis until the numbers end; `forward` is 1 or -1. */
static Way way_out(double origin, double dir, double forward)
{
    const bool outward = (forward * dir > 0) == (origin > 0);
    const double room = (double)REAL_MAX / 2 - (outward ? 0.5 : -0.5) * fabs(origin);
    const Way speed = way_of(fabs(dir)), way = way_of(room);
    const Way out = way_of(way.mantissa / speed.mantissa); /* it was halved */
    return (Way){forward * out.mantissa, out.exponent + way.exponent + 1 - speed.exponent};
}

/* How far to go to an end of the ray; of one that is endless, until the numbers end. */
static Way way_to(const Ray *ray, real end)
{
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    Way least = {0, INT_MAX};
    if (real_abs(end) <= REAL_MAX)
        return way_of((double)end);
    for (int i = 0; i < 3; i++) {
        if (d[i] == 0)
            continue;
        const Way way = way_out((double)o[i], (double)d[i], end > 0 ? 1 : -1);
        if (way.mantissa == 0)
            return way;
        if (way.exponent < least.exponent ||
            (way.exponent == least.exponent && fabs(way.mantissa) < fabs(least.mantissa)))
            least = way;
    }
    return least.mantissa != 0 ? least : way_of(0);
}

static Exact rise_of(const Ray *ray, const Plane *plane)
{
    const Plane through_origin = {plane->normal, 0};
    return height_of(&through_origin, &ray->dir);
}

Common X(meet_ray_plane)(const Ray *ray, const Plane *plane)
{
    const Vec3 d = ray->dir;
    Common common = {0};
    if (!X(overlap_ray_plane)(ray, plane))
        return common;
    const Exact start = height_of(plane, &ray->origin), rise = rise_of(ray, plane);
    if (rise.mantissa != 0) {
        const Way way = {-start.mantissa / rise.mantissa, start.exponent - rise.exponent};
        add(&common, point_at(ray, way));
        return common;
    }
    add(&common, point_at(ray, way_to(ray, ray->t_min)));
    if (ray->t_min < ray->t_max && (d.x != 0 || d.y != 0 || d.z != 0))
        add(&common, point_at(ray, way_to(ray, ray->t_max)));
    return common;
}
