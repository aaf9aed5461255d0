/* cli/film.h - a picture of a sweep: a shape on its way, what it touches, and how. */
#ifndef CLI_FILM_H
#define CLI_FILM_H

#include "ask_table.h"
#include "fault.h"
#include "options.h"
#include "tree.h"
#include "vector.h"

typedef struct Film {
    const char *path; /* .png or .svg */
    OptionSize size;
    Vector from, up; /* from where it is looked at, and what is up */
    const char *type;
    const union ask_value *shape; /* of this type, in double, where it begins */
    const Vector *gone; /* how far it has gone at each corner of its way: 0 at the first */
    size_t corners;     /* one at least */
    const isectd_mesh_impact *impact; /* enter > 1: it touches nothing */
    size_t segment;                   /* of the way, on which it touches, after this part of that */
    const char *other;                /* what it is swept at: a shape of this type; NULL: a mesh */
    const union ask_value *second;
    const Mesh *mesh;
    Tree *tree;
} Film;

/* Is it a name that a picture may have? */
bool film_can_write(const char *path, Fault *fault);

/* Draw all of it, so that it fills the picture, and write that. */
bool film_write(const Film *film, Fault *fault);

#endif
