/* cli/volumes.h - the bounding volumes that the library makes of points, as a table. */
#ifndef CLI_VOLUMES_H
#define CLI_VOLUMES_H

#include "ask_table.h"
#include "fault.h"
#include "mesh.h"

#include "isect/arrays.h"
#include "isect/views.h"
#include "isectd/arrays.h"
#include "isectd/views.h"

/* A convex hull in the precision that was asked for; what is measured and drawn is in double. */
typedef struct Solid {
    isect_hull hull; /* in float */
    isectd_hull wide;
    void *memory, *wide_memory;
    size_t bytes; /* of the one that is made */
} Solid;

/* How large the one is that was made. */
typedef struct SolidSize {
    unsigned dimension;
    size_t vertices, edges, faces;
} SolidSize;

/* What the volumes are made of: the vertices of a mesh that its finite triangles use. */
typedef struct Cloud {
    enum precision precision;
    isectd_vec3 *wide_corners;
    isect_vec3 *corners; /* in float, the same */
    uint32_t *indices;   /* of the finite triangles */
    isectd_points wide_points;
    isect_points points; /* the corners, as the library sees them */
    isectd_mesh wide_mesh;
    isect_mesh mesh; /* the finite triangles, in the arrays of the mesh */
    size_t count;
    size_t not_finite; /* triangles that were left out */
    Solid full;        /* the hull of the points, made as the first of the volumes */
    Solid simple;      /* one with few faces around it */
    double seconds;    /* for volumes that are looked for until it is time to stop */
    double until;      /* the clock at which that is */
} Cloud;

typedef struct VolumeResult VolumeResult;

typedef struct Volume {
    const char *name;  /* that of its maker: isect_bound_<name>, without _points */
    const char *shape; /* its type in the table of questions; NULL: a solid */
    bool usual;        /* made without being asked for all */
    bool slow;         /* made only if it is asked for, in so much time */
    const char *colour;
    uint32_t rgb;
    isect_status (*make)(Cloud *cloud, VolumeResult *result);
    /* Of numbers in double, so that all digits that are printed are right. */
    isectd_measure (*measure)(const VolumeResult *result);
} Volume;

/* The hull is the first: all others are compared with it, and some are made of it. */
extern const Volume volumes[];
extern const size_t volume_count;

/* One that was made. */
typedef struct VolumeResult {
    const Volume *volume;
    isect_status status;
    union ask_value made, wide; /* as it was asked for, and in double */
    Solid *solid;               /* instead, if it is one */
    SolidSize size;             /* of that */
    isectd_measure measure;
    double seconds; /* to make it: the least of some attempts */
    bool stopped;   /* there may be a better one, which there was no time to find */
} VolumeResult;

/* Gather the points of a mesh; in float it must be rounded. False: the fault says why not. */
bool cloud_gather(Cloud *cloud, const Mesh *mesh, enum precision precision, Fault *fault);
void cloud_free(Cloud *cloud);

/* Make a volume, measure it, and see how long it takes. */
void volume_make(VolumeResult *result, const Volume *volume, Cloud *cloud);

/* Of what type is its shape? NULL: of none that has a question. */
const AskType *volume_type(const Volume *volume);

#endif
