/* bench/polygons.h - polygons and points, in both precisions; polygons_forms.c makes the forms,
 * once for float and once for double; polygons.c measures. */
#ifndef BENCH_POLYGONS_H
#define BENCH_POLYGONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A polygon of `count` corners, n points, n rays, the same polygon in space, and memory for a
/// fence; about a ball as many planes, and as many normals with two bounds each: of all the least
/// ones, then the others. The forms answer how many of the points are inside, or of the rays hit.
typedef struct crowd {
    void *corners, *points, *corners_in_space, *rays, *memory, *planes, *normals, *bounds;
    size_t count, n, bytes;
} crowd;

/* What is compared with what. */
typedef enum polygon_group {
    IN_PLANE,
    IN_SPACE,
    NEAR_IN_SPACE,
    BELOW_PLANES,
    IN_SLABS,
    OF_CURVES,
    RAYS_IN_PLANE,
    ON_IN_SPACE,
    BOXES_IN_SPACE,
    POLYGON_GROUPS
} polygon_group;

typedef struct polygon_form {
    const char *name;
    bool is_isect;
    polygon_group group;
    long (*run)(const crowd *crowd);
} polygon_form;

enum { POLYGON_FORMS = 22 };

typedef struct polygon_forms {
    const char *precision;
    size_t number_bytes;
    void (*draw)(crowd *crowd, uint64_t *state);
    polygon_form forms[POLYGON_FORMS];
} polygon_forms;

const polygon_forms *polygons_float(void);
const polygon_forms *polygons_double(void);

#endif
