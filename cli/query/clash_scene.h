/* cli/query/clash_scene.h - `isect clash` of a scene: the kind of each two objects whose boxes are
 * near. */
#ifndef CLI_CLASH_SCENE_H
#define CLI_CLASH_SCENE_H

#include <stdbool.h>

typedef struct ClashScene {
    const char *const *paths; /* scenes and meshes, ending with NULL */
    const char *pairs;        /* a file for them, "-" for the standard output, or NULL */
    double clearance;         /* negative: none */
    unsigned threads;
    bool json, exit_code;
} ClashScene;

/* True if a file is a scene, or there are more than two files. */
bool clash_scene_is(const char *const paths[]);

/* Runs the command; returns the exit code of the program. */
int clash_scene_run(const ClashScene *wish);

#endif
