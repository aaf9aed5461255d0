/* engine/convex_depth.c - the penetration depth of two convex sets by an expanding polytope (EPA).
 *
 * A - B, the differences of points of the cores, contains the origin. The depth is the distance
 * from the origin to the surface of A - B. The algorithm grows a polytope with corners in A - B.
 * Let n be the unit normal of the facet nearest to the origin, and w the support point of A - B
 * along n:
 *
 *     low  = the least height of a facet     the polytope is in A - B: a lower bound
 *     high = the least n . w found so far    A - B is below that plane: an upper bound
 *
 * The search ends when the bounds meet. Otherwise w joins the polytope: the facets below w that are
 * connected to the first are removed, and w is connected to the edges around them. Heights are
 * signed, so the initial polytope need not contain the origin. If the origin is outside of A - B,
 * high is negative.
 *
 * The search terminates: each step adds a corner, and there is room for CONVEX_DEPTH_STEPS of them.
 * It also ends in two cases, with the bounds found so far:
 *
 *     w is a corner of the facet already, so that no bound can improve
 *     because of rounding, the edges around the removed facets are not one ring
 *
 * Where the smooth pieces of both sets are known, the bounds need not meet by more than PROVED.
 * From there engine/depth_pieces.c finds a direction of the least reach, and its points. If the
 * bounds do not meet, as where a ring of directions has about the same depth, its search begins
 * from several directions.
 *
 * A facet with collinear corners has no normal and no height. It is never the lowest facet, and it
 * is removed with the first neighbor that is removed. The points that it hides are on an edge of
 * another facet. */
#include "engine/search.h"
#include <string.h>

enum {
    POLYTOPE_CORNERS = CONVEX_DEPTH_STEPS + 4,
    POLYTOPE_FACETS = 2 * POLYTOPE_CORNERS,
    FEW_CORNERS = 32,   /* with fewer, facets in the plane of a new corner are removed */
    FIRST_STEPS = 12,   /* for the first tetrahedron */
    GLOBAL_STEPS = 64,  /* then single facets near the best direction are refined to the end */
    PIECES_STEPS = 48,  /* then the search is that by pieces, */
    PROOF_STEPS = 112,  /* and more steps prove its direction */
    DESCENT_STEPS = 30, /* of the best direction by slopes */
    POINT_STEPS = 32,   /* grow the polytope toward the target, */
    LAST_STEPS = 16,    /* which the last steps keep fixed */
    DIVE_STEPS = CONVEX_DEPTH_STEPS - POINT_STEPS,
    RING = 24,        /* directions about an axis */
    FACET_STARTS = 5, /* facets from which a search by pieces begins, */
    FEW_STEPS = 4,    /* for a few steps */
    MOST_STARTS = RING + FACET_STARTS,
    BEST_STARTS = 3, /* starts from which it continues, */
    MOST_STEPS = 12, /* to the end */
    NO_FACET = UINT16_MAX
};
#define EVERYWHERE 4.0 /* a window that contains all normals */
#define SLIVER 0x1p-36 /* relative to the size: the allowed error of a height */
#define AROUND 0.75    /* cosine between normals */
#define NEARBY 0.5     /* the radius of the window around the best normal */
#define UNUSABLE DBL_MAX
#define NO_HEIGHT INFINITY
#define WIDE_STEP 0x1p-3  /* the first angle of a step */
#define SHORT_STEP 0x1p-8 /* where the direction is nearly known */
#define BESIDE 0.93       /* cosine between facets: from one of them the search begins */
#define CLOSE 0x1p-36     /* relative to the size: points need not be nearer */
#define PROVED 0x1p-22    /* relative to the depth: what stays open where pieces are known */
#define FLAT 0x1p-46 /* relative to the size of A - B: thinner sets have depth 0, within rounding */

/* Edge i leads from corner[i] to the next one. beside[i] is the facet on its other side. */
typedef struct Facet {
    Vec3d normal;                  /* unit, outward; 0 if the corners are collinear */
    double square, product, least; /* from which error_of_height is computed */
    uint16_t corner[3], beside[3];
    bool leaves;
} Facet;

/* An edge of the ring around the removed facets. */
typedef struct RingEdge {
    uint16_t start, end, outer;
} RingEdge;

typedef struct Polytope {
    const Convex *a, *b;
    Vec3d w[POLYTOPE_CORNERS], of_a[POLYTOPE_CORNERS];
    Facet facet[POLYTOPE_FACETS];
    double height[POLYTOPE_FACETS];    /* of the plane of each facet; NO_HEIGHT if it is unused, and
                                     * UNUSABLE if it has no normal or too large an error */
    uint16_t starts[POLYTOPE_CORNERS]; /* the new facet whose edge begins there */
    RingEdge ring[POLYTOPE_CORNERS];
    uint16_t todo[POLYTOPE_FACETS], unused[POLYTOPE_FACETS];
    uint32_t corners, facets, ring_count, unused_count;
    double size, support_error, window, settled; /* settled: the least height of a finished dive */
    double off;                                  /* of the points found by pieces */
    bool broken;                                 /* by the last corner */
    ConvexDepth answer;                          /* for the cores */
    uint32_t feature_a, feature_b;
} Polytope;

static uint32_t add_corner(Polytope *p, const Difference *d)
{
    p->w[p->corners] = d->w, p->of_a[p->corners] = d->a;
    p->size = larger(p->size, norm1(d->w));
    return p->corners++;
}

/* The support point along n, which may improve the upper bound. */
static double ask_along(Polytope *p, Vec3d n, Difference *d)
{
    d->feature_a = p->feature_a, d->feature_b = p->feature_b;
    const double reach = reach_along(p->a, p->b, n, p->support_error, d, &p->answer);
    p->feature_a = d->feature_a, p->feature_b = d->feature_b;
    return reach;
}

/* ---- the first tetrahedron ---- */

/* The farther of the support points along n and -n; false if the set is flat along n. */
static bool farther_along(Polytope *p, Vec3d n, Vec3d from, Difference *farther)
{
    Difference other;
    ask_along(p, n, farther);
    ask_along(p, opposite(n), &other);
    const double up = dot3d(n, sub3d(farther->w, from)), down = dot3d(n, sub3d(from, other.w));
    if (down > up)
        *farther = other;
    p->size = larger(p->size, larger(norm1(farther->w), norm1(other.w)));
    return larger(up, down) > FLAT * p->size;
}
static bool is_solid(const Difference point[4])
{
    const Vec3d u = sub3d(point[1].w, point[0].w), v = sub3d(point[2].w, point[0].w),
                w = sub3d(point[3].w, point[0].w);
    return fabs(dot3d(cross3d(u, v), w)) >
           0x1p-30 * sqrt(dot3d(u, u) * dot3d(v, v)) * sqrt(dot3d(w, w));
}
/* Finds corners far from each other along the axes and two normals. */
static bool spread_corners(Polytope *p, Difference point[4])
{
    static const Vec3d axis[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double longest = -1;
    for (int i = 0; i < 3; i++) {
        Difference up, down;
        ask_along(p, axis[i], &up);
        ask_along(p, opposite(axis[i]), &down);
        const Vec3d between = sub3d(down.w, up.w);
        p->size = larger(p->size, larger(norm1(up.w), norm1(down.w)));
        if (dot3d(between, between) > longest)
            longest = dot3d(between, between), point[0] = up, point[1] = down;
    }
    Vec3d e, u, v, n;
    if (!unit_of(sub3d(point[1].w, point[0].w), &e))
        return false;
    basis_around(e, &u, &v);
    if (!farther_along(p, u, point[0].w, &point[2]) && !farther_along(p, v, point[0].w, &point[2]))
        return false;
    double product;
    return unit_of(normal_of_corners(point[0].w, point[1].w, point[2].w, &product), &n) &&
           farther_along(p, n, point[0].w, &point[3]);
}

/* ---- facets ---- */

static void set_plane(Polytope *p, uint16_t facet)
{
    Facet *f = &p->facet[facet];
    const Vec3d a = p->w[f->corner[0]], b = p->w[f->corner[1]], c = p->w[f->corner[2]];
    const Vec3d n = normal_of_corners(a, b, c, &f->product);
    f->normal = (Vec3d){0, 0, 0}, p->height[facet] = UNUSABLE;
    f->square = dot3d(n, n), f->least = -larger(larger(-norm1(a), -norm1(b)), -norm1(c));
    if (!(f->square > FLAT_FACE * f->product) || !unit_of(n, &f->normal))
        return;
    const Vec3d nearest = norm1(a) <= f->least ? a : norm1(b) <= f->least ? b : c;
    p->height[facet] = dot3d(f->normal, nearest);
}
/* The error of the height, from that of the normal. */
static double error_of_height(const Facet *f)
{
    return 16 * DBL_EPSILON * sqrt(f->product / f->square) * f->least;
}
/* Returns its index; NO_FACET if there is no room. */
static uint16_t add_facet(Polytope *p, uint16_t a, uint16_t b, uint16_t c)
{
    if (!p->unused_count && p->facets == POLYTOPE_FACETS)
        return NO_FACET;
    const uint16_t i = p->unused_count ? p->unused[--p->unused_count] : (uint16_t)p->facets++;
    Facet *f = &p->facet[i];
    f->corner[0] = a, f->corner[1] = b, f->corner[2] = c, f->leaves = false;
    set_plane(p, i);
    return i;
}
static void begin_with(Polytope *p, const Difference point[4])
{
    static const uint16_t corner[4][3] = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
    static const uint16_t beside[4][3] = {{1, 2, 3}, {3, 2, 0}, {1, 3, 0}, {2, 1, 0}};
    const Vec3d from = point[0].w;
    const bool turned = dot3d(cross3d(sub3d(point[1].w, from), sub3d(point[2].w, from)),
                              sub3d(point[3].w, from)) > 0;
    const int order[4] = {0, turned ? 2 : 1, turned ? 1 : 2, 3};
    p->corners = p->facets = p->unused_count = 0;
    for (int i = 0; i < 4; i++)
        add_corner(p, &point[order[i]]);
    for (int i = 0; i < 4; i++) {
        const uint16_t f = add_facet(p, corner[i][0], corner[i][1], corner[i][2]);
        memcpy(p->facet[f].beside, beside[i], sizeof beside[i]);
    }
}

/* Is w above the facet? In the plane of it counts where corners are few: a flat face of A - B then
 * has a fan of facets about the last corner. The disc of a cone or cylinder has hundreds of
 * corners; there a corner adds one facet to the face, or each step would make all of them again. A
 * facet without a normal is removed with its neighbor. */
static bool is_above(const Polytope *p, const Facet *f, Vec3d w)
{
    const double level = (p->corners < FEW_CORNERS ? -8 : 8) * DBL_EPSILON * p->size;
    return !(norm1(f->normal) > 0) || dot3d(f->normal, sub3d(w, p->w[f->corner[0]])) >= level;
}
/* Marks the facets below w that are connected to the first. */
static uint32_t find_below(Polytope *p, uint16_t first, Vec3d w)
{
    uint32_t count = 1;
    p->todo[0] = first;
    p->facet[first].leaves = true;
    for (uint32_t k = 0; k < count; k++)
        for (int i = 0; i < 3; i++) {
            const uint16_t beside = p->facet[p->todo[k]].beside[i];
            if (p->facet[beside].leaves || !is_above(p, &p->facet[beside], w))
                continue;
            p->facet[beside].leaves = true;
            p->todo[count++] = beside;
        }
    return count;
}
/* Removes them; the edges around them become the ring. Returns false if there are too many edges
 * for one ring. */
static bool clear_below(Polytope *p, uint16_t first, Vec3d w)
{
    const uint32_t count = find_below(p, first, w);
    p->ring_count = 0;
    for (uint32_t k = 0; k < count; k++) {
        const Facet *f = &p->facet[p->todo[k]];
        for (int i = 0; i < 3; i++) {
            if (p->facet[f->beside[i]].leaves)
                continue;
            if (p->ring_count == POLYTOPE_CORNERS)
                return false;
            p->ring[p->ring_count++] =
                (RingEdge){f->corner[i], f->corner[(i + 1) % 3], f->beside[i]};
        }
    }
    for (uint32_t k = 0; k < count; k++) {
        p->height[p->todo[k]] = NO_HEIGHT;
        p->unused[p->unused_count++] = p->todo[k];
    }
    return p->ring_count > 2;
}
static int side_from(const Facet *f, uint16_t start)
{
    return f->corner[0] == start ? 0 : f->corner[1] == start ? 1 : 2;
}
/* Connects the ring to the new corner w; false if it is not one ring. */
static bool close_with(Polytope *p, uint16_t w)
{
    for (uint32_t k = 0; k < p->ring_count; k++)
        p->starts[p->ring[k].start] = p->starts[p->ring[k].end] = NO_FACET;
    for (uint32_t k = 0; k < p->ring_count; k++) {
        const RingEdge edge = p->ring[k];
        const uint16_t f = add_facet(p, edge.start, edge.end, w);
        if (f == NO_FACET || p->starts[edge.start] != NO_FACET)
            return false;
        p->starts[edge.start] = f;
        p->facet[f].beside[0] = edge.outer;
        p->facet[edge.outer].beside[side_from(&p->facet[edge.outer], edge.end)] = f;
    }
    for (uint32_t k = 0; k < p->ring_count; k++) {
        const uint16_t f = p->starts[p->ring[k].start], next = p->starts[p->ring[k].end];
        if (next == NO_FACET)
            return false;
        p->facet[f].beside[1] = next;
        p->facet[next].beside[2] = f;
    }
    return true;
}

/* Adds a corner above a facet; false if there is no room or rounding leaves no single ring. */
static bool join(Polytope *p, uint16_t facet, const Difference *d)
{
    p->broken = !(p->corners < POLYTOPE_CORNERS && clear_below(p, facet, d->w) &&
                  close_with(p, (uint16_t)add_corner(p, d)));
    return !p->broken;
}

/* The lowest of all facets, or of those whose normals are within `window` of the best normal. */
static uint16_t lowest_facet(const Polytope *p)
{
    const Vec3d normal = vector_of(p->answer.normal);
    uint16_t lowest = NO_FACET;
    double least = UNUSABLE;
    for (uint32_t i = 0; i < p->facets; i++) {
        if (!(p->height[i] < least))
            continue;
        const Vec3d off = sub3d(p->facet[i].normal, normal);
        if (p->window < EVERYWHERE && !(dot3d(off, off) < p->window * p->window))
            continue;
        least = p->height[i], lowest = (uint16_t)i;
    }
    return lowest;
}
static bool has_corner(const Polytope *p, const Facet *f, Vec3d w)
{
    for (int i = 0; i < 3; i++) {
        const Vec3d c = p->w[f->corner[i]];
        if (c.x == w.x && c.y == w.y && c.z == w.z)
            return true;
    }
    return false;
}
/* The wanted value of a - b, by the best direction so far. */
static Vec3d target_of(const Polytope *p)
{
    return scale3d(p->answer.depth_high - p->support_error, vector_of(p->answer.normal));
}
/* Finds the points of a and b whose difference is nearest to depth * normal. All facets around that
 * direction are compared: a face of A - B may consist of several. Returns false if there are no
 * such facets. */
static bool take_points(Polytope *p)
{
    const Vec3d normal = vector_of(p->answer.normal), target = target_of(p);
    double least = INFINITY;
    for (uint32_t i = 0; i < p->facets; i++) {
        const Facet *f = &p->facet[i];
        if (p->height[i] == NO_HEIGHT || !(dot3d(f->normal, normal) > AROUND))
            continue;
        const double off = dot3d(f->normal, target) - p->height[i];
        if (p->height[i] < UNUSABLE && off * off > least)
            continue;
        Corners c = {.count = 3};
        for (int k = 0; k < 3; k++) {
            c.w[k] = sub3d(p->w[f->corner[k]], target);
            c.square[k] = dot3d(c.w[k], c.w[k]);
        }
        const SimplexPoint nearest = nearest_of(&c);
        if (!(nearest.square < least))
            continue;
        least = nearest.square;
        Vec3d a = {0, 0, 0}, w = {0, 0, 0};
        for (int k = 0; k < 3; k++) {
            a = mad3d(a, nearest.weight[k], p->of_a[f->corner[k]]);
            w = mad3d(w, nearest.weight[k], p->w[f->corner[k]]);
        }
        set_vector(p->answer.a, a);
        set_vector(p->answer.b, sub3d(a, w));
    }
    return least < INFINITY;
}
/* The facet gives the upper bound, if it improves the last one or ends the search. */
static void take_facet(Polytope *p, const Facet *f, double reach)
{
    p->answer.depth_high = reach;
    set_vector(p->answer.normal, f->normal);
}
/* Refines one facet; false when no refinement of it improves a bound, or none is possible. */
static bool grow(Polytope *p, uint16_t f, double tolerance)
{
    if (f == NO_FACET)
        return false;
    Facet *facet = &p->facet[f];
    const double before = p->answer.depth_high;
    Difference next;
    const double reach = ask_along(p, facet->normal, &next);
    const double rounding = CONVEX_ROUNDING * p->size + p->support_error;
    const double enough = larger(tolerance * fabs(reach), rounding);
    const double error = error_of_height(facet), sliver = SLIVER * p->size;
    const bool known = has_corner(p, facet, next.w);
    if (reach < before)
        take_facet(p, facet, reach);
    if (known && error > larger(enough, sliver)) { /* its height is unusable */
        p->height[f] = UNUSABLE;
        return true;
    }
    if (p->window >= EVERYWHERE)
        p->answer.depth_low = larger(p->answer.depth_low, p->height[f] - error);
    if (known || reach - p->height[f] <= enough) {
        if (reach <= p->answer.depth_high + enough) /* else its height is too large by rounding */
            take_facet(p, facet, reach);
        return false;
    }
    return join(p, f, &next);
}

/* The facet around the best direction that is farthest below the target, if by more than `least`.
 */
static uint16_t facet_below_target(const Polytope *p, double least)
{
    const Vec3d target = target_of(p), normal = vector_of(p->answer.normal);
    uint16_t below = NO_FACET;
    for (uint32_t i = 0; i < p->facets; i++) {
        const Facet *f = &p->facet[i];
        const double above = dot3d(f->normal, target) - p->height[i];
        if (p->height[i] < UNUSABLE && dot3d(f->normal, normal) > AROUND && above > least)
            least = above, below = (uint16_t)i;
    }
    return below;
}
/* Moves the points onto a round set, which reaches beyond its facets, by growing the polytope
 * toward the target. The target moves with each better direction, so the last steps keep the
 * direction. */
static void grow_to_target(Polytope *p)
{
    while (p->answer.iterations < CONVEX_DEPTH_STEPS) {
        const uint16_t f = facet_below_target(p, CONVEX_ROUNDING * p->size + p->support_error);
        const ConvexDepth settled = p->answer;
        Difference next;
        if (f == NO_FACET)
            return;
        ask_along(p, p->facet[f].normal, &next);
        if (p->answer.iterations > CONVEX_DEPTH_STEPS - LAST_STEPS)
            p->answer = settled, p->answer.iterations++;
        if (has_corner(p, &p->facet[f], next.w) || !join(p, f, &next))
            return;
    }
}
/* The lowest of the facets around the last corner. */
static uint16_t lowest_around_corner(const Polytope *p)
{
    uint16_t lowest = NO_FACET;
    double least = UNUSABLE;
    for (uint32_t k = 0; k < p->ring_count; k++) {
        const uint16_t f = p->starts[p->ring[k].start];
        if (p->height[f] < least)
            least = p->height[f], lowest = f;
    }
    return lowest;
}
/* Refines a facet, then the lowest of the facets that replace it, and so on, to a least reach, or
 * until all of them are above the upper bound. Returns false if rounding ends the search. */
static bool dive(Polytope *p, uint16_t f, double tolerance)
{
    while (p->answer.iterations < DIVE_STEPS && f != NO_FACET &&
           p->height[f] <= p->answer.depth_high) {
        const uint32_t corners = p->corners;
        if (!grow(p, f, tolerance)) {
            p->settled = smaller(p->settled, p->height[f] - error_of_height(&p->facet[f]));
            p->height[f] = UNUSABLE; /* it improves no bound */
            return !p->broken;
        }
        f = p->corners > corners ? lowest_around_corner(p) : NO_FACET;
    }
    return true;
}
/* If A - B is nearly symmetric about an axis or a point, many facets have about the same height,
 * and no number of steps proves which is lowest. Then single facets are refined to the end: the
 * lowest near the best direction, or anywhere if none is near it. */
static void dive_often(Polytope *p, double tolerance)
{
    while (p->answer.iterations < DIVE_STEPS) {
        p->window = NEARBY;
        uint16_t f = lowest_facet(p);
        p->window = EVERYWHERE;
        f = f == NO_FACET ? lowest_facet(p) : f;
        p->window = 0; /* heights of some facets are no bound of all */
        if (f == NO_FACET || p->height[f] > p->answer.depth_high || !dive(p, f, tolerance))
            return;
    }
}

/* After dives, the lower bound is the least height of those that ended and of all others. */
static void raise_bound(Polytope *p)
{
    p->window = EVERYWHERE;
    const uint16_t f = lowest_facet(p);
    const double of_facets =
        f == NO_FACET ? INFINITY : p->height[f] - error_of_height(&p->facet[f]);
    const double low = smaller(p->settled, of_facets);
    if (low < INFINITY)
        p->answer.depth_low = larger(p->answer.depth_low, low);
}
/* Moves the best direction down the slope of the reach, as far as it decreases. With n the
 * direction and w its support point, the slope on the unit sphere is w - (n . w) n. The length of a
 * step is that of Barzilai and Borwein: |x|^2 / (x . y) for the changes x of n and y of the
 * slope. */
static void descend(Polytope *p)
{
    Vec3d n = vector_of(p->answer.normal), moved = {0, 0, 0}, before = {0, 0, 0};
    const uint32_t iterations = p->answer.iterations;
    double step = 0.25 / p->size;
    Difference d;
    double reach = ask_along(p, n, &d);
    for (int i = 0, tries = 0; i < DESCENT_STEPS && tries < 6; i++) {
        const Vec3d slope = mad3d(d.w, -dot3d(n, d.w), n);
        const double bend = dot3d(moved, sub3d(slope, before));
        if (tries == 0 && bend > 0)
            step = dot3d(moved, moved) / bend;
        Difference next;
        Vec3d to;
        if (!unit_of(mad3d(n, -step, slope), &to))
            break;
        const double lower = ask_along(p, to, &next);
        if (lower < reach) {
            moved = sub3d(to, n), before = slope;
            reach = lower, n = to, d = next, tries = 0;
        } else {
            step /= 4, tries++;
        }
    }
    p->answer.iterations = iterations; /* they add no corners */
}
/* Directions from which the search by pieces begins. */
typedef struct Starts {
    Vec3d facet[MOST_STARTS], normal[MOST_STARTS]; /* of a facet, and after some steps from it */
    double reach[MOST_STARTS];
    int count;
} Starts;

static void add_start(Starts *starts, Vec3d facet, Vec3d normal, double reach)
{
    if (starts->count == MOST_STARTS)
        return;
    starts->facet[starts->count] = facet, starts->normal[starts->count] = normal;
    starts->reach[starts->count++] = reach;
}
/* The direction that is turned about an axis by about `turn` right angles, -1 to 3. */
static Vec3d turned_about(Vec3d axis, double along, const Vec3d across[2], double turn)
{
    const double x = 1 - fabs(turn), y = turn < 0 ? -(1 - fabs(x)) : 1 - fabs(x);
    const Vec3d beside = unit3d(mad3d(scale3d(x, across[0]), y, across[1]));
    return mad3d(scale3d(along, axis), sqrt(larger(1 - along * along, 0)), beside);
}
/* Smaller rings are the axis within rounding: directions across it would not be perpendicular. */
#define LEAST_RING 0x1p-24

/* A set that is symmetric about an axis may have about the same depth along a ring of directions.
 * Adds those of a least reach on the ring of the best direction. */
static void add_ring(const Polytope *p, const Convex *set, Starts *starts)
{
    double axis[3], askew, reach[RING];
    if (set->vertex || !set->symmetry || set->symmetry(set->shape, axis, &askew) != CONVEX_AXIAL)
        return;
    const Vec3d best = vector_of(p->answer.normal), e = vector_of(axis), off = rejection(best, e);
    if (!(length3d(off) > LEAST_RING))
        return;
    const Vec3d x = unit3d(off), across[2] = {x, cross3d(e, x)};
    Difference d = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    Vec3d n[RING];
    for (int i = 0; i < RING; i++) {
        const double turn = i * (4.0 / RING);
        n[i] = turned_about(e, dot3d(best, e), across, turn > 3 ? turn - 4 : turn);
        difference_along(p->a, p->b, n[i], &d);
        reach[i] = dot3d(n[i], d.w) + p->support_error;
    }
    for (int i = 1; i < RING; i++)
        if (reach[i] < reach[i - 1] && reach[i] <= reach[(i + 1) % RING])
            add_start(starts, n[i], n[i], reach[i]);
}
/* The lowest facet that is below the upper bound and not near a start. */
static uint16_t lowest_elsewhere(const Polytope *p, const Starts *starts)
{
    uint16_t lowest = NO_FACET;
    double least = p->answer.depth_high;
    for (uint32_t i = 0; i < p->facets; i++) {
        bool near_one = !(p->height[i] < least);
        for (int k = 0; k < starts->count && !near_one; k++)
            near_one = dot3d(p->facet[i].normal, starts->facet[k]) > BESIDE;
        if (!near_one)
            least = p->height[i], lowest = (uint16_t)i;
    }
    return lowest;
}
/* Adds those after some steps from low facets that are not near each other. */
static void add_facets(const Polytope *p, const Search *s, Starts *starts)
{
    for (int i = 0; i < FACET_STARTS; i++) {
        const uint16_t f = lowest_elsewhere(p, starts);
        if (f == NO_FACET)
            return;
        ConvexDepth found = {.depth_high = INFINITY};
        double off = INFINITY;
        const Vec3d n = p->facet[f].normal;
        isect_depth_by_pieces(s, n, WIDE_STEP, FEW_STEPS, &found, &off);
        add_start(starts, n, vector_of(found.normal), found.depth_high);
    }
}
/* Searches from the best of the starts to the end. */
static void search_from(Polytope *p, const Search *s, Starts *starts)
{
    for (int k = 0; k < BEST_STARTS; k++) {
        int least = 0;
        for (int i = 1; i < starts->count; i++)
            least = starts->reach[i] < starts->reach[least] ? i : least;
        if (starts->reach[least] == INFINITY)
            return;
        isect_depth_by_pieces(s, starts->normal[least], SHORT_STEP, MOST_STEPS, &p->answer,
                              &p->off);
        starts->reach[least] = INFINITY;
    }
}
/* Moves to the least reach beside the best direction; and if the bounds have not met, beside the
 * best of other directions. */
static void move_by_pieces(Polytope *p, const Search *s, bool met)
{
    Starts starts; /* most of it is unused */
    isect_depth_by_pieces(s, vector_of(p->answer.normal), met ? SHORT_STEP : WIDE_STEP, MOST_STEPS,
                          &p->answer, &p->off);
    if (!met || p->off > CLOSE * p->size)
        isect_depth_by_faces(s, &p->answer, &p->off);
    if (met)
        return;
    const Vec3d best = vector_of(p->answer.normal);
    starts.count = 0;
    add_start(&starts, best, best, INFINITY);
    add_ring(p, s->a, &starts);
    add_ring(p, s->b, &starts);
    add_facets(p, s, &starts);
    search_from(p, s, &starts);
}
/* Refines the lowest facet until the bounds meet; false if that takes too many steps. */
static bool grow_lowest(Polytope *p, uint32_t steps, double tolerance)
{
    while (p->answer.iterations < steps && !p->broken)
        if (!grow(p, lowest_facet(p), tolerance) && !p->broken)
            return true;
    return false;
}
/* Are all facets below the upper bound around the best direction? More steps prove that it is the
 * best. Else nothing does, as where a ring of directions has about the same depth. */
static bool is_one_direction(const Polytope *p)
{
    const Vec3d best = vector_of(p->answer.normal);
    const double high = p->answer.depth_high,
                 enough = larger(PROVED * fabs(high), p->support_error);
    for (uint32_t i = 0; i < p->facets; i++)
        if (p->height[i] < high - enough && dot3d(p->facet[i].normal, best) < AROUND)
            return false;
    return true;
}
/* Continues until the bounds meet. The direction stays, unless another one is better. */
static bool prove(Polytope *p, const Search *s, double tolerance)
{
    const ConvexDepth before = p->answer;
    const bool met = grow_lowest(p, PROOF_STEPS, tolerance);
    const ConvexDepth after = p->answer;
    p->answer = before, p->answer.iterations = after.iterations;
    p->answer.depth_low = larger(before.depth_low, after.depth_low);
    if (after.depth_high < before.depth_high)
        isect_depth_by_pieces(s, vector_of(after.normal), SHORT_STEP, MOST_STEPS, &p->answer,
                              &p->off);
    return met;
}
/* Grows the polytope until the bounds meet, or, if that takes too many steps, in the parts where
 * they may. */
static void grow_all(Polytope *p, const Search *s, double tolerance)
{
    bool pieces = isect_has_pieces(s->a, s->b);
    p->window = EVERYWHERE;
    bool met = pieces ? grow_lowest(p, PIECES_STEPS, larger(tolerance, PROVED))
                      : grow_lowest(p, GLOBAL_STEPS, tolerance);
    if (pieces)
        move_by_pieces(p, s, met);
    if (pieces && !met && !p->broken && is_one_direction(p))
        met = prove(p, s, larger(tolerance, PROVED));
    if (pieces && met && p->off > CLOSE * p->size)
        pieces = false, p->off = INFINITY, met = grow_lowest(p, GLOBAL_STEPS, tolerance);
    if (met)
        return;
    if (pieces)
        p->answer.iterations = DIVE_STEPS;
    else
        dive_often(p, tolerance);
    if (!p->broken)
        raise_bound(p);
    if (!pieces)
        descend(p);
    if (!p->broken && p->off > CLOSE * p->size)
        grow_to_target(p);
}

static void begin_answer(Polytope *p, const Search *s)
{
    p->a = s->a, p->b = s->b, p->support_error = s->error, p->size = 0;
    p->broken = false, p->settled = INFINITY;
    p->feature_a = p->feature_b = CONVEX_NO_FEATURE, p->off = INFINITY;
    p->answer = (ConvexDepth){.depth_low = -INFINITY, .depth_high = INFINITY, .normal = {1, 0, 0}};
}
/* The distance between a - b and the depth along the normal. */
static double off_by(const ConvexDepth *d, Vec3d a, Vec3d b)
{
    return length3d(mad3d(sub3d(a, b), -d->depth_high, vector_of(d->normal)));
}
/* Takes the points of the search if there are no facets or their points are no better, which is
 * where the sets only touch. On a curved set the support points along the normal may be better: the
 * facets do not reach it. */
static void choose_points(ConvexDepth *d, const Search *s, bool known)
{
    Vec3d a, b;
    points_of_search(s, &a, &b);
    if (!known || off_by(d, a, b) <= off_by(d, vector_of(d->a), vector_of(d->b)))
        set_vector(d->a, a), set_vector(d->b, b);
    if (s->a->vertex && s->b->vertex)
        return;
    Difference along = {.feature_a = CONVEX_NO_FEATURE, .feature_b = CONVEX_NO_FEATURE};
    difference_along(s->a, s->b, vector_of(d->normal), &along);
    if (off_by(d, along.a, along.b) < off_by(d, vector_of(d->a), vector_of(d->b)))
        set_vector(d->a, along.a), set_vector(d->b, along.b);
}

/* Finds the points by facets, unless those by pieces are nearer. */
static bool choose_facets(Polytope *p)
{
    const ConvexDepth by_pieces = p->answer;
    if (p->off <= CLOSE * p->size)
        return true;
    const bool found = take_points(p);
    if (p->off == INFINITY ||
        (found && off_by(&p->answer, vector_of(p->answer.a), vector_of(p->answer.b)) < p->off))
        return found;
    p->answer = by_pieces;
    return true;
}
/* Finds the depth by the polytope. Returns false if it has no facets, or none around the normal. */
static bool find_depth(Polytope *p, const Search *s, double tolerance)
{
    Difference point[4];
    memcpy(point, s->point, sizeof point);
    const bool enclosed = s->nearest.enclosed && is_solid(point);
    p->answer.depth_low = 0;
    if (!enclosed && !spread_corners(p, point))
        return false;
    p->answer.depth_low = -INFINITY;
    begin_with(p, point);
    grow_all(p, s, tolerance);
    p->answer.depth_low = larger(p->answer.depth_low, s->nearest.enclosed ? 0 : -p->size);
    return choose_facets(p);
}

ConvexDepth isect_convex_depth_from(const Search *s, double tolerance)
{
    const double ra = radius_of(s->a), rb = radius_of(s->b);
    Polytope p;
    begin_answer(&p, s);
    const bool known = isect_planar_depth(s, tolerance, &p.answer) || find_depth(&p, s, tolerance);
    ConvexDepth *d = &p.answer;
    const Vec3d n = vector_of(d->normal);
    choose_points(d, s, known);
    d->depth = d->depth_high - s->error + (ra + rb);
    d->depth_low = -larger(-d->depth_low, -d->depth_high) + (ra + rb);
    d->depth_high += ra + rb;
    set_vector(d->a, mad3d(vector_of(d->a), ra, n));
    set_vector(d->b, mad3d(vector_of(d->b), -rb, n));
    return *d;
}

ConvexDepth isect_convex_depth(const Convex *a, const Convex *b, double tolerance)
{
    const Goal goal = {tolerance, INFINITY, 0, false, false};
    Search s;
    isect_convex_search(&s, a, b, &goal, NULL);
    return isect_convex_depth_from(&s, tolerance);
}
