/* tests/polygon/triangulate.c - isect_polygon_triangulate. */
#include "meet/rational_clip.h"

#define SAMPLES soak(3000)
enum { CORNERS = 24, ROOM = 3 * (CORNERS - 2) };

/* Twice the signed area of a loop along z; exact, since all corners are small integers. */
static double area_of(const Vec3 *points, const uint32_t *loop, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        const Vec3 *p = &points[loop[i]], *q = &points[loop[(i + 1) % count]];
        sum += (double)p->x * (double)q->y - (double)p->y * (double)q->x;
    }
    return sum;
}

/* How often the directed edge a-b stands in the triangles, less how often b-a does. */
static int uses(const uint32_t *triangles, size_t count, uint32_t a, uint32_t b)
{
    int sum = 0;
    for (size_t t = 0; t < count; t++)
        for (size_t k = 0; k < 3; k++) {
            const uint32_t p = triangles[3 * t + k], q = triangles[3 * t + (k + 1) % 3];
            sum += (p == a && q == b) - (p == b && q == a);
        }
    return sum;
}

/* The sum of sizes of the triangles is that of the polygon, and their border is its border. */
static bool is_whole(const Vec3 *points, size_t count, const uint32_t *triangles)
{
    uint32_t all[CORNERS];
    double sizes = 0;
    for (uint32_t i = 0; i < count; i++)
        all[i] = i;
    for (size_t t = 0; t < count - 2; t++)
        sizes += fabs(area_of(points, &triangles[3 * t], 3));
    if (sizes != fabs(area_of(points, all, count)))
        return false;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = 0; b < a; b++) {
            const int edge = (a == b + 1) ? -1 : (b == 0 && a == count - 1) ? 1 : 0;
            if (uses(triangles, count - 2, a, b) != edge)
                return false;
        }
    return true;
}

static const struct {
    const char *name;
    size_t count;
    Vec3 points[12];
    isect_status status;
} table[] = {
    {"a triangle", 3, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, ISECT_OK},
    {"a square", 4, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, ISECT_OK},
    {"a concave quad", 4, {{0, -4, 0}, {5, -4, 0}, {0, -10, 0}, {10, 0, 0}}, ISECT_OK},
    {"a dart whose first corner sees one",
     4,
     {{0, 0, 0}, {4, 2, 0}, {1, 1, 0}, {2, 4, 0}},
     ISECT_OK},
    {"a door notch",
     8,
     {{0, 0, 0}, {3, 0, 0}, {3, 5, 0}, {5, 5, 0}, {5, 0, 0}, {9, 0, 0}, {9, 8, 0}, {0, 8, 0}},
     ISECT_OK},
    {"a T",
     8,
     {{0, 2, 0}, {0, 3, 0}, {3, 3, 0}, {3, 2, 0}, {2, 2, 0}, {2, 0, 0}, {1, 0, 0}, {1, 2, 0}},
     ISECT_OK},
    {"corners in line",
     6,
     {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {2, 2, 0}, {1, 2, 0}, {0, 2, 0}},
     ISECT_OK},
    {"a corner twice", 5, {{0, 0, 0}, {2, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}}, ISECT_OK},
    {"a hole with a cut",
     10,
     {{0, 0, 0},
      {6, 0, 0},
      {6, 6, 0},
      {0, 6, 0},
      {0, 0, 0},
      {2, 2, 0},
      {2, 4, 0},
      {4, 4, 0},
      {4, 2, 0},
      {2, 2, 0}},
     ISECT_OK},
    {"not flat", 4, {{0, 0, 0}, {4, 0, 1}, {4, 4, -1}, {0, 4, 2}}, ISECT_OK},
    {"crossed", 4, {{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {0, 3, 0}}, ISECT_DEGENERATE},
    {"crossed, of area 0", 4, {{0, 0, 0}, {2, 2, 0}, {2, 0, 0}, {0, 2, 0}}, ISECT_DEGENERATE},
    {"twice round",
     6,
     {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {0, 0, 0}, {2, 0, 0}, {0, 2, 0}},
     ISECT_DEGENERATE},
    {"twice round the inside",
     8,
     {{0, 0, 0}, {6, 0, 0}, {6, 6, 0}, {0, 6, 0}, {0, 0, 0}, {4, 1, 0}, {4, 4, 0}, {1, 4, 0}},
     ISECT_DEGENERATE},
    {"a line", 4, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}}, ISECT_DEGENERATE},
    {"a star", 5, {{0, 6, 0}, {4, -5, 0}, {-6, 2, 0}, {6, 2, 0}, {-4, -5, 0}}, ISECT_DEGENERATE},
    {"two corners", 2, {{0, 0, 0}, {1, 0, 0}}, ISECT_EMPTY},
    {"NaN", 3, {{0, 0, 0}, {1, 0, REAL_NAN}, {0, 1, 0}}, ISECT_NOT_FINITE},
    {"infinite", 3, {{0, 0, 0}, {1, 0, REAL_INF}, {0, 1, 0}}, ISECT_NOT_FINITE},
};

/* Each case from every corner on, either way round, along each axis. */
TEST_FUNCTION(cases)
{
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        for (size_t first = 0; first < 2 * table[i].count; first++)
            for (int axis = 0; axis < 3; axis++) {
                const size_t count = table[i].count;
                Vec3 points[CORNERS], turned[CORNERS];
                uint32_t spare[ROOM], out[ROOM] = {77};
                for (size_t k = 0; k < count; k++) {
                    const size_t from = first < count ? first + k : 2 * count - k + first;
                    const Vec3 p = table[i].points[from % count];
                    points[k] = p;
                    turned[k] = axis == 0   ? (Vec3){p.z, p.x, p.y}
                                : axis == 1 ? (Vec3){p.y, p.z, p.x}
                                            : p;
                }
                const isect_status got = X(polygon_triangulate)(turned, count, spare, out);
                check(table[i].name, cmp((int)got, ==, (int)table[i].status));
                if (got == ISECT_OK)
                    check(table[i].name, is_whole(points, count, out));
                else
                    check(table[i].name, cmp((int)out[0], ==, 77));
            }
    check("no memory",
          X(polygon_triangulate)(table[0].points, 3, NULL, NULL) == ISECT_BAD_ARGUMENT);
}

/* A simple polygon: a star-shaped one round the origin, with integers of at most 30 as
 * corners, or any loop of integers. */
static size_t draw(Vec3 *points, bool star)
{
    const size_t count = (size_t)any_int(3, CORNERS);
    for (size_t i = 0; i < count; i++) {
        const double angle = 6.283185307179586 * (double)i / (double)count;
        const double size = star ? any_int(5, 30) : 0;
        points[i] = star ? (Vec3){(real)floor(size * cos(angle)), (real)floor(size * sin(angle)), 0}
                         : (Vec3){(real)any_int(0, 4), (real)any_int(0, 4), 0};
    }
    return count;
}

/* True if two edges of the loop cross in a point inside of both; exact, of small integers. */
static bool crosses_itself(const Vec3 *points, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i; k++) {
            const uint32_t a = (uint32_t)i, b = (uint32_t)((i + 1) % count);
            const uint32_t c = (uint32_t)k, d = (uint32_t)((k + 1) % count);
            const double of_c = area_of(points, (uint32_t[]){a, b, c}, 3);
            const double of_d = area_of(points, (uint32_t[]){a, b, d}, 3);
            const double of_a = area_of(points, (uint32_t[]){c, d, a}, 3);
            const double of_b = area_of(points, (uint32_t[]){c, d, b}, 3);
            if (of_c * of_d < 0 && of_a * of_b < 0)
                return true;
        }
    return false;
}

/* How often the loop winds round a point of no edge: the signed crossings of a ray along x. */
static int winding_of(const Vec3 *points, size_t count, double x, double y)
{
    int sum = 0;
    for (size_t i = 0; i < count; i++) {
        const Vec3 *p = &points[i], *q = &points[(i + 1) % count];
        const double side = ((double)q->x - (double)p->x) * (y - (double)p->y) -
                            ((double)q->y - (double)p->y) * (x - (double)p->x);
        sum += (double)p->y <= y && (double)q->y > y && side > 0;
        sum -= (double)q->y <= y && (double)p->y > y && side < 0;
    }
    return sum;
}

/* True if it winds round every point of a grid once, or not at all, and always the same way. The
 * points are on no edge: 1/7 and 3/11 of corners from 0 to 4 on a grid of 1/16 are beside the lines
 * through two of them by more than 1e-4. */
static bool winds_once(const Vec3 *points, size_t count)
{
    int least = 0, most = 0;
    for (int i = 0; i < 64; i++)
        for (int k = 0; k < 64; k++) {
            const int here = winding_of(points, count, i / 16.0 + 1 / 112.0, k / 16.0 + 3 / 176.0);
            least = here < least ? here : least;
            most = here > most ? here : most;
        }
    return most - least <= 1;
}

/* Star-shaped polygons are simple, and so each has triangles. If other loops have triangles, these
 * are right, and then the loop winds round each point once or not at all. */
TEST_FUNCTION(properties)
{
    int good = 0, loops = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const bool star = i % 2;
        Vec3 points[CORNERS];
        uint32_t spare[ROOM], out[ROOM];
        const size_t count = draw(points, star);
        const isect_status got = X(polygon_triangulate)(points, count, spare, out);
        if (star && count > 4 && !crosses_itself(points, count))
            check("a star", cmp((int)got, ==, ISECT_OK));
        if (got == ISECT_OK)
            check("whole", is_whole(points, count, out));
        if (got == ISECT_OK && !star)
            check("simple", winds_once(points, count));
        loops += !star;
        good += !star && got == ISECT_OK;
    }
    check_share(good, loops, 0.02, 0.9);
}

TESTS_IN(polygon_triangulate, cmocka_unit_test(cases), cmocka_unit_test(properties))
