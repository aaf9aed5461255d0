/* isect_weights_polygon2 - mean value coordinates of a point in a polygon.
 *
 * From the point, let s and s' be the offsets to a corner and the next one, r and r' their lengths,
 * A their cross product, D their dot product. The angle between them has half the tangent
 *
 *     t = (r r' - D) / A = A / (r r' + D)
 *
 * of which the first cancels nothing where D < 0, the second where it is not. A corner weighs the
 * sum of the two t beside it, over r. With the unit vectors e = s / r, t (e + e') is e' - e turned
 * by a right angle, so all of these sum to 0, and the mean of the corners is the point (Floater
 * 2003; that it holds of concave polygons, too: Hormann and Floater 2006).
 *
 * On an edge A is 0, D < 0 and t has no end: then the ends weigh r' and r. That is decided exactly.
 *
 * A t that is off by a part d moves that sum by 2 d sin(angle / 2). Near an edge d is large, as A
 * is small against r r'; but so is t, by which the sum is divided: what is left are some epsilon of
 * r for each corner. Of a point inside of a convex polygon one angle is at least a whole turn over
 * n, so the sum of weights is at least 2 tan(pi / n) over the greatest r: in all n epsilon over
 * tan(pi / n), which is less than n^2 / 3 of them, for each of the few roundings of t. */
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(exact)
#include HEADER(weights)

typedef struct Offset {
    double x, y, r; /* to a corner, and how far */
} Offset;

static Offset offset_to(const X(vec2) * corner, const X(vec2) * point, double scale)
{
    const double x = (double)corner->x * scale - (double)point->x * scale;
    const double y = (double)corner->y * scale - (double)point->y * scale;
    return (Offset){x, y, sqrt(x * x + y * y)};
}

static double half_tangent(Offset a, Offset b)
{
    const double area = a.x * b.y - a.y * b.x, dot = a.x * b.x + a.y * b.y, both = a.r * b.r;
    if (dot < 0) /* an area that is lost in rounding is not 0, or the point were on the edge */
        return (both - dot) / (area != 0 ? area : both * 0x1p-60);
    return area != 0 ? area / (both + dot) : 0;
}

/* Is the point on the edge, and no end of it? */
static bool on_edge(const X(vec2) * a, const X(vec2) * b, const X(vec2) * p)
{
    const bool between_x = (a->x < p->x) != (b->x < p->x) || (a->x == p->x && b->x == p->x);
    const bool between_y = (a->y < p->y) != (b->y < p->y) || (a->y == p->y && b->y == p->y);
    return between_x && between_y && X(orient2d)(a, b, p) == 0;
}

/* A point on the border, which is written at once. */
static bool on_border(const X(polygon2) * polygon, const X(vec2) * p, double scale, real *weights)
{
    const X(vec2) *points = polygon->points;
    const size_t count = polygon->count;
    size_t a = count, b = count;
    for (size_t i = 0; i < count && a == count; i++)
        if (points[i].x == p->x && points[i].y == p->y)
            a = b = i;
    for (size_t i = 0; i < count && a == count; i++) {
        const size_t next = i + 1 < count ? i + 1 : 0;
        if (on_edge(&points[i], &points[next], p))
            a = i, b = next;
    }
    if (a == count)
        return false;
    const double to_a = offset_to(&points[a], p, scale).r, to_b = offset_to(&points[b], p, scale).r;
    for (size_t i = 0; i < count; i++)
        weights[i] = 0;
    weights[b] = a == b ? 1 : (real)(to_a / (to_a + to_b));
    if (a != b)
        weights[a] = (real)(to_b / (to_a + to_b));
    return true;
}

typedef struct Whole {
    double sum, sizes; /* of the weights; of them without their signs */
} Whole;

/* Each weight is written divided by the sum, if there is where to. */
static Whole weigh(const X(polygon2) * polygon, const X(vec2) * p, double scale, Whole by,
                   real *weights)
{
    Whole whole = {0, 0};
    const size_t count = polygon->count;
    const Offset first = offset_to(&polygon->points[0], p, scale);
    Offset corner = first;
    double before = half_tangent(offset_to(&polygon->points[count - 1], p, scale), first);
    for (size_t i = 0; i < count; i++) {
        const Offset next = i + 1 < count ? offset_to(&polygon->points[i + 1], p, scale) : first;
        const double behind = half_tangent(corner, next), weight = (before + behind) / corner.r;
        whole.sum += weight, whole.sizes += fabs(weight);
        if (weights)
            weights[i] = (real)(weight / by.sum);
        corner = next, before = behind;
    }
    return whole;
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
    if (on_border(polygon2, point2, scale, weights))
        return ISECT_OK;
    const Whole whole = weigh(polygon2, point2, scale, (Whole){1, 1}, NULL);
    const double rounding = (double)count * DBL_EPSILON * whole.sizes;
    if (!(fabs(whole.sum) > rounding && whole.sizes <= DBL_MAX))
        return ISECT_DEGENERATE;
    weigh(polygon2, point2, scale, whole, weights);
    return ISECT_OK;
}
