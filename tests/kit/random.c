/* kit/random.c - the state of kit/random.h, one for all files of a program. */
#include "kit/random.h"

uint64_t seed = FIRST_SEED;
int kind, scale, asked_before = 1;

void restart_random(void)
{
    seed = FIRST_SEED;
    kind = scale = 0;
    asked_before = 1;
}
