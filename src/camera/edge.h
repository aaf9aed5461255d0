/* camera/edge.h - the lines through a frustum from near to far: its edges, and the rays of its
 * pixels.
 *
 * Such a line is the intersection of two planes, a column X and a row Y of the picture; for an edge
 * these are the left or right plane and the bottom or top one. Its direction is the cross product
 * of their normals. It ends at the near and the far plane: points of three planes, exact except for
 * one rounding (geometry/plane_exact.h).
 *
 * The clip coordinate W determines its direction, and whether a point is in front of the eye. Left
 * and right are L = -(W + X) and R = -(W - X) times a common factor, so L + R is -2 W times that
 * factor: the plane through the eye, with a zero normal if the edges are parallel. Rounding in L +
 * R is at most half an epsilon of |L| + |R|, and the error of a point of three planes in doubles is
 * three epsilon. A value of more than 8 epsilon of double, and 1 of the precision, has its true
 * sign. In a narrow window L and R nearly cancel, and the plane of the eye is known only up to that
 * divided by the share of the picture. So a point of the near plane that is too close to decide
 * remains where it is. */
#ifndef ISECT_CAMERA_EDGE_H
#define ISECT_CAMERA_EDGE_H

#include "core/power.h"
#include "geometry/plane_exact.h"

enum { LEFT, RIGHT, BOTTOM, TOP, NEAR, FAR, SIDES };

/* The planes in double, x y z d. The greatest number of the normals of each pair of sides is in
 * [0.5, 1), near and far are scaled separately. `eye` is L + R, `size` |L| + |R|. */
typedef struct View {
    double plane[SIDES][4], eye[4], size[4];
    bool parallel;
} View;

typedef struct Edge {
    double near[3], far[3], dir[3]; /* dir: from near to far */
    bool ends;                      /* the line meets the far plane */
} Edge;

/* No line, or uncertain; a line behind the eye; a visible line. */
typedef enum EdgeKind { EDGE_NONE, EDGE_BEHIND, EDGE_SEEN } EdgeKind;

static inline double dot_doubles(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static inline bool has_normal(const double *plane)
{
    return plane[0] != 0 || plane[1] != 0 || plane[2] != 0;
}

/* Divides planes by a power of two, so that the greatest number of their normals is in [0.5, 1). */
static inline void reduce(double (*plane)[4], int count)
{
    double most = 0;
    int up = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < 3; k++)
            most = fmax(most, fabs(plane[i][k]));
    frexp(most, &up);
    for (int i = 0; i < count && most > 0; i++)
        for (int k = 0; k < 4; k++)
            plane[i][k] = times_power(plane[i][k], -up);
}

/* The frustum as a view; false if a number is not finite, or d overflows relative to the normal. */
static inline bool view_of(const Frustum *frustum, View *view)
{
    double sum = 0;
    for (int i = 0; i < SIDES; i++) {
        const Plane *plane = &frustum->plane[i];
        const double numbers[4] = {(double)plane->normal.x, (double)plane->normal.y,
                                   (double)plane->normal.z, (double)plane->d};
        memcpy(view->plane[i], numbers, sizeof numbers);
    }
    reduce(&view->plane[LEFT], 2), reduce(&view->plane[BOTTOM], 2);
    reduce(&view->plane[NEAR], 1), reduce(&view->plane[FAR], 1);
    for (int k = 0; k < 4; k++) {
        const double left = view->plane[LEFT][k], right = view->plane[RIGHT][k];
        view->eye[k] = left + right, view->size[k] = fabs(left) + fabs(right);
        for (int i = 0; i < SIDES; i++)
            sum += view->plane[i][k] * 0;
    }
    view->parallel = !has_normal(view->eye);
    return sum == 0;
}

/* The point of three planes; false if there is none. */
static inline bool met(const double *a, const double *b, const double *c, double p[3])
{
    Exact point[4];
    point_of_planes(a, b, c, point);
    if (point[3].mantissa == 0)
        return false;
    for (int i = 0; i < 3; i++)
        p[i] = times_power(point[i].mantissa / point[3].mantissa,
                           point[i].exponent - point[3].exponent);
    return fabs(p[0]) + fabs(p[1]) + fabs(p[2]) <= DBL_MAX;
}
/* 1 if a point is in front of the eye, -1 if it is behind it, 0 if it is too close to decide. */
static inline int before_eye(const View *view, const double p[3])
{
    const double epsilon = ISECT_DOUBLE ? 8 * DBL_EPSILON : (double)REAL_EPSILON;
    const double size[3] = {fabs(p[0]), fabs(p[1]), fabs(p[2])};
    const double height = dot_doubles(view->eye, p) + view->eye[3];
    const double bound = epsilon * (dot_doubles(view->size, size) + view->size[3]);
    return height < -bound ? 1 : height > bound ? -1 : 0;
}

/* The direction of the line of two planes, away from the eye; false if there is none. */
static inline bool direct(const View *view, const double *x, const double *y, double dir[3])
{
    double size[3];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        dir[i] = x[j] * y[k] - x[k] * y[j];
        size[i] = fabs(x[j] * y[k]) + fabs(x[k] * y[j]);
    }
    const bool by_far = view->parallel && !has_normal(view->plane[NEAR]);
    const double *away = by_far ? view->plane[FAR] : view->parallel ? view->plane[NEAR] : view->eye;
    const double *of = view->parallel ? away : view->size;
    const double gain = by_far ? dot_doubles(away, dir) : -dot_doubles(away, dir);
    const double bound = fabs(of[0]) * size[0] + fabs(of[1]) * size[1] + fabs(of[2]) * size[2];
    for (int i = 0; i < 3 && gain < 0; i++)
        dir[i] = -dir[i];
    return fabs(gain) > 8 * DBL_EPSILON * bound;
}

/* The visible part of the line of two planes. */
static inline EdgeKind edge_of(const View *view, const double *x, const double *y, Edge *edge)
{
    const double *near = view->plane[NEAR], *far = view->plane[FAR];
    int at_near = 0, at_far = 0;
    if (!direct(view, x, y, edge->dir))
        return EDGE_NONE;
    const double square = dot_doubles(edge->dir, edge->dir);
    const bool cut = met(x, y, near, edge->near);
    if (cut)
        at_near = before_eye(view, edge->near);
    if (met(x, y, far, edge->far))
        at_far = before_eye(view, edge->far);
    const bool by_eye = !cut || at_near < 0;
    if (at_near <= 0 && (view->parallel || (by_eye && !met(x, y, view->eye, edge->near))))
        return at_near < 0 || at_far < 0 ? EDGE_BEHIND : EDGE_NONE;
    double gain = 0, rate = -dot_doubles(near, edge->dir) / sqrt(dot_doubles(near, near));
    for (int i = 0; i < 3 && at_far > 0; i++)
        gain += (edge->far[i] - edge->near[i]) * edge->dir[i];
    edge->ends = gain > 0;
    const double longer = edge->ends ? gain / square : 1 / (rate > 0 ? rate : sqrt(square));
    for (int i = 0; i < 3; i++) {
        edge->dir[i] *= longer;
        if (!edge->ends)
            edge->far[i] = edge->near[i] + edge->dir[i];
    }
    if (at_near > 0 || at_far > 0 || (at_near == 0 && !has_normal(far)))
        return EDGE_SEEN;
    return at_near < 0 || at_far < 0 ? EDGE_BEHIND : EDGE_NONE;
}

static inline real nearest_real(double x)
{
    return (real)fmin(fmax(x, -(double)REAL_MAX), (double)REAL_MAX) + 0;
}
static inline Vec3 nearest_vec3(const double v[3])
{
    return (Vec3){nearest_real(v[0]), nearest_real(v[1]), nearest_real(v[2])};
}

/* Sets the corners from the planes; ISECT_OK if there is a visible edge. */
isect_status X(frustum_corners)(Frustum *frustum);

#endif
