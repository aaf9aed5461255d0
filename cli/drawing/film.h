/* cli/drawing/film.h - a picture of a sweep: a moving shape, the other shape or mesh, and the
 * contact. */
#ifndef CLI_FILM_H
#define CLI_FILM_H

#include "ask/ask.h"
#include "drawing/vector.h"
#include "fault.h"
#include "options.h"
#include "query/tree.h"

typedef struct Film {
    const char *path; /* .png or .svg */
    OptionSize size;
    Vector from, up; /* the direction to the observer, and the up direction */
    const char *type;
    const union ask_value *shape; /* of this type, in double, at its start */
    const Vector *gone;           /* the displacement at each vertex of its path: 0 at the first */
    size_t corners;               /* at least one */
    const isectd_mesh_impact *impact; /* enter > 1: it touches nothing */
    size_t segment;                   /* of the path, on which it touches, after this part of it */
    const char *other;                /* a shape of this type at rest; NULL: a mesh */
    const union ask_value *second;
    const Mesh *mesh;
    Tree *tree;
} Film;

/* True if a picture may have this name. */
bool film_can_write(const char *path, Fault *fault);

/* Draws everything so that it fills the picture, and writes it. */
bool film_write(const Film *film, Fault *fault);

#endif
