/* cli/terminal.c - emphasis: headings are bold, faults are red. Nothing else is coloured, and
 * output for programs never is. */
#define _POSIX_C_SOURCE 200809L
#include "terminal.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One choice for the whole program. */
static enum terminal_colour chosen = TERMINAL_AUTO;

void terminal_choose(enum terminal_colour colour)
{
    chosen = colour;
}

static bool wanted(FILE *stream)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    if (chosen != TERMINAL_AUTO)
        return chosen == TERMINAL_ALWAYS;
    return isatty(fileno(stream)) && (no_color == NULL || no_color[0] == '\0') &&
           (term == NULL || strcmp(term, "dumb") != 0);
}

const char *terminal_bold(FILE *stream)
{
    return wanted(stream) ? "\033[1m" : "";
}

const char *terminal_red(FILE *stream)
{
    return wanted(stream) ? "\033[1;31m" : "";
}

const char *terminal_plain(FILE *stream)
{
    return wanted(stream) ? "\033[0m" : "";
}
