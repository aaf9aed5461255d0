/* engine/polytope.h - the vertices of an intersection of half-spaces, in double. */
#ifndef ISECT_ENGINE_POLYTOPE_H
#define ISECT_ENGINE_POLYTOPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    POLYTOPE_PLANES = 120,  /* the most planes, besides those of the box */
    POLYTOPE_VERTICES = 320 /* more than the 2 F - 4 of F faces, for intermediate results */
};

typedef struct CutBox {
    double raise; /* half the side of the box: planes are raised by epsilons of it, or not if 0 */
    int count;
    double vertex[POLYTOPE_VERTICES][3];
    uint8_t face[POLYTOPE_VERTICES][3]; /* the planes that meet there */
} CutBox;

/* Begins with a box about 0: -half <= x, y, z <= half. */
void isect_polytope_begin(CutBox *polytope, double half);

/* Cuts by the half-space n . x + d <= 0, with a normal of about 1. `face` is a number from 6 on,
 * different for each plane. If the result is empty, no vertex is left. With E = 8 epsilon ((|n.x| +
 * |n.y| + |n.z|) raise + |d|), no vertex is higher than 2 E, and no point of the intersection is
 * cut off. */
void isect_polytope_cut(CutBox *polytope, const double n[3], double d, uint8_t face);

#endif
