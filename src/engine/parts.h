/* engine/parts.h - questions to lists of convex parts: each is the loop over the parts. One of both
 * shapes at least is ISECT_SHAPE_PARTS. */
#ifndef ISECT_ENGINE_PARTS_H
#define ISECT_ENGINE_PARTS_H

#include "engine/posed.h"

/* One part, or the shape itself where it is no list. */
typedef struct Part {
    X(any) shape;
    const X(pose) * pose;
} Part;

static inline size_t count_parts(X(any) shape)
{
    const X(parts) *parts = shape.at;
    return shape.shape == ISECT_SHAPE_PARTS ? parts->count : 1;
}
/* A part that is a list of parts becomes ISECT_SHAPE_NONE. */
static inline Part part_of(X(any) shape, size_t i)
{
    const X(parts) *parts = shape.at;
    if (shape.shape != ISECT_SHAPE_PARTS)
        return (Part){shape, NULL};
    const Part part = {parts->parts[i], parts->poses ? &parts->poses[i] : NULL};
    return part.shape.shape == ISECT_SHAPE_PARTS ? (Part){{ISECT_SHAPE_NONE, NULL}, NULL} : part;
}

bool X(parts_overlap)(X(any) a, X(any) b);                            /* any of them */
X(nearest) X(parts_closest)(X(any) a, X(any) b, double most);         /* the least distance */
X(contact) X(parts_contact)(X(any) a, X(any) b);                      /* the least gap */
X(impact) X(parts_sweep)(X(any) a, const X(vec3) * motion, X(any) b); /* the first */
/* The same without `leave`, toward a shape that is no list; what is first touched after the limit
 * may be a miss. */
X(impact) X(parts_sweep_enter)(X(any) a, const X(vec3) * motion, X(any) b, real limit);
bool X(contains_parts)(X(any) a, X(any) b); /* all of them */
/* A part for several queries, with its pose applied. It has pointers to itself. */
typedef struct PosedPart {
    Part part;
    BodySource source;
    Posed posed;
    bool sound; /* it is a convex shape of numbers, and its pose is valid */
} PosedPart;
void X(pose_part)(PosedPart *posed, const Part *part);
/* isect_contact_any_patch, and the nearest points unless they are farther apart than `most`. */
X(patch)
X(patch_of_parts)(const PosedPart *a, const PosedPart *b, real margin, uint32_t most);
X(nearest) X(closest_of_parts)(const PosedPart *a, const PosedPart *b, double most);
/* Sets the bodies of two parts; false if one is no convex shape of numbers, is empty, or is
 * unbounded. */
bool X(bodies_of_parts)(Body *first, Posed *posed_a, const Part *a, Body *second, Posed *posed_b,
                        const Part *b);

#endif
