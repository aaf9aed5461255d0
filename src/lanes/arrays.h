/* lanes/arrays.h - ManySphere: the arrays of OneSphere. Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_ARRAYS_H
#define ISECT_LANES_ARRAYS_H

#include "lanes/shapes.h"
#include HEADER(arrays)

typedef X(vec3s) ManyVec3;
typedef X(vec2s) ManyVec2;
typedef X(segments) ManySegment;
typedef X(segment2s) ManySegment2;
typedef X(rays) ManyRay;
typedef X(ray2s) ManyRay2;
typedef X(planes) ManyPlane;
typedef X(triangles) ManyTriangle;
typedef X(triangle2s) ManyTriangle2;
typedef X(rectangles) ManyRectangle;
typedef X(discs) ManyDisc;
typedef X(quads) ManyQuad;
typedef X(spheres) ManySphere;
typedef X(circle2s) ManyCircle2;
typedef X(capsules) ManyCapsule;
typedef X(lozenges) ManyLozenge;
typedef X(ellipsoids) ManyEllipsoid;
typedef X(cylinders) ManyCylinder;
typedef X(cones) ManyCone;
typedef X(roundcones) ManyRoundcone;
typedef X(tori) ManyTorus;
typedef X(aabbs) ManyAabb;
typedef X(rectangle2s) ManyRectangle2;
typedef X(obbs) ManyObb;
typedef X(kdop14s) ManyKdop14;
typedef X(kdop18s) ManyKdop18;
typedef X(kdop26s) ManyKdop26;
typedef X(frustums) ManyFrustum;
typedef X(tetrahedrons) ManyTetrahedron;
typedef X(moving_segments) ManyMovingSegment;
typedef X(moving_triangles) ManyMovingTriangle;
typedef X(moving_spheres) ManyMovingSphere;
typedef X(moving_capsules) ManyMovingCapsule;
typedef X(moving_ellipsoids) ManyMovingEllipsoid;
typedef X(moving_cylinders) ManyMovingCylinder;
typedef X(moving_cones) ManyMovingCone;
typedef X(moving_aabbs) ManyMovingAabb;
typedef X(moving_obbs) ManyMovingObb;
typedef X(spans) ManySpan;
typedef X(touches) ManyTouch;
typedef X(nearests) ManyNearest;
typedef X(contacts) ManyContact;
typedef X(impacts) ManyImpact;
typedef X(measures) ManyMeasure;
typedef X(inertias) ManyInertia;
typedef X(ious) ManyIou;
typedef X(points) ManyPoint;
typedef X(point2s) ManyPoint2;

#endif
