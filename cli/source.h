/* cli/source.h - what only the bytes of a mesh file can tell, and the importer does not. */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "fault.h"
#include "mesh.h"

/* Look through a file: were coordinates written with more digits than a float holds? False with
 * the fault set if the file cannot be read, or is a PLY file that ends too early. */
bool source_check(const char *path, enum mesh_rounding *rounding, struct fault *fault);

/* Does a number, as text, say more than a float can? It does not if the nearest float, printed
 * with as many digits, gives the same number: 0.1 and 0.333333343 do not, 0.3333333333 does. */
bool source_number_rounds(const char *text);

/* The PLY part; `text` holds `size` bytes and a '\0'. */
bool source_check_ply(const char *text, size_t size, enum mesh_rounding *rounding,
                      struct fault *fault);

#endif
