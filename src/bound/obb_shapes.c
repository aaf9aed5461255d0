/* bound/obb_shapes.c - oriented boxes of shapes whose axes are known, and of a box that is moved.
 *
 * Each shape tells three directions, by its axis or its sides. These are made orthonormal, rounded
 * to their type, and make a parallelepiped as bound/oriented.h says; the center is rounded, too.
 * Then a half is how far the shape reaches from the center along the dual of its axis, either way,
 * rounded up (bound/reach.h). So whatever directions and center are, the box holds the shape.
 *
 * No box of an ellipsoid is smaller than that along its axes, since the product of its widths is
 * least there (Hadamard); none of a capsule, as widths 2 r + length * |cos| multiply to least where
 * one of the cosines is 1; none that is flat of a triangle than one with its longest side on an
 * edge, as that is twice as large, nor of a parallelogram (Freeman and Shapira 1975: the least
 * rectangle of a convex polygon has one of its sides on an edge). */
#include "bound/box.h"
#include "bound/oriented.h"
#include "bound/reach.h"
#include "bound/round.h"
#include "bound/shape.h"
#include "core/environment.h"
#include "isect/bound.h"
#include "isectd/bound.h"
#include "shape/aabb.h"

/* ---- directions ---- */

static Spot unit_along(Spot v)
{
    const double most = largest(v);
    return unit_of((Spot){v.x / most, v.y / most, v.z / most});
}
/* An orthonormal frame: the first along a, the second as near b as can be. A vector that tells no
 * direction is replaced. */
static void frame_along(Spot frame[3], Spot a, Spot b)
{
    const Spot axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    if (largest(a) == 0)
        a = b, b = (Spot){0, 0, 0};
    if (largest(a) == 0)
        a = axes[0];
    frame[0] = unit_along(a);
    Spot across = largest(b) > 0 ? beside(unit_along(b), frame[0]) : b;
    if (!(spot_length(across) > 1e-14)) { /* the axis after the one that is next to the first */
        const double x = fabs(frame[0].x), y = fabs(frame[0].y), z = fabs(frame[0].z);
        across = beside(axes[x >= y && x >= z ? 1 : y >= z ? 2 : 0], frame[0]);
    }
    frame[1] = unit_of(beside(unit_of(across), frame[0]));
    frame[2] = spot_cross(frame[0], frame[1]);
}

/* ---- boxes along directions ---- */

/* The box with this center that a shape fits into. */
static isect_status box_around(Obb *obb, Vec3 center, const Spot direction[3], Reach *reach,
                               const void *shape)
{
    const Axes axes = axes_of(direction);
    Obb made = {.center = {center.x + 0, center.y + 0, center.z + 0}};
    for (int i = 0; i < 3; i++) {
        const double *dual = axes.dual[i];
        const bool exact = axes.along[i] >= 0;
        const Way up = {{dual[0], dual[1], dual[2]}, exact};
        const Way down = {{-dual[0], -dual[1], -dual[2]}, exact};
        made.axis[i] = axes.axis[i];
        made.half[i] = num_max(reach(&up, center, shape), reach(&down, center, shape));
        if (!(made.half[i] <= REAL_MAX))
            return ISECT_NOT_FINITE;
    }
    *obb = made;
    return ISECT_OK;
}
/* With the first axis along a vector, the second as near another one as can be. */
static isect_status box_along_two(Obb *obb, Vec3 center, Spot a, Spot b, Reach *reach,
                                  const void *shape)
{
    Spot frame[3];
    frame_along(frame, a, b);
    return box_around(obb, center, frame, reach, shape);
}
static const Spot nowhere = {0, 0, 0};

/* ---- points, and what lies within a radius of them ---- */

static real reach_of_point(const Way *way, Vec3 from, Vec3 to)
{
    Outward sum = outward(0);
    add_way(&sum, way, from, to);
    return upper_of(sum);
}
static real reach_of_segment(const Way *way, Vec3 from, const void *shape)
{
    const Segment *segment = shape;
    return num_max(reach_of_point(way, from, segment->a), reach_of_point(way, from, segment->b));
}
static real reach_of_triangle(const Way *way, Vec3 from, const void *shape)
{
    const Triangle *t = shape;
    return num_max(reach_of_segment(way, from, &t->a), reach_of_point(way, from, t->c));
}
/* Of a corner there is what is below a plane across the way. */
static real reach_of_aabb(const Way *way, Vec3 from, const void *shape)
{
    const Aabb *box = shape;
    const Vec3 to = {way->d[0] > 0 ? box->upper.x : box->lower.x,
                     way->d[1] > 0 ? box->upper.y : box->lower.y,
                     way->d[2] > 0 ? box->upper.z : box->lower.z};
    return reach_of_point(way, from, to);
}
static real reach_of_lozenge(const Way *way, Vec3 from, const void *shape)
{
    const Lozenge *lozenge = shape;
    Outward sum = outward(0);
    add_way(&sum, way, from, lozenge->corner);
    add_share(&sum, way, lozenge->u, 1, false);
    add_share(&sum, way, lozenge->v, 1, false);
    add_radius(&sum, way, (double)lozenge->radius);
    return upper_of(sum);
}

static isect_status box_of_aabb(Obb *obb, const Aabb *box)
{
    const Vec3 center = middle_between(box->lower, box->upper);
    return box_along_two(obb, center, nowhere, nowhere, reach_of_aabb, box);
}
static isect_status box_of_sphere(Obb *obb, const Sphere *sphere)
{
    return box_along_two(obb, sphere->center, nowhere, nowhere, reach_of_sphere, sphere);
}
static isect_status box_of_segment(Obb *obb, const Segment *segment)
{
    const Vec3 a = segment->a, b = segment->b;
    return box_along_two(obb, middle_between(a, b), way_from(a, b), nowhere, reach_of_segment,
                         segment);
}
static isect_status box_of_capsule(Obb *obb, const Capsule *capsule)
{
    const Vec3 a = capsule->a, b = capsule->b;
    return box_along_two(obb, middle_between(a, b), way_from(a, b), nowhere, reach_of_capsule,
                         capsule);
}

/* Along its longest side, with the middle of how far it reaches along each direction, as it is seen
 * from the middle of its box. */
static isect_status box_of_triangle(Obb *obb, const Triangle *t)
{
    Aabb own;
    Spot direction[3], middle = nowhere;
    int longest = 0;
    X(bound_aabb_triangle)(&own, t);
    const Frame frame = frame_of(&own);
    const Spot p[] = {spot_in(&frame, t->a), spot_in(&frame, t->b), spot_in(&frame, t->c)};
    const Spot side[] = {spot_minus(p[1], p[0]), spot_minus(p[2], p[1]), spot_minus(p[0], p[2])};
    for (int k = 1; k < 3; k++)
        if (spot_dot(side[k], side[k]) > spot_dot(side[longest], side[longest]))
            longest = k;
    frame_along(direction, side[longest], side[(longest + 1) % 3]);
    for (int k = 0; k < 3; k++) {
        const double a = spot_dot(p[0], direction[k]), b = spot_dot(p[1], direction[k]),
                     c = spot_dot(p[2], direction[k]);
        const double low = fmin(fmin(a, b), c), high = fmax(fmax(a, b), c);
        middle = spot_mad(middle, low / 2 + high / 2, direction[k]);
    }
    return box_around(obb, point_of(&frame, middle), direction, reach_of_triangle, t);
}

/* Along the longer one of its sides. */
static isect_status box_of_lozenge(Obb *obb, const Lozenge *lozenge)
{
    const Spot u = exactly(lozenge->u), v = exactly(lozenge->v);
    Spot direction[3];
    if (length(v) > length(u)) {
        frame_along(direction, v, u);
        const Spot along_v = direction[0];
        direction[0] = direction[1], direction[1] = along_v;
        direction[2] = spot_cross(direction[0], direction[1]);
    } else {
        frame_along(direction, u, v);
    }
    return box_around(obb, middle_of_sides(lozenge->corner, lozenge->u, lozenge->v), direction,
                      reach_of_lozenge, lozenge);
}
static isect_status box_of_rectangle(Obb *obb, const Rectangle *r)
{
    const Lozenge flat = {r->corner, r->u, r->v, 0};
    return box_of_lozenge(obb, &flat);
}

/* ---- discs, and what ends in them ---- */

/* By a disc with a normal, which must not be zero. Along an exact way, which is one of x, y and z
 * here, the share is a quotient of lengths, each off by 5 1/2 halves of an epsilon; one that
 * underflows is off by less than the least normal number. */
static void add_disc(Outward *sum, const Way *way, Spot normal, double radius)
{
    const Spot d = {way->d[0], way->d[1], way->d[2]};
    if (!way->exact) {
        add_rough(sum, radius * spot_length(spot_cross(d, unit_along(normal))), 2 * radius);
        return;
    }
    const Spot across = spot_cross(d, normal);
    const double most = largest(normal);
    const Spot n = {normal.x / most, normal.y / most, normal.z / most},
               part = {across.x / most, across.y / most, across.z / most};
    if (spot_dot(d, normal) == 0)
        add(sum, radius);
    else if (largest(across) > 0 && radius > 0)
        add_about(sum, radius * (length(part) / length(n) + DBL_MIN));
}
/* A disc around an end of an axis. */
static real reach_of_end(const Way *way, Vec3 from, Vec3 end, Spot axis, real radius)
{
    Outward sum = outward(0);
    add_way(&sum, way, from, end);
    add_disc(&sum, way, axis, (double)radius);
    return upper_of(sum);
}
static real reach_of_disc(const Way *way, Vec3 from, const void *shape)
{
    const Disc *disc = shape;
    return reach_of_end(way, from, disc->center, exactly(disc->normal), disc->radius);
}
static real reach_of_cylinder(const Way *way, Vec3 from, const void *shape)
{
    const Cylinder *c = shape;
    const Spot axis = way_from(c->a, c->b);
    return num_max(reach_of_end(way, from, c->a, axis, c->radius),
                   reach_of_end(way, from, c->b, axis, c->radius));
}
static real reach_of_cone(const Way *way, Vec3 from, const void *shape)
{
    const Cone *cone = shape;
    const Spot axis = way_from(cone->tip, cone->base);
    return num_max(reach_of_point(way, from, cone->tip),
                   reach_of_end(way, from, cone->base, axis, cone->radius));
}
static real reach_of_torus(const Way *way, Vec3 from, const void *shape)
{
    const Torus *torus = shape;
    Outward sum = outward(0);
    add_way(&sum, way, from, torus->center);
    add_disc(&sum, way, exactly(torus->axis), (double)torus->major);
    add_radius(&sum, way, (double)torus->minor);
    return upper_of(sum);
}

/* What nothing tells the direction of is a ball. */
static isect_status box_of_disc(Obb *obb, const Disc *disc)
{
    const Spot normal = exactly(disc->normal);
    if (largest(normal) == 0)
        return box_of_sphere(obb, &(Sphere){disc->center, disc->radius});
    return box_along_two(obb, disc->center, normal, nowhere, reach_of_disc, disc);
}
static isect_status box_of_cylinder(Obb *obb, const Cylinder *c)
{
    const Spot axis = way_from(c->a, c->b);
    if (largest(axis) == 0)
        return box_of_sphere(obb, &(Sphere){c->a, c->radius});
    return box_along_two(obb, middle_between(c->a, c->b), axis, nowhere, reach_of_cylinder, c);
}
static isect_status box_of_cone(Obb *obb, const Cone *cone)
{
    const Spot axis = way_from(cone->tip, cone->base);
    if (largest(axis) == 0)
        return box_of_sphere(obb, &(Sphere){cone->base, cone->radius});
    return box_along_two(obb, middle_between(cone->tip, cone->base), axis, nowhere, reach_of_cone,
                         cone);
}
static real reach_of_round_torus(const Way *way, Vec3 from, const void *shape)
{
    const Torus *torus = shape;
    Outward sum = outward(0);
    add_way(&sum, way, from, torus->center);
    add_radius(&sum, way, (double)torus->major);
    add_radius(&sum, way, (double)torus->minor);
    return upper_of(sum);
}
static isect_status box_of_torus(Obb *obb, const Torus *torus)
{
    const Spot axis = exactly(torus->axis);
    return box_along_two(obb, torus->center, axis, nowhere,
                         largest(axis) == 0 ? reach_of_round_torus : reach_of_torus, torus);
}

/* ---- what has axes ---- */

/* The length of the three products of a radius and what the way has of its axis. */
static real reach_of_ellipsoid(const Way *way, Vec3 from, const void *shape)
{
    const Ellipsoid *e = shape;
    Outward sum = outward(0);
    double part[3], sizes = 0;
    int used = 0, last = 0;
    add_way(&sum, way, from, e->center);
    for (int k = 0; k < 3; k++) {
        const double radius = (double)e->radius[k];
        const Spot axis = exactly(e->axis[k]), d = {way->d[0], way->d[1], way->d[2]};
        const double along = spot_dot(axis, d);
        part[k] = radius * along;
        sizes += radius * (sum_of(axis) + DBL_MIN);
        if (along != 0 && radius > 0)
            used++, last = k;
    }
    if (!way->exact)
        add_rough(&sum, length((Spot){part[0], part[1], part[2]}), sizes);
    else if (used > 1)
        add_about(&sum, length((Spot){part[0], part[1], part[2]}));
    else
        add_share(&sum, way, e->axis[last], (double)e->radius[last], true);
    return upper_of(sum);
}

/* Along its axes if they are orthogonal, but for rounding, else along those that it has in truth;
 * the longest comes first, for its direction counts most. */
static isect_status box_of_ellipsoid(Obb *obb, const Ellipsoid *e)
{
    Spot m[3], frame[3], direction[3];
    int order[] = {0, 1, 2};
    double most = 0;
    for (int k = 0; k < 3; k++) {
        m[k] = scaled_by((double)e->radius[k], e->axis[k]);
        most = fmax(most, largest(m[k]));
    }
    if (!(most <= DBL_MAX))
        return ISECT_NOT_FINITE;
    for (int k = 0; k < 3 && most > 0; k++)
        m[k] = (Spot){m[k].x / most, m[k].y / most, m[k].z / most};
    straighten(m, 16 * (double)REAL_EPSILON);
    for (int k = 0; k < 3; k++)
        for (int i = 2; i > 0; i--)
            if (spot_dot(m[order[i]], m[order[i]]) > spot_dot(m[order[i - 1]], m[order[i - 1]])) {
                const int other = order[i];
                order[i] = order[i - 1], order[i - 1] = other;
            }
    for (int k = 0; k < 3; k++)
        if (largest(m[k]) == 0)
            m[k] = exactly(e->axis[k]);
    frame_along(frame, m[order[0]], m[order[1]]);
    for (int k = 0; k < 3; k++)
        direction[order[k]] = frame[k];
    return box_around(obb, e->center, direction, reach_of_ellipsoid, e);
}

/* ---- a box that is moved ---- */

/* Where its center goes to, as seen from that of the new box, and its axes. */
typedef struct Image {
    Vec3 center;
    Outward at[3], axis[3][3];
    double half[3];
} Image;

/* A number of the image of a vector, as seen from `from`. */
static Outward number_moved(const Vec3 *axes, double origin, Vec3 v, int axis, double from)
{
    Outward sum = outward(origin);
    add(&sum, -from);
    for (int k = 0; k < 3; k++)
        add_product(&sum, number_of(&axes[k], axis), number_of(&v, k));
    return sum;
}
/* False if a number is out of range. */
static bool image_of(Image *image, const Obb *box, const Vec3 *axes, const Vec3 *origin)
{
    for (int axis = 0; axis < 3; axis++) {
        const double from = number_of(origin, axis);
        const Outward at = number_moved(axes, from, box->center, axis, 0);
        ((real *)&image->center)[axis] = rounded(at.value);
        image->at[axis] =
            number_moved(axes, from, box->center, axis, number_of(&image->center, axis));
        if (!(at.size <= DBL_MAX && image->at[axis].size <= DBL_MAX))
            return false;
        for (int k = 0; k < 3; k++) {
            image->half[k] = (double)box->half[k];
            image->axis[k][axis] = number_moved(axes, 0, box->axis[k], axis, 0);
            if (!(image->axis[k][axis].size <= DBL_MAX))
                return false;
        }
    }
    return true;
}

/* What a vector has along a way. A number of an image that is not known is off by 4 epsilon of its
 * size, where one that is given is off by 1/2 with its difference: 11 1/2 instead of 8. */
static Outward along_way(const Way *way, const Outward v[3])
{
    Outward along = outward(0);
    double sizes = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = way->d[axis];
        if (way->exact && d != 0)
            return (Outward){d * v[axis].value, d * v[axis].error, v[axis].size, v[axis].known};
        along.value += d * v[axis].value;
        sizes += v[axis].known && v[axis].error == 0 ? fabs(v[axis].value) : v[axis].size;
    }
    along.size = sizes, along.known = false;
    return along;
}
static real reach_of_image(const Way *way, Vec3 from, const void *shape)
{
    const Image *image = shape;
    Outward sum = outward(0);
    const Outward at = along_way(way, image->at);
    (void)from; /* it is the center */
    if (at.known) {
        add(&sum, at.value);
        if (at.error != 0)
            add(&sum, at.error);
    } else {
        add_rough(&sum, at.value, at.size);
    }
    for (int k = 0; k < 3; k++) {
        const Outward share = along_way(way, image->axis[k]);
        const double half = image->half[k];
        const bool short_enough = (double)(real)share.value == share.value;
        if (half == 0)
            continue;
        if (share.known && share.error == 0 && short_enough)
            add_product(&sum, fabs(share.value), half);
        else
            add_rough(&sum, fabs(share.value) * half, (share.size + DBL_MIN) * half);
    }
    return upper_of(sum);
}

/* How large is a box? Flat ones differ, too. */
static double size_beside(const Obb *box, double unit)
{
    const double slack = (double)REAL_EPSILON;
    return ((double)box->half[0] / unit + slack) * ((double)box->half[1] / unit + slack) *
           ((double)box->half[2] / unit + slack);
}
static bool at_right_angles(const Spot edge[3])
{
    bool right = true;
    for (int k = 0; k < 3; k++) {
        const Spot a = edge[k], b = edge[(k + 1) % 3];
        if (largest(a) > 0 && largest(b) > 0)
            right &= fabs(spot_dot(unit_along(a), unit_along(b))) < 16 * (double)REAL_EPSILON;
    }
    return right;
}
/* Of the six boxes along an edge and a face of the image the least one; of equal ones the first.
 * All are the same if edges are at right angles. */
static isect_status box_of_image(Obb *obb, const Image *image)
{
    static const int order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    isect_status status = ISECT_NOT_FINITE;
    Spot edge[3];
    Obb best = {.half = {0}}, other;
    double unit = 1;
    for (int k = 0; k < 3; k++)
        edge[k] = (Spot){image->axis[k][0].value, image->axis[k][1].value, image->axis[k][2].value};
    const int count = at_right_angles(edge) ? 1 : 6;
    for (int i = 0; i < count; i++) {
        Spot frame[3], direction[3];
        frame_along(frame, edge[order[i][0]], edge[order[i][1]]);
        for (int k = 0; k < 3; k++)
            direction[order[i][k]] = frame[k];
        if (box_around(&other, image->center, direction, reach_of_image, image) != ISECT_OK)
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
    isect_status X(bound_obb_##shape)(Obb * obb, const Shape *shape)                               \
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

static isect_status aabb_status(const Aabb *aabb)
{
    if (has_nan(aabb))
        return ISECT_NOT_FINITE;
    if (!not_empty(aabb))
        return ISECT_EMPTY;
    return all_finite((const real *)aabb, 6) ? ISECT_OK : ISECT_NOT_FINITE;
}
isect_status X(bound_obb_aabb)(Obb *obb, const Aabb *aabb)
{
    if (!obb || !aabb)
        return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    isect_status status = aabb_status(aabb);
    if (status == ISECT_OK)
        status = box_of_aabb(obb, aabb);
    environment_leave(environment);
    return status;
}

isect_status X(bound_obb_moved)(Obb *obb, const Obb *box, const Vec3 *axes, const Vec3 *origin)
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
