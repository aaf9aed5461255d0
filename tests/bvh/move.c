/* isect_bvh_move_any - bodies that walk over a floor of flat triangles, and over hills with stairs,
 * crates and walls. After each step every triangle is tested, exactly for balls and capsules. The
 * height of the ground is known from its construction. */
#include "kit/kit.h"
#include "kit/random.h"
#include <math.h>
#include <stdlib.h>
#include HEADER(isect)

enum { CELLS = 40, TRIANGLES = 2 * CELLS * CELLS + 400 };
static const real half_size = 10, cell = R(0.5);

typedef struct Box {
    Vec3 lower, upper;
} Box;
typedef struct World {
    X(mesh) mesh;
    Vec3 *points;
    uint32_t *indices;
    size_t points_now, indices_now;
    Box box[24];
    int boxes;
    bool hilly;
    X(bvh) * bvh;
} World;

/* ---- a world ---- */

static void add_triangle(World *world, Vec3 a, Vec3 b, Vec3 c)
{
    const Vec3 corner[3] = {a, b, c};
    for (int k = 0; k < 3; k++) {
        world->points[world->points_now] = corner[k];
        world->indices[world->indices_now++] = (uint32_t)world->points_now++;
    }
}
static void add_box(World *world, Vec3 lower, Vec3 upper)
{
    static const unsigned faces[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4},
                                         {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    Vec3 corner[8];
    for (unsigned i = 0; i < 8; i++)
        corner[i] =
            (Vec3){i & 1 ? upper.x : lower.x, i & 2 ? upper.y : lower.y, i & 4 ? upper.z : lower.z};
    for (int i = 0; i < 6; i++) {
        const unsigned *f = faces[i];
        add_triangle(world, corner[f[0]], corner[f[1]], corner[f[2]]);
        add_triangle(world, corner[f[0]], corner[f[2]], corner[f[3]]);
    }
    world->box[world->boxes++] = (Box){lower, upper};
}
static Vec3 ground_point(const World *world, int i, int j)
{
    const real x = (real)i * cell - half_size, z = (real)j * cell - half_size;
    const double h = sin(0.7 * (double)x) * cos(0.5 * (double)z) + 0.3 * sin(2.1 * (double)z);
    return (Vec3){x, world->hilly ? (real)h : 0, z};
}
/* The height of the ground: that of one of the two triangles of a cell. */
static double ground_at(const World *world, Vec3 p)
{
    const double x = ((double)p.x + (double)half_size) / (double)cell,
                 z = ((double)p.z + (double)half_size) / (double)cell;
    const int i = (int)floor(x), j = (int)floor(z);
    const double u = x - i, v = z - j;
    const double h00 = (double)ground_point(world, i, j).y,
                 h10 = (double)ground_point(world, i + 1, j).y,
                 h01 = (double)ground_point(world, i, j + 1).y,
                 h11 = (double)ground_point(world, i + 1, j + 1).y;
    return u > v ? h00 + u * (h10 - h00) + v * (h11 - h10)
                 : h00 + v * (h01 - h00) + u * (h11 - h01);
}
static void add_ground(World *world)
{
    for (int i = 0; i < CELLS; i++)
        for (int j = 0; j < CELLS; j++) {
            const Vec3 a = ground_point(world, i, j), b = ground_point(world, i + 1, j),
                       c = ground_point(world, i + 1, j + 1), d = ground_point(world, i, j + 1);
            add_triangle(world, a, c, b);
            add_triangle(world, a, d, c);
        }
}
static World world_of(bool hilly)
{
    World world = {.hilly = hilly,
                   .points = malloc(3 * TRIANGLES * sizeof(Vec3)),
                   .indices = malloc(3 * TRIANGLES * sizeof(uint32_t))};
    check("memory", world.points && world.indices);
    add_ground(&world);
    for (int k = 0; k < 4; k++) { /* thick walls */
        const real x = k < 2 ? (k ? 9 : -11) : -11, z = k < 2 ? -11 : k == 3 ? 9 : -11;
        add_box(&world, (Vec3){x, -6, z}, (Vec3){k < 2 ? x + 2 : 11, 9, k < 2 ? 11 : z + 2});
    }
    for (int k = 0; hilly && k < 12; k++) { /* crates, which overlap */
        const Vec3 p = {any_real(-7, 7), any_real(-1, 0), any_real(-7, 7)};
        add_box(&world, p,
                mad(p, 1, (Vec3){any_real(R(0.5), 2), any_real(1, 2), any_real(R(0.5), 2)}));
    }
    world.mesh = (X(mesh)){.positions = &world.points->x,
                           .stride = sizeof(Vec3),
                           .vertex_count = world.points_now,
                           .indices = world.indices,
                           .triangle_count = world.indices_now / 3};
    return world;
}
static void build(World *world)
{
    world->mesh.vertex_count = world->points_now;
    world->mesh.triangle_count = world->indices_now / 3;
    check("built", X(bvh_build)(&world->mesh, NULL, &world->bvh) == ISECT_OK);
}
static void free_world(World *world)
{
    X(bvh_free)(world->bvh);
    free(world->points), free(world->indices);
}

/* ---- a body ---- */

typedef enum Kind { BALL, CAPSULE, EGG, BODIES } Kind;
typedef struct Body {
    Kind who;
    X(sphere) ball;
    X(capsule) capsule;
    X(ellipsoid) egg;
} Body;

static Vec3 place_of(const Body *b)
{
    return b->who == BALL ? b->ball.center : b->who == CAPSULE ? b->capsule.a : b->egg.center;
}
static Body body_at(Kind who, Vec3 p, real radius)
{
    return (Body){.who = who,
                  .ball = {p, radius},
                  .capsule = {p, {p.x, p.y + R(0.5), p.z}, radius},
                  .egg = {p, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {radius, R(1.5) * radius, radius}}};
}
static X(moved) step_body(const World *world, Body *b, Vec3 motion, const X(mover) * how)
{
    const X(any) any = b->who == BALL      ? X(any_sphere)(&b->ball)
                       : b->who == CAPSULE ? X(any_capsule)(&b->capsule)
                                           : X(any_ellipsoid)(&b->egg);
    const X(moved) moved = X(bvh_move_any)(world->bvh, any, &motion, how);
    b->ball.center = mad(b->ball.center, 1, moved.way);
    b->capsule.a = mad(b->capsule.a, 1, moved.way), b->capsule.b = mad(b->capsule.b, 1, moved.way);
    b->egg.center = mad(b->egg.center, 1, moved.way);
    return moved;
}
/* Tests every triangle whose box is near. */
static bool touches(const World *world, const Body *b)
{
    const Vec3 p = place_of(b);
    for (size_t i = 0; i < world->mesh.triangle_count; i++) {
        const Vec3 *c = world->points + 3 * i;
        if (num_min(c[0].x, num_min(c[1].x, c[2].x)) > p.x + 2 ||
            num_max(c[0].x, num_max(c[1].x, c[2].x)) < p.x - 2 ||
            num_min(c[0].z, num_min(c[1].z, c[2].z)) > p.z + 2 ||
            num_max(c[0].z, num_max(c[1].z, c[2].z)) < p.z - 2)
            continue;
        const X(triangle) t = {c[0], c[1], c[2]};
        if (b->who == BALL      ? X(overlap_triangle_sphere)(&t, &b->ball)
            : b->who == CAPSULE ? X(overlap_triangle_capsule)(&t, &b->capsule)
                                : X(overlap_any)(X(any_triangle)(&t), X(any_ellipsoid)(&b->egg)))
            return true;
    }
    return false;
}
/* The body is above the ground, and in no box: it has not passed through a surface. */
static bool is_outside(const World *world, const Body *b)
{
    const Vec3 p = place_of(b);
    for (int i = 0; i < world->boxes; i++) {
        const Box *box = &world->box[i];
        if (p.x > box->lower.x && p.x < box->upper.x && p.y > box->lower.y && p.y < box->upper.y &&
            p.z > box->lower.z && p.z < box->upper.z)
            return false;
    }
    return real_abs(p.x) < half_size && real_abs(p.z) < half_size &&
           (double)p.y > ground_at(world, p);
}
static Vec3 heading(real size)
{
    const double angle = (double)any_real(0, R(6.28318));
    return (Vec3){size * (real)cos(angle), 0, size * (real)sin(angle)};
}

static const X(mover) walker = {{0, 1, 0}, R(0.7), R(0.3), R(0.2), R(0.004)};

/* ---- flat seams ---- */

TEST_FUNCTION(flat_seams)
{
    World world = world_of(false);
    build(&world);
    const int steps = soak(6000);
    for (int i = 0, who = 0; i < steps; i++, who = (who + 1) % BODIES) {
        if (who == CAPSULE && i % 4) /* these are slow */
            who = BALL;
        const real radius = any_int(0, 1) ? R(0.25) : any_real(R(0.1), R(0.5));
        Body b = body_at((Kind)who, (Vec3){any_real(-7, 7), R(0.8), any_real(-7, 7)}, radius);
        X(mover) how = walker;
        how.fall = 2;
        const X(moved) fallen = step_body(&world, &b, (Vec3){0, 0, 0}, &how);
        check("it stands", cmp(fallen.ground.y, >, R(0.999)));
        /* At seams: along them, across, to corners. */
        Vec3 motion = heading(any_real(R(0.01), 1));
        if (any_int(0, 3) == 0)
            motion = any_int(0, 1) ? (Vec3){motion.x, 0, 0} : (Vec3){motion.x, 0, motion.x};
        const X(moved) moved = step_body(&world, &b, motion, &walker);
        const real size = real_sqrt(dot(motion, motion));
        check("as far as it wants",
              cmp(dot(moved.way, motion), >=, R(0.999) * size * size - size * R(1e-5)));
        check("on the floor",
              cmp(moved.ground.y, >, R(0.999)) && cmp(real_abs(moved.way.y), <, R(0.01)));
        check("free", !touches(&world, &b));
    }
    free_world(&world);
}

/* ---- over hills ---- */

TEST_FUNCTION(hills)
{
    World world = world_of(true);
    build(&world);
    const int steps = soak(4000);
    int stood = 0, stopped = 0, far = 0, turns = 0;
    for (int who = 0; who < BODIES; who++) {
        const int some = who == BALL ? steps / 2 : steps / 4;
        Body b = body_at((Kind)who, (Vec3){0, 6, 0}, R(0.25));
        Vec3 motion = {0, 0, 0}, from = place_of(&b);
        double farthest = 0;
        for (int i = 0; i < some; i++) {
            if (i % 50 == 0) {
                far += farthest > 0.5, turns += i > 0;
                motion = heading(any_real(R(0.02), R(0.3))), from = place_of(&b), farthest = 0;
            }
            if (any_int(0, 20) == 0)
                motion.y = any_real(R(-0.3), R(0.5));
            const X(moved) moved = step_body(&world, &b, motion, &walker);
            motion.y = 0;
            check("free", !touches(&world, &b));
            check("through nothing", is_outside(&world, &b));
            const Vec3 gone = sub(place_of(&b), from);
            farthest = fmax(farthest, sqrt((double)dot(gone, gone)));
            stood += dot(moved.ground, moved.ground) > 0, stopped += moved.touched > 0;
        }
    }
    check_share(stood, steps, 0.5, 1);
    check_share(stopped, steps, 0.5, 1);
    check_share(far, turns, 0.6, 1);
    free_world(&world);
}

/* ---- stairs, slopes, ledges ---- */

static Body walk_along(const World *world, Body b, Vec3 motion, int steps, const X(mover) * how)
{
    for (int i = 0; i < steps; i++) {
        step_body(world, &b, motion, how);
        check("free", !touches(world, &b));
    }
    return b;
}
/* Up the stairs, in large or small steps, and down again, always in contact with them. */
static void climb_stairs(const World *world, Kind who, real rise, bool small)
{
    const real radius = small ? R(0.1) : R(0.35), slow = small ? R(0.02) : R(0.1);
    const int steps = small ? 300 : 60;
    Body b = body_at(who, (Vec3){0, R(0.6), 0}, radius);
    b = walk_along(world, b, (Vec3){slow, 0, 0}, steps, &walker);
    if (rise > walker.step) {
        check("too high", cmp(place_of(&b).x, <, 1));
        return;
    }
    check("up the stairs", cmp(place_of(&b).y - 4 * rise, >, R(0.9) * radius));
    X(mover) floats = walker;
    floats.fall = R(0.001);
    for (int i = 0; i < steps; i++)
        check("stands", cmp(step_body(world, &b, (Vec3){-slow, 0, 0}, &floats).ground.y, >, 0));
    check("down", cmp(place_of(&b).x, <, 1) && cmp(place_of(&b).y, <, 2 * radius));
}
TEST_FUNCTION(stairs)
{
    static const real rises[] = {R(0.1), R(0.2), R(0.29), R(0.4)};
    for (size_t i = 0; i < COUNT(rises); i++) {
        World world = world_of(false);
        for (int k = 0; k < 4; k++)
            add_box(&world, (Vec3){1 + (real)k * R(0.6), -1, -2},
                    (Vec3){8, (real)(k + 1) * rises[i], 2});
        build(&world);
        for (int who = 0; who < BODIES; who++)
            for (int small = 0; small < 2; small++)
                climb_stairs(&world, (Kind)who, rises[i], small);
        free_world(&world);
    }
}
TEST_FUNCTION(slopes)
{
    for (int steep = 0; steep < 2; steep++) {
        World world = world_of(false);
        const real height = steep ? 8 : 2;
        add_triangle(&world, (Vec3){1, -R(0.1), -5}, (Vec3){1, -R(0.1), 5}, (Vec3){5, height, 5});
        add_triangle(&world, (Vec3){1, -R(0.1), -5}, (Vec3){5, height, 5}, (Vec3){5, height, -5});
        build(&world);
        const Body start = body_at(BALL, (Vec3){0, R(0.4), 0}, R(0.3));
        const Body up = walk_along(&world, start, (Vec3){R(0.1), 0, 0}, 40, &walker);
        check("gentle ones only", (up.ball.center.y > R(1.2)) == !steep);
        const Vec3 skew = {R(0.1), 0, R(0.05)};
        const Body along = walk_along(&world, start, skew, 40, &walker);
        check("along it", cmp(along.ball.center.z, >, R(1.5)));
        /* A body at rest on a gentle slope stays; on a steep one it slides down. */
        Body put = body_at(BALL, (Vec3){3, 7, 0}, R(0.3));
        put = walk_along(&world, put, (Vec3){0, 0, 0}, 60, &walker);
        const real before = put.ball.center.y;
        put = walk_along(&world, put, (Vec3){0, 0, 0}, 60, &walker);
        check("stays, or has slid down",
              steep ? put.ball.center.y < R(0.5)
                    : before > 1 && cmp(put.ball.center.y, >, before - R(0.01)));
        free_world(&world);
    }
}
TEST_FUNCTION(flies_and_refuses)
{
    World world = world_of(false);
    build(&world);
    const X(mover) flyer = {.skin = R(0.01)};
    Body b = body_at(BALL, (Vec3){0, 1, 0}, R(0.25));
    X(moved) moved = step_body(&world, &b, (Vec3){1, -3, 0}, &flyer);
    check("slides along the floor", cmp(moved.way.x, >, R(0.99)) &&
                                        cmp(b.ball.center.y, <, R(0.27)) &&
                                        cmp(moved.touched, ==, 1) && cmp(moved.ground.y, ==, 0));
    moved = step_body(&world, &b, (Vec3){100, -1, 100}, &flyer);
    check("into the corner", cmp(b.ball.center.x, >, R(8.7)) && cmp(b.ball.center.x, <, 9) &&
                                 cmp(b.ball.center.z, >, R(8.7)) && cmp(b.ball.center.z, <, 9));
    X(mover) bad = walker;
    bad.fall = REAL_NAN;
    moved = step_body(&world, &b, (Vec3){-1, 0, 0}, &bad);
    check("NaN", cmp(moved.way.x, ==, 0) && cmp(moved.touched, ==, 0));
    moved = step_body(&world, &b, (Vec3){REAL_INF, 0, 0}, &walker);
    check("infinite", cmp(moved.way.x, ==, 0) && cmp(moved.touched, ==, 0));
    b = body_at(BALL, (Vec3){0, R(0.1), 0}, R(0.25));
    moved = step_body(&world, &b, (Vec3){0, -1, 0}, &flyer);
    check("who is in it goes no deeper", cmp(moved.way.y, >=, 0));
    moved = step_body(&world, &b, (Vec3){0, R(0.5), 0}, &flyer);
    check("nor farther out than it moves",
          cmp(moved.way.y, >=, 0) && cmp(moved.way.y, <=, R(0.5)) && cmp(moved.touched, >, 0));
    b = body_at(BALL, (Vec3){0, 20, 0}, R(0.25));
    moved = step_body(&world, &b, (Vec3){REAL_MAX / 2, 0, -REAL_MAX}, &flyer);
    check("too far for numbers", cmp(moved.way.x, ==, 0) && cmp(moved.way.y, ==, 0) &&
                                     cmp(moved.way.z, ==, 0) && cmp(moved.touched, ==, 0));
    free_world(&world);
}

TESTS_IN(bvh_move, cmocka_unit_test(flat_seams), cmocka_unit_test(hills), cmocka_unit_test(stairs),
         cmocka_unit_test(slopes), cmocka_unit_test(flies_and_refuses))
