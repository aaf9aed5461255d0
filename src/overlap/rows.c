/* overlap/rows.c - the rows of overlap whose form is `engine`: see engine/rows.h; those of shapes
 * that are the hulls of their vertices, which are exact; and those of planes and frusta that
 * classify answers. */
#include "engine/rows.h"
#include "overlap/convex.h"

#include HEADER(classify)
#include HEADER(many)
#include HEADER(overlap)

#define ENGINE(name, a_name, A, b_name, B)                                                         \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        return X(engine_overlap)(BODY_##a_name, a, BODY_##b_name, b);                              \
    }
#define ENGINE_MANY(name, a_name, as, b_name, bs)                                                  \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, uint64_t * bits)                                  \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {BODY_##b_name, &b, sizeof b};                                     \
        X(engine_overlap_n)(&of_a, &of_b, NULL, n, bits);                                          \
    }

/* None where the box is empty. A bound that is infinite ends where the other shape does. */
static void corners_of_box(EngineCorners *corners, const X(aabb) * box, const EngineCorners *other)
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    real bound[2][3];
    corners->at = corners->own, corners->count = 8;
    for (size_t k = 0; k < 3; k++) {
        real least = 0, most = 0;
        for (size_t i = 0; i < other->count; i++) {
            const real x = (&other->at[i].x)[k];
            least = i == 0 || x < least ? x : least, most = i == 0 || x > most ? x : most;
        }
        bound[0][k] = lower[k] < -REAL_MAX ? least < upper[k] ? least : upper[k] : lower[k];
        bound[1][k] = upper[k] > REAL_MAX ? most > lower[k] ? most : bound[0][k] : upper[k];
        if (!(lower[k] <= upper[k] && lower[k] <= REAL_MAX && upper[k] >= -REAL_MAX))
            corners->count = 0;
    }
    for (size_t i = 0; i < corners->count; i++)
        corners->own[i] = (X(vec3)){bound[i & 1][0], bound[i >> 1 & 1][1], bound[i >> 2][2]};
}
static bool corners_meet(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b)
{
    EngineCorners of_a, of_b;
    X(engine_corners)(&of_b, shape_b, b);
    if (shape_a == BODY_aabb)
        corners_of_box(&of_a, a, &of_b);
    else
        X(engine_corners)(&of_a, shape_a, a);
    return X(overlap_convex)(of_a.at, of_a.count, of_b.at, of_b.count);
}
#define OF_VERTICES(name, a_name, A, b_name, B)                                                    \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        return corners_meet(BODY_##a_name, a, BODY_##b_name, b);                                   \
    }
#define OF_VERTICES_MANY(name, a_name, as, b_name, bs) OF_DECIDED_MANY(name, as, bs)

/* A plane, which is a surface here, is met by what is neither beside it nor inside of it. */
static bool is_met(isect_side side)
{
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}
/* A frustum, by classify; either may stand first. */
#define OF_FRUSTUM(name, a_name, A, b_name, B, other)                                              \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        const void *both[] = {a, b};                                                               \
        const bool second = BODY_##b_name == BODY_frustum;                                         \
        return X(classify_frustum_##other)(both[second], both[!second]) != ISECT_OUTSIDE;          \
    }
#define OF_FRUSTUM_MANY(name, a_name, as, b_name, bs, other) OF_DECIDED_MANY(name, as, bs)
#define OF_PLANE(name)                                                                             \
    bool X(overlap_plane_##name)(const X(plane) * plane, const X(name) * shape)                    \
    {                                                                                              \
        return is_met(X(classify_plane_##name)(plane, shape));                                     \
    }
#define OF_PLANE_MANY(name, names) OF_DECIDED_MANY(overlap_plane_##name, planes, names)
#include "rows/overlap.inc"
