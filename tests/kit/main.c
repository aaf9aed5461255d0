/* kit/main.c - run the tests that the build names in ISECT_TESTS: TEST(cast_ray_sphere) ... */
#include "kit/isa.h"
#include "kit/random.h"

#define TEST(name) int test_##name(void);
ISECT_TESTS
#undef TEST

int main(void)
{
    int failed = 0, problem = isa_problem();
    if (problem)
        return problem;
#define TEST(name)                                                                                 \
    restart_random();                                                                              \
    failed |= test_##name();
    ISECT_TESTS
    return failed != 0;
}
