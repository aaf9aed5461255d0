/* hull/arena.h - arrays one after the other in memory that the caller lends, or their total
 * size. */
#ifndef ISECT_HULL_ARENA_H
#define ISECT_HULL_ARENA_H

#include <stddef.h>
#include <stdint.h>

enum { ALIGNED = 16 };

typedef struct Arena {
    char *next;
    size_t bytes;
} Arena;

static inline void *arena_take(Arena *arena, size_t count, size_t size)
{
    char *taken = arena->next;
    const size_t bytes = (count * size + ALIGNED - 1) / ALIGNED * ALIGNED;
    arena->bytes += bytes;
    if (arena->next)
        arena->next += bytes;
    return taken;
}

/* With NULL only the bytes are counted. */
static inline Arena arena_in(char *memory)
{
    Arena arena = {memory, ALIGNED};
    if (memory)
        arena.next += -(uintptr_t)memory % ALIGNED;
    return arena;
}

#endif
