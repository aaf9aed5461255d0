/* cli/help.c - `isect help`, and --help of every command. */
#include "help.h"

#include "fault.h"
#include "options.h"
#include "terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const HelpExit help_exits[] = {
    {EXIT_SUCCESS, "done"},
    {EXIT_FOUND, "with --exit-code: something was found"},
    {EXIT_FAULT, "wrong usage or input; a line on stderr has the reason"},
};
const size_t help_exit_count = sizeof help_exits / sizeof help_exits[0];

typedef struct HelpOptions {
    bool man;
    unsigned completion;
} HelpOptions;

static const char *const shells[] = {"none", "bash", "zsh", "fish", NULL};

static const Option options[] = {
    {"man", '\0', OPTION_FLAG, offsetof(HelpOptions, man), NULL, "print the manual page, in roff",
     0, 0, NULL},
    {"completion", '\0', OPTION_CHOICE, offsetof(HelpOptions, completion), "bash|zsh|fish",
     "print the completion for a shell", 0, 0, shells},
};

static void heading(const char *text)
{
    printf("%s%s%s\n", terminal_bold(stdout), text, terminal_plain(stdout));
}

void help_print_all(void)
{
    printf(
        "usage: isect COMMAND ... [options]\n"
        "\n"
        "Answers geometric questions about shapes and triangle meshes (OBJ, STL, PLY, OFF, glTF\n"
        "and others).\n"
        "\n");
    heading("commands:");
    for (size_t i = 0; i < command_count; i++)
        printf("  %-10s%s\n", commands[i]->name, commands[i]->summary);
    printf(
        "\n"
        "  isect COMMAND --help prints the help of a command; isect --version prints the version.\n"
        "\n");
    printf(
        "  A tree over a mesh is built by the fast builder. cast, closest and inside, which may "
        "have\n"
        "  millions of queries, build a tree with fast queries instead, unless --fast-build is\n"
        "  given. An --indexed tree has the numbers of triangles instead of copies: 12 to 20 "
        "bytes\n"
        "  per triangle, not 45 to 62 (--double: not 85 to 115). The answers are the same.\n"
        "\n"
        "  A mesh file is read as a whole, in 142 (PLY) to 349 (OBJ) bytes per triangle with its\n"
        "  tree; if the memory does not suffice, a message states it (--memory).\n"
        "\n"
        "  Commands that read meshes join vertices by --weld D: vertices of a file that are at\n"
        "  most D apart, or that others between them link, move to the first of them. Then\n"
        "  different points are more than D apart. A line on stderr has the count of vertices\n"
        "  that moved, the largest move, which is more than D in a chain, and the count of\n"
        "  triangles that collapsed.\n"
        "\n");
    heading("example:");
    printf("  %s\n", commands[0]->example);
}

static void print_option(const Option *option)
{
    char name[64];
    snprintf(name, sizeof name, "%c%c%s--%s %s", option->letter ? '-' : ' ',
             option->letter ? option->letter : ' ', option->letter ? ", " : "  ", option->name,
             option->argument != NULL ? option->argument : "");
    if (strlen(name) < 26)
        printf("  %-26s%s\n", name, option->help);
    else
        printf("  %s\n  %-26s%s\n", name, "", option->help);
}

/* True if the command can end with this code; only some report by it whether they found
 * something. */
static bool exits_with(const Command *command, int code)
{
    bool has = code != EXIT_FOUND;
    for (size_t i = 0; i < command->option_count; i++)
        has = has || strcmp(command->options[i].name, "exit-code") == 0;
    return has;
}

void help_print(const Command *command)
{
    printf("usage: isect %s %s [options]\n\n%s\n", command->name, command->operand, command->about);
    heading("options:");
    for (size_t i = 0; i < command->option_count; i++)
        print_option(&command->options[i]);
    size_t count;
    const Option *shared = options_common(command, &count);
    for (size_t i = 0; i < count; i++)
        print_option(&shared[i]);
    puts("");
    heading("exit code:");
    for (size_t i = 0; i < help_exit_count; i++)
        if (exits_with(command, help_exits[i].code))
            printf("  %d  %s\n", help_exits[i].code, help_exits[i].meaning);
    puts("");
    heading("example:");
    printf("  %s\n", command->example);
}

static int run_help(int argc, char **argv)
{
    HelpOptions wish = {.man = false};
    const char *name = NULL;
    enum options_result parsed = options_parse(&help_command, argc, argv, &wish, &name);
    if (parsed != OPTIONS_RUN)
        return parsed == OPTIONS_DONE ? EXIT_SUCCESS : EXIT_FAULT;
    if (wish.man || wish.completion > 0) {
        if (wish.man)
            manual_print();
        else
            completion_print((enum shell)(wish.completion - 1));
        return EXIT_SUCCESS;
    }
    if (name == NULL) {
        help_print_all();
        return EXIT_SUCCESS;
    }
    const Command *command = command_find(name);
    if (command == NULL)
        return fault_print("help: unknown command '%s' (see: isect --help)", name);
    help_print(command);
    return EXIT_SUCCESS;
}

const Command help_command = {
    .name = "help",
    .summary = "the help of a command; the manual page; completions for shells",
    .operand = "[COMMAND]",
    .operands_most = 1,
    .about =
        "Prints the same as `isect COMMAND --help`; or, from the same tables, the manual page or\n"
        "a script that completes commands, options and questions in a shell. `make install`\n"
        "puts them where man and the shells look for them.\n",
    .example = "isect help --completion bash > ~/.local/share/bash-completion/completions/isect",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_help,
};
