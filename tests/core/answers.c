/* isect_hit, isect_bit, isect_words - what to do with answers: is a span a hit, where is the bit of
 * an answer, how many words hold them all. */
#include "kit/kit.h"

TEST_FUNCTION(spans)
{
    const real numbers[] = {-REAL_INF, -REAL_MAX, -1, 0, REAL_MIN, 1, REAL_MAX, REAL_INF};
    const size_t count = sizeof numbers / sizeof numbers[0];
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < count; k++)
            check("in order", X(hit)((Span){numbers[i], numbers[k]}) == (i <= k));
    check("a miss", !X(hit)(span_of_miss));
    check("NaN is no hit", !X(hit)((Span){REAL_NAN, 1}) && !X(hit)((Span){1, REAL_NAN}));
}

TEST_FUNCTION(words)
{
    for (size_t n = 0; n < 1000; n++) /* the least number of words with n bits */
        check("enough, and none too many",
              cmp(64 * isect_words(n), >=, n) && (n == 0 || 64 * (isect_words(n) - 1) < n));
    check("of none", cmp(isect_words(0), ==, 0));
    check("of all", cmp(isect_words(SIZE_MAX), ==, SIZE_MAX / 64 + 1));
}

TEST_FUNCTION(bits)
{
    uint64_t packed[3] = {0};
    for (size_t i = 0; i < 192; i++) {
        packed[i / 64] = (uint64_t)1 << i % 64;
        for (size_t k = 0; k < 192; k++)
            check("this one and no other", cmp(isect_bit(packed, k), ==, (i == k)));
        packed[i / 64] = 0;
    }
}

TESTS_IN(core_answers, cmocka_unit_test(spans), cmocka_unit_test(words), cmocka_unit_test(bits))
