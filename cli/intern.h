/* cli/intern.h - numbers for things: equal keys get the same number, new ones the next. */
#ifndef CLI_INTERN_H
#define CLI_INTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct intern_key {
    uint64_t word[3];
};

/* All zero: empty. */
struct intern {
    struct intern_key *keys; /* by number */
    uint32_t *slots;         /* number + 1, or 0 */
    size_t count, room;      /* room: slots, a power of two or 0 */
};

/* Make room for so many keys. False: out of memory, or more than 2^31. */
bool intern_reserve(struct intern *intern, size_t keys);

/* The number of a key; there must be room for it. */
uint32_t intern_number(struct intern *intern, struct intern_key key);

void intern_free(struct intern *intern);

#endif
