/* engine/cores.c - the cores of bodies: support points, symmetry, and which core a shape has.
 *
 * There are eight kinds of core. With p = `at` and e = `edge` of a body,
 *
 *     box         p + s e0 + t e1 + u e2, s, t, u in [0, 1]
 *                     point, segment, rectangle, aabb, obb;
 *                     with a radius: sphere, capsule, lozenge
 *     simplex     the hull of p, p + e0, p + e1, p + e2
 *                     triangle, tetrahedron
 *     ellipsoid   p + s e0 + t e1 + u e2, |(s, t, u)| <= 1
 *     discs       the hull of discs about p and p + e0 in the plane of the unit vectors e1, e2
 *                     disc, cylinder, cone
 *     balls       the hull of balls about p and p + e0; e1, e2 as for discs
 *                     roundcone: the smaller radius is that of the body, the core has the rest
 *     user        a support function of the caller
 *     vertices    hull: the first 768 are copied, the others are read in place;
 *                     kdop, frustum: the vertices that engine/polytope.h finds
 *     planes      kdop, frustum: of more than 120 planes, by engine/plane_set.h
 *
 * Edges are differences of the numbers of one shape, so that a small shape far from the other keeps
 * its form. Let h be half an epsilon of double. Let S be the size of the query: the lengths of both
 * shapes and their distance. The errors are at most
 *
 *     a difference, a product         h of itself
 *     the place p                     h S
 *     a point of a box                4 h S more
 *     a point of a disc               6 h r: out of its plane by the frame, in its plane by a root
 *                                     and a quotient
 *     a point of an ellipsoid         8 h of its radii
 *     a vertex of a kdop, frustum     80 h of the box that the planes cut: 16 h by the cuts, 64 h
 *                                     by merging adjacent vertices */
#include "engine/cores.h"

#include "engine/body_input.h"
#include <math.h>
#include <string.h>

/* to += s e */
static void add(Vector to, double s, const Vector e)
{
    for (int k = 0; k < 3; k++)
        to[k] += s * e[k];
}

/* ---- support points ---- */

static void box_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Body *body = shape;
    memcpy(point, body->at, sizeof body->at);
    for (uint32_t k = 0; k < 3; k++)
        if (feature >> k & 1)
            add(point, 1, body->edge[k]);
}
static void box_support(const void *shape, const double direction[3], double point[3],
                        uint32_t *feature)
{
    static const Vector stays = {-0.0, -0.0, -0.0}; /* adding it changes no number, not even -0 */
    const Body *body = shape;
    double x = body->at[0], y = body->at[1], z = body->at[2];
    uint32_t bits = 0;
    for (uint32_t k = 0; k < 3; k++) { /* no branches, which would be unpredictable */
        const double *const by[] = {stays, body->edge[k]};
        const uint32_t far = dot_of(direction, body->edge[k]) > 0;
        bits |= far << k;
        x += by[far][0], y += by[far][1], z += by[far][2];
    }
    *feature = bits;
    point[0] = x, point[1] = y, point[2] = z;
}

static void simplex_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Body *body = shape;
    memcpy(point, body->at, sizeof body->at);
    if (feature - 1 < 3)
        add(point, 1, body->edge[feature - 1]);
}
static void simplex_support(const void *shape, const double direction[3], double point[3],
                            uint32_t *feature)
{
    const Body *body = shape;
    double most = 0;
    *feature = 0;
    for (uint32_t k = 0; k < 3; k++) {
        const double height = dot_of(direction, body->edge[k]);
        if (height > most)
            most = height, *feature = k + 1;
    }
    simplex_vertex(shape, *feature, point);
}

static void ellipsoid_support(const void *shape, const double direction[3], double point[3],
                              uint32_t *feature)
{
    const Body *body = shape;
    Vector share;
    for (int k = 0; k < 3; k++)
        share[k] = dot_of(direction, body->edge[k]);
    const double most = largest_of(share, 3);
    *feature = 0;
    memcpy(point, body->at, sizeof body->at);
    if (!(most > 0))
        return;
    for (int k = 0; k < 3; k++)
        share[k] /= most;
    const double length = sqrt(dot_of(share, share));
    for (int k = 0; k < 3; k++)
        add(point, share[k] / length, body->edge[k]);
}

static void ellipsoid_piece(const void *shape, uint32_t feature, const double direction[3],
                            double point[3])
{
    ellipsoid_support(shape, direction, point, &feature);
}

/* The direction in the plane of the discs: its length, 0 for none, and the unit vector. */
static double across_discs(const Body *body, const double direction[3], double unit[2])
{
    const double s = dot_of(direction, body->edge[1]), t = dot_of(direction, body->edge[2]);
    const double most = larger(fabs(s), fabs(t));
    const double slope = most > 0 ? sqrt(s / most * (s / most) + t / most * (t / most)) : 1;
    unit[0] = most > 0 ? s / most / slope : 0, unit[1] = most > 0 ? t / most / slope : 0;
    return slope * most;
}
static void disc_point(const Body *body, bool far, const double unit[2], double point[3])
{
    memcpy(point, body->at, sizeof body->at);
    if (far)
        add(point, 1, body->edge[0]);
    add(point, body->radius[far] * unit[0], body->edge[1]);
    add(point, body->radius[far] * unit[1], body->edge[2]);
}
static void discs_support(const void *shape, const double direction[3], double point[3],
                          uint32_t *feature)
{
    const Body *body = shape;
    double unit[2];
    const double length = across_discs(body, direction, unit);
    const bool far =
        dot_of(direction, body->edge[0]) + (body->radius[1] - body->radius[0]) * length > 0;
    *feature = far;
    disc_point(body, far, unit, point);
}
static void discs_piece(const void *shape, uint32_t feature, const double direction[3],
                        double point[3])
{
    double unit[2];
    (void)across_discs(shape, direction, unit);
    disc_point(shape, feature, unit, point);
}

/* The direction with a largest coordinate of 1, and its length; 0 for none. */
static double scaled_direction(const double direction[3], Vector scaled)
{
    const double most = largest_of(direction, 3);
    for (int k = 0; k < 3; k++)
        scaled[k] = most > 0 ? direction[k] / most : 0;
    return sqrt(dot_of(scaled, scaled));
}
static void ball_point(const Body *body, bool far, const Vector along, double length,
                       double point[3])
{
    memcpy(point, body->at, sizeof body->at);
    if (far)
        add(point, 1, body->edge[0]);
    if (length > 0)
        add(point, body->radius[far] / length, along);
}
static void balls_support(const void *shape, const double direction[3], double point[3],
                          uint32_t *feature)
{
    const Body *body = shape;
    Vector along;
    const double length = scaled_direction(direction, along);
    const bool far =
        dot_of(along, body->edge[0]) + (body->radius[1] - body->radius[0]) * length > 0;
    *feature = far;
    ball_point(body, far, along, length, point);
}
static void balls_piece(const void *shape, uint32_t feature, const double direction[3],
                        double point[3])
{
    Vector along;
    const double length = scaled_direction(direction, along);
    ball_point(shape, feature, along, length, point);
}

static void hull_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Body *body = shape;
    if (feature < body->vertices.count || !body->source.vertices) {
        get_vertex(&body->vertices, feature < body->vertices.count ? feature : 0, point);
        return;
    }
    read_vertex(&body->source, feature < body->source.vertices ? feature : 0, point);
    see(&body->frame, point);
    apply_exponent(&body->frame, point);
}
static void hull_support(const void *shape, const double direction[3], double point[3],
                         uint32_t *feature)
{
    const Body *body = shape;
    const Vertices *v = &body->vertices;
    size_t best = farthest_vertex(v, direction);
    get_vertex(v, best, point);
    for (size_t first = v->count; first < body->source.vertices; first += PACKED_VERTICES) {
        Vertices more;
        Vector at;
        isect_body_vertices_from(body, first, &more);
        const size_t highest = farthest_vertex(&more, direction);
        get_vertex(&more, highest, at);
        if (dot_of(direction, at) > dot_of(direction, point))
            best = first + highest, memcpy(point, at, sizeof at);
    }
    *feature = (uint32_t)best;
}

static void user_support(const void *shape, const double direction[3], double point[3],
                         uint32_t *feature)
{
    const Body *body = shape;
    const BodyUser *user = body->source.numbers;
    *feature = 0;
    user->farthest(user->user, direction, point);
    see(&body->frame, point);
    apply_exponent(&body->frame, point);
}

static void planes_support(const void *shape, const double direction[3], double point[3],
                           uint32_t *feature)
{
    const Body *body = shape;
    const PlaneSet set = isect_body_plane_set(body);
    *feature = 0;
    (void)isect_plane_set_farthest(&set, direction, point); /* not empty: see make_bounds */
    place_in_frame(body, point);
}

/* ---- which core a shape has ---- */

/* Divides the direction by a power of two that makes it about 1 long. Returns the exponent. */
static int take_length(Vector direction)
{
    const int exponent = exponent_of(largest_of(direction, 3));
    scale_numbers(direction, 3, -exponent);
    return exponent;
}
/* The edge is `length` times the axis: twice the half axis, or a radius. The plain product may
 * overflow. */
static void edge_along(Vector edge, const double *axis, double length)
{
    const int exponent = exponent_of(largest_of(axis, 3));
    const double scaled = smaller(times_power(length, exponent), 0x1p1021);
    for (int k = 0; k < 3; k++)
        edge[k] = times_power(axis[k], -exponent) * scaled;
}
/* e1 and e2 become unit vectors that are perpendicular to the axis and to each other. */
static void make_frame(Body *body, const double *axis)
{
    Vector n;
    memcpy(n, axis, sizeof n);
    take_length(n);
    const double length = sqrt(dot_of(n, n));
    int least = 0;
    for (int k = 0; k < 3; k++) {
        n[k] /= length;
        least = fabs(n[k]) < fabs(n[least]) ? k : least;
    }
    const int next = (least + 1) % 3, last = (least + 2) % 3;
    const double across = sqrt(n[next] * n[next] + n[last] * n[last]);
    double *u = body->edge[1], *v = body->edge[2];
    u[least] = 0, u[next] = -n[last] / across, u[last] = n[next] / across;
    cross_of(n, u, v);
}

static void use(Body *body, BodyCore core,
                void (*support)(const void *, const double *, double *, uint32_t *),
                void (*vertex)(const void *, uint32_t, double *))
{
    body->core = core;
    body->convex = (Convex){.support = support, .vertex = vertex, .support_error = SUPPORT_ERROR};
}
/* Makes two discs. If the axis is 0, the core is a point with a radius: a ball. */
static void make_discs(Body *body, const double *axis, double first, double last)
{
    if (largest_of(axis, 3) > 0) {
        use(body, CORE_DISCS, discs_support, NULL);
        body->convex.piece = discs_piece;
        make_frame(body, axis);
        body->radius[0] = first, body->radius[1] = last;
        return;
    }
    use(body, CORE_BOX, box_support, box_vertex);
    body->convex.radius = last;
}

/* Makes two balls, of which the smaller one is a point with a radius. With equal radii, or centers,
 * the core is a segment. */
static void make_balls(Body *body, const double *axis, double first, double last)
{
    const double least = smaller(first, last);
    if (first != last && largest_of(axis, 3) > 0) {
        use(body, CORE_BALLS, balls_support, NULL);
        body->convex.piece = balls_piece;
        make_frame(body, axis);
        body->radius[0] = first - least, body->radius[1] = last - least;
        body->convex.radius = least;
        return;
    }
    use(body, CORE_BOX, box_support, box_vertex);
    body->convex.radius = larger(first, last);
}

/* Multiplies three axes by half lengths or by radii. */
static void make_axes(Body *body, BodyShape shape, const double *axis, const double *half)
{
    for (int k = 0; k < 3; k++)
        edge_along(body->edge[k], axis + 3 * k, half[k]);
    if (shape == BODY_ellipsoid) {
        use(body, CORE_ELLIPSOID, ellipsoid_support, NULL);
        body->convex.piece = ellipsoid_piece;
    }
    for (int k = 0; shape == BODY_obb && k < 3; k++) {
        add(body->at, -1, body->edge[k]);
        for (int j = 0; j < 3; j++)
            body->edge[k][j] *= 2;
    }
}

/* Copies the edges that are differences of the shape's own numbers or are given as such. */
static void make_edges(Body *body, BodyShape shape, const double *x)
{
    for (int i = 3; i < 3 * layout_of(shape)->points; i++)
        body->edge[i / 3 - 1][i % 3] = x[i];
    if (shape == BODY_rectangle || shape == BODY_lozenge)
        memcpy(body->edge, x + 3, 2 * sizeof(Vector));
    for (int i = 0; shape == BODY_aabb && i < 9; i++)
        body->edge[i / 3][i % 3] = i / 3 == i % 3 ? x[3 + i / 3] : 0;
}

void isect_core_make(Body *body, BodyShape shape, const double *x)
{
    const int numbers = numbers_of_body(shape);
    const double radius = x[numbers > 0 ? numbers - 1 : 0], *axis = x + 3;
    make_edges(body, shape, x);
    use(body, CORE_BOX, box_support, box_vertex);
    switch (shape) {
    case BODY_triangle:
    case BODY_tetrahedron:
        use(body, CORE_SIMPLEX, simplex_support, simplex_vertex);
        break;
    case BODY_sphere:
    case BODY_capsule:
    case BODY_lozenge:
        body->convex.radius = radius;
        break;
    case BODY_disc:
    case BODY_cylinder:
    case BODY_cone:
        make_discs(body, axis, shape == BODY_cone ? 0 : radius, radius);
        break;
    case BODY_roundcone:
        make_balls(body, axis, x[6], x[7]);
        break;
    case BODY_ellipsoid:
    case BODY_obb:
        make_axes(body, shape, axis, x + 12);
        break;
    case BODY_kdop:
    case BODY_frustum:
    case BODY_hull:
        if (has_many_planes(&body->source))
            use(body, CORE_PLANES, planes_support, NULL);
        else
            use(body, CORE_VERTICES, hull_support, hull_vertex);
        break;
    case BODY_user:
        use(body, CORE_USER, user_support, NULL);
        body->convex.radius = ((const BodyUser *)body->source.numbers)->radius * body->frame.unit;
        break;
    default:
        break;
    }
}

/* ---- symmetry and center ---- */

static bool make_unit(Vector axis)
{
    const double most = largest_of(axis, 3);
    for (int k = 0; k < 3 && most > 0; k++)
        axis[k] /= most;
    const double length = sqrt(dot_of(axis, axis));
    for (int k = 0; k < 3 && most > 0; k++)
        axis[k] /= length;
    return most > 0;
}
/* An ellipsoid with two equal radii across the third. `askew` is the error of the axes. */
static ConvexSymmetry symmetry_of_ellipsoid(const Body *body, Vector axis, double *askew)
{
    double length[3], most = 0, least = INFINITY, skew = 0;
    int at = 0;
    for (int k = 0; k < 3; k++) {
        length[k] = sqrt(dot_of(body->edge[k], body->edge[k]));
        most = larger(most, length[k]);
    }
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        const double off = fabs(length[i] - length[j]);
        skew = larger(skew, fabs(dot_of(body->edge[i], body->edge[j])));
        if (off < least)
            least = off, at = k;
    }
    *askew = most > 0 ? (least + skew / most) / most : 0;
    const int i = (at + 1) % 3, j = (at + 2) % 3;
    if (length[at] == length[i] && length[at] == length[j])
        return CONVEX_ROUND;
    cross_of(body->edge[i], body->edge[j], axis);
    if (!make_unit(axis))
        memcpy(axis, body->edge[at], sizeof body->edge[at]);
    return make_unit(axis) ? CONVEX_AXIAL : CONVEX_ASYMMETRIC;
}
/* A point, or a segment along its only edge. */
static ConvexSymmetry symmetry_of_box(const Body *body, Vector axis)
{
    int edges = 0;
    for (int k = 0; k < 3; k++)
        if (largest_of(body->edge[k], 3) > 0)
            edges++, memcpy(axis, body->edge[k], sizeof body->edge[k]);
    return edges == 0                      ? CONVEX_ROUND
           : edges == 1 && make_unit(axis) ? CONVEX_AXIAL
                                           : CONVEX_ASYMMETRIC;
}
ConvexSymmetry isect_core_symmetry(const void *shape, double axis[3], double *askew)
{
    const Body *body = shape;
    *askew = 0;
    if (is_framed(body)) {
        cross_of(body->edge[1], body->edge[2], axis);
        return CONVEX_AXIAL;
    }
    if (body->core == CORE_ELLIPSOID)
        return symmetry_of_ellipsoid(body, axis, askew);
    return body->core == CORE_BOX ? symmetry_of_box(body, axis) : CONVEX_ASYMMETRIC;
}

void isect_core_center(Body *body)
{
    const bool framed = is_framed(body);
    const bool simplex = body->core == CORE_SIMPLEX;
    memcpy(body->convex.center, body->at, sizeof body->at);
    for (int k = 0; k < (framed ? 1 : 3); k++)
        if (body->core != CORE_ELLIPSOID)
            add(body->convex.center, simplex ? 0.25 : 0.5, body->edge[k]);
}
