/* tests/overlap/polygon_aabb.c - isect_overlap_polygon_aabb. */
#include "overlap/faces.h"

#define SAMPLES soak(3000)
#define JUDGED soak(1500)

static bool meets(const Vec3 *points, size_t count, Aabb box, isect_rule rule)
{
    const X(polygon) polygon = {points, count};
    return X(overlap_polygon_aabb)(&polygon, &box, rule);
}

/* The polygon and the box in the mirror: bits tell which axes point the other way, and whether the
 * polygon goes the other way round. */
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

/* 1. Cases: an upright square with a notch, a slope, a star, three saddles, a flat eight, a needle;
 * and all of them in mirrors. */
TEST_FUNCTION(cases)
{
    static const Vec3 notched[] = {{1, 0, 0}, {1, 4, 0}, {1, 4, 4}, {1, 2, 1}, {1, 0, 4}};
    static const Vec3 slope[] = {{0, 0, 0}, {8, 0, 4}, {8, 8, 8}, {0, 8, 4}};
    static const Vec3 star[] = {{0, 6, 1}, {4, -6, 1}, {-6, 2, 1}, {6, 2, 1}, {-4, -6, 1}};
    static const Vec3 saddle[] = {{-2, -2, -1}, {2, -2, 1}, {2, 2, -1}, {-2, 2, 1}};
    static const Vec3 upright_saddle[] = {{-2, 0, -1}, {0, -2, 1}, {2, 0, -1}, {0, 2, 1}};
    static const Vec3 bent_saddle[] = {{2, 0, -1}, {0, -2, 1}, {-2, R(-3.5), -1}, {-2, 2, 1}};
    static const Vec3 eight[] = {{-2, -2, 0}, {2, 2, 0}, {2, -2, 0}, {-2, 2, 0}};
    static const Vec3 needle[] = {{0, 0, 0}, {4, 2, 6}};
    static const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}, {0, 4, 0}};
    const real inf = REAL_INF, eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const Vec3 huge[] = {{most, 0, -most}, {-most, 0, -most}, {0, 0, most}};
    TABLE(table, const Vec3 *points; size_t count; Aabb box; bool even_odd, nonzero;) = {
        {"around it", notched, 5, {{0, -1, -1}, {2, 5, 5}}, true, true},
        {"cut through", notched, 5, {{0, 1, R(0.25)}, {2, 3, R(0.5)}}, true, true},
        {"touched by it", notched, 5, {{1, 1, R(0.25)}, {2, 3, R(0.5)}}, true, true},
        {"beside it", notched, 5, {{1 + eps, 1, R(0.25)}, {2, 3, R(0.5)}}, false, false},
        {"in the notch", notched, 5, {{0, R(1.5), 3}, {2, R(2.5), 4}}, false, false},
        {"down to its corner", notched, 5, {{0, R(1.75), 1}, {2, R(2.25), 4}}, true, true},
        {"an edge through the box", notched, 5, {{0, 1, -1}, {2, 2, 1}}, true, true},
        {"a flat box in its plane", notched, 5, {{1, 1, R(0.25)}, {1, 3, R(0.5)}}, true, true},
        {"a point of it", notched, 5, {{1, 2, R(0.5)}, {1, 2, R(0.5)}}, true, true},
        {"no point of it", notched, 5, {{1, 2, 2}, {1, 2, 2}}, false, false},
        {"over a slope", slope, 4, {{2, 2, 3}, {3, 3, 9}}, true, true},
        {"over it by an ulp", slope, 4, {{2, 2, 2 + 2 * eps}, {2, 2, 9}}, false, false},
        {"on it with a corner", slope, 4, {{3, 3, -9}, {5, 5, 3}}, true, true},
        {"under it by an ulp", slope, 4, {{3, 3, -9}, {5, 5, 3 - 2 * eps}}, false, false},
        {"a column through it", slope, 4, {{2, 2, -inf}, {3, 3, inf}}, true, true},
        {"a half of space over it", slope, 4, {{-inf, -inf, 8}, {inf, inf, inf}}, true, true},
        {"farther over it", slope, 4, {{-inf, -inf, 8 + 8 * eps}, {inf, inf, inf}}, false, false},
        {"a slab that it crosses", slope, 4, {{3, -inf, 5}, {4, inf, 6}}, true, true},
        {"between two heights", slope, 4, {{3, -inf, 4}, {4, inf, 5}}, true, true},
        {"and up to a side", slope, 4, {{-inf, 3, 4}, {5, 4, 5}}, true, true},
        {"and short of it", slope, 4, {{-inf, 3, R(4.5)}, {5 - 8 * eps, 4, 5}}, false, false},
        {"a slab beyond", slope, 4, {{-inf, -inf, -inf}, {-least, inf, inf}}, false, false},
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
        {"no corner", NULL, 0, {{-inf, -inf, -inf}, {inf, inf, inf}}, false, false},
        {"empty at the end", notched, 5, {{inf, 0, 0}, {inf, 1, 1}}, false, false},
        {"all of space", notched, 5, {{-inf, -inf, -inf}, {inf, inf, inf}}, true, true},
        {"NaN in a corner", broken, 4, {{-1, -1, -1}, {5, 5, 5}}, false, false},
        {"a large one", huge, 3, {{-1, -1, -1}, {1, 1, 1}}, true, true},
        {"beside it", huge, 3, {{-1, least, -1}, {1, 1, 1}}, false, false},
        {"the end of it", huge, 3, {{most, -1, -most}, {most, 1, -most}}, true, true},
        {"beyond its side", huge, 3, {{most / 2, -1, 1}, {most, 1, most}}, false, false},
    };
    for (size_t i = 0; i < 16 * COUNT(table); i++) {
        const size_t k = i / 16;
        const int bits = (int)i % 16;
        check(table[k].name, mirrored_meets(table[k].points, table[k].count, table[k].box,
                                            ISECT_EVEN_ODD, bits) == table[k].even_odd);
        check(table[k].name, mirrored_meets(table[k].points, table[k].count, table[k].box,
                                            ISECT_NONZERO, bits) == table[k].nonzero);
    }
}

/* A box near the plane of a face: of whole or half numbers, flat at times, or without an end. */
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
        check("the other way round", meets(back, n, box, rule) == answer);
        const Aabb larger_box = {scaled3(box.lower, 3), scaled3(box.upper, 3)};
        check("larger by a power of two", meets(larger_by, n, larger_box, rule) == answer);
        if (has_axis(&polygon))
            check("all axes are alike", meets(cyclic, n, turned_box(box), rule) == answer);
        Aabb wider = box;
        ((real *)&wider.lower)[i % 3] -= scaled(1, face.facing.exponent);
        check("a wider box holds more", meets(face.corner, n, wider, rule) >= answer);
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

/* 3. Oracle: in fractions. Of the points of a polygon that are seen in a convex part of the plane
 * one is a corner of either, or where two edges cross; so all of these are asked. */
typedef struct Spot {
    mpq_t x, y;
} Spot;
typedef struct Line { /* a x + b y + c >= 0 */
    mpq_t a, b, c;
} Line;

enum { LINES = 6 };
static mpq_t product[3];

static int value_sign(const Line *line, const Spot *p)
{
    mpq_mul(product[0], line->a, p->x), mpq_mul(product[1], line->b, p->y);
    mpq_add(product[0], product[0], product[1]);
    mpq_add(product[0], product[0], line->c);
    return mpq_sgn(product[0]);
}
/* The line through two points. */
static void line_through(Line *line, const Spot *p, const Spot *q)
{
    mpq_sub(line->a, p->y, q->y), mpq_sub(line->b, q->x, p->x);
    mpq_mul(product[0], line->a, p->x), mpq_mul(product[1], line->b, p->y);
    mpq_add(line->c, product[0], product[1]);
    mpq_neg(line->c, line->c);
}
static bool cross_at(Spot *at, const Line *p, const Line *q)
{
    mpq_mul(product[0], p->a, q->b), mpq_mul(product[1], p->b, q->a);
    mpq_sub(product[2], product[0], product[1]);
    if (mpq_sgn(product[2]) == 0)
        return false;
    mpq_mul(product[0], p->b, q->c), mpq_mul(product[1], p->c, q->b);
    mpq_sub(at->x, product[0], product[1]), mpq_div(at->x, at->x, product[2]);
    mpq_mul(product[0], p->c, q->a), mpq_mul(product[1], p->a, q->c);
    mpq_sub(at->y, product[0], product[1]), mpq_div(at->y, at->y, product[2]);
    return true;
}
/* Is a point in what a closed line encloses, or on it? */
static bool in_loop(const Spot *corner, size_t count, const Spot *p, isect_rule rule)
{
    long turns = 0;
    static Line edge;
    static bool made;
    if (!made)
        mpq_inits(edge.a, edge.b, edge.c, NULL), made = true;
    for (size_t i = 0; i < count; i++) {
        const Spot *a = &corner[i], *b = &corner[(i + 1) % count];
        line_through(&edge, a, b);
        const int side = value_sign(&edge, p);
        const int ax = mpq_cmp(a->x, p->x), bx = mpq_cmp(b->x, p->x);
        const int ay = mpq_cmp(a->y, p->y), by_ = mpq_cmp(b->y, p->y);
        if (side == 0 && ((ax <= 0 && bx >= 0) || (ax >= 0 && bx <= 0)) &&
            ((ay <= 0 && by_ >= 0) || (ay >= 0 && by_ <= 0)))
            return true;
        if (ay <= 0 && by_ > 0 && side > 0)
            turns++;
        if (ay > 0 && by_ <= 0 && side < 0)
            turns--;
    }
    return rule == ISECT_EVEN_ODD ? turns % 2 != 0 : turns != 0;
}

static void of_double(mpq_t to, double x)
{
    mpq_set_d(to, x);
}

/* The plane of a polygon, N . (n x - S) = 0. */
typedef struct Fractions {
    mpq_t normal[3], sum[3], p[3], q[3];
    Spot corner[MOST_OF_FACE], at;
    Line line[MOST_OF_FACE + LINES];
    int axis;
} Fractions;
static Fractions all;

static void make_fractions(void)
{
    for (int k = 0; k < 3; k++)
        mpq_inits(all.normal[k], all.sum[k], all.p[k], all.q[k], product[k], NULL);
    for (int i = 0; i < MOST_OF_FACE; i++)
        mpq_inits(all.corner[i].x, all.corner[i].y, NULL);
    mpq_inits(all.at.x, all.at.y, NULL);
    for (int i = 0; i < MOST_OF_FACE + LINES; i++)
        mpq_inits(all.line[i].a, all.line[i].b, all.line[i].c, NULL);
}
/* False without normal. */
static bool take_plane(const X(polygon) * polygon)
{
    for (int k = 0; k < 3; k++)
        mpq_set_ui(all.normal[k], 0, 1), mpq_set_ui(all.sum[k], 0, 1);
    for (size_t i = 0; i < polygon->count; i++) {
        const real *p = (const real *)&polygon->points[i];
        const real *q = (const real *)&polygon->points[(i + 1) % polygon->count];
        for (int k = 0; k < 3; k++) {
            of_double(all.p[k], (double)p[k]), of_double(all.q[k], (double)q[k]);
            mpq_add(all.sum[k], all.sum[k], all.p[k]);
        }
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, v = (k + 2) % 3;
            mpq_mul(product[0], all.p[u], all.q[v]), mpq_mul(product[1], all.p[v], all.q[u]);
            mpq_add(all.normal[k], all.normal[k], product[0]);
            mpq_sub(all.normal[k], all.normal[k], product[1]);
        }
    }
    all.axis = 2;
    for (int k = 1; k >= 0; k--) {
        mpq_abs(product[0], all.normal[k]), mpq_abs(product[1], all.normal[all.axis]);
        if (mpq_cmp(product[0], product[1]) > 0)
            all.axis = k;
    }
    return mpq_sgn(all.normal[all.axis]) != 0;
}
/* x >= end or x <= end, where x is the first or the second that is seen. */
static void line_at(Line *line, int second, double end, bool most)
{
    mpq_set_si(line->a, second ? 0 : most ? -1 : 1, 1);
    mpq_set_si(line->b, !second ? 0 : most ? -1 : 1, 1);
    of_double(line->c, most ? end : -end);
}
/* The plane is over an end of the box, or under it. */
static void line_of_height(Line *line, size_t count, double end, bool most)
{
    const int w = all.axis, u = (w + 1) % 3, v = (w + 2) % 3;
    mpq_set_ui(product[2], count, 1);
    mpq_mul(line->a, all.normal[u], product[2]), mpq_mul(line->b, all.normal[v], product[2]);
    of_double(product[0], end);
    mpq_mul(product[0], product[0], product[2]);
    mpq_sub(product[0], product[0], all.sum[w]);
    mpq_mul(line->c, product[0], all.normal[w]);
    mpq_mul(product[0], all.normal[u], all.sum[u]), mpq_sub(line->c, line->c, product[0]);
    mpq_mul(product[0], all.normal[v], all.sum[v]), mpq_sub(line->c, line->c, product[0]);
    if ((mpq_sgn(all.normal[w]) > 0) != most)
        mpq_neg(line->a, line->a), mpq_neg(line->b, line->b), mpq_neg(line->c, line->c);
}
static int lines_of_box(const Aabb *box, size_t count)
{
    int lines = 0;
    for (int k = 0; k < 3; k++)
        for (int most = 0; most < 2; most++) {
            const int axis = (all.axis + 1 + k) % 3;
            const double end = (double)((const real *)(most ? &box->upper : &box->lower))[axis];
            if (!isfinite(end))
                continue;
            if (k == 2)
                line_of_height(&all.line[lines++], count, end, most);
            else
                line_at(&all.line[lines++], k, end, most);
        }
    return lines;
}
static bool counts(const Spot *p, int lines, size_t count, isect_rule rule)
{
    for (int i = 0; i < lines; i++)
        if (value_sign(&all.line[i], p) < 0)
            return false;
    return in_loop(all.corner, count, p, rule);
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
    if (!take_plane(polygon))
        return false;
    for (size_t i = 0; i < n; i++) {
        const real *p = (const real *)&polygon->points[i];
        of_double(all.corner[i].x, (double)p[(all.axis + 1) % 3]);
        of_double(all.corner[i].y, (double)p[(all.axis + 2) % 3]);
    }
    const int lines = lines_of_box(box, n);
    for (size_t i = 0; i < n; i++) {
        line_through(&all.line[lines + (int)i], &all.corner[i], &all.corner[(i + 1) % n]);
        if (counts(&all.corner[i], lines, n, rule))
            return true;
    }
    for (int i = 0; i < lines + (int)n; i++)
        for (int k = 0; k < i; k++)
            if (cross_at(&all.at, &all.line[i], &all.line[k]) && counts(&all.at, lines, n, rule))
                return true;
    return false;
}

TEST_FUNCTION(oracle)
{
    int found = 0, saddles = 0;
    make_fractions();
    for (int i = 0; i < JUDGED; i++) {
        Face face = any_face();
        X(polygon) polygon = polygon_of(&face);
        Aabb box = box_near(&face);
        if (i % 8 == 7) { /* of any numbers */
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
