/* isectd/shapes.h - isect/shapes.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SHAPES_H
#define ISECTD_SHAPES_H

#include "isect/base.h"

/// A point or a vector.
typedef struct isectd_vec3 { double x, y, z; } isectd_vec3;
/// A point or a vector in the plane.
typedef struct isectd_vec2 { double x, y; } isectd_vec2;
/// The closed segment between two points, which may coincide.
typedef struct isectd_segment { isectd_vec3 a, b; } isectd_segment;
/// A closed segment in the plane.
typedef struct isectd_segment2 { isectd_vec2 a, b; } isectd_segment2;
/// The points origin + t * dir for t_min <= t <= t_max.
typedef struct isectd_ray { isectd_vec3 origin; isectd_vec3 dir; double t_min;
    double t_max; } isectd_ray;
/// The points origin + t * dir for t_min <= t <= t_max, in the plane.
typedef struct isectd_ray2 { isectd_vec2 origin; isectd_vec2 dir; double t_min;
    double t_max; } isectd_ray2;
/// The points with dot(normal, x) + d = 0; as a solid, those with dot(normal, x) + d <= 0.
typedef struct isectd_plane { isectd_vec3 normal; double d; } isectd_plane;
/// The convex hull of three points, in any position.
typedef struct isectd_triangle { isectd_vec3 a, b, c; } isectd_triangle;
/// The convex hull of three points in the plane, in any position.
typedef struct isectd_triangle2 { isectd_vec2 a, b, c; } isectd_triangle2;
/// The points corner + s * u + t * v with s and t in [0, 1].
typedef struct isectd_rectangle { isectd_vec3 corner; isectd_vec3 u, v; } isectd_rectangle;
/// The points x with dot(normal, x - center) = 0 within `radius` of the center.
typedef struct isectd_disc { isectd_vec3 center; isectd_vec3 normal; double radius; } isectd_disc;
/// The triangles a b c and a c d.
typedef struct isectd_quad { isectd_vec3 a, b, c, d; } isectd_quad;
/// A solid sphere.
typedef struct isectd_sphere { isectd_vec3 center; double radius; } isectd_sphere;
/// A circle in the plane, with its interior.
typedef struct isectd_circle2 { isectd_vec2 center; double radius; } isectd_circle2;
/// All points within `radius` of a segment.
typedef struct isectd_capsule { isectd_vec3 a, b; double radius; } isectd_capsule;
/// All points within `radius` of the points corner + s * u + t * v with s and t in [0, 1]; u
/// and v are meant to be perpendicular.
typedef struct isectd_lozenge { isectd_vec3 corner; isectd_vec3 u, v;
    double radius; } isectd_lozenge;
/// A solid ellipsoid.
typedef struct isectd_ellipsoid { isectd_vec3 center; isectd_vec3 axis[3];
    double radius[3]; } isectd_ellipsoid;
/// A solid cylinder with flat ends.
typedef struct isectd_cylinder { isectd_vec3 a, b; double radius; } isectd_cylinder;
/// A solid cone.
typedef struct isectd_cone { isectd_vec3 tip; isectd_vec3 base; double radius; } isectd_cone;
/// A round cone, also known as tapered capsule.
typedef struct isectd_roundcone { isectd_vec3 a, b; double radius_a;
    double radius_b; } isectd_roundcone;
/// A solid torus.
typedef struct isectd_torus { isectd_vec3 center; isectd_vec3 axis; double major;
    double minor; } isectd_torus;
/// A solid axis-aligned box; bounds may be infinite.
typedef struct isectd_aabb { isectd_vec3 lower; isectd_vec3 upper; } isectd_aabb;
/// An axis-aligned rectangle in the plane, with its interior; bounds may be infinite.
typedef struct isectd_rectangle2 { isectd_vec2 lower; isectd_vec2 upper; } isectd_rectangle2;
/// A solid box with axes of its own.
typedef struct isectd_obb { isectd_vec3 center; isectd_vec3 axis[3]; double half[3]; } isectd_obb;
/// A solid between 7 pairs of parallel planes, a box without its corners.
typedef struct isectd_kdop14 { double lower[7]; double upper[7]; } isectd_kdop14;
/// A solid between 9 pairs of parallel planes, a box without its edges.
typedef struct isectd_kdop18 { double lower[9]; double upper[9]; } isectd_kdop18;
/// A solid between 13 pairs of parallel planes, a box without its edges and corners.
typedef struct isectd_kdop26 { double lower[13]; double upper[13]; } isectd_kdop26;
/// The points inside of six planes.
typedef struct isectd_frustum { isectd_plane plane[6]; isectd_vec3 corner[8]; } isectd_frustum;
/// The convex hull of four points, in any position.
typedef struct isectd_tetrahedron { isectd_vec3 a, b, c, d; } isectd_tetrahedron;
/// A moving segment.
typedef struct isectd_moving_segment { isectd_vec3 a, b;
    isectd_vec3 motion; } isectd_moving_segment;
/// A moving triangle.
typedef struct isectd_moving_triangle { isectd_vec3 a, b, c;
    isectd_vec3 motion; } isectd_moving_triangle;
/// A moving solid sphere.
typedef struct isectd_moving_sphere { isectd_vec3 center; double radius;
    isectd_vec3 motion; } isectd_moving_sphere;
/// A moving capsule.
typedef struct isectd_moving_capsule { isectd_vec3 a, b; double radius;
    isectd_vec3 motion; } isectd_moving_capsule;
/// A moving solid ellipsoid.
typedef struct isectd_moving_ellipsoid { isectd_vec3 center; isectd_vec3 axis[3]; double radius[3];
    isectd_vec3 motion; } isectd_moving_ellipsoid;
/// A moving solid cylinder with flat ends.
typedef struct isectd_moving_cylinder { isectd_vec3 a, b; double radius;
    isectd_vec3 motion; } isectd_moving_cylinder;
/// A moving solid cone.
typedef struct isectd_moving_cone { isectd_vec3 tip; isectd_vec3 base; double radius;
    isectd_vec3 motion; } isectd_moving_cone;
/// A moving solid axis-aligned box.
typedef struct isectd_moving_aabb { isectd_vec3 lower; isectd_vec3 upper;
    isectd_vec3 motion; } isectd_moving_aabb;
/// A moving solid box with axes of its own.
typedef struct isectd_moving_obb { isectd_vec3 center; isectd_vec3 axis[3]; double half[3];
    isectd_vec3 motion; } isectd_moving_obb;

#endif
