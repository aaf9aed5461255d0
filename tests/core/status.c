/* isect_status_text, isect_isa (src/core/status.c, src/core/isa.c) - every status has words of its
 * own; the instruction set has a name that this machine has. */
#include "kit/kit.h"

TEST_FUNCTION(words)
{
    for (int a = ISECT_OK; a <= ISECT_NO_DEVICE + 1; a++) {
        const char *text = isect_status_text((isect_status)a);
        bool known = strcmp(text, "unknown status") != 0;
        check("words", *text && cmp(known, ==, (a <= ISECT_NO_DEVICE)));
        for (int b = ISECT_OK; b < a; b++)
            check("their own", strcmp(text, isect_status_text((isect_status)b)) != 0);
    }
    check("ok", !strcmp(isect_status_text(ISECT_OK), "ok"));
    check("any number", !strcmp(isect_status_text((isect_status)-1), "unknown status"));
}

TEST_FUNCTION(instruction_set)
{
    check("this machine has it", machine_has(isect_isa()));
}

TESTS_IN(core_status, cmocka_unit_test(words), cmocka_unit_test(instruction_set))
