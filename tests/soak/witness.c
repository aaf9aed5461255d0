/* soak/witness.c [COUNT] - the proof of an answer of overlap, for every row that has one: COUNT
 * questions to each, half of them nasty, a quarter a few roundings from touching. */
#include "kit/judge_witness.h"

static int count = 100;

TEST_FUNCTION(every_row)
{
    WitnessTally all = {.asked = 0};
    const int asked_rows = judge_witnesses(count, true, &all);
    printf("%d rows\n", asked_rows);
    print_tally("all", &all);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_row)};
    if (argc > 1)
        count = atoi(argv[1]);
    return count <= 0 ? 2 : cmocka_run_group_tests_name("witness", tests, NULL, NULL);
}
