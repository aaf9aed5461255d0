/* cli/suggest.c - suggestions for unknown names. A table has words of the field that are not names
 * here; a typing error is a small edit distance: letters to add, remove or change. */
#include "suggest.h"

#include "ask/ask.h"
#include "options.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *theirs, *ours;
} synonyms[] = {
    {"intersect", "overlap"},
    {"intersects", "overlap"},
    {"intersection", "meet"},
    {"collide", "overlap"},
    {"collision", "overlap"},
    {"hit", "cast"},
    {"hittest", "cast"},
    {"test", "overlap"},
    {"check", "overlap"},
    {"raycast", "cast"},
    {"trace", "cast"},
    {"pick", "cast"},
    {"distance", "closest"},
    {"nearest", "closest"},
    {"side", "classify"},
    {"inside", "classify"},
    {"penetration", "contact"},
    {"depth", "contact"},
    {"mtv", "contact"},
    {"epa", "contact"},
    {"manifold", "contact"},
    {"gjk", "closest"},
    {"sdf", "closest"},
    {"ccd", "sweep"},
    {"toi", "sweep"},
    {"shapecast", "sweep"},
    {"linetest", "cast"},
    {"iou", "measure"},
    {"jaccard", "measure"},
    {"within", "contains"},
    {"box", "aabb"},
    {"box", "obb"},
    {"bbox", "aabb"},
    {"cuboid", "obb"},
    {"ball", "sphere"},
    {"line", "segment"},
    {"line", "ray"},
    {"tri", "triangle"},
    {"circle", "circle2"},
    {"halfspace", "plane"},
    {"donut", "torus"},
    {"vec3", "point"},
    {"parallelogram", "quad"},
    {"spheroid", "ellipsoid"},
    {"tube", "capsule"},
    {"pill", "capsule"},
    {"convex", "hull"},
    {"polyhedron", "hull"},
};

enum { WORD = 24, NEAR = 2, FAR = 9 };

/* The Levenshtein distance of two words, row by row; FAR for long ones. */
static int distance(ReaderString a, const char *b)
{
    const size_t length = strlen(b);
    int row[WORD + 1];
    if (a.length > WORD || length > WORD)
        return FAR;
    for (size_t k = 0; k <= length; k++)
        row[k] = (int)k;
    for (size_t i = 0; i < a.length; i++) {
        int corner = row[0];
        row[0] = (int)i + 1;
        for (size_t k = 0; k < length; k++) {
            const int change = corner + (a.text[i] != b[k]);
            const int other = 1 + (row[k] < row[k + 1] ? row[k] : row[k + 1]);
            corner = row[k + 1];
            row[k + 1] = change < other ? change : other;
        }
    }
    return row[length];
}

/* 0 for the same word, more for less similar ones, FAR for others. */
static int unlike(ReaderString word, const char *name)
{
    if (word.text == NULL || name == NULL)
        return word.text == NULL && name == NULL ? 0 : FAR;
    if (reader_equal(word, name))
        return 0;
    for (size_t i = 0; i < sizeof synonyms / sizeof synonyms[0]; i++)
        if (reader_equal(word, synonyms[i].theirs) && strcmp(name, synonyms[i].ours) == 0)
            return 1;
    const int off = distance(word, name);
    return off <= NEAR && 2 * off <= (int)strlen(name) ? 1 + off : FAR;
}

const AskQuestion *suggest_question(const ReaderString names[ASK_NAMES])
{
    const AskQuestion *best = NULL;
    int least = FAR;
    size_t count;
    const AskQuestion *questions = ask_questions(&count);
    for (size_t i = 0; i < count; i++) {
        const char *const *name = questions[i].names;
        const int first = unlike(names[0], name[0]);
        const int in_order = first + unlike(names[1], name[1]) + unlike(names[2], name[2]);
        const int swapped = 1 + first + unlike(names[1], name[2]) + unlike(names[2], name[1]);
        const int off = in_order < swapped ? in_order : swapped;
        if (off < least)
            least = off, best = &questions[i];
    }
    return best;
}

const char *suggest_word(ReaderString word)
{
    const char *best = NULL;
    int least = FAR;
    size_t count;
    const AskQuestion *questions = ask_questions(&count);
    for (size_t i = 0; i < count; i++) {
        const int off = unlike(word, questions[i].names[0]);
        if (off < least)
            least = off, best = questions[i].names[0];
    }
    return best;
}

static ReaderString string(const char *text)
{
    return (ReaderString){text, strlen(text)};
}

void suggest_command(const char *word, char *text, size_t room)
{
    const ReaderString asked = string(word);
    int least = FAR;
    text[0] = '\0';
    for (size_t i = 0; i < command_count; i++) {
        const int off = unlike(asked, commands[i]->name);
        if (off < least) {
            least = off;
            snprintf(text, room, ": did you mean 'isect %s'?", commands[i]->name);
        }
    }
    const char *question = suggest_word(asked);
    if (question != NULL && unlike(asked, question) < least)
        snprintf(text, room, ": did you mean 'isect ask %s'?", question);
}

void suggest_option(const Command *command, const char *word, char *text, size_t room)
{
    ReaderString asked = string(word + strspn(word, "-"));
    int least = FAR;
    text[0] = '\0';
    asked.length = strcspn(asked.text, "=");
    for (size_t i = 0; i < command->option_count; i++) {
        const int off = unlike(asked, command->options[i].name);
        if (off < least) {
            least = off;
            snprintf(text, room, ": did you mean --%s?", command->options[i].name);
        }
    }
}
