/* cli/commands/show.c - `isect show`: two shapes and the answer to a question about them, as a
 * picture. */
#include "ask/ask.h"

#include "command.h"
#include "drawing/outline.h"
#include "drawing/sketch.h"
#include "export/image.h"
#include "fault.h"
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct ShowOptions {
    const char *output;
    OptionSize size;
    OptionPoint from, up;
    bool in_double, exit_code;
} ShowOptions;

#define AT(member) offsetof(ShowOptions, member)
static const Option options[] = {
    {"output", 'o', OPTION_TEXT, AT(output), "FILE", "the picture: .svg or .png; required", 0, 0,
     NULL},
    {"size", '\0', OPTION_SIZE, AT(size), "WxH", "pixels; default: 800x600", 16, 8192, NULL},
    {"from", '\0', OPTION_POINT, AT(from), "x,y,z", "view from this direction; default: 3,2,5", 0,
     0, NULL},
    {"up", '\0', OPTION_POINT, AT(up), "x,y,z", "the up direction; default: 0,1,0", 0, 0, NULL},
    {"double", 'd', OPTION_FLAG, AT(in_double), NULL, "in double precision, not in float", 0, 0,
     NULL},
    {"exit-code", '\0', OPTION_FLAG, AT(exit_code), NULL,
     "1 if the answer is yes, a hit or not outside", 0, 0, NULL},
};
#undef AT

enum { OPERANDS = ASK_NAMES + ASK_GIVEN };

/* The question, its operands, and the answer. */
typedef struct Show {
    ShowOptions wish;
    const AskQuestion *question;
    union ask_value given[ASK_GIVEN], answer;
    char text[ASK_ROOM + 1]; /* the answer */
    char caption[ASK_ROOM + 128];
    bool found;
} Show;

static bool ask(Show *show, const char *const operands[], Fault *fault)
{
    const enum precision precision = show->wish.in_double ? DOUBLE : FLOAT;
    unsigned names;
    show->question = ask_find_words(operands, &names, fault);
    if (show->question == NULL ||
        !ask_read_all(show->question, operands + names, precision, show->given, fault))
        return false;
    if (precision == FLOAT)
        ask_warn_rounded(show->question, operands + names);
    ask_call(show->question, precision, show->given, &show->answer);
    show->text[ask_write(show->text, show->question->answer, &show->answer, precision)] = '\0';
    show->found = ask_found(show->question->answer, &show->answer, precision);
    const char *const *words = show->question->names;
    snprintf(show->caption, sizeof show->caption, "%s%s%s%s%s: %s", words[0],
             words[1] != NULL ? " " : "", words[1] != NULL ? words[1] : "",
             words[2] != NULL ? " " : "", words[2] != NULL ? words[2] : "", show->text);
    return true;
}

/* Draws the operands in the precision of the question: floats, converted to double. */
static bool draw(Show *show, Sketch *sketch, Fault *fault)
{
    const ShowOptions *wish = &show->wish;
    const double *from = wish->from.at, *up = wish->up.at;
    const Outline outline = {.question = show->question,
                             .given = show->given,
                             .answer = &show->answer,
                             .from = {from[0], from[1], from[2]},
                             .up = {up[0], up[1], up[2]},
                             .caption = show->caption};
    if (!wish->in_double) {
        for (int k = 0; k < ASK_GIVEN; k++)
            ask_widen(ask_given_type(show->question, show->given, (unsigned)k), &show->given[k]);
        ask_widen(show->question->answer, &show->answer);
    }
    return outline_draw(&outline, sketch, fault);
}

static bool write_svg(const Show *show, const Sketch *sketch, ImageFile *file, Fault *fault)
{
    if (sketch_svg(sketch, show->caption, file->stream))
        return image_close(file, fault);
    image_abandon(file);
    return fault_set(fault, "out of memory");
}

static bool write_png(const Sketch *sketch, ImageFile *file, Fault *fault)
{
    uint8_t *rgb = sketch_pixels(sketch);
    bool good = rgb != NULL && image_write(file, rgb, sketch->width, sketch->height, fault);
    if (rgb == NULL) {
        image_abandon(file);
        fault_set(fault, "out of memory");
    }
    free(rgb);
    return good;
}

static bool make_picture(Show *show, bool svg, Fault *fault)
{
    Sketch sketch = {.width = show->wish.size.width, .height = show->wish.size.height};
    ImageFile file;
    bool good = draw(show, &sketch, fault) &&
                image_open(&file, show->wish.output, svg ? ".svg" : ".png", fault) &&
                (svg ? write_svg(show, &sketch, &file, fault) : write_png(&sketch, &file, fault));
    sketch_free(&sketch);
    return good;
}

static int run_show(int argc, char **argv)
{
    Show show = {.wish = {.size = {800, 600}, .from = {.at = {3, 2, 5}}, .up = {.at = {0, 1, 0}}}};
    const char *operands[OPERANDS + 1] = {NULL};
    Fault fault;
    enum options_result parsed = options_parse(&show_command, argc, argv, &show.wish, operands);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    const char *output = show.wish.output, *end = output != NULL ? strrchr(output, '.') : NULL;
    if (output == NULL)
        return fault_print("show: no output is given (-o picture.svg)");
    if (end == NULL || (strcmp(end, ".svg") != 0 && strcmp(end, ".png") != 0))
        return fault_print("show: %s: the name must end with .svg or .png", output);
    if (!ask(&show, operands, &fault) || !make_picture(&show, strcmp(end, ".svg") == 0, &fault))
        return fault_print("show: %s", fault.text);
    puts(show.text);
    return show.wish.exit_code && show.found ? EXIT_FOUND : EXIT_SUCCESS;
}

const Command show_command = {
    .name = "show",
    .summary = "a picture of two shapes and the answer to a question about them",
    .operand = "QUESTION A B SHAPE_A SHAPE_B",
    .operands_least = 1,
    .operands_most = OPERANDS,
    .about =
        "Answers the question like `isect ask`, and draws the answer: the first shape blue, the\n"
        "second amber, hidden lines dashed. Hits of a ray, nearest points and the common part are\n"
        "red; a separating plane is green. A plane is a square with its normal; infinite parts "
        "are\n"
        "clipped.\n",
    .example = "isect show cast ray sphere '{\"origin\":[-3,0,0],\"dir\":[1,0.2,0],\"t_min\":0,"
               "\"t_max\":\"inf\"}' '{\"center\":[0,0,0],\"radius\":1}' -o hit.svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_show,
};
