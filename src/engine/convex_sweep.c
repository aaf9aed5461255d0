/* engine/convex_sweep.c - conservative advancement of convex sets that do not rotate.
 *
 * At a time t the solver of engine/convex.c finds a plane between the sets, with the unit normal n
 * from a to b, and their gap along n. The gap shrinks by n . motion per unit of time. The plane
 * moves with a and separates the sets until the time
 *
 *     t + gap / (n . motion)
 *
 * This is not later than the first contact. If n . motion <= 0, there is no contact. The next plane
 * is computed at that time (Mirtich 1996; van den Bergen, Ray Casting against General Convex
 * Objects, 2004). The search ends if the gap is within the tolerance.
 *
 * The search terminates. The distance f of the sets is convex in t, and this is Newton's method for
 * its root, from the left: f'(t) = -n . motion. The tangent at t is below f at the next time u, so
 *
 *     f(u) / f(t) + f'(u) / f'(t) <= 1           and so f(u) |f'(u)| <= f(t) |f'(t)| / 4
 *
 * Let L be the length of the motion and E the tolerance. At the first step f <= |f'| <= L, or there
 * is no contact. While the search continues, E < f <= |f'|. Therefore it takes at most log2(L / E)
 * steps. The gap along a plane is at least 15/16 of f, which changes 1/4 to at most 5/16: with L <=
 * 2 and E >= 2^-44 these are 54 steps. CONVEX_SWEEP_STEPS is more; if rounding uses up the rest,
 * `enter` is early.
 *
 * The rounding errors, with e = 2^-52, of numbers of at most about 1:
 *
 *     the place of a at t: a product and a sum           e |motion|, into the support error
 *     radii and their sum                                2e
 *     n . motion                                         3e |motion|
 *     the length of n, the quotient, the sum             6e of themselves
 *
 * If the sets touch at time 0, the point and the normal are those of their contact, which is also
 * right where they overlap: the plane of the last search direction means nothing there. */
#include "engine/convex_sweep.h"

#include "engine/minkowski.h"
#include <string.h>

#define COARSE 0x1p-10 /* relative to the distance: the gap along a plane may be less by this */
#define FINEST 0x1p-50

/* A set that is translated by an offset. */
typedef struct Moved {
    const Convex *of;
    double offset[3];
} Moved;

static void place(const Moved *moved, double point[3])
{
    for (int k = 0; k < 3; k++)
        point[k] += moved->offset[k];
}
static void moved_support(const void *shape, const double direction[3], double point[3],
                          uint32_t *feature)
{
    const Moved *moved = shape;
    moved->of->support(moved->of->shape, direction, point, feature);
    place(moved, point);
}
static void moved_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Moved *moved = shape;
    moved->of->vertex(moved->of->shape, feature, point);
    place(moved, point);
}

typedef struct Advance {
    const Convex *a, *b;
    double motion[3]; /* relative to `from` */
    double from[3], tolerance, most;
    double limit; /* later contacts count as misses */
    double time;  /* the time at which the search ended */
    bool touches;
    double normal[3], point[3];
    uint32_t steps;
} Advance;

/* The distance at a time, and a plane whose gap is nearly the distance. */
static ConvexDistance apart_at(const Advance *advance, double time, ConvexCache *cache, double *gap)
{
    Moved moved = {.of = advance->a};
    Convex a = *advance->a;
    a.shape = &moved, a.support = moved_support, a.vertex = a.vertex ? moved_vertex : NULL;
    a.symmetry = NULL, a.piece = NULL;
    for (int k = 0; k < 3; k++)
        moved.offset[k] = advance->from[k] + time * advance->motion[k];
    place(&moved, a.center);
    a.support_error += 2 * DBL_EPSILON * advance->most;
    const double radii = radius_of(&a) + radius_of(advance->b);
    const double slack = 4 * DBL_EPSILON * (radii + advance->most);
    ConvexDistance found = {0};
    double tolerance = COARSE;
    for (int i = 0; i < 3; i++) {
        found = isect_convex_distance(&a, advance->b, tolerance, (double)INFINITY, cache);
        *gap = found.distance_low - slack;
        if (!(found.distance_high > advance->tolerance) || *gap >= found.distance_high * 0.9375)
            break;
        tolerance = larger(found.distance_high / found.core_high / 64, FINEST);
    }
    return found;
}

/* Advances the time. Planes are recorded if `plane` is not NULL. */
static void run(Advance *advance, ConvexPlane *plane, uint32_t *planes)
{
    const Vec3d v = vector_of(advance->motion);
    ConvexCache cache = {.count = 0};
    advance->touches = true;
    while (advance->steps < CONVEX_SWEEP_STEPS) {
        double gap;
        const ConvexDistance found = apart_at(advance, advance->time, &cache, &gap);
        advance->steps++;
        if (gap > 0 || advance->steps == 1)
            memcpy(advance->normal, found.normal, sizeof found.normal);
        memcpy(advance->point, found.b, sizeof found.b);
        if (!(found.distance_high > advance->tolerance) || !(gap > 0))
            return;
        if (plane) {
            ConvexPlane *next = &plane[(*planes)++];
            next->time = advance->time;
            memcpy(next->normal, found.normal, sizeof found.normal);
        }
        const Vec3d n = vector_of(found.normal);
        const double closing = dot3d(n, v) + 8 * DBL_EPSILON * norm1(v);
        const double next = advance->time + gap / closing * (1 - 8 * DBL_EPSILON);
        if (!(closing > 0) || next > advance->limit) {
            advance->touches = false;
            return;
        }
        if (!(next > advance->time))
            return;
        advance->time = next;
    }
}

void isect_convex_sweep_begin(const Convex *a, const Convex *b, ConvexSweep *sweep)
{
    const ConvexContact contact = isect_convex_contact(a, b, 0x1p-44, NULL);
    memcpy(sweep->normal, contact.normal, sizeof contact.normal);
    memcpy(sweep->point, contact.b, sizeof contact.b);
}

ConvexSweep isect_convex_sweep_enter(const Convex *a, const Convex *b, const double motion[3],
                                     double tolerance, double limit)
{
    Advance to = {.a = a, .b = b, .tolerance = tolerance};
    ConvexSweep sweep; /* not initialized: it has 3 KB of planes, few of them used */
    memcpy(to.motion, motion, sizeof to.motion);
    to.most = norm1(vector_of(motion));
    to.limit = limit < 1 ? limit : 1;
    sweep.planes = 0;
    run(&to, sweep.plane, &sweep.planes);
    sweep.hit = to.touches;
    sweep.enter = to.touches ? to.time : 0, sweep.leave = to.touches ? 1 : 0;
    sweep.steps = to.steps;
    memcpy(sweep.normal, to.normal, sizeof to.normal);
    memcpy(sweep.point, to.point, sizeof to.point);
    if (sweep.hit && sweep.enter == 0)
        isect_convex_sweep_begin(a, b, &sweep);
    return sweep;
}

ConvexSweep isect_convex_sweep(const Convex *a, const Convex *b, const double motion[3],
                               double tolerance)
{
    ConvexSweep sweep = isect_convex_sweep_enter(a, b, motion, tolerance, 1);
    Advance back = {.a = a, .b = b, .tolerance = tolerance, .limit = 1};
    if (!sweep.hit)
        return sweep;
    for (int k = 0; k < 3; k++)
        back.from[k] = motion[k], back.motion[k] = -motion[k];
    back.most = 2 * norm1(vector_of(motion));
    run(&back, NULL, NULL);
    sweep.steps += back.steps;
    sweep.leave = larger(1 - (back.touches ? back.time : 1), sweep.enter);
    return sweep;
}
