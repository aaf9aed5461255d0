/* fuzz/ask.c - a line for `isect ask --lines`. It is answered with JSON (the line may also hold
 * Infinity and NaN), or refused with a reason. The first byte selects how exact numbers are
 * written, the second whether the line names the question or a question of the table is used. */
#include "ask/ask.h"
#include "fault.h"
#include "fuzz.h"

#include <jansson.h>

static bool is_json(const char *text, size_t length)
{
    json_t *value = json_loadb(text, length, JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL, NULL);
    const bool good = value != NULL;
    json_decref(value);
    return good;
}

/* Replaces Infinity and NaN, which Python writes and JSON does not have, by numbers, outside of
 * strings. */
static void spell_out(char *line, size_t length)
{
    static const char *const words[] = {"-Infinity", "Infinity", "NaN"};
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        quoted ^= line[i] == '"';
        i += quoted && line[i] == '\\' && i + 1 < length;
        for (size_t k = 0; k < 3 && !quoted; k++)
            if (strncmp(line + i, words[k], strlen(words[k])) == 0) {
                memset(line + i, ' ', strlen(words[k]));
                line[i] = '0';
            }
    }
}

/* The question with this number, or NULL; questions that other commands answer are not asked by
 * lines. */
static const AskQuestion *question_of(uint8_t number)
{
    size_t count;
    const AskQuestion *questions = ask_questions(&count), *question = &questions[number % count];
    return number < 128 || question->elsewhere != NULL ? NULL : question;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    const enum precision precision = take_byte(&bytes) & 1 ? DOUBLE : FLOAT;
    const AskQuestion *question = question_of(take_byte(&bytes));
    const size_t length = bytes.left;
    char *line = malloc(length + 1), answer[ASK_ROOM];
    Fault fault = {""};
    size_t answer_length;
    bool found;
    require(line);
    take(&bytes, line, length);
    line[length] = '\0';
    const Reader reader = {line, line + length, precision, &fault};
    if (ask_answer(question, reader, answer, &answer_length, &found)) {
        require(answer_length <= ASK_ROOM && !memchr(answer, '\n', answer_length));
        require(is_json(answer, answer_length));
        spell_out(line, length);
        require(is_json(line, length));
    } else {
        require(fault.text[0] != '\0' && memchr(fault.text, 0, sizeof fault.text));
    }
    free(line);
    return 0;
}
