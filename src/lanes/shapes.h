/* lanes/shapes.h - the shapes and answers in lanes: every float is a num.
 * Sphere: in lanes. OneSphere: the public struct. ManySphere, in lanes/arrays.h: its arrays.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_SHAPES_H
#define ISECT_LANES_SHAPES_H

#include "core/lane.h"

typedef X(vec3) OneVec3;
typedef X(vec2) OneVec2;
typedef X(segment) OneSegment;
typedef X(segment2) OneSegment2;
typedef X(ray) OneRay;
typedef X(ray2) OneRay2;
typedef X(plane) OnePlane;
typedef X(triangle) OneTriangle;
typedef X(triangle2) OneTriangle2;
typedef X(rectangle) OneRectangle;
typedef X(disc) OneDisc;
typedef X(quad) OneQuad;
typedef X(sphere) OneSphere;
typedef X(circle2) OneCircle2;
typedef X(capsule) OneCapsule;
typedef X(lozenge) OneLozenge;
typedef X(ellipsoid) OneEllipsoid;
typedef X(cylinder) OneCylinder;
typedef X(cone) OneCone;
typedef X(roundcone) OneRoundcone;
typedef X(torus) OneTorus;
typedef X(aabb) OneAabb;
typedef X(rectangle2) OneRectangle2;
typedef X(obb) OneObb;
typedef X(kdop14) OneKdop14;
typedef X(kdop18) OneKdop18;
typedef X(kdop26) OneKdop26;
typedef X(frustum) OneFrustum;
typedef X(tetrahedron) OneTetrahedron;
typedef X(moving_segment) OneMovingSegment;
typedef X(moving_triangle) OneMovingTriangle;
typedef X(moving_sphere) OneMovingSphere;
typedef X(moving_capsule) OneMovingCapsule;
typedef X(moving_ellipsoid) OneMovingEllipsoid;
typedef X(moving_cylinder) OneMovingCylinder;
typedef X(moving_cone) OneMovingCone;
typedef X(moving_aabb) OneMovingAabb;
typedef X(moving_obb) OneMovingObb;
typedef X(span) OneSpan;
typedef X(touch) OneTouch;
typedef X(nearest) OneNearest;
typedef X(contact) OneContact;
typedef X(impact) OneImpact;
typedef X(measure) OneMeasure;
typedef X(inertia) OneInertia;
typedef X(iou) OneIou;
typedef X(vec3) OnePoint;
typedef X(vec2) OnePoint2;

#if LANES == 1

typedef X(vec3) Vec3;
typedef X(vec2) Vec2;
typedef X(segment) Segment;
typedef X(segment2) Segment2;
typedef X(ray) Ray;
typedef X(ray2) Ray2;
typedef X(plane) Plane;
typedef X(triangle) Triangle;
typedef X(triangle2) Triangle2;
typedef X(rectangle) Rectangle;
typedef X(disc) Disc;
typedef X(quad) Quad;
typedef X(sphere) Sphere;
typedef X(circle2) Circle2;
typedef X(capsule) Capsule;
typedef X(lozenge) Lozenge;
typedef X(ellipsoid) Ellipsoid;
typedef X(cylinder) Cylinder;
typedef X(cone) Cone;
typedef X(roundcone) Roundcone;
typedef X(torus) Torus;
typedef X(aabb) Aabb;
typedef X(rectangle2) Rectangle2;
typedef X(obb) Obb;
typedef X(kdop14) Kdop14;
typedef X(kdop18) Kdop18;
typedef X(kdop26) Kdop26;
typedef X(frustum) Frustum;
typedef X(tetrahedron) Tetrahedron;
typedef X(moving_segment) MovingSegment;
typedef X(moving_triangle) MovingTriangle;
typedef X(moving_sphere) MovingSphere;
typedef X(moving_capsule) MovingCapsule;
typedef X(moving_ellipsoid) MovingEllipsoid;
typedef X(moving_cylinder) MovingCylinder;
typedef X(moving_cone) MovingCone;
typedef X(moving_aabb) MovingAabb;
typedef X(moving_obb) MovingObb;
typedef X(span) Span;
typedef X(touch) Touch;
typedef X(nearest) Nearest;
typedef X(contact) Contact;
typedef X(impact) Impact;
typedef X(measure) Measure;
typedef X(inertia) Inertia;
typedef X(iou) Iou;

#else

typedef struct Vec3 {
    num x, y, z;
} Vec3;

typedef struct Vec2 {
    num x, y;
} Vec2;

typedef struct Segment {
    Vec3 a, b;
} Segment;

typedef struct Segment2 {
    Vec2 a, b;
} Segment2;

typedef struct Ray {
    Vec3 origin;
    Vec3 dir;
    num t_min;
    num t_max;
} Ray;

typedef struct Ray2 {
    Vec2 origin;
    Vec2 dir;
    num t_min;
    num t_max;
} Ray2;

typedef struct Plane {
    Vec3 normal;
    num d;
} Plane;

typedef struct Triangle {
    Vec3 a, b, c;
} Triangle;

typedef struct Triangle2 {
    Vec2 a, b, c;
} Triangle2;

typedef struct Rectangle {
    Vec3 corner;
    Vec3 u, v;
} Rectangle;

typedef struct Disc {
    Vec3 center;
    Vec3 normal;
    num radius;
} Disc;

typedef struct Quad {
    Vec3 a, b, c, d;
} Quad;

typedef struct Sphere {
    Vec3 center;
    num radius;
} Sphere;

typedef struct Circle2 {
    Vec2 center;
    num radius;
} Circle2;

typedef struct Capsule {
    Vec3 a, b;
    num radius;
} Capsule;

typedef struct Lozenge {
    Vec3 corner;
    Vec3 u, v;
    num radius;
} Lozenge;

typedef struct Ellipsoid {
    Vec3 center;
    Vec3 axis[3];
    num radius[3];
} Ellipsoid;

typedef struct Cylinder {
    Vec3 a, b;
    num radius;
} Cylinder;

typedef struct Cone {
    Vec3 tip;
    Vec3 base;
    num radius;
} Cone;

typedef struct Roundcone {
    Vec3 a, b;
    num radius_a;
    num radius_b;
} Roundcone;

typedef struct Torus {
    Vec3 center;
    Vec3 axis;
    num major;
    num minor;
} Torus;

typedef struct Aabb {
    Vec3 lower;
    Vec3 upper;
} Aabb;

typedef struct Rectangle2 {
    Vec2 lower;
    Vec2 upper;
} Rectangle2;

typedef struct Obb {
    Vec3 center;
    Vec3 axis[3];
    num half[3];
} Obb;

typedef struct Kdop14 {
    num lower[7];
    num upper[7];
} Kdop14;

typedef struct Kdop18 {
    num lower[9];
    num upper[9];
} Kdop18;

typedef struct Kdop26 {
    num lower[13];
    num upper[13];
} Kdop26;

typedef struct Frustum {
    Plane plane[6];
    Vec3 corner[8];
} Frustum;

typedef struct Tetrahedron {
    Vec3 a, b, c, d;
} Tetrahedron;

typedef struct MovingSegment {
    Vec3 a, b;
    Vec3 motion;
} MovingSegment;

typedef struct MovingTriangle {
    Vec3 a, b, c;
    Vec3 motion;
} MovingTriangle;

typedef struct MovingSphere {
    Vec3 center;
    num radius;
    Vec3 motion;
} MovingSphere;

typedef struct MovingCapsule {
    Vec3 a, b;
    num radius;
    Vec3 motion;
} MovingCapsule;

typedef struct MovingEllipsoid {
    Vec3 center;
    Vec3 axis[3];
    num radius[3];
    Vec3 motion;
} MovingEllipsoid;

typedef struct MovingCylinder {
    Vec3 a, b;
    num radius;
    Vec3 motion;
} MovingCylinder;

typedef struct MovingCone {
    Vec3 tip;
    Vec3 base;
    num radius;
    Vec3 motion;
} MovingCone;

typedef struct MovingAabb {
    Vec3 lower;
    Vec3 upper;
    Vec3 motion;
} MovingAabb;

typedef struct MovingObb {
    Vec3 center;
    Vec3 axis[3];
    num half[3];
    Vec3 motion;
} MovingObb;

typedef struct Span {
    num enter;
    num leave;
} Span;

typedef struct Touch {
    num t;
    num u, v, w;
} Touch;

typedef struct Nearest {
    Vec3 a, b;
    num distance2;
} Nearest;

typedef struct Contact {
    num gap;
    Vec3 normal;
    Vec3 a, b;
} Contact;

typedef struct Impact {
    num enter, leave;
    Vec3 point;
    Vec3 normal;
} Impact;

typedef struct Measure {
    num volume;
    num area;
    num shadow;
    num width;
} Measure;

typedef struct Inertia {
    num mass;
    Vec3 center;
    Vec3 moments;
    Vec3 deviations;
} Inertia;

typedef struct Iou {
    num common;
    num a, b;
    num iou;
} Iou;

#endif

typedef Vec3 Point;
typedef Vec2 Point2;

#endif
