/* bound/obb_search.h - a search for the least oriented box of a convex hull, and the quick boxes
 * that it begins with.
 *
 * A box is a rotation, and its size has many valleys with sharp beds, where faces of the box touch
 * edges of the hull. So several hundred rotations are tried, and from the best of them steps lead
 * down: turns about three random perpendicular axes, either way, by an angle that grows when a turn
 * helps and shrinks when none does. For that a few hundred vertices do, those that are extreme
 * along many directions. At the end of a walk the hull itself is asked: which vertex is extreme is
 * found by walking along edges upward. If one was not among the few, it joins them, and the walk
 * goes on. Numbers are random but the same for all hulls, and turns are made of + - x / and roots
 * alone: so the box is the same everywhere. */
#ifndef ISECT_BOUND_OBB_SEARCH_H
#define ISECT_BOUND_OBB_SEARCH_H

#include "bound/obb_frames.h"
#include "bound/obb_surface.h"
#include "bound/survey.h"

enum {
    MOST_FEW = 1024,  /* vertices that are looked at */
    LATTICE = 3,      /* directions along which they are extreme: whole numbers up to this */
    ROTATIONS = 1024, /* that are tried */
    WALKS = 32,       /* from the best */
    MOST_TURNS = 300, /* of a walk */
    MOST_ROUNDS = 8   /* of a walk, until the hull agrees */
};

typedef X(hull) Hull;

/* Some vertices of a hull, as seen, rounded to `real`; and an edge to walk from. */
typedef struct Search {
    const Hull *hull;
    const Scene *scene;
    Crowd vertices, few;
    real column[3][MOST_FEW];
    uint32_t vertex[MOST_FEW];
    uint32_t edge;
    uint64_t random;
} Search;

typedef struct Turned {
    Spot axis[3];
    double size;
} Turned;

/* ---- the quick boxes ---- */

static inline bool covariance_of_hull(const Hull *hull, const Crowd *crowd, const Scene *scene,
                                      double covariance[6])
{
    const X(hull_edge) *edge = hull->edges;
    Surface surface = {0};
    for (size_t f = 0; f < hull->face_count; f++) {
        const uint32_t first = hull->faces[f];
        const Spot p = spot_of(crowd, &scene->frame, edge[first].origin);
        uint32_t i = edge[first].next;
        Spot q = spot_of(crowd, &scene->frame, edge[i].origin);
        for (i = edge[i].next; i != first; i = edge[i].next) {
            const Spot r = spot_of(crowd, &scene->frame, edge[i].origin);
            add_triangle(&surface, p, q, r);
            q = r;
        }
    }
    return covariance_of(&surface, covariance);
}

/* A hull as it is seen, and boxes of it that are known. */
typedef struct Known {
    Crowd vertices;
    Aabb box;
    Scene scene;
    Axes axes[4];
    int count;
} Known;

/* Of vertices that are not all in one place; else there is no scene, and the box says all. */
static inline isect_status know(Known *known, const Hull *hull, int directions, bool area)
{
    Spread spread = {.directions = directions};
    const real *first = &hull->vertices[0].x;
    double covariance[6];
    Spot direction[3], spot[2 * DITO_26];
    Lens lens;
    known->vertices =
        (Crowd){{first, first + 1, first + 2}, sizeof(Vec3), hull->vertex_count, NULL, 1};
    const isect_status status = survey(&known->vertices, NULL, &spread, &known->box, &lens);
    if (status != ISECT_OK || is_spot(&known->box))
        return status;
    known->scene = scene_of(&known->vertices, &known->box, lens.scaled, area);
    const Scene *scene = &known->scene;
    const int count = extreme_spots(&known->vertices, &spread, scene, spot);
    ditetrahedron_axes(spot, count, area, direction);
    known->axes[0] = axes_of(direction);
    known->count = 1;
    if (covariance_of_hull(hull, &known->vertices, scene, covariance)) {
        principal_axes(covariance, direction);
        known->axes[known->count++] = axes_of(direction);
    }
    measure(scene, known->axes, known->count);
    return ISECT_OK;
}
/* One more. */
static inline void learn(Known *known, const Spot direction[3])
{
    Axes *axes = &known->axes[known->count++];
    *axes = axes_of(direction);
    measure(&known->scene, axes, 1);
}

/* ---- the few ---- */

static inline Spot vertex_at(const Search *s, uint32_t i)
{
    return spot_of(&s->vertices, &s->scene->frame, i);
}
/* The vertex that is extreme along a direction. The search goes on where it ended. */
static inline uint32_t support(Search *s, Spot way)
{
    const X(hull_edge) *edge = s->hull->edges;
    uint32_t from = s->edge, at = from;
    double height = spot_dot(way, vertex_at(s, edge[from].origin));
    do {
        const uint32_t back = edge[at].twin;
        const double beyond = spot_dot(way, vertex_at(s, edge[back].origin));
        if (beyond > height)
            height = beyond, from = at = back;
        at = edge[edge[at].twin].next;
    } while (at != from);
    s->edge = from;
    return edge[from].origin;
}
/* Does it join the few? */
static inline bool join(Search *s, uint32_t vertex)
{
    bool known = s->few.n == MOST_FEW; /* it will do without */
    for (size_t i = 0; i < s->few.n; i++)
        known |= s->vertex[i] == vertex;
    if (known)
        return false;
    const Spot p = vertex_at(s, vertex);
    s->column[0][s->few.n] = (real)p.x;
    s->column[1][s->few.n] = (real)p.y;
    s->column[2][s->few.n] = (real)p.z;
    s->vertex[s->few.n++] = vertex;
    return true;
}
static inline void choose_few(Search *s)
{
    const size_t all = s->hull->vertex_count;
    s->few = (Crowd){{s->column[0], s->column[1], s->column[2]}, sizeof(real), 0, NULL, 1};
    for (uint32_t i = 0; i < all && all <= MOST_FEW / 2; i++)
        join(s, i);
    for (int x = 0; x <= LATTICE && all > MOST_FEW / 2; x++)
        for (int y = x ? -LATTICE : 0; y <= LATTICE; y++)
            for (int z = x || y ? -LATTICE : 1; z <= LATTICE; z++)
                for (int way = -1; way <= 1; way += 2)
                    join(s, support(s, (Spot){way * x, way * y, way * z}));
}

/* ---- rotations ---- */

/* In [-1, 1). */
static inline double any_number(Search *s)
{
    s->random ^= s->random >> 12, s->random ^= s->random << 25, s->random ^= s->random >> 27;
    return (double)(s->random * UINT64_C(0x2545F4914F6CDD1D) >> 11) * 0x1p-52 - 1;
}
/* Evenly spread over all (Shoemake 1992): a quaternion in the ball, not near its middle. */
static inline void any_rotation(Search *s, Spot axis[3])
{
    double w, x, y, z, square;
    do {
        w = any_number(s), x = any_number(s), y = any_number(s), z = any_number(s);
        square = w * w + x * x + y * y + z * z;
    } while (square > 1 || square < 0x1p-6);
    const double two = 2 / square;
    axis[0] = (Spot){1 - two * (y * y + z * z), two * (x * y + w * z), two * (x * z - w * y)};
    axis[1] = (Spot){two * (x * y - w * z), 1 - two * (x * x + z * z), two * (y * z + w * x)};
    axis[2] = (Spot){two * (x * z + w * y), two * (y * z - w * x), 1 - two * (x * x + y * y)};
}
/* By twice the angle whose tangent is t (Rodrigues 1840). */
static inline Turned turned(const Turned *from, Spot about, double t)
{
    const double over = 1 / (1 + t * t);
    const Spot none = {0, 0, 0};
    Turned to;
    for (int k = 0; k < 3; k++) {
        const Spot v = from->axis[k];
        Spot sum = spot_mad(none, (1 - t * t) * over, v);
        sum = spot_mad(sum, 2 * t * over, spot_cross(about, v));
        to.axis[k] = spot_mad(sum, 2 * t * t * over * spot_dot(about, v), about);
    }
    return to;
}

static inline double size_of_widths(const Scene *scene, const double width[3])
{
    const double slack = 2 * scene->slack;
    const double x = width[0] + slack, y = width[1] + slack, z = width[2] + slack;
    return scene->area ? x * y + x * z + y * z : x * y * z;
}
/* Of the few, which are asked about two rotations at a time. */
static inline void size_two(const Search *s, Turned two[2])
{
    const Lens as_it_is = {{0, 0, 0}, {1, 1}, false, NULL};
    real way[6][3], least[6], most[6];
    double width[6];
    for (int k = 0; k < 6; k++) {
        const Spot *axis = &two[k / 3].axis[k % 3];
        way[k][0] = (real)axis->x, way[k][1] = (real)axis->y, way[k][2] = (real)axis->z;
    }
    scan_reach(&s->few, &as_it_is, (const real(*)[3])way, 2, least, most);
    for (int k = 0; k < 6; k++)
        width[k] = (double)most[k] - (double)least[k];
    two[0].size = size_of_widths(s->scene, width),
    two[1].size = size_of_widths(s->scene, width + 3);
}
/* Of the hull. Do more vertices join the few? */
static inline bool size_of_all(Search *s, Turned *t)
{
    double width[3];
    bool more = false;
    for (int k = 0; k < 3; k++) {
        const Spot axis = t->axis[k], back = {-axis.x, -axis.y, -axis.z};
        const uint32_t high = support(s, axis), low = support(s, back);
        width[k] = spot_dot(axis, spot_minus(vertex_at(s, high), vertex_at(s, low)));
        more |= join(s, high), more |= join(s, low);
    }
    t->size = size_of_widths(s->scene, width);
    return more;
}

/* Down, about the box's own axes and about others by turns. */
static inline void walk(Search *s, Turned *at, double angle)
{
    for (int turn = 0; turn < MOST_TURNS && angle > 0x1p-21; turn++) {
        Spot about[3] = {at->axis[0], at->axis[1], at->axis[2]};
        Turned best = *at;
        if (turn % 2)
            any_rotation(s, about);
        for (int k = 0; k < 3; k++) {
            Turned two[2] = {turned(at, about[k], angle), turned(at, about[k], -angle)};
            size_two(s, two);
            const Turned *better = two[0].size < two[1].size ? &two[0] : &two[1];
            best = better->size < best.size ? *better : best;
        }
        angle *= best.size < at->size ? 1.5 : 0.7;
        *at = best;
    }
}

/* The few best so far, in order. */
static inline void keep_best(Turned best[WALKS], const Turned *t)
{
    int i = WALKS - 1;
    if (!(t->size < best[i].size))
        return;
    for (; i > 0 && best[i - 1].size > t->size; i--)
        best[i] = best[i - 1];
    best[i] = *t;
}

/* The least box that is found; two rotations are known. */
static inline Turned refine(Search *s, const Axes known[2])
{
    Turned best[WALKS], two[2], least = {.size = INFINITY};
    for (int i = 0; i < WALKS; i++)
        best[i] = least;
    choose_few(s);
    for (int i = 0; i < ROTATIONS; i += 2) {
        for (int k = 0; k < 2; k++)
            any_rotation(s, two[k].axis);
        for (int k = 0; k < 6 && i == 0; k++)
            two[k / 3].axis[k % 3] = spot_of_axis(known[k / 3].axis[k % 3]);
        size_two(s, two);
        keep_best(best, &two[0]), keep_best(best, &two[1]);
    }
    for (int i = 0; i < WALKS; i++) {
        Turned at = best[i];
        double angle = 0x1p-5;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            walk(s, &at, angle);
            if (!(at.size < least.size) || !size_of_all(s, &at))
                break;
            angle = 0x1p-9;
        }
        size_of_all(s, &at);
        least = at.size < least.size ? at : least;
    }
    return least;
}

#endif
