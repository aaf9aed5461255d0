/* sweep/rows.c - the rows of sweep whose form is `engine`: see engine/rows.h. */
#include "engine/rows.h"

#include HEADER(many)
#include HEADER(sweep)

#define NUMBERS_IN(A) (sizeof(X(A)) / sizeof(real))
#define ENGINE(name, a_name, A, b_name, B)                                                         \
    X(impact) X(name)(const X(A) * a, const X(B) * b)                                              \
    {                                                                                              \
        const EngineMover mover = {BODY_##a_name, a, NUMBERS_IN(A)};                               \
        return X(engine_sweep)(&mover, BODY_##b_name, b, NUMBERS_IN(B));                           \
    }
#define ENGINE_MANY(name, a_name, A, as, b_name, bs)                                               \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, X(impacts) impacts)                               \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {BODY_##b_name, &b, sizeof b};                                     \
        X(engine_sweep_n)(&of_a, NUMBERS_IN(A), &of_b, n, impacts);                                \
    }
#define TO_PLANE(name, a_name, A)                                                                  \
    X(impact) X(name)(const X(A) * a, const X(plane) * plane)                                      \
    {                                                                                              \
        const EngineMover mover = {BODY_##a_name, a, NUMBERS_IN(A)};                               \
        return X(engine_sweep_plane)(&mover, plane);                                               \
    }
#define TO_PLANE_MANY(name, a_name, A, as)                                                         \
    void X(name##_n)(X(as) a, X(planes) b, size_t n, X(impacts) impacts)                           \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a}, of_b = {BODY_SHAPES, &b, sizeof b}; \
        X(engine_sweep_n)(&of_a, NUMBERS_IN(A), &of_b, n, impacts);                                \
    }
#include "rows/sweep.inc"
