/* bench/table.h - tables of text: rows are collected, and printed aligned or as CSV.
 *
 * A column whose cells are all numbers (or "-") is aligned right, any other left. In CSV the first
 * column repeats the title of the table, so that one file can hold the tables of one run. */
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

/// Starts a table. `head` holds the names of the columns, separated by '|'. The caller owns the
/// table, which is large and should be static.
void table_start(table *t, const char *title, const char *head);

/// Appends cells, separated by '|'; rows fill from left to right. Ends the program if the table is
/// full.
void table_row(table *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// Prints to standard output.
void table_print(const table *t, bool csv);

#endif
