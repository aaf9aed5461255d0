/* isect_bvh_closest, isect_bvh_closest_n, isect_bvh_closest_few, isect_bvh_closest_all - the
 * nearest triangles of a tree: selection of the kernels, distribution of points to threads, and the
 * position of the nearest point on its triangle.
 *
 * The position is computed again for the one triangle of the answer. Its barycentric coordinates
 * are those of the foot (closest/point_triangle.c). For a foot on an edge the weight of the
 * opposite corner is 0. On the edge b c the other two are 1 - share and share, whose sum is 1. For
 * a point on the triangle the edge or corner is found exactly. */
#include "bvh/bounds.h"
#include "bvh/nearest.h"
#include "closest/nearest.h"
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include "geometry/foot.h"
#include "overlap/exact.h"
#include HEADER(bvh)
#include HEADER(closest)

enum { POINTS_IN_TASK = 1024 }; /* points per task */

static Foot foot_on(const X(vec3) * point, const X(triangle) * triangle)
{
    Vec3 p[] = {{point->x, point->y, point->z},
                {triangle->a.x, triangle->a.y, triangle->a.z},
                {triangle->b.x, triangle->b.y, triangle->b.z},
                {triangle->c.x, triangle->c.y, triangle->c.z}};
    Vec3 difference[] = {sub(p[2], p[1]), sub(p[3], p[1]), sub(p[0], p[1])};
    const Vec3 *d = difference;
    const num scale2 = dot(d[0], d[0]) + dot(d[1], d[1]) + dot(d[2], d[2]);
    if (!(scale2 > LEAST_SQUARE && scale2 < MOST_SQUARE)) { /* as the pair function does */
        (void)fit_points(p, 4);
        difference[0] = sub(p[2], p[1]), difference[1] = sub(p[3], p[1]);
        difference[2] = sub(p[0], p[1]);
        (void)fit_differences(difference, 3);
    }
    return foot_of(d[0], d[1], d[2]);
}

static bool on_edge(const X(vec3) * point, const X(vec3) * a, const X(vec3) * b)
{
    const Point p = {point->x, point->y, point->z};
    const Segment edge = {{a->x, a->y, a->z}, {b->x, b->y, b->z}};
    return X(overlap_point_segment_exact)(&p, &edge);
}
static bool same_place(const X(vec3) * a, const X(vec3) * b)
{
    return a->x == b->x && a->y == b->y && a->z == b->z;
}

/* The feature of the triangle that contains the point, for a point on the triangle. */
static isect_feature feature_on(const X(vec3) * point, const X(triangle) * t)
{
    if (same_place(point, &t->a))
        return ISECT_VERTEX_A;
    if (same_place(point, &t->b))
        return ISECT_VERTEX_B;
    if (same_place(point, &t->c))
        return ISECT_VERTEX_C;
    return on_edge(point, &t->a, &t->b)   ? ISECT_EDGE_AB
           : on_edge(point, &t->b, &t->c) ? ISECT_EDGE_BC
           : on_edge(point, &t->c, &t->a) ? ISECT_EDGE_CA
                                          : ISECT_FACE;
}
static isect_feature feature_of(real u, real v)
{
    if (u == 0)
        return v == 0 ? ISECT_VERTEX_A : v == 1 ? ISECT_VERTEX_C : ISECT_EDGE_CA;
    if (v == 0)
        return u == 1 ? ISECT_VERTEX_B : ISECT_EDGE_AB;
    return u + v == 1 ? ISECT_EDGE_BC : ISECT_FACE;
}

X(mesh_nearest)
X(bvh_nearest_of)(const X(vec3) * point, const Triangles *block, int i, const X(nearest) * known)
{
    const X(triangle) triangle = triangle_in(block, i);
    const X(nearest) nearest = known ? *known : X(closest_point_triangle)(point, &triangle);
    const Foot foot = foot_on(point, &triangle);
    return (X(mesh_nearest)){
        nearest.b,
        nearest.distance2,
        foot.s + 0,
        foot.t + 0,
        block->prim[i],
        nearest.distance2 > 0 ? feature_of(foot.s, foot.t) : feature_on(point, &triangle)};
}

static X(mesh_nearest) find_nearest(NearestQuery *search)
{
#define NEAREST_ONE_KERNEL(isa) NEAREST_ONE(isa),
    static X(NearestOne) *const kernels[] = {ISAS_TO_AVX2(NEAREST_ONE_KERNEL)};
    const Environment environment = environment_enter();
    const X(mesh_nearest) answer = kernels[isect_isa_index()](search);
    environment_leave(environment);
    return answer;
}

X(mesh_nearest) X(bvh_closest)(const X(bvh) * bvh, const X(vec3) * point, real within2)
{
    return find_nearest(&(NearestQuery){.bvh = bvh, .point = *point, .within2 = within2});
}

size_t X(bvh_closest_few)(const X(bvh) * bvh, const X(vec3) * point, real within2,
                          X(mesh_nearest) * list, size_t few)
{
    NearestQuery search = query_for(point, within2, NEAREST_FEW, list, sizeof *list, few);
    search.bvh = bvh;
    if (few > 0)
        (void)find_nearest(&search);
    return search.count;
}

static bool answer_less(const void *a, const void *b)
{
    const Found x = {.at = *(const X(mesh_nearest) *)a}, y = {.at = *(const X(mesh_nearest) *)b};
    return is_before(&x, &y);
}

isect_status X(bvh_closest_all)(const X(bvh) * bvh, const X(vec3) * point, real within2,
                                X(mesh_nearest) * list, size_t capacity, size_t *count)
{
    NearestQuery search = query_for(point, within2, ALL_WITHIN, list, sizeof *list, capacity);
    search.bvh = bvh;
    (void)find_nearest(&search);
    return sort_list(list, search.count, capacity, sizeof *list, answer_less, count);
}

static void nearest_task(void *job, size_t i)
{
#define NEAREST_MANY_KERNEL(isa) NEAREST_MANY(isa),
    static X(NearestMany) *const kernels[] = {ISAS_TO_AVX2(NEAREST_MANY_KERNEL)};
    NearestBatch task = *(const NearestBatch *)job;
    task.first = i * POINTS_IN_TASK, task.count = items_of_task(task.count, POINTS_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

void X(bvh_closest_n)(const X(bvh) * bvh, X(points) points, size_t n, real within2,
                      const isect_threads *threads, X(mesh_nearests) answers)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    NearestBatch batch = {
        .bvh = bvh, .points = &operand, .within2 = within2, .answers = &answers, .count = n};
    isect_parallel(threads, tasks_of(n, POINTS_IN_TASK), nearest_task, &batch);
}
