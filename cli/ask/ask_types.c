/* cli/ask/ask_types.c - makes the types that can be read and printed from those of the catalogue. A
 * struct of numbers is a row of numbers with names, a view has arrays of one length, an enum has
 * words. */
#include "ask/ask_types.h"

#include <stdio.h>
#include <string.h>

enum { TYPES_MOST = 256, FIELDS_MOST = 1024, WORDS_MOST = 512 };

static AskType types[TYPES_MOST]; /* in the order of the catalogue */
static AskField fields[FIELDS_MOST];
static const char *words[WORDS_MOST];
static AskType corners = {.name = "corners", .kind = ASK_VIEW, .most = ASK_GIVEN_MOST};
static AskType moving[ISECT_SHAPES];
static size_t type_count, field_count, word_count;
static const isect_catalog_type *catalog;

const AskType ask_yes_type = {.name = "yes", .kind = ASK_YES};
const AskType ask_sign_type = {.name = "sign", .kind = ASK_SIGN};
const AskType ask_number_type = {.name = "number", .kind = ASK_NUMBER};
const AskType ask_count_type = {.name = "count", .kind = ASK_COUNT};
const AskType ask_few_type = {.name = "few", .kind = ASK_COUNT, .most = UINT32_MAX};
const AskType ask_place_type = {.name = "place", .kind = ASK_PLACE};
const AskType ask_bits_type = {.name = "bits", .kind = ASK_BITS};
const AskType ask_text_type = {.name = "text", .kind = ASK_TEXT};
const AskType ask_any_type = {.name = "any", .kind = ASK_ANY};
static const AskField points_field = {"points", 0, ASK_OPEN, 3, NULL, NULL};
static const AskField planes_field = {"planes", 0, ASK_OPEN, 4, NULL, NULL};
static const AskField weights_field = {"weights", 0, ASK_OPEN, 0, NULL, NULL};
enum { LOOP_MOST = 64 }; /* points; clipping by a box may make 12 times as many */
const AskType ask_loop_type = {
    .name = "loop", .kind = ASK_VIEW, .fields = &points_field, .field_count = 1, .most = LOOP_MOST};
const AskType ask_planes_type = {.name = "planes",
                                 .kind = ASK_VIEW,
                                 .fields = &planes_field,
                                 .field_count = 1,
                                 .most = LOOP_MOST};
const AskType ask_weights_type = {
    .name = "weights", .kind = ASK_VIEW, .fields = &weights_field, .field_count = 1};
const AskType *ask_type_of(const isect_catalog_member *member)
{
    return &types[member->type];
}
const AskType *ask_hull_corners(void)
{
    return &corners;
}
const AskType *ask_shape(isect_shape shape)
{
    for (size_t i = 0; i < type_count && shape != ISECT_SHAPE_NONE; i++)
        if (types[i].of->shape == shape)
            return shape == ISECT_SHAPE_HULL ? &corners : types[i].kind ? &types[i] : NULL;
    return NULL;
}
const AskType *ask_moving(isect_shape shape)
{
    return moving[shape].kind ? &moving[shape] : NULL;
}
static const AskType *type_named(const char *name)
{
    for (size_t i = 0; i < type_count; i++)
        if (types[i].kind && strcmp(types[i].name, name) == 0)
            return &types[i];
    return NULL;
}

const char *ask_word(const char *type, unsigned i)
{
    const AskType *of = type_named(type);
    return of != NULL && i < of->word_count ? of->words[i] : "";
}

/* ---- structs of numbers ---- */

/* The count of numbers in a value of the type; 0 if the type has other members. */
static unsigned numbers_in(const isect_catalog_type *type)
{
    unsigned sum = 0;
    if (type->kind == ISECT_CATALOG_REAL)
        return type->size[0] != type->size[1];
    if (type->kind != ISECT_CATALOG_STRUCT)
        return 0;
    for (unsigned i = 0; i < type->count; i++) {
        const isect_catalog_member *member = &type->members[i];
        const unsigned each = member->pointers ? 0 : numbers_in(&catalog[member->type]);
        if (each == 0)
            return 0;
        sum += each * (member->count ? member->count : 1);
    }
    return sum;
}

/* True if the first member is the count of rows of the others. It has the size of a number. */
static bool is_counted(const isect_catalog_type *type)
{
    return type->count > 1 && strcmp(type->members[0].name, "count") == 0 &&
           strcmp(catalog[type->members[0].type].name, "uint32_t") == 0;
}

static AskField *new_field(const isect_catalog_member *member)
{
    AskField *field = &fields[field_count];
    field_count += field_count + 1 < FIELDS_MOST;
    *field = (AskField){.name = member ? member->name : NULL, .member = member};
    return field;
}

/* False: the struct has members other than numbers. */
static bool make_struct(AskType *type)
{
    const isect_catalog_type *of = type->of;
    type->fields = &fields[field_count];
    type->counted = is_counted(of);
    for (unsigned i = 0; i < of->count; i++) {
        const isect_catalog_member *member = &of->members[i];
        const bool whole = type->counted && i == 0;
        const unsigned each = member->pointers ? 0 : whole ? 1 : numbers_in(&catalog[member->type]);
        const unsigned first = member->offset[0] / (unsigned)sizeof(float);
        if (each == 0 || member->offset[1] != first * sizeof(double))
            return false;
        AskField *field = new_field(member);
        field->first = first;
        field->rows = each > 1 ? member->count : 0;
        field->columns = each > 1 ? each : member->count;
    }
    type->kind = ASK_STRUCT;
    type->field_count = of->count;
    type->number_count = of->size[0] / (unsigned)sizeof(float);
    type->miss = of->miss;
    return true;
}

/* ---- views ---- */

static bool ends_in_count(const char *name)
{
    const size_t length = strlen(name), end = sizeof "_count" - 1;
    return strcmp(name, "count") == 0 ||
           (length > end && strcmp(name + length - end, "_count") == 0);
}

/* Adds an array to a view. An element of all arrays before it has *numbers numbers. */
static void add_array(AskType *type, const isect_catalog_member *member, unsigned *numbers)
{
    const unsigned each = numbers_in(&catalog[member->type]);
    AskField *field = new_field(member);
    field->first = *numbers * ASK_GIVEN_MOST;
    field->rows = ASK_OPEN;
    field->columns = each > 1 ? each : 0;
    *numbers += each;
    type->field_count++;
}

/* Adds the arrays of a struct with one count. If the struct has several counts, only the arrays
 * before the first count are added: the others may be NULL. False: it has other members. */
static bool make_arrays(AskType *type)
{
    const isect_catalog_type *of = type->of;
    unsigned counts = 0, numbers = 0;
    for (unsigned i = 0; i < of->count; i++)
        counts += ends_in_count(of->members[i].name);
    for (unsigned i = 0; i < of->count && (counts == 1 || type->count == NULL); i++) {
        const isect_catalog_member *member = &of->members[i];
        if (ends_in_count(member->name)) {
            type->count = member;
        } else if (strcmp(member->name, "pieces") == 0) {
            type->pieces = member;
        } else if (strcmp(member->name, "degrees") == 0) {
            new_field(member)->rows = ASK_WHOLE;
            type->field_count++;
        } else if (member->pointers == 1 && member->constant &&
                   numbers_in(&catalog[member->type]) > 0) {
            add_array(type, member, &numbers);
        } else {
            return false;
        }
    }
    return type->count != NULL && numbers > 0 && numbers * ASK_GIVEN_MOST <= 3 * ASK_POINTS_MOST;
}

static bool make_view(AskType *type)
{
    type->fields = &fields[field_count];
    type->field_count = 0;
    type->most = ASK_GIVEN_MOST;
    if (!make_arrays(type))
        return false;
    type->kind = ASK_VIEW;
    return true;
}

/* ---- all types ---- */

static void make_words(AskType *type)
{
    type->kind = ASK_WORD;
    type->words = &words[word_count];
    type->word_count = type->of->count;
    for (unsigned i = 0; i < type->of->count && word_count < WORDS_MOST; i++)
        words[word_count++] = type->of->members[i].name;
}

static void make_type(AskType *type)
{
    const isect_catalog_type *of = type->of;
    const size_t used = field_count;
    if (of->kind == ISECT_CATALOG_ENUM)
        make_words(type);
    if (of->kind != ISECT_CATALOG_STRUCT)
        return;
    if (strcmp(type->name, "witness") == 0)
        type->kind = ASK_WITNESS;
    else if (strcmp(type->name, "patch") == 0)
        type->kind = ASK_PATCH;
    else if (!make_struct(type)) {
        field_count = used;
        make_view(type);
    }
}

static const isect_catalog_member *member_named(const isect_catalog_type *of, const char *name)
{
    for (unsigned i = 0; i < of->count; i++)
        if (strcmp(of->members[i].name, name) == 0)
            return &of->members[i];
    return NULL;
}

/* Makes the type of a hull that is given by its vertices, its planes or both. The type of a hull by
 * its planes, which cast needs, may have vertices. */
static void make_hulls(AskType *by_planes)
{
    const isect_catalog_type *hull = by_planes->of;
    unsigned numbers = by_planes->fields[0].columns;
    add_array(by_planes, member_named(hull, "vertices"), &numbers);
    fields[field_count - 1].count = member_named(hull, "vertex_count");
    numbers = 0;
    corners.of = hull;
    corners.either = true;
    corners.fields = &fields[field_count];
    corners.count = member_named(hull, "vertex_count");
    add_array(&corners, member_named(hull, "vertices"), &numbers);
    add_array(&corners, member_named(hull, "planes"), &numbers);
    fields[field_count - 1].count = member_named(hull, "plane_count");
}

/* Makes the type of a shape with its motion behind its numbers. The library has structs for some
 * of these. */
static void make_moving(isect_shape shape)
{
    static char names[ISECT_SHAPES][32];
    const AskType *rest = ask_shape(shape);
    AskType *type = &moving[shape];
    if (rest == NULL)
        return;
    snprintf(names[shape], sizeof names[shape], "moving_%s", rest->name);
    const AskType *known = type_named(names[shape]);
    *type = known != NULL ? *known : *rest;
    type->name = names[shape];
    type->rest = rest;
    if (known != NULL)
        return;
    type->fields = &fields[field_count];
    for (unsigned i = 0; i < rest->field_count; i++) {
        AskField *field = new_field(rest->fields[i].member);
        *field = rest->fields[i];
    }
    AskField *motion = new_field(NULL);
    motion->name = "motion";
    motion->first = rest->kind == ASK_STRUCT ? rest->number_count : 3 * ASK_POINTS_MOST - 3;
    motion->columns = 3;
    type->field_count++;
    type->number_count += rest->kind == ASK_STRUCT ? 3 : 0;
}

void ask_make_types(void)
{
    catalog = isect_catalog_types(&type_count);
    for (size_t i = 0; i < type_count && i < TYPES_MOST; i++) {
        const char *name = catalog[i].name;
        types[i].of = &catalog[i];
        types[i].name = strncmp(name, "isect_", 6) == 0 ? name + 6 : name;
        make_type(&types[i]);
        if (catalog[i].shape == ISECT_SHAPE_HULL)
            make_hulls(&types[i]);
    }
    for (int shape = 0; shape < ISECT_SHAPES; shape++)
        make_moving((isect_shape)shape);
}
