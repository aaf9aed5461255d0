/* hull/room.h - arrays one behind the other in memory that the caller lends, or how much they take.
 */
#ifndef ISECT_HULL_ROOM_H
#define ISECT_HULL_ROOM_H

#include <stddef.h>
#include <stdint.h>

enum { ALIGNED = 16 };

typedef struct Room {
    char *next;
    size_t bytes;
} Room;

/* So many things of a size. */
static inline void *take_room(Room *room, size_t count, size_t size)
{
    char *taken = room->next;
    const size_t bytes = (count * size + ALIGNED - 1) / ALIGNED * ALIGNED;
    room->bytes += bytes;
    if (room->next)
        room->next += bytes;
    return taken;
}

/* The memory may be NULL, to count. */
static inline Room room_in(char *memory)
{
    Room room = {memory, ALIGNED};
    if (memory)
        room.next += -(uintptr_t)memory % ALIGNED;
    return room;
}

#endif
