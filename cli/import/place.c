/* cli/import/place.c - reads the transform of a mesh and applies it. All is in double; the whole
 * scene is rounded to float afterwards, if at all. */
#include "import/place.h"

#include "drawing/vector.h"

#include "isectd/exact.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const Place place_none = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};

bool place_check_keys(const json_t *object, const char *const *known, const char *where,
                      Fault *fault)
{
    char list[128] = "";
    for (const char *const *word = known; *word != NULL; word++)
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", word > known ? ", " : "",
                 *word);
    for (void *i = json_object_iter((json_t *)object); i != NULL;
         i = json_object_iter_next((json_t *)object, i)) {
        const char *const *word = known;
        while (*word != NULL && strcmp(*word, json_object_iter_key(i)) != 0)
            word++;
        if (*word == NULL)
            return fault_set(fault, "%s: unknown key '%.40s' (known: %s)", where,
                             json_object_iter_key(i), list);
    }
    return true;
}

static bool read_number(const json_t *json, double *number, const char *where, Fault *fault)
{
    if (!json_is_number(json))
        return fault_set(fault, "%s: must be a finite number", where);
    *number = json_number_value(json);
    return true;
}

/* A list of `count` numbers. */
static bool read_numbers(const json_t *json, size_t count, double *numbers, const char *where,
                         Fault *fault)
{
    char place[128];
    if (!json_is_array(json) || json_array_size(json) != count)
        return fault_set(fault, "%s: must be a list of %zu numbers", where, count);
    for (size_t i = 0; i < count; i++) {
        snprintf(place, sizeof place, "%s[%zu]", where, i);
        if (!read_number(json_array_get(json, i), &numbers[i], place, fault))
            return false;
    }
    return true;
}

/* ---- a matrix ---- */

static bool read_matrix(Place *place, const json_t *json, const char *where, Fault *fault)
{
    double m[16];
    if (!read_numbers(json, 16, m, where, fault))
        return false;
    if (m[12] != 0 || m[13] != 0 || m[14] != 0 || m[15] != 1)
        return fault_set(fault,
                         "%s: the last row is %g %g %g %g, not 0 0 0 1 (the matrix is row by row: "
                         "the translation is the 4th, 8th and 12th number)",
                         where, m[12], m[13], m[14], m[15]);
    memcpy(place->row, m, sizeof place->row);
    return true;
}

/* ---- its parts ---- */

/* The matrix is exact for multiples of 90 degrees. */
static void turn_of(double degrees, double *c, double *s)
{
    static const double quarters[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    const double rest = fmod(degrees, 360), turned = rest < 0 ? rest + 360 : rest;
    if (fmod(turned, 90) == 0) {
        const double *quarter = quarters[(int)(turned / 90) % 4];
        *c = quarter[0], *s = quarter[1];
        return;
    }
    *c = cos(turned * (3.14159265358979323846 / 180));
    *s = sin(turned * (3.14159265358979323846 / 180));
}

/* Rodrigues' formula. */
static bool read_rotation(double r[3][3], const json_t *json, const char *where, Fault *fault)
{
    static const char *const keys[] = {"axis", "degrees", NULL};
    char place[128];
    double axis[3], degrees = 0, c, s;
    if (!json_is_object(json))
        return fault_set(fault, "%s: must be {\"axis\":[x,y,z],\"degrees\":number}", where);
    if (!place_check_keys(json, keys, where, fault))
        return false;
    snprintf(place, sizeof place, "%s.axis", where);
    if (!read_numbers(json_object_get(json, "axis"), 3, axis, place, fault))
        return false;
    const double size = fmax(fmax(fabs(axis[0]), fabs(axis[1])), fabs(axis[2]));
    if (!(size > 0))
        return fault_set(fault, "%s: must not be zero", place);
    snprintf(place, sizeof place, "%s.degrees", where);
    if (!read_number(json_object_get(json, "degrees"), &degrees, place, fault))
        return false;
    const Vector u = vector_unit((Vector){axis[0] / size, axis[1] / size, axis[2] / size});
    const double unit[3] = {u.x, u.y, u.z};
    turn_of(degrees, &c, &s);
    const double crossed[3][3] = {{0, -u.z, u.y}, {u.z, 0, -u.x}, {-u.y, u.x, 0}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            r[i][k] = (i == k ? c : 0) + (1 - c) * unit[i] * unit[k] + s * crossed[i][k];
    return true;
}

static bool read_scale(double scale[3], const json_t *json, const char *where, Fault *fault)
{
    if (json_is_number(json)) {
        scale[0] = scale[1] = scale[2] = json_number_value(json);
        return true;
    }
    if (!json_is_array(json))
        return fault_set(fault, "%s: must be a number, or a list of 3", where);
    return read_numbers(json, 3, scale, where, fault);
}

static bool read_parts(Place *place, const json_t *json, const char *where, Fault *fault)
{
    static const char *const keys[] = {"translate", "rotate", "scale", NULL};
    char at[96];
    double move[3] = {0, 0, 0}, scale[3] = {1, 1, 1};
    double r[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const json_t *part;
    if (!place_check_keys(json, keys, where, fault))
        return false;
    snprintf(at, sizeof at, "%s.scale", where);
    if ((part = json_object_get(json, "scale")) != NULL && !read_scale(scale, part, at, fault))
        return false;
    snprintf(at, sizeof at, "%s.rotate", where);
    if ((part = json_object_get(json, "rotate")) != NULL && !read_rotation(r, part, at, fault))
        return false;
    snprintf(at, sizeof at, "%s.translate", where);
    if ((part = json_object_get(json, "translate")) != NULL &&
        !read_numbers(part, 3, move, at, fault))
        return false;
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++)
            place->row[i][k] = r[i][k] * scale[k];
        place->row[i][3] = move[i];
    }
    return true;
}

/* ---- the transform ---- */

/* True if its columns span all of space: exactly, and without overflow. */
static bool is_regular(const Place *place)
{
    isectd_vec3 column[3];
    for (int k = 0; k < 3; k++)
        column[k] = (isectd_vec3){place->row[0][k], place->row[1][k], place->row[2][k]};
    return isectd_orient3d(&column[0], &column[1], &column[2], &(isectd_vec3){0, 0, 0}) != 0;
}

bool place_read(Place *place, const json_t *json, const char *where, Fault *fault)
{
    if (!json_is_array(json) && !json_is_object(json))
        return fault_set(fault,
                         "%s: must be a list of 16 numbers, or an object of translate, "
                         "rotate, scale",
                         where);
    if (!(json_is_array(json) ? read_matrix(place, json, where, fault)
                              : read_parts(place, json, where, fault)))
        return false;
    return is_regular(place) || fault_set(fault, "%s: is singular", where);
}

void place_point(const Place *place, const double from[3], double to[3])
{
    const double x = from[0], y = from[1], z = from[2];
    for (int k = 0; k < 3; k++) {
        const double *row = place->row[k];
        to[k] = row[0] * x + row[1] * y + row[2] * z + row[3];
    }
}

bool place_apply(const Place *place, Mesh *mesh)
{
    if (memcmp(place, &place_none, sizeof *place) == 0)
        return true;
    for (size_t i = 0; i < mesh->vertex_count; i++) {
        double *p = &mesh->positions[3 * i];
        const bool finite = isfinite(p[0]) && isfinite(p[1]) && isfinite(p[2]);
        place_point(place, p, p);
        if (finite && !(isfinite(p[0]) && isfinite(p[1]) && isfinite(p[2])))
            return false;
    }
    return true;
}
