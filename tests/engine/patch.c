/* tests/engine/patch.c - isect_contact_any_patch: boxes on boxes, whose patches one sees; what
 * lies on both surfaces; boxes as hulls of their corners and by their planes; the same parts under
 * small motions and in the other order. */
#include "engine/shapes.h"
#include "kit/kit.h"

#include HEADER(any)

typedef long double Long;

#define BOUND (ISECT_DOUBLE ? 8e-9L : 8e-6L) /* of isect/any.h, of the size */
#define ROUND_BOUND 8e-6L
enum { SHAPES = 10, NONE = -1 };

typedef Held Any;
typedef X(patch) Patch;
typedef X(patch_point) PatchPoint;

static bool about(real x, real y)
{
    return real_abs(x - y) <= 64 * REAL_EPSILON;
}
static bool about3(Vec3 p, real x, real y, real z)
{
    return about(p.x, x) && about(p.y, y) && about(p.z, z);
}
static Any box(real x, real y, real z, real half)
{
    return (Any){ISECT_SHAPE_AABB,
                 {.aabb = {{x - half, y - half, z - half}, {x + half, y + half, z + half}}}};
}
static const PatchPoint *point_at(const Patch *patch, real x, real y)
{
    for (uint32_t i = 0; i < patch->count; i++)
        if (about(patch->point[i].a.x, x) && about(patch->point[i].a.y, y))
            return &patch->point[i];
    return NULL;
}
static bool is_part(const uint32_t feature[2], int i, int j)
{
    return feature[0] == (uint32_t)i && feature[1] == (uint32_t)j;
}

/* A box of half the size on another, in its middle and over its corner. */
TEST_FUNCTION(boxes)
{
    const Any ground = box(0, 0, 0, 2), on = box(0, 0, 3, 1), over = box(2, 2, 3, 1);
    const Any above = box(0, 0, R(3.25), 1);
    Patch patch = X(contact_any_patch)(any_held(&ground), any_held(&on), 0, 4);
    assert_int_equal(patch.count, 4);
    check("up", about3(patch.normal, 0, 0, 1));
    for (int i = 0; i < 4; i++) {
        const real x = i & 1 ? 1 : -1, y = i & 2 ? 1 : -1;
        const PatchPoint *p = point_at(&patch, x, y);
        check("a corner", p && about3(p->a, x, y, 2) && about3(p->b, x, y, 2) && about(p->gap, 0));
        check("its name", p && is_part(p->feature_b, i, i) && is_part(p->feature_a, NONE, NONE));
    }
    patch = X(contact_any_patch)(any_held(&ground), any_held(&over), 0, 4);
    assert_int_equal(patch.count, 4);
    const PatchPoint *p = point_at(&patch, 1, 1);
    check("of the upper", p && is_part(p->feature_b, 0, 0) && is_part(p->feature_a, NONE, NONE));
    p = point_at(&patch, 2, 2);
    check("of the lower", p && is_part(p->feature_a, 7, 7) && is_part(p->feature_b, NONE, NONE));
    p = point_at(&patch, 2, 1);
    check("of both", p && is_part(p->feature_a, 5, 7) && is_part(p->feature_b, 0, 1));
    check("apart",
          cmp(X(contact_any_patch)(any_held(&ground), any_held(&above), 0, 4).count, ==, 0));
    patch = X(contact_any_patch)(any_held(&ground), any_held(&above), R(0.5), 2);
    check("near", cmp(patch.count, ==, 2) && about(patch.point[0].gap, R(0.25)));
    check("two far from each other", about(patch.point[0].a.x, -patch.point[1].a.x) &&
                                         about(patch.point[0].a.y, -patch.point[1].a.y));
}

TEST_FUNCTION(others)
{
    const Any ground = box(0, 0, 0, 2), none = {ISECT_SHAPE_NONE, {.point = {0, 0, 0}}};
    const Any rod = {ISECT_SHAPE_CAPSULE, {.capsule = {{-1, 0, 3}, {1, 0, 3}, 1}}};
    const Any log = {ISECT_SHAPE_CYLINDER, {.cylinder = {{-3, 0, 3}, {1, 0, 3}, 1}}};
    const Any can = {ISECT_SHAPE_CYLINDER, {.cylinder = {{0, 0, 2}, {0, 0, 5}, 1}}};
    const Any ball = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, R(2.5)}, 1}}};
    const Any beam = {ISECT_SHAPE_CAPSULE, {.capsule = {{0, 0, 5}, {9, 0, 5}, 1}}};
    const Any nan = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, REAL_NAN}, 1}}};
    static const Normal up[1] = {{0, 0, 1}};
    static const real low = -REAL_INF, high = 2;
    Patch patch = X(contact_any_patch)(any_held(&ground), any_held(&rod), 0, 4);
    check("a capsule lies on two points",
          cmp(patch.count, ==, 2) && point_at(&patch, -1, 0) && point_at(&patch, 1, 0));
    check("by its ends", is_part(point_at(&patch, 1, 0)->feature_b, 1, 1));
    patch = X(contact_any_patch)(any_held(&ground), any_held(&log), 0, 4);
    check("a cylinder over the edge",
          cmp(patch.count, ==, 2) && point_at(&patch, -2, 0) && point_at(&patch, 1, 0));
    check("of both", is_part(point_at(&patch, -2, 0)->feature_b, 16, 17) &&
                         is_part(point_at(&patch, -2, 0)->feature_a, 4, 6));
    patch = X(contact_any_patch)(any_held(&ground), any_held(&can), 0, 8);
    check("a cylinder stands on eight", cmp(patch.count, ==, 8));
    patch = X(contact_any_patch)(any_held(&ground), any_held(&ball), 0, 8);
    check("a ball has one", cmp(patch.count, ==, 1) && about(patch.point[0].gap, R(-0.5)));
    patch = X(contact_any_patch)(any_held(&rod), any_held(&beam), 0, 8);
    check("side by side",
          cmp(patch.count, ==, 2) && point_at(&patch, 0, 0) && point_at(&patch, 1, 0));
    check("none", cmp(X(contact_any_patch)(any_held(&ground), any_held(&none), 9, 8).count, ==, 0));
    const Any half_space = {ISECT_SHAPE_KDOP, {.kdop = {(const void *)up, 1, &low, &high}}};
    check("without end",
          cmp(X(contact_any_patch)(any_held(&ball), any_held(&half_space), 9, 8).count, ==, 0));
    check("NaN", cmp(X(contact_any_patch)(any_held(&nan), any_held(&ground), 9, 8).count, ==, 0));
    check("no point asked for",
          cmp(X(contact_any_patch)(any_held(&ground), any_held(&ball), 0, 0).count, ==, 0));
}

/* A point at the center of a ball, and a corner on a cylinder, in both orders. */
static bool are_exchanged(const Patch *one, const Patch *two)
{
    const Vec3 n = one->normal, m = two->normal;
    bool same = one->count == two->count && n.x == -m.x && n.y == -m.y && n.z == -m.z;
    for (uint32_t i = 0; i < one->count && same; i++)
        same = same_bits(&one->point[i].a, &two->point[i].b, sizeof one->point[i].a) &&
               same_bits(&one->point[i].b, &two->point[i].a, sizeof one->point[i].b) &&
               one->point[i].gap == two->point[i].gap;
    return same;
}
TEST_FUNCTION(both_orders)
{
    const Any center = {ISECT_SHAPE_POINT, {.point = {1, 2, 3}}};
    const Any ball = {ISECT_SHAPE_SPHERE, {.sphere = {{1, 2, 3}, 2}}};
    const Any can = {ISECT_SHAPE_CYLINDER, {.cylinder = {{0, 0, -2}, {0, 0, 2}, 1}}};
    const Any corner = {ISECT_SHAPE_TETRAHEDRON,
                        {.tetrahedron = {{1, 0, 0}, {3, 1, 1}, {3, -1, 1}, {3, 0, -1}}}};
    TABLE(table, const Any *a, *b; real gap;) = {
        {"a point at a center", &center, &ball, -2},
        {"a corner on a cylinder", &corner, &can, 0},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(any) a = any_held(table[i].a), b = any_held(table[i].b);
        const Patch one = X(contact_any_patch)(a, b, R(0.001), 8),
                    two = X(contact_any_patch)(b, a, R(0.001), 8);
        check(table[i].name, cmp(one.count, ==, 1)); /* S is less than 10, and 1e-6 S the error */
        check(table[i].name, cmp(real_abs(one.point[0].gap - table[i].gap), <=, R(1e-5)));
        check(table[i].name, are_exchanged(&one, &two));
    }
}

/* ---- on both surfaces ---- */

static real gap_to(Vec3 p, const Any *any)
{
    return X(contact_any)(X(any_point)(&p), any_held(any)).gap;
}
static Any drawn(int which)
{
    const Triangle t = {any_vec3(), any_vec3(), any_vec3()};
    switch (which) {
    case 0:
        return (Any){ISECT_SHAPE_TRIANGLE, {.triangle = t}};
    case 1:
        return (Any){ISECT_SHAPE_CAPSULE, {.capsule = {t.a, t.b, any_real(0, 2)}}};
    case 2:
        return (Any){ISECT_SHAPE_CYLINDER, {.cylinder = {t.a, t.b, any_real(0, 2)}}};
    case 3:
        return (Any){ISECT_SHAPE_AABB, {.aabb = any_aabb()}};
    case 4:
        return (Any){ISECT_SHAPE_OBB, {.obb = any_obb()}};
    case 5:
        return (Any){ISECT_SHAPE_HULL, {.hull = any_corners()}};
    case 6:
        return (Any){ISECT_SHAPE_LOZENGE, {.lozenge = {t.a, t.b, t.c, any_real(0, 1)}}};
    case 7:
        return (Any){ISECT_SHAPE_KDOP, {.kdop = any_kdop()}};
    case 8:
        return (Any){ISECT_SHAPE_FRUSTUM, {.frustum = any_frustum()}};
    default:
        return (Any){ISECT_SHAPE_TETRAHEDRON, {.tetrahedron = {t.a, t.b, t.c, any_vec3()}}};
    }
}
/* No less than the lengths and the distance. */
static Long size_of(const Any *any)
{
    Long most = 0;
    const real *number = (const real *)(const void *)&any->is;
    if (any->shape == ISECT_SHAPE_HULL) {
        for (size_t i = 0; i < any->is.hull.vertex_count; i++)
            for (int k = 0; k < 3; k++)
                most = fmaxl(most, 2 * fabsl((Long)(&any->is.hull.vertices[i].x)[k]));
        return 2 * most;
    }
    if (any->shape == ISECT_SHAPE_KDOP) /* long_by is no less than a fifth */
        return 256;
    if (any->shape == ISECT_SHAPE_FRUSTUM) {
        number = &any->is.frustum.corner[0].x;
        for (int i = 0; i < 24; i++)
            most = fmaxl(most, 2 * fabsl((Long)number[i]));
        return 2 * most;
    }
    for (int i = 0; i < 15 && i < (any->shape == ISECT_SHAPE_OBB ? 15 : 6); i++)
        most += fabsl((Long)number[i]);
    return 4 * most + 4;
}

static bool is_box(const Any *any)
{
    return any->shape == ISECT_SHAPE_AABB || any->shape == ISECT_SHAPE_OBB;
}
TEST_FUNCTION(surfaces)
{
    const int samples = soak(6000);
    int points = 0, several = 0, deep = 0, pierced = 0;
    Long worst = 0;
    for (int i = 0; i < samples; i++) {
        const Any a = drawn(any_int(0, SHAPES - 1)), b = drawn(any_int(0, SHAPES - 1));
        const real margin = any_real(0, 1);
        const Patch patch = X(contact_any_patch)(any_held(&a), any_held(&b), margin, 8);
        const bool round = a.shape == ISECT_SHAPE_CYLINDER || b.shape == ISECT_SHAPE_CYLINDER;
        const Long size = size_of(&a) + size_of(&b), d = (round ? ROUND_BOUND : BOUND) * size;
        points += (int)patch.count, several += patch.count > 1;
        const bool boxes = is_box(&a) && is_box(&b),
                   triangle = (a.shape == ISECT_SHAPE_TRIANGLE && is_box(&b)) ||
                              (b.shape == ISECT_SHAPE_TRIANGLE && is_box(&a));
        if (boxes || triangle) {
            const real gap = X(contact_any)(any_held(&a), any_held(&b)).gap;
            check("as deep as the contact",
                  gap > margin - d ||
                      (patch.count > 0 && fabsl((Long)patch.point[0].gap - gap) <= 2 * d));
            deep += boxes && gap < 0, pierced += triangle && gap < 0;
        }
        for (uint32_t k = 0; k < patch.count; k++) {
            const PatchPoint *p = &patch.point[k];
            const Long off = fmaxl(fabsl((Long)gap_to(p->a, &a)), fabsl((Long)gap_to(p->b, &b)));
            worst = fmaxl(worst, off / d);
            check("on both surfaces", cmp(off, <=, d));
            const Vec3 way = sub(p->b, p->a);
            check("the gap", cmp(fabsl((Long)dot(way, patch.normal) - p->gap), <=, d));
            check("within the margin", cmp(p->gap, <=, margin + d));
        }
    }
    printf("%d pairs, %d points, %d of several; within %.2Lg of the bound\n", samples, points,
           several, worst);
    check_share(several, samples, 0.05, 0.95);
    check("boxes are deep in each other", cmp(deep, >, 0));
    check("triangles are in boxes", cmp(pierced, >, 0));
}

/* Two shapes of one type have one order, too: that of their numbers. */
static Any of_type(int which)
{
    switch (which - SHAPES) {
    case 0:
        return (Any){ISECT_SHAPE_DISC, {.disc = any_disc()}};
    case 1:
        return (Any){ISECT_SHAPE_SPHERE, {.sphere = any_sphere()}};
    case 2:
        return (Any){ISECT_SHAPE_ELLIPSOID, {.ellipsoid = any_ellipsoid()}};
    case 3:
        return (Any){ISECT_SHAPE_CONE, {.cone = any_cone()}};
    case 4:
        return (Any){ISECT_SHAPE_ROUNDCONE, {.roundcone = any_roundcone()}};
    case 5:
        return (Any){ISECT_SHAPE_RECTANGLE, {.rectangle = any_rectangle()}};
    default:
        return drawn(which);
    }
}
TEST_FUNCTION(of_one_type)
{
    enum { TYPES = SHAPES + 6 };
    const int samples = soak(8000);
    int points = 0;
    kind = PLAIN;
    for (int i = 0; i < samples; i++) {
        const Any a = of_type(i % TYPES), b = of_type(i % TYPES);
        const real margin = any_real(0, 2);
        const Patch one = X(contact_any_patch)(any_held(&a), any_held(&b), margin, 8),
                    two = X(contact_any_patch)(any_held(&b), any_held(&a), margin, 8);
        points += one.count > 0;
        check("the same points, exchanged", are_exchanged(&one, &two));
    }
    check_share(points, samples, 0.2, 1);
}

/* ---- the same parts ---- */

/* The point of the same parts, or of those with a and b exchanged. */
static const PatchPoint *same_parts(const Patch *patch, const PatchPoint *of, bool exchanged)
{
    for (uint32_t i = 0; i < patch->count; i++) {
        const PatchPoint *p = &patch->point[i];
        if (same_bits(exchanged ? p->feature_b : p->feature_a, of->feature_a,
                      sizeof of->feature_a) &&
            same_bits(exchanged ? p->feature_a : p->feature_b, of->feature_b, sizeof of->feature_b))
            return p;
    }
    return NULL;
}
static real distance(Vec3 a, Vec3 b)
{
    const Vec3 d = sub(a, b);
    return real_sqrt(dot(d, d));
}
static Vec3 sum(Vec3 a, Vec3 b)
{
    return (Vec3){a.x + b.x, a.y + b.y, a.z + b.z};
}
static Vec3 little(real most)
{
    return (Vec3){any_real(-most, most), any_real(-most, most), any_real(-most, most)};
}
static Any moved(const Any *any)
{
    const Vec3 turn = little(R(1e-4)), by = little(R(1e-4));
    Any to = *any;
    to.is.obb.center = sum(to.is.obb.center, by);
    for (int k = 0; k < 3; k++)
        to.is.obb.axis[k] = sum(to.is.obb.axis[k], cross(turn, to.is.obb.axis[k]));
    return to;
}
static void hold_same(const Patch *one, const Patch *two, bool exchanged, real within)
{
    assert_int_equal(one->count, two->count);
    for (uint32_t i = 0; i < one->count; i++) {
        const PatchPoint *p = &one->point[i], *q = same_parts(two, p, exchanged);
        check("the same parts", q != NULL);
        check("at the same places", cmp(distance(p->a, exchanged ? q->b : q->a), <=, within) &&
                                        cmp(distance(p->b, exchanged ? q->a : q->b), <=, within));
    }
}

/* A brick that lies on a box askew, and moves a little: within it, across its side, across its
 * corner. */
TEST_FUNCTION(steady)
{
    static const real place[][2] = {{0, 0}, {R(1.7), R(-0.2)}, {R(1.5), R(1.7)}};
    static const uint32_t points[] = {4, 4, 5};
    const Any ground = box(0, 0, 0, 2);
    const int samples = soak(300);
    for (int i = 0; i < samples; i++) {
        const size_t at = (size_t)i % COUNT(place);
        const Any brick = {ISECT_SHAPE_OBB,
                           {.obb = {{place[at][0], place[at][1], R(2.49)},
                                    {{R(0.8), R(0.6), 0}, {R(-0.6), R(0.8), 0}, {0, 0, 1}},
                                    {1, R(0.7), R(0.5)}}}};
        const Any then = moved(&brick);
        const Patch before = X(contact_any_patch)(any_held(&ground), any_held(&brick), R(0.05), 8),
                    after = X(contact_any_patch)(any_held(&ground), any_held(&then), R(0.05), 8),
                    back = X(contact_any_patch)(any_held(&then), any_held(&ground), R(0.05), 8);
        check("as many as one sees", cmp(before.count, ==, points[at]));
        hold_same(&before, &after, false, R(2e-3));
        hold_same(&after, &back, true, 8 * R(1e-5));
    }
}

/* A box by its planes. */
typedef struct Slabs {
    Normal normal[3];
    real lower[3], upper[3];
} Slabs;
static Any slabs_of(const X(obb) * box, Slabs *slabs)
{
    for (int k = 0; k < 3; k++) {
        const real at = dot(box->center, box->axis[k]);
        memcpy(slabs->normal[k], &box->axis[k], sizeof box->axis[k]);
        slabs->lower[k] = at - box->half[k], slabs->upper[k] = at + box->half[k];
    }
    return (Any){ISECT_SHAPE_KDOP,
                 {.kdop = {(const void *)slabs->normal, 3, slabs->lower, slabs->upper}}};
}
static Any sides_of(const X(obb) * box)
{
    Any any = {ISECT_SHAPE_FRUSTUM, {.point = {0, 0, 0}}};
    for (int k = 0; k < 6; k++) {
        const real sign = k % 2 ? 1 : -1;
        const Vec3 n = times(sign, box->axis[k / 2]);
        any.is.frustum.plane[k] = (Plane){n, -dot(n, box->center) - box->half[k / 2]};
    }
    return any;
}
/* Other shapes that lie on a box, most of them over its edge. */
static Any lying(int which, Vec3 by)
{
    static Vec3 corners[5];
    const Vec3 p[5] = {sum((Vec3){-1, R(-0.5), R(1.99)}, by), sum((Vec3){R(2.4), -1, R(1.99)}, by),
                       sum((Vec3){R(0.2), R(1.4), R(1.99)}, by), sum((Vec3){R(0.5), 0, 3}, by),
                       sum((Vec3){R(-1.5), R(0.9), R(1.99)}, by)};
    const Vec3 up = {0, 0, R(0.5)};
    const X(obb) brick = {sum((Vec3){R(1.7), R(-0.2), R(2.49)}, by),
                          {{R(0.8), R(0.6), 0}, {R(-0.6), R(0.8), 0}, {0, 0, 1}},
                          {1, R(0.7), R(0.5)}};
    static Slabs slabs;
    switch (which) {
    case 0:
        return (Any){ISECT_SHAPE_TRIANGLE, {.triangle = {p[0], p[1], p[2]}}};
    case 1:
        return (Any){ISECT_SHAPE_TETRAHEDRON, {.tetrahedron = {p[0], p[1], p[2], p[3]}}};
    case 2:
        return (Any){ISECT_SHAPE_CAPSULE, {.capsule = {sum(p[0], up), sum(p[1], up), R(0.5)}}};
    case 3:
        return (Any){ISECT_SHAPE_CYLINDER, {.cylinder = {sum(p[0], up), sum(p[1], up), R(0.5)}}};
    case 4:
        return slabs_of(&brick, &slabs);
    case 5:
        return sides_of(&brick);
    default:
        for (int i = 0; i < 5; i++)
            corners[i] = p[i];
        return (Any){ISECT_SHAPE_HULL, {.hull = {.vertices = corners, .vertex_count = 5}}};
    }
}
TEST_FUNCTION(others_steady)
{
    static const uint32_t points[] = {4, 4, 2, 2, 4, 4, 5};
    const Any ground = box(0, 0, 0, 2);
    const int samples = soak(300);
    for (int i = 0; i < samples; i++) {
        const int which = i % (int)COUNT(points);
        const Any one = lying(which, (Vec3){0, 0, 0});
        const Patch before = X(contact_any_patch)(any_held(&ground), any_held(&one), R(0.05), 8);
        const Any then = lying(which, little(R(1e-4)));
        const Patch after = X(contact_any_patch)(any_held(&ground), any_held(&then), R(0.05), 8),
                    back = X(contact_any_patch)(any_held(&then), any_held(&ground), R(0.05), 8);
        check("as many as one sees", cmp(before.count, ==, points[which]));
        hold_same(&before, &after, false, R(2e-3));
        hold_same(&after, &back, true, 8 * R(1e-5));
    }
}

/* A box given as the hull of its corners, which have the same coordinates, takes another path
 * in the code, and so does a box given as a k-DOP. */
static Any corners_of(const X(obb) * box, Vec3 at[8])
{
    for (int i = 0; i < 8; i++) {
        at[i] = box->center;
        for (int k = 0; k < 3; k++)
            at[i] = mad(at[i], i >> k & 1 ? box->half[k] : -box->half[k], box->axis[k]);
    }
    return (Any){ISECT_SHAPE_HULL, {.hull = {.vertices = at, .vertex_count = 8}}};
}
/* What corner i of the box is there: the planes that meet in it. */
static uint32_t corner_as(isect_shape shape, uint32_t i)
{
    uint32_t part = 0;
    if (shape == ISECT_SHAPE_HULL || i == UINT32_MAX)
        return i;
    for (uint32_t k = 0; k < 3; k++)
        part |= (2 * k + ((i >> k & 1) == (shape == ISECT_SHAPE_FRUSTUM))) << 8 * k;
    return part;
}
static void part_as(isect_shape shape, uint32_t feature[2])
{
    const uint32_t i = corner_as(shape, feature[0]), j = corner_as(shape, feature[1]);
    feature[0] = i < j ? i : j, feature[1] = i < j ? j : i;
}
TEST_FUNCTION(other_forms)
{
    const int samples = soak(2400);
    int same = 0, count = 0;
    for (int i = 0; i < samples; i++) {
        Vec3 at[8];
        Slabs slabs;
        const Any a = {ISECT_SHAPE_OBB, {.obb = any_obb()}},
                  b = {ISECT_SHAPE_OBB, {.obb = any_obb()}};
        const Any form_a = i % 2 ? corners_of(&a.is.obb, at) : sides_of(&a.is.obb),
                  form_b = i % 3 ? slabs_of(&b.is.obb, &slabs) : sides_of(&b.is.obb);
        Patch one = X(contact_any_patch)(any_held(&a), any_held(&b), 0, 8);
        const Patch two = X(contact_any_patch)(any_held(&form_a), any_held(&form_b), 0, 8);
        for (uint32_t k = 0; k < one.count; k++) {
            part_as(form_a.shape, one.point[k].feature_a);
            part_as(form_b.shape, one.point[k].feature_b);
        }
        const Long d = BOUND * (size_of(&a) + size_of(&b));
        if (one.count == 0 || two.count == 0)
            continue;
        check("as deep", cmp(fabsl((Long)one.point[0].gap - two.point[0].gap), <=, 4 * d));
        bool equal = one.count == two.count;
        for (uint32_t k = 0; k < one.count && equal; k++) {
            const PatchPoint *p = same_parts(&two, &one.point[k], false);
            equal = p && (Long)distance(p->a, one.point[k].a) <= 64 * d;
        }
        same += equal, count++;
    }
    printf("%d of %d are the same patches\n", same, count);
    check_share(same, count, 0.9, 1);
}

/* Few points are chosen as the widest. */
TEST_FUNCTION(few)
{
    const Any ground = box(0, 0, 0, 2),
              can = {ISECT_SHAPE_CYLINDER, {.cylinder = {{0, 0, 2}, {0, 0, 3}, 1}}};
    const Patch patch = X(contact_any_patch)(any_held(&ground), any_held(&can), 0, 4);
    assert_int_equal(patch.count, 4);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++)
            check("a square", cmp(distance(patch.point[i].a, patch.point[j].a), >, R(1.41)));
}

/* A brick on the ground leans by a millionth of its half widths, or less: of two corners the lower
 * comes first, on whichever side it is, if it is so by more than d, which is 1e-6 S, or 1e-9 S:
 * with lengths of 7 and 2.7 and a distance of 2.5 S is less than 16. */
TEST_FUNCTION(deepest_first)
{
    const Any ground = box(0, 0, 0, 2);
    for (int turn = 0; turn < 4; turn++) {
        const double lean = turn % 2 ? 0x1p-21 : -0x1p-21, level = 1 - lean * lean / 2;
        const Vec3 up =
            turn < 2 ? (Vec3){(real)lean, 0, (real)level} : (Vec3){0, (real)lean, (real)level};
        const Vec3 x = turn < 2 ? (Vec3){(real)level, 0, (real)-lean} : (Vec3){1, 0, 0};
        const Vec3 y = turn < 2 ? (Vec3){0, 1, 0} : (Vec3){0, (real)level, (real)-lean};
        const Any brick = {ISECT_SHAPE_OBB,
                           {.obb = {{0, 0, R(2.49)}, {x, y, up}, {1, R(0.75), R(0.5)}}}};
        const Long d = (ISECT_DOUBLE ? 1e-9L : 1e-6L) * 16;
        for (uint32_t most = 1; most <= 8; most++) {
            const Patch patch = X(contact_any_patch)(any_held(&ground), any_held(&brick), 0, most),
                        back = X(contact_any_patch)(any_held(&brick), any_held(&ground), 0, most);
            const Long depth = -0.01L - fabsl((Long)lean) * (turn < 2 ? 1 : 0.75L);
            check("it has points", cmp(patch.count, >, 0) && cmp(patch.count, ==, back.count));
            check("the deepest first", cmp(fabsl((Long)patch.point[0].gap - depth), <=, d));
            check("of either", cmp(fabsl((Long)back.point[0].gap - depth), <=, d));
        }
    }
}

/* At a margin of 0 only common points count: shapes that touch have one, shapes an ulp apart
 * none. */
TEST_FUNCTION(touching_or_not)
{
    const Any ground = box(0, 0, 0, 2), ball = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 3}, 1}}},
              above = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, next_up(3)}, 1}}},
              other = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 5}, 1}}},
              beside = {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, next_up(5)}, 1}}};
    const Any *const pairs[][2] = {
        {&ground, &ball}, {&ball, &other}, {&ground, &above}, {&ball, &beside}};
    for (int i = 0; i < 4; i++) {
        const X(any) a = any_held(pairs[i][0]), b = any_held(pairs[i][1]);
        check("one order", cmp(X(contact_any_patch)(a, b, 0, 4).count, ==, i < 2));
        check("the other", cmp(X(contact_any_patch)(b, a, 0, 4).count, ==, i < 2));
        check("within a margin", cmp(X(contact_any_patch)(a, b, 1, 4).count, ==, 1));
    }
}

/* k-DOPs with the same normals differ in their bounds alone, lower or upper. */
TEST_FUNCTION(same_normals)
{
    static const Vec3 axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    static const real lower[] = {-1, -1, -1}, upper[] = {1, 1, 1}, lower_b[] = {-2, -1, -1},
                      higher[] = {2, 1, 1};
    const X(kdop) a = {axes, 3, lower, upper}, b = {axes, 3, lower_b, upper},
                  c = {axes, 3, lower, higher};
    const X(any) pairs[][2] = {{X(any_kdop)(&a), X(any_kdop)(&b)},
                               {X(any_kdop)(&a), X(any_kdop)(&c)},
                               {X(any_kdop)(&a), X(any_kdop)(&a)}};
    for (size_t i = 0; i < COUNT(pairs); i++) {
        const Patch one = X(contact_any_patch)(pairs[i][0], pairs[i][1], 0, 8),
                    two = X(contact_any_patch)(pairs[i][1], pairs[i][0], 0, 8);
        check("points", cmp(one.count, >, 0));
        check("exchanged", i == 2 ? same_bits(&one, &two, sizeof one) : are_exchanged(&one, &two));
    }
}

TESTS_IN(engine_patch, cmocka_unit_test(boxes), cmocka_unit_test(others),
         cmocka_unit_test(both_orders), cmocka_unit_test(surfaces), cmocka_unit_test(of_one_type),
         cmocka_unit_test(steady), cmocka_unit_test(others_steady), cmocka_unit_test(other_forms),
         cmocka_unit_test(few), cmocka_unit_test(deepest_first), cmocka_unit_test(touching_or_not),
         cmocka_unit_test(same_normals))
