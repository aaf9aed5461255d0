/* cli/import/source.h - the count of triangles that a mesh file itself declares, and its points
 * with all their digits. The importer keeps floats only, repairs errors and drops what it does not
 * know, so its result is compared with this. */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "fault.h"
#include "import/mesh.h"

/* A file, or the text of the standard input. */
typedef struct SourceText {
    const char *path;
    char *text; /* `size` bytes and a '\0'; NULL: not loaded yet */
    size_t size;
    bool standard;
} SourceText;

/* Loads the text, if it is not loaded. False: the fault has the reason. */
bool source_load(SourceText *file, Fault *fault);

typedef struct Source {
    bool counted;      /* the format is known: `triangles` is the count that the file declares */
    bool floats;       /* its coordinates are floats: the importer loses nothing */
    bool by_corner;    /* the importer makes a vertex of each vertex of each face */
    double *points;    /* x, y, z of each vertex in order, or NULL */
    uint32_t *corners; /* by_corner: the vertex of each vertex of each face, in order */
    size_t triangles;  /* with polygons cut into triangles */
    size_t point_count, corner_count;
    size_t point_room, corner_room;
    enum mesh_rounding rounding;
} Source;

/* Reads through a file. False with the fault set if it is invalid, or contains something that the
 * importer is known to drop. Release with source_free in any case. */
bool source_read(Source *source, const SourceText *file, Fault *fault);
void source_free(Source *source);

/* The format: the ending of the name, or that of the text if the name has none. */
const char *source_format(const SourceText *file);

/* True if a number, as text, has more digits than a float can hold. It has not if the nearest
 * float, printed with as many digits, gives the same number: 0.1 and 0.333333343 have not,
 * 0.3333333333 has. */
bool source_number_rounds(const char *text);

/* Functions for the readers of single formats. A point is given as numbers. */
bool source_add_point(Source *source, const double at[3], Fault *fault);
bool source_add_corner(Source *source, uint32_t point, Fault *fault);
void source_add_face(Source *source, double corners); /* a polygon */

bool source_read_ply(Source *source, const SourceText *file, Fault *fault);
bool source_read_gltf(Source *source, const SourceText *file, Fault *fault);

#endif
