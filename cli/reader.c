/* cli/reader.c - reads JSON in place.
 *
 * jansson, which the rest of the program uses, makes a double of every number, so that a float
 * would be rounded twice, and it takes 4.6 microseconds for a line of `isect ask --lines` of 250
 * characters. With this reader a line takes 2.4, question and answer included. It is as strict as
 * jansson: any text that is not JSON is a fault, also in a part that is not used. Only the bytes of
 * strings are not checked to be UTF-8. */
#define _POSIX_C_SOURCE 200809L
#include "reader.h"

#include <string.h>

static void skip_space(Reader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\n' || *reader->at == '\r')
        reader->at++;
}

/* The length of the next characters, for messages; it never ends inside a character of several
 * bytes. */
static int excerpt_length(const Reader *reader)
{
    size_t length = strnlen(reader->at, 20);
    while (length > 0 && ((unsigned char)reader->at[length] & 0xC0) == 0x80)
        length--;
    return (int)length;
}

static bool not_json(Reader *reader, const char *wanted)
{
    if (reader->at >= reader->end)
        return fault_set(reader->fault, "%s expected, but the text ends", wanted);
    if (*reader->at == '\0')
        return fault_set(reader->fault, "%s expected, but there is a zero byte", wanted);
    return fault_set(reader->fault, "%s expected before '%.*s'", wanted, excerpt_length(reader),
                     reader->at);
}

char reader_peek(Reader *reader)
{
    skip_space(reader);
    return *reader->at;
}

bool reader_take(Reader *reader, char character)
{
    skip_space(reader);
    if (*reader->at != character)
        return false;
    reader->at++;
    return true;
}

bool reader_need(Reader *reader, char character)
{
    const char wanted[] = {'\'', character, '\'', '\0'};
    return reader_take(reader, character) || not_json(reader, wanted);
}

bool reader_more(Reader *reader, char close, bool *more)
{
    *more = reader_take(reader, ',');
    if (*more || reader_take(reader, close))
        return true;
    return not_json(reader, close == '}' ? "',' or '}'" : "',' or ']'");
}

/* Skips an escape; NULL if it is invalid. */
static const char *skip_escape(const char *text)
{
    if (*text == 'u')
        return strspn(text + 1, "0123456789abcdefABCDEF") >= 4 ? text + 5 : NULL;
    return *text != '\0' && strchr("\"\\/bfnrt", *text) != NULL ? text + 1 : NULL;
}

bool reader_string(Reader *reader, ReaderString *string)
{
    if (!reader_need(reader, '"'))
        return false;
    const char *text = reader->at;
    while (*reader->at != '"') {
        if ((unsigned char)*reader->at < 0x20)
            return not_json(reader, "end of a string");
        if (*reader->at++ != '\\')
            continue;
        const char *next = skip_escape(reader->at);
        if (next == NULL)
            return not_json(reader, "escape");
        reader->at = next;
    }
    *string = (ReaderString){text, (size_t)(reader->at - text)};
    reader->at++;
    return true;
}

bool reader_name(Reader *reader, ReaderString *name)
{
    return reader_string(reader, name) && reader_need(reader, ':');
}

bool reader_number(Reader *reader, double *number)
{
    enum number_result result;
    ReaderString text;
    skip_space(reader);
    text.text = reader->at;
    if (*reader->at == '"') {
        if (!reader_string(reader, &text))
            return false;
        result = number_read_word(text.text, text.length, reader->precision, number);
    } else {
        result = number_read(&reader->at, reader->precision, number);
        text.length = (size_t)(reader->at - text.text);
    }
    if (result == NUMBER_NONE) {
        reader->at = text.text;
        return not_json(reader, "a number, \"inf\", \"-inf\", \"nan\" or a hex float");
    }
    if (result == NUMBER_TOO_LARGE)
        return fault_set(reader->fault, "%.*s is outside the range of %s",
                         (int)(text.length < 60 ? text.length : 60), text.text,
                         reader->precision == FLOAT ? "float (--double has more)" : "double");
    return true;
}

bool reader_whole(Reader *reader, uint64_t most, uint64_t *number)
{
    skip_space(reader);
    const char *start = reader->at;
    *number = 0;
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++) {
        uint64_t digit = (uint64_t)(*reader->at - '0');
        if (digit > most || *number > (most - digit) / 10)
            return fault_set(reader->fault, "the integer is larger than %llu",
                             (unsigned long long)most);
        *number = 10 * *number + digit;
    }
    const bool wrong = reader->at == start || (*start == '0' && reader->at > start + 1) ||
                       (*reader->at != '\0' && strchr(".eE", *reader->at) != NULL);
    if (wrong)
        reader->at = start;
    return !wrong || not_json(reader, "an integer");
}

static bool skip_scalar(Reader *reader)
{
    static const char *const words[] = {"true", "false", "null"};
    ReaderString string;
    double number;
    if (*reader->at == '"')
        return reader_string(reader, &string);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strncmp(reader->at, words[i], strlen(words[i])) == 0) {
            reader->at += strlen(words[i]);
            return true;
        }
    return number_read(&reader->at, DOUBLE, &number) != NUMBER_NONE || not_json(reader, "a value");
}

bool reader_skip(Reader *reader)
{
    enum { DEEPEST = 64 };
    char closes[DEEPEST]; /* the ends of the open objects and arrays */
    int depth = 0;
    ReaderString name;
    for (;;) {
        bool object = reader_take(reader, '{'), more = false;
        if (object || reader_take(reader, '[')) {
            if (depth == DEEPEST)
                return fault_set(reader->fault, "more than %d nested values", DEEPEST);
            closes[depth++] = object ? '}' : ']';
            more = !reader_take(reader, closes[depth - 1]);
            depth -= !more;
        } else if (!skip_scalar(reader)) {
            return false;
        }
        while (depth > 0 && !more) {
            if (!reader_more(reader, closes[depth - 1], &more))
                return false;
            depth -= !more;
        }
        if (depth == 0)
            return true;
        if (closes[depth - 1] == '}' && !reader_name(reader, &name))
            return false;
    }
}

bool reader_finish(Reader *reader)
{
    skip_space(reader);
    return reader->at == reader->end || fault_set(reader->fault, "text after the end: '%.*s'",
                                                  excerpt_length(reader), reader->at);
}

bool reader_equal(ReaderString string, const char *text)
{
    return strncmp(string.text, text, string.length) == 0 && text[string.length] == '\0';
}
