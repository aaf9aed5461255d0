/* bound/boxes.h - oriented boxes for the tests of their makers: what they hold, without rounding;
 * how large they are; and the published forms that they are measured by, in long double. */
#ifndef ISECT_TEST_BOUND_BOXES_H
#define ISECT_TEST_BOUND_BOXES_H

#include "kit/points.h"

typedef long double Wide_real;
typedef struct Place {
    Wide_real x[3];
} Place;

static inline Place place_of_point(Vec3 p)
{
    return (Place){{(Wide_real)p.x, (Wide_real)p.y, (Wide_real)p.z}};
}
static inline Place place_minus(Place a, Place b)
{
    return (Place){{a.x[0] - b.x[0], a.x[1] - b.x[1], a.x[2] - b.x[2]}};
}
static inline Wide_real place_dot(Place a, Place b)
{
    return a.x[0] * b.x[0] + a.x[1] * b.x[1] + a.x[2] * b.x[2];
}
static inline Place place_cross(Place a, Place b)
{
    return (Place){{a.x[1] * b.x[2] - a.x[2] * b.x[1], a.x[2] * b.x[0] - a.x[0] * b.x[2],
                    a.x[0] * b.x[1] - a.x[1] * b.x[0]}};
}
static inline Place unit_place(Place a)
{
    const Wide_real length = sqrtl(place_dot(a, a));
    return (Place){{a.x[0] / length, a.x[1] / length, a.x[2] / length}};
}

/* Exactly: is the point in the box as it is stored? And by how much more than it must, of
 * `allowed`, is each half longer than this point needs? */
static inline bool box_holds(const Obb *box, Vec3 p, bool needed[3], double allowed)
{
    begin();
    const Big3 axis[3] = {big3(box->axis[0]), big3(box->axis[1]), big3(box->axis[2])};
    const Big3 way = minus3(big3(p), big3(box->center));
    const Big all = dot3(axis[0], cross3(axis[1], axis[2]));
    bool well = sign(all) != 0;
    for (int i = 0; i < 3; i++) {
        const Big3 normal = cross3(axis[(i + 1) % 3], axis[(i + 2) % 3]);
        const Big share = size(dot3(normal, way)), half = big((double)box->half[i]);
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

/* What the comment allows a half to be too long, of points in a box. */
static inline double allowed_of(const Aabb *own)
{
    double sum = 40 * (double)REAL_MIN;
    for (int k = 0; k < 3; k++)
        sum += ((double)((const real *)&own->upper)[k] / 2 -
                (double)((const real *)&own->lower)[k] / 2) *
               (2 * (ISECT_DOUBLE ? 36 : 7) * (double)REAL_EPSILON);
    return sum;
}
/* And what the rounding of its center may cost beside. */
static inline double center_slack(const Obb *box)
{
    const Vec3 c = box->center;
    return (double)REAL_EPSILON *
           (fabs((double)c.x) / 2 + fabs((double)c.y) / 2 + fabs((double)c.z) / 2);
}

static inline Wide_real volume_of(const Obb *box)
{
    return 8 * (Wide_real)box->half[0] * (Wide_real)box->half[1] * (Wide_real)box->half[2];
}
static inline Wide_real area_of(const Obb *box)
{
    const Wide_real x = (Wide_real)box->half[0], y = (Wide_real)box->half[1],
                    z = (Wide_real)box->half[2];
    return 8 * (x * y + x * z + y * z);
}
/* Of widths that are each longer by so much. */
static inline Wide_real grown_volume(const Wide_real width[3], Wide_real more)
{
    return (width[0] + more) * (width[1] + more) * (width[2] + more);
}
static inline Wide_real grown_area(const Wide_real width[3], Wide_real more)
{
    const Wide_real x = width[0] + more, y = width[1] + more, z = width[2] + more;
    return 2 * (x * y + x * z + y * z);
}

static inline void widths_along(const Vec3 *p, size_t n, const Place axis[3], Wide_real width[3])
{
    for (int k = 0; k < 3; k++) {
        Wide_real least = (Wide_real)INFINITY, most = -least;
        for (size_t i = 0; i < n; i++) {
            const Wide_real at = place_dot(axis[k], place_of_point(p[i]));
            least = at < least ? at : least, most = at > most ? at : most;
        }
        width[k] = most - least;
    }
}

/* The axes of a symmetric matrix, and what it says along them (Jacobi). */
static inline void main_axes(Wide_real m[3][3], Place axis[3])
{
    for (int k = 0; k < 3; k++)
        axis[k] = (Place){{k == 0, k == 1, k == 2}};
    for (int turn = 0; turn < 60; turn++) {
        const int p = turn % 3, q = (p + 1) % 3;
        if (m[p][q] == 0)
            continue;
        const Wide_real angle = atanl(2 * m[p][q] / (m[q][q] - m[p][p])) / 2;
        const Wide_real c = cosl(angle), s = sinl(angle);
        for (int k = 0; k < 3; k++) {
            const Wide_real mp = m[k][p], mq = m[k][q], ap = axis[p].x[k], aq = axis[q].x[k];
            m[k][p] = c * mp - s * mq, m[k][q] = s * mp + c * mq;
            axis[p].x[k] = c * ap - s * aq, axis[q].x[k] = s * ap + c * aq;
        }
        for (int k = 0; k < 3; k++) {
            const Wide_real mp = m[p][k], mq = m[q][k];
            m[p][k] = c * mp - s * mq, m[q][k] = s * mp + c * mq;
        }
    }
}
/* Principal components, as published: the mean, then the covariance. The answer is the least gap of
 * the variances, over the greatest. */
static inline Wide_real pca_axes(const Vec3 *p, size_t n, Place axis[3])
{
    Wide_real mean[3] = {0}, m[3][3] = {{0}};
    for (size_t i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            mean[k] += place_of_point(p[i]).x[k] / (Wide_real)n;
    for (size_t i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++)
                m[j][k] += (place_of_point(p[i]).x[j] - mean[j]) *
                           (place_of_point(p[i]).x[k] - mean[k]) / (Wide_real)n;
    main_axes(m, axis);
    const Wide_real a = fabsl(m[0][0] - m[1][1]), b = fabsl(m[0][0] - m[2][2]),
                    c = fabsl(m[1][1] - m[2][2]);
    return fminl(fminl(a, b), c) / fmaxl(fmaxl(m[0][0], m[1][1]), m[2][2]);
}

static inline Place place_plus(Place a, Wide_real s, Place b)
{
    return (Place){{a.x[0] + s * b.x[0], a.x[1] + s * b.x[1], a.x[2] + s * b.x[2]}};
}
/* Of a surface of triangles, of which these are the corners, by another formula for the integral:
 * the middles of the three sides, which is exact for squares, too. The answer is the least gap of
 * the variances, over the greatest. */
static inline Wide_real surface_axes(const Vec3 *corner, size_t triangles, Place axis[3])
{
    Wide_real all = 0, m[3][3] = {{0}};
    Place sum = {{0, 0, 0}}, mean = {{0, 0, 0}};
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < triangles; i++) {
            Place at[3];
            for (int k = 0; k < 3; k++)
                at[k] = place_of_point(corner[3 * i + (size_t)k]);
            const Place normal = place_cross(place_minus(at[1], at[0]), place_minus(at[2], at[0]));
            const Wide_real area = sqrtl(place_dot(normal, normal)) / 2;
            for (int k = 0; k < 3; k++) {
                const Place way = place_plus(at[k], 1, at[(k + 1) % 3]);
                const Place middle = {{way.x[0] / 2, way.x[1] / 2, way.x[2] / 2}};
                const Place off = place_minus(middle, mean);
                if (pass == 0)
                    all += area / 3, sum = place_plus(sum, area / 3, middle);
                for (int r = 0; r < 3 && pass == 1; r++)
                    for (int c = 0; c < 3; c++)
                        m[r][c] += area / 3 * off.x[r] * off.x[c];
            }
        }
        mean = (Place){{sum.x[0] / all, sum.x[1] / all, sum.x[2] / all}};
    }
    main_axes(m, axis);
    const Wide_real a = fabsl(m[0][0] - m[1][1]), b = fabsl(m[0][0] - m[2][2]),
                    c = fabsl(m[1][1] - m[2][2]);
    return fminl(fminl(a, b), c) / fmaxl(fmaxl(m[0][0], m[1][1]), m[2][2]);
}

/* The ditetrahedron, as published. Which points are extreme is asked of what is left of them after
 * the first one is subtracted, in `real`. The answer is by how much of its size the second best box
 * is larger than the best. */
typedef struct Dito {
    Place p[26];
    int count;
    Place axis[3];
    Wide_real size, next;
    bool area;
} Dito;

static inline void dito_triangle(Dito *d, Place a, Place b, Place c)
{
    const Place corner[3] = {a, b, c};
    const Place normal = unit_place(place_cross(place_minus(b, a), place_minus(c, a)));
    for (int k = 0; k < 3; k++) {
        Wide_real width[3];
        const Place edge = unit_place(place_minus(corner[(k + 1) % 3], corner[k]));
        const Place axis[3] = {edge, normal, place_cross(edge, normal)};
        for (int j = 0; j < 3; j++) {
            Wide_real least = (Wide_real)INFINITY, most = -least;
            for (int i = 0; i < d->count; i++) {
                least = fminl(least, place_dot(axis[j], d->p[i]));
                most = fmaxl(most, place_dot(axis[j], d->p[i]));
            }
            width[j] = most - least;
        }
        const Wide_real size = d->area ? grown_area(width, 0) : grown_volume(width, 0);
        if (size > 0 && size < d->next) /* a triangle without a normal has none */
            d->next = size;
        if (size > 0 && size < d->size) {
            d->next = d->size;
            d->size = size;
            memcpy(d->axis, axis, sizeof axis);
        }
    }
}
/* Then a tip makes no other triangle. */
static inline bool is_corner(const Place corner[3], Place tip)
{
    bool found = false;
    for (int k = 0; k < 3; k++) {
        const Place way = place_minus(tip, corner[k]);
        found |= place_dot(way, way) == 0;
    }
    return found;
}
static inline Wide_real dito_axes(const Vec3 *p, size_t n, int directions, bool area, Place axis[3])
{
    static const real way[13][3] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1}, {1, 1, 1},  {1, 1, -1},
                                    {1, -1, 1}, {1, -1, -1}, {1, 1, 0}, {1, -1, 0}, {1, 0, 1},
                                    {1, 0, -1}, {0, 1, 1},   {0, 1, -1}};
    Dito d = {.count = 2 * directions, .size = (Wide_real)INFINITY, .area = area};
    d.next = d.size;
    int a = 0, c = 0, low = 0, high = 0;
    for (int k = 0; k < directions; k++) {
        real least = REAL_INF, most = -REAL_INF;
        for (size_t i = 0; i < n; i++) {
            const Vec3 q = sub(p[i], p[0]);
            const real at = k < 3 ? ((const real *)&p[i])[k]
                                  : q.x * way[k][0] + q.y * way[k][1] + q.z * way[k][2];
            if (at < least)
                least = at, d.p[2 * k] = place_of_point(p[i]);
            if (at > most)
                most = at, d.p[2 * k + 1] = place_of_point(p[i]);
        }
    }
    for (int i = 0; i < d.count; i += 2) {
        const Place w = place_minus(d.p[i + 1], d.p[i]), v = place_minus(d.p[a + 1], d.p[a]);
        a = place_dot(w, w) > place_dot(v, v) ? i : a;
    }
    const Place edge = place_minus(d.p[a + 1], d.p[a]);
    for (int i = 0; i < d.count; i++) {
        const Place w = place_cross(edge, place_minus(d.p[i], d.p[a])),
                    v = place_cross(edge, place_minus(d.p[c], d.p[a]));
        c = place_dot(w, w) > place_dot(v, v) ? i : c;
    }
    const Place normal = place_cross(edge, place_minus(d.p[c], d.p[a]));
    for (int i = 0; i < d.count; i++) {
        low = place_dot(normal, d.p[i]) < place_dot(normal, d.p[low]) ? i : low;
        high = place_dot(normal, d.p[i]) > place_dot(normal, d.p[high]) ? i : high;
    }
    const Place corner[3] = {d.p[a], d.p[a + 1], d.p[c]}, tip[2] = {d.p[low], d.p[high]};
    dito_triangle(&d, corner[0], corner[1], corner[2]);
    for (int t = 0; t < 2; t++)
        for (int k = 0; k < 3 && !is_corner(corner, tip[t]); k++)
            dito_triangle(&d, corner[k], corner[(k + 1) % 3], tip[t]);
    memcpy(axis, d.axis, sizeof d.axis);
    return d.next / d.size - 1;
}

#endif
