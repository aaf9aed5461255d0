/* isect_apex_capacity, isect_apex_build, isect_apex_farthest, isect_apex_extent, isect_apex_bound,
 * isect_apex_classify - the extent of points along any direction, from a cube map of directions.
 *
 * The component of a direction d with the largest absolute value (the size) selects the face of a
 * cube that d pierces. The others divided by it, s and t in [-1, 1], are the place on the face.
 * Each face has cells x cells cells.
 *
 * The extent h(d), the largest dot(d, p - center), is convex, and h(k d) = k h(d) for k >= 0. Let
 * c[i] be the corners of the cell, and w[i] the bilinear weights of s and t. Then d / size is the
 * sum of w[i] c[i], and h(d) <= size * sum of w[i] h(c[i]).
 *
 * The corners are multiples of 2 / cells, a power of two, and are exact. Error bounds, with e the
 * epsilon of double and R the sum of the largest absolute values of the coordinates relative to the
 * center; |h(c)| <= R, as no component of c exceeds 1:
 *
 *     h(c): difference, product, two sums           5/2 e R; it is stored 8 e R greater, rounded up
 *     s, t, and 1 + s, 1 + t                        each within 3/2 e, which changes h by 3 e R
 *     weights and the sum of four                   6 e R
 *     together                                      below 16 e R */
#include "bound/rounded_sum.h"
#include "core/environment.h"
#include "core/vec3.h"
#include "geometry/finite.h"
#include HEADER(hull)

enum { CUBE_FACES = 6, MOST_CELLS = 256 };
#define ROUNDING (16 * DBL_EPSILON)

static bool can_be(uint32_t cells)
{
    return cells > 0 && cells <= MOST_CELLS && (cells & (cells - 1)) == 0;
}
static size_t corners_of(uint32_t cells)
{
    return (size_t)CUBE_FACES * (cells + 1) * (cells + 1);
}
size_t X(apex_capacity)(uint32_t cells)
{
    return can_be(cells) ? corners_of(cells) * sizeof(real) +
                               (size_t)CUBE_FACES * cells * cells * sizeof(uint32_t)
                         : 0;
}

/* ---- building ---- */

static double above_center(const X(apex) * apex, uint32_t point, const double c[3])
{
    const X(vec3) p = apex->points[point], m = apex->center;
    return c[0] * ((double)p.x - (double)m.x) + c[1] * ((double)p.y - (double)m.y) +
           c[2] * ((double)p.z - (double)m.z);
}
/* The first of the points with the greatest height along c. */
static uint32_t farthest_along(const X(apex) * apex, const double c[3], double *height)
{
    uint32_t best = 0;
    *height = above_center(apex, 0, c);
    for (uint32_t i = 1; i < apex->count; i++) {
        const double h = above_center(apex, i, c);
        if (h > *height)
            *height = h, best = i;
    }
    return best;
}
/* The direction at s, t of a face, in units of half a cell. */
static void direction_at(const X(apex) * apex, int face, uint32_t s, uint32_t t, double c[3])
{
    const int axis = face / 2;
    c[axis] = face % 2 ? -1 : 1;
    c[(axis + 1) % 3] = (double)s / (double)apex->cells - 1;
    c[(axis + 2) % 3] = (double)t / (double)apex->cells - 1;
}
/* x, rounded up. */
static real rounded_above(double x)
{
    return sum_upper((Sum){x, 0, 0, true});
}
static void set_box(X(apex) * apex)
{
    Vec3 least = apex->points[0], most = least;
    for (uint32_t i = 1; i < apex->count; i++)
        least = min_of(least, apex->points[i]), most = max_of(most, apex->points[i]);
    const Vec3 m = {least.x / 2 + most.x / 2, least.y / 2 + most.y / 2, least.z / 2 + most.z / 2};
    double reach = 0;
    apex->center = m;
    for (int k = 0; k < 3; k++) {
        const double middle = (double)((const real *)&m)[k];
        reach += fmax((double)((const real *)&most)[k] - middle,
                      middle - (double)((const real *)&least)[k]);
    }
    apex->reach = rounded_above(reach + 4 * DBL_EPSILON * reach);
}
static void fill(const X(apex) * apex, real *heights, uint32_t *farthest)
{
    const uint32_t cells = apex->cells;
    const double more = 8 * DBL_EPSILON * (double)apex->reach + DBL_MIN;
    double c[3], height;
    for (int face = 0; face < CUBE_FACES; face++) {
        for (uint32_t s = 0; s <= cells; s++)
            for (uint32_t t = 0; t <= cells; t++) {
                direction_at(apex, face, 2 * s, 2 * t, c);
                (void)farthest_along(apex, c, &height);
                *heights++ = rounded_above(height + more);
            }
        for (uint32_t s = 0; s < cells; s++)
            for (uint32_t t = 0; t < cells; t++) {
                direction_at(apex, face, 2 * s + 1, 2 * t + 1, c);
                *farthest++ = farthest_along(apex, c, &height);
            }
    }
}
isect_status X(apex_build)(const X(vec3) * points, uint32_t count, uint32_t cells, void *memory,
                           size_t bytes, X(apex) * apex)
{
    if (!apex || !can_be(cells) || !memory || (!points && count > 0))
        return ISECT_BAD_ARGUMENT;
    if (count == 0)
        return ISECT_EMPTY;
    if (bytes < X(apex_capacity)(cells))
        return ISECT_TOO_SMALL;
    if (!all_finite3(points, count))
        return ISECT_NOT_FINITE;
    const Environment environment = environment_enter();
    real *heights = memory;
    uint32_t *farthest = (uint32_t *)(void *)(heights + corners_of(cells));
    X(apex) made = {.points = points, .count = count, .cells = cells};
    set_box(&made);
    fill(&made, heights, farthest);
    made.heights = heights, made.farthest = farthest;
    environment_leave(environment);
    *apex = made;
    return ISECT_OK;
}

/* ---- queries ---- */

/* The place where a direction pierces the cube. */
typedef struct Place {
    size_t face, s, t;      /* the cell */
    double size, across[2]; /* size: of the direction; across: in the cell, in [0, 1] */
} Place;

static size_t cell_of(double along, uint32_t cells, double *across)
{
    const double u = (along + 1) * ((double)cells / 2);
    const uint32_t cell = u < (double)cells ? (uint32_t)u : cells - 1;
    *across = u - (double)cell;
    return cell;
}
static Place place_of(const X(apex) * apex, const double d[3])
{
    const double x = fabs(d[0]), y = fabs(d[1]), z = fabs(d[2]);
    const size_t axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
    const double size = fabs(d[axis]);
    Place at = {.face = 2 * axis + (d[axis] < 0), .size = size};
    const double s = size > 0 ? d[(axis + 1) % 3] / size : 0;
    const double t = size > 0 ? d[(axis + 2) % 3] / size : 0;
    at.s = cell_of(s, apex->cells, &at.across[0]), at.t = cell_of(t, apex->cells, &at.across[1]);
    return at;
}
/* An upper bound of dot(d, p - center). */
static double extent_of(const X(apex) * apex, const double d[3])
{
    const Place at = place_of(apex, d);
    const size_t side = apex->cells + 1;
    const real *row = apex->heights + (at.face * side + at.s) * side + at.t, *next = row + side;
    const double s = at.across[0], t = at.across[1];
    const double low = (1 - t) * (double)row[0] + t * (double)row[1];
    const double high = (1 - t) * (double)next[0] + t * (double)next[1];
    return at.size * ((1 - s) * low + s * high + ROUNDING * (double)apex->reach);
}
/* An upper bound of dot(d, p). */
static Sum reach_of(const X(apex) * apex, const double d[3])
{
    const double about = extent_of(apex, d);
    Sum sum = sum_of(about + 4 * DBL_EPSILON * fabs(about) + DBL_MIN);
    for (int k = 0; k < 3; k++)
        sum_add_product(&sum, d[k], (double)((const real *)&apex->center)[k]);
    return sum;
}

uint32_t X(apex_farthest)(const X(apex) * apex, const X(vec3) * direction)
{
    if (!finite3(*direction))
        return 0;
    const double d[3] = {(double)direction->x, (double)direction->y, (double)direction->z};
    const Place at = place_of(apex, d);
    return apex->farthest[(at.face * apex->cells + at.s) * apex->cells + at.t];
}
real X(apex_extent)(const X(apex) * apex, const X(vec3) * direction)
{
    if (!finite3(*direction))
        return REAL_INF;
    const double d[3] = {(double)direction->x, (double)direction->y, (double)direction->z};
    return sum_upper(reach_of(apex, d));
}

isect_status X(apex_bound)(const X(apex) * apex, const X(vec3) * axes, const X(vec3) * origin,
                           X(aabb) * aabb)
{
    if (!aabb || !apex || !axes || !origin)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite3(axes, 3) || !finite3(*origin))
        return ISECT_NOT_FINITE;
    const Environment environment = environment_enter();
    real bound[2][3];
    for (int k = 0; k < 3; k++)
        for (int side = 0; side < 2; side++) {
            const double sign = side ? 1 : -1;
            double d[3];
            for (int i = 0; i < 3; i++)
                d[i] = sign * (double)((const real *)&axes[i])[k];
            Sum sum = reach_of(apex, d);
            sum_add(&sum, sign * (double)((const real *)origin)[k]);
            bound[side][k] = sum_upper(sum);
        }
    *aabb = (X(aabb)){{0 - bound[0][0], 0 - bound[0][1], 0 - bound[0][2]},
                      {bound[1][0], bound[1][1], bound[1][2]}};
    environment_leave(environment);
    return ISECT_OK;
}

/* Are all points below the plane, whose numbers are multiplied by `sign`? */
static bool all_below(const X(apex) * apex, const X(plane) * plane, double sign)
{
    const Vec3 n = plane->normal;
    const double d[3] = {sign * (double)n.x, sign * (double)n.y, sign * (double)n.z};
    Sum sum = reach_of(apex, d);
    sum_add(&sum, sign * (double)plane->d);
    return sum_upper(sum) < 0;
}
isect_side X(apex_classify)(const X(plane) * plane, const X(apex) * apex)
{
    if (!finite3(plane->normal) || !(real_abs(plane->d) <= REAL_MAX))
        return ISECT_STRADDLES;
    return all_below(apex, plane, 1)    ? ISECT_INSIDE
           : all_below(apex, plane, -1) ? ISECT_OUTSIDE
                                        : ISECT_STRADDLES;
}
