/* engine/polytope.h - the vertices of what lies below some planes, in double. */
#ifndef ISECT_ENGINE_POLYTOPE_H
#define ISECT_ENGINE_POLYTOPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    POLYTOPE_PLANES = 120,  /* at most, besides those of the box */
    POLYTOPE_VERTICES = 320 /* more than 2 F - 4, which is what F faces leave, to work with */
};

typedef struct CutBox {
    double raise; /* half the side of the box: planes are raised by epsilons of it, or not if 0 */
    int count;
    double vertex[POLYTOPE_VERTICES][3];
    uint8_t face[POLYTOPE_VERTICES][3]; /* the planes that meet there */
} CutBox;

/* A box about 0: -half <= x, y, z <= half. */
void isect_polytope_begin(CutBox *polytope, double half);

/* What lies below a plane, n . x + d <= 0, with numbers of a normal of about 1; `face` is a number
 * from 6 on, another for each. No vertex is left where nothing is below it. With E = 8 epsilon
 * ((|n.x| + |n.y| + |n.z|) raise + |d|) no vertex is higher than 2 E, and what is below all planes
 * stays. */
void isect_polytope_cut(CutBox *polytope, const double n[3], double d, uint8_t face);

#endif
