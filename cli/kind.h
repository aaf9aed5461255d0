/* cli/kind.h - what two bodies have in common, as a word. */
#ifndef CLI_KIND_H
#define CLI_KIND_H

#include "fault.h"
#include "measure.h"
#include "meshes.h"

#include "isectd/clash.h"

/* A mesh in its place, fronts outside, and its tree. All zero: none. */
typedef struct KindBody {
    Mesh mesh;
    Measures measures; /* as it was in the file */
    isectd_bvh *bvh;
} KindBody;

typedef struct Kind {
    isect_clash_kind kind;
    bool solid; /* both are closed: room is known */
} Kind;

enum { KINDS = ISECT_CLASH_DUPLICATE + 1 };
extern const char *const kind_names[KINDS];

/* Of a mesh that is handed over, moved by a matrix if there is one. False: the fault says why.
 * Release with kind_free in any case. */
bool kind_body(KindBody *body, Mesh mesh, const double *matrix, unsigned threads, Fault *fault);
void kind_free(KindBody *body);

/* Of two; `clearance` is negative if there is none. False: out of memory. */
bool kind_of(Kind *kind, const KindBody *a, const KindBody *b, double clearance, Fault *fault);

/* Of two meshes that are loaded. False: the fault says why. */
bool kind_find(Kind *kind, const Meshes *two, double clearance, unsigned threads, Fault *fault);

#endif
