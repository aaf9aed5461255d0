/* isect_bvh_moments_build, isect_bvh_moments_free, isect_bvh_winding,
 * isect_bvh_winding_n - far-field moments of groups of triangles, and the generalised winding
 * number by them.
 *
 * With centroids c, area vectors v and areas |v| of triangles, the center of a group is sum |v| c /
 * sum |v|. bvh/solid_angle.c also needs sum v and sum (c - center) v'. All of them are sums, where
 * c v' is taken about the middle of the mesh. So groups are summed from the leaves upward, in
 * double, in coordinates scaled by the size of the mesh. */
#include "bvh/moments.h"
#include "bvh/bounds.h"
#include "core/environment.h"
#include "core/memory.h"
#include "core/power.h"
#include "core/threads.h"
#include <string.h>
#include HEADER(bvh)

enum {
    WINDINGS_IN_TASK = 1024, /* points per task */
    LEAST_EXPONENT = ISECT_DOUBLE ? -1000 : -120
};

typedef struct Sums {
    double size, middle[3], area[3], spread[6];
} Sums;

static void add_sums(Sums *to, const Sums *s)
{
    to->size += s->size;
    for (int k = 0; k < 3; k++)
        to->middle[k] += s->middle[k], to->area[k] += s->area[k];
    for (int k = 0; k < 6; k++)
        to->spread[k] += s->spread[k];
}

/* Component k of the spread of v at c: xx, yy, zz, xy + yx, yz + zy, zx + xz. */
static double spread_of(const double c[3], const double v[3], int k)
{
    const int i = k % 3, j = (i + 1) % 3;
    return k < 3 ? c[k] * v[k] : c[i] * v[j] + c[j] * v[i];
}

static Sums sums_of_triangle(const X(triangle) * t, const X(bvh_moments) * m)
{
    const real *corner[3] = {&t->a.x, &t->b.x, &t->c.x}, *middle = &m->middle.x;
    double x[3][3], u[3], v[3], c[3];
    Sums s;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 3; i++)
            x[i][k] = ((double)corner[i][k] - (double)middle[k]) * (double)m->scale;
        u[k] = x[1][k] - x[0][k], v[k] = x[2][k] - x[0][k];
        c[k] = (x[0][k] + x[1][k] + x[2][k]) / 3;
    }
    for (int k = 0; k < 3; k++)
        s.area[k] = (u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3]) / 2;
    s.size = sqrt(s.area[0] * s.area[0] + s.area[1] * s.area[1] + s.area[2] * s.area[2]);
    for (int k = 0; k < 3; k++)
        s.middle[k] = s.size * c[k];
    for (int k = 0; k < 6; k++)
        s.spread[k] = spread_of(c, s.area, k);
    return s;
}

static Sums sums_of_block(const Triangles *block, const X(bvh_moments) * m)
{
    Sums sums = {.size = 0};
    for (int i = 0; i < WIDTH; i++) {
        if (is_repeated(block, i))
            break;
        const X(triangle) triangle = triangle_in(block, i);
        const Sums s = sums_of_triangle(&triangle, m);
        add_sums(&sums, &s);
    }
    return sums;
}

/* Writes child i of a node, from the sums of the child. */
static void write_child(Far *far, int i, const Node *node, const Sums *s, const X(bvh_moments) * m)
{
    const real *middle = &m->middle.x;
    double center[3], radius2 = 0;
    for (int k = 0; k < 3; k++) {
        const double lower = (double)node->bound[2 * k][i],
                     upper = (double)node->bound[2 * k + 1][i];
        const double scale = (double)m->scale;
        const double from = (lower - (double)middle[k]) * scale,
                     to = (upper - (double)middle[k]) * scale;
        center[k] = s->size > 0 ? s->middle[k] / s->size : from / 2 + to / 2;
        far->center[k][i] = (real)(center[k] / scale + (double)middle[k]);
        const double reach = fmax(center[k] - from, to - center[k]);
        radius2 += reach * reach;
        far->area[k][i] = (real)s->area[k];
    }
    far->radius2[i] = (real)(radius2 * 1.000001);
    for (int k = 0; k < 6; k++)
        far->spread[k][i] = (real)(s->spread[k] - spread_of(center, s->area, k));
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
            far->radius2[i] = there ? 0 : -1;
            far->child[i] = node->child[i];
            if (there && !(node->child[i] & LEAF))
                place[count] = node->child[i], far->child[i] = count++;
        }
    }
    m->count = count;
}

static void fill_nodes(X(bvh_moments) * m, const uint32_t *place, Sums *total)
{
    for (size_t n = m->count; n-- > 0;) {
        const Node *node = node_of(m->bvh, place[n]);
        Far *far = &m->far[n];
        total[n] = (Sums){.size = 0};
        for (int i = 0; i < WIDTH; i++) {
            if (!(far->radius2[i] >= 0))
                continue;
            const uint32_t child = far->child[i];
            Triangles room;
            const Sums s =
                child & LEAF ? sums_of_block(block_of(m->bvh, child, &room), m) : total[child];
            write_child(far, i, node, &s, m);
            add_sums(&total[n], &s);
        }
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
    const size_t nodes = bvh->statistics.nodes, head = (sizeof **moments + UNIT - 1) / UNIT * UNIT;
    const size_t bytes = head + nodes * sizeof(Far);
    X(bvh_moments) *made = isect_memory_get(memory, bytes);
    uint32_t *place = made ? isect_memory_get(memory, nodes * sizeof *place) : NULL;
    Sums *total = place ? isect_memory_get(memory, nodes * sizeof *total) : NULL;
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

/* ---- questions ---- */

static void wind_task(void *job, size_t i)
{
#define WIND_MANY_KERNEL(isa) WIND_MANY(isa),
    static X(WindMany) *const kernels[] = {ISAS(WIND_MANY_KERNEL)};
    WindingBatch task = *(const WindingBatch *)job;
    task.first = i * WINDINGS_IN_TASK;
    task.count =
        task.count - task.first < WINDINGS_IN_TASK ? task.count - task.first : WINDINGS_IN_TASK;
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
                          .beyond2 = beyond * beyond,
                          .windings = windings,
                          .count = n};
    isect_parallel(threads, n / WINDINGS_IN_TASK + (n % WINDINGS_IN_TASK != 0), wind_task, &batch);
}

real X(bvh_winding)(const X(bvh_moments) * moments, const X(vec3) * point, real beyond)
{
    real winding;
    X(bvh_winding_n)(moments, X(points_of)(point), 1, beyond, NULL, &winding);
    return winding;
}
