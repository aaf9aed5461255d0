/* fuzz/wire.c - the data that the importer's process may send: a mesh without an error, or an
 * error. The first byte selects how many bytes arrive at a time. */
#include "import/wire.h"
#include "fuzz.h"

typedef struct MemorySource {
    WireSource source; /* first, so that a pointer to it is a pointer to this */
    Bytes bytes;
    size_t step;
} MemorySource;

static long read_memory(WireSource *source, void *to, size_t room, Fault *fault)
{
    MemorySource *memory = (MemorySource *)source;
    (void)fault;
    size_t size = room < memory->step ? room : memory->step;
    size = size < memory->bytes.left ? size : memory->bytes.left;
    take(&memory->bytes, to, size);
    return (long)size;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    MemorySource memory = {{.read = read_memory}, {data, size}, 1};
    Mesh mesh = {.vertex_count = 77};
    Fault fault = {.text = ""};
    memory.step = 1 + (size_t)take_byte(&memory.bytes);
    if (wire_decode(&memory.source, (size_t)1 << 22, &mesh, &fault)) {
        for (size_t i = 0; i < 3 * mesh.triangle_count; i++)
            require(mesh.indices[i] < mesh.vertex_count);
        require(memory.bytes.left == 0);
        mesh_free(&mesh);
    } else {
        require(mesh.vertex_count == 77 && !mesh.positions && !mesh.indices);
        require(memchr(fault.text, 0, sizeof fault.text));
    }
    return 0;
}
