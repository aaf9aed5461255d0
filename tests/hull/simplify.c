/* tests/hull/simplify.c - src/hull/simplify.c: simpler solids around hulls.
 *
 * Quickhull checks exactly that a solid contains the hull: it builds the hull of the vertices of
 * both, and no vertex of the original hull may be a vertex of it. GMP checks that the vertices are
 * below the planes. */
#include "kit/kit.h"
#include "kit/points.h"
#include "soak/holds.h"

enum { CORNERS = 600, BYTES = 4000 * CORNERS };

static char memory[BYTES], other[BYTES], both[BYTES];
static X(hull) hull, simple;
static Vec3 corner[4 * CORNERS];
static const X(hull) mark = {.vertex_count = 77};

static isect_status build(size_t n)
{
    const X(points) points = X(points_of)(point);
    return X(hull_build)(points, n, memory, BYTES, NULL, &hull);
}
static isect_status simplify(size_t most_faces, real *expansion)
{
    simple = mark;
    return X(hull_simplify)(&hull, most_faces, other, BYTES, &simple, expansion);
}
static bool untouched(real expansion)
{
    return same_bits(&simple, &mark, sizeof mark) && expansion == 7;
}

/* Exact. */
static bool holds_all(void)
{
    X(hull) all;
    size_t n = 0;
    bool well = true;
    for (size_t i = 0; i < simple.vertex_count; i++)
        corner[n++] = simple.vertices[i];
    for (size_t i = 0; i < hull.vertex_count; i++) {
        corner[n++] = hull.vertices[i];
        well &= planes_hold(simple.planes, simple.plane_count, hull.vertices[i]);
    }
    const X(points) points = X(points_of)(corner);
    well &= X(hull_build)(points, n, both, BYTES, NULL, &all) == ISECT_OK;
    for (size_t i = 0; well && i < all.vertex_count;
         i++) { /* if points are equal, the first counts */
        bool is_one = all.sources[i] < simple.vertex_count;
        for (size_t k = 0; k < simple.vertex_count; k++)
            is_one |= memcmp(&all.vertices[i], &simple.vertices[k], sizeof(Vec3)) == 0;
        well = is_one;
    }
    return well;
}
/* No vertex is farther above a plane of the hull, and the stated expansion is not much more. */
static bool reaches(real expansion)
{
    long double most = 0, size = 0;
    for (size_t v = 0; v < simple.vertex_count; v++)
        for (size_t i = 0; i < hull.plane_count; i++) {
            const Plane *p = &hull.planes[i];
            const Vec3 at = simple.vertices[v], n = p->normal;
            const long double length =
                hypotl(hypotl((long double)n.x, (long double)n.y), (long double)n.z);
            const long double x = (long double)n.x * (long double)at.x;
            const long double y = (long double)n.y * (long double)at.y;
            const long double z = (long double)n.z * (long double)at.z;
            const long double height = (x + y + z + (long double)p->d) / length;
            most = length > 0 && height > most ? height : most;
            size = fmaxl(size, fmaxl(fmaxl(fabsl((long double)at.x), fabsl((long double)at.y)),
                                     fabsl((long double)at.z)));
        }
    const long double room = (ISECT_DOUBLE ? 18 : 2) * (long double)REAL_EPSILON * size;
    return (long double)expansion >= most * (1 - 0x1p-60L) &&
           (long double)expansion <= most + room + (long double)REAL_MIN;
}

/* 1. Cases. */
static void on_ball(size_t n)
{
    for (size_t i = 0; i < n; i++) {
        Vec3 p = any_vec3();
        while (!(dot(p, p) > R(0.01) && dot(p, p) < 1))
            p = any_vec3();
        point[i] = times(1 / real_sqrt(dot(p, p)), p);
    }
}
static void refused(void)
{
    real expansion = 7;
    const X(hull) empty = {.dimension = 0};
    on_ball(40);
    check("built", cmp(build(40), ==, ISECT_OK));
    const size_t bytes = X(hull_simplify_capacity)(hull.plane_count, 10);
    simple = mark;
    check("no solid",
          X(hull_simplify)(&hull, 10, other, BYTES, NULL, &expansion) == ISECT_BAD_ARGUMENT);
    check("no hull",
          X(hull_simplify)(NULL, 10, other, BYTES, &simple, &expansion) == ISECT_BAD_ARGUMENT);
    check("no memory",
          X(hull_simplify)(&hull, 10, NULL, BYTES, &simple, &expansion) == ISECT_BAD_ARGUMENT);
    check("too few faces", cmp(X(hull_simplify)(&hull, 5, other, BYTES, &simple, &expansion), ==,
                               ISECT_BAD_ARGUMENT));
    check("too little memory",
          cmp(X(hull_simplify)(&hull, 10, other, bytes - 1, &simple, &expansion), ==,
              ISECT_TOO_SMALL));
    check("of nothing",
          cmp(X(hull_simplify)(&empty, 10, other, BYTES, &simple, &expansion), ==, ISECT_EMPTY));
    check("untouched", untouched(expansion));
    check("enough memory", X(hull_simplify)(&hull, 10, other, bytes, &simple, NULL) == ISECT_OK);
    check("too many planes", cmp(X(hull_simplify_capacity)(SIZE_MAX / 2, 10), ==, SIZE_MAX));
    hull.plane_count = UINT32_MAX;
    check("too many planes", cmp(X(hull_simplify)(&hull, 10, other, BYTES, &simple, &expansion), ==,
                                 ISECT_BAD_ARGUMENT));
    for (int f = 0; f < 7; f++) {
        Plane wrong[4];
        Vec3 at[4];
        build(40);
        memcpy(wrong, hull.planes, sizeof wrong);
        memcpy(at, hull.vertices, sizeof at);
        if (f < 4)
            ((real *)&wrong[2])[f] = f % 2 ? REAL_NAN : -REAL_INF;
        else
            ((real *)&at[3])[f - 4] = f % 2 ? REAL_NAN : REAL_INF;
        hull.planes = wrong, hull.vertices = at, hull.plane_count = hull.vertex_count = 4;
        check("not finite",
              cmp(simplify(10, &expansion), ==, ISECT_NOT_FINITE) && untouched(expansion));
    }
    for (size_t i = 0; i < 40; i++)
        point[i].z = point[i].x;
    check("flat", cmp(build(40), ==, ISECT_OK) &&
                      cmp(simplify(10, &expansion), ==, ISECT_DEGENERATE) && untouched(expansion));
}
TEST_FUNCTION(cases)
{
    real expansion = -1;
    refused();
    for (size_t i = 0; i < 8; i++)
        point[i] = (Vec3){i & 1 ? 3 : 1, i & 2 ? 2 : -2, i & 4 ? 5 : 4};
    check("a box is its own",
          cmp(build(8), ==, ISECT_OK) && cmp(simplify(6, &expansion), ==, ISECT_OK) &&
              cmp(simple.face_count, ==, 6) && cmp(simple.vertex_count, ==, 8) &&
              cmp(X(hull_volume)(&simple), ==, 8) && holds_all() && cmp(expansion, <, R(1e-5)));
    point[8] = (Vec3){2, 0, 6}; /* a roof of four sides, or none */
    check("a house in a box",
          cmp(build(9), ==, ISECT_OK) && cmp(simplify(6, &expansion), ==, ISECT_OK) &&
              cmp(simple.face_count, ==, 6) && cmp(X(hull_volume)(&simple), ==, 16) &&
              holds_all() && reaches(expansion) && cmp(expansion, >, R(0.5)));
    check("a house", cmp(simplify(20, &expansion), ==, ISECT_OK) && cmp(simple.face_count, ==, 9) &&
                         holds_all() && cmp(expansion, <, R(1e-5)));
    for (size_t i = 0; i < 4; i++)
        point[i] = (Vec3){i == 1, i == 2, i == 3};
    check("a tetrahedron", cmp(build(4), ==, ISECT_OK) &&
                               cmp(simplify(6, &expansion), ==, ISECT_OK) &&
                               cmp(simple.face_count, ==, 4) && holds_all());
    point[3].z = R(1e-30);
    check("as good as flat",
          cmp(build(4), ==, ISECT_OK) && cmp(simplify(6, &expansion), ==, ISECT_DEGENERATE));
    for (int i = 0; i < 10; i++) { /* corners are integers there: planes must be moved */
        on_ball(40);
        for (size_t k = 0; k < 40; k++)
            point[k] = (Vec3){(real)(int)(20 * point[k].x) * REAL_LEAST,
                              (real)(int)(20 * point[k].y) * REAL_LEAST,
                              (real)(int)(20 * point[k].z) * REAL_LEAST};
        check("the least numbers", cmp(build(40), ==, ISECT_OK) && cmp(hull.dimension, ==, 3) &&
                                       cmp(simplify(12, &expansion), ==, ISECT_OK) &&
                                       cmp(simple.face_count, <=, 12) && holds_all());
    }
}

/* 2. Properties: the result contains the hull, has at most the allowed number of faces, and more
 * faces extend no farther. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < soak(30); i++) {
        const size_t n = (size_t)any_int(20, CORNERS);
        const real size = scaled(1, any_int(-40, 40));
        const Vec3 away = times(i % 3 ? 0 : 10, any_vec3());
        const real deep = any_real(R(0.01), 1), high = any_real(R(0.01), 1);
        const Vec3 wide = {1, deep, high};
        real before = REAL_INF;
        on_ball(n);
        for (size_t k = 0; k < n; k++)
            point[k] =
                times(size, (Vec3){point[k].x * wide.x + away.x, point[k].y * wide.y + away.y,
                                   point[k].z * wide.z + away.z});
        check("built", cmp(build(n), ==, ISECT_OK));
        for (size_t faces = 6; faces < 200; faces = 2 * faces + 1) {
            real expansion = -1;
            check("made", cmp(simplify(faces, &expansion), ==, ISECT_OK));
            check("few faces",
                  cmp(simple.face_count, <=, faces) && cmp(simple.plane_count, <=, faces));
            check("all are held", holds_all());
            check("so far", reaches(expansion));
            check("no farther", cmp(expansion, <=, before + 64 * REAL_EPSILON * (size * 11)));
            check("larger", cmp(X(hull_volume)(&simple), >=,
                                X(hull_volume)(&hull) * (1 - 64 * REAL_EPSILON)));
            before = expansion;
        }
    }
}

/* 3. Oracle: point sets of all kinds; solid ones are contained, by few faces and by all. */
TEST_FUNCTION(oracle)
{
    for (int i = 0; i < soak(120); i++) {
        const size_t n =
            (size_t)any_int(i % POINT_SETS == 0 || i % POINT_SETS == 4 ? 12 : 4, i % 7 ? 30 : 300);
        real expansion = -1;
        draw_points(i % POINT_SETS, n);
        if (build(n) != ISECT_OK || hull.dimension != 3)
            continue;
        for (int k = 0; k < 2; k++) {
            const isect_status status = simplify(k ? 10 : CORNERS, &expansion);
            const bool thin = i % POINT_SETS != 0 && i % POINT_SETS != 4;
            check("a status", status == ISECT_OK ||
                                  (thin && (status == ISECT_DEGENERATE || status == ISECT_EMPTY ||
                                            status == ISECT_NOT_FINITE)));
            check("held", status != ISECT_OK || (holds_all() && reaches(expansion)));
            check("few faces", status != ISECT_OK || simple.face_count <= (k ? 10 : CORNERS));
        }
    }
}

TESTS_OF_ONE(hull_simplify)
