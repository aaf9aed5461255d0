/* isect_bvh_sweep_sphere, isect_bvh_sweep_capsule, isect_bvh_sweep_ellipsoid,
 * isect_bvh_sweep_cylinder, isect_bvh_sweep_cone, isect_bvh_sweep_aabb, isect_bvh_sweep_obb,
 * isect_bvh_sweep_hull, isect_bvh_sweep_any_path, isect_bvh_sweep_any_all,
 * isect_bvh_sweep_any_next, isect_bvh_sweep_any_n - the first triangle of a mesh that a moving
 * shape touches, or all of them: one traversal of the tree, nearest first.
 *
 * The box of the shape moves with it. It touches the box of a child from `near` to `far`: along
 * each axis while (lower - upper of the shape) / motion <= t <= (upper - lower of the shape) /
 * motion. A child is skipped if `near` is greater than the least `enter` so far. At an equal time
 * it is entered, as it may have a triangle of lower index. The answer of a triangle is that of the
 * pair function. So the result equals that of a loop over all triangles if `near` is not later than
 * any answer below the child:
 *
 *     a pair may be early, or report a touch, where the gap is within d
 *     coordinates of differences from the shape are at most      C = |shape| + |motion| + 16 L
 *     pair functions in lanes                                    d <= 64 epsilon C
 *     pair functions of the engine                               d <= 1e-6 C
 *     quotients, differences, sums                               4 epsilon C
 *
 * |shape| is the sum of the absolute values of its coordinates and of its displacement; L is the
 * largest number of the mesh. So boxes are grown by 80 epsilon C, or 2e-6 C, and by multiples of
 * the least normal number, as in the pair functions. */
#include "engine/sweep.h"
#include "bvh/bounds.h"
#include "bvh/boxes.h"
#include "bvh/separation.h"
#include "bvh/shape_box.h"
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include HEADER(bound)
#include HEADER(bvh)
#include HEADER(sweep)

/* `leave` is not computed. A first touch after the limit may be a miss. */
typedef X(impact) TouchTriangle(const void *shape, const X(triangle) * triangle, real limit);

/* A query and its results. Nothing after `best` is searched; `list` has room for `capacity`. */
typedef struct Sweeper Sweeper;
struct Sweeper {
    const void *shape;
    TouchTriangle *touch;
    real lower[3], upper[3], motion[3], margin;
    real all[6]; /* lower x, upper x, ... of the box over its whole motion, with the margin */
    void (*meet)(Sweeper *s, const X(mesh_impact) * found);
    X(mesh_impact) best, after, *list;
    size_t capacity, count;
};

static const X(mesh_impact) no_impact = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};

static bool impact_less(const void *a, const void *b)
{
    const X(mesh_impact) *x = a, *y = b;
    return x->enter < y->enter || (x->enter == y->enter && x->prim < y->prim);
}

/* The deferred children and the times at which they are touched; the last is the next. */
typedef struct Waiting {
    real near[STACK];
    uint32_t child[STACK];
} Waiting;

/* The time at which the box of the shape touches another box, or infinity. */
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

/* Pushes the children that are touched, the first one last. */
static int push_touched(const Sweeper *s, const Node *node, Waiting *waiting, int top)
{
    const int bottom = top;
    for (unsigned bits = children_within(node, s->all); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        real lower[3], upper[3];
        for (int k = 0; k < 3; k++)
            lower[k] = (real)node->bound[2 * k][i], upper[k] = (real)node->bound[2 * k + 1][i];
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
    EightBoxes eight;
    unsigned bits = 0;
    box_triangles(block, &eight);
    for (int j = 0; j < WIDTH; j += LANES)
        bits |= boxes_within(&eight, j, s->all) << j;
    for (; bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        if (is_repeated(block, i))
            return;
        real lower[3], upper[3];
        for (int k = 0; k < 3; k++)
            lower[k] = eight.bound[2 * k][i], upper[k] = eight.bound[2 * k + 1][i];
        const real near = near_box(s, lower, upper);
        if (!(near <= s->best.enter) || near == REAL_INF)
            continue;
        const X(triangle) triangle = triangle_in(block, i);
        const X(impact) impact = s->touch(s->shape, &triangle, s->best.enter);
        if (impact.enter <= 1)
            s->meet(s,
                    &(X(mesh_impact)){impact.enter, impact.point, impact.normal, block->prim[i]});
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
        Triangles room;
        if (child & LEAF)
            touch_block(s, block_of(bvh, child, &room));
        else
            top = push_touched(s, node_of(bvh, child), &waiting, top);
    }
}

/* Sets the motion; false if it is not finite. `beside`: the displacement of the box's
 * coordinates. */
static bool aim(Sweeper *s, const X(bvh) * bvh, const X(aabb) * box, X(vec3) motion, real beside,
                real relative)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x, *by = &motion.x;
    real size = 16 * (real)bvh->largest + beside, speed = 0;
    for (int k = 0; k < 3; k++) {
        s->lower[k] = lower[k], s->upper[k] = upper[k], s->motion[k] = by[k];
        const real low = real_abs(lower[k]), high = real_abs(upper[k]);
        size += (low <= REAL_MAX ? low : 0) + (high <= REAL_MAX ? high : 0) + real_abs(by[k]);
        speed += real_abs(by[k]);
    }
    s->margin = relative * size + 64 * (speed + 1) * REAL_MIN;
    for (int k = 0; k < 3; k++) {
        s->all[2 * k] = lower[k] + num_min(by[k], 0) - s->margin;
        s->all[2 * k + 1] = upper[k] + num_max(by[k], 0) + s->margin;
    }
    return speed <= REAL_MAX;
}

static void meet_first(Sweeper *s, const X(mesh_impact) * found)
{
    if (impact_less(found, &s->best))
        s->best = *found;
}
static X(mesh_impact) first_of_tree(const X(bvh) * bvh, Sweeper *s, bool aimed)
{
    s->meet = meet_first, s->best = no_impact;
    if (aimed) {
        const Environment before = environment_enter();
        sweep_tree(bvh, s);
        environment_leave(before);
    }
    return s->best;
}

#define BY_LANES (80 * REAL_EPSILON)
#define BY_ENGINE R(2e-6)
static X(impact) touch_sphere(const void *shape, const X(triangle) * triangle, real limit)
{
    (void)limit;
    return X(sweep_sphere_triangle)(shape, triangle);
}
static X(impact) touch_capsule(const void *shape, const X(triangle) * triangle, real limit)
{
    const X(moving_capsule) *capsule = shape;
    if (capsule_surely_apart(shape, triangle, limit))
        return (X(impact)){REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}};
    return X(solver_sweep_enter)((X(any)){ISECT_SHAPE_CAPSULE, shape}, &capsule->motion,
                                 X(any_triangle)(triangle), limit);
}
#define TOUCH_BY_ENGINE(TAG, name)                                                                 \
    static X(impact) touch_##name(const void *shape, const X(triangle) * triangle, real limit)     \
    {                                                                                              \
        const X(moving_##name) *name = shape;                                                      \
        return X(solver_sweep_enter)((X(any)){ISECT_SHAPE_##TAG, shape}, &name->motion,            \
                                     X(any_triangle)(triangle), limit);                            \
    }
TOUCH_BY_ENGINE(ELLIPSOID, ellipsoid)
TOUCH_BY_ENGINE(CYLINDER, cylinder)
TOUCH_BY_ENGINE(CONE, cone)
TOUCH_BY_ENGINE(AABB, aabb)
TOUCH_BY_ENGINE(OBB, obb)

/* The numbers of the moving shape begin with those of the shape at rest. */
#define SWEEP_TREE(name, box_of, relative)                                                         \
    static bool aim_##name(Sweeper *s, const X(bvh) * bvh, const X(moving_##name) * name)          \
    {                                                                                              \
        X(aabb) box;                                                                               \
        X(name) still;                                                                             \
        memcpy(&still, name, sizeof still);                                                        \
        s->shape = name, s->touch = touch_##name;                                                  \
        return box_of(&still, &box) == ISECT_OK && aim(s, bvh, &box, name->motion, 0, relative);   \
    }                                                                                              \
    X(mesh_impact)                                                                                 \
    X(bvh_sweep_##name)(const X(bvh) * bvh, const X(moving_##name) * name)                         \
    {                                                                                              \
        Sweeper s;                                                                                 \
        const bool aimed = aim_##name(&s, bvh, name);                                              \
        return first_of_tree(bvh, &s, aimed);                                                      \
    }
SWEEP_TREE(sphere, X(bound_aabb_sphere), BY_LANES)
SWEEP_TREE(capsule, X(bound_aabb_capsule), BY_ENGINE)
SWEEP_TREE(ellipsoid, X(bound_aabb_ellipsoid), BY_ENGINE)
SWEEP_TREE(cylinder, X(bound_aabb_cylinder), BY_ENGINE)
SWEEP_TREE(cone, X(bound_aabb_cone), BY_ENGINE)
SWEEP_TREE(aabb, box_of_aabb, BY_ENGINE)
SWEEP_TREE(obb, X(bound_aabb_obb), BY_ENGINE)

/* Sweeps exist for shapes that move toward a hull. So the computation is relative to the hull,
 * which stays at its original position: the triangle is displaced and moves by the opposite
 * motion. */
typedef struct MovingHull {
    const X(hull) * hull;
    X(vec3) at, motion;
} MovingHull;

static X(vec3) difference(X(vec3) a, X(vec3) b)
{
    return (X(vec3)){a.x - b.x, a.y - b.y, a.z - b.z};
}
static X(impact) touch_hull(const void *shape, const X(triangle) * triangle, real limit)
{
    const MovingHull *moving = shape;
    const X(vec3) at = moving->at, by = moving->motion;
    const X(triangle) back = {difference(triangle->a, at), difference(triangle->b, at),
                              difference(triangle->c, at)};
    const X(vec3) back_by = {-by.x, -by.y, -by.z};
    X(impact)
    impact =
        X(solver_sweep_enter)(X(any_triangle)(&back), &back_by, X(any_hull)(moving->hull), limit);
    if (!(impact.enter <= 1))
        return impact;
    const real t = impact.enter, *p = &impact.point.x, *n = &impact.normal.x;
    impact.point =
        (X(vec3)){p[0] + t * by.x + at.x, p[1] + t * by.y + at.y, p[2] + t * by.z + at.z};
    impact.normal = (X(vec3)){0 - n[0], 0 - n[1], 0 - n[2]};
    return impact;
}
/* The numbers of a shape begin with its points. */
static void shift(real *number, int points, X(vec3) by)
{
    for (int i = 0; i < points; i++) {
        number[3 * i] += by.x;
        number[3 * i + 1] += by.y;
        number[3 * i + 2] += by.z;
    }
}
static bool aim_hull(Sweeper *s, const X(bvh) * bvh, const MovingHull *moving)
{
    X(aabb) box;
    if (X(bound_aabb_hull)(moving->hull, &box) != ISECT_OK)
        return false;
    const X(vec3) at = moving->at;
    real number[6];
    memcpy(number, &box, sizeof number);
    shift(number, 2, at);
    memcpy(&box, number, sizeof number);
    s->shape = moving, s->touch = touch_hull;
    return aim(s, bvh, &box, moving->motion, 4 * (real_abs(at.x) + real_abs(at.y) + real_abs(at.z)),
               BY_ENGINE);
}
X(mesh_impact)
X(bvh_sweep_hull)(const X(bvh) * bvh, const X(hull) * hull, const X(vec3) * motion)
{
    const MovingHull moving = {hull, {0, 0, 0}, *motion};
    Sweeper s;
    const bool aimed = aim_hull(&s, bvh, &moving);
    return first_of_tree(bvh, &s, aimed);
}

/* ---- any shape ---- */

typedef union Moving {
    X(moving_sphere) sphere;
    X(moving_capsule) capsule;
    X(moving_ellipsoid) ellipsoid;
    X(moving_cylinder) cylinder;
    X(moving_cone) cone;
    X(moving_aabb) aabb;
    X(moving_obb) obb;
    MovingHull hull;
} Moving;

#define AIM(tag, name, points)                                                                     \
    case ISECT_SHAPE_##tag: {                                                                      \
        real number[sizeof(X(name)) / sizeof(real)];                                               \
        memcpy(number, shape.at, sizeof number);                                                   \
        shift(number, points, at);                                                                 \
        memcpy(&moving->name, number, sizeof number);                                              \
        moving->name.motion = motion;                                                              \
        return aim_##name(s, bvh, &moving->name);                                                  \
    }
/* `at`: the start position relative to the given one. `moving` must outlive the sweep. */
static bool aim_any(Sweeper *s, const X(bvh) * bvh, X(any) shape, X(vec3) at, X(vec3) motion,
                    Moving *moving)
{
    switch (shape.shape) {
        AIM(SPHERE, sphere, 1)
        AIM(CAPSULE, capsule, 2)
        AIM(ELLIPSOID, ellipsoid, 1)
        AIM(CYLINDER, cylinder, 2)
        AIM(CONE, cone, 2)
        AIM(AABB, aabb, 2)
        AIM(OBB, obb, 1)
    case ISECT_SHAPE_HULL:
        moving->hull = (MovingHull){shape.at, at, motion};
        return aim_hull(s, bvh, &moving->hull);
    default:
        return false;
    }
}
static X(mesh_impact) sweep_part(const X(bvh) * bvh, X(any) shape, X(vec3) at, X(vec3) motion)
{
    Sweeper s;
    Moving moving;
    const bool aimed = aim_any(&s, bvh, shape, at, motion, &moving);
    return first_of_tree(bvh, &s, aimed);
}

X(mesh_impact)
X(bvh_sweep_any_path)
(const X(bvh) * bvh, X(any) shape, const X(vec3) * path, size_t count, size_t *segment)
{
    X(mesh_impact) impact = no_impact;
    for (size_t i = 0; i < count && impact.prim == UINT32_MAX; i++) {
        if (i > 0 && i + 1 == count)
            break;
        const X(vec3) at = i > 0 ? difference(path[i], path[0]) : (X(vec3)){0, 0, 0};
        impact = sweep_part(bvh, shape, at, difference(path[i + (count > 1)], path[i]));
        if (impact.prim != UINT32_MAX)
            *segment = i;
    }
    return impact;
}

/* ---- all of them ---- */

static void meet_all(Sweeper *s, const X(mesh_impact) * found)
{
    if (s->count < s->capacity)
        s->list[s->count] = *found;
    s->count++;
}
/* Keeps the first `capacity` impacts, in order, after a given one. */
static void meet_next(Sweeper *s, const X(mesh_impact) * found)
{
    if (!impact_less(&s->after, found))
        return;
    size_t at = s->count;
    if (at < s->capacity)
        s->count++;
    else if (!impact_less(found, &s->list[--at]))
        return;
    for (; at > 0 && impact_less(found, &s->list[at - 1]); at--)
        s->list[at] = s->list[at - 1];
    s->list[at] = *found;
    if (s->count == s->capacity)
        s->best = s->list[s->count - 1];
}
static void list_tree(const X(bvh) * bvh, X(any) shape, X(vec3) motion, Sweeper *s)
{
    Moving moving;
    s->best = no_impact;
    if (!aim_any(s, bvh, shape, (X(vec3)){0, 0, 0}, motion, &moving))
        return;
    const Environment before = environment_enter();
    sweep_tree(bvh, s);
    environment_leave(before);
}

isect_status X(bvh_sweep_any_all)(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion,
                                  X(mesh_impact) * impacts, size_t capacity, size_t *count)
{
    Sweeper s = {.meet = meet_all, .list = impacts, .capacity = capacity};
    list_tree(bvh, shape, *motion, &s);
    *count = s.count;
    if (s.count > capacity)
        return ISECT_TOO_SMALL;
    sort_items(impacts, s.count, sizeof *impacts, impact_less);
    return ISECT_OK;
}
size_t X(bvh_sweep_any_next)(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion,
                             const X(mesh_impact) * after, X(mesh_impact) * impacts, size_t few)
{
    const X(mesh_impact) before = {-REAL_INF, {0, 0, 0}, {0, 0, 0}, 0};
    Sweeper s = {.meet = meet_next, .list = impacts, .capacity = few};
    s.after = after ? *after : before;
    if (few > 0)
        list_tree(bvh, shape, *motion, &s);
    return s.count;
}

/* ---- many shapes ---- */

enum { SHARE = 32 }; /* shapes per task */
typedef struct SweepBatch {
    const X(bvh) * bvh;
    const X(any) * shapes;
    const X(vec3) * motions;
    X(mesh_impact) * impacts;
    size_t n;
} SweepBatch;

static void sweep_share(void *of, size_t i)
{
    const SweepBatch *job = of;
    for (size_t k = i * SHARE; k < job->n && k < (i + 1) * SHARE; k++)
        job->impacts[k] = sweep_part(job->bvh, job->shapes[k], (X(vec3)){0, 0, 0}, job->motions[k]);
}
void X(bvh_sweep_any_n)(const X(bvh) * bvh, const X(any) * shapes, const X(vec3) * motions,
                        size_t n, const isect_threads *threads, X(mesh_impact) * impacts)
{
    SweepBatch job = {bvh, shapes, motions, impacts, n};
    isect_parallel(threads, n / SHARE + (n % SHARE > 0), sweep_share, &job);
}
