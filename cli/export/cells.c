/* cli/export/cells.c - see cli/export/cells.h. */
#include "export/cells.h"
#include "export/image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const endings[] = {".npy", ".obj"};

static const char *ending_of(const char *path)
{
    return image_ending(path, endings, sizeof endings / sizeof endings[0]);
}

bool cells_can_write(const char *path, Fault *fault)
{
    return ending_of(path) != NULL ||
           fault_set(fault, "%s: cells are written as .npy or .obj", path);
}

/* ---- NumPy ---- */

/* The header is padded so that the numbers begin at a multiple of 64 bytes. */
static void write_npy(const isectd_grid *grid, const uint64_t *bits, FILE *stream)
{
    enum { FIRST = 10, ROOM = 192 - FIRST };
    char header[ROOM + 1];
    const size_t cells = (size_t)grid->count[0] * grid->count[1] * grid->count[2];
    const int length = snprintf(header, sizeof header,
                                "{'descr': '|b1', 'fortran_order': True, 'shape': (%u, %u, %u), }",
                                grid->count[0], grid->count[1], grid->count[2]);
    memset(header + length, ' ', ROOM - (size_t)length);
    header[ROOM - 1] = '\n';
    fwrite("\x93NUMPY\x01\x00", 1, 8, stream);
    fputc(ROOM & 255, stream);
    fputc(ROOM >> 8, stream);
    fwrite(header, 1, ROOM, stream);
    for (size_t i = 0; i < cells && !ferror(stream); i++)
        fputc(isect_bit(bits, i), stream);
}

/* ---- faces ---- */

/* The vertices where both filled and other cells meet are numbered in the order of the file, from
 * 1. Two layers of numbers suffice, below and above the cells whose faces are written. */
typedef struct Faces {
    const isectd_grid *grid;
    const uint64_t *bits;
    FILE *stream;
    uint32_t *below, *above; /* numbers of the vertices */
    uint32_t last;
} Faces;

/* Indices that wrapped below 0 are beyond the last cell, too. */
static bool is_filled(const Faces *faces, uint32_t x, uint32_t y, uint32_t z)
{
    const uint32_t *count = faces->grid->count;
    return x < count[0] && y < count[1] && z < count[2] &&
           isect_bit(faces->bits, ((size_t)z * count[1] + y) * count[0] + x);
}

static bool is_corner(const Faces *faces, uint32_t x, uint32_t y, uint32_t z)
{
    unsigned filled = 0;
    for (unsigned i = 0; i < 8; i++)
        filled += is_filled(faces, x - (i & 1), y - (i >> 1 & 1), z - (i >> 2));
    return filled > 0 && filled < 8;
}

static void write_corners(const Faces *faces)
{
    const uint32_t *count = faces->grid->count;
    for (uint32_t z = 0; z <= count[2] && !ferror(faces->stream); z++)
        for (uint32_t y = 0; y <= count[1]; y++)
            for (uint32_t x = 0; x <= count[0]; x++)
                if (is_corner(faces, x, y, z)) {
                    const isectd_vec3 p = isectd_voxels_cell(faces->grid, x, y, z).lower;
                    fprintf(faces->stream, "v %.17g %.17g %.17g\n", p.x, p.y, p.z);
                }
}

static void number_above(Faces *faces, uint32_t z)
{
    const uint32_t *count = faces->grid->count;
    size_t i = 0;
    for (uint32_t y = 0; y <= count[1]; y++)
        for (uint32_t x = 0; x <= count[0]; x++, i++)
            if (is_corner(faces, x, y, z))
                faces->above[i] = ++faces->last;
}

/* The face of a cell perpendicular to an axis, on its upper side or the lower. */
static void write_face(const Faces *faces, const uint32_t cell[3], int axis, bool upper)
{
    static const uint8_t round[2][4][2] = {{{0, 0}, {0, 1}, {1, 1}, {1, 0}},
                                           {{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    fputc('f', faces->stream);
    for (int i = 0; i < 4; i++) {
        uint32_t p[3] = {cell[0], cell[1], cell[2]};
        p[axis] += upper;
        p[(axis + 1) % 3] += round[upper][i][0];
        p[(axis + 2) % 3] += round[upper][i][1];
        const uint32_t *layer = p[2] == cell[2] ? faces->below : faces->above;
        fprintf(faces->stream, " %u", layer[(size_t)p[1] * (faces->grid->count[0] + 1) + p[0]]);
    }
    fputc('\n', faces->stream);
}

static void write_layer(const Faces *faces, uint32_t z)
{
    uint32_t cell[3] = {0, 0, z};
    for (cell[1] = 0; cell[1] < faces->grid->count[1]; cell[1]++)
        for (cell[0] = 0; cell[0] < faces->grid->count[0]; cell[0]++)
            for (int side = 0; side < 6 && is_filled(faces, cell[0], cell[1], z); side++) {
                uint32_t next[3] = {cell[0], cell[1], z};
                next[side / 2] += side % 2 ? 1u : UINT32_MAX;
                if (!is_filled(faces, next[0], next[1], next[2]))
                    write_face(faces, cell, side / 2, side % 2);
            }
}

static bool write_obj(const isectd_grid *grid, const uint64_t *bits, FILE *stream)
{
    const size_t corners = ((size_t)grid->count[0] + 1) * ((size_t)grid->count[1] + 1);
    Faces faces = {.grid = grid,
                   .bits = bits,
                   .stream = stream,
                   .below = calloc(corners, sizeof(uint32_t)),
                   .above = calloc(corners, sizeof(uint32_t))};
    const bool good = faces.below != NULL && faces.above != NULL;
    if (good) {
        write_corners(&faces);
        number_above(&faces, 0);
    }
    for (uint32_t z = 0; good && z < grid->count[2] && !ferror(stream); z++) {
        uint32_t *numbers = faces.below;
        faces.below = faces.above, faces.above = numbers;
        number_above(&faces, z + 1);
        write_layer(&faces, z);
    }
    free(faces.below);
    free(faces.above);
    return good;
}

bool cells_write(const isectd_grid *grid, const uint64_t *bits, const char *path, Fault *fault)
{
    ImageFile file;
    const char *ending = ending_of(path);
    if (!cells_can_write(path, fault) || !image_open(&file, path, ending, fault))
        return false;
    if (ending == endings[0]) {
        write_npy(grid, bits, file.stream);
    } else if (!write_obj(grid, bits, file.stream)) {
        image_abandon(&file);
        return fault_set(fault, "out of memory");
    }
    return image_close(&file, fault);
}
