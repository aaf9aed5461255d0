/* isect_cull_aabb, isect_cull_sphere, isect_cull_aabbs, isect_cull_pack, isect_cull_packed,
 * isect_cull_list, isect_cull_list_bits - the remaining planes of a frustum against a body in a
 * hierarchy, several frusta against many boxes, and lists of the visible ones.
 *
 * The contents of a body inside a plane are inside it, too: below that body in a hierarchy the
 * plane is not tested. A body that was outside a plane in one frame is likely to be so in the next:
 * this plane is tested first. */
#include "camera/unpack.h"
#include "core/environment.h"
#include "core/power.h"
#include "geometry/aabb.h"
#include HEADER(classify)
#include HEADER(camera)
#include HEADER(many)

enum { PLANES = 6 };

/* Adds the result of one plane; false if the body is outside. */
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
/* The k-th plane of the order: plane `first`, then the others in their order. */
static unsigned kth_plane(unsigned k, unsigned first)
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
            const unsigned i = kth_plane(k, first);                                                \
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

/* The bits of 64 sides that are at least `least`. A side is less than 128: the highest bit of 128 +
 * side - least is set then. A product collects these bits from the eight bytes of a word. */
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

/* A view that begins `bytes` later. */
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

/* This many boxes stay in the first-level cache while all frusta are tested. */
enum { STAY = 1024 };

/* The results of frusta for boxes, from box i on; each frustum has `words` words. */
typedef struct Seen {
    uint64_t *seen, *inside;
    const Frustum *frusta;
    size_t count, words;
} Seen;

static void see_some(const Seen *to, X(aabbs) part, size_t i, size_t some)
{
    uint8_t sides[STAY];
    memset(sides + some, ISECT_OUTSIDE, STAY - some);
    for (size_t j = 0; j < to->count; j++) {
        X(classify_frustum_aabb_n)(X(frustums_one)(&to->frusta[j]), part, some, sides);
        for (size_t w = 0; w < isect_words(some); w++) {
            const size_t at = j * to->words + i / 64 + w;
            to->seen[at] = bits_of_sides(sides + 64 * w, ISECT_TANGENT_OUTSIDE);
            if (to->inside)
                to->inside[at] = bits_of_sides(sides + 64 * w, ISECT_TANGENT_INSIDE);
        }
    }
}

void X(cull_aabbs)(const Frustum *frusta, size_t count, X(aabbs) aabbs, size_t n, uint64_t *seen,
                   uint64_t *inside)
{
    const Seen to = {seen, inside, frusta, count, isect_words(n)};
    const size_t stride = stride_in_bytes(aabbs.stride, sizeof(real));
    for (size_t i = 0; i < n; i += STAY)
        see_some(&to, boxes_from(&aabbs, i * stride), i, n - i < STAY ? n - i : STAY);
}

/* ---- boxes of 16 bits ----
 *
 * The step is a power of two and the origin K steps, |K| + 65535 <= 1 / epsilon. So every
 * coordinate K + q steps is representable, and unpacking does not round. For a box within 65535
 * steps of the origin the lower bounds are rounded down and the upper bounds up, in steps. */
enum { STEPS = UINT16_MAX };

static Aabb box_of(const X(aabbs) * aabbs, size_t i)
{
    const size_t at = i * stride_in_bytes(aabbs->stride, sizeof(real));
    const char *number[6];
    real numbers[6];
    Aabb box;
    memcpy(number, aabbs, sizeof number);
    for (int f = 0; f < 6; f++)
        memcpy(&numbers[f], number[f] + at, sizeof numbers[f]);
    memcpy(&box, numbers, sizeof box);
    return box;
}

/* The origin in steps, for coordinates from `least` to `most`. The step is chosen large enough. */
static double grid_on_axis(double least, double most, double *step)
{
    int exponent;
    (void)frexp((most - least) / STEPS, &exponent);
    const int smallest = ISECT_DOUBLE ? -1000 : -120;
    *step = times_power(1, exponent < smallest ? smallest : exponent);
    while (fabs(floor(least / *step)) + STEPS > 1 / (double)REAL_EPSILON ||
           ceil(most / *step) - floor(least / *step) > STEPS)
        *step *= 2;
    return floor(least / *step);
}

static bool has_columns(const X(aabbs) * aabbs)
{
    return aabbs->lower.x && aabbs->lower.y && aabbs->lower.z && aabbs->upper.x && aabbs->upper.y &&
           aabbs->upper.z;
}

isect_status X(cull_pack)(X(aabbs) aabbs, size_t n, uint16_t *numbers, X(packed) * packed)
{
    real least[3] = {0, 0, 0}, most[3] = {0, 0, 0};
    double first[3], step[3];
    bool any = false;
    if (!packed || (n && (!numbers || !has_columns(&aabbs))))
        return ISECT_BAD_ARGUMENT;
    for (size_t i = 0; i < n; i++) {
        const Aabb box = box_of(&aabbs, i);
        if (!not_empty(&box))
            continue;
        real number[6];
        memcpy(number, &box, sizeof number);
        for (int k = 0; k < 3; k++) {
            if (!(number[k] >= -REAL_MAX / 4 && number[k + 3] <= REAL_MAX / 4))
                return ISECT_NOT_FINITE;
            least[k] = any && least[k] < number[k] ? least[k] : number[k];
            most[k] = any && most[k] > number[k + 3] ? most[k] : number[k + 3];
        }
        any = true;
    }
    for (int k = 0; k < 3; k++)
        first[k] = grid_on_axis((double)least[k], (double)most[k], &step[k]);
    for (size_t i = 0; i < n; i++) {
        const Aabb box = box_of(&aabbs, i);
        const bool some = not_empty(&box);
        real number[6];
        memcpy(number, &box, sizeof number);
        for (size_t k = 0; k < 3; k++) {
            const double lower = floor((double)number[k] / step[k]) - first[k];
            const double upper = ceil((double)number[k + 3] / step[k]) - first[k];
            numbers[k * n + i] = some ? (uint16_t)lower : STEPS;
            numbers[(k + 3) * n + i] = some ? (uint16_t)upper : 0;
        }
    }
    for (size_t k = 0; k < 3; k++) {
        packed->lower[k] = n ? numbers + k * n : numbers;
        packed->upper[k] = n ? numbers + (k + 3) * n : numbers;
    }
    packed->origin =
        (Vec3){(real)(first[0] * step[0]), (real)(first[1] * step[1]), (real)(first[2] * step[2])};
    packed->step = (Vec3){(real)step[0], (real)step[1], (real)step[2]};
    return ISECT_OK;
}

void X(cull_packed)(const Frustum *frusta, size_t count, X(packed) packed, size_t n, uint64_t *seen,
                    uint64_t *inside)
{
#define UNPACK_OF(isa) UNPACK(X(cull_unpack), isa),
    static X(Unpack) *const unpacks[] = {ISAS_TO_AVX2(UNPACK_OF)};
    X(Unpack) *const unpack = unpacks[isect_isa_index()];
    const Seen to = {seen, inside, frusta, count, isect_words(n)};
    const X(vec3) o = packed.origin, s = packed.step;
    const real origin[3] = {o.x, o.y, o.z}, step[3] = {s.x, s.y, s.z};
    real column[6][STAY];
    const X(aabbs) part = {{column[0], column[1], column[2]}, {column[3], column[4], column[5]}, 0};
    for (size_t i = 0; i < n; i += STAY) {
        const size_t some = n - i < STAY ? n - i : STAY;
        for (int k = 0; k < 3; k++) {
            const Environment environment = environment_enter();
            unpack(column[k], packed.lower[k] + i, origin[k], step[k], some);
            unpack(column[k + 3], packed.upper[k] + i, origin[k], step[k], some);
            environment_leave(environment);
        }
        see_some(&to, part, i, some);
    }
}

size_t X(cull_list)(const uint8_t *sides, size_t n, isect_side least, uint32_t *indices)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) { /* no branch: entries that are not listed are overwritten */
        indices[count] = (uint32_t)i;
        count += sides[i] >= least;
    }
    return count;
}

size_t X(cull_list_bits)(const uint64_t *bits, size_t n, uint32_t *indices)
{
    size_t count = 0;
    for (size_t word = 0; word < isect_words(n); word++)
        for (uint64_t left = bits[word]; left; left &= left - 1)
            indices[count++] = (uint32_t)(64 * word) + (uint32_t)__builtin_ctzll(left);
    return count;
}
