/* isect_weights_polygon2, isect_weights_polygon - mean value coordinates of a point in a polygon.
 *
 * Relative to the point, let s and s' be a vertex and the next one, r and r' their lengths, A their
 * cross product, D their dot product. The tangent of half the angle between them is
 *
 *     t = (r r' - D) / A = A / (r r' + D)
 *
 * of which the first cancels no digits where D < 0, the second where D >= 0. The weight of a vertex
 * is the sum of the two t beside it, over r. With the unit vectors e = s / r, t (e + e') is e' - e
 * rotated by a right angle. So all of these sum to 0, and the weighted mean of the vertices is the
 * point (Floater 2003; for concave polygons: Hormann and Floater 2006).
 *
 * On an edge A is 0, D < 0 and t is infinite: then the weights of the ends are r' and r. That is
 * decided exactly.
 *
 * A relative error d of t changes that sum by 2 d sin(angle / 2). Near an edge d is large, because
 * A is small compared with r r'; but so is t, by which the sum is divided: some epsilon of r remain
 * for each vertex. For a point inside a convex polygon one angle is at least a full turn over n:
 *
 *     the sum of weights        at least 2 tan(pi / n) over the largest r
 *     the error of the point    n epsilon / tan(pi / n), less than n^2 / 3 epsilon, for each of the
 *                               few roundings of t
 *
 * A polygon in space is projected along the axis along which its normal is largest. The projection
 * of a flat polygon has an inverse, which is linear. Therefore the same weights have the point of
 * its plane as their mean. The left out coordinate of an error is at most the sum of the others. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include "geometry/projection.h"
#include HEADER(exact)
#include HEADER(polygon)

/* The vertices of a polygon in the plane, or of one in space that is projected along an axis. */
typedef struct Weighed {
    const X(vec2) * flat; /* or NULL */
    const X(vec3) * points;
    size_t count;
    int axis;
} Weighed;
static X(vec2) weighed_corner(const Weighed *loop, size_t i)
{
    return loop->flat ? loop->flat[i] : projected(&loop->points[i], loop->axis);
}

typedef struct Offset {
    double x, y, r; /* to a vertex, and its length */
} Offset;

static Offset offset_to(X(vec2) corner, const X(vec2) * point, double scale)
{
    const double x = (double)corner.x * scale - (double)point->x * scale;
    const double y = (double)corner.y * scale - (double)point->y * scale;
    return (Offset){x, y, sqrt(x * x + y * y)};
}

static double half_tangent(Offset a, Offset b)
{
    const double area = a.x * b.y - a.y * b.x, dot = a.x * b.x + a.y * b.y, both = a.r * b.r;
    /* an area that rounds to 0 is replaced: if it were 0, the point would be on the edge */
    if (dot < 0)
        return (both - dot) / (area != 0 ? area : both * 0x1p-60);
    return area != 0 ? area / (both + dot) : 0;
}

/* True if the point is on the edge, and not an end of it. */
static bool on_edge(const X(vec2) * a, const X(vec2) * b, const X(vec2) * p)
{
    const bool between_x = (a->x < p->x) != (b->x < p->x) || (a->x == p->x && b->x == p->x);
    const bool between_y = (a->y < p->y) != (b->y < p->y) || (a->y == p->y && b->y == p->y);
    return between_x && between_y && X(orient2d)(a, b, p) == 0;
}

/* The weights of a point on the border; false if it is not on the border. */
static bool on_border(const Weighed *loop, const X(vec2) * p, double scale, real *weights)
{
    const size_t count = loop->count;
    size_t a = count, b = count;
    for (size_t i = 0; i < count && a == count; i++) {
        const X(vec2) corner = weighed_corner(loop, i);
        if (corner.x == p->x && corner.y == p->y)
            a = b = i;
    }
    for (size_t i = 0; i < count && a == count; i++) {
        const size_t next = i + 1 < count ? i + 1 : 0;
        const X(vec2) from = weighed_corner(loop, i), to = weighed_corner(loop, next);
        if (on_edge(&from, &to, p))
            a = i, b = next;
    }
    if (a == count)
        return false;
    const double to_a = offset_to(weighed_corner(loop, a), p, scale).r,
                 to_b = offset_to(weighed_corner(loop, b), p, scale).r;
    for (size_t i = 0; i < count; i++)
        weights[i] = 0;
    weights[b] = a == b ? 1 : (real)(to_a / (to_a + to_b));
    if (a != b)
        weights[a] = (real)(to_b / (to_a + to_b));
    return true;
}

typedef struct Whole {
    double sum, sizes; /* of the weights; of their absolute values */
} Whole;

/* The sums of the weights. Each weight divided by the sum of `by` is written to `weights`, if that
 * is not NULL. */
static Whole weigh(const Weighed *loop, const X(vec2) * p, double scale, Whole by, real *weights)
{
    Whole whole = {0, 0};
    const size_t count = loop->count;
    const Offset first = offset_to(weighed_corner(loop, 0), p, scale);
    Offset corner = first;
    double before = half_tangent(offset_to(weighed_corner(loop, count - 1), p, scale), first);
    for (size_t i = 0; i < count; i++) {
        const Offset next =
            i + 1 < count ? offset_to(weighed_corner(loop, i + 1), p, scale) : first;
        const double behind = half_tangent(corner, next), weight = (before + behind) / corner.r;
        whole.sum += weight, whole.sizes += fabs(weight);
        if (weights)
            weights[i] = (real)(weight / by.sum);
        corner = next, before = behind;
    }
    return whole;
}

static isect_status weights_in(const Weighed *loop, const X(vec2) * p, double scale, real *weights)
{
    if (on_border(loop, p, scale, weights))
        return ISECT_OK;
    const Whole whole = weigh(loop, p, scale, (Whole){1, 1}, NULL);
    const double rounding = (double)loop->count * DBL_EPSILON * whole.sizes;
    if (!(fabs(whole.sum) > rounding && whole.sizes <= DBL_MAX))
        return ISECT_DEGENERATE;
    weigh(loop, p, scale, whole, weights);
    return ISECT_OK;
}

isect_status X(weights_polygon2)(const X(polygon2) * polygon2, const X(vec2) * point2,
                                 real *weights)
{
    if (!polygon2 || !point2 || !weights || (polygon2->count > 0 && !polygon2->points))
        return ISECT_BAD_ARGUMENT;
    const size_t count = polygon2->count;
    const real *numbers = (const real *)polygon2->points, *place = (const real *)point2;
    if (count == 0)
        return ISECT_EMPTY;
    if (!all_finite(numbers, 2 * count) || !all_finite(place, 2))
        return ISECT_NOT_FINITE;
    const double scale = scale_of(greater(largest(numbers, 2 * count), largest(place, 2)));
    const Weighed loop = {.flat = polygon2->points, .count = count};
    return weights_in(&loop, point2, scale, weights);
}

isect_status X(weights_polygon)(const X(polygon) * polygon, const X(vec3) * point, real *weights)
{
    if (!polygon || !point || !weights || (polygon->count > 0 && !polygon->points))
        return ISECT_BAD_ARGUMENT;
    const size_t count = polygon->count;
    const real *numbers = (const real *)polygon->points, *place = (const real *)point;
    if (count == 0)
        return ISECT_EMPTY;
    if (!all_finite(numbers, 3 * count) || !all_finite(place, 3))
        return ISECT_NOT_FINITE;
    double normal[3];
    newell_normal(polygon->points, count, scale_of(largest(numbers, 3 * count)), normal);
    const double scale = scale_of(greater(largest(numbers, 3 * count), largest(place, 3)));
    const Weighed loop = {.points = polygon->points, .count = count, .axis = largest_axis(normal)};
    const X(vec2) p = projected(point, loop.axis);
    return weights_in(&loop, &p, scale, weights);
}
