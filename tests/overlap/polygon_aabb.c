/* tests/overlap/polygon_aabb.c - isect_overlap_polygon_aabb. */
#include "kit/rational.h"
#include "overlap/faces.h"

#define SAMPLES soak(3000)
#define JUDGED soak(1500)

static bool meets(const Vec3 *points, size_t count, Aabb box, isect_rule rule)
{
    const X(polygon) polygon = {points, count};
    return X(overlap_polygon_aabb)(&polygon, &box, rule);
}

/* The polygon and the box in the mirror: bits select the axes that are mirrored, and whether the
 * corners are reversed. */
static bool mirrored_meets(const Vec3 *points, size_t count, Aabb box, isect_rule rule, int bits)
{
    Vec3 image[MOST_OF_FACE];
    for (int k = 0; k < 3; k++) {
        const bool turn = bits >> k & 1;
        real *lower = (real *)&box.lower + k, *upper = (real *)&box.upper + k;
        const real least = *lower;
        *lower = turn ? -*upper : least, *upper = turn ? -least : *upper;
        for (size_t i = 0; i < count; i++) {
            const real x = ((const real *)&points[bits & 8 ? count - 1 - i : i])[k];
            ((real *)&image[i])[k] = turn ? -x : x;
        }
    }
    return meets(image, count, box, rule);
}

#define INF REAL_INF
#define EPS REAL_EPSILON
#define LEAST REAL_LEAST
#define MOST REAL_MAX

/* 1. Cases: an upright square with a notch, a slope, a star, three saddles, a flat figure of eight,
 * a needle; and mirror images of all of them. */
static const Vec3 notched[] = {{1, 0, 0}, {1, 4, 0}, {1, 4, 4}, {1, 2, 1}, {1, 0, 4}};
static const Vec3 slope[] = {{0, 0, 0}, {8, 0, 4}, {8, 8, 8}, {0, 8, 4}};
static const Vec3 star[] = {{0, 6, 1}, {4, -6, 1}, {-6, 2, 1}, {6, 2, 1}, {-4, -6, 1}};
static const Vec3 saddle[] = {{-2, -2, -1}, {2, -2, 1}, {2, 2, -1}, {-2, 2, 1}};
static const Vec3 upright_saddle[] = {{-2, 0, -1}, {0, -2, 1}, {2, 0, -1}, {0, 2, 1}};
static const Vec3 bent_saddle[] = {{2, 0, -1}, {0, -2, 1}, {-2, R(-3.5), -1}, {-2, 2, 1}};
static const Vec3 eight[] = {{-2, -2, 0}, {2, 2, 0}, {2, -2, 0}, {-2, 2, 0}};
static const Vec3 needle[] = {{0, 0, 0}, {4, 2, 6}};
static const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}, {0, 4, 0}};
static const Vec3 huge[] = {{MOST, 0, -MOST}, {-MOST, 0, -MOST}, {0, 0, MOST}};
static TABLE(table, const Vec3 *points; size_t count; Aabb box; bool even_odd, nonzero;) = {
    {"around it", notched, 5, {{0, -1, -1}, {2, 5, 5}}, true, true},
    {"cut through", notched, 5, {{0, 1, R(0.25)}, {2, 3, R(0.5)}}, true, true},
    {"touched by it", notched, 5, {{1, 1, R(0.25)}, {2, 3, R(0.5)}}, true, true},
    {"beside it", notched, 5, {{1 + EPS, 1, R(0.25)}, {2, 3, R(0.5)}}, false, false},
    {"in the notch", notched, 5, {{0, R(1.5), 3}, {2, R(2.5), 4}}, false, false},
    {"down to its corner", notched, 5, {{0, R(1.75), 1}, {2, R(2.25), 4}}, true, true},
    {"an edge through the box", notched, 5, {{0, 1, -1}, {2, 2, 1}}, true, true},
    {"a flat box in its plane", notched, 5, {{1, 1, R(0.25)}, {1, 3, R(0.5)}}, true, true},
    {"a point of it", notched, 5, {{1, 2, R(0.5)}, {1, 2, R(0.5)}}, true, true},
    {"no point of it", notched, 5, {{1, 2, 2}, {1, 2, 2}}, false, false},
    {"over a slope", slope, 4, {{2, 2, 3}, {3, 3, 9}}, true, true},
    {"over it by an ulp", slope, 4, {{2, 2, 2 + 2 * EPS}, {2, 2, 9}}, false, false},
    {"on it with a corner", slope, 4, {{3, 3, -9}, {5, 5, 3}}, true, true},
    {"under it by an ulp", slope, 4, {{3, 3, -9}, {5, 5, 3 - 2 * EPS}}, false, false},
    {"a column through it", slope, 4, {{2, 2, -INF}, {3, 3, INF}}, true, true},
    {"a half of space over it", slope, 4, {{-INF, -INF, 8}, {INF, INF, INF}}, true, true},
    {"farther over it", slope, 4, {{-INF, -INF, 8 + 8 * EPS}, {INF, INF, INF}}, false, false},
    {"a slab that it crosses", slope, 4, {{3, -INF, 5}, {4, INF, 6}}, true, true},
    {"between two heights", slope, 4, {{3, -INF, 4}, {4, INF, 5}}, true, true},
    {"and up to a side", slope, 4, {{-INF, 3, 4}, {5, 4, 5}}, true, true},
    {"and short of it", slope, 4, {{-INF, 3, R(4.5)}, {5 - 8 * EPS, 4, 5}}, false, false},
    {"a slab beyond", slope, 4, {{-INF, -INF, -INF}, {-LEAST, INF, INF}}, false, false},
    {"a side of the box over it, not a corner", slope, 4, {{-9, 3, 3}, {9, 4, 3}}, true, true},
    {"the middle of a star", star, 5, {{-1, -1, 0}, {1, 1, 2}}, false, true},
    {"a ray of the star", star, 5, {{R(-0.25), 4, 0}, {R(0.25), R(4.5), 2}}, true, true},
    {"the middle of a saddle", saddle, 4, {{-1, -1, 0}, {1, 1, R(0.5)}}, true, true},
    {"over its plane", saddle, 4, {{-1, -1, R(0.25)}, {1, 1, R(0.5)}}, false, false},
    {"over that, at an edge", saddle, 4, {{-1, -2, R(0.25)}, {2, 1, R(0.5)}}, true, true},
    {"a corner cut off under an edge",
     upright_saddle,
     4,
     {{R(-1.6), R(-0.6), R(-0.1)}, {R(0.5), R(-0.4), R(0.1)}},
     true,
     true},
    {"that, across",
     upright_saddle,
     4,
     {{R(-0.6), R(-1.6), R(-0.1)}, {R(-0.4), R(0.5), R(0.1)}},
     true,
     true},
    {"a corner over an edge",
     bent_saddle,
     4,
     {{R(0.5), -3, R(-0.1)}, {R(1.5), R(-1.2), R(0.1)}},
     true,
     true},
    {"beyond that edge",
     upright_saddle,
     4,
     {{R(-1.9), R(-0.6), R(-0.1)}, {R(-1.7), R(-0.4), R(0.1)}},
     false,
     false},
    {"no normal, within", eight, 4, {{1, R(-0.25), -1}, {R(1.5), R(0.25), 1}}, false, false},
    {"no normal, the border", eight, 4, {{1, 1, -1}, {R(1.5), 2, 1}}, true, true},
    {"a needle", needle, 2, {{1, 0, 2}, {3, 9, 3}}, true, true},
    {"beside a needle", needle, 2, {{1, 2, 2}, {3, 9, 3}}, false, false},
    {"one corner", needle, 1, {{-1, -1, 0}, {0, 0, 0}}, true, true},
    {"no corner", NULL, 0, {{-INF, -INF, -INF}, {INF, INF, INF}}, false, false},
    {"empty at the end", notched, 5, {{INF, 0, 0}, {INF, 1, 1}}, false, false},
    {"all of space", notched, 5, {{-INF, -INF, -INF}, {INF, INF, INF}}, true, true},
    {"NaN in a corner", broken, 4, {{-1, -1, -1}, {5, 5, 5}}, false, false},
    {"a large one", huge, 3, {{-1, -1, -1}, {1, 1, 1}}, true, true},
    {"beside it", huge, 3, {{-1, LEAST, -1}, {1, 1, 1}}, false, false},
    {"the end of it", huge, 3, {{MOST, -1, -MOST}, {MOST, 1, -MOST}}, true, true},
    {"beyond its side", huge, 3, {{MOST / 2, -1, 1}, {MOST, 1, MOST}}, false, false},
};

TEST_FUNCTION(cases)
{
    for (size_t i = 0; i < 16 * COUNT(table); i++) {
        const size_t k = i / 16;
        const int bits = (int)i % 16;
        check(table[k].name, cmp(mirrored_meets(table[k].points, table[k].count, table[k].box,
                                                ISECT_EVEN_ODD, bits),
                                 ==, table[k].even_odd));
        check(table[k].name, cmp(mirrored_meets(table[k].points, table[k].count, table[k].box,
                                                ISECT_NONZERO, bits),
                                 ==, table[k].nonzero));
    }
}

/* A box near the plane of a face: its bounds are integers or halves; it is flat at times, or
 * infinite. */
static Aabb box_near(const Face *face)
{
    Vec3 p = {R(0.5) * (real)any_int(-6, 6), R(0.5) * (real)any_int(-6, 6), 0}, q;
    p = faced(&face->facing, p);
    if (!any_int(0, 3))
        p = step3(p);
    for (int k = 0; k < 3; k++) {
        const real wide = (real)any_int(0, any_int(0, 3) ? 2 : 9) * R(0.5);
        ((real *)&q)[k] = ((real *)&p)[k] + scaled(wide, face->facing.exponent);
        if (any_int(0, 1)) {
            const real end = ((real *)&p)[k];
            ((real *)&p)[k] = end + end - ((real *)&q)[k], ((real *)&q)[k] = end;
        }
        if (!any_int(0, 9))
            ((real *)&p)[k] = -REAL_INF;
        if (!any_int(0, 9))
            ((real *)&q)[k] = REAL_INF;
    }
    return (Aabb){p, q};
}
static Aabb turned_box(Aabb box)
{
    return (Aabb){turned(box.lower), turned(box.upper)};
}
/* 2. Properties. */
TEST_FUNCTION(properties)
{
    int found = 0, cut = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Face face = any_face();
        const Aabb box = box_near(&face);
        const X(polygon) polygon = polygon_of(&face);
        const isect_rule rule = i % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const size_t n = face.count;
        const bool answer = X(overlap_polygon_aabb)(&polygon, &box, rule);
        Vec3 back[MOST_OF_FACE], cyclic[MOST_OF_FACE], larger_by[MOST_OF_FACE];
        bool of_border = false;
        found += answer;
        for (size_t k = 0; k < n; k++) {
            const Segment edge = {face.corner[k], face.corner[(k + 1) % n]};
            back[n - 1 - k] = face.corner[(k + (size_t)i) % n];
            cyclic[k] = turned(face.corner[k]), larger_by[k] = scaled3(face.corner[k], 3);
            of_border |= X(overlap_segment_aabb)(&edge, &box);
        }
        cut += answer && !of_border;
        check("an edge is enough", answer || !of_border);
        check("the other way round", cmp(meets(back, n, box, rule), ==, answer));
        const Aabb larger_box = {scaled3(box.lower, 3), scaled3(box.upper, 3)};
        check("larger by a power of two", cmp(meets(larger_by, n, larger_box, rule), ==, answer));
        if (has_axis(&polygon))
            check("all axes are alike", cmp(meets(cyclic, n, turned_box(box), rule), ==, answer));
        Aabb wider = box;
        ((real *)&wider.lower)[i % 3] -= scaled(1, face.facing.exponent);
        check("a wider box holds more", cmp(meets(face.corner, n, wider, rule), >=, answer));
        const Aabb point = {box.lower, box.lower};
        if (finite3(box.lower))
            check("a point", meets(face.corner, n, point, rule) ==
                                 X(overlap_point_polygon)(&box.lower, &polygon, rule));
        if (n == 3) {
            const Triangle t = {face.corner[0], face.corner[1], face.corner[2]};
            check("a triangle", X(overlap_triangle_aabb)(&t, &box) == answer);
        }
    }
    check_share(found, SAMPLES, 0.3, 0.9);
    check_share(cut, SAMPLES, 0.02, 0.5);
}

/* 3. Oracle: in fractions. If a polygon has points in a convex part of the plane, one of them is a
 * corner of either, or a crossing of two edges. All of these are tested. */
typedef struct Spot {
    Rational x, y;
} Spot;
typedef struct Line { /* a x + b y + c >= 0 */
    Rational a, b, c;
} Line;

enum { LINES = 6 };

static int value_sign(Line line, Spot p)
{
    return mpq_sgn(q_plus(q_plus(q_by(line.a, p.x), q_by(line.b, p.y)), line.c));
}
static Line line_through(Spot p, Spot r)
{
    const Rational a = q_minus(p.y, r.y), b = q_minus(r.x, p.x);
    return (Line){a, b, q_negative(q_plus(q_by(a, p.x), q_by(b, p.y)))};
}
static Rational det2(Rational a, Rational b, Rational c, Rational d)
{
    return q_minus(q_by(a, d), q_by(b, c));
}
static bool cross_at(Spot *at, Line p, Line r)
{
    const Rational all = det2(p.a, p.b, r.a, r.b);
    if (mpq_sgn(all))
        *at = (Spot){q_over(det2(p.b, p.c, r.b, r.c), all), q_over(det2(p.c, p.a, r.c, r.a), all)};
    return mpq_sgn(all) != 0;
}
/* True if a point is on a closed line or inside of it. */
static bool in_loop(const Spot *corner, size_t count, Spot p, isect_rule rule)
{
    long turns = 0;
    for (size_t i = 0; i < count; i++) {
        const Spot a = corner[i], b = corner[(i + 1) % count];
        const int side = value_sign(line_through(a, b), p);
        const int ax = mpq_cmp(a.x, p.x), bx = mpq_cmp(b.x, p.x);
        const int ay = mpq_cmp(a.y, p.y), by_ = mpq_cmp(b.y, p.y);
        if (side == 0 && ((ax <= 0 && bx >= 0) || (ax >= 0 && bx <= 0)) &&
            ((ay <= 0 && by_ >= 0) || (ay >= 0 && by_ <= 0)))
            return true;
        turns += (ay <= 0 && by_ > 0 && side > 0) - (ay > 0 && by_ <= 0 && side < 0);
    }
    return rule == ISECT_EVEN_ODD ? turns % 2 != 0 : turns != 0;
}

/* The plane of a polygon, N . (n x - S) = 0. */
typedef struct Seen {
    Place normal, sum;
    Spot corner[MOST_OF_FACE];
    Line line[MOST_OF_FACE + LINES];
    int axis;
} Seen;

/* Returns false if there is no normal. */
static bool take_plane(Seen *all, const X(polygon) * polygon)
{
    const Vec3 *p = polygon->points;
    const size_t n = polygon->count;
    all->normal = all->sum = place((Vec3){0, 0, 0});
    for (size_t i = 0; i < n; i++) {
        all->sum = place_plus(all->sum, place(p[i]));
        all->normal = place_plus(all->normal, place_cross(place(p[i]), place(p[(i + 1) % n])));
    }
    all->axis = 2;
    for (int k = 1; k >= 0; k--)
        if (q_less(q_size(all->normal.at[all->axis]), q_size(all->normal.at[k])))
            all->axis = k;
    for (size_t i = 0; i < n; i++) {
        const Place at = place(p[i]);
        all->corner[i] = (Spot){at.at[(all->axis + 1) % 3], at.at[(all->axis + 2) % 3]};
    }
    return mpq_sgn(all->normal.at[all->axis]) != 0;
}
/* The plane is above or below an end of the box. */
static Line line_of_height(const Seen *all, size_t count, double end, double sign)
{
    const int w = all->axis, u = (w + 1) % 3, v = (w + 2) % 3;
    const Rational *n = all->normal.at, *s = all->sum.at, many = q((double)count);
    const Rational one = q(mpq_sgn(n[w]) > 0 ? -sign : sign);
    const Rational height = q_by(q_minus(q_by(q(end), many), s[w]), n[w]);
    const Rational rest = q_minus(q_minus(height, q_by(n[u], s[u])), q_by(n[v], s[v]));
    return (Line){q_by(one, q_by(n[u], many)), q_by(one, q_by(n[v], many)), q_by(one, rest)};
}
/* x >= end, with the sign 1, or x <= end; on the axis of the view it bounds the height. */
static int lines_of_box(Seen *all, const Aabb *box, size_t count)
{
    int lines = 0;
    for (int k = 0; k < 6; k++) {
        const int axis = (all->axis + 1 + k / 2) % 3;
        const double end = (double)((const real *)(k % 2 ? &box->upper : &box->lower))[axis];
        const double sign = k % 2 ? -1 : 1;
        if (isfinite(end))
            all->line[lines++] =
                k >= 4 ? line_of_height(all, count, end, sign)
                       : (Line){q(k / 2 ? 0 : sign), q(k / 2 ? sign : 0), q(-sign * end)};
    }
    return lines;
}
static bool counts(const Seen *all, Spot p, int lines, size_t count, isect_rule rule)
{
    const int used = rationals.used;
    bool good = true;
    for (int i = 0; i < lines; i++)
        good &= value_sign(all->line[i], p) >= 0;
    good = good && in_loop(all->corner, count, p, rule);
    rational_keep(used);
    return good;
}

static bool judged(const X(polygon) * polygon, const Aabb *box, isect_rule rule)
{
    const size_t n = polygon->count;
    Polytope solid;
    polytope_aabb(&solid, box);
    for (size_t i = 0; i < n; i++) {
        const Vec3 ends[2] = {polygon->points[i], polygon->points[(i + 1) % n]};
        const Polytope edge = hull_of(ends, 2);
        if (polytopes_meet(&edge, &solid))
            return true;
    }
    Seen all;
    Spot at;
    rational_begin();
    if (!take_plane(&all, polygon))
        return false;
    const int lines = lines_of_box(&all, box, n);
    for (size_t i = 0; i < n; i++) {
        all.line[lines + (int)i] = line_through(all.corner[i], all.corner[(i + 1) % n]);
        if (counts(&all, all.corner[i], lines, n, rule))
            return true;
    }
    for (int i = 0; i < lines + (int)n; i++)
        for (int k = 0; k < i; k++)
            if (cross_at(&at, all.line[i], all.line[k]) && counts(&all, at, lines, n, rule))
                return true;
    return false;
}

TEST_FUNCTION(oracle)
{
    int found = 0, saddles = 0;
    for (int i = 0; i < JUDGED; i++) {
        Face face = any_face();
        X(polygon) polygon = polygon_of(&face);
        Aabb box = box_near(&face);
        if (i % 8 == 7) { /* nasty numbers */
            new_kind();
            kind = kind == WILD || kind == LARGE ? NEARLY : kind;
            polygon = odd_polygon();
            if (polygon.count == 0 || polygon.count > MOST_OF_FACE)
                continue;
            for (size_t k = 0; k < polygon.count; k++)
                face.corner[k] = polygon.points[k];
            polygon.points = face.corner;
            box = odd_aabb();
        }
        const isect_rule rule = i / 8 % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const bool want = judged(&polygon, &box, rule);
        found += want, saddles += want && polygon.count == 4;
        const struct corners {
            Vec3 corner[MOST_OF_FACE];
        } *corners = (const void *)face.corner;
        check_sample(i, "exactly", X(overlap_polygon_aabb)(&polygon, &box, rule) == want, *corners,
                     box);
    }
    check_share(found, JUDGED, 0.2, 0.9);
    check_share(saddles, JUDGED, 0.02, 0.9);
}

TESTS_OF_ONE(overlap_polygon_aabb)
