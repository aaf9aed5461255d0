/* soak/shapes.h - the shapes of the soak, for programs in C and in C++. */
#ifndef ISECT_SOAK_SHAPES_H
#define ISECT_SOAK_SHAPES_H

typedef enum Shape { /* in the order of Kind in kit/rows.h */
#define SHAPE(name, Name, plural) SHAPE_##Name,
#include "rows/shapes.def"
#undef SHAPE
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
