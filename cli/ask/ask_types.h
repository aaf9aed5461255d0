/* cli/ask/ask_types.h - the types that can be read and printed, from those of the catalogue. */
#ifndef CLI_ASK_TYPES_H
#define CLI_ASK_TYPES_H

#include "ask/ask.h"

/* Values that are no structs, and arrays of points, planes and numbers. */
extern const AskType ask_yes_type, ask_sign_type, ask_number_type, ask_count_type, ask_few_type,
    ask_place_type, ask_bits_type, ask_text_type, ask_any_type, ask_loop_type, ask_planes_type,
    ask_weights_type;

/* Makes the types; must be called once, before the functions below. */
void ask_make_types(void);

/* The type of a member; its kind is ASK_NONE if it cannot be read. */
const AskType *ask_type_of(const isect_catalog_member *member);

/* The i-th word of an enum. */
const char *ask_word(const char *type, unsigned i);

/* The type of a hull by its vertices, its planes or both, which is an operand of all questions but
 * cast. */
const AskType *ask_hull_corners(void);

/* The type of the shape with this tag, and the type with a motion; NULL if it cannot be read. */
const AskType *ask_shape(isect_shape shape);
const AskType *ask_moving(isect_shape shape);

#endif
