/* engine/planar_depth.c - the depth of two cores that are symmetric about parallel lines, such as a
 * point in a cone, or two cylinders side by side.
 *
 * Let u be the direction of the lines, e the offset from the one of B to that of A, and n = cos t u
 * + sin t m a unit direction, with m perpendicular to u. By symmetry the reach of A - B along n is
 *
 *     h(n) = g(t) + sin t (m . e),     0 <= t <= pi
 *
 * With sin t >= 0, it is least for m against e. The least depth is therefore in the plane through
 * both lines: it is that of the projection of A - B onto this plane. An expanding polygon with
 * corners in the projection finds it:
 *
 *     low  = the least height of an edge           a lower bound
 *     high = the least reach along a direction     an upper bound
 *
 * The normal of the lowest edge is the next direction, and its support point joins the polygon. The
 * projections of points, segments, discs, cylinders and cones are polygons, of which few edges are
 * found. Each step on an arc divides the error by four. If the origin is about the center of an
 * arc, all of its edges have about the same height, and the steps do not suffice. Then the slope of
 * the reach, its derivative by the angle, is bisected from the best direction.
 *
 * In space a whole ring of directions may have about the same depth. Here two of them are left.
 *
 * The bound `high` holds for any two sets. That `low` holds depends on the symmetry; where this has
 * an error, `low` is lowered by it. Points are projected onto the plane. They stay in their sets,
 * which have with each point also its reflection. */
#include "engine/search.h"
#include <string.h>

enum { PLANAR_STEPS = 48, BISECTIONS = 50 };
#define WIDEST 0.5             /* angle in which a least reach is bracketed */
#define ABOUT_PARALLEL 0x1p-18 /* sine between axes */
#define SHORT_EDGE 0x1p-46     /* relative to the size: edges that have no normal */
#define UNUSABLE INFINITY

typedef struct PlanarCorner {
    double x, y;
    Vec3d w, a;
} PlanarCorner;
/* From one corner to another one, counterclockwise, with its outward normal. */
typedef struct PlanarEdge {
    int from, to;
    double x, y, height; /* UNUSABLE: it has no normal */
    bool settled;        /* it improves no bound */
} PlanarEdge;
typedef struct Polygon {
    const Search *s;
    Vec3d x, y; /* y is along the axes */
    double size;
    int corners, edges;
    PlanarCorner corner[PLANAR_STEPS + 2];
    PlanarEdge edge[PLANAR_STEPS + 1];
    Difference last;
} Polygon;

/* The direction of the lines. Returns false if the sets are not known to be symmetric about
 * parallel ones. `askew` is the error of this. */
static bool common_axis(const Convex *a, const Convex *b, Vec3d *axis, double *askew)
{
    double u[3] = {0, 0, 0}, v[3] = {0, 0, 0}, askew_a = 0, askew_b = 0;
    if (!a->symmetry || !b->symmetry)
        return false;
    const ConvexSymmetry of_a = a->symmetry(a->shape, u, &askew_a),
                         of_b = b->symmetry(b->shape, v, &askew_b);
    *askew = askew_a + askew_b;
    *axis = vector_of(of_a == CONVEX_AXIAL ? u : v);
    if (of_a == CONVEX_ROUND && of_b == CONVEX_ROUND)
        *axis = (Vec3d){0, 0, 1};
    if (of_a == CONVEX_AXIAL && of_b == CONVEX_AXIAL)
        *askew += norm1(cross3d(vector_of(u), vector_of(v)));
    return of_a != CONVEX_ASYMMETRIC && of_b != CONVEX_ASYMMETRIC && *askew <= ABOUT_PARALLEL;
}
/* The unit vector along the offset of the lines; any one across them if they are the same. */
static Vec3d across_axis(Vec3d offset, Vec3d axis)
{
    Vec3d x, y;
    if (unit_of(rejection(offset, axis), &x)) {
        x = rejection(x, axis);
        if (dot3d(x, x) > 0.5)
            return unit3d(x);
    }
    basis_around(axis, &x, &y);
    return x;
}

/* The support point along a direction in the plane. Returns its reach. */
static double ask_in_plane(Polygon *p, double x, double y, ConvexDepth *best)
{
    const Vec3d n = mad3d(scale3d(x, p->x), y, p->y);
    return reach_along(p->s->a, p->s->b, n, p->s->error, &p->last, best);
}
static int add_corner(Polygon *p)
{
    const Vec3d w = p->last.w;
    p->corner[p->corners] = (PlanarCorner){dot3d(w, p->x), dot3d(w, p->y), w, p->last.a};
    p->size = larger(p->size, norm1(w));
    return p->corners++;
}
static void set_edge(Polygon *p, PlanarEdge *edge, int from, int to)
{
    const PlanarCorner *a = &p->corner[from], *b = &p->corner[to];
    const double x = b->y - a->y, y = a->x - b->x, length = sqrt(x * x + y * y);
    *edge = (PlanarEdge){from, to, 0, 0, UNUSABLE, true};
    if (!(length > SHORT_EDGE * p->size))
        return;
    const bool first = fabs(a->x) + fabs(a->y) <= fabs(b->x) + fabs(b->y);
    edge->x = x / length, edge->y = y / length, edge->settled = false;
    edge->height = edge->x * (first ? a->x : b->x) + edge->y * (first ? a->y : b->y);
}
static void begin_polygon(Polygon *p, ConvexDepth *best)
{
    static const double x[4] = {1, 0, -1, 0}, y[4] = {0, 1, 0, -1};
    p->corners = 0, p->edges = 4, p->size = 0;
    p->last.feature_a = p->last.feature_b = CONVEX_NO_FEATURE;
    for (int i = 0; i < 4; i++) {
        ask_in_plane(p, x[i], y[i], best);
        add_corner(p);
    }
    for (int i = 0; i < 4; i++)
        set_edge(p, &p->edge[i], i, (i + 1) % 4);
}
static PlanarEdge *lowest_edge(Polygon *p)
{
    PlanarEdge *lowest = NULL;
    double least = UNUSABLE;
    for (int i = 0; i < p->edges; i++)
        if (!p->edge[i].settled && p->edge[i].height < least)
            least = p->edge[i].height, lowest = &p->edge[i];
    return lowest;
}
/* Replaces an edge by two, or settles it if its support point is not above it. */
static void grow_edge(Polygon *p, PlanarEdge *edge, double enough, ConvexDepth *best)
{
    const double reach = ask_in_plane(p, edge->x, edge->y, best);
    edge->settled = true;
    if (!(reach - edge->height > enough) || p->corners == PLANAR_STEPS)
        return;
    const int from = edge->from, to = edge->to, next = add_corner(p);
    set_edge(p, edge, from, next);
    set_edge(p, &p->edge[p->edges++], next, to);
}
static double lower_bound(const Polygon *p, double askew)
{
    double low = INFINITY;
    for (int i = 0; i < p->edges; i++)
        low = smaller(low, p->edge[i].height);
    return low - (CONVEX_ROUNDING + askew) * p->size - p->s->error;
}
/* Finds the points of the edges whose difference is nearest to the depth along the normal. */
static void take_points(const Polygon *p, ConvexDepth *best)
{
    const double depth = best->depth_high - p->s->error;
    const Vec3d n = vector_of(best->normal), z = cross3d(p->x, p->y);
    const double x = depth * dot3d(n, p->x), y = depth * dot3d(n, p->y);
    double least = INFINITY;
    Vec3d a = {0, 0, 0}, w = {0, 0, 0};
    for (int i = 0; i < p->edges; i++) {
        const PlanarCorner *from = &p->corner[p->edge[i].from], *to = &p->corner[p->edge[i].to];
        const double dx = to->x - from->x, dy = to->y - from->y, ox = x - from->x, oy = y - from->y;
        const double along = ratio_or_zero(ox * dx + oy * dy, dx * dx + dy * dy);
        const double t = smaller(larger(along, 0), 1);
        const double off_x = ox - t * dx, off_y = oy - t * dy,
                     square = off_x * off_x + off_y * off_y;
        if (!(square < least))
            continue;
        least = square;
        a = mad3d(from->a, t, sub3d(to->a, from->a)), w = mad3d(from->w, t, sub3d(to->w, from->w));
    }
    const double off = dot3d(sub3d(a, vector_of(p->s->a->center)), z);
    a = mad3d(a, -off, z), w = mad3d(w, -dot3d(w, z), z);
    set_vector(best->a, a), set_vector(best->b, sub3d(a, w));
}

/* A direction in the plane. */
typedef struct Planar {
    double x, y;
} Planar;
static Planar turned(Planar n, double angle)
{
    const double x = n.x - angle * n.y, y = n.y + angle * n.x, length = sqrt(x * x + y * y);
    return (Planar){x / length, y / length};
}
static double slope_at(Polygon *p, Planar n, ConvexDepth *best)
{
    ask_in_plane(p, n.x, n.y, best);
    return n.x * dot3d(p->last.w, p->y) - n.y * dot3d(p->last.w, p->x);
}
/* Moves from the best direction to the least reach beside it, and adds the edge there. */
static void bisect(Polygon *p, ConvexDepth *best)
{
    const Vec3d normal = vector_of(best->normal);
    Planar near = {dot3d(normal, p->x), dot3d(normal, p->y)}, far = near;
    const double down = slope_at(p, near, best) > 0 ? -1 : 1;
    for (double angle = 0x1p-12; down * slope_at(p, far, best) < 0; angle *= 2) {
        if (angle > WIDEST)
            return;
        near = far, far = turned(near, down * angle);
    }
    for (int i = 0; i < BISECTIONS; i++) {
        const double x = near.x + far.x, y = near.y + far.y, length = sqrt(x * x + y * y);
        const Planar middle = {x / length, y / length};
        *(down * slope_at(p, middle, best) < 0 ? &near : &far) = middle;
    }
    ask_in_plane(p, near.x, near.y, best);
    const int from = add_corner(p);
    ask_in_plane(p, far.x, far.y, best);
    p->edge[p->edges++] = (PlanarEdge){from, add_corner(p), 0, 0, UNUSABLE, true};
}
/* Finds the least depth of the projection onto the plane of x and y. Returns false if that takes
 * more than `most` corners. */
static bool search_plane(Polygon *p, double tolerance, int most, ConvexDepth *best)
{
    begin_polygon(p, best);
    while (p->corners < most) {
        const double rounding = CONVEX_ROUNDING * p->size + p->s->error;
        const double enough = larger(tolerance * fabs(best->depth_high), rounding);
        PlanarEdge *edge = lowest_edge(p);
        if (!edge || edge->height > best->depth_high - enough)
            return true;
        grow_edge(p, edge, enough, best);
    }
    return false;
}
bool isect_planar_depth(const Search *s, double tolerance, ConvexDepth *best)
{
    Polygon p; /* not initialized: most of it is unused */
    double askew;
    if (!common_axis(s->a, s->b, &p.y, &askew))
        return false;
    p.s = s;
    p.x = across_axis(sub3d(vector_of(s->a->center), vector_of(s->b->center)), p.y);
    if (!search_plane(&p, tolerance, PLANAR_STEPS, best))
        bisect(&p, best);
    const double low = lower_bound(&p, askew);
    if (!(low < INFINITY))
        return false;
    best->depth_low = low;
    take_points(&p, best);
    return true;
}
