/* isect_hull_corners - the vertices of the intersection of some half-spaces.
 *
 * Three planes that meet in one point have a vertex there if no other plane is below it. With the
 * determinant D of the normals the point is N / D, and the height of another plane over it is (n .
 * N + d D) / D: a sum of products of four given numbers, whose sign is exact (exact/number.h).
 *
 * More than three planes may pass through a vertex. It is output for the first three of them in
 * order that have it as their only point: the first with a nonzero normal, the next not parallel to
 * it, the next that determines a point with both. Any other three through the same point are
 * recognized by an earlier plane that could replace one of them.
 *
 * A number takes at most 34 limbs, a cross product 69, D, N and intermediate results 139 each: less
 * than 4000 altogether; those of each other plane are freed. */
#include "exact/quotient.h"
#include "geometry/plane.h"
#include HEADER(hull)

typedef struct Trio {
    Number3 normal[3], point; /* N */
    Number determinant;       /* D */
} Trio;

static Number3 normal_of(Limbs *limbs, const Plane *plane)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    return isect_number3(limbs, n, 0);
}

static Number determinant(Limbs *limbs, Number3 a, Number3 b, Number3 c)
{
    return isect_number3_dot(limbs, a, isect_number3_cross(limbs, b, c));
}

/* True if the planes have exactly one common point. */
static bool trio_of(Limbs *limbs, const Plane *const plane[3], Trio *trio)
{
    Number3 sum = {{0}, {0}, {0}};
    limbs->used = 0;
    for (int i = 0; i < 3; i++)
        trio->normal[i] = normal_of(limbs, plane[i]);
    trio->determinant = determinant(limbs, trio->normal[0], trio->normal[1], trio->normal[2]);
    if (!trio->determinant.used)
        return false;
    for (int i = 0; i < 3; i++) {
        const Number3 cross =
            isect_number3_cross(limbs, trio->normal[(i + 1) % 3], trio->normal[(i + 2) % 3]);
        const Number minus_d = isect_number(limbs, -(double)plane[i]->d, 0);
        sum = isect_number3_along(limbs, sum, minus_d, cross);
    }
    trio->point = sum;
    return true;
}

/* The sign of the plane's height over the point. */
static int over_point(Limbs *limbs, const Plane *plane, const Trio *trio)
{
    const int mark = limbs->used;
    const Number along = isect_number3_dot(limbs, normal_of(limbs, plane), trio->point);
    const Number d = isect_number(limbs, (double)plane->d, 0);
    const Number rest = isect_number_times(limbs, d, trio->determinant);
    const int sign = isect_number_sign(isect_number_add(limbs, along, rest));
    limbs->used = mark;
    return sign * isect_number_sign(trio->determinant);
}

/* True if the plane, which passes through the point and precedes number `place` of the three, could
 * replace that one. */
static bool would_do(Limbs *limbs, const Plane *plane, const Trio *trio, int place)
{
    const int mark = limbs->used;
    const Number3 n = normal_of(limbs, plane);
    bool does = !isect_number3_is_zero(n);
    if (place == 1)
        does = !isect_number3_is_zero(isect_number3_cross(limbs, trio->normal[0], n));
    if (place == 2)
        does = determinant(limbs, n, trio->normal[0], trio->normal[1]).used > 0;
    limbs->used = mark;
    return does;
}

static bool is_corner(Limbs *limbs, const Plane *planes, size_t count, const size_t at[3],
                      const Trio *trio)
{
    for (size_t l = 0; l < count; l++) {
        if (l == at[0] || l == at[1] || l == at[2])
            continue;
        const int sign = over_point(limbs, &planes[l], trio);
        const int place = l < at[0] ? 0 : l < at[1] ? 1 : 2;
        if (sign > 0 || (sign == 0 && l < at[2] && would_do(limbs, &planes[l], trio, place)))
            return false;
    }
    return true;
}

size_t X(hull_corners)(const Plane *planes, size_t count, Vec3 *out, size_t capacity)
{
    Limbs limbs;
    Trio trio;
    size_t corners = 0, at[3];
    for (size_t i = 0; i < count; i++)
        if (!finite_plane(&planes[i]))
            return 0;
    for (at[0] = 0; at[0] < count; at[0]++)
        for (at[1] = at[0] + 1; at[1] < count; at[1]++)
            for (at[2] = at[1] + 1; at[2] < count; at[2]++) {
                const Plane *const of[3] = {&planes[at[0]], &planes[at[1]], &planes[at[2]]};
                if (!trio_of(&limbs, of, &trio) || !is_corner(&limbs, planes, count, at, &trio))
                    continue;
                if (corners < capacity)
                    out[corners] = quotient3(trio.point, trio.determinant);
                corners++;
            }
    return corners;
}
