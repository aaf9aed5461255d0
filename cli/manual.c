/* cli/manual.c - the manual page, in roff, from the tables of the commands. */
#include "help.h"

#include "options.h"

#include "isect/base.h"

#include <stdio.h>
#include <string.h>

/* Prints text literally: roff must not interpret its characters as commands or typographic
 * marks. */
static void print_text(const char *text)
{
    bool line_begins = true;
    for (; *text != '\0'; text++) {
        if (line_begins && (*text == '.' || *text == '\''))
            fputs("\\&", stdout);
        line_begins = *text == '\n';
        switch (*text) {
        case '\\':
            fputs("\\e", stdout);
            break;
        case '-':
            fputs("\\-", stdout);
            break;
        case '`':
            fputs("\\(ga", stdout);
            break;
        case '\'':
            fputs("\\(aq", stdout);
            break;
        case '^':
            fputs("\\(ha", stdout);
            break;
        case '~':
            fputs("\\(ti", stdout);
            break;
        default:
            putchar(*text);
        }
    }
}

static void print_option(const Option *option)
{
    printf(".TP\n.B ");
    if (option->letter != '\0')
        printf("\\-%c, ", option->letter);
    fputs("\\-\\-", stdout);
    print_text(option->name);
    if (option->argument != NULL) {
        fputs(" \\fI", stdout);
        print_text(option->argument);
        fputs("\\fR", stdout);
    }
    puts("");
    print_text(option->help);
    puts("");
}

/* Prints lines literally. */
static void print_lines(const char *text)
{
    printf(".PP\n.nf\n");
    print_text(text);
    printf(".fi\n");
}

static void print_command(const Command *command)
{
    printf(".SS isect %s ", command->name);
    print_text(command->operand);
    puts("");
    print_text(command->summary);
    puts("");
    print_lines(command->about);
    for (size_t i = 0; i < command->option_count; i++)
        print_option(&command->options[i]);
    printf(".PP\nExample:\n");
    printf(".PP\n.nf\n");
    print_text(command->example);
    printf("\n.fi\n");
}

void manual_print(void)
{
    printf(".TH ISECT 1 \"\" \"isect %d.%d.%d\" \"User Commands\"\n", ISECT_VERSION_MAJOR,
           ISECT_VERSION_MINOR, ISECT_VERSION_PATCH);
    printf(".SH NAME\nisect \\- geometric questions about shapes and triangle meshes\n"
           ".SH SYNOPSIS\n.B isect\n.I COMMAND\n[\\fIoptions\\fR] ...\n"
           ".SH COMMANDS\n");
    for (size_t i = 0; i < command_count; i++)
        print_command(commands[i]);
    printf(".SH OPTIONS OF ALL COMMANDS\n");
    size_t count;
    const Option *shared = options_common(NULL, &count);
    for (size_t i = 0; i < count; i++)
        print_option(&shared[i]);
    printf(".SH EXIT STATUS\n");
    for (size_t i = 0; i < help_exit_count; i++) {
        printf(".TP\n.B %d\n", help_exits[i].code);
        print_text(help_exits[i].meaning);
        puts("");
    }
    printf(".SH ENVIRONMENT\n"
           ".TP\n"
           ".B NO_COLOR\n"
           "If set and not empty: no colours, unless \\-\\-color is given.\n"
           ".TP\n"
           ".B ISECT_ISA\n"
           "The best instruction set to use: base, avx2 or avx512. The answers are the same.\n");
}
