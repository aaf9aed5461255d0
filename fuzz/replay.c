/* fuzz/replay.c - give the files named to a fuzz target, one after the other. */
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
        uint8_t *exact = malloc(size ? size : 1); /* a sanitizer sees a step too far */
        if (!exact)
            return 1;
        memcpy(exact, data, size);
        LLVMFuzzerTestOneInput(exact, size);
        free(exact);
    }
    return 0;
}
