/* A small oriented box of points, by a search among rotations (Chang, Gorissen and Melchior, Fast
 * Oriented Bounding Box Optimization on the Rotation Group SO(3, R), ACM TOG 30(5), 2011): a
 * genetic algorithm whose individuals are simplices of four rotations, each improved by some steps
 * of Nelder and Mead's method in every generation. At the end the best box is rotated about each
 * of its axes to the least rectangle around the projected points.
 *
 * The vertices of the convex hull suffice. */
#ifndef BENCH_OBB_CHANG_H
#define BENCH_OBB_CHANG_H

#include "meshes.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { CHANG_SIMPLICES = 30, CHANG_STEPS = 20, CHANG_PATIENCE = 5, CHANG_GENERATIONS = 100 };

typedef struct chang_rotation {
    double axis[3][3], volume;
} chang_rotation;

/* Four rotations by volume, the least one first, by which simplices are sorted. */
typedef struct chang_simplex {
    chang_rotation corner[4];
} chang_simplex;

typedef struct chang_points {
    const double (*at)[3];
    size_t n;
} chang_points;

static inline double chang_dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void chang_size(const chang_points *p, chang_rotation *r)
{
    double lower[3] = {INFINITY, INFINITY, INFINITY}, upper[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (size_t i = 0; i < p->n; i++)
        for (int k = 0; k < 3; k++) {
            const double x = chang_dot(r->axis[k], p->at[i]);
            lower[k] = x < lower[k] ? x : lower[k];
            upper[k] = x > upper[k] ? x : upper[k];
        }
    r->volume = (upper[0] - lower[0]) * (upper[1] - lower[1]) * (upper[2] - lower[2]);
}

/* The rotation nearby (Gram and Schmidt), with its volume. */
static inline chang_rotation chang_project(const chang_points *p, chang_rotation r)
{
    for (int k = 0; k < 2; k++) {
        const double along = k ? chang_dot(r.axis[1], r.axis[0]) : 0;
        for (int i = 0; i < 3; i++)
            r.axis[k][i] -= along * r.axis[0][i];
        const double length = sqrt(chang_dot(r.axis[k], r.axis[k]));
        for (int i = 0; i < 3; i++)
            r.axis[k][i] = length > 0 ? r.axis[k][i] / length : i == k;
    }
    for (int i = 0; i < 3; i++)
        r.axis[2][i] = r.axis[0][(i + 1) % 3] * r.axis[1][(i + 2) % 3] -
                       r.axis[0][(i + 2) % 3] * r.axis[1][(i + 1) % 3];
    chang_size(p, &r);
    return r;
}

/* The sum of the first `count` rotations with these weights, projected. */
static inline chang_rotation chang_mean(const chang_points *p, const chang_rotation *of,
                                        const double *weight, int count)
{
    chang_rotation sum = {.volume = 0};
    for (int j = 0; j < count; j++)
        for (int k = 0; k < 9; k++)
            sum.axis[k / 3][k % 3] += weight[j] * of[j].axis[k / 3][k % 3];
    return chang_project(p, sum);
}

/* c w^-1 c: w, reflected in c. */
static inline chang_rotation chang_reflect(const chang_points *p, const chang_rotation *c,
                                           const chang_rotation *w)
{
    chang_rotation turn = {.volume = 0}, to = {.volume = 0};
    for (int k = 0; k < 27; k++)
        turn.axis[k / 9][k / 3 % 3] += c->axis[k / 9][k % 3] * w->axis[k / 3 % 3][k % 3];
    for (int k = 0; k < 27; k++)
        to.axis[k / 9][k / 3 % 3] += turn.axis[k / 9][k % 3] * c->axis[k % 3][k / 3 % 3];
    return chang_project(p, to);
}

static inline int chang_by_volume(const void *a, const void *b)
{
    const chang_rotation *p = a, *q = b;
    return (p->volume > q->volume) - (p->volume < q->volume);
}
static inline void chang_sort(chang_simplex *s)
{
    qsort(s->corner, 4, sizeof *s->corner, chang_by_volume);
}

static inline void chang_nelder_mead(const chang_points *p, chang_simplex *s)
{
    static const double thirds[] = {1, 1, 1}, halves[] = {1, 1};
    chang_rotation *r = s->corner;
    const chang_rotation center = chang_mean(p, r, thirds, 3);
    const chang_rotation reflected = chang_reflect(p, &center, &r[3]);
    if (reflected.volume < r[0].volume) {
        const chang_rotation expanded = chang_reflect(p, &reflected, &center);
        r[3] = expanded.volume < reflected.volume ? expanded : reflected;
    } else if (reflected.volume < r[2].volume) {
        r[3] = reflected;
    } else {
        const chang_rotation ends[] = {center, r[3]};
        const chang_rotation contracted = chang_mean(p, ends, halves, 2);
        if (contracted.volume < r[3].volume)
            r[3] = contracted;
        else
            for (int i = 1; i < 4; i++) {
                const chang_rotation pair[] = {r[0], r[i]};
                r[i] = chang_mean(p, pair, halves, 2);
            }
    }
    chang_sort(s);
}

/* A child of two simplices: each corner is that of one of them, or a mean with a greater weight for
 * the better parent. */
static inline chang_simplex chang_child(const chang_points *p, const chang_simplex *a,
                                        const chang_simplex *b, bool mean, uint64_t *state)
{
    static const double better_first[] = {0.6, 0.4}, worse_first[] = {0.4, 0.6};
    const bool first = a->corner[0].volume <= b->corner[0].volume;
    chang_simplex child;
    for (int i = 0; i < 4; i++) {
        const chang_rotation pair[] = {a->corner[i], b->corner[i]};
        child.corner[i] = mean ? chang_mean(p, pair, first ? better_first : worse_first, 2)
                               : pair[random_bits(state) & 1];
    }
    chang_sort(&child);
    return child;
}

/* ---- the least rectangle about an axis ---- */

static inline int chang_by_place(const void *a, const void *b)
{
    const double *p = a, *q = b;
    return p[0] != q[0] ? (p[0] > q[0]) - (p[0] < q[0]) : (p[1] > q[1]) - (p[1] < q[1]);
}

/* The convex hull of points in the plane (Andrew 1979), which are sorted. `hull` has room for
 * n + 1. */
static inline size_t chang_hull(double (*flat)[2], size_t n, double (*hull)[2])
{
    size_t count = 0;
    qsort(flat, n, sizeof *flat, chang_by_place);
    for (int above = 0; above < 2; above++) {
        const size_t least = count + 1;
        for (size_t i = 0; i < n; i++) {
            const double *c = flat[above ? n - 1 - i : i];
            while (count > least) {
                const double *a = hull[count - 2], *b = hull[count - 1];
                if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0)
                    break;
                count--;
            }
            hull[count][0] = c[0], hull[count++][1] = c[1];
        }
        count--; /* the next chain begins with this corner */
    }
    return count;
}

/* Rotates the box about its axis `about`, if another rectangle is less. */
static inline void chang_rectangle(const chang_points *p, chang_rotation *best, int about)
{
    double(*flat)[2] = malloc(p->n * sizeof *flat), (*hull)[2] = malloc((p->n + 2) * sizeof *hull);
    const chang_rotation from = *best;
    const double *u = from.axis[(about + 1) % 3], *v = from.axis[(about + 2) % 3];
    for (size_t i = 0; flat && i < p->n; i++)
        flat[i][0] = chang_dot(u, p->at[i]), flat[i][1] = chang_dot(v, p->at[i]);
    const size_t count = flat && hull && p->n > 2 ? chang_hull(flat, p->n, hull) : 0;
    const double height = from.volume;
    double least = INFINITY, c = 1, s = 0;
    for (size_t i = 0; i < count; i++) {
        const double *a = hull[i], *b = hull[(i + 1) % count];
        const double length = hypot(b[0] - a[0], b[1] - a[1]);
        const double x = (b[0] - a[0]) / length, y = (b[1] - a[1]) / length;
        double lower = INFINITY, upper = -INFINITY, deep = -INFINITY;
        for (size_t k = 0; length > 0 && k < count; k++) {
            const double along = x * hull[k][0] + y * hull[k][1];
            lower = along < lower ? along : lower, upper = along > upper ? along : upper;
            deep = fmax(deep, x * (hull[k][1] - a[1]) - y * (hull[k][0] - a[0]));
        }
        if (length > 0 && (upper - lower) * deep < least)
            least = (upper - lower) * deep, c = x, s = y;
    }
    for (int k = 0; k < 3; k++) {
        best->axis[(about + 1) % 3][k] = c * u[k] + s * v[k];
        best->axis[(about + 2) % 3][k] = c * v[k] - s * u[k];
    }
    chang_size(p, best);
    if (!(best->volume < height))
        *best = from;
    free(flat), free(hull);
}

/* Returns the volume of the box. */
static inline double obb_chang(const double (*at)[3], size_t n)
{
    const chang_points p = {at, n};
    chang_simplex now[CHANG_SIMPLICES], next[CHANG_SIMPLICES];
    chang_rotation best = {.volume = INFINITY};
    uint64_t state = random_seed(1);
    for (int i = 0; i < CHANG_SIMPLICES; i++) {
        for (int j = 0; j < 4; j++) {
            chang_rotation r;
            for (int k = 0; k < 9; k++)
                r.axis[k / 3][k % 3] = (double)random_unit(&state) - 0.5;
            now[i].corner[j] = chang_project(&p, r);
        }
        chang_sort(&now[i]);
    }
    for (int generation = 0, idle = 0; generation < CHANG_GENERATIONS && idle < CHANG_PATIENCE;
         generation++) {
        idle++;
        for (int i = 0; i < CHANG_SIMPLICES; i++)
            for (int step = 0; step < CHANG_STEPS; step++)
                chang_nelder_mead(&p, &now[i]);
        qsort(now, CHANG_SIMPLICES, sizeof *now, chang_by_volume);
        if (now[0].corner[0].volume < best.volume * (1 - 1e-9))
            best = now[0].corner[0], idle = 0;
        for (int i = 0; i < CHANG_SIMPLICES; i++) {
            const chang_simplex *a = &now[random_bits(&state) % (CHANG_SIMPLICES / 2)];
            const chang_simplex *b = &now[random_bits(&state) % (CHANG_SIMPLICES / 2)];
            next[i] = chang_child(&p, a, b, i % 2, &state);
        }
        memcpy(now, next, sizeof now);
    }
    for (int about = 0; about < 3; about++)
        chang_rectangle(&p, &best, about);
    return best.volume;
}

#endif
