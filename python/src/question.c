/* question.c - questions to two shapes: one call each is answered here, without Python between;
 * everything else goes to the function of isect/questions.py that was registered.
 *
 * A pair is answered by isect_overlap_any and its like where both shapes have a tag, else by the
 * formula of the pair. Which of these holds is found at the first call of each pair. */
#include "core.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <structmember.h>

typedef enum How { HOW_NEW, HOW_ANY, HOW_FORMULA, HOW_SWAPPED, HOW_NONE } How;

typedef struct Entry {
    How how;
    const isect_catalog_function *formula;
} Entry;

typedef struct Question {
    PyObject head;
    char name[16];
    int any;                            /* an isect_question; -1: it has formulas alone */
    bool symmetric;                     /* may the shapes of a formula be swapped? */
    isect_catalog_call *call[2];        /* of isect_overlap_any and so on */
    const isect_catalog_member *result; /* of that */
    PyObject *many;                     /* what answers everything else */
    PyObject *doc;
    Entry *entries; /* [kind of a][kind of b] */
} Question;

/* ---- Which function answers a pair? ---- */

static const char *shape_name(const Kind *kind)
{
    const char *name = kind->type->name + 6;
    return strcmp(name, "vec3") == 0 ? "point" : strcmp(name, "vec2") == 0 ? "point2" : name;
}

static const isect_catalog_function *formula_of(const Question *self, const Kind *a, const Kind *b)
{
    char name[64];
    PyOS_snprintf(name, sizeof name, "isect_%s_%s_%s", self->name, shape_name(a), shape_name(b));
    return isect_catalog_find(name);
}

static void decide(const Question *self, const Kind *a, const Kind *b, Entry *entry)
{
    entry->how = HOW_NONE;
    if (self->any >= 0 &&
        isect_any_answers((isect_question)self->any, a->type->shape, b->type->shape)) {
        entry->how = HOW_ANY;
        return;
    }
    entry->formula = formula_of(self, a, b);
    if (entry->formula) {
        entry->how = HOW_FORMULA;
    } else if (self->symmetric) {
        entry->formula = formula_of(self, b, a);
        entry->how = entry->formula ? HOW_SWAPPED : HOW_NONE;
    }
}

static Entry *entry_of(Question *self, const Kind *a, const Kind *b)
{
    size_t i = (size_t)(a - isect_state.kinds) * MOST_KINDS + (size_t)(b - isect_state.kinds);
    Entry *entry = &self->entries[i];
    if (entry->how == HOW_NEW)
        decide(self, a, b, entry);
    return entry;
}

/* ---- One pair ---- */

static PyObject *answer_one(const Question *self, const Entry *entry, const Record *a,
                            const Record *b, const Record *motion)
{
    double result[MOST_RESULT / sizeof(double)];
    int precision = a->precision;
    if (entry->how == HOW_ANY) {
        isect_any first = {a->kind->type->shape, a->own}, second = {b->kind->type->shape, b->own};
        const void *two[2] = {&first, &second};
        const void *three[3] = {&first, motion ? motion->own : NULL, &second};
        self->call[precision](result, motion ? three : two);
        return result_of(&isect_state, self->result, precision, result);
    }
    const void *both[2] = {a->own, b->own};
    if (entry->how == HOW_SWAPPED) {
        both[0] = b->own;
        both[1] = a->own;
    }
    entry->formula->call[precision](result, both);
    return result_of(&isect_state, entry->formula->result, precision, result);
}

static bool is_one(PyObject *x)
{
    return PyObject_TypeCheck(x, isect_state.record_type) && !((Record *)x)->array;
}

/* Has the formula other parameters than both shapes, such as an isect_rule? */
static bool takes_more(const Entry *entry)
{
    return entry->formula && entry->formula->count != 2;
}

static PyObject *question_call(PyObject *object, PyObject *args, PyObject *kw)
{
    Question *self = (Question *)object;
    bool sweeps = self->any == ISECT_QUESTION_SWEEP;
    Py_ssize_t count = PyTuple_Size(args);
    if (!kw && count == 2 + sweeps) {
        PyObject *a = PyTuple_GetItem(args, 0), *b = PyTuple_GetItem(args, count - 1);
        PyObject *motion = sweeps ? PyTuple_GetItem(args, 1) : a;
        if (is_one(a) && is_one(b) && is_one(motion)) {
            const Record *first = (Record *)a, *second = (Record *)b, *way = (Record *)motion;
            const Entry *entry = entry_of(self, first->kind, second->kind);
            bool any_or_two = !sweeps || entry->how == HOW_ANY;
            bool vector = !sweeps || way->kind->type->shape == ISECT_SHAPE_POINT;
            if (entry->how != HOW_NONE && any_or_two && vector && !takes_more(entry) &&
                first->precision == second->precision && first->precision == way->precision)
                return answer_one(self, entry, first, second, sweeps ? way : NULL);
        }
    }
    return PyObject_Call(self->many, args, kw);
}

/* how(kind, kind): (how, name of the formula or None): how 1 is any two shapes, 2 a formula, 3 a
 * formula of the shapes in the other order, 4 no answer. */
static PyObject *question_how(PyObject *object, PyObject *args)
{
    int a, b;
    if (!PyArg_ParseTuple(args, "ii", &a, &b))
        return NULL;
    if (a < 0 || b < 0 || (size_t)a >= isect_state.kind_count ||
        (size_t)b >= isect_state.kind_count)
        return PyErr_Format(PyExc_ValueError, "no such kind");
    Entry *entry = entry_of((Question *)object, &isect_state.kinds[a], &isect_state.kinds[b]);
    const char *name = entry->formula ? entry->formula->name + 6 : NULL;
    return Py_BuildValue("(izi)", (int)entry->how, name,
                         entry->formula ? (int)entry->formula->exactness : 0);
}

/* ---- The objects ---- */

/* Question(name, number of isect_question or -1, symmetric, many, doc) */
static PyObject *question_create(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    const char *name;
    int any, symmetric;
    PyObject *many, *doc;
    (void)kw;
    if (!PyArg_ParseTuple(args, "sipOO", &name, &any, &symmetric, &many, &doc))
        return NULL;
    Question *self = (Question *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (!self)
        return NULL;
    char full[40];
    PyOS_snprintf(self->name, sizeof self->name, "%s", name);
    PyOS_snprintf(full, sizeof full, "isect_%s_any", name);
    const isect_catalog_function *function = isect_catalog_find(full);
    if (function && any >= 0) {
        memcpy(self->call, function->call, sizeof self->call);
        self->result = function->result;
    }
    self->any = function ? any : -1;
    self->symmetric = symmetric;
    Py_INCREF(many);
    self->many = many;
    Py_INCREF(doc);
    self->doc = doc;
    self->entries = calloc((size_t)MOST_KINDS * MOST_KINDS, sizeof *self->entries);
    if (self->entries)
        return (PyObject *)self;
    Py_DECREF(self);
    return PyErr_NoMemory();
}

static void question_free(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    free(((Question *)object)->entries);
    Py_XDECREF(((Question *)object)->many);
    Py_XDECREF(((Question *)object)->doc);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

static PyMethodDef question_methods[] = {
    {"how", question_how, METH_VARARGS, "Which function answers two kinds."},
    {NULL, NULL, 0, NULL}};

static PyMemberDef question_members[] = {
    {"__doc__", T_OBJECT, offsetof(Question, doc), READONLY, NULL},
    {"__wrapped__", T_OBJECT, offsetof(Question, many), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyObject *question_name(PyObject *object, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(((Question *)object)->name);
}

static PyGetSetDef question_fields[] = {{"__name__", question_name, NULL, NULL, NULL},
                                        {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot question_slots[] = {{Py_tp_members, question_members},
                                       {Py_tp_getset, question_fields},
                                       {Py_tp_new, question_create},
                                       {Py_tp_call, question_call},
                                       {Py_tp_dealloc, question_free},
                                       {Py_tp_methods, question_methods},
                                       {0, NULL}};

PyType_Spec question_spec = {"isect._core.Question", sizeof(Question), 0, Py_TPFLAGS_DEFAULT,
                             question_slots};
