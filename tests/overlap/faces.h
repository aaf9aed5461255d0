/* overlap/faces.h - polygons in space for the pairs with one: flat ones with integer coordinates in
 * any plane, saddles, whose corners are not in their plane, and any; and their plane, without
 * rounding. */
#ifndef ISECT_TEST_OVERLAP_FACES_H
#define ISECT_TEST_OVERLAP_FACES_H

#include "classify/round.h"
#include "kit/flat.h"

enum { MOST_OF_FACE = 8 };

/* Integers u, v, w along the axes of a face become x, y, z: w = 0 is its plane. */
typedef struct Facing {
    int slope_u, slope_v, turn, exponent;
    Vec3 origin;
} Facing;

typedef struct Face {
    Vec3 corner[MOST_OF_FACE];
    Facing facing;
    size_t count;
    bool saddle;
} Face;

static inline Vec3 faced(const Facing *facing, Vec3 p)
{
    p.z += (real)facing->slope_u * p.x + (real)facing->slope_v * p.y;
    p = mad(p, 1, facing->origin);
    for (int i = 0; i < facing->turn; i++)
        p = turned(p);
    return scaled3(p, facing->exponent);
}

/* Every other one is a saddle: the corners, over a rectangle, are up and down in turn. */
static inline Face any_face(void)
{
    const int range = ISECT_DOUBLE ? 300 : 40;
    const bool saddle = any_int(0, 1), steep = any_int(0, 1);
    Face face = {.count = saddle ? 4 : (size_t)any_int(1, MOST_OF_FACE), .saddle = saddle};
    face.facing = (Facing){steep ? any_int(-9, 9) : 0, steep ? any_int(-9, 9) : 0, any_int(0, 2),
                           any_int(0, 3) ? 0 : any_int(-range, range), whole_vec3(3)};
    const real u = (real)any_int(1, 3), v = (real)any_int(1, 3), w = (real)any_int(1, 2);
    for (size_t i = 0; i < face.count; i++) {
        Vec3 p = {(real)any_int(-3, 3), (real)any_int(-3, 3), 0};
        if (saddle)
            p = (Vec3){i == 0 || i == 3 ? -u : u, i < 2 ? -v : v, i % 2 ? w : -w};
        face.corner[i] = faced(&face.facing, p);
    }
    return face;
}
static inline X(polygon) polygon_of(const Face *face)
{
    return (X(polygon)){face->corner, face->count};
}

/* ---- its plane ---- */

typedef struct Level {
    Big3 normal, sum;
    Big count;
    int axis; /* of the largest component; -1 without normal */
} Level;

/* Requires begin() before. */
static inline Level level_of(const X(polygon) * polygon)
{
    const Big zero = big(0);
    Level level = {{zero, zero, zero}, {zero, zero, zero}, big((double)polygon->count), -1};
    for (size_t i = 0; i < polygon->count; i++) {
        const Vec3 p = polygon->points[i];
        const Vec3 q = polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        level.normal = plus3(level.normal, cross3(big3(p), big3(q)));
        level.sum = plus3(level.sum, big3(p));
    }
    const Big x = size(level.normal.x), y = size(level.normal.y), z = size(level.normal.z);
    const Big most = larger(larger(x, y), z);
    if (sign(most))
        level.axis = !less(z, most) ? 2 : !less(y, most) ? 1 : 0;
    return level;
}
/* True if one component of the normal is larger than the others. */
static inline bool has_axis(const X(polygon) * polygon)
{
    begin();
    const Level level = level_of(polygon);
    if (level.axis < 0)
        return true;
    const Big part[3] = {size(level.normal.x), size(level.normal.y), size(level.normal.z)};
    return less(part[(level.axis + 1) % 3], part[level.axis]) &&
           less(part[(level.axis + 2) % 3], part[level.axis]);
}
/* The sign gives the side of the plane on which a point is. */
static inline int side_of_level(const Level *level, Vec3 p)
{
    const Big3 x = big3(p);
    const Big3 way = {by(x.x, level->count), by(x.y, level->count), by(x.z, level->count)};
    return sign(dot3(level->normal, minus3(way, level->sum)));
}

#endif
