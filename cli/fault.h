/* cli/fault.h - an error, in one line. Functions that can fail set a fault and return false; the
 * command prints it and ends with EXIT_FAULT. */
#ifndef CLI_FAULT_H
#define CLI_FAULT_H

#include <stdbool.h>
#include <stddef.h>

/* The exit code of every failure: bad arguments, bad files, no memory; and that of a command which
 * found something, if --exit-code was given. */
enum { EXIT_FOUND = 1, EXIT_FAULT = 2 };

typedef struct Fault {
    char text[480];
} Fault;

#if defined(__GNUC__)
#define FAULT_FORMAT(text, first) __attribute__((format(printf, text, first)))
#else
#define FAULT_FORMAT(text, first)
#endif

/* Sets the fault. Always false, so that a function can end with `return fault_set(...)`. */
bool fault_set(Fault *fault, const char *format, ...) FAULT_FORMAT(2, 3);

/* Prepends a name, "name: ", unless it is there already. Always false. */
bool fault_in(Fault *fault, const char *name);

/* Prints "isect: ..." as one line on stderr, whatever bytes the text holds. Always EXIT_FAULT. */
int fault_print(const char *format, ...) FAULT_FORMAT(1, 2);

/* The same for a warning: "isect: warning: ...". */
void fault_warn(const char *format, ...) FAULT_FORMAT(1, 2);

/* Makes text fit for one line: control characters become spaces, those at the end are removed. */
void fault_clean(char *text);

#endif
