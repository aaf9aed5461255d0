/* isect_bvh_move_any - collide and slide: one step of a body that moves over a mesh, or over the
 * instances of a scene, as far as possible.
 *
 * Everything is composed of one operation, `go`: a sweep from the current position. The body stops
 * one skin away from the obstacle, measured along the contact normal. If it is nearer than that
 * already, it is moved away along the normal. The remaining motion is projected onto the contact
 * plane, or onto the line of two planes, and the sweep is repeated (Fauerby 2003), at most six
 * times. So the body slides along walls and into corners, and stops there.
 *
 * The body never enters the mesh: a sweep is never late, and each new position is tested by a sweep
 * without motion, which finds every contact. A position that touches the mesh is rejected. Seams
 * between triangles have no effect on a body that is a skin away from both.
 *
 * With gravity the motion is split into a part along `up` and a part across it. Ground that is too
 * steep is then treated as an upright wall, so that it cannot push the body up. If a wall stops a
 * standing body, the same motion is tried from one step higher. It is kept if it leads farther and
 * down to ground again. Finally the body falls, or follows the ground down by at most a step. A
 * round body rests on the edge of a stair with its side. The contact is steep there, but the ground
 * behind the edge is not; a small ball dropped behind the edge finds it. */
#include "bvh/boxes.h"
#include "bvh/forest.h"
#include "core/environment.h"
#include "core/vec3.h"
#include HEADER(bvh)

enum { MOVES = 6, HALVINGS = 4 };

typedef struct Walk {
    const Forest *forest;
    X(any) shape;
    Vec3 up;
    real slope, step, skin, low; /* low: the lowest height of the shape along up, at the start */
    bool falls;                  /* there is gravity */
    real base;                   /* the lowest height when the sideways motion began */
    Vec3 way;                    /* the displacement so far */
    uint32_t touched, under;     /* under: the instance that carries it */
} Walk;

/* An obstacle in the path. */
typedef struct Stop {
    Vec3 out, point; /* out: the normal from the obstacle to the body */
    Vec3 rest;       /* the remaining motion */
    uint32_t instance;
} Stop;

static const Vec3 nowhere = {0, 0, 0};

static Vec3 plus(Vec3 a, Vec3 b)
{
    return mad(a, 1, b);
}
static X(mesh_impact) touch_from(const Walk *w, Vec3 way, Vec3 motion)
{
    uint32_t instance;
    return X(forest_sweep)(w->forest, w->shape, way, motion, &instance);
}

/* Moves by the whole vector, or a half, or a quarter, ...: the first of these that is free. */
static void advance(Walk *w, Vec3 by)
{
    for (int i = 0; i < HALVINGS; i++, by = scaled_by(R(0.5), by)) {
        const Vec3 to = plus(w->way, by);
        if (!(touch_from(w, to, nowhere).enter <= 1)) {
            w->way = to;
            return;
        }
    }
}
/* False if the path is free. */
static bool go(Walk *w, Vec3 by, Stop *stop)
{
    const X(mesh_impact) impact = X(forest_sweep)(w->forest, w->shape, w->way, by, &stop->instance);
    if (!(impact.enter <= 1)) {
        advance(w, by);
        return false;
    }
    stop->out = scaled_by(-1, impact.normal), stop->point = impact.point;
    const real toward = num_max(dot(by, impact.normal), 0), gap = impact.enter * toward;
    const real t = gap > w->skin ? impact.enter - w->skin / toward : 0;
    stop->rest = scaled_by(1 - t, by);
    w->touched++;
    if (t > 0) {
        advance(w, scaled_by(t, by));
    } else if (gap < w->skin) {
        const Vec3 away = scaled_by(w->skin - gap, stop->out);
        const real enter = touch_from(w, w->way, away).enter;
        advance(w, enter <= 1 ? scaled_by(enter / 2, away) : away);
    }
    return true;
}

/* ---- sliding ---- */

static bool goes_out(Vec3 by, const Vec3 *out, int count)
{
    const real slack = 64 * REAL_EPSILON * (real_abs(by.x) + real_abs(by.y) + real_abs(by.z));
    for (int i = 0; i < count; i++)
        if (dot(by, out[i]) < -slack)
            return false;
    return true;
}
/* The part of a motion that remains beside the planes: in one of them, along the line of two, or
 * zero. */
static Vec3 clipped(Vec3 by, const Vec3 *out, int count)
{
    if (goes_out(by, out, count))
        return by;
    for (int i = 0; i < count; i++) {
        const Vec3 along = mad(by, -dot(by, out[i]), out[i]);
        if (goes_out(along, out, count))
            return along;
    }
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            const Vec3 line = cross(out[i], out[j]);
            const real square = dot(line, line);
            const Vec3 along = scaled_by(square > REAL_MIN ? dot(by, line) / square : 0, line);
            if (goes_out(along, out, count))
                return along;
        }
    return nowhere;
}

static bool is_above_something(const Walk *w)
{
    return touch_from(w, w->way, scaled_by(-4 * w->skin, w->up)).enter <= 1;
}
/* Is there ground behind an edge that the body touches with its side? A small ball is dropped
 * there. The body must also still be above the mesh, now that it is a skin away from the edge. */
static bool ground_behind(const Walk *w, const Stop *stop)
{
    const Vec3 level = mad(stop->out, -dot(stop->out, w->up), w->up);
    const real square = dot(level, level), height = dot(stop->point, w->up);
    const real base = num_min(w->base, w->low + dot(w->way, w->up));
    if (!(square > REAL_MIN) || height - base > w->step)
        return false;
    const X(sphere)
        ball = {mad(mad(stop->point, 2 * w->skin, w->up), -2 * w->skin / real_sqrt(square), level),
                w->skin / 2};
    uint32_t instance;
    const X(mesh_impact) found = X(forest_sweep)(w->forest, X(any_sphere)(&ball), nowhere,
                                                 scaled_by(-4 * w->skin, w->up), &instance);
    return found.enter > 0 && found.enter <= 1 && -dot(found.normal, w->up) >= w->slope &&
           is_above_something(w);
}
static bool carries(const Walk *w, const Stop *stop)
{
    return dot(stop->out, w->up) >= w->slope || (w->step > 0 && ground_behind(w, stop));
}

/* True if a wall has stopped the body on a part of the motion. `level`: steep obstacles are treated
 * as upright. */
static bool slide(Walk *w, Vec3 by, bool level)
{
    const Vec3 wish = by;
    Vec3 out[MOVES];
    bool wall = false;
    Stop stop;
    for (int i = 0; i < MOVES && dot(by, wish) > 0 && go(w, by, &stop); i++) {
        out[i] = stop.out;
        wall = wall || dot(stop.out, w->up) < w->slope;
        if (level && !carries(w, &stop)) {
            const Vec3 upright = mad(stop.out, -dot(stop.out, w->up), w->up);
            const real square = dot(upright, upright);
            out[i] = square > REAL_MIN ? scaled_by(1 / real_sqrt(square), upright) : stop.out;
        }
        by = clipped(stop.rest, out, i + 1);
    }
    return wall;
}

/* ---- gravity ---- */

/* Moves down. True if ground carries the body; `ground` is then its normal, or `up` on an edge. */
static bool fall(Walk *w, real by, Vec3 *ground)
{
    Vec3 out[MOVES], down = scaled_by(-by, w->up);
    Stop stop;
    for (int i = 0; i < MOVES && dot(down, w->up) < 0 && go(w, down, &stop); i++) {
        if (carries(w, &stop)) {
            *ground = dot(stop.out, w->up) >= w->slope ? stop.out : w->up;
            w->under = stop.instance;
            return true;
        }
        out[i] = stop.out;
        down = clipped(stop.rest, out, i + 1);
    }
    return false;
}
static bool stands(const Walk *w)
{
    const X(mesh_impact) below = touch_from(w, w->way, scaled_by(-4 * w->skin, w->up));
    const Stop stop = {.out = scaled_by(-1, below.normal), .point = below.point};
    return below.enter <= 1 && carries(w, &stop);
}
/* Repeats the motion from a higher position. */
static void climb(Walk *w, Vec3 begin, Vec3 side)
{
    Walk higher = *w;
    Stop stop;
    higher.way = begin;
    go(&higher, scaled_by(w->step, w->up), &stop);
    const real rise = dot(sub(higher.way, begin), w->up);
    slide(&higher, side, true);
    if (rise > w->skin && go(&higher, scaled_by(-rise, w->up), &stop) && carries(&higher, &stop) &&
        dot(sub(higher.way, w->way), side) > 0)
        *w = higher;
}

static void walk(Walk *w, Vec3 motion, real drop, Vec3 *ground)
{
    const real lift = w->falls ? dot(motion, w->up) : 0;
    w->base = w->low;
    const Vec3 side = mad(motion, -lift, w->up);
    if (lift > 0)
        slide(w, scaled_by(lift, w->up), false);
    const bool stood = w->falls && !(lift > 0) && stands(w);
    const Vec3 begin = w->way;
    w->base = w->low + dot(begin, w->up);
    if (slide(w, side, w->falls) && stood && w->step > 0)
        climb(w, begin, side);
    if (!w->falls || lift > 0)
        return;
    const Walk before = *w;
    const real down = num_max(drop, 0) - lift;
    if (stood && w->step > down && fall(w, w->step, ground))
        return;
    *w = before;
    fall(w, num_max(down, stood ? 4 * w->skin : 0), ground);
}

static void move(Walk *w, Vec3 motion, const X(mover) * how, real radius, X(moved) * moved)
{
    const real sum = sum3(motion) + sum3(how->up) + how->step + how->fall + how->slope;
    if (!(real_abs(sum) <= REAL_MAX))
        return;
    w->up = how->up, w->slope = how->slope, w->step = how->step;
    w->falls = dot(w->up, w->up) > 0;
    w->skin = how->skin > 0 ? how->skin : radius * R(0.01);
    w->skin = num_max(w->skin, 32 * REAL_EPSILON * w->forest->largest);
    const Environment before = environment_enter();
    Vec3 ground = nowhere;
    walk(w, motion, how->fall, &ground);
    environment_leave(before);
    if (sum3(abs_of(w->way)) <= REAL_MAX)
        *moved = (X(moved)){plus(w->way, nowhere), ground, w->touched};
    else
        w->under = UINT32_MAX;
}

/* ---- what moves ---- */

/* Sets the lowest height of the shape along `up`, and returns its least radius; negative: no shape
 * that walks. */
static real take_walker(Walk *w, Vec3 up)
{
    const void *at = w->shape.at;
    if (w->shape.shape == ISECT_SHAPE_SPHERE) {
        const X(sphere) *sphere = at;
        w->low = dot(sphere->center, up) - sphere->radius;
        return sphere->radius;
    }
    if (w->shape.shape == ISECT_SHAPE_CAPSULE) {
        const X(capsule) *capsule = at;
        w->low = num_min(dot(capsule->a, up), dot(capsule->b, up)) - capsule->radius;
        return capsule->radius;
    }
    if (w->shape.shape != ISECT_SHAPE_ELLIPSOID)
        return -1;
    const X(ellipsoid) *ellipsoid = at;
    const real *r = ellipsoid->radius;
    real square = 0;
    for (int k = 0; k < 3; k++) {
        const real reach = r[k] * dot(ellipsoid->axis[k], up);
        square += reach * reach;
    }
    w->low = dot(ellipsoid->center, up) - real_sqrt(square);
    return min3(r[0], r[1], r[2]);
}
X(moved)
X(forest_move)
(const Forest *forest, X(any) shape, Vec3 motion, const X(mover) * mover, uint32_t *instance)
{
    Walk w = {.forest = forest, .shape = shape, .under = UINT32_MAX};
    X(moved) moved = {{0, 0, 0}, {0, 0, 0}, 0};
    const real radius = take_walker(&w, mover->up);
    if (radius >= 0)
        move(&w, motion, mover, radius, &moved);
    *instance = w.under;
    return moved;
}
X(moved)
X(bvh_move_any)
(const X(bvh) * bvh, X(any) shape, const X(vec3) * motion, const X(mover) * mover)
{
    const Forest forest = forest_of(bvh);
    uint32_t instance;
    return X(forest_move)(&forest, shape, *motion, mover, &instance);
}
