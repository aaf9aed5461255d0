/* cli/import/import_child.h - the work of the importer's process. */
#ifndef CLI_IMPORT_CHILD_H
#define CLI_IMPORT_CHILD_H

#include "import/source.h"

#include <stdio.h>

/* Reads the file and sends its mesh, or the error, as described in cli/import/wire.h. It may crash,
 * hang or run out of memory, and must run in a process of its own. */
void import_child_send(const SourceText *file, FILE *stream);

#endif
