/* engine/parts.c - see engine/parts.h.
 *
 * A part without a pose is passed as given to isect_overlap_any and so on. A part with a pose is
 * passed with its pose to the solver. Ties go to the first part. A part that is a list of parts has
 * no result. */
#include "engine/parts.h"

#include "engine/any.h"
#include "engine/inside.h"
#include "engine/posed.h"
#include "engine/solver.h"
#include "engine/sweep.h"

static bool pose_parts(Posed *first, const Part *a, Posed *second, const Part *b)
{
    return X(pose_shape)(first, a->shape, a->pose) && X(pose_shape)(second, b->shape, b->pose);
}
static bool are_honest(const Posed *a, const Posed *b)
{
    return !a->lied && !b->lied;
}

bool X(bodies_of_parts)(Body *first, Posed *posed_a, const Part *a, Body *second, Posed *posed_b,
                        const Part *b)
{
    if (!a->pose && !b->pose)
        return bodies_of_any(first, a->shape, second, b->shape);
    return body_of(a->shape.shape) < BODY_user && body_of(b->shape.shape) < BODY_user &&
           pose_parts(posed_a, a, posed_b, b) &&
           isect_bodies(first, &posed_a->source, second, &posed_b->source) && !first->endless &&
           !second->endless;
}

static bool overlap_pair(const Part *a, const Part *b)
{
    Posed first, second;
    if (!a->pose && !b->pose)
        return X(overlap_any)(a->shape, b->shape);
    return pose_parts(&first, a, &second, b) && X(solver_overlap)(&first.source, &second.source) &&
           are_honest(&first, &second);
}
static X(nearest) closest_pair(const Part *a, const Part *b, double most)
{
    Posed first, second;
    ConvexCache cache = {.count = 0};
    if (!a->pose && !b->pose)
        return X(closest_until)(a->shape, b->shape, most);
    if (!pose_parts(&first, a, &second, b))
        return X(nearest_miss)();
    const X(nearest) nearest = X(solver_closest)(&first.source, &second.source, most, &cache);
    return are_honest(&first, &second) ? nearest : X(nearest_miss)();
}
static X(contact) contact_pair(const Part *a, const Part *b)
{
    Posed first, second;
    if (!a->pose && !b->pose)
        return X(contact_any)(a->shape, b->shape);
    if (!pose_parts(&first, a, &second, b))
        return X(contact_miss)();
    const X(contact) contact = X(solver_contact)(&first.source, &second.source, NULL);
    return are_honest(&first, &second) ? contact : X(contact_miss)();
}

void X(pose_part)(PosedPart *posed, const Part *part)
{
    const BodyShape body = body_of(part->shape.shape);
    posed->part = *part;
    posed->sound = body < BODY_user;
    if (posed->sound && part->pose) {
        posed->sound = X(pose_shape)(&posed->posed, part->shape, part->pose);
        posed->source = posed->posed.source;
    } else if (posed->sound) {
        posed->source = source_of(part->shape);
    }
}
X(nearest) X(closest_of_parts)(const PosedPart *a, const PosedPart *b, double most)
{
    ConvexCache cache = {.count = 0};
    const bool posed = a->part.pose || b->part.pose;
    return posed && a->sound && b->sound ? X(solver_closest)(&a->source, &b->source, most, &cache)
                                         : closest_pair(&a->part, &b->part, most);
}

bool X(parts_overlap)(X(any) a, X(any) b)
{
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            if (overlap_pair(&first, &second))
                return true;
        }
    return false;
}
X(nearest) X(parts_closest)(X(any) a, X(any) b, double most)
{
    X(nearest) best = X(nearest_miss)();
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            const X(nearest) nearest = closest_pair(&first, &second, most);
            if (nearest.distance2 < best.distance2)
                best = nearest;
        }
    return best;
}
X(contact) X(parts_contact)(X(any) a, X(any) b)
{
    X(contact) best = X(contact_miss)();
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            const X(contact) contact = contact_pair(&first, &second);
            if (contact.gap < best.gap)
                best = contact;
        }
    return best;
}
/* If several pairs touch at time 0, the deepest one gives the point and the normal, as for contact;
 * a plane is no half-space here. */
static void begin_deepest(X(impact) * best, X(any) a, X(any) b)
{
    if (best->enter == 0 && b.shape != ISECT_SHAPE_PLANE) {
        const X(contact) contact = X(parts_contact)(a, b);
        best->point = contact.b, best->normal = contact.normal;
    }
}
/* The first contact of all pairs, and the last. */
X(impact) X(parts_sweep)(X(any) a, const X(vec3) * motion, X(any) b)
{
    X(impact) best = X(impact_miss)();
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            const X(impact) impact =
                X(sweep_posed)(first.shape, first.pose, motion, second.shape, second.pose);
            const real leave = impact.leave > best.leave ? impact.leave : best.leave;
            if (impact.enter < best.enter)
                best = impact;
            best.leave = leave;
        }
    begin_deepest(&best, a, b);
    return best;
}
X(impact) X(parts_sweep_enter)(X(any) a, const X(vec3) * motion, X(any) b, real limit)
{
    X(impact) best = X(impact_miss)();
    for (size_t i = 0; i < count_parts(a); i++) {
        const Part part = part_of(a, i);
        const real until = best.enter < limit ? best.enter : limit;
        const X(impact) impact = X(sweep_posed_enter)(part.shape, part.pose, motion, b, until);
        if (impact.enter < best.enter)
            best = impact;
    }
    begin_deepest(&best, a, b);
    return best;
}
static bool contains_posed(X(any) a, const Part *part)
{
    Posed solid, content;
    return is_any(a.shape, SOLID) && body_of(part->shape.shape) != BODY_user &&
           X(pose_shape)(&solid, a, NULL) && X(pose_shape)(&content, part->shape, part->pose) &&
           X(solver_overlap)(&solid.source, &content.source) &&
           isect_body_contains(&solid.source, &content.source);
}
bool X(contains_parts)(X(any) a, X(any) b)
{
    const X(parts) *parts = b.at;
    bool all = parts->count > 0;
    for (size_t i = 0; all && i < parts->count; i++) {
        const Part part = part_of(b, i);
        all = part.pose ? contains_posed(a, &part) : X(contains_any)(a, part.shape);
    }
    return all;
}
