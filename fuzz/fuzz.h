/* fuzz/fuzz.h - functions for every fuzz target. A target calls the library with any bytes and
 * requires what the headers promise for any bits. clang's libFuzzer generates the bytes (make
 * fuzz); replay.c reads them from the files in tests/data/fuzz, in every build. */
#ifndef ISECT_FUZZ_H
#define ISECT_FUZZ_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define require(expression)                                                                        \
    do {                                                                                           \
        if (!(expression)) {                                                                       \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #expression);             \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* The remaining bytes. */
typedef struct Bytes {
    const uint8_t *next;
    size_t left;
} Bytes;

/* Takes `size` bytes; zeros after the end. */
static inline void take(Bytes *bytes, void *to, size_t size)
{
    size_t have = size < bytes->left ? size : bytes->left;
    memset(to, 0, size);
    if (have)
        memcpy(to, bytes->next, have);
    bytes->next += have;
    bytes->left -= have;
}
static inline uint8_t take_byte(Bytes *bytes)
{
    uint8_t byte;
    take(bytes, &byte, 1);
    return byte;
}

#endif
