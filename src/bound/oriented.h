/* bound/oriented.h - the box along three given directions that holds points, as it is stored.
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
#ifndef ISECT_BOUND_ORIENTED_H
#define ISECT_BOUND_ORIENTED_H

#include "bound/frame.h"
#include "bound/outward.h"
#include "bound/spread.h"

/* Points, of at least two places, and how they are seen. */
typedef struct Scene {
    Crowd crowd;
    Aabb box;
    Frame frame;
    Lens lens;
    double reach[3]; /* Q */
    double slack; /* what every half is longer by when boxes are compared: flat ones, too, differ */
    bool area;    /* which is compared; else volume */
} Scene;

enum { MOST_FRAMES = 4 }; /* that are compared */

/* Three directions as they are stored. */
typedef struct Axes {
    Vec3 axis[3];
    double dual[3][3];
    int along[3]; /* 0 for x, 1 for y, 2 for z if it is its own dual; else -1 */
    /* As the scene is seen: */
    double low[3], high[3], error[3];
} Axes;

static inline real of_vec3(const Vec3 *v, int k)
{
    return ((const real *)v)[k];
}

/* Boxes are seen as they are, if their widths are in a range in which nothing is lost. */
static inline Scene scene_of(const Crowd *crowd, const Aabb *box, bool scaled, bool area)
{
    Scene s = {.crowd = *crowd, .box = *box, .area = area};
    s.frame = scaled ? frame_of(box) : (Frame){middle_of_box(box), {1, 1}, 1};
    const double before = (double)s.frame.scale.before, after = (double)s.frame.scale.after;
    s.lens = (Lens){.scale = s.frame.scale, .scaled = scaled};
    for (int k = 0; k < 3; k++) {
        s.lens.origin[k] = of_vec3(&s.frame.origin, k) * s.frame.scale.before;
        const double origin = (double)s.lens.origin[k];
        const double up = (double)of_vec3(&box->upper, k) * before - origin;
        const double down = origin - (double)of_vec3(&box->lower, k) * before;
        s.reach[k] = (up > down ? up : down) * after * (1 + 4 * DBL_EPSILON);
        s.slack += (double)REAL_EPSILON * s.reach[k];
    }
    return s;
}

static inline int own_dual(const Vec3 axis[3], int i)
{
    for (int k = 0; k < 3; k++)
        if (real_abs(of_vec3(&axis[i], k)) == 1 && of_vec3(&axis[i], (k + 1) % 3) == 0 &&
            of_vec3(&axis[i], (k + 2) % 3) == 0 && of_vec3(&axis[(i + 1) % 3], k) == 0 &&
            of_vec3(&axis[(i + 2) % 3], k) == 0)
            return k;
    return -1;
}
static inline Spot spot_of_axis(Vec3 a)
{
    return (Spot){(double)a.x, (double)a.y, (double)a.z};
}

/* Of orthonormal directions. */
static inline Axes axes_of(const Spot direction[3])
{
    Axes axes;
    for (int i = 0; i < 3; i++)
        axes.axis[i] = (Vec3){rounded(direction[i].x) + 0, rounded(direction[i].y) + 0,
                              rounded(direction[i].z) + 0};
    for (int i = 0; i < 3; i++) {
        const Spot normal =
            spot_cross(spot_of_axis(axes.axis[(i + 1) % 3]), spot_of_axis(axes.axis[(i + 2) % 3]));
        const double over = 1 / spot_dot(spot_of_axis(axes.axis[i]), normal);
        axes.dual[i][0] = normal.x * over, axes.dual[i][1] = normal.y * over;
        axes.dual[i][2] = normal.z * over;
        axes.along[i] = own_dual(axes.axis, i);
        for (int k = 0; k < 3 && axes.along[i] >= 0; k++) /* rounding knows nothing of it */
            axes.dual[i][k] = (double)of_vec3(&axes.axis[i], k);
    }
    return axes;
}

/* How far points reach along axes; of at most two at a time. */
static inline void measure(const Scene *scene, Axes *axes, int count)
{
    real direction[6][3], least[6], most[6];
    for (int i = 0; i < 3 * count; i++)
        for (int k = 0; k < 3; k++)
            direction[i][k] = (real)axes[i / 3].dual[i % 3][k];
    scan_reach(&scene->crowd, &scene->lens, (const real(*)[3])direction, count, least, most);
    for (int i = 0; i < 3 * count; i++) {
        Axes *a = &axes[i / 3];
        double error = 0;
        for (int k = 0; k < 3; k++) {
            const double dual = a->dual[i % 3][k], rounded = (double)direction[i][k];
            error += (2.5 * (double)REAL_EPSILON * fabs(rounded) + fabs(rounded - dual) +
                      6 * DBL_EPSILON) *
                     scene->reach[k];
        }
        a->low[i % 3] = (double)least[i], a->high[i % 3] = (double)most[i];
        a->error[i % 3] = error + 8 * (double)REAL_MIN;
    }
}

static inline Vec3 center_of(const Scene *scene, const Axes *axes)
{
    double way[3] = {0};
    Vec3 center;
    for (int i = 0; i < 3; i++)
        if (axes->along[i] < 0)
            for (int k = 0; k < 3; k++)
                way[k] +=
                    (axes->low[i] / 2 + axes->high[i] / 2) * (double)of_vec3(&axes->axis[i], k);
    for (int k = 0; k < 3; k++)
        ((real *)&center)[k] =
            rounded((double)of_vec3(&scene->frame.origin, k) + way[k] / scene->frame.all) + 0;
    for (int i = 0; i < 3; i++)
        if (axes->along[i] >= 0) {
            const int k = axes->along[i];
            const real low = of_vec3(&scene->box.lower, k), high = of_vec3(&scene->box.upper, k);
            ((real *)&center)[k] = low == high ? low : low / 2 + high / 2 + 0;
        }
    return center;
}
/* Along an axis that is x, y or z. */
static inline real half_along(const Scene *scene, int k, real center)
{
    Outward up = outward((double)of_vec3(&scene->box.upper, k)), down = outward((double)center);
    add(&up, -(double)center);
    add(&down, -(double)of_vec3(&scene->box.lower, k));
    const real high = upper_of(up), low = upper_of(down);
    return high > low ? high : low;
}
static inline real half_across(const Scene *scene, const Axes *axes, int i, const Vec3 *center)
{
    const Scale scale = scene->frame.scale;
    double middle = 0, error = axes->error[i];
    for (int k = 0; k < 3; k++) {
        const double way =
            ((double)of_vec3(center, k) * (double)scale.before - (double)scene->lens.origin[k]) *
            (double)scale.after;
        middle += axes->dual[i][k] * way;
        error += (2.5 * DBL_EPSILON * fabs(axes->dual[i][k]) + 6 * DBL_EPSILON) * fabs(way);
    }
    const double up = axes->high[i] - middle, down = middle - axes->low[i];
    const double most = ((up > down ? up : down) + error) * (1 + 4 * DBL_EPSILON);
    const double half = most / scene->frame.all;
    if (!(half <= (double)REAL_MAX))
        return REAL_INF;
    const real rounded = (real)half;
    return (double)rounded * scene->frame.all < most ? next_up(rounded) : rounded;
}

/* The box along measured axes; ISECT_NOT_FINITE if a half is out of range. */
static inline isect_status box_along(Obb *obb, const Scene *scene, const Axes *axes)
{
    Obb made = {.center = center_of(scene, axes)};
    for (int i = 0; i < 3; i++) {
        const int k = axes->along[i];
        made.axis[i] = axes->axis[i];
        made.half[i] = k >= 0 ? half_along(scene, k, of_vec3(&made.center, k))
                              : half_across(scene, axes, i, &made.center);
        if (!(made.half[i] <= REAL_MAX))
            return ISECT_NOT_FINITE;
    }
    *obb = made;
    return ISECT_OK;
}
/* How large is a box with these halves, as seen, of which each is longer by the slack? */
static inline double size_of_halves(const Scene *scene, const double half[3])
{
    const double x = half[0] + scene->slack, y = half[1] + scene->slack, z = half[2] + scene->slack;
    return scene->area ? x * y + x * z + y * z : x * y * z;
}
static inline double size_of(const Scene *scene, const Obb *obb)
{
    double half[3];
    for (int i = 0; i < 3; i++)
        half[i] = (double)obb->half[i] * scene->frame.all;
    return size_of_halves(scene, half);
}
/* No box along measured axes is smaller, wherever its center is rounded to. */
static inline double least_size(const Scene *scene, const Axes *axes)
{
    double half[3];
    for (int i = 0; i < 3; i++) {
        const double least = (axes->high[i] - axes->low[i]) / 2 - axes->error[i];
        half[i] = least > 0 ? least : 0;
    }
    return size_of_halves(scene, half);
}
/* Nor is the points' own box. */
static inline double least_size_of_own(const Scene *scene)
{
    double half[3];
    for (int k = 0; k < 3; k++) {
        const double before = (double)scene->frame.scale.before;
        const double width = (double)of_vec3(&scene->box.upper, k) * before -
                             (double)of_vec3(&scene->box.lower, k) * before;
        half[k] = width / 2 * (double)scene->frame.scale.after * (1 - 4 * DBL_EPSILON);
    }
    return size_of_halves(scene, half);
}
/* The best one of the points' own box, of which there always is one, and of those along some
 * measured axes. The most promising is made first, and then only what may be better. */
static inline isect_status best_box(Obb *obb, const Scene *scene, const Axes *axes, int count)
{
    const Axes own = {.axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, .along = {0, 1, 2}};
    double least[MOST_FRAMES], size = INFINITY;
    int first = 0;
    for (int i = 0; i < count; i++) {
        least[i] = least_size(scene, &axes[i]);
        first = least[i] < least[first] ? i : first;
    }
    for (int k = 0; k <= count; k++) {
        const int i = (first + k) % count;
        Obb made;
        if ((k < count ? least[i] : least_size_of_own(scene)) <= size &&
            box_along(&made, scene, k < count ? &axes[i] : &own) == ISECT_OK &&
            size_of(scene, &made) <= size) {
            size = size_of(scene, &made);
            *obb = made;
        }
    }
    return ISECT_OK;
}
static inline isect_status box_of_spot(Obb *obb, Vec3 p)
{
    *obb = (Obb){.center = {p.x + 0, p.y + 0, p.z + 0}, .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    return ISECT_OK;
}

#endif
