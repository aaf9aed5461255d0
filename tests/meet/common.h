/* meet/common.h - the common part of two flat shapes, in rational numbers: for oracles.
 *
 * The second shape is said as half-spaces: a triangle as its plane from both sides and three planes
 * through its edges; a segment as its line and its two ends; a point as three coordinates. The loop
 * of the first one's corners is clipped by each of them (Sutherland and Hodgman). What is left are
 * the corners, some of them twice, some between others; those are taken out. */
#ifndef ISECT_TEST_MEET_COMMON_H
#define ISECT_TEST_MEET_COMMON_H

#include "kit/kit.h"
#include "kit/plane.h"
#include <gmp.h>

typedef X(common) Common;
typedef mpq_t Place[3];

enum { LOOP = 40 };
typedef struct Clipped {
    Place point[LOOP], spare[LOOP], normal, edge, origin[3];
    mpq_t limit, value, next_value, part, product;
    int points;
    bool made;
} Clipped;
static Clipped clipped;

static inline void clipped_begin(void)
{
    Clipped *c = &clipped;
    mpq_t *const single[] = {&c->limit, &c->value, &c->next_value, &c->part, &c->product};
    c->points = 0;
    if (c->made)
        return;
    for (int i = 0; i < LOOP; i++)
        for (int k = 0; k < 3; k++)
            mpq_init(c->point[i][k]), mpq_init(c->spare[i][k]);
    for (int k = 0; k < 3; k++) {
        mpq_init(c->normal[k]), mpq_init(c->edge[k]);
        for (int i = 0; i < 3; i++)
            mpq_init(c->origin[i][k]);
    }
    for (size_t i = 0; i < COUNT(single); i++)
        mpq_init(*single[i]);
    c->made = true;
}

static inline void place_set(Place to, Vec3 p)
{
    mpq_set_d(to[0], (double)p.x), mpq_set_d(to[1], (double)p.y), mpq_set_d(to[2], (double)p.z);
}
static inline void place_copy(Place to, Place from)
{
    for (int k = 0; k < 3; k++)
        mpq_set(to[k], from[k]);
}
static inline bool place_same(Place a, Place b)
{
    return mpq_equal(a[0], b[0]) && mpq_equal(a[1], b[1]) && mpq_equal(a[2], b[2]);
}
static inline void place_minus(Place to, Place a, Place b)
{
    for (int k = 0; k < 3; k++)
        mpq_sub(to[k], a[k], b[k]);
}
static inline void place_dot(mpq_t to, Place a, Place b)
{
    mpq_t product;
    mpq_init(product);
    mpq_set_ui(to, 0, 1);
    for (int k = 0; k < 3; k++) {
        mpq_mul(product, a[k], b[k]);
        mpq_add(to, to, product);
    }
    mpq_clear(product);
}
static inline void place_cross(Place to, Place a, Place b)
{
    mpq_t product;
    mpq_init(product);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        mpq_mul(to[k], a[i], b[j]);
        mpq_mul(product, a[j], b[i]);
        mpq_sub(to[k], to[k], product);
    }
    mpq_clear(product);
}

/* Keep what has normal . x <= limit. */
static inline void clipped_by(Place normal, const mpq_t limit)
{
    Clipped *c = &clipped;
    int kept = 0;
    for (int i = 0; i < c->points; i++) {
        const int next = (i + 1) % c->points;
        place_dot(c->value, normal, c->point[i]);
        mpq_sub(c->value, c->value, limit);
        place_dot(c->next_value, normal, c->point[next]);
        mpq_sub(c->next_value, c->next_value, limit);
        if (mpq_sgn(c->value) <= 0)
            place_copy(c->spare[kept++], c->point[i]);
        if (mpq_sgn(c->value) * mpq_sgn(c->next_value) >= 0)
            continue;
        mpq_sub(c->part, c->value, c->next_value);
        mpq_div(c->part, c->value, c->part);
        for (int k = 0; k < 3; k++) {
            mpq_sub(c->product, c->point[next][k], c->point[i][k]);
            mpq_mul(c->product, c->product, c->part);
            mpq_add(c->spare[kept][k], c->point[i][k], c->product);
        }
        kept++;
    }
    c->points = kept;
    for (int i = 0; i < kept; i++)
        place_copy(c->point[i], c->spare[i]);
}
/* Keep what has normal . x <= normal . p. */
static inline void clipped_through(Place normal, Place p)
{
    place_dot(clipped.limit, normal, p);
    clipped_by(normal, clipped.limit);
}
/* Keep what has normal . x = normal . p. */
static inline void clipped_to(Place normal, Place p)
{
    clipped_through(normal, p);
    for (int k = 0; k < 3; k++)
        mpq_neg(normal[k], normal[k]);
    clipped_through(normal, p);
}

static inline void clipped_to_segment(Place p, Place q)
{
    Clipped *c = &clipped;
    place_minus(c->edge, q, p);
    for (int k = 0; k < 3; k++) { /* the component k of (q - p) x (x - p) is 0 */
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        mpq_set_ui(c->normal[k], 0, 1);
        mpq_neg(c->normal[i], c->edge[j]);
        mpq_set(c->normal[j], c->edge[i]);
        clipped_to(c->normal, p);
    }
    clipped_through(c->edge, q);
    place_minus(c->edge, p, q);
    clipped_through(c->edge, p);
    if (place_same(p, q)) /* then all of this said nothing */
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 3; i++)
                mpq_set_ui(c->normal[i], i == k, 1);
            clipped_to(c->normal, p);
        }
}

/* The two farthest ends of three points on one line. */
static inline void clipped_to_needle(Place p[3])
{
    int first = 0, second = 1;
    mpq_t best, now;
    mpq_inits(best, now, NULL);
    for (int i = 0; i < 3; i++) {
        place_minus(clipped.edge, p[i], p[(i + 1) % 3]);
        place_dot(now, clipped.edge, clipped.edge);
        if (mpq_cmp(now, best) > 0)
            mpq_set(best, now), first = i, second = (i + 1) % 3;
    }
    mpq_clears(best, now, NULL);
    clipped_to_segment(p[first], p[second]);
}

static inline void clipped_to_triangle(Place p[3])
{
    Place normal, side, first;
    for (int k = 0; k < 3; k++)
        mpq_inits(normal[k], side[k], first[k], NULL);
    place_minus(first, p[1], p[0]);
    place_minus(side, p[2], p[0]);
    place_cross(normal, first, side);
    if (!mpq_sgn(normal[0]) && !mpq_sgn(normal[1]) && !mpq_sgn(normal[2])) {
        clipped_to_needle(p);
    } else {
        for (int i = 0; i < 3; i++) {
            place_minus(first, p[(i + 1) % 3], p[i]);
            place_cross(side, first, normal); /* outward */
            clipped_through(side, p[i]);
        }
        clipped_to(normal, p[0]);
    }
    for (int k = 0; k < 3; k++)
        mpq_clears(normal[k], side[k], first[k], NULL);
}

/* Is b between a and c? */
static inline bool place_between(Place a, Place b, Place c)
{
    Place u, v, n;
    mpq_t dot;
    mpq_init(dot);
    for (int k = 0; k < 3; k++)
        mpq_inits(u[k], v[k], n[k], NULL);
    place_minus(u, a, b);
    place_minus(v, c, b);
    place_cross(n, u, v);
    place_dot(dot, u, v);
    bool between = !mpq_sgn(n[0]) && !mpq_sgn(n[1]) && !mpq_sgn(n[2]) && mpq_sgn(dot) <= 0;
    for (int k = 0; k < 3; k++)
        mpq_clears(u[k], v[k], n[k], NULL);
    mpq_clear(dot);
    return between;
}

static inline void clipped_remove(int i)
{
    for (clipped.points--; i < clipped.points; i++)
        place_copy(clipped.point[i], clipped.point[i + 1]);
}
static inline bool clipped_needless(int i)
{
    Clipped *c = &clipped;
    for (int j = 0; j < c->points; j++)
        for (int k = j; k < c->points; k++)
            if (j != i && k != i && place_between(c->point[j], c->point[i], c->point[k]))
                return true;
    return false;
}

static inline void clipped_simplify(void)
{
    for (int i = 0; i < clipped.points;)
        if (clipped_needless(i))
            clipped_remove(i);
        else
            i++;
}
static inline void clipped_loop(const Vec3 *corner, int corners)
{
    clipped_begin();
    for (int i = 0; i < corners; i++)
        place_set(clipped.point[i], corner[i]);
    clipped.points = corners;
}
/* Keep what has sign * (normal . x + d) <= 0. */
static inline void clipped_below(const Plane *plane, int sign)
{
    Clipped *c = &clipped;
    place_set(c->normal, times((real)sign, plane->normal));
    mpq_set_d(c->limit, -sign * (double)plane->d);
    clipped_by(c->normal, c->limit);
}

/* The true common part, in clipped.point. */
static inline void truly_common(const Vec3 *a, int corners_a, const Vec3 *b, int corners_b)
{
    Clipped *c = &clipped;
    clipped_loop(a, corners_a);
    for (int i = 0; i < corners_b; i++)
        place_set(c->origin[i], b[i]);
    if (corners_b == 2)
        clipped_to_segment(c->origin[0], c->origin[1]);
    else
        clipped_to_triangle(c->origin);
    clipped_simplify();
}

/* ---- comparing ---- */

static inline double greatest_coordinate(const Vec3 *p, int corners, int axis)
{
    double most = 0;
    for (int i = 0; i < corners; i++)
        most = fmax(most, fabs((double)((real *)&p[i])[axis]));
    return most;
}

/* How far is p from the true corner, in units of epsilon times the greatest coordinate? What is
 * below the least number is rounding of that. */
static double worst_error;
static inline double off_beyond(double least, Vec3 p, Place corner, const double size[3])
{
    double worst = 0;
    mpq_t difference;
    mpq_init(difference);
    for (int k = 0; k < 3; k++) {
        mpq_set_d(difference, (double)((real *)&p)[k]);
        mpq_sub(difference, difference, corner[k]);
        const double error = fmax(0, fabs(mpq_get_d(difference)) - least);
        if (error > 0)
            worst = fmax(worst, error / size[k] / (double)REAL_EPSILON);
    }
    mpq_clear(difference);
    return worst;
}
static inline double off_by(Vec3 p, Place corner, const double size[3])
{
    return off_beyond((double)REAL_LEAST, p, corner, size);
}

/* The points are the true corners, within 4 epsilon, in order from one of them, either way. */
static inline bool is_loop(const Common *common, const double size[3])
{
    const int n = clipped.points;
    double best = n ? INFINITY : 0;
    if ((int)common->count != n)
        return false;
    for (int first = 0; first < n; first++)
        for (int way = 0; way < 2; way++) {
            double worst = 0;
            for (int i = 0; i < n; i++) {
                const int k = (first + (way ? n - i : i)) % n;
                worst = fmax(worst, off_by(common->point[i], clipped.point[k], size));
            }
            best = fmin(best, worst);
        }
    worst_error = fmax(worst_error, best);
    return best <= 4;
}

/* The same, but for the order of points that are nearly equal. */
static inline bool is_clipped(const Common *common, const double size[3])
{
    int match[6] = {0};
    bool used[LOOP] = {false}, crowded = false;
    const double before = worst_error;
    if ((int)common->count != clipped.points)
        return false;
    if (is_loop(common, size))
        return true;
    worst_error = before;
    for (int i = 0; i < clipped.points; i++) {
        double nearest = INFINITY;
        int near = 0;
        for (int j = 0; j < clipped.points; j++) {
            const double distance = off_beyond(0, common->point[i], clipped.point[j], size);
            near += !(off_by(common->point[i], clipped.point[j], size) > 16);
            if (!used[j] && distance <= nearest)
                nearest = distance, match[i] = j;
        }
        used[match[i]] = true, crowded |= near > 1;
        const double error = off_by(common->point[i], clipped.point[match[i]], size);
        worst_error = fmax(worst_error, error);
        if (!(error <= 4))
            return false;
    }
    const int way =
        clipped.points < 3 || (match[1] - match[0] + clipped.points) % clipped.points == 1 ? 1 : -1;
    for (int i = 0; i < clipped.points && clipped.points > 2 && !crowded; i++) {
        const int step = match[(i + 1) % clipped.points] - match[i] - way;
        if (step % clipped.points)
            return false;
    }
    return true;
}

static inline bool is_common(const Common *common, const Vec3 *a, int corners_a, const Vec3 *b,
                             int corners_b)
{
    double size[3];
    truly_common(a, corners_a, b, corners_b);
    for (int k = 0; k < 3; k++)
        size[k] = fmax(greatest_coordinate(a, corners_a, k), greatest_coordinate(b, corners_b, k));
    return is_clipped(common, size);
}
/* Of a plane and the loop of a's corners. */
static inline bool is_section(const Common *common, const Vec3 *a, int corners_a,
                              const Plane *plane)
{
    double size[3];
    clipped_loop(a, corners_a);
    clipped_below(plane, 1), clipped_below(plane, -1);
    clipped_simplify();
    for (int k = 0; k < 3; k++)
        size[k] = greatest_coordinate(a, corners_a, k);
    return is_loop(common, size);
}

/* ---- shapes that have much in common ---- */

/* Points on a grid in one of some planes, or as odd as others. */
static inline Vec3 flat_point(int plane)
{
    const real x = (real)any_int(-3, 3), y = (real)any_int(-3, 3);
    switch (plane) {
    case 0:
        return (Vec3){x, y, 0};
    case 1:
        return (Vec3){x, y, x + 2 * y};
    case 2:
        return (Vec3){2, x, y};
    default:
        return odd_vec3();
    }
}

/* Planes through some of such points, or as odd as others. */
static inline Plane flat_plane(Vec3 p)
{
    const real x = (real)any_int(-2, 2), y = (real)any_int(-2, 2), z = (real)any_int(-2, 2);
    const Plane plane[3] = {{{0, 0, 1}, 0}, {{1, 2, -1}, 0}, {{3, 0, 0}, -6}};
    switch (any_int(0, 3)) {
    case 0:
        return plane_by(p);
    case 1:
        return plane[any_int(0, 2)];
    default:
        break;
    }
    return (Plane){{x, y, z}, -(x * (real)any_int(-2, 2)) - z};
}

/* With the axes in cyclic order: y is the first. */
static inline Vec3 cyclic(Vec3 v)
{
    return (Vec3){v.y, v.z, v.x};
}
static inline Plane cyclic_plane(Plane p)
{
    return (Plane){cyclic(p.normal), p.d};
}

/* As a table of cases says it; the points in any order, but round a polygon. */
static inline bool is_as_said(const Common *got, const Common *want)
{
    if (got->count != want->count)
        return false;
    for (uint32_t k = got->count; k < COUNT(got->point); k++)
        if (got->point[k].x != 0 || got->point[k].y != 0 || got->point[k].z != 0)
            return false;
    for (uint32_t first = 0; first < (got->count ? got->count : 1); first++)
        for (int way = -1; way <= 1; way += 2) {
            bool same = true;
            for (uint32_t k = 0; k < got->count; k++) {
                const uint32_t i = (first + (way > 0 ? k : got->count - k)) % got->count;
                same &= same_bits(&got->point[k], &want->point[i], sizeof got->point[k]);
            }
            if (same)
                return true;
        }
    return false;
}

#endif
