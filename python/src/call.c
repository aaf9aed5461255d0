/* call.c - functions of the library as Python objects, called by the description of the catalogue.
 *
 * Buffers go in for pointers and structs, numbers for numbers, handles for what the library owns.
 * `call` runs a function once; `each` runs it n times, with the addresses of its arguments moved on
 * by a number of bytes each time; `listed` collects the results of functions that return lists. To
 * both, many handles are an array of their addresses.
 * The GIL is released in all of them. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

/* ---- Handles ---- */

typedef struct Handle {
    PyObject head;
    void *at;
    Function *release; /* isect_bvh_free and so on */
    int precision;
    PyObject *keeps; /* what must live as long */
} Handle;

static PyObject *handle_create(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    PyObject *release, *keeps = Py_None;
    int precision;
    (void)kw;
    if (!PyArg_ParseTuple(args, "O!i|O", isect_state.function_type, &release, &precision, &keeps))
        return NULL;
    Handle *self = (Handle *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (!self)
        return NULL;
    Py_INCREF(release);
    Py_INCREF(keeps);
    self->release = (Function *)release;
    self->keeps = keeps;
    self->precision = precision;
    return (PyObject *)self;
}

static void handle_free(PyObject *object)
{
    Handle *self = (Handle *)object;
    PyTypeObject *type = Py_TYPE(object);
    if (self->at) {
        const void *arguments[1] = {self->at};
        self->release->call[self->precision](NULL, arguments);
    }
    Py_XDECREF((PyObject *)self->release);
    Py_XDECREF(self->keeps);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

/* The address, for structs that hold pointers to what handles hold. */
static PyObject *handle_address(PyObject *object, PyObject *unused)
{
    (void)unused;
    return PyLong_FromVoidPtr(((Handle *)object)->at);
}

static PyMethodDef handle_methods[] = {
    {"address", handle_address, METH_NOARGS, "The address of what the handle holds."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot handle_slots[] = {{Py_tp_doc, "What the library owns, until the object dies."},
                                     {Py_tp_new, handle_create},
                                     {Py_tp_dealloc, handle_free},
                                     {Py_tp_methods, handle_methods},
                                     {0, NULL}};

PyType_Spec handle_spec = {"isect._core.Handle", sizeof(Handle), 0, Py_TPFLAGS_DEFAULT,
                           handle_slots};

/* ---- Functions ---- */

static void pass_of(Function *function, int i, const isect_catalog_member *member)
{
    const isect_catalog_type *type = isect_state.kinds[member->type].type;
    isect_catalog_kind kind = type->kind;
    for (int k = 0; k < 2; k++) /* a pointer may be to arrays */
        function->size[i][k] = (uint16_t)(type->size[k] * (member->count ? member->count : 1));
    function->opaque[i] = type->name;
    if (member->pointers == 1 && member->constant && !member->count)
        function->kind[i] = &isect_state.kinds[member->type];
    if (kind == ISECT_CATALOG_FUNCTION)
        function->pass[i] = PASS_FUNCTION;
    else if (kind == ISECT_CATALOG_OPAQUE)
        function->pass[i] = member->pointers == 2 ? PASS_RECEIVE : PASS_HANDLE;
    else if (member->pointers)
        function->pass[i] = PASS_POINTER;
    else if (kind == ISECT_CATALOG_STRUCT || kind == ISECT_CATALOG_COLUMNS)
        function->pass[i] = PASS_STRUCT;
    else
        function->pass[i] = kind == ISECT_CATALOG_REAL ? PASS_REAL : PASS_UNSIGNED;
}

static bool function_from(Function *self, const char *name)
{
    char full[64] = "isect_";
    if (strlen(name) > 50)
        return false;
    strcat(full, name);
    const isect_catalog_function *found = isect_catalog_find(full);
    if (!found)
        return many_find(name, self);
    if (found->count > MOST_PARAMETERS)
        return false;
    self->name = found->name + 6;
    self->catalog = found;
    self->count = found->count;
    memcpy(self->call, found->call, sizeof self->call);
    for (int i = 0; i < self->count; i++)
        pass_of(self, i, &found->result[1 + i]);
    return true;
}

PyObject *function_find(PyObject *module, PyObject *name)
{
    (void)module;
    const char *text = PyUnicode_AsUTF8AndSize(name, NULL);
    if (!text)
        return NULL;
    PyTypeObject *type = isect_state.function_type;
    Function *self = (Function *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (self && !function_from(self, text)) {
        PyErr_Format(PyExc_LookupError, "the library has no function %s", text);
        Py_CLEAR(self);
    }
    return (PyObject *)self;
}

/* ---- Arguments ---- */

typedef struct Arguments {
    const void *at[MOST_PARAMETERS];
    const char *first[MOST_PARAMETERS]; /* of the first call */
    double value[MOST_PARAMETERS];      /* of numbers; of any type that is not larger */
    Py_buffer view[MOST_PARAMETERS];
    bool held[MOST_PARAMETERS];
    const Py_ssize_t *steps; /* from call to call; NULL: there is one call */
} Arguments;

static void release_arguments(Arguments *all, int count)
{
    for (int i = 0; i < count; i++)
        if (all->held[i])
            PyBuffer_Release(&all->view[i]);
}

static bool wrong(const Function *function, int i, const char *wanted)
{
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%s: argument %d must be %s", function->name, i + 1, wanted);
    return false;
}

static bool take_buffer(const Function *function, int i, int precision, PyObject *x, Arguments *all)
{
    if (PyObject_GetBuffer(x, &all->view[i], PyBUF_STRIDES) < 0)
        return false;
    all->held[i] = true;
    all->at[i] = all->view[i].buf;
    Py_ssize_t least = function->pass[i] == PASS_STRUCT ? function->size[i][precision] : 0;
    return all->view[i].len >= least || wrong(function, i, "larger");
}

static bool take_number(const Function *function, int i, int precision, PyObject *x, Arguments *all)
{
    size_t size = function->size[i][precision];
    if (function->pass[i] == PASS_REAL) {
        double number = PyFloat_AsDouble(x);
        float single = (float)number;
        memcpy(&all->value[i], size == 4 ? (const void *)&single : &number, size);
    } else {
        unsigned long long number = PyLong_AsUnsignedLongLong(x);
        uint32_t four = (uint32_t)number;
        uint8_t one = (uint8_t)number;
        const void *from = size == 8   ? (const void *)&number
                           : size == 4 ? (const void *)&four
                                       : &one;
        memcpy(&all->value[i], from, size);
    }
    all->at[i] = &all->value[i];
    return !PyErr_Occurred();
}

static bool take_handle(const Function *function, int i, int precision, PyObject *x, Arguments *all)
{
    if (all->steps && all->steps[i]) /* the addresses of many, of which the caller is sure */
        return take_buffer(function, i, precision, x, all);
    if (x == Py_None && function->pass[i] == PASS_HANDLE) {
        all->at[i] = NULL;
        return true;
    }
    if (!PyObject_TypeCheck(x, isect_state.handle_type))
        return wrong(function, i, "a handle");
    Handle *handle = (Handle *)x;
    if (handle->precision != precision || strcmp(handle->release->opaque[0], function->opaque[i]))
        return wrong(function, i, "a handle of the same precision and type");
    if ((handle->at != NULL) != (function->pass[i] == PASS_HANDLE))
        return wrong(function, i, "a handle that holds something, or receives it");
    all->at[i] = function->pass[i] == PASS_HANDLE ? handle->at : (const void *)&handle->at;
    return true;
}

static bool take(const Function *function, int i, int precision, PyObject *x, Arguments *all)
{
    switch (function->pass[i]) {
    case PASS_HANDLE:
    case PASS_RECEIVE:
        return take_handle(function, i, precision, x, all);
    case PASS_UNSIGNED:
    case PASS_REAL:
        if (all->steps && all->steps[i]) /* a number for each call */
            return take_buffer(function, i, precision, x, all);
        return take_number(function, i, precision, x, all);
    case PASS_FUNCTION:
        all->value[i] = 0;
        all->at[i] = &all->value[i];
        return x == Py_None || wrong(function, i, "None");
    case PASS_POINTER:
    case PASS_STRUCT:
        break;
    }
    if (x == Py_None && function->pass[i] == PASS_POINTER)
        return true;
    return take_buffer(function, i, precision, x, all);
}

/* Moves the arguments to those of call k. */
static void aim(const Function *function, Arguments *all, Py_ssize_t k)
{
    for (int i = 0; i < function->count; i++) {
        if (!all->steps[i])
            continue;
        const char *at = all->first[i] + k * all->steps[i];
        all->at[i] = function->pass[i] == PASS_HANDLE ? *(const void *const *)at : at;
    }
}

/* All arguments of a function. False with an exception if one is wrong; then nothing is held. */
static bool take_all(const Function *function, int precision, PyObject *const *args,
                     Py_ssize_t count, const Py_ssize_t *steps, Arguments *all)
{
    memset(all, 0, sizeof *all);
    all->steps = steps;
    if (precision < 0 || precision > 1 || count != function->count) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "%s: %d arguments, not %zd", function->name,
                         function->count, count);
        return false;
    }
    for (int i = 0; i < function->count; i++)
        if (!take(function, i, precision, args[i], all)) {
            release_arguments(all, i + 1);
            return false;
        }
    memcpy(all->first, all->at, sizeof all->at);
    return true;
}

/* ---- Results ---- */

PyObject *result_of(const State *state, const isect_catalog_member *member, int precision,
                    const void *at)
{
    const Kind *kind = &state->kinds[member->type];
    uint16_t size = kind->type->size[precision];
    if (member->pointers)
        return PyUnicode_FromString(*(const char *const *)at);
    switch (kind->type->kind) {
    case ISECT_CATALOG_VOID:
        Py_RETURN_NONE;
    case ISECT_CATALOG_BOOL:
        return PyBool_FromLong(*(const bool *)at);
    case ISECT_CATALOG_REAL:
        return PyFloat_FromDouble(size == 8 ? *(const double *)at : *(const float *)at);
    case ISECT_CATALOG_STRUCT:
        return record_of(kind, precision, at);
    case ISECT_CATALOG_ENUM:
        if (state->sides && strcmp(kind->type->name, "isect_side") == 0) {
            PyObject *side = PyTuple_GetItem(state->sides, *(const int *)at);
            Py_XINCREF(side);
            return side;
        }
        return PyLong_FromLong(*(const int *)at);
    case ISECT_CATALOG_SIGNED:
        return PyLong_FromLong(*(const int *)at);
    default:
        return size == 8 ? PyLong_FromUnsignedLongLong(*(const uint64_t *)at)
                         : PyLong_FromUnsignedLong(*(const uint32_t *)at);
    }
}

/* call(precision, *arguments): once. */
static PyObject *function_call(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Function *self = (Function *)object;
    Arguments all;
    double result[MOST_RESULT / sizeof(double)];
    int precision = count ? (int)PyLong_AsLong(args[0]) : -1;
    if (!take_all(self, precision, args + 1, count - 1, NULL, &all))
        return NULL;
    if (self->catalog &&
        isect_state.kinds[self->catalog->result->type].type->size[1] > MOST_RESULT) {
        release_arguments(&all, self->count);
        PyErr_SetString(PyExc_SystemError, "the result is too large");
        return NULL;
    }
    PyThreadState *thread = PyEval_SaveThread();
    self->call[precision](result, all.at);
    PyEval_RestoreThread(thread);
    release_arguments(&all, self->count);
    if (!self->catalog)
        Py_RETURN_NONE;
    return result_of(&isect_state, self->catalog->result, precision, result);
}

/* A shape in double: from a record or a tuple of numbers. */
static bool take_shape(const Function *self, int i, PyObject *x, double *out)
{
    const Kind *kind = self->kind[i];
    if (PyTuple_CheckExact(x) && numbers_of(kind, x, out))
        return true;
    Record *record = (Record *)x;
    if (!PyObject_TypeCheck(x, isect_state.record_type) || record->kind != kind || record->array ||
        kind->numbers > MOST_NUMBERS) {
        PyErr_Format(PyExc_TypeError, "%s: argument %d must be one %s, or the numbers of one",
                     self->name, i + 1, kind->type->name + 6);
        return false;
    }
    for (int j = 0; j < kind->numbers; j++)
        out[j] = record->precision ? record->own[j] : (double)((const float *)record->own)[j];
    return true;
}

/* formula(*arguments): once, in double, of shapes and numbers. */
static PyObject *function_formula(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Function *self = (Function *)object;
    Arguments all;
    double numbers[4][MOST_NUMBERS], result[MOST_RESULT / sizeof(double)];
    if (count != self->count || count > 4)
        return PyErr_Format(PyExc_TypeError, "%s takes %d arguments, not %zd", self->name,
                            self->count, count);
    for (int i = 0; i < self->count; i++) {
        bool number = self->pass[i] == PASS_UNSIGNED || self->pass[i] == PASS_REAL;
        if (!number && (!self->kind[i] || !self->kind[i]->flat))
            return wrong(self, i, "less than this: the function takes more than numbers"), NULL;
        if (!(number ? take_number(self, i, 1, args[i], &all)
                     : take_shape(self, i, args[i], numbers[i])))
            return NULL;
        if (!number)
            all.at[i] = numbers[i];
    }
    self->call[1](result, all.at);
    return result_of(&isect_state, self->catalog->result, 1, result);
}

/* each(precision, n, results, steps, *arguments): n times; `results` is a writable buffer or None,
 * argument i moves on by steps[i] bytes. */
static PyObject *function_each(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Function *self = (Function *)object;
    Arguments all;
    if (count < 4 || !PyTuple_Check(args[3]) || PyTuple_Size(args[3]) != self->count)
        return PyErr_Format(PyExc_TypeError, "precision, n, results and a tuple of steps");
    int precision = (int)PyLong_AsLong(args[0]);
    Py_ssize_t n = PyLong_AsSsize_t(args[1]), steps[MOST_PARAMETERS];
    for (int i = 0; i < self->count; i++)
        steps[i] = PyLong_AsSsize_t(PyTuple_GetItem(args[3], i));
    if (PyErr_Occurred() || !take_all(self, precision, args + 4, count - 4, steps, &all))
        return NULL;
    size_t size = isect_state.kinds[self->catalog->result->type].type->size[precision];
    Py_buffer results = {0};
    bool fails = args[2] != Py_None && PyObject_GetBuffer(args[2], &results, PyBUF_WRITABLE) < 0;
    if (!fails && results.obj && results.len < n * (Py_ssize_t)size)
        fails = !wrong(self, 0, "given results with more room");
    if (!fails) {
        double unused[MOST_RESULT / sizeof(double)];
        char *out = results.obj ? results.buf : (char *)unused;
        PyThreadState *thread = PyEval_SaveThread();
        for (Py_ssize_t k = 0; k < n; k++) {
            aim(self, &all, k);
            self->call[precision](out, all.at);
            out += results.obj ? size : 0;
        }
        PyEval_RestoreThread(thread);
    }
    if (results.obj)
        PyBuffer_Release(&results);
    release_arguments(&all, self->count);
    if (fails)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- Lists ---- */

typedef struct Found {
    char *at;
    size_t size, count, room; /* bytes of one, and how many */
} Found;

/* Runs a function that ends in (out, capacity, count) until the room is enough. */
static int list_one(const Function *self, int precision, const void **at, Found *found)
{
    for (;;) {
        int status = 0;
        size_t capacity = found->room - found->count, count = 0;
        const void *out = found->at + found->count * found->size;
        at[self->count - 3] = out;
        at[self->count - 2] = &capacity;
        at[self->count - 1] = &count;
        self->call[precision](&status, at);
        if (status == ISECT_OK)
            found->count += count;
        if (status != ISECT_TOO_SMALL)
            return status;
        size_t room = 2 * found->room + count;
        char *more = realloc(found->at, room * found->size);
        if (!more)
            return ISECT_NO_MEMORY;
        found->at = more;
        found->room = room;
    }
}

/* listed(precision, n, ends, steps, *arguments): the results of n calls of a function that ends in
 * (out, capacity, count), one after the other, as bytes. `ends` receives n numbers of 64 bits: how
 * many there are up to each. Returns (status, bytes). */
static PyObject *function_listed(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Function *self = (Function *)object;
    Arguments all;
    Function head = *self;
    Py_buffer ends;
    head.count = self->count - 3;
    if (count < 4 || head.count < 1 || !PyTuple_Check(args[3]) ||
        PyTuple_Size(args[3]) != head.count)
        return PyErr_Format(PyExc_TypeError, "precision, n, ends and a tuple of steps");
    int precision = (int)PyLong_AsLong(args[0]), status = 0;
    Py_ssize_t n = PyLong_AsSsize_t(args[1]), steps[MOST_PARAMETERS];
    for (int i = 0; i < head.count; i++)
        steps[i] = PyLong_AsSsize_t(PyTuple_GetItem(args[3], i));
    if (PyErr_Occurred() || PyObject_GetBuffer(args[2], &ends, PyBUF_WRITABLE) < 0)
        return NULL;
    if (ends.len < n * 8 || !take_all(&head, precision, args + 4, count - 4, steps, &all)) {
        PyBuffer_Release(&ends);
        return wrong(self, 2, "given ends with more room"), NULL;
    }
    Found found = {NULL, self->size[head.count][precision], 0, 64};
    found.at = malloc(found.room * found.size);
    PyThreadState *thread = PyEval_SaveThread();
    status = found.at ? ISECT_OK : ISECT_NO_MEMORY;
    for (Py_ssize_t k = 0; k < n && status == ISECT_OK; k++) {
        aim(&head, &all, k);
        status = list_one(self, precision, all.at, &found);
        ((int64_t *)ends.buf)[k] = (int64_t)found.count;
    }
    PyEval_RestoreThread(thread);
    PyBuffer_Release(&ends);
    release_arguments(&all, head.count);
    PyObject *bytes = PyBytes_FromStringAndSize(found.at, (Py_ssize_t)(found.count * found.size));
    free(found.at);
    return bytes ? Py_BuildValue("(iN)", status, bytes) : NULL;
}

static PyObject *function_name(PyObject *object, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(((Function *)object)->name);
}

/* (result, parameters): (name, type, pointers, constant, count) of each. */
static PyObject *function_signature(PyObject *object, void *unused)
{
    (void)unused;
    const isect_catalog_function *catalog = ((Function *)object)->catalog;
    PyObject *all = PyList_New(0);
    for (int i = 0; all && catalog && i <= catalog->count; i++) {
        const isect_catalog_member *one = &catalog->result[i];
        PyObject *item = Py_BuildValue("(siiOi)", one->name, one->type, one->pointers,
                                       one->constant ? Py_True : Py_False, one->count);
        if (!item || PyList_Append(all, item) < 0)
            Py_CLEAR(all);
        Py_XDECREF(item);
    }
    return all;
}

static PyGetSetDef function_fields[] = {
    {"name", function_name, NULL, "Its name without isect_.", NULL},
    {"signature", function_signature, NULL, "Its result and its parameters.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef function_methods[] = {
    {"call", (PyCFunction)(void *)function_call, METH_FASTCALL, "Calls it once."},
    {"formula", (PyCFunction)(void *)function_formula, METH_FASTCALL, "Calls it with numbers."},
    {"each", (PyCFunction)(void *)function_each, METH_FASTCALL, "Calls it n times."},
    {"listed", (PyCFunction)(void *)function_listed, METH_FASTCALL, "Collects lists of results."},
    {NULL, NULL, 0, NULL}};

static void function_free(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

static PyType_Slot function_slots[] = {{Py_tp_doc, "A function of the library."},
                                       {Py_tp_dealloc, function_free},
                                       {Py_tp_getset, function_fields},
                                       {Py_tp_methods, function_methods},
                                       {0, NULL}};

PyType_Spec function_spec = {"isect._core.Function", sizeof(Function), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                             function_slots};
