/* bound/candidates.h - which of many points are far out? Only those that may be are looked at with
 * care.
 *
 * What a volume needs is found in double, with bounds on what is rounded, and that is slow. So all
 * points are looked at in lanes first, as numbers of their type (bound/distances.h), which tells
 * how far out each is but for a margin. For a search that is good enough: the farthest of each
 * block of points is. In the end, those that are nearer by more than the margin than what has been
 * found cannot matter, and are left out: no answer depends on it.
 *
 * The margin. Let e be the epsilon of the type, r the greatest coordinate of a point as it is seen,
 * 1 or, if the points' box is out of range, 4; S the sum of the sizes along a way, |way x| r + |way
 * y| r + |way z| r + |middle|. A coordinate as it is seen is wrong by e / 2 of itself, a number of
 * a way too, a product and three sums by 2 e of S, the middle by e / 2 of itself; with the half,
 * which is wrong by as much, and what is beyond it, by 5 e of S and the half. The sum of the
 * squares of the three has 2 e of itself, its root e, and so has the number that it is compared
 * with. What is computed in double is above the truth by less than 24 of its epsilon, of the same
 * sizes. 64 e of all these hold that with room to spare. */
#ifndef ISECT_BOUND_CANDIDATES_H
#define ISECT_BOUND_CANDIDATES_H

#include "bound/distances.h"
#include "bound/frame.h"

typedef struct CandidateScan {
    const PointSet *set;
    Region region;
    double margin;
    size_t first, next, end; /* of a block; the next to be looked at */
    real greatest;           /* of the block */
    real square[DISTANCE_ROOM];
} CandidateScan;

static inline Transform transform_of(const Frame *frame)
{
    const Vec3 from = frame->origin;
    const real before = frame->scale.before;
    return (Transform){.origin = {from.x * before, from.y * before, from.z * before},
                       .scale = frame->scale,
                       .scaled = true};
}
/* A box of halves along three ways about a center, all in the frame. */
static inline void start_scan(CandidateScan *scan, const PointSet *set, const Frame *frame,
                              const Vec3d axis[3], Vec3d center, const double half[3])
{
    const double max_coordinate = frame->scale.before < 1 ? 4 : 1;
    scan->set = set, scan->first = scan->next = scan->end = 0, scan->margin = 0;
    scan->region.transform = transform_of(frame);
    for (int k = 0; k < 3; k++) {
        const double position = dot3d(axis[k], center);
        const double sizes = fabs(axis[k].x) + fabs(axis[k].y) + fabs(axis[k].z);
        scan->margin +=
            64 * (double)REAL_EPSILON * (sizes * max_coordinate + fabs(position) + half[k]);
        scan->region.axis[k][0] = (real)axis[k].x, scan->region.axis[k][1] = (real)axis[k].y;
        scan->region.axis[k][2] = (real)axis[k].z;
        scan->region.center[k] = (real)position, scan->region.half[k] = (real)half[k];
    }
}

/* The next block, if there is one. There are 64 of them, or as many as it takes. */
static inline bool next_block(CandidateScan *s)
{
    const size_t n = s->set->n, left = n - s->end, of_64 = n / 64;
    const size_t block = of_64 < 16 ? 16 : of_64 < DISTANCE_BLOCK ? of_64 : DISTANCE_BLOCK;
    if (left == 0)
        return false;
    s->first = s->next = s->end;
    s->end += left < block ? left : block;
    s->greatest = scan_distances(s->set, s->first, s->end, &s->region, s->square);
    return true;
}
/* How far out the farthest point of the next block is, nearly, and which it is; or -1. */
static inline double farthest_of_block(CandidateScan *s, size_t *i)
{
    if (!next_block(s))
        return -1;
    *i = s->first;
    while (s->square[*i - s->first] != s->greatest)
        ++*i;
    return sqrt((double)s->greatest);
}
/* Of all. */
static inline double farthest_point(CandidateScan *s, size_t *farthest)
{
    double most = -1, out;
    for (size_t i = 0; (out = farthest_of_block(s, &i)) >= 0;)
        if (out > most)
            most = out, *farthest = i;
    return most;
}

/* The next point that may be `least` or more out. False if there is no more. */
static inline bool next_candidate(CandidateScan *s, double least, size_t *i)
{
    const double within = least - s->margin;
    const real least2 = (real)(within > 0 ? within * within : 0);
    for (;;) {
        if (s->next == s->end && !next_block(s))
            return false;
        if (s->greatest < least2)
            s->next = s->end;
        while (s->next < s->end && s->square[s->next - s->first] < least2)
            s->next++;
        if (s->next < s->end) {
            *i = s->next++;
            return true;
        }
    }
}

#endif
