/* isect_sweep_vertex_face, isect_sweep_edge_edge - the earliest time when a vertex of a deforming
 * mesh can touch a triangle of it, or an edge another edge.
 *
 * All vertices move linearly. The difference of a point of one and a point of the other is
 *
 *     F(t, u, v) = p(t) - ((1 - u - v) a(t) + u b(t) + v c(t))             vertex and face
 *     F(t, u, v) = (1 - u) a(t) + u b(t) - ((1 - v) c(t) + v d(t))         edge and edge
 *
 * which is linear in each of t, u and v. So over a box of (t, u, v) each coordinate of F lies
 * between the least and the greatest of its values at the eight corners: a tight inclusion (Snyder
 * 1992; Wang et al. 2021). A box whose F stays farther from 0 than the separation is discarded, any
 * other one is bisected. The boxes that begin first are processed first, so the first one whose F
 * is not larger than the tolerance is the answer.
 *
 * F . n, too, is between its values at the corners, for any n; here n is the mean of F at the
 * corners. This test keeps the number of boxes small. At r beside the place where flat parts first
 * are at the separation s:
 *
 *     |F|                                                        about s + r^2 / 2s
 *     the nearest point of the box around F, for parts w wide    less by up to w
 *     F . n / |n|, where n turns by w / s                        less by up to w r / s + w^2 / s
 *
 * Without n about 2s / w parts of each width would remain; with it some tens, so that a tolerance
 * may be small. Therefore time is bisected more often than u and v: a box is bisected along the
 * parameter over which the distance from 0 changes most, or F if the separation is 0.
 *
 * The parameters are multiples of 2^-DEEPEST, and therefore exact, as are their differences from 1.
 * With M the largest |coordinate| along an axis, e = 2^-53, the error of a value at a corner is:
 *
 *     a point at a time         two products, a sum of 2 M at most        3 e M
 *     three of them, weighted   absolute weights add up to 3 at most      3 (3 e M) + 9 e M
 *     the difference                                                      + 3 e M + 4 e M
 *     E = 32 e M + 2^-1060                                                 with underflow
 *
 * A part is small enough if F is at most the tolerance d wide along each axis, or if F is within
 * s + d at a corner and changes by no more than d along each axis in the time of the part. With s
 * the separation, at the first time of the part:
 *
 *     small in each parameter   |F| <= s + sqrt(3) (d + E)       E <= d / 64
 *     near at a corner          |F| <= s + d + sqrt(3) d         s + 3 d covers both
 *
 * At most ROOM boxes are queued, and at most MOST are processed. If these do not suffice, the
 * answer is the time up to which everything is known, and `early` is set. */
#include "core/larger.h"
#include "core/power.h"
#include "core/precision.h"
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include HEADER(sweep)

enum { ROOM = 1024, MOST = 1 << 16, DEEPEST = 48 };

/* Four points at times 0 and 1, and the parameters of the query. */
typedef struct Deforming {
    double from[4][3], to[4][3];
    double error[3], separation, tolerance;
    bool edges;
} Deforming;

/* A part of all (t, u, v), whose sides are 2^-depth. */
typedef struct Part {
    double low[3];
    uint8_t depth[3];
} Part;

static double side_of(const Part *part, int k)
{
    return times_power(1, -(int)part->depth[k]);
}

/* F at the corners of a part, without E: bit k of i is the side along t, u, v. */
static void values_at(const Deforming *of, const Part *part, double f[8][3])
{
    double p[2][4][3];
    for (int late = 0; late < 2; late++) {
        const double t = part->low[0] + (late ? side_of(part, 0) : 0);
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 3; k++)
                p[late][i][k] = (1 - t) * of->from[i][k] + t * of->to[i][k];
    }
    for (int i = 0; i < 8; i++) {
        const double u = part->low[1] + (i >> 1 & 1 ? side_of(part, 1) : 0);
        const double v = part->low[2] + (i >> 2 & 1 ? side_of(part, 2) : 0);
        const double(*q)[3] = (const double(*)[3])p[i & 1];
        for (int k = 0; k < 3; k++)
            f[i][k] = of->edges
                          ? ((1 - u) * q[0][k] + u * q[1][k]) - ((1 - v) * q[2][k] + v * q[3][k])
                          : q[0][k] - ((1 - u - v) * q[1][k] + u * q[2][k] + v * q[3][k]);
    }
}
/* The mean of F, scaled so that its largest coordinate is 1; 0 if it is 0. */
static void mean_of(double f[8][3], double n[3])
{
    double most = 0;
    for (int k = 0; k < 3; k++) {
        n[k] = 0;
        for (int i = 0; i < 8; i++)
            n[k] += f[i][k];
        most = larger(most, fabs(n[k]));
    }
    for (int k = 0; k < 3; k++)
        n[k] /= most > 0 ? most : 1;
}
static double along(const double n[3], const double a[3])
{
    return a[0] * n[0] + a[1] * n[1] + a[2] * n[2];
}
/* True if F is certainly farther from 0 than the separation along n. */
static bool apart_along(const Deforming *of, double f[8][3], const double n[3])
{
    double error = 0, least = DBL_MAX;
    for (int k = 0; k < 3; k++)
        error += 2 * of->error[k] * fabs(n[k]);
    for (int i = 0; i < 8; i++)
        least = smaller(least, along(n, f[i]));
    return least > error + of->separation * sqrt(along(n, n)) * (1 + 8 * DBL_EPSILON);
}
/* The change of F along t, u, or v (`all`), and of its distance from 0 where that is about the
 * separation s: the change along n, plus x^2 / 2s for a change x across it. */
static void changes_of(const Deforming *of, double f[8][3], const double n[3], int j, double *all,
                       double *distance)
{
    const double s = of->separation, length = sqrt(along(n, n));
    double most = 0, on_n = 0;
    for (int i = 0; i < 8; i++) {
        const double *a = f[i], *b = f[i ^ 1 << j], d[3] = {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
        most = larger(larger(most, fabs(d[0])), larger(fabs(d[1]), fabs(d[2])));
        on_n = larger(on_n, fabs(along(n, d)));
    }
    *all = most;
    *distance = s > 0 && length > 0 ? smaller(most, on_n / length + most / s * most) : most;
}
/* True if corner i is a point of the shapes: of a triangle, not beyond its third side. */
static bool is_of_shapes(const Deforming *of, const Part *part, int i)
{
    const double u = part->low[1] + (i >> 1 & 1 ? side_of(part, 1) : 0);
    const double v = part->low[2] + (i >> 2 & 1 ? side_of(part, 2) : 0);
    return of->edges || u + v <= 1;
}
/* True if F can be within the separation. `known` is then set if the part is small enough, and
 * `widest` is the parameter to bisect. */
static bool may_touch(const Deforming *of, const Part *part, bool *known, int *widest)
{
    double f[8][3], n[3], near2 = 0, width = 0, corner2 = DBL_MAX, change[3], best = -1;
    values_at(of, part, f);
    mean_of(f, n);
    if (apart_along(of, f, n))
        return false;
    for (int k = 0; k < 3; k++) {
        double low = f[0][k], high = f[0][k];
        for (int i = 1; i < 8; i++)
            low = smaller(low, f[i][k]), high = larger(high, f[i][k]);
        const double near = larger(larger(low, -high) - of->error[k], 0);
        near2 += near * near;
        width = larger(width, high - low);
    }
    for (int j = 0; j < 3; j++) {
        double distance;
        changes_of(of, f, n, j, &change[j], &distance);
        if (distance > best && part->depth[j] < DEEPEST)
            best = distance, *widest = j;
    }
    for (int i = 0; i < 8; i++)
        if (is_of_shapes(of, part, i))
            corner2 = smaller(corner2, f[i][0] * f[i][0] + f[i][1] * f[i][1] + f[i][2] * f[i][2]);
    const double enough = of->separation + of->tolerance;
    *known = width <= of->tolerance || (change[0] <= of->tolerance && corner2 <= enough * enough);
    return near2 * (1 - 8 * DBL_EPSILON) <= of->separation * of->separation;
}

/* ---- the queue of parts: a heap with the earliest at its top, and of equal times the smallest
 * ---- */

typedef struct Heap {
    Part part[ROOM];
    int count;
} Heap;

static bool before(const Part *a, const Part *b)
{
    if (a->low[0] != b->low[0])
        return a->low[0] < b->low[0];
    return a->depth[0] + a->depth[1] + a->depth[2] > b->depth[0] + b->depth[1] + b->depth[2];
}
static void push(Heap *heap, const Part *part)
{
    int i = heap->count++;
    for (; i > 0 && before(part, &heap->part[(i - 1) / 2]); i = (i - 1) / 2)
        heap->part[i] = heap->part[(i - 1) / 2];
    heap->part[i] = *part;
}
static Part pop(Heap *heap)
{
    const Part top = heap->part[0], last = heap->part[--heap->count];
    int i = 0;
    for (int child = 1; child < heap->count; i = child, child = 2 * i + 1) {
        if (child + 1 < heap->count && before(&heap->part[child + 1], &heap->part[child]))
            child++;
        if (!before(&heap->part[child], &last))
            break;
        heap->part[i] = heap->part[child];
    }
    heap->part[i] = last;
    return top;
}

/* Queues the halves that are not entirely beyond the third side of a triangle. */
static void push_halves(const Deforming *of, Heap *heap, Part part, int k)
{
    part.depth[k]++;
    push(heap, &part);
    part.low[k] += side_of(&part, k);
    if (of->edges || part.low[1] + part.low[2] <= 1)
        push(heap, &part);
}

static double first_time(const Deforming *of, bool *early)
{
    Heap heap = {.count = 0};
    push(&heap, &(Part){{0, 0, 0}, {0, 0, 0}});
    for (int asked = 0; heap.count > 0; asked++) {
        const Part part = pop(&heap);
        bool known;
        int widest = 0;
        if (!may_touch(of, &part, &known, &widest))
            continue;
        *early = !known && (asked >= MOST || heap.count + 2 > ROOM);
        if (known || part.depth[widest] >= DEEPEST || *early)
            return part.low[0];
        push_halves(of, &heap, part, widest);
    }
    return (double)INFINITY;
}

/* ---- the public functions ---- */

/* Sets the points; false if one is not finite. All are scaled down if they are huge. */
static bool set_points(Deforming *of, const X(vec3) *const points[8], real separation,
                       real tolerance)
{
    double most = 0, sum = 0;
    for (int i = 0; i < 8; i++) {
        const double p[3] = {(double)points[i]->x, (double)points[i]->y, (double)points[i]->z};
        for (int k = 0; k < 3; k++) {
            (i < 4 ? of->from[i] : of->to[i - 4])[k] = p[k];
            most = fmax(most, fabs(p[k])), sum += 0 * p[k];
        }
    }
    if (!(most <= DBL_MAX) || sum != 0 || !(separation <= REAL_MAX))
        return false;
    const int down = most > 0x1p900 ? -128 : 0;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 3; k++) {
            of->from[i][k] = times_power(of->from[i][k], down);
            of->to[i][k] = times_power(of->to[i][k], down);
            of->error[k] = fmax(of->error[k], fmax(fabs(of->from[i][k]), fabs(of->to[i][k])));
        }
    for (int k = 0; k < 3; k++)
        of->error[k] = 16 * DBL_EPSILON * of->error[k] + 0x1p-1060;
    of->separation = times_power(fmax((double)separation, 0), down);
    of->tolerance = times_power(tolerance > 0 ? (double)tolerance : 0, down);
    of->tolerance = fmax(of->tolerance, 64 * (of->error[0] + of->error[1] + of->error[2]));
    return true;
}
static X(sweep_first) search(const Deforming *of)
{
    bool early = false;
    const double t = first_time(of, &early);
    const real enter = (real)t;
    return (X(sweep_first)){((double)enter > t ? -next_up(-enter) : enter) + 0, early};
}

static X(sweep_first) no_touch(void)
{
    return (X(sweep_first)){REAL_INF, false};
}

X(sweep_first)
X(sweep_vertex_face)
(const X(segment) * vertex, const X(triangle) * begin, const X(triangle) * end, real separation,
 real tolerance)
{
    Deforming of = {.edges = false};
    const X(vec3) *const points[8] = {&vertex->a, &begin->a, &begin->b, &begin->c,
                                      &vertex->b, &end->a,   &end->b,   &end->c};
    return set_points(&of, points, separation, tolerance) ? search(&of) : no_touch();
}
X(sweep_first)
X(sweep_edge_edge)
(const X(segment) * a_begin, const X(segment) * a_end, const X(segment) * b_begin,
 const X(segment) * b_end, real separation, real tolerance)
{
    Deforming of = {.edges = true};
    const X(vec3) *const points[8] = {&a_begin->a, &a_begin->b, &b_begin->a, &b_begin->b,
                                      &a_end->a,   &a_end->b,   &b_end->a,   &b_end->b};
    return set_points(&of, points, separation, tolerance) ? search(&of) : no_touch();
}
