/* cli/terminal.h - emphasis for terminals. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdio.h>

/* The values of --color. AUTO: on terminals, unless NO_COLOR is set or TERM is dumb. */
enum terminal_colour { TERMINAL_AUTO, TERMINAL_ALWAYS, TERMINAL_NEVER };

void terminal_choose(enum terminal_colour colour);

/* The text before and after an emphasized text; empty without colours. */
const char *terminal_bold(FILE *stream);
const char *terminal_red(FILE *stream);
const char *terminal_plain(FILE *stream);

#endif
