/* isect_overlap_obb_obb_hinted - the answer of isect_overlap_obb_obb for any hint; axes by hand;
 * boxes in motion, which keep their axis for many frames. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(overlap)

#define UPRIGHT                                                                                    \
    {                                                                                              \
        {1, 0, 0}, {0, 1, 0},                                                                      \
        {                                                                                          \
            0, 0, 1                                                                                \
        }                                                                                          \
    }
/* Turned by 45 degrees about z, about x. */
#define S R(0.70710678118654752)
#define ABOUT_Z                                                                                    \
    {                                                                                              \
        {S, S, 0}, {-S, S, 0},                                                                     \
        {                                                                                          \
            0, 0, 1                                                                                \
        }                                                                                          \
    }
#define ABOUT_X                                                                                    \
    {                                                                                              \
        {1, 0, 0}, {0, S, S},                                                                      \
        {                                                                                          \
            0, -S, S                                                                               \
        }                                                                                          \
    }

TEST_FUNCTION(by_hand)
{
    TABLE(table, Obb a, b; uint32_t hint; bool yes; uint32_t axis;) = {
        {"x of a", {{0, 0, 0}, UPRIGHT, {1, 1, 1}}, {{3, 0, 0}, UPRIGHT, {1, 1, 1}}, 99, false, 0},
        {"z of a", {{0, 0, 0}, UPRIGHT, {1, 1, 1}}, {{0, 0, 3}, ABOUT_Z, {1, 1, 1}}, 99, false, 2},
        {"x of b",
         {{0, 0, 0}, UPRIGHT, {1, 1, 1}},
         {{2, 2, 0}, ABOUT_Z, {1, 1, 1}},
         UINT32_MAX,
         false,
         3},
        /* the edges of a along z and of b along x cross at the distance 2 sqrt(2) along y */
        {"an edge of each",
         {{0, 0, 0}, ABOUT_Z, {1, 1, 9}},
         {{0, R(2.9), 0}, ABOUT_X, {9, 1, 1}},
         99,
         false,
         6 + 3 * 2 + 0},
        {"the edges nearly meet",
         {{0, 0, 0}, ABOUT_Z, {1, 1, 9}},
         {{0, R(2.8), 0}, ABOUT_X, {9, 1, 1}},
         12,
         true,
         12},
        {"a hint that holds is kept",
         {{0, 0, 0}, UPRIGHT, {1, 1, 1}},
         {{3, 3, 0}, UPRIGHT, {1, 1, 1}},
         4,
         false,
         4},
        {"a hint that does not hold is replaced",
         {{0, 0, 0}, UPRIGHT, {1, 1, 1}},
         {{3, 0, 0}, UPRIGHT, {1, 1, 1}},
         1,
         false,
         0},
        {"stacked boxes touch",
         {{0, 0, 0}, UPRIGHT, {1, 1, 1}},
         {{0, 0, 2}, UPRIGHT, {1, 1, 1}},
         2,
         true,
         2},
        {"an empty box",
         {{0, 0, 0}, UPRIGHT, {1, -1, 1}},
         {{0, 0, 0}, UPRIGHT, {2, 2, 2}},
         7,
         false,
         7},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        uint32_t axis = table[i].hint;
        check(table[i].name,
              X(overlap_obb_obb_hinted)(&table[i].a, &table[i].b, &axis) == table[i].yes &&
                  cmp(axis, ==, table[i].axis));
    }
}

/* Nasty boxes with any hint, and with that of the last call. */
TEST_FUNCTION(always_the_same)
{
    int yes = 0, found = 0;
    uint32_t kept = UINT32_MAX;
    const int samples = soak(20000);
    for (int i = 0; i < samples; i++) {
        const Obb a = i % 2 ? any_obb() : odd_obb(), b = i % 4 ? any_obb() : odd_obb();
        const bool want = X(overlap_obb_obb)(&a, &b);
        for (uint32_t k = 0; k < 17; k++) {
            uint32_t axis = k < 16 ? k : kept;
            check("the same", X(overlap_obb_obb_hinted)(&a, &b, &axis) == want);
            kept = axis;
        }
        uint32_t axis = 99;
        check("the same without", X(overlap_obb_obb_hinted)(&a, &b, &axis) == want);
        yes += want, found += axis < 15;
        check("an axis of boxes that meet", !want || cmp(axis, ==, 99u));
        if (i % 2 && i % 4)
            check("an axis of boxes that are apart", want || cmp(axis, <, 15u));
    }
    check_share(yes, samples, 0.05, 0.9);
    check_share(found, samples, 0.1, 0.95);
}

TESTS_IN(overlap_obb_obb_hinted, cmocka_unit_test(by_hand), cmocka_unit_test(always_the_same))
