/* tests/cli/source.c - which numbers, as text, does a float hold? And the walk through PLY files.
 */
#include "source.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void test_numbers(void **state)
{
    static const char *const kept[] = {"0",
                                       "-0.0",
                                       "1",
                                       "0.1",
                                       "-.5",
                                       "16777216",
                                       "1e30",
                                       "0.333333343",
                                       "3.4028235e38",
                                       "1e-45",
                                       "nan",
                                       "inf",
                                       "1e999",
                                       "0000.100000",
                                       "123456e-9",
                                       "0.0625000000000000000",
                                       "word",
                                       "",
                                       "0.10000000149011612"};
    static const char *const lost[] = {
        "0.3333333333", "16777217",         "1e39", "1e-60", "0.12345678901",
        "2.000000001",  "-3.14159265358979"};
    (void)state;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        if (source_number_rounds(kept[i]))
            fail_msg("%s", kept[i]);
    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++)
        if (!source_number_rounds(lost[i]))
            fail_msg("%s", lost[i]);
}

/* Every float printed with 6 or 9 digits is kept. */
static void test_all_kinds_of_floats(void **state)
{
    (void)state;
    for (uint32_t bits = 0x00800000; bits < 0x7f800000; bits += 65521) {
        char text[32];
        float x;
        memcpy(&x, &bits, sizeof x);
        snprintf(text, sizeof text, "%.9g", (double)x);
        assert_false(source_number_rounds(text));
        snprintf(text, sizeof text, "%.6g", (double)x);
        assert_false(source_number_rounds(text));
    }
}

static const char ply[] = "ply\nformat ascii 1.0\ncomment element face 99\n"
                          "element vertex 3\nproperty double x\nproperty double y\n"
                          "property double z\nproperty list uchar int spare\n"
                          "element face 1\nproperty list uchar int vertex_indices\n"
                          "end_header\n0 0 0 0\n1 0 0 2 7 7\n0 1 0 0\n3 0 1 2\n";

static void test_ply(void **state)
{
    enum mesh_rounding rounding;
    struct fault fault;
    char text[sizeof ply];
    (void)state;
    assert_true(source_check_ply(ply, strlen(ply), &rounding, &fault));
    assert_int_equal(rounding, MESH_NOT_ROUNDED);
    /* Without its last character but one: the last corner is gone. */
    for (size_t size = 0; size <= strlen(ply) - 2; size++) {
        memcpy(text, ply, size);
        text[size] = '\0';
        if (size >= 3)
            assert_false(source_check_ply(text, size, &rounding, &fault));
    }
}

/* Any byte changed to any of a few others: an answer, and no more. */
static void test_ply_changed(void **state)
{
    enum mesh_rounding rounding;
    struct fault fault;
    char text[sizeof ply];
    (void)state;
    for (size_t i = 0; i < strlen(ply); i++)
        for (const char *c = " \n9-xe.\x01\xff"; *c != '\0'; c++) {
            memcpy(text, ply, sizeof ply);
            text[i] = *c;
            source_check_ply(text, strlen(ply), &rounding, &fault);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_all_kinds_of_floats),
        cmocka_unit_test(test_ply),
        cmocka_unit_test(test_ply_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
