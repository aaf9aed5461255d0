/* isect_bound_obb_segment, isect_bound_obb_triangle, isect_bound_obb_rectangle,
 * isect_bound_obb_disc, isect_bound_obb_sphere, isect_bound_obb_capsule, isect_bound_obb_lozenge,
 * isect_bound_obb_ellipsoid, isect_bound_obb_cylinder, isect_bound_obb_cone, isect_bound_obb_torus,
 * isect_bound_obb_aabb, isect_bound_obb_moved - oriented boxes of shapes, and of a transformed box.
 *
 * The axis or the sides of a shape give three directions. These are orthonormalized and rounded to
 * `real`, and span a parallelepiped (bound/obb_axes.c); the center is rounded, too. A half is the
 * support of the shape from the center along the dual of its axis, in both directions, rounded up
 * (bound/support.h). So for any directions and center the box contains the shape.
 *
 * No box is smaller than these:
 *
 *   ellipsoid       that along its axes: the product of the widths is least there (Hadamard)
 *   capsule         that along its axis: widths 2 r + length |cos|, least if one cosine is 1
 *   triangle        that along its longest side: twice the area
 *   parallelogram   one along a side (Freeman, Shapira 1975) */
#include "bound/box.h"
#include "bound/obb_axes.h"
#include "bound/shape.h"
#include "bound/support.h"
#include "core/environment.h"
#include HEADER(bound)

/* ---- directions ---- */

static Vec3d unit_of_any_length(Vec3d v)
{
    const double most = max_norm(v);
    return unit3d((Vec3d){v.x / most, v.y / most, v.z / most});
}
/* An orthonormal frame: the first axis along a, the second as near b as possible. A zero vector is
 * replaced. */
static void frame_from(Vec3d frame[3], Vec3d a, Vec3d b)
{
    const Vec3d axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    if (max_norm(a) == 0)
        a = b, b = (Vec3d){0, 0, 0};
    if (max_norm(a) == 0)
        a = axes[0];
    frame[0] = unit_of_any_length(a);
    Vec3d perpendicular = max_norm(b) > 0 ? rejection(unit_of_any_length(b), frame[0]) : b;
    if (!(length3d(perpendicular) > 1e-14)) { /* use the axis after the one nearest to the first */
        const double x = fabs(frame[0].x), y = fabs(frame[0].y), z = fabs(frame[0].z);
        perpendicular = rejection(axes[x >= y && x >= z ? 1 : y >= z ? 2 : 0], frame[0]);
    }
    frame[1] = unit3d(rejection(unit3d(perpendicular), frame[0]));
    frame[2] = cross3d(frame[0], frame[1]);
}

/* ---- boxes along directions ---- */

/* The smallest box with this center and these directions. */
static isect_status box_around(Obb *obb, Vec3 center, const Vec3d direction[3], Support *support,
                               const void *shape)
{
    const Axes axes = X(axes_of)(direction);
    Obb made = {.center = {center.x + 0, center.y + 0, center.z + 0}};
    for (int i = 0; i < 3; i++) {
        const double *dual = axes.dual[i];
        const bool exact = axes.coordinate[i] >= 0;
        const Direction up = {{dual[0], dual[1], dual[2]}, exact};
        const Direction down = {{-dual[0], -dual[1], -dual[2]}, exact};
        made.axis[i] = axes.axis[i];
        made.half[i] = num_max(support(&up, center, shape), support(&down, center, shape));
        if (!(made.half[i] <= REAL_MAX))
            return ISECT_NOT_FINITE;
    }
    *obb = made;
    return ISECT_OK;
}
/* The box with the first axis along a, the second as near b as possible. */
static isect_status box_from_two(Obb *obb, Vec3 center, Vec3d a, Vec3d b, Support *support,
                                 const void *shape)
{
    Vec3d frame[3];
    frame_from(frame, a, b);
    return box_around(obb, center, frame, support, shape);
}
static const Vec3d zero = {0, 0, 0};

/* ---- points, and swept spheres ---- */

static real support_of_point(const Direction *direction, Vec3 from, Vec3 to)
{
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, to);
    return sum_upper(sum);
}
static real support_of_segment(const Direction *direction, Vec3 from, const void *shape)
{
    const Segment *segment = shape;
    return num_max(support_of_point(direction, from, segment->a),
                   support_of_point(direction, from, segment->b));
}
static real support_of_triangle(const Direction *direction, Vec3 from, const void *shape)
{
    const Triangle *t = shape;
    return num_max(support_of_segment(direction, from, &t->a),
                   support_of_point(direction, from, t->c));
}
/* The support of the corner that is extreme along the direction. */
static real support_of_aabb(const Direction *direction, Vec3 from, const void *shape)
{
    const Aabb *box = shape;
    const Vec3 to = {direction->d[0] > 0 ? box->upper.x : box->lower.x,
                     direction->d[1] > 0 ? box->upper.y : box->lower.y,
                     direction->d[2] > 0 ? box->upper.z : box->lower.z};
    return support_of_point(direction, from, to);
}
static real support_of_lozenge(const Direction *direction, Vec3 from, const void *shape)
{
    const Lozenge *lozenge = shape;
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, lozenge->corner);
    X(sum_add_projection)(&sum, direction, lozenge->u, 1, false);
    X(sum_add_projection)(&sum, direction, lozenge->v, 1, false);
    X(sum_add_radius)(&sum, direction, (double)lozenge->radius);
    return sum_upper(sum);
}

static isect_status box_of_aabb(Obb *obb, const Aabb *box)
{
    const Vec3 center = midpoint(box->lower, box->upper);
    return box_from_two(obb, center, zero, zero, support_of_aabb, box);
}
static isect_status box_of_sphere(Obb *obb, const Sphere *sphere)
{
    return box_from_two(obb, sphere->center, zero, zero, X(support_of_sphere), sphere);
}
static isect_status box_of_segment(Obb *obb, const Segment *segment)
{
    const Vec3 a = segment->a, b = segment->b;
    return box_from_two(obb, midpoint(a, b), direction_between(a, b), zero, support_of_segment,
                        segment);
}
static isect_status box_of_capsule(Obb *obb, const Capsule *capsule)
{
    const Vec3 a = capsule->a, b = capsule->b;
    return box_from_two(obb, midpoint(a, b), direction_between(a, b), zero, X(support_of_capsule),
                        capsule);
}

/* The box along the longest side, centered on the interval along each direction, in the frame of
 * its box. */
static isect_status box_of_triangle(Obb *obb, const Triangle *t)
{
    Aabb own;
    Vec3d direction[3], middle = zero;
    int longest = 0;
    const isect_status status = X(bound_aabb_triangle)(t, &own);
    const Frame frame = frame_of(&own);
    const Vec3d p[] = {to_frame(&frame, t->a), to_frame(&frame, t->b), to_frame(&frame, t->c)};
    const Vec3d side[] = {sub3d(p[1], p[0]), sub3d(p[2], p[1]), sub3d(p[0], p[2])};
    for (int k = 1; k < 3; k++)
        if (dot3d(side[k], side[k]) > dot3d(side[longest], side[longest]))
            longest = k;
    frame_from(direction, side[longest], side[(longest + 1) % 3]);
    for (int k = 0; k < 3; k++) {
        const double a = dot3d(p[0], direction[k]), b = dot3d(p[1], direction[k]),
                     c = dot3d(p[2], direction[k]);
        const double low = fmin(fmin(a, b), c), high = fmax(fmax(a, b), c);
        middle = mad3d(middle, low / 2 + high / 2, direction[k]);
    }
    return status != ISECT_OK
               ? status
               : box_around(obb, from_frame(&frame, middle), direction, support_of_triangle, t);
}

/* The box along the longer side. */
static isect_status box_of_lozenge(Obb *obb, const Lozenge *lozenge)
{
    const Vec3d u = to_vec3d(lozenge->u), v = to_vec3d(lozenge->v);
    Vec3d direction[3];
    if (safe_length(v) > safe_length(u)) {
        frame_from(direction, v, u);
        const Vec3d along_v = direction[0];
        direction[0] = direction[1], direction[1] = along_v;
        direction[2] = cross3d(direction[0], direction[1]);
    } else {
        frame_from(direction, u, v);
    }
    return box_around(obb, parallelogram_center(lozenge->corner, lozenge->u, lozenge->v), direction,
                      support_of_lozenge, lozenge);
}
static isect_status box_of_rectangle(Obb *obb, const Rectangle *r)
{
    const Lozenge flat = {r->corner, r->u, r->v, 0};
    return box_of_lozenge(obb, &flat);
}

/* ---- discs, cylinders, cones, tori ---- */

/* Adds the support of a disc with a normal other than zero. Along an exact direction, which is x, y
 * or z here, it is the radius times a quotient of lengths. The error of each length is 5 1/2 halves
 * of an epsilon. That of a quotient that underflows is less than the least normal number. */
static void sum_add_disc(Sum *sum, const Direction *direction, Vec3d normal, double radius)
{
    const Vec3d d = {direction->d[0], direction->d[1], direction->d[2]};
    if (!direction->exact) {
        sum_add_bounded(sum, radius * length3d(cross3d(d, unit_of_any_length(normal))), 2 * radius);
        return;
    }
    const Vec3d perpendicular = cross3d(d, normal);
    const double most = max_norm(normal);
    const Vec3d n = {normal.x / most, normal.y / most, normal.z / most},
                term = {perpendicular.x / most, perpendicular.y / most, perpendicular.z / most};
    if (dot3d(d, normal) == 0)
        sum_add(sum, radius);
    else if (max_norm(perpendicular) > 0 && radius > 0)
        sum_add_rounded(sum, radius * (safe_length(term) / safe_length(n) + DBL_MIN));
}
/* The support of a disc at an end of an axis. */
static real support_of_rim(const Direction *direction, Vec3 from, Vec3 end, Vec3d axis, real radius)
{
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, end);
    sum_add_disc(&sum, direction, axis, (double)radius);
    return sum_upper(sum);
}
static real support_of_disc(const Direction *direction, Vec3 from, const void *shape)
{
    const Disc *disc = shape;
    return support_of_rim(direction, from, disc->center, to_vec3d(disc->normal), disc->radius);
}
static real support_of_cylinder(const Direction *direction, Vec3 from, const void *shape)
{
    const Cylinder *c = shape;
    const Vec3d axis = direction_between(c->a, c->b);
    return num_max(support_of_rim(direction, from, c->a, axis, c->radius),
                   support_of_rim(direction, from, c->b, axis, c->radius));
}
static real support_of_cone(const Direction *direction, Vec3 from, const void *shape)
{
    const Cone *cone = shape;
    const Vec3d axis = direction_between(cone->tip, cone->base);
    return num_max(support_of_point(direction, from, cone->tip),
                   support_of_rim(direction, from, cone->base, axis, cone->radius));
}
static real support_of_torus(const Direction *direction, Vec3 from, const void *shape)
{
    const Torus *torus = shape;
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, torus->center);
    sum_add_disc(&sum, direction, to_vec3d(torus->axis), (double)torus->major);
    X(sum_add_radius)(&sum, direction, (double)torus->minor);
    return sum_upper(sum);
}

/* A ball if the normal is zero. */
static isect_status box_of_disc(Obb *obb, const Disc *disc)
{
    const Vec3d normal = to_vec3d(disc->normal);
    if (max_norm(normal) == 0)
        return box_of_sphere(obb, &(Sphere){disc->center, disc->radius});
    return box_from_two(obb, disc->center, normal, zero, support_of_disc, disc);
}
static isect_status box_of_cylinder(Obb *obb, const Cylinder *c)
{
    const Vec3d axis = direction_between(c->a, c->b);
    if (max_norm(axis) == 0)
        return box_of_sphere(obb, &(Sphere){c->a, c->radius});
    return box_from_two(obb, midpoint(c->a, c->b), axis, zero, support_of_cylinder, c);
}
static isect_status box_of_cone(Obb *obb, const Cone *cone)
{
    const Vec3d axis = direction_between(cone->tip, cone->base);
    if (max_norm(axis) == 0)
        return box_of_sphere(obb, &(Sphere){cone->base, cone->radius});
    return box_from_two(obb, midpoint(cone->tip, cone->base), axis, zero, support_of_cone, cone);
}
static real support_of_round_torus(const Direction *direction, Vec3 from, const void *shape)
{
    const Torus *torus = shape;
    Sum sum = sum_of(0);
    X(sum_add_difference)(&sum, direction, from, torus->center);
    X(sum_add_radius)(&sum, direction, (double)torus->major);
    X(sum_add_radius)(&sum, direction, (double)torus->minor);
    return sum_upper(sum);
}
static isect_status box_of_torus(Obb *obb, const Torus *torus)
{
    const Vec3d axis = to_vec3d(torus->axis);
    return box_from_two(obb, torus->center, axis, zero,
                        max_norm(axis) == 0 ? support_of_round_torus : support_of_torus, torus);
}

/* ---- ellipsoids ---- */

/* The length of the vector of three products of a radius and the projection of its axis. */
static real support_of_ellipsoid(const Direction *direction, Vec3 from, const void *shape)
{
    const Ellipsoid *e = shape;
    Sum sum = sum_of(0);
    double term[3], sizes = 0;
    int used = 0, last = 0;
    X(sum_add_difference)(&sum, direction, from, e->center);
    for (int k = 0; k < 3; k++) {
        const double radius = (double)e->radius[k];
        const Vec3d axis = to_vec3d(e->axis[k]),
                    d = {direction->d[0], direction->d[1], direction->d[2]};
        const double projection = dot3d(axis, d);
        term[k] = radius * projection;
        sizes += radius * (norm1(axis) + DBL_MIN);
        if (projection != 0 && radius > 0)
            used++, last = k;
    }
    if (!direction->exact)
        sum_add_bounded(&sum, safe_length((Vec3d){term[0], term[1], term[2]}), sizes);
    else if (used > 1)
        sum_add_rounded(&sum, safe_length((Vec3d){term[0], term[1], term[2]}));
    else
        X(sum_add_projection)(&sum, direction, e->axis[last], (double)e->radius[last], true);
    return sum_upper(sum);
}

/* The box along the given axes if they are orthogonal, up to rounding; else along the true
 * principal axes. The longest comes first, because its direction has the most influence. */
static isect_status box_of_ellipsoid(Obb *obb, const Ellipsoid *e)
{
    Vec3d m[3], frame[3], direction[3];
    int order[] = {0, 1, 2};
    double most = 0;
    for (int k = 0; k < 3; k++) {
        m[k] = scaled_axis((double)e->radius[k], e->axis[k]);
        most = fmax(most, max_norm(m[k]));
    }
    if (!(most <= DBL_MAX))
        return ISECT_NOT_FINITE;
    for (int k = 0; k < 3 && most > 0; k++)
        m[k] = (Vec3d){m[k].x / most, m[k].y / most, m[k].z / most};
    orthogonalize(m, 16 * (double)REAL_EPSILON);
    for (int k = 0; k < 3; k++)
        for (int i = 2; i > 0; i--)
            if (dot3d(m[order[i]], m[order[i]]) > dot3d(m[order[i - 1]], m[order[i - 1]])) {
                const int other = order[i];
                order[i] = order[i - 1], order[i - 1] = other;
            }
    for (int k = 0; k < 3; k++)
        if (max_norm(m[k]) == 0)
            m[k] = to_vec3d(e->axis[k]);
    frame_from(frame, m[order[0]], m[order[1]]);
    for (int k = 0; k < 3; k++)
        direction[order[k]] = frame[k];
    return box_around(obb, e->center, direction, support_of_ellipsoid, e);
}

/* ---- a transformed box ---- */

/* The image: its center relative to that of the new box, and its axes. */
typedef struct Image {
    Vec3 center;
    Sum at[3], axis[3][3];
    double half[3];
} Image;

/* A component of the image of a vector, relative to `from`. */
static Sum moved_component(const Vec3 *axes, double origin, Vec3 v, int axis, double from)
{
    Sum sum = sum_of(origin);
    sum_add(&sum, -from);
    for (int k = 0; k < 3; k++)
        sum_add_product(&sum, component(&axes[k], axis), component(&v, k));
    return sum;
}
/* False if a number overflows. */
static bool image_of(Image *image, const Obb *box, const Vec3 *axes, const Vec3 *origin)
{
    for (int axis = 0; axis < 3; axis++) {
        const double from = component(origin, axis);
        const Sum at = moved_component(axes, from, box->center, axis, 0);
        ((real *)&image->center)[axis] = rounded(at.value);
        image->at[axis] =
            moved_component(axes, from, box->center, axis, component(&image->center, axis));
        if (!(at.size <= DBL_MAX && image->at[axis].size <= DBL_MAX))
            return false;
        for (int k = 0; k < 3; k++) {
            image->half[k] = (double)box->half[k];
            image->axis[k][axis] = moved_component(axes, 0, box->axis[k], axis, 0);
            if (!(image->axis[k][axis].size <= DBL_MAX))
                return false;
        }
    }
    return true;
}

/* The projection of a vector on a direction. The error of an inexact component of an image is 4
 * epsilon of its size; that of a given number with its difference is 1/2. The total is 11 1/2
 * instead of 8. */
static Sum projection_of(const Direction *direction, const Sum v[3])
{
    Sum projection = sum_of(0);
    double sizes = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = direction->d[axis];
        if (direction->exact && d != 0)
            return (Sum){d * v[axis].value, d * v[axis].error, v[axis].size, v[axis].exact};
        projection.value += d * v[axis].value;
        sizes += v[axis].exact && v[axis].error == 0 ? fabs(v[axis].value) : v[axis].size;
    }
    projection.size = sizes, projection.exact = false;
    return projection;
}
static real support_of_image(const Direction *direction, Vec3 from, const void *shape)
{
    const Image *image = shape;
    Sum sum = sum_of(0);
    const Sum at = projection_of(direction, image->at);
    (void)from; /* it is the center */
    if (at.exact) {
        sum_add(&sum, at.value);
        if (at.error != 0)
            sum_add(&sum, at.error);
    } else {
        sum_add_bounded(&sum, at.value, at.size);
    }
    for (int k = 0; k < 3; k++) {
        const Sum projection = projection_of(direction, image->axis[k]);
        const double half = image->half[k];
        const bool short_enough = (double)(real)projection.value == projection.value;
        if (half == 0)
            continue;
        if (projection.exact && projection.error == 0 && short_enough)
            sum_add_product(&sum, fabs(projection.value), half);
        else
            sum_add_bounded(&sum, fabs(projection.value) * half,
                            (projection.size + DBL_MIN) * half);
    }
    return sum_upper(sum);
}

/* The size of a box; flat boxes are distinguished, too. */
static double size_beside(const Obb *box, double unit)
{
    const double slack = (double)REAL_EPSILON;
    return ((double)box->half[0] / unit + slack) * ((double)box->half[1] / unit + slack) *
           ((double)box->half[2] / unit + slack);
}
static bool at_right_angles(const Vec3d edge[3])
{
    bool right = true;
    for (int k = 0; k < 3; k++) {
        const Vec3d a = edge[k], b = edge[(k + 1) % 3];
        if (max_norm(a) > 0 && max_norm(b) > 0)
            right &= fabs(dot3d(unit_of_any_length(a), unit_of_any_length(b))) <
                     16 * (double)REAL_EPSILON;
    }
    return right;
}
/* The smallest of the six boxes along an edge and a face of the image; of equal ones the first. All
 * are the same if the edges are perpendicular. */
static isect_status box_of_image(Obb *obb, const Image *image)
{
    static const int order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    isect_status status = ISECT_NOT_FINITE;
    Vec3d edge[3];
    Obb best = {.half = {0}}, other;
    double unit = 1;
    for (int k = 0; k < 3; k++)
        edge[k] =
            (Vec3d){image->axis[k][0].value, image->axis[k][1].value, image->axis[k][2].value};
    const int count = at_right_angles(edge) ? 1 : 6;
    for (int i = 0; i < count; i++) {
        Vec3d frame[3], direction[3];
        frame_from(frame, edge[order[i][0]], edge[order[i][1]]);
        for (int k = 0; k < 3; k++)
            direction[order[i][k]] = frame[k];
        if (box_around(&other, image->center, direction, support_of_image, image) != ISECT_OK)
            continue;
        if (status == ISECT_OK && !(size_beside(&other, unit) < size_beside(&best, unit)))
            continue;
        if (status != ISECT_OK)
            unit = (double)num_max(num_max(other.half[0], other.half[1]), other.half[2]);
        unit = unit > 0 ? unit : 1;
        status = ISECT_OK, best = other;
    }
    if (status == ISECT_OK)
        *obb = best;
    return status;
}

/* ---- public ---- */

#define MAKER(shape, Shape, radius, radii)                                                         \
    isect_status X(bound_obb_##shape)(const Shape *shape, Obb *obb)                                \
    {                                                                                              \
        const Environment environment = environment_enter();                                       \
        isect_status status =                                                                      \
            shape_status(obb, shape, sizeof *shape, shape ? (radius) : NULL, radii);               \
        if (status == ISECT_OK)                                                                    \
            status = box_of_##shape(obb, shape);                                                   \
        environment_leave(environment);                                                            \
        return status;                                                                             \
    }
MAKER(segment, Segment, NULL, 0)
MAKER(triangle, Triangle, NULL, 0)
MAKER(rectangle, Rectangle, NULL, 0)
MAKER(disc, Disc, &disc->radius, 1)
MAKER(sphere, Sphere, &sphere->radius, 1)
MAKER(capsule, Capsule, &capsule->radius, 1)
MAKER(lozenge, Lozenge, &lozenge->radius, 1)
MAKER(ellipsoid, Ellipsoid, ellipsoid->radius, 3)
MAKER(cylinder, Cylinder, &cylinder->radius, 1)
MAKER(cone, Cone, &cone->radius, 1)
MAKER(torus, Torus, &torus->major, 2)

isect_status X(bound_obb_aabb)(const Aabb *aabb, Obb *obb)
{
    if (!obb || !aabb)
        return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    isect_status status = bounded_status(aabb);
    if (status == ISECT_OK)
        status = box_of_aabb(obb, aabb);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_moved)(const Obb *box, const Vec3 *axes, const Vec3 *origin, Obb *obb)
{
    if (!axes || !origin)
        return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    isect_status status = shape_status(obb, box, sizeof *box, box ? box->half : NULL, 3);
    Image image;
    if (status != ISECT_BAD_ARGUMENT && (!all_finite((const real *)axes, 9) || !finite3(*origin)))
        status = ISECT_NOT_FINITE;
    if (status == ISECT_OK)
        status = image_of(&image, box, axes, origin) ? box_of_image(obb, &image) : ISECT_NOT_FINITE;
    environment_leave(environment);
    return status;
}
