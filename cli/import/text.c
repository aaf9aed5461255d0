/* cli/import/text.c - words and numbers of a text, with the lines in which they are. A number is
 * read as a whole or refused: `1x` is refused. A decimal of at most 15 digits with an exponent from
 * -22 to 22 is an integer times or over a power of ten that are both exact, so that one operation
 * rounds correctly (Clinger 1990); strtod reads the others. */
#include "import/text.h"

#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LONGEST_NUMBER = 400 }; /* characters */

Text text_of(const char *path, const char *bytes, size_t size, Fault *fault)
{
    const bool marked = size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0;
    return (Text){.at = bytes + (marked ? 3 : 0),
                  .end = bytes + size,
                  .path = path,
                  .line = 1,
                  .comment = '#',
                  .fault = fault};
}

bool text_fault(const Text *text, const char *format, ...)
{
    char reason[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    return fault_set(text->fault, "%.200s:%zu: %s", text->path, text->line, reason);
}

/* ---- words ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

static bool begins_comment(const Text *text, char c)
{
    return text->comment != 0 && c == text->comment;
}

/* A comment may follow a number without a blank, but 1.#INF is not 1. */
Word text_word(Text *text)
{
    const char *at = text->at;
    while (at < text->end && is_blank(*at))
        at++;
    if (at < text->end && begins_comment(text, *at))
        while (at < text->end && !ends_line(*at))
            at++;
    const char *first = at;
    while (at < text->end && !is_blank(*at) && !ends_line(*at) &&
           !(begins_comment(text, *at) && at > first && at[-1] != '.'))
        at++;
    text->at = at;
    return (Word){first, (size_t)(at - first)};
}

bool text_line(Text *text)
{
    while (text->at < text->end && !ends_line(*text->at))
        text->at++;
    if (text->at == text->end)
        return false;
    const bool both = text->at + 1 < text->end && text->at[0] == '\r' && text->at[1] == '\n';
    text->at += both ? 2 : 1;
    text->line++;
    return text->at < text->end;
}

Word text_next(Text *text)
{
    Word word = text_word(text);
    while (word.size == 0 && text_line(text))
        word = text_word(text);
    return word;
}

bool word_is(Word word, const char *name)
{
    return strlen(name) == word.size && strncasecmp(word.at, name, word.size) == 0;
}

/* ---- numbers ---- */

bool text_number_rounds(const char *number)
{
    int digits = 0;
    bool leading = true;
    for (const char *c = number + strspn(number, "+-"); (*c >= '0' && *c <= '9') || *c == '.';
         c++) {
        leading = leading && (*c == '0' || *c == '.');
        digits += !leading && *c != '.' && digits < 17;
    }
    double wide = strtod(number, NULL);
    float narrow = strtof(number, NULL);
    if (!isfinite(wide) || (double)narrow == wide)
        return false;
    if (!isfinite(narrow) || (narrow == 0) != (wide == 0))
        return true;
    /* any 6 digits survive in a float that is not subnormal */
    if (digits <= 6 && fabs(wide) > 1e-37)
        return false;
    char said[40], kept[40];
    snprintf(said, sizeof said, "%.*e", digits - 1, wide);
    snprintf(kept, sizeof kept, "%.*e", digits - 1, (double)narrow);
    return strcmp(said, kept) != 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The parts of a decimal: whole * 10^power; `digits` counts those of `whole` without leading
 * zeros. */
typedef struct Decimal {
    uint64_t whole;
    int digits, power;
    bool negative;
} Decimal;

/* The digits at the start of a word; how many characters they take. */
static size_t read_digits(Word word, Decimal *decimal, bool fraction)
{
    size_t size = 0;
    for (; size < word.size && is_digit(word.at[size]); size++) {
        const int digit = word.at[size] - '0';
        decimal->power -= fraction;
        if (decimal->digits < 19)
            decimal->whole = 10 * decimal->whole + (uint64_t)digit;
        decimal->digits += decimal->digits > 0 || digit > 0;
    }
    return size;
}

static Word after(Word word, size_t size)
{
    return (Word){word.at + size, word.size - size};
}

static bool read_exponent(Word word, int *power)
{
    int exponent = 0;
    const bool negative = word.size > 0 && word.at[0] == '-';
    word = after(word, word.size > 0 && (negative || word.at[0] == '+'));
    if (word.size == 0)
        return false;
    for (size_t i = 0; i < word.size; i++) {
        if (!is_digit(word.at[i]))
            return false;
        exponent = exponent < 100000 ? 10 * exponent + (word.at[i] - '0') : exponent;
    }
    *power += negative ? -exponent : exponent;
    return true;
}

/* True if the whole word is a decimal. */
static bool read_decimal(Word word, Decimal *decimal)
{
    *decimal = (Decimal){.negative = word.size > 0 && word.at[0] == '-'};
    word = after(word, word.size > 0 && (word.at[0] == '-' || word.at[0] == '+'));
    const size_t before = read_digits(word, decimal, false);
    size_t behind = 0;
    word = after(word, before);
    if (word.size > 0 && word.at[0] == '.') {
        behind = read_digits(after(word, 1), decimal, true);
        word = after(word, 1 + behind);
    }
    if (before + behind == 0)
        return false;
    if (word.size == 0)
        return true;
    return (word.at[0] == 'e' || word.at[0] == 'E') &&
           read_exponent(after(word, 1), &decimal->power);
}

static bool is_special(Word word)
{
    static const char *const names[] = {"nan", "nan(ind)", "nan(snan)", "inf", "infinity"};
    word = after(word, word.size > 0 && (word.at[0] == '-' || word.at[0] == '+'));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (word_is(word, names[i]))
            return true;
    return false;
}

bool text_number(Text *text, Word word, double *x)
{
    static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    char copy[LONGEST_NUMBER + 1];
    Decimal decimal;
    const bool good = read_decimal(word, &decimal);
    if (word.size > LONGEST_NUMBER || (!good && !is_special(word)))
        return text_fault(text, word.size > 0 ? "'%.*s' is not a number" : "a number is missing",
                          word.size < 60 ? (int)word.size : 60, word.at);
    const bool small = good && decimal.digits <= 15 && abs(decimal.power) <= 22;
    if (small) {
        const double whole = (double)decimal.whole;
        *x = decimal.power < 0 ? whole / tens[-decimal.power] : whole * tens[decimal.power];
        *x = decimal.negative ? -*x : *x;
        if (text->rounds || decimal.digits <= 6 || (double)(float)*x == *x)
            return true;
    }
    memcpy(copy, word.at, word.size);
    copy[word.size] = '\0';
    if (!small)
        *x = strtod(copy, NULL);
    text->rounds = text->rounds || text_number_rounds(copy);
    return true;
}

bool text_integer(Text *text, Word word, long long *x)
{
    const bool negative = word.size > 0 && word.at[0] == '-';
    const size_t sign = word.size > 0 && (negative || word.at[0] == '+');
    bool good = word.size > sign && word.size - sign <= 18;
    *x = 0;
    for (size_t i = sign; good && i < word.size; i++) {
        good = is_digit(word.at[i]);
        *x = 10 * *x + (word.at[i] - '0');
    }
    *x = negative ? -*x : *x;
    return good ||
           text_fault(text, word.size > 0 ? "'%.*s' is not an integer" : "a number is missing",
                      word.size < 60 ? (int)word.size : 60, word.at);
}
