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
           !b->options->go_on(b->options->user, b->done, b->count);
}

/* The triangles that the point is above, from one of them on, leave the mesh; what waited there is
 * in `orphans`, and the sides of others along the horizon in `horizon`. How many of each. */
static void remove_visible(Build *b, uint32_t at, uint32_t point, uint32_t *horizon_count,
                           uint32_t *lists)
{
    const Vec3 p = point_at(b, point);
    uint32_t last = at;
    *horizon_count = *lists = 0;
    b->round += 2; /* this mark: not above; the next: above */
    b->face[at].mark = b->round + 1, b->face[at].next = NONE;
    for (uint32_t visible = at; visible != NONE; visible = b->face[visible].next) {
        const Face *f = &b->face[visible];
        if (f->outside != NONE)
            b->unassigned[(*lists)++] = f->outside;
        for (int k = 0; k < 3; k++) {
            const uint32_t next = f->twin[k] / 3;
            Face *g = &b->face[next];
            double height;
            if (g->mark < b->round) {
                const bool above = orientation_of(b, g, p, &height) > 0;
                g->mark = b->round + above;
                if (above) {
                    if (g->outside != NONE)
                        deactivate(b, next);
                    g->next = NONE;
                    b->face[last].next = next, last = next;
                }
            }
            if (g->mark == b->round)
                b->horizon[(*horizon_count)++] = f->twin[k];
        }
    }
    for (uint32_t visible = at; visible != NONE; visible = b->face[visible].next)
        b->face[visible].corner[0] = NONE;
    b->face[last].next = b->free, b->free = at;
}

/* The highest point above a triangle becomes a corner. `link` of a corner is the new triangle whose
 * side of the horizon begins there. */
static void add_corner(Build *b, uint32_t at)
{
    const uint32_t point = b->face[at].outside;
    uint32_t horizon_count, lists;
    deactivate(b, at);
    b->face[at].outside = b->link[point];
    b->done++, b->corners++;
    remove_visible(b, at, point, &horizon_count, &lists);
    for (uint32_t i = 0; i < horizon_count; i++) {
        const uint32_t half_edge = b->horizon[i];
        const Face *f = &b->face[half_edge / 3];
        const uint32_t k = half_edge % 3, begin = f->corner[(k + 1) % 3];
        const uint32_t made = make_face(b, begin, f->corner[k], point);
        link_twins(b, 3 * made, half_edge);
        b->link[begin] = made;
        b->horizon[i] = made;
    }
    for (uint32_t i = 0; i < horizon_count; i++) {
        const uint32_t made = b->horizon[i];
        link_twins(b, 3 * made + 1, 3 * b->link[b->face[made].corner[1]] + 2);
    }
    for (uint32_t i = 0; i < lists; i++)
        for (uint32_t p = b->unassigned[i], next; p != NONE; p = next) {
            next = b->link[p];
            assign(b, p, b->horizon, horizon_count);
        }
}

static inline double length_of_normal(const Face *f)
{
    return sqrt(f->normal[0] * f->normal[0] + f->normal[1] * f->normal[1] +
                f->normal[2] * f->normal[2]);
}

/* The triangle whose first point is the highest of all. */
static uint32_t highest_active(const Build *b)
{
    uint32_t best = b->active;
    double most = 0;
    for (uint32_t at = b->active; at != NONE; at = b->face[at].next) {
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
    for (uint32_t rounds = 0; b->active != NONE && b->corners < b->most; rounds++) {
        if (rounds % ROUNDS_BETWEEN == 0 && cancelled(b))
            return false;
        add_corner(b, all ? b->active : highest_active(b));
    }
    return true;
}

#endif
