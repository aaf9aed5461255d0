/* cli/kind.h - what two bodies have in common, as a word. */
#ifndef CLI_KIND_H
#define CLI_KIND_H

#include "fault.h"
#include "meshes.h"

typedef struct Kind {
    const char *name;
    bool solid; /* both are closed: room is known */
} Kind;

/* Of two meshes that are loaded; `clearance` is negative if there is none. False: out of memory. */
bool kind_find(Kind *kind, const Meshes *two, double clearance, unsigned threads, Fault *fault);

#endif
