/* cli/query/kind.h - the kind of the common part of two bodies, as a word. */
#ifndef CLI_KIND_H
#define CLI_KIND_H

#include "fault.h"
#include "query/measure.h"
#include "query/meshes.h"

#include "isectd/clash.h"

/* A mesh in its place, fronts outside, and its tree. All zero: empty. */
typedef struct KindBody {
    Mesh mesh;
    Measures measures; /* of the file */
    isectd_bvh *bvh;
} KindBody;

typedef struct Kind {
    isect_clash_kind kind;
    bool solid;        /* both are closed: the volume is known */
    double distance;   /* of the surfaces; infinite without triangles */
    double depth;      /* of the deepest vertex in the other, a closed mesh; 0 if there is none */
    isectd_vec3 place; /* that vertex, else midway between the nearest points of the surfaces */
} Kind;

enum { KINDS = ISECT_CLASH_DUPLICATE + 1 };
extern const char *const kind_names[KINDS];

/* Makes a body of a mesh, which it takes over, moved by a matrix if there is one. False: the fault
 * has the reason. Release with kind_free in any case. */
bool kind_body(KindBody *body, Mesh mesh, const double *matrix, unsigned threads, Fault *fault);
void kind_free(KindBody *body);

/* The kind of two bodies; a negative `clearance` is not used. False: out of memory. */
bool kind_of(Kind *kind, const KindBody *a, const KindBody *b, double clearance, Fault *fault);

/* Adds "distance", "depth" and "place" to an object; prints the depth or the distance, in a
 * column of this width, and the place. */
void kind_json(const Kind *kind, json_t *to);
void kind_print(const Kind *kind, int width);

/* The kind of two loaded meshes. False: the fault has the reason. */
bool kind_find(Kind *kind, const Meshes *two, double clearance, unsigned threads, Fault *fault);

#endif
