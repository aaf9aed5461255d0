/* core/memory.c - memory in cache lines, from malloc or from the caller. */
#include "core/memory.h"
#include "kit/kit.h"

enum { LINE = 64 };

/* Else the sanitizers end the program where malloc answers NULL. */
ISECT_API const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}
ISECT_API const char *__tsan_default_options(void);
const char *__tsan_default_options(void)
{
    return "allocator_may_return_null=1";
}

TEST_FUNCTION(from_malloc)
{
    const isect_allocator none = {0};
    for (size_t bytes = 0; bytes < 300; bytes++) {
        unsigned char *memory = isect_memory_get(&none, bytes);
        check("memory", memory && cmp((uintptr_t)memory % LINE, ==, 0));
        memset(memory, 0xAA, bytes);
        isect_memory_put(&none, memory, bytes);
    }
    isect_memory_put(&none, NULL, 0);
    for (size_t less = 0; less < 200; less++)
        check("more than there is", !isect_memory_get(&none, SIZE_MAX - less));
    check("more than there is", !isect_memory_get(&none, SIZE_MAX / 2));
}

typedef struct Asked {
    size_t bytes, align, put;
    void *memory;
} Asked;

static void *get(void *user, size_t bytes, size_t align)
{
    Asked *asked = user;
    asked->bytes = bytes, asked->align = align;
    return asked->memory;
}
static void put(void *user, void *memory, size_t bytes)
{
    Asked *asked = user;
    check("the same memory", memory == asked->memory && cmp(bytes, ==, asked->bytes));
    asked->put++;
}

TEST_FUNCTION(from_the_caller)
{
    char room[1];
    Asked asked = {.memory = room};
    const isect_allocator both = {get, put, &asked}, no_put = {get, NULL, &asked};
    check("the caller's", isect_memory_get(&both, 100) == room);
    check("asked for", cmp(asked.bytes, ==, 100) && cmp(asked.align, ==, LINE));
    isect_memory_put(&both, room, 100);
    check("given back", cmp(asked.put, ==, 1));
    isect_memory_put(&both, NULL, 100);
    isect_memory_put(&no_put, isect_memory_get(&no_put, 7), 7);
    check("nothing to give back, or nobody to give it to", cmp(asked.put, ==, 1));
    asked.memory = NULL;
    check("none left", !isect_memory_get(&both, 1));
}

TESTS_IN(core_memory, cmocka_unit_test(from_malloc), cmocka_unit_test(from_the_caller))
