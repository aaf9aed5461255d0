/* cli/main.c - the isect program: a table of commands, and what is common to them. Exit codes: 0
 * done, 1 found something where --exit-code asks for it, 2 could not (a line on stderr says why).
 */
#include "command.h"
#include "fault.h"

#include "isect/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct command *const commands[] = {&info_command, &cast_command, &ask_command};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(void)
{
    printf(
        "usage: isect COMMAND ... [options]\n\n"
        "Asks geometric questions about shapes and triangle meshes (OBJ, STL, PLY, OFF, glTF and\n"
        "others).\n\n"
        "commands:\n");
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-10s%s\n", commands[i]->name, commands[i]->summary);
    printf("\n  isect COMMAND --help says more about one; isect --version prints the version.\n"
           "\nexample:\n  %s\n",
           info_command.example);
}

static int run(int argc, char **argv)
{
    if (argc < 2)
        return fault_print("which command? (see: isect --help)");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        print_help();
        return EXIT_SUCCESS;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("isect %d.%d.%d\n", ISECT_VERSION_MAJOR, ISECT_VERSION_MINOR, ISECT_VERSION_PATCH);
        return EXIT_SUCCESS;
    }
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(argv[1], commands[i]->name) == 0)
            return commands[i]->run(argc - 2, argv + 2);
    return fault_print("unknown %s '%s' (see: isect --help)",
                       argv[1][0] == '-' ? "option" : "command", argv[1]);
}

int main(int argc, char **argv)
{
    int code = run(argc, argv);
    /* A full disk or a closed pipe shows when the last bytes are pushed out. */
    if (fflush(stdout) != 0 || ferror(stdout))
        return fault_print("cannot write to the standard output");
    return code;
}
