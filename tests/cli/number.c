/* tests/cli/number.c - numbers as text and back: the same bits, in the fewest digits. */
#include "number.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static uint64_t next(void)
{
    static uint64_t seed = 0x9E3779B97F4A7C15u;
    seed ^= seed >> 12, seed ^= seed << 25, seed ^= seed >> 27;
    return seed * 0x2545F4914F6CDD1Du;
}

/* Digits that count: without zeros in front and behind. */
static int significant(const char *text)
{
    int count = 0, zeros = 0;
    for (; *text != '\0' && *text != 'e'; text++) {
        if (*text < '0' || *text > '9' || (count == 0 && *text == '0'))
            continue;
        count++;
        zeros = *text == '0' ? zeros + 1 : 0;
    }
    return count - zeros;
}

static void check(double x, enum precision precision)
{
    char text[NUMBER_ROOM + 1], longer[64];
    const char *at = text;
    double back = 0;
    if (isnan(x) || isinf(x))
        return;
    size_t length = number_write(text, x, precision);
    assert_true(length < NUMBER_ROOM);
    text[length] = '\0';
    if (number_read(&at, precision, &back) != NUMBER_GOOD || *at != '\0' || back != x ||
        !signbit(back) != !signbit(x))
        fail_msg("%a is written as %s and read as %a", x, text, back);
    for (int digits = 0; digits + 1 < significant(text); digits++) {
        snprintf(longer, sizeof longer, "%.*e", digits, x);
        at = longer + (longer[0] == '-');
        back = precision == FLOAT ? (double)strtof(at, NULL) : strtod(at, NULL);
        if (back == fabs(x))
            fail_msg("%s is longer than %s", text, longer);
    }
}

static void test_write_and_read(void **state)
{
    (void)state;
    for (int i = 0; i < 40000; i++) {
        uint64_t bits = next();
        uint32_t few = (uint32_t)(bits >> 32);
        float single;
        double twice;
        memcpy(&single, &few, sizeof single);
        memcpy(&twice, &bits, sizeof twice);
        check((double)single, FLOAT);
        check(twice, DOUBLE);
        double tame = (double)(int)(next() % 2000001) - 1000000;
        tame /= pow(10, (double)(next() % 8));
        check((double)(float)tame, FLOAT);
        check(tame, DOUBLE);
    }
    for (int two = -1074; two < 1024; two++) { /* powers of two and their neighbours */
        for (int side = -1; side <= 1; side++) {
            check(nextafter(ldexp(1, two), side * (double)INFINITY * (side != 0)), DOUBLE);
            check((double)nextafterf((float)ldexp(1, two), side < 0 ? 0 : INFINITY), FLOAT);
        }
        check((double)(float)ldexp(1, two), FLOAT);
        check(ldexp(1, two), DOUBLE);
    }
}

static void test_forms(void **state)
{
    static const struct {
        double number;
        const char *text;
    } forms[] = {{0, "0"},
                 {-0.0, "-0"},
                 {1, "1"},
                 {-12.5, "-12.5"},
                 {0.1, "0.1"},
                 {100000, "100000"},
                 {0.00001, "0.00001"},
                 {0.000001, "0.000001"},
                 {1.5e-7, "1.5e-7"},
                 {12345678901234567.0, "12345678901234568"},
                 {1e16, "10000000000000000"},
                 {1e17, "1e17"},
                 {1.25e300, "1.25e300"},
                 {5e-324, "5e-324"},
                 {1.7976931348623157e308, "1.7976931348623157e308"},
                 {9007199254740993.0, "9007199254740992"},
                 {INFINITY, "\"inf\""},
                 {-INFINITY, "\"-inf\""},
                 {NAN, "\"nan\""}};
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char text[NUMBER_ROOM + 1];
        text[number_write(text, forms[i].number, DOUBLE)] = '\0';
        assert_string_equal(text, forms[i].text);
    }
    char text[NUMBER_ROOM + 1];
    text[number_write(text, (double)0.1f, FLOAT)] = '\0';
    assert_string_equal(text, "0.1");
    text[number_write(text, (double)3.4028235e38f, FLOAT)] = '\0';
    assert_string_equal(text, "3.4028235e38");
    text[number_write(text, (double)1e-45f, FLOAT)] = '\0';
    assert_string_equal(text, "1e-45");
}

static void test_grammar(void **state)
{
    static const char *const bad[] = {"",   "-",   "+1",  ".5",  "1.", "1.e5", "01", "-01",
                                      "1e", "1e+", "inf", "nan", "e5", "--1",  " 1"};
    static const char *const words[] = {"",     "0",    "1",      "0x",   "0x.", "0x1p", "0xg",
                                        "inf ", "-nan", "0x1p1 ", "+0x1", "0X1", "INF"};
    double number;
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const char *at = bad[i];
        if (number_read(&at, DOUBLE, &number) == NUMBER_GOOD && *at == '\0')
            fail_msg("'%s' is no number", bad[i]);
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (number_read_word(words[i], strlen(words[i]), DOUBLE, &number) != NUMBER_NONE)
            fail_msg("'%s' is no word for a number", words[i]);
    const char *python = "-Infinity]";
    assert_int_equal(number_read(&python, FLOAT, &number), NUMBER_GOOD);
    assert_true(number == -INFINITY && *python == ']');
    assert_int_equal(number_read_word("NaN", 3, FLOAT, &number), NUMBER_GOOD);
    assert_true(number != number);
    assert_int_equal(number_read_word("-0x1.8P+1", 9, FLOAT, &number), NUMBER_GOOD);
    assert_true(number == -3);
    assert_int_equal(number_read_word("0x1p128", 7, FLOAT, &number), NUMBER_TOO_LARGE);
    assert_int_equal(number_read_word("0x1p128", 7, DOUBLE, &number), NUMBER_GOOD);
    const char *large = "1e39";
    assert_int_equal(number_read(&large, FLOAT, &number), NUMBER_TOO_LARGE);
    const char *small = "1e-60";
    assert_int_equal(number_read(&small, FLOAT, &number), NUMBER_GOOD);
    assert_true(number == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_write_and_read),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_grammar),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
