/* isect_cull_aabb, isect_cull_sphere, isect_cull_list, isect_cull_list_bits - what planes that are
 * still to be asked say of a body in a hierarchy, and lists of what is seen.
 *
 * A body inside of a plane holds nothing that is not: below it in a hierarchy that plane need not
 * be asked. What was outside of a plane in one frame is likely to be so in the next: it is asked
 * first. */
#include "core/vec3.h"
#include HEADER(classify)
#include HEADER(cull)

enum { PLANES = 6 };

/* What one plane says is added to what others said; false if the body is outside. */
typedef struct Asked {
    isect_side least;
    unsigned across;
} Asked;
static bool add_side(Asked *asked, isect_side side, unsigned plane)
{
    asked->least = side < asked->least ? side : asked->least;
    asked->across |= side < ISECT_INSIDE ? 1u << plane : 0;
    return side != ISECT_OUTSIDE;
}
/* The planes in their order, but for one that is the first. */
static unsigned plane_at(unsigned k, unsigned first)
{
    return k == 0 ? first : k <= first ? k - 1 : k;
}

#define CULL(shape, Shape)                                                                         \
    isect_side X(cull_##shape)(const Frustum *frustum, const Shape *shape, unsigned *planes,       \
                               unsigned *last)                                                     \
    {                                                                                              \
        const unsigned first = last && *last < PLANES ? *last : 0;                                 \
        Asked asked = {ISECT_INSIDE, 0};                                                           \
        for (unsigned k = 0; k < PLANES; k++) {                                                    \
            const unsigned i = plane_at(k, first);                                                 \
            if (*planes >> i & 1 &&                                                                \
                !add_side(&asked, X(classify_plane_##shape)(&frustum->plane[i], shape), i)) {      \
                if (last)                                                                          \
                    *last = i;                                                                     \
                return ISECT_OUTSIDE;                                                              \
            }                                                                                      \
        }                                                                                          \
        *planes = asked.across;                                                                    \
        return asked.least >= ISECT_TANGENT_INSIDE ? asked.least : ISECT_STRADDLES;                \
    }
CULL(aabb, Aabb)
CULL(sphere, Sphere)

size_t X(cull_list)(uint32_t *indices, const uint8_t *sides, size_t n, isect_side least)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) { /* no branch: what is not on the list is written over */
        indices[count] = (uint32_t)i;
        count += sides[i] >= least;
    }
    return count;
}

size_t X(cull_list_bits)(uint32_t *indices, const uint64_t *bits, size_t n)
{
    size_t count = 0;
    for (size_t word = 0; word < isect_words(n); word++)
        for (uint64_t left = bits[word]; left; left &= left - 1)
            indices[count++] = (uint32_t)(64 * word) + (uint32_t)__builtin_ctzll(left);
    return count;
}
