/* cli/query/motion.h - a tree over a mesh that moves, in either precision, with input and output in
 * double like cli/query/tree.h. */
#ifndef CLI_MOTION_H
#define CLI_MOTION_H

#include "fault.h"
#include "import/mesh.h"
#include "number.h"

#include "isect/bvh.h"
#include "isectd/bvh.h"

/* All zero: empty. */
typedef struct Motion {
    isect_bvh_motion *narrow; /* one of them */
    isectd_bvh_motion *wide;
    unsigned threads;
    double seconds; /* spent casting, so far */
} Motion;

/* From one mesh, at time 0, to another, at time 1: the same triangles over the same vertices, else
 * the fault names the difference. In float they must be rounded. */
bool motion_build(Motion *motion, const Mesh *from, const Mesh *to, enum precision precision,
                  unsigned threads, bool fast, Fault *fault);
void motion_free(Motion *motion);

/* Rays, each at its time. False: out of memory. */
bool motion_cast(Motion *motion, const isectd_ray *rays, const double *times, size_t n,
                 isectd_mesh_touch *touches);
bool motion_occluded(Motion *motion, const isectd_ray *rays, const double *times, size_t n,
                     uint64_t *bits);

#endif
