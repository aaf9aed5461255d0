/* bound/first_pass.h - the first look at points that get an oriented box: their own box, their
 * moments, and which of them are extreme. */
#ifndef ISECT_BOUND_FIRST_PASS_H
#define ISECT_BOUND_FIRST_PASS_H

#include "bound/load.h"
#include "bound/obb_axes.h"
#include "isect/bound.h"
#include "isectd/bound.h"

/* Along how many extreme points are looked for; 0 if there is no such number. */
static inline int direction_count(const X(obb_options) * options)
{
    const unsigned wanted = options ? options->directions : 0;
    return wanted == 0 || wanted == DITO_14 ? DITO_14 : wanted == DITO_26 ? DITO_26 : 0;
}

/* Widths in which neither squares nor products of differences leave the range. */
static const double least_width = ISECT_DOUBLE ? 0x1p-200 : 0x1p-40,
                    most_width = ISECT_DOUBLE ? 0x1p+200 : 0x1p+50;

static inline Aabb box_of_statistics(const Statistics *statistics)
{
    const real *low = statistics->value[LEAST], *high = statistics->value[GREATEST];
    return (Aabb){{low[0] + 0, low[1] + 0, low[2] + 0}, {high[0] + 0, high[1] + 0, high[2] + 0}};
}
static inline double greatest_width(const Aabb *box)
{
    const double x = (double)box->upper.x - (double)box->lower.x;
    const double y = (double)box->upper.y - (double)box->lower.y;
    const double z = (double)box->upper.z - (double)box->lower.z;
    return x > y ? (x > z ? x : z) : y > z ? y : z;
}

/* The points as they are, from the first one; if that loses something, times a power of two. Points
 * with an index are finite, and their box is known. */
static inline isect_status first_pass(const PointSet *set, const Aabb *known,
                                      Statistics *statistics, Aabb *box, Transform *transform)
{
    real first[3];
    for (int k = 0; k < 3; k++)
        first[k] = coordinate_at(set, k, 0);
    *transform = (Transform){{first[0], first[1], first[2]}, {1, 1}, false, NULL};
    scan_statistics(set, transform, statistics);
    *box = box_of_statistics(statistics);
    const double width = statistics->finite ? greatest_width(box) : 0;
    if (statistics->finite && (width == 0 || (width >= least_width && width <= most_width)))
        return ISECT_OK;
    if (known)
        *box = *known;
    else if (!box_of_finite(set, box))
        return ISECT_NOT_FINITE;
    const Frame frame = frame_of(box);
    *transform = (Transform){.scale = frame.scale, .scaled = true};
    for (int k = 0; k < 3; k++)
        transform->origin[k] = first[k] * frame.scale.before;
    scan_statistics(set, transform, statistics);
    return ISECT_OK;
}

/* The extreme points, two for each direction. */
static inline int extreme_points(const PointSet *set, const Statistics *statistics,
                                 const ObbInput *input, Vec3d point[2 * DITO_26])
{
    for (int k = 0; k < statistics->directions; k++)
        for (int side = LEAST; side <= GREATEST; side++)
            point[2 * k + side] = point_in_frame(set, &input->frame, statistics->at[side][k]);
    return 2 * statistics->directions;
}

#endif
