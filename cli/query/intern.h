/* cli/query/intern.h - numbers for keys: equal keys get the same number, new ones the next. */
#ifndef CLI_INTERN_H
#define CLI_INTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct InternKey {
    uint64_t word[3];
} InternKey;

/* All zero: empty. */
typedef struct Intern {
    InternKey *keys;    /* by number */
    uint32_t *slots;    /* number + 1, or 0 */
    size_t count, room; /* room: slots, a power of two or 0 */
} Intern;

/* Makes space for this count of keys. False: out of memory, or more than 2^31. */
bool intern_reserve(Intern *intern, size_t keys);

/* The number of a key; there must be space for it. */
uint32_t intern_number(Intern *intern, InternKey key);

void intern_free(Intern *intern);

#endif
