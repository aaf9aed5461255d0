/* bound/boxes.h - oriented boxes for the tests of their makers: exact containment, sizes, and the
 * published algorithms for comparison, in long double. */
#ifndef ISECT_TEST_BOUND_BOXES_H
#define ISECT_TEST_BOUND_BOXES_H

#include "kit/makers.h"

typedef long double Wide;
typedef struct Wide3 {
    Wide x[3];
} Wide3;

static inline Wide3 wide3(Vec3 p)
{
    return (Wide3){{(Wide)p.x, (Wide)p.y, (Wide)p.z}};
}
static inline Wide3 wide_minus(Wide3 a, Wide3 b)
{
    return (Wide3){{a.x[0] - b.x[0], a.x[1] - b.x[1], a.x[2] - b.x[2]}};
}
static inline Wide wide_dot(Wide3 a, Wide3 b)
{
    return a.x[0] * b.x[0] + a.x[1] * b.x[1] + a.x[2] * b.x[2];
}
static inline Wide3 wide_cross(Wide3 a, Wide3 b)
{
    return (Wide3){{a.x[1] * b.x[2] - a.x[2] * b.x[1], a.x[2] * b.x[0] - a.x[0] * b.x[2],
                    a.x[0] * b.x[1] - a.x[1] * b.x[0]}};
}
static inline Wide3 wide_unit(Wide3 a)
{
    const Wide length = sqrtl(wide_dot(a, a));
    return (Wide3){{a.x[0] / length, a.x[1] / length, a.x[2] / length}};
}

/* Exactly: is the point in the box as it is stored? `needed` marks halves that exceed the need of
 * this point by at most `allowed`. */
static inline bool box_holds(const Obb *box, Vec3 p, bool needed[3], double allowed)
{
    begin();
    const Big3 axis[3] = {big3(box->axis[0]), big3(box->axis[1]), big3(box->axis[2])};
    const Big3 offset = minus3(big3(p), big3(box->center));
    const Big all = dot3(axis[0], cross3(axis[1], axis[2]));
    bool well = sign(all) != 0;
    for (int i = 0; i < 3; i++) {
        const Big3 normal = cross3(axis[(i + 1) % 3], axis[(i + 2) % 3]);
        const Big share = size(dot3(normal, offset)), half = big((double)box->half[i]);
        well &= !less(by(half, size(all)), share);
        needed[i] |= !less(share, by(minus(half, big(allowed)), size(all)));
    }
    return well;
}

static inline bool is_along_axes(const Obb *box)
{
    const Vec3 axis[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    return same_bits(box->axis, axis, sizeof axis);
}

/* The excess of a half that the documentation allows, for points in a box. */
static inline double allowed_of(const Aabb *own)
{
    double sum = 40 * (double)REAL_MIN;
    for (int k = 0; k < 3; k++)
        sum += ((double)((const real *)&own->upper)[k] / 2 -
                (double)((const real *)&own->lower)[k] / 2) *
               (2 * (ISECT_DOUBLE ? 36 : 7) * (double)REAL_EPSILON);
    return sum;
}
/* The additional error due to the rounding of the center. */
static inline double center_slack(const Obb *box)
{
    const Vec3 c = box->center;
    return (double)REAL_EPSILON *
           (fabs((double)c.x) / 2 + fabs((double)c.y) / 2 + fabs((double)c.z) / 2);
}

static inline Wide volume_of(const Obb *box)
{
    return 8 * (Wide)box->half[0] * (Wide)box->half[1] * (Wide)box->half[2];
}
static inline Wide area_of(const Obb *box)
{
    const Wide x = (Wide)box->half[0], y = (Wide)box->half[1], z = (Wide)box->half[2];
    return 8 * (x * y + x * z + y * z);
}
/* The volume for widths that are each increased by `more`. */
static inline Wide grown_volume(const Wide width[3], Wide more)
{
    return (width[0] + more) * (width[1] + more) * (width[2] + more);
}
static inline Wide grown_area(const Wide width[3], Wide more)
{
    const Wide x = width[0] + more, y = width[1] + more, z = width[2] + more;
    return 2 * (x * y + x * z + y * z);
}

/* The volume or the area for widths that are each increased by `more`. */
static inline Wide size_of(const Wide width[3], bool area, Wide more)
{
    return area ? grown_area(width, more) : grown_volume(width, more);
}
static inline Wide size_of_box(const Obb *box, bool area)
{
    return area ? area_of(box) : volume_of(box);
}
static inline void widths_of(const Obb *box, Wide width[3])
{
    for (int k = 0; k < 3; k++)
        width[k] = 2 * (Wide)box->half[k];
}
static inline void widths_of_aabb(const Aabb *own, Wide width[3])
{
    for (int k = 0; k < 3; k++)
        width[k] = (Wide)((const real *)&own->upper)[k] - (Wide)((const real *)&own->lower)[k];
}
static inline Wide thinnest(const Wide width[3])
{
    return fminl(fminl(width[0], width[1]), width[2]);
}
/* The axis-aligned box of the first points. */
static inline Aabb own_box(size_t n)
{
    const X(points) points = X(points_of)(point);
    Aabb own;
    check("boxed", cmp(X(bound_aabb_points)(points, n, &own), ==, ISECT_OK));
    return own;
}
/* The box contains the points, whose axis-aligned box is `own`, and no half is longer than
 * necessary, up to the allowed excess. */
static inline void holds_as_it_must(int i, const Obb *box, const Vec3 *p, size_t n, const Aabb *own)
{
    bool needed[3] = {false, false, false};
    double allowed = allowed_of(own);
    for (int k = 0; k < 3; k++) /* one more rounding */
        allowed += 2 * (double)REAL_EPSILON * (double)box->half[k];
    for (size_t k = 0; k < n; k++)
        check_sample(i, "held", box_holds(box, p[k], needed, allowed), *box, p[k]);
    check_sample(i, "no longer than it must be", needed[0] && needed[1] && needed[2], *box, *own);
}
static inline int flat_halves(const Obb *box, real most)
{
    return (box->half[0] <= most) + (box->half[1] <= most) + (box->half[2] <= most);
}
/* Points throughout a leaning parallelepiped. */
static inline void draw_leaning(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const Vec3 p = any_vec3();
        point[i] = (Vec3){p.x + p.y / 2, p.y / 2 - p.z / 4, p.z / 4 + p.x / 8};
    }
}
/* The vector divided by its length. */
static inline Vec3 as_unit(Vec3 p)
{
    return times(1 / real_sqrt(p.x * p.x + p.y * p.y + p.z * p.z), p);
}

static inline void widths_along(const Vec3 *p, size_t n, const Wide3 axis[3], Wide width[3])
{
    for (int k = 0; k < 3; k++) {
        Wide least = (Wide)INFINITY, most = -least;
        for (size_t i = 0; i < n; i++) {
            const Wide at = wide_dot(axis[k], wide3(p[i]));
            least = at < least ? at : least, most = at > most ? at : most;
        }
        width[k] = most - least;
    }
}

/* The axes of a symmetric matrix, and its values along them (Jacobi). */
static inline void main_axes(Wide m[3][3], Wide3 axis[3])
{
    for (int k = 0; k < 3; k++)
        axis[k] = (Wide3){{k == 0, k == 1, k == 2}};
    for (int turn = 0; turn < 60; turn++) {
        const int p = turn % 3, q = (p + 1) % 3;
        if (m[p][q] == 0)
            continue;
        const Wide angle = atanl(2 * m[p][q] / (m[q][q] - m[p][p])) / 2;
        const Wide c = cosl(angle), s = sinl(angle);
        for (int k = 0; k < 3; k++) {
            const Wide mp = m[k][p], mq = m[k][q], ap = axis[p].x[k], aq = axis[q].x[k];
            m[k][p] = c * mp - s * mq, m[k][q] = s * mp + c * mq;
            axis[p].x[k] = c * ap - s * aq, axis[q].x[k] = s * ap + c * aq;
        }
        for (int k = 0; k < 3; k++) {
            const Wide mp = m[p][k], mq = m[q][k];
            m[p][k] = c * mp - s * mq, m[q][k] = s * mp + c * mq;
        }
    }
}
/* The least gap of three variances, relative to the greatest. */
static inline Wide gap_of(Wide m[3][3])
{
    const Wide a = fabsl(m[0][0] - m[1][1]), b = fabsl(m[0][0] - m[2][2]),
               c = fabsl(m[1][1] - m[2][2]);
    return fminl(fminl(a, b), c) / fmaxl(fmaxl(m[0][0], m[1][1]), m[2][2]);
}
/* Principal components, as published: the mean, then the covariance. Returns the least gap of the
 * variances, relative to the greatest. */
static inline Wide pca_axes(const Vec3 *p, size_t n, Wide3 axis[3])
{
    Wide mean[3] = {0}, m[3][3] = {{0}};
    for (size_t i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            mean[k] += wide3(p[i]).x[k] / (Wide)n;
    for (size_t i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                m[j][k] += (wide3(p[i]).x[j] - mean[j]) * (wide3(p[i]).x[k] - mean[k]) / (Wide)n;
    main_axes(m, axis);
    return gap_of(m);
}

static inline Wide3 wide_plus(Wide3 a, Wide s, Wide3 b)
{
    return (Wide3){{a.x[0] + s * b.x[0], a.x[1] + s * b.x[1], a.x[2] + s * b.x[2]}};
}
/* The same for a surface of triangles with these corners, by another formula for the integral: the
 * midpoints of the three sides, which is exact for quadratic functions. Returns the least gap of
 * the variances, relative to the greatest. */
static inline Wide surface_axes(const Vec3 *corner, size_t triangles, Wide3 axis[3])
{
    Wide all = 0, m[3][3] = {{0}};
    Wide3 sum = {{0, 0, 0}}, mean = {{0, 0, 0}};
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < triangles; i++) {
            Wide3 at[3];
            for (int k = 0; k < 3; k++)
                at[k] = wide3(corner[3 * i + (size_t)k]);
            const Wide3 normal = wide_cross(wide_minus(at[1], at[0]), wide_minus(at[2], at[0]));
            const Wide area = sqrtl(wide_dot(normal, normal)) / 2;
            for (int k = 0; k < 3; k++) {
                const Wide3 sum_of_two = wide_plus(at[k], 1, at[(k + 1) % 3]);
                const Wide3 middle = {
                    {sum_of_two.x[0] / 2, sum_of_two.x[1] / 2, sum_of_two.x[2] / 2}};
                const Wide3 off = wide_minus(middle, mean);
                if (pass == 0)
                    all += area / 3, sum = wide_plus(sum, area / 3, middle);
                for (int r = 0; r < 3 && pass == 1; r++)
                    for (int c = 0; c < 3; c++)
                        m[r][c] += area / 3 * off.x[r] * off.x[c];
            }
        }
        mean = (Wide3){{sum.x[0] / all, sum.x[1] / all, sum.x[2] / all}};
    }
    main_axes(m, axis);
    return gap_of(m);
}

/* The ditetrahedron, as published. Extreme points are determined by the differences from the first
 * point, in `real`. Returns the relative excess of the second best box over the best. */
typedef struct Dito {
    Wide3 p[26];
    int count;
    Wide3 axis[3];
    Wide size, next;
    bool area;
} Dito;

static inline void dito_triangle(Dito *d, Wide3 a, Wide3 b, Wide3 c)
{
    const Wide3 corner[3] = {a, b, c};
    const Wide3 normal = wide_unit(wide_cross(wide_minus(b, a), wide_minus(c, a)));
    for (int k = 0; k < 3; k++) {
        Wide width[3];
        const Wide3 edge = wide_unit(wide_minus(corner[(k + 1) % 3], corner[k]));
        const Wide3 axis[3] = {edge, normal, wide_cross(edge, normal)};
        for (int j = 0; j < 3; j++) {
            Wide least = (Wide)INFINITY, most = -least;
            for (int i = 0; i < d->count; i++) {
                least = fminl(least, wide_dot(axis[j], d->p[i]));
                most = fmaxl(most, wide_dot(axis[j], d->p[i]));
            }
            width[j] = most - least;
        }
        const Wide size = d->area ? grown_area(width, 0) : grown_volume(width, 0);
        if (size > 0 && size < d->next) /* a degenerate triangle has no normal */
            d->next = size;
        if (size > 0 && size < d->size) {
            d->next = d->size;
            d->size = size;
            memcpy(d->axis, axis, sizeof axis);
        }
    }
}
/* Then the tip forms no other triangle. */
static inline bool is_corner(const Wide3 corner[3], Wide3 tip)
{
    bool found = false;
    for (int k = 0; k < 3; k++) {
        const Wide3 d = wide_minus(tip, corner[k]);
        found |= wide_dot(d, d) == 0;
    }
    return found;
}
static inline Wide dito_axes(const Vec3 *p, size_t n, int directions, bool area, Wide3 axis[3])
{
    static const real direction[13][3] = {
        {1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 1},  {1, 1, -1}, {1, -1, 1}, {1, -1, -1},
        {1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1},  {0, 1, -1}};
    Dito d = {.count = 2 * directions, .size = (Wide)INFINITY, .area = area};
    d.next = d.size;
    int a = 0, c = 0, low = 0, high = 0;
    for (int k = 0; k < directions; k++) {
        real least = REAL_INF, most = -REAL_INF;
        for (size_t i = 0; i < n; i++) {
            const Vec3 q = sub(p[i], p[0]);
            const real at =
                k < 3 ? ((const real *)&p[i])[k]
                      : q.x * direction[k][0] + q.y * direction[k][1] + q.z * direction[k][2];
            if (at < least)
                least = at, d.p[2 * k] = wide3(p[i]);
            if (at > most)
                most = at, d.p[2 * k + 1] = wide3(p[i]);
        }
    }
    for (int i = 0; i < d.count; i += 2) {
        const Wide3 w = wide_minus(d.p[i + 1], d.p[i]), v = wide_minus(d.p[a + 1], d.p[a]);
        a = wide_dot(w, w) > wide_dot(v, v) ? i : a;
    }
    const Wide3 edge = wide_minus(d.p[a + 1], d.p[a]);
    for (int i = 0; i < d.count; i++) {
        const Wide3 w = wide_cross(edge, wide_minus(d.p[i], d.p[a])),
                    v = wide_cross(edge, wide_minus(d.p[c], d.p[a]));
        c = wide_dot(w, w) > wide_dot(v, v) ? i : c;
    }
    const Wide3 normal = wide_cross(edge, wide_minus(d.p[c], d.p[a]));
    for (int i = 0; i < d.count; i++) {
        low = wide_dot(normal, d.p[i]) < wide_dot(normal, d.p[low]) ? i : low;
        high = wide_dot(normal, d.p[i]) > wide_dot(normal, d.p[high]) ? i : high;
    }
    const Wide3 corner[3] = {d.p[a], d.p[a + 1], d.p[c]}, tip[2] = {d.p[low], d.p[high]};
    dito_triangle(&d, corner[0], corner[1], corner[2]);
    for (int t = 0; t < 2; t++)
        for (int k = 0; k < 3 && !is_corner(corner, tip[t]); k++)
            dito_triangle(&d, corner[k], corner[(k + 1) % 3], tip[t]);
    memcpy(axis, d.axis, sizeof d.axis);
    return d.next / d.size - 1;
}

#endif
