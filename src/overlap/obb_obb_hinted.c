/* isect_overlap_obb_obb_hinted - do two oriented boxes share a point? The separating axis of the
 * last call comes first.
 *
 * Axes are numbered: 0 to 2 those of a, 3 to 5 those of b, 6 + 3 i + j the product of axis i of a
 * and axis j of b. Each comparison is that of overlap/obb_obb.c, in the same order of operations:
 * where one finds the boxes apart, all of them together do. An axis beside these changes
 * nothing. */
#include "core/vec3.h"
#include HEADER(overlap)

enum { AXES = 15 };

static real dot_of_axes(const X(obb) * a, const X(obb) * b, uint32_t i, uint32_t j)
{
    return real_abs(dot(a->axis[i], b->axis[j])) + 8 * REAL_EPSILON;
}

static bool apart_along_face(const X(obb) * a, const X(obb) * b, Vec3 d, uint32_t axis)
{
    const real *ha = a->half, *hb = b->half;
    const uint32_t k = axis % 3;
    if (axis < 3)
        return !(real_abs(dot(d, a->axis[k])) <=
                 ha[k] + (hb[0] * dot_of_axes(a, b, k, 0) + hb[1] * dot_of_axes(a, b, k, 1) +
                          hb[2] * dot_of_axes(a, b, k, 2)));
    return !(real_abs(dot(d, b->axis[k])) <=
             hb[k] + (ha[0] * dot_of_axes(a, b, 0, k) + ha[1] * dot_of_axes(a, b, 1, k) +
                      ha[2] * dot_of_axes(a, b, 2, k)));
}

static bool apart_along_edges(const X(obb) * a, const X(obb) * b, Vec3 d, uint32_t i, uint32_t j)
{
    const uint32_t i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    const real guard = 8 * REAL_EPSILON;
    const real first_a = dot(a->axis[i1], b->axis[j]), second_a = dot(a->axis[i2], b->axis[j]);
    const real first_b = dot(a->axis[i], b->axis[j1]), second_b = dot(a->axis[i], b->axis[j2]);
    const real with_s = real_abs(dot(d, a->axis[i2]) * first_a - dot(d, a->axis[i1]) * second_a);
    const real with_t = real_abs(dot(d, b->axis[j2]) * first_b - dot(d, b->axis[j1]) * second_b);
    const real radii =
        (a->half[i1] * (real_abs(second_a) + guard) + a->half[i2] * (real_abs(first_a) + guard)) +
        (b->half[j1] * (real_abs(second_b) + guard) + b->half[j2] * (real_abs(first_b) + guard));
    return !(with_s <= radii) && !(with_t <= radii);
}

static bool apart_along(const X(obb) * a, const X(obb) * b, Vec3 d, uint32_t axis)
{
    return axis < 6 ? apart_along_face(a, b, d, axis)
                    : apart_along_edges(a, b, d, (axis - 6) / 3, axis % 3);
}

bool X(overlap_obb_obb_hinted)(const X(obb) * a, const X(obb) * b, uint32_t *axis)
{
    const Vec3 d = sub(b->center, a->center);
    if (*axis < AXES && apart_along(a, b, d, *axis))
        return false;
    if (X(overlap_obb_obb)(a, b))
        return true;
    for (uint32_t k = 0; k < AXES; k++)
        if (apart_along(a, b, d, k)) {
            *axis = k;
            break;
        }
    return false;
}
