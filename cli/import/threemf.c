/* cli/import/threemf.c - finds what assimp does not read in a 3MF file. The file is a ZIP archive,
 * whose directory has an entry for each file in it: 46 bytes, of which two at 28 are the length of
 * the name that follows. The production extension puts objects into several files; assimp reads
 * one, and takes the objects of the others from that one, by their numbers. */
#include "import/source.h"

#include <string.h>

enum { ENTRY = 46 };

static bool is_model(const char *name, size_t length)
{
    static const char ending[] = ".model";
    const size_t size = sizeof ending - 1;
    return length >= size && memcmp(name + length - size, ending, size) == 0;
}

bool source_read_threemf(Source *source, const SourceText *file, Fault *fault)
{
    const char *at = file->text, *end = file->text + file->size;
    size_t models = 0;
    (void)source;
    for (; (at = memchr(at, 'P', (size_t)(end - at))) != NULL; at++) {
        if (end - at < ENTRY || memcmp(at, "PK\1\2", 4) != 0)
            continue;
        const size_t length = (unsigned char)at[28] | (size_t)(unsigned char)at[29] << 8;
        if (length > (size_t)(end - at) - ENTRY || !is_model(at + ENTRY, length))
            continue;
        if (++models > 1)
            return fault_set(fault, "byte %zu: objects in several files (%.*s) are not supported",
                             (size_t)(at - file->text), length < 100 ? (int)length : 100,
                             at + ENTRY);
    }
    return true;
}
