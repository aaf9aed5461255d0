/* bench/pairs_types.h - the types of a row: <row>_a, <row>_b, <row>_first, <row>_second,
 * <row>_answer and <row>_kind for each pair row of matrix.csv, such as cast_ray_sphere_a. A shape
 * that is a view of arrays is drawn as a struct of the view and its arrays: <row>_first is the
 * shape, <row>_a the drawn struct. */
#ifndef BENCH_PAIRS_TYPES_H
#define BENCH_PAIRS_TYPES_H

#include "pairs.h"
#include "reference/precision.h"

typedef X(vec2) vec2;
typedef vec3 X(point);
typedef vec2 X(point2);

#define SHAPE(shape, Shape, shapes)                                                                \
    typedef X(shape) drawn_##shape;                                                                \
    typedef X(shapes) many_##shape;
#include "rows/shapes.def"
#undef SHAPE

enum {
    HULL_CORNERS = 16,
    HULL_PLANES = 28,
    POLYGON_CORNERS = 8,
    CONTOUR_POINTS = 9,
    KDOP_SLABS = 7
};

typedef struct drawn_hull {
    X(hull) view;
    vec3 corners[HULL_CORNERS];
    X(plane) planes[HULL_PLANES];
} drawn_hull;
typedef struct drawn_polygon {
    X(polygon) view;
    vec3 corners[POLYGON_CORNERS];
} drawn_polygon;
typedef struct drawn_polygon2 {
    X(polygon2) view;
    vec2 corners[POLYGON_CORNERS];
} drawn_polygon2;
typedef struct drawn_contour2 {
    X(contour2) view;
    vec2 points[CONTOUR_POINTS];
} drawn_contour2;
typedef struct drawn_kdop {
    X(kdop) view;
    real lower[KDOP_SLABS], upper[KDOP_SLABS];
} drawn_kdop;

typedef bool answer_Bool;
typedef isect_side answer_Side;
typedef X(span) answer_Span;
typedef X(intervals) answer_Intervals;
typedef X(touch) answer_Touch;
typedef X(nearest) answer_Nearest;
typedef X(contact) answer_Contact;
typedef X(impact) answer_Impact;
typedef X(common) answer_Common;
typedef X(common2) answer_Common2;
typedef X(crossing2) answer_Crossing2;
typedef X(ray) answer_Ray;

#define PAIR(form, question, a, b, name, A, B, Answer, EXACTNESS)                                  \
    typedef drawn_##a name##_a;                                                                    \
    typedef drawn_##b name##_b;                                                                    \
    typedef X(a) name##_first;                                                                     \
    typedef X(b) name##_second;                                                                    \
    typedef answer_##Answer name##_answer;                                                         \
    enum { name##_kind = ANSWER_##Answer };
#include "rows/pairs.def"
#undef PAIR

/// The published forms of bench/reference/.
const rival *BOTH(published)(size_t *count);

/// A loop that computes `call` for every pair.
#define RUN(run, A, B, T, call)                                                                    \
    static void run(const scene *s, void *to)                                                      \
    {                                                                                              \
        const A *a = s->a;                                                                         \
        const B *b = s->b;                                                                         \
        T *answers = to;                                                                           \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = call;                                                                     \
    }

#endif
