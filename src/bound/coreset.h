/* bound/coreset.h - common parts of the makers of capsules, cylinders, ellipsoids and lozenges of
 * points: the start, a coreset in place of all points, and a search on it (bound/coreset.c).
 *
 * In the last pass over all points, lengths are bounded from above; h is DBL_EPSILON / 2. */
#ifndef ISECT_BOUND_CORESET_H
#define ISECT_BOUND_CORESET_H

#include "bound/candidates.h"

enum { MOST_IN_CORESET = 160, FEW_IN_CORESET = 48, MOST_PARAMS = 8, STARTS = 3, ROUNDS = 4 };

/* Finite points, at least one. */
typedef struct FramedPoints {
    PointSet set;
    Aabb box;
    Frame frame;
} FramedPoints;

typedef isect_status MakeVolume(void *volume, const FramedPoints *points);

/* Checks the arguments and calls `make` in the default floating-point environment. */
isect_status X(make_of_points)(void *volume, const X(points) * points, size_t n, MakeVolume *make);

typedef struct Coreset {
    Vec3d at[MOST_IN_CORESET]; /* in the frame */
    size_t index[MOST_IN_CORESET];
    int count;
} Coreset;

/* If there are few points, the coreset consists of all of them, and its result is final. */
void X(coreset_start)(Coreset *coreset, const PointSet *set, const Frame *frame);
/* Adds points, and in the first two rounds the extreme points along the axes of a frame; false if
 * all of them are present already. */
bool X(coreset_refine)(Coreset *coreset, const FramedPoints *points, const size_t *index, int count,
                       const Vec3d axis[3], int round);

/* The frame of the largest triangle that begins with the longest edge: the direction of that edge,
 * the perpendicular one in the triangle, and the normal. Thin or flat sets are axis-aligned in this
 * frame. */
void X(triangle_directions)(const Coreset *coreset, Vec3d axis[3]);
/* The axes of the covariance. */
void X(principal_directions)(const Coreset *coreset, Vec3d axis[3]);
/* A point on the axis of the smallest cylinder along w: the center of the smallest circle of the
 * projected points. */
Vec3d X(projected_center)(const Coreset *coreset, Vec3d w);

/* The size of the smallest volume of the coreset with these parameters. */
typedef double Objective(const Coreset *coreset, const double *param);

/* Changes all parameters by a step, or about half of them (`some`). Returns the least size. */
double X(random_search)(const Coreset *coreset, Objective *size, double *param, int params,
                        double step, int tries, bool some);
/* The best directions among the axes of the covariance, those of the main triangle, and the 13
 * directions of the 26-DOP. */
void X(best_starts)(const Coreset *coreset, Objective *size, double start[STARTS][MOST_PARAMS]);

/* For numbers that are not NaN; inline, unlike fmin. */
static inline double lesser(double a, double b)
{
    return a < b ? a : b;
}

#endif
