/* cli/terminal.h - emphasis for people, where there is somebody to see it. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdio.h>

/* What --color asks for. AUTO: on terminals, unless NO_COLOR or TERM=dumb say otherwise. */
enum terminal_colour { TERMINAL_AUTO, TERMINAL_ALWAYS, TERMINAL_NEVER };

void terminal_choose(enum terminal_colour colour);

/* What to print before and after a piece of text; empty where there is no colour. */
const char *terminal_bold(FILE *stream);
const char *terminal_red(FILE *stream);
const char *terminal_plain(FILE *stream);

#endif
