/* core.h - what the files of the extension share: its state, records, functions and handles.
 *
 * The extension uses the limited API of CPython 3.11 and the buffer protocol. It knows nothing of
 * NumPy, which only the Python files use, and no shape by name: everything comes from the
 * catalogue of the library. */
#ifndef ISECT_PYTHON_CORE_H
#define ISECT_PYTHON_CORE_H

#define Py_LIMITED_API 0x030b0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <isect/any.h>
#include <isect/catalog.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    MOST_MEMBERS = 16,    /* of a struct that is a record */
    MOST_PARAMETERS = 16, /* of a function */
    MOST_NUMBERS = 64,    /* of a struct that Python numbers are read into */
    MOST_RESULT = 1024,   /* bytes of a result */
    MOST_KINDS = 256      /* types of the catalogue */
};

/* ---- Kinds of records: the structs of the catalogue ---- */

typedef struct Kind {
    const isect_catalog_type *type;
    bool flat;                        /* are all of its numbers real? */
    uint16_t numbers;                 /* how many, if so */
    uint16_t first[MOST_MEMBERS + 1]; /* the first number of each member */
    uint16_t inner[MOST_MEMBERS];     /* numbers of an element of an array of vectors; else 0 */
    bool vector[MOST_MEMBERS];        /* is the member more than one number? */
    uint16_t given;                   /* members that a constructor needs at least */
    double defaults[4];               /* of the numbers of the members after these */
    PyObject *cls;                    /* the class of its records; NULL: none is registered */
} Kind;

/* What the module owns. */
typedef struct State {
    Kind kinds[MOST_KINDS];
    size_t kind_count;
    PyTypeObject *record_type;
    PyTypeObject *function_type;
    PyTypeObject *handle_type;
    PyTypeObject *question_type;
    PyObject *sides; /* the values of isect_side as Python has them; NULL: as integers */
} State;

/* The state of the one module. Records are created in functions that have no module at hand. */
extern State isect_state;

/* Fills in the kinds from the catalogue. -1 with an exception if it has more than there is room. */
int kinds_from_catalog(State *state);

/* The index of a type of the catalogue by its name without isect_; -1 if there is none. */
int kind_find(const State *state, const char *name);

/* The types of the catalogue as a list of tuples. */
PyObject *catalog_types(PyObject *module, PyObject *unused);

/* The names of the functions of the catalogue. */
PyObject *catalog_names(PyObject *module, PyObject *unused);

/* register(kind, class, given, defaults): makes a class that of the records of a kind. */
PyObject *catalog_register(PyObject *module, PyObject *args);

/* ---- Records: one struct inline, or an array of them ---- */

typedef struct Record {
    PyVarObject head;
    const Kind *kind;
    uint8_t precision; /* 0: float, 1: double */
    uint8_t weak;      /* 1: made of Python numbers, may become float where that is exact */
    PyObject *array;   /* of many: what holds them; NULL: one, in `own` */
    PyObject *keep;    /* what pointers in the struct point into; may be NULL */
    Py_ssize_t length; /* of one: for its buffer */
    double own[1];     /* of one: the struct */
} Record;

extern PyType_Spec record_spec;

/* The numbers of the arguments of a constructor, where these are Python numbers and tuples of them.
 * False if they are not, or have another shape; no exception is set then. */
bool numbers_of(const Kind *kind, PyObject *args, double *out);

/* A record of one struct, copied from `at`; NULL with an exception if it has no class. */
PyObject *record_of(const Kind *kind, int precision, const void *at);

/* record(class, precision, from, one, weak, keep): one from bytes, or many in an array. */
PyObject *record_make(PyObject *module, PyObject *args);

/* ---- Functions of the library, called by description ---- */

typedef enum Pass {
    PASS_POINTER,  /* the address of a buffer, or NULL for None */
    PASS_HANDLE,   /* what a handle holds */
    PASS_RECEIVE,  /* where a handle receives what it is to hold */
    PASS_STRUCT,   /* a struct by value, from a buffer */
    PASS_UNSIGNED, /* an integer by value, which includes enums and bool */
    PASS_REAL,     /* a number in the precision of the call */
    PASS_FUNCTION  /* None: a function of the caller's that is missing */
} Pass;

typedef struct Function {
    PyObject head;
    const char *name;
    const isect_catalog_function *catalog; /* NULL: a form for many of a formula */
    isect_catalog_call *call[2];
    int count;
    Pass pass[MOST_PARAMETERS];
    uint16_t size[MOST_PARAMETERS][2];   /* bytes of a value or of what a pointer points to */
    const char *opaque[MOST_PARAMETERS]; /* of a handle: the type of what it holds */
    const Kind *kind[MOST_PARAMETERS];   /* of a pointer to one struct of numbers; else NULL */
} Function;

extern PyType_Spec function_spec;
extern PyType_Spec handle_spec;

/* function(name): the function of a name without isect_; LookupError if there is none. */
PyObject *function_find(PyObject *module, PyObject *name);

/* The form for many of a formula, "cast_ray_aabb_n"; false if there is none. */
bool many_find(const char *name, Function *function);

/* A result as a Python object: a number, a text, or a record. */
PyObject *result_of(const State *state, const isect_catalog_member *member, int precision,
                    const void *at);

/* unpack(words, bytes): the bits of words of 64 bits as bytes of 0 and 1. */
PyObject *bits_unpack(PyObject *module, PyObject *args);

/* ---- Tiles of a join ---- */

/* deal(precision, boxes, first, edges): rows tile, number, box, as bytes, of each box in each tile
 * that it touches, by tile. The first box has the number `first`. */
PyObject *tiles_deal(PyObject *module, PyObject *args);

/* own(precision, boxes, others, pairs, edges, tile): see the definition. */
PyObject *tiles_own(PyObject *module, PyObject *args);

/* ---- Questions ---- */

extern PyType_Spec question_spec;

#endif
