/* isect_bvh_sweep_any, isect_bvh_sweep_any_culled, isect_bvh_sweep_any_turning,
 * isect_bvh_sweep_any_path, isect_bvh_sweep_any_all, isect_bvh_sweep_any_next,
 * isect_bvh_sweep_any_n - the first triangle of a mesh that a moving shape touches, or all of them:
 * one traversal of the tree, nearest first.
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
#include "bvh/spot.h"
#include "core/environment.h"
#include "core/sort.h"
#include "core/threads.h"
#include "engine/parts.h"
#include "geometry/facing.h"
#include HEADER(sweep)

/* A shape that moves. Its numbers are those at the start, followed by the motion, as in the struct
 * of a moving shape. A view has no numbers: it starts at the offset `at` from its own place. */
typedef struct Mover {
    X(any) shape;
    X(vec3) at, motion;
    real number[SHAPE_NUMBERS + 3];
    const X(turning) * turning; /* of a shape that rotates */
    real tolerance;
} Mover;

/* `leave` is not computed. A first touch after the limit may be a miss. */
typedef X(impact) TouchTriangle(const Mover *mover, const X(triangle) * triangle, real limit);

/* A query and its results. Nothing after `best` is searched; `list` has room for `capacity`. */
typedef struct Sweeper Sweeper;
struct Sweeper {
    Mover mover;
    TouchTriangle *touch;
    real lower[3], upper[3], motion[3], margin;
    bool culled; /* triangles whose front the motion does not go against are left out */
    bool turns;  /* then the box grows, but stays in a ball around `center` */
    real grow, center[3], reach;
    real all[6]; /* lower x, upper x, ... of the box over its whole motion, with the margin */
    void (*meet)(Sweeper *s, const X(mesh_impact) * found);
    X(mesh_impact) best, after, *list;
    uint32_t best_instance, instance; /* instance: that of the triangles that are tested */
    size_t capacity, count;
};

static const X(mesh_impact) no_impact = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};

static bool impact_less(const void *a, const void *b)
{
    const X(mesh_impact) *x = a, *y = b;
    return x->enter < y->enter || (x->enter == y->enter && x->prim < y->prim);
}

/* The time at which the box of the shape touches another box, or infinity. */
static real near_box(const Sweeper *s, const real *lower, const real *upper)
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

/* Restricts the times to those with gap <= t * speed. */
static void bound_time(real gap, real speed, real *near, real *far)
{
    if (speed > 0)
        *near = num_max(*near, gap / speed);
    else if (speed < 0)
        *far = num_min(*far, gap / speed);
    else if (gap > 0)
        *far = -1;
}
/* The same for a shape that rotates. Its points are displaced by at most t * grow from those of the
 * box that moves along, and are within `reach` of the center. */
static real near_turning(const Sweeper *s, const real *lower, const real *upper)
{
    real near = 0, far = 1;
    for (int k = 0; k < 3; k++) {
        const real low = lower[k] - s->margin, high = upper[k] + s->margin, by = s->motion[k];
        bound_time(low - s->upper[k], s->grow + by, &near, &far);
        bound_time(s->lower[k] - high, s->grow - by, &near, &far);
        bound_time(low - (s->center[k] + s->reach), by, &near, &far);
        bound_time(s->center[k] - s->reach - high, -by, &near, &far);
    }
    return near <= far * (1 + 4 * REAL_EPSILON) + REAL_MIN ? near : REAL_INF;
}
/* The same, infinite also if it is later than the best impact. */
static real near_time(const Sweeper *s, X(aabb) box)
{
    const real *lower = &box.lower.x, *upper = &box.upper.x;
    const real near = s->turns ? near_turning(s, lower, upper) : near_box(s, lower, upper);
    return near <= s->best.enter ? near : REAL_INF;
}

/* Pushes the children that are touched, the first one last. */
static int push_touched(const Sweeper *s, const Node *node, Spot at, Deferred *waiting, int top)
{
    const int bottom = top;
    for (unsigned bits = children_within(node, s->all); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const real near = near_time(s, box_of_child(node, i));
        if (near < REAL_INF)
            top = push_sorted(waiting, bottom, top, (double)near, spot_below(at, node->child[i]));
    }
    return top;
}

static void touch_block(Sweeper *s, const Triangles *block)
{
    EightBoxes eight;
    for (unsigned bits = triangles_within(block, s->all, &eight); bits; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        if (!(near_time(s, box_in_eight(&eight, i)) < REAL_INF))
            continue;
        const X(triangle) triangle = triangle_in(block, i);
        if (s->culled && sign_along_front(&triangle, &s->mover.motion) > 0)
            continue;
        const X(impact) impact = s->touch(&s->mover, &triangle, s->best.enter);
        if (impact.enter <= 1)
            s->meet(s,
                    &(X(mesh_impact)){impact.enter, impact.point, impact.normal, block->prim[i]});
    }
}

static void sweep_forest(const Forest *forest, Sweeper *s)
{
    const Environment before = environment_enter();
    Deferred waiting[FOREST_STACK];
    int top = 0;
    waiting[top++] = (Deferred){0, root_of(forest)};
    while (top > 0) {
        const Spot at = waiting[--top].at;
        if (!(waiting[top].near <= (double)s->best.enter))
            continue;
        Triangles triangles[2];
        Node node;
        s->instance = at.instance;
        if (is_block(at))
            touch_block(s, block_at(forest, at, triangles));
        else
            top = push_touched(s, node_at(forest, at, &node), at, waiting, top);
    }
    environment_leave(before);
}

/* Sets the motion; false if it is not finite. `beside`: the displacement of the box's
 * coordinates. */
static bool aim(Sweeper *s, real largest, const X(aabb) * box, X(vec3) motion, real beside,
                real relative)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x, *by = &motion.x;
    real size = 16 * largest + beside, speed = 0;
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
    const bool other = found->enter == s->best.enter && s->instance != s->best_instance;
    if (other ? s->instance < s->best_instance : impact_less(found, &s->best))
        s->best = *found, s->best_instance = s->instance;
}
static X(mesh_impact) first_of_forest(const Forest *forest, Sweeper *s, bool aimed)
{
    s->meet = meet_first, s->best = no_impact, s->best_instance = UINT32_MAX;
    if (aimed)
        sweep_forest(forest, s);
    return s->best;
}

#define BY_LANES (80 * REAL_EPSILON)
#define BY_ENGINE R(2e-6)
static X(impact) touch_sphere(const Mover *mover, const X(triangle) * triangle, real limit)
{
    (void)limit;
    return X(sweep_sphere_triangle)((const void *)mover->number, triangle);
}
static X(impact) touch_by_engine(const Mover *mover, const X(triangle) * triangle, real limit)
{
    return X(solver_sweep_enter)(mover->shape, &mover->motion, X(any_triangle)(triangle), limit);
}
static X(impact) touch_capsule(const Mover *mover, const X(triangle) * triangle, real limit)
{
    return capsule_surely_apart((const void *)mover->number, triangle, limit)
               ? (X(impact)){REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}}
               : touch_by_engine(mover, triangle, limit);
}

/* A view stays where it was given: the triangle is displaced instead. */
static X(triangle) moved_back(const X(triangle) * triangle, X(vec3) at)
{
    return (X(triangle)){sub(triangle->a, at), sub(triangle->b, at), sub(triangle->c, at)};
}
/* The triangle moves toward the hull by the opposite motion. */
static X(impact) touch_hull(const Mover *mover, const X(triangle) * triangle, real limit)
{
    const X(vec3) at = mover->at, by = mover->motion;
    const X(triangle) back = moved_back(triangle, at);
    const X(vec3) back_by = {-by.x, -by.y, -by.z};
    X(impact)
    impact = X(solver_sweep_enter)(X(any_triangle)(&back), &back_by, mover->shape, limit);
    if (!(impact.enter <= 1))
        return impact;
    impact.point = mad(mad(impact.point, impact.enter, by), 1, at);
    impact.normal = sub((X(vec3)){0, 0, 0}, impact.normal);
    return impact;
}
static X(impact) touch_parts(const Mover *mover, const X(triangle) * triangle, real limit)
{
    const X(triangle) back = moved_back(triangle, mover->at);
    X(impact)
    impact = X(parts_sweep_enter)(mover->shape, &mover->motion, X(any_triangle)(&back), limit);
    impact.point = mad(impact.point, 1, mover->at);
    return impact;
}
/* The numbers of a shape begin with its points. */
static void shift(real *number, int points, X(vec3) by)
{
    for (int i = 0; i < 3 * points; i++)
        number[i] += (&by.x)[i % 3];
}
static TouchTriangle *touch_for(isect_shape shape)
{
    static TouchTriangle *const own[ISECT_SHAPES] = {[ISECT_SHAPE_SPHERE] = touch_sphere,
                                                     [ISECT_SHAPE_CAPSULE] = touch_capsule,
                                                     [ISECT_SHAPE_HULL] = touch_hull,
                                                     [ISECT_SHAPE_PARTS] = touch_parts};
    return (unsigned)shape < ISECT_SHAPES && own[shape] ? own[shape] : touch_by_engine;
}
/* `at`: the start position relative to the given one. False if the shape cannot move. */
static bool take_mover(Mover *mover, X(any) shape, X(vec3) at, X(vec3) motion, X(aabb) * box)
{
    const size_t count = numbers_of_shape(shape.shape);
    if (!X(sweep_answers)(shape.shape, ISECT_SHAPE_TRIANGLE))
        return false;
    mover->shape = shape, mover->at = at, mover->motion = motion;
    if (count > 0) {
        memcpy(mover->number, shape.at, count * sizeof *mover->number);
        shift(mover->number, layout_of(body_of(shape.shape))->points, at);
        memcpy(mover->number + count, &motion, sizeof motion);
        mover->shape.at = mover->number;
    }
    X(box_of_shape)(box, mover->shape);
    if (count == 0)
        *box = (X(aabb)){mad(box->lower, 1, at), mad(box->upper, 1, at)};
    return true;
}
static bool aim_any(Sweeper *s, real largest, X(any) shape, X(vec3) at, X(vec3) motion)
{
    X(aabb) box;
    const bool view = numbers_of_shape(shape.shape) == 0;
    const real beside = view ? 4 * sum3(abs_of(at)) : 0;
    s->touch = touch_for(shape.shape), s->turns = s->culled = false;
    return take_mover(&s->mover, shape, at, motion, &box) &&
           aim(s, largest, &box, motion, beside,
               shape.shape == ISECT_SHAPE_SPHERE ? BY_LANES : BY_ENGINE);
}
X(mesh_impact)
X(forest_sweep)
(const Forest *forest, X(any) shape, X(vec3) at, X(vec3) motion, uint32_t *instance)
{
    Sweeper s;
    const bool aimed = aim_any(&s, forest->largest, shape, at, motion);
    const X(mesh_impact) impact = first_of_forest(forest, &s, aimed);
    *instance = s.best_instance;
    return impact;
}
static X(mesh_impact) sweep_from(const X(bvh) * bvh, X(any) shape, X(vec3) at, X(vec3) motion)
{
    const Forest forest = forest_of(bvh);
    uint32_t instance;
    return X(forest_sweep)(&forest, shape, at, motion, &instance);
}
X(mesh_impact) X(bvh_sweep_any)(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion)
{
    return sweep_from(bvh, shape, (X(vec3)){0, 0, 0}, *motion);
}
X(mesh_impact) X(bvh_sweep_any_culled)(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion)
{
    Sweeper s;
    const Forest forest = forest_of(bvh);
    const bool aimed = aim_any(&s, forest.largest, shape, (X(vec3)){0, 0, 0}, *motion);
    s.culled = true;
    return first_of_forest(&forest, &s, aimed);
}

/* ---- rotation ---- */

static X(impact) touch_turning(const Mover *mover, const X(triangle) * triangle, real limit)
{
    static const X(turning) rest;
    return X(turning_enter)(mover->shape, mover->turning, X(any_triangle)(triangle), &rest,
                            mover->tolerance, limit);
}
/* The greatest displacement of a point of the box by the rotation: |turn x (point - center)| of a
 * corner, rounded up. */
static real most_turned(const Vec3 corner[2], Vec3 center, Vec3 turn)
{
    real most = 0;
    for (int i = 0; i < 8; i++) {
        const Vec3 at = {corner[i & 1].x, corner[i >> 1 & 1].y, corner[i >> 2].z};
        const Vec3 by = cross(turn, sub(at, center));
        most = num_max(most, dot(by, by));
    }
    return real_sqrt(most) * (1 + 64 * REAL_EPSILON);
}
static bool aim_turning(Sweeper *s, real largest, X(any) shape, const X(turning) * turning,
                        real tolerance)
{
    X(aabb) box;
    const Vec3 center = turning->center;
    const real *c = &center.x, *by = &turning->motion.x;
    X(box_of_shape)(&box, shape);
    if (!(box.lower.x <= box.upper.x))
        return false;
    const Vec3 far_corner = max_of(abs_of(sub(box.lower, center)), abs_of(sub(box.upper, center)));
    const Vec3 corners[2] = {box.lower, box.upper};
    s->mover.shape = shape, s->mover.turning = turning, s->mover.tolerance = tolerance;
    s->touch = touch_turning, s->turns = true, s->culled = false;
    s->reach = real_sqrt(dot(far_corner, far_corner)) * (1 + 8 * REAL_EPSILON);
    s->grow = most_turned(corners, center, turning->turn);
    const real beside = 4 * (sum3(abs_of(center)) + s->reach);
    if (!(beside + s->grow <= REAL_MAX) ||
        !aim(s, largest, &box, turning->motion, beside, BY_ENGINE))
        return false;
    s->margin += num_max(tolerance, 0);
    for (int k = 0; k < 3; k++) {
        s->center[k] = c[k];
        const real low = num_max(s->lower[k] - s->grow, c[k] - s->reach),
                   high = num_min(s->upper[k] + s->grow, c[k] + s->reach);
        s->all[2 * k] = low + num_min(by[k], 0) - s->margin;
        s->all[2 * k + 1] = high + num_max(by[k], 0) + s->margin;
    }
    return true;
}
X(mesh_impact)
X(bvh_sweep_any_turning)
(const X(bvh) * bvh, X(any) shape, const X(turning) * turning, real tolerance)
{
    Sweeper s;
    const Forest forest = forest_of(bvh);
    const bool aimed = aim_turning(&s, forest.largest, shape, turning, tolerance);
    return first_of_forest(&forest, &s, aimed);
}

X(mesh_impact)
X(bvh_sweep_any_path)
(const X(bvh) * bvh, X(any) shape, const X(vec3) * path, size_t count, size_t *segment)
{
    X(mesh_impact) impact = no_impact;
    for (size_t i = 0; i < count && impact.prim == UINT32_MAX; i++) {
        if (i > 0 && i + 1 == count)
            break;
        const X(vec3) at = i > 0 ? sub(path[i], path[0]) : (X(vec3)){0, 0, 0};
        impact = sweep_from(bvh, shape, at, sub(path[i + (count > 1)], path[i]));
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
    if (impact_less(&s->after, found))
        insert_item(s->list, &s->count, s->capacity, found, sizeof *found, impact_less);
    if (s->count == s->capacity)
        s->best = s->list[s->count - 1];
}
static void list_tree(const X(bvh) * bvh, X(any) shape, X(vec3) motion, Sweeper *s)
{
    const Forest forest = forest_of(bvh);
    s->best = no_impact;
    if (aim_any(s, forest.largest, shape, (X(vec3)){0, 0, 0}, motion))
        sweep_forest(&forest, s);
}

isect_status X(bvh_sweep_any_all)(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion,
                                  X(mesh_impact) * impacts, size_t capacity, size_t *count)
{
    Sweeper s = {.meet = meet_all, .list = impacts, .capacity = capacity};
    list_tree(bvh, shape, *motion, &s);
    return sort_list(impacts, s.count, capacity, sizeof *impacts, impact_less, count);
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
        job->impacts[k] = X(bvh_sweep_any)(job->bvh, job->shapes[k], &job->motions[k]);
}
void X(bvh_sweep_any_n)(const X(bvh) * bvh, const X(any) * shapes, const X(vec3) * motions,
                        size_t n, const isect_threads *threads, X(mesh_impact) * impacts)
{
    SweepBatch job = {bvh, shapes, motions, impacts, n};
    isect_parallel(threads, tasks_of(n, SHARE), sweep_share, &job);
}
