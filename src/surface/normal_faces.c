/* isect_normal_kdop14, isect_normal_kdop18, isect_normal_kdop26, isect_normal_kdop,
 * isect_normal_frustum, isect_normal_hull, isect_normal_quad - outward normals of solids with flat
 * faces, and of quads.
 *
 * The normal at a point is that of the plane with the greatest height under the point (farthest
 * outside, or least far inside); of equal ones the first. A height over a plane is a sum of four
 * products over the length of the normal, which core/products.h keeps in range. The normal of a
 * quad is that of the nearer of its two triangles. */
#include "core/power.h"
#include "geometry/kdop_normals.h"
#include "surface/unit.h"
#include HEADER(closest)
#include HEADER(surface)

/* The best face so far; its height is -infinity at the start. */
typedef struct Face {
    double height;
    Vec3 normal;
    bool sound;
} Face;

static const Face no_face = {-HUGE_VAL, {0, 0, 0}, true};

/* Tests the half-space normal . x + d <= 0. A zero normal has no face, and a plane at infinity is
 * skipped. */
static void look_at(Face *face, Vec3 normal, real d, const Point *point)
{
    const real x[] = {normal.x, normal.y, normal.z, d}, y[] = {point->x, point->y, point->z, 1};
    int exponent;
    face->sound = face->sound && finite3(normal) && d == d;
    if (!face->sound || !(real_abs(d) <= REAL_MAX) || largest_of(&normal, 1) == 0)
        return;
    Vec3 scaled = normal;
    const int down = fit_differences(&scaled, 1);
    const double sum = (double)sum_of_products(x, y, 4, &exponent);
    const double height = times_power(sum / sqrt((double)dot(scaled, scaled)), exponent + down);
    if (height > face->height)
        face->height = height, face->normal = normal;
}

static Vec3 normal_of_face(const Face *face, const Point *point)
{
    return face->sound && finite3(*point) ? unit(face->normal) : no_normal;
}

/* Tests a pair of planes: lower <= normal . x <= upper. */
static void look_between(Face *face, Vec3 normal, real lower, real upper, const Point *point)
{
    look_at(face, normal, -upper, point);
    look_at(face, (Vec3){-normal.x, -normal.y, -normal.z}, lower, point);
    face->sound = face->sound && lower - upper <= 0; /* NaN of the same infinity */
}

static const Vec3 normals14[] = {KDOP_AXES, KDOP_CORNERS}, normals18[] = {KDOP_AXES, KDOP_EDGES};
static const Vec3 normals26[] = {KDOP_AXES, KDOP_EDGES, KDOP_CORNERS};

static Vec3 normal_of_slabs(const Vec3 *normals, size_t count, const real *lower, const real *upper,
                            const Point *point)
{
    Face face = no_face;
    for (size_t i = 0; i < count; i++)
        look_between(&face, normals[i], lower[i], upper[i], point);
    return normal_of_face(&face, point);
}

Vec3 X(normal_kdop14)(const Kdop14 *kdop14, const Point *point)
{
    return normal_of_slabs(normals14, OF_AXES + OF_CORNERS, kdop14->lower, kdop14->upper, point);
}

Vec3 X(normal_kdop18)(const Kdop18 *kdop18, const Point *point)
{
    return normal_of_slabs(normals18, OF_AXES + OF_EDGES, kdop18->lower, kdop18->upper, point);
}

Vec3 X(normal_kdop26)(const Kdop26 *kdop26, const Point *point)
{
    return normal_of_slabs(normals26, OF_AXES + OF_EDGES + OF_CORNERS, kdop26->lower, kdop26->upper,
                           point);
}

Vec3 X(normal_kdop)(const X(kdop) * kdop, const Point *point)
{
    return normal_of_slabs(kdop->normals, kdop->count, kdop->lower, kdop->upper, point);
}

Vec3 X(normal_frustum)(const Frustum *frustum, const Point *point)
{
    Face face = no_face;
    for (int i = 0; i < 6; i++)
        look_at(&face, frustum->plane[i].normal, frustum->plane[i].d, point);
    return normal_of_face(&face, point);
}

Vec3 X(normal_hull)(const X(hull) * hull, const Point *point)
{
    Face face = no_face;
    for (size_t i = 0; i < hull->plane_count; i++)
        look_at(&face, hull->planes[i].normal, hull->planes[i].d, point);
    return normal_of_face(&face, point);
}

Vec3 X(normal_quad)(const Quad *quad, const Point *point)
{
    const Triangle first = {quad->a, quad->b, quad->c}, second = {quad->a, quad->c, quad->d};
    if (!finite3(quad->a) || !finite3(quad->b) || !finite3(quad->c) || !finite3(quad->d) ||
        !finite3(*point))
        return no_normal;
    const real to_first = X(closest_point_triangle)(point, &first).distance2;
    const real to_second = X(closest_point_triangle)(point, &second).distance2;
    return X(normal_triangle)(to_second < to_first ? &second : &first, point);
}
