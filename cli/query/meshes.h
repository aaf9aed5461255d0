/* cli/query/meshes.h - one mesh or two, the second with a place of its own, and their trees in
 * double. */
#ifndef CLI_MESHES_H
#define CLI_MESHES_H

#include "fault.h"
#include "import/import.h"
#include "json.h"
#include "options.h"
#include "query/tree.h"

typedef struct Meshes {
    const char *paths[3]; /* ends with NULL */
    const double *matrix; /* the place of the second; NULL: that of its file */
    Mesh mesh[2];         /* the second is empty if there is but one */
    Tree tree[2];
} Meshes;

/* Reads the meshes of the paths; `at` moves the second, if it is given, and must outlive them. */
bool meshes_load(Meshes *meshes, const OptionNumbers *at, unsigned threads, Fault *fault);
void meshes_free(Meshes *meshes);

/* Prints a line for each, at the head of text output; or a list of counts of triangles. */
void meshes_print(const Meshes *meshes);
json_t *meshes_triangles(const Meshes *meshes);

/* The row of the option, whose numbers are at this offset. */
#define MESHES_AT(offset)                                                                          \
    {                                                                                              \
        "at", '\0', OPTION_NUMBERS, offset, "16 numbers",                                          \
            "the place of the second mesh: a matrix, row by row", 16, 0, NULL                      \
    }

#endif
