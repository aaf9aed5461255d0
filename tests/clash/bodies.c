/* tests/clash/bodies.c - isect_clash_bodies: kinds of clash that can be drawn, for any order of the
 * bodies and of their triangles. */
#include "kit/kit.h"
#include HEADER(clash)
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Boxes with outward fronts: the bits of a corner's number are x, y, z. */
static const uint32_t sides[12][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6},
                                      {0, 1, 4}, {1, 5, 4}, {2, 6, 3}, {3, 6, 7},
                                      {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
/* The same with the other diagonals. */
static const uint32_t other_sides[12][3] = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6},
                                            {0, 1, 5}, {0, 5, 4}, {2, 6, 7}, {2, 7, 3},
                                            {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
/* A tetrahedron on four corners of a box, its edges diagonals. */
static const uint32_t tetrahedron[4][3] = {{0, 3, 5}, {0, 5, 6}, {0, 6, 3}, {3, 6, 5}};

enum cut { SIDES, OTHER_SIDES, TETRAHEDRON, INWARD };

typedef struct Block {
    real lower[3], upper[3];
    enum cut cut;
} Block;

typedef struct Solid {
    real positions[2 * 8 * 3];
    uint32_t indices[2 * 12 * 3];
    X(mesh) mesh;
    X(bvh) * bvh;
} Solid;

static void add_block(Solid *solid, const Block *block)
{
    const uint32_t first = (uint32_t)solid->mesh.vertex_count;
    const uint32_t(*from)[3] = block->cut == OTHER_SIDES   ? other_sides
                               : block->cut == TETRAHEDRON ? tetrahedron
                                                           : sides;
    const size_t triangles = block->cut == TETRAHEDRON ? 4 : 12;
    for (uint32_t i = 0; i < 8; i++)
        for (uint32_t k = 0; k < 3; k++)
            solid->positions[3 * (first + i) + k] = i >> k & 1 ? block->upper[k] : block->lower[k];
    for (size_t i = 0; i < triangles; i++)
        for (size_t k = 0; k < 3; k++)
            solid->indices[3 * (solid->mesh.triangle_count + i) + k] =
                first + from[i][block->cut == INWARD ? 2 - k : k];
    solid->mesh.vertex_count += 8, solid->mesh.triangle_count += triangles;
}

/* A solid of one block, or of two if the second is not empty; with the triangles in reverse order
 * if `turned`. */
static void build(Solid *solid, const Block blocks[2], bool turned)
{
    solid->mesh = (X(mesh)){.positions = solid->positions, .indices = solid->indices};
    for (int i = 0; i < 2 && blocks[i].upper[0] > blocks[i].lower[0]; i++)
        add_block(solid, &blocks[i]);
    for (size_t i = 0, n = 3 * solid->mesh.triangle_count; turned && i < n / 2; i += 3)
        for (size_t k = 0; k < 3; k++) {
            uint32_t *p = &solid->indices[i + k], *q = &solid->indices[n - 3 - i + (k + 1) % 3];
            const uint32_t kept = *p;
            *p = *q, *q = kept;
        }
    solid->bvh = NULL;
    check("built", X(bvh_build)(&solid->mesh, NULL, &solid->bvh) == ISECT_OK);
}

static isect_clash_kind turned_round(isect_clash_kind found)
{
    return found == ISECT_CLASH_INSIDE   ? ISECT_CLASH_AROUND
           : found == ISECT_CLASH_AROUND ? ISECT_CLASH_INSIDE
                                         : found;
}

#define UNIT                                                                                       \
    {                                                                                              \
        {0, 0, 0}, {4, 4, 4}, SIDES                                                                \
    }
#define SHELL                                                                                      \
    UNIT,                                                                                          \
    {                                                                                              \
        {1, 1, 1}, {3, 3, 3}, INWARD                                                               \
    }
#define NONE                                                                                       \
    {                                                                                              \
        {0, 0, 0}, {0, 0, 0}, SIDES                                                                \
    }

TABLE(kinds, Block a[2], b[2]; isect_clash_kind solid, open;) = {
    {"far",
     {UNIT, NONE},
     {{{9, 0, 0}, {10, 4, 4}, SIDES}, NONE},
     ISECT_CLASH_APART,
     ISECT_CLASH_APART},
    {"just near",
     {UNIT, NONE},
     {{{5, 0, 0}, {10, 4, 4}, SIDES}, NONE},
     ISECT_CLASH_NEAR,
     ISECT_CLASH_NEAR},
    {"a common face",
     {UNIT, NONE},
     {{{4, 0, 0}, {9, 4, 4}, SIDES}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"a part of it",
     {UNIT, NONE},
     {{{4, 1, 1}, {9, 9, 3}, OTHER_SIDES}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"a common edge",
     {UNIT, NONE},
     {{{4, 4, 0}, {9, 9, 4}, SIDES}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"a common corner",
     {UNIT, NONE},
     {{{4, 4, 4}, {9, 9, 9}, SIDES}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"a corner on a face",
     {UNIT, NONE},
     {{{4, 1, 1}, {6, 3, 3}, TETRAHEDRON}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"a pin through",
     {UNIT, NONE},
     {{{1, 1, -1}, {2, 2, 5}, SIDES}, NONE},
     ISECT_CLASH_PIERCING,
     ISECT_CLASH_PIERCING},
    {"a pin that ends within",
     {UNIT, NONE},
     {{{1, 1, 2}, {2, 2, 5}, SIDES}, NONE},
     ISECT_CLASH_PROTRUDING,
     ISECT_CLASH_PIERCING},
    {"a corner into a corner",
     {UNIT, NONE},
     {{{3, 3, 3}, {5, 5, 5}, SIDES}, NONE},
     ISECT_CLASH_PROTRUDING,
     ISECT_CLASH_PIERCING},
    {"shifted along its faces",
     {UNIT, NONE},
     {{{2, 0, 0}, {6, 4, 4}, SIDES}, NONE},
     ISECT_CLASH_PIERCING,
     ISECT_CLASH_TOUCHING},
    {"a cross",
     {UNIT, NONE},
     {{{-1, 1, 0}, {5, 3, 4}, SIDES}, NONE},
     ISECT_CLASH_PIERCING,
     ISECT_CLASH_PIERCING},
    {"within",
     {{{1, 1, 1}, {2, 2, 2}, SIDES}, NONE},
     {UNIT, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_NEAR},
    {"within, on the floor",
     {{{1, 1, 0}, {2, 2, 2}, SIDES}, NONE},
     {UNIT, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_TOUCHING},
    {"a half of it",
     {{{0, 0, 0}, {2, 4, 4}, SIDES}, NONE},
     {UNIT, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_TOUCHING},
    {"on its corners",
     {{{0, 0, 0}, {4, 4, 4}, TETRAHEDRON}, NONE},
     {{{0, 0, 0}, {4, 4, 4}, OTHER_SIDES}, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_TOUCHING},
    {"on its corners, cut alike",
     {{{0, 0, 0}, {4, 4, 4}, TETRAHEDRON}, NONE},
     {UNIT, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_TOUCHING},
    {"the same", {UNIT, NONE}, {UNIT, NONE}, ISECT_CLASH_DUPLICATE, ISECT_CLASH_TOUCHING},
    {"the same, cut otherwise",
     {UNIT, NONE},
     {{{0, 0, 0}, {4, 4, 4}, OTHER_SIDES}, NONE},
     ISECT_CLASH_DUPLICATE,
     ISECT_CLASH_TOUCHING},
    {"two and one of them",
     {UNIT, {{9, 0, 0}, {10, 4, 4}, SIDES}},
     {UNIT, NONE},
     ISECT_CLASH_AROUND,
     ISECT_CLASH_TOUCHING},
    {"two, one of them within",
     {{{1, 1, 1}, {2, 2, 2}, SIDES}, {{9, 0, 0}, {10, 4, 4}, SIDES}},
     {UNIT, NONE},
     ISECT_CLASH_PROTRUDING,
     ISECT_CLASH_NEAR},
    {"in a cavity, free",
     {SHELL},
     {{{1.5F, 1.5F, 1.5F}, {2, 2, 2}, SIDES}, NONE},
     ISECT_CLASH_NEAR,
     ISECT_CLASH_NEAR},
    {"in a cavity, filling it",
     {SHELL},
     {{{1, 1, 1}, {3, 3, 3}, SIDES}, NONE},
     ISECT_CLASH_TOUCHING,
     ISECT_CLASH_TOUCHING},
    {"over a cavity",
     {SHELL},
     {{{0.5F, 0.5F, 0.5F}, {3.5F, 3.5F, 3.5F}, SIDES}, NONE},
     ISECT_CLASH_PROTRUDING,
     ISECT_CLASH_NEAR},
    {"a shell and what it is cut from",
     {SHELL},
     {UNIT, NONE},
     ISECT_CLASH_INSIDE,
     ISECT_CLASH_TOUCHING},
};

static isect_clash_kind ask(const Solid *a, const Solid *b, bool closed)
{
    const X(clash_body) p = {&a->mesh, a->bvh, closed}, q = {&b->mesh, b->bvh, true};
    return X(clash_bodies)(&p, &q, 1);
}

static bool as_pictured(const Block of_a[2], const Block of_b[2], isect_clash_kind solid,
                        isect_clash_kind open, bool turned)
{
    static Solid a, b;
    build(&a, of_a, turned), build(&b, of_b, false);
    const bool good = ask(&a, &b, true) == solid && ask(&b, &a, true) == turned_round(solid) &&
                      ask(&a, &b, false) == open;
    X(bvh_free)(a.bvh), X(bvh_free)(b.bvh);
    return good;
}

TEST_FUNCTION(cases)
{
    for (int turned = 0; turned < 2; turned++)
        check_each(kinds,
                   as_pictured(kinds[i].a, kinds[i].b, kinds[i].solid, kinds[i].open, turned));
    const X(clash_body) none = {NULL, NULL, true};
    check("none", cmp(X(clash_bodies)(&none, &none, 1), ==, ISECT_CLASH_APART) &&
                      X(clash_bodies)(NULL, NULL, 1) == ISECT_CLASH_APART);
}

/* Triangles about the corner 0, with the corners of a ring at a height, those with odd numbers at
 * another. */
enum { FAN = 12 };
static void build_fan(Solid *fan, real even, real odd, real turn)
{
    fan->mesh = (X(mesh)){.positions = fan->positions, .indices = fan->indices};
    fan->mesh.vertex_count = FAN + 1, fan->mesh.triangle_count = FAN;
    memset(fan->positions, 0, sizeof fan->positions);
    memset(fan->indices, 0, sizeof fan->indices);
    for (uint32_t i = 0; i < FAN; i++) {
        const double angle = 6.283 * ((double)i + (double)turn) / FAN;
        real *p = fan->positions + 3 * i + 3;
        p[0] = (real)cos(angle), p[1] = (real)sin(angle), p[2] = i % 2 ? odd : even;
        fan->indices[3 * i + 1] = i + 1, fan->indices[3 * i + 2] = (i + 1) % FAN + 1;
    }
    check("built", X(bvh_build)(&fan->mesh, NULL, &fan->bvh) == ISECT_OK);
}
/* The kind of clash of a zigzag from -1 to 1 and a fan. */
static isect_clash_kind kind_of_fans(real even, real odd, real turn)
{
    static Solid a, b;
    build_fan(&a, -1, 1, 0), build_fan(&b, even, odd, turn);
    const X(clash_body) p = {&a.mesh, a.bvh, false}, q = {&b.mesh, b.bvh, false};
    const isect_clash_kind one = X(clash_bodies)(&p, &q, 1), other = X(clash_bodies)(&q, &p, 1);
    check("in any order", cmp(one, ==, other));
    X(bvh_free)(a.bvh), X(bvh_free)(b.bvh);
    return one;
}

/* Fans that share a corner touch there, or cross beside it. */
TEST_FUNCTION(fans)
{
    check("over it", cmp(kind_of_fans(3, 2, 0), ==, ISECT_CLASH_TOUCHING));
    check("over it, turned", cmp(kind_of_fans(2, 3, R(0.3)), ==, ISECT_CLASH_TOUCHING));
    check("through it", cmp(kind_of_fans(0, 0, R(0.3)), ==, ISECT_CLASH_PIERCING));
    check("through it, turned", cmp(kind_of_fans(-1, 1, R(0.3)), ==, ISECT_CLASH_PIERCING));
}

TESTS_IN(clash_bodies, cmocka_unit_test(cases), cmocka_unit_test(fans))
