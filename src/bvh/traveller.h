/* bvh/traveller.h - a ray on its way through a tree. */
#ifndef ISECT_BVH_TRAVELLER_H
#define ISECT_BVH_TRAVELLER_H

#include "bvh/tree.h"

/* The children that wait, and how far away they are; the last is the next. */
typedef struct Stack {
    real near[STACK];
    uint32_t child[STACK];
} Stack;

typedef struct Traveller {
    uint32_t now;     /* the node or block to visit */
    int top;          /* of the stack */
    uint32_t near[3]; /* of each axis: is it the upper bound that the ray meets first? */
    unsigned octant;  /* three times the number of the octant that it travels to */
    real origin[3], per[3];
    bool plain;       /* may the shorter node test be used? */
    bool flat[3];     /* does the ray not move along this axis? */
    int axis[3];      /* x, y, z of its frame (cast/ray_triangle.h) */
    real slope_x, slope_y, length, open[3];
    X(ray) ray;
    X(mesh_touch) best; /* t is t_max as long as there is no hit */
    uint32_t nodes, blocks;
    size_t index;
    Stack stack;
} Traveller;

/* Set out from the root; false if the ray can hit nothing: it does not move, or a number is not
 * finite. */
bool X(traveller_set_out)(Traveller *traveller, const X(bvh) * bvh, const X(ray) * ray);

#endif
