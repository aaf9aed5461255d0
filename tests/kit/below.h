/* kit/below.h - the side of a frustum on which a solid is. It is an oracle: it computes without
 * rounding.
 *
 * A solid below all planes is inside, by kit/solid.h. Else, for a solid with corners, the simplex
 * method of kit/polytope.h searches weights w >= 0 of the corners and directions. Their heights
 * over plane i are h_i, and the weights of the corners sum to 1:
 *
 *     sum of w h_i + slack = 0,  slack >= 0        for a point that both have in common,
 *    -sum of w h_i - slack = 1,  slack >= 0        for a point below all planes, with any weights.
 *
 * For a ball or a capsule, the candidates are the points nearest to it on one, two or three planes
 * at once. The nearest candidate that is in the frustum is the nearest point of the frustum. */
#ifndef ISECT_TEST_BELOW_H
#define ISECT_TEST_BELOW_H

#include "kit/question.h"
#include "kit/rational.h"
#include "kit/solid.h"

enum { SIX = 6 };

/* The heights of a corner or the shares of a direction, as integers, in a column of the simplex. */
static inline void below_column(const Plane *plane, const Whole *at, bool corner, bool strict)
{
    Simplex *s = &simplex;
    const int k = s->columns++;
    for (int i = 0; i < SIX; i++) {
        mpz_ptr to = s->number[i][k];
        const Vec3 n = plane[i].normal;
        const Whole normal[3] = {whole_scaled((double)n.x, 1), whole_scaled((double)n.y, 1),
                                 whole_scaled((double)n.z, 1)};
        mpz_set(to, whole_dot(normal, at));
        if (corner)
            mpz_add(to, to, whole_scaled((double)plane[i].d, 3));
        if (strict)
            mpz_neg(to, to);
    }
    for (int i = SIX; i < s->rows; i++)
        mpz_set_ui(s->number[i][k], corner);
}
static inline void below_slack(int row, bool strict)
{
    Simplex *s = &simplex;
    const int k = s->columns++;
    for (int i = 0; i < s->rows; i++)
        mpz_set_si(s->number[i][k], i == row ? strict ? -1 : 1 : 0);
}
static inline void below_scale(const Plane *plane, int least)
{
    whole_used = 0;
    whole_scale = least;
    for (int i = 0; i < SIX; i++) {
        const Plane p = plane[i];
        const double number[4] = {(double)p.normal.x, (double)p.normal.y, (double)p.normal.z,
                                  (double)p.d};
        whole_scale = scale_of(number, 4, whole_scale);
    }
}
/* True if a solid with these corners has a point that is on the planes or below; `strict`: below
 * all of them. */
static inline bool corners_reach(const Plane *plane, const Corners *c, bool strict)
{
    simplex_begin(strict ? SIX : SIX + 1, 0);
    for (int i = 0; i < c->columns; i++)
        below_column(plane, c->at[i], i < c->points, strict);
    for (int i = 0; i < SIX; i++)
        below_slack(i, strict);
    simplex_close(strict ? 0 : SIX);
    return simplex_solves();
}
static inline bool core_reaches(const Plane *plane, const Polytope *core, bool strict)
{
    below_scale(plane, scale_of_polytope(core, 0));
    const Corners c = corners_of(core);
    return corners_reach(plane, &c, strict);
}
/* The solid has no corner at infinity. */
static inline isect_side side_of_corners(const Plane *plane, const Corners *c)
{
    int most = -1;
    for (int i = 0; i < SIX; i++) {
        simplex_begin(SIX + 1, 0);
        for (int k = 0; k < c->columns; k++) {
            below_column(plane, c->at[k], true, false);
            const int sign = mpz_sgn(simplex.number[i][k]);
            most = sign > most ? sign : most;
        }
    }
    if (most <= 0)
        return most ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
    if (corners_reach(plane, c, true))
        return ISECT_STRADDLES;
    return corners_reach(plane, c, false) ? ISECT_TANGENT_OUTSIDE : ISECT_OUTSIDE;
}
/* centre +- half[0] axis[0] +- ..., as they are given. */
static inline isect_side frustum_side_of_obb(const Frustum *frustum, const Obb *obb)
{
    double number[15];
    for (int k = 0; k < 15; k++)
        number[k] = (double)(&obb->center.x)[k];
    below_scale(frustum->plane, scale_of(number, 15, 0));
    Corners c = {.points = 8, .columns = 8};
    for (int i = 0; i < 8; i++)
        for (int k = 0; k < 3; k++) {
            c.at[i][k] = whole_scaled(number[k], 2);
            for (int a = 0; a < 3; a++) {
                const Whole part = whole_by(whole_scaled(number[12 + a], 1),
                                            whole_scaled(number[3 + 3 * a + k], 1));
                c.at[i][k] = (i >> a & 1 ? whole_minus : whole_sum)(c.at[i][k], part);
            }
        }
    return side_of_corners(frustum->plane, &c);
}

/* ---- balls ---- */

static inline Rational height_q(const Plane *plane, Place p)
{
    return q_plus(place_dot(place(plane->normal), p), q((double)plane->d));
}
/* The point nearest to the centre on `count` planes at once; false if there is not one alone. */
static inline bool nearest_on(const Plane *const *plane, int count, Place centre, Place *nearest)
{
    Rational row[3][4];
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++)
            row[i][j] = place_dot(place(plane[i]->normal), place(plane[j]->normal));
        row[i][count] = height_q(plane[i], centre);
    }
    for (int k = 0; k < count; k++) { /* Gram matrices need no exchange of rows */
        if (mpq_sgn(row[k][k]) == 0)
            return false;
        for (int j = count; j >= k; j--)
            row[k][j] = q_over(row[k][j], row[k][k]);
        for (int i = 0; i < count; i++)
            for (int j = count; j >= k && i != k; j--)
                row[i][j] = q_minus(row[i][j], q_by(row[i][k], row[k][j]));
    }
    *nearest = centre;
    for (int i = 0; i < count; i++)
        *nearest = place_minus(*nearest, place_times(row[i][count], place(plane[i]->normal)));
    return true;
}
/* The place on `count` planes at once that is nearest to the line from a, and how far along it the
 * nearest of the line is: x = a + t along - sum of w normal, which is perpendicular to it. False if
 * there is not one alone. */
static inline bool nearest_to_line(const Plane *const *plane, int count, Place a, Place along,
                                   Place *nearest, Rational *t)
{
    Rational row[4][5], zero = q(0);
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++)
            row[i][j] = place_dot(place(plane[i]->normal), place(plane[j]->normal));
        row[count][i] = place_dot(place(plane[i]->normal), along);
        row[i][count] = q_negative(row[count][i]);
        row[i][count + 1] = height_q(plane[i], a);
    }
    row[count][count] = row[count][count + 1] = zero;
    for (int k = 0; k <= count; k++) {
        int pivot = k;
        while (pivot <= count && mpq_sgn(row[pivot][k]) == 0)
            pivot++;
        if (pivot > count)
            return false;
        for (int j = 0; j <= count + 1; j++) {
            Rational kept = row[k][j];
            row[k][j] = row[pivot][j], row[pivot][j] = kept;
        }
        for (int j = count + 1; j >= k; j--)
            row[k][j] = q_over(row[k][j], row[k][k]);
        for (int i = 0; i <= count; i++)
            for (int j = count + 1; j >= k && i != k; j--)
                row[i][j] = q_minus(row[i][j], q_by(row[i][k], row[k][j]));
    }
    *t = row[count][count + 1];
    *nearest = place_plus(a, place_times(*t, along));
    for (int i = 0; i < count; i++)
        *nearest = place_minus(*nearest, place_times(row[i][count + 1], place(plane[i]->normal)));
    return true;
}
/* The sign of radius - distance of the segment from the planes, which leave something; what is
 * nearest may be so to an end, or to its line between the ends. */
static inline int reach_sign(const Plane *plane, const Vec3 *end, double radius)
{
    int sign = -1;
    for (unsigned some = 0; some < 3u << SIX && sign <= 0; some++) {
        const Plane *of[SIX];
        const int line = (int)(some >> SIX); /* 2: the line */
        Place at, from;
        Rational t;
        int count = 0;
        rational_begin();
        for (int i = 0; i < SIX; i++)
            if (some >> i & 1)
                of[count++] = &plane[i];
        const Place a = place(end[0]), along = place_minus(place(end[1]), a);
        from = place(end[line % 2]);
        if (count > 3 || (line == 2 && count == 0))
            continue;
        if (line < 2 ? !nearest_on(of, count, from, &at)
                     : !nearest_to_line(of, count, a, along, &at, &t))
            continue;
        if (line == 2 && (mpq_sgn(t) < 0 || mpq_cmp(t, q(1)) > 0))
            continue;
        bool below = true;
        for (int i = 0; i < SIX && below; i++)
            below = mpq_sgn(height_q(&plane[i], at)) <= 0;
        const Place off = place_minus(at, line < 2 ? from : place_plus(a, place_times(t, along)));
        const int beyond = below ? mpq_cmp(q_by(q(radius), q(radius)), place_dot(off, off)) : -1;
        sign = beyond > sign ? beyond : sign;
    }
    return (sign > 0) - (sign < 0);
}
static inline Polytope all_of_space(void)
{
    Polytope space;
    polytope_box(&space, (const double[]){-INFINITY, -INFINITY, -INFINITY},
                 (const double[]){INFINITY, INFINITY, INFINITY});
    return space;
}

/* ---- sides ---- */

static inline isect_side frustum_side_of(const Frustum *frustum, const Solid *solid)
{
    isect_side least = ISECT_INSIDE;
    for (int i = 0; i < SIX; i++) {
        const Plane p = frustum->plane[i];
        Solid plane = {.plane = true, .d = (double)p.d};
        plane.normal[0] = (double)p.normal.x, plane.normal[1] = (double)p.normal.y;
        plane.normal[2] = (double)p.normal.z;
        const isect_side side = plane_side_of(&plane, solid);
        if (side == ISECT_OUTSIDE)
            return side;
        least = side < least ? side : least;
    }
    if (least >= ISECT_TANGENT_INSIDE)
        return least;
    if (solid->radius > 0) {
        Vec3 end[2];
        for (int i = 0; i < 2; i++) {
            const double *o = solid->core.point[i < solid->core.points ? i : 0].o;
            end[i] = (Vec3){(real)o[0], (real)o[1], (real)o[2]};
        }
        const Polytope space = all_of_space();
        const int sign = core_reaches(frustum->plane, &solid->core, false)
                             ? 1
                             : reach_sign(frustum->plane, end, solid->radius);
        return sign < 0                                             ? ISECT_OUTSIDE
               : sign && core_reaches(frustum->plane, &space, true) ? ISECT_STRADDLES
                                                                    : ISECT_TANGENT_OUTSIDE;
    }
    if (core_reaches(frustum->plane, &solid->core, true))
        return ISECT_STRADDLES;
    return core_reaches(frustum->plane, &solid->core, false) ? ISECT_TANGENT_OUTSIDE
                                                             : ISECT_OUTSIDE;
}

/* ---- draws: small integers, which often give contact ---- */

static inline Plane plane_of_whole(int x, int y, int z, int d)
{
    return (Plane){{(real)x, (real)y, (real)z}, (real)d};
}
static inline void draw_planes_of_whole(Plane *plane)
{
    const int kinds = any_int(0, 2);
    const int p = any_int(1, 3), r = any_int(1, 3), s = any_int(1, 3), t = any_int(1, 3);
    const int near = any_int(-1, 1), far = near + any_int(0, 7);
    if (kinds == 0) { /* from an eye at 0, along z */
        plane[0] = plane_of_whole(-p, 0, -s, 0), plane[1] = plane_of_whole(p, 0, -s, 0);
        plane[2] = plane_of_whole(0, -r, -t, 0), plane[3] = plane_of_whole(0, r, -t, 0);
        plane[4] = plane_of_whole(0, 0, -1, near), plane[5] = plane_of_whole(0, 0, 2, -2 * far);
    } else if (kinds == 1) { /* a box */
        for (int k = 0; k < 3; k++) {
            const int from = any_int(-4, 2), to = from + any_int(0, 8);
            plane[2 * k] = plane_of_whole(-(k == 0), -(k == 1), -(k == 2), from);
            plane[2 * k + 1] = plane_of_whole(k == 0, k == 1, k == 2, -to);
        }
    } else {
        for (int k = 0; k < 6; k++)
            plane[k] =
                plane_of_whole(any_int(-2, 2), any_int(-2, 2), any_int(-2, 2), any_int(-12, 1));
    }
}
/* A few points together, or far from each other. */
static inline void draw_points_of_whole(Vec3 *p, int count, Vec3 offset)
{
    const real unit = any_int(0, 3) ? 1 : R(0.5);
    const int size = any_int(0, 2), spread = size == 2 ? 6 : size;
    const Vec3 at = {offset.x + (real)any_int(-2, 2), offset.y + (real)any_int(-2, 2),
                     offset.z + (real)any_int(0, 4)};
    for (int i = 0; i < count; i++) {
        real x[3];
        for (int k = 0; k < 3; k++) {
            x[k] = unit * (real)any_int(-spread, spread);
            x[k] = any_int(0, 31) ? x[k] : step(x[k]);
        }
        p[i] = (Vec3){at.x + x[0], at.y + x[1], at.z + x[2]};
    }
}
static inline void draw_obb_of_whole(Obb *obb, Vec3 offset)
{
    static const Vec3 axis[2][3] = {{{1, 1, 0}, {1, -1, 0}, {0, 0, 1}},
                                    {{R(0.5), 1, 1}, {1, -1, R(0.5)}, {1, R(0.5), -1}}};
    memcpy(obb->axis, axis[any_int(0, 1)], sizeof obb->axis);
    const bool large = any_int(0, 2) == 0;
    draw_points_of_whole(&obb->center, 1, offset);
    for (int k = 0; k < 3; k++)
        obb->half[k] = large ? (real)any_int(0, 6) : R(0.25) * (real)any_int(0, 2);
}
static inline Vec3 normal_of_whole(void)
{
    const real *n = KDOP26[any_int(0, 12)];
    const real by = any_int(0, 7) ? 1 : (real)any_int(-3, 3);
    return any_int(0, 3) ? (Vec3){by * n[0], by * n[1], by * n[2]}
                         : (Vec3){(real)any_int(-2, 2), (real)any_int(-2, 2), (real)any_int(-2, 2)};
}
/* About the offset. */
static inline X(kdop) draw_kdop_of_whole(Vec3 offset)
{
    Stored_kdop *kdop = next_kdop();
    const int count = any_int(0, 3) ? any_int(3, 7) : any_int(0, MOST_NORMALS);
    const bool axes = any_int(0, 1), flat = any_int(0, 3) == 0;
    const int size = any_int(0, 5);
    for (int i = 0; i < count; i++) {
        const Vec3 n = normal_of_whole();
        memcpy(kdop->normal[i], i < 3 && axes ? (const void *)KDOP26[i] : &n, sizeof n);
        const real *of = kdop->normal[i];
        const real at = of[0] * offset.x + of[1] * offset.y + of[2] * offset.z;
        kdop->lower[i] = at - (real)any_int(0, size), kdop->upper[i] = at + (real)any_int(0, size);
        if (flat && any_int(0, 1))
            kdop->lower[i] = kdop->upper[i];
        real *bound = any_int(0, 1) ? &kdop->lower[i] : &kdop->upper[i];
        if (any_int(0, 31) == 0)
            *bound = step(*bound);
        else if (any_int(0, 15) == 0)
            *bound = bound == kdop->lower + i ? -REAL_INF : REAL_INF;
    }
    return kdop_of(kdop, count);
}
static inline void draw_below(int i, Asked *asked)
{
    const Row *row = asked->row;
    const Plane none = {{0, 0, 0}, -1};
    const int count = points_of(row->b->kind), order = any_int(0, 5);
    const Vec3 offset = {(real)any_int(-2, 2), (real)any_int(-2, 2), (real)any_int(-2, 2)};
    Vec3 p[NASTY_MOST_POINTS];
    draw(row, DRAWN_ANY, asked);
    if (i % 4 == 0)
        return;
    draw_planes_of_whole(asked->a.frustum.plane);
    for (int k = 0; k < 6; k++) {
        Plane *plane = &asked->a.frustum.plane[k];
        plane->d -= dot(plane->normal, offset);
        if (any_int(0, 31) == 0)
            plane->d = step(plane->d);
        if (any_int(0, 15) == 0)
            *plane = none;
    }
    draw_points_of_whole(p, count ? count : 1, offset);
    if (count) {
        shape_of_points(row->b->kind, p, count, &asked->b);
    } else if (row->b->kind == KIND_obb) {
        Obb *obb = &asked->b.obb;
        draw_obb_of_whole(obb, offset);
        p[0] = mad(mad(mad(obb->center, obb->half[0], obb->axis[0]), obb->half[1], obb->axis[1]),
                   obb->half[2], obb->axis[2]);
    }
    if (row->b->kind == KIND_kdop)
        asked->b.kdop = draw_kdop_of_whole(offset);
    Plane *through = &asked->a.frustum.plane[any_int(0, 5)];
    if (any_int(0, 3) == 0)
        through->d = -dot(through->normal, p[0]);
    if (row->b->kind == KIND_aabb && any_int(0, 15) == 0)
        asked->b.number[any_int(0, 2)] = -REAL_INF;
    permute_shape(row->a, &asked->a, order), permute_shape(row->b, &asked->b, order);
}

#endif
