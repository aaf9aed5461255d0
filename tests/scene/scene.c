/* isect_scene_build, isect_scene_free, isect_scene_stats, isect_scene_ray, isect_scene_point,
 * isect_scene_normal, isect_scene_cast, isect_scene_cast_n, isect_scene_occluded,
 * isect_scene_occluded_n, isect_scene_cast_culled, isect_scene_cast_culled_n,
 * isect_scene_occluded_culled, isect_scene_occluded_culled_n, isect_scene_cast_all,
 * isect_scene_closest, isect_scene_closest_n, isect_scene_closest_few, isect_scene_closest_all,
 * isect_scene_spawn - instances of meshes are bitwise equal to a loop over all of them. */
#include "bvh/scene.h"
#include "kit/kit.h"
#include "kit/ledger.h"

enum { RAYS = 40, POINTS = 6, FEW = 5, MOST = 40, MANY = 2500 };

/* ---- cases ---- */

static X(bvh) * build_mesh(const X(mesh) * mesh)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK && bvh);
    return bvh;
}

static X(scene) * build_scene(const X(instance) * instances, size_t count)
{
    X(scene) *scene = NULL;
    check("built", X(scene_build)(instances, count, NULL, &scene) == ISECT_OK && scene);
    return scene;
}

static bool same_scene_touch(const X(scene_touch) * a, const X(scene_touch) * b)
{
    return !memcmp(&a->t, &b->t, sizeof a->t) && !memcmp(&a->u, &b->u, sizeof a->u) &&
           !memcmp(&a->v, &b->v, sizeof a->v) && a->prim == b->prim && a->instance == b->instance;
}

static bool same_scene_nearest(const X(scene_nearest) * a, const X(scene_nearest) * b)
{
    return !memcmp(&a->point, &b->point, sizeof a->point) &&
           !memcmp(&a->distance2, &b->distance2, sizeof a->distance2) &&
           !memcmp(&a->u, &b->u, sizeof a->u) && !memcmp(&a->v, &b->v, sizeof a->v) &&
           a->prim == b->prim && a->feature == b->feature && a->instance == b->instance;
}

/* Rays to the scene of `cases`. */
static void check_casts(const X(scene) * scene)
{
    TABLE(table, X(ray) ray; X(scene_touch) want;) = {
        {"the mirrored one", {{3, 2, 9}, {0, 0, -1}, 0, 99}, {8, R(0.25), R(0.25), 0, 1}},
        {"the first of two", {{R(0.5), 1, -9}, {0, 0, 3}, 0, 99}, {3, R(0.125), R(0.25), 0, 0}},
        {"far away", {{200, 1, 2}, {-50, 0, 0}, 0, 99}, {2, R(0.25), R(0.5), 0, 2}},
        {"too short", {{3, 2, 9}, {0, 0, -1}, 0, 7}, {REAL_INF, 0, 0, UINT32_MAX, UINT32_MAX}},
        {"beside", {{3, 5, 9}, {0, 0, 1}, 0, 99}, {REAL_INF, 0, 0, UINT32_MAX, UINT32_MAX}},
        {"zero", {{1, 1, 0}, {0, 0, 0}, 0, 99}, {REAL_INF, 0, 0, UINT32_MAX, UINT32_MAX}},
        {"NaN", {{1, REAL_NAN, 3}, {0, 0, 1}, 0, 99}, {REAL_INF, 0, 0, UINT32_MAX, UINT32_MAX}},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(scene_touch) got = X(scene_cast)(scene, &table[i].ray);
        check(table[i].name, same_scene_touch(&got, &table[i].want));
        check(table[i].name, cmp(X(scene_occluded)(scene, &table[i].ray), ==, (got.t < REAL_INF)));
    }
    const X(ray) front = {{3, 2, 9}, {0, 0, -1}, 0, 99}, back = {{3, 2, -9}, {0, 0, 1}, 0, 99};
    check("its front", cmp(X(scene_cast_culled)(scene, &front).instance, ==, 1));
    check("its back", cmp(X(scene_cast)(scene, &back).instance, ==, 1) &&
                          cmp(X(scene_cast_culled)(scene, &back).instance, ==, UINT32_MAX));
}

/* The right triangle (0,0) (4,0) (0,4) at z = 0: unchanged, twice as high and mirrored, far
 * away. */
TEST_FUNCTION(cases)
{
    const real corner[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    const X(mesh) one = {corner, 0, 3, NULL, 1};
    X(bvh) *bvh = build_mesh(&one);
    const X(instance) instances[] = {
        {bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}},
        {bvh, {-1, 0, 0, 4, 0, 2, 0, 0, 0, 0, 1, 1}},
        {bvh, {0, 0, 1, 100, 1, 0, 0, 0, 0, 1, 0, 0}},
        {bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}},
    };
    X(scene) *scene = build_scene(instances, 4);
    check_casts(scene);
    const X(vec3) up = {0, 0, 5}, slope = {1, 1, 0}, zero = {0, 0, 0}, point = {-1, 2, 3};
    X(vec3) n = X(scene_normal)(scene, 1, &up);
    check("it keeps its side", cmp(n.x, ==, 0) && cmp(n.y, ==, 0) && cmp(n.z, ==, 1));
    n = X(scene_normal)(scene, 1, &slope);
    check("across the moved surface", cmp(n.x, ==, -2 * n.y) && cmp(n.y, >, 0) && cmp(n.z, ==, 0));
    n = X(scene_normal)(scene, 0, &zero);
    check("none", cmp(n.x, ==, 0) && cmp(n.y, ==, 0) && cmp(n.z, ==, 0));
    n = X(scene_point)(scene, 1, &point);
    check("moved", cmp(n.x, ==, 5) && cmp(n.y, ==, 4) && cmp(n.z, ==, 4));
    const X(scene_statistics) is = X(scene_stats)(scene);
    check("counted", cmp(is.instances, ==, 4) && cmp(is.triangles, ==, 4) && cmp(is.empty, ==, 0) &&
                         cmp(is.nodes, ==, 1));
    check("bounds", cmp(is.bounds.upper.x, >=, 100) && cmp(is.bounds.upper.x, <, 101) &&
                        cmp(is.bounds.upper.y, >=, 8));
    X(scene_free)(scene);
    X(scene_free)(NULL);
    X(bvh_free)(bvh);
}

/* Two triangles at the ends of a diagonal, rotated by 45 degrees so that it is parallel to an axis:
 * the box is that of the two, not that of the box around them. */
TEST_FUNCTION(boxed)
{
    enum { EACH = 9 }; /* more than one leaf */
    real corner[2 * EACH][9] = {{0}};
    for (int i = 0; i < 2 * EACH; i++)
        for (int k = 0; k < 9; k++)
            corner[i][k] = (k % 3 < 2) * (real)(i / EACH * 64) + (real)(k == 0) + (real)(k == 4);
    const X(mesh) pair = {corner[0], 0, 6 * EACH, NULL, 2 * EACH};
    X(bvh) *bvh = build_mesh(&pair);
    const X(instance) turned = {bvh, {1, -1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0}};
    for (int fast = 0; fast < 2; fast++) {
        X(scene) *scene = NULL;
        const X(bvh_options) options = {.fast = fast};
        check("built", cmp(X(scene_build)(&turned, 1, &options, &scene), ==, ISECT_OK));
        const X(aabb) box = X(scene_stats)(scene).bounds;
        check("wide enough",
              cmp(box.lower.x, <=, -1) && cmp(box.upper.x, >=, 1) && cmp(box.upper.y, >=, 129));
        check("no wider",
              cmp(box.lower.x, >, -2) && cmp(box.upper.x, <, 2) && cmp(box.upper.y, <, 131));
        X(scene_free)(scene);
    }
    X(bvh_free)(bvh);
}

/* Distances in a stretched instance: the triangle is three times as wide; another is above. */
TEST_FUNCTION(stretched)
{
    const real corner[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    const X(mesh) one = {corner, 0, 3, NULL, 1};
    X(bvh) *bvh = build_mesh(&one);
    const X(instance) instances[] = {{bvh, {3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}},
                                     {bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 8}}};
    X(scene) *scene = build_scene(instances, 2);
    const X(vec3) beside = {14, 0, 0}, between = {1, 1, 4};
    X(scene_nearest) got = X(scene_closest)(scene, &beside, REAL_INF);
    check("stretched", cmp(got.distance2, ==, 4) && cmp(got.point.x, ==, 12) &&
                           cmp(got.instance, ==, 0) && cmp(got.u, ==, 1) &&
                           cmp(got.feature, ==, ISECT_VERTEX_B));
    got = X(scene_closest)(scene, &between, REAL_INF);
    check("the first of two",
          cmp(got.distance2, ==, 16) && cmp(got.instance, ==, 0) && cmp(got.prim, ==, 0));
    got = X(scene_closest)(scene, &between, R(15.5));
    check("too far", cmp(got.distance2, ==, REAL_INF) && cmp(got.instance, ==, UINT32_MAX) &&
                         cmp(got.prim, ==, UINT32_MAX) && cmp(got.point.x, ==, 0));
    X(scene_nearest) list[3];
    size_t count = 9;
    check("both, equally far",
          cmp(X(scene_closest_few)(scene, &between, REAL_INF, list, 3), ==, 2) &&
              cmp(list[0].instance, ==, 0) && cmp(list[1].instance, ==, 1) &&
              cmp(list[0].distance2, ==, 16) && cmp(list[1].distance2, ==, 16));
    check("one of them", cmp(X(scene_closest_few)(scene, &between, 16, list, 1), ==, 1) &&
                             cmp(list[0].instance, ==, 0));
    check("none of them", X(scene_closest_few)(scene, &between, REAL_INF, NULL, 0) == 0);
    check("no room",
          X(scene_closest_all)(scene, &between, 16, NULL, 0, &count) == ISECT_TOO_SMALL &&
              cmp(count, ==, 2));
    check("one is near",
          cmp(X(scene_closest_all)(scene, &beside, 5, list, 3, &count), ==, ISECT_OK) &&
              cmp(count, ==, 1) && cmp(list[0].distance2, ==, 4) && cmp(list[0].instance, ==, 0));
    const X(vec3) nan = {0, REAL_NAN, 0};
    check("NaN", cmp(X(scene_closest)(scene, &nan, REAL_INF).instance, ==, UINT32_MAX));
    check("few of NaN", cmp(X(scene_closest_few)(scene, &nan, REAL_INF, list, 3), ==, 0));
    check("below 0", cmp(X(scene_closest_all)(scene, &beside, -1, list, 3, &count), ==, ISECT_OK) &&
                         cmp(count, ==, 0));
    X(scene_free)(scene);
    X(bvh_free)(bvh);
}

static void check_refused(const X(instance) * instances, size_t count, isect_status want,
                          const char *name)
{
    X(scene) *const nowhere = (X(scene) *)&want, *scene = nowhere;
    check(name, X(scene_build)(instances, count, NULL, &scene) == want && scene == nowhere);
}

static void check_bad_matrices(const X(instance) * same)
{
    X(instance) bad = *same;
    for (int i = 0; i < 12; i++) {
        bad = *same, bad.matrix[i] = i % 2 ? (double)NAN : (double)INFINITY;
        check_refused(&bad, 1, ISECT_NOT_FINITE, "not finite");
    }
    bad = *same, bad.matrix[5] = 0;
    check_refused(&bad, 1, ISECT_DEGENERATE, "flat");
    bad = *same, bad.matrix[1] = 1, bad.matrix[4] = 1;
    check_refused(&bad, 1, ISECT_DEGENERATE, "two rows the same");
    bad.matrix[1] = 1 + DBL_EPSILON;
    check_refused(&bad, 1, ISECT_DEGENERATE, "nearly flat");
}

TEST_FUNCTION(refused)
{
    const real corner[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0}, big[9] = {REAL_MAX, 0, 0, 0, 1, 0, 0, 0, 1};
    const X(mesh) one = {corner, 0, 3, NULL, 1}, none = {NULL, 0, 0, NULL, 0};
    const X(mesh) huge = {big, 0, 3, NULL, 1};
    X(bvh) *bvh = build_mesh(&one), *empty = build_mesh(&none), *far = build_mesh(&huge);
    const X(instance) same = {bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}};
    X(instance) bad = same;
    check("no place", X(scene_build)(&same, 1, NULL, NULL) == ISECT_BAD_ARGUMENT);
    check_refused(NULL, 1, ISECT_BAD_ARGUMENT, "no instances");
    check_refused(&same, (size_t)1 << 27, ISECT_BAD_ARGUMENT, "too many");
    bad.bvh = NULL;
    check_refused(&bad, 1, ISECT_BAD_ARGUMENT, "no tree");
    bad = same, bad.bvh = far;
    check_refused(&bad, 1, ISECT_NOT_FINITE, "too far");
    check_bad_matrices(&same);

    X(scene) *scene = build_scene(NULL, 0);
    const X(ray) ray = {{1, 1, 2}, {0, 0, -1}, 0, 9};
    check("nothing", !X(scene_occluded)(scene, &ray) && cmp(X(scene_stats)(scene).nodes, ==, 1));
    X(scene_free)(scene);
    const X(instance) both[2] = {{empty, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}}, same};
    scene = build_scene(both, 2);
    check("beside an empty one", cmp(X(scene_cast)(scene, &ray).instance, ==, 1));
    check("counted",
          cmp(X(scene_stats)(scene).empty, ==, 1) && cmp(X(scene_stats)(scene).instances, ==, 2));
    X(scene_free)(scene);
    X(bvh_free)(bvh), X(bvh_free)(empty), X(bvh_free)(far);
}

/* ---- as the loop ---- */

typedef enum PlaceKind {
    PLACE_RIGID,
    PLACE_UNEVEN,
    PLACE_WILD,
    PLACE_SMALL,
    PLACE_FAR,
    PLACE_KINDS
} PlaceKind;

/* A random matrix that is not singular: a product of rotations, with scales. */
static void any_matrix(double m[12], PlaceKind kind_of, uint64_t *random)
{
    const double spread = kind_of == PLACE_FAR ? 1e5 : 8;
    for (int i = 0; i < 12; i++)
        m[i] = i % 5 == 0;
    for (int turn = 0; turn < 3; turn++) {
        const double angle = random_unit(random) * 6, c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) {
            double *row = m + 4 * k, a = row[turn], b = row[(turn + 1) % 3];
            row[turn] = c * a - s * b, row[(turn + 1) % 3] = s * a + c * b;
        }
    }
    for (int i = 0; i < 9; i++) {
        double *number = &m[i / 3 * 4 + i % 3];
        if (kind_of == PLACE_UNEVEN)
            *number *= i % 3 == 0 ? -3 : i % 3 == 1 ? 0.25 : 1;
        if (kind_of == PLACE_WILD)
            *number += random_unit(random) - 0.5;
        if (kind_of == PLACE_SMALL)
            *number *= i % 3 == 0 ? 1e-3 : 1e-4;
    }
    for (int k = 0; k < 3; k++)
        m[4 * k + 3] = (random_unit(random) - 0.5) * spread + (kind_of == PLACE_FAR ? 3e5 : 0);
}

static X(scene_touch) loop_over(const X(scene) * scene, const X(instance) * instances, size_t count,
                                const X(ray) * ray, bool culled)
{
    X(scene_touch) best = {REAL_INF, 0, 0, UINT32_MAX, UINT32_MAX};
    for (uint32_t i = 0; i < count; i++) {
        const X(ray) seen = X(scene_ray)(scene, i, ray);
        const X(mesh_touch) touch = culled ? X(bvh_cast_culled)(instances[i].bvh, &seen)
                                           : X(bvh_cast)(instances[i].bvh, &seen);
        if (touch.prim != UINT32_MAX && (touch.t < best.t || best.instance == UINT32_MAX))
            best = (X(scene_touch)){touch.t, touch.u, touch.v, touch.prim, i};
    }
    return best;
}

/* Returns the number of hits of a loop over all instances, and checks that the list has them. */
static size_t check_all(const X(scene) * scene, const X(instance) * instances, size_t count,
                        const X(ray) * ray)
{
    static X(scene_touch) got[MOST];
    static X(mesh_touch) list[MOST];
    size_t found, want = 0;
    if (X(scene_cast_all)(scene, ray, got, MOST, &found) != ISECT_OK)
        found = MOST + 1;
    for (size_t i = 1; i < found && found <= MOST; i++)
        check("in order", got[i - 1].t < got[i].t || (!(got[i - 1].t > got[i].t) &&
                                                      (got[i - 1].instance < got[i].instance ||
                                                       got[i - 1].prim < got[i].prim)));
    for (uint32_t i = 0; i < count && found <= MOST; i++) {
        size_t here, at = 0;
        const X(ray) seen = X(scene_ray)(scene, i, ray);
        check("few",
              cmp(X(bvh_cast_all)(instances[i].bvh, &seen, list, MOST, &here), ==, ISECT_OK));
        for (size_t k = 0; k < found; k++) {
            if (got[k].instance != i)
                continue;
            const X(scene_touch) one = {list[at].t, list[at].u, list[at].v, list[at].prim, i};
            check("each", cmp(at, <, here) && same_scene_touch(&got[k], &one));
            at++;
        }
        check("all", cmp(at, ==, here));
        want += here;
    }
    check("as many", found > MOST || want == found);
    return found;
}

static X(triangle)
    placed_triangle(const X(scene) * scene, const Scene *mesh, uint32_t instance, uint32_t prim)
{
    const X(triangle) t = scene_triangle(mesh, prim);
    return (X(triangle)){X(scene_point)(scene, instance, &t.a),
                         X(scene_point)(scene, instance, &t.b),
                         X(scene_point)(scene, instance, &t.c)};
}

static bool is_behind(const X(scene_nearest) * past, real distance2, uint32_t instance,
                      uint32_t prim)
{
    return distance2 > past->distance2 ||
           (distance2 == past->distance2 &&
            (instance > past->instance || (instance == past->instance && prim > past->prim)));
}

/* The least (distance2, instance, prim), or the least after `past`, without barycentric coordinates
 * and feature. */
static X(scene_nearest) nearest_of_all(const X(scene) * scene, const Scene *mesh, size_t count,
                                       const X(vec3) * point, const X(scene_nearest) * past)
{
    X(scene_nearest) best = {.distance2 = REAL_INF, .prim = UINT32_MAX, .instance = UINT32_MAX};
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < mesh->mesh.triangle_count; k++) {
            const X(triangle) t = placed_triangle(scene, mesh, i, k);
            const X(nearest) nearest = X(closest_point_triangle)(point, &t);
            if ((nearest.distance2 < best.distance2 || best.prim == UINT32_MAX) &&
                (!past || is_behind(past, nearest.distance2, i, k)))
                best.point = nearest.b, best.distance2 = nearest.distance2, best.prim = k,
                best.instance = i;
        }
    return best;
}

/* Barycentric coordinates and feature are those of a mesh of the placed triangle alone. */
static void check_weights(const X(scene) * scene, const Scene *mesh, const X(vec3) * point,
                          const X(scene_nearest) * got)
{
    const X(triangle) t = placed_triangle(scene, mesh, got->instance, got->prim);
    X(bvh) *bvh = build_mesh(&(X(mesh)){&t.a.x, 0, 3, NULL, 1});
    const X(mesh_nearest) want = X(bvh_closest)(bvh, point, REAL_INF);
    check("weights", !memcmp(&got->u, &want.u, sizeof want.u) &&
                         !memcmp(&got->v, &want.v, sizeof want.v) &&
                         cmp(got->feature, ==, want.feature));
    X(bvh_free)(bvh);
}

static bool same_place(const X(scene_nearest) * a, const X(scene_nearest) * b)
{
    return a->prim == b->prim && a->instance == b->instance &&
           !memcmp(&a->distance2, &b->distance2, sizeof a->distance2) &&
           !memcmp(&a->point, &b->point, sizeof a->point);
}

/* The nearest few, in order; and all triangles that are as near as the last of them. */
static void check_few(const X(scene) * scene, const Scene *mesh, size_t count,
                      const X(vec3) * point)
{
    X(scene_nearest) few[FEW];
    static X(scene_nearest) all[MANY];
    const size_t found = X(scene_closest_few)(scene, point, REAL_INF, few, FEW);
    size_t within = 0;
    check("so many", cmp(found, ==, FEW));
    for (size_t i = 0; i < found; i++) {
        const X(scene_nearest) want =
            nearest_of_all(scene, mesh, count, point, i > 0 ? &few[i - 1] : NULL);
        check("the next of all", same_place(&few[i], &want));
        check_weights(scene, mesh, point, &few[i]);
    }
    const real last = few[FEW - 1].distance2;
    if (!(last <= REAL_MAX) ||
        X(scene_closest_all)(scene, point, last, all, MANY, &within) != ISECT_OK)
        return;
    check("all within", cmp(within, >=, found));
    for (size_t i = 0; i < within; i++) {
        check("first the few", i >= found || same_scene_nearest(&all[i], &few[i]));
        check("behind them the same", i < found || all[i].distance2 == last);
        check("in order",
              i == 0 || is_behind(&all[i - 1], all[i].distance2, all[i].instance, all[i].prim));
    }
    const X(scene_nearest) beyond = nearest_of_all(scene, mesh, count, point, &all[within - 1]);
    check("no more within", beyond.prim == UINT32_MAX || beyond.distance2 > last);
}

static void check_nearest(const X(scene) * scene, const Scene *mesh, size_t count,
                          const X(vec3) * point)
{
    const X(scene_nearest) got = X(scene_closest)(scene, point, REAL_INF);
    const bool finite = real_abs(point->x) + real_abs(point->y) + real_abs(point->z) <= REAL_MAX;
    if (!finite)
        return;
    const X(scene_nearest) want = nearest_of_all(scene, mesh, count, point, NULL);
    check("the nearest of all", same_place(&got, &want));
}

/* Point i of a batch has the answer of the single call. */
static void check_nearest_n(const X(scene) * scene, X(points) points, real within2, size_t n,
                            const isect_threads *threads)
{
    static X(scene_nearest) got[MANY];
    X(scene_closest_n)(scene, points, n, within2, threads, got);
    for (size_t i = 0; i < n; i++) {
        const size_t at = i * (points.stride == ISECT_REPEAT ? 0 : points.stride) / sizeof(real);
        const X(vec3) point = {points.x[at], points.y[at], points.z[at]};
        const X(scene_nearest) want = X(scene_closest)(scene, &point, within2);
        check("many", same_scene_nearest(&got[i], &want));
    }
}

/* Maps rays from the mesh to one of its instances. */
static void place_rays(const X(scene) * scene, uint32_t instance, X(ray) * ray)
{
    const X(vec3) from = ray->origin,
                  ahead = {from.x + ray->dir.x, from.y + ray->dir.y, from.z + ray->dir.z};
    const X(vec3) a = X(scene_point)(scene, instance, &from),
                  b = X(scene_point)(scene, instance, &ahead);
    ray->origin = a;
    ray->dir = (X(vec3)){b.x - a.x, b.y - a.y, b.z - a.z};
}

static void compare_culled(const X(scene) * scene, const X(instance) * instances, size_t count,
                           const X(ray) rays[RAYS])
{
    static X(scene_touch) touches[RAYS];
    uint64_t bits;
    X(scene_cast_culled_n)(scene, X(rays_of)(rays), RAYS, NULL, touches);
    X(scene_occluded_culled_n)(scene, X(rays_of)(rays), RAYS, NULL, &bits);
    for (size_t i = 0; i < RAYS; i++) {
        const X(scene_touch) want = loop_over(scene, instances, count, &rays[i], true),
                             got = X(scene_cast_culled)(scene, &rays[i]);
        const bool hit = want.instance != UINT32_MAX;
        check("fronts, as the loop", same_scene_touch(&got, &want));
        check("fronts, many", same_scene_touch(&touches[i], &want));
        check("fronts, whether", X(scene_occluded_culled)(scene, &rays[i]) == hit);
        check("fronts, whether, many", isect_bit(&bits, i) == hit);
    }
}

/* Returns the number of hits. */
static size_t compare_rays(const X(scene) * scene, const X(instance) * instances, size_t count,
                           const X(ray) rays[RAYS])
{
    static X(scene_touch) touches[RAYS];
    uint64_t bits;
    size_t hits = 0;
    X(scene_cast_n)(scene, X(rays_of)(rays), RAYS, NULL, touches);
    X(scene_occluded_n)(scene, X(rays_of)(rays), RAYS, NULL, &bits);
    compare_culled(scene, instances, count, rays);
    check("none behind the last", bits >> RAYS == 0);
    for (size_t i = 0; i < RAYS; i++) {
        const X(scene_touch) want = loop_over(scene, instances, count, &rays[i], false),
                             got = X(scene_cast)(scene, &rays[i]);
        const bool hit = want.instance != UINT32_MAX;
        check("as the loop", same_scene_touch(&got, &want));
        check("many", same_scene_touch(&touches[i], &want));
        check("whether", X(scene_occluded)(scene, &rays[i]) == hit);
        check("whether, many", isect_bit(&bits, i) == hit);
        hits += hit;
        if (i % 8 == 0)
            check("none or some", (check_all(scene, instances, count, &rays[i]) > 0) == hit);
    }
    return hits;
}

static size_t compare_scene(const Scene *mesh, const X(instance) * instances, size_t count,
                            uint64_t *random)
{
    X(scene) *scene = build_scene(instances, count);
    static X(ray) rays[RAYS];
    X(vec3) points[POINTS];
    size_t hits = 0;
    for (int k = 0; k < RAY_KINDS; k++) {
        scene_rays(mesh, (RayKind)k, RAYS, rays, random);
        for (size_t i = 0; i < RAYS && k != RAYS_TINY && k != RAYS_HUGE && k != RAYS_STRANGE; i++)
            place_rays(scene, (uint32_t)(random_bits(random) % count), &rays[i]);
        hits += compare_rays(scene, instances, count, rays);
    }
    for (int k = 0; k < POINT_KINDS; k++) {
        scene_points(mesh, (PointKind)k, POINTS, points, random);
        for (size_t i = 0; i < POINTS; i++) {
            if (k != POINTS_STRANGE && i % 2)
                points[i] = X(scene_point)(scene, (uint32_t)(i % count), &points[i]);
            check_nearest(scene, mesh, count, &points[i]);
            if (i == 0 && k != POINTS_STRANGE)
                check_few(scene, mesh, count, &points[i]);
        }
        const X(scene_nearest) some = X(scene_closest)(scene, &points[1], REAL_INF);
        check_nearest_n(scene, X(points_of)(points), REAL_INF, POINTS, NULL);
        check_nearest_n(scene, X(points_of)(points), some.distance2, POINTS, NULL);
        check_nearest_n(scene, X(points_one)(&points[0]), REAL_INF, POINTS, NULL);
    }
    X(scene_free)(scene);
    return hits;
}

TEST_FUNCTION(as_the_loop)
{
    enum { N = 30 };
    uint64_t random = random_seed(31);
    trimesh mesh[3];
    check("memory", trimesh_sphere(&mesh[0], 1) && trimesh_soup(&mesh[1], 90, 2) &&
                        trimesh_grid(&mesh[2], 5));
    for (int m = 0; m < 3; m++) {
        Scene scene = scene_of(&mesh[m], 1, NULL);
        X(bvh) *bvh = build_mesh(&scene.mesh);
        size_t hits = 0;
        for (int k = 0; k < PLACE_KINDS; k++) {
            X(instance) instances[N];
            for (int i = 0; i < N; i++) {
                instances[i].bvh = bvh;
                any_matrix(instances[i].matrix, (PlaceKind)k, &random);
            }
            for (int i = 3; i < N; i += 7) /* some twice at the same place */
                instances[i] = instances[i - 1];
            hits += compare_scene(&scene, instances, m == 2 ? 3 : N, &random);
        }
        printf("%zu of %d rays hit\n", hits, PLACE_KINDS * RAYS * RAY_KINDS);
        check("the samples are worth something", hits > PLACE_KINDS * RAYS);
        X(bvh_free)(bvh);
        scene_free(&scene);
    }
}

/* ---- grazing rays: the margin is needed ---- */

/* An edge along y, rotated about y, is a side of the box of its instance. Rays along z, from far
 * away, pass just inside or just outside of it, due to rounding in the coordinates of the
 * instance. */
TEST_FUNCTION(grazing)
{
    const real corner[9] = {1, -1, 0, 1, 1, 0, -1, 0, 0};
    const X(mesh) one = {corner, 0, 3, NULL, 1};
    uint64_t random = random_seed(5);
    X(bvh) *bvh = build_mesh(&one);
    int hits = 0, outside = 0;
    for (int i = 0; i < soak(4000); i++) {
        const double angle = random_unit(&random) * 3 - 1.5, c = cos(angle), s = sin(angle);
        const double away = i % 2 ? 0 : random_unit(&random) * 100;
        const X(instance) instance = {bvh, {c, 0, s, away, 0, 1, 0, 0, -s, 0, c, 0}};
        X(scene) *scene = build_scene(&instance, 1);
        const X(vec3) on = {1, (real)(random_unit(&random) - 0.5), 0};
        const X(vec3) at = X(scene_point)(scene, 0, &on);
        const real step = at.x * (real)(random_unit(&random) - 0.5) * 32 * REAL_EPSILON;
        const real far = (real)ldexp(1, i % 12);
        const X(ray) ray = {{at.x + step, at.y, at.z - far}, {0, 0, 1}, 0, REAL_INF};
        const X(scene_touch) want = loop_over(scene, &instance, 1, &ray, false),
                             got = X(scene_cast)(scene, &ray);
        check("as the loop", same_scene_touch(&got, &want));
        hits += got.instance == 0;
        outside += got.instance == 0 && step > 0;
        X(scene_free)(scene);
    }
    check("some hit, some do not", hits > 0 && hits < soak(4000));
    check("some hit from outside of the box", cmp(outside, >, 0));
    X(bvh_free)(bvh);
}

/* ---- rays from hits ---- */

/* A ray from a hit must not hit the same triangle of the same instance again. Its origin is on the
 * side of its direction, in the coordinates of the instance. */
static void check_spawned(const X(scene) * scene, const Scene *mesh, const X(scene_touch) * touch,
                          const X(vec3) * dir, double *farthest)
{
    const X(triangle) triangle = scene_triangle(mesh, touch->prim);
    const X(ray) ray = X(scene_spawn)(scene, touch->instance, &triangle, touch->u, touch->v, dir);
    const X(ray) seen = X(scene_ray)(scene, touch->instance, &ray);
    const X(touch) again = X(cast_ray_triangle)(&seen, &triangle);
    const X(vec3) on = X(at_triangle)(&triangle, touch->u, touch->v, 1 - touch->u - touch->v);
    const X(vec3) at = X(scene_point)(scene, touch->instance, &on);
    const real off = max3(real_abs(ray.origin.x - at.x), real_abs(ray.origin.y - at.y),
                          real_abs(ray.origin.z - at.z));
    check("kept",
          cmp(ray.dir.x, ==, dir->x) && cmp(ray.dir.y, ==, dir->y) && cmp(ray.dir.z, ==, dir->z));
    check("not hit again", cmp(again.t, ==, REAL_INF));
    X(scene_touch) all[MOST];
    size_t found;
    if (X(scene_cast_all)(scene, &ray, all, MOST, &found) == ISECT_OK)
        for (size_t i = 0; i < found; i++)
            check("nor by all", all[i].prim != touch->prim || all[i].instance != touch->instance);
    *farthest = fmax(*farthest, (double)off);
}

static void check_not_spawned(const Scene *soup, const X(bvh) * bvh)
{
    const X(instance) one = {bvh, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}};
    X(scene) *scene = build_scene(&one, 1);
    const X(triangle) triangle = scene_triangle(soup, 0);
    for (int k = 0; k < 5; k++) {
        real bad[5] = {1, 2, 3, 0, 0};
        bad[k] = k % 2 ? REAL_NAN : REAL_INF;
        const X(vec3) dir = {bad[0], bad[1], bad[2]};
        const X(ray) ray = X(scene_spawn)(scene, 0, &triangle, bad[3], bad[4], &dir);
        check("not finite",
              cmp(ray.dir.x, ==, 0) && cmp(ray.dir.y, ==, 0) && cmp(ray.dir.z, ==, 0));
    }
    X(scene_free)(scene);
}

TEST_FUNCTION(spawned)
{
    enum { N = 8 };
    uint64_t random = random_seed(77);
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 90, 2));
    Scene soup = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build_mesh(&soup.mesh);
    for (int k = 0; k < PLACE_KINDS; k++) {
        X(instance) instances[N];
        for (int i = 0; i < N; i++)
            instances[i].bvh = bvh, any_matrix(instances[i].matrix, (PlaceKind)k, &random);
        X(scene) *scene = build_scene(instances, N);
        double farthest = 0;
        for (int i = 0; i < soak(2000); i++) {
            X(scene_touch) touch = {0, (real)random_unit(&random), 0, 0, 0};
            touch.v = (1 - touch.u) * (real)random_unit(&random);
            touch.prim = (uint32_t)(random_bits(&random) % soup.mesh.triangle_count);
            touch.instance = (uint32_t)(random_bits(&random) % N);
            const X(vec3)
                dir = {(real)(random_unit(&random) - 0.5), (real)(random_unit(&random) - 0.5),
                       (real)(random_unit(&random) - 0.5)};
            check_spawned(scene, &soup, &touch, &dir, &farthest);
        }
        printf("places of kind %d: moved by %.2g epsilon\n", k, farthest / (double)REAL_EPSILON);
        check("not far", cmp(farthest, <=, (k == PLACE_FAR ? 1e6 : 32) * (double)REAL_EPSILON));
        X(scene_free)(scene);
    }
    check_not_spawned(&soup, bvh);
    X(bvh_free)(bvh);
    scene_free(&soup);
}

/* ---- memory, threads ---- */

/* Repeats a build with each of its allocations failing; then casts all rays. Returns the number of
 * builds. */
static int cast_in_need(const X(instance) instances[MANY], const X(ray) rays[MANY],
                        X(bvh_options) options, X(scene_touch) touches[MANY], uint64_t *bits)
{
    int n = 0;
    isect_status status;
    do {
        Ledger ledger = {.left = n++};
        X(scene) *made = NULL;
        options.allocator = ledger_allocator(&ledger);
        status = X(scene_build)(instances, MANY, &options, &made);
        check("a status", status == ISECT_OK || (status == ISECT_NO_MEMORY && !made));
        if (made) {
            check("all is accounted for", cmp(ledger.bytes, ==, X(scene_stats)(made).bytes));
            X(scene_cast_n)(made, X(rays_of)(rays), MANY, &options.threads, touches);
            X(scene_occluded_n)(made, X(rays_of)(rays), MANY, &options.threads, bits);
        }
        X(scene_free)(made);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    } while (status != ISECT_OK);
    return n;
}

TEST_FUNCTION(memory_and_threads)
{
    int used = 0;
    uint64_t random = random_seed(8);
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 60, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build_mesh(&scene.mesh);
    static X(instance) instances[MANY];
    static X(ray) rays[MANY];
    static X(scene_touch) want[MANY], got[2][MANY];
    static uint64_t bits[3][MANY / 64 + 1];
    for (int i = 0; i < MANY; i++) {
        instances[i].bvh = bvh;
        any_matrix(instances[i].matrix, PLACE_RIGID, &random);
    }
    scene_rays(&scene, RAYS_RANDOM, MANY, rays, &random);
    const isect_threads threads = {.parallel_for = scene_backwards, .pool = &used};
    const X(bvh_options) plain = {.fast = false}, shared = {.threads = threads},
                         fast = {.threads = threads, .fast = true};
    check("something fails",
          cmp(cast_in_need(instances, rays, plain, want, bits[0]), >, 2) &&
              cmp(cast_in_need(instances, rays, shared, got[0], bits[1]), >, 2) &&
              cmp(cast_in_need(instances, rays, fast, got[1], bits[2]), >, 4));
    size_t hits = 0;
    for (int i = 0; i < MANY; i++) {
        check("the same by threads", same_scene_touch(&want[i], &got[0][i]));
        check("the same if built fast", same_scene_touch(&want[i], &got[1][i]));
        for (int k = 0; k < 3; k++)
            check("whether", cmp(isect_bit(bits[k], (size_t)i), ==, (want[i].instance < MANY)));
        hits += want[i].instance < MANY;
    }
    check("there is something to hit", hits > MANY / 8 && cmp(used, >, 1));
    X(bvh_free)(bvh);
    scene_free(&scene);
}

/* More points than in one task; nothing is read or written after the last. */
TEST_FUNCTION(many_points)
{
    int used = 0;
    uint64_t random = random_seed(9);
    trimesh mesh;
    check("memory", trimesh_soup(&mesh, 60, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) *bvh = build_mesh(&scene.mesh);
    X(instance) instances[5];
    static X(vec3) points[MANY];
    for (int i = 0; i < 5; i++) {
        instances[i].bvh = bvh;
        any_matrix(instances[i].matrix, PLACE_UNEVEN, &random);
    }
    X(scene) *many = build_scene(instances, 5), *none = build_scene(NULL, 0);
    scene_points(&scene, POINTS_RANDOM, MANY, points, &random);
    points[MANY / 2].y = REAL_NAN;
    const isect_threads threads = {.parallel_for = scene_backwards, .pool = &used};
    check_nearest_n(many, X(points_of)(points), REAL_INF, MANY, &threads);
    check_nearest_n(many, X(points_of)(points), 1, MANY - 1, NULL);
    check_nearest_n(none, X(points_of)(points), REAL_INF, 20, NULL);
    X(scene_nearest) two[2], before = X(scene_closest)(none, &points[0], 1);
    two[0] = two[1] = before;
    X(scene_closest_n)(many, X(points_of)(points), 1, REAL_INF, NULL, two);
    check("one", cmp(two[0].instance, <, 5) && same_scene_nearest(&two[1], &before));
    X(scene_closest_n)(many, X(points_of)(points), 0, REAL_INF, NULL, NULL);
    check("shared", cmp(used, >, 0));
    X(scene_free)(many), X(scene_free)(none);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TESTS_IN(scene, cmocka_unit_test(cases), cmocka_unit_test(boxed), cmocka_unit_test(stretched),
         cmocka_unit_test(refused), cmocka_unit_test(as_the_loop), cmocka_unit_test(grazing),
         cmocka_unit_test(spawned), cmocka_unit_test(memory_and_threads),
         cmocka_unit_test(many_points))
