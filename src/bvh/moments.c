/* isect_bvh_moments_build, isect_bvh_moments_free, isect_bvh_winding,
 * isect_bvh_winding_n - far-field moments of groups of triangles, and the generalised winding
 * number by them.
 *
 * With centroids c, area vectors v and areas |v| of triangles, the center of a group is sum |v| c /
 * sum |v|. bvh/solid_angle.c also needs sum v and sum (c - center) v'. Groups are merged from the
 * leaves upward, in double: from the center c of a part to that of the group the second sum changes
 * by (c - center) (sum v)'. Each group has a unit of its own, its radius, so that no product
 * overflows or vanishes however small it is beside the mesh. Coordinates are divided by 4. */
#include "bvh/moments.h"
#include "bvh/bounds.h"
#include "core/environment.h"
#include "core/memory.h"
#include "core/power.h"
#include "core/threads.h"
#include <float.h>
#include <string.h>
#include HEADER(bvh)

enum {
    WINDINGS_IN_TASK = 1024, /* points per task */
    LEAST_EXPONENT = ISECT_DOUBLE ? -1000 : -120
};
#define LEAST_BEYOND R(0x1p-16) /* nearer to the center the terms of a group mean nothing */

/* A triangle or a group: size and area in squares of the unit, spread in cubes of it. */
typedef struct Group {
    double unit, size, center[3], area[3], spread[6];
} Group;

/* Component k of the spread of v at c: xx, yy, zz, xy + yx, yz + zy, zx + xz. */
static double spread_of(const double c[3], const double v[3], int k)
{
    const int i = k % 3, j = (i + 1) % 3;
    return k < 3 ? c[k] * v[k] : c[i] * v[j] + c[j] * v[i];
}

/* About its centroid a triangle has no spread. */
static Group group_of_triangle(const X(triangle) * t)
{
    const real *corner[3] = {&t->a.x, &t->b.x, &t->c.x};
    double u[3], v[3];
    Group s = {.unit = 0};
    for (int k = 0; k < 3; k++) {
        const double a = (double)corner[0][k] / 4, b = (double)corner[1][k] / 4,
                     c = (double)corner[2][k] / 4;
        u[k] = b - a, v[k] = c - a;
        s.center[k] = (a + b + c) / 3;
        s.unit = fmax(s.unit, fmax(fabs(u[k]), fabs(v[k])));
    }
    if (!(s.unit > 0))
        return s;
    for (int k = 0; k < 3; k++)
        u[k] /= s.unit, v[k] /= s.unit;
    for (int k = 0; k < 3; k++)
        s.area[k] = (u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3]) / 2;
    s.size = sqrt(s.area[0] * s.area[0] + s.area[1] * s.area[1] + s.area[2] * s.area[2]);
    return s;
}

/* The bounds of a group, a quarter. */
typedef struct Reach {
    double lower[3], upper[3];
} Reach;

/* The mean of the centers, weighted by area, rounded as it is stored; the middle of the bounds if
 * there is no area. */
static void set_center(Group *to, const Group *part, int count, const Reach *box)
{
    double unit = 0, total = 0, weight[WIDTH];
    for (int i = 0; i < count; i++)
        unit = fmax(unit, part[i].unit);
    for (int i = 0; i < count; i++) {
        const double share = unit > 0 ? part[i].unit / unit : 0;
        weight[i] = share * share * part[i].size;
        total += weight[i];
    }
    for (int k = 0; k < 3; k++) {
        double center = total > 0 ? 0 : box->lower[k] / 2 + box->upper[k] / 2;
        for (int i = 0; i < count && total > 0; i++)
            center += weight[i] / total * part[i].center[k];
        to->center[k] = (double)(real)center;
    }
}

/* The radius about the center, rounded upward; it is the unit, too. */
static void set_radius(Group *to, const Reach *box)
{
    double reach[3], most = 0, sum = 0;
    for (int k = 0; k < 3; k++) {
        reach[k] = fmax(to->center[k] - box->lower[k], box->upper[k] - to->center[k]);
        most = fmax(most, reach[k]);
    }
    for (int k = 0; k < 3 && most > 0; k++)
        sum += reach[k] / most * (reach[k] / most);
    const double radius = most <= DBL_MAX ? most * sqrt(sum) * 1.000001 : DBL_MAX;
    const double within = fmin(fmax(radius, (double)REAL_MIN), (double)REAL_MAX);
    to->unit = (double)(real)within;
}

static Group merged(const Group *part, int count, const Reach *box)
{
    Group to = {.unit = 0};
    set_center(&to, part, count, box);
    set_radius(&to, box);
    for (int i = 0; i < count; i++) {
        const double share = part[i].unit / to.unit, share2 = share * share;
        double offset[3], area[3];
        for (int k = 0; k < 3; k++) {
            offset[k] = (part[i].center[k] - to.center[k]) / to.unit;
            area[k] = share2 * part[i].area[k];
            to.area[k] += area[k];
        }
        to.size += share2 * part[i].size;
        for (int k = 0; k < 6; k++)
            to.spread[k] += share2 * share * part[i].spread[k] + spread_of(offset, area, k);
    }
    return to;
}

static Group group_of_block(const Triangles *block, const Reach *box)
{
    Group part[WIDTH];
    int count = 0;
    for (; count < WIDTH && !is_repeated(block, count); count++) {
        const X(triangle) triangle = triangle_in(block, count);
        part[count] = group_of_triangle(&triangle);
    }
    return merged(part, count, box);
}

static void write_child(Far *far, int i, const Group *group)
{
    far->radius[i] = (real)group->unit;
    for (int k = 0; k < 3; k++) {
        far->center[k][i] = (real)group->center[k];
        far->area[k][i] = (real)group->area[k];
    }
    for (int k = 0; k < 6; k++)
        far->spread[k][i] = (real)group->spread[k];
}

/* Lists the positions of all nodes in the tree, parents before children. */
static void list_nodes(X(bvh_moments) * m, uint32_t *place)
{
    uint32_t count = 1;
    place[0] = 0;
    for (uint32_t n = 0; n < count; n++) {
        const Node *node = node_of(m->bvh, place[n]);
        Far *far = &m->far[n];
        memset(far, 0, sizeof *far);
        for (int i = 0; i < WIDTH; i++) {
            const bool there = node->bound[0][i] <= node->bound[1][i];
            far->radius[i] = there ? 0 : -1;
            far->child[i] = node->child[i];
            if (there && !(node->child[i] & LEAF))
                place[count] = node->child[i], far->child[i] = count++;
        }
    }
    m->count = count;
}

static Reach reach_of(const Node *node, int i)
{
    Reach box;
    for (int k = 0; k < 3; k++) {
        box.lower[k] = (double)node->bound[2 * k][i] / 4;
        box.upper[k] = (double)node->bound[2 * k + 1][i] / 4;
    }
    return box;
}

/* Merges the children of each node, the last nodes first. */
static void fill_nodes(X(bvh_moments) * m, const uint32_t *place, Group *total)
{
    for (size_t n = m->count; n-- > 0;) {
        const Node *node = node_of(m->bvh, place[n]);
        Far *far = &m->far[n];
        Reach all = {{HUGE_VAL, HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL, -HUGE_VAL}};
        Group part[WIDTH];
        int count = 0;
        for (int i = 0; i < WIDTH; i++) {
            if (!(far->radius[i] >= 0))
                continue;
            const uint32_t child = far->child[i];
            const Reach box = reach_of(node, i);
            Triangles room;
            part[count] =
                child & LEAF ? group_of_block(block_of(m->bvh, child, &room), &box) : total[child];
            for (int k = 0; k < 3; k++) {
                all.lower[k] = fmin(all.lower[k], box.lower[k]);
                all.upper[k] = fmax(all.upper[k], box.upper[k]);
            }
            write_child(far, i, &part[count++]);
        }
        total[n] = merged(part, count, &all);
    }
}

static void set_size(X(bvh_moments) * m)
{
    const real *lower = &m->bvh->statistics.bounds.lower.x,
               *upper = &m->bvh->statistics.bounds.upper.x;
    real *middle = &m->middle.x, most = 0;
    int exponent;
    for (int k = 0; k < 3; k++) {
        const real half = upper[k] / 2 - lower[k] / 2;
        const bool there = lower[k] <= upper[k];
        middle[k] = there ? lower[k] / 2 + upper[k] / 2 : 0;
        most = there && half > most ? half : most;
    }
    (void)frexp((double)most, &exponent);
    exponent = exponent < LEAST_EXPONENT ? LEAST_EXPONENT : exponent;
    m->scale = most > 0 ? (real)times_power(1, -exponent) : 1;
}

isect_status X(bvh_moments_build)(const X(bvh) * bvh, const isect_allocator *allocator,
                                  X(bvh_moments) * *moments)
{
    static const isect_allocator defaults;
    const isect_allocator *memory = allocator ? allocator : &defaults;
    const size_t nodes = bvh->statistics.nodes, head = whole_lines(sizeof **moments);
    const size_t bytes = head + nodes * sizeof(Far);
    X(bvh_moments) *made = isect_memory_get(memory, bytes);
    uint32_t *place = made ? isect_memory_get(memory, nodes * sizeof *place) : NULL;
    Group *total = place ? isect_memory_get(memory, nodes * sizeof *total) : NULL;
    if (total) {
        const Environment environment = environment_enter();
        *made = (X(bvh_moments)){
            .bvh = bvh, .far = (Far *)((char *)made + head), .bytes = bytes, .allocator = *memory};
        set_size(made);
        list_nodes(made, place);
        fill_nodes(made, place, total);
        environment_leave(environment);
        *moments = made;
    }
    isect_memory_put(memory, total, nodes * sizeof *total);
    isect_memory_put(memory, place, nodes * sizeof *place);
    if (!total)
        isect_memory_put(memory, made, bytes);
    return total ? ISECT_OK : ISECT_NO_MEMORY;
}

void X(bvh_moments_free)(X(bvh_moments) * moments)
{
    if (!moments)
        return;
    const isect_allocator allocator = moments->allocator;
    isect_memory_put(&allocator, moments, moments->bytes);
}

static void wind_task(void *job, size_t i)
{
#define WIND_MANY_KERNEL(isa) WIND_MANY(isa),
    static X(WindMany) *const kernels[] = {ISAS_TO_AVX2(WIND_MANY_KERNEL)};
    WindingBatch task = *(const WindingBatch *)job;
    task.first = i * WINDINGS_IN_TASK, task.count = items_of_task(task.count, WINDINGS_IN_TASK, i);
    const Environment environment = environment_enter();
    kernels[isect_isa_index()](&task);
    environment_leave(environment);
}

void X(bvh_winding_n)(const X(bvh_moments) * moments, X(points) points, size_t n, real beyond,
                      const isect_threads *threads, real *windings)
{
    Operand operand;
    X(operand_of)(&operand, &points, sizeof points);
    WindingBatch batch = {.moments = moments,
                          .points = &operand,
                          .beyond =
                              real_abs(beyond) < LEAST_BEYOND ? LEAST_BEYOND : real_abs(beyond),
                          .windings = windings,
                          .count = n};
    isect_parallel(threads, tasks_of(n, WINDINGS_IN_TASK), wind_task, &batch);
}

real X(bvh_winding)(const X(bvh_moments) * moments, const X(vec3) * point, real beyond)
{
    real winding;
    X(bvh_winding_n)(moments, X(points_of)(point), 1, beyond, NULL, &winding);
    return winding;
}
