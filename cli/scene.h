/* cli/scene.h - the work of the importer's process. */
#ifndef CLI_SCENE_H
#define CLI_SCENE_H

#include "source.h"

#include <stdio.h>

/* Read the file and send its mesh, or why there is none, as cli/wire.h says. It may crash, hang or
 * run out of memory: call it where that does no harm. */
void scene_send(const SourceText *file, FILE *stream);

#endif
