/* isect_bvh_closest_any, isect_bvh_contact_any, isect_bvh_sweep_any_turning,
 * isect_bound_aabb_any - a mesh and a shape of any type, where it was given or in a pose. The
 * answers are those of loops over all triangles, some of which are degenerate. */
#include "bvh/bodies.h"
#include "bvh/scene.h"

enum { TRIANGLES = 90, POINTS = TRIANGLES * 8 };

static real soup[9 * TRIANGLES];
static const X(mesh) soup_mesh = {soup, 0, 3 * TRIANGLES, NULL, TRIANGLES};

static X(any) triangle_at(size_t k, X(triangle) * triangle)
{
    memcpy(triangle, soup + 9 * k, sizeof *triangle);
    return X(any_triangle)(triangle);
}

/* ---- loops ---- */

static void judge_overlap(const X(bvh) * bvh, X(any) shape)
{
    uint32_t prims[TRIANGLES];
    size_t count = 0, want = 0;
    check("all", X(bvh_overlap_any_all)(bvh, shape, prims, TRIANGLES, &count) == ISECT_OK);
    for (size_t k = 0; k < TRIANGLES; k++) {
        X(triangle) t;
        if (X(overlap_any)(shape, triangle_at(k, &t)))
            check("in order", cmp(want, <, count) && cmp(prims[want++], ==, k));
    }
    check("no more", cmp(want, ==, count));
    check("any", cmp(X(bvh_overlap_any)(bvh, shape), ==, (count > 0)));
}
static void check_place(const char *what, Vec3 a, Vec3 b)
{
    check(what, cmp(a.x, ==, b.x) && cmp(a.y, ==, b.y) && cmp(a.z, ==, b.z));
}
static bool judge_closest(const X(bvh) * bvh, X(any) shape, real within2)
{
    X(mesh_pair) want = {{0, 0, 0}, {0, 0, 0}, REAL_INF, UINT32_MAX};
    for (size_t k = 0; k < TRIANGLES; k++) {
        X(triangle) t;
        const X(nearest) nearest = X(closest_any)(shape, triangle_at(k, &t));
        if (nearest.distance2 <= within2 && nearest.distance2 < want.distance2)
            want = (X(mesh_pair)){nearest.a, nearest.b, nearest.distance2, (uint32_t)k};
    }
    const X(mesh_pair) got = X(bvh_closest_any)(bvh, shape, within2);
    check("closest", cmp(got.distance2, ==, want.distance2) && cmp(got.prim, ==, want.prim));
    check_place("of the shape", got.a, want.a), check_place("of the mesh", got.b, want.b);
    return want.distance2 > 0 && want.prim != UINT32_MAX;
}

/* How far the shape extends along an axis, by its distances from two boxes that are 200 apart. */
static real extent_along(X(any) shape, int k)
{
    real extent = 200;
    for (int sign = -1; sign <= 1; sign += 2) {
        real lower[3] = {-99, -99, -99}, upper[3] = {99, 99, 99};
        lower[k] = sign < 0 ? -101 : 100, upper[k] = sign < 0 ? -100 : 101;
        const X(aabb) box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
        extent -= real_sqrt(X(closest_any)(shape, X(any_aabb)(&box)).distance2);
    }
    return extent;
}
static real apart2_of(X(any) shape)
{
    real square = 0;
    for (int k = 0; k < 3; k++)
        square += extent_along(shape, k) * extent_along(shape, k);
    return square * R(0x1p-20);
}
/* All points, in the order of the triangles. */
static size_t points_of_loop(const Drawn *body, bool posed, real margin, X(mesh_patch_point) * list)
{
    size_t count = 0;
    for (size_t k = 0; k < TRIANGLES; k++) {
        X(triangle) t;
        const X(any) triangle = triangle_at(k, &t);
        const X(patch) patch =
            X(contact_any_patch)(posed ? body->posed : body->own, triangle, margin, 8);
        for (uint32_t i = 0; i < patch.count; i++)
            list[count++] = (X(mesh_patch_point)){patch.point[i].a, patch.point[i].b, patch.normal,
                                                  patch.point[i].gap, (uint32_t)k};
    }
    return count;
}
static real distance2_to(const X(mesh_patch) * chosen, uint32_t count, Vec3 b)
{
    real least = REAL_INF;
    for (uint32_t i = 0; i < count; i++) {
        const Vec3 by = sub(b, chosen->point[i].b);
        least = num_min(least, dot(by, by));
    }
    return least;
}
static size_t judge_contact(const X(bvh) * bvh, const Drawn *body, bool posed, uint32_t most)
{
    static X(mesh_patch_point) list[POINTS];
    const X(any) shape = posed ? body->posed : body->own;
    const real margin = any_real(-R(0.1), R(0.2)), apart2 = apart2_of(shape);
    const size_t count = points_of_loop(body, posed, margin, list);
    const X(mesh_patch) got = X(bvh_contact_any)(bvh, shape, margin, most);
    check("no more than wanted", cmp(got.count, <=, most));
    check("some, if there are", cmp((got.count > 0), ==, (count > 0)));
    for (uint32_t i = 0; i <= got.count && i < most && count > 0; i++) {
        size_t best = 0;
        real score = -REAL_INF;
        for (size_t k = 0; k < count; k++) {
            const real own = i ? distance2_to(&got, i, list[k].b) : -list[k].gap;
            if (own > score)
                best = k, score = own;
        }
        if (i == got.count) {
            check("the rest is near", cmp(score, <=, apart2 * R(1.01) + REAL_MIN));
            break;
        }
        const X(mesh_patch_point) *p = &got.point[i];
        check("apart", i == 0 || cmp(score, >=, apart2 * R(0.99)));
        check("point", cmp(p->gap, ==, list[best].gap) && cmp(p->prim, ==, list[best].prim));
        check_place("a", p->a, list[best].a), check_place("b", p->b, list[best].b);
        check_place("normal", p->normal, list[best].normal);
    }
    return got.count;
}

static void check_impact(X(mesh_impact) got, X(mesh_impact) want)
{
    check("when", cmp(got.enter, ==, want.enter) && cmp(got.prim, ==, want.prim));
    check_place("point", got.point, want.point), check_place("normal", got.normal, want.normal);
}
static const X(mesh_impact) never = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
static bool judge_sweep(const X(bvh) * bvh, X(any) shape)
{
    X(mesh_impact) want = never;
    const Vec3 by = some_place(4);
    for (size_t k = 0; k < TRIANGLES; k++) {
        X(triangle) t;
        const X(impact) impact = X(sweep_any)(shape, &by, triangle_at(k, &t));
        if (impact.enter < want.enter)
            want = (X(mesh_impact)){impact.enter, impact.point, impact.normal, (uint32_t)k};
    }
    check_impact(X(bvh_sweep_any)(bvh, shape, &by), want);
    return want.enter > 0 && want.enter <= 1;
}
static bool judge_turning(const X(bvh) * bvh, X(any) shape)
{
    static const X(turning) rest;
    X(mesh_impact) want = never;
    const X(turning) by = {some_place(1), some_place(2), some_place(any_int(0, 1) ? 1 : 4)};
    for (size_t k = 0; k < TRIANGLES; k++) {
        X(triangle) t;
        const X(impact) impact =
            X(sweep_any_turning)(shape, &by, triangle_at(k, &t), &rest, R(1e-3));
        if (impact.enter < want.enter)
            want = (X(mesh_impact)){impact.enter, impact.point, impact.normal, (uint32_t)k};
    }
    check_impact(X(bvh_sweep_any_turning)(bvh, shape, &by, R(1e-3)), want);
    return want.enter > 0 && want.enter <= 1;
}

TEST_FUNCTION(as_the_loop)
{
    size_t apart = 0, points = 0, swept = 0, turned = 0;
    const int count = kinds();
    for (int round = 0; round < soak(6); round++) {
        X(bvh) *bvh = NULL;
        draw_soup(soup, TRIANGLES);
        check("built", X(bvh_build)(&soup_mesh, NULL, &bvh) == ISECT_OK);
        for (int which = 0; which < count; which++) {
            Drawn body;
            draw_body(which, &body);
            for (int posed = 0; posed < 2; posed++) {
                const X(any) shape = posed ? body.posed : body.own;
                judge_overlap(bvh, shape);
                apart += judge_closest(bvh, shape, REAL_INF);
                judge_closest(bvh, shape, any_real(0, R(0.1)));
                points += judge_contact(bvh, &body, posed, (uint32_t)any_int(1, 8));
                if (shape.shape != ISECT_SHAPE_HULL) /* see sweep.c */
                    swept += judge_sweep(bvh, shape);
                turned += judge_turning(bvh, shape);
            }
        }
        X(bvh_free)(bvh);
    }
    check("some of each",
          cmp(apart, >, 20) && cmp(points, >, 100) && cmp(swept, >, 10) && cmp(turned, >, 10));
}

/* ---- boxes ---- */

/* A box with side k moved inward by a length: sides 0 to 2 are the lower ones. */
static X(aabb) shrunk(X(aabb) box, int k, real by)
{
    real number[6];
    memcpy(number, &box, sizeof number);
    number[k] += k < 3 ? by : -by;
    memcpy(&box, number, sizeof box);
    return box;
}
/* The slack: a bound is too far by 4 epsilon S, and isect_contains_any may miss that a shape
 * protrudes by 1e-8 of its scale. S and that scale are at most 16 times `size`. */
static void judge_box(const char *what, X(any) shape, const X(aabb) * box, Vec3 translation)
{
    real number[6];
    memcpy(number, box, sizeof number);
    real size =
        num_max(num_max(real_abs(translation.x), real_abs(translation.y)), real_abs(translation.z));
    for (int k = 0; k < 6; k++)
        size = num_max(size, real_abs(number[k]));
    check(what, X(contains_any)(X(any_aabb)(box), shape));
    for (int k = 0; k < 6; k++) {
        const X(aabb) less = shrunk(*box, k, size * (64 * REAL_EPSILON + R(1e-6)));
        check("no larger than needed", !X(contains_any)(X(any_aabb)(&less), shape));
    }
}
TEST_FUNCTION(boxes_of_all)
{
    const int count = kinds();
    for (int round = 0; round < soak(20); round++)
        for (int which = 0; which < count; which++) {
            Drawn body;
            X(aabb) box;
            draw_body(which, &body);
            const isect_status posed = X(bound_aabb_any)(body.own, &body.pose, &box);
            check("in a pose", cmp(posed, ==, ISECT_OK));
            if (real_abs(box.lower.x) <= REAL_MAX)
                judge_box("contains it in its pose", body.posed, &box, body.pose.translation);
            const isect_status list = X(bound_aabb_any)(body.posed, NULL, &box);
            check("as a list", cmp(list, ==, ISECT_OK));
            const isect_status own = X(bound_aabb_any)(body.own, NULL, &box);
            check("where it was given", cmp(own, ==, ISECT_OK));
            if (real_abs(box.lower.x) <= REAL_MAX)
                judge_box("contains it", body.own, &box, (Vec3){0, 0, 0});
        }
}

/* The box |x| <= 1, |y| <= 2, |z| <= 3 by its planes alone, turned by 90 degrees about z and moved
 * by (10, 0, 0); without its upper side; and with a side that leaves nothing. */
TEST_FUNCTION(boxes_of_planes_alone)
{
    static const Plane sides[] = {{{-1, 0, 0}, -1}, {{2, 0, 0}, -2},  {{0, -1, 0}, -2},
                                  {{0, 1, 0}, -2},  {{0, 0, -1}, -3}, {{0, 0, 1}, -3},
                                  {{0, 0, 1}, 4}};
    static const real want[] = {8, -1, -3, 12, 1, 3};
    const X(pose) quarter = {{0, 0, 1, 1}, {10, 0, 0}};
    X(hull) hull = {.planes = sides, .plane_count = 6};
    const X(any) any = X(any_hull)(&hull);
    const real slack = 32 * (4 * REAL_EPSILON + R(0x1p-43)); /* S < 26, and the vertices */
    X(aabb) box;
    real bound[6];
    check("bounded", cmp(X(bound_aabb_any)(any, &quarter, &box), ==, ISECT_OK));
    memcpy(bound, &box, sizeof bound);
    for (int k = 0; k < 6; k++)
        check("each bound", cmp(real_abs(bound[k] - want[k]), <=, slack) &&
                                cmp((k < 3), ==, (bound[k] <= want[k])));
    hull.plane_count = 5;
    check("open above", X(bound_aabb_any)(any, NULL, &box) == ISECT_OK &&
                            cmp(box.upper.z, ==, REAL_INF) && cmp(box.lower.x, ==, -REAL_INF));
    hull.plane_count = 7;
    box = shrunk((X(aabb)){{1, 1, 1}, {1, 1, 1}}, 0, 1);
    check("empty", X(bound_aabb_any)(any, NULL, &box) == ISECT_EMPTY && cmp(box.lower.x, ==, 2));
}
TEST_FUNCTION(boxes_refused)
{
    const X(sphere) ball = {{1, 2, 3}, 1}, none = {{0, 0, 0}, -1}, nan = {{0, REAL_NAN, 0}, 1};
    const X(plane) plane = {{1, 0, 0}, 2};
    const X(pose) place = {{0, 0, 0, 2}, {1, 1, 1}}, invalid = {{0, 0, 0, 0}, {1, 1, 1}};
    const X(any) any = X(any_sphere)(&ball), empty = X(any_sphere)(&none);
    const X(any) list[] = {any, empty}, flat = X(any_plane)(&plane);
    const X(parts) parts = {list, NULL, 2};
    const X(any) both = X(any_parts)(&parts), unknown = {(isect_shape)99, &ball};
    X(aabb) box = {{7, 7, 7}, {7, 7, 7}};
    check("empty", X(bound_aabb_any)(empty, &place, &box) == ISECT_EMPTY &&
                       X(bound_aabb_any)(empty, NULL, &box) == ISECT_EMPTY);
    check("NaN", X(bound_aabb_any)(X(any_sphere)(&nan), NULL, &box) == ISECT_EMPTY &&
                     X(bound_aabb_any)(X(any_sphere)(&nan), &place, &box) == ISECT_EMPTY);
    check("no pose", X(bound_aabb_any)(any, &invalid, &box) == ISECT_EMPTY &&
                         X(bound_aabb_any)(flat, &invalid, &box) == ISECT_EMPTY);
    check("a list with a pose", X(bound_aabb_any)(both, &place, &box) == ISECT_BAD_ARGUMENT);
    check("unknown", X(bound_aabb_any)(unknown, NULL, &box) == ISECT_BAD_ARGUMENT);
    check("no pointer", X(bound_aabb_any)(any, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check("untouched", cmp(box.lower.x, ==, 7) && cmp(box.upper.z, ==, 7));
    const X(any) gaps[] = {{ISECT_SHAPE_NONE, NULL}, any};
    const X(parts) sparse = {gaps, NULL, 2};
    check("no shape in a part", X(bound_aabb_any)(X(any_parts)(&sparse), NULL, &box) == ISECT_OK &&
                                    cmp(box.lower.x, ==, 0) && cmp(box.upper.z, ==, 4));
    check("the other part", X(bound_aabb_any)(both, NULL, &box) == ISECT_OK &&
                                cmp(box.lower.x, ==, 0) && cmp(box.upper.z, ==, 4));
    check("a plane", X(bound_aabb_any)(flat, &place, &box) == ISECT_OK &&
                         cmp(box.lower.x, ==, -REAL_INF) && cmp(box.upper.z, ==, REAL_INF));
}

/* ---- by hand ---- */

/* A floor of two triangles, at y = 0. */
static const real floor_at[] = {-9, 0, -9, -9, 0, 9, 9, 0, 9, -9, 0, -9, 9, 0, 9, 9, 0, -9};
static const X(mesh) floor_mesh = {floor_at, 0, 6, NULL, 2};

/* A box turned by 90 degrees about z, whose lower face is at y = -1/8, over the edge of both
 * triangles. */
TEST_FUNCTION(box_on_a_floor)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    const X(aabb) box = {{-2, -1, -1}, {2, 1, 1}};
    const X(any) own = X(any_aabb)(&box);
    const X(pose) pose = {{0, 0, 1, 1}, {0, R(1.875), 0}};
    const X(parts) parts = {&own, &pose, 1};
    const X(mesh_patch) patch = X(bvh_contact_any)(bvh, X(any_parts)(&parts), 0, 4);
    check("four points", cmp(patch.count, ==, 4));
    for (uint32_t i = 0; i < patch.count; i++) {
        const X(mesh_patch_point) *p = &patch.point[i];
        check("deep", cmp(real_abs(p->gap + R(0.125)), <, R(1e-5)));
        check("down", cmp(p->normal.y, <, R(-0.9999)));
        check("below a corner", cmp(real_abs(real_abs(p->b.x) - 1), <, R(1e-5)) &&
                                    cmp(real_abs(real_abs(p->b.z) - 1), <, R(1e-5)) &&
                                    cmp(real_abs(p->b.y), <, R(1e-5)));
    }
    const X(mesh_patch) none = X(bvh_contact_any)(bvh, X(any_parts)(&parts), 0, 0);
    check("none wanted", cmp(none.count, ==, 0));
    X(bvh_free)(bvh);
}

TEST_FUNCTION(capsule_over_a_floor)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    const X(capsule) capsule = {{1, 3, 2}, {1, 5, 2}, R(0.5)};
    const X(any) any = X(any_capsule)(&capsule);
    const X(mesh_pair) pair = X(bvh_closest_any)(bvh, any, 7);
    check("2.5 above",
          cmp(real_abs(pair.distance2 - R(6.25)), <, R(1e-5)) && cmp(pair.prim, ==, 0));
    check("points", cmp(real_abs(pair.a.y - R(2.5)), <, R(1e-5)) &&
                        cmp(real_abs(pair.b.y), <, R(1e-5)) &&
                        cmp(real_abs(pair.b.x - 1), <, R(1e-5)));
    check("too far", cmp(X(bvh_closest_any)(bvh, any, 6).prim, ==, UINT32_MAX));
    check("NaN", cmp(X(bvh_closest_any)(bvh, any, REAL_NAN).distance2, ==, REAL_INF));
    check("negative", cmp(X(bvh_closest_any)(bvh, any, -1).prim, ==, UINT32_MAX));
    const X(sphere) none = {{0, 0, 0}, -1};
    check("empty", cmp(X(bvh_closest_any)(bvh, X(any_sphere)(&none), 9).prim, ==, UINT32_MAX));
    check("no contact", cmp(X(bvh_contact_any)(bvh, any, 1, 4).count, ==, 0));
    check("within a margin", cmp(X(bvh_contact_any)(bvh, any, R(2.55), 4).count, ==, 1));
    /* the other triangle is at the distance sqrt(9 + 1/2) - 1/2 = 2.58 */
    check("of both triangles", cmp(X(bvh_contact_any)(bvh, any, R(2.6), 4).count, ==, 2));
    X(bvh_free)(bvh);
}

/* A rod of length 4 along x, at the height 2, turns about its end: its tip comes down to the floor
 * at 30 degrees below level, a third of a quarter turn. */
TEST_FUNCTION(rod_turns_down)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    const X(segment) rod = {{0, 2, 1}, {4, 2, 1}};
    const X(turning) down = {{0, 2, 1}, {0, 0, 0}, {0, 0, R(-1.5707963267948966)}},
                     up = {{0, 2, 1}, {0, 0, 0}, {0, 0, R(1.5707963267948966)}};
    const X(any) any = X(any_segment)(&rod);
    const X(mesh_impact) got = X(bvh_sweep_any_turning)(bvh, any, &down, R(1e-4));
    check("a third", cmp(got.enter, <=, R(1.00001) / 3) && cmp(got.enter, >, R(0.3332)));
    check("its tip", cmp(real_abs(got.point.x - 2 * real_sqrt(3)), <, R(1e-3)) &&
                         cmp(real_abs(got.point.y), <, R(1e-3)) && cmp(got.normal.y, <, R(-0.9)));
    check("not up", cmp(X(bvh_sweep_any_turning)(bvh, any, &up, R(1e-4)).prim, ==, UINT32_MAX));
    const X(turning) spin = {{0, 2, 1}, {0, 0, 0}, {0, R(1.5707963267948966), 0}};
    check("in place", cmp(X(bvh_sweep_any_turning)(bvh, any, &spin, R(1e-4)).prim, ==, UINT32_MAX));
    /* Below the floor, the fall of the rod is as fast as its box grows upwards. */
    const X(segment) low = {{0, R(-0.5), 1}, {1, R(-0.5), 1}};
    const X(turning) fall = {{0, R(-0.5), 1}, {0, -(1 + 64 * REAL_EPSILON), 0}, {0, 1, 0}};
    check("it stays below",
          cmp(X(bvh_sweep_any_turning)(bvh, X(any_segment)(&low), &fall, R(1e-4)).prim, ==,
              UINT32_MAX));
    const X(turning) nan = {{0, REAL_NAN, 0}, {0, 0, 0}, {0, 0, 1}};
    check("NaN", cmp(X(bvh_sweep_any_turning)(bvh, any, &nan, R(1e-4)).enter, ==, REAL_INF));
    const X(sphere) none = {{0, 0, 0}, -1};
    check("empty",
          cmp(X(bvh_sweep_any_turning)(bvh, X(any_sphere)(&none), &down, 1).prim, ==, UINT32_MAX));
    X(bvh_free)(bvh);
}

/* Three parts, of which the middle one is nearest and touched first. */
TEST_FUNCTION(several_parts)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    const X(sphere) ball = {{0, 0, 0}, 1};
    const X(any) balls[3] = {X(any_sphere)(&ball), X(any_sphere)(&ball), X(any_sphere)(&ball)};
    const X(pose) poses[3] = {
        {{0, 0, 0, 1}, {-3, 5, 1}}, {{0, 0, 0, 1}, {0, 4, 1}}, {{0, 0, 0, 1}, {3, 5, 1}}};
    const X(parts) arm = {balls, poses, 3};
    const X(any) any = X(any_parts)(&arm);
    check("3 above",
          cmp(real_abs(X(bvh_closest_any)(bvh, any, REAL_INF).distance2 - 9), <, R(1e-4)));
    const X(mesh_impact) got = X(bvh_sweep_any)(bvh, any, &(Vec3){0, -6, 0});
    check("half way",
          cmp(real_abs(got.enter - R(0.5)), <, R(1e-4)) && cmp(real_abs(got.point.x), <, R(1e-2)));
    check("apart", !X(bvh_overlap_any)(bvh, any));
    /* Two of them are also near the other triangle, beyond the diagonal: at sqrt(16 + 1/2) - 1 and
     * at sqrt(25 + 2) - 1. */
    check("five contacts", cmp(X(bvh_contact_any)(bvh, any, R(4.5), 8).count, ==, 5));
    check("three wanted", cmp(X(bvh_contact_any)(bvh, any, R(4.5), 3).count, ==, 3));
    X(bvh_free)(bvh);
}

/* Boxes by planes alone, by slabs and as parts that have no poses. */
TEST_FUNCTION(boxes_of_planes)
{
    static const Plane sides[] = {{{1, 0, 0}, -1}, {{-1, 0, 0}, -1}, {{0, 1, 0}, -3},
                                  {{0, -1, 0}, 2}, {{0, 0, 1}, -1},  {{0, 0, -1}, -1}};
    static const Vec3 axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    static const real lower[] = {-1, -1, -1}, upper[] = {1, 1, 1};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    const X(hull) above = {.planes = sides, .plane_count = COUNT(sides)};
    const X(kdop) slabs = {axes, 3, lower, upper};
    const X(aabb) high = {{-1, 4, -1}, {1, 5, 1}};
    const X(any) list[] = {X(any_hull)(&above), X(any_aabb)(&high), X(any_kdop)(&slabs)};
    const X(parts) two = {list, NULL, 2}, three = {list, NULL, 3};
    const X(any) both = X(any_parts)(&two), all = X(any_parts)(&three);
    check("planes", !X(bvh_overlap_any)(bvh, list[0]) && X(bvh_overlap_any)(bvh, list[2]));
    check("parts", !X(bvh_overlap_any)(bvh, both) && X(bvh_overlap_any)(bvh, all));
    const real nearest = X(bvh_closest_any)(bvh, both, REAL_INF).distance2;
    check("2 above", cmp(real_abs(nearest - 4), <, R(1e-4)));
    const X(mesh_impact) fall = X(bvh_sweep_any)(bvh, both, &(Vec3){0, -4, 0});
    check("half way", cmp(real_abs(fall.enter - R(0.5)), <, R(1e-4)));
    /* Without the last plane it is open to one side; without its sides it has no vertex. */
    const X(hull) open = {.planes = sides, .plane_count = COUNT(sides) - 1};
    const X(mesh_pair) pair = X(bvh_closest_any)(bvh, X(any_hull)(&open), REAL_INF);
    check("open to a side", cmp(real_abs(pair.distance2 - 4), <, R(1e-4)) &&
                                !X(bvh_overlap_any)(bvh, X(any_hull)(&open)));
    check("contacts are of bounded shapes",
          cmp(X(bvh_contact_any)(bvh, X(any_hull)(&open), 3, 8).count, ==, 0));
    X(bvh_free)(bvh);
}

/* A hull with a vertex that is not finite, and a list whose parts have no poses. */
TEST_FUNCTION(parts_as_given)
{
    const Vec3 corners[] = {{0, 1, 0}, {1, 1, 0}, {0, REAL_NAN, 1}, {0, 2, 0}};
    const X(hull) hull = {.vertices = corners, .vertex_count = 4};
    const X(sphere) ball = {{0, 5, 1}, 1};
    const X(any) list[] = {X(any_sphere)(&ball)};
    const X(parts) parts = {list, NULL, 1};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&floor_mesh, NULL, &bvh) == ISECT_OK);
    check("not finite",
          cmp(X(bvh_closest_any)(bvh, X(any_hull)(&hull), REAL_INF).prim, ==, UINT32_MAX) &&
              cmp(X(bvh_contact_any)(bvh, X(any_hull)(&hull), 9, 8).count, ==, 0));
    const X(mesh_impact) got = X(bvh_sweep_any)(bvh, X(any_parts)(&parts), &(Vec3){0, -8, 0});
    check("half way", cmp(real_abs(got.enter - R(0.5)), <, R(1e-4)));
    const X(pose) nowhere = {{0, 0, 0, 0}, {0, 0, 0}};
    const X(parts) lost = {list, &nowhere, 1};
    check("no pose",
          cmp(X(bvh_closest_any)(bvh, X(any_parts)(&lost), REAL_INF).prim, ==, UINT32_MAX));
    X(bvh_free)(bvh);
}

TESTS_IN(bvh_shape, cmocka_unit_test(as_the_loop), cmocka_unit_test(box_on_a_floor),
         cmocka_unit_test(capsule_over_a_floor), cmocka_unit_test(rod_turns_down),
         cmocka_unit_test(several_parts), cmocka_unit_test(boxes_of_planes),
         cmocka_unit_test(parts_as_given), cmocka_unit_test(boxes_of_all),
         cmocka_unit_test(boxes_of_planes_alone), cmocka_unit_test(boxes_refused))
