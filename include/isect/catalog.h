/* isect/catalog.h - what the library has, as data: its types with their fields, its functions with
 * their parameters, and one way to call them all. Bindings, command lines and tests need no list
 * of their own.
 *
 * One catalogue serves both precisions: of two numbers the first is that of float, the second that
 * of double. Its tables are constant, and made by the build from the headers and matrix.csv. */
#ifndef ISECT_CATALOG_H
#define ISECT_CATALOG_H

#include "isect/base.h"

ISECT_EXTERN_BEGIN

/// What the values of a type are.
typedef enum isect_catalog_kind {
    ISECT_CATALOG_VOID,     ///< no value
    ISECT_CATALOG_BOOL,     ///< true or false
    ISECT_CATALOG_CHAR,     ///< a character: behind a pointer, a text that ends with '\0'
    ISECT_CATALOG_SIGNED,   ///< an integer
    ISECT_CATALOG_UNSIGNED, ///< an integer that is not negative
    ISECT_CATALOG_REAL,     ///< a float or a double, by its size
    ISECT_CATALOG_ENUM,     ///< an enum; its members are its constants, which count from 0
    ISECT_CATALOG_STRUCT,   ///< a struct; its members are its fields
    ISECT_CATALOG_COLUMNS,  ///< a struct for many shapes or answers, of isect/arrays.h
    ISECT_CATALOG_OPAQUE,   ///< a struct without known fields, behind a pointer
    ISECT_CATALOG_FUNCTION  ///< a function of the caller's, behind a pointer
} isect_catalog_kind;

/// A field of a struct, a constant of an enum, a parameter or a result of a function.
typedef struct isect_catalog_member {
    char name[16];      ///< as in C; of a constant the word without prefix; of a result empty
    uint16_t type;      ///< index of its type in isect_catalog_types
    uint8_t pointers;   ///< 0: a value; 1: a pointer to values; 2: a pointer to such a pointer
    bool constant;      ///< is what it points to declared const?
    uint16_t count;     ///< elements, if it is an array or a pointer to arrays; else 0
    uint16_t offset[2]; ///< of a field: bytes from the beginning of the struct
} isect_catalog_member;

/// A type.
typedef struct isect_catalog_type {
    char name[32];                       ///< in float: "float", "isect_ray"
    isect_catalog_kind kind;             ///< what its values are
    isect_shape shape;                   ///< the tag of a struct that is one, else ISECT_SHAPE_NONE
    bool shared;                         ///< has the double form the same name? Else isectd_
    uint16_t size[2];                    ///< bytes; 0 if it has no values
    uint16_t count;                      ///< members
    const isect_catalog_member *members; ///< these; NULL without members
    const double *miss;                  ///< the numbers of an answer that is a miss, or NULL
} isect_catalog_type;

/// What a function is for; see CONVENTIONS.md.
typedef enum isect_catalog_role {
    ISECT_CATALOG_FORMULA,  ///< a question to two shapes of given types
    ISECT_CATALOG_QUESTION, ///< a question to any two shapes
    ISECT_CATALOG_HELPER,   ///< a small computation
    ISECT_CATALOG_MAKER,    ///< makes a shape
    ISECT_CATALOG_STATE     ///< of something with memory, such as a tree
} isect_catalog_role;

/// Calls a function. arguments[i] is parameter i itself where that is a pointer; else, and for a
/// function of the caller's, which must not throw, it is the address of its value. `result` is
/// where the result goes; NULL without a result.
typedef void isect_catalog_call(void *result, const void **arguments);

/// A function.
typedef struct isect_catalog_function {
    char name[48];             ///< in float: "isect_cast_ray_sphere"
    char header[12];           ///< "cast": isect/cast.h declares it
    isect_catalog_role role;   ///< what it is for
    isect_exactness exactness; ///< of its answer; isect_any_answers has that of any two shapes
    bool shared;               ///< has the double form the same name? Else isectd_
    uint8_t count;             ///< parameters
    const isect_catalog_member *result; ///< its result; the parameters follow
    isect_catalog_call *call[2];        ///< NULL in libraries without double
} isect_catalog_function;

/// All types that the public headers use.
///
/// @param count  Receives how many.
/// @return       The first of them; static data.
ISECT_ASK const isect_catalog_type *isect_catalog_types(size_t *count);

/// All public functions for one call each; the forms for many are in isect/many.h.
///
/// @param count  Receives how many.
/// @return       The first of them; static data.
ISECT_ASK const isect_catalog_function *isect_catalog_functions(size_t *count);

/// The function of a name.
///
/// @param name  As in float: "isect_cast_ray_sphere".
/// @return      The function; NULL if no function has that name.
ISECT_ASK const isect_catalog_function *isect_catalog_find(const char *name);

ISECT_EXTERN_END
#endif
