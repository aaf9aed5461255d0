/* overlap/rows.c - the rows of overlap whose form is `engine`: see engine/rows.h; and those of planes that
 * classify answers. */
#include "engine/rows.h"

#include HEADER(classify)
#include HEADER(many)
#include HEADER(overlap)

#define ENGINE(name, a_name, A, b_name, B)                                                         \
    bool X(name)(const X(A) *a, const X(B) *b)                                                     \
    {                                                                                              \
        return X(engine_overlap)(BODY_##a_name, a, BODY_##b_name, b);                              \
    }
#define ENGINE_MANY(name, a_name, as, b_name, bs)                                                  \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, uint64_t *bits)                                   \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {BODY_##b_name, &b, sizeof b};                                     \
        X(engine_overlap_n)(&of_a, &of_b, NULL, n, bits);                                                \
    }
/* A plane, which is a surface here, is met by what is neither beside it nor inside of it. */
static bool is_met(isect_side side)
{
    return side != ISECT_OUTSIDE && side != ISECT_INSIDE;
}
#define OF_PLANE(name)                                                                             \
    bool X(overlap_plane_##name)(const X(plane) *plane, const X(name) *shape)                      \
    {                                                                                              \
        return is_met(X(classify_plane_##name)(plane, shape));                                     \
    }
#define OF_PLANE_MANY(name, names)                                                                 \
    static bool X(is_met_##name)(const void *plane, const void *shape)                             \
    {                                                                                              \
        return is_met(X(classify_plane_##name)(plane, shape));                                     \
    }                                                                                              \
    void X(overlap_plane_##name##_n)(X(planes) a, X(names) b, size_t n, uint64_t *bits)            \
    {                                                                                              \
        const EngineMany of_a = {.view = &a, .bytes = sizeof a},                                   \
                         of_b = {.view = &b, .bytes = sizeof b};                                   \
        X(engine_overlap_n)(&of_a, &of_b, X(is_met_##name), n, bits);                              \
    }
#include "rows/overlap.inc"
