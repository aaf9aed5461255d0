/* contains/rows.c - the rows of contains whose form is `engine`: see engine/rows.h. What is given by its
 * vertices is inside if all of them are, as overlap says of each. */
#include "engine/rows.h"

#include HEADER(classify)
#include HEADER(contains)
#include HEADER(many)
#include HEADER(overlap)

/* `meet`: what the overlap of the pair says, so that what is contained overlaps. */
#define ENGINE(name, a_name, A, b_name, B, meet)                                                   \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        return meet && X(engine_contains)(BODY_##a_name, a, BODY_##b_name, b);                     \
    }
#define ENGINE_MANY(name, a_name, as, b_name, bs, meet) OF_DECIDED_MANY(name, as, bs)

static bool all_hold(Decide *holds, const EngineCorners *corners, const void *container)
{
    bool all = corners->count > 0;
    for (size_t i = 0; all && i < corners->count; i++)
        all = holds(&corners->at[i], container);
    return all;
}
#define OF_VERTICES(name, a_name, A, b_name, B, meet)                                              \
    static bool X(in_##name)(const void *point, const void *a)                                     \
    {                                                                                              \
        return X(overlap_point_##a_name)(point, a);                                                \
    }                                                                                              \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        EngineCorners corners;                                                                     \
        X(engine_corners)(&corners, BODY_##b_name, b);                                             \
        return meet && all_hold(X(in_##name), &corners, a);                                        \
    }
#define OF_VERTICES_MANY(name, a_name, as, b_name, bs, meet) OF_DECIDED_MANY(name, as, bs)

#define OF_FRUSTUM(name, a_name, A, b_name, B, other)                                              \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        return X(classify_frustum_##other)(a, b) >= ISECT_TANGENT_INSIDE;                          \
    }
#define OF_FRUSTUM_MANY(name, a_name, as, b_name, bs, other) OF_DECIDED_MANY(name, as, bs)

#define OF_BOXES(name, a_name, A, b_name, B)                                                       \
    bool X(name)(const X(A) * a, const X(B) * b)                                                   \
    {                                                                                              \
        const X(vec3) l = b->lower, u = b->upper;                                                  \
        return X(overlap_aabb_aabb)(a, b) && (a->lower.x <= l.x) & (a->lower.y <= l.y) &           \
                                                 (a->lower.z <= l.z) & (u.x <= a->upper.x) &       \
                                                 (u.y <= a->upper.y) & (u.z <= a->upper.z);        \
    }
#define OF_BOXES_MANY(name, a_name, as, b_name, bs) OF_DECIDED_MANY(name, as, bs)
#include "rows/contains.inc"
