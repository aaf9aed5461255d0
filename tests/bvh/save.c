/* isect_bvh_save, isect_bvh_load - a loaded tree equals the saved one, at any address. Damaged
 * blocks are rejected, and those with a correct checksum cause no errors. */
#include "bvh/save.h"
#include "bvh/scene.h"
#include "bvh/tree.h"
#include "kit/kit.h"
#include "kit/ledger.h"

/* A saved tree. */
typedef struct Block {
    char *memory;
    size_t bytes;
    const X(mesh) * mesh; /* the mesh of the tree */
} Block;

static Block save(const X(bvh) * bvh, const X(mesh) * mesh)
{
    Block block = {NULL, 0, mesh};
    check("how many", X(bvh_save)(bvh, NULL, 0, &block.bytes) == ISECT_TOO_SMALL);
    check("memory", (block.memory = malloc(block.bytes)));
    check("one too few",
          cmp(X(bvh_save)(bvh, block.memory, block.bytes - 1, &block.bytes), ==, ISECT_TOO_SMALL));
    check("saved", cmp(X(bvh_save)(bvh, block.memory, block.bytes, &block.bytes), ==, ISECT_OK));
    return block;
}

static Block save_mesh(const X(mesh) * mesh)
{
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK);
    const Block block = save(bvh, mesh);
    X(bvh_free)(bvh);
    return block;
}

static isect_status load_with(X(bvh) * *bvh, const Block *block, const isect_allocator *allocator)
{
    return scene_load(bvh, block->memory, block->bytes, block->mesh, allocator);
}
static isect_status load(X(bvh) * *bvh, const Block *block)
{
    return load_with(bvh, block, NULL);
}

/* ---- a loaded tree is the saved one ---- */

/* Compares the contents of trees, not their addresses. */
static bool same_tree(const X(bvh) * a, const X(bvh) * b)
{
    const X(bvh_statistics) x = X(bvh_stats)(a), y = X(bvh_stats)(b);
    return x.bytes == y.bytes && !memcmp(&x.bounds, &y.bounds, sizeof x.bounds) &&
           x.triangles == y.triangles && x.not_finite == y.not_finite && x.repeated == y.repeated &&
           x.nodes == y.nodes && x.blocks == y.blocks && x.depth == y.depth && !(x.cost < y.cost) &&
           !(x.cost > y.cost) && !(x.built < y.built) && !(x.built > y.built) &&
           !(a->largest < b->largest) && !(a->largest > b->largest) &&
           !memcmp(a->unit, b->unit, x.bytes - (size_t)(a->unit - (const char *)a));
}

/* A tree that reads the block answers as the tree, and leaves the block as it is. */
static void read_in_place(const Block *block, const X(bvh) * bvh, const Scene *scene)
{
    const X(bvh_options) options = {.in_place = true};
    X(bvh) *again = NULL;
    char *room = malloc(block->bytes + 2 * UNIT),
         *at = room + (UNIT - (uintptr_t)room % UNIT) % UNIT;
    check("memory", room);
    for (int off = 8; off >= 0; off -= 8) {
        memcpy(at + off, block->memory, block->bytes);
        const isect_status status =
            scene_indexed()
                ? X(bvh_load_indexed)(at + off, block->bytes, block->mesh, &options, &again)
                : X(bvh_load)(at + off, block->bytes, &options, &again);
        check("aligned", cmp(status, ==, off ? ISECT_BAD_ARGUMENT : ISECT_OK));
    }
    X(ray) rays[64];
    uint64_t random = 1;
    scene_rays(scene, RAYS_TO_VERTEX, 64, rays, &random);
    for (int i = 0; i < 64; i++) {
        const X(mesh_touch) one = X(bvh_cast)(bvh, &rays[i]), other = X(bvh_cast)(again, &rays[i]);
        check("the same", same_bits(&one, &other, sizeof one));
    }
    check("no refit", cmp(X(bvh_refit)(again, &scene->mesh, NULL), ==, ISECT_BAD_ARGUMENT));
    size_t bytes = 0;
    char *twice = malloc(block->bytes);
    check("saved again", X(bvh_save)(again, twice, block->bytes, &bytes) == ISECT_OK);
    check("as it was", bytes == block->bytes && !memcmp(twice, block->memory, bytes) &&
                           !memcmp(at, block->memory, bytes));
    X(bvh_free)(again);
    free(twice), free(room);
}

static void keep_and_compare(Scene scene)
{
    X(bvh) *bvh = NULL, *again = NULL;
    check("built", X(bvh_build)(&scene.mesh, NULL, &bvh) == ISECT_OK);
    Block block = save(bvh, &scene.mesh);
    check("loaded", cmp(load(&again, &block), ==, ISECT_OK));
    check("the same", same_tree(bvh, again));
    X(bvh_free)(again);
    read_in_place(&block, bvh, &scene);

    char *elsewhere = malloc(block.bytes + 1);
    check("memory", elsewhere);
    memcpy(elsewhere + 1, block.memory, block.bytes);
    check("loaded",
          cmp(load(&again, &(Block){elsewhere + 1, block.bytes, &scene.mesh}), ==, ISECT_OK));
    check("wherever it lies", same_tree(bvh, again));
    free(elsewhere);
    const Block twice = save(again, &scene.mesh);
    check("saved again",
          cmp(twice.bytes, ==, block.bytes) && !memcmp(twice.memory, block.memory, block.bytes));
    free(twice.memory), free(block.memory);
    X(bvh_free)(again);
    X(bvh_free)(bvh);
    scene_free(&scene);
}

TEST_FUNCTION(kept)
{
    const real far[3] = {148376, 1234, -223423};
    const real corner[9] = {0, 0, 0, 1, 0, REAL_NAN, 0, 1, 0};
    const X(mesh) none = {NULL, 0, 0, NULL, 0}, broken = {corner, 0, 3, NULL, 1};
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 4));
    keep_and_compare(scene_of(&mesh, 1, NULL));
    check("memory", trimesh_soup(&mesh, 900, 1));
    keep_and_compare(scene_of(&mesh, 1000, far));
    check("memory", trimesh_sphere(&mesh, 1));
    keep_and_compare(scene_of(&mesh, ISECT_DOUBLE ? (real)1e300 : R(1e37), NULL));
    check("memory", trimesh_sphere(&mesh, 1));
    keep_and_compare(scene_of(&mesh, ISECT_DOUBLE ? (real)1e-307 : R(1e-37), NULL));
    for (int i = 0; i < 2; i++) {
        const Block block = save_mesh(i ? &broken : &none);
        X(bvh) *bvh = NULL;
        check("loaded", cmp(load(&bvh, &block), ==, ISECT_OK));
        check("none", cmp(X(bvh_stats)(bvh).triangles, ==, 0) &&
                          cmp(X(bvh_stats)(bvh).not_finite, ==, (size_t)i));
        X(bvh_free)(bvh);
        free(block.memory);
    }
}

/* Repeated triangles are counted; the loaded tree is refitted as the saved one would be. */
TEST_FUNCTION(left_out)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 8));
    Scene scene = scene_of(&mesh, 1, NULL);
    for (size_t i = 0; i < 60; i++)
        scene.indices[i] = scene.indices[i % 3];
    keep_and_compare(scene);
}

/* The format of a block of version 2 is fixed. */
TEST_FUNCTION(format)
{
    const real triangle[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    const X(mesh) one = {triangle, 0, 3, NULL, 1};
    const Block block = save_mesh(&one);
    Saved head;
    memcpy(&head, block.memory, sizeof head);
    const size_t bytes[2][2] = {{640, 960}, {384, 384}};
    const uint64_t sum[2][2] = {{UINT64_C(0x980DA00B24CD309E), UINT64_C(0x398C54C70E2F9DAA)},
                                {UINT64_C(0x3730FC710AAFF2A2), UINT64_C(0x5FD27FED09D2A5AC)}};
    check("as ever",
          cmp(block.bytes, ==, bytes[scene_indexed()][ISECT_DOUBLE]) && cmp(head.version, ==, 2));
    check("to the byte", cmp(head.checksum, ==, sum[scene_indexed()][ISECT_DOUBLE]));
    free(block.memory);
}

/* ---- invalid blocks ---- */

TEST_FUNCTION(refused)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 4));
    Scene scene = scene_of(&mesh, 1, NULL);
    Block block = save_mesh(&scene.mesh);
    X(bvh) *const nowhere = (X(bvh) *)&block, *bvh = nowhere;
    size_t bytes = 7;
    check("no tree", X(bvh_save)(NULL, block.memory, 9, &bytes) == ISECT_BAD_ARGUMENT);
    check("nothing to write to", load(NULL, &block) == ISECT_BAD_ARGUMENT && cmp(bytes, ==, 7));
    check("no block", load(&bvh, &(Block){NULL, block.bytes, block.mesh}) == ISECT_BAD_ARGUMENT);
    for (size_t n = 0; n < block.bytes; n++)
        check("cut short",
              cmp(load(&bvh, &(Block){block.memory, n, block.mesh}), ==, ISECT_BAD_ARGUMENT));
    check("untouched", bvh == nowhere);
    Saved head;
    memcpy(&head, block.memory, sizeof head);
    const Saved other[] = {{.version = 1},
                           {.order = 0x04030201},
                           {.real_bytes = 2},
                           {.width = 4},
                           {.built = REAL_NAN}};
    for (size_t i = 0; i < COUNT(other); i++) {
        Saved bad = head;
        bad.version = other[i].version ? other[i].version : bad.version;
        bad.order = other[i].order ? other[i].order : bad.order;
        bad.real_bytes = other[i].real_bytes ? other[i].real_bytes : bad.real_bytes;
        bad.width = other[i].width ? other[i].width : bad.width;
        bad.built = i == 4 ? other[i].built : bad.built;
        memcpy(block.memory, &bad, sizeof bad);
        bad.checksum = sum_saved(block.memory, block.bytes);
        memcpy(block.memory, &bad, sizeof bad);
        check("another kind", cmp(load(&bvh, &block), ==, ISECT_BAD_ARGUMENT) && bvh == nowhere);
    }
    free(block.memory);
    scene_free(&scene);
}

TEST_FUNCTION(failing_memory)
{
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 4));
    Scene scene = scene_of(&mesh, 1, NULL);
    const Block block = save_mesh(&scene.mesh);
    isect_status status;
    int n = 0;
    do {
        Ledger ledger = {.left = n++};
        const isect_allocator allocator = ledger_allocator(&ledger);
        X(bvh) *bvh = NULL;
        status = load_with(&bvh, &block, &allocator);
        check("a status", status == ISECT_OK || (status == ISECT_NO_MEMORY && !bvh));
        X(bvh_free)(bvh);
        check("nothing is leaked", cmp(ledger.bytes, ==, 0));
    } while (status != ISECT_OK);
    check("there is something to fail", cmp(n, >, 1));
    free(block.memory);
    scene_free(&scene);
}

/* ---- damage ---- */

typedef enum Damage { A_BIT, A_WORD, A_SWAP, A_CORNER, DAMAGES } Damage;

static void set_word(Block *block, size_t at, uint32_t word)
{
    memcpy(block->memory + 4 * at, &word, sizeof word);
}
static uint32_t word_at(const Block *block, size_t at)
{
    uint32_t word;
    memcpy(&word, block->memory + 4 * at, sizeof word);
    return word;
}

/* Changes one of the words, or two: to one from elsewhere, to a likely one, or by a bit. */
static void damage(Block *block, Damage how, uint64_t *random)
{
    const uint32_t odd[] = {0,        1,          4,          UINT32_MAX, LEAF,
                            LEAF | 4, 0x7F800000, 0x7FC00000, 0x80000000};
    const size_t words = block->bytes / 4, a = random_bits(random) % words,
                 b = random_bits(random) % words;
    const uint32_t was = word_at(block, a);
    if (how == A_BIT)
        set_word(block, a, was ^ UINT32_C(1) << random_bits(random) % 32);
    if (how == A_CORNER)
        set_word(block, a, was ^ 1);
    if (how == A_WORD)
        set_word(block, a, odd[random_bits(random) % COUNT(odd)]);
    if (how == A_SWAP)
        set_word(block, a, word_at(block, b)), set_word(block, b, was);
}

/* Rays of one origin, which form a packet. */
static void ask_together(X(bvh) * bvh, size_t all)
{
    enum { RAYS = 64 };
    X(ray) rays[RAYS];
    X(mesh_touch) touches[RAYS];
    uint64_t bits;
    for (int i = 0; i < RAYS; i++) {
        const real along = (real)(i % 8) / 2, across = (real)(i / 8) / 2;
        rays[i] = (X(ray)){{-20, -20, 90}, {along + 20, across + 20, -90}, 0, REAL_INF};
    }
    X(bvh_cast_n)(bvh, X(rays_of)(rays), RAYS, NULL, X(mesh_touches_of)(touches));
    X(bvh_occluded_n)(bvh, X(rays_of)(rays), RAYS, NULL, &bits);
    for (int i = 0; i < RAYS; i++)
        check("an index of the mesh, or none",
              touches[i].prim == UINT32_MAX ? !isect_bit(&bits, (size_t)i)
                                            : touches[i].prim < all && isect_bit(&bits, (size_t)i));
}

/* Structures built on a tree: sums over nodes, and a scene. */
static void ask_beyond(X(bvh) * bvh, const X(vec3) * point)
{
    const X(instance) instance = {bvh, {0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0}};
    const X(ray) ray = {{R(0.3), R(0.3), -9}, {R(0.1), R(0.2), 1}, 0, REAL_INF};
    X(bvh_moments) *moments = NULL;
    X(scene) *scene = NULL;
    if (X(bvh_moments_build)(bvh, NULL, &moments) == ISECT_OK)
        (void)(X(bvh_winding)(moments, point, 2) > 0);
    X(bvh_moments_free)(moments);
    if (X(scene_build)(&instance, 1, NULL, &scene) == ISECT_OK) {
        const X(scene_touch) touch = X(scene_cast)(scene, &ray);
        check("whether", cmp(X(scene_occluded)(scene, &ray), ==, (touch.instance == 0)));
        check("one instance", cmp(X(scene_closest)(scene, point, REAL_INF).instance, ==, 0));
    }
    X(scene_free)(scene);
}

/* Calls every traversal of a tree. */
static void ask_all(X(bvh) * bvh, const Scene *scene, uint64_t *random)
{
    const X(ray) ray = {{R(0.3), R(0.3), -9}, {R(0.1), R(0.2), 1}, 0, REAL_INF};
    const X(vec3) point = {2, R(1.5), R(0.25)};
    const X(sphere) ball = {{1, 1, 0}, 1};
    X(mesh_touch) touches[4];
    X(ray) rays[8];
    uint32_t prims[4];
    size_t count;
    scene_rays(scene, (RayKind)(random_bits(random) % RAY_KINDS), 8, rays, random);
    for (int i = 0; i < 8; i++)
        (void)!X(bvh_occluded)(bvh, &rays[i]);
    const X(mesh_touch) hit = X(bvh_cast)(bvh, &ray);
    const X(bvh_statistics) is = X(bvh_stats)(bvh);
    const size_t all = is.triangles + is.not_finite + is.repeated;
    check("an index of the mesh", hit.prim == UINT32_MAX || hit.prim < all);
    check("the first of all", X(bvh_cast_next)(bvh, &ray, NULL, touches, 4) == 0 ||
                                  (!(touches[0].t < hit.t) && !(touches[0].t > hit.t)));
    check("an index of the mesh", cmp(X(bvh_closest)(bvh, &point, REAL_INF).prim, <, all));
    (void)!X(bvh_classify_point)(bvh, &point, ISECT_EVEN_ODD);
    (void)!X(bvh_overlap_any_all)(bvh, X(any_sphere)(&ball), prims, 4, &count);
    ask_together(bvh, all);
    ask_beyond(bvh, &point);
    if (X(bvh_refit)(bvh, &scene->mesh, NULL) == ISECT_OK)
        check("an index of the mesh", cmp(X(bvh_closest)(bvh, &point, REAL_INF).prim, <, all));
}

TEST_FUNCTION(damaged)
{
    const int mutations = soak(10000);
    uint64_t random = random_seed(17);
    trimesh mesh;
    check("memory", trimesh_grid(&mesh, 5));
    Scene scene = scene_of(&mesh, 1, NULL);
    const Block whole = save_mesh(&scene.mesh);
    Block block = {malloc(whole.bytes), whole.bytes, &scene.mesh};
    size_t loaded = 0, found = 0;
    check("memory", block.memory);
    for (int i = 0; i < mutations; i++) {
        Saved head;
        X(bvh) *bvh = NULL;
        memcpy(block.memory, whole.memory, whole.bytes);
        damage(&block, (Damage)(i % DAMAGES), &random);
        if (memcmp(block.memory, whole.memory, whole.bytes) == 0)
            continue;
        found += load(&bvh, &block) == ISECT_BAD_ARGUMENT;
        check("no damage is missed", !bvh);
        memcpy(&head, block.memory, sizeof head);
        head.checksum = sum_saved(block.memory, block.bytes);
        memcpy(block.memory, &head, sizeof head);
        if (load(&bvh, &block) != ISECT_OK)
            continue;
        ask_all(bvh, &scene, &random);
        X(bvh_free)(bvh);
        loaded++;
    }
    printf("%zu found by the checksum; %zu of them with a right one still trees\n", found, loaded);
    check("some are refused, some are not", cmp(loaded, >, 100) && cmp(found, >, 3 * loaded / 2));
    free(block.memory), free(whole.memory);
    scene_free(&scene);
}

TESTS_IN(bvh_save, cmocka_unit_test(kept), cmocka_unit_test(left_out), cmocka_unit_test(format),
         cmocka_unit_test(refused), cmocka_unit_test(failing_memory), cmocka_unit_test(damaged))
