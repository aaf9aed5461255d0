/* bound/corners.h - the exact corners of a set between planes, by Cramer's rule: three determinants
 * over a fourth one; and the corners that decide its extent. */
#ifndef ISECT_TEST_BOUND_CORNERS_H
#define ISECT_TEST_BOUND_CORNERS_H

#include "kit/hostile.h"
#include "kit/points.h"

enum { MOST_SLABS = 13 };

/* lower <= normal . x <= upper; bounds may be infinite. */
typedef struct Body {
    Vec3 normal[MOST_SLABS];
    real lower[MOST_SLABS], upper[MOST_SLABS];
    int count;
} Body;

typedef X(kdop) Kdop_view; /* also usable where `kdop` is another name */

static inline Kdop_view view_of(const Body *body)
{
    return (X(kdop)){body->normal, (size_t)body->count, body->lower, body->upper};
}

/* Solids between planes along fixed normals, or between six planes. */
typedef union Solid {
    Kdop14 kdop14;
    Kdop18 kdop18;
    Kdop26 kdop26;
    Frustum frustum;
} Solid;
typedef struct Kind {
    const char *name;
    Solid (*draw)(bool odd);
    const Normal *normals; /* NULL: six planes */
    int numbers;
} Kind;
#define DRAWS(name)                                                                                \
    static inline Solid draw_##name(bool odd)                                                      \
    {                                                                                              \
        Solid solid;                                                                               \
        memset(&solid, 0, sizeof solid);                                                           \
        solid.name = odd ? odd_##name() : any_##name();                                            \
        return solid;                                                                              \
    }
DRAWS(kdop14)
DRAWS(kdop18)
DRAWS(kdop26)
DRAWS(frustum)
enum { KINDS_OF_SOLIDS = 4 };
static const Kind kinds[KINDS_OF_SOLIDS] = {{"kdop14", draw_kdop14, KDOP14, 14},
                                            {"kdop18", draw_kdop18, KDOP18, 18},
                                            {"kdop26", draw_kdop26, KDOP26, 26},
                                            {"frustum", draw_frustum, NULL, 24}};
static inline Body body_of(const Kind *of, const Solid *solid)
{
    Body body = {.count = of->normals ? of->numbers / 2 : 6};
    for (int i = 0; i < body.count; i++)
        if (of->normals) {
            memcpy(&body.normal[i], of->normals[i], sizeof(Vec3));
            body.lower[i] = ((const real *)solid)[i];
            body.upper[i] = ((const real *)solid)[body.count + i];
        } else {
            body.normal[i] = solid->frustum.plane[i].normal;
            body.lower[i] = -REAL_INF, body.upper[i] = -solid->frustum.plane[i].d;
        }
    return body;
}
/* Invalid arguments; numbers that are not finite, unless they are bounds. A slab whose lower bound
 * exceeds its upper one is empty. The corners of a frustum are not read. */
static inline void is_refused(const Kind *of, isect_status (*make)(void *, const Solid *),
                              const Solid *solid)
{
    real volume[6] = {7, 7, 7, 7, 7, 7};
    check(of->name, make(NULL, solid) == ISECT_BAD_ARGUMENT);
    check(of->name, make(volume, NULL) == ISECT_BAD_ARGUMENT);
    for (int i = 0; i < 3 * of->numbers; i++) {
        Solid bad = *solid;
        ((real *)&bad)[i / 3] = i % 3 == 0 ? REAL_NAN : i % 3 == 1 ? REAL_INF : -REAL_INF;
        if (i % 3 == 0 || !of->normals)
            check(of->name, cmp(make(volume, &bad), ==, ISECT_NOT_FINITE));
        else if (i % 3 == 1 && i / 3 < of->numbers / 2)
            check(of->name, cmp(make(volume, &bad), ==, ISECT_EMPTY));
    }
    for (int k = 0; k < 6; k++)
        check(of->name, cmp(volume[k], ==, 7));
}
#define MAKES(volume, name)                                                                        \
    static isect_status volume##_of_##name(void *to, const Solid *solid)                           \
    {                                                                                              \
        return X(bound_##volume##_##name)(solid ? &solid->name : NULL, to);                        \
    }
#define MAKES_ALL(volume)                                                                          \
    MAKES(volume, kdop14)                                                                          \
    MAKES(volume, kdop18)                                                                          \
    MAKES(volume, kdop26)                                                                          \
    MAKES(volume, frustum)                                                                         \
    static isect_status (*const make[KINDS_OF_SOLIDS])(void *, const Solid *) = {                  \
        volume##_of_kdop14, volume##_of_kdop18, volume##_of_kdop26, volume##_of_frustum};

/* A box from -1 to 1, and to 3 along z. */
static inline Solid box_of_planes(void)
{
    static const Plane plane[] = {{{-1, 0, 0}, -1}, {{2, 0, 0}, -2},  {{0, -1, 0}, -1},
                                  {{0, 1, 0}, -1},  {{0, 0, -1}, -1}, {{0, 0, 1}, -3}};
    Solid box;
    memset(&box, 0, sizeof box);
    memcpy(box.frustum.plane, plane, sizeof plane);
    box.frustum.corner[3].x = REAL_NAN; /* not read */
    return box;
}

typedef struct Corner {
    Big at[3], over; /* over > 0 */
} Corner;

static inline Big determinant(Big3 a, Big3 b, Big3 c)
{
    return dot3(a, cross3(b, c));
}
static inline bool corner_of(Corner *corner, const Body *body, const int slab[3], int sides)
{
    Big3 n[3];
    Big h[3];
    for (int j = 0; j < 3; j++) {
        const real bound = sides >> j & 1 ? body->upper[slab[j]] : body->lower[slab[j]];
        if (!(real_abs(bound) <= REAL_MAX))
            return false;
        n[j] = big3(body->normal[slab[j]]);
        h[j] = big((double)bound);
    }
    Big all = determinant(n[0], n[1], n[2]);
    if (sign(all) == 0)
        return false;
    const Big3 x = {n[0].x, n[1].x, n[2].x}, y = {n[0].y, n[1].y, n[2].y},
               z = {n[0].z, n[1].z, n[2].z}, right = {h[0], h[1], h[2]};
    corner->at[0] = determinant(right, y, z);
    corner->at[1] = determinant(x, right, z);
    corner->at[2] = determinant(x, y, right);
    corner->over = all;
    if (sign(all) < 0) {
        for (int axis = 0; axis < 3; axis++)
            corner->at[axis] = minus(big(0), corner->at[axis]);
        corner->over = minus(big(0), all);
    }
    return true;
}
static inline bool is_within(const Corner *corner, const Body *body)
{
    const Big3 at = {corner->at[0], corner->at[1], corner->at[2]};
    for (int i = 0; i < body->count; i++) {
        if (body->lower[i] > REAL_MAX || body->upper[i] < -REAL_MAX)
            return false;
        Big height = dot3(big3(body->normal[i]), at);
        if (body->lower[i] >= -REAL_MAX &&
            less(height, by(big((double)body->lower[i]), corner->over)))
            return false;
        if (body->upper[i] <= REAL_MAX &&
            less(by(big((double)body->upper[i]), corner->over), height))
            return false;
    }
    return true;
}
/* A point where planes of three slabs meet, each at one of its two heights. */
typedef struct Meeting {
    int slab[3], sides, next;
} Meeting;
/* The next corner of the body, starting from a meeting of zeros; false if there is none left. */
static inline bool next_corner(Meeting *meeting, Corner *corner, const Body *body)
{
    const int n = body->count;
    while (meeting->next < 8 * n * n * n) {
        const int i = meeting->next++, first = i / 8 / n / n, second = i / 8 / n % n;
        *meeting = (Meeting){{first, second, i / 8 % n}, i % 8, meeting->next};
        begin();
        if (first < second && second < meeting->slab[2] &&
            corner_of(corner, body, meeting->slab, meeting->sides) && is_within(corner, body))
            return true;
    }
    return false;
}

/* Three planes decide the extent along a direction if the direction is a combination of their
 * normals, with factors >= 0 for upper bounds and <= 0 for lower bounds. Returns the condition, a
 * bound of the amplification of rounding errors: the product of the lengths of the normals over
 * their determinant. Infinite if they do not decide. */
static inline double condition_of(const Body *body, const int slab[3], int sides,
                                  const double direction[3])
{
    double n[3][3], factor[3], lengths = 1, all = 0;
    for (int j = 0; j < 3; j++) {
        const Vec3 normal = body->normal[slab[j]];
        const double x = (double)normal.x, y = (double)normal.y, z = (double)normal.z;
        const double most = fmax(fmax(fabs(x), fabs(y)), fabs(z));
        n[j][0] = x / most, n[j][1] = y / most, n[j][2] = z / most;
        lengths *= sqrt(n[j][0] * n[j][0] + n[j][1] * n[j][1] + n[j][2] * n[j][2]);
    }
    for (int j = 0; j < 3; j++) {
        const double *a = n[(j + 1) % 3], *b = n[(j + 2) % 3];
        const double across[3] = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                                  a[0] * b[1] - a[1] * b[0]};
        all = n[j][0] * across[0] + n[j][1] * across[1] + n[j][2] * across[2];
        factor[j] =
            (direction[0] * across[0] + direction[1] * across[1] + direction[2] * across[2]) / all;
    }
    for (int j = 0; j < 3; j++)
        if (!(sides >> j & 1 ? factor[j] >= 0 : factor[j] <= 0))
            return (double)INFINITY;
    return lengths / fabs(all);
}

#endif
