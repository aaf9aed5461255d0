/* tests/classify/contour2_point2.c - isect_classify_contour2_point2. */
#include "classify/round.h"

#define SAMPLES soak(4000)
#define OUT ISECT_OUTSIDE
#define EDGE ISECT_TANGENT_INSIDE
#define IN ISECT_INSIDE

static isect_side side(const X(contour2) * contour, Vec2 point, isect_rule rule)
{
    return X(classify_contour2_point2)(contour, &point, rule);
}

#define EPS REAL_EPSILON
#define LEAST REAL_LEAST

/* 1. Cases: a bowl under a lid, an S, a ring, a cusp. */
static const Vec2 bowl[] = {{-4, 4}, {0, -4}, {4, 4}};
static const uint8_t bowl_of[] = {0, 2};
static const Vec2 wave[] = {{-4, -4}, {-2, 12}, {2, -12}, {4, 4}, {4, 8}, {-4, 8}};
static const Vec2 hooks[] = {{-4, 0}, {0, 0}, {-4, -4}, {0, -4}};
static const Vec2 turned_hooks[] = {{4, 0}, {0, 0}, {4, 4}, {0, 4}};
static const uint8_t wave_of[] = {0, 3, 1, 1};
static const Vec2 ring[] = {{4, 0},  {4, 4},  {0, 4},   {-4, 4}, {-4, 0}, {-4, -4},
                            {0, -4}, {4, -4}, {4, 0},   {2, 0},  {2, 2},  {0, 2},
                            {-2, 2}, {-2, 0}, {-2, -2}, {0, -2}, {2, -2}, {2, 0}};
static const uint8_t ring_of[] = {0, 2, 2, 2, 2, 0, 2, 2, 2, 2};
static const Vec2 cusp[] = {{-1, 1}, {R(0.5), -1}, {R(-0.5), -1}, {1, 1}};
static const uint8_t cusp_of[] = {0, 3};
static const Vec2 line[] = {{0, 0}, {1, 1}, {2, 2}, {4, 4}}; /* a curve on a line */
static const Vec2 square[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
static const uint8_t square_of[] = {0, 1, 1, 1}, two_points[] = {0, 0, 1, 1};
static const uint8_t late[] = {1, 1, 1, 1}, steep[] = {0, 4}, short_of[] = {0, 1, 1};
static const uint8_t long_of[] = {0, 3, 1}, first[] = {0};
static const Vec2 broken[] = {{-4, 4}, {0, REAL_NAN}, {4, 4}};
static const Vec2 cracked[] = {{-4, 4}, {0, -4}, {4, 4}, {0, REAL_NAN}};
static const uint8_t cracked_of[] = {0, 2, 1};
static const Vec2 endless[] = {{-4, 4}, {0, -REAL_INF}, {4, 4}};
static const Vec2 huge[] = {
    {-REAL_MAX, REAL_MAX}, {0, -REAL_MAX}, {REAL_MAX, REAL_MAX}, {0, REAL_MAX}};
static const uint8_t huge_of[] = {0, 3};
static TABLE(table, X(contour2) contour; Vec2 point; isect_side even_odd, nonzero;) = {
    {"in the bowl", {bowl, 3, bowl_of, 2}, {0, 1}, IN, IN},
    {"under it, over its control point", {bowl, 3, bowl_of, 2}, {0, -1}, OUT, OUT},
    {"at the bottom", {bowl, 3, bowl_of, 2}, {0, 0}, EDGE, EDGE},
    {"above the bottom", {bowl, 3, bowl_of, 2}, {0, 100 * EPS}, IN, IN},
    {"below the bottom", {bowl, 3, bowl_of, 2}, {0, -100 * EPS}, OUT, OUT},
    {"left of the bottom", {bowl, 3, bowl_of, 2}, {-1, 0}, OUT, OUT},
    {"right of the bottom", {bowl, 3, bowl_of, 2}, {1, 0}, OUT, OUT},
    {"on it", {bowl, 3, bowl_of, 2}, {2, 1}, EDGE, EDGE},
    {"left of it", {bowl, 3, bowl_of, 2}, {2 - 100 * EPS, 1}, IN, IN},
    {"right of it", {bowl, 3, bowl_of, 2}, {2 + 100 * EPS, 1}, OUT, OUT},
    {"on the lid", {bowl, 3, bowl_of, 2}, {1, 4}, EDGE, EDGE},
    {"over the lid", {bowl, 3, bowl_of, 2}, {1, 4 + 4 * EPS}, OUT, OUT},
    {"under the lid", {bowl, 3, bowl_of, 2}, {1, 4 - 4 * EPS}, IN, IN},
    {"level with the lid", {bowl, 3, bowl_of, 2}, {-5, 4}, OUT, OUT},
    {"its end", {bowl, 3, bowl_of, 2}, {4, 4}, EDGE, EDGE},
    {"its begin", {bowl, 3, bowl_of, 2}, {-4, 4}, EDGE, EDGE},
    {"over the valley of the wave", {wave, 6, wave_of, 4}, {2, 0}, IN, IN},
    {"under its top", {wave, 6, wave_of, 4}, {-2, 0}, OUT, OUT},
    {"its middle", {wave, 6, wave_of, 4}, {0, 0}, EDGE, EDGE},
    {"left of its middle", {wave, 6, wave_of, 4}, {-R(0.5), 0}, OUT, OUT},
    {"right of its middle", {wave, 6, wave_of, 4}, {R(0.5), 0}, IN, IN},
    {"level, left of it", {wave, 6, wave_of, 4}, {-5, 0}, OUT, OUT},
    {"right of the upright", {wave, 6, wave_of, 4}, {5, 5}, OUT, OUT},
    {"in the ring", {ring, 18, ring_of, 10}, {3, 0}, IN, IN},
    {"in the hole", {ring, 18, ring_of, 10}, {1, 0}, OUT, IN},
    {"the middle of the hole", {ring, 18, ring_of, 10}, {0, 0}, OUT, IN},
    {"outside, in a corner of it", {ring, 18, ring_of, 10}, {R(3.5), R(3.5)}, OUT, OUT},
    {"the outer line", {ring, 18, ring_of, 10}, {3, 3}, EDGE, EDGE},
    {"the inner line", {ring, 18, ring_of, 10}, {0, 2}, EDGE, EDGE},
    {"the cusp", {cusp, 4, cusp_of, 2}, {0, -R(0.5)}, EDGE, EDGE},
    {"below the cusp", {cusp, 4, cusp_of, 2}, {0, -1}, OUT, OUT},
    {"above the cusp", {cusp, 4, cusp_of, 2}, {0, 0}, IN, IN},
    {"the end of the hooks", {hooks, 4, cusp_of, 2}, {0, -4}, EDGE, EDGE},
    {"right of all, by the least", {hooks, 4, cusp_of, 2}, {LEAST, -4}, OUT, OUT},
    {"over all, by the least", {hooks, 4, cusp_of, 2}, {-4, LEAST}, OUT, OUT},
    {"under all, by the least", {turned_hooks, 4, cusp_of, 2}, {4, -LEAST}, OUT, OUT},
    {"left of all, by the least", {turned_hooks, 4, cusp_of, 2}, {-LEAST, 4}, OUT, OUT},
    {"a curve that is a line", {line, 4, cusp_of, 2}, {1, 1}, EDGE, EDGE},
    {"beside it", {line, 4, cusp_of, 2}, {1, 1 + 100 * EPS}, OUT, OUT},
    {"inside of lines", {square, 4, square_of, 4}, {1, 1}, IN, IN},
    {"on a line", {square, 4, square_of, 4}, {4, 1}, EDGE, EDGE},
    {"beside a line", {square, 4, square_of, 4}, {4 + 4 * EPS, 1}, OUT, OUT},
    {"the last line", {square, 4, square_of, 4}, {0, 1}, EDGE, EDGE},
    {"left of the last line", {square, 4, square_of, 4}, {-LEAST, 1}, OUT, OUT},
    {"a loop that is a point", {square, 4, two_points, 4}, {0, 0}, EDGE, EDGE},
    {"the loop after it", {square, 4, two_points, 4}, {3, 2}, IN, IN},
    {"its other side", {square, 4, two_points, 4}, {1, 2}, OUT, OUT},
    {"one point", {square, 1, first, 1}, {0, 0}, EDGE, EDGE},
    {"beside it", {square, 1, first, 1}, {LEAST, 0}, OUT, OUT},
    {"no pieces", {NULL, 0, NULL, 0}, {0, 0}, OUT, OUT},
    {"points without pieces", {square, 4, NULL, 0}, {1, 1}, OUT, OUT},
    {"no loop begins", {square, 4, late, 4}, {1, 1}, OUT, OUT},
    {"degree 4", {ring, 5, steep, 2}, {3, 1}, OUT, OUT},
    {"too many points", {square, 4, short_of, 3}, {3, 1}, OUT, OUT},
    {"too few points", {square, 4, long_of, 3}, {3, 1}, OUT, OUT},
    {"NaN in a control point", {broken, 3, bowl_of, 2}, {0, 3}, OUT, OUT},
    {"NaN in the last point", {cracked, 4, cracked_of, 3}, {0, 3}, OUT, OUT},
    {"infinite", {endless, 3, bowl_of, 2}, {0, 3}, OUT, OUT},
    {"the whole plane, nearly", {huge, 4, huge_of, 2}, {0, REAL_MAX / 2}, IN, IN},
    {"beyond", {huge, 4, huge_of, 2}, {0, -REAL_MAX / 2}, OUT, OUT},
};

TEST_FUNCTION(cases)
{
    /* the curve y = x^2 / 4 from (-4, 4) to (4, 4) */
    /* y = x (x - 3) (x + 3), nearly: a cubic through (-4, -4), (0, 0), (4, 4) */
    /* an S whose ends are in the corners of its box, and the same turned by half */
    /* a round ring, whose hole has the same orientation */
    /* (0, 0) is a cusp: x = t^3, y = t^2, up to scale */
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(contour2) *contour = &table[i].contour;
        check(table[i].name,
              cmp(side(contour, table[i].point, ISECT_EVEN_ODD), ==, table[i].even_odd));
        check(table[i].name,
              cmp(side(contour, table[i].point, ISECT_NONZERO), ==, table[i].nonzero));
    }
}

/* ---- the definition, in numbers of more bits ---- */

typedef long double Long;
typedef struct Long2 {
    Long x, y;
} Long2;
typedef struct Curve {
    Long2 p[4];
    int degree;
    Long size; /* the greatest |x| or |y| */
    Vec2 from, to;
} Curve;

static Long2 place(const Curve *c, Long t)
{
    Long2 p[4];
    memcpy(p, c->p, sizeof p);
    for (int left = c->degree; left > 0; left--)
        for (int i = 0; i < left; i++) {
            p[i].x = (1 - t) * p[i].x + t * p[i + 1].x;
            p[i].y = (1 - t) * p[i].y + t * p[i + 1].y;
        }
    return p[0];
}

/* The coordinates and the curves of a contour relative to the point; loops are closed. */
static int curves_of(const X(contour2) * contour, Vec2 point, Curve *curves)
{
    int count = 0;
    const Vec2 *next = contour->points, *begin = next;
    for (size_t i = 0; i <= contour->pieces; i++) {
        const int degree = i < contour->pieces ? contour->degrees[i] : 0;
        Curve c = {.degree = degree > 0 ? degree : 1};
        for (int k = 0; k <= c.degree && i > 0; k++) {
            const Vec2 p = degree == 0 && k > 0 ? *begin : next[k - 1];
            c.p[k] = (Long2){(Long)p.x - (Long)point.x, (Long)p.y - (Long)point.y};
            c.from = k == 0 ? p : c.from, c.to = p;
            c.size = fmaxl(c.size, fmaxl(fabsl(c.p[k].x), fabsl(c.p[k].y)));
        }
        if (i > 0)
            curves[count++] = c;
        if (degree == 0 && i < contour->pieces)
            begin = next;
        if (i < contour->pieces)
            next += degree > 0 ? degree : 1;
    }
    return count;
}

/* True if the curve comes into a square about the point, `reach` in all directions. The curve is
 * halved until the box of a half is inside or outside. */
static bool comes_within(const Curve *curve, Long reach, int depth)
{
    Long low_x = curve->p[0].x, high_x = low_x, low_y = curve->p[0].y, high_y = low_y;
    for (int i = 1; i <= curve->degree; i++) {
        low_x = fminl(low_x, curve->p[i].x), high_x = fmaxl(high_x, curve->p[i].x);
        low_y = fminl(low_y, curve->p[i].y), high_y = fmaxl(high_y, curve->p[i].y);
    }
    if (low_x > reach || high_x < -reach || low_y > reach || high_y < -reach)
        return false;
    if (depth == 0 || (low_x >= -reach && high_x <= reach && low_y >= -reach && high_y <= reach))
        return true;
    Curve half[2] = {*curve, *curve};
    Long2 p[4];
    memcpy(p, curve->p, sizeof p);
    for (int step = 0; step <= curve->degree; step++) {
        half[0].p[step] = p[0], half[1].p[curve->degree - step] = p[curve->degree - step];
        for (int i = 0; i < curve->degree - step; i++)
            p[i] = (Long2){(p[i].x + p[i + 1].x) / 2, (p[i].y + p[i + 1].y) / 2};
    }
    return comes_within(&half[0], reach, depth - 1) || comes_within(&half[1], reach, depth - 1);
}

/* True if the point is in the box of the control points. */
static bool in_box(const Curve *curve)
{
    bool above = true, below = true, left = true, right = true;
    for (int i = 0; i <= curve->degree; i++) {
        above &= curve->p[i].y > 0, below &= curve->p[i].y < 0;
        right &= curve->p[i].x > 0, left &= curve->p[i].x < 0;
    }
    return !(above || below || left || right);
}

/* The parameters at which y has an extremum, in order, with 0 and 1. */
static int level_at(const Curve *c, Long t[4])
{
    int count = 0;
    t[count++] = 0;
    const Long2 *p = c->p;
    Long a = 0, b = 0, root[2] = {2, 2};
    if (c->degree == 2) {
        root[0] = (p[0].y - p[1].y) / (p[0].y - 2 * p[1].y + p[2].y);
    } else if (c->degree == 3) {
        const Long d0 = p[1].y - p[0].y, d1 = p[2].y - p[1].y, d2 = p[3].y - p[2].y;
        a = d0 - 2 * d1 + d2, b = d1 - d0; /* a t^2 + 2 b t + d0 */
        const Long disc = b * b - a * d0;
        const Long q = disc >= 0 ? -(b + (b < 0 ? -1 : 1) * sqrtl(disc)) : 0;
        root[0] = disc >= 0 ? q / a : 2, root[1] = disc >= 0 ? d0 / q : 2;
    }
    if (root[0] > root[1])
        b = root[0], root[0] = root[1], root[1] = b;
    for (int k = 0; k < 2; k++)
        if (root[k] > 0 && root[k] < 1)
            t[count++] = root[k];
    t[count++] = 1;
    return count;
}

/* The signed crossing of a segment, without rounding. */
static int crosses(const Curve *c, Vec2 point, bool *border)
{
    const Vec2 a = c->from, b = c->to;
    const int side = area_sign(&a, &b, &point), rise = (b.y > point.y) - (a.y > point.y);
    *border |= side == 0 && within(point.x, a.x, b.x) && within(point.y, a.y, b.y);
    return side == rise ? rise : 0;
}

/* The signed crossings with the ray along x: between two extrema there is at most one, found by
 * bisection. */
static int crossings(const Curve *c)
{
    Long t[4];
    const int count = level_at(c, t);
    int turns = 0;
    for (int k = 0; k + 1 < count; k++) {
        Long low = t[k], high = t[k + 1];
        const bool from = place(c, low).y > 0, to = place(c, high).y > 0;
        if (from == to)
            continue;
        for (int step = 0; step < 90; step++) {
            const Long middle = (low + high) / 2;
            if ((place(c, middle).y > 0) == from)
                low = middle;
            else
                high = middle;
        }
        turns += place(c, low).x > 0 ? to - from : 0;
    }
    return turns;
}

/* ---- questions ---- */

/* The contour with its first loops twice, as far as there is room. */
static X(contour2) doubled(X(contour2) contour)
{
    static Vec2 points[MOST_CORNERS];
    static uint8_t degrees[MOST_CORNERS];
    X(contour2) both = {points, 0, degrees, 0};
    for (int round = 0; round < 2; round++) {
        size_t taken = 0;
        for (size_t i = 0; i < contour.pieces && taken < MOST_CORNERS / 2; i++) {
            const size_t more = contour.degrees[i] > 0 ? contour.degrees[i] : 1;
            if (taken + more > MOST_CORNERS / 2)
                break;
            degrees[both.pieces++] = contour.degrees[i];
            memcpy(points + both.count, contour.points + taken, more * sizeof *points);
            both.count += more, taken += more;
        }
    }
    return both;
}

/* A contour, and a point that is often on it, or at the height of its points. */
static X(contour2) question(int i, Vec2 *point)
{
    new_kind();
    X(contour2) contour = i % 2 ? odd_contour2() : any_contour2();
    *point = i % 2 ? odd_vec2() : any_vec2();
    if (contour.count == 0)
        return contour;
    if (i % 4 == 0)
        contour = doubled(contour);
    const Vec2 *p = &contour.points[any_int(0, (int)contour.count - 1)];
    Curve curves[MOST_CORNERS + 1];
    const int count = curves_of(&contour, (Vec2){0, 0}, curves);
    const Long2 on = place(&curves[any_int(0, count - 1)],
                           any_int(0, 1) ? (Long)any_int(0, 8) / 8 : (Long)any_real(0, 1));
    switch (i % 7) {
    case 0:
        *point = (Vec2){(real)on.x, (real)on.y};
        break;
    case 1:
        *point = (Vec2){step((real)on.x), step((real)on.y)};
        break;
    case 2:
        point->y = p->y;
        break;
    case 3:
        *point = *p;
        break;
    case 4:
        *point = (Vec2){(real)on.x / 2 + p->x / 2, (real)on.y / 2 + p->y / 2};
        break;
    default:
        break;
    }
    return contour;
}
static bool finite_contour(const X(contour2) * contour, Vec2 point)
{
    bool finite = real_abs(point.x) <= REAL_MAX && real_abs(point.y) <= REAL_MAX;
    for (size_t k = 0; k < contour->count; k++)
        finite &= real_abs(contour->points[k].x) <= REAL_MAX &&
                  real_abs(contour->points[k].y) <= REAL_MAX;
    return finite;
}

/* 2. Properties. */
TEST_FUNCTION(properties)
{
    static const uint8_t ones[MOST_CORNERS] = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    int found[5] = {0};
    for (int i = 0; i < 2 * SAMPLES; i++) {
        Vec2 point, other[MOST_CORNERS];
        const X(contour2) contour = question(i, &point);
        const isect_rule rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const isect_side want = side(&contour, point, rule);
        X(contour2) moved = contour;
        found[want]++;
        moved.points = other;
        for (size_t k = 0; k < contour.count; k++)
            other[k] = (Vec2){contour.points[k].y, contour.points[k].x};
        const isect_side mirrored = side(&moved, (Vec2){point.y, point.x}, rule);
        check("mirrored", mirrored == want || mirrored == EDGE || want == EDGE);
        for (size_t k = 0; k < contour.count; k++)
            other[k] = (Vec2){-contour.points[k].x, -contour.points[k].y};
        const isect_side turned = side(&moved, (Vec2){-point.x, -point.y}, rule);
        check("turned by half", turned == want || turned == EDGE || want == EDGE);
        for (size_t k = 0; k < contour.count; k++)
            other[k] = contour.points[contour.count - 1 - k];
        if (want == IN && rule == ISECT_EVEN_ODD)
            check("odd is not zero", cmp(side(&contour, point, ISECT_NONZERO), ==, IN));
        const X(polygon2) polygon = {contour.points, contour.count};
        const X(contour2) straight = {contour.points, contour.count, ones, contour.count};
        check("lines are a polygon", cmp(side(&straight, point, rule), ==,
                                         X(classify_polygon2_point2)(&polygon, &point, rule)));
    }
    check_share(found[OUT], 2 * SAMPLES, 0.2, 0.8);
    check_share(found[EDGE], 2 * SAMPLES, 0.05, 0.6);
    check_share(found[IN], 2 * SAMPLES, 0.05, 0.5);
}

/* 3. Oracle: crossings by bisection, and the distance by halving. A long double has at least 11
 * bits more than a double. A point in the box of a curve and within 2^-54 of its size counts as
 * touching. */
TEST_FUNCTION(oracle)
{
    const Long band = 32 * (Long)DBL_EPSILON, touch = 0x1p-54L;
    int found[5] = {0}, disagree = 0, asked = 0, touching = 0;
    double worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Vec2 point;
        Curve curves[MOST_CORNERS + 1];
        const X(contour2) contour = question(i, &point);
        if (contour.count == 0 || !finite_contour(&contour, point))
            continue;
        const int count = curves_of(&contour, point, curves);
        bool touches = false, near = false, straight = false;
        int turns = 0;
        for (int k = 0; k < count; k++) {
            const Long least = (Long)DBL_MIN, size = curves[k].size;
            if (curves[k].degree == 1) {
                turns += crosses(&curves[k], point, &straight);
                continue;
            }
            touches |= in_box(&curves[k]) && comes_within(&curves[k], touch * size, 80);
            near |= comes_within(&curves[k], band * size + least, 80);
            turns += crossings(&curves[k]);
        }
        touches |= straight, near |= straight;
        const isect_side even_odd = side(&contour, point, ISECT_EVEN_ODD);
        const isect_side nonzero = side(&contour, point, ISECT_NONZERO);
        const struct corners {
            Vec2 corner[MOST_CORNERS];
        } *corners = (const void *)contour.points;
        asked++, found[nonzero]++, disagree += even_odd != nonzero, touching += touches;
        check_sample(i, "on a curve", !touches || even_odd == EDGE, *corners, point);
        check_sample(i, "by both rules", cmp((even_odd == EDGE), ==, (nonzero == EDGE)), *corners,
                     point);
        if (nonzero == EDGE) {
            check_sample(i, "within the band", near, *corners, point);
            for (Long share = 1; share > 0x1p-8L && !straight; share /= 2) {
                bool nearer = false;
                for (int k = 0; k < count; k++) {
                    const Long reach = share / 2 * band * curves[k].size + (Long)DBL_MIN;
                    nearer |= curves[k].degree > 1 && comes_within(&curves[k], reach, 80);
                }
                if (!nearer)
                    worst = fmax(worst, (double)share);
            }
            continue;
        }
        check_sample(i, "inside", cmp((nonzero == IN), ==, (turns != 0)), *corners, point);
        check_sample(i, "inside", cmp((even_odd == IN), ==, (turns % 2 != 0)), *corners, point);
    }
    printf("%d outside, %d on the border (%d touch), %d inside; the rules disagree on %d; a border "
           "%.3f of the band away\n",
           found[OUT], found[EDGE], touching, found[IN], disagree, worst);
    check_share(found[OUT], asked, 0.2, 0.8);
    check_share(found[EDGE], asked, 0.05, 0.6);
    check_share(found[IN], asked, 0.05, 0.5);
    check_share(disagree, asked, 0.01, 0.5);
}

TESTS_OF_ONE(classify_contour2_point2)
