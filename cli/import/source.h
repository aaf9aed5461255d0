/* cli/import/source.h - the text of a mesh file, its format, and the count of triangles that a file
 * for assimp declares. assimp repairs errors and drops what it does not know, so its result is
 * compared with this. */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "fault.h"
#include "import/mesh.h"

/* A file, or the text of the standard input. */
typedef struct SourceText {
    const char *path;
    char *text; /* `size` bytes; NULL: not loaded yet */
    size_t size;
    bool standard;
    bool converted; /* the text is not that of the file, which was UTF-16 */
} SourceText;

/* Loads the text, if it is not loaded, with a '\0' behind it. False: the fault has the reason. */
bool source_load(SourceText *file, Fault *fault);

/* The same for a process that reads one file and ends: a file is mapped, and never released. */
bool source_map(SourceText *file, Fault *fault);

/* Makes UTF-8 of a text that begins with the byte order mark of UTF-16. False: it is not UTF-16. */
bool source_convert(SourceText *file, Fault *fault);

typedef struct Source {
    bool counted;     /* the format is known: `triangles` is the count that the file declares */
    bool floats;      /* its coordinates are floats: the importer loses nothing */
    size_t triangles; /* with polygons cut into triangles */
    enum mesh_rounding rounding;
} Source;

/* Reads through a file that assimp will read. False with the fault set if it contains something
 * that assimp is known to drop. */
bool source_read(Source *source, const SourceText *file, Fault *fault);

/* The format: the ending of the name if it is that of a format, else that of the text; "" if that
 * is not known. */
const char *source_format(const SourceText *file);

/* The same for single formats. */
bool source_read_amf(Source *source, const SourceText *file, Fault *fault);
bool source_read_threemf(Source *source, const SourceText *file, Fault *fault);
bool source_read_raw(Source *source, const SourceText *file, Fault *fault);
bool source_read_gltf(Source *source, const SourceText *file, Fault *fault);

#endif
