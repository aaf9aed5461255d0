/* tests/bound/makers.c - the tests of every maker of a volume, for all volumes and inputs: one
 * runner for all rows of kit/makers.h.
 *
 * Invalid input leaves the volume untouched. The volume contains every point that it was made from,
 * which is decided exactly, and no far points. It is bitwise the same in any layout and for a
 * caller who rounds upward and flushes subnormals, and the same shape at any power of two. */
#include "kit/makers.h"
#include "kit/hostile.h"
#include <errno.h>

typedef real Numbers[MOST_NUMBERS];
static const Numbers mark = {7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
                             7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};

static bool is_untouched(const Numbers volume)
{
    return same_bits(volume, mark, sizeof mark);
}
static bool same(const Maker *m, const Numbers a, const Numbers b)
{
    return same_bits(a, b, m->volume->numbers * sizeof(real));
}
static real not_finite(int i)
{
    return i % 3 == 0 ? REAL_NAN : i % 3 == 1 ? REAL_INF : -REAL_INF;
}

/* ---- 1. cases: invalid input ---- */

static void points_refused(const Maker *m)
{
    const real most = REAL_MAX;
    Vec3 p[] = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}, {0, R(-0.5), R(0.25)}}, cube[8];
    const X(points) all = X(points_of)(p), huge = X(points_of)(cube), nothing = {0};
    Numbers volume;
    memcpy(volume, mark, sizeof volume);
    check(m->name, m->make(NULL, &all, 4) == ISECT_BAD_ARGUMENT);
    check(m->name, m->make(volume, &nothing, 4) == ISECT_BAD_ARGUMENT);
    check(m->name, cmp(m->make(volume, &all, 0), ==, ISECT_EMPTY));
    for (int axis = 0; axis < 3; axis++) {
        const X(points) lost = {axis == 0 ? NULL : &p->x, axis == 1 ? NULL : &p->y,
                                axis == 2 ? NULL : &p->z, 0};
        check(m->name, cmp(m->make(volume, &lost, 4), ==, ISECT_BAD_ARGUMENT));
        check(m->name, cmp(m->make(volume, &lost, 0), ==, ISECT_EMPTY));
    }
    for (int i = 0; i < 36; i++) {
        Vec3 bad[4];
        memcpy(bad, p, sizeof p);
        ((real *)bad)[i / 3] = not_finite(i);
        const X(points) view = X(points_of)(bad);
        check(m->name, cmp(m->make(volume, &view, 4), ==, ISECT_NOT_FINITE));
    }
    for (int i = 0; i < 8; i++)
        cube[i] = (Vec3){i & 1 ? most : -most, i & 2 ? most : -most, i & 4 ? most : -most};
    if (!(m->traits & (ENDLESS | ALONG_AXES)))
        check(m->name, cmp(m->make(volume, &huge, 8), ==, ISECT_NOT_FINITE));
    check(m->name, is_untouched(volume));
    if (m->traits & ENDLESS)
        check(m->name, cmp(m->make(volume, &huge, 8), ==, ISECT_OK));
}
static void triangles_refused(const Maker *m)
{
    Triangle triangle = {{1, 0, 0}, {-1, 0, 0}, {0, R(0.5), 0}};
    X(triangles) all = X(triangles_of)(&triangle);
    const X(triangles) nothing = {0};
    const real **const number[] = {&all.a.x, &all.a.y, &all.a.z, &all.b.x, &all.b.y,
                                   &all.b.z, &all.c.x, &all.c.y, &all.c.z};
    Numbers volume;
    memcpy(volume, mark, sizeof volume);
    check(m->name, m->of_triangles(NULL, &all, 1) == ISECT_BAD_ARGUMENT);
    check(m->name, m->of_triangles(volume, &nothing, 1) == ISECT_BAD_ARGUMENT);
    check(m->name, cmp(m->of_triangles(volume, &all, 0), ==, ISECT_EMPTY));
    for (int i = 0; i < 27; i++) {
        const real *keep = *number[i / 3], x = ((real *)&triangle)[i / 3];
        *number[i / 3] = NULL;
        check(m->name, cmp(m->of_triangles(volume, &all, 1), ==, ISECT_BAD_ARGUMENT));
        check(m->name, cmp(m->of_triangles(volume, &all, 0), ==, ISECT_EMPTY));
        *number[i / 3] = keep;
        ((real *)&triangle)[i / 3] = not_finite(i);
        check(m->name, cmp(m->of_triangles(volume, &all, 1), ==, ISECT_NOT_FINITE));
        ((real *)&triangle)[i / 3] = x;
    }
    check(m->name, is_untouched(volume));
}
static void meshes_refused(const Maker *m)
{
    const Vec3 corner[] = {{0, 0, 0}, {9, REAL_NAN, 9}, {1, R(-0.0), 0}, {0, 1, 2}, {0, 0, -3}};
    const uint32_t beyond[] = {0, 2, 5}, wrong[] = {0, 1, 2}, used[] = {0, 2, 3};
    X(mesh) mesh = {NULL, 0, 5, used, 1};
    Numbers volume;
    memcpy(volume, mark, sizeof volume);
    check(m->name, m->of_mesh(volume, NULL) == ISECT_BAD_ARGUMENT);
    check(m->name, cmp(m->of_mesh(volume, &mesh), ==, ISECT_BAD_ARGUMENT));
    mesh.triangle_count = 0;
    check(m->name, cmp(m->of_mesh(volume, &mesh), ==, ISECT_EMPTY));
    mesh.positions = &corner[0].x, mesh.triangle_count = SIZE_MAX / 2;
    check(m->name, cmp(m->of_mesh(volume, &mesh), ==, ISECT_BAD_ARGUMENT));
    mesh.triangle_count = 1;
    check(m->name, m->of_mesh(NULL, &mesh) == ISECT_BAD_ARGUMENT);
    mesh.indices = beyond;
    check("index too large", cmp(m->of_mesh(volume, &mesh), ==, ISECT_BAD_ARGUMENT));
    mesh.indices = wrong;
    check("NaN in use", cmp(m->of_mesh(volume, &mesh), ==, ISECT_NOT_FINITE));
    mesh.indices = NULL;
    check("NaN in use", cmp(m->of_mesh(volume, &mesh), ==, ISECT_NOT_FINITE));
    mesh.triangle_count = 2;
    check("too few vertices", cmp(m->of_mesh(volume, &mesh), ==, ISECT_BAD_ARGUMENT));
    for (int i = 0; i < 27; i++) {
        real number[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        number[i / 3] = not_finite(i);
        check(m->name,
              cmp(m->of_mesh(volume, &(X(mesh)){number, 0, 3, wrong, 1}), ==, ISECT_NOT_FINITE));
    }
    check(m->name, is_untouched(volume));
}
/* Volumes that grow, and merged volumes. {{1}, {0}} is empty. */
static void bounds_refused(const Maker *m)
{
    const Vec3 p = {1, -2, 3};
    const X(points) one = X(points_of)(&p), lost = {&p.x, NULL, &p.z, 0}, nothing = {0};
    const size_t numbers = m->volume->numbers;
    Numbers volume = {1}, of_one, bad;
    const Numbers empty = {1};
    check(m->name, m->grown(NULL, &one, 1) == ISECT_BAD_ARGUMENT);
    check(m->name, m->grown(volume, &nothing, 1) == ISECT_BAD_ARGUMENT);
    check(m->name, cmp(m->grown(volume, &lost, 1), ==, ISECT_BAD_ARGUMENT));
    check(m->name, cmp(m->grown(volume, &lost, 0), ==, ISECT_EMPTY));
    check(m->name, cmp(m->of_two(volume, empty, empty), ==, ISECT_EMPTY));
    const Vec3 far = {0, REAL_INF, 0};
    const X(points) infinite = X(points_of)(&far);
    check(m->name, cmp(m->grown(volume, &infinite, 1), ==, ISECT_NOT_FINITE));
    check(m->name, same(m, volume, empty));
    check(m->name, cmp(m->grown(volume, &one, 1), ==, ISECT_OK) &&
                       cmp(m->make(of_one, &one, 1), ==, ISECT_OK));
    check(m->name, cmp(m->grown(volume, &lost, 0), ==, ISECT_OK) && same(m, volume, of_one));
    check(m->name, m->of_two(NULL, of_one, of_one) == ISECT_BAD_ARGUMENT);
    check(m->name, m->of_two(volume, NULL, of_one) == ISECT_BAD_ARGUMENT);
    check(m->name, m->of_two(volume, of_one, NULL) == ISECT_BAD_ARGUMENT);
    for (size_t f = 0; f < numbers; f++) {
        memcpy(bad, of_one, sizeof bad);
        bad[f] = REAL_NAN;
        check(m->name, cmp(m->of_two(volume, bad, of_one), ==, ISECT_NOT_FINITE));
        check(m->name, cmp(m->of_two(volume, of_one, bad), ==, ISECT_NOT_FINITE));
        check(m->name, cmp(m->grown(bad, &one, 1), ==, ISECT_NOT_FINITE));
    }
    check(m->name, same(m, volume, of_one));
    check(m->name, cmp(m->of_two(volume, empty, of_one), ==, ISECT_OK) && same(m, volume, of_one));
    check(m->name, cmp(m->of_two(volume, volume, empty), ==, ISECT_OK) && same(m, volume, of_one));
}

/* ---- points without volume ---- */

static void of_point(const Volume *volume, Vec3 p, real *number)
{
    for (const char *c = volume->of_point; *c; c++)
        for (size_t k = 0; k < (*c == 'h'   ? volume->numbers / 2
                                : *c == 'I' ? 9
                                : *c == 'p' ? 3
                                            : 1);
             k++)
            if (*c == 'h') {
                const real *n = volume->normal[k];
                *number++ = n[0] * p.x + n[1] * p.y + n[2] * p.z;
            } else
                *number++ = *c == 'p' ? ((const real *)&p)[k] : (real)(*c == 'I' && k % 4 == 0);
}
/* One point, or equal points, one of them at -0, or one point repeated. */
static void of_one_point(const Maker *m)
{
    const Vec3 same_point[] = {{3, R(-0.0), 5}, {3, 0, 5}, {3, 0, 5}, {3, R(-0.0), 5}},
               zero[] = {{R(-0.0), R(-0.0), R(-0.0)}, {0, R(-0.0), 0}};
    const X(points) equal = X(points_of)(same_point), zeros = X(points_of)(zero);
    Numbers volume, want;
    of_point(m->volume, same_point[1], want);
    for (size_t n = 1; n <= 4; n++)
        check(m->name, cmp(m->make(volume, &equal, n), ==, ISECT_OK) && same(m, volume, want));
    const X(points) repeated = X(points_one)(same_point);
    for (size_t n = 1; n <= 70; n += 23)
        check(m->name, cmp(m->make(volume, &repeated, n), ==, ISECT_OK) && same(m, volume, want));
    of_point(m->volume, (Vec3){0, 0, 0}, want);
    for (size_t n = 1; n <= 2; n++)
        check(m->name, cmp(m->make(volume, &zeros, n), ==, ISECT_OK) && same(m, volume, want));
}
static void is_thin(const Maker *m, const Vec3 *p, size_t n, double most)
{
    Numbers volume;
    const X(points) points = X(points_of)(p);
    check(m->name, cmp(m->make(volume, &points, n), ==, ISECT_OK));
    for (size_t i = 0; i < n; i++)
        check(m->name, m->volume->holds(volume, p[i]));
    check(m->name, cmp((double)volume[m->thin->number], <=, most));
}
static void thin_ones(const Maker *m)
{
    const real least = REAL_LEAST, most = REAL_MAX, tiny = REAL_TINY;
    const Vec3 two[] = {{3, 0, 5}, {3, 2, 5}};
    const Vec3 next[] = {{0, 0, 0}, {least, 0, 0}, {0, least, least}},
               corners[] = {{least, 0, 0}, {0, least, 0}, {0, 0, least}};
    const Vec3 ends[] = {{most, 0, 0}, {-most, 0, 0}, {most, most / 8, 0}};
    const Vec3 away[] = {{most, 0, 0}, {most, tiny, 0}, {most, 0, -tiny}};
    is_thin(m, two, 2, m->thin->two);
    is_thin(m, next, 3, m->thin->least);
    is_thin(m, corners, 3, m->thin->least);
    is_thin(m, away, 3, m->thin->far);
    if (m->thin->large > 0)
        is_thin(m, ends, 3, m->thin->large);
    for (int axis = 0; axis < 3 && m->thin->square < UNASKED; axis++)
        for (int k = 0; k < 3; k++) {
            Vec3 p[4];
            for (int i = 0; i < 12; i++)
                ((real *)&p[i / 3])[(axis + i) % 3] = i % 3 == 2           ? (k == 0   ? 0
                                                                              : k == 1 ? 7
                                                                                       : most)
                                                      : i / 3 >> i % 3 & 1 ? R(1.5)
                                                                           : R(-0.5);
            is_thin(m, p, 4, m->thin->square);
        }
}
TEST_FUNCTION(cases)
{
    for (const Maker *m = makers; m < makers + COUNT(makers); m++) {
        points_refused(m);
        of_one_point(m);
        if (m->of_triangles)
            triangles_refused(m);
        if (m->of_mesh)
            meshes_refused(m);
        if (m->of_two)
            bounds_refused(m);
        if (m->thin)
            thin_ones(m);
    }
}

/* ---- 2. properties: invariance of the answer ---- */

/* All volumes of these points, for a caller who rounds upward and flushes subnormals; errno is
 * unchanged. */
static void for_any_caller(const Maker *m, const X(points) * points, size_t n, const Numbers volume)
{
    const X(triangles) triangles = X(triangles_of)((const Triangle *)(const void *)point);
    const X(mesh) mesh = {&point->x, 0, n, NULL, n / 3};
    for (int what = 0; what < 5; what++) {
        Numbers of[2];
        isect_status status[2] = {ISECT_OK, ISECT_OK};
        if ((what == 1 && !m->grown) || (what == 2 && !m->of_triangles) ||
            (what == 3 && !m->of_mesh) || (what == 4 && !m->of_two))
            continue;
        for (int hostile = 0; hostile < 2; hostile++) {
            memcpy(of[hostile], volume, sizeof of[hostile]);
            const unsigned before = hostile ? hostile_enter() : 0;
            errno = 0;
            status[hostile] = what == 0   ? m->make(of[hostile], points, n)
                              : what == 1 ? m->grown(of[hostile], points, n)
                              : what == 2 ? m->of_triangles(of[hostile], &triangles, n / 3)
                              : what == 3 ? m->of_mesh(of[hostile], &mesh)
                                          : m->of_two(of[hostile], volume, volume);
            const bool quiet = errno == 0;
            check("the environment is left as it was", !hostile || hostile_leave(before));
            check("so is errno", quiet);
        }
        check(m->name, cmp(status[0], ==, status[1]) && same(m, of[0], of[1]));
    }
}
static void in_any_order(const Maker *m, int i, size_t n, const Numbers volume)
{
    Numbers other, first, grown = {1};
    const size_t part = (size_t)any_int(1, (int)n);
    shuffle(n);
    X(points) points = laid_out(i % LAYOUTS, n);
    check("in any order", cmp(m->make(other, &points, n), ==, ISECT_OK) && same(m, other, volume));
    if (!m->grown)
        return;
    for (size_t from = 0, some; from < n; from += some) {
        some = (size_t)any_int(1, (int)(n - from));
        points = X(points_of)(point + from);
        check("a piece", cmp(m->grown(grown, &points, some), ==, ISECT_OK));
    }
    check("piece by piece", same(m, grown, volume));
    points = X(points_of)(point);
    const X(points) rest = X(points_of)(point + part - 1);
    check("a part", cmp(m->make(first, &points, part), ==, ISECT_OK));
    check("the rest", cmp(m->make(other, &rest, n - part + 1), ==, ISECT_OK));
    check("of both", cmp(m->of_two(other, first, other), ==, ISECT_OK) && same(m, other, volume));
}
static void at_any_scale(const Maker *m, int i, size_t n, const Numbers volume)
{
    const Volume *v = m->volume;
    Numbers other;
    for (size_t k = 0; k < n; k++)
        point[k] = times(R(0.125), point[k]);
    const X(points) points = laid_out(i % LAYOUTS, n);
    check(m->name, cmp(m->make(other, &points, n), ==, ISECT_OK));
    for (size_t k = 0; k < v->numbers; k++)
        check("every scale is alike",
              cmp((k >= v->first_unit && k < v->end_unit ? 1 : 8) * other[k], ==, volume[k]));
}
static void is_the_same(const Maker *m, int i)
{
    const size_t n = any_count(i, m->few, 20, m->many);
    Numbers volume, other;
    draw_points(i % POINT_SETS, n);
    X(points) points = laid_out(1, n);
    if (m->make(volume, &points, n) != ISECT_OK)
        return;
    for (int layout = 0; layout < LAYOUTS; layout++) {
        points = laid_out(layout, n);
        check("in any layout",
              cmp(m->make(other, &points, n), ==, ISECT_OK) && same(m, other, volume));
    }
    for_any_caller(m, &points, n, volume);
    if (m->traits & IN_ANY_ORDER)
        in_any_order(m, i, n, volume);
    if (i % POINT_SETS < TAME_SETS)
        at_any_scale(m, i, n, volume);
    const int last = 3 * (int)n - 1, at = any_int(0, last);
    ((real *)point)[at] = not_finite(i);
    points = laid_out(i % LAYOUTS, n);
    memcpy(other, mark, sizeof other);
    check("not finite",
          cmp(m->make(other, &points, n), ==, ISECT_NOT_FINITE) && is_untouched(other));
}

/* ---- contained points, and points outside ---- */

/* Enough points for large blocks: on a sphere, where all have about the same distance; in a ball,
 * from the center outward and from outside inward; and on a sphere so wide that differences
 * overflow. */
static void holds_many(const Maker *m)
{
    static Vec3 many[MANY];
    for (int which = 0; which < 4; which++) {
        Numbers volume;
        for (size_t i = 0; i < MANY; i++) {
            const real size = which == 1   ? (real)(i + 1) / MANY
                              : which == 2 ? (real)(MANY - i) / MANY
                                           : (which == 3 ? R(0.3) * REAL_MAX : 1);
            many[i] = times(size, any_unit());
        }
        const X(points) view = X(points_of)(many);
        check(m->name, cmp(m->make(volume, &view, MANY), ==, ISECT_OK));
        for (size_t i = 0; i < MANY; i += m->traits & (ENDLESS | ALONG_AXES) ? 7 : 1)
            check_sample(which, "held, of many", m->volume->holds(volume, many[i]), many[i],
                         many[0]);
    }
}
/* Points on a leaning line or plane, up to their rounding: the volume extends only as far as this
 * error. */
static void holds_thin(const Maker *m)
{
    enum { IN_LINE = 300 };
    for (int i = 0; i < 16; i++) {
        const Vec3 a = any_vec3(), b = any_vec3(), c = any_vec3();
        Numbers volume;
        for (int k = 0; k < IN_LINE; k++) {
            const real s = any_real(-1, 1), t = i % 2 ? any_real(-1, 1) : 0;
            point[k] = mad(mad(a, s, b), t, c);
        }
        const X(points) view = X(points_of)(point);
        check(m->name, cmp(m->make(volume, &view, IN_LINE), ==, ISECT_OK));
        for (int k = 0; k < IN_LINE; k++)
            check_sample(i, "held, of thin", m->volume->holds(volume, point[k]), point[k], volume);
    }
}
/* Points on diagonals, where coordinates are equal: long volumes contain no points beside them. */
static void holds_diagonals(const Maker *m)
{
    enum { ON_DIAGONAL = 30 };
    for (int i = 0; i < 64; i++) {
        const Vec3 along = {(real)(i % 4 - 1), (real)(i / 4 % 4 - 1), (real)(i / 16 - 1)};
        const bool to[3] = {along.x != 0, along.y != 0, along.z != 0};
        Numbers volume;
        if (to[0] + to[1] + to[2] == 0)
            continue;
        for (int k = 0; k < ON_DIAGONAL; k++)
            point[k] = mad((Vec3){5, 3, -4}, (real)(k - 11), along);
        const X(points) view = X(points_of)(point);
        check(m->name, cmp(m->make(volume, &view, ON_DIAGONAL), ==, ISECT_OK));
        for (int k = 0; k < ON_DIAGONAL; k++)
            check_sample(i, "held, of a diagonal", m->volume->holds(volume, point[k]), point[k],
                         volume);
        for (int axis = 0; axis < 3 && m->traits & LONG; axis++) {
            Vec3 beside = point[ON_DIAGONAL / 2];
            ((real *)&beside)[axis] += R(0.25);
            if (!to[axis] || to[0] + to[1] + to[2] > 1)
                check_sample(i, "nothing beside", !m->volume->holds(volume, beside), beside,
                             volume);
        }
    }
}
/* Long along one axis, and hardly or not at all along the others; near the greatest numbers, with
 * either sign along each axis, or of any size near 0. The volume contains the points, and nothing
 * that is four lengths away. */
static void is_made_anywhere(const Maker *m)
{
    const real sizes[] = {REAL_TINY, 1, REAL_HUGE}, widths[] = {0, R(0.001), R(0.0625)};
    const real far = REAL_MAX / 2;
    for (int i = 0; i < 216; i += m->rounds < 40 ? 5 : 1) { /* fewer rounds where it is slow */
        const bool away = i % 2;
        const real size = away ? 256 * REAL_EPSILON * far : sizes[i / 6 % 3];
        Numbers volume;
        Vec3 p[6];
        const X(points) view = X(points_of)(p);
        for (int axis = 0; axis < 3; axis++) {
            const real from = away ? (real)any_int(-1, 1) * far : 0;
            const real whole = any_int(0, 1) ? size : -size;
            const real width = axis == i / 2 % 3 ? whole : whole * widths[any_int(0, 2)];
            for (int k = 0; k < 6; k++)
                ((real *)&p[k])[axis] = from + width * (k == 0 ? 0 : k == 1 ? 1 : any_real(0, 1));
        }
        check_sample(i, m->name, cmp(m->make(volume, &view, 6), ==, ISECT_OK), p[0], p[1]);
        for (int k = 0; k < 6; k++)
            check_sample(i, m->name, m->volume->holds(volume, p[k]), p[k], volume);
        for (int side = 0; side < 6; side++) {
            Vec3 outside = p[0];
            ((real *)&outside)[side / 2] += (side % 2 ? 4 : -4) * size;
            check_sample(i, "and no more", !m->volume->holds(volume, outside), outside, volume);
        }
    }
}
TEST_FUNCTION(properties)
{
    for (const Maker *m = makers; m < makers + COUNT(makers); m++) {
        for (int i = 0; i < m->rounds; i++)
            is_the_same(m, i);
        if (!(m->traits & OF_HULLS))
            holds_many(m);
        holds_thin(m);
        holds_diagonals(m);
        is_made_anywhere(m);
    }
}

/* ---- 3. oracle: random points; triangles and meshes of the same points ---- */

static void same_of_meshes(const Maker *m, int i, size_t n, const Numbers volume)
{
    static uint32_t index[MOST];
    Numbers other;
    for (int layout = 0; layout < 9; layout++) {
        const X(triangles) triangles = layout < LAYOUTS ? triangles_laid_out(layout, n)
                                                        : nearly_array((i + layout) % 9, n / 3);
        check("triangles", cmp(m->of_triangles(other, &triangles, n / 3), ==, ISECT_OK) &&
                               same(m, other, volume));
    }
    const X(triangles) all = X(triangles_one)((const Triangle *)(const void *)point);
    Numbers one;
    check("a triangle", cmp(m->of_triangles(one, &all, 1), ==, ISECT_OK));
    check("it, so many times",
          cmp(m->of_triangles(other, &all, n / 3), ==, ISECT_OK) && same(m, other, one));
    for (size_t k = 0; k < n; k++)
        index[k] = (uint32_t)(n - 1 - k);
    for (int indexed = 0; indexed < 2; indexed++) {
        const X(mesh) mesh = {&point[0].x, 0, n, indexed ? index : NULL, n / 3};
        check("mesh", cmp(m->of_mesh(other, &mesh), ==, ISECT_OK) && same(m, other, volume));
    }
}
TEST_FUNCTION(oracle)
{
    for (const Maker *m = makers; m < makers + COUNT(makers); m++)
        for (int i = 0; i < soak(m->traits & OF_HULLS ? 16 : 32); i++) {
            const size_t n = 3 * any_count(i, m->few < 60 ? 4 : 12, 16, m->few < 60 ? 8 : 300);
            Numbers volume;
            draw_points(i % POINT_SETS, n);
            if (is_made_of_all(m, i, n, INFINITY, volume) && m->of_triangles &&
                m->traits & IN_ANY_ORDER)
                same_of_meshes(m, i, n, volume);
        }
}

TESTS_OF_ONE(bound_makers)
