/* tests/hull/hull.c - src/hull/hull.c: the hull of points is correct, for all points.
 *
 * The proof that a solid is the hull takes its data alone, by signs of determinants in GMP
 * integers: its faces are flat, it is convex at every edge, every point is below every face, edges
 * and twins are consistent, and it has the Euler characteristic of a ball. */
#include "hull/fits.h"
#include "kit/hostile.h"
#include "kit/kit.h"
#include "kit/plane.h"
#include "kit/polytope.h"

enum { MOST = 4096, BYTES = 400 * MOST + 4096 };

static Vec3 point[MOST];
static char memory[BYTES];
static X(hull) hull;

static isect_status build(size_t n)
{
    const X(points) points = X(points_of)(point);
    return X(hull_build)(points, n, memory, sizeof memory, NULL, &hull);
}

/* ---- the proof of a hull ---- */

static Big3 normal_of(Vec3 a, Vec3 b, Vec3 c)
{
    return cross3(minus3(big3(b), big3(a)), minus3(big3(c), big3(a)));
}
/* 1 if d is above a, b, c, 0 in their plane. */
static int above(Vec3 a, Vec3 b, Vec3 c, Vec3 d)
{
    begin();
    return sign(dot3(normal_of(a, b, c), minus3(big3(d), big3(a))));
}
static bool on_line(Vec3 a, Vec3 b, Vec3 c)
{
    begin();
    const Big3 n = normal_of(a, b, c);
    return !sign(n.x) && !sign(n.y) && !sign(n.z);
}
static Vec3 begins(uint32_t edge)
{
    return hull.vertices[hull.edges[edge].origin];
}
static uint32_t following(uint32_t edge)
{
    return hull.edges[edge].next;
}

static bool vertices_are_points(size_t n)
{
    bool well = hull.vertex_count > 0;
    for (uint32_t i = 0; i < hull.vertex_count; i++)
        well &= hull.sources[i] < n && same_point(hull.vertices[i], point[hull.sources[i]]) &&
                (hull.dimension < 3 || i == 0 || hull.sources[i] > hull.sources[i - 1]);
    return well;
}
/* At every edge the face continues in its plane and turns left; the neighbour is below it. */
static bool bends_inward(void)
{
    bool well = true;
    for (uint32_t i = 0; i < hull.edge_count; i++) {
        const uint32_t j = following(i), k = following(j), first = hull.faces[hull.edges[i].face];
        const uint32_t beyond = following(following(hull.edges[i].twin));
        const Vec3 a = begins(first), b = begins(following(first));
        const Vec3 c = begins(following(following(first)));
        well &= above(a, b, c, begins(i)) == 0 && above(a, b, c, begins(beyond)) < 0;
        begin(); /* turns left, seen from above */
        well &= sign(dot3(normal_of(begins(i), begins(j), begins(k)), normal_of(a, b, c))) > 0;
    }
    return well;
}
static bool all_below(size_t n)
{
    bool well = true;
    for (uint32_t f = 0; f < hull.face_count; f++) {
        const uint32_t i = hull.faces[f], j = following(i);
        for (size_t k = 0; k < n; k++)
            well &= above(begins(i), begins(j), begins(following(j)), point[k]) <= 0;
    }
    return well;
}
static bool is_solid(size_t n)
{
    const bool ball = hull.vertex_count + hull.face_count == hull.edge_count / 2 + 2;
    return ball && hull.plane_count == hull.face_count && edges_fit(&hull) && bends_inward() &&
           all_below(n);
}

/* All points are in the plane of the polygon, to the left of each edge; the polygon turns left. */
static bool is_polygon(size_t n)
{
    const size_t count = hull.vertex_count;
    const Vec3 *v = hull.vertices;
    bool well = count >= 3 && hull.face_count == 2 && hull.edge_count == 2 * count &&
                hull.plane_count == count + 2 && edges_fit(&hull) && hull.faces[0] == 0;
    for (size_t i = 0; well && i < count; i++) {
        const Vec3 a = v[i], b = v[(i + 1) % count], c = v[(i + 2) % count];
        begin();
        well &= sign(dot3(normal_of(a, b, c), normal_of(v[0], v[1], v[2]))) > 0 &&
                hull.edges[i].origin == i && hull.edges[count + i].face == 1;
        for (size_t k = 0; k < n; k++) {
            begin();
            well &= above(v[0], v[1], v[2], point[k]) == 0 &&
                    sign(dot3(normal_of(a, b, point[k]), normal_of(v[0], v[1], v[2]))) >= 0;
        }
    }
    begin();
    return well && sign(dot3(normal_of(v[0], v[1], v[2]), big3(hull.planes[0].normal))) > 0 &&
           sign(dot3(normal_of(v[0], v[1], v[2]), big3(hull.planes[1].normal))) < 0;
}
static bool is_segment(size_t n)
{
    const Vec3 a = hull.vertices[0], b = hull.vertices[1];
    bool well = hull.vertex_count == 2 && !same_point(a, b);
    for (size_t k = 0; k < n; k++) {
        begin();
        const Big3 way = minus3(big3(b), big3(a));
        well &= on_line(a, b, point[k]) && sign(dot3(way, minus3(big3(point[k]), big3(a)))) >= 0 &&
                sign(dot3(way, minus3(big3(b), big3(point[k])))) >= 0;
    }
    return well;
}
static bool is_point(size_t n)
{
    bool well = hull.vertex_count == 1;
    for (size_t k = 0; k < n; k++)
        well &= same_point(point[k], hull.vertices[0]);
    return well;
}
static bool is_hull(size_t n)
{
    const bool flat =
        hull.dimension < 2 && hull.face_count == 0 && hull.edge_count == 0 && hull.plane_count == 6;
    if (!vertices_are_points(n))
        return false;
    return hull.dimension == 3   ? is_solid(n)
           : hull.dimension == 2 ? is_polygon(n)
           : hull.dimension == 1 ? flat && is_segment(n)
                                 : flat && hull.dimension == 0 && is_point(n);
}

/* The lengths of the box of the points, and the greatest coordinate. */
static double lengths_of(size_t n, double length[3])
{
    double most = 0;
    for (int i = 0; i < 3; i++) {
        double low = INFINITY, high = -INFINITY;
        for (size_t k = 0; k < n; k++) {
            const double x = (double)((const real *)&point[k])[i];
            low = x < low ? x : low, high = x > high ? x : high;
            most = fabs(x) > most ? fabs(x) : most;
        }
        length[i] = fmin(high - low, DBL_MAX / 4);
    }
    return most;
}

/* All points are below the planes, but by no more than the stated bound. */
static bool planes_hold(size_t n)
{
    double length[3];
    const double most = lengths_of(n, length);
    bool well = true;
    for (size_t i = 0; i < hull.plane_count; i++) {
        const Plane *plane = &hull.planes[i];
        const double epsilon = (double)REAL_EPSILON;
        double far = -INFINITY, room = 9 * epsilon * most + 4 * (double)REAL_LEAST;
        for (int k = 0; k < 3; k++)
            room += 10 * epsilon * length[k] + 4 * (double)REAL_LEAST;
        for (size_t k = 0; k < n; k++) {
            begin();
            const Big height = plane_height(plane, point[k]);
            well &= sign(height) <= 0;
            far = fmax(far, mpf_get_d(height));
        }
        begin();
        const double size = mpf_get_d(root(dot3(big3(plane->normal), big3(plane->normal))));
        const double other = most > (double)REAL_MAX / 4 ? 4 : 1;
        well &= -far <= room &&
                (fabs(size - 1) <= 2 * epsilon || fabs(size * other - 1) <= 2 * epsilon);
    }
    return well;
}

/* ---- points ---- */

enum { ODD, GRID, ANY, BALL, IN_PLANE, NEAR_PLANE, ON_LINE, NEAR_LINE, REPEATED, PRISM, CLASSES };
static void draw(int class, size_t n)
{
    const Vec3 u = whole_vec3(9), v = whole_vec3(9), from = whole_vec3(9), skew = any_vec3();
    new_kind();
    for (size_t i = 0; i < n; i++) {
        const real s = (real)any_int(-3, 3), t = (real)any_int(-3, 3);
        const Vec3 in_plane = mad(mad(from, s, u), t, v), on = mad(from, s, u);
        const Vec3 p = any_vec3();
        const real r = (real)sqrt((double)dot(p, p));
        point[i] = class == ODD          ? odd_vec3()
                   : class == GRID       ? whole_vec3(2)
                   : class == ANY        ? p
                   : class == BALL       ? step3((Vec3){p.x / r, p.y / r, p.z / r})
                   : class == IN_PLANE   ? in_plane
                   : class == NEAR_PLANE ? step3(mad(mad(from, s, skew), t, v))
                   : class == ON_LINE    ? on
                   : class == NEAR_LINE  ? step3(mad(from, s, skew))
                   : class == REPEATED   ? (i > 3 ? point[any_int(0, 3)] : p)
                                         : (Vec3){s, t, any_int(0, 1) ? from.x : from.y};
    }
    const int to = ISECT_DOUBLE ? 900 : 100, all = any_int(0, 2) ? 0 : any_int(-to, to);
    const int apart = any_int(0, 2) ? 0 : 20; /* long along one axis, short along another */
    const int x = all + any_int(-apart, apart), y = all + any_int(-apart, apart);
    for (size_t i = 0; class != ODD && i < n; i++)
        point[i] = (Vec3){scaled(point[i].x, x), scaled(point[i].y, y), scaled(point[i].z, all)};
}

/* ---- 1. Cases ---- */

static void refusals(void)
{
    const X(points) points = X(points_of)(point), none = {0};
    X(points) lost = points;
    const size_t bytes = X(hull_capacity)(4);
    lost.z = NULL;
    hull.vertex_count = 77;
    check("no hull", X(hull_build)(points, 4, memory, bytes, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("no points",
          X(hull_build)((X(points)){0}, 4, memory, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("no z", X(hull_build)(lost, 4, memory, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    lost.y = NULL, lost.z = points.z;
    check("no y", X(hull_build)(lost, 4, memory, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("none", X(hull_build)(none, 4, memory, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("no room", X(hull_build)(points, 4, NULL, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    check("small", X(hull_build)(points, 4, memory, bytes - 1, NULL, &hull) == ISECT_TOO_SMALL);
    check("empty", X(hull_build)(none, 0, NULL, 0, NULL, &hull) == ISECT_EMPTY);
    check("too many",
          X(hull_build)(points, (size_t)1 << 28, memory, bytes, NULL, &hull) == ISECT_BAD_ARGUMENT);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 2; k++) {
            draw(ANY, 200);
            ((real *)&point[any_int(0, 199)])[i] = k ? REAL_NAN : -REAL_INF;
            check("not finite", cmp(build(200), ==, ISECT_NOT_FINITE));
        }
    check("untouched", cmp(hull.vertex_count, ==, 77));
    check("nothing",
          cmp(X(hull_capacity)(0), ==, 0) && cmp(X(hull_capacity)((size_t)1 << 28), ==, SIZE_MAX));
    const size_t each = X(hull_capacity)(1 << 20) >> 20;
    check("as said", cmp(each, ==, (ISECT_DOUBLE ? 360 : 316)));
}

/* The corners of a cube; points on its faces and edges, inside, and duplicates. */
static size_t cube(real half)
{
    size_t n = 0;
    for (int i = 0; i < 27 * 2; i++)
        point[n++] = (Vec3){(real)(i / 9 % 3 - 1) * half, (real)(i / 3 % 3 - 1) * half,
                            (real)(i % 3 - 1) * half};
    return n;
}
static void cubes(void)
{
    const real size[] = {1, R(1e30), R(1e-30), REAL_MAX, REAL_LEAST, 3};
    for (size_t i = 0; i < COUNT(size); i++) {
        const size_t n = cube(size[i]);
        bool exact = true;
        check("a cube", cmp(build(n), ==, ISECT_OK) && cmp(hull.dimension, ==, 3) && is_hull(n));
        check("8, 6, 12", cmp(hull.vertex_count, ==, 8) && cmp(hull.face_count, ==, 6) &&
                              cmp(hull.edge_count, ==, 24));
        for (size_t k = 0; k < 6; k++) {
            const Plane p = hull.planes[k];
            exact &= p.d == -size[i] && p.normal.x + p.normal.y + p.normal.z != 0 &&
                     dot_abs(p.normal, (Vec3){1, 1, 1}) == 1;
        }
        check("its planes", exact);
    }
}

static void flats(void)
{
    const Vec3 square[] = {{0, 0, 5}, {2, 0, 5}, {1, 1, 5}, {2, 2, 5},
                           {0, 2, 5}, {1, 0, 5}, {0, 0, 5}, {2, 1, 5}};
    memcpy(point, square, sizeof square);
    check("a square", cmp(build(8), ==, ISECT_OK) && cmp(hull.dimension, ==, 2) && is_hull(8));
    check("four corners",
          cmp(hull.vertex_count, ==, 4) && cmp(hull.plane_count, ==, 6) && planes_hold(8));
    for (int i = 0; i < 5; i++)
        point[i] = (Vec3){(real)(i * 3 % 5), (real)(2 * (i * 3 % 5)), 1};
    check("a segment", cmp(build(5), ==, ISECT_OK) && cmp(hull.dimension, ==, 1) && is_hull(5));
    check("its ends", cmp(hull.sources[0], ==, 0) && cmp(hull.sources[1], ==, 3) && planes_hold(5));
    for (int i = 0; i < 5; i++)
        point[i] = (Vec3){1, -2, 3};
    check("a point", cmp(build(5), ==, ISECT_OK) && cmp(hull.dimension, ==, 0) && is_hull(5));
    check("six planes", planes_hold(5) && cmp(hull.planes[0].d, ==, 1) &&
                            cmp(hull.planes[1].d, ==, -1) && cmp(hull.planes[2].d, ==, -2) &&
                            cmp(hull.planes[5].normal.z, ==, 1));
    check("one", cmp(build(1), ==, ISECT_OK) && cmp(hull.dimension, ==, 0) && is_hull(1));
    point[0] = (Vec3){REAL_MAX, 0, 0}, point[1] = (Vec3){REAL_MAX, REAL_LEAST, 0};
    check("least", cmp(build(2), ==, ISECT_OK) && cmp(hull.dimension, ==, 1) && is_hull(2));
    bool below = true;
    for (size_t i = 0; i < 12; i++)
        below &= plane_side(&hull.planes[i / 2], point[i % 2]) <= 0;
    check("below", below);
}

typedef struct Patience {
    int left;
    size_t settled, points;
} Patience;
static bool patient(void *user, size_t settled, size_t points)
{
    Patience *patience = user;
    patience->settled = settled, patience->points = points;
    return patience->left-- > 0;
}
static void cancelling(void)
{
    const X(points) points = X(points_of)(point);
    Patience patience = {100, 0, 0};
    X(hull_options) options = {.go_on = patient, .user = &patience};
    int asked;
    draw(BALL, MOST);
    check("patient",
          cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK));
    asked = 100 - patience.left;
    check("asked", cmp(asked, >=, 5) && cmp(patience.points, ==, MOST) &&
                       cmp(patience.settled, >, MOST / 2) && cmp(patience.settled, <=, MOST));
    hull.vertex_count = 77;
    for (int i = 0; i < asked; i++) {
        patience.left = i;
        check("cancelled", cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==,
                               ISECT_CANCELLED));
    }
    check("untouched", cmp(hull.vertex_count, ==, 77));
    options.go_on = NULL;
    check("not asked",
          cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK));
}

/* The greatest height of a point above a face. */
static Big farthest_out(size_t n)
{
    static mpf_t most;
    if (most[0]._mp_prec == 0)
        mpf_init2(most, BIG_BITS);
    mpf_set_ui(most, 0);
    for (uint32_t f = 0; f < hull.face_count; f++) {
        const uint32_t i = hull.faces[f], j = following(i);
        for (size_t k = 0; k < n; k++) {
            begin();
            const Big3 normal = normal_of(begins(i), begins(j), begins(following(j)));
            const Big height = over(dot3(normal, minus3(big3(point[k]), big3(begins(i)))),
                                    root(dot3(normal, normal)));
            if (less(most, height))
                mpf_set(most, height);
        }
    }
    begin();
    return most;
}
static void some_vertices(void)
{
    const X(points) points = X(points_of)(point);
    real out = -1;
    X(hull_options) options = {.most_vertices = 12, .left_out = &out};
    draw(BALL, MOST);
    for (int i = 0; i < MOST; i++) /* neither too large nor too small */
        point[i] = times(1 / (real)sqrt((double)dot(point[i], point[i])), point[i]);
    check("twelve", cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK));
    check("so many, and a third of the radius out",
          cmp(hull.vertex_count, ==, 12) && cmp(out, >, R(0.1)) && cmp(out, <, R(0.45)));
    options.most_vertices = 150;
    check("many", cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK));
    check("nearer",
          cmp(hull.vertex_count, ==, 150) && cmp(out, >, R(0.005)) && cmp(out, <, R(0.06)));
    options.most_vertices = MOST;
    check("all", cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK));
    check("nobody out", cmp(out, ==, 0) && cmp(hull.vertex_count, >, MOST / 2));
    options.most_vertices = 1;
    check("four at least",
          cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_OK) &&
              cmp(hull.vertex_count, ==, 4) && cmp(out, >, R(0.3)));
    out = -1, point[7].y = REAL_NAN;
    check("untouched",
          cmp(X(hull_build)(points, MOST, memory, BYTES, &options, &hull), ==, ISECT_NOT_FINITE) &&
              cmp(out, ==, -1));
    for (int i = 0; i < 20; i++)
        point[i] = (Vec3){(real)i, (real)(i * i), 0};
    check("a polygon has all",
          cmp(X(hull_build)(points, 20, memory, BYTES, &options, &hull), ==, ISECT_OK) &&
              cmp(hull.vertex_count, ==, 20) && cmp(out, ==, 0));
    int less_than_all = 0, asked = 0;
    for (int i = 0; i < soak(300); i++, asked++) {
        const size_t n = (size_t)any_int(5, 30);
        draw(i % CLASSES, n);
        options.most_vertices = (size_t)any_int(4, (int)n);
        check("built", cmp(X(hull_build)(points, n, memory, BYTES, &options, &hull), ==, ISECT_OK));
        check("of the points", vertices_are_points(n));
        if (hull.dimension < 3)
            continue;
        check("no more", cmp(hull.vertex_count, <=, options.most_vertices));
        check("a solid", edges_fit(&hull) && bends_inward() &&
                             cmp(hull.vertex_count + hull.face_count, ==, hull.edge_count / 2 + 2));
        const Big most = farthest_out(n), said = big((double)out);
        check("no farther", out == REAL_MAX || !less(said, most));
        check("all or some", cmp((sign(most) > 0), ==, (out > 0)));
        if (i % CLASSES == ANY)
            check("nearly so far",
                  cmp((double)out, <=,
                      mpf_get_d(most) * (1 + 4 * (double)REAL_EPSILON) * (1 + 0x1p-30)));
        less_than_all += out > 0;
    }
    check_share(less_than_all, asked, 0.2, 0.95);
}

/* Inputs that were reported to break other builders of hulls, reconstructed from the reports. */
static size_t grids(int grid, int ulps)
{
    size_t n = 0;
    for (int i = 0; i < (grid + 1) * (grid + 1) * (grid + 1); i++) {
        const int x = i % (grid + 1), y = i / (grid + 1) % (grid + 1),
                  z = i / (grid + 1) / (grid + 1);
        const bool on = x % grid == 0 || y % grid == 0 || z % grid == 0;
        const real at[3] = {(real)(2 * x - grid) / 10, (real)(2 * y - grid) / 10,
                            (real)(2 * z - grid) / 10};
        const real r = REAL_EPSILON / 8;
        for (int k = 0; k < 3; k++)
            ((real *)&point[n])[k] = at[k] + r * (real)any_int(-ulps, ulps);
        n += on;
    }
    return n;
}
static bool has(size_t vertices, size_t faces)
{
    return hull.dimension == 3 && hull.vertex_count == vertices && hull.face_count == faces;
}
/* Two rims, each closed by a copy of its first point, and the centers of both ends. */
static size_t rims(int sides, real height)
{
    size_t n = 0;
    for (int i = 0; i <= sides; i++)
        for (int end = 0; end < 2; end++) {
            const double angle = (i % sides) * (6.283185307179586 / sides);
            point[n++] = (Vec3){(real)cos(angle), (real)sin(angle), (real)end * height};
        }
    point[n++] = (Vec3){0, 0, 0}, point[n++] = (Vec3){0, 0, height};
    return n;
}
TEST_FUNCTION(reports)
{
    /* faces of a cube as grids: Quickhull3d 1, tomilov/quickhull 1 */
    size_t n = grids(6, 0);
    check("grids", cmp(build(n), ==, ISECT_OK) && is_hull(n) && has(8, 6));
    /* the same, with noise in the last place: OskarSigvardsson/unity-quickhull 7, quickhull3d 30 */
    for (int i = 0; i < 8; i++) {
        n = grids(1 + i % 4, 1 + i / 2);
        check("grids with noise", cmp(build(n), ==, ISECT_OK) && is_hull(n) && planes_hold(n) &&
                                      cmp(hull.dimension, ==, 3) && cmp(hull.vertex_count, >=, 8));
    }
    /* each corner many times over, in turn: unity-quickhull 1, convhull_3d 1 (did not end) */
    n = grids(1, 0);
    for (size_t i = n; i < 50 * n; i++)
        point[i] = point[i % n];
    check("corners again and again",
          cmp(build(50 * n), ==, ISECT_OK) && is_hull(50 * n) && has(8, 6));
    /* on a line, then in a plane, then a corner beyond: 3d-quickhull 2 */
    for (int i = 0; i < 100; i++)
        point[i] = (Vec3){(real)(i < 10 ? i : i % 10) / 3, (real)(i / 10) / 7, 0};
    point[100] = (Vec3){1, 1, R(0.25)};
    check("the corner comes last", cmp(build(101), ==, ISECT_OK) && is_hull(101) && has(5, 5));
    check("and never", cmp(build(100), ==, ISECT_OK) && is_hull(100) &&
                           cmp(hull.dimension, ==, 2) && cmp(hull.vertex_count, ==, 4));
    check("on a line", cmp(build(10), ==, ISECT_OK) && is_hull(10) && cmp(hull.dimension, ==, 1));
    /* round shapes with flat ends: akuukka/quickhull 23 */
    for (int i = 0; i < 6; i++) {
        const int sides = 3 + 13 * i;
        n = rims(sides, i % 2 ? R(1e-7) : 3);
        check("rims", cmp(build(n), ==, ISECT_OK) && is_hull(n) && planes_hold(n) &&
                          cmp(hull.dimension, ==, 3) &&
                          cmp(hull.vertex_count, ==, 2 * (size_t)sides));
    }
    n = rims(40, 0);
    check("one rim", cmp(build(n), ==, ISECT_OK) && is_hull(n) && cmp(hull.dimension, ==, 2) &&
                         cmp(hull.vertex_count, ==, 40));
}

TEST_FUNCTION(cases)
{
    const Vec3 four[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    refusals();
    cubes();
    flats();
    cancelling();
    some_vertices();
    memcpy(point, four, sizeof four);
    check("four", cmp(build(4), ==, ISECT_OK) && is_hull(4) && planes_hold(4));
    check("four faces", cmp(hull.vertex_count, ==, 4) && cmp(hull.face_count, ==, 4) &&
                            cmp(hull.edge_count, ==, 12));
    /* Three points in a plane, the middle one moved by an ulp: all are corners. */
    point[4] = (Vec3){R(0.25), R(0.25), R(0.5) + REAL_EPSILON};
    check("five", cmp(build(5), ==, ISECT_OK) && is_hull(5) && cmp(hull.vertex_count, ==, 5));
    for (int i = 0; i < 125; i++)
        point[i] = (Vec3){(real)(i / 25), (real)(i / 5 % 5), (real)(i % 5)};
    check("a grid", cmp(build(125), ==, ISECT_OK) && is_hull(125) && cmp(hull.vertex_count, ==, 8));
}

/* ---- 2. Properties ---- */

/* The same checks with the predicates of the library, which are fast. */
static bool quickly_hull(size_t n)
{
    bool well = hull.vertex_count + hull.face_count == hull.edge_count / 2 + 2 && edges_fit(&hull);
    for (uint32_t f = 0; f < hull.face_count; f++) {
        const uint32_t i = hull.faces[f], j = following(i);
        const Vec3 a = begins(i), b = begins(j), c = begins(following(j));
        for (size_t k = 0; k < n; k++)
            well &= X(orient3d)(&a, &b, &c, &point[k]) >= 0;
    }
    for (uint32_t i = 0; i < hull.edge_count; i++) {
        const Vec3 a = begins(i), b = begins(following(i)), c = begins(following(following(i)));
        const Vec3 d = begins(following(following(hull.edges[i].twin)));
        well &= X(orient3d)(&a, &b, &c, &d) > 0;
    }
    return well;
}

/* The vertices are the same as before, in any order. */
static bool same_vertices(const Vec3 *then, size_t count)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < hull.vertex_count; k++)
            found += same_point(then[i], hull.vertices[k]);
    return hull.vertex_count == count && found == count;
}

static void shuffle(size_t n)
{
    for (size_t i = n; i-- > 1;) {
        const size_t k = (size_t)any_int(0, (int)i);
        const Vec3 p = point[i];
        point[i] = point[k], point[k] = p;
    }
}

static void in_any_order(size_t n)
{
    static Vec3 then[MOST];
    const size_t count = hull.vertex_count, edges = hull.edge_count;
    memcpy(then, hull.vertices, count * sizeof *then);
    shuffle(n);
    check("shuffled", cmp(build(n), ==, ISECT_OK) && same_vertices(then, count) &&
                          cmp(hull.edge_count, ==, edges));
    memcpy(point, then, count * sizeof *then);
    check("of a hull", cmp(build(count), ==, ISECT_OK) && same_vertices(then, count) &&
                           cmp(hull.edge_count, ==, edges));
}

/* Columns, unaligned memory, and other floating-point modes make no difference. */
static void however(size_t n)
{
    static real x[MOST], y[MOST], z[MOST];
    static char other[BYTES];
    X(hull) first = hull, second;
    const X(points) columns = {x, y, z, 0};
    for (size_t i = 0; i < n; i++)
        x[i] = point[i].x, y[i] = point[i].y, z[i] = point[i].z;
    const unsigned before = hostile_enter();
    const isect_status status =
        X(hull_build)(columns, n, other + 1 + n % 20, X(hull_capacity)(n), NULL, &second);
    check("modes", hostile_leave(before));
    check("the same",
          cmp(status, ==, ISECT_OK) && cmp(first.vertex_count, ==, second.vertex_count) &&
              cmp(first.edge_count, ==, second.edge_count) &&
              cmp(first.face_count, ==, second.face_count) &&
              !memcmp(first.planes, second.planes, first.plane_count * sizeof *first.planes) &&
              !memcmp(first.vertices, second.vertices, first.vertex_count * sizeof(Vec3)) &&
              !memcmp(first.edges, second.edges, first.edge_count * sizeof *first.edges));
}

TEST_FUNCTION(properties)
{
    int solid = 0, asked = 0;
    for (int i = 0; i < soak(1500); i++, asked++) {
        const size_t n = (size_t)any_int(1, i % 50 == 0 ? 300 : 30);
        draw(i % CLASSES, n);
        check("built", cmp(build(n), ==, ISECT_OK) && vertices_are_points(n));
        solid += hull.dimension == 3;
        if (hull.dimension == 3)
            check("a hull", quickly_hull(n));
        however(n);
        in_any_order(n);
    }
    check_share(solid, asked, 0.3, 0.9);
    for (int class = 0; class < CLASSES; class ++) {
        draw(class, MOST / 2);
        check("many", cmp(build(MOST / 2), ==, ISECT_OK));
        check("a large hull", hull.dimension < 3 || quickly_hull(MOST / 2));
    }
}

/* ---- 3. Oracle ---- */

/* True if a point is in the hull of the points that are not equal to it, by linear programming. */
static bool is_corner(size_t n, size_t i)
{
    Polytope one, others;
    polytope_begin(&one), polytope_begin(&others);
    polytope_point(&one, (double)point[i].x, (double)point[i].y, (double)point[i].z);
    for (size_t k = 0; k < n; k++)
        if (!same_point(point[k], point[i]))
            polytope_point(&others, (double)point[k].x, (double)point[k].y, (double)point[k].z);
    return !polytopes_meet(&one, &others);
}
static bool is_vertex(Vec3 p)
{
    bool found = false;
    for (size_t k = 0; k < hull.vertex_count; k++)
        found |= same_point(p, hull.vertices[k]);
    return found;
}

TEST_FUNCTION(oracle)
{
    int of[4] = {0}, asked = 0, corners = 0, points = 0;
    for (int i = 0; i < soak(300); i++, asked++) {
        const size_t n = (size_t)any_int(1, 16);
        draw(i % CLASSES, n);
        check("built", cmp(build(n), ==, ISECT_OK));
        if (!is_hull(n) || !planes_hold(n)) {
            print_numbers("points", point, 3 * n);
            check("it is the hull", is_hull(n));
            check("its planes hold", planes_hold(n));
        }
        of[hull.dimension]++;
    }
    for (int dimension = 0; dimension < 4; dimension++)
        check_share(of[dimension], asked, 0.01, 0.8);
    for (int i = 0; i < soak(40); i++) {
        const size_t n = (size_t)any_int(1, POLYTOPE_POINTS + 1);
        draw(i % CLASSES, n);
        check("built", cmp(build(n), ==, ISECT_OK));
        for (size_t k = 0; k < n; k++, points++) {
            const bool corner = is_corner(n, k);
            check("corners", cmp(is_vertex(point[k]), ==, corner));
            corners += corner;
        }
    }
    check_share(corners, points, 0.2, 0.9);
}

TESTS_OF(hull_hull, cmocka_unit_test(reports), cmocka_unit_test(oracle))
