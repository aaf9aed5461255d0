/* geometry/kdop_normals.h - the normals of the 14-, 18- and 26-DOP: the axes, and the directions to
 * the edge midpoints and to the corners of a cube. */
#ifndef ISECT_GEOMETRY_KDOP_NORMALS_H
#define ISECT_GEOMETRY_KDOP_NORMALS_H

enum { OF_AXES = 3, OF_EDGES = 6, OF_CORNERS = 4 };

#define KDOP_AXES                                                                                  \
    {1, 0, 0}, {0, 1, 0},                                                                          \
    {                                                                                              \
        0, 0, 1                                                                                    \
    }
#define KDOP_EDGES                                                                                 \
    {1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1},                                       \
    {                                                                                              \
        0, 1, -1                                                                                   \
    }
#define KDOP_CORNERS                                                                               \
    {1, 1, 1}, {1, 1, -1}, {1, -1, 1},                                                             \
    {                                                                                              \
        1, -1, -1                                                                                  \
    }

#endif
