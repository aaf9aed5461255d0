/* hull/grow.h - Quickhull (Barber, Dobkin, Huhdanpaa 1996): corner by corner.
 *
 * Of a triangle above which points wait, the highest becomes a corner of the hull. The triangles
 * that it is above form one piece, whose edge, the horizon, is a simple loop: they are those that
 * would be seen from a point a little nearer to the middle, which is in no plane of the hull. They
 * go; each side of the horizon and the new corner make a new triangle, and those who waited above
 * what is gone look for another place. No new triangle is flat: if the corner were on the line of a
 * side of the horizon, it would lie in the plane of the triangle there that it is above.
 *
 * A point is above some triangle exactly as long as it is outside, whatever planes it lies in: so
 * at the end nothing is. Each round makes a corner of a point that was none, so it ends.
 *
 * If there may be so many corners only, each is the point that is highest of all, as far as
 * rounding tells, and the last ones stay outside. */
#ifndef ISECT_HULL_GROW_H
#define ISECT_HULL_GROW_H

#include "hull/mesh.h"

enum { ROUNDS_BETWEEN = 1024 }; /* that the caller is asked whether to go on */

static inline bool cancelled(const Build *b)
{
    return b->options && b->options->go_on &&
           !b->options->go_on(b->options->user, b->settled, b->count);
}

/* The triangles that the point is above, from one of them on, leave the mesh; what waited there is
 * in `orphans`, and the sides of others along the horizon in `horizon`. How many of each. */
static void remove_seen(Build *b, uint32_t at, uint32_t point, uint32_t *sides, uint32_t *lists)
{
    const Vec3 p = point_at(b, point);
    uint32_t last = at;
    *sides = *lists = 0;
    b->round += 2; /* this mark: not above; the next: above */
    b->face[at].mark = b->round + 1, b->face[at].after = NO_ONE;
    for (uint32_t seen = at; seen != NO_ONE; seen = b->face[seen].after) {
        const Face *f = &b->face[seen];
        if (f->first != NO_ONE)
            b->orphans[(*lists)++] = f->first;
        for (int k = 0; k < 3; k++) {
            const uint32_t next = f->across[k] / 3;
            Face *g = &b->face[next];
            double height;
            if (g->mark < b->round) {
                const bool above = side_of(b, g, p, &height) > 0;
                g->mark = b->round + above;
                if (above) {
                    if (g->first != NO_ONE)
                        unlist_face(b, next);
                    g->after = NO_ONE;
                    b->face[last].after = next, last = next;
                }
            }
            if (g->mark == b->round)
                b->horizon[(*sides)++] = f->across[k];
        }
    }
    for (uint32_t seen = at; seen != NO_ONE; seen = b->face[seen].after)
        b->face[seen].corner[0] = NO_ONE;
    b->face[last].after = b->free, b->free = at;
}

/* The highest point above a triangle becomes a corner. `link` of a corner is the new triangle whose
 * side of the horizon begins there. */
static void add_corner(Build *b, uint32_t at)
{
    const uint32_t point = b->face[at].first;
    uint32_t sides, lists;
    unlist_face(b, at);
    b->face[at].first = b->link[point];
    b->settled++, b->corners++;
    remove_seen(b, at, point, &sides, &lists);
    for (uint32_t i = 0; i < sides; i++) {
        const uint32_t side = b->horizon[i];
        const Face *f = &b->face[side / 3];
        const uint32_t k = side % 3, begin = f->corner[(k + 1) % 3];
        const uint32_t made = make_face(b, begin, f->corner[k], point);
        join(b, 3 * made, side);
        b->link[begin] = made;
        b->horizon[i] = made;
    }
    for (uint32_t i = 0; i < sides; i++) {
        const uint32_t made = b->horizon[i];
        join(b, 3 * made + 1, 3 * b->link[b->face[made].corner[1]] + 2);
    }
    for (uint32_t i = 0; i < lists; i++)
        for (uint32_t p = b->orphans[i], next; p != NO_ONE; p = next) {
            next = b->link[p];
            place(b, p, b->horizon, sides);
        }
}

static inline double length_of_normal(const Face *f)
{
    return sqrt(f->normal[0] * f->normal[0] + f->normal[1] * f->normal[1] +
                f->normal[2] * f->normal[2]);
}

/* The triangle whose first point is the highest of all. */
static uint32_t highest_face(const Build *b)
{
    uint32_t best = b->waiting;
    double most = 0;
    for (uint32_t at = b->waiting; at != NO_ONE; at = b->face[at].after) {
        const double height = b->face[at].height / length_of_normal(&b->face[at]);
        if (height > most)
            best = at, most = height;
    }
    return best;
}

/* Until nobody waits, or there are enough; false if the caller cancels. */
static bool grow(Build *b)
{
    const bool all = b->most == SIZE_MAX;
    for (uint32_t rounds = 0; b->waiting != NO_ONE && b->corners < b->most; rounds++) {
        if (rounds % ROUNDS_BETWEEN == 0 && cancelled(b))
            return false;
        add_corner(b, all ? b->waiting : highest_face(b));
    }
    return true;
}

#endif
