/* picker/main.c - all tests of isect_pick, or 77 if nothing here can draw.
 *
 *     picker [MODEL.off]   a model to look at; a knot if left out */
#include "picker/scene.h"

int test_picker_cases(void);
int test_picker_contexts(void);
int test_picker_views(void);

int main(int argc, char **argv)
{
    scene_model = argc > 1 ? argv[1] : NULL;
    if (no_device()) {
        printf("skipped: no EGL that draws\n");
        return 77;
    }
    int failed = test_picker_cases();
    failed |= test_picker_views();
    failed |= test_picker_contexts();
    return failed != 0;
}
