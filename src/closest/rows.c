/* closest/rows.c - the rows of closest whose form is `engine`: see engine/rows.h. */
#include "engine/rows.h"

#include HEADER(closest)
#include HEADER(many)
#include HEADER(overlap)

#define DECIDED(pair) DECIDED_BY_OVERLAP(closest, pair)
#define ENGINE(name, a_name, A, b_name, B, decide)                                                 \
    X(nearest) X(name)(const X(A) * a, const X(B) * b)                                             \
    {                                                                                              \
        return X(engine_closest)(BODY_##a_name, a, BODY_##b_name, b, decide);                      \
    }
#define ENGINE_MANY(name, a_name, as, b_name, bs, decide)                                          \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, X(nearests) nearests)                             \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {BODY_##b_name, &b, sizeof b};                                     \
        X(engine_closest_n)(&of_a, &of_b, decide, n, nearests);                                    \
    }
#include "rows/closest.inc"
