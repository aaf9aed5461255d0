/* isect_boxes_build, isect_boxes_build_any, isect_boxes_free, isect_boxes_visit, isect_boxes_cast,
 * isect_boxes_closest, isect_boxes_overlap_any, isect_boxes_cast_any,
 * isect_boxes_closest_any - equal to a loop over all primitives. */
#include "kit/kit.h"
#include "kit/ledger.h"
#include "kit/rows.h"
#include HEADER(broadphase)
#include HEADER(cast)
#include HEADER(overlap)

/* ---- cases: walls at x = 1, 2, 3, the second one twice; an empty box ---- */

static const X(aabb) walls[] = {{{3, -1, -1}, {3, 1, 1}},
                                {{2, -1, -1}, {2, 1, 1}},
                                {{1, 5, -1}, {1, 7, 1}},
                                {{1, 0, 0}, {-1, 0, 0}},
                                {{2, -1, -1}, {2, 1, 1}}};

static real t_of_wall(void *user, uint32_t prim)
{
    const X(ray) *ray = user;
    return walls[prim].lower.x - ray->origin.x;
}
static real distance2_of_wall(void *user, uint32_t prim)
{
    const X(aabb) *about = user;
    const real d = walls[prim].lower.x - about->lower.x;
    return d * d;
}
static bool count_walls(void *user, uint32_t prim)
{
    unsigned *seen = user;
    *seen |= 1u << prim;
    return prim != 2;
}

TEST_FUNCTION(cases)
{
    X(boxes) *boxes = NULL;
    check("built", X(boxes_build)(walls, 5, NULL, &boxes) == ISECT_OK && boxes);
    const X(ray) along = {{0, 0, 0}, {1, 0, 0}, 0, REAL_INF}, beside = {{0, 3, 0}, {1, 0, 0}, 0, 9};
    X(boxes_least) least = X(boxes_cast)(boxes, &along, t_of_wall, (void *)(uintptr_t)&along);
    check("the first of two alike", cmp(least.value, ==, 2) && cmp(least.prim, ==, 1));
    const X(ray) later = {{0, 0, 0}, {1, 0, 0}, R(2.5), REAL_INF};
    least = X(boxes_cast)(boxes, &later, t_of_wall, (void *)(uintptr_t)&later);
    check("from t_min on", cmp(least.value, ==, 3) && cmp(least.prim, ==, 0));
    least = X(boxes_cast)(boxes, &beside, t_of_wall, (void *)(uintptr_t)&beside);
    check("beside", cmp(least.value, ==, REAL_INF) && cmp(least.prim, ==, UINT32_MAX));
    X(aabb) about = {{0, 0, 0}, {0, 0, 0}};
    least = X(boxes_closest)(boxes, &about, REAL_INF, distance2_of_wall, &about);
    check("nearest", cmp(least.value, ==, 4) && cmp(least.prim, ==, 1));
    least = X(boxes_closest)(boxes, &about, R(3.5), distance2_of_wall, &about);
    check("none so near", cmp(least.prim, ==, UINT32_MAX));
    check("no distance",
          cmp(X(boxes_closest)(boxes, &about, REAL_NAN, distance2_of_wall, &about).prim, ==,
              UINT32_MAX));
    unsigned seen = 0;
    about = (X(aabb)){{2, -9, -9}, {4, 1, 9}};
    check("all told", X(boxes_visit)(boxes, &about, count_walls, &seen) && cmp(seen, ==, 19));
    about = (X(aabb)){{-9, 5, -9}, {4, 6, 9}};
    check("enough", !X(boxes_visit)(boxes, &about, count_walls, &seen) && cmp(seen, ==, 23));
    about = (X(aabb)){{1, 0, 0}, {0, 0, 0}}, seen = 0;
    check("an empty box", X(boxes_visit)(boxes, &about, count_walls, &seen) && cmp(seen, ==, 0));
    X(boxes_free)(boxes), X(boxes_free)(NULL);
}

static void *no_memory(void *user, size_t bytes, size_t align)
{
    (void)user, (void)bytes, (void)align;
    return NULL;
}
static void no_release(void *user, void *memory, size_t bytes)
{
    (void)user, (void)memory, (void)bytes;
}

TEST_FUNCTION(refusals)
{
    const X(bvh_options) none = {.allocator = {no_memory, no_release, NULL}};
    const X(any) point = {ISECT_SHAPE_POINT, &(X(vec3)){0, 0, 0}};
    X(boxes) *boxes = NULL;
    size_t count = 9;
    check("no pointer", X(boxes_build)(walls, 5, NULL, NULL) == ISECT_BAD_ARGUMENT &&
                            X(boxes_build)(NULL, 5, NULL, &boxes) == ISECT_BAD_ARGUMENT &&
                            X(boxes_build_any)(NULL, 5, NULL, &boxes) == ISECT_BAD_ARGUMENT);
    check("too many", X(boxes_build)(walls, SIZE_MAX, NULL, &boxes) == ISECT_BAD_ARGUMENT &&
                          X(boxes_build_any)(&point, SIZE_MAX, NULL, &boxes) == ISECT_BAD_ARGUMENT);
    check("no memory", cmp(X(boxes_build)(walls, 5, &none, &boxes), ==, ISECT_NO_MEMORY) &&
                           cmp(X(boxes_build_any)(&point, 1, &none, &boxes), ==, ISECT_NO_MEMORY) &&
                           !boxes);
    check("none at all", X(boxes_build_any)(NULL, 0, NULL, &boxes) == ISECT_OK);
    check("nothing near",
          cmp(X(boxes_closest_any)(boxes, &point, point, REAL_INF).prim, ==, UINT32_MAX));
    check("nothing there",
          X(boxes_overlap_any)(boxes, &point, point, NULL, 0, &count) == ISECT_OK &&
              cmp(count, ==, 0));
    check("no count",
          X(boxes_overlap_any)(boxes, &point, point, NULL, 0, NULL) == ISECT_BAD_ARGUMENT);
    X(boxes_free)(boxes);
}

/* ---- hulls: cubes of side 2, by their corners and faces ---- */

typedef struct Cube {
    X(vec3) corner[8];
    X(plane) face[6];
    X(hull) hull;
} Cube;

static X(any) cube_around(X(vec3) p, Cube *cube)
{
    for (int i = 0; i < 8; i++)
        cube->corner[i] = (X(vec3)){p.x + (real)(i & 1) * 2 - 1, p.y + (real)(i & 2) - 1,
                                    p.z + (real)(i & 4) / 2 - 1};
    for (int i = 0; i < 6; i++) {
        const real sign = i % 2 ? 1 : -1, at[3] = {p.x, p.y, p.z};
        real normal[3] = {0, 0, 0};
        normal[i / 2] = sign;
        cube->face[i] = (X(plane)){{normal[0], normal[1], normal[2]}, -1 - sign * at[i / 2]};
    }
    cube->hull = (X(hull)){
        .planes = cube->face, .plane_count = 6, .vertices = cube->corner, .vertex_count = 8};
    return (X(any)){ISECT_SHAPE_HULL, &cube->hull};
}

TEST_FUNCTION(hulls)
{
    Cube cube[3];
    const X(any) cubes[3] = {cube_around((X(vec3)){6, 0, 0}, &cube[0]),
                             cube_around((X(vec3)){3, 0, 0}, &cube[1]),
                             cube_around((X(vec3)){0, 9, 0}, &cube[2])};
    X(boxes) *boxes = NULL;
    check("built", cmp(X(boxes_build_any)(cubes, 3, NULL, &boxes), ==, ISECT_OK));
    const X(ray) along_x = {{0, 0, 0}, {1, 0, 0}, 0, REAL_INF};
    const X(ray) along_y = {{0, 0, 0}, {0, 2, 0}, 0, REAL_INF};
    const X(ray) along_z = {{0, 0, 0}, {0, 0, 1}, 0, REAL_INF};
    X(boxes_least) found = X(boxes_cast_any)(boxes, cubes, &along_x);
    check("the nearer of two", cmp(found.value, ==, 2) && cmp(found.prim, ==, 1));
    found = X(boxes_cast_any)(boxes, cubes, &along_y);
    check("the one above", cmp(found.value, ==, 4) && cmp(found.prim, ==, 2));
    found = X(boxes_cast_any)(boxes, cubes, &along_z);
    check("none", cmp(found.value, ==, REAL_INF) && cmp(found.prim, ==, UINT32_MAX));
    X(boxes_free)(boxes);
}

/* ---- built fast: all sizes, many around one point, some unbounded ---- */

enum { MANY = 3000 };

static X(aabb) one_of_many(int i)
{
    const real x = (real)(i % 3 ? i % 100 : 7), y = (real)(i % 3 ? i / 100 : 7), r = (real)(i % 5);
    X(aabb) box = {{x - r, y - r, -r}, {x + r, y + r, r}};
    if (i % 999 == 0)
        box.upper.z = REAL_INF, box.lower.x = -REAL_INF;
    if (i % 999 == 1)
        box.lower.y = box.upper.y = i % 2 ? REAL_INF : -REAL_INF; /* empty */
    return box;
}

static bool mark(void *user, uint32_t prim)
{
    uint8_t *seen = user;
    seen[prim]++;
    return true;
}

static size_t judge_marks(const X(boxes) * boxes, const X(aabb) * box, const X(aabb) * about)
{
    static uint8_t seen[MANY];
    size_t count = 0;
    memset(seen, 0, sizeof seen);
    check("no end", X(boxes_visit)(boxes, about, mark, seen));
    for (int i = 0; i < MANY; i++) {
        const bool meets = X(overlap_aabb_aabb)(about, &box[i]);
        check("each once", seen[i] == 1 || (seen[i] == 0 && !meets));
        count += meets;
    }
    return count;
}

TEST_FUNCTION(built_fast)
{
    static X(aabb) box[MANY];
    isect_status status;
    size_t left = 0, met = 0;
    for (int i = 0; i < MANY; i++)
        box[i] = one_of_many(i);
    do {
        Ledger ledger = {.left = (int)left++};
        const X(bvh_options) options = {.allocator = ledger_allocator(&ledger), .fast = true};
        X(boxes) *boxes = NULL;
        status = X(boxes_build)(box, MANY, &options, &boxes);
        check("a status", status == ISECT_OK || (status == ISECT_NO_MEMORY && !boxes));
        for (int i = 0; boxes && i < 100; i++) {
            const X(aabb) about = one_of_many(17 * i + 1);
            met += judge_marks(boxes, box, &about);
        }
        X(boxes_free)(boxes);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    } while (status != ISECT_OK);
    check("there is something to fail and to meet", cmp(left, ==, 4) && cmp(met, >, 100));
}

/* ---- as the loop ---- */

enum { SHAPES = 300, QUESTIONS = 120, TAGS = 16 };
static const isect_shape tags[TAGS] = {
    ISECT_SHAPE_SPHERE,      ISECT_SHAPE_CAPSULE,   ISECT_SHAPE_POINT, ISECT_SHAPE_SEGMENT,
    ISECT_SHAPE_TETRAHEDRON, ISECT_SHAPE_TRIANGLE,  ISECT_SHAPE_AABB,  ISECT_SHAPE_OBB,
    ISECT_SHAPE_DISC,        ISECT_SHAPE_CYLINDER,  ISECT_SHAPE_CONE,  ISECT_SHAPE_ELLIPSOID,
    ISECT_SHAPE_LOZENGE,     ISECT_SHAPE_RECTANGLE, ISECT_SHAPE_PLANE, ISECT_SHAPE_RAY};

static X(vec3) around(X(vec3) at, real by)
{
    return (X(vec3)){at.x + by * any_real(-1, 1), at.y + by * any_real(-1, 1),
                     at.z + by * any_real(-1, 1)};
}

/* A shape of size about 1/8, within 1 of the origin, scaled by a power of two. */
static X(any) some_shape(isect_shape tag, real size, AnyShape *to)
{
    const X(vec3) at = around((X(vec3)){0, 0, 0}, size), p = around(at, size / 8);
    const X(vec3) q = around(at, size / 8), o = around((X(vec3)){0, 0, 0}, size / 8);
    const real r = size * any_real(0, R(0.125)), c = R(0.6), s = R(0.8);
    switch (tag) {
    case ISECT_SHAPE_POINT:
        to->point = at;
        break;
    case ISECT_SHAPE_SEGMENT:
        to->segment = (X(segment)){at, p};
        break;
    case ISECT_SHAPE_RAY:
        to->ray = (X(ray)){at, o, 0, REAL_INF};
        break;
    case ISECT_SHAPE_PLANE:
        to->plane = (X(plane)){{c, s, 0}, size * any_real(-1, 1)};
        break;
    case ISECT_SHAPE_TRIANGLE:
        to->triangle = (X(triangle)){at, p, q};
        break;
    case ISECT_SHAPE_RECTANGLE:
        to->rectangle = (X(rectangle)){at, {r, 0, 0}, {0, r, r}};
        break;
    case ISECT_SHAPE_DISC:
        to->disc = (X(disc)){at, {c, 0, s}, r};
        break;
    case ISECT_SHAPE_SPHERE:
        to->sphere = (X(sphere)){at, r};
        break;
    case ISECT_SHAPE_CAPSULE:
        to->capsule = (X(capsule)){at, p, r};
        break;
    case ISECT_SHAPE_LOZENGE:
        to->lozenge = (X(lozenge)){at, {r, 0, 0}, {0, r, r}, r};
        break;
    case ISECT_SHAPE_ELLIPSOID:
        to->ellipsoid = (X(ellipsoid)){at, {{c, s, 0}, {-s, c, 0}, {0, 0, 1}}, {r, r / 2, r / 4}};
        break;
    case ISECT_SHAPE_CYLINDER:
        to->cylinder = (X(cylinder)){at, p, r};
        break;
    case ISECT_SHAPE_CONE:
        to->cone = (X(cone)){at, p, r};
        break;
    case ISECT_SHAPE_AABB:
        to->aabb = (X(aabb)){at, {at.x + r, at.y + r, at.z + r / 2}};
        break;
    case ISECT_SHAPE_OBB:
        to->obb = (X(obb)){at, {{c, s, 0}, {-s, c, 0}, {0, 0, 1}}, {r, r / 2, r / 4}};
        break;
    default:
        to->tetrahedron = (X(tetrahedron)){at, p, q, {at.x, at.y, at.z + r}};
        break;
    }
    return (X(any)){tag, to};
}

static AnyShape structs[SHAPES];
static X(any) shapes[SHAPES];

static size_t judge_overlap(const X(boxes) * boxes, X(any) query)
{
    uint32_t found[SHAPES], want[SHAPES];
    size_t count = 0, wanted = 0;
    for (uint32_t i = 0; i < SHAPES; i++)
        if (X(overlap_any)(query, shapes[i]))
            want[wanted++] = i;
    check("room",
          cmp(X(boxes_overlap_any)(boxes, shapes, query, found, SHAPES, &count), ==, ISECT_OK));
    check("as many", cmp(count, ==, wanted));
    check("the same", memcmp(found, want, count * sizeof *found) == 0);
    if (count > 0)
        check("counted", cmp(X(boxes_overlap_any)(boxes, shapes, query, found, count - 1, &count),
                             ==, ISECT_TOO_SMALL) &&
                             cmp(count, ==, wanted));
    return count;
}

static size_t judge_closest(const X(boxes) * boxes, X(any) query)
{
    X(boxes_least) want = {REAL_INF, UINT32_MAX};
    for (uint32_t i = 0; i < SHAPES; i++) {
        const real distance2 = X(closest_any)(query, shapes[i]).distance2;
        if (distance2 < want.value)
            want = (X(boxes_least)){distance2, i};
    }
    const X(boxes_least) found = X(boxes_closest_any)(boxes, shapes, query, REAL_INF);
    check("nearest", cmp(found.value, ==, want.value) && cmp(found.prim, ==, want.prim));
    const X(boxes_least) again = X(boxes_closest_any)(boxes, shapes, query, want.value);
    check("within its distance", cmp(again.prim, ==, want.prim));
    return want.prim != UINT32_MAX;
}

static real enter_of(const X(ray) * ray, X(any) shape)
{
    switch (shape.shape) {
    case ISECT_SHAPE_TRIANGLE:
        return X(cast_ray_triangle)(ray, shape.at).t;
    case ISECT_SHAPE_RECTANGLE:
        return X(cast_ray_rectangle)(ray, shape.at).t;
    case ISECT_SHAPE_DISC:
        return X(cast_ray_disc)(ray, shape.at).t;
    case ISECT_SHAPE_SPHERE:
        return X(cast_ray_sphere)(ray, shape.at).enter;
    case ISECT_SHAPE_CAPSULE:
        return X(cast_ray_capsule)(ray, shape.at).enter;
    case ISECT_SHAPE_LOZENGE:
        return X(cast_ray_lozenge)(ray, shape.at).enter;
    case ISECT_SHAPE_ELLIPSOID:
        return X(cast_ray_ellipsoid)(ray, shape.at).enter;
    case ISECT_SHAPE_CYLINDER:
        return X(cast_ray_cylinder)(ray, shape.at).enter;
    case ISECT_SHAPE_CONE:
        return X(cast_ray_cone)(ray, shape.at).enter;
    case ISECT_SHAPE_AABB:
        return X(cast_ray_aabb)(ray, shape.at).enter;
    case ISECT_SHAPE_OBB:
        return X(cast_ray_obb)(ray, shape.at).enter;
    default:
        return REAL_INF;
    }
}

/* Rays from far away, from inside, and tangent to the box of a shape. */
static X(ray) some_ray(int turn, real size)
{
    const X(vec3) from = around((X(vec3)){0, 0, 0}, turn % 3 ? size : 100 * size);
    const X(vec3) to = around((X(vec3)){0, 0, 0}, size);
    X(ray) ray = {from, {to.x - from.x, to.y - from.y, to.z - from.z}, 0, REAL_INF};
    const X(sphere) *sphere = shapes[turn % SHAPES / TAGS * TAGS].at;
    if (turn % 4 == 0)
        ray =
            (X(ray)){{sphere->center.x - size, sphere->center.y + sphere->radius, sphere->center.z},
                     {size, 0, turn % 8 ? 0 : size / 4096},
                     -9,
                     9};
    return ray;
}

static size_t judge_cast(const X(boxes) * boxes, const X(ray) * ray)
{
    X(boxes_least) want = {REAL_INF, UINT32_MAX};
    for (uint32_t i = 0; i < SHAPES; i++) {
        const real t = enter_of(ray, shapes[i]);
        if (t < want.value)
            want = (X(boxes_least)){t, i};
    }
    const X(boxes_least) found = X(boxes_cast_any)(boxes, shapes, ray);
    check("first", cmp(found.value, ==, want.value) && cmp(found.prim, ==, want.prim));
    return want.prim != UINT32_MAX;
}

TEST_FUNCTION(as_the_loop)
{
    const real scales[] = {1, R(1e-4), R(1e7)}; /* within the range of the rows */
    size_t overlaps = 0, hits = 0, near = 0;
    for (size_t k = 0; k < COUNT(scales); k++)
        for (int bounded = 0; bounded < 2; bounded++) { /* without planes and rays */
            X(boxes) * built[2] = {NULL, NULL};         /* the second one is built fast */
            for (int i = 0; i < SHAPES; i++)
                shapes[i] =
                    some_shape(tags[i % (bounded ? TAGS - 2 : TAGS)], scales[k], &structs[i]);
            structs[SHAPES - 1].point.x = REAL_NAN;
            for (int fast = 0; fast < 2; fast++)
                check("built",
                      cmp(X(boxes_build_any)(shapes, SHAPES, &(X(bvh_options)){.fast = fast},
                                             &built[fast]),
                          ==, ISECT_OK));
            for (int i = 0; i < QUESTIONS; i++) {
                const X(boxes) *boxes = built[i / TAGS % 2];
                AnyShape asker;
                const X(any) query = some_shape(tags[i % TAGS], scales[k], &asker);
                const X(ray) ray = some_ray(i, scales[k]);
                overlaps += judge_overlap(boxes, query);
                near += judge_closest(boxes, query);
                hits += judge_cast(boxes, &ray);
            }
            X(boxes_free)(built[0]), X(boxes_free)(built[1]);
        }
    check("some of each", cmp(overlaps, >, 100) && hits > 50 && cmp(near, >, 50));
}

TESTS_IN(broadphase_boxes, cmocka_unit_test(cases), cmocka_unit_test(refusals),
         cmocka_unit_test(hulls), cmocka_unit_test(built_fast), cmocka_unit_test(as_the_loop))
