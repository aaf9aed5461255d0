/* overlap/rows.c - the rows of overlap whose form is `engine`: see engine/rows.h. */
#include "engine/rows.h"

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
        X(engine_overlap_n)(&of_a, &of_b, n, bits);                                                \
    }
#include "rows/overlap.inc"
