/* cli/number.c - numbers as text and back, to the bit.
 *
 * Reading is strtof and strtod after a check of the grammar, so that a decimal is rounded once: a
 * float that is read as a double first may be one off.
 *
 * Writing finds the fewest digits that read back as the number. The number is scaled by a power of
 * ten to 9 (double 17) digits before the point, and rounded to multiples of 10, 100, ... while they
 * stay in the interval that reads back as the number. A long double with 64 bits is exact enough
 * for this, except for decimals at the very border of the interval, and for numbers so large or
 * small that the power of ten is inexact; those few are found by printing and reading back. (400 ns
 * a float by printing, 70 in this way; a line of `isect ask --lines` takes 2 400 and prints up to
 * four.) */
#include "number.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *skip_digits(const char *text)
{
    while (*text >= '0' && *text <= '9')
        text++;
    return text;
}

/* Skips digits and an exponent that begins with the letter; NULL if there are no digits. */
static const char *skip_exponent(const char *text, char letter)
{
    if ((*text | 0x20) != letter)
        return text;
    text += text[1] == '+' || text[1] == '-' ? 2 : 1;
    const char *end = skip_digits(text);
    return end > text ? end : NULL;
}

/* Skips a decimal as JSON has it: no plus, no leading zeros, digits on both sides of the point. */
static const char *skip_decimal(const char *text)
{
    text += *text == '-';
    const char *whole = text;
    text = skip_digits(text);
    if (text == whole || (*whole == '0' && text > whole + 1))
        return NULL;
    if (*text == '.') {
        const char *part = text + 1;
        text = skip_digits(part);
        if (text == part)
            return NULL;
    }
    return skip_exponent(text, 'e');
}

static enum number_result convert(const char *text, enum precision precision, double *number)
{
    *number = precision == FLOAT ? (double)strtof(text, NULL) : strtod(text, NULL);
    return isinf(*number) ? NUMBER_TOO_LARGE : NUMBER_GOOD;
}

static const struct {
    const char *word;
    double number;
} words[] = {{"inf", INFINITY},      {"-inf", -INFINITY},      {"nan", NAN},
             {"Infinity", INFINITY}, {"-Infinity", -INFINITY}, {"NaN", NAN}};
enum { WORDS = sizeof words / sizeof words[0], SPELT_OUT = 3 };

enum number_result number_read(const char **text, enum precision precision, double *number)
{
    /* Python and JavaScript write these without quotes. */
    for (size_t i = SPELT_OUT; i < WORDS; i++)
        if (strncmp(*text, words[i].word, strlen(words[i].word)) == 0) {
            *number = words[i].number;
            *text += strlen(words[i].word);
            return NUMBER_GOOD;
        }
    const char *end = skip_decimal(*text);
    if (end == NULL)
        return NUMBER_NONE;
    enum number_result result = convert(*text, precision, number);
    *text = end;
    return result;
}

/* True for -0x1.8p+1 and similar. */
static bool is_hex(const char *text)
{
    text += *text == '-';
    if (strncmp(text, "0x", 2) != 0)
        return false;
    const char *hex = "0123456789abcdefABCDEF";
    size_t whole = strspn(text += 2, hex), part = 0;
    text += whole;
    if (*text == '.') {
        part = strspn(text + 1, hex);
        text += 1 + part;
    }
    text = whole + part > 0 ? skip_exponent(text, 'p') : NULL;
    return text != NULL && *text == '\0';
}

enum number_result number_read_word(const char *word, size_t length, enum precision precision,
                                    double *number)
{
    char copy[64];
    for (size_t i = 0; i < WORDS; i++)
        if (length == strlen(words[i].word) && memcmp(word, words[i].word, length) == 0) {
            *number = words[i].number;
            return NUMBER_GOOD;
        }
    if (length >= sizeof copy)
        return NUMBER_NONE;
    memcpy(copy, word, length);
    copy[length] = '\0';
    return is_hex(copy) ? convert(copy, precision, number) : NUMBER_NONE;
}

/* ---- writing ---- */

/* A decimal: digits x 10^exponent. */
typedef struct Decimal {
    uint64_t digits;
    int exponent;
} Decimal;

static Decimal without_zeros(Decimal d)
{
    while (d.digits != 0 && d.digits % 10 == 0) {
        d.digits /= 10;
        d.exponent++;
    }
    return d;
}

/* By printing and reading back, which is always right. */
static Decimal search_shortest(double x, enum precision precision)
{
    const int most = precision == FLOAT ? 9 : 17;
    char text[40];
    for (int digits = 1; digits <= most; digits++) {
        snprintf(text, sizeof text, "%.*e", digits - 1, x);
        double back = precision == FLOAT ? (double)strtof(text, NULL) : strtod(text, NULL);
        if (back == x)
            break;
    }
    const char *letter = strchr(text, 'e');
    Decimal d = {0, (int)strtol(letter + 1, NULL, 10)};
    for (const char *c = text; c < letter; c++) {
        if (*c != '.')
            d.digits = 10 * d.digits + (uint64_t)(*c - '0');
        else
            d.exponent -= (int)(letter - c) - 1;
    }
    return without_zeros(d);
}

#if LDBL_MANT_DIG >= 64
/* 10^0 to 10^27 are exact in 64 bits. */
static const long double tens[] = {1e0L,  1e1L,  1e2L,  1e3L,  1e4L,  1e5L,  1e6L,
                                   1e7L,  1e8L,  1e9L,  1e10L, 1e11L, 1e12L, 1e13L,
                                   1e14L, 1e15L, 1e16L, 1e17L, 1e18L, 1e19L, 1e20L,
                                   1e21L, 1e22L, 1e23L, 1e24L, 1e25L, 1e26L, 1e27L};

/* False: too close to the border to decide. x > 0 must be a normal number. */
static bool find_shortest(double x, enum precision precision, Decimal *shortest)
{
    const int most = precision == FLOAT ? 9 : 17, bits = precision == FLOAT ? 24 : 53;
    int two;
    double mantissa = frexp(x, &two); /* x = mantissa * 2^two, in [1/2, 1) */
    int ten = (int)floor((two - 1) * 0.30102999566398) - most + 1;
    if (ten < -27 || ten > 27)
        return false;
    /* The power may be one too small; the count of digits is then larger by one, which does no
     * harm. */
    long double scale = tens[ten < 0 ? -ten : ten];
    long double scaled = ten < 0 ? x * scale : x / scale;
    long double half = ldexpl(1, two - bits - 1);
    half = ten < 0 ? half * scale : half / scale;
    /* Below a power of two the spacing of the numbers is half. */
    long double sure = (mantissa == 0.5 ? half / 2 : half) - 0.0625L, unsure = half + 0.0625L;
    uint64_t whole = (uint64_t)(scaled + 0.5L);
    long double rest = scaled - (long double)whole;
    for (uint64_t round = 1;; round *= 10) {
        uint64_t candidate = (whole + (round - (rest < 0)) / 2) / round * round;
        long double off = fabsl((long double)(int64_t)(candidate - whole) - rest);
        if (off >= unsure)
            break;
        if (off > sure)
            return false;
        *shortest = (Decimal){candidate, ten};
    }
    *shortest = without_zeros(*shortest);
    return true;
}
#else
static bool find_shortest(double x, enum precision precision, Decimal *shortest)
{
    (void)x, (void)precision, (void)shortest;
    return false;
}
#endif

static size_t write_digits(char *text, uint64_t number)
{
    char reversed[20];
    size_t length = 0;
    do
        reversed[length++] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    for (size_t i = 0; i < length; i++)
        text[i] = reversed[length - 1 - i];
    return length;
}

/* An exponent is used only where the plain form would have many zeros. */
static size_t write_decimal(char *text, Decimal d)
{
    char digits[20];
    size_t count = write_digits(digits, d.digits), length = 0;
    int point = (int)count + d.exponent; /* its position in the digits */
    if (d.exponent >= 0 && point <= 17) {
        memcpy(text, digits, count);
        memset(text + count, '0', (size_t)d.exponent);
        return (size_t)point;
    }
    if (point > 0 && d.exponent < 0) {
        memcpy(text, digits, (size_t)point);
        text[point] = '.';
        memcpy(text + point + 1, digits + point, count - (size_t)point);
        return count + 1;
    }
    if (point <= 0 && point > -6) {
        memcpy(text, "0.00000", (size_t)(2 - point));
        memcpy(text + 2 - point, digits, count);
        return (size_t)(2 - point) + count;
    }
    text[length++] = digits[0];
    if (count > 1) {
        text[length++] = '.';
        memcpy(text + length, digits + 1, count - 1);
        length += count - 1;
    }
    text[length++] = 'e';
    if (point - 1 < 0)
        text[length++] = '-';
    return length + write_digits(text + length, (uint64_t)abs(point - 1));
}

static size_t write_word(char *text, const char *word)
{
    memcpy(text, word, strlen(word));
    return strlen(word);
}

size_t number_write(char *text, double number, enum precision precision)
{
    if (isnan(number))
        return write_word(text, "\"nan\"");
    if (isinf(number))
        return write_word(text, number > 0 ? "\"inf\"" : "\"-inf\"");
    size_t length = 0;
    if (signbit(number))
        text[length++] = '-';
    double x = fabs(number);
    Decimal shortest = {0, 0};
    bool normal = x >= (precision == FLOAT ? (double)FLT_MIN : DBL_MIN);
    if (x != 0 && !(normal && find_shortest(x, precision, &shortest)))
        shortest = search_shortest(x, precision);
    return length + write_decimal(text + length, shortest);
}
