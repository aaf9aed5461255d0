/* soak/published.h - the published forms for the questions of failures.c, in rounded numbers. The
 * parameters are pointers to the structs, the answers 0 or 1, of signs -1, 0 or 1. */
#ifndef ISECT_SOAK_PUBLISHED_H
#define ISECT_SOAK_PUBLISHED_H

typedef int Form(const void *a, const void *b);

Form published_triangle_triangle_moller; /* with the epsilon of the paper */
Form published_triangle_triangle_moller_0;
Form published_triangle_triangle_guigue;
Form published_ray_triangle_moller;
Form published_ray_triangle_woop;
Form published_sphere_aabb;
Form published_sphere_sphere;
Form published_orient2d; /* two points and the third */
Form published_orient3d; /* three points and the fourth */

#endif
