/* bvh/sweep.h - the sweep of a shape that starts beside the place where it was given. */
#ifndef ISECT_BVH_SWEEP_H
#define ISECT_BVH_SWEEP_H

#include "core/precision.h"
#include HEADER(bvh)

/* The same as isect_bvh_sweep_any, of the shape translated by `at`. */
X(mesh_impact) X(bvh_sweep_from)(const X(bvh) * bvh, X(any) shape, X(vec3) at, X(vec3) motion);

#endif
