/* bench/bounds.h - makers of volumes around points, in both precisions; bounds_forms.c makes the
 * forms, once for float and once for double; bounds.c measures. */
#ifndef BENCH_BOUNDS_H
#define BENCH_BOUNDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// n points as triples, the same ones as columns, and boxes, one for each.
typedef struct cloud {
    void *points, *columns, *boxes;
    size_t n;
} cloud;

typedef struct bound_form {
    const char *name;
    size_t numbers;                     ///< that are read for each point
    double (*run)(const cloud *points); ///< a number of what was made
} bound_form;

enum { BOUND_FORMS = 10 };

/* Oriented boxes of points, which are triples. The forms answer the volume. */
typedef struct obb_form {
    const char *name;
    double (*run)(const void *xyz, size_t n);
} obb_form;

enum { OBB_FORMS = 4 };

typedef struct bound_forms {
    const char *precision;
    size_t number_bytes;
    void (*draw)(cloud *points, uint64_t *state);
    bound_form forms[BOUND_FORMS]; ///< the first only reads
    obb_form boxes[OBB_FORMS];     ///< the first is a plain one along the principal axes
} bound_forms;

/* Balls of points in float. The forms answer the radius. */
typedef struct ball_form {
    const char *name;
    double (*run)(const float *xyz, size_t n);
} ball_form;

enum { BALL_FORMS = 5 };
extern const ball_form ball_forms[BALL_FORMS]; ///< CGAL is the first, NULL if it is not installed

/* Oriented boxes of the hull of points in float, with the hull in their time. The forms answer the
 * volume. */
enum { ROUND_FORMS = 5 };
extern const ball_form
    round_forms[ROUND_FORMS]; ///< the volume of each; the least ball is the first

/* Balls of balls in float, each of which is a center and a radius. The forms answer the radius. */
enum { BALLS_FORMS = 2 };
extern const ball_form balls_forms[BALLS_FORMS]; ///< CGAL is the first, or NULL

enum { HULL_BOX_FORMS = 3 };
extern const ball_form hull_box_forms[HULL_BOX_FORMS]; ///< CGAL is the first, or NULL

/* The same of hulls with few vertices, and with the least box, by which volumes are compared. */
enum { LEAST_BOX_FORMS = 3 };
extern const ball_form least_box_forms[LEAST_BOX_FORMS]; ///< the last is the least, CGAL the first

const bound_forms *bounds_float(void);
const bound_forms *bounds_double(void);

#endif
