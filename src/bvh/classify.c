/* isect_bvh_classify_point, isect_bvh_classify_point_n, isect_bvh_signed_distance,
 * isect_bvh_signed_distance_n - inside, on or outside of a closed mesh, and the distance.
 *
 * This file decides the cases that the filter of the kernels leaves open. In the projection along x
 * the point is moved by an infinitesimal step along y and an infinitely smaller one along z
 * (Edelsbrunner and Muecke, Simulation of Simplicity, 1990). Then it lies on no line, and two
 * triangles see it on opposite sides of their common edge. An orientation of 0 takes the sign of
 * its derivative by y, or if that is 0, by z: coordinates are compared. A triangle that is
 * projected to a line has orientations that add up to 0 at every point; so the three never have the
 * same sign. */
#include "bvh/bounds.h"
#include "bvh/nearest.h"
#include "bvh/winding_number.h"
#include "core/environment.h"
#include "core/threads.h"
#include "core/vec3.h"
#include "overlap/exact.h"
#include HEADER(bvh)
#include HEADER(exact)

enum { SIDES_IN_TASK = 1024, DISTANCES = 256 }; /* points per task */

/* The side of the line from a to b, projected along x, on which p lies after the step. */
static int side_along_x(const X(vec3) * a, const X(vec3) * b, const X(vec3) * p)
{
    const X(vec2) from = {a->y, a->z}, to = {b->y, b->z}, at = {p->y, p->z};
    const int side = X(orient2d)(&from, &to, &at);
    if (side != 0)
        return side;
    return a->z != b->z ? (a->z > b->z ? 1 : -1) : (b->y > a->y) - (b->y < a->y);
}

static bool lies_on(const X(vec3) * point, const X(triangle) * t)
{
    const Point p = {point->x, point->y, point->z};
    const Triangle triangle = {
        {t->a.x, t->a.y, t->a.z}, {t->b.x, t->b.y, t->b.z}, {t->c.x, t->c.y, t->c.z}};
    return X(overlap_point_triangle_exact)(&p, &triangle);
}

int X(bvh_crossing)(const X(vec3) * point, const X(triangle) * t, bool *on)
{
    const int ahead = X(orient3d)(&t->a, &t->b, &t->c, point);
    if (ahead == 0) {
        *on |= lies_on(point, t);
        return 0;
    }
    const int side = side_along_x(&t->a, &t->b, point);
    if (side == 0 || side != ahead || side != side_along_x(&t->b, &t->c, point) ||
        side != side_along_x(&t->c, &t->a, point))
        return 0;
    return side;
}

isect_side X(bvh_classify_point)(const X(bvh) * bvh, const X(vec3) * point, isect_rule rule)
{
#define SIDE_ONE_KERNEL(isa) SIDE_ONE(isa),
    static X(SideOne) *const kernels[] = {ISAS_TO_AVX2(SIDE_ONE_KERNEL)};
    const Environment environment = environment_enter();
    const isect_side side = kernels[isect_isa_index()](bvh, point, rule);
    environment_leave(environment);
    return side;
}

static void classify_task(void *job, size_t i)
{
#define SIDE_MANY_KERNEL(isa) SIDE_MANY(isa),
    static X(SideMany) *const kernels[] = {ISAS_TO_AVX2(SIDE_MANY_KERNEL)};
    SideBatch task = *(const SideBatch *)job;
    task.first = i * SIDES_IN_TASK, task.count = items_of_task(task.count, SIDES_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

void X(bvh_classify_point_n)(const X(bvh) * bvh, X(points) points, size_t n, isect_rule rule,
                             const isect_threads *threads, uint8_t *sides)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    SideBatch batch = {.bvh = bvh, .points = &operand, .rule = rule, .sides = sides, .count = n};
    isect_parallel(threads, tasks_of(n, SIDES_IN_TASK), classify_task, &batch);
}

/* ---- how far ---- */

enum { GROUPS_BEYOND = 2 }; /* radii: the usual accuracy of winding numbers */

static real signed_distance(bool inside, real distance2)
{
    return inside && distance2 > 0 ? -real_sqrt(distance2) : real_sqrt(distance2);
}

real X(bvh_signed_distance)(const X(bvh) * bvh, const X(vec3) * point, isect_rule rule,
                            const X(bvh_moments) * moments)
{
    const bool inside = moments != NULL ? X(bvh_winding)(moments, point, GROUPS_BEYOND) > R(0.5)
                                        : X(bvh_classify_point)(bvh, point, rule) == ISECT_INSIDE;
    return signed_distance(inside, X(bvh_closest)(bvh, point, REAL_INF).distance2);
}

typedef struct Distances {
    const X(bvh) * bvh;
    const Operand *points;
    isect_rule rule;
    const X(bvh_moments) * moments;
    real *distances;
    size_t count;
} Distances;

static void distance_task(void *job, size_t i)
{
    const Distances *all = job;
    const size_t first = i * DISTANCES, n = items_of_task(all->count, DISTANCES, i);
    X(vec3) point[DISTANCES];
    X(mesh_nearest) nearest[DISTANCES];
    uint8_t side[DISTANCES];
    real winding[DISTANCES];
    const X(points) points = X(points_of)(point);
    for (size_t k = 0; k < n; k++)
        point[k] = point_of(all->points, first + k);
    X(bvh_closest_n)(all->bvh, points, n, REAL_INF, NULL, X(mesh_nearests_of)(nearest));
    if (all->moments != NULL)
        X(bvh_winding_n)(all->moments, points, n, GROUPS_BEYOND, NULL, winding);
    else
        X(bvh_classify_point_n)(all->bvh, points, n, all->rule, NULL, side);
    for (size_t k = 0; k < n; k++)
        all->distances[first + k] =
            signed_distance(all->moments != NULL ? winding[k] > R(0.5) : side[k] == ISECT_INSIDE,
                            nearest[k].distance2);
}

void X(bvh_signed_distance_n)(const X(bvh) * bvh, X(points) points, size_t n, isect_rule rule,
                              const X(bvh_moments) * moments, const isect_threads *threads,
                              real *distances)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    Distances all = {bvh, &operand, rule, moments, distances, n};
    isect_parallel(threads, tasks_of(n, DISTANCES), distance_task, &all);
}
