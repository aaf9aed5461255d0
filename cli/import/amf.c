/* cli/import/amf.c - counts the triangles of an AMF file, which is XML: each is an element
 * `triangle`. assimp reads the first volume of a mesh only, so that several are refused. The
 * count of a file with a constellation, which places objects several times, is not known; nor is
 * that of a compressed file. */
#include "import/source.h"

#include <string.h>

/* True for the start of an element of this name. */
static bool begins(const char *at, const char *end, const char *name)
{
    const size_t length = strlen(name);
    return (size_t)(end - at) > length + 1 && memcmp(at + 1, name, length) == 0 &&
           at[length + 1] != '\0' && strchr("/> \t\r\n", at[length + 1]) != NULL;
}

bool source_read_amf(Source *source, const SourceText *file, Fault *fault)
{
    const char *at = file->text, *end = file->text + file->size;
    unsigned volumes = 0;
    if (file->size >= 2 && memcmp(at, "PK", 2) == 0)
        return true;
    source->counted = true;
    while ((at = memchr(at, '<', (size_t)(end - at))) != NULL) {
        if (begins(at, end, "mesh"))
            volumes = 0;
        if (begins(at, end, "volume") && ++volumes > 1)
            return fault_set(fault, "byte %zu: meshes of several volumes are not supported",
                             (size_t)(at - file->text));
        if (begins(at, end, "constellation"))
            source->counted = false;
        source->triangles += begins(at, end, "triangle");
        at++;
    }
    return true;
}
