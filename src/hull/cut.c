/* hull/cut.c - the polyhedron below some planes: a box that is cut by one plane after the other.
 *
 * The polyhedron is simple: three faces meet in each corner, along edges of length 0 if necessary.
 * So it is stored as its corners alone. Each has its three neighbours, anticlockwise seen from
 * outside, and the face between each and the next one. Removed corners are reused.
 *
 * Rounding decides which corners are above a plane, but topology decides the result. The component
 * of the corners below that contains the lowest corner is kept. In the rest, the component of the
 * highest corner is removed; all others are kept. So the removed and the kept corners are
 * connected, the edges between them cross one cycle of at least three faces, and each face keeps
 * one piece. In spite of rounding the result is a polyhedron, with at most 2 f - 4 corners for f
 * faces.
 *
 * If there are many corners, few are visited. The highest one is found by jump and walk (Muecke,
 * Saias, Zhu 1996): upward along edges from the highest of a sample. If it is not above the plane
 * by more than the rounding error, the walk continues from all corners around it of the same height
 * up to that error. The component above the plane is removed if its boundary is one cycle;
 * otherwise all corners are classified. Consecutive planes of the input are often neighbours. So
 * they are visited in steps of 0.618 of their number: the polyhedron soon has its final size, and
 * corners are short-lived.
 *
 * A plane is moved outward by a margin greater than all rounding errors. So flat sets are kept, and
 * nothing below all planes is cut off. The first box is large, and so is its margin. So the result
 * is put into a tight box and cut again, until the box hardly shrinks. */
#include "hull/cut.h"
#include "core/power.h"
#include "geometry/newell.h"
#include <limits.h>

/* The ratio of the first box to the farthest plane. A remaining face of that box means that the set
 * is unbounded. Planes are moved outward by MARGIN times the size of the box. */
#define BOX_FACTOR 0x1p10

enum { BOX_CORNERS = 8 };
enum { MANY = 64 }; /* corners, or planes */

bool X(half_space_of)(const X(vec3) * n, real d, HalfSpace *half_space, int *exponent)
{
    const double size = greatest((double)n->x, (double)n->y, (double)n->z);
    int of_normal, of_height;
    (void)frexp(size, &of_normal);
    const double x = times_power((double)n->x, -of_normal),
                 y = times_power((double)n->y, -of_normal);
    const double z = times_power((double)n->z, -of_normal), length = sqrt(x * x + y * y + z * z);
    const double height = frexp((double)d, &of_height);
    if (!(size > 0))
        return false;
    *half_space = (HalfSpace){{x / length, y / length, z / length}, height / length};
    *exponent = of_height - of_normal;
    return true;
}

int X(half_spaces_scale)(HalfSpace *half_space, const int *exponent, uint32_t count)
{
    int most = INT_MIN;
    for (uint32_t i = 0; i < count; i++)
        if (half_space[i].d != 0 && exponent[i] > most)
            most = exponent[i];
    most = most == INT_MIN ? 0 : most;
    for (uint32_t i = 0; i < count; i++)
        half_space[i].d =
            times_power(half_space[i].d, half_space[i].d != 0 ? exponent[i] - most : 0);
    return most;
}

void X(polyhedron_start)(Polyhedron *b, const double lower[3], const double upper[3])
{
    b->slots = b->live = BOX_CORNERS, b->free = NO_CORNER, b->max_coordinate = 0;
    for (uint32_t i = 0; i < BOX_CORNERS; i++) {
        Corner *c = &b->corner[i];
        const bool mirrored = ((i ^ i >> 1 ^ i >> 2) & 1) == 0;
        for (uint32_t k = 0; k < 3; k++) {
            const uint32_t axis = mirrored ? 2 - k : k, other = (axis + (mirrored ? 2 : 1)) % 3;
            const uint32_t third = 3 - axis - other;
            c->at[axis] = i >> axis & 1 ? upper[axis] : lower[axis];
            b->max_coordinate = greater(b->max_coordinate, fabs(c->at[axis]));
            c->next[k] = i ^ 1u << axis;
            c->face[k] = 2 * third + (i >> third & 1);
        }
        c->state = UNDECIDED;
    }
    b->margin = b->max_coordinate * MARGIN, b->slack = b->margin / 4;
    b->last = 0, b->random = 1;
}

/* ---- few corners: all are classified ---- */

static double height_above(Polyhedron *b, const HalfSpace *half_space, uint32_t i)
{
    Corner *c = &b->corner[i];
    return c->height = dot_of(half_space->normal, c->at) + half_space->d - b->margin;
}

/* Marks the component of undecided corners that contains one; `below`: only those not above the
 * plane. */
static void flood(Polyhedron *b, uint32_t first, uint32_t state, bool below)
{
    uint32_t last = first;
    b->corner[first].state = state, b->corner[first].list = NO_CORNER;
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list)
        for (int k = 0; k < 3; k++) {
            Corner *c = &b->corner[b->corner[i].next[k]];
            if (c->state != UNDECIDED || (below && c->height > 0))
                continue;
            c->state = state, c->list = NO_CORNER;
            b->corner[last].list = b->corner[i].next[k], last = b->corner[i].next[k];
        }
}

/* Marks the corners to remove; false if there are none, or all are removed. */
static bool classify_corners(Polyhedron *b, const HalfSpace *half_space)
{
    uint32_t lowest = NO_CORNER, highest = NO_CORNER;
    for (uint32_t i = 0; i < b->slots; i++) {
        Corner *c = &b->corner[i];
        if (c->state == UNUSED)
            continue;
        c->state = UNDECIDED;
        (void)height_above(b, half_space, i);
        if (lowest == NO_CORNER || c->height < b->corner[lowest].height)
            lowest = i;
        if (highest == NO_CORNER || c->height > b->corner[highest].height)
            highest = i;
    }
    if (b->corner[lowest].height > 0)
        b->live = 0;
    if (b->live == 0 || !(b->corner[highest].height > b->slack))
        return false;
    flood(b, lowest, KEPT, true);
    flood(b, highest, REMOVED, false);
    return true;
}

/* Makes a corner on the edge from a removed corner to a kept one. */
static uint32_t new_corner(Polyhedron *b, uint32_t removed, uint32_t k, uint32_t face)
{
    const uint32_t made = b->free != NO_CORNER ? b->free : b->slots++;
    Corner *c = &b->corner[made];
    if (b->free != NO_CORNER)
        b->free = c->list;
    const Corner *v = &b->corner[removed];
    const uint32_t kept = v->next[k];
    Corner *u = &b->corner[kept];
    const double low = u->height < 0 ? -u->height : 0;
    const double part = v->height > 0 ? low / (low + v->height) : 1;
    for (int i = 0; i < 3; i++)
        c->at[i] = u->at[i] + (v->at[i] - u->at[i]) * part;
    c->next[0] = kept, c->face[0] = v->face[k], c->face[1] = face;
    c->face[2] = v->face[(k + 2) % 3];
    c->state = KEPT;
    u->next[neighbour_index(b, kept, removed)] = made;
    b->live++, b->last = made;
    return made;
}

/* From an edge that leaves the removed component, round the face after it, to the next such
 * edge. */
static void next_exit(const Polyhedron *b, uint32_t *removed, uint32_t *k)
{
    *k = (*k + 1) % 3;
    while (b->corner[b->corner[*removed].next[*k]].state == REMOVED) {
        const uint32_t there = b->corner[*removed].next[*k];
        *k = (neighbour_index(b, there, *removed) + 1) % 3, *removed = there;
    }
}
/* Links the new corner on such an edge to the next new one. */
static void link_new(Polyhedron *b, uint32_t removed, uint32_t k)
{
    const uint32_t made = b->corner[removed].next[k];
    next_exit(b, &removed, &k);
    const uint32_t other = b->corner[removed].next[k];
    b->corner[made].next[1] = other, b->corner[other].next[2] = made;
}

static void cut_by_scan(Polyhedron *b, const HalfSpace *half_space, uint32_t face)
{
    if (!classify_corners(b, half_space))
        return;
    const uint32_t slots = b->slots;
    for (uint32_t i = 0; i < slots; i++)
        for (uint32_t k = 0; k < 3 && b->corner[i].state == REMOVED; k++)
            if (b->corner[b->corner[i].next[k]].state != REMOVED)
                b->corner[i].next[k] = new_corner(b, i, k, face);
    for (uint32_t i = 0; i < slots; i++)
        for (uint32_t k = 0; k < 3 && b->corner[i].state == REMOVED; k++)
            if (b->corner[b->corner[i].next[k]].state != REMOVED)
                link_new(b, i, k);
    for (uint32_t i = 0; i < slots; i++)
        if (b->corner[i].state == REMOVED) {
            b->corner[i].state = UNUSED, b->corner[i].list = b->free;
            b->free = i, b->live--;
        }
}

/* ---- many corners: a walk to the highest ---- */

static uint32_t walk_up(Polyhedron *b, const HalfSpace *half_space, uint32_t at)
{
    double height = height_above(b, half_space, at);
    for (uint32_t from = NO_CORNER; from != at;) {
        from = at;
        for (int k = 0; k < 3; k++) {
            const uint32_t next = b->corner[from].next[k];
            const double next_height = height_above(b, half_space, next);
            if (next_height > height)
                height = next_height, at = next;
        }
    }
    return at;
}
/* The highest corner of a random sample, as large as the cube root of their number. */
static uint32_t high_start(Polyhedron *b, const HalfSpace *half_space)
{
    uint32_t best = b->last;
    double height = height_above(b, half_space, best);
    for (uint64_t k = 1; k * k * k < b->live; k++) {
        b->random = b->random * 1664525u + 1013904223u;
        const uint32_t i = (uint32_t)((uint64_t)b->random * b->slots >> 32);
        if (b->corner[i].state == UNUSED)
            continue;
        const double other = height_above(b, half_space, i);
        if (other > height)
            height = other, best = i;
    }
    return best;
}
/* A corner higher than `first` by more than the slack, reached through corners that are not lower
 * by more than the slack; `first` if there is none. */
static uint32_t higher_around(Polyhedron *b, const HalfSpace *half_space, uint32_t first)
{
    const double height = b->corner[first].height;
    uint32_t last = first, higher = first;
    b->corner[first].state = VISITED, b->corner[first].list = NO_CORNER;
    for (uint32_t i = first; i != NO_CORNER && higher == first; i = b->corner[i].list)
        for (int k = 0; k < 3; k++) {
            const uint32_t next = b->corner[i].next[k];
            Corner *c = &b->corner[next];
            if (c->state == VISITED || height_above(b, half_space, next) < height - b->slack)
                continue;
            if (c->height > height + b->slack)
                higher = next;
            c->state = VISITED, c->list = NO_CORNER;
            b->corner[last].list = next, last = next;
        }
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list)
        b->corner[i].state = KEPT;
    return higher;
}
static uint32_t highest_vertex(Polyhedron *b, const HalfSpace *half_space)
{
    uint32_t at = walk_up(b, half_space, high_start(b, half_space)), before = NO_CORNER;
    while (at != before && !(b->corner[at].height > b->slack)) {
        before = at;
        at = higher_around(b, half_space, at);
        if (at != before)
            at = walk_up(b, half_space, at);
    }
    return at;
}

/* Marks the component above the plane that contains a corner. Returns its size. */
static uint32_t flood_above(Polyhedron *b, const HalfSpace *half_space, uint32_t first)
{
    uint32_t last = first, count = 0;
    b->corner[first].state = REMOVED, b->corner[first].list = NO_CORNER;
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list, count++)
        for (int k = 0; k < 3; k++) {
            const uint32_t next = b->corner[i].next[k];
            Corner *c = &b->corner[next];
            if (c->state == REMOVED || !(height_above(b, half_space, next) > 0))
                continue;
            c->state = REMOVED, c->list = NO_CORNER;
            b->corner[last].list = next, last = next;
        }
    return count;
}
/* Do the edges that leave the removed component form one cycle? */
static bool is_cycle(const Polyhedron *b, uint32_t first)
{
    uint32_t exits = 0, from = first, exit_index = 0;
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list)
        for (uint32_t k = 0; k < 3; k++)
            if (b->corner[b->corner[i].next[k]].state != REMOVED)
                from = i, exit_index = k, exits++;
    uint32_t at = from, side = exit_index;
    do {
        next_exit(b, &at, &side);
        exits--;
    } while (at != from || side != exit_index);
    return exits == 0;
}

/* Cuts off the removed corners, a list that starts at `first`. */
static void remove_corners(Polyhedron *b, uint32_t first, uint32_t face)
{
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list)
        for (uint32_t k = 0; k < 3; k++)
            if (b->corner[b->corner[i].next[k]].state != REMOVED)
                b->corner[i].next[k] = new_corner(b, i, k, face);
    for (uint32_t i = first; i != NO_CORNER; i = b->corner[i].list)
        for (uint32_t k = 0; k < 3; k++)
            if (b->corner[b->corner[i].next[k]].state != REMOVED)
                link_new(b, i, k);
    for (uint32_t i = first, next; i != NO_CORNER; i = next) {
        next = b->corner[i].list;
        b->corner[i].state = UNUSED, b->corner[i].list = b->free;
        b->free = i, b->live--;
    }
}
/* False if all corners must be classified. */
static bool cut_by_walk(Polyhedron *b, const HalfSpace *half_space, uint32_t face)
{
    const uint32_t first = highest_vertex(b, half_space);
    if (!(b->corner[first].height > b->slack))
        return true;
    const bool all = flood_above(b, half_space, first) == b->live,
               certain = all || is_cycle(b, first);
    if (all)
        b->live = 0;
    else if (certain)
        remove_corners(b, first, face);
    return certain;
}

void X(polyhedron_cut)(Polyhedron *b, const HalfSpace *half_space, uint32_t face)
{
    if (b->live == 0)
        return;
    if (b->live <= MANY || !cut_by_walk(b, half_space, face))
        cut_by_scan(b, half_space, face);
}
static uint32_t common_divisor(uint32_t a, uint32_t b)
{
    while (b != 0) {
        const uint32_t rest = a % b;
        a = b, b = rest;
    }
    return a;
}
/* If there are many planes, each is followed by the one 0.618 of their number ahead. */
void X(polyhedron_cut_all)(Polyhedron *b, const HalfSpace *half_space, uint32_t count)
{
    uint32_t step = count > MANY ? (uint32_t)(0.6180339887498949 * count) : 1, i = 0;
    while (step > 1 && common_divisor(step, count) > 1)
        step++;
    for (uint32_t k = 0; k < count; k++) {
        X(polyhedron_cut)(b, &half_space[i], i + BOX_FACES);
        i = (uint32_t)(((uint64_t)i + step) % count);
    }
}

bool X(polyhedron_bounds)(const Polyhedron *b, double lower[3], double upper[3])
{
    bool left = false;
    for (int k = 0; k < 3; k++)
        lower[k] = INFINITY, upper[k] = -INFINITY;
    for (uint32_t i = 0; i < b->slots; i++) {
        const Corner *c = &b->corner[i];
        for (int k = 0; k < 3 && c->state != UNUSED; k++) {
            lower[k] = c->at[k] < lower[k] ? c->at[k] : lower[k];
            upper[k] = c->at[k] > upper[k] ? c->at[k] : upper[k];
            left |= c->face[k] < BOX_FACES;
        }
    }
    return left;
}

bool X(polyhedron_below)(Polyhedron *b, const HalfSpace *half_space, uint32_t count)
{
    double farthest = 0, before = INFINITY, lower[3], upper[3];
    for (uint32_t i = 0; i < count; i++)
        farthest = greater(farthest, fabs(half_space[i].d));
    for (int k = 0; k < 3; k++)
        upper[k] = BOX_FACTOR * (farthest > 0 ? farthest : 1), lower[k] = -upper[k];
    for (;;) {
        X(polyhedron_start)(b, lower, upper);
        X(polyhedron_cut_all)(b, half_space, count);
        if (b->live == 0)
            return false;
        if (X(polyhedron_bounds)(b, lower, upper) && before == INFINITY)
            return true;
        if (!(b->max_coordinate < before / 4))
            return false;
        before = b->max_coordinate;
    }
}
