/* cli/clash_scene.h - `isect clash` of a scene: the kind of each two objects whose boxes are near.
 */
#ifndef CLI_CLASH_SCENE_H
#define CLI_CLASH_SCENE_H

#include <stdbool.h>

typedef struct ClashScene {
    const char *const *paths; /* scenes and meshes, NULL behind the last */
    const char *pairs;        /* a file for them, "-" for the standard output, or NULL */
    double clearance;         /* negative: none */
    unsigned threads;
    bool json, exit_code;
} ClashScene;

/* Is that what is asked: is there a scene among the files, or are there more than two? */
bool clash_scene_is(const char *const paths[]);

/* All of it; the code that the program ends with. */
int clash_scene_run(const ClashScene *wish);

#endif
