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
struct solid {
    isect_hull hull; /* in float */
    isectd_hull wide;
    void *memory, *wide_memory;
    size_t bytes; /* of the one that is made */
};

/* How large the one is that was made. */
struct solid_size {
    unsigned dimension;
    size_t vertices, edges, faces;
};

/* What the volumes are made of: the vertices of a mesh that its finite triangles use. */
struct cloud {
    enum precision precision;
    isectd_vec3 *wide_corners;
    isect_vec3 *corners; /* in float, the same */
    uint32_t *indices;   /* of the finite triangles */
    isectd_points wide_points;
    isect_points points; /* the corners, as the library sees them */
    isectd_mesh wide_mesh;
    isect_mesh mesh; /* the finite triangles, in the arrays of the mesh */
    size_t count;
    size_t not_finite;   /* triangles that were left out */
    struct solid full;   /* the hull of the points, made as the first of the volumes */
    struct solid simple; /* one with few faces around it */
    double seconds;      /* for volumes that are looked for until it is time to stop */
    double until;        /* the clock at which that is */
};

struct volume_result;

struct volume {
    const char *name;  /* that of its maker: isect_bound_<name>, without _points */
    const char *shape; /* its type in the table of questions; NULL: a solid */
    bool usual;        /* made without being asked for all */
    bool slow;         /* made only if it is asked for, in so much time */
    const char *colour;
    uint32_t rgb;
    isect_status (*make)(struct cloud *cloud, struct volume_result *result);
    /* Of numbers in double, so that all digits that are printed are right. */
    isectd_measure (*measure)(const struct volume_result *result);
};

/* The hull is the first: all others are compared with it, and some are made of it. */
extern const struct volume volumes[];
extern const size_t volume_count;

/* One that was made. */
struct volume_result {
    const struct volume *volume;
    isect_status status;
    union ask_value made, wide; /* as it was asked for, and in double */
    struct solid *solid;        /* instead, if it is one */
    struct solid_size size;     /* of that */
    isectd_measure measure;
    double seconds; /* to make it: the least of some attempts */
    bool stopped;   /* there may be a better one, which there was no time to find */
};

/* Gather the points of a mesh; in float it must be rounded. False: the fault says why not. */
bool cloud_gather(struct cloud *cloud, const struct mesh *mesh, enum precision precision,
                  struct fault *fault);
void cloud_free(struct cloud *cloud);

/* Make a volume, measure it, and see how long it takes. */
void volume_make(struct volume_result *result, const struct volume *volume, struct cloud *cloud);

/* Of what type is its shape? NULL: of none that has a question. */
const struct ask_type *volume_type(const struct volume *volume);

#endif
