/* Where is a ray inside a ball, and where does it pierce a triangle? */
#include <isect/isect.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
    isect_ray ray = {{0.25f, 0.25f, 3}, {0, 0, -1}, 0, INFINITY};
    isect_sphere ball = {{0.25f, 0.25f, 0}, 1};
    isect_triangle triangle = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};

    isect_span span = isect_cast_ray_sphere(&ray, &ball);
    isect_touch touch = isect_cast_ray_triangle(&ray, &triangle);
    printf("ball: from t = %g to t = %g\n", span.enter, span.leave);
    printf("triangle: t = %g, u = %g, v = %g\n", touch.t, touch.u, touch.v);
    return 0;
}
