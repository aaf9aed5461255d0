/* tests/overlap/hull_hull.c - isect_overlap_hull_hull. */
#include "kit/corners.h"
#include "kit/kit.h"

#define SAMPLES soak(1500)
#define BUILT soak(300)

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) first = hull_with(a, count_a), second = hull_with(b, count_b);
    const bool answer = X(overlap_hull_hull)(&first, &second);
    check("in either order", X(overlap_hull_hull)(&second, &first) == answer);
    return answer;
}

static void ends_of_the_range(void)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real least = REAL_LEAST, most = REAL_MAX;
    check("nothing and nothing", !ask(NULL, 0, NULL, 0));
    check("nothing", !ask(pyramid, 5, NULL, 0));
    const X(plane) everywhere = {{0, 0, 0}, -1};
    const X(hull) planes = {.planes = &everywhere, .plane_count = 1};
    const X(hull) body = hull_with(pyramid, 5);
    check("planes alone are the set", X(overlap_hull_hull)(&planes, &body));
    const Vec3 greatest[4] = {{most, 0, 0}, {-most, most, 0}, {-most, -most, 0}, {0, 0, most}};
    const Vec3 on_it[2] = {{most, 0, 0}, {most, most, most}};
    const Vec3 beside[2] = {{most, least, 0}, {most, most, most}};
    check("the end of the range", ask(greatest, 4, on_it, 2) && !ask(greatest, 4, beside, 2));
    const real between = scaled(1, ISECT_DOUBLE ? 973 : 77); /* the middles are REAL_MAX apart */
    const Vec3 before[2] = {{-most, 0, 0}, {between, 0, 0}};
    const Vec3 behind[2] = {{between, 0, 0}, {most, 0, 0}};
    const Vec3 across[2] = {{between, 1, 0}, {most, -1, 0}};
    check("from end to end", ask(before, 2, behind, 2) && !ask(before, 2, across, 2));
    const Vec3 small[4] = {{0, 0, 0}, {3 * least, 0, 0}, {0, 3 * least, 0}, {0, 0, 3 * least}};
    const Vec3 slope[2] = {{2 * least, least, 0}, {most, most, most}};
    const Vec3 over[2] = {{2 * least, least, least}, {most, most, most}};
    check("the least numbers", ask(small, 4, slope, 2) && !ask(small, 4, over, 2));
}

/* Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
TEST_FUNCTION(cases)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, size_t count; Vec3 corner[8]; bool want;) = {
        {"a box around it",
         8,
         {{-3, -3, -3},
          {3, -3, -3},
          {-3, 3, -3},
          {3, 3, -3},
          {-3, -3, 3},
          {3, -3, 3},
          {-3, 3, 3},
          {3, 3, 3}},
         true},
        {"a tetrahedron inside", 4, {{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {0, 0, R(0.5)}}, true},
        {"base on base", 5, {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, -2}}, true},
        {"below the base",
         5,
         {{-2, -2, -least}, {2, -2, -least}, {2, 2, -least}, {-2, 2, -least}, {0, 0, -2}},
         false},
        {"side on side", 4, {{2, 2, 0}, {2, -2, 0}, {0, 0, 2}, {4, 0, 2}}, true},
        {"part of a side", 4, {{1, 0, 1}, {1, 1, 1}, {2, 0, 0}, {4, 0, 2}}, true},
        {"off that side by an ulp",
         4,
         {{1 + eps, 0, 1}, {1, 1, 1 + eps}, {2, 0, 2 * least}, {4, 0, 2}},
         false},
        {"edge on an edge, crosswise", 4, {{2, -3, -1}, {2, 3, 1}, {4, -3, -1}, {4, 3, 1}}, true},
        {"edge beside an edge", 4, {{2, -3, -1}, {2, 3, 1}, {4, -3, -1}, {4, 3, 1 + eps}}, true},
        {"edges apart by an ulp",
         4,
         {{2 + 2 * eps, -3, -1}, {2 + 2 * eps, 3, 1}, {4, -3, -1}, {4, 3, 1}},
         false},
        {"corner on the tip", 3, {{0, 0, 2}, {1, 0, 4}, {-1, 0, 4}}, true},
        {"corner above the tip", 3, {{0, 0, 2 + 2 * eps}, {1, 0, 4}, {-1, 0, 4}}, false},
        {"a segment through it", 2, {{-9, 0, 1}, {9, 0, 1}}, true},
        {"a segment that touches the tip", 2, {{-9, 0, 2}, {9, 0, 2}}, true},
        {"a segment along an edge", 2, {{-1, -1, 1}, {-9, -9, -7}}, true},
        {"a segment above the tip", 2, {{-9, 0, 2 + 2 * eps}, {9, 0, 2 + 2 * eps}}, false},
        {"a polygon through it", 4, {{-9, -9, 1}, {9, -9, 1}, {9, 9, 1}, {-9, 9, 1}}, true},
        {"a polygon in its base", 4, {{1, 1, 0}, {9, 1, 0}, {9, 9, 0}, {1, 9, 0}}, true},
        {"a polygon that only the box meets", 3, {{2, 2, 1}, {3, 2, 1}, {2, 3, 1}}, false},
        {"a point inside", 1, {{0, 0, 1}}, true},
        {"a point on a side", 1, {{1, 0, 1}}, true},
        {"a point off a side", 1, {{1 + eps, 0, 1}}, false},
        {"many times a point on an edge",
         8,
         {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}},
         true},
        {"many times a point beside it",
         4,
         {{1, 1 + eps, 1}, {1, 1 + eps, 1}, {1, 1 + eps, 1}, {1, 1 + eps, 1}},
         false},
        {"across the whole range",
         4,
         {{-most, -most, -most}, {most, -most, -most}, {0, most, -most}, {0, 0, most}},
         true},
        {"far away", 3, {{most, most, most}, {most, 0, most}, {0, most, most}}, false},
    };
    check_each(table, cmp(ask(pyramid, 5, table[i].corner, table[i].count), ==, table[i].want));
    ends_of_the_range();
}

/* ---- hulls that are built ---- */

enum { POINTS = 24, BYTES = 400 * POINTS + 4096 };

typedef struct Built {
    Vec3 point[POINTS];
    char memory[BYTES];
    X(hull) hull;
} Built;

/* The points are integers in a ball: many are in one plane. */
static void build(Built *built, Vec3 center)
{
    const int most = any_int(2, 12);
    const X(points) points = X(points_of)(built->point);
    for (int i = 0; i < POINTS; i++) {
        Vec3 p = whole_vec3(most);
        for (int tries = 0; dot(p, p) > (real)(most * most) && tries < 20; tries++)
            p = whole_vec3(most);
        built->point[i] = mad(center, 1 / (real)most, p);
    }
    check("it is built", X(hull_build)(points, POINTS, built->memory, sizeof built->memory, NULL,
                                       &built->hull) == ISECT_OK);
}

static Vec3 begins(const X(hull) * hull, uint32_t edge)
{
    return hull->vertices[hull->edges[edge].origin];
}

/* True if a point is below all faces of a solid. */
static bool below_faces(const X(hull) * hull, Vec3 p)
{
    for (size_t f = 0; f < hull->face_count; f++) {
        const uint32_t edge = hull->faces[f], next = hull->edges[edge].next;
        const Vec3 a = begins(hull, edge), b = begins(hull, next);
        const Vec3 c = begins(hull, hull->edges[next].next);
        if (X(orient3d)(&a, &b, &c, &p) < 0)
            return false;
    }
    return true;
}

/* True if an edge of one meets a face of the other, cut into triangles. */
static bool edges_meet(const X(hull) * hull, const X(hull) * faces)
{
    for (uint32_t e = 0; e < hull->edge_count; e++) {
        const Segment edge = {begins(hull, e), begins(hull, hull->edges[e].next)};
        for (size_t f = 0; e < hull->edges[e].twin && f < faces->face_count; f++) {
            const uint32_t first = faces->faces[f];
            uint32_t at = faces->edges[first].next;
            for (; faces->edges[at].next != first; at = faces->edges[at].next) {
                const Triangle t = {begins(faces, first), begins(faces, at),
                                    begins(faces, faces->edges[at].next)};
                if (X(overlap_segment_triangle)(&edge, &t))
                    return true;
            }
        }
    }
    return false;
}

/* A triangle through the origin, perhaps with more points below it, and a tiny hull with one corner
 * at the origin, on the other side: along the normal everything but rounding is zero. Sums of
 * integers of 20 bits do not round. */
static void touch_at_origin(void)
{
    Vec3 a[5], b[4] = {{0, 0, 0}};
    a[0] = whole_vec3(1 << 20), a[1] = whole_vec3(1 << 20);
    a[2] = (Vec3){-a[0].x - a[1].x, -a[0].y - a[1].y, -a[0].z - a[1].z};
    const Vec3 normal = cross(a[0], a[1]), none = {0, 0, 0};
    const real long_way = R(0x1p20) / num_sqrt(dot(normal, normal));
    for (int k = 0; k < 2; k++)
        a[3 + k] = mad(whole_vec3(1 << 18), -long_way, normal);
    for (int k = 1; k < 4; k++)
        b[k] = mad(none, scaled(1, -50), mad(whole_vec3(1 << 18), long_way, normal));
    check("they touch at the origin", ask(a, (size_t)any_int(3, 5), b, (size_t)any_int(1, 4)));
}

/* Hulls of many points, most of which are inside; and hulls that share only the origin. */
TEST_FUNCTION(special)
{
    static Built a, b;
    int together = 0, solids = 0;
    for (int i = 0; i < SAMPLES; i++)
        touch_at_origin();
    for (int i = 0; i < BUILT; i++) {
        const Vec3 away = {R(0.25) * (real)any_int(-8, 8), R(0.25) * (real)any_int(-4, 4), 0};
        build(&a, (Vec3){0, 0, 0}), build(&b, away);
        const bool answer = X(overlap_hull_hull)(&a.hull, &b.hull);
        check("points inside are nothing more",
              cmp(ask(a.point, POINTS, b.point, POINTS), ==, answer));
        if (a.hull.dimension < 3 || b.hull.dimension < 3)
            continue;
        solids++, together += answer;
        check("edges meet faces, or one is inside",
              cmp(answer, ==,
                  (below_faces(&a.hull, b.point[0]) || below_faces(&b.hull, a.point[0]) ||
                   edges_meet(&a.hull, &b.hull) || edges_meet(&b.hull, &a.hull))));
    }
    check_share(solids, BUILT, 0.5, 1);
    check_share(together, solids, 0.2, 0.9);
}

CASES_AND(overlap_hull_hull, special)
