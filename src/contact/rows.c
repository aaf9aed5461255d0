/* contact/rows.c - the rows of contact, all of the form `engine`: see engine/rows.h. */
#include "engine/rows.h"

#include HEADER(classify)
#include HEADER(contact)
#include HEADER(many)
#include HEADER(overlap)

#define DECIDED(pair) DECIDED_BY_OVERLAP(contact, pair)
#define ENGINE(name, a_name, A, b_name, B, decide)                                                 \
    X(contact) X(name)(const X(A) * a, const X(B) * b)                                             \
    {                                                                                              \
        return X(engine_contact)(BODY_##a_name, a, BODY_##b_name, b, decide);                      \
    }
#define ENGINE_MANY(name, a_name, as, b_name, bs, decide)                                          \
    void X(name##_n)(X(as) a, X(bs) b, size_t n, X(contacts) contacts)                             \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {BODY_##b_name, &b, sizeof b};                                     \
        X(engine_contact_n)(&of_a, &of_b, decide, n, contacts);                                    \
    }

/* A half-space is met by what is not outside; of a segment by an end. */
static isect_side X(classify_plane_segment)(const X(plane) * plane, const X(segment) * segment)
{
    const isect_side a = X(classify_plane_point)(plane, &segment->a),
                     b = X(classify_plane_point)(plane, &segment->b);
    return a > b ? a : b;
}
#define MET(name)                                                                                  \
    static bool X(meets_##name)(const void *plane, const void *shape)                              \
    {                                                                                              \
        return X(classify_plane_##name)(plane, shape) != ISECT_OUTSIDE;                            \
    }
#define OF_PLANE(name)                                                                             \
    MET(name)                                                                                      \
    X(contact) X(contact_plane_##name)(const X(plane) * plane, const X(name) * shape)              \
    {                                                                                              \
        return X(engine_contact_plane)(plane, BODY_##name, shape, false, X(meets_##name));         \
    }
#define OF_PLANE_MANY(name, names)                                                                 \
    void X(contact_plane_##name##_n)(X(planes) a, X(names) b, size_t n, X(contacts) contacts)      \
    {                                                                                              \
        const EngineMany of_a = {.view = &a, .bytes = sizeof a},                                   \
                         of_b = {BODY_##name, &b, sizeof b};                                       \
        X(engine_contact_plane_n)(&of_a, &of_b, true, X(meets_##name), n, contacts);               \
    }
#define TO_PLANE(name, a_name, A)                                                                  \
    MET(a_name)                                                                                    \
    X(contact) X(name)(const X(A) * shape, const X(plane) * plane)                                 \
    {                                                                                              \
        return X(engine_contact_plane)(plane, BODY_##a_name, shape, true, X(meets_##a_name));      \
    }
#define TO_PLANE_MANY(name, a_name, as)                                                            \
    void X(name##_n)(X(as) a, X(planes) b, size_t n, X(contacts) contacts)                         \
    {                                                                                              \
        const EngineMany of_a = {BODY_##a_name, &a, sizeof a},                                     \
                         of_b = {.view = &b, .bytes = sizeof b};                                   \
        X(engine_contact_plane_n)(&of_a, &of_b, false, X(meets_##a_name), n, contacts);            \
    }
#include "rows/contact.inc"
