/* isect_bvh_build, isect_bvh_refit, isect_bvh_load_indexed - properties of indexed trees alone. All
 * tests of trees also run with indexed trees: see ISECT_TEST_INDEXED in bvh/scene.h. */
#include "bvh/scene.h"
#include "bvh/tree.h"
#include "kit/kit.h"

static X(bvh) * build(const X(mesh) * mesh, bool fast, bool indexed)
{
    X(bvh) *bvh = NULL;
    const X(bvh_options) options = {.fast = fast, .indexed = indexed};
    check("built", cmp((X(bvh_build))(mesh, &options, &bvh), ==, ISECT_OK) && bvh);
    return bvh;
}

/* The tree is the same except for the corners: the numbers of nodes and leaves are equal. A leaf
 * takes half a unit, and each node leaves at most half a unit empty. */
static void measure(Scene scene, const char *name, double most)
{
    for (int fast = 0; fast < 2; fast++) {
        X(bvh) *own = build(&scene.mesh, fast, false), *bvh = build(&scene.mesh, fast, true);
        const X(bvh_statistics) a = X(bvh_stats)(own), b = X(bvh_stats)(bvh);
        const double each = (double)b.bytes / (double)b.triangles;
        printf("%s, %s: %zu triangles, %.1f bytes each, %.1f indexed\n", name,
               fast ? "built fast" : "by area", b.triangles, (double)a.bytes / (double)a.triangles,
               each);
        check("as many", cmp(a.nodes, ==, b.nodes) && cmp(a.blocks, ==, b.blocks) &&
                             cmp(a.triangles, ==, b.triangles));
        check("at least 10 000", cmp(b.triangles, >=, 10000));
        check("so few bytes a triangle", cmp(each, <=, (fast ? 1.5 * most : most)));
        check("halves of units",
              cmp(b.bytes - sizeof *bvh, <=,
                  UNIT + b.nodes * (sizeof(Node) + UNIT / 2) + b.blocks * UNIT / 2));
        X(bvh_free)(own), X(bvh_free)(bvh);
    }
    scene_free(&scene);
}

TEST_FUNCTION(memory)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 5));
    measure(scene_of(&mesh, 1, NULL), "sphere", 16);
    check("memory", trimesh_torus(&mesh, 300, 100, 0.3f));
    measure(scene_of(&mesh, 1, NULL), "torus", 20);
    check("memory", trimesh_soup(&mesh, 20000, 1));
    measure(scene_of(&mesh, 1, NULL), "soup", 16);
    check("memory", trimesh_terrain(&mesh, 120));
    measure(scene_of(&mesh, 1, NULL), "terrain", 16);
}

/* A refitted tree reads only the new arrays: the old ones are overwritten. */
TEST_FUNCTION(elsewhere)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    const size_t numbers = 3 * scene.mesh.vertex_count;
    real *moved = malloc(numbers * sizeof *moved);
    check("memory", moved);
    for (size_t i = 0; i < numbers; i++)
        moved[i] = scene.positions[i] + (real)(i % 3);
    X(mesh) other = scene.mesh;
    other.positions = moved;
    X(bvh) *bvh = build(&scene.mesh, false, true), *want = build(&other, false, false);
    check("refitted", X(bvh_refit)(bvh, &other, NULL) == ISECT_OK);
    for (size_t i = 0; i < numbers; i++)
        scene.positions[i] = REAL_NAN;
    for (int i = 0; i < 200; i++) {
        const X(vec3) p = {(real)i / 40, (real)(i % 7), (real)(i % 11)};
        const X(ray) ray = {p, {-p.x, 1 - p.y, 2 - p.z}, 0, REAL_INF};
        const X(mesh_touch) a = X(bvh_cast)(bvh, &ray), b = X(bvh_cast)(want, &ray);
        const X(mesh_nearest) c = X(bvh_closest)(bvh, &p, REAL_INF),
                              d = X(bvh_closest)(want, &p, REAL_INF);
        check("the same", !memcmp(&a, &b, sizeof a) && !memcmp(&c, &d, sizeof c));
    }
    X(bvh_free)(bvh), X(bvh_free)(want);
    free(moved);
    scene_free(&scene);
}

/* Blocks of one kind are rejected as the other, and so are meshes other than that of the tree. */
TEST_FUNCTION(another)
{
    trimesh mesh;
    check("memory", trimesh_sphere(&mesh, 2));
    Scene scene = scene_of(&mesh, 1, NULL);
    X(bvh) * tree[2] = {build(&scene.mesh, false, false), build(&scene.mesh, false, true)};
    X(bvh) *none = NULL;
    char *memory[2];
    size_t bytes[2];
    for (int i = 0; i < 2; i++) {
        check("its size", X(bvh_save)(tree[i], NULL, 0, &bytes[i]) == ISECT_TOO_SMALL);
        check("memory", (memory[i] = malloc(bytes[i])));
        check("saved", cmp(X(bvh_save)(tree[i], memory[i], bytes[i], &bytes[i]), ==, ISECT_OK));
        X(bvh_free)(tree[i]);
    }
    const X(mesh) *own = &scene.mesh;
    X(mesh) fewer = *own, broken = *own;
    fewer.triangle_count--, broken.vertex_count = 1;
    const struct {
        const X(mesh) * mesh;
        int block;
    } bad[] = {{NULL, 1}, {own, 0}, {&fewer, 1}, {&broken, 1}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("refused", X(bvh_load_indexed)(memory[bad[i].block], bytes[bad[i].block], bad[i].mesh,
                                             NULL, &none) == ISECT_BAD_ARGUMENT);
    check("not as a tree of its own",
          X(bvh_load)(memory[1], bytes[1], NULL, &none) == ISECT_BAD_ARGUMENT);
    for (size_t i = 0; i < 3 * own->vertex_count; i += 50) {
        const real was = scene.positions[i];
        scene.positions[i] = was + 3;
        check("another place",
              X(bvh_load_indexed)(memory[1], bytes[1], own, NULL, &none) == ISECT_BAD_ARGUMENT);
        scene.positions[i] = was;
    }
    check("untouched", !none);
    check("its own", X(bvh_load_indexed)(memory[1], bytes[1], own, NULL, &none) == ISECT_OK);
    X(bvh_free)(none);
    free(memory[0]), free(memory[1]);
    scene_free(&scene);
}

TESTS_IN(bvh_indexed, cmocka_unit_test(memory), cmocka_unit_test(elsewhere),
         cmocka_unit_test(another))
