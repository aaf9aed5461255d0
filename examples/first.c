/* Where is a ray inside a ball, and how far is the ball from a crate? */
#include <isect/isect.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
    isect_ray ray = {{0.25f, 3, 5}, {0, 0, -1}, 0, INFINITY};
    isect_sphere ball = {{0.25f, 3, 0}, 1};
    isect_obb crate = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}};

    isect_span span = isect_cast_ray_sphere(&ray, &ball);
    isect_contact contact = isect_contact_any(isect_any_sphere(&ball), isect_any_obb(&crate));
    printf("ray in the ball: from t = %g to t = %g\n", span.enter, span.leave);
    printf("from the ball to the crate: %g along (%g, %g, %g)\n", contact.gap, contact.normal.x,
           contact.normal.y, contact.normal.z);
    return 0;
}
