/* bench/bounds_boxes.c - boxes of points, beside a loop that only reads, and oriented boxes of
 * points. It is compiled for float and for double. The forms run in rotating order, and a time is
 * the median over rounds. */
#include "bounds.h"
#include "machine.h"
#include "meshes.h"
#include "reference/obb_pca.h"

#include <stdlib.h>

/* n points as triples, the same points as columns, and n boxes. */
typedef struct cloud {
    vec3 *points;
    real *columns;
    X(aabb) * boxes;
    size_t n;
} cloud;

/* The cost of reading alone: a loop that combines the words of the points by bitwise or, in four
 * independent chains. */
static double read_only(const cloud *c)
{
    typedef uint64_t wide __attribute__((vector_size(32), aligned(sizeof(real)), may_alias));
    const char *from = (const char *)c->points;
    const size_t bytes = 3 * sizeof(real) * c->n / 128 * 128;
    wide sum[4] = {{0}};
    for (size_t i = 0; i < bytes; i += 128)
        for (size_t k = 0; k < 4; k++)
            sum[k] |= *(const wide *)(const void *)(from + i + 32 * k);
    sum[0] |= sum[1] | sum[2] | sum[3];
    return (double)(sum[0][0] | sum[0][1] | sum[0][2] | sum[0][3]);
}

/* The usual loop. */
static double by_loop(const cloud *c)
{
    const vec3 *p = c->points;
    vec3 lower = p[0], upper = p[0];
    for (size_t i = 1; i < c->n; i++) {
        lower = (vec3){least(lower.x, p[i].x), least(lower.y, p[i].y), least(lower.z, p[i].z)};
        upper = (vec3){most(upper.x, p[i].x), most(upper.y, p[i].y), most(upper.z, p[i].z)};
    }
    return (double)(upper.x - lower.x + upper.y - lower.y + upper.z - lower.z);
}

/* The points as columns. */
static X(points) columns_of(const cloud *c)
{
    return (X(points)){c->columns, c->columns + c->n, c->columns + 2 * c->n, 0};
}
#define OF(name, shape, shapes, call, size)                                                        \
    static double name(const cloud *c)                                                             \
    {                                                                                              \
        const X(shapes) from = call;                                                               \
        X(shape) made;                                                                             \
        return X(bound_##shape##_##shapes)(from, c->n, &made) == ISECT_OK ? (double)(size) : -1;   \
    }
OF(of_points, aabb, points, X(points_of)(c->points), made.upper.x - made.lower.x)
OF(of_columns, aabb, points, columns_of(c), made.upper.x - made.lower.x)
OF(of_boxes, aabb, aabbs, X(aabbs_of)(c->boxes), made.upper.x - made.lower.x)
OF(of_kdop14, kdop14, points, X(points_of)(c->points), made.upper[6])
OF(of_kdop18, kdop18, points, X(points_of)(c->points), made.upper[6])
OF(of_kdop26, kdop26, points, X(points_of)(c->points), made.upper[6])
OF(of_kdop26_columns, kdop26, points, columns_of(c), made.upper[6])
/* The usual loop, with rounded sums. */
static double kdop26_by_loop(const cloud *c)
{
    const vec3 *p = c->points;
    real lower[13], upper[13];
    for (int k = 0; k < 13; k++)
        lower[k] = (real)INFINITY, upper[k] = -(real)INFINITY;
    for (size_t i = 0; i < c->n; i++) {
        const real x = p[i].x, y = p[i].y, z = p[i].z;
        const real sum[] = {x,     y,     z,         x + y,     x - y,     x + z,    x - z,
                            y + z, y - z, x + y + z, x + y - z, x - y + z, x - y - z};
        for (int k = 0; k < 13; k++) {
            lower[k] = least(lower[k], sum[k]);
            upper[k] = most(upper[k], sum[k]);
        }
    }
    return (double)(upper[6] - lower[12]);
}

static void draw(cloud *c, uint64_t *state)
{
    real *x = c->columns;
    for (size_t i = 0; i < c->n; i++) {
        const real u = (real)random_unit(state), v = (real)random_unit(state),
                   w = (real)random_unit(state);
        c->points[i] = (vec3){u, v, w};
        x[i] = u, x[c->n + i] = v, x[2 * c->n + i] = w;
        c->boxes[i] = (X(aabb)){c->points[i], {u + 1, v + 1, w + 1}};
    }
}

static const struct {
    const char *name;
    size_t numbers;                ///< count of numbers that are read per point
    double (*run)(const cloud *c); ///< returns a number of the result, so that it is used
} forms[] = {{"reading", 3, read_only},
             {"loop, aabb of points", 3, by_loop},
             {"isect aabb_points", 3, of_points},
             {"isect aabb_points, columns", 3, of_columns},
             {"isect aabb_aabbs", 6, of_boxes},
             {"loop, kdop26 of points, rounded", 3, kdop26_by_loop},
             {"isect kdop14_points", 3, of_kdop14},
             {"isect kdop18_points", 3, of_kdop18},
             {"isect kdop26_points", 3, of_kdop26},
             {"isect kdop26_points, columns", 3, of_kdop26_columns}};
enum { FORMS = sizeof forms / sizeof *forms };

static volatile double kept;

static void run_form(void *context, int form)
{
    kept = forms[form].run(context);
}

void BOTH(boxes)(table *t, int rounds)
{
    static const size_t counts[] = {1000, 100000, 1000000, 10000000};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const size_t n = counts[i];
        uint64_t state = random_seed(1);
        size_t repeat[FORMS];
        double seconds[FORMS], bandwidth[FORMS];
        cloud c = {need(n * sizeof *c.points), need(3 * n * sizeof *c.columns),
                   need(n * sizeof *c.boxes), n};
        for (int form = 0; form < FORMS; form++)
            repeat[form] = n < POINTS_A_ROUND ? POINTS_A_ROUND / n : 1;
        draw(&c, &state);
        time_in_turns(seconds, FORMS, rounds, repeat, run_form, &c);
        for (int form = 0; form < FORMS; form++) {
            bandwidth[form] =
                (double)(n * forms[form].numbers * sizeof(real)) / seconds[form] / 1e9;
            table_row(t, "%zu|" PRECISION "|%s|%.3f|%.1f|%.2f", n, forms[form].name,
                      seconds[form] * 1e9 / (double)n, bandwidth[form],
                      bandwidth[form] / bandwidth[0]);
        }
        free(c.points), free(c.columns), free(c.boxes);
    }
}

/* ---- oriented boxes: the forms return the volume ---- */

static double pca(const vec3 *xyz, size_t n)
{
    vec3 axis[3];
    const vec3 half = obb_pca(xyz, n, axis);
    return 8 * (double)half.x * (double)half.y * (double)half.z;
}
#define OBB(name, of_points)                                                                       \
    static double name(const vec3 *xyz, size_t n)                                                  \
    {                                                                                              \
        const X(points) points = X(points_of)(xyz);                                                \
        X(obb) box;                                                                                \
        if ((of_points) != ISECT_OK)                                                               \
            return -1;                                                                             \
        return 8 * (double)box.half[0] * (double)box.half[1] * (double)box.half[2];                \
    }
OBB(obb_points_pca, X(bound_obb_points_pca)(points, n, &box))
OBB(obb_points_dito, X(bound_obb_points_dito)(points, n, NULL, &box))
OBB(obb_points, X(bound_obb_points)(points, n, NULL, &box))

static const struct {
    const char *name;
    double (*run)(const vec3 *xyz, size_t n);
} oriented[] = {{"principal axes, three loops", pca},
                {"isect obb_points_pca", obb_points_pca},
                {"isect obb_points_dito", obb_points_dito},
                {"isect obb_points", obb_points}};
enum { ORIENTED = sizeof oriented / sizeof *oriented };

typedef struct asked {
    vec3 *points;
    size_t n;
    double volume[ORIENTED];
} asked;

static void run_oriented(void *context, int form)
{
    asked *of = context;
    of->volume[form] = oriented[form].run(of->points, of->n);
}

/* Ratios refer to the first form, the principal axes. */
void BOTH(obbs)(table *t, const char *name, const float *xyz, size_t n, int rounds)
{
    asked of = {.points = need(n * sizeof *of.points), .n = n};
    double seconds[ORIENTED];
    size_t repeat[ORIENTED];
    for (int form = 0; form < ORIENTED; form++)
        repeat[form] = n < POINTS_A_ROUND / 4 ? POINTS_A_ROUND / 4 / n : 1;
    for (size_t i = 0; i < n; i++)
        of.points[i] = (vec3){(real)xyz[3 * i], (real)xyz[3 * i + 1], (real)xyz[3 * i + 2]};
    time_in_turns(seconds, ORIENTED, rounds, repeat, run_oriented, &of);
    for (int form = 0; form < ORIENTED; form++)
        table_row(t, "%s|%zu|" PRECISION "|%s|%.3f|%.3f|%.6g", name, n, oriented[form].name,
                  seconds[form] * 1e9 / (double)n, seconds[form] / seconds[0], of.volume[form]);
    free(of.points);
}
