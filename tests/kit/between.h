/* kit/between.h - the side of a plane or frustum on which an intersection of half-spaces is. It is
 * an oracle: it computes without rounding.
 *
 * The system: a point on or below some planes, and below the strict ones. It has no solution
 * exactly if there are weights w >= 0 with (Farkas; Motzkin)
 *
 *     sum of w normal = 0,  sum of w d = 1,                   or
 *     sum of w normal = 0,  sum of w d - rest = 0,  sum of the strict ones' w = 1,  rest >= 0
 *
 * The simplex method of kit/polytope.h searches these weights. */
#ifndef ISECT_TEST_BETWEEN_H
#define ISECT_TEST_BETWEEN_H

#include "kit/below.h"

enum { MOST_BETWEEN = 6 + 2 * MOST_NORMALS };

typedef struct Between {
    int count;
    double plane[MOST_BETWEEN][4];
    bool strict[MOST_BETWEEN];
} Between;

static inline void between_add(Between *all, Plane p, double sign, bool strict)
{
    double *to = all->plane[all->count];
    to[0] = sign * (double)p.normal.x, to[1] = sign * (double)p.normal.y;
    to[2] = sign * (double)p.normal.z, to[3] = sign * (double)p.d;
    all->strict[all->count++] = strict;
}
static inline void between_add_frustum(Between *all, const Frustum *frustum, bool strict)
{
    for (int i = 0; i < SIX; i++)
        between_add(all, frustum->plane[i], 1, strict);
}
/* False if a slab has its ends in one infinity. */
static inline bool between_add_kdop(Between *all, const X(kdop) * kdop)
{
    for (size_t i = 0; i < kdop->count; i++) {
        if (kdop->lower[i] == REAL_INF || kdop->upper[i] == -REAL_INF)
            return false;
        if (kdop->upper[i] < REAL_INF)
            between_add(all, (Plane){kdop->normals[i], -kdop->upper[i]}, 1, false);
        if (kdop->lower[i] > -REAL_INF)
            between_add(all, (Plane){kdop->normals[i], -kdop->lower[i]}, -1, false);
    }
    return true;
}

static inline bool between_denied(const Between *all, bool strict)
{
    Simplex *s = &simplex;
    int least = 0;
    for (int i = 0; i < all->count; i++)
        least = scale_of(all->plane[i], 4, least);
    simplex_begin(strict ? 5 : 4, 0);
    for (int i = 0; i < all->count; i++) {
        const int k = s->columns++;
        for (int j = 0; j < 4; j++)
            set_whole(s->number[j][k], all->plane[i][j], least);
        mpz_set_ui(s->number[4][k], all->strict[i]);
    }
    const int rest = s->columns;
    if (strict) {
        s->columns++;
        for (int j = 0; j < 5; j++)
            mpz_set_si(s->number[j][rest], j == 3 ? -1 : 0);
    }
    simplex_close(strict ? 4 : 3);
    return simplex_solves();
}
static inline bool between_has_point(const Between *all)
{
    bool strict = false;
    for (int i = 0; i < all->count; i++)
        strict |= all->strict[i];
    return !between_denied(all, false) && !(strict && between_denied(all, true));
}
/* True if it has a point whose height over the plane, times sign, is below 0, or not above 0. */
static inline bool between_reaches(const Between *all, const Plane *plane, double sign, bool strict)
{
    Between more = *all;
    between_add(&more, *plane, sign, strict);
    return between_has_point(&more);
}

/* ---- sides ---- */

static inline isect_side plane_side_between(const Plane *plane, const Between *all)
{
    if (!between_reaches(all, plane, 1, false))
        return ISECT_OUTSIDE;
    if (between_reaches(all, plane, -1, true))
        return between_reaches(all, plane, 1, true) ? ISECT_STRADDLES : ISECT_TANGENT_OUTSIDE;
    return between_reaches(all, plane, -1, false) ? ISECT_TANGENT_INSIDE : ISECT_INSIDE;
}
static inline isect_side frustum_side_between(const Frustum *frustum, const Between *all)
{
    isect_side least = ISECT_INSIDE;
    for (int i = 0; i < SIX; i++) {
        const isect_side side = plane_side_between(&frustum->plane[i], all);
        if (side == ISECT_OUTSIDE)
            return side;
        least = side < least ? side : least;
    }
    Between common = *all, inner = *all;
    if (least >= ISECT_TANGENT_INSIDE)
        return least;
    between_add_frustum(&common, frustum, false), between_add_frustum(&inner, frustum, true);
    return between_has_point(&inner)    ? ISECT_STRADDLES
           : between_has_point(&common) ? ISECT_TANGENT_OUTSIDE
                                        : ISECT_OUTSIDE;
}

/* ---- draws ---- */

/* Draws a plane near an intersection of half-spaces. */
static inline void draw_beside_between(Asked *asked)
{
    const Vec3 n = any_int(0, 31) ? normal_of_whole() : (Vec3){0, 0, 0};
    const int far = any_int(0, 1) ? 2 : 12;
    asked->a.plane = (Plane){n, (real)any_int(-far, far) * (any_int(0, 3) ? 1 : R(0.5))};
    if (any_int(0, 31) == 0)
        asked->a.plane.d = step(asked->a.plane.d);
    if (asked->row->b->kind == KIND_kdop)
        asked->b.kdop = draw_kdop_of_whole((Vec3){(real)any_int(-1, 1), (real)any_int(-1, 1), 0});
    else
        draw_planes_of_whole(asked->b.frustum.plane);
}

#endif
