/* isect_pairs_contacts - the contacts of many bodies: their boxes, the pairs of boxes, and
 * isect_contact_any of each pair.
 *
 * A pair has a contact if its gap is at most the margin. The gap of two shapes may be less than
 * that of their boxes by ROWS_SLACK of the largest coordinate. So each box is grown by half of the
 * margin, and by ROWS_SLACK of its own largest coordinate and of the margin.
 *
 * Between calls, boxes that are larger by `slack` are kept with their pairs. As long as each box is
 * inside of its larger one, all pairs of boxes are among the kept ones (isect_pairs_hold). Kept
 * pairs are sorted, so the contacts have one order, whichever boxes were kept. */
#include "bvh/shape_box.h"
#include "core/sort.h"
#include "geometry/aabb.h"
#include HEADER(broadphase)
#include HEADER(bvh)

/* The larger box of a body; empty if the body has no points. */
static isect_status box_body(const X(pairs_bodies) * bodies, size_t i, real margin, X(aabb) * box)
{
    const X(aabb) none = {{REAL_INF, REAL_INF, REAL_INF}, {-REAL_INF, -REAL_INF, -REAL_INF}};
    const isect_status status =
        X(bound_aabb_any)(bodies->shapes[i], bodies->poses ? &bodies->poses[i] : NULL, box);
    real *lower = &box->lower.x, *upper = &box->upper.x, most = margin <= REAL_MAX ? margin : 0;
    if (status == ISECT_EMPTY)
        *box = none;
    if (status != ISECT_OK)
        return status == ISECT_EMPTY ? ISECT_OK : status;
    for (int k = 0; k < 3; k++) {
        const real low = real_abs(lower[k]), high = real_abs(upper[k]);
        most = low <= REAL_MAX && low > most ? low : most;
        most = high <= REAL_MAX && high > most ? high : most;
    }
    const real by = margin / 2 + most * (real)ROWS_SLACK + REAL_MIN;
    for (int k = 0; k < 3; k++)
        lower[k] -= by, upper[k] += by;
    return ISECT_OK;
}

/* Sets the candidates: the kept ones, or the pairs of new boxes. */
static isect_status find_candidates(X(pairs_kept) * kept, size_t n)
{
    const X(aabbs) now = X(aabbs_of)(kept->boxes), then = X(aabbs_of)(kept->boxes + n);
    uint32_t(*pairs)[2] = (uint32_t(*)[2])(void *)kept->pairs;
    if (kept->bodies == n && X(pairs_hold)(kept->boxes + n, now, n))
        return ISECT_OK;
    kept->bodies = 0;
    isect_status status = X(pairs_grow)(now, n, kept->slack, kept->boxes + n);
    if (status == ISECT_OK)
        status = X(pairs_find)(then, n, kept->memory, kept->bytes, pairs, kept->room, &kept->count);
    if (status != ISECT_OK)
        return status;
    sort_pairs(pairs, kept->count);
    kept->bodies = n;
    return ISECT_OK;
}

static bool is_allowed(const X(pairs_bodies) * bodies, uint32_t a, uint32_t b)
{
    const uint32_t all = UINT32_MAX;
    const uint32_t group_a = bodies->groups ? bodies->groups[a] : all;
    const uint32_t group_b = bodies->groups ? bodies->groups[b] : all;
    const uint32_t mask_a = bodies->masks ? bodies->masks[a] : all;
    const uint32_t mask_b = bodies->masks ? bodies->masks[b] : all;
    return (group_a & mask_b) && (group_b & mask_a);
}

static X(contact) contact_of(const X(pairs_bodies) * bodies, uint32_t a, uint32_t b)
{
    if (!bodies->poses)
        return X(contact_any)(bodies->shapes[a], bodies->shapes[b]);
    const X(parts) first = {&bodies->shapes[a], &bodies->poses[a], 1};
    const X(parts) second = {&bodies->shapes[b], &bodies->poses[b], 1};
    return X(contact_any)(X(any_parts)(&first), X(any_parts)(&second));
}

static bool are_near(const X(aabb) * a, const X(aabb) * b)
{
    return not_empty(a) & not_empty(b) & at_most3(a->lower, b->upper) &
           at_most3(b->lower, a->upper);
}

isect_status X(pairs_contacts)(const X(pairs_bodies) * bodies, real margin, X(pairs_kept) * kept,
                               X(pairs_contact) * contacts, size_t room, size_t *count)
{
    size_t found = 0;
    if (!bodies || !kept || !count || (!contacts && room) || !(margin >= 0) ||
        (bodies->count && (!bodies->shapes || !kept->boxes)) || (!kept->pairs && kept->room))
        return ISECT_BAD_ARGUMENT;
    if (bodies->count == 0) {
        kept->bodies = kept->count = *count = 0;
        return ISECT_OK;
    }
    for (size_t i = 0; i < bodies->count; i++) {
        const isect_status status = box_body(bodies, i, margin, &kept->boxes[i]);
        if (status != ISECT_OK)
            return status;
    }
    const isect_status status = find_candidates(kept, bodies->count);
    if (status != ISECT_OK)
        return status;
    for (size_t i = 0; i < kept->count; i++) {
        const uint32_t a = kept->pairs[2 * i], b = kept->pairs[2 * i + 1];
        if (!is_allowed(bodies, a, b) || !are_near(&kept->boxes[a], &kept->boxes[b]))
            continue;
        const X(contact) contact = contact_of(bodies, a, b);
        if (!(contact.gap <= margin) || contact.gap == REAL_INF)
            continue;
        if (found < room)
            contacts[found] = (X(pairs_contact)){a, b, contact};
        found++;
    }
    *count = found;
    return found <= room ? ISECT_OK : ISECT_TOO_SMALL;
}
