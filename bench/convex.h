/* bench/convex.h - hulls of random points, for isect's convex solver and its peers; and boxes. */
#ifndef BENCH_CONVEX_H
#define BENCH_CONVEX_H

#include "isect/shapes.h"
#include <stdbool.h>
#include <stddef.h>

#define BODY_POINTS 100

typedef struct body {
    double vertex[BODY_POINTS][3], center[3];
    size_t count;
} body;

#ifdef __cplusplus
extern "C" {
#endif

/// Makes Bullet's objects for two arrays of bodies, before the clock starts.
void *bullet_bodies(const body *a, const body *b, size_t n);
void bullet_free(void *bodies);
/// The distance of pair i, or -1 if the bodies overlap; the depth, or 0 if they do not.
double bullet_distance(void *bodies, size_t i);
double bullet_depth(void *bodies, size_t i);

/// Makes the objects for Bullet's box/box detector. bullet_patch returns the count of its contact
/// points, at most 4.
void *bullet_boxes(const isect_obb *a, const isect_obb *b, size_t n);
void bullet_boxes_free(void *boxes);
int bullet_patch(void *boxes, size_t i);

/// The shapes of all kinds, drawn once: one struct holds the first shapes of the pairs, another one
/// the second.
typedef enum round_kind { TRIANGLES, SPHERES, CAPSULES, BOXES_TURNED, ROUND_KINDS } round_kind;
#define ROUND_PAIRS 1000
typedef struct round_shapes {
    isect_triangle triangle[ROUND_PAIRS];
    isect_sphere sphere[ROUND_PAIRS];
    isect_capsule capsule[ROUND_PAIRS];
    isect_obb obb[ROUND_PAIRS];
} round_shapes;
/// Makes Bullet's algorithm for two kinds, before the clock starts. bullet_contact returns the
/// depth; 0 if the shapes are apart.
void *bullet_contacts(const round_shapes *a, round_kind of_a, const round_shapes *b,
                      round_kind of_b);
void bullet_contacts_free(void *contacts);
double bullet_contact(void *contacts, size_t i);
/// The same by FCL.
void *fcl_contacts(const round_shapes *a, round_kind of_a, const round_shapes *b, round_kind of_b);
void fcl_contacts_free(void *contacts);
double fcl_contact(void *contacts, size_t i);

/// Returns a box with center 0, rotated at random or only about z.
isect_obb draw_box(bool turned, double (*number)(void));
/// Contact patches of boxes (convex_boxes.c). `number` returns random numbers from -1 to 1.
struct table;
void measure_boxes(struct table *t, int rounds, double (*number)(void));
/// Contacts of shapes that have closed forms (convex_contacts.c).
void measure_contacts(struct table *t, int rounds, double (*number)(void));
/// Bodies that move a little from frame to frame (convex_posed.c).
void measure_posed(struct table *t, int rounds, double (*number)(void));

/// The same as Bullet's functions above, by FCL.
void *fcl_bodies(const body *a, const body *b, size_t n);
void fcl_free(void *bodies);
bool fcl_overlap(void *bodies, size_t i);
double fcl_distance(void *bodies, size_t i);

#ifdef __cplusplus
}
#endif
#endif
