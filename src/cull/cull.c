/* isect_cull_aabb, isect_cull_sphere, isect_cull_aabbs, isect_cull_list, isect_cull_list_bits - what
 * planes that are still to be asked say of a body in a hierarchy, what some frusta see of many boxes,
 * and lists of what is seen.
 *
 * A body inside of a plane holds nothing that is not: below it in a hierarchy that plane need not
 * be asked. What was outside of a plane in one frame is likely to be so in the next: it is asked
 * first. */
#include "core/vec3.h"
#include HEADER(classify)
#include HEADER(cull)
#include HEADER(many)

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

/* The bits of 64 sides that are on `least` or farther in. A side is less than 128: 128 + side - least
 * has its highest bit then, and of eight such bytes in a word a product moves these bits together. */
static uint64_t bits_of_sides(const uint8_t *sides, isect_side least)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    const uint64_t together = UINT64_C(0x8040201008040201);
#else
    const uint64_t together = UINT64_C(0x0102040810204080);
#endif
    uint64_t word = 0;
    for (int k = 0; k < 8; k++) {
        uint64_t eight;
        memcpy(&eight, sides + 8 * k, sizeof eight);
        eight = (eight + (128 - (uint64_t)least) * each) >> 7 & each;
        word |= (eight * together) >> 56 << 8 * k;
    }
    return word;
}

/* A view that begins some bytes later. */
static X(aabbs) boxes_from(const X(aabbs) * aabbs, size_t bytes)
{
    X(aabbs) later;
    const char *number[6];
    memcpy(number, aabbs, sizeof number);
    for (int f = 0; f < 6; f++)
        number[f] += bytes;
    memcpy(&later, number, sizeof number);
    later.stride = aabbs->stride;
    return later;
}

/* So many boxes stay in the first cache while all frusta are asked. */
enum { STAY = 512 };

void X(cull_aabbs)(uint64_t *seen, uint64_t *inside, const Frustum *frusta, size_t count,
                   const X(aabbs) *aabbs, size_t n)
{
    uint8_t sides[STAY] = {0};
    const size_t words = isect_words(n), stride = stride_in_bytes(aabbs->stride, sizeof(real));
    for (size_t i = 0; i < n; i += STAY) {
        const size_t some = n - i < STAY ? n - i : STAY;
        const X(aabbs) part = boxes_from(aabbs, i * stride);
        memset(sides + some, ISECT_OUTSIDE, STAY - some);
        for (size_t j = 0; j < count; j++) {
            X(classify_frustum_aabb_n)(X(frustums_one)(&frusta[j]), part, some, sides);
            for (size_t w = 0; w < isect_words(some); w++) {
                const size_t to = j * words + i / 64 + w;
                seen[to] = bits_of_sides(sides + 64 * w, ISECT_TANGENT_OUTSIDE);
                if (inside)
                    inside[to] = bits_of_sides(sides + 64 * w, ISECT_TANGENT_INSIDE);
            }
        }
    }
}

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
