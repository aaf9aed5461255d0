/* What is under the cursor, and what lies behind it? Drawn by the GPU, with the library isect_pick.
 */
#include <isect_pick/picker.h>
#include <stdio.h>

int main(void)
{
    const float square[] = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0};
    const uint32_t corners[] = {0, 1, 2, 0, 2, 3};
    const isect_mesh mesh = {square, 0, 4, corners, 2};
    const float back[] = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, -1, 1}; /* larger, 1 behind */
    const isect_picker_view view = {
        .matrix = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, -1.25f, -1, 0, 0, 2.75f, 4},
        .screen = {640, 640, false}}; /* from z = 4, planes 1 and 9 away */
    isect_picker *picker;
    isect_picker_hit hit[4];
    uint32_t object;
    size_t count;
    isect_status status = isect_picker_create(NULL, &picker);
    if (status != ISECT_OK)
        return printf("%s\n", isect_status_text(status)), 1;
    if (isect_picker_add(picker, &mesh, NULL, &object) != ISECT_OK ||
        isect_picker_add(picker, &mesh, back, &object) != ISECT_OK ||
        isect_picker_look(picker, &view) != ISECT_OK)
        return 1;

    /* at the edge of the smaller square, which three by three pixels around the cursor touch */
    if (isect_picker_pick(picker, 480, 240, 3, ISECT_PICK_NEAREST, &hit[0]) == ISECT_OK)
        printf("object %u at x = %.2f\n", (unsigned)hit[0].id.object, (double)hit[0].point.x);
    if (isect_picker_all(picker, 400, 240, hit, 4, &count) == ISECT_OK)
        for (size_t i = 0; i < count; i++)
            printf("layer %u: object %u, triangle %u, z = %.2f\n", (unsigned)i,
                   (unsigned)hit[i].id.object, (unsigned)hit[i].id.prim, (double)hit[i].point.z);
    isect_picker_free(picker);
    return 0;
}
