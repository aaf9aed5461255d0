/* picker/main.c - all tests of isect_pick, or 77 if nothing here can draw. */
#include "picker/scene.h"

int test_picker_cases(void);
int test_picker_contexts(void);
int test_picker_views(void);

int main(void)
{
    if (no_device()) {
        printf("skipped: no EGL that draws\n");
        return 77;
    }
    int failed = test_picker_cases();
    failed |= test_picker_views();
    failed |= test_picker_contexts();
    return failed != 0;
}
