/* fuzz/replay.c - passes the given files to a fuzz target, one after the other. */
#include "fuzz.h"

int main(int count, char **names)
{
    for (int i = 1; i < count; i++) {
        static uint8_t data[1 << 20];
        FILE *file = fopen(names[i], "rb");
        if (!file) {
            fprintf(stderr, "cannot read %s\n", names[i]);
            return 1;
        }
        size_t size = fread(data, 1, sizeof data, file);
        fclose(file);
        fprintf(stderr, "%s\n", names[i]);
        /* exactly this long, so that a sanitizer detects an overrun */
        uint8_t *exact = malloc(size ? size : 1);
        if (!exact)
            return 1;
        memcpy(exact, data, size);
        LLVMFuzzerTestOneInput(exact, size);
        free(exact);
    }
    return 0;
}
