/* isect_bvh_sweep_sphere, isect_bvh_sweep_capsule, isect_bvh_sweep_ellipsoid,
 * isect_bvh_sweep_cylinder, isect_bvh_sweep_cone, isect_bvh_sweep_aabb, isect_bvh_sweep_obb,
 * isect_bvh_sweep_hull, isect_bvh_sweep_any_path - the first triangle of a mesh that a moving shape
 * touches: one walk down the tree, nearest first.
 *
 * The box of the shape moves with it. It touches the box of a child from `near` to `far`: along
 * each axis while (lower - upper of the shape) / motion <= t <= (upper - lower of the shape) /
 * motion. A child is left out if that is beyond the least `enter` so far; one that begins at the
 * same time is entered, as it may have a triangle of lesser index. The answer of a triangle is that
 * of the pair, so all is as a loop over all triangles would say, if `near` is not later than any
 * answer below it:
 *
 *     a pair may be early, or say that it touches, where the gap is within d
 *     coordinates of differences from the shape are at most      C = |shape| + |motion| + 16 L
 *     of rows in lanes                                           d <= 64 epsilon C
 *     of rows of the engine                                      d <= 1e-6 C
 *     quotients, differences                                     4 epsilon C
 *
 * with |shape| the sum of the sizes of its coordinates and L the largest number of the mesh. So
 * boxes are made larger by 80 epsilon C, or 2e-6 C, and the least normal numbers that rows count.
 */
#include "bvh/bounds.h"
#include "bvh/boxes.h"
#include "core/environment.h"
#include HEADER(bound)
#include HEADER(bvh)
#include HEADER(sweep)

typedef X(impact) TouchTriangle(const void *shape, const X(triangle) * triangle);

typedef struct Sweeper {
    const void *shape;
    TouchTriangle *touch;
    real lower[3], upper[3], motion[3], margin;
    X(mesh_impact) best;
} Sweeper;

/* Children that wait, and when they are touched; the last is the next. */
typedef struct Waiting {
    real near[STACK];
    uint32_t child[STACK];
} Waiting;

/* When the box of the shape touches another, or infinity. */
static real near_box(const Sweeper *s, const real lower[3], const real upper[3])
{
    real near = 0, far = 1;
    for (int k = 0; k < 3; k++) {
        const real from = lower[k] - s->upper[k] - s->margin,
                   to = upper[k] - s->lower[k] + s->margin;
        if (s->motion[k] == 0) {
            far = from <= 0 && to >= 0 ? far : -1;
            continue;
        }
        const real t0 = from / s->motion[k], t1 = to / s->motion[k];
        near = num_max(near, num_min(t0, t1)), far = num_min(far, num_max(t0, t1));
    }
    return near <= far * (1 + 4 * REAL_EPSILON) + REAL_MIN ? near : REAL_INF;
}

/* Those that are touched, the first last. */
static int push_touched(const Sweeper *s, const Node *node, Waiting *waiting, int top)
{
    const int bottom = top;
    for (int i = 0; i < WIDTH; i++) {
        real lower[3], upper[3];
        for (int k = 0; k < 3; k++)
            lower[k] = (real)node->bound[2 * k][i], upper[k] = (real)node->bound[2 * k + 1][i];
        if (!(lower[0] <= upper[0]))
            continue;
        const real near = near_box(s, lower, upper);
        if (!(near <= s->best.enter) || near == REAL_INF)
            continue;
        int j = top++;
        for (; j > bottom && waiting->near[j - 1] < near; j--)
            waiting->near[j] = waiting->near[j - 1], waiting->child[j] = waiting->child[j - 1];
        waiting->near[j] = near, waiting->child[j] = node->child[i];
    }
    return top;
}

static void touch_block(Sweeper *s, const Triangles *block)
{
    for (int i = 0; i < WIDTH && !is_repeated(block, i); i++) {
        real lower[3], upper[3];
        for (int k = 0; k < 3; k++) {
            const real a = block->corner[k][i], b = block->corner[k + 3][i];
            const real c = block->corner[k + 6][i];
            lower[k] = num_min(a, num_min(b, c)), upper[k] = num_max(a, num_max(b, c));
        }
        const real near = near_box(s, lower, upper);
        if (!(near <= s->best.enter) || near == REAL_INF)
            continue;
        const X(triangle) triangle = triangle_in(block, i);
        const X(impact) impact = s->touch(s->shape, &triangle);
        const bool first = impact.enter < s->best.enter ||
                           (impact.enter == s->best.enter && block->prim[i] < s->best.prim);
        if (impact.enter <= 1 && first)
            s->best = (X(mesh_impact)){impact.enter, impact.point, impact.normal, block->prim[i]};
    }
}

static void sweep_tree(const X(bvh) * bvh, Sweeper *s)
{
    Waiting waiting;
    int top = 1;
    waiting.near[0] = 0, waiting.child[0] = 0;
    while (top > 0) {
        const uint32_t child = waiting.child[--top];
        if (!(waiting.near[top] <= s->best.enter))
            continue;
        const void *unit = bvh->unit + (size_t)(child & ~LEAF) * UNIT;
        if (child & LEAF)
            touch_block(s, unit);
        else
            top = push_touched(s, unit, &waiting, top);
    }
}

static X(mesh_impact) first_of_tree(const X(bvh) * bvh, Sweeper *s, const X(aabb) * box,
                                    X(vec3) motion, real relative)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x, *by = &motion.x;
    real size = 16 * (real)bvh->largest, speed = 0;
    s->best = (X(mesh_impact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    for (int k = 0; k < 3; k++) {
        s->lower[k] = lower[k], s->upper[k] = upper[k], s->motion[k] = by[k];
        const real low = real_abs(lower[k]), high = real_abs(upper[k]);
        size += (low <= REAL_MAX ? low : 0) + (high <= REAL_MAX ? high : 0) + real_abs(by[k]);
        speed += real_abs(by[k]);
    }
    s->margin = relative * size + 64 * (speed + 1) * REAL_MIN;
    if (!(speed <= REAL_MAX))
        return s->best;
    const Environment before = environment_enter();
    sweep_tree(bvh, s);
    environment_leave(before);
    return s->best;
}

static isect_status box_of_aabb(X(aabb) * box, const X(aabb) * shape)
{
    *box = *shape;
    return ISECT_OK;
}
#define BY_LANES (80 * REAL_EPSILON)
#define BY_ENGINE R(2e-6)
/* The shape at rest is what the numbers of the moving one begin with. */
#define SWEEP_TREE(name, box_of, relative)                                                         \
    static X(impact) touch_##name(const void *shape, const X(triangle) * triangle)                 \
    {                                                                                              \
        return X(sweep_##name##_triangle)((const X(moving_##name) *)shape, triangle);              \
    }                                                                                              \
    X(mesh_impact)                                                                                 \
    X(bvh_sweep_##name)(const X(bvh) * bvh, const X(moving_##name) * name)                         \
    {                                                                                              \
        Sweeper s = {.shape = name, .touch = touch_##name};                                        \
        X(aabb) box;                                                                               \
        X(name) still;                                                                             \
        memcpy(&still, name, sizeof still);                                                        \
        if (box_of(&box, &still) != ISECT_OK)                                                      \
            return (X(mesh_impact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};                   \
        return first_of_tree(bvh, &s, &box, name->motion, relative);                               \
    }
SWEEP_TREE(sphere, X(bound_aabb_sphere), BY_LANES)
SWEEP_TREE(capsule, X(bound_aabb_capsule), BY_ENGINE)
SWEEP_TREE(ellipsoid, X(bound_aabb_ellipsoid), BY_ENGINE)
SWEEP_TREE(cylinder, X(bound_aabb_cylinder), BY_ENGINE)
SWEEP_TREE(cone, X(bound_aabb_cone), BY_ENGINE)
SWEEP_TREE(aabb, box_of_aabb, BY_ENGINE)
SWEEP_TREE(obb, X(bound_aabb_obb), BY_ENGINE)

/* A hull has the rows of what moves to it: seen from the hull the triangle moves back. */
typedef struct MovingHull {
    const X(hull) * hull;
    X(vec3) motion;
} MovingHull;

static X(impact) touch_hull(const void *shape, const X(triangle) * triangle)
{
    const MovingHull *moving = shape;
    const X(vec3) by = moving->motion;
    const X(moving_triangle) back = {triangle->a, triangle->b, triangle->c, {-by.x, -by.y, -by.z}};
    X(impact) impact = X(sweep_triangle_hull)(&back, moving->hull);
    if (!(impact.enter <= 1))
        return impact;
    const real t = impact.enter, *p = &impact.point.x, *n = &impact.normal.x;
    impact.point = (X(vec3)){p[0] + t * by.x, p[1] + t * by.y, p[2] + t * by.z};
    impact.normal = (X(vec3)){0 - n[0], 0 - n[1], 0 - n[2]};
    return impact;
}
X(mesh_impact)
X(bvh_sweep_hull)(const X(bvh) * bvh, const X(hull) * hull, const X(vec3) * motion)
{
    const MovingHull moving = {hull, *motion};
    Sweeper s = {.shape = &moving, .touch = touch_hull};
    X(aabb) box;
    if (X(bound_aabb_hull)(&box, hull) != ISECT_OK)
        return (X(mesh_impact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    return first_of_tree(bvh, &s, &box, *motion, BY_ENGINE);
}

/* ---- from point to point ---- */

/* The numbers of a shape begin with its points. */
static void shift(real *number, int points, X(vec3) by)
{
    for (int i = 0; i < points; i++) {
        number[3 * i] += by.x;
        number[3 * i + 1] += by.y;
        number[3 * i + 2] += by.z;
    }
}
static X(vec3) way_between(X(vec3) from, X(vec3) to)
{
    return (X(vec3)){to.x - from.x, to.y - from.y, to.z - from.z};
}

#define PART(tag, name, points)                                                                    \
    case ISECT_SHAPE_##tag: {                                                                      \
        real number[sizeof(X(moving_##name)) / sizeof(real)];                                      \
        X(moving_##name) moving;                                                                   \
        memcpy(number, &shape->is.name, sizeof shape->is.name);                                    \
        shift(number, points, at);                                                                 \
        memcpy(&moving, number, sizeof shape->is.name);                                            \
        moving.motion = motion;                                                                    \
        return X(bvh_sweep_##name)(bvh, &moving);                                                  \
    }
static X(mesh_impact)
    sweep_part(const X(bvh) * bvh, const X(any) * shape, X(vec3) at, X(vec3) motion)
{
    switch (shape->shape) {
        PART(SPHERE, sphere, 1)
        PART(CAPSULE, capsule, 2)
        PART(ELLIPSOID, ellipsoid, 1)
        PART(CYLINDER, cylinder, 2)
        PART(CONE, cone, 2)
        PART(AABB, aabb, 2)
        PART(OBB, obb, 1)
    default:
        return (X(mesh_impact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    }
}
X(mesh_impact)
X(bvh_sweep_any_path)
(const X(bvh) * bvh, const X(any) * shape, const X(vec3) * path, size_t count, size_t *segment)
{
    X(mesh_impact) impact = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    for (size_t i = 0; i < count && impact.prim == UINT32_MAX; i++) {
        if (i > 0 && i + 1 == count)
            break;
        const X(vec3) at = i > 0 ? way_between(path[0], path[i]) : (X(vec3)){0, 0, 0};
        impact = sweep_part(bvh, shape, at, way_between(path[i], path[i + (count > 1)]));
        if (impact.prim != UINT32_MAX)
            *segment = i;
    }
    return impact;
}
