/* cli/options.h - command line options, driven by a table. A row has the name of the option, the
 * kind of its argument and the place of the value in the command's own struct; the same table
 * prints the help, the manual page and the completions. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Command Command;

/* The type at `offset` in the values: */
enum option_kind {
    OPTION_FLAG,    /* bool */
    OPTION_TEXT,    /* const char * */
    OPTION_COUNT,   /* unsigned, least to most */
    OPTION_NUMBER,  /* double, least to most; "inf", too, if that is the most */
    OPTION_NUMBERS, /* OptionNumbers, `least` of them: "0,0,640,480" */
    OPTION_POINT,   /* OptionPoint, from "x,y,z" */
    OPTION_SIZE,    /* OptionSize, from "640x480", each least to most */
    OPTION_CHOICE   /* unsigned, the place in `choices` */
};

typedef struct OptionPoint {
    bool given;
    double at[3];
} OptionPoint;

enum { OPTION_NUMBERS_MOST = 16 };
typedef struct OptionNumbers {
    bool given;
    double at[OPTION_NUMBERS_MOST];
} OptionNumbers;

typedef struct OptionSize {
    unsigned width, height;
} OptionSize;

typedef struct Option {
    const char *name;
    char letter; /* '\0' if it has none */
    enum option_kind kind;
    size_t offset;
    const char *argument, *help; /* argument: "x,y,z"; NULL for a flag */
    double least, most;
    const char *const *choices; /* ends with NULL */
} Option;

/* A row that several commands have. */
#define OPTION_ROW(offset, name, kind, argument, help, least, most)                                \
    {                                                                                              \
        name, '\0', kind, offset, argument, help, least, most, NULL                                \
    }

/* The options that every command has: --color and --help; --weld, if it reads meshes. All of them
 * for NULL. */
const Option *options_common(const Command *command, size_t *count);

enum options_result { OPTIONS_RUN, OPTIONS_DONE, OPTIONS_FAULT };

/* Reads the arguments into *values, which hold the defaults already, and the operands into
 * operands[], which has space for all operands of the command; unused ones are unchanged.
 * OPTIONS_DONE: help was printed. OPTIONS_FAULT: the fault was printed. */
enum options_result options_parse(const Command *command, int argc, char **argv, void *values,
                                  const char *operands[]);

#endif
