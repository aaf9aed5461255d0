/* cli/fault.c - one line for every error. File names and messages of importers can hold any bytes,
 * so a line is cleaned before it is printed: the name of a mesh cannot send control sequences to a
 * terminal, and one error is always exactly one line. */
#include "fault.h"

#include "progress.h"
#include "terminal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void fault_clean(char *text)
{
    size_t length = 0;
    for (size_t i = 0; text[i] != '\0'; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < 0x20 || c == 0x7f)
            text[i] = ' ';
        if (text[i] != ' ')
            length = i + 1;
    }
    text[length] = '\0';
}

bool fault_set(Fault *fault, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(fault->text, sizeof fault->text, format, arguments);
    va_end(arguments);
    fault_clean(fault->text);
    return false;
}

bool fault_in(Fault *fault, const char *name)
{
    Fault inner = *fault;
    size_t length = strlen(name);
    if (strncmp(inner.text, name, length) == 0 && inner.text[length] == ':')
        return false;
    return fault_set(fault, "%.*s: %.*s", 200, name, 270, inner.text);
}

static void print_line(const char *kind, const char *format, va_list arguments)
{
    char text[1024];
    vsnprintf(text, sizeof text, format, arguments);
    fault_clean(text);
    progress_clear();
    fprintf(stderr, "%sisect:%s %s%s\n", terminal_red(stderr), terminal_plain(stderr), kind, text);
}

int fault_print(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_line("", format, arguments);
    va_end(arguments);
    return EXIT_FAULT;
}

void fault_warn(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_line("warning: ", format, arguments);
    va_end(arguments);
}
