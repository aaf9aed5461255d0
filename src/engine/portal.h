/* engine/portal.h - a first search on two cores, which decides most pairs: do they share a point?
 *
 * The algorithm is that of Snethen (XenoCollide: Complex Collision Made Simple, Game Programming
 * Gems 7, 2008). A ray leads from a point of A - B, the difference of the centers, to the origin. A
 * portal is a triangle of support points that the ray intersects. If the origin is on the near side
 * of the portal, it is in a tetrahedron of points of A - B. Otherwise the support point along the
 * normal of the portal gives the next portal, farther out, until a plane separates the origin from
 * A - B. The results are proved:
 *
 *     apart    by the lower bound of engine/convex.c, which is rigorous
 *     meet     by the four volumes of holds_origin, with the error of support points and centers
 *
 * Undecided pairs, such as flat cores or cores that only touch, are left to the search, which
 * begins with the portal. */
#ifndef ISECT_ENGINE_PORTAL_H
#define ISECT_ENGINE_PORTAL_H

#include "engine/search.h"
#include <string.h>

enum { PORTAL_STEPS = 12 };
typedef enum PortalSees { PORTAL_APART, PORTAL_MEET, PORTAL_NEITHER } PortalSees;

/* v[0] is the difference of the centers; v[1], v[2], v[3] are the portal. `known` is the count of
 * known points of the portal. */
typedef struct Portal {
    Difference v[4];
    double weight[4]; /* of a common point, if the cores meet */
    int known;
} Portal;

/* The power of two 2^-e for x = m 2^e, 1 <= m < 2. Both x and the result are normal. */
static inline double reciprocal_power(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = ((uint64_t)2046 << 52) - (bits & (uint64_t)0x7FF << 52);
    memcpy(&x, &bits, sizeof x);
    return x;
}
/* The support point along a vector; false if the vector is too short, too long or NaN. A power of
 * two scales the vector to a length of about 1: the exact length is needed only if the plane
 * separates. */
static inline bool ask_beyond(Search *s, Vec3d along, Difference *p)
{
    const double most = larger(larger(fabs(along.x), fabs(along.y)), fabs(along.z));
    if (s->steps == PORTAL_STEPS || !(most > 0x1p-1000 && most < 0x1p1000))
        return false;
    const Vec3d n = scale3d(reciprocal_power(most), along);
    difference_along(s->a, s->b, n, p);
    s->steps++;
    const double height = -dot3d(n, p->w), error = 4 * DBL_EPSILON * norm1(p->w) + s->error;
    if (!(height > error))
        return true;
    const double length = length3d(n), low = height / length - error;
    if (low > s->low)
        s->low = low, s->normal = scale3d(-1 / length, n);
    return true;
}
static inline Vec3d normal_of_points(const Difference *p, const Difference *q, const Difference *r)
{
    return cross3d(sub3d(q->w, p->w), sub3d(r->w, p->w));
}
/* Finds a triangle that the ray intersects; false if a plane separates, or if there is no such
 * triangle. */
static inline bool find_portal(Search *s, Portal *portal, double above)
{
    Difference *v = portal->v;
    if (!ask_beyond(s, opposite(v[0].w), &v[1]))
        return false;
    portal->known = 1;
    if (s->low > above || !ask_beyond(s, cross3d(v[1].w, v[0].w), &v[2]))
        return false;
    portal->known = 2;
    Vec3d n = normal_of_points(&v[0], &v[1], &v[2]);
    if (dot3d(n, v[0].w) > 0) {
        const Difference other = v[1];
        v[1] = v[2], v[2] = other, n = opposite(n);
    }
    while (!(s->low > above) && ask_beyond(s, n, &v[3])) {
        if (volume_of(v[1].w, v[3].w, v[0].w) < 0)
            v[2] = v[3];
        else if (volume_of(v[3].w, v[2].w, v[0].w) < 0)
            v[1] = v[3];
        else {
            portal->known = 3;
            return !(s->low > above);
        }
        n = normal_of_points(&v[0], &v[1], &v[2]);
    }
    return false;
}
/* Replaces a corner of the portal by p, so that the ray intersects the new portal. */
static inline void move_portal(Difference v[4], const Difference *p)
{
    const Vec3d side = cross3d(p->w, v[0].w);
    const int leaves = dot3d(v[1].w, side) > 0 ? (dot3d(v[2].w, side) > 0 ? 1 : 3)
                                               : (dot3d(v[3].w, side) > 0 ? 2 : 1);
    v[leaves] = *p;
}
static inline PortalSees look_through_portal(Search *s, Portal *portal, double above)
{
    Difference *v = portal->v, next;
    v[0].a = vector_of(s->a->center), v[0].b = vector_of(s->b->center);
    v[0].w = sub3d(v[0].a, v[0].b);
    v[0].feature_a = v[0].feature_b = CONVEX_NO_FEATURE;
    for (int i = 1; i < 4; i++)
        v[i].feature_a = v[i].feature_b = CONVEX_NO_FEATURE;
    next.feature_a = next.feature_b = CONVEX_NO_FEATURE;
    portal->known = 0;
    bool moves = find_portal(s, portal, above);
    while (moves) {
        const Vec3d n = normal_of_points(&v[1], &v[2], &v[3]);
        if (dot3d(n, v[1].w) >= 0) {
            const Vec3d w[4] = {v[0].w, v[1].w, v[2].w, v[3].w};
            return holds_origin(w, s->error, portal->weight) ? PORTAL_MEET : PORTAL_NEITHER;
        }
        moves = ask_beyond(s, n, &next) && !(s->low > above) && dot3d(n, sub3d(next.w, v[1].w)) > 0;
        if (moves)
            move_portal(v, &next);
    }
    return s->low > above ? PORTAL_APART : PORTAL_NEITHER;
}

#endif
