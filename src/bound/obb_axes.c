/* bound/obb_axes.c - the box along three given directions that contains points, as it is stored.
 *
 * The set of the box is center + sum of s[i] axis[i] with |s[i]| <= half[i]. Its axes are rounded
 * to `real`, so they are not exactly orthonormal, and it is a parallelepiped. A point p has
 *
 *   s[i] = dot(b[i], p - center)
 *   b[i] = cross(axis[j], axis[k]) / dot(axis[i], cross(axis[j], axis[k]))     the dual
 *
 * and is inside if |s[i]| <= half[i], for any axes.
 *
 * Errors, with h = REAL_EPSILON / 2, g = DBL_EPSILON / 2, Q[k] the greatest |coordinate| of a point
 * in the frame along k:
 *
 *   a cross product of units       2.1 g     as the absolute values of its products add up to <= 1
 *   determinant, near 1            6.7 g     its inverse 7.7 g
 *   dual in double                 11.2 g    covered by 6 DBL_EPSILON
 *   dual as `real`                 its difference from that in double, which is known
 *   a coordinate in the frame      h         relative
 *   three products, two sums       3 h       both covered by 2.5 REAL_EPSILON
 *   E[i] = sum over k of (2.5 REAL_EPSILON |dual[i][k]| + |dual[i][k] - that in double|
 *                         + 6 DBL_EPSILON) Q[k]  + 8 REAL_MIN for underflow
 *
 * The center is rounded to `real` first; its own s[i] is computed in double, with the same errors
 * in DBL_EPSILON. Then half[i] is the longer side plus both errors, rounded up.
 *
 * An axis that is exactly x, y or z is its own dual, and the least and greatest coordinates of the
 * points are known. The center is their midpoint, rounded, and half[i] the longer difference,
 * rounded up once; 0 for a flat box. */
#include "bound/obb_axes.h"
#include "bound/rounded_sum.h"

ObbInput X(obb_input)(const PointSet *set, const Aabb *box, bool scaled, bool area)
{
    ObbInput s = {.set = *set, .box = *box, .area = area};
    s.frame = scaled ? frame_of(box) : (Frame){box_center(box), {1, 1}, 1};
    const double before = (double)s.frame.scale.before, after = (double)s.frame.scale.after;
    s.transform = (Transform){.scale = s.frame.scale, .scaled = scaled};
    for (int k = 0; k < 3; k++) {
        s.transform.origin[k] = component_real(&s.frame.origin, k) * s.frame.scale.before;
        const double origin = (double)s.transform.origin[k];
        const double up = (double)component_real(&box->upper, k) * before - origin;
        const double down = origin - (double)component_real(&box->lower, k) * before;
        s.max_coordinate[k] = (up > down ? up : down) * after * (1 + 4 * DBL_EPSILON);
        s.slack += (double)REAL_EPSILON * s.max_coordinate[k];
    }
    return s;
}

static int coordinate_axis_of(const Vec3 axis[3], int i)
{
    for (int k = 0; k < 3; k++)
        if (real_abs(component_real(&axis[i], k)) == 1 &&
            component_real(&axis[i], (k + 1) % 3) == 0 &&
            component_real(&axis[i], (k + 2) % 3) == 0 &&
            component_real(&axis[(i + 1) % 3], k) == 0 &&
            component_real(&axis[(i + 2) % 3], k) == 0)
            return k;
    return -1;
}

Axes X(axes_of)(const Vec3d direction[3])
{
    Axes axes;
    for (int i = 0; i < 3; i++)
        axes.axis[i] = (Vec3){rounded(direction[i].x) + 0, rounded(direction[i].y) + 0,
                              rounded(direction[i].z) + 0};
    for (int i = 0; i < 3; i++) {
        const Vec3d normal =
            cross3d(to_vec3d(axes.axis[(i + 1) % 3]), to_vec3d(axes.axis[(i + 2) % 3]));
        const double over = 1 / dot3d(to_vec3d(axes.axis[i]), normal);
        axes.dual[i][0] = normal.x * over, axes.dual[i][1] = normal.y * over;
        axes.dual[i][2] = normal.z * over;
        axes.coordinate[i] = coordinate_axis_of(axes.axis, i);
        for (int k = 0; k < 3 && axes.coordinate[i] >= 0; k++) /* exact: such an axis is its own
                                                                  dual */
            axes.dual[i][k] = (double)component_real(&axes.axis[i], k);
    }
    return axes;
}

void X(project_points)(const ObbInput *input, Axes *axes, int count)
{
    real direction[6][3], least[6], most[6];
    for (int i = 0; i < 3 * count; i++)
        for (int k = 0; k < 3; k++)
            direction[i][k] = (real)axes[i / 3].dual[i % 3][k];
    scan_projections(&input->set, &input->transform, (const real(*)[3])direction, count, least,
                     most);
    for (int i = 0; i < 3 * count; i++) {
        Axes *a = &axes[i / 3];
        double error = 0;
        for (int k = 0; k < 3; k++) {
            const double dual = a->dual[i % 3][k], rounded = (double)direction[i][k];
            error += (2.5 * (double)REAL_EPSILON * fabs(rounded) + fabs(rounded - dual) +
                      6 * DBL_EPSILON) *
                     input->max_coordinate[k];
        }
        a->low[i % 3] = (double)least[i], a->high[i % 3] = (double)most[i];
        a->error[i % 3] = error + 8 * (double)REAL_MIN;
    }
}

static Vec3 center_in_axes(const ObbInput *input, const Axes *axes)
{
    double offset[3] = {0};
    Vec3 center;
    for (int i = 0; i < 3; i++)
        if (axes->coordinate[i] < 0)
            for (int k = 0; k < 3; k++)
                offset[k] += (axes->low[i] / 2 + axes->high[i] / 2) *
                             (double)component_real(&axes->axis[i], k);
    for (int k = 0; k < 3; k++)
        ((real *)&center)[k] = rounded((double)component_real(&input->frame.origin, k) +
                                       offset[k] / input->frame.factor) +
                               0;
    for (int i = 0; i < 3; i++)
        if (axes->coordinate[i] >= 0) {
            const int k = axes->coordinate[i];
            const real low = component_real(&input->box.lower, k),
                       high = component_real(&input->box.upper, k);
            ((real *)&center)[k] = low == high ? low : low / 2 + high / 2 + 0;
        }
    return center;
}
/* The half along an axis that is x, y or z. */
static real half_exact(const ObbInput *input, int k, real center)
{
    Sum up = sum_of((double)component_real(&input->box.upper, k)), down = sum_of((double)center);
    sum_add(&up, -(double)center);
    sum_add(&down, -(double)component_real(&input->box.lower, k));
    const real high = sum_upper(up), low = sum_upper(down);
    return high > low ? high : low;
}
static real half_rounded(const ObbInput *input, const Axes *axes, int i, const Vec3 *center)
{
    const Scale scale = input->frame.scale;
    double middle = 0, error = axes->error[i];
    for (int k = 0; k < 3; k++) {
        const double offset = ((double)component_real(center, k) * (double)scale.before -
                               (double)input->transform.origin[k]) *
                              (double)scale.after;
        middle += axes->dual[i][k] * offset;
        error += (2.5 * DBL_EPSILON * fabs(axes->dual[i][k]) + 6 * DBL_EPSILON) * fabs(offset);
    }
    const double up = axes->high[i] - middle, down = middle - axes->low[i];
    const double most = ((up > down ? up : down) + error) * (1 + 4 * DBL_EPSILON);
    const double half = most / input->frame.factor;
    if (!(half <= (double)REAL_MAX))
        return REAL_INF;
    const real rounded = (real)half;
    return (double)rounded * input->frame.factor < most ? next_up(rounded) : rounded;
}

isect_status X(box_of_axes)(Obb *obb, const ObbInput *input, const Axes *axes)
{
    Obb made = {.center = center_in_axes(input, axes)};
    for (int i = 0; i < 3; i++) {
        const int k = axes->coordinate[i];
        made.axis[i] = axes->axis[i];
        made.half[i] = k >= 0 ? half_exact(input, k, component_real(&made.center, k))
                              : half_rounded(input, axes, i, &made.center);
        if (!(made.half[i] <= REAL_MAX))
            return ISECT_NOT_FINITE;
    }
    *obb = made;
    return ISECT_OK;
}
/* The volume or area of a box with these halves, each increased by the slack. */
static double size_of_halves(const ObbInput *input, const double half[3])
{
    const double x = half[0] + input->slack, y = half[1] + input->slack, z = half[2] + input->slack;
    return input->area ? x * y + x * z + y * z : x * y * z;
}
static double size_of(const ObbInput *input, const Obb *obb)
{
    double half[3];
    for (int i = 0; i < 3; i++)
        half[i] = (double)obb->half[i] * input->frame.factor;
    return size_of_halves(input, half);
}
/* A lower bound of the size of any box along projected axes, for any rounded center. */
static double least_size(const ObbInput *input, const Axes *axes)
{
    double half[3];
    for (int i = 0; i < 3; i++) {
        const double least = (axes->high[i] - axes->low[i]) / 2 - axes->error[i];
        half[i] = least > 0 ? least : 0;
    }
    return size_of_halves(input, half);
}
/* The same for the AABB of the points. */
static double least_size_of_own(const ObbInput *input)
{
    double half[3];
    for (int k = 0; k < 3; k++) {
        const double before = (double)input->frame.scale.before;
        const double width = (double)component_real(&input->box.upper, k) * before -
                             (double)component_real(&input->box.lower, k) * before;
        half[k] = width / 2 * (double)input->frame.scale.after * (1 - 4 * DBL_EPSILON);
    }
    return size_of_halves(input, half);
}
isect_status X(best_box)(Obb *obb, const ObbInput *input, const Axes *axes, int count)
{
    const Axes own = {.axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, .coordinate = {0, 1, 2}};
    double least[MOST_AXES], size = INFINITY;
    int first = 0;
    for (int i = 0; i < count; i++) {
        least[i] = least_size(input, &axes[i]);
        first = least[i] < least[first] ? i : first;
    }
    for (int k = 0; k <= count; k++) {
        const int i = (first + k) % count;
        Obb made;
        if ((k < count ? least[i] : least_size_of_own(input)) <= size &&
            X(box_of_axes)(&made, input, k < count ? &axes[i] : &own) == ISECT_OK &&
            size_of(input, &made) <= size) {
            size = size_of(input, &made);
            *obb = made;
        }
    }
    return ISECT_OK;
}
isect_status X(box_of_point)(Obb *obb, Vec3 p)
{
    *obb = (Obb){.center = {p.x + 0, p.y + 0, p.z + 0}, .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    return ISECT_OK;
}
