/* hull/quickhull.c - the hull of points that are not coplanar: Quickhull (Barber, Dobkin, Huhdanpaa
 * 1996).
 *
 * Each triangle has an outside set: points above it that are assigned to no other triangle. The
 * highest point of such a set becomes a vertex. The triangles visible from it are connected, and
 * their boundary, the horizon, is a simple loop: they are those visible from a point slightly
 * nearer to the center, which is in no plane of the hull. They are removed. Each edge of the
 * horizon and the new vertex form a new triangle, and the points of the outside sets of removed
 * triangles are assigned again. No new triangle is flat: if the vertex were on the line of an edge
 * of the horizon, it would lie in the plane of the visible triangle there.
 *
 * A point is above some triangle exactly as long as it is outside, even if it lies in planes of
 * others. So at the end no point is outside. Each round makes a vertex of a new point, so the loop
 * ends.
 *
 * With a limit on the number of vertices, each new one is the highest point of all, up to rounding.
 * The last points stay outside.
 *
 * The first step is the hull of the extreme points. Most other points are deep inside it. So an
 * inscribed ellipsoid is computed, with the center and the proportions of the box: points within it
 * are done after a few operations. In lengths relative to those of the box it is a ball of radius
 *
 *   r = min of -(height + 2 error) / |normal|    of the center, over the triangles
 *   |err(r)| <= 20 h                             some 10 operations, h = epsilon / 2 each
 *   r (1 - 1e-6) with r > 1e-3                   covers that
 *
 * There is no ball if normals are so small that squares underflow. */
#include "hull/mesh.h"

enum { ROUNDS_BETWEEN = 1024, POINTS_BETWEEN = 1 << 16 }; /* between two calls of options->go_on */

/* ---- outside sets ---- */

/* Active triangles have an outside set that is not empty. */
static void activate(Build *b, uint32_t at)
{
    b->face[at].previous = NONE, b->face[at].next = b->active;
    if (b->active != NONE)
        b->face[b->active].previous = at;
    b->active = at;
}

static void deactivate(Build *b, uint32_t at)
{
    const Face *f = &b->face[at];
    if (f->previous != NONE)
        b->face[f->previous].next = f->next;
    else
        b->active = f->next;
    if (f->next != NONE)
        b->face[f->next].previous = f->previous;
}

/* Adds a point to the outside set of a triangle. */
static void add_outside(Build *b, uint32_t at, uint32_t point, double height)
{
    Face *f = &b->face[at];
    if (f->outside == NONE)
        activate(b, at);
    if (f->outside == NONE || height > f->height) {
        b->link[point] = f->outside;
        f->outside = point, f->height = height;
    } else {
        b->link[point] = b->link[f->outside];
        b->link[f->outside] = point;
    }
}

/* Assigns a point to the first of these triangles that is below it; otherwise the point is done. */
static void assign(Build *b, uint32_t point, const uint32_t *at, size_t count)
{
    const Vec3 p = point_at(b, point);
    for (size_t i = 0; i < count; i++) {
        double height;
        if (orientation_of(b, &b->face[at[i]], p, &height) > 0) {
            add_outside(b, at[i], point, height);
            return;
        }
    }
    b->done++;
}

/* ---- a new vertex ---- */

static bool cancelled(const Build *b)
{
    return b->options && b->options->go_on &&
           !b->options->go_on(b->options->user, b->done, b->count);
}

/* Removes the triangles visible from a point, starting with one. Writes their outside sets to
 * `unassigned`, and the half-edges of the other triangles along the horizon to `horizon`. Returns
 * both counts. */
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

/* Makes a corner of the highest point above a triangle. `link` of a corner is the new triangle
 * whose edge of the horizon begins there. */
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
        const uint32_t made = X(hull_make_face)(b, begin, f->corner[k], point);
        X(hull_link_twins)(b, 3 * made, half_edge);
        b->link[begin] = made;
        b->horizon[i] = made;
    }
    for (uint32_t i = 0; i < horizon_count; i++) {
        const uint32_t made = b->horizon[i];
        X(hull_link_twins)(b, 3 * made + 1, 3 * b->link[b->face[made].corner[1]] + 2);
    }
    for (uint32_t i = 0; i < lists; i++)
        for (uint32_t p = b->unassigned[i], next; p != NONE; p = next) {
            next = b->link[p];
            assign(b, p, b->horizon, horizon_count);
        }
}

static double length_of_normal(const Face *f)
{
    return sqrt(f->normal[0] * f->normal[0] + f->normal[1] * f->normal[1] +
                f->normal[2] * f->normal[2]);
}

/* The active triangle with the highest point of all. */
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

/* Adds corners until all outside sets are empty or the limit is reached; false if the caller
 * cancels. */
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

/* ---- all points ---- */

typedef struct InnerBall {
    double middle[3], inverse[3], square;
} InnerBall;

static InnerBall inner_ball(const Build *b, const uint32_t *at, size_t count)
{
    const double lower[3] = {(double)b->lower.x, (double)b->lower.y, (double)b->lower.z};
    InnerBall ball;
    double radius = 1;
    for (int i = 0; i < 3; i++) {
        ball.middle[i] = lower[i] + b->extent[i] / 2;
        ball.inverse[i] = 1 / b->extent[i];
    }
    for (size_t k = 0; k < count; k++) {
        const Face *f = &b->face[at[k]];
        const Vec3 from = point_at(b, f->corner[0]);
        const double start[3] = {(double)from.x, (double)from.y, (double)from.z};
        double height = 2 * f->error, square = 0;
        for (int i = 0; i < 3; i++) {
            const double along = f->normal[i] * b->extent[i];
            height += f->normal[i] * (ball.middle[i] - start[i]);
            square += along * along;
        }
        const double distance = square > 0x1p-900 ? -height / sqrt(square) : 0;
        radius = distance >= radius ? radius : distance;
    }
    radius *= 1 - 1e-6;
    ball.square = radius > 1e-3 ? radius * radius : 0;
    return ball;
}

static bool is_within(const InnerBall *ball, Vec3 p)
{
    const double x = ((double)p.x - ball->middle[0]) * ball->inverse[0];
    const double y = ((double)p.y - ball->middle[1]) * ball->inverse[1];
    const double z = ((double)p.z - ball->middle[2]) * ball->inverse[2];
    return x * x + y * y + z * z < ball->square;
}

/* Assigns all points to triangles, or marks them done. */
static bool assign_all(Build *b)
{
    size_t count = 0;
    for (uint32_t i = 0; i < b->faces; i++)
        if (b->face[i].corner[0] != NONE)
            b->horizon[count++] = i;
    const InnerBall ball = inner_ball(b, b->horizon, count);
    b->done = 0;
    for (uint32_t i = 0; i < b->count; i++) {
        if (i % POINTS_BETWEEN == 0 && cancelled(b))
            return false;
        if (is_within(&ball, point_at(b, i)))
            b->done++;
        else
            assign(b, i, b->horizon, count);
    }
    return true;
}

bool X(hull_make_solid)(Build *b, const uint32_t extreme[HULL_EXTREMES], const uint32_t corner[4])
{
    uint32_t at[4];
    X(hull_make_tetrahedron)(b, corner, at);
    b->corners = 4;
    for (int i = 0; b->most == SIZE_MAX && i < HULL_EXTREMES; i++) {
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= extreme[k] == extreme[i];
        if (!again)
            assign(b, extreme[i], at, 4);
    }
    return grow(b) && assign_all(b) && grow(b);
}
