/* cli/number.h - numbers as text and back, to the bit. */
#ifndef CLI_NUMBER_H
#define CLI_NUMBER_H

#include <stdbool.h>
#include <stddef.h>

/* Numbers are passed as doubles, which is exact for floats. */
enum precision { FLOAT, DOUBLE };

/* Decimals are rounded once, to the nearest number of the precision. "inf", "-inf", "nan" and hex
 * floats are words; Infinity, -Infinity and NaN are words, and numbers as Python writes them. */
enum number_result { NUMBER_GOOD, NUMBER_NONE, NUMBER_TOO_LARGE };

/* Reads the number, as JSON or Python writes it, that begins at *text; *text moves past it. The
 * text must end with a character that belongs to no number. */
enum number_result number_read(const char **text, enum precision precision, double *number);

/* Reads a word of `length` characters, all of them. */
enum number_result number_read_word(const char *word, size_t length, enum precision precision,
                                    double *number);

enum { NUMBER_ROOM = 32 };

/* Writes the shortest decimal that reads back as the same number, without a '\0'; infinities and
 * NaN as words in quotes. Returns the length, less than NUMBER_ROOM. */
size_t number_write(char *text, double number, enum precision precision);

#endif
