/* engine/body.c - shapes as convex cores; see engine/body.h.
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
 *     vertices    hull: the first 256 are copied, the others are read in place;
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
 *                                     by merging adjacent vertices
 *
 * A k-DOP or frustum may be unbounded. The part of it that is farther from 0 than BODY_FAR times
 * the largest number of both shapes is left out. The part of an unbounded box that is farther than
 * 16 times that number is left out, too: no finite depth in a box exceeds 5 times that number. */
#include "engine/body.h"

#include "core/power.h"
#include <math.h>

#define SUPPORT_ERROR 0x1p-48 /* 32 h, for numbers of at most 1 */

typedef double Vector[3];

static double dot_of(const Vector a, const Vector b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static void cross_of(const Vector u, const Vector v, Vector to)
{
    for (int k = 0; k < 3; k++)
        to[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
}
/* The result is y if x is NaN. The functions of libm would be calls. */
static double larger(double x, double y)
{
    return x > y ? x : y;
}
static double smaller(double x, double y)
{
    return x < y ? x : y;
}
static double largest_of(const double *x, int count)
{
    double most = 0;
    for (int i = 0; i < count; i++)
        most = larger(most, fabs(x[i]));
    return most;
}
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

void isect_body_moved(const BodyPose *pose, const double from[3], double to[3])
{
    const Vector own = {from[0], from[1], from[2]};
    for (int k = 0; k < 3; k++)
        to[k] = dot_of(pose->turn[k], own) + pose->move[k];
}
static void read_vertex(const BodySource *source, size_t i, Vector point)
{
    for (size_t k = 0; k < 3; k++)
        point[k] = source->doubles ? ((const double *)source->numbers)[3 * i + k]
                                   : (double)((const float *)source->numbers)[3 * i + k];
    if (source->pose)
        isect_body_moved(source->pose, point, point);
}
/* Moves the origin of coordinates to that of the frame; the exponent is not applied. */
static void see(const BodyFrame *frame, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] = point[k] * frame->unit - frame->origin[k];
}
static void apply_exponent(const BodyFrame *frame, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] = times_power(point[k], -frame->exponent);
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
    Vector at;
    *feature = (uint32_t)best;
    get_vertex(v, best, point);
    if (v->count >= body->source.vertices)
        return;
    get_vertex(v, best, at);
    double most = dot_of(direction, at);
    for (size_t i = v->count; i < body->source.vertices; i++) {
        hull_vertex(shape, (uint32_t)i, at);
        const double height = dot_of(direction, at);
        if (height > most)
            most = height, best = i;
    }
    *feature = (uint32_t)best;
    hull_vertex(shape, *feature, point);
}

/* From units of the frame, relative to 0. */
static void place_in_frame(const Body *body, Vector point)
{
    for (int k = 0; k < 3; k++)
        point[k] -= body->frame.origin[k];
    apply_exponent(&body->frame, point);
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

static PlaneSet planes_of_body(const Body *body);

static void planes_support(const void *shape, const double direction[3], double point[3],
                           uint32_t *feature)
{
    const Body *body = shape;
    const PlaneSet set = planes_of_body(body);
    *feature = 0;
    (void)isect_plane_set_farthest(&set, direction, point); /* not empty: see make_bounds */
    place_in_frame(body, point);
}

/* ---- input ---- */

/* The half-space n . x + d <= 0. The coordinates of n are less than 2^exponent. */
typedef struct Plane4 {
    double n[3], d;
    int exponent;
} Plane4;

/* Is number i a coordinate of a direction, which has no unit? */
static bool is_direction(BodyShape shape, int i)
{
    return i >= 3 && (shape == BODY_disc ? i < 6 : layout_of(shape)->lengths == 3 && i < 12);
}
static double number_of(const BodySource *source, const void *numbers, size_t i)
{
    return source->doubles ? ((const double *)numbers)[i] : (double)((const float *)numbers)[i];
}
/* n . x + d with x = R^T (y - t) is (R n) . y + d - (R n) . t. */
static void move_plane(const BodyPose *pose, Plane4 *plane)
{
    const Vector n = {plane->n[0], plane->n[1], plane->n[2]};
    for (int k = 0; k < 3; k++)
        plane->n[k] = dot_of(pose->turn[k], n);
    plane->d -= dot_of(plane->n, pose->move);
}
/* Reads plane i and the exponent of the largest coordinate of its normal; false if the normal is 0.
 * Planes 2 i and 2 i + 1 are the upper and the lower one of slab i. */
static bool read_plane(const BodySource *source, size_t i, Plane4 *plane)
{
    const bool slab = source->shape == BODY_kdop, turned = slab && i % 2;
    const size_t first = slab ? i / 2 * 3 : 4 * i;
    for (size_t k = 0; k < 3; k++) {
        const double n = number_of(source, source->numbers, first + k);
        plane->n[k] = turned ? -n : n;
    }
    plane->d = !slab    ? number_of(source, source->numbers, first + 3)
               : turned ? number_of(source, source->lower, i / 2)
                        : -number_of(source, source->upper, i / 2);
    if (source->pose)
        move_plane(source->pose, plane);
    const double largest = largest_of(plane->n, 3);
    plane->exponent = 0;
    if (largest > 0 && largest <= DBL_MAX)
        frexp(largest, &plane->exponent);
    return largest > 0;
}
static size_t planes_of(const BodySource *source)
{
    return source->shape == BODY_frustum ? source->planes : 2 * source->slabs;
}
/* More planes than vertices are listed for. */
static bool has_many_planes(const BodySource *source)
{
    return is_polytope(source->shape) && planes_of(source) > POLYTOPE_PLANES;
}
/* Is the plane valid? A slab may be unbounded on one side or both. */
static bool is_plane(const BodySource *source, size_t i, const Plane4 *plane)
{
    bool finite = true;
    for (int k = 0; k < 3; k++)
        finite &= fabs(plane->n[k]) <= DBL_MAX;
    if (source->shape == BODY_frustum)
        return finite && fabs(plane->d) <= DBL_MAX;
    const double lower = number_of(source, source->lower, i / 2);
    const double upper = number_of(source, source->upper, i / 2);
    return finite && lower <= upper && lower <= DBL_MAX && upper >= -DBL_MAX;
}
/* The largest distance of a plane from 0, rounded up; planes whose distance overflows are skipped.
 * Returns false if a plane is invalid or empty. */
static bool read_planes(const BodySource *source, double *most)
{
    for (size_t i = 0; i < planes_of(source); i++) {
        Plane4 plane;
        const bool has_normal = read_plane(source, i, &plane);
        const double off = 2 * fabs(times_power(plane.d, -plane.exponent));
        if (!is_plane(source, i, &plane) || (!has_normal && plane.d > 0))
            return false;
        if (has_normal && off <= DBL_MAX)
            *most = larger(*most, off);
    }
    return true;
}

/* Packs the first vertices and finds the largest coordinate of all. */
static bool read_hull(const BodySource *source, Body *body, double *most)
{
    Vertices *v = &body->vertices;
    v->count = source->vertices < PACKED_VERTICES ? source->vertices : PACKED_VERTICES;
    if (!source->vertices)
        return false;
    if (source->doubles)
        read_doubles(v, source->numbers);
    else
        read_floats(v, source->numbers);
    VertexBounds *bounds = &body->bounds;
    const BodyPose *pose = source->pose;
    bool finite = move_vertices(v, pose ? pose->turn : NULL, pose ? pose->move : NULL, bounds);
    for (size_t i = v->count; i < source->vertices; i++) {
        Vector at;
        read_vertex(source, i, at);
        for (int k = 0; k < 3; k++) {
            finite &= fabs(at[k]) <= DBL_MAX;
            bounds->lower[k] = smaller(bounds->lower[k], at[k]);
            bounds->upper[k] = larger(bounds->upper[k], at[k]);
        }
    }
    *most = larger(largest_of(bounds->lower, 3), largest_of(bounds->upper, 3));
    return finite;
}
/* Reads the numbers of a shape and the largest of them. For a hull, x is the first vertex and
 * `most` the largest coordinate. */
static bool read_numbers(const BodySource *source, Body *body, double x[BODY_NUMBERS], double *most)
{
    const int count = numbers_of_body(source->shape), radii = layout_of(source->shape)->lengths;
    *most = 0;
    if (is_polytope(source->shape))
        return read_planes(source, most);
    if (source->shape == BODY_hull) {
        const bool found = read_hull(source, body, most);
        if (found)
            get_vertex(&body->vertices, 0, x);
        return found;
    }
    if (source->shape == BODY_user) {
        const BodyUser *user = source->numbers;
        memcpy(x, user->center, sizeof user->center);
        *most = largest_of(x, 3) + fmax(user->extent, user->radius);
        return *most <= DBL_MAX;
    }
    for (int i = 0; i < count; i++) {
        x[i] = source->doubles ? ((const double *)source->numbers)[i]
                               : (double)((const float *)source->numbers)[i];
        if (fabs(x[i]) <= DBL_MAX)
            *most = is_direction(source->shape, i) ? *most : larger(*most, fabs(x[i]));
        else if (source->shape != BODY_aabb || isnan(x[i]))
            return false;
        if (i >= count - radii && !(x[i] >= 0))
            return false;
    }
    for (int k = 0; source->shape == BODY_aabb && k < 3; k++)
        if (!(x[k] <= x[k + 3] && x[k] <= DBL_MAX && x[k + 3] >= -DBL_MAX))
            return false;
    return true;
}

/* Multiplies each by 2^exponent, with the result of times_power. */
static void scale_numbers(double *x, int count, int exponent)
{
    const bool in_steps = exponent < -1022 || exponent > 1023;
    const double power = times_power(1, in_steps ? 0 : exponent);
    for (int i = 0; i < count; i++)
        x[i] = in_steps ? times_power(x[i], exponent) : x[i] * power;
}
/* The exponent of frexp, which would be a call. */
static int exponent_of(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int exponent = (int)(bits >> 52 & 0x7FF) - 1022;
    if (exponent == -1022 || exponent == 1025) /* 0, subnormal, infinite or NaN */
        (void)frexp(x, &exponent);
    return exponent;
}
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

static void use(Body *body, void (*support)(const void *, const double *, double *, uint32_t *),
                void (*vertex)(const void *, uint32_t, double *))
{
    body->convex = (Convex){.support = support, .vertex = vertex, .support_error = SUPPORT_ERROR};
}
/* Makes two discs. If the axis is 0, the core is a point with a radius: a ball. */
static void make_discs(Body *body, const double *axis, double first, double last)
{
    if (largest_of(axis, 3) > 0) {
        use(body, discs_support, NULL);
        body->convex.piece = discs_piece;
        make_frame(body, axis);
        body->radius[0] = first, body->radius[1] = last;
        return;
    }
    use(body, box_support, box_vertex);
    body->convex.radius = last;
}

/* Makes two balls, of which the smaller one is a point with a radius. With equal radii, or centers,
 * the core is a segment. */
static void make_balls(Body *body, const double *axis, double first, double last)
{
    const double least = smaller(first, last);
    if (first != last && largest_of(axis, 3) > 0) {
        use(body, balls_support, NULL);
        body->convex.piece = balls_piece;
        make_frame(body, axis);
        body->radius[0] = first - least, body->radius[1] = last - least;
        body->convex.radius = least;
        return;
    }
    use(body, box_support, box_vertex);
    body->convex.radius = larger(first, last);
}

/* Multiplies three axes by half lengths or by radii. */
static void make_axes(Body *body, BodyShape shape, const double *axis, const double *half)
{
    for (int k = 0; k < 3; k++)
        edge_along(body->edge[k], axis + 3 * k, half[k]);
    if (shape == BODY_ellipsoid) {
        use(body, ellipsoid_support, NULL);
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

/* Makes the core from numbers in units of the caller, with positions relative to the origin. */
static void make_core(Body *body, BodyShape shape, const double *x)
{
    const int numbers = numbers_of_body(shape);
    const double radius = x[numbers > 0 ? numbers - 1 : 0], *axis = x + 3;
    make_edges(body, shape, x);
    use(body, box_support, box_vertex);
    switch (shape) {
    case BODY_triangle:
    case BODY_tetrahedron:
        use(body, simplex_support, simplex_vertex);
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
            use(body, planes_support, NULL);
        else
            use(body, hull_support, hull_vertex);
        break;
    case BODY_user:
        use(body, user_support, NULL);
        body->convex.radius = ((const BodyUser *)body->source.numbers)->radius * body->frame.unit;
        break;
    default:
        break;
    }
}
/* Has the core two radii and a frame of unit vectors? */
static bool is_framed(const Body *body)
{
    return body->convex.support == discs_support || body->convex.support == balls_support;
}

/* ---- symmetry ---- */

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
static ConvexSymmetry symmetry_of_body(const void *shape, double axis[3], double *askew)
{
    const Body *body = shape;
    *askew = 0;
    if (is_framed(body)) {
        cross_of(body->edge[1], body->edge[2], axis);
        return CONVEX_AXIAL;
    }
    if (body->convex.support == ellipsoid_support)
        return symmetry_of_ellipsoid(body, axis, askew);
    return body->convex.support == box_support ? symmetry_of_box(body, axis) : CONVEX_ASYMMETRIC;
}

static bool has_vertices(const Body *body)
{
    return body->convex.support == hull_support;
}
/* The mean of up to 16 of the vertices. Three scalar sums stay in registers. */
static void find_center(const Vertices *v, Vector center)
{
    const size_t step = v->count / 16 + 1, some = (v->count - 1) / step + 1;
    const double share = 1 / (double)some;
    double x = 0, y = 0, z = 0;
    for (size_t i = 0; i < v->count; i += step) {
        Vector at;
        get_vertex(v, i, at);
        x += share * at[0], y += share * at[1], z += share * at[2];
    }
    center[0] = x, center[1] = y, center[2] = z;
}
/* Makes vertices relative to the origin, in units of 2^exponent. */
static void scale_vertices(Body *body, double unit, const Vector origin, int exponent)
{
    static const Vector none = {0, 0, 0};
    int left = exponent, by;
    do { /* in the steps of times_power */
        by = left > 1022 ? 969 : left < -1023 ? -1023 : left;
        scale_from(&body->vertices, unit, origin, times_power(1, -by));
        unit = 1, origin = none, left -= by;
    } while (left != 0);
    find_center(&body->vertices, body->convex.center);
}
/* If the caller's numbers are large, a short axis may underflow in units of the frame. It still has
 * a direction, which is taken from the caller's units. */
static void keep_direction(const Vector axis, double *seen)
{
    if (largest_of(seen, 3) < 0x1p-900)
        memcpy(seen, axis, sizeof(Vector));
}
/* Turns positions into differences: of the first from the origin, of the others from the first. */
static void make_body(Body *body, const BodySource *source, double x[BODY_NUMBERS])
{
    const int positions = 3 * layout_of(source->shape)->points;
    const double unit = body->frame.unit;
    Vector first;
    body->source = *source;
    memset(body->edge, 0, sizeof body->edge);
    memcpy(first, x, sizeof first);
    const bool has_axis = source->shape == BODY_cylinder || source->shape == BODY_cone;
    Vector axis = {0, 0, 0};
    for (int k = 0; k < 3 && has_axis; k++)
        axis[k] = x[3 + k] - x[k];
    for (int i = 3; i < positions; i++)
        x[i] = x[i] * unit - first[i % 3] * unit;
    if (unit < 1 && has_axis)
        keep_direction(axis, x + 3);
    for (int i = positions; i < numbers_of_body(source->shape); i++)
        x[i] *= is_direction(source->shape, i) ? 1 : unit;
    memcpy(body->at, first, sizeof first);
    see(&body->frame, body->at);
    if (!is_polytope(source->shape))
        body->rounding = 0;
    if (!is_polytope(source->shape) && source->shape != BODY_hull)
        body->vertices.count = 0;
    make_core(body, source->shape, x);
}
/* The unit of the vertices as read. The vertices of a polytope are in units of the frame already.
 */
static double unit_of_vertices(const Body *body)
{
    return body->source.shape == BODY_hull ? body->frame.unit : 1;
}
/* The largest coordinate relative to the origin. Bounds scale with the vertices, so they suffice.
 */
static double reach_of(const Body *body)
{
    const double unit = unit_of_vertices(body), *origin = body->frame.origin;
    double most = 0;
    for (int k = 0; k < 3; k++) {
        most = larger(most, fabs(body->bounds.lower[k] * unit - origin[k]));
        most = larger(most, fabs(body->bounds.upper[k] * unit - origin[k]));
    }
    return most;
}
/* The largest length of the body. */
static double size_of(const Body *body)
{
    const bool framed = is_framed(body);
    double most = larger(largest_of(body->at, 3), largest_of(body->edge[0], framed ? 3 : 9));
    if (body->source.shape == BODY_user)
        most += ((const BodyUser *)body->source.numbers)->extent * body->frame.unit;
    most =
        larger(most, body->vertices.count || is_polytope(body->source.shape) ? reach_of(body) : 0);
    most = larger(most, body->convex.radius);
    return framed ? larger(most, larger(body->radius[0], body->radius[1])) : most;
}
static void place_center(Body *body)
{
    const bool framed = is_framed(body);
    const bool simplex = body->convex.support == simplex_support;
    memcpy(body->convex.center, body->at, sizeof body->at);
    for (int k = 0; k < (framed ? 1 : 3); k++)
        if (body->convex.support != ellipsoid_support)
            add(body->convex.center, simplex ? 0.25 : 0.5, body->edge[k]);
}
static void grow(Body *body, double unit, const Vector origin, int exponent)
{
    const bool framed = is_framed(body);
    scale_numbers(body->at, 3, -exponent);
    scale_numbers(body->edge[0], framed ? 3 : 9, -exponent);
    if (framed)
        scale_numbers(body->radius, 2, -exponent);
    body->convex.radius = times_power(body->convex.radius, -exponent);
    body->frame.exponent += exponent;
    body->convex.shape = body, body->convex.symmetry = symmetry_of_body;
    if (has_vertices(body))
        scale_vertices(body, unit, origin, exponent);
    else
        place_center(body);
    body->rounding = times_power(body->rounding, -exponent);
    body->convex.support_error = SUPPORT_ERROR + body->rounding;
}
void isect_body_grow(Body *body, int exponent)
{
    static const Vector none = {0, 0, 0};
    grow(body, 1, none, exponent);
}

/* The largest coordinate of the axes that are multiplied by radii or half lengths. */
static double largest_direction(BodyShape shape, const double *x)
{
    return layout_of(shape)->lengths == 3 ? largest_of(x + 3, 9) : 0;
}
/* Clamps the bounds of a box, which may be infinite, and returns whether one was. The part that is
 * left out is beyond both shapes and has no effect. */
static bool clamp_box(BodyShape shape, double x[BODY_NUMBERS], double most)
{
    bool endless = false;
    for (int i = 0; shape == BODY_aabb && i < 6; i++) {
        endless |= fabs(x[i]) > DBL_MAX;
        x[i] = smaller(larger(x[i], -most), most);
    }
    return endless;
}

/* Merges adjacent vertices where more than three planes meet: the solver would make simplices of
 * volume 0 from them. */
static bool is_near_vertex(const Vertices *v, const double at[3], double distance)
{
    for (size_t i = 0; i < v->count; i++) {
        Vector other;
        get_vertex(v, i, other);
        if (fabs(at[0] - other[0]) <= distance && fabs(at[1] - other[1]) <= distance &&
            fabs(at[2] - other[2]) <= distance)
            return true;
    }
    return false;
}
/* Reads a plane with a normal of about 1, in units of the frame but relative to 0. Returns false if
 * the half-space contains everything. */
static bool scaled_plane(const BodySource *source, const BodyFrame *frame, size_t i, Plane4 *plane)
{
    int shift;
    frexp(frame->unit, &shift);
    if (!read_plane(source, i, plane))
        return false;
    for (int k = 0; k < 3; k++)
        plane->n[k] = times_power(plane->n[k], -plane->exponent);
    plane->d = times_power(plane->d, shift - 1 - plane->exponent);
    return plane->d >= -DBL_MAX;
}
static bool plane_of_body(const void *of, size_t i, double n[3], double *d)
{
    const Body *body = of;
    Plane4 plane;
    if (!scaled_plane(&body->source, &body->frame, i, &plane))
        return false;
    memcpy(n, plane.n, sizeof plane.n);
    *d = plane.d;
    return true;
}
static PlaneSet planes_of_body(const Body *body)
{
    return (PlaneSet){planes_of(&body->source), plane_of_body, body, body->half};
}
/* Cuts the box by all planes, in units of the frame but relative to 0. */
static void cut_box(CutBox *polytope, const BodySource *source, const BodyFrame *frame, double half)
{
    isect_polytope_begin(polytope, half);
    for (size_t i = 0; i < planes_of(source) && polytope->count > 0; i++) {
        Plane4 plane;
        if (scaled_plane(source, frame, i, &plane))
            isect_polytope_cut(polytope, plane.n, plane.d, (uint8_t)(6 + i));
    }
}
/* Faces 0 to 5 are those of the initial box. */
static void keep_vertex(Body *body, const double at[3], const uint8_t face[3])
{
    uint8_t *planes = body->planes[body->vertices.count];
    for (int k = 0; k < 3; k++) {
        const uint8_t plane = (uint8_t)(face[k] < 6 ? BODY_NO_PLANE + face[k] : face[k] - 6);
        int to = k;
        for (; to > 0 && planes[to - 1] > plane; to--)
            planes[to] = planes[to - 1];
        planes[to] = plane;
        body->endless |= face[k] < 6;
    }
    set_vertex(&body->vertices, body->vertices.count++, at);
}
#define MERGED (16 * DBL_EPSILON) /* vertices are one within this share of the box */

/* The rounding of a cut, 8 epsilon, and of a merge, over sqrt(3) along each axis. */
static void set_half(Body *body, double half)
{
    body->half = half;
    body->rounding = (8 * DBL_EPSILON + 2 * MERGED) * half;
}
/* Finds the vertices. x is the first of them, in units of the caller. Returns false if there are no
 * vertices. Their error is proportional to the box that is cut. If that box proves to be far too
 * large, a smaller one is cut, with room for the error of the first. */
static bool make_polytope(Body *body, const BodySource *source, const BodyFrame *frame, double half,
                          double x[BODY_NUMBERS])
{
    CutBox polytope;
    cut_box(&polytope, source, frame, half);
    const double reach = largest_of(polytope.vertex[0], 3 * polytope.count);
    if (polytope.count > 0 && reach < half / 4) {
        half = 2 * reach + 64 * DBL_EPSILON * half;
        cut_box(&polytope, source, frame, half);
    }
    if (polytope.count == 0 || polytope.count > PACKED_VERTICES)
        return false;
    set_half(body, half);
    body->vertices.count = 0;
    for (int i = 0; i < polytope.count; i++)
        if (!is_near_vertex(&body->vertices, polytope.vertex[i], MERGED * half))
            keep_vertex(body, polytope.vertex[i], polytope.face[i]);
    pad_vertices(&body->vertices);
    (void)move_vertices(&body->vertices, NULL, NULL, &body->bounds);
    for (int k = 0; k < 3; k++)
        x[k] = polytope.vertex[0][k] / frame->unit;
    return true;
}
/* The farthest points along the axes; x is their mean, in units of the caller. Returns false if
 * there are none. */
static bool make_bounds(Body *body, double x[BODY_NUMBERS])
{
    const PlaneSet set = planes_of_body(body);
    x[0] = x[1] = x[2] = 0;
    for (int side = 0; side < 6; side++) {
        Vector direction = {0, 0, 0}, point;
        direction[side / 2] = side % 2 ? 1 : -1;
        if (!isect_plane_set_farthest(&set, direction, point))
            return false;
        (side % 2 ? body->bounds.upper : body->bounds.lower)[side / 2] = point[side / 2];
        body->endless |= fabs(point[side / 2]) >= body->half;
        for (int k = 0; k < 3; k++)
            x[k] += point[k] / 6 / body->frame.unit;
    }
    return true;
}
/* As make_polytope, for any number of planes. */
static bool make_plane_set(Body *body, const BodySource *source, const BodyFrame *frame,
                           double half, double x[BODY_NUMBERS])
{
    body->source = *source, body->frame = *frame;
    body->vertices.count = 0;
    set_half(body, half);
    if (!make_bounds(body, x))
        return false;
    const double reach =
        larger(largest_of(body->bounds.lower, 3), largest_of(body->bounds.upper, 3));
    if (reach < half / 4)
        set_half(body, 2 * reach + 64 * DBL_EPSILON * half);
    return true;
}
static bool make_planes(Body *body, const BodySource *source, const BodyFrame *frame, double half,
                        double x[BODY_NUMBERS])
{
    return has_many_planes(source) ? make_plane_set(body, source, frame, half, x)
                                   : make_polytope(body, source, frame, half, x);
}
static bool has_bounds(BodyShape shape)
{
    return shape == BODY_aabb || is_polytope(shape);
}

/* Are the bounding boxes of the vertices, as read, farther apart than `distance` by more than the
 * error of the solver? */
static bool are_beyond(double distance, const Body *a, const Body *b, double most)
{
    const double beyond = distance + 0x1p-40 * (distance + most);
    bool apart = false;
    for (int k = 0; k < 3; k++)
        apart |= a->bounds.lower[k] - b->bounds.upper[k] > beyond ||
                 b->bounds.lower[k] - a->bounds.upper[k] > beyond;
    return apart;
}
static bool make_bodies(double far, double distance, Body *a, const BodySource *of_a, Body *b,
                        const BodySource *of_b)
{
    double x[BODY_NUMBERS], y[BODY_NUMBERS], most_x, most_y;
    if (!read_numbers(of_a, a, x, &most_x) || !read_numbers(of_b, b, y, &most_y))
        return false;
    const bool hulls = of_a->shape == BODY_hull && of_b->shape == BODY_hull;
    if (hulls && are_beyond(distance, a, b, larger(most_x, most_y)))
        return false;
    const bool cut = is_polytope(of_a->shape) || is_polytope(of_b->shape);
    /* If all planes contain 0, any tiny size works. */
    const double both = larger(most_x, most_y), most = cut && both == 0 ? 0x1p-800 : both;
    const double along =
        larger(largest_direction(of_a->shape, x), largest_direction(of_b->shape, y));
    const double beyond = smaller(16 * most * larger(along, 1), DBL_MAX);
    a->endless = clamp_box(of_a->shape, x, beyond), b->endless = clamp_box(of_b->shape, y, beyond);
    const bool box_without_end = a->endless || b->endless;
    BodyFrame frame = {.unit = most > 0x1p900 ? 0x1p-16 : most < 0x1p-900 ? 0x1p200 : 1};
    const double half = smaller(far / 16 * (beyond * frame.unit), BODY_FARTHEST);
    if (is_polytope(of_a->shape) && !make_planes(a, of_a, &frame, half, x))
        return false;
    if (is_polytope(of_b->shape) && !make_planes(b, of_b, &frame, half, y))
        return false;
    const double *origin = has_bounds(of_a->shape) ? y : x;
    for (int k = 0; k < 3; k++)
        frame.origin[k] = origin[k] * frame.unit;
    a->far = b->far = box_without_end ? beyond : cut ? far / 16 * beyond : (double)INFINITY;
    a->frame = b->frame = frame;
    make_body(a, of_a, x), make_body(b, of_b, y);
    const int exponent = exponent_of(larger(size_of(a), size_of(b)));
    grow(a, unit_of_vertices(a), frame.origin, exponent);
    grow(b, unit_of_vertices(b), frame.origin, exponent);
    return true;
}

bool isect_bodies(Body *a, const BodySource *of_a, Body *b, const BodySource *of_b)
{
    return make_bodies(BODY_FAR, (double)INFINITY, a, of_a, b, of_b);
}
bool isect_bodies_within(double far, Body *a, const BodySource *of_a, Body *b,
                         const BodySource *of_b)
{
    return make_bodies(far, (double)INFINITY, a, of_a, b, of_b);
}
bool isect_bodies_near(double distance, Body *a, const BodySource *of_a, Body *b,
                       const BodySource *of_b)
{
    return make_bodies(BODY_FAR, distance, a, of_a, b, of_b);
}

void isect_body_point(const BodyFrame *frame, const double from[3], double to[3])
{
    for (int k = 0; k < 3; k++) {
        to[k] = times_power(from[k], frame->exponent) + frame->origin[k];
        if (frame->unit != 1)
            to[k] /= frame->unit;
    }
}

BodyCore isect_body_core(const Body *body)
{
    return body->convex.support == box_support         ? CORE_BOX
           : body->convex.support == simplex_support   ? CORE_SIMPLEX
           : body->convex.support == ellipsoid_support ? CORE_ELLIPSOID
           : body->convex.support == discs_support     ? CORE_DISCS
           : body->convex.support == balls_support     ? CORE_BALLS
           : body->convex.support == planes_support    ? CORE_PLANES
                                                       : CORE_VERTICES;
}

uint32_t isect_body_feature(const Body *body, uint32_t vertex)
{
    const uint8_t *planes = body->planes[vertex < PACKED_VERTICES ? vertex : 0];
    if (!is_polytope(body->source.shape) || vertex == CONVEX_NO_FEATURE)
        return vertex;
    return planes[0] | (uint32_t)planes[1] << 8 | (uint32_t)planes[2] << 16;
}

/* Vertices of planes, in the frame of the body. */
typedef struct Placed {
    const Body *body;
    bool (*visit)(void *user, const double vertex[3]);
    void *user;
} Placed;
static bool place_and_visit(void *user, const double vertex[3])
{
    const Placed *placed = user;
    Vector at;
    memcpy(at, vertex, sizeof at);
    place_in_frame(placed->body, at);
    return placed->visit(placed->user, at);
}
bool isect_body_vertices(const Body *body, bool (*visit)(void *user, const double vertex[3]),
                         void *user)
{
    const PlaneSet set = planes_of_body(body);
    Placed placed = {body, visit, user};
    return isect_plane_set_vertices(&set, place_and_visit, &placed);
}

size_t isect_body_planes(const BodySource *source)
{
    return planes_of(source);
}
bool isect_body_plane(const Body *body, const BodySource *source, size_t i, double n[3], double *d)
{
    Plane4 plane;
    if (!scaled_plane(source, &body->frame, i, &plane))
        return false;
    memcpy(n, plane.n, sizeof plane.n);
    *d = times_power(plane.d + dot_of(plane.n, body->frame.origin), -body->frame.exponent);
    return true;
}
