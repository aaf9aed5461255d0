/* bench/table.h - tables of text: gathered, printed aligned, or as CSV.
 *
 * A column in which every cell is a number (or "-") is set
 * flush right, any other flush left. In CSV the first column repeats the title of the table, so
 * that the tables of one run can be told apart in one file. */
#ifndef BENCH_TABLE_H
#define BENCH_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#define TABLE_COLUMNS 16
#define TABLE_ROWS 2048
#define TABLE_TEXT 48

typedef struct table {
    const char *title;
    size_t columns, cells;
    char text[TABLE_COLUMNS * TABLE_ROWS][TABLE_TEXT];
} table;

/// Start a table. `head` names the columns, separated by '|'. The table is the caller's, so large
/// that it had better be static.
void table_start(table *t, const char *title, const char *head);

/// Append cells, separated by '|'; rows fill from left to right. A table that is full ends the
/// program.
void table_row(table *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// Print to standard output.
void table_print(const table *t, bool csv);

#endif
