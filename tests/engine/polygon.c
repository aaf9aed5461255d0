/* tests/engine/polygon.c - isect_overlap_polygon_any. Boxes as oriented boxes, hulls and frusta
 * have the answers of isect_overlap_polygon_aabb, which is exact, except within the stated
 * distance. The judge of spheres and triangles is exact, too: the triangles of the polygon, which
 * are flat and have integer coordinates. */
#include "kit/kit.h"
#include "overlap/faces.h"
#include HEADER(polygon)

#define SAMPLES soak(1500)

TEST_FUNCTION(cases)
{
    static const Vec3 notched[] = {{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {2, 1, 1}, {0, 4, 1}};
    static const Vec3 saddle[] = {{-2, -2, -1}, {2, -2, 1}, {2, 2, -1}, {-2, 2, 1}};
    const X(polygon) flat = {notched, 5}, bent = {saddle, 4}, none = {NULL, 0};
    const Sphere inside = {{2, R(0.5), 2}, 1}, above = {{2, R(0.5), R(2.125)}, 1},
                 notch = {{2, 3, 1}, R(0.5)}, middle = {{0, 0, 0}, R(0.25)},
                 over = {{0, 0, R(0.5)}, R(0.25)}, empty = {{2, 1, 1}, -1};
    const Triangle through = {{2, R(0.5), 0}, {2, R(0.5), 2}, {3, R(0.5), 2}},
                   beside = {{2, 3, 0}, {2, 3, 2}, {R(2.25), 3, 2}};
    const X(obb)
        box = {{2, R(0.5), R(1.5)}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {R(0.25), R(0.25), R(0.5)}};
    const X(plane) floor_at = {{0, 0, 1}, -1};
#define MEETS(polygon, shape) X(overlap_polygon_any)(&(polygon), shape, ISECT_EVEN_ODD)
    const Vec3 at_floor = {2, R(0.5), 1}, in_notch = {2, 3, 1};
    check("a point", MEETS(flat, X(any_point)(&at_floor)) && !MEETS(flat, X(any_point)(&in_notch)));
    check("a ball touches", MEETS(flat, X(any_sphere)(&inside)));
    check("a ball above", !MEETS(flat, X(any_sphere)(&above)));
    check("a ball in the notch", !MEETS(flat, X(any_sphere)(&notch)));
    check("an empty ball", !MEETS(flat, X(any_sphere)(&empty)));
    check("a ball in a saddle", MEETS(bent, X(any_sphere)(&middle)));
    check("a ball over its plane", !MEETS(bent, X(any_sphere)(&over)));
    check("a triangle through it", MEETS(flat, X(any_triangle)(&through)));
    check("a triangle in the notch", !MEETS(flat, X(any_triangle)(&beside)));
    check("a box", MEETS(flat, X(any_obb)(&box)));
    check("no corners", !MEETS(none, X(any_obb)(&box)));
    check("no answer", !MEETS(flat, X(any_plane)(&floor_at)));
    const Vec3 broken[] = {{0, 0, 0}, {4, 0, 0}, {4, 4, REAL_NAN}};
    check("NaN", !MEETS(((X(polygon)){broken, 3}), X(any_sphere)(&inside)));
#undef MEETS
}

static real half_of(real lower, real upper)
{
    return (upper - lower) / 2;
}
/* A box near the plane of a face, of halves or any size. */
static Aabb box_near(const Face *face)
{
    const real beside = any_int(0, 1) ? any_real(R(-0.5), R(0.5)) : 0;
    const Vec3 at = faced(&face->facing, (Vec3){R(0.5) * (real)any_int(-6, 6),
                                                R(0.5) * (real)any_int(-6, 6), beside});
    Aabb box = {at, at};
    for (int k = 0; k < 3; k++) {
        const real halves = R(0.5) * (real)any_int(1, 5);
        const real wide = scaled(any_int(0, 2) ? any_real(0, 3) : halves, face->facing.exponent);
        *(any_int(0, 1) ? &(&box.lower.x)[k] : &(&box.upper.x)[k]) += wide;
        if ((&box.lower.x)[k] > (&box.upper.x)[k]) {
            const real end = (&box.lower.x)[k];
            (&box.lower.x)[k] = (&box.upper.x)[k], (&box.upper.x)[k] = end;
        }
    }
    return box;
}
static Aabb box_grown(Aabb box, real by)
{
    for (int k = 0; k < 3; k++)
        (&box.lower.x)[k] -= by, (&box.upper.x)[k] += by;
    return box;
}
/* The header: 4 epsilon of the largest coordinate for the plane, and 1e-8 of lengths for the
 * solver; in float the corners of a box add epsilon of theirs. */
static real band_of(const Face *face, const Aabb *box)
{
    real most = 0;
    for (size_t i = 0; i < 3 * face->count; i++)
        most = num_max(most, real_abs((&face->corner[0].x)[i]));
    for (int k = 0; k < 6; k++)
        most = num_max(most, real_abs((&box->lower.x)[k]));
    return most * (8 * REAL_EPSILON + R(1e-7));
}
TEST_FUNCTION(boxes)
{
    int yes = 0, inner = 0, sure = 0;
    for (int i = 0; i < SAMPLES; i++) {
        const Face face = any_face();
        const X(polygon) polygon = polygon_of(&face);
        const isect_rule rule = i % 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
        const Aabb box = box_near(&face);
        const Vec3 l = box.lower, u = box.upper;
        const real band = band_of(&face, &box);
        const Aabb less = box_grown(box, -band), more = box_grown(box, band);
        const bool want = X(overlap_polygon_aabb)(&polygon, &more, rule);
        if (want != X(overlap_polygon_aabb)(&polygon, &less, rule))
            continue;
        const X(obb)
            obb = {{l.x + half_of(l.x, u.x), l.y + half_of(l.y, u.y), l.z + half_of(l.z, u.z)},
                   {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                   {half_of(l.x, u.x), half_of(l.y, u.y), half_of(l.z, u.z)}};
        Vec3 corner[8];
        for (int k = 0; k < 8; k++)
            corner[k] = (Vec3){k & 1 ? u.x : l.x, k & 2 ? u.y : l.y, k & 4 ? u.z : l.z};
        const X(hull) hull = {.vertices = corner, .vertex_count = 8};
        const X(frustum) frustum = {.plane = {{{1, 0, 0}, -u.x},
                                              {{-1, 0, 0}, l.x},
                                              {{0, 1, 0}, -u.y},
                                              {{0, -1, 0}, l.y},
                                              {{0, 0, 1}, -u.z},
                                              {{0, 0, -1}, l.z}}};
        check("as a box", cmp(X(overlap_polygon_any)(&polygon, X(any_aabb)(&box), rule), ==, want));
        check("as an oriented box",
              cmp(X(overlap_polygon_any)(&polygon, X(any_obb)(&obb), rule), ==, want));
        check("as a hull",
              cmp(X(overlap_polygon_any)(&polygon, X(any_hull)(&hull), rule), ==, want));
        check("as a frustum",
              cmp(X(overlap_polygon_any)(&polygon, X(any_frustum)(&frustum), rule), ==, want));
        bool border = false;
        for (size_t k = 0; k < face.count; k++) {
            const Segment edge = {face.corner[k], face.corner[(k + 1) % face.count]};
            border |= X(overlap_segment_aabb)(&edge, &box);
        }
        yes += want, inner += want && !border, sure++;
    }
    check_share(yes, SAMPLES, 0.1, 0.9);
    check_share(inner, SAMPLES, 0.01, 0.5);
    check_share(sure, SAMPLES, 0.5, 1);
}

/* The distance of a simple flat polygon from a shape is the least of its triangles. */
TEST_FUNCTION(triangulated)
{
    int yes = 0, no = 0, inner = 0;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        const Face face = any_face();
        const X(polygon) polygon = polygon_of(&face);
        uint32_t spare[3 * MOST_OF_FACE], index[3 * MOST_OF_FACE];
        if (face.saddle || face.count < 4 ||
            X(polygon_triangulate)(face.corner, face.count, spare, index) != ISECT_OK)
            continue;
        Triangle t;
        for (int k = 0; k < 3; k++)
            (&t.a)[k] = faced(&face.facing, (Vec3){(real)any_int(-4, 4), (real)any_int(-4, 4),
                                                   (real)any_int(-3, 3)});
        const Vec3 c =
            faced(&face.facing, (Vec3){R(0.5) * (real)any_int(-7, 7), R(0.5) * (real)any_int(-7, 7),
                                       R(0.25) * (real)any_int(-4, 4)});
        const Sphere ball = {c, scaled(R(0.25) * (real)any_int(0, 4), face.facing.exponent)};
        const Sphere less = {c, ball.radius * (1 - 64 * REAL_EPSILON)},
                     more = {c, ball.radius * (1 + 64 * REAL_EPSILON)};
        bool meets = false, shrunk = false, grown = false, border = false;
        for (size_t k = 0; k + 2 < face.count; k++) {
            const Triangle part = {face.corner[index[3 * k]], face.corner[index[3 * k + 1]],
                                   face.corner[index[3 * k + 2]]};
            meets |= X(overlap_triangle_triangle)(&part, &t);
            shrunk |= X(overlap_triangle_sphere)(&part, &less);
            grown |= X(overlap_triangle_sphere)(&part, &more);
        }
        for (size_t k = 0; k < face.count; k++) {
            const Segment edge = {face.corner[k], face.corner[(k + 1) % face.count]};
            border |= X(overlap_segment_triangle)(&edge, &t);
        }
        check("a triangle",
              cmp(X(overlap_polygon_any)(&polygon, X(any_triangle)(&t), ISECT_NONZERO), ==, meets));
        if (shrunk == grown)
            check("a ball",
                  cmp(X(overlap_polygon_any)(&polygon, X(any_sphere)(&ball), ISECT_NONZERO), ==,
                      grown));
        yes += meets, no += !meets, inner += meets && !border;
    }
    check_share(yes, yes + no, 0.1, 0.9);
    check_share(inner, yes + no, 0.01, 0.9);
}

TESTS_IN(engine_polygon, cmocka_unit_test(cases), cmocka_unit_test(boxes),
         cmocka_unit_test(triangulated))
