/* isect_voxels_words, isect_voxels_cell, isect_voxels_surface, isect_voxels_solid - cells that can
 * be counted by hand, and a loop over all cells. */
#include "kit/kit.h"
#include HEADER(overlap)
#include HEADER(section)

enum { ALONG = 9, CELLS = ALONG * ALONG * ALONG, WORDS = (CELLS + 63) / 64 };

/* A closed cube from 1 to 3, anticlockwise seen from outside. */
static const real corners[] = {1, 1, 1, 3, 1, 1, 1, 3, 1, 3, 3, 1,
                               1, 1, 3, 3, 1, 3, 1, 3, 3, 3, 3, 3};
static const uint32_t faces[] = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
static const X(mesh) cube = {corners, 0, 8, faces, 12};

static size_t count_bits(const uint64_t *bits, size_t words)
{
    size_t count = 0;
    for (size_t i = 0; i < words; i++)
        count += (size_t)__builtin_popcountll(bits[i]);
    return count;
}

TEST_FUNCTION(cases)
{
    const X(grid) four = {{0, 0, 0}, 1, {4, 4, 4}}, eight = {{0, 0, 0}, R(0.5), {8, 8, 8}};
    uint64_t bits[8];
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&cube, NULL, &bvh) == ISECT_OK);
    check("words", cmp(X(voxels_words)(&four), ==, 1) && cmp(X(voxels_words)(&eight), ==, 8));
    const X(aabb) cell = X(voxels_cell)(&eight, 1, 2, 7);
    check("a cell", cmp(cell.lower.x, ==, R(0.5)) && cmp(cell.upper.y, ==, R(1.5)) &&
                        cmp(cell.upper.z, ==, 4));
    check("touched from both sides",
          X(voxels_surface)(&four, &cube, false, bits) == ISECT_OK && cmp(bits[0], ==, UINT64_MAX));
    const X(grid) off = {{R(-0.25), R(-0.25), R(-0.25)}, 1, {4, 4, 4}};
    check("a shell", X(voxels_surface)(&off, &cube, false, bits) == ISECT_OK &&
                         cmp(count_bits(bits, 1), ==, 26));
    check("thin", X(voxels_surface)(&off, &cube, true, bits) == ISECT_OK &&
                      cmp(count_bits(bits, 1), <, 26) && cmp(count_bits(bits, 1), >=, 6));
    check("solid", X(voxels_solid)(&eight, bvh, ISECT_EVEN_ODD, NULL, bits) == ISECT_OK &&
                       cmp(count_bits(bits, 8), ==, 64));
    X(bvh_free)(bvh);
}

TEST_FUNCTION(refusals)
{
    const X(grid) good = {{0, 0, 0}, 1, {4, 4, 4}};
    const X(grid) bad[] = {{{0, 0, 0}, 0, {4, 4, 4}},
                           {{0, 0, 0}, REAL_NAN, {4, 4, 4}},
                           {{0, 0, 0}, REAL_INF, {4, 4, 4}},
                           {{0, REAL_NAN, 0}, 1, {4, 4, 4}},
                           {{0, 0, 0}, 1, {4, 0, 4}},
                           {{0, 0, 0}, 1, {UINT32_MAX, 4, 4}},
                           {{0, 0, 0}, 1, {1 << 20, 1 << 20, 1 << 20}}};
    const X(mesh) loose = {corners, 0, 7, faces, 12};
    uint64_t bits[1] = {77};
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(&cube, NULL, &bvh) == ISECT_OK);
    for (size_t i = 0; i < COUNT(bad); i++)
        check("no grid",
              cmp(X(voxels_words)(&bad[i]), ==, 0) &&
                  X(voxels_surface)(&bad[i], &cube, false, bits) == ISECT_BAD_ARGUMENT &&
                  X(voxels_solid)(&bad[i], bvh, ISECT_EVEN_ODD, NULL, bits) == ISECT_BAD_ARGUMENT);
    check("no vertex", X(voxels_surface)(&good, &loose, false, bits) == ISECT_BAD_ARGUMENT);
    check("no pointer",
          X(voxels_surface)(&good, &cube, false, NULL) == ISECT_BAD_ARGUMENT &&
              X(voxels_surface)(&good, NULL, false, bits) == ISECT_BAD_ARGUMENT &&
              X(voxels_solid)(&good, NULL, ISECT_EVEN_ODD, NULL, bits) == ISECT_BAD_ARGUMENT);
    check("untouched", cmp(bits[0], ==, 77));
    X(bvh_free)(bvh);
}

/* Are two neighbours with centers on different sides separated by a thin cell? */
static void judge_thin(const uint64_t *thin, const uint64_t *solid, size_t a, size_t b,
                       size_t *parted)
{
    if (isect_bit(solid, a) == isect_bit(solid, b))
        return;
    check("no way leads through", isect_bit(thin, a) || isect_bit(thin, b));
    ++*parted;
}

static size_t judge(const X(grid) * grid, const X(mesh) * mesh)
{
    uint64_t all[WORDS], thin[WORDS], solid[WORDS];
    size_t parted = 0;
    X(bvh) *bvh = NULL;
    check("built", X(bvh_build)(mesh, NULL, &bvh) == ISECT_OK);
    check("all", X(voxels_surface)(grid, mesh, false, all) == ISECT_OK);
    check("thin", X(voxels_surface)(grid, mesh, true, thin) == ISECT_OK);
    check("solid",
          cmp(X(voxels_solid)(grid, bvh, ISECT_EVEN_ODD, &(isect_threads){.count = 2}, solid), ==,
              ISECT_OK));
    for (uint32_t z = 0; z < ALONG; z++)
        for (uint32_t y = 0; y < ALONG; y++)
            for (uint32_t x = 0; x < ALONG; x++) {
                const size_t i = (z * ALONG + y) * ALONG + x;
                const X(aabb) cell = X(voxels_cell)(grid, x, y, z);
                bool reached = false;
                for (size_t k = 0; k < mesh->triangle_count && !reached; k++) {
                    X(triangle) t;
                    for (size_t c = 0; c < 3; c++)
                        memcpy((char *)&t + c * sizeof t.a,
                               mesh->positions + 3 * mesh->indices[3 * k + c], sizeof t.a);
                    reached = X(overlap_triangle_aabb)(&t, &cell);
                }
                check("as the loop", cmp(isect_bit(all, i), ==, reached));
                check("thin is less", isect_bit(all, i) || !isect_bit(thin, i));
                if (x > 0)
                    judge_thin(thin, solid, i, i - 1, &parted);
                if (y > 0)
                    judge_thin(thin, solid, i, i - ALONG, &parted);
                if (z > 0)
                    judge_thin(thin, solid, i, i - (size_t)ALONG * ALONG, &parted);
            }
    check("no bits beyond", !(all[WORDS - 1] >> CELLS % 64) && !(solid[WORDS - 1] >> CELLS % 64));
    X(bvh_free)(bvh);
    return parted;
}

/* Randomly sheared boxes, over the grid and beyond it; far away, where cells are uneven. */
TEST_FUNCTION(as_the_loop)
{
    size_t parted = 0;
    for (int i = 0; i < 60; i++) {
        const real far = i % 4 == 3 ? 1 / REAL_EPSILON / 32 : 0;
        real number[24], shear[9];
        for (int k = 0; k < 9; k++)
            shear[k] = any_real(-2, 2);
        for (int k = 0; k < 24; k++) {
            const real *p = corners + k / 3 * 3, *row = shear + k % 3 * 3;
            const real sum = row[0] * (p[0] - 2) + row[1] * (p[1] - 2) + row[2] * (p[2] - 2);
            number[k] = i % 3 ? sum + far : (real)floor((double)sum) + far;
        }
        const X(mesh) mesh = {number, 0, 8, faces, 12};
        const X(grid) grid = {{far - 4, far - 4, far - 4}, R(0.875), {ALONG, ALONG, ALONG}};
        parted += judge(&grid, &mesh);
    }
    check("some are parted", cmp(parted, >, 500));
}

TESTS_IN(section_voxels, cmocka_unit_test(cases), cmocka_unit_test(refusals),
         cmocka_unit_test(as_the_loop))
