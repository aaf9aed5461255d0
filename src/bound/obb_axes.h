/* bound/obb_axes.h - the box along three given directions that holds points, as it is stored.
 *
 * The box is the points center + sum of s[i] * axis[i] with |s[i]| <= half[i], and the axes,
 * rounded to their type, are not quite orthonormal: it is a parallelepiped. With the duals b[i] =
 * cross(axis[j], axis[k]) / dot(axis[i], cross(axis[j], axis[k])) the s[i] of a point p is
 * dot(b[i], p - center). So p is inside if that is no more than half[i], whatever the axes are.
 *
 * Rounding. Points are seen from the middle of their box, Q[k] away along axis k at most, times a
 * power of two; h is half an epsilon of `real`, g of double. A number of the cross product of two
 * unit vectors is off by 2.1 g, since the sizes of its two products add up to no more than 1; the
 * determinant, which is nearly 1, by 6.7 g, its inverse by one g more, and the product of both by
 * 11.2 g: 6 epsilon of double cover a dual that is computed in double. It is rounded to `real`,
 * which costs what can be seen. What a point is seen as is off by h of itself, three products and
 * two sums cost 3 h of the sum of their sizes: 2.5 epsilon of that cover them. So dot(b[i], p) is
 * known to E[i] = sum over k of (2.5 epsilon |dual[i][k]| + |dual[i][k] - its value in double| + 6
 * epsilon of double) * Q[k], and what underflows, which 8 of the least normal numbers cover. The
 * center is rounded to its type first; its own s[i] is computed in double, off by the same with the
 * epsilon of double. Then half[i] is what is left on the longer side, with both errors, rounded up.
 *
 * An axis that is one of x, y, z, and of which the others have nothing, is its own dual, and the
 * least and greatest coordinate of points are known: there the center is their middle, rounded, and
 * half[i] the longer difference, rounded up once; 0 if it is flat. */
#ifndef ISECT_BOUND_OBB_AXES_H
#define ISECT_BOUND_OBB_AXES_H

#include "bound/frame.h"
#include "bound/rounded_sum.h"
#include "bound/statistics.h"

/* Points, of at least two places, and how they are seen. */
typedef struct ObbInput {
    PointSet set;
    Aabb box;
    Frame frame;
    Transform transform;
    double max_coordinate[3]; /* Q */
    double slack; /* what every half is longer by when boxes are compared: flat ones, too, differ */
    bool area;    /* which is compared; else volume */
} ObbInput;

enum { MOST_AXES = 4 }; /* that are compared */

/* Three directions as they are stored. */
typedef struct Axes {
    Vec3 axis[3];
    double dual[3][3];
    int coordinate[3]; /* 0 for x, 1 for y, 2 for z if it is its own dual; else -1 */
    /* As the scene is seen: */
    double low[3], high[3], error[3];
} Axes;

static inline real component_real(const Vec3 *v, int k)
{
    return ((const real *)v)[k];
}

/* Boxes are seen as they are, if their widths are in a range in which nothing is lost. */
static inline ObbInput obb_input(const PointSet *set, const Aabb *box, bool scaled, bool area)
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

static inline int coordinate_axis_of(const Vec3 axis[3], int i)
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

/* Of orthonormal directions. */
static inline Axes axes_of(const Vec3d direction[3])
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
        for (int k = 0; k < 3 && axes.coordinate[i] >= 0; k++) /* rounding knows nothing of it */
            axes.dual[i][k] = (double)component_real(&axes.axis[i], k);
    }
    return axes;
}

/* How far points reach along axes; of at most two at a time. */
static inline void project_points(const ObbInput *input, Axes *axes, int count)
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

static inline Vec3 center_of(const ObbInput *input, const Axes *axes)
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
/* Along an axis that is x, y or z. */
static inline real half_exact(const ObbInput *input, int k, real center)
{
    Sum up = sum_of((double)component_real(&input->box.upper, k)), down = sum_of((double)center);
    sum_add(&up, -(double)center);
    sum_add(&down, -(double)component_real(&input->box.lower, k));
    const real high = sum_upper(up), low = sum_upper(down);
    return high > low ? high : low;
}
static inline real half_rounded(const ObbInput *input, const Axes *axes, int i, const Vec3 *center)
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

/* The box along measured axes; ISECT_NOT_FINITE if a half is out of range. */
static inline isect_status box_of_axes(Obb *obb, const ObbInput *input, const Axes *axes)
{
    Obb made = {.center = center_of(input, axes)};
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
/* How large is a box with these halves, as seen, of which each is longer by the slack? */
static inline double size_of_halves(const ObbInput *input, const double half[3])
{
    const double x = half[0] + input->slack, y = half[1] + input->slack, z = half[2] + input->slack;
    return input->area ? x * y + x * z + y * z : x * y * z;
}
static inline double size_of(const ObbInput *input, const Obb *obb)
{
    double half[3];
    for (int i = 0; i < 3; i++)
        half[i] = (double)obb->half[i] * input->frame.factor;
    return size_of_halves(input, half);
}
/* No box along measured axes is smaller, wherever its center is rounded to. */
static inline double least_size(const ObbInput *input, const Axes *axes)
{
    double half[3];
    for (int i = 0; i < 3; i++) {
        const double least = (axes->high[i] - axes->low[i]) / 2 - axes->error[i];
        half[i] = least > 0 ? least : 0;
    }
    return size_of_halves(input, half);
}
/* Nor is the points' own box. */
static inline double least_size_of_own(const ObbInput *input)
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
/* The best one of the points' own box, of which there always is one, and of those along some
 * measured axes. The most promising is made first, and then only what may be better. */
static inline isect_status best_box(Obb *obb, const ObbInput *input, const Axes *axes, int count)
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
            box_of_axes(&made, input, k < count ? &axes[i] : &own) == ISECT_OK &&
            size_of(input, &made) <= size) {
            size = size_of(input, &made);
            *obb = made;
        }
    }
    return ISECT_OK;
}
static inline isect_status box_of_point(Obb *obb, Vec3 p)
{
    *obb = (Obb){.center = {p.x + 0, p.y + 0, p.z + 0}, .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    return ISECT_OK;
}

#endif
