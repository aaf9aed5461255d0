/* cli/ask/ask_types.h - the types that can be read and printed, from those of the catalogue. */
#ifndef CLI_ASK_TYPES_H
#define CLI_ASK_TYPES_H

#include "ask/ask.h"

/* Values that are no structs, and arrays of points, planes and numbers. */
extern const AskType ask_yes_type, ask_sign_type, ask_number_type, ask_count_type, ask_few_type,
    ask_place_type, ask_bits_type, ask_text_type, ask_any_type, ask_loop_type, ask_planes_type,
    ask_weights_type;

/* Before anything else of this file; once. */
void ask_make_types(void);

/* The type of a member; its kind is ASK_NONE if it cannot be read. */
const AskType *ask_type_of(const isect_catalog_member *member);

/* The i-th word of an enum. */
const char *ask_word(const char *type, unsigned i);

/* A hull by its vertices, as all questions but cast take it. */
const AskType *ask_hull_corners(void);

/* The shape of a tag; and with a field for its motion. NULL: it cannot be read. */
const AskType *ask_shape(isect_shape shape);
const AskType *ask_moving(isect_shape shape);

#endif
