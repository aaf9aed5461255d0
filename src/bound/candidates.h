/* bound/candidates.h - the points that may be farthest from a box (bound/candidates.c). */
#ifndef ISECT_BOUND_CANDIDATES_H
#define ISECT_BOUND_CANDIDATES_H

#include "bound/distances.h"
#include "bound/frame.h"

typedef struct CandidateScan {
    const PointSet *set;
    Region region;
    double margin;
    size_t first, next, end; /* range of the block; next: the next point to test */
    real greatest;           /* greatest square in the block */
    real square[DISTANCE_ROOM];
} CandidateScan;

/* Starts a scan for a box with three axes, a center and halves, all in the frame. */
void X(start_scan)(CandidateScan *scan, const PointSet *set, const Frame *frame,
                   const Vec3d axis[3], Vec3d center, const double half[3]);
/* The approximate distance of the farthest point of the next block, and its index; -1 at the
 * end. */
double X(farthest_of_block)(CandidateScan *s, size_t *i);
/* The same for all points. */
double X(farthest_point)(CandidateScan *s, size_t *farthest);
/* The next point whose distance may be at least `least`; false at the end. */
bool X(next_candidate)(CandidateScan *s, double least, size_t *i);

static inline Transform transform_of(const Frame *frame)
{
    const Vec3 from = frame->origin;
    const real before = frame->scale.before;
    return (Transform){.origin = {from.x * before, from.y * before, from.z * before},
                       .scale = frame->scale,
                       .scaled = true};
}

#endif
