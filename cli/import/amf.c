/* cli/import/amf.c - counts the triangles of an AMF file, which is XML: each is an element
 * `triangle`. assimp reads the first volume of a mesh only, so that the counts differ for others. A
 * compressed file is not counted. */
#include "import/source.h"

#include <string.h>

bool source_read_amf(Source *source, const SourceText *file, Fault *fault)
{
    static const char tag[] = "<triangle";
    const size_t length = sizeof tag - 1;
    const char *at = file->text, *end = file->text + file->size;
    (void)fault;
    if (file->size >= 2 && memcmp(at, "PK", 2) == 0)
        return true;
    source->counted = true;
    while ((at = memchr(at, '<', (size_t)(end - at))) != NULL) {
        if ((size_t)(end - at) > length && memcmp(at, tag, length) == 0)
            source->triangles += strchr("> \t\r\n", at[length]) != NULL && at[length] != '\0';
        at++;
    }
    return true;
}
