/* tests/measure/intersection.c - isect_measure_common_aabb_aabb, isect_measure_common_aabb_obb,
 * isect_measure_common_aabb_tetrahedron, isect_measure_common_tetrahedron_tetrahedron,
 * isect_measure_common_obb_obb, isect_measure_common_polygon2_polygon2.
 *
 * The oracle works in long double and without polyhedra. The faces of each solid are clipped by the
 * planes of the other; together they bound the intersection, and the divergence theorem gives its
 * volume. */
#include "kit/kit.h"
#include <string.h>

#include HEADER(measure)

typedef X(iou) Share;
typedef X(polygon2) Polygon2;

static const double accuracy = 8 * (double)REAL_EPSILON + 0x1p-40;

static bool near(double x, double want, double size)
{
    return fabs(x - want) <= accuracy * size;
}
static Obb upright(Vec3 center, real hx, real hy, real hz)
{
    return (Obb){center, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {hx, hy, hz}};
}
static Aabb bounds_of(const Obb *o)
{
    const Vec3 c = o->center;
    return (Aabb){{c.x - o->half[0], c.y - o->half[1], c.z - o->half[2]},
                  {c.x + o->half[0], c.y + o->half[1], c.z + o->half[2]}};
}

/* ---- the oracle ---- */

enum { LOOP = 32, FACES = 6 };
typedef struct Face {
    long double at[LOOP][3];
    int count;
} Face;
typedef struct Slab { /* n . x <= d */
    long double n[3], d;
} Slab;
typedef struct Judged {
    Face face[FACES];
    Slab slab[FACES];
    long double volume, area;
} Judged;

static long double along(const long double *a, const long double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static void across(const long double *a, const long double *b, long double *to)
{
    for (int k = 0; k < 3; k++)
        to[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}
static void cut_face(Face *face, const Slab *slab)
{
    Face left = {.count = 0};
    for (int i = 0; i < face->count; i++) {
        const long double *p = face->at[i], *q = face->at[(i + 1) % face->count];
        const long double of_p = along(slab->n, p) - slab->d, of_q = along(slab->n, q) - slab->d;
        if (of_p <= 0)
            memcpy(left.at[left.count++], p, sizeof left.at[0]);
        for (int k = 0; k < 3 && (of_p <= 0) != (of_q <= 0); k++)
            left.at[left.count][k] = p[k] + (q[k] - p[k]) * of_p / (of_p - of_q);
        left.count += (of_p <= 0) != (of_q <= 0);
    }
    *face = left;
}
/* Three times the volume of the cone from the origin; adds the area to *area. */
static long double cone(const Face *face, const Slab *slab, long double *area)
{
    long double sum[3] = {0, 0, 0}, part[3];
    for (int i = 0; i < face->count; i++) {
        across(face->at[i], face->at[(i + 1) % face->count], part);
        for (int k = 0; k < 3; k++)
            sum[k] += part[k] / 2;
    }
    *area += fabsl(along(sum, slab->n));
    return along(sum, slab->n) * slab->d;
}
static Judged judged(const Obb *o)
{
    Judged j;
    long double e[3][3], c[3] = {o->center.x, o->center.y, o->center.z};
    j.volume = j.area = 0;
    for (int i = 0; i < 3; i++)
        e[i][0] = (long double)o->axis[i].x * o->half[i],
        e[i][1] = (long double)o->axis[i].y * o->half[i],
        e[i][2] = (long double)o->axis[i].z * o->half[i];
    for (int f = 0; f < FACES; f++) {
        const long double *out = e[f / 2], *u = e[(f / 2 + 1) % 3], *v = e[(f / 2 + 2) % 3];
        const int side = f % 2 ? 1 : -1;
        long double n[3];
        across(u, v, n);
        const long double turn = along(n, out) * side < 0 ? -1 : 1, length = sqrtl(along(n, n));
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 3; k++)
                j.face[f].at[turn > 0 ? i : 3 - i][k] = c[k] + side * out[k] +
                                                        (i == 1 || i == 2 ? u[k] : -u[k]) +
                                                        (i > 1 ? v[k] : -v[k]);
        j.face[f].count = 4;
        for (int k = 0; k < 3; k++)
            j.slab[f].n[k] = turn * n[k] / length;
        j.slab[f].d = along(j.slab[f].n, j.face[f].at[0]);
        j.volume += cone(&j.face[f], &j.slab[f], &j.area) / 3;
    }
    return j;
}
static long double common_of(const Judged *a, const Judged *b)
{
    long double volume = 0, area = 0;
    for (int turn = 0; turn < 2; turn++) {
        const Judged *of = turn ? b : a, *by = turn ? a : b;
        for (int f = 0; f < FACES; f++) {
            Face face = of->face[f];
            for (int s = 0; s < FACES; s++)
                cut_face(&face, &by->slab[s]);
            volume += cone(&face, &of->slab[f], &area) / 3;
        }
    }
    return volume;
}

/* ---- boxes ---- */

TEST_FUNCTION(cases)
{
    const Vec3 o = {0, 0, 0};
    const real r = real_sqrt(R(0.5));
    const Aabb a = {{0, 0, 0}, {2, 2, 2}}, b = {{1, 1, 1}, {3, 4, 5}},
               flat = {{0, 0, 0}, {2, 0, 2}};
    const Aabb empty = {{1, 0, 0}, {0, 1, 1}}, endless = {{-REAL_INF, 0, 0}, {REAL_INF, 1, 1}};
    const Share some = X(measure_common_aabb_aabb)(&a, &b),
                no = X(measure_common_aabb_aabb)(&a, &empty);
    const Share thin = X(measure_common_aabb_aabb)(&a, &flat),
                end = X(measure_common_aabb_aabb)(&a, &endless);
    check("a corner", cmp(some.common, ==, 1) && cmp(some.a, ==, 8) && cmp(some.b, ==, 24) &&
                          near((double)some.iou, 1.0 / 31, 1));
    check("nothing", cmp(no.common, ==, 0) && cmp(no.iou, ==, 0));
    check("flat", cmp(thin.common, ==, 0) && cmp(thin.a, ==, 8) && cmp(thin.b, ==, 0) &&
                      cmp(thin.iou, ==, 0));
    check("without an end",
          cmp(end.common, ==, 2) && cmp(end.b, ==, REAL_MAX) && cmp(end.iou, ==, 0));
    check("itself", cmp(X(measure_common_aabb_aabb)(&a, &a).iou, ==, 1));

    const Obb cube = upright(o, 1, 1, 1), beside = upright((Vec3){2, 0, 0}, 1, 1, 1);
    Obb turned = upright(o, 1, 1, 1), bad = cube, none = cube;
    turned.axis[0] = (Vec3){r, r, 0}, turned.axis[1] = (Vec3){-r, r, 0};
    bad.axis[1].z = REAL_NAN, none.half[2] = -1;
    const Share octagon = X(measure_common_obb_obb)(&cube, &turned);
    check("a prism of eight sides", near((double)octagon.common, 16 * (sqrt(2) - 1), 8));
    check("itself", cmp(X(measure_common_obb_obb)(&turned, &turned).iou, ==, 1));
    check("touching", near((double)X(measure_common_obb_obb)(&cube, &beside).common, 0, 1));
    check("NaN", cmp(X(measure_common_obb_obb)(&cube, &bad).a, ==, 0));
    check("empty", cmp(X(measure_common_obb_obb)(&none, &cube).b, ==, 0));
    const Obb plate = upright(o, 1, 0, 1);
    check("flat", cmp(X(measure_common_obb_obb)(&plate, &cube).common, ==, 0) &&
                      cmp(X(measure_common_obb_obb)(&plate, &plate).iou, ==, 0));
    const Aabb around = bounds_of(&cube);
    check("with one along the axes",
          near((double)X(measure_common_aabb_obb)(&around, &turned).common, (double)octagon.common,
               8));
    check("NaN, too", cmp(X(measure_common_aabb_obb)(&around, &bad).a, ==, 0));
}

static bool is_share(Share s)
{
    return s.common >= 0 && s.common <= s.a && s.common <= s.b && s.iou >= 0 && s.iou <= 1;
}
/* Boxes with integer coordinates have integer volumes. */
TEST_FUNCTION(whole_numbers)
{
    for (int i = 0; i < soak(2000); i++) {
        Obb o[2];
        double want = 1;
        int axis[3] = {0, 1, 2};
        for (int n = 0; n < 2; n++) {
            const int turn = any_int(0, 2), sign = any_int(0, 1) ? 1 : -1;
            o[n].center = (Vec3){(real)any_int(-4, 4), (real)any_int(-4, 4), (real)any_int(-4, 4)};
            for (int k = 0; k < 3; k++) {
                const int to = (axis[k] + turn) % 3;
                o[n].axis[k] = (Vec3){to == 0 ? (real)sign : 0, to == 1 ? (real)sign : 0,
                                      to == 2 ? (real)sign : 0};
                o[n].half[k] = (real)any_int(0, 5);
            }
        }
        Aabb box[2];
        for (int n = 0; n < 2; n++) {
            real h[3];
            for (int k = 0; k < 3; k++)
                h[o[n].axis[k].x != 0 ? 0 : o[n].axis[k].y != 0 ? 1 : 2] = o[n].half[k];
            const Obb plain = upright(o[n].center, h[0], h[1], h[2]);
            box[n] = bounds_of(&plain);
        }
        const real *l = &box[0].lower.x, *m = &box[1].lower.x;
        for (int k = 0; k < 3; k++)
            want *= fmax(0, (double)num_min(l[k + 3], m[k + 3]) - (double)num_max(l[k], m[k]));
        const Share boxes = X(measure_common_aabb_aabb)(&box[0], &box[1]);
        const Share both = X(measure_common_obb_obb)(&o[0], &o[1]),
                    one = X(measure_common_aabb_obb)(&box[0], &o[1]);
        check_sample(i, "exactly", cmp((double)boxes.common, ==, want), o[0], o[1]);
        check_sample(i, "of both", near((double)both.common, want, 0.001 + want) && is_share(both),
                     o[0], o[1]);
        check_sample(i, "of one", near((double)one.common, want, 0.001 + want) && is_share(one),
                     o[0], o[1]);
        check_sample(i, "the whole", cmp(both.a, ==, boxes.a) && cmp(both.b, ==, boxes.b), o[0],
                     o[1]);
    }
}
TEST_FUNCTION(oracle)
{
    int some = 0;
    for (int i = 0; i < soak(4000); i++) {
        new_kind();
        const Obb a = any_obb(), b = any_obb();
        const Judged of_a = judged(&a), of_b = judged(&b);
        const Share got = X(measure_common_obb_obb)(&a, &b),
                    back = X(measure_common_obb_obb)(&b, &a);
        const long double want = common_of(&of_a, &of_b);
        long double size = 0;
        for (int f = 0; f < FACES; f++)
            for (int k = 0; k < 3; k++)
                size = fmaxl(size, fmaxl(fabsl(of_a.face[f].at[0][k] - (long double)a.center.x),
                                         fabsl(of_b.face[f].at[0][k] - (long double)a.center.x)));
        const long double off =
            0x1p-42L * size * fminl(of_a.area, of_b.area) + (long double)REAL_EPSILON * want;
        check_sample(i, "what they have in common",
                     cmp(fabsl((long double)got.common - want), <=, off), a, b);
        check_sample(i, "the first",
                     cmp(fabsl((long double)got.a - of_a.volume), <=,
                         4 * (long double)REAL_EPSILON * of_a.volume),
                     a, b);
        check_sample(i, "symmetric",
                     cmp(got.common, ==, back.common) && cmp(got.iou, ==, back.iou) &&
                         cmp(got.a, ==, back.b),
                     a, b);
        check_sample(i, "a share", is_share(got), a, b);
        check_sample(i, "itself", cmp(X(measure_common_obb_obb)(&a, &a).iou, ==, (got.a > 0)), a,
                     a);
        some += got.common > 0;
    }
    check_share(some, soak(4000), 0.05, 0.95);
}
/* Any numbers give a ratio in [0, 1]; it does not depend on the unit. */
TEST_FUNCTION(any_numbers)
{
    for (int i = 0; i < soak(3000); i++) {
        new_kind();
        const Obb a = odd_obb(), b = odd_obb();
        const Aabb c = odd_aabb();
        const Share got = X(measure_common_obb_obb)(&a, &b),
                    one = X(measure_common_aabb_obb)(&c, &a);
        check_sample(i, "a share", is_share(got) && is_share(one), a, b);
        Obb tame[2] = {any_obb(), any_obb()}, large[2] = {tame[0], tame[1]};
        for (int n = 0; n < 2; n++)
            for (int k = 0; k < 3; k++)
                large[n].half[k] *= 1024, (&large[n].center.x)[k] *= 1024;
        const real small = X(measure_common_obb_obb)(&tame[0], &tame[1]).iou;
        const real same = X(measure_common_obb_obb)(&large[0], &large[1]).iou;
        check_sample(i, "in other units", cmp(same, ==, small), tame[0], tame[1]);
    }
}

static double along3(Vec3 a, Vec3 b)
{
    return (double)a.x * (double)b.x + (double)a.y * (double)b.y + (double)a.z * (double)b.z;
}
/* How far a box reaches from its center along a direction. */
static double reach_of(const Obb *o, Vec3 to)
{
    double sum = 0;
    for (int k = 0; k < 3; k++)
        sum += fabs(along3(o->axis[k], to)) * (double)o->half[k];
    return sum;
}
/* Boxes apart along the normal of a face, or across two edges, have exactly nothing in common. A
 * box within another has all of itself. The centers are 2^-8 farther apart than where the boxes
 * touch; the rounding of a center below 8, 2^-21, is less unless both boxes are below 2^-13. */
TEST_FUNCTION(apart_and_inside)
{
    for (int i = 0; i < soak(4000); i++) {
        Obb a = any_obb(), b = any_obb();
        Vec3 to = i % 3 == 0 ? a.axis[i % 4 % 3] : b.axis[i % 5 % 3];
        if (i % 3 == 2) {
            const Vec3 p = a.axis[i % 5 % 3], q = b.axis[i % 4 % 3];
            to = (Vec3){p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x};
        }
        const double length = sqrt(along3(to, to));
        if (length < 0.125)
            continue; /* nearly parallel edges */
        const double gap = (reach_of(&a, to) + reach_of(&b, to)) * (1 + 0x1p-8) / (length * length);
        b.center = (Vec3){a.center.x + to.x * (real)gap, a.center.y + to.y * (real)gap,
                          a.center.z + to.z * (real)gap};
        const Share none = X(measure_common_obb_obb)(&a, &b);
        check_sample(i, "apart", cmp(none.common, ==, 0) && cmp(none.iou, ==, 0), a, b);
        b.center = a.center;
        const real least = num_min(num_min(a.half[0], a.half[1]), a.half[2]);
        for (int k = 0; k < 3; k++)
            b.half[k] = b.half[k] > 0 ? least * R(0.5) : 0; /* its sphere has 0.87 of that radius */
        const Share whole = X(measure_common_obb_obb)(&a, &b),
                    turned = X(measure_common_obb_obb)(&b, &a);
        check_sample(i, "inside",
                     cmp(whole.common, ==, whole.b) && cmp(turned.common, ==, turned.a), a, b);
    }
}

/* ---- tetrahedra ---- */

/* Six tetrahedra fill a box, one for each order of the axes. Their intersections with a shape add
 * up to that of the box. */
TEST_FUNCTION(tetrahedra)
{
    static const int order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int i = 0; i < soak(1000); i++) {
        double of_box = 0, of_other = 0;
        Vec3 p[2] = {{any_real(-1, 0), any_real(-1, 0), any_real(-1, 0)},
                     {any_real(0, 1), any_real(0, 1), any_real(0, 1)}};
        const Aabb box = {p[0], p[1]};
        const Aabb other = {{any_real(-2, 0), any_real(-2, 0), any_real(-2, 0)},
                            {any_real(0, 2), any_real(0, 2), any_real(0, 2)}};
        const X(tetrahedron) solid = {{any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)},
                                      {any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)},
                                      {any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)},
                                      {any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)}};
        for (int t = 0; t < 6; t++) {
            X(tetrahedron) part = {p[0], p[0], p[0], p[1]};
            (&part.b.x)[order[t][0]] = (&p[1].x)[order[t][0]], part.c = part.b;
            (&part.c.x)[order[t][1]] = (&p[1].x)[order[t][1]];
            const X(iou) one = X(measure_common_aabb_tetrahedron)(&other, &part);
            const X(iou) both = X(measure_common_tetrahedron_tetrahedron)(&solid, &part);
            const X(iou) back = X(measure_common_tetrahedron_tetrahedron)(&part, &solid);
            check("a share", is_share(one) && is_share(both));
            check("symmetric", cmp(both.common, ==, back.common) && cmp(both.a, ==, back.b) &&
                                   cmp(both.iou, ==, back.iou));
            check("itself",
                  cmp(X(measure_common_tetrahedron_tetrahedron)(&part, &part).iou, ==, 1));
            of_box += (double)one.common, of_other += (double)both.common;
        }
        check("parts of a box",
              near(of_box, (double)X(measure_common_aabb_aabb)(&box, &other).common, 8));
        check("parts of it in a tetrahedron",
              near(of_other, (double)X(measure_common_aabb_tetrahedron)(&box, &solid).common, 8));
    }
    const X(tetrahedron) flat = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}},
                         bad = {{REAL_NAN, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const Aabb cube = {{0, 0, 0}, {1, 1, 1}};
    check("flat", cmp(X(measure_common_aabb_tetrahedron)(&cube, &flat).b, ==, 0) &&
                      cmp(X(measure_common_tetrahedron_tetrahedron)(&flat, &flat).iou, ==, 0));
    check("NaN", cmp(X(measure_common_aabb_tetrahedron)(&cube, &bad).a, ==, 0) &&
                     cmp(X(measure_common_tetrahedron_tetrahedron)(&bad, &flat).a, ==, 0));
}

/* ---- polygons ---- */

static Polygon2 rectangle(X(vec2) * corner, double x, double y, double angle, double w, double h)
{
    static const int u[4] = {-1, 1, 1, -1}, v[4] = {-1, -1, 1, 1};
    for (int i = 0; i < 4; i++)
        corner[i] = (X(vec2)){(real)(x + u[i] * w * cos(angle) - v[i] * h * sin(angle)),
                              (real)(y + u[i] * w * sin(angle) + v[i] * h * cos(angle))};
    return (Polygon2){corner, 4};
}
TEST_FUNCTION(polygons)
{
    X(vec2) p[4], q[4], turned[4];
    const double pi = 3.14159265358979323846;
    const Polygon2 a = rectangle(p, 0, 0, 0, 1, 1), b = rectangle(q, 0, 0, pi / 4, 1, 1);
    const Share octagon = X(measure_common_polygon2_polygon2)(&a, &b);
    check("an octagon",
          near((double)octagon.common, 8 * (sqrt(2) - 1), 4) && near((double)octagon.a, 4, 4));
    check("itself", near((double)X(measure_common_polygon2_polygon2)(&b, &b).iou, 1, 1));
    for (int i = 0; i < 4; i++)
        turned[i] = q[3 - i];
    const Polygon2 back = {turned, 4}, none = {NULL, 0}, line = {p, 2};
    check("the other way round", near((double)X(measure_common_polygon2_polygon2)(&a, &back).common,
                                      (double)octagon.common, 4));
    check("nothing", cmp(X(measure_common_polygon2_polygon2)(&a, &none).a, ==, 0) &&
                         cmp(X(measure_common_polygon2_polygon2)(&line, &a).common, ==, 0));
    const X(vec2) ell[6] = {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}},
                  far[4] = {{2, 2}, {3, 2}, {3, 3}, {2, 3}};
    const X(vec2) wide[4] = {{0, 0}, {3, 0}, {3, 3}, {0, 3}},
                  bad[3] = {{0, 0}, {1, REAL_INF}, {0, 1}};
    const Polygon2 l = {ell, 6}, corner = {far, 4}, all = {wide, 4}, spoilt = {bad, 3};
    check("an L and what it leaves out",
          near((double)X(measure_common_polygon2_polygon2)(&l, &corner).common, 0, 9));
    const Share part = X(measure_common_polygon2_polygon2)(&all, &l);
    check("an L in a square",
          near((double)part.common, 5, 9) && near((double)part.iou, 5.0 / 9, 1));
    check("infinite", cmp(X(measure_common_polygon2_polygon2)(&spoilt, &all).b, ==, 0));
}
/* The area equals the volume of the boxes of height 1 on the rectangles. */
TEST_FUNCTION(turned_rectangles)
{
    for (int i = 0; i < soak(3000); i++) {
        X(vec2) p[2][4];
        Polygon2 r[2];
        Obb o[2];
        for (int n = 0; n < 2; n++) {
            const double x = (double)any_real(-1, 1), y = (double)any_real(-1, 1),
                         angle = (double)any_real(-4, 4);
            const double w = (double)any_real(R(0.1), 1), h = (double)any_real(R(0.1), 1);
            r[n] = rectangle(p[n], x, y, angle, w, h);
            o[n] = upright((Vec3){(real)x, (real)y, 0}, (real)w, (real)h, R(0.5));
            o[n].axis[0] = (Vec3){(real)cos(angle), (real)sin(angle), 0};
            o[n].axis[1] = (Vec3){(real)-sin(angle), (real)cos(angle), 0};
        }
        const Share flat = X(measure_common_polygon2_polygon2)(&r[0], &r[1]);
        const Share back = X(measure_common_polygon2_polygon2)(&r[1], &r[0]);
        const Share solid = X(measure_common_obb_obb)(&o[0], &o[1]);
        check_sample(i, "as much", near((double)flat.common, (double)solid.common, 8), o[0], o[1]);
        check_sample(i, "a share", is_share(flat), o[0], o[1]);
        check_sample(i, "symmetric", near((double)flat.common, (double)back.common, 1), o[0], o[1]);
    }
}

TESTS_IN(measure_intersection, cmocka_unit_test(cases), cmocka_unit_test(whole_numbers),
         cmocka_unit_test(oracle), cmocka_unit_test(any_numbers),
         cmocka_unit_test(apart_and_inside), cmocka_unit_test(tetrahedra),
         cmocka_unit_test(polygons), cmocka_unit_test(turned_rectangles))
