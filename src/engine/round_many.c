/* engine/round_many.c - contacts of many pairs of balls, capsules and boxes (engine/round_many.h).
 *
 * What a pair takes of engine/closed.c is done for a pair in each lane, in the same order. What
 * would take a branch of its own, such as a normal of cores that meet, is left open. */
#define ROUND_LANES
#include "engine/round_many.h"

#include "engine/round.h"

/* A point, or a segment from it along `edge`. */
typedef struct Core {
    Vec3 at, edge;
    num radius, size;
    mask sound;
} Core;
typedef struct Box {
    Vec3 at, middle, edge[3];
    num half[3], size;
    mask sound;
} Box;

FORMULA num number_at(const double *column, size_t i)
{
    return *(const num_in_memory *)(column + i);
}
FORMULA Vec3 vector_at(const double *const *column, size_t i)
{
    return (Vec3){number_at(column[0], i), number_at(column[1], i), number_at(column[2], i)};
}
/* Are the sum of all absolute values and the radius in range? */
FORMULA mask in_range(const double *const *column, size_t numbers, size_t i)
{
    num sum = splat(0);
    for (size_t f = 0; f < numbers; f++)
        sum += num_abs(number_at(column[f], i));
    return sum <= LARGEST;
}
FORMULA Core core_at(const double *const *column, bool segment, size_t i)
{
    const size_t last = segment ? 6 : 3;
    Core core = {.at = vector_at(column, i), .radius = number_at(column[last], i)};
    core.sound = in_range(column, last + 1, i) & (core.radius >= 0);
    core.size = core.radius;
    if (segment) {
        core.edge = sub3d(vector_at(column + 3, i), core.at);
        core.size += norm1(core.edge);
    }
    return core;
}
FORMULA Box box_at(const double *const *column, bool aabb, size_t i)
{
    const num none = splat(0), one = splat(1);
    Box box = {.at = vector_at(column, i), .size = none};
    box.sound = in_range(column, aabb ? 6 : 15, i);
    if (aabb) {
        box.middle = scale3d(splat(0.5), sub3d(vector_at(column + 3, i), box.at));
        box.edge[0] = (Vec3){one, none, none}, box.edge[1] = (Vec3){none, one, none};
        box.edge[2] = (Vec3){none, none, one};
        box.half[0] = box.middle.x, box.half[1] = box.middle.y, box.half[2] = box.middle.z;
    } else {
        box.middle = (Vec3){none, none, none};
    }
    for (size_t k = 0; k < 3; k++) {
        if (!aabb) {
            box.edge[k] = vector_at(column + 3 + 3 * k, i);
            box.half[k] = number_at(column[12 + k], i);
        }
        box.sound &=
            aabb ? number_at(column[k], i) <= number_at(column[3 + k], i) : box.half[k] >= 0;
        box.size += box.half[k];
    }
    return box;
}

/* The reach of a segment along n from where it begins. */
FORMULA num reach_along(const Core *core, bool segment, Vec3 n)
{
    num reach = splat(0);
    if (segment)
        reach += num_max(splat(0), dot3d(n, core->edge));
    return reach;
}
/* The columns of gap, normal, a and b for the lanes of pairs from i on. */
FORMULA void put_contact(num gap, Vec3 n, Vec3 a, Vec3 b, double most, double *const *contact,
                         size_t i)
{
    const num number[ROUND_CONTACT] = {gap, n.x, n.y, n.z, a.x, a.y, a.z, b.x, b.y, b.z};
    for (size_t f = 0; f < ROUND_CONTACT; f++)
        *(num_in_memory *)(contact[f] + i) = clamp(number[f], splat(-most), splat(most)) + splat(0);
}

/* Balls or capsules with capsules, or balls with balls. */
FORMULA mask contact_of_cores(bool segment_a, bool segment_b, const double *const *a,
                              const double *const *b, double most, double *const *contact, size_t i)
{
    const Core p = core_at(a, segment_a, i), q = core_at(b, segment_b, i);
    const Vec3 none = {splat(0), splat(0), splat(0)};
    const Vec3 between = add3d(sub3d(q.at, p.at), none);
    const num size = norm1(between) + p.size + q.size;
    Nearest2 best = {none, none, none, splat(REAL_INF)};
    if (segment_a)
        take_edges(between, none, p.edge, none, q.edge, &best);
    else
        take_nearer(between, none, segment_b ? on_edge(q.edge, opposite(between)) : none, &best);
    best.high = num_sqrt(best.high);
    mask known = p.sound & q.sound & (size > SMALLEST);
    known &= best.high > (segment_b ? NEAR : TOUCH) * size;
    best.normal = scale3d(1 / best.high, best.normal);
    const num low = dot3d(best.normal, between) - reach_along(&p, segment_a, best.normal) -
                    reach_along(&q, segment_b, opposite(best.normal));
    const num off = off_proof(&best, between, low), gap = best.high - (p.radius + q.radius);
    known &= (off <= ROUNDING * size) & (num_abs(gap) > SURE * size + 2 * off);
    put_contact(gap, best.normal, add3d(p.at, mad3d(best.a, p.radius, best.normal)),
                add3d(q.at, mad3d(best.b, -q.radius, best.normal)), most, contact, i);
    return known;
}

/* Are the axes of a box nearly orthonormal? */
FORMULA mask is_square(const Box *box, double askew)
{
    const Vec3 u = box->edge[0], v = box->edge[1], w = box->edge[2];
    return (num_abs(dot3d(u, v)) <= askew) & (num_abs(dot3d(v, w)) <= askew) &
           (num_abs(dot3d(w, u)) <= askew) & (num_abs(dot3d(u, u) - 1) <= askew) &
           (num_abs(dot3d(v, v) - 1) <= askew) & (num_abs(dot3d(w, w) - 1) <= askew);
}
/* Balls with boxes. */
FORMULA mask contact_of_boxes(bool aabb, const double *const *a, const double *const *b,
                              double askew, double most, double *const *contact, size_t i)
{
    const Core p = core_at(a, false, i);
    const Box q = box_at(b, aabb, i);
    const Vec3 none = {splat(0), splat(0), splat(0)};
    const Vec3 between = add3d(sub3d(q.at, p.at), q.middle);
    const num size = norm1(between) + p.size + q.size;
    Nearest2 best = {none, none, none, splat(REAL_INF)};
    mask known = p.sound & q.sound & (size > SMALLEST) & is_square(&q, askew);
    const mask in = take_clamped(between, q.edge, q.half, &best);
    const num high = num_sqrt(best.high);
    known &= in | (high > NEAR * size);
    best.normal = select3(in, best.normal, scale3d(1 / high, best.normal));
    best.high = num_select(in, best.high, high);
    num reach = splat(0);
    for (int k = 0; k < 3; k++)
        reach += q.half[k] * num_abs(dot3d(opposite(best.normal), q.edge[k]));
    const num off = off_proof(&best, between, dot3d(best.normal, between) - splat(0) - reach);
    known &= off <= askew * size;
    put_contact(best.high - (p.radius + splat(0)), best.normal,
                add3d(p.at, mad3d(best.a, p.radius, best.normal)),
                add3d(q.at, add3d(q.middle, best.b)), most, contact, i);
    return known;
}

#define FOR_EACH_REGISTER(answer)                                                                  \
    for (size_t i = 0; i < n; i += LANES)                                                          \
        open |= (uint64_t)mask_bits(mask_not(answer)) << i;                                        \
    return open
uint64_t ROUND_CONTACTS(ISECT_KERNEL)(RoundPair pair, const double *const *a,
                                      const double *const *b, size_t n, double askew, double most,
                                      double *const *contact)
{
    uint64_t open = 0;
    switch (pair) {
    case ROUND_SPHERE_SPHERE:
        FOR_EACH_REGISTER(contact_of_cores(false, false, a, b, most, contact, i));
    case ROUND_SPHERE_CAPSULE:
        FOR_EACH_REGISTER(contact_of_cores(false, true, a, b, most, contact, i));
    case ROUND_CAPSULE_CAPSULE:
        FOR_EACH_REGISTER(contact_of_cores(true, true, a, b, most, contact, i));
    case ROUND_SPHERE_AABB:
        FOR_EACH_REGISTER(contact_of_boxes(true, a, b, askew, most, contact, i));
    default:
        FOR_EACH_REGISTER(contact_of_boxes(false, a, b, askew, most, contact, i));
    }
}
