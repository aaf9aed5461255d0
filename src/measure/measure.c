/* isect_measure_segment, isect_measure_triangle, isect_measure_rectangle, isect_measure_disc,
 * isect_measure_sphere, isect_measure_capsule, isect_measure_lozenge, isect_measure_ellipsoid,
 * isect_measure_cylinder, isect_measure_cone, isect_measure_torus, isect_measure_aabb,
 * isect_measure_obb - volume, surface area, shadow and width of shapes.
 *
 * Most shapes are the points within a radius r of a flat convex set of area A and perimeter P
 * (Steiner):
 *
 *   volume    2 A r + pi/2 P r^2 + 4/3 pi r^3
 *   surface   2 A + pi P r + 4 pi r^2
 *   width     P/4 + 2 r
 *   shadow    surface / 4, for all convex sets
 *
 * A segment of length l has A = 0 and P = 2 l, a point A = P = 0; r = 0 gives the flat set. The
 * width of a solid is the integral of its mean curvature over the surface, divided by 2 pi: an edge
 * of length l and the angle x between the normals adds l x / (4 pi).
 *
 * Errors, with h = epsilon / 2:
 *
 *   a difference             h
 *   its length               3 h more
 *   product and sum of three 6 h          below 8 epsilon in total
 *   a cross product          4 h of the product of both lengths
 *
 * All numbers are first scaled to the size of 1, so that squares and cubes are in range. */
#include "geometry/aabb.h"
#include "geometry/scale.h"
#include "measure/angle.h"
#include "measure/half_axes.h"
#include HEADER(measure)

#define PI R(3.14159265358979323846)

/* The vectors from a point to two others, and a radius, all times 2^down. */
typedef struct Parts {
    Vec3 u, v;
    real r;
    int down;
} Parts;

static const X(measure) no_measure = {0, 0, 0, 0};

/* False if a number is not finite, or the radius is negative. */
static bool parts_of(Parts *parts, Vec3 a, Vec3 b, Vec3 c, real radius)
{
    Vec3 p[] = {a, b, c, {radius, 0, 0}};
    if (!finite3(a) || !finite3(b) || !finite3(c) || !(radius >= 0 && radius <= REAL_MAX))
        return false;
    const bool overflows = !finite3(sub(b, a)) || !finite3(sub(c, a));
    parts->down = overflows ? fit_points(p, 4) : 0;
    Vec3 vector[] = {sub(p[1], p[0]), sub(p[2], p[0]), p[3]};
    parts->down += fit_differences(vector, 3);
    parts->u = vector[0], parts->v = vector[1], parts->r = vector[2].x;
    return true;
}

/* The length of a vector, without overflow or underflow. */
static real length(Vec3 vector)
{
    const int down = fit_differences(&vector, 1);
    return times_two_to(real_sqrt(dot(vector, vector)), -down);
}

/* The measures of a shape that was scaled by 2^down. */
static X(measure) rescaled(real volume, real area, real width, int down)
{
    return (X(measure)){
        saturated(times_two_to(volume, -3 * down)), saturated(times_two_to(area, -2 * down)),
        saturated(times_two_to(area, -2 * down - 2)), saturated(times_two_to(width, -down))};
}

/* The points within r of a flat convex set, by Steiner's formulas. */
static X(measure) steiner(real covered, real round, real r, int down)
{
    return rescaled(2 * covered * r + PI / 2 * round * r * r + 4 * PI / 3 * r * r * r,
                    2 * covered + PI * round * r + 4 * PI * r * r, round / 4 + 2 * r, down);
}

/* ---- flat sets, and the points within a radius of them ---- */

static X(measure) around_parallelogram(Vec3 corner, Vec3 u, Vec3 v, real radius)
{
    Parts s;
    if (!finite3(corner) || !parts_of(&s, (Vec3){0, 0, 0}, u, v, radius))
        return no_measure;
    return steiner(length(cross(s.u, s.v)), 2 * (length(s.u) + length(s.v)), s.r, s.down);
}

static X(measure) around_segment(Vec3 a, Vec3 b, real radius)
{
    Parts s;
    return parts_of(&s, a, b, a, radius) ? steiner(0, 2 * length(s.u), s.r, s.down) : no_measure;
}

X(measure) X(measure_segment)(const Segment *segment)
{
    return around_segment(segment->a, segment->b, 0);
}

X(measure) X(measure_triangle)(const Triangle *triangle)
{
    Parts s;
    if (!parts_of(&s, triangle->a, triangle->b, triangle->c, 0))
        return no_measure;
    return steiner(length(cross(s.u, s.v)) / 2, length(s.u) + length(s.v) + length(sub(s.v, s.u)),
                   0, s.down);
}

X(measure) X(measure_rectangle)(const Rectangle *rectangle)
{
    return around_parallelogram(rectangle->corner, rectangle->u, rectangle->v, 0);
}

X(measure) X(measure_disc)(const Disc *disc)
{
    Parts s;
    if (!parts_of(&s, disc->center, disc->center, disc->center, disc->radius))
        return no_measure;
    return steiner(PI * s.r * s.r, 2 * PI * s.r, 0, s.down);
}

X(measure) X(measure_sphere)(const Sphere *sphere)
{
    return around_segment(sphere->center, sphere->center, sphere->radius);
}

X(measure) X(measure_capsule)(const Capsule *capsule)
{
    return around_segment(capsule->a, capsule->b, capsule->radius);
}

X(measure) X(measure_lozenge)(const Lozenge *lozenge)
{
    return around_parallelogram(lozenge->corner, lozenge->u, lozenge->v, lozenge->radius);
}

/* ---- round, with edges ---- */

static bool equal(Vec3 a, Vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* A ball if the ends coincide: the direction is undefined then. */
X(measure) X(measure_cylinder)(const Cylinder *cylinder)
{
    Parts s;
    if (!parts_of(&s, cylinder->a, cylinder->b, cylinder->a, cylinder->radius))
        return no_measure;
    const real h = length(s.u), r = s.r;
    if (equal(cylinder->a, cylinder->b))
        return around_segment(cylinder->a, cylinder->a, cylinder->radius);
    return rescaled(PI * r * r * h, 2 * PI * r * (r + h), h / 2 + PI / 2 * r, s.down);
}

/* The lateral surface is curved in one direction only, by cos x / (s sin x) at the distance s from
 * the tip: its integral is pi h. The normal turns by pi/2 + x across the rim. */
X(measure) X(measure_cone)(const Cone *cone)
{
    Parts s;
    if (!parts_of(&s, cone->base, cone->tip, cone->base, cone->radius))
        return no_measure;
    const real h = length(s.u), r = s.r, slant = length((Vec3){h, r, 0});
    if (equal(cone->tip, cone->base))
        return around_segment(cone->base, cone->base, cone->radius);
    const real angle = (real)angle_of((double)r, (double)h);
    return rescaled(PI / 3 * r * r * h, PI * r * (r + slant), h / 2 + r * (PI / 4 + angle / 2),
                    s.down);
}

/* The width in a direction is twice the length of the vector of the half axes' contributions. The
 * shadow is that width, up to a factor, of the ellipsoid whose half axes are the products of two of
 * these. */
X(measure) X(measure_ellipsoid)(const Ellipsoid *ellipsoid)
{
    Vec3 axis[3];
    for (int i = 0; i < 3; i++) {
        const Vec3 vector = ellipsoid->axis[i];
        const real r = ellipsoid->radius[i];
        if (!finite3(vector) || !finite3(ellipsoid->center) || !(r >= 0 && r <= REAL_MAX))
            return no_measure;
        axis[i] = vector;
    }
    real half[3];
    const int down = half_axes(half, axis, ellipsoid->radius);
    const double a = (double)half[0], b = (double)half[1], c = (double)half[2];
    return rescaled(4 * PI / 3 * half[0] * half[1] * half[2],
                    4 * PI * (real)integral_g(b * c * b * c, c * a * c * a, a * b * a * b),
                    2 * (real)integral_g(a * a, b * b, c * c), down);
}

/* The volume of a ring is swept by its disc (Pappus). Without a hole only the part of the disc
 * beyond the axis counts: x is the remaining angle of the circle on either side. The convex set
 * around the torus is the set within the minor radius of the disc in the middle. Its surface may be
 * less than that of the ring: a line that hits the ring hits the convex set, and a line that hits a
 * surface hits it twice. So the shadow is the lesser one of both. */
X(measure) X(measure_torus)(const Torus *torus)
{
    Vec3 radii = {torus->major, torus->minor, 0};
    if (!finite3(torus->center) || !finite3(torus->axis) || !finite3(radii) || radii.x < 0 ||
        radii.y < 0)
        return no_measure;
    if (torus->axis.x == 0 && torus->axis.y == 0 && torus->axis.z == 0) {
        const int down = fit_differences(&radii, 1);
        return steiner(0, 0, radii.x + radii.y, down);
    }
    const int down = fit_differences(&radii, 1);
    const real major = radii.x, r = radii.y;
    const real h = major < r ? real_sqrt((r - major) * (r + major)) : 0;
    const real x = major < r ? PI / 2 + (real)angle_of((double)major, (double)h) : PI;
    const real area = 4 * PI * r * (major * x + h);
    X(measure)
    m = rescaled(2 * PI * (major * (r * r * x + major * h) + 2 * h * h * h / 3), area,
                 PI / 2 * major + 2 * r, down);
    const X(measure) around = steiner(PI * major * major, 2 * PI * major, r, down);
    m.shadow = num_min(around.shadow, m.shadow);
    return m;
}

/* ---- boxes ---- */

/* Three edge vectors, all times 2^down. */
static X(measure) measure_of_box(const Vec3 *vector, int down)
{
    const real a = length(vector[0]), b = length(vector[1]), c = length(vector[2]);
    const Vec3 ab = cross(vector[0], vector[1]), bc = cross(vector[1], vector[2]),
               ca = cross(vector[2], vector[0]);
    return rescaled(real_abs(dot(ab, vector[2])), 2 * (length(ab) + length(bc) + length(ca)),
                    (a + b + c) / 2, down);
}

/* An unbounded box: each measure that is not 0 is infinite. */
static X(measure) endless(Vec3 d)
{
    const int flat = (d.x == 0) + (d.y == 0) + (d.z == 0);
    const real area = flat < 2 ? REAL_MAX : 0;
    return (X(measure)){flat ? 0 : REAL_MAX, area, area, REAL_MAX};
}

X(measure) X(measure_aabb)(const Aabb *aabb)
{
    Vec3 p[] = {aabb->lower, aabb->upper};
    if (!not_empty(aabb))
        return no_measure;
    if (!finite3(p[0]) || !finite3(p[1]))
        return endless(sub(p[1], p[0]));
    const int first = finite3(sub(p[1], p[0])) ? 0 : fit_points(p, 2);
    const Vec3 d = sub(p[1], p[0]);
    Vec3 vector[] = {{d.x, 0, 0}, {0, d.y, 0}, {0, 0, d.z}};
    const int down = first + fit_differences(vector, 3);
    return measure_of_box(vector, down);
}

X(measure) X(measure_obb)(const Obb *obb)
{
    Vec3 vector[3];
    for (int i = 0; i < 3; i++)
        if (!finite3(obb->axis[i]) || !finite3(obb->center) ||
            !(obb->half[i] >= 0 && obb->half[i] <= REAL_MAX))
            return no_measure;
    const int down = fit_products(vector, obb->axis, obb->half) - 1; /* whole lengths, not half */
    return measure_of_box(vector, down);
}
