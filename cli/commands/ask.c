/* cli/commands/ask.c - `isect ask`: any question of the library, from the command line or line by
 * line. */
#include "ask/ask_types.h"

#include "command.h"
#include "drawing/render.h"
#include "fault.h"
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct AskOptions {
    bool in_double, lines, list, json, exit_code;
    unsigned repeat;
} AskOptions;

#define AT(member) offsetof(AskOptions, member)
static const Option options[] = {
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"lines", 'l', OPTION_FLAG, AT(lines), NULL, "read questions from stdin, one per line", 0, 0,
     NULL},
    {"list", '\0', OPTION_FLAG, AT(list), NULL, "print all questions, and the fields of shapes", 0,
     0, NULL},
    {"repeat", '\0', OPTION_COUNT, AT(repeat), "N", "repeat N times, print the time of a call", 1,
     4e9, NULL},
    {"json", '\0', OPTION_FLAG, AT(json), NULL, "print question, answer and time as JSON", 0, 0,
     NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL,
     "1 if an answer is yes, a hit or not outside", 0, 0, NULL},
};
#undef AT

enum { OPERANDS = ASK_NAMES + ASK_GIVEN };

static const char *const precision_words[] = {"float", "double"};

/* ---- one question ---- */

/* The seconds of `repeat` calls, one at a time. */
static double time_calls(const AskQuestion *question, enum precision precision, unsigned repeat,
                         const union ask_value *given)
{
    union ask_value answer;
    AskCall call;
    ask_prepare(&call, question, precision, given, &answer);
    const double start = render_clock();
    for (unsigned i = 0; i < repeat; i++)
        ask_run(&call);
    return render_clock() - start;
}

static void print_names(const AskQuestion *question)
{
    static const char *const keys[ASK_NAMES] = {"question", "a", "b"};
    for (int i = 0; i < ASK_NAMES && question->names[i] != NULL; i++)
        printf("%s\"%s\":\"%s\"", i > 0 ? "," : "{", keys[i], question->names[i]);
}

static void print_answer(const AskQuestion *question, const AskOptions *wish, const char *answer,
                         double seconds)
{
    const double nanoseconds = wish->repeat > 0 ? 1e9 * seconds / wish->repeat : 0;
    if (!wish->json) {
        puts(answer);
        if (wish->repeat > 0)
            fprintf(stderr, "%.2f ns per call (%u calls)\n", nanoseconds, wish->repeat);
        return;
    }
    print_names(question);
    printf(",\"precision\":\"%s\",\"answer\":%s", precision_words[wish->in_double], answer);
    if (wish->repeat > 0)
        printf(",\"calls\":%u,\"nanoseconds\":%.2f", wish->repeat, nanoseconds);
    puts("}");
}

static int ask_one(const AskOptions *wish, const char *const operands[])
{
    const enum precision precision = wish->in_double ? DOUBLE : FLOAT;
    union ask_value given[ASK_GIVEN], answer;
    Fault fault;
    char text[ASK_ROOM + 1];
    unsigned names;
    const AskQuestion *question = ask_find_words(operands, &names, &fault);
    if (question == NULL || !ask_read_all(question, operands + names, precision, given, &fault))
        return fault_print("ask: %s", fault.text);
    if (precision == FLOAT)
        ask_warn_rounded(question, operands + names);
    ask_call(question, precision, given, &answer);
    const double seconds = time_calls(question, precision, wish->repeat, given);
    text[ask_write(text, question->answer, &answer, precision)] = '\0';
    print_answer(question, wish, text, seconds);
    return wish->exit_code && ask_found(question->answer, &answer, precision) ? EXIT_FOUND
                                                                              : EXIT_SUCCESS;
}

/* ---- many questions, line by line ---- */

static int run_lines(const AskOptions *wish, const char *const operands[])
{
    const AskQuestion *fixed = NULL;
    Fault fault;
    unsigned names = 0;
    if (wish->repeat > 0 || wish->json)
        return fault_print("ask: --%s and --lines cannot be combined",
                           wish->json ? "json" : "repeat");
    if (operands[0] != NULL) {
        fixed = ask_find_words(operands, &names, &fault);
        if (fixed == NULL)
            return fault_print("ask: %s", fault.text);
        if (operands[names] != NULL)
            return fault_print("ask: with --lines shapes are read from the standard input");
    }
    int code = ask_lines(fixed, wish->in_double ? DOUBLE : FLOAT);
    return code == EXIT_FOUND && !wish->exit_code ? EXIT_SUCCESS : code;
}

/* ---- the list ---- */

static void print_question(const AskQuestion *question)
{
    for (int i = 0; i < ASK_NAMES && question->names[i] != NULL; i++)
        printf("%s%s", i > 0 ? " " : "", question->names[i]);
    for (unsigned i = 0; i < ask_given_count(question); i++)
        printf("%s%s", i > 0 ? ", " : " (", question->given[i]->name);
    if (question->elsewhere != NULL)
        printf(": %s\n", question->elsewhere);
    else
        printf("%s: %s\n", question->given[0] != NULL ? ")" : "", question->answer->name);
}

static void print_question_json(const AskQuestion *question)
{
    print_names(question);
    printf(",\"shapes\":[");
    for (unsigned i = 0; i < ask_given_count(question); i++)
        printf("%s\"%s\"", i > 0 ? "," : "", question->given[i]->name);
    if (question->elsewhere != NULL)
        printf("],\"elsewhere\":\"%s\"}\n", question->elsewhere);
    else
        printf("],\"answer\":\"%s\"}\n", question->answer->name);
}

/* x, [x,y], [x,y,z] or [x,x,x,x]: one for each column; x without brackets for 0 columns. */
static void print_numbers(unsigned columns)
{
    if (columns == 0)
        putchar('x');
    for (unsigned i = 0; i < columns; i++)
        printf("%c%c", i > 0 ? ',' : '[', columns <= 3 ? "xyz"[i] : 'x');
    if (columns > 0)
        putchar(']');
}

/* {"center":[x,y,z],"radius":x} */
static void print_struct(const AskType *type)
{
    for (unsigned i = 0; i < type->field_count; i++) {
        const AskField *field = &type->fields[i];
        printf("%s\"%s\":%s", i > 0 ? "," : "{", field->name, field->rows > 0 ? "[" : "");
        print_numbers(field->columns);
        for (unsigned row = 1; row < field->rows && field->rows < ASK_WHOLE; row++) {
            putchar(',');
            print_numbers(field->columns);
        }
        printf("%s", field->rows >= ASK_WHOLE ? ",...]" : field->rows > 0 ? "]" : "");
    }
    puts("}");
}

/* An operand of any shape: one example, and the names of the other shapes. */
static void print_any(void)
{
    const char *before = "           or one of ";
    puts("{\"sphere\":{\"center\":[x,y,z],\"radius\":x}}");
    for (unsigned i = 0; i < ISECT_SHAPES; i++)
        if (ask_shape((isect_shape)i) != NULL && i != ISECT_SHAPE_SPHERE) {
            printf("%s%s", before, ask_word("shape", i));
            before = ", ";
        }
    puts("");
}

static void print_words(const AskType *type)
{
    for (unsigned i = 0; i < type->word_count; i++)
        printf("%s\"%s\"", i > 0 ? " | " : "", type->words[i]);
    puts("");
}

/* Layouts that do not depend on the type. */
static const char *const layouts[] = {
    [ASK_YES] = "true | false",
    [ASK_SIGN] = "-1 | 0 | 1",
    [ASK_NUMBER] = "a number",
    [ASK_COUNT] = "an integer",
    [ASK_PLACE] = "an integer",
    [ASK_BITS] = "[word,word,...]",
    [ASK_TEXT] = "\"text\"",
    [ASK_WITNESS] = "{\"overlap\":false,\"of\":\"plane\",\"normal\":[x,y,z],\"d\":x,\"rest\":x}\n"
                    "           {\"overlap\":true,\"of\":\"point\",\"point\":[x,y,z],\"within\":x}",
    [ASK_PATCH] = "{\"normal\":[x,y,z],\"points\":[{\"a\":[x,y,z],\"b\":[x,y,z],\"gap\":x,"
                  "\"feature_a\":[i,j],\"feature_b\":\"face\"},...]}",
};

static void print_type(const AskType *type)
{
    printf("%-10s ", type->name);
    if (type->number_count <= 3 && type->field_count > 1 && type->fields[0].name[0] == 'x') {
        print_numbers(type->number_count);
        puts("");
        return;
    }
    if (type->kind == ASK_STRUCT || type->kind == ASK_VIEW)
        print_struct(type);
    else if (type->kind == ASK_WORD)
        print_words(type);
    else if (type->kind == ASK_ANY)
        print_any();
    else
        puts(layouts[type->kind]);
}

static int print_list(const AskOptions *wish)
{
    const AskType *printed[128];
    unsigned count = 0;
    size_t question_count;
    const AskQuestion *questions = ask_questions(&question_count);
    for (size_t i = 0; i < question_count; i++)
        (wish->json ? print_question_json : print_question)(&questions[i]);
    if (wish->json)
        return EXIT_SUCCESS;
    puts("");
    for (size_t i = 0; i < question_count; i++)
        for (unsigned k = 0; k <= ASK_GIVEN; k++) {
            const AskQuestion *question = &questions[i];
            const AskType *type = k < ASK_GIVEN ? question->given[k] : question->answer;
            unsigned same = 0;
            while (same < count && printed[same] != type)
                same++;
            if (type == NULL || same < count || count == sizeof printed / sizeof printed[0])
                continue;
            printed[count++] = type;
            print_type(type);
        }
    return EXIT_SUCCESS;
}

static int run_ask(int argc, char **argv)
{
    AskOptions wish = {.repeat = 0};
    const char *operands[OPERANDS + 1] = {NULL};
    enum options_result parsed = options_parse(&ask_command, argc, argv, &wish, operands);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (wish.list)
        return print_list(&wish);
    if (wish.lines)
        return run_lines(&wish, operands);
    if (operands[0] == NULL)
        return fault_print("ask: no question is given (see: isect ask --list)");
    return ask_one(&wish, operands);
}

const Command ask_command = {
    .name = "ask",
    .summary = "the answer to a question about two shapes: overlap, hit, side, distance",
    .operand = "QUESTION A B SHAPE_A SHAPE_B",
    .operands_most = OPERANDS,
    .about =
        "Calls a function of the library and prints the answer as JSON. The words of the question\n"
        "are the name of the function: `cast ray triangle_culled` is\n"
        "isect_cast_ray_triangle_culled; --list prints all questions.\n"
        "\n"
        "  shapes    objects with the fields of the C structs; points and vectors are arrays;\n"
        "            t_min and t_max of a ray may be left out: 0 and inf; and the corners of a\n"
        "            frustum, whose planes are the set; a hull has vertices, planes or both, and\n"
        "            its planes for cast; where any shape is allowed, its name comes first:\n"
        "            "
        "{\"sphere\":{\"center\":[0,0,0],\"radius\":1}}\n"
        "  numbers   decimals, rounded once to float (--double: to double); or strings:\n"
        "            \"inf\", \"-inf\", \"nan\", hex floats such as \"0x1.8p+1\"; Infinity, NaN\n"
        "  answers   numbers are printed so that the same bits are read back; a miss is null;\n"
        "            a side is \"outside\", \"tangent_outside\", \"straddles\", "
        "\"tangent_inside\"\n"
        "            or \"inside\"\n"
        "\n"
        "With --lines every line of the standard input is a question, and has one line of answer:\n"
        "\n"
        "  {\"question\":\"overlap\",\"a\":\"sphere\",\"b\":\"sphere\",\"shapes\":[{...},{...}]}\n"
        "\n"
        "or, if the question is on the command line (isect ask --lines overlap sphere sphere):\n"
        "\n"
        "  [{...},{...}]\n"
        "\n"
        "The answer to an invalid line is {\"error\":\"why\",\"line\":n}; the other lines have "
        "their\n"
        "answers, and the exit code is 2.\n",
    .example = "isect ask cast ray sphere '{\"origin\":[0,0,-3],\"dir\":[0,0,1],\"t_min\":0,"
               "\"t_max\":\"inf\"}' '{\"center\":[0,0,0],\"radius\":1}'",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_ask,
};
