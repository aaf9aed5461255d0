/* cli/help.h - the texts about the commands, made from their tables: help, a manual page,
 * completions for shells. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "command.h"

/* The meanings of the exit codes. */
typedef struct HelpExit {
    int code;
    const char *meaning;
} HelpExit;
extern const HelpExit help_exits[];
extern const size_t help_exit_count;

void help_print_all(void);
void help_print(const Command *command);

/* A page for man, in roff. */
void manual_print(void);

enum shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH };
void completion_print(enum shell shell);

#endif
