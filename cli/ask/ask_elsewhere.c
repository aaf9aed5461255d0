/* cli/ask/ask_elsewhere.c - the commands for functions that need a mesh, a scene or memory. */
#include "ask/ask_questions.h"

#include <stdio.h>
#include <string.h>

/* The commands for functions of a header, whose verbs are surrounded by blanks; NULL: all other
 * functions of the header. */
static const struct {
    const char *header, *verbs, *command;
} commands[] = {
    {"bvh", " build free stats cast cast_counted cast_n occluded occluded_n ",
     "isect cast MESH --rays FILE"},
    {"bvh",
     " motion_build motion_free motion_cast motion_occluded motion_cast_n motion_occluded_n ",
     "isect cast MESH --to MESH --rays FILE"},
    {"bvh", " cast_culled cast_culled_n occluded_culled occluded_culled_n ",
     "isect cast MESH --rays FILE --culled"},
    {"bvh", " cast_all ", "isect pick SCENE --pixel x,y --all"},
    {"bvh", " classify_frustum ", "isect pick SCENE --rect x0,y0,x1,y1"},
    {"bvh", " closest closest_n ", "isect closest MESH --points FILE"},
    {"bvh", " closest_few ", "isect closest MESH --points FILE --few K"},
    {"bvh", " classify_point classify_point_n ", "isect inside MESH --points FILE"},
    {"bvh", " signed_distance signed_distance_n ", "isect inside MESH --points FILE --distance"},
    {"bvh",
     " sweep_sphere sweep_capsule sweep_ellipsoid sweep_cylinder sweep_cone sweep_aabb sweep_obb "
     "sweep_hull ",
     "isect sweep SHAPE A MESH --to x,y,z"},
    {"bvh", " sweep_any_path ", "isect sweep SHAPE A MESH --path FILE"},
    {"scene", " build free cast cast_n occluded occluded_n normal ",
     "isect cast SCENE --rays FILE"},
    {"scene", " cast_culled cast_culled_n occluded_culled occluded_culled_n ",
     "isect cast SCENE --rays FILE --culled"},
    {"scene", " closest closest_n ", "isect closest SCENE --points FILE"},
    {"scene", " closest_few ", "isect closest SCENE --points FILE --few K"},
    {"fence", NULL, "isect ask classify polygon2 point2"},
    {"bound", NULL, "isect bound MESH"},
    {"hull", NULL, "isect bound MESH"},
    {"measure", NULL, "isect info MESH"},
    {"cull", NULL, "isect cull SCENE"},
    {"clash", NULL, "isect clash A B"},
    {"voxels", NULL, "isect voxelize MESH"},
    {"section", NULL, "isect section MESH"},
    {"frustum", NULL, "isect pick SCENE --pixel x,y"},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const char *program(const char *header)
{
    enum { HEADERS = 64 };
    static char texts[HEADERS][64];
    char text[sizeof texts[0]];
    size_t i = 0;
    snprintf(text, sizeof text, "a program that includes isect/%s.h", header);
    while (i + 1 < HEADERS && texts[i][0] != '\0' && strcmp(texts[i], text) != 0)
        i++;
    memcpy(texts[i], text, sizeof text);
    return texts[i];
}

const char *ask_elsewhere(const isect_catalog_function *function)
{
    char verb[sizeof function->name + 2];
    const size_t header = strlen(function->header);
    const char *name = function->name + sizeof "isect_" - 1;
    const bool own = strncmp(name, function->header, header) == 0 && name[header] == '_';
    snprintf(verb, sizeof verb, " %s ", own ? name + header + 1 : name);
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].header, function->header) == 0 &&
            (commands[i].verbs == NULL || strstr(commands[i].verbs, verb) != NULL))
            return commands[i].command;
    return program(function->header);
}
