/* bench/convex.h - hulls of random points, for isect's convex solver and its peers; and boxes. */
#ifndef BENCH_CONVEX_H
#define BENCH_CONVEX_H

#include "isect/shapes.h"
#include <stdbool.h>
#include <stddef.h>

#define BODY_POINTS 100

typedef struct body {
    double vertex[BODY_POINTS][3], center[3];
    size_t count;
} body;

#ifdef __cplusplus
extern "C" {
#endif

/// What Bullet wants of two bodies, made before the clock starts.
void *bullet_bodies(const body *a, const body *b, size_t n);
void bullet_free(void *bodies);
/// The distance of pair i, or -1 if they overlap; its depth, or 0 if they do not.
double bullet_distance(void *bodies, size_t i);
double bullet_depth(void *bodies, size_t i);

/// What its box/box detector wants; how many points it finds, four at most.
void *bullet_boxes(const isect_obb *a, const isect_obb *b, size_t n);
void bullet_boxes_free(void *boxes);
int bullet_patch(void *boxes, size_t i);

/// Contact patches of boxes, with random numbers of -1 to 1 (convex_boxes.c).
struct table;
void measure_boxes(struct table *t, int rounds, double (*number)(void));
/// Bodies that move a little from frame to frame (convex_posed.c).
void measure_posed(struct table *t, int rounds, double (*number)(void));

/// The same of FCL.
void *fcl_bodies(const body *a, const body *b, size_t n);
void fcl_free(void *bodies);
bool fcl_overlap(void *bodies, size_t i);
double fcl_distance(void *bodies, size_t i);

#ifdef __cplusplus
}
#endif
#endif
