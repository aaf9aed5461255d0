/* tests/measure/faces.c - src/measure/faces.c: measures of shapes with flat faces.
 *
 * The oracle of a hull's width computes the normals of its faces exactly, and adds angles in long
 * double. That of a mesh adds exact determinants. */
#include "kit/big.h"
#include "measure/measures.h"

static const double accuracy = 2 * (double)REAL_EPSILON; /* allowed relative error in cases */

enum { MOST = 120, BYTES = 400 * MOST + 4096 };

static Vec3 point[MOST];
static char memory[BYTES];
static X(hull) hull;

static Measure measure(size_t n)
{
    const X(points) points = X(points_of)(point);
    check("built", X(hull_build)(points, n, memory, BYTES, NULL, &hull) == ISECT_OK);
    return X(measure_hull)(&hull);
}

static void corners_of_box(real x, real y, real z)
{
    for (int i = 0; i < 8; i++)
        point[i] = (Vec3){(real)(i & 1) * x, (real)(i >> 1 & 1) * y, (real)(i >> 2) * z};
}

/* The triangles of the hull, as a mesh; its corners may be moved later. */
static Vec3 place[MOST];
static uint32_t index_of[6 * MOST];
static X(mesh) surface(bool inside_out)
{
    size_t count = 0;
    for (size_t v = 0; v < hull.vertex_count; v++)
        place[v] = hull.vertices[v];
    for (size_t f = 0; f < hull.face_count; f++) {
        const uint32_t first = hull.faces[f];
        for (uint32_t i = hull.edges[first].next; hull.edges[i].next != first;
             i = hull.edges[i].next) {
            const uint32_t next = hull.edges[i].next;
            index_of[count++] = hull.edges[first].origin;
            index_of[count++] = hull.edges[inside_out ? next : i].origin;
            index_of[count++] = hull.edges[inside_out ? i : next].origin;
        }
    }
    return (X(mesh)){&place[0].x, 0, hull.vertex_count, index_of, count / 3};
}

TEST_FUNCTION(cases_of_meshes)
{
    corners_of_box(2, 1, 4);
    (void)measure(8);
    X(mesh) mesh = surface(false);
    check_measures("a box", X(measure_mesh)(&mesh), 8, 28, 3.5, accuracy);
    mesh = surface(true);
    check_measures("inside out", X(measure_mesh)(&mesh), 8, 28, 3.5, accuracy);
    place[7] = (Vec3){1, R(0.5), 2}; /* three of six pyramids are removed */
    check("a corner pushed in to the middle",
          cmp(real_abs(X(measure_mesh)(&mesh).volume - 4), <=, 8 * REAL_EPSILON));
    const real all[] = {0, 0, 0, 9, 2, 0, 0, 9, 0, 3, 0, 9, 0, 0, 6, 9};
    static const uint32_t four[] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    X(mesh) stretched = {all, 4 * sizeof(real), 4, four, 4};
    const Measure got = X(measure_mesh)(&stretched);
    check("a stride", cmp(got.volume, ==, 6) && cmp(got.width, ==, R(5.5)));
    stretched.vertex_count = 3;
    check("no such corner", same(X(measure_mesh)(&stretched), nothing));
    stretched.vertex_count = 4, stretched.triangle_count = 0;
    check("no triangle", same(X(measure_mesh)(&stretched), nothing));
    const real plain[] = {0, 0, 0, 3, 0, 0, 0, 4, 0};
    const X(mesh) one = {plain, 0, 3, NULL, 1};
    const Measure flat = X(measure_mesh)(&one);
    check("one triangle", cmp(flat.volume, ==, 0) && cmp(flat.area, ==, 6) &&
                              cmp(flat.shadow, ==, R(1.5)) && cmp(flat.width, ==, R(3.5)));
    place[0].y = REAL_INF;
    check("not finite", same(X(measure_mesh)(&mesh), nothing));
    place[0].y = 0, place[6].z = REAL_NAN;
    check("NaN", same(X(measure_mesh)(&mesh), nothing));
    corners_of_box(REAL_MAX, REAL_MAX, REAL_MAX);
    (void)measure(8);
    mesh = surface(false);
    const Measure large = X(measure_mesh)(&mesh);
    check("too large", is_greatest(large));
}

/* This many nested boxes, then some that are inside out and have the same total volume, but seven
 * times the width: partial sums reach thousands of boxes, and the total is 0. */
TEST_FUNCTION(cases_of_sums)
{
    enum { BOXES = 8000, TRIANGLES = 12 * BOXES };
    static uint32_t index[3 * TRIANGLES];
    const real width = R(0.78125), depth = R(0.7123456789), height = R(0.9357913579);
    Vec3 corner[16];
    corners_of_box(1, 1, 1);
    (void)measure(8);
    for (int box = 0; box < BOXES; box++) {
        const bool wide = box >= BOXES * 7 / 8;
        check("a box of twelve", cmp(surface(wide).triangle_count, ==, 12));
        for (int k = 0; k < 36; k++)
            index[36 * box + k] = index_of[k] + (wide ? 8 : 0);
    }
    for (int v = 0; v < 16; v++) {
        const Vec3 p = place[v % 8];
        corner[v] = (Vec3){p.x * width * (v < 8 ? 1 : 7), p.y * depth, p.z * height};
    }
    const X(mesh) mesh = {&corner[0].x, 0, 16, index, TRIANGLES};
    const double box = 7 * (double)width * (double)depth * (double)height;
    check("what is rounded off is kept",
          cmp((double)X(measure_mesh)(&mesh).volume, <=, 5 * TRIANGLES * DBL_EPSILON * box));
}

/* A prism of height 1. Three of its five sides meet within a short distance, so that some corners
 * of a face do not determine its plane once they are rounded. The width of a prism is half its
 * height plus a quarter of its perimeter. Each face may begin with any of its edges. */
static void check_rounded_prism(int axis, int first)
{
    static uint32_t faces[MOST];
    const real near = ISECT_DOUBLE ? R(0x1p-48) : R(0x1p-20);
    const real along[] = {0, near, 2 * near, R(0.5), 1};
    double round = 0;
    for (int i = 0; i < 5; i++) {
        const double x = (double)along[i], y = x * x;
        const double u = (double)along[(i + 1) % 5] - x,
                     v = (double)along[(i + 1) % 5] * (double)along[(i + 1) % 5] - y;
        round += sqrt(u * u + v * v);
        for (int up = 0; up < 2; up++) {
            real of[3];
            of[axis] = (real)x, of[(axis + 1) % 3] = (real)y, of[(axis + 2) % 3] = (real)up;
            point[2 * i + up] = (Vec3){of[0], of[1], of[2]};
        }
    }
    (void)measure(10);
    check("two pentagons and five rectangles",
          cmp(hull.face_count, ==, 7) && cmp(hull.vertex_count, ==, 10));
    for (size_t v = 0; v < hull.vertex_count; v++) { /* every other one is slightly lower */
        real *at = (real *)&place[v];
        place[v] = hull.vertices[v];
        if (hull.sources[v] / 2 % 2)
            at[(axis + 2) % 3] -= at[(axis + 2) % 3] * REAL_EPSILON;
    }
    for (size_t f = 0; f < hull.face_count; f++) {
        faces[f] = hull.faces[f];
        for (int i = 0; i < first; i++)
            faces[f] = hull.edges[faces[f]].next;
    }
    X(hull) rounded = hull;
    rounded.vertices = place, rounded.faces = faces;
    /* A face with the width 1/5 is tilted by at most ten epsilon, at edges of the total length
     * 3. */
    check("rounded", cmp(fabs((double)X(measure_hull)(&rounded).width - (0.5 + round / 4)), <=,
                         16 * (double)REAL_EPSILON));
}
TEST_FUNCTION(cases_of_rounded)
{
    for (int axis = 0; axis < 3; axis++)
        for (int first = 0; first < 5; first++)
            check_rounded_prism(axis, first);
}

/* 1. Cases */
TEST_FUNCTION(cases)
{
    const X(hull) none = {.planes = NULL};
    const real inf = REAL_INF, most = REAL_MAX;
    corners_of_box(2, 1, 4);
    check_measures("a box", measure(8), 8, 28, 3.5, accuracy);
    corners_of_box(2, 0, 4);
    check_measures("a rectangle", measure(8), 0, 16, 3, accuracy);
    corners_of_box(0, 3, 0);
    check_measures("a segment", measure(8), 0, 0, 1.5, accuracy);
    corners_of_box(0, 0, 0);
    check("a point", same(measure(8), nothing));
    check("none", same(X(measure_hull)(&none), nothing));
    for (int i = 0; i < 6; i++)
        point[i] =
            (Vec3){(real)(i == 0) - (i == 1), (real)(i == 2) - (i == 3), (real)(i == 4) - (i == 5)};
    check_measures("an octahedron", measure(6), 4.0 / 3, 4 * sqrt(3),
                   12 * sqrt(2) * acos(1.0 / 3) / (4 * acos(-1)), accuracy);
    corners_of_box(1, 1, R(0x1p-100));
    const Measure thin = measure(8);
    check_measures("thin", thin, 0x1p-100, 2 + 0x1p-98, 1 + 0x1p-101, accuracy);
    /* The squares of its edge vectors, and of their products, are out of range. */
    const real length = ISECT_DOUBLE ? 1 : R(0x1p126);
    const real thickness = (real)(ISECT_DOUBLE ? 0x1p-280 : (double)REAL_LEAST);
    corners_of_box(length, thickness, thickness);
    const real needle = measure(8).width;
    check("a needle", cmp(real_abs(needle - length / 2), <=, REAL_EPSILON * length));
    corners_of_box(most, most, most);
    const Measure large = measure(8);
    check("too large", is_greatest(large));
    for (int i = 0; i < 3; i++) { /* the only vertex, or the last one */
        Vec3 bad[] = {{1, 2, 3}, {4, 5, 6}};
        const X(hull) one = {.vertices = bad, .vertex_count = 1};
        const X(hull) two = {.vertices = bad, .vertex_count = 2};
        ((real *)&bad[i % 2])[i] = i ? REAL_NAN : inf;
        check("not finite", same(X(measure_hull)(&two), nothing));
        check("or so", i % 2 || same(X(measure_hull)(&one), nothing));
    }
}

static void draw(int i, size_t n)
{
    new_kind();
    for (size_t k = 0; k < n; k++)
        point[k] = i % 4 == 0 ? any_vec3() : odd_vec3();
    for (size_t k = 0; k < n; k++) {
        if (i % 4 == 1) /* thin */
            point[k].z = point[k].x / 2 + point[k].y / 2;
        if (i % 4 == 2) { /* faces of many sides: a leaning prism */
            const double angle = (double)(k / 2) / (double)n * 12.6;
            const double s = (double)(k % 2) * 3;
            point[k] = (Vec3){(real)(cos(angle) + s), (real)(sin(angle) + s / 7), (real)s};
        }
    }
}

/* 2. Properties: powers of two, axes; more points do not reduce a measure; the shadow is a quarter
 * of the area; the hull is not larger than its box. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(300); i++) {
        const size_t n = (size_t)any_int(1, MOST / 2);
        draw(4 * i, n);
        const Measure got = measure(n);
        check("a quarter is shadow", cmp(got.shadow, ==, got.area / 4));
        check("alike",
              cmp(got.volume, ==, X(hull_volume)(&hull)) && cmp(got.area, ==, X(hull_area)(&hull)));
        Aabb box;
        const X(points) points = X(points_of)(point);
        check("a box", cmp(X(bound_aabb_points)(points, n, &box), ==, ISECT_OK));
        check("no wider than its box",
              cmp(got.width, <=, X(measure_aabb)(&box).width * (1 + 16 * REAL_EPSILON)));
        for (size_t k = 0; k < n; k++)
            point[k] = times(8, point[k]);
        const Measure more = measure(n);
        check("8 times as wide", cmp(more.width, ==, 8 * got.width));
        check("shadow",
              cmp(more.shadow, ==, 64 * got.shadow) && cmp(more.volume, ==, 512 * got.volume));
        for (size_t k = 0; k < n; k++)
            point[k] = (Vec3){point[k].y, point[k].z, point[k].x};
        const Measure turned = measure(n);
        check("axes",
              cmp((double)real_abs(turned.width - more.width), <=,
                  (2 * (double)REAL_EPSILON + 64 * (double)n * DBL_EPSILON) * (double)more.width));
        point[n] = times(8, any_vec3());
        check("no less", cmp(measure(n + 1).width, >=, turned.width * (1 - 4 * REAL_EPSILON)));
    }
}

/* 3. Oracle */
static long double digits(Big x, Big unit) /* x / unit */
{
    const Big ratio = over(x, unit);
    const double first = mpf_get_d(ratio);
    return (long double)first + mpf_get_d(minus(ratio, big(first)));
}
static long double length_of(Big3 way)
{
    double unit = REAL_MIN;
    for (size_t v = 0; v < hull.vertex_count; v++)
        for (int k = 0; k < 3; k++)
            unit = fmax(unit, fabs((double)((const real *)&hull.vertices[v])[k]));
    return digits(root(dot3(way, way)), big(unit)) * unit;
}
static void direction(uint32_t i, long double to[3])
{
    const uint32_t j = hull.edges[i].next;
    const Big3 a = big3(hull.vertices[hull.edges[i].origin]);
    const Big3 b = big3(hull.vertices[hull.edges[j].origin]);
    const Big3 c = big3(hull.vertices[hull.edges[hull.edges[j].next].origin]);
    const Big3 n = cross3(minus3(b, a), minus3(c, a));
    const Big length = root(dot3(n, n));
    to[0] = digits(n.x, length), to[1] = digits(n.y, length), to[2] = digits(n.z, length);
}
TEST_FUNCTION(oracle)
{
    const long double pi = 3.14159265358979323846264338L;
    double worst = 0;
    int some = 0, count = soak(400);
    for (int i = 0; i < count; i++) {
        const size_t n = (size_t)any_int(1, i % 4 == 2 ? MOST / 2 : 20);
        draw(i, n);
        const Measure got = measure(n);
        long double sum = 0, round = 0;
        for (size_t e = 0; e < hull.edge_count; e++) {
            const uint32_t twin = hull.edges[e].twin;
            long double u[3], v[3];
            begin();
            direction((uint32_t)e, u), direction(twin, v);
            const Big3 way = minus3(big3(hull.vertices[hull.edges[e].origin]),
                                    big3(hull.vertices[hull.edges[twin].origin]));
            const long double length = length_of(way);
            const long double x = u[1] * v[2] - u[2] * v[1], y = u[2] * v[0] - u[0] * v[2];
            const long double z = u[0] * v[1] - u[1] * v[0];
            round += length / 2; /* each edge is visited twice */
            sum += length / 2 *
                   atan2l(hypotl(hypotl(x, y), z), u[0] * v[0] + u[1] * v[1] + u[2] * v[2]);
        }
        begin();
        const Vec3 *v = hull.vertices;
        const Big3 way = minus3(big3(v[0]), big3(v[hull.vertex_count - 1]));
        const long double want = hull.edge_count ? sum / (4 * pi) : length_of(way) / 2;
        const long double bound = (long double)REAL_EPSILON / 2 * want +
                                  (long double)(hull.vertex_count + 8) * DBL_EPSILON * round +
                                  2 * (long double)DBL_EPSILON * want + (long double)REAL_LEAST;
        if (want > (long double)REAL_MAX && got.width == REAL_MAX)
            continue;
        const double error = (double)(fabsl((long double)got.width - want) / bound);
        check_sample(i, "width", cmp(error, <=, 1), got, point[0]);
        worst = fmax(worst, error), some += hull.dimension == 3;
    }
    printf("hull: within %.2f of the bound\n", worst);
    check_share(some, count, 0.3, 1);
}

/* Closed meshes of any shape; six times the volume, twice the area. */
TEST_FUNCTION(oracle_of_meshes)
{
    int some = 0, count = soak(300);
    mpf_t volume, area;
    mpf_init2(volume, BIG_BITS), mpf_init2(area, BIG_BITS);
    for (int i = 0; i < count; i++) {
        const size_t n = (size_t)any_int(4, 40);
        draw(4, n);
        (void)measure(n);
        const X(mesh) mesh = surface(i % 2);
        if (mesh.triangle_count == 0)
            continue;
        for (size_t v = 0; v < mesh.vertex_count; v++)
            place[v] = i % 4 == 0 ? place[v] : i % 4 == 1 ? any_vec3() : odd_vec3();
        const Measure got = X(measure_mesh)(&mesh);
        mpf_set_ui(volume, 0), mpf_set_ui(area, 0);
        for (size_t t = 0; t < mesh.triangle_count; t++) {
            begin();
            const Big3 a = big3(place[index_of[3 * t]]), b = big3(place[index_of[3 * t + 1]]);
            const Big3 c = big3(place[index_of[3 * t + 2]]);
            const Big3 normal = cross3(minus3(b, a), minus3(c, a));
            mpf_add(volume, volume, dot3(a, normal));
            mpf_add(area, area, root(dot3(normal, normal)));
        }
        begin();
        Big side[3], most = big((double)REAL_MAX);
        for (int k = 0; k < 3; k++) {
            Big low = big((double)((const real *)&place[0])[k]), high = low;
            for (size_t v = 0; v < mesh.vertex_count; v++) {
                const Big at = big((double)((const real *)&place[v])[k]);
                low = less(at, low) ? at : low, high = larger(high, at);
            }
            side[k] = minus(high, low);
        }
        const Big box = by(by(side[0], side[1]), side[2]);
        const Big square =
            plus(plus(by(side[0], side[0]), by(side[1], side[1])), by(side[2], side[2]));
        const Big bounds[] = {box, square, big(0)};
        const Big want[] = {over(size(volume), big(6)), over(area, big(2)),
                            over(plus(plus(side[0], side[1]), side[2]), big(2))};
        const double epsilons[] = {5 * (double)mesh.triangle_count * DBL_EPSILON,
                                   8 * (double)mesh.triangle_count * DBL_EPSILON, 0};
        const real is[] = {got.volume, got.area, got.width};
        for (int k = 0; k < 3; k++) {
            const Big room = plus(plus(by(want[k], big((double)REAL_EPSILON / 2 + 4 * DBL_EPSILON)),
                                       by(bounds[k], big(epsilons[k]))),
                                  big(4 * (double)REAL_LEAST));
            if (less(want[k], most))
                check_sample(i, "as large", !less(room, size(minus(big((double)is[k]), want[k]))),
                             got, place[0]);
            some += less(want[k], most);
        }
    }
    mpf_clears(volume, area, NULL);
    check_share(some, 3 * count, 0.5, 1);
}

TESTS_OF(measure_faces, cmocka_unit_test(cases_of_meshes), cmocka_unit_test(cases_of_sums),
         cmocka_unit_test(cases_of_rounded), cmocka_unit_test(oracle),
         cmocka_unit_test(oracle_of_meshes))
