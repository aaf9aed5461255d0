/* cli/options.c - reads "--name value", "--name=value", "-n value" and "-nvalue" by a table. "--"
 * ends the options. A value may start with a minus (--eye -1,0,2); numbers must be integers or
 * finite decimals and nothing else, so that a typing error is never read as a similar number. */
#include "options.h"

#include "command.h"
#include "fault.h"
#include "help.h"
#include "import/weld.h"
#include "suggest.h"
#include "terminal.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One number, to be followed by the character `end`; *text moves past that. */
static bool read_number(const char **text, char end, double *number)
{
    if (isspace((unsigned char)**text))
        return false;
    char *stop;
    *number = strtod(*text, &stop);
    if (stop == *text || *stop != end || !isfinite(*number))
        return false;
    *text = stop + (end != '\0');
    return true;
}

static bool read_count(const char **text, char end, double least, double most, unsigned *count)
{
    size_t digits = strspn(*text, "0123456789");
    double number;
    if (digits == 0 || (*text)[digits] != end || !read_number(text, end, &number))
        return false;
    if (!(number >= least && number <= most))
        return false;
    *count = (unsigned)number;
    return true;
}

static bool read_point(const char *text, OptionPoint *point)
{
    point->given = true;
    return read_number(&text, ',', &point->at[0]) && read_number(&text, ',', &point->at[1]) &&
           read_number(&text, '\0', &point->at[2]);
}

static bool read_numbers(const char *text, int count, OptionNumbers *numbers)
{
    numbers->given = true;
    for (int i = 0; i < count; i++)
        if (!read_number(&text, i + 1 < count ? ',' : '\0', &numbers->at[i]))
            return false;
    return true;
}

static bool read_choice(const char *text, const char *const *choices, unsigned *choice)
{
    for (*choice = 0; choices[*choice] != NULL; (*choice)++)
        if (strcmp(text, choices[*choice]) == 0)
            return true;
    return false;
}

static bool read_value(const Option *option, const char *text, void *values)
{
    void *value = (char *)values + option->offset;
    OptionSize *size = value;
    switch (option->kind) {
    case OPTION_FLAG:
        return *(bool *)value = true;
    case OPTION_TEXT:
        *(const char **)value = text;
        return text[0] != '\0';
    case OPTION_COUNT:
        return read_count(&text, '\0', option->least, option->most, value);
    case OPTION_NUMBER:
        if (isinf(option->most) && strcmp(text, "inf") == 0) {
            *(double *)value = INFINITY;
            return true;
        }
        return read_number(&text, '\0', value) && *(double *)value >= option->least &&
               *(double *)value <= option->most;
    case OPTION_NUMBERS:
        return read_numbers(text, (int)option->least, value);
    case OPTION_POINT:
        return read_point(text, value);
    case OPTION_SIZE:
        return read_count(&text, 'x', option->least, option->most, &size->width) &&
               read_count(&text, '\0', option->least, option->most, &size->height);
    case OPTION_CHOICE:
        return read_choice(text, option->choices, value);
    }
    return false;
}

/* The value that the option takes, in words. */
static void describe(const Option *option, char *words, size_t room)
{
    switch (option->kind) {
    case OPTION_COUNT:
        snprintf(words, room, "an integer from %g to %g", option->least, option->most);
        return;
    case OPTION_NUMBER:
        snprintf(words, room, "a number from %g to %g", option->least, option->most);
        return;
    case OPTION_NUMBERS:
        snprintf(words, room, "%g numbers: %s", option->least, option->argument);
        return;
    case OPTION_POINT:
        snprintf(words, room, "three numbers such as 1,0,-2.5");
        return;
    case OPTION_SIZE:
        snprintf(words, room, "two integers from %g to %.0f such as 640x480", option->least,
                 option->most);
        return;
    case OPTION_CHOICE:
        snprintf(words, room, "one of %s", option->argument);
        return;
    case OPTION_FLAG:
    case OPTION_TEXT:
        snprintf(words, room, "a %s", option->argument != NULL ? option->argument : "value");
        return;
    }
}

typedef struct Common {
    double weld;
    unsigned colour;
    bool help;
} Common;

static const char *const colours[] = {"auto", "always", "never", NULL};

/* The first is for commands that read meshes. */
static const Option common_options[] = {
    {"weld", '\0', OPTION_NUMBER, offsetof(Common, weld), "D",
     "join vertices of a file at most D apart, transitively", 0, 1e100, NULL},
    {"color", '\0', OPTION_CHOICE, offsetof(Common, colour), "auto|always|never",
     "colours; default: auto, and NO_COLOR", 0, 0, colours},
    {"help", 'h', OPTION_FLAG, offsetof(Common, help), NULL, "print this help", 0, 0, NULL},
};

const Option *options_common(const Command *command, size_t *count)
{
    const size_t skipped = command == NULL || command->reads_meshes ? 0 : 1;
    *count = sizeof common_options / sizeof common_options[0] - skipped;
    return common_options + skipped;
}

/* True if the argument names this option. *value: the value in the same argument, or NULL. */
static bool is_named(const Option *option, const char *argument, const char **value)
{
    const size_t length = strlen(option->name);
    *value = NULL;
    if (argument[1] != '-') {
        if (option->letter == '\0' || argument[1] != option->letter)
            return false;
        if (argument[2] != '\0')
            *value = argument + 2;
        return true;
    }
    if (strncmp(argument + 2, option->name, length) != 0)
        return false;
    if (argument[2 + length] == '=')
        *value = argument + 2 + length + 1;
    return argument[2 + length] == '\0' || argument[2 + length] == '=';
}

/* The option that an argument names, the value in the same argument, and the struct it belongs
 * to. */
static const Option *find_option(const Command *command, const char *argument, const char **value,
                                 Common *common, void **values)
{
    for (size_t i = 0; i < command->option_count; i++)
        if (is_named(&command->options[i], argument, value))
            return &command->options[i];
    *values = common;
    size_t count;
    const Option *shared = options_common(command, &count);
    for (size_t i = 0; i < count; i++)
        if (is_named(&shared[i], argument, value))
            return &shared[i];
    return NULL;
}

/* Handles the option argv[*i]; *i advances if the next argument is its value. */
static enum options_result take_option(const Command *command, int argc, char **argv, int *i,
                                       void *values, Common *common)
{
    const char *value;
    char words[96];
    const Option *option = find_option(command, argv[*i], &value, common, &values);
    if (option == NULL) {
        suggest_option(command, argv[*i], words, sizeof words);
        if (words[0] == '\0')
            snprintf(words, sizeof words, " (see: isect %s --help)", command->name);
        fault_print("%s: unknown option %s%s", command->name, argv[*i], words);
        return OPTIONS_FAULT;
    }
    describe(option, words, sizeof words);
    if (option->kind == OPTION_FLAG && value != NULL) {
        fault_print("%s: --%s takes no value", command->name, option->name);
        return OPTIONS_FAULT;
    }
    if (option->kind != OPTION_FLAG && value == NULL) {
        if (*i + 1 == argc) {
            fault_print("%s: --%s needs %s", command->name, option->name, words);
            return OPTIONS_FAULT;
        }
        value = argv[++*i];
    }
    if (!read_value(option, value, values)) {
        fault_print("%s: --%s needs %s, not '%s'", command->name, option->name, words, value);
        return OPTIONS_FAULT;
    }
    return OPTIONS_RUN;
}

static enum options_result too_many(const Command *command, const char *before,
                                    const char *argument)
{
    if (command->operands_most == 1)
        fault_print("%s: one %s only, but '%s' follows '%s'", command->name, command->operand,
                    argument, before);
    else
        fault_print("%s: '%s' is one too many (see: isect %s --help)", command->name, argument,
                    command->name);
    return OPTIONS_FAULT;
}

/* A minus and more, but not a negative number: the letter of an option is never a digit. */
static bool is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] != '\0' && strchr(".0123456789", argument[1]) == NULL;
}

enum options_result options_parse(const Command *command, int argc, char **argv, void *values,
                                  const char *operands[])
{
    Common common = {.colour = TERMINAL_AUTO};
    bool ended = false;
    int count = 0;
    for (int i = 0; i < argc; i++) {
        if (!ended && strcmp(argv[i], "--") == 0) {
            ended = true;
        } else if (!ended && is_option(argv[i])) {
            enum options_result result = take_option(command, argc, argv, &i, values, &common);
            if (result != OPTIONS_RUN)
                return result;
            terminal_choose((enum terminal_colour)common.colour);
            weld_within(common.weld);
            if (common.help) {
                help_print(command);
                return OPTIONS_DONE;
            }
        } else if (count == command->operands_most) {
            return too_many(command, count > 0 ? operands[count - 1] : "", argv[i]);
        } else {
            operands[count++] = argv[i];
        }
    }
    if (count < command->operands_least || (count > 0 && operands[0][0] == '\0')) {
        fault_print("%s: which %.*s? (see: isect %s --help)", command->name,
                    (int)strcspn(command->operand, "."), command->operand, command->name);
        return OPTIONS_FAULT;
    }
    return OPTIONS_RUN;
}
