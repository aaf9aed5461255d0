/* bench/table.c - see table.h. */
#include "table.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_cell(table *t, const char *text, size_t length)
{
    if (t->cells == sizeof t->text / sizeof t->text[0]) {
        fprintf(stderr, "bench: %s: more than %d rows\n", t->title, TABLE_ROWS);
        exit(EXIT_FAILURE);
    }
    snprintf(t->text[t->cells++], TABLE_TEXT, "%.*s", (int)length, text);
}

static size_t add_cells(table *t, const char *text)
{
    size_t count = 0;
    for (size_t length; *text; text += length + (text[length] == '|'), count++) {
        length = strcspn(text, "|");
        add_cell(t, text, length);
    }
    return count;
}

void table_start(table *t, const char *title, const char *head)
{
    t->title = title;
    t->cells = 0;
    t->columns = add_cells(t, head);
}

void table_row(table *t, const char *format, ...)
{
    char line[TABLE_COLUMNS * TABLE_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    add_cells(t, line);
}

static bool is_number(const char *text)
{
    return strcmp(text, "-") == 0 || isdigit((unsigned char)text[text[0] == '-' || text[0] == '+']);
}

static void measure(const table *t, size_t column, int *width, bool *numbers)
{
    *width = 0;
    *numbers = true;
    for (size_t i = column; i < t->cells; i += t->columns) {
        int length = (int)strlen(t->text[i]);
        *width = length > *width ? length : *width;
        *numbers = *numbers && (i < t->columns || is_number(t->text[i]));
    }
}

static void print_csv_cell(const char *text, char end)
{
    printf(strchr(text, ',') ? "\"%s\"%c" : "%s%c", text, end);
}

static void print_csv(const table *t)
{
    for (size_t i = 0; i < t->cells; i++) {
        if (i % t->columns == 0)
            print_csv_cell(i < t->columns ? "table" : t->title, ',');
        print_csv_cell(t->text[i], i % t->columns == t->columns - 1 ? '\n' : ',');
    }
}

void table_print(const table *t, bool csv)
{
    int width[TABLE_COLUMNS];
    bool numbers[TABLE_COLUMNS];
    if (t->cells % t->columns) {
        fprintf(stderr, "bench: %s: a line has more or fewer cells than the head\n", t->title);
        exit(EXIT_FAILURE);
    }
    if (csv) {
        print_csv(t);
        return;
    }
    for (size_t c = 0; c < t->columns; c++)
        measure(t, c, &width[c], &numbers[c]);
    printf("\n%s\n", t->title);
    for (size_t i = 0; i < t->cells; i++) {
        size_t c = i % t->columns;
        bool last = c == t->columns - 1;
        if (numbers[c])
            printf("%*s", width[c], t->text[i]);
        else
            printf("%-*s", last ? 0 : width[c], t->text[i]);
        printf("%s", last ? "\n" : "  ");
    }
    fflush(stdout);
}
