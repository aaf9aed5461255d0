/* soak/shapes.h - what the soak knows of shapes, for programs in C and in C++. */
#ifndef ISECT_SOAK_SHAPES_H
#define ISECT_SOAK_SHAPES_H

typedef enum Shape {
    SHAPE_Point,
    SHAPE_Segment,
    SHAPE_Ray,
    SHAPE_Plane,
    SHAPE_Triangle,
    SHAPE_Sphere,
    SHAPE_Capsule,
    SHAPE_Aabb,
    SHAPE_Segment2
} Shape;

#ifdef __cplusplus
extern "C" {
#endif

/* CGAL's answer to the question of two shapes, whose numbers are as in the structs: 0 or 1, or -1
 * if it has none. Its shapes must not be degenerate. */
int cgal_meets(Shape a, const double *x, Shape b, const double *y);

#ifdef __cplusplus
}
#endif

#endif
