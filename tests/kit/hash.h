/* kit/hash.h - a hash of many answers, the same for every compiler, processor and instruction set.
 *
 * A test calls hash_begin(), mixes in answers to questions made by kit/random.h, and calls
 * hash_finish("name"). hash_finish compares the hash with the line of its name in the file given to
 * the program. If the file has no such line, it prints the line. This header needs only the
 * library. */
#ifndef ISECT_TEST_HASH_H
#define ISECT_TEST_HASH_H

#include "kit/isa.h"
#include "kit/random.h"
#include <errno.h>
#include <string.h>

static uint64_t hash;
static const char *hash_file;
static int hash_failures;

static inline void hash_begin(void)
{
    hash = 0xCBF29CE484222325u;
    seed = FIRST_SEED;
    errno = 0;
}

/* ---- FNV-1a ---- */

static inline void mix_word(uint64_t word)
{
    hash = (hash ^ word) * 0x100000001B3u;
}
static inline void mix(const void *data, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        mix_word(((const unsigned char *)data)[i]);
}
static inline void mix_numbers(const void *data, size_t count)
{
    for (size_t i = 0; i < count; i++) { /* low byte first, whatever the machine */
        uint64_t number = 0;
        uint32_t half;
        if (sizeof(real) == 8) {
            memcpy(&number, (const char *)data + 8 * i, 8);
        } else {
            memcpy(&half, (const char *)data + 4 * i, 4);
            number = half;
        }
        for (size_t k = 0; k < sizeof(real); k++)
            mix_word(number >> 8 * k & 0xFF);
    }
}
static inline void mix_bits(const uint64_t *bits, size_t n)
{
    for (size_t i = 0; i < n; i++)
        mix_word(isect_bit(bits, i));
}

/* Compares or prints the hash. No call since hash_begin() may have set errno. */
static inline void hash_finish(const char *name)
{
    const char *precision = ISECT_DOUBLE ? "double" : "float";
    const int said = errno;
    if (said) {
        printf("%s %s: sets errno: %s\n", name, precision, strerror(said));
        hash_failures++;
    }
    char line[256], want[256];
    snprintf(want, sizeof want, "%s %s %016llx\n", name, precision, (unsigned long long)hash);
    if (!hash_file) {
        fputs(want, stdout);
        return;
    }
    FILE *file = fopen(hash_file, "r");
    bool found = false;
    while (file && !found && fgets(line, sizeof line, file))
        found = !strcmp(line, want);
    if (file)
        fclose(file);
    if (!found)
        printf("not in %s: %s", hash_file, want);
    hash_failures += !found;
}

static inline void hash_differs(const char *name, size_t i)
{
    printf("%s: question %d: the batch says another thing than the function\n", name, (int)i);
    hash_failures++;
}

#endif
