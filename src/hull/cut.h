/* hull/cut.h - the polyhedron below some planes, cut out of a box (hull/cut.c). */
#ifndef ISECT_HULL_CUT_H
#define ISECT_HULL_CUT_H

#include "core/precision.h"
#include <stdbool.h>
#include <stdint.h>

#define MARGIN 0x1p-46 /* distance by which planes are moved outward, relative to the box */
#define NO_CORNER UINT32_MAX

enum { BOX_FACES = 6 };

/* normal . x + d <= 0; the normal has length 1. */
typedef struct HalfSpace {
    double normal[3], d;
} HalfSpace;

typedef struct Corner {
    double at[3], height;
    uint32_t next[3], face[3]; /* faces 0 to 5 belong to the box, i + 6 to plane i */
    uint32_t state, list;
} Corner;

typedef struct Polyhedron {
    Corner *corner; /* room for 3 (planes + 6) */
    uint32_t slots, free, live;
    double margin, max_coordinate;
    double slack;          /* only higher corners are removed */
    uint32_t last, random; /* a corner that was kept; state of the generator */
} Polyhedron;

enum { UNUSED, UNDECIDED, KEPT, REMOVED, VISITED };

/* The index k with corner[from].next[k] == to. */
static inline uint32_t neighbour_index(const Polyhedron *b, uint32_t from, uint32_t to)
{
    const uint32_t *next = b->corner[from].next;
    return next[0] == to ? 0 : next[1] == to ? 1 : 2;
}

/* A plane with a normal of length 1, and its d times 2^-exponent; false if the normal is zero. */
bool X(half_space_of)(const X(vec3) * normal, real d, HalfSpace *half_space, int *exponent);

/* Scales all planes by a power of two, so that the farthest is near 1. Returns the exponent. */
int X(half_spaces_scale)(HalfSpace *half_space, const int *exponent, uint32_t count);

void X(polyhedron_start)(Polyhedron *b, const double lower[3], const double upper[3]);
void X(polyhedron_cut)(Polyhedron *b, const HalfSpace *half_space, uint32_t face);
void X(polyhedron_cut_all)(Polyhedron *b, const HalfSpace *half_space, uint32_t count);

/* The bounding box. True if a face of the first box remains. */
bool X(polyhedron_bounds)(const Polyhedron *b, double lower[3], double upper[3]);

/* Cuts out the polyhedron below all planes; if it is empty, no corner is live. True if
 * unbounded. */
bool X(polyhedron_below)(Polyhedron *b, const HalfSpace *half_space, uint32_t count);

#endif
