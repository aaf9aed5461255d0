/* bound/sphere_shapes.c - the least ball of each shape, and of a ball that is moved.
 *
 * The center is made first, and rounded to a point. From there on all is lengths: the farthest
 * point of a shape is at the length of a vector, or at a sum of such. Nothing cancels in them but
 * what is in a vector, and what is lost there is small beside its length. So a reach is wrong by no
 * more than a few halves of an epsilon of itself, which it is grown by, and by what underflows,
 * which costs less than a few of the least numbers.
 *
 * Halves of an epsilon: a number of a vector 1, being one difference; the length of a vector with
 * numbers over the greatest of them 1, squares 5, sums 7, root and product 5 1/2. */
#include "bound/ball.h"
#include "bound/box.h"
#include "core/numbers.h"

static Spot exactly(Vec3 p)
{
    return (Spot){(double)p.x, (double)p.y, (double)p.z};
}
static double greatest(Spot v)
{
    return fmax(fmax(fabs(v.x), fabs(v.y)), fabs(v.z));
}
static double length(Spot v)
{
    const double most = greatest(v);
    if (!(most > 0 && most <= DBL_MAX))
        return most;
    const Spot a = {v.x / most, v.y / most, v.z / most};
    return most * sqrt(spot_dot(a, a));
}

/* The ball of a shape that reaches so far. */
static isect_status ball_of(Sphere *sphere, Vec3 center, double reach)
{
    const double least = DBL_MIN * DBL_EPSILON;
    const Frame plain = {center, {1, 1}, 1};
    return ball_around(sphere, &plain, center,
                       reach == 0 ? 0 : reach * (1 + 32 * DBL_EPSILON) + 8 * least);
}

isect_status X(bound_sphere_aabb)(Sphere *sphere, const Aabb *aabb)
{
    if (!sphere || !aabb)
        return ISECT_BAD_ARGUMENT;
    if (has_nan(aabb))
        return ISECT_NOT_FINITE;
    if (!not_empty(aabb))
        return ISECT_EMPTY;
    if (!all_finite((const real *)aabb, 6))
        return ISECT_NOT_FINITE;
    Environment environment = environment_enter();
    const Vec3 center = {middle_of(aabb->lower.x, aabb->upper.x),
                         middle_of(aabb->lower.y, aabb->upper.y),
                         middle_of(aabb->lower.z, aabb->upper.z)};
    const Spot c = exactly(center), up = spot_minus(exactly(aabb->upper), c),
               down = spot_minus(c, exactly(aabb->lower));
    const Spot half = {fmax(up.x, down.x), fmax(up.y, down.y), fmax(up.z, down.z)};
    const isect_status status = ball_of(sphere, center, length(half));
    environment_leave(environment);
    return status;
}
