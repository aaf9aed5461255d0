/* cli/import_child.h - the work of the importer's process. */
#ifndef CLI_IMPORT_CHILD_H
#define CLI_IMPORT_CHILD_H

#include "source.h"

#include <stdio.h>

/* Read the file and send its mesh, or why there is none, as cli/wire.h says. It may crash, hang or
 * run out of memory: call it where that does no harm. */
void import_child_send(const SourceText *file, FILE *stream);

#endif
