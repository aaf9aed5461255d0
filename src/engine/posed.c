/* isect_posed_answers, isect_overlap_posed, isect_closest_posed, isect_contact_posed,
 * isect_overlap_posed_within, isect_closest_posed_within - two shapes, the second one with a pose,
 * and sets given by support functions, by the convex solver (engine/convex.h).
 *
 * A quaternion q = (x, y, z, w) of any length but 0 is the rotation by q / |q|:
 *
 *     R = 1 + 2 (w [v] + [v][v]) / |q|^2,   v = (x, y, z), [v] u = v x u
 *
 * A pose is therefore a rigid motion, however its numbers are rounded. Shapes given by numbers are
 * rotated number by number, in double. The vertices of a hull and the planes of a k-DOP or frustum
 * are rotated as they are read. For a set given by a support function, the direction is rotated
 * into the frame of the set, and the point found there is rotated back. Let h be half an epsilon of
 * double, S the distance of a point or plane from the origin of its frame, and T the length of the
 * translation. The errors are
 *
 *     a number of R           8 h
 *     a point R p + t         24 h S + h (S + T)
 *
 * Thus a pose adds an error of at most 2^-48 of these lengths, in float, too. */
#include "engine/posed.h"
#include "core/power.h"
#include "engine/any.h"
#include "engine/solver.h"
#include <string.h>

typedef double Vector[3];

bool X(posed_answers)(isect_shape a, isect_shape b)
{
    return are_bodies(a, b);
}

/* ---- a motion ---- */

static bool take_pose(Posed *p, const X(pose) * pose)
{
    Vector v;
    double most = 0, square = 0, q[4];
    int exponent;
    for (int k = 0; k < 3; k++)
        for (int j = 0; j < 3; j++)
            p->pose.turn[k][j] = k == j, p->pose.move[k] = 0;
    if (!pose)
        return true;
    const real move[3] = {pose->translation.x, pose->translation.y, pose->translation.z};
    for (int k = 0; k < 4; k++) {
        q[k] = (double)pose->rotation[k];
        most = fabs(q[k]) <= DBL_MAX ? fmax(most, fabs(q[k])) : (double)INFINITY;
        if (k < 3 && !(real_abs(move[k]) <= REAL_MAX))
            return false;
    }
    if (!(most > 0 && most <= DBL_MAX))
        return false;
    (void)frexp(most, &exponent);
    for (int k = 0; k < 4; k++)
        q[k] = times_power(q[k], -exponent), square += q[k] * q[k];
    memcpy(v, q, sizeof v);
    const double s = 2 / square, along = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        p->pose.turn[k][k] = 1 - s * (along - v[k] * v[k]);
        p->pose.turn[i][j] = s * (v[i] * v[j] - q[3] * v[k]);
        p->pose.turn[j][i] = s * (v[i] * v[j] + q[3] * v[k]);
        p->pose.move[k] = (double)move[k];
    }
    return true;
}
static void turned(const Posed *p, const Vector from, Vector to)
{
    for (int k = 0; k < 3; k++)
        to[k] = p->pose.turn[k][0] * from[0] + p->pose.turn[k][1] * from[1] +
                p->pose.turn[k][2] * from[2];
}
static void turned_back(const Posed *p, const Vector from, Vector to)
{
    for (int k = 0; k < 3; k++)
        to[k] = p->pose.turn[0][k] * from[0] + p->pose.turn[1][k] * from[1] +
                p->pose.turn[2][k] * from[2];
}

/* ---- sets given by support functions ---- */

static bool is_finite(const Vector x)
{
    return fabs(x[0]) <= DBL_MAX && fabs(x[1]) <= DBL_MAX && fabs(x[2]) <= DBL_MAX;
}
static void farthest(void *posed, const double direction[3], double point[3])
{
    Posed *p = posed;
    Vector along, own = {0, 0, 0};
    turned_back(p, direction, along);
    p->given->farthest(p->given->user, along, own);
    if (!is_finite(own)) {
        p->lied = true;
        memset(own, 0, sizeof own);
    }
    isect_body_moved(&p->pose, own, point);
}
/* Finds the size and the center of the set from its bounds along the axes. */
static bool begin_user(Posed *p, double radius)
{
    Vector lower, upper, along = {0, 0, 0}, point;
    p->user = (BodyUser){.farthest = farthest, .user = p, .radius = radius};
    for (int k = 0; k < 3; k++)
        for (int side = -1; side <= 1; side += 2) {
            along[k] = side;
            farthest(p, along, point);
            *(side < 0 ? &lower[k] : &upper[k]) = point[k];
            along[k] = 0;
        }
    for (int k = 0; k < 3; k++) {
        p->user.center[k] = lower[k] / 2 + upper[k] / 2;
        p->user.extent = fmax(p->user.extent, fabs(upper[k] - lower[k]));
    }
    p->source.numbers = &p->user;
    return !p->lied && radius >= 0 && radius <= DBL_MAX && p->user.extent <= DBL_MAX;
}

/* ---- shapes ---- */

static void take_number(const real **from, double *to, int count)
{
    for (int k = 0; k < count; k++)
        to[k] = (double)(*from)[k];
    *from += count;
}
/* Turns an AABB into an OBB. */
static void turn_box(Posed *p)
{
    const double *lower = p->number, *upper = lower + 3;
    double box[BODY_NUMBERS];
    Vector middle;
    for (int k = 0; k < 3; k++) {
        middle[k] = lower[k] / 2 + upper[k] / 2;
        box[12 + k] = upper[k] / 2 - lower[k] / 2;
        for (int j = 0; j < 3; j++)
            box[3 + 3 * k + j] = p->pose.turn[j][k];
    }
    isect_body_moved(&p->pose, middle, box);
    memcpy(p->number, box, sizeof box);
    p->source.shape = BODY_obb;
}
bool X(pose_shape)(Posed *p, X(any) shape, const X(pose) * pose)
{
    const BodyShape body = body_of(shape.shape);
    const BodyLayout *layout = layout_of(body);
    const real *given = shape.at;
    p->given = shape.at, p->lied = false;
    p->source = (BodySource){.shape = body, .doubles = true, .numbers = p->number};
    if (body == BODY_SHAPES || !take_pose(p, pose))
        return false;
    if (body == BODY_user)
        return p->given->farthest && begin_user(p, (double)p->given->radius);
    if (body == BODY_hull || is_polytope(body)) {
        p->source = source_of(shape);
        p->source.pose = pose ? &p->pose : NULL;
        return true;
    }
    for (int i = 0; i < layout->points + layout->vectors; i++) {
        take_number(&given, p->number + 3 * i, 3);
        Vector own;
        memcpy(own, p->number + 3 * i, sizeof own);
        if (body != BODY_aabb)
            i < layout->points ? isect_body_moved(&p->pose, own, p->number + 3 * i)
                               : turned(p, own, p->number + 3 * i);
    }
    take_number(&given, p->number + 3 * (layout->points + layout->vectors), layout->lengths);
    if (body == BODY_aabb && pose)
        turn_box(p);
    return true;
}
/* Applies the poses of both; false if one has no body or an invalid pose. */
static bool pose_both(Posed *first, X(any) a, Posed *second, X(any) b, const X(pose) * pose)
{
    return X(pose_shape)(first, a, NULL) && X(pose_shape)(second, b, pose);
}

bool X(overlap_placed)(X(any) a, X(any) b, const X(pose) * pose)
{
    Posed first, second;
    return pose_both(&first, a, &second, b, pose) &&
           X(solver_overlap)(&first.source, &second.source) && !first.lied && !second.lied;
}
static X(nearest)
    closest_within(X(any) a, X(any) b, const X(pose) * pose, double most, ConvexCache *cache)
{
    Posed first, second;
    if (!pose_both(&first, a, &second, b, pose))
        return X(nearest_miss)();
    const X(nearest) nearest = X(solver_closest)(&first.source, &second.source, most, cache);
    return first.lied || second.lied ? X(nearest_miss)() : nearest;
}
X(nearest) X(closest_placed)(X(any) a, X(any) b, const X(pose) * pose)
{
    ConvexCache cache = {.count = 0};
    return closest_within(a, b, pose, (double)INFINITY, &cache);
}
X(contact) X(contact_placed)(X(any) a, X(any) b, const X(pose) * pose)
{
    Posed first, second;
    if (!pose_both(&first, a, &second, b, pose))
        return X(contact_miss)();
    const X(contact) contact = X(solver_contact)(&first.source, &second.source, NULL);
    return first.lied || second.lied ? X(contact_miss)() : contact;
}

bool X(overlap_posed)(X(any) a, X(any) b, const X(pose) * pose)
{
    return X(overlap_placed)(a, b, pose);
}
X(nearest) X(closest_posed)(X(any) a, X(any) b, const X(pose) * pose)
{
    return X(closest_placed)(a, b, pose);
}
X(contact) X(contact_posed)(X(any) a, X(any) b, const X(pose) * pose)
{
    return X(contact_placed)(a, b, pose);
}

/* ---- within a distance ---- */

static ConvexCache cache_of(const X(hint) * hint)
{
    ConvexCache cache = {.count = hint ? hint->count : 0};
    if (!hint)
        return cache;
    memcpy(cache.feature_a, hint->feature_a, sizeof cache.feature_a);
    memcpy(cache.feature_b, hint->feature_b, sizeof cache.feature_b);
    memcpy(cache.direction, hint->direction, sizeof cache.direction);
    return cache;
}
static void keep_hint(const ConvexCache *cache, X(hint) * hint)
{
    if (!hint)
        return;
    hint->count = cache->count;
    memcpy(hint->feature_a, cache->feature_a, sizeof cache->feature_a);
    memcpy(hint->feature_b, cache->feature_b, sizeof cache->feature_b);
    memcpy(hint->direction, cache->direction, sizeof cache->direction);
}
bool X(overlap_posed_within)(X(any) a, X(any) b, const X(pose) * pose, real distance,
                             X(hint) * hint)
{
    Posed first, second;
    ConvexCache cache = cache_of(hint);
    const bool yes = pose_both(&first, a, &second, b, pose) &&
                     X(solver_within)(&first.source, &second.source, (double)distance, &cache) &&
                     !first.lied && !second.lied;
    keep_hint(&cache, hint);
    return yes;
}
X(nearest)
X(closest_posed_within)
(X(any) a, X(any) b, const X(pose) * pose, real most, X(hint) * hint)
{
    const double square = (double)most * (double)most;
    /* If the square is a normal number, a distance beyond this has a larger square. */
    const double above =
        square >= (double)REAL_MIN ? (double)most * (1 + 8 * (double)REAL_EPSILON) : INFINITY;
    const real limit = (real)fmin(square, (double)REAL_MAX);
    ConvexCache cache = cache_of(hint);
    const X(nearest) nearest = closest_within(a, b, pose, above, &cache);
    keep_hint(&cache, hint);
    return most >= 0 && nearest.distance2 <= limit ? nearest : X(nearest_miss)();
}
