/* tests/hull/planes.c - src/hull/planes.c: the solid below some planes.
 *
 * The oracle finds all points where three planes meet, in long double, and keeps those below all
 * others: each must be a vertex, or near one. */
#include "hull/fits.h"
#include "kit/flat.h"
#include "kit/kit.h"

enum { MOST = 700, BYTES = 3000 * (MOST + 8) };

static Plane plane[MOST];
static char memory[BYTES];
static X(hull) hull;

static isect_status solid(size_t n)
{
    return X(hull_from_planes)(plane, n, memory, BYTES, &hull);
}
static const double off_by = ISECT_DOUBLE ? 0x1p-40 : 0x1p-19;

static long double above(const Plane *p, Vec3 v)
{
    const long double x = p->normal.x, y = p->normal.y, z = p->normal.z;
    return (x * v.x + y * v.y + z * v.z + p->d) / sqrtl(x * x + y * y + z * z);
}
static long double reach(void)
{
    long double most = 0;
    for (size_t i = 0; i < 3 * hull.vertex_count; i++)
        most = fmaxl(most, fabsl((long double)((const real *)&hull.vertices[i / 3])[i % 3]));
    return most;
}

/* The Euler characteristic is that of a ball. At least three edges start at each vertex, and no two
 * faces share two edges. */
static bool fits(void)
{
    bool well = hull.dimension == 3 && hull.plane_count == hull.face_count &&
                hull.vertex_count + hull.face_count == hull.edge_count / 2 + 2 && edges_fit(&hull);
    for (uint32_t edge = 0; well && edge < hull.edge_count; edge++) {
        const X(hull_edge) *e = &hull.edges[edge];
        for (uint32_t i = e->next; well && i != edge; i = hull.edges[i].next)
            well &= hull.edges[hull.edges[i].twin].face != hull.edges[e->twin].face &&
                    hull.edges[i].origin != e->origin;
    }
    return well;
}
static bool is_near(size_t n)
{
    const long double room = off_by * reach();
    bool well = true;
    for (uint32_t e = 0; e < hull.edge_count; e++)
        well &= fabsl(above(&hull.planes[hull.edges[e].face],
                            hull.vertices[hull.edges[e].origin])) <= room;
    for (size_t v = 0; v < hull.vertex_count; v++)
        for (size_t i = 0; i < n; i++)
            well &= (plane[i].normal.x == 0 && plane[i].normal.y == 0 && plane[i].normal.z == 0) ||
                    above(&plane[i], hull.vertices[v]) <= room;
    return well;
}
static bool has(size_t vertices, size_t faces)
{
    return hull.vertex_count == vertices && hull.face_count == faces;
}
static bool good(size_t n)
{
    return fits() && is_near(n);
}

/* 1. Cases */
static size_t box(real x, real y, real z)
{
    const Plane of[] = {{{1, 0, 0}, -x}, {{-2, 0, 0}, 0}, {{0, 3, 0}, -3 * y},
                        {{0, -1, 0}, 0}, {{0, 0, 1}, -z}, {{0, 0, R(-0.125)}, 0}};
    memcpy(plane, of, sizeof of);
    return 6;
}
static void platonic(void)
{
    const real g = R(1.6180339887498949), h = R(0.6180339887498949);
    size_t n = 0;
    for (int i = 0; i < 8; i++)
        plane[n++] = (Plane){{i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1}, -1};
    check("an octahedron", cmp(solid(n), ==, ISECT_OK) && good(n) && has(6, 8));
    for (int i = 0; i < 12; i++) {
        const real a = i & 1 ? h : -h, b = i & 2 ? g : -g;
        plane[n++] = (Plane){i / 4 == 0   ? (Vec3){0, a, b}
                             : i / 4 == 1 ? (Vec3){a, b, 0}
                                          : (Vec3){b, 0, a},
                             -1};
    }
    check("an icosahedron", cmp(solid(n), ==, ISECT_OK) && good(n) && has(12, 20));
    for (n = 0; n < 12; n++) {
        const real a = n & 1 ? 1 : -1, b = n & 2 ? g : -g;
        plane[n] = (Plane){n / 4 == 0   ? (Vec3){0, a, b}
                           : n / 4 == 1 ? (Vec3){a, b, 0}
                                        : (Vec3){b, 0, a},
                           -1};
    }
    check("a dodecahedron", cmp(solid(n), ==, ISECT_OK) && good(n) && has(20, 12));
    for (n = 0; n < 100; n++) {
        const double angle = (double)n * 0.0628318530717958648;
        plane[n] = (Plane){{(real)cos(angle), (real)sin(angle), 1}, -1};
    }
    plane[n++] = (Plane){{0, 0, -1}, 0};
    check("a pyramid of a hundred sides", cmp(solid(n), ==, ISECT_OK) && good(n) && has(101, 101));
}
/* Many planes through few points: corners that are merged may share a face, or a neighbour, or have
 * only two edges left. */
static void crowded(void)
{
    static const signed char first[][4] = {
        {0, -1, -2, -1}, {-2, 1, 2, -1},  {-2, -2, -1, 0}, {-1, -2, -1, -1}, {1, 2, 2, -2},
        {0, 0, 1, 0},    {1, -2, 1, -3},  {-2, 1, 1, 0},   {-1, 0, -2, -2},  {-2, 1, 2, -1},
        {2, 2, 2, 0},    {-2, 0, -1, -3}, {1, 2, -1, 0}};
    static const signed char second[][4] = {
        {-1, 1, 0, -2},   {-1, -1, -2, -1}, {1, -1, -1, 0},   {0, 2, -2, -2}, {-1, -2, -2, -2},
        {-1, 2, 2, -1},   {-1, 1, 0, -3},   {2, -1, 1, -1},   {1, -2, 1, -2}, {2, -2, -1, -1},
        {0, 1, -1, -2},   {0, 2, -2, 0},    {1, 0, -1, -1},   {2, 1, 1, 0},   {0, 2, 1, -3},
        {-1, -1, -2, -3}, {2, 2, 2, 0},     {-1, -2, -1, -3}, {-1, -2, -2, 0}};
    for (size_t set = 0; set < 2; set++) {
        const size_t n = set ? COUNT(second) : COUNT(first);
        for (size_t i = 0; i < n; i++) {
            const signed char *x = set ? second[i] : first[i];
            plane[i] = (Plane){{x[0], x[1], x[2]}, x[3]};
        }
        check("crowded", cmp(solid(n), ==, ISECT_OK) && good(n));
    }
}
/* The sets have MOST planes, and each step visits only some of the corners: the planes of a ball,
 * along a spiral or in any order; many through each of eight points; and many that cut nothing
 * off. */
static void many(void)
{
    const double turn = 2.39996322972865332; /* the golden angle */
    for (size_t i = 0; i < MOST; i++) {
        const double z = 1 - (2 * (double)i + 1) / MOST, r = sqrt(1 - z * z);
        const double angle = turn * (double)i;
        plane[i] = (Plane){{(real)(r * cos(angle)), (real)(r * sin(angle)), (real)z}, -1};
    }
    check("a ball", cmp(solid(MOST), ==, ISECT_OK) && good(MOST) && has(2 * MOST - 4, MOST));
    const real volume = X(hull_volume)(&hull);
    for (size_t i = MOST - 1; i > 0; i--) {
        const size_t k = (size_t)any_int(0, (int)i);
        const Plane other = plane[i];
        plane[i] = plane[k], plane[k] = other;
    }
    check("in any order", cmp(solid(MOST), ==, ISECT_OK) && good(MOST) && has(2 * MOST - 4, MOST) &&
                              cmp(real_abs(X(hull_volume)(&hull) - volume), <, 64 * off_by));
    plane[0] = (Plane){{0, 0, 1}, -R(0.5)}, plane[1] = (Plane){{0, 0, -1}, R(0.75)};
    check("nothing below many", cmp(solid(MOST), ==, ISECT_EMPTY));
    plane[1] = (Plane){{0, 0, -1}, R(0.5)};
    check("flat below many", cmp(solid(MOST), ==, ISECT_DEGENERATE));
    for (size_t i = 0; i < MOST; i++) {
        const Vec3 tip = {i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1};
        const real x = any_real(R(0.5), 1), y = any_real(R(0.5), 1), z = any_real(R(0.5), 1);
        const Vec3 normal = {tip.x * x, tip.y * y, tip.z * z};
        plane[i] = (Plane){normal, -dot(normal, tip)};
    }
    check("through eight points", cmp(solid(MOST), ==, ISECT_OK) && good(MOST));
    check("with a cube inside", cmp(X(hull_volume)(&hull), >, 8));
    const size_t n = box(1, 1, 1);
    for (size_t i = n; i < MOST; i++) {
        const Vec3 normal = any_vec3();
        const real length = real_abs(normal.x) + real_abs(normal.y) + real_abs(normal.z);
        plane[i] = i % 2 ? plane[i % n] : (Plane){normal, -length};
    }
    check("a box below many", cmp(solid(MOST), ==, ISECT_OK) && good(MOST) && has(8, 6));
}
TEST_FUNCTION(cases)
{
    crowded();
    many();
    size_t n = box(2, 1, 4);
    check("a box", cmp(solid(n), ==, ISECT_OK) && good(n) && has(8, 6));
    check("its volume", cmp(X(hull_volume)(&hull), ==, 8) && cmp(X(hull_area)(&hull), ==, 28));
    check("its planes", same_bits(hull.planes, plane, 6 * sizeof *plane));
    plane[n++] = plane[2], plane[n++] = (Plane){{4, 0, 0}, -8};
    plane[n++] = (Plane){{1, 1, 1}, -7}, plane[n++] = (Plane){{1, 0, 0}, -3};
    plane[n++] = (Plane){{0, 0, 0}, -1};
    check("no more for others", cmp(solid(n), ==, ISECT_OK) && good(n) && has(8, 6));
    plane[n++] = (Plane){{1, 1, 1}, -6};
    check("a corner off",
          cmp(solid(n), ==, ISECT_OK) && good(n) && has(9, 7) &&
              cmp(real_abs(X(hull_volume)(&hull) - 8 + R(1.0) / 6), <, 64 * off_by));
    platonic();
    n = box(2, 1, 4), hull.vertex_count = 77;
    plane[6] = (Plane){{1, 0, 0}, 1};
    check("nothing", cmp(solid(7), ==, ISECT_EMPTY));
    plane[6] = (Plane){{0, 0, 0}, 1};
    check("nothing at all", cmp(solid(7), ==, ISECT_EMPTY));
    plane[6] = (Plane){{1, 0, 0}, 0};
    check("flat", cmp(solid(7), ==, ISECT_DEGENERATE));
    check("without end", cmp(solid(5), ==, ISECT_NOT_FINITE) &&
                             cmp(solid(1), ==, ISECT_NOT_FINITE) &&
                             cmp(solid(0), ==, ISECT_NOT_FINITE));
    for (int i = 0; i < 4; i++) {
        plane[6] = (Plane){{1, 1, 1}, -1};
        ((real *)&plane[6])[i] = i % 2 ? REAL_NAN : -REAL_INF;
        check("not finite", cmp(solid(7), ==, ISECT_NOT_FINITE));
    }
    const size_t bytes = X(hull_from_planes_capacity)(6);
    check("too small",
          cmp(X(hull_from_planes)(plane, 6, memory, bytes - 1, &hull), ==, ISECT_TOO_SMALL));
    check("no memory", X(hull_from_planes)(plane, 6, NULL, bytes, &hull) == ISECT_BAD_ARGUMENT);
    check("no planes", X(hull_from_planes)(NULL, 6, memory, bytes, &hull) == ISECT_BAD_ARGUMENT);
    check("no hull", X(hull_from_planes)(plane, 6, memory, bytes, NULL) == ISECT_BAD_ARGUMENT);
    check("too many", cmp(X(hull_from_planes)(plane, SIZE_MAX / 2, memory, bytes, &hull), ==,
                          ISECT_BAD_ARGUMENT) &&
                          cmp(X(hull_from_planes_capacity)(SIZE_MAX / 2), ==, SIZE_MAX));
    check("untouched", cmp(hull.vertex_count, ==, 77));
    check("in any place",
          cmp(X(hull_from_planes)(plane, 6, memory + 3, bytes, &hull), ==, ISECT_OK));
    check("of none", cmp(X(hull_from_planes_capacity)(0), ==, 0));
    n = box(REAL_MAX, REAL_MAX, REAL_MAX / 2);
    plane[2] = (Plane){{0, 1, 0}, -REAL_MAX};
    check("large", cmp(solid(n), ==, ISECT_OK) && has(8, 6));
    plane[6] = (Plane){{1, 1, 0}, -REAL_MAX};
    plane[7] = (Plane){{-1, 0, 0}, -REAL_MAX}, plane[1] = (Plane){{0, 0, 0}, 0};
    plane[2] = (Plane){{0, 0, 0}, -1};
    check("too large", cmp(solid(8), ==, ISECT_NOT_FINITE));
    n = box(REAL_MIN, REAL_MIN / 4, REAL_MIN);
    plane[2] = (Plane){{0, 1, 0}, -REAL_MIN / 4};
    check("small", cmp(solid(n), ==, ISECT_OK) && has(8, 6));
}

/* 2. Properties: for any planes the result is a polyhedron near to them. */
static void draw(int i, size_t n)
{
    new_kind();
    const Vec3 middle = i % 3 == 2 ? any_vec3() : (Vec3){0, 0, 0};
    for (size_t k = 0; k < n; k++) {
        Vec3 normal = any_vec3();
        if (i % 3 == 0) /* many meet in a point */
            normal = whole_vec3(2);
        const real length = real_sqrt(dot(normal, normal));
        const real far = i % 3 == 0 ? (real)any_int(0, 3) : i % 3 == 1 ? length : any_real(0, 2);
        plane[k] = (Plane){normal, -far - dot(normal, middle)};
    }
}
TEST_FUNCTION(properties)
{
    int of[8] = {0}, asked = 0;
    for (int i = 0; i < soak(600); i++, asked++) {
        const size_t n = (size_t)any_int(4, i % 10 ? 24 : 120);
        draw(i, n);
        const isect_status status = solid(n);
        of[status]++;
        check("something or nothing", status == ISECT_OK || status == ISECT_NOT_FINITE ||
                                          status == ISECT_DEGENERATE || status == ISECT_EMPTY);
        if (status != ISECT_OK)
            continue;
        check_sample(i, "a polyhedron", fits(), plane[0], plane[1]);
        check_sample(i, "below the planes", is_near(n), plane[0], plane[1]);
        const size_t vertices = hull.vertex_count, faces = hull.face_count;
        const real volume = X(hull_volume)(&hull), width = X(measure_hull)(&hull).width;
        for (size_t k = 0; k < n; k++)
            plane[k].d = scaled(plane[k].d, 5);
        check("as many", cmp(solid(n), ==, ISECT_OK) && has(vertices, faces));
        check("32 times as large", cmp(X(hull_volume)(&hull), ==, 32768 * volume) &&
                                       cmp(X(measure_hull)(&hull).width, ==, 32 * width));
    }
    check_share(of[ISECT_OK], asked, 0.3, 0.9);
    check("flat ones, too", cmp(of[ISECT_DEGENERATE], >, 0) && cmp(of[ISECT_NOT_FINITE], >, 0));
}

/* 3. Oracle */
TEST_FUNCTION(oracle)
{
    int found = 0;
    for (int i = 0; i < soak(120); i++) {
        const size_t n = (size_t)any_int(4, 16);
        draw(i, n);
        if (solid(n) != ISECT_OK)
            continue;
        const long double room = off_by * reach();
        for (size_t a = 0; a < n; a++)
            for (size_t b = 0; b < a; b++)
                for (size_t c = 0; c < b; c++) {
                    const Plane *of[] = {&plane[a], &plane[b], &plane[c]};
                    long double u[3][3], at[3] = {0, 0, 0}, det = 0, size = 1;
                    for (int k = 0; k < 3; k++) {
                        const Vec3 p = of[(k + 1) % 3]->normal, q = of[(k + 2) % 3]->normal;
                        const Vec3 m = of[k]->normal;
                        u[k][0] = (long double)p.y * q.z - (long double)p.z * q.y;
                        u[k][1] = (long double)p.z * q.x - (long double)p.x * q.z;
                        u[k][2] = (long double)p.x * q.y - (long double)p.y * q.x;
                        det = m.x * u[k][0] + m.y * u[k][1] + m.z * u[k][2];
                        size *= sqrtl((long double)m.x * m.x + (long double)m.y * m.y +
                                      (long double)m.z * m.z);
                    }
                    if (!(fabsl(det) > 0.05L * size))
                        continue;
                    for (int k = 0; k < 9; k++)
                        at[k % 3] -= of[k / 3]->d * u[k / 3][k % 3] / det;
                    bool below = true;
                    for (size_t k = 0; k < n; k++) {
                        const long double x = plane[k].normal.x, y = plane[k].normal.y;
                        const long double z = plane[k].normal.z, d = plane[k].d;
                        const long double length = sqrtl(x * x + y * y + z * z);
                        below &= x * at[0] + y * at[1] + z * at[2] + d <= -1e-12L * length ||
                                 k == a || k == b || k == c;
                    }
                    if (!below)
                        continue;
                    long double nearest = INFINITY;
                    for (size_t v = 0; v < hull.vertex_count; v++) {
                        const Vec3 p = hull.vertices[v];
                        nearest =
                            fminl(nearest, hypotl(hypotl(p.x - at[0], p.y - at[1]), p.z - at[2]));
                    }
                    check_sample(i, "a vertex", cmp(nearest, <=, 64 * room), plane[a], plane[b]);
                    found++;
                }
    }
    check("some", cmp(found, >, 200));
}

TESTS_OF_ONE(hull_planes)
