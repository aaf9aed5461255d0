/* fuzz/place.c - the transform of a mesh in a scene. It is refused, with a reason that names the
 * place; or its numbers are finite, it flattens nothing, and the points that it moves stay
 * finite. */
#include "import/place.h"

#include "fuzz.h"

#include <math.h>

/* Checks the images of the origin and of the ends of the axes. */
static void check_move(const Place *place)
{
    double p[12] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    Mesh mesh = {.positions = p, .vertex_count = 4};
    const bool moved = place_apply(place, &mesh);
    for (int i = 0; i < 12 && moved; i++)
        require(isfinite(p[i]));
    for (int k = 0; k < 3 && moved; k++)
        require(p[k] == place->row[k][3]);
}

static void check_place(const Place *place)
{
    for (int k = 0; k < 3; k++) {
        bool row = false, column = false;
        for (int i = 0; i < 4; i++)
            require(isfinite(place->row[k][i]));
        for (int i = 0; i < 3; i++) {
            row = row || place->row[k][i] != 0;
            column = column || place->row[i][k] != 0;
        }
        require(row && column);
    }
    check_move(place);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char where[] = "meshes[0].transform";
    json_t *json = json_loadb((const char *)data, size, JSON_DECODE_ANY, NULL);
    Fault fault = {""};
    Place place;
    if (json == NULL)
        return 0;
    if (place_read(&place, json, where, &fault))
        check_place(&place);
    else
        require(strncmp(fault.text, where, sizeof where - 1) == 0);
    json_decref(json);
    return 0;
}
