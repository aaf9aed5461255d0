/* isect_pairs_contacts - the contacts of many bodies are those of a loop over all pairs, whatever
 * was kept from the frame before. */
#include "bvh/bodies.h"
#include HEADER(broadphase)
#include <stdlib.h>

enum { BODIES = 40, ROOM = BODIES * BODIES };

typedef struct World {
    Drawn drawn[BODIES];
    X(any) shape[BODIES];
    X(pose) pose[BODIES];
    uint32_t group[BODIES], mask[BODIES];
    X(pairs_bodies) bodies;
    X(pairs_kept) kept;
    X(aabb) box[2 * BODIES];
    uint32_t pair[2 * ROOM];
    X(pairs_contact) contact[ROOM];
    size_t count;
} World;

static void draw_world(World *world, bool posed)
{
    const int count = kinds();
    memset(world, 0, sizeof *world);
    for (int i = 0; i < BODIES; i++) {
        draw_body(any_int(0, count - 1), &world->drawn[i]);
        world->shape[i] = world->drawn[i].own;
        world->pose[i] = world->drawn[i].pose;
        world->group[i] = 1u << any_int(0, 2);
        world->mask[i] = (uint32_t)any_int(0, 7);
    }
    world->bodies = (X(pairs_bodies)){.shapes = world->shape,
                                      .poses = posed ? world->pose : NULL,
                                      .groups = world->group,
                                      .masks = world->mask,
                                      .count = BODIES};
    world->kept = (X(pairs_kept)){.slack = R(0.25),
                                  .boxes = world->box,
                                  .pairs = world->pair,
                                  .room = ROOM,
                                  .bytes = X(pairs_capacity)(BODIES)};
    world->kept.memory = malloc(world->kept.bytes);
}
static X(contact) contact_of_pair(const World *world, int a, int b)
{
    const X(parts) first = {&world->shape[a], &world->pose[a], 1};
    const X(parts) second = {&world->shape[b], &world->pose[b], 1};
    return world->bodies.poses ? X(contact_any)(X(any_parts)(&first), X(any_parts)(&second))
                               : X(contact_any)(world->shape[a], world->shape[b]);
}
static void check_place(const char *what, Vec3 a, Vec3 b)
{
    check(what, cmp(a.x, ==, b.x) && cmp(a.y, ==, b.y) && cmp(a.z, ==, b.z));
}
/* Returns the number of contacts of a loop over all pairs. */
static size_t judge_frame(World *world, real margin)
{
    size_t want = 0;
    const isect_status status = X(pairs_contacts)(&world->bodies, margin, &world->kept,
                                                  world->contact, ROOM, &world->count);
    check("found", cmp(status, ==, ISECT_OK));
    for (int a = 0; a < BODIES; a++)
        for (int b = a + 1; b < BODIES; b++) {
            if (!(world->group[a] & world->mask[b]) || !(world->group[b] & world->mask[a]))
                continue;
            const X(contact) contact = contact_of_pair(world, a, b);
            if (!(contact.gap <= margin) || contact.gap == REAL_INF)
                continue;
            check("as many", cmp(want, <, world->count));
            const X(pairs_contact) *got = &world->contact[want++];
            check("in order", cmp(got->a, ==, (uint32_t)a) && cmp(got->b, ==, (uint32_t)b));
            check("gap", cmp(got->contact.gap, ==, contact.gap));
            check_place("normal", got->contact.normal, contact.normal);
            check_place("a", got->contact.a, contact.a),
                check_place("b", got->contact.b, contact.b);
        }
    check("no more", cmp(want, ==, world->count));
    return want;
}

TEST_FUNCTION(as_the_loop)
{
    static World world;
    size_t contacts = 0, again = 0, kept = 0;
    for (int round = 0; round < soak(6); round++) {
        draw_world(&world, round % 3 > 0);
        for (int frame = 0; frame < 8; frame++) {
            const X(aabb) before = world.box[BODIES];
            for (int i = 0; i < BODIES; i++)
                world.pose[i].translation = mad(world.pose[i].translation, R(0.05), some_place(1));
            contacts += judge_frame(&world, round % 2 ? R(0.1) : 0);
            const bool same = !memcmp(&before, &world.box[BODIES], sizeof before);
            again += !same, kept += same;
        }
        world.kept.slack = 0, world.kept.bodies = 0;
        contacts += judge_frame(&world, REAL_INF);
        free(world.kept.memory);
    }
    check("contacts", cmp(contacts, >, 100));
    check("kept and found again", cmp(kept, >, 5) && cmp(again, >, 5));
}

/* Balls of radius 1 in a row, 1.5 apart: each meets its neighbours. */
TEST_FUNCTION(balls_in_a_row)
{
    enum { N = 5 };
    const X(sphere) ball = {{0, 0, 0}, 1};
    X(any) shape[N];
    X(pose) pose[N];
    uint32_t group[N] = {1, 1, 2, 1, 1}, pair[2 * N * N];
    X(aabb) box[2 * N];
    X(pairs_contact) contact[N];
    size_t count = 99;
    for (int i = 0; i < N; i++) {
        shape[i] = X(any_sphere)(&ball);
        pose[i] = (X(pose)){{0, 0, 0, 1}, {R(1.5) * (real)i, 0, 0}};
    }
    X(pairs_bodies) bodies = {.shapes = shape, .poses = pose, .count = N};
    X(pairs_kept) kept = {.boxes = box, .pairs = pair, .room = N * N};
    check("no memory", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) != ISECT_OK);
    kept.bytes = X(pairs_capacity)(N), kept.memory = malloc(kept.bytes);
    check("four", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_OK &&
                      cmp(count, ==, 4) && cmp(contact[3].a, ==, 3) && cmp(contact[3].b, ==, 4));
    check("half deep", cmp(real_abs(contact[0].contact.gap + R(0.5)), <, R(1e-5)));
    bodies.groups = group, bodies.masks = group;
    check("in one group", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_OK &&
                              cmp(count, ==, 2) && cmp(contact[1].a, ==, 3));
    bodies.masks = NULL;
    check("any mask", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_OK &&
                          cmp(count, ==, 4));
    check("no room", X(pairs_contacts)(&bodies, 0, &kept, contact, 3, &count) == ISECT_TOO_SMALL &&
                         cmp(count, ==, 4));
    pose[1].rotation[3] = 0;
    const X(pairs_bodies) nobody = {.count = 0};
    check("no bodies", X(pairs_contacts)(&nobody, 0, &kept, contact, N, &count) == ISECT_OK &&
                           cmp(count, ==, 0));
    check("one is nowhere", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_OK &&
                                cmp(count, ==, 2));
    kept.room = 1, kept.bodies = 0, count = 77;
    check("no room for pairs",
          X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_TOO_SMALL &&
              cmp(count, ==, 77) && cmp(kept.count, ==, 2));
    check("a margin", X(pairs_contacts)(&bodies, -1, &kept, contact, N, &count) != ISECT_OK &&
                          X(pairs_contacts)(&bodies, REAL_NAN, &kept, contact, N, &count) ==
                              ISECT_BAD_ARGUMENT);
    check("no pointer", X(pairs_contacts)(&bodies, 0, NULL, contact, N, &count) != ISECT_OK &&
                            X(pairs_contacts)(NULL, 0, &kept, contact, N, &count) != ISECT_OK &&
                            X(pairs_contacts)(&bodies, 0, &kept, NULL, N, &count) != ISECT_OK);
    shape[2].shape = (isect_shape)99;
    check("unknown",
          X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_BAD_ARGUMENT);
    bodies.count = 0;
    check("no bodies", X(pairs_contacts)(&bodies, 0, &kept, contact, N, &count) == ISECT_OK &&
                           cmp(count, ==, 0));
    free(kept.memory);
}

TESTS_IN(broadphase_contacts, cmocka_unit_test(as_the_loop), cmocka_unit_test(balls_in_a_row))
