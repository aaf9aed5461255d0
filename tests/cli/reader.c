/* tests/cli/reader.c - which texts are JSON? The answers are compared with jansson's. */
#include "reader.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static bool is_json(const char *text)
{
    Fault fault = {""};
    Reader reader = {text, text + strlen(text), DOUBLE, &fault};
    bool good = reader_skip(&reader) && reader_finish(&reader);
    assert_true(good == (fault.text[0] == '\0'));
    return good;
}

static void agree(const char *text)
{
    json_error_t error;
    json_t *value = json_loads(text, JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL, &error);
    if (is_json(text) != (value != NULL))
        fail_msg("'%s' is %s for jansson", text, value != NULL ? "good" : "bad");
    json_decref(value);
}

static void test_by_hand(void **state)
{
    static const char *const texts[] = {"1",
                                        "-1.5e3",
                                        "\"a\"",
                                        "true",
                                        "false",
                                        "null",
                                        "[]",
                                        "{}",
                                        " [ 1 , 2 ] ",
                                        "[1,2,]",
                                        "[,]",
                                        "[1 2]",
                                        "{\"a\":1}",
                                        "{\"a\":1,}",
                                        "{\"a\" 1}",
                                        "{a:1}",
                                        "{\"a\":}",
                                        "[[[]]]",
                                        "[[]",
                                        "[]]",
                                        "{\"a\":{\"b\":[1,{\"c\":null}]}}",
                                        "\"\\n\\u00e9\\\\\"",
                                        "\"\\x\"",
                                        "\"\\u00g0\"",
                                        "\"",
                                        "\"\\",
                                        "tru",
                                        "truer",
                                        "nul",
                                        "",
                                        " ",
                                        "{]",
                                        "[}",
                                        "[\"a\",]",
                                        "[\"\t\"]",
                                        "01",
                                        "{\"a\":1 \"b\":2}",
                                        "{\"a\":[]}",
                                        "{\"a\":[],\"b\":{}}",
                                        "[{}]",
                                        "[{},{}]",
                                        "[{}{}]"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        agree(texts[i]);
}

/* Every text of up to 7 of these characters that chance finds. */
static void test_by_chance(void **state)
{
    static const char letters[] = "[]{},:\"a1 -.e0\\n";
    uint32_t seed = 1;
    int good = 0;
    (void)state;
    for (int i = 0; i < 400000; i++) {
        char text[8];
        int length = 1 + i % 7;
        for (int k = 0; k < length; k++) {
            seed = seed * 1664525 + 1013904223;
            text[k] = letters[(seed >> 16) % (sizeof letters - 1)];
        }
        text[length] = '\0';
        agree(text);
        good += is_json(text);
    }
    assert_true(good > 1000);
}

static void test_depth(void **state)
{
    char text[141];
    (void)state;
    for (int depth = 60; depth <= 70; depth++) {
        memset(text, '[', (size_t)depth);
        memset(text + depth, ']', (size_t)depth);
        text[2 * depth] = '\0';
        assert_true(is_json(text) == (depth <= 64));
    }
}

/* The text read as an integer of at most `most`; -1 if it is not one. */
static long whole(const char *text, uint64_t most)
{
    Fault fault = {""};
    Reader reader = {text, text + strlen(text), DOUBLE, &fault};
    uint64_t number;
    bool good = reader_whole(&reader, most, &number) && reader_finish(&reader);
    assert_true(good == (fault.text[0] == '\0'));
    return good ? (long)number : -1;
}

static void test_whole(void **state)
{
    (void)state;
    for (long most = 0; most < 130; most++)
        for (long number = 0; number < 130; number++) {
            char text[8];
            snprintf(text, sizeof text, "%ld", number);
            assert_int_equal(whole(text, (uint64_t)most), number <= most ? number : -1);
        }
    static const char *const none[] = {"", "-1", "01", "1.0", "1e1", "x", "\"1\""};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_int_equal(whole(none[i], 99), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole),
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_by_chance),
        cmocka_unit_test(test_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
