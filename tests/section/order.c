/* tests/section/order.c - isect_section_plane: laws of meshes in which triangles are there twice,
 * face both ways or are many at an edge. The lines do not depend on the order of the triangles. The
 * segments of all lines are those that the plane has in common with each triangle that it cuts. */
#include "kit/kit.h"
#include "kit/segments.h"
#include HEADER(meet)
#include HEADER(section)

enum { TRIANGLES = 16, SEGMENTS = 4 * TRIANGLES };

typedef struct Soup {
    X(triangle) triangle[2 * TRIANGLES];
    size_t count;
    X(plane) plane;
} Soup;

typedef struct Made {
    X(section) section;
    uint64_t memory[4096];
} Made;

static void cut(const Soup *soup, Made *made)
{
    const X(mesh) mesh = {&soup->triangle[0].a.x, 0, 3 * soup->count, NULL, soup->count};
    check("room", cmp(X(section_capacity)(soup->count), <=, sizeof made->memory));
    check("cut", X(section_plane)(&mesh, &soup->plane, NULL, 0, made->memory, sizeof made->memory,
                                  &made->section) == ISECT_OK);
}

/* ---- segments ---- */

typedef struct Segments {
    X(segment) of[SEGMENTS];
    size_t count;
} Segments;

/* The crossings of two edges that are on one line, of a triangle without area, are one point up to
 * rounding: each is off by 4 epsilon of the largest coordinate, which is at most 3. */
static bool is_point(Vec3 p, Vec3 q)
{
    const real most = 24 * REAL_EPSILON;
    return real_abs(p.x - q.x) <= most && real_abs(p.y - q.y) <= most &&
           real_abs(p.z - q.z) <= most;
}

/* A segment, without its direction. */
static void add_segment(Segments *to, Vec3 p, Vec3 q)
{
    p = (Vec3){p.x + 0, p.y + 0, p.z + 0}, q = (Vec3){q.x + 0, q.y + 0, q.z + 0};
    check("room", cmp(to->count, <, SEGMENTS));
    if (!is_point(p, q))
        to->of[to->count++] = comes_before(p, q) ? (X(segment)){p, q} : (X(segment)){q, p};
}

static Segments segments_of(const X(section) * section)
{
    Segments all = {.count = 0};
    for (size_t k = 0; k < section->line_count; k++) {
        const X(section_line) *line = &section->lines[k];
        const Vec3 *p = section->points + line->first;
        for (size_t i = 0; i + !line->closed < line->count; i++)
            add_segment(&all, p[i], p[(i + 1) % line->count]);
    }
    qsort(all.of, all.count, sizeof *all.of, by_place);
    return all;
}

/* The oracle: triangles with a corner below the plane and one that is not, each by itself. */
static Segments segments_in(const Soup *soup)
{
    Segments all = {.count = 0};
    for (size_t i = 0; i < soup->count; i++) {
        const X(triangle) *t = &soup->triangle[i];
        int below = 0;
        for (int k = 0; k < 3; k++)
            below += X(classify_plane_point)(&soup->plane, k == 0   ? &t->a
                                                           : k == 1 ? &t->b
                                                                    : &t->c) == ISECT_INSIDE;
        const X(common) common = X(meet_plane_triangle)(&soup->plane, t);
        if (below > 0 && below < 3 && common.count == 2)
            add_segment(&all, common.point[0], common.point[1]);
    }
    qsort(all.of, all.count, sizeof *all.of, by_place);
    return all;
}

static bool same_segments(const Segments *a, const Segments *b)
{
    return a->count == b->count && memcmp(a->of, b->of, a->count * sizeof *a->of) == 0;
}

/* ---- lines ---- */

/* Is line b line a from another first point, or in the other direction? */
static bool same_line(const X(section) * of_a, const X(section_line) * a, const X(section) * of_b,
                      const X(section_line) * b, bool turned)
{
    const size_t n = a->count;
    const Vec3 *p = of_a->points + a->first, *q = of_b->points + b->first;
    bool same = false;
    for (size_t from = 0; from < n && !same && n == b->count && a->closed == b->closed; from++) {
        same = a->closed || from == (turned ? n - 1 : 0);
        for (size_t i = 0; same && i < n; i++)
            same = same_point(p[i], q[(turned ? from + n - i : from + i) % n]);
    }
    return same;
}

/* Each line of a is one of b, and no other line of a is. If the pieces of a line lead in either
 * direction equally often, and it has no area, its direction is that of its first piece. */
static bool same_lines(const X(section) * a, const X(section) * b)
{
    bool taken[SEGMENTS] = {false};
    bool all = a->line_count == b->line_count;
    for (size_t i = 0; all && i < a->line_count; i++) {
        const X(section_line) *line = &a->lines[i];
        all = false;
        for (size_t k = 0; !all && k < b->line_count; k++) {
            const X(section_line) *other = &b->lines[k];
            all = !taken[k] && line->touching == other->touching &&
                  (same_line(a, line, b, other, false) ||
                   (line->closed && fabs((double)line->area) < 64 * (double)REAL_EPSILON &&
                    same_line(a, line, b, other, true)));
            taken[k] |= all;
        }
    }
    return all;
}

/* ---- laws ---- */

static void turn(X(triangle) * t)
{
    *t = (X(triangle)){t->a, t->c, t->b};
}

static void shuffle(Soup *soup)
{
    for (size_t i = soup->count; i-- > 1;) {
        const size_t k = (size_t)any_int(0, (int)i);
        const X(triangle) t = soup->triangle[i];
        soup->triangle[i] = soup->triangle[k];
        soup->triangle[k] = any_int(0, 1) ? t : (X(triangle)){t.b, t.c, t.a};
    }
}

/* Triangles on few vertices: many share an edge. A third of the planes are through vertices. */
static Soup any_soup(void)
{
    Soup soup = {.count = (size_t)any_int(1, TRIANGLES)};
    Vec3 vertex[8];
    const int vertices = any_int(3, 7), grid = any_int(1, 3);
    for (int i = 0; i < vertices; i++)
        vertex[i] = any_int(0, 1) ? any_vec3()
                                  : (Vec3){(real)any_int(-grid, grid), (real)any_int(-grid, grid),
                                           (real)any_int(-grid, grid)};
    for (size_t i = 0; i < soup.count; i++)
        soup.triangle[i] =
            (X(triangle)){vertex[any_int(0, vertices - 1)], vertex[any_int(0, vertices - 1)],
                          vertex[any_int(0, vertices - 1)]};
    soup.plane = any_int(0, 2) ? (X(plane)){any_unit(), any_real(-1, 1)}
                               : (X(plane)){{0, 0, any_int(0, 1) ? 1 : -1}, (real)any_int(-1, 1)};
    return soup;
}

TEST_FUNCTION(shuffled)
{
    static Made made, other;
    size_t lines = 0;
    for (int i = 0; i < soak(1000); i++) {
        Soup soup = any_soup();
        cut(&soup, &made);
        shuffle(&soup);
        cut(&soup, &other);
        check("the same lines", same_lines(&made.section, &other.section));
        lines += made.section.line_count;
    }
    check("there are some", cmp(lines, >, 500));
}

/* Two edges that meet at a vertex in the plane: the line is open, both of its ends are that vertex,
 * and as many pieces lead in either direction. */
TEST_FUNCTION(same_ends)
{
    static Made made, other;
    const Vec3 a = {-2, -1, 2}, b = {R(0.666920066), R(-0.102588952), R(0.969600797)},
               c = {R(-0.473267615), R(0.0402656794), R(-0.742672086)},
               d = {R(-0.489305377), R(0.592329264), R(-0.00327509642)}, e = {-1, -1, 0};
    Soup soup = {.triangle = {{a, b, c}, {c, d, b}, {e, a, c}, {d, e, b}},
                 .count = 4,
                 .plane = {{0, 0, -1}, 0}};
    cut(&soup, &made);
    check("an open line", cmp(made.section.line_count, ==, 1) && !made.section.lines[0].closed);
    for (int i = 0; i < 100; i++) {
        shuffle(&soup);
        cut(&soup, &other);
        check("the same line", same_lines(&made.section, &other.section));
    }
}

/* A mesh given twice, with equal or opposite fronts, has all segments twice, in closed lines.
 * With opposite fronts the area is 0. */
TEST_FUNCTION(doubled)
{
    static Made made;
    for (int i = 0; i < soak(1000); i++) {
        Soup soup = any_soup();
        const size_t n = soup.count;
        const bool turned = i % 2;
        cut(&soup, &made);
        for (size_t k = 0; k < n; k++) {
            soup.triangle[n + k] = soup.triangle[k];
            if (turned)
                turn(&soup.triangle[n + k]);
        }
        soup.count = 2 * n;
        shuffle(&soup);
        cut(&soup, &made);
        const Segments in = segments_in(&soup), got = segments_of(&made.section);
        check("all segments", same_segments(&in, &got));
        for (size_t k = 0; k < made.section.line_count; k++)
            check("closed",
                  made.section.lines[k].closed && (!turned || made.section.lines[k].touching));
        check("no area", !turned || made.section.area == 0);
    }
}

/* Triangles that face the other way have the same segments. */
TEST_FUNCTION(flipped)
{
    static Made made;
    for (int i = 0; i < soak(1000); i++) {
        Soup soup = any_soup();
        for (int turns = 0; turns < 3; turns++) {
            cut(&soup, &made);
            const Segments in = segments_in(&soup), got = segments_of(&made.section);
            check("all segments", same_segments(&in, &got));
            for (size_t k = 0; k < soup.count; k++)
                if (turns == 1 || any_int(0, 1))
                    turn(&soup.triangle[k]);
        }
    }
}

/* ---- cases ---- */

/* A triangle twice, and a quad of two sides, in all orders: one closed line without area. */
TEST_FUNCTION(sheets)
{
    static Made made;
    const Vec3 p[4] = {{0, 0, -1}, {1, 0, 1}, {2, 0, -1}, {3, 0, 1}};
    Soup soup = {{{p[0], p[1], p[2]}, {p[0], p[1], p[2]}}, 2, {{0, 0, 1}, 0}};
    for (int i = 0; i < 2; i++, turn(&soup.triangle[1])) {
        cut(&soup, &made);
        check("a line of two points", cmp(made.section.line_count, ==, 1) &&
                                          cmp(made.section.point_count, ==, 2) &&
                                          made.section.lines[0].touching);
        check("its ends", same_point(made.section.points[0], (Vec3){R(0.5), 0, 0}) ||
                              same_point(made.section.points[1], (Vec3){R(0.5), 0, 0}));
    }
    for (int i = 0; i < 48; i++) {
        soup =
            (Soup){{{p[0], p[1], p[2]}, {p[0], p[2], p[1]}, {p[1], p[3], p[2]}, {p[1], p[2], p[3]}},
                   4,
                   {{0, 0, 1}, 0}};
        shuffle(&soup);
        cut(&soup, &made);
        check("there and back", cmp(made.section.line_count, ==, 1) &&
                                    cmp(made.section.lines[0].count, ==, 4) &&
                                    made.section.lines[0].touching);
    }
}

/* Two tetrahedra that share an edge are two triangles, in all orders: they do not cross there. */
TEST_FUNCTION(at_an_edge)
{
    static Made made;
    const Vec3 low = {0, 0, -1}, high = {0, 0, 1};
    for (int i = 0; i < 48; i++) {
        Soup soup = {.count = 0, .plane = {{0, 0, i % 2 ? 1 : -1}, 0}};
        for (int k = 0; k < 2; k++) {
            const real x = k ? -1 : 1;
            const Vec3 r = {x, 0, 0}, s = {x, x, 0};
            soup.triangle[soup.count++] = (X(triangle)){low, r, high};
            soup.triangle[soup.count++] = (X(triangle)){low, high, s};
            soup.triangle[soup.count++] = (X(triangle)){low, s, r};
            soup.triangle[soup.count++] = (X(triangle)){high, r, s};
        }
        shuffle(&soup);
        cut(&soup, &made);
        check("two triangles", cmp(made.section.line_count, ==, 2) &&
                                   cmp(made.section.point_count, ==, 6) &&
                                   made.section.lines[0].area == made.section.lines[1].area);
        check("of area 1/2",
              cmp(made.section.area, ==, 1) && cmp(made.section.lines[0].depth, ==, 0));
    }
}

/* The top of a roof is touched: its ridge has no area. */
TEST_FUNCTION(ridge)
{
    static Made made;
    const Vec3 a = {R(0.1), R(0.7), R(0.3)}, b = {R(1.3), R(0.9), R(0.3)}, c = {R(0.4), 0, 0},
               d = {R(0.4), 2, R(-0.7)};
    const Soup soup = {{{a, b, d}, {b, a, c}, {a, d, c}, {b, c, d}}, 4, {{0, 0, 1}, -R(0.3)}};
    cut(&soup, &made);
    check("a line that is touched", cmp(made.section.line_count, ==, 1) &&
                                        made.section.lines[0].touching &&
                                        made.section.lines[0].closed);
    check("without area", made.section.area == 0 && made.section.lines[0].area == 0);
}

TESTS_IN(section_order, cmocka_unit_test(sheets), cmocka_unit_test(at_an_edge),
         cmocka_unit_test(ridge), cmocka_unit_test(shuffled), cmocka_unit_test(doubled),
         cmocka_unit_test(flipped), cmocka_unit_test(same_ends))
