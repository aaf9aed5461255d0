/* isect_scene_overlap_any, isect_scene_closest_any, isect_scene_contact_any,
 * isect_scene_sweep_any, isect_scene_move_any - instances of a mesh and a shape of any type,
 * where it was given or in a pose. The answers are those of loops over the triangles of all
 * instances; the contacts are those of one tree over them, which tests/bvh/shape.c compares with
 * a loop. */
#include "bvh/bodies.h"
#include "bvh/scene.h"

enum { TRIANGLES = 30, INSTANCES = 9, ALL = TRIANGLES * INSTANCES };

static real soup[9 * TRIANGLES], placed[9 * ALL];
static const X(mesh) soup_mesh = {soup, 0, 3 * TRIANGLES, NULL, TRIANGLES}, placed_mesh = {
                                                                                placed, 0, 3 * ALL,
                                                                                NULL, ALL};

/* A tree over the soup, instances of it, and one tree over the triangles of all of them. */
typedef struct Placing {
    X(bvh) * bvh, *flat;
    X(scene) * scene;
} Placing;

static X(any) triangle_at(size_t k, X(triangle) * triangle)
{
    memcpy(triangle, placed + 9 * k, sizeof *triangle);
    return X(any_triangle)(triangle);
}
/* A rotation, stretched unevenly where i is odd; every third one is mirrored. */
static void draw_matrix(int i, double matrix[12])
{
    const Vec3 x = any_unit(), by = any_unit();
    Vec3 y = cross(x, by);
    y = mad((Vec3){0, 0, 0}, 1 / real_sqrt(dot(y, y)), y);
    const Vec3 z = cross(x, y), axis[3] = {x, y, z};
    const Vec3 place = some_place(4);
    const real to[3] = {place.x, place.y, place.z};
    for (int k = 0; k < 3; k++) {
        const double size = (i % 2 ? 0.5 * (k + 1) : 1) * (i % 3 == 0 && k == 0 ? -1 : 1);
        matrix[k] = (double)axis[k].x * size;
        matrix[4 + k] = (double)axis[k].y * size;
        matrix[8 + k] = (double)axis[k].z * size;
        matrix[4 * k + 3] = (double)to[k];
    }
}
static Placing place_soup(void)
{
    Placing p = {NULL, NULL, NULL};
    X(instance) instances[INSTANCES];
    draw_soup(soup, TRIANGLES);
    check("built", X(bvh_build)(&soup_mesh, NULL, &p.bvh) == ISECT_OK);
    for (int i = 0; i < INSTANCES; i++) {
        instances[i].bvh = p.bvh;
        draw_matrix(i, instances[i].matrix);
    }
    instances[4] = instances[3]; /* two at the same place: ties */
    check("placed", X(scene_build)(instances, INSTANCES, NULL, &p.scene) == ISECT_OK);
    for (uint32_t i = 0; i < INSTANCES; i++)
        for (uint32_t k = 0; k < 3 * TRIANGLES; k++) {
            const X(vec3) own = {soup[3 * k], soup[3 * k + 1], soup[3 * k + 2]};
            const X(vec3) at = X(scene_point)(p.scene, i, &own);
            memcpy(placed + 3 * (3 * TRIANGLES * i + k), &at, sizeof at);
        }
    check("flat", X(bvh_build)(&placed_mesh, NULL, &p.flat) == ISECT_OK);
    return p;
}
static void free_placing(Placing *p)
{
    X(scene_free)(p->scene);
    X(bvh_free)(p->flat);
    X(bvh_free)(p->bvh);
}

/* ---- loops ---- */

static void check_place(const char *what, Vec3 a, Vec3 b)
{
    check(what, cmp(a.x, ==, b.x) && cmp(a.y, ==, b.y) && cmp(a.z, ==, b.z));
}
/* Triangle k of all: of which instance, or UINT32_MAX? */
static uint32_t instance_of(uint32_t k)
{
    return k == UINT32_MAX ? k : k / TRIANGLES;
}
static uint32_t prim_of(uint32_t k)
{
    return k == UINT32_MAX ? k : k % TRIANGLES;
}

static bool judge_overlap(const Placing *p, X(any) shape)
{
    bool want = false;
    for (size_t k = 0; k < ALL && !want; k++) {
        X(triangle) t;
        want = X(overlap_any)(shape, triangle_at(k, &t));
    }
    check("overlap", cmp(X(scene_overlap_any)(p->scene, shape), ==, want));
    return want;
}
static bool judge_closest(const Placing *p, X(any) shape, real within2)
{
    X(mesh_pair) want = {{0, 0, 0}, {0, 0, 0}, REAL_INF, UINT32_MAX};
    for (size_t k = 0; k < ALL; k++) {
        X(triangle) t;
        const X(nearest) nearest = X(closest_any)(shape, triangle_at(k, &t));
        if (nearest.distance2 <= within2 && nearest.distance2 < want.distance2)
            want = (X(mesh_pair)){nearest.a, nearest.b, nearest.distance2, (uint32_t)k};
    }
    const X(scene_pair) got = X(scene_closest_any)(p->scene, shape, within2);
    check("closest", cmp(got.distance2, ==, want.distance2) &&
                         cmp(got.prim, ==, prim_of(want.prim)) &&
                         cmp(got.instance, ==, instance_of(want.prim)));
    check_place("of the shape", got.a, want.a), check_place("of the scene", got.b, want.b);
    return want.distance2 > 0 && want.prim != UINT32_MAX;
}
static size_t judge_contact(const Placing *p, X(any) shape)
{
    const real margin = any_real(-R(0.1), R(0.2));
    const uint32_t most = (uint32_t)any_int(1, 8);
    const X(mesh_patch) want = X(bvh_contact_any)(p->flat, shape, margin, most);
    const X(scene_patch) got = X(scene_contact_any)(p->scene, shape, margin, most);
    check("as many", cmp(got.count, ==, want.count));
    for (uint32_t i = 0; i < 8; i++) {
        const X(mesh_patch_point) *a = &want.point[i];
        const X(scene_patch_point) *b = &got.point[i];
        check("gap", cmp(b->gap, ==, a->gap));
        check("triangle", cmp(b->prim, ==, (i < want.count ? prim_of(a->prim) : 0)) &&
                              cmp(b->instance, ==, (i < want.count ? instance_of(a->prim) : 0)));
        check_place("a", b->a, a->a), check_place("b", b->b, a->b);
        check_place("normal", b->normal, a->normal);
    }
    return want.count;
}
static bool judge_sweep(const Placing *p, X(any) shape)
{
    X(mesh_impact) want = {REAL_INF, {0, 0, 0}, {0, 0, 0}, UINT32_MAX};
    const Vec3 by = some_place(4);
    for (size_t k = 0; k < ALL; k++) {
        X(triangle) t;
        const X(impact) impact = X(sweep_any)(shape, &by, triangle_at(k, &t));
        if (impact.enter < want.enter)
            want = (X(mesh_impact)){impact.enter, impact.point, impact.normal, (uint32_t)k};
    }
    const X(scene_impact) got = X(scene_sweep_any)(p->scene, shape, &by);
    check("when", cmp(got.enter, ==, want.enter) && cmp(got.prim, ==, prim_of(want.prim)) &&
                      cmp(got.instance, ==, instance_of(want.prim)));
    check_place("point", got.point, want.point), check_place("normal", got.normal, want.normal);
    return want.enter > 0 && want.enter <= 1;
}

TEST_FUNCTION(as_the_loop)
{
    size_t met = 0, apart = 0, points = 0, swept = 0, all = 0;
    const int count = kinds();
    for (int round = 0; round < soak(3); round++) {
        Placing p = place_soup();
        for (int which = 0; which < count; which++) {
            Drawn body;
            draw_body(which, &body);
            for (int posed = 0; posed < 2; posed++) {
                const X(any) shape = posed ? body.posed : body.own;
                met += judge_overlap(&p, shape), all++;
                apart += judge_closest(&p, shape, REAL_INF);
                judge_closest(&p, shape, any_real(0, R(0.1)));
                points += judge_contact(&p, shape);
                if (shape.shape != ISECT_SHAPE_HULL) /* the triangle moves toward a hull */
                    swept += judge_sweep(&p, shape);
            }
        }
        free_placing(&p);
    }
    check("some of each", cmp(met, >, 10) && cmp(all - met, >, 10) && cmp(apart, >, 10) &&
                              cmp(points, >, 50) && cmp(swept, >, 10));
}

/* ---- by hand ---- */

/* A square of side 4 about 0 at y = 0: as the ground, as a platform at the height 2 and x from 8 to
 * 12, and as a door in the plane x = 5. */
TEST_FUNCTION(ground_platform_and_door)
{
    static const real square[] = {-2, 0, -2, -2, 0, 2, 2, 0, 2, -2, 0, -2, 2, 0, 2, 2, 0, -2};
    const X(mesh) mesh = {square, 0, 6, NULL, 2};
    X(bvh) *bvh = NULL;
    X(scene) *scene = NULL;
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    const X(instance) instances[] = {{bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}},
                                     {bvh, {1, 0, 0, 10, 0, 1, 0, 2, 0, 0, 1, 0}},
                                     {bvh, {0, 1, 0, 5, 1, 0, 0, 0, 0, 0, 1, 0}}};
    check("placed", X(scene_build)(instances, 3, NULL, &scene) == ISECT_OK);
    const X(sphere) ball = {{0, 3, 1}, 1}, over = {{10, 5, 1}, 1}, at_door = {{R(4.5), 0, 1}, 1};
    const X(any) any = X(any_sphere)(&ball), other = X(any_sphere)(&over);
    const X(scene_pair) pair = X(scene_closest_any)(scene, any, REAL_INF);
    check("2 above the ground", cmp(real_abs(pair.distance2 - 4), <, R(1e-5)) &&
                                    cmp(pair.instance, ==, 0) && cmp(pair.b.y, ==, 0));
    const X(any) both[] = {any, other};
    X(scene_pair) pairs[2];
    X(scene_closest_any_n)(scene, both, 2, REAL_INF, NULL, pairs);
    const X(scene_pair) second = X(scene_closest_any)(scene, other, REAL_INF);
    check("many, first", same_bits(&pairs[0], &pair, sizeof pair));
    check("many, second", same_bits(&pairs[1], &second, sizeof second));
    check("too far", X(scene_closest_any)(scene, any, 3).instance == UINT32_MAX &&
                         X(scene_closest_any)(scene, any, REAL_NAN).prim == UINT32_MAX);
    const X(scene_impact) fall = X(scene_sweep_any)(scene, other, &(Vec3){0, -4, 0});
    check("on the platform", cmp(real_abs(fall.enter - R(0.5)), <, R(1e-5)) &&
                                 cmp(fall.instance, ==, 1) && cmp(fall.normal.y, <, R(-0.9999)));
    const X(scene_impact) walk = X(scene_sweep_any)(scene, any, &(Vec3){0, 8, 0});
    check("nothing above", cmp(walk.enter, ==, REAL_INF) && cmp(walk.prim, ==, UINT32_MAX) &&
                               cmp(walk.instance, ==, UINT32_MAX));
    check("overlap", !X(scene_overlap_any)(scene, any) &&
                         X(scene_overlap_any)(scene, X(any_sphere)(&at_door)));
    const X(scene_patch) patch = X(scene_contact_any)(scene, X(any_sphere)(&at_door), 0, 4);
    check("the door", cmp(patch.count, >=, 1) && cmp(patch.point[0].instance, ==, 2) &&
                          cmp(real_abs(patch.point[0].gap + R(0.5)), <, R(1e-5)));
    check("none wanted", X(scene_contact_any)(scene, X(any_sphere)(&at_door), 0, 0).count == 0);
    X(scene_free)(scene);
    X(scene) *empty = NULL;
    check("empty", X(scene_build)(NULL, 0, NULL, &empty) == ISECT_OK);
    check("nothing there", !X(scene_overlap_any)(empty, any) &&
                               X(scene_closest_any)(empty, any, 9).prim == UINT32_MAX &&
                               X(scene_contact_any)(empty, any, 9, 4).count == 0 &&
                               X(scene_sweep_any)(empty, any, &(Vec3){0, 1, 0}).enter > 1);
    X(scene_free)(empty);
    X(bvh_free)(bvh);
}

/* ---- walking ---- */

/* Balls walk among all instances as over one tree with the same triangles. The skin is given, since
 * its least value depends on the bounds, which the nodes of a scene round. */
TEST_FUNCTION(walks_as_over_one_tree)
{
    size_t stopped = 0, carried = 0;
    for (int round = 0; round < soak(120); round++) {
        Placing p = place_soup();
        const X(mover) mover = {{0, (real)(round % 2), 0}, R(0.7), R(0.2), R(0.5), R(0.01)};
        X(sphere) ball = {some_place(4), any_real(R(0.1), R(0.4))};
        const bool meets = X(scene_overlap_any)(p.scene, X(any_sphere)(&ball));
        for (int step = 0; step < 6 && !meets; step++) {
            const Vec3 by = some_place(R(0.5));
            const X(any) any = X(any_sphere)(&ball);
            const X(moved) want = X(bvh_move_any)(p.flat, any, &by, &mover);
            const X(scene_moved) got = X(scene_move_any)(p.scene, any, &by, &mover);
            check_place("way", got.way, want.way), check_place("ground", got.ground, want.ground);
            check("touched", cmp(got.touched, ==, want.touched));
            const bool stands = dot(want.ground, want.ground) > 0;
            check("an instance where there is ground",
                  cmp((got.instance != UINT32_MAX), ==, stands) &&
                      cmp((stands && got.instance >= INSTANCES), ==, false));
            ball.center = mad(ball.center, 1, got.way);
            stopped += got.touched > 0, carried += stands;
        }
        free_placing(&p);
    }
    check("some are stopped", cmp(stopped, >, 20) && cmp(carried, >, 5));
}

/* A platform, a square of side 4 at the height 1, moves by 3/4 a step along x, six times. The ball
 * on it is carried, and then walks off its edge and falls to the ground. */
TEST_FUNCTION(carried_by_a_platform)
{
    static const real square[] = {-2, 0, -2, -2, 0, 2, 2, 0, 2, -2, 0, -2, 2, 0, 2, 2, 0, -2};
    const X(mesh) mesh = {square, 0, 6, NULL, 2};
    const X(mover) mover = {{0, 1, 0}, R(0.7), R(0.3), R(0.5), R(0.01)};
    X(bvh) *bvh = NULL;
    X(sphere) ball = {{0, R(1.6), 0}, R(0.5)};
    check("built", X(bvh_build)(&mesh, NULL, &bvh) == ISECT_OK);
    uint32_t carrier = UINT32_MAX;
    for (int step = 0; step < 16; step++) {
        const real x = R(0.75) * (real)(step < 6 ? step : 6);
        X(scene) *scene = NULL;
        const X(instance) instances[] = {{bvh, {20, 0, 0, 0, 0, 1, 0, 0, 0, 0, 20, 0}},
                                         {bvh, {1, 0, 0, (double)x, 0, 1, 0, 1, 0, 0, 1, 0}}};
        check("placed", X(scene_build)(instances, 2, NULL, &scene) == ISECT_OK);
        const real own = step > 8 ? R(0.5) : 0;
        const Vec3 by = {(carrier == 1 && step <= 6 ? R(0.75) : 0) + own, 0, 0};
        const X(scene_moved) moved = X(scene_move_any)(scene, X(any_sphere)(&ball), &by, &mover);
        ball.center = mad(ball.center, 1, moved.way);
        carrier = moved.instance;
        if (step <= 8)
            check("on the platform", cmp(carrier, ==, 1) &&
                                         cmp(real_abs(ball.center.x - x), <, R(1e-3)) &&
                                         cmp(real_abs(ball.center.y - R(1.51)), <, R(1e-2)));
        X(scene_free)(scene);
    }
    check("on the ground",
          cmp(carrier, ==, 0) && cmp(real_abs(ball.center.y - R(0.51)), <, R(1e-2)));
    X(scene) *scene = NULL;
    check("empty", X(scene_build)(NULL, 0, NULL, &scene) == ISECT_OK);
    const X(aabb) crate = {{0, 0, 0}, {1, 1, 1}};
    const X(scene_moved) none =
        X(scene_move_any)(scene, X(any_aabb)(&crate), &(Vec3){1, 0, 0}, &mover);
    check("no shape that walks", cmp(none.way.x, ==, 0) && cmp(none.instance, ==, UINT32_MAX));
    const X(scene_moved) far =
        X(scene_move_any)(scene, X(any_sphere)(&ball), &(Vec3){1, 0, 0}, &mover);
    check("free", cmp(far.way.x, ==, 1) && cmp(far.instance, ==, UINT32_MAX));
    X(scene_free)(scene);
    X(bvh_free)(bvh);
}

TESTS_IN(scene_shape, cmocka_unit_test(as_the_loop), cmocka_unit_test(ground_platform_and_door),
         cmocka_unit_test(walks_as_over_one_tree), cmocka_unit_test(carried_by_a_platform))
