/* engine/contact_plane.c - the contact of a half-space and a shape: between the point of the shape
 * that is lowest along the normal and the foot of its perpendicular on the plane.
 *
 * A bounded solid without a formula is on the side that its lowest and highest points are on. With
 * h half an epsilon of double and S the sum of the absolute products of n . x + d of both points,
 * the error of a height is
 *
 *     a point: see engine/cores.c                            20h S
 *     n: a quotient, a length, a quotient                   6h S
 *     1 product, 3 sums                                     4h S
 *     together                                              30h S
 *
 * The states without "tangent" are certain at a slack of 32h S = 16 epsilon S. */
#include "engine/contact_plane.h"

#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
#include "geometry/finite.h"
#include HEADER(classify)

/* A plane with a unit normal. */
typedef struct UnitPlane {
    double n[3], d, given[3], length; /* given: times 2^-exponent / length it is n */
    int exponent;
} UnitPlane;

/* False if the normal is zero. */
static bool unit_plane(const X(plane) * plane, UnitPlane *unit)
{
    double most = 0, square = 0;
    for (int k = 0; k < 3; k++) {
        unit->given[k] = (double)(&plane->normal.x)[k];
        most = fmax(most, fabs(unit->given[k]));
    }
    if (!(most > 0))
        return false;
    frexp(most, &unit->exponent);
    for (int k = 0; k < 3; k++) {
        unit->n[k] = times_power(unit->given[k], -unit->exponent);
        square += unit->n[k] * unit->n[k];
    }
    unit->length = sqrt(square);
    for (int k = 0; k < 3; k++)
        unit->n[k] /= unit->length;
    unit->d = times_power((double)plane->d, -unit->exponent) / unit->length;
    return true;
}
/* The product n[k] x. A coordinate of the normal may underflow in n, relative to the largest one.
 * It still counts if x is large. */
static double along_axis(const UnitPlane *unit, int k, double x)
{
    return fabs(unit->n[k]) >= DBL_MIN
               ? unit->n[k] * x
               : times_power(unit->given[k] * x, -unit->exponent) / unit->length;
}
/* The point of a box that is farthest against n: its bounds may be infinite. */
static void lowest_of_box(const X(aabb) * box, const double n[3], double p[3])
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    for (int k = 0; k < 3; k++) {
        const double least = fmax((double)lower[k], -(double)REAL_MAX),
                     most = fmin((double)upper[k], (double)REAL_MAX);
        p[k] = n[k] > 0 ? least : n[k] < 0 ? most : fmin(fmax(0, least), most);
    }
}
/* The point farthest against n. If it is lower than `end`, the shape is a k-DOP or frustum that is
 * unbounded in that direction. */
static bool lowest_point(X(any) shape, const double n[3], double p[3], double *end)
{
    const double down[3] = {-n[0], -n[1], -n[2]};
    Body body, same;
    uint32_t feature = CONVEX_NO_FEATURE;
    const BodySource source = source_of(shape);
    if (!isect_bodies(&body, &source, &same, &source))
        return false;
    *end = source.shape == BODY_aabb ? -(double)INFINITY : -body.far / 2;
    if (source.shape == BODY_aabb) {
        lowest_of_box(shape.at, n, p);
        return true;
    }
    body.convex.support(&body, down, p, &feature);
    for (int k = 0; k < 3; k++)
        p[k] += body.convex.radius * down[k];
    isect_body_point(&body.frame, p, p);
    return true;
}

/* The height of a point over the plane. *size grows by the absolute values of its terms. */
static double height_over(const UnitPlane *unit, const double p[3], double *size)
{
    double height = unit->d;
    *size += fabs(unit->d);
    for (int k = 0; k < 3; k++) {
        const double part = along_axis(unit, k, p[k]);
        height += part, *size += fabs(part);
    }
    return height;
}
static isect_side side_by_support(const X(plane) * plane, X(any) shape)
{
    UnitPlane unit = {.n = {0, 0, 0}, .d = (double)plane->d, .length = 1};
    double lowest[3], highest[3], end, size = 0;
    if (!all_finite((const real *)plane, 4))
        return ISECT_OUTSIDE;
    (void)unit_plane(plane, &unit);
    const double up[3] = {-unit.n[0], -unit.n[1], -unit.n[2]};
    if (!lowest_point(shape, unit.n, lowest, &end) || !lowest_point(shape, up, highest, &end))
        return ISECT_OUTSIDE;
    const double low = height_over(&unit, lowest, &size), high = height_over(&unit, highest, &size);
    const double slack = 16 * DBL_EPSILON * (size < DBL_MAX ? size : DBL_MAX);
    if (low > slack)
        return ISECT_OUTSIDE;
    if (high <= slack)
        return high < -slack ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    return low >= -slack ? ISECT_TANGENT_OUTSIDE : ISECT_STRADDLES;
}
bool X(has_side_of_plane)(isect_shape shape)
{
    return formula_of(ISECT_QUESTION_CLASSIFY, ISECT_SHAPE_PLANE, shape) ||
           (is_any(shape, SOLID) && is_any(shape, SWEEPS));
}
isect_side X(side_of_plane)(const X(plane) * plane, X(any) shape)
{
    const X(Formula) *formula = formula_of(ISECT_QUESTION_CLASSIFY, ISECT_SHAPE_PLANE, shape.shape);
    return formula ? formula->one.classify(plane, shape.at) : side_by_support(plane, shape);
}

bool X(contact_plane_answers)(isect_shape shape)
{
    return (X(has_side_of_plane)(shape) || shape == ISECT_SHAPE_SEGMENT) &&
           body_of(shape) != BODY_SHAPES;
}
/* A half-space is met by what is not outside; by a segment that has an end in it. */
static bool meets_half_space(const X(plane) * plane, X(any) shape)
{
    const X(segment) *segment = shape.at;
    if (shape.shape == ISECT_SHAPE_SEGMENT)
        return X(classify_plane_point)(plane, &segment->a) != ISECT_OUTSIDE ||
               X(classify_plane_point)(plane, &segment->b) != ISECT_OUTSIDE;
    return X(side_of_plane)(plane, shape) != ISECT_OUTSIDE;
}
X(contact) X(contact_plane)(const X(plane) * plane, X(any) shape, bool from_shape)
{
    if (!X(contact_plane_answers)(shape.shape))
        return X(contact_miss)();
    UnitPlane unit = {.n = {1, 0, 0}, .length = 1};
    double *n = unit.n, lowest[3], foot[3], height = 0, end;
    const bool meet = meets_half_space(plane, shape), normal = unit_plane(plane, &unit);
    if (!all_finite((const real *)plane, 4) || !(normal || meet) ||
        !lowest_point(shape, n, lowest, &end))
        return X(contact_miss)();
    /* An eighth of all, so that the sum stays in range. */
    for (int k = 0; k < 3; k++)
        height += along_axis(&unit, k, lowest[k] / 8);
    const bool bounded = normal && !(meet && height < end / 8);
    height = fmin(fmax(height + unit.d / 8, -DBL_MAX / 8), DBL_MAX / 8) * 8;
    for (int k = 0; k < 3; k++)
        foot[k] = lowest[k] - (bounded ? height * n[k] : 0);
    const double sign = from_shape ? -1 : 1;
    for (int k = 0; k < 3; k++)
        n[k] *= sign;
    const X(vec3) on_plane = vec3_near(foot), of_shape = vec3_near(lowest);
    return (X(contact)){bounded ? gap_of(meet, height) : -REAL_MAX, rounded_vec3(n),
                        from_shape ? of_shape : on_plane, from_shape ? on_plane : of_shape};
}
