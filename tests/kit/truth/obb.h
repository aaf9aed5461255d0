/* kit/truth/obb.h - the set that the given axes span, without supposing that they are
 * perpendicular. */
#ifndef ISECT_TEST_TRUTH_OBB_H
#define ISECT_TEST_TRUTH_OBB_H

#include "kit/truth/ellipsoid.h"

/* A point is in the box if it is in every slab: its rows are judged by that. */
static inline Long depth_obb(const void *shape, const Long x[3])
{
    const Obb *box = shape;
    Long y[3], depth = -INFINITY;
    frame_coordinates(box->center, box->axis, x, y);
    for (int k = 0; k < 3; k++)
        depth = fmaxl(depth, fabsl(y[k]) - box->half[k]);
    return depth;
}
static inline Long size_obb(const void *shape, Vec3 from)
{
    const Obb *box = shape;
    return distance_long(from, box->center) + box->half[0] + box->half[1] + box->half[2];
}
static inline Long extent_obb(const void *shape, const Long dir[3], Long center[3])
{
    const Obb *box = shape;
    Long extent = 0;
    set_long(center, box->center);
    for (int k = 0; k < 3; k++)
        extent +=
            fabsl(dir[0] * box->axis[k].x + dir[1] * box->axis[k].y + dir[2] * box->axis[k].z) *
            box->half[k];
    return extent;
}
/* Points of edges, corners, and some inside; lines beside an edge, rather parallel to it. */
static inline bool draw_obb(int i, void *shape, BorderPoint *on)
{
    Obb box = any_obb();
    if (i % 7 == 0)
        box.half[i % 3] = 0;
    const int edge = any_int(0, 3), other = (edge + 1) % 3;
    const real far = about_one(i);
    on->at = box.center;
    for (int k = 0; k < 3; k++)
        on->at = mad(on->at,
                     far * box.half[k] *
                         (k == edge       ? any_real(-1, 1)
                          : any_int(0, 1) ? 1
                                          : -1),
                     box.axis[k]);
    on->along = box.axis[edge % 3];
    const real turn = any_real(0, 1);
    on->out = mad(times(1 - turn, box.axis[other]), turn, box.axis[(other + 1) % 3]);
    if (dot(on->out, sub(on->at, box.center)) < 0)
        on->out = times(-1, on->out);
    memcpy(shape, &box, sizeof box);
    return dot(on->out, on->out) > 0;
}

/* Shares of the axes that are free, so that the rest of an offset is perpendicular to each. */
static inline bool solve_gram(Long gram[3][4], const bool *is_free)
{
    for (int k = 0; k < 3; k++) {
        if (!is_free[k])
            continue;
        if (!(gram[k][k] > 0))
            return false;
        for (int i = 0; i < 3; i++) {
            if (i == k || !is_free[i])
                continue;
            const Long factor = gram[i][k] / gram[k][k];
            for (int j = 0; j < 4; j++)
                gram[i][j] -= factor * gram[k][j];
        }
    }
    return true;
}
/* The offset from one of 27 features: along each axis at one end, at the other, or free. */
static inline bool offset_from_feature(const Obb *box, Long axis[3][3], const int at[3],
                                       Long rest[3])
{
    const bool is_free[3] = {at[0] == 2, at[1] == 2, at[2] == 2};
    Long gram[3][4];
    for (int k = 0; k < 3; k++)
        for (int c = 0; c < 3 && !is_free[k]; c++)
            rest[c] -= (at[k] ? 1 : -1) * (Long)box->half[k] * axis[k][c];
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++)
            gram[i][j] = dot_long(axis[i], axis[j]);
        gram[i][3] = dot_long(axis[i], rest);
    }
    if (!solve_gram(gram, is_free))
        return false;
    for (int k = 0; k < 3; k++) {
        if (!is_free[k])
            continue;
        const Long s = gram[k][3] / gram[k][k];
        if (fabsl(s) > (Long)box->half[k])
            return false;
        for (int c = 0; c < 3; c++)
            rest[c] -= s * axis[k][c];
    }
    return true;
}
/* The distances of a point from the features, infinite where the foot is beside one. The least is
 * that of the box. */
static inline Long distances_of_features(const Obb *box, const Long x[3], Long distance[27])
{
    Long w[3], axis[3][3], best = HUGE_VALL;
    offset_long(w, x, box->center);
    for (int k = 0; k < 3; k++)
        set_long(axis[k], box->axis[k]);
    for (int which = 0; which < 27; which++) {
        const int at[3] = {which % 3, which / 3 % 3, which / 9};
        Long rest[3] = {w[0], w[1], w[2]};
        const bool beside = !offset_from_feature(box, axis, at, rest);
        distance[which] = beside ? HUGE_VALL : norm_long(rest);
        best = fminl(best, distance[which]);
    }
    return best;
}

#endif
