/* isect_measure_mesh_inertia - mass, centroid and inertia tensor of the solid in a mesh, or of its
 * surface.
 *
 * The solid is the signed sum of the tetrahedra from the middle of its box to the triangles. With
 * the corners a, b, c of a triangle relative to that point, s = a + b + c, and the mass w of its
 * tetrahedron or of the triangle itself, the integrals are
 *
 *                  of a tetrahedron                     of a triangle
 *     of 1         w = a . (b x c) / 6                  w = |(b - a) x (c - a)| / 2
 *     of x         w s / 4                              w s / 3
 *     of x x^T     w (a a^T + b b^T + c c^T + s s^T) / 20     the same / 12
 *
 * Sums are those of doubles with their rests. At last the integrals are taken to the centroid m:
 * that of x x^T loses mass * m m^T. Lengths are in units of a power of two, so that no coordinate
 * is beyond 1. Then |w| <= 2 sqrt(3), and the sum of products is at most 12. With h half an epsilon
 * of double, the relative errors are
 *
 *     corners               h
 *     w                     9 h of the product of the lengths
 *     w times a product     20 h
 *
 * so that an integral of x x^T is within 30 h * 3.5 * 12 / 12 for each triangle, in these units. */
#include "exact/quotient.h"
#include "geometry/to_vec3d.h"
#include "measure/mesh.h"
#include HEADER(bound)
#include HEADER(measure)

enum { ONE, FIRST, SQUARES = FIRST + 3, PRODUCTS = SQUARES + 3, INTEGRALS = PRODUCTS + 3 };

typedef struct Integrals {
    double sum[INTEGRALS], rest[INTEGRALS];
} Integrals;

static Vec3d in_units_of(int exponent, Vec3 p)
{
    return (Vec3d){times_power((double)p.x, -exponent), times_power((double)p.y, -exponent),
                   times_power((double)p.z, -exponent)};
}
static void take3(double to[3], Vec3d from)
{
    to[0] = from.x, to[1] = from.y, to[2] = from.z;
}
static double volume_of(const Vec3d corner[3])
{
    return dot3d(corner[0], cross3d(corner[1], corner[2])) / 6;
}
static double area_of_triangle(const Vec3d corner[3])
{
    const Vec3d u = sub3d(corner[1], corner[0]), v = sub3d(corner[2], corner[0]);
    return length3d(cross3d(u, v)) / 2;
}
static void add_triangle(Integrals *to, const Vec3d corner[3], bool surface)
{
    const double mass = surface ? area_of_triangle(corner) : volume_of(corner);
    const double per = surface ? 3 : 4, per2 = surface ? 12 : 20;
    double a[3], b[3], c[3];
    double s[3];
    take3(a, corner[0]), take3(b, corner[1]), take3(c, corner[2]);
    add_number(&to->sum[ONE], &to->rest[ONE], mass);
    for (int i = 0; i < 3; i++) {
        s[i] = a[i] + b[i] + c[i];
        add_number(&to->sum[FIRST + i], &to->rest[FIRST + i], mass * s[i] / per);
    }
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        add_number(&to->sum[SQUARES + i], &to->rest[SQUARES + i],
                   mass * (a[i] * a[i] + b[i] * b[i] + c[i] * c[i] + s[i] * s[i]) / per2);
        add_number(&to->sum[PRODUCTS + i], &to->rest[PRODUCTS + i],
                   mass * (a[j] * a[k] + b[j] * b[k] + c[j] * c[k] + s[j] * s[k]) / per2);
    }
}

/* The integrals over the mesh, relative to `middle`, in units of 2^exponent. */
static void add_mesh(Integrals *to, const X(mesh) * mesh, Vec3d middle, int exponent, bool surface)
{
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        Vec3d corner[3];
        for (size_t k = 0; k < 3; k++) {
            Vec3 p;
            corner_of(mesh, 3 * i + k, &p);
            corner[k] = sub3d(in_units_of(exponent, p), middle);
        }
        add_triangle(to, corner, surface);
    }
}
/* The answer of sums: those of a mesh inside out are negative. */
static X(inertia) inertia_of(const Integrals *of, Vec3d middle, int exponent, int degree)
{
    const double from[3] = {middle.x, middle.y, middle.z};
    double x[INTEGRALS], m[3];
    const double sign = of->sum[ONE] + of->rest[ONE] < 0 ? -1 : 1;
    X(inertia) answer = {0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    real *center = &answer.center.x, *moment = &answer.moments.x, *deviation = &answer.deviations.x;
    for (int i = 0; i < INTEGRALS; i++)
        x[i] = sign * (of->sum[i] + of->rest[i]);
    if (!(x[ONE] > 0))
        return answer;
    for (int k = 0; k < 3; k++)
        m[k] = x[FIRST + k] / x[ONE];
    answer.mass = number_of(x[ONE], degree * exponent);
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const double about_j = x[SQUARES + j] - x[ONE] * m[j] * m[j],
                     about_k = x[SQUARES + k] - x[ONE] * m[k] * m[k];
        center[i] = number_of(m[i] + from[i], exponent) + 0;
        moment[i] = number_of(fmax(about_j + about_k, 0), (degree + 2) * exponent);
        deviation[i] =
            number_of(x[PRODUCTS + i] - x[ONE] * m[j] * m[k], (degree + 2) * exponent) + 0;
    }
    return answer;
}

X(inertia) X(measure_mesh_inertia)(const X(mesh) * mesh, bool surface)
{
    Aabb box;
    Integrals of = {.sum = {0}};
    double most = 0;
    int exponent;
    if (!box_of_mesh(mesh, &box))
        return (X(inertia)){0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    const real *lower = &box.lower.x, *upper = &box.upper.x;
    for (int k = 0; k < 3; k++)
        most = fmax(most, (double)upper[k] / 2 - (double)lower[k] / 2);
    (void)frexp(most, &exponent);
    const Vec3d low = in_units_of(exponent, box.lower), high = in_units_of(exponent, box.upper);
    const Vec3d middle = add3d(scale3d(0.5, low), scale3d(0.5, high));
    add_mesh(&of, mesh, middle, exponent, surface);
    return inertia_of(&of, middle, exponent, surface ? 2 : 3);
}
