/* kit/affine.h - convex sets for the solver: the affine image of a simple set, or the hull of some
 * points, with a radius around it; and their exact properties in long double.
 *
 * An image may be flat, a line or a point. Points of polytopes are rounded first, so the set is
 * exactly the hull of the rounded points. Points of curved sets are off by `support_error`. */
#ifndef ISECT_TEST_AFFINE_H
#define ISECT_TEST_AFFINE_H

#include "engine/convex.h"
#include "kit/random.h"

enum { MOST_OF_POINTS = 24 };
typedef enum Simple {
    OF_POINT,
    OF_SEGMENT,
    OF_TRIANGLE,
    OF_TETRAHEDRON,
    OF_CUBE,
    OF_OCTAHEDRON,
    OF_POINTS,
    OF_BALL,
    OF_CYLINDER,
    OF_CONE,
    OF_DISC,
    SIMPLES
} Simple;

typedef struct Affine {
    Simple simple;
    int count; /* of vertices; 0: curved */
    double vertex[MOST_OF_POINTS][3];
    double center[3], column[3][3], radius;
} Affine;

static inline bool is_curved(const Affine *s)
{
    return s->simple >= OF_BALL;
}

/* ---- the input of the solver ---- */

static inline double dot_d(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
/* The farthest point of the simple set. */
static inline void simple_support(Simple simple, const double d[3], double y[3])
{
    const double across = sqrt(d[0] * d[0] + d[1] * d[1]),
                 length = sqrt(across * across + d[2] * d[2]);
    y[0] = across > 0 ? d[0] / across : 0, y[1] = across > 0 ? d[1] / across : 0;
    y[2] = simple == OF_DISC ? 0 : simple == OF_CONE ? -1 : d[2] >= 0 ? 1 : -1;
    if (simple == OF_CONE && d[2] > across - d[2])
        y[0] = y[1] = 0, y[2] = 1;
    if (simple == OF_BALL)
        for (int i = 0; i < 3; i++)
            y[i] = length > 0 ? d[i] / length : 0;
}
static inline void affine_support(const void *shape, const double d[3], double point[3],
                                  uint32_t *feature)
{
    const Affine *s = shape;
    if (!is_curved(s)) {
        int best = 0;
        for (int i = 1; i < s->count; i++)
            if (dot_d(d, s->vertex[i]) > dot_d(d, s->vertex[best]))
                best = i;
        memcpy(point, s->vertex[best], sizeof s->vertex[best]);
        *feature = (uint32_t)best;
        return;
    }
    const double local[3] = {dot_d(d, s->column[0]), dot_d(d, s->column[1]),
                             dot_d(d, s->column[2])};
    double y[3];
    simple_support(s->simple, local, y);
    for (int i = 0; i < 3; i++)
        point[i] =
            s->center[i] + y[0] * s->column[0][i] + y[1] * s->column[1][i] + y[2] * s->column[2][i];
}
static inline void affine_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Affine *s = shape;
    memcpy(point, s->vertex[feature % (uint32_t)s->count], sizeof s->vertex[0]);
}
static inline double size_of_affine(const Affine *s)
{
    double most = 0;
    for (int i = 0; i < 3; i++)
        most = fmax(most, fabs(s->center[i]) + fabs(s->column[0][i]) + fabs(s->column[1][i]) +
                              fabs(s->column[2][i]));
    for (int v = 0; v < s->count; v++)
        for (int i = 0; i < 3; i++)
            most = fmax(most, fabs(s->vertex[v][i]));
    return most;
}
static inline Convex convex_of(const Affine *s)
{
    Convex c = {.support = affine_support, .shape = s, .radius = s->radius};
    memcpy(c.center, is_curved(s) ? s->center : s->vertex[0], sizeof c.center);
    c.support_error = (is_curved(s) ? 16 : 6) * DBL_EPSILON * size_of_affine(s);
    c.vertex = is_curved(s) ? NULL : affine_vertex;
    return c;
}

/* ---- the exact properties ---- */

/* The maximum of n . x over the core. The rounding of a curved core is negligible in long
 * double. */
static inline long double height_of(const Affine *s, const double n[3])
{
    long double d[3], most = -INFINITY;
    for (int v = 0; v < s->count; v++)
        most =
            fmaxl(most, (long double)n[0] * s->vertex[v][0] + (long double)n[1] * s->vertex[v][1] +
                            (long double)n[2] * s->vertex[v][2]);
    if (!is_curved(s))
        return most;
    for (int k = 0; k < 3; k++)
        d[k] = (long double)n[0] * s->column[k][0] + (long double)n[1] * s->column[k][1] +
               (long double)n[2] * s->column[k][2];
    const long double across = sqrtl(d[0] * d[0] + d[1] * d[1]), along = fabsl(d[2]);
    const long double at = (long double)n[0] * s->center[0] + (long double)n[1] * s->center[1] +
                           (long double)n[2] * s->center[2];
    return at + (s->simple == OF_BALL       ? sqrtl(across * across + along * along)
                 : s->simple == OF_CYLINDER ? across + along
                 : s->simple == OF_CONE     ? fmaxl(across - d[2], d[2])
                                            : across);
}
/* The gap between the cores along this normal, a below and b above, per unit of length. */
static inline long double gap_along(const Affine *a, const Affine *b, const double n[3])
{
    const double back[3] = {-n[0], -n[1], -n[2]};
    const long double length =
        sqrtl((long double)n[0] * n[0] + (long double)n[1] * n[1] + (long double)n[2] * n[2]);
    return (-height_of(b, back) - height_of(a, n)) / length;
}
/* A lower bound of the distance of a point from the core: along some directions and those of the
 * normal. */
static inline long double outside_of(const Affine *s, const double x[3], const double normal[3])
{
    long double most = 0;
    for (int i = 0; i < 8; i++) {
        double n[3] = {normal[0], normal[1], normal[2]};
        for (int k = 0; k < 3; k++) {
            if (i == 1)
                n[k] = -n[k];
            if (i > 1)
                n[k] = (double)any_int(-100, 100);
        }
        const long double length =
            sqrtl((long double)n[0] * n[0] + (long double)n[1] * n[1] + (long double)n[2] * n[2]);
        const long double at =
            (long double)n[0] * x[0] + (long double)n[1] * x[1] + (long double)n[2] * x[2];
        if (length > 0)
            most = fmaxl(most, (at - height_of(s, n)) / length);
    }
    return most;
}

/* ---- some of them ---- */

static const double of_tetrahedron[4][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
static const double of_octahedron[6][3] = {{1, 0, 0},  {-1, 0, 0}, {0, 1, 0},
                                           {0, -1, 0}, {0, 0, 1},  {0, 0, -1}};

static inline void set_vertices(Affine *s)
{
    static const int counts[] = {1, 2, 3, 4, 8, 6};
    s->count = is_curved(s)             ? 0
               : s->simple == OF_POINTS ? any_int(1, MOST_OF_POINTS)
                                        : counts[s->simple];
    for (int v = 0; v < s->count; v++) {
        const double cube[3] = {v & 1 ? 1 : -1, v & 2 ? 1 : -1, v & 4 ? 1 : -1};
        double y[3] = {(double)any_real(-1, 1), (double)any_real(-1, 1), (double)any_real(-1, 1)};
        const double *from = s->simple == OF_CUBE         ? cube
                             : s->simple == OF_OCTAHEDRON ? of_octahedron[v]
                             : s->simple == OF_POINTS     ? y
                                                          : of_tetrahedron[v];
        for (int i = 0; i < 3; i++)
            s->vertex[v][i] = (double)(real)(s->center[i] + from[0] * s->column[0][i] +
                                             from[1] * s->column[1][i] + from[2] * s->column[2][i]);
    }
}
/* Draws a set that is hard for such algorithms: integer coordinates, thin, flat, or of any size. */
static inline void draw_affine(Affine *s, Simple simple)
{
    static const double thin[] = {1, 1, 1, 1, 0, 1e-3, 1e-7, 1e-12, 1e-20};
    const bool whole = any_int(0, 3) == 0;
    memset(s, 0, sizeof *s);
    s->simple = simple;
    for (int k = 0; k < 3; k++) {
        const double by = any_int(0, 3) ? 1 : thin[any_int(0, (int)COUNT(thin) - 1)];
        for (int i = 0; i < 3; i++) {
            const double x = (double)any_real(-1, 1);
            s->column[k][i] = (double)(real)(by * (whole ? (double)any_int(-2, 2) / 4 : x / 2));
        }
    }
    if (any_int(0, 7) == 0) /* two in line */
        memcpy(s->column[1], s->column[0], sizeof s->column[0]);
    for (int i = 0; i < 3; i++)
        s->center[i] = whole ? (double)any_int(-4, 4) / 4 : (double)any_real(-1, 1);
    if (any_int(0, 3) == 0)
        s->radius = whole ? 0.25 : (double)any_real(0, R(0.5));
    set_vertices(s);
}
static inline void move_affine(Affine *s, const double by[3])
{
    for (int i = 0; i < 3; i++) {
        s->center[i] += by[i];
        for (int v = 0; v < s->count; v++)
            s->vertex[v][i] += by[i];
    }
}
/* b is moved so that its core touches that of a in a point each, or is `offset` apart or deep. */
static inline void bring_together(const Affine *a, Affine *b, double offset)
{
    double n[3], back[3], by[3], p[3], q[3];
    uint32_t feature = CONVEX_NO_FEATURE;
    do
        for (int i = 0; i < 3; i++)
            n[i] = any_int(0, 3) ? (double)any_real(-1, 1) : (double)any_int(-1, 1);
    while (!(dot_d(n, n) > 0));
    const double length = sqrt(dot_d(n, n));
    for (int i = 0; i < 3; i++)
        n[i] /= length, back[i] = -n[i];
    affine_support(a, n, p, &feature);
    affine_support(b, back, q, &feature);
    for (int i = 0; i < 3; i++)
        by[i] = p[i] - q[i] + offset * n[i];
    move_affine(b, by);
}

#endif
