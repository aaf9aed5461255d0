/* cli/ask/ask_lines.c - `isect ask --lines`: a question per line, an answer per line, in order,
 * until the input ends. A bad line has an answer, too, so that line n of the output always belongs
 * to line n of the input. 380 000 mixed questions a second (on a core of 2.1 GHz). */
#include "ask/ask.h"

#include "json.h"
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>

/* [A, B] */
static bool read_shapes(const AskQuestion *question, Reader *reader, union ask_value *given)
{
    const unsigned count = ask_given_count(question);
    if (!reader_need(reader, '['))
        return false;
    for (unsigned i = 0; i < count; i++)
        if ((i > 0 && !reader_need(reader, ',')) || !ask_read(question, reader, i, given))
            return false;
    return reader_need(reader, ']');
}

/* {"question":..., "a":..., "b":..., "shapes":[...]} in any order. The types of the shapes are
 * known only at the end, so the shapes are skipped first. */
static const AskQuestion *read_object(Reader *reader, Reader *shapes)
{
    static const char *const keys[] = {"question", "a", "b", "shapes"};
    enum { SHAPES = 3, KEYS };
    ReaderString names[KEYS] = {{NULL, 0}}, key;
    unsigned seen = 0;
    shapes->at = NULL;
    bool more = reader_need(reader, '{');
    if (!more)
        return NULL;
    while (more) {
        unsigned i = 0;
        if (!reader_name(reader, &key))
            return NULL;
        while (i < KEYS && !reader_equal(key, keys[i]))
            i++;
        if (i == KEYS || seen >> i & 1) {
            fault_set(reader->fault, i == KEYS ? "unknown field '%.*s'" : "%.*s is given twice",
                      (int)(key.length < 60 ? key.length : 60), key.text);
            return NULL;
        }
        seen |= 1u << i;
        if (i == SHAPES)
            *shapes = *reader;
        if (i == SHAPES ? !reader_skip(reader) : !reader_string(reader, &names[i]))
            return NULL;
        if (!reader_more(reader, '}', &more))
            return NULL;
    }
    for (unsigned i = 0; i < KEYS; i += SHAPES)
        if (!(seen >> i & 1)) {
            fault_set(reader->fault, "%s is missing", keys[i]);
            return NULL;
        }
    return ask_find(names, reader->fault);
}

bool ask_answer(const AskQuestion *question, Reader reader, char *text, size_t *length, bool *found)
{
    union ask_value given[ASK_GIVEN], answer;
    Reader shapes = reader;
    if (question == NULL) {
        question = read_object(&reader, &shapes);
        if (question == NULL || !reader_finish(&reader) || !read_shapes(question, &shapes, given))
            return false;
    } else if (!read_shapes(question, &shapes, given) || !reader_finish(&shapes)) {
        return false;
    }
    ask_call(question, reader.precision, given, &answer);
    *found = ask_found(question->answer, &answer, reader.precision);
    *length = ask_write(text, question->answer, &answer, reader.precision);
    return true;
}

/* Answers one line; false: the answer is a fault. */
static bool answer_line(const AskQuestion *question, const Reader *reader, bool *any_found)
{
    char answer[ASK_ROOM + 1];
    size_t length;
    bool found;
    if (!ask_answer(question, *reader, answer, &length, &found))
        return false;
    answer[length] = '\n';
    fwrite(answer, 1, length + 1, stdout);
    *any_found |= found;
    return true;
}

int ask_lines(const AskQuestion *question, enum precision precision)
{
    Lines lines;
    Fault fault;
    enum lines_result result = LINES_END;
    unsigned long long bad = 0;
    bool found = false;
    char *text;
    size_t length;
    if (!lines_open(&lines, "-", &fault))
        return fault_print("ask: %s", fault.text);
    while (!ferror(stdout) && (result = lines_next(&lines, &text, &length, &fault)) < LINES_END) {
        const Reader reader = {text, text + length, precision, &fault};
        if (result == LINES_TOO_LONG)
            fault_set(&fault, "the line is longer than %d bytes", LINES_LONGEST);
        else if (answer_line(question, &reader, &found))
            continue;
        json_print_error(&fault, lines.number);
        bad++;
    }
    const unsigned long long count = lines.number;
    lines_close(&lines);
    if (result == LINES_BROKEN)
        return fault_print("ask: %s", fault.text);
    if (bad > 0)
        return fault_print("ask: no answer to %llu of %llu lines", bad, count);
    return found ? EXIT_FOUND : EXIT_SUCCESS;
}
