/* cli/main.c - the isect program: finds the command and runs it. Exit codes: 0 done, 1 something
 * was found and --exit-code was given, 2 failed (a line on stderr has the reason). */
#include "command.h"
#include "fault.h"
#include "help.h"
#include "suggest.h"

#include "isect/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int run(int argc, char **argv)
{
    char meant[64];
    if (argc < 2)
        return fault_print("no command is given (see: isect --help)");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        help_print_all();
        return EXIT_SUCCESS;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("isect %d.%d.%d\n", ISECT_VERSION_MAJOR, ISECT_VERSION_MINOR, ISECT_VERSION_PATCH);
        return EXIT_SUCCESS;
    }
    const Command *command = command_find(argv[1]);
    if (command != NULL)
        return command->run(argc - 2, argv + 2);
    suggest_command(argv[1], meant, sizeof meant);
    return fault_print("unknown %s '%s'%s", argv[1][0] == '-' ? "option" : "command", argv[1],
                       meant[0] != '\0' ? meant : " (see: isect --help)");
}

int main(int argc, char **argv)
{
    int code = run(argc, argv);
    /* A full disk or a closed pipe shows at the last flush. */
    if (fflush(stdout) != 0 || ferror(stdout))
        return fault_print("cannot write to the standard output");
    return code;
}
