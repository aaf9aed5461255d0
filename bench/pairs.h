/* bench/pairs.h - what the pair benchmark is made of: questions, scenes of pairs to ask them about,
 * and forms of asking. pairs_questions.c makes the questions, once for float and once for double;
 * pairs_reference.c, pairs_cglm.c and pairs_bullet.cpp hold the forms to compare with; pairs.c
 * draws the scenes and measures. */
#ifndef BENCH_PAIRS_H
#define BENCH_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// n pairs of shapes: shape a[i] with shape b[i]. The same numbers twice: as structs, and as
/// columns (number k of shape i at [k * pitch + i]). In a grouped scene, `group` successive pairs
/// have the same a, so that one against many can be asked; else group is 1.
typedef struct scene {
    const void *a, *b;
    const void *a_columns, *b_columns;
    size_t n, pitch, group;
    void *native; /* what a peer prepared from a and b */
} scene;

/// How a form writes its answers. Whatever the form, there is room for n times seven numbers.
typedef enum answer_kind {
    BYTES, /* bool[n] */
    SIDE_VALUES,
    SIDE_BYTES,
    BITS,
    SPANS,
    SPAN_COLUMNS, /* enter at [i], leave at [pitch + i] */
    TOUCHES,
    TOUCH_COLUMNS,
    NEARESTS,
    NEAREST_COLUMNS /* distance2 at [6 * pitch + i] */
} answer_kind;

typedef enum form_role {
    PUBLISHED,    /* a published form, written by hand */
    PEER,         /* another library */
    PREPARED,     /* published; what it keeps of a or b is made before the clock starts */
    FOUR,         /* published, for four pairs at a time, one array per number */
    MANY_FOUR,    /* the same for one with four, prepared */
    FILTER,       /* isect, but what is not certain is answered no */
    ONE,          /* isect, one pair a call */
    COLUMNS,      /* isect, _pairs, one array per number */
    STRUCTS,      /* isect, _pairs, arrays of structs */
    MANY_COLUMNS, /* isect, _n */
    MANY_STRUCTS
} form_role;

/// One way to ask a question. `run` answers the whole scene. prepare and release may be NULL.
typedef struct form {
    const char *name;
    form_role role;
    answer_kind answer;
    void (*run)(const scene *s, void *answers);
    void *(*prepare)(const scene *s);
    void (*release)(void *native);
} form;

/// `draw` makes one pair; with keep_a, it makes a b for the a that is there.
typedef struct question {
    const char *name;
    size_t a_bytes, b_bytes;
    void (*draw)(void *a, void *b, uint64_t *state, bool keep_a);
    const form *forms;
    size_t form_count;
    const form *peers[2]; /* further forms, from other libraries; may be NULL */
    bool pairs_only;      /* no one-against-many scene */
} question;

/// All questions in one precision. `yes` reads answer i of any kind as yes or no.
typedef struct question_list {
    const char *precision;
    size_t number_bytes;
    const question *questions;
    size_t count;
    bool (*yes)(const void *answers, answer_kind kind, size_t i, size_t pitch);
} question_list;

const question_list *questions_float(void);
const question_list *questions_double(void);

/* The peers, float only. In a build without them, run is NULL and the form is skipped. */

extern const form cglm_aabb_aabb, cglm_sphere_sphere, cglm_sphere_aabb, cglm_ray_triangle;
extern const form bullet_aabb_aabb, bullet_ray_aabb, bullet_obb_obb, bullet_obb_obb_contacts;

#ifdef __cplusplus
}
#endif

#endif
