/* cli/query/volumes.h - the bounding volumes that the library makes of points, as a table. */
#ifndef CLI_VOLUMES_H
#define CLI_VOLUMES_H

#include "ask/ask.h"
#include "fault.h"
#include "import/mesh.h"

#include "isect/arrays.h"
#include "isect/views.h"
#include "isectd/arrays.h"
#include "isectd/views.h"

/* A convex hull in the requested precision; measures and drawings are in double. */
typedef struct Solid {
    isect_hull hull; /* in float */
    isectd_hull wide;
    void *memory, *wide_memory;
    size_t bytes; /* of the one that is made */
} Solid;

/* The size of the solid. */
typedef struct SolidSize {
    unsigned dimension;
    size_t vertices, edges, faces;
} SolidSize;

/* The input of the volumes: the vertices of a mesh that its finite triangles use. */
typedef struct Cloud {
    enum precision precision;
    isectd_vec3 *wide_corners;
    isect_vec3 *corners; /* in float, the same */
    uint32_t *indices;   /* of the finite triangles */
    isectd_points wide_points;
    isect_points points; /* the points, as a view of the library */
    isectd_mesh wide_mesh;
    isect_mesh mesh; /* the finite triangles, in the arrays of the mesh */
    size_t count;
    size_t not_finite; /* triangles that were left out */
    Solid full;        /* the hull of the points, made as the first of the volumes */
    Solid simple;      /* one with few faces around it */
    double seconds;    /* the time limit of a volume found by search */
    double until;      /* the clock at the end of it */
} Cloud;

typedef struct VolumeResult VolumeResult;

typedef struct Volume {
    const char *name;  /* that of its maker: isect_bound_<name>, without _points */
    const char *shape; /* its type in the table of questions; NULL: a solid */
    bool usual;        /* made by default */
    bool slow;         /* made only on request, within a time limit */
    const char *colour;
    uint32_t rgb;
    isect_status (*make)(Cloud *cloud, VolumeResult *result);
    /* In double, so that all printed digits are right. */
    isectd_measure (*measure)(const VolumeResult *result);
} Volume;

/* The hull is the first: all others are compared with it, and some are made from it. */
extern const Volume volumes[];
extern const size_t volume_count;

/* A volume that was made. */
typedef struct VolumeResult {
    const Volume *volume;
    isect_status status;
    union ask_value made, wide; /* in the requested precision, and in double */
    Solid *solid;               /* instead, if it is a solid */
    SolidSize size;             /* of the solid */
    isectd_measure measure;
    double seconds; /* to make it: the least of several attempts */
    bool stopped;   /* the time limit ended the search: there may be a better one */
} VolumeResult;

/* Collects the points of a mesh; in float it must be rounded. False: the fault has the reason. */
bool cloud_gather(Cloud *cloud, const Mesh *mesh, enum precision precision, Fault *fault);
void cloud_free(Cloud *cloud);

/* Makes a volume, measures it, and its time. */
void volume_make(VolumeResult *result, const Volume *volume, Cloud *cloud);

/* The type of its shape; NULL: a shape without questions. */
const AskType *volume_type(const Volume *volume);

#endif
