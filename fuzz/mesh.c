/* fuzz/mesh.c - mesh files of the formats that have readers here. The first byte selects the
 * format. */
#include "fuzz.h"
#include "import/model.h"
#include "import/wire.h"

/* A binary STL file goes into the null device. */
static bool read_stl(Model *model, const SourceText *file)
{
    size_t triangles;
    if (!stl_is_binary(file, &triangles))
        return stl_read(model, file);
    FILE *stream = fopen("/dev/null", "wb");
    require(stream != NULL);
    const bool good = stl_send(file, triangles, stream, model->fault);
    fclose(stream);
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool (*const readers[])(Model *, const SourceText *) = {read_stl, obj_read, off_read,
                                                                   ply_read};
    if (size == 0)
        return 0;
    char *text = malloc(size > 1 ? size - 1 : 1); /* exactly as large as the text */
    require(text != NULL);
    memcpy(text, data + 1, size - 1);
    Fault fault = {.text = ""};
    Model model = {.fault = &fault};
    const SourceText file = {.path = "a", .text = text, .size = size - 1};
    if (readers[data[0] % 4](&model, &file) && model_end(&model)) {
        for (size_t i = 0; i < 3 * model.mesh.triangle_count; i++)
            require(model.mesh.indices[i] < model.mesh.vertex_count);
    } else {
        require(fault.text[0] != '\0' && memchr(fault.text, 0, sizeof fault.text));
    }
    model_free(&model);
    free(text);
    return 0;
}
