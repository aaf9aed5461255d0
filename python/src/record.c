/* record.c - the objects for shapes and answers: one struct inside of the object, or many of them
 * in an array that Python holds.
 *
 * A record of one struct exports its numbers as a buffer, so that NumPy sees them without a copy.
 * Classes are made in Python, one for each kind; each has the attribute _kind. */
#include "core.h"

#include <string.h>
#include <structmember.h>

static Record *record_new(PyTypeObject *type, size_t bytes)
{
    allocfunc get = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    return (Record *)get(type, (Py_ssize_t)((bytes + 7) / 8));
}

PyObject *record_of(const Kind *kind, int precision, const void *at)
{
    if (!kind->cls)
        return PyBytes_FromStringAndSize(at, kind->type->size[precision]);
    Record *self = record_new((PyTypeObject *)kind->cls, kind->type->size[precision]);
    if (!self)
        return NULL;
    self->kind = kind;
    self->precision = (uint8_t)precision;
    memcpy(self->own, at, kind->type->size[precision]);
    return (PyObject *)self;
}

static bool plain_number(PyObject *x, double *out)
{
    if (!PyFloat_Check(x) && (!PyLong_Check(x) || PyBool_Check(x)))
        return false;
    *out = PyFloat_AsDouble(x);
    if (!PyErr_Occurred())
        return true;
    PyErr_Clear();
    return false;
}

/* A tuple or list of n plain numbers; of rows of so many numbers, if `inner` is not 0. False if it
 * is something else; no exception is set then. */
static bool flatten(PyObject *x, double *out, int n, int inner)
{
    bool tuple = PyTuple_CheckExact(x);
    if (!tuple && !PyList_CheckExact(x))
        return false;
    int rows = inner ? n / inner : n;
    if ((tuple ? PyTuple_Size(x) : PyList_Size(x)) != rows)
        return false;
    for (int i = 0; i < rows; i++) {
        PyObject *item = tuple ? PyTuple_GetItem(x, i) : PyList_GetItem(x, i);
        if (inner ? !flatten(item, out + i * inner, inner, 0) : !plain_number(item, out + i))
            return false;
    }
    return true;
}

bool numbers_of(const Kind *kind, PyObject *args, double *out)
{
    Py_ssize_t n = PyTuple_Size(args);
    if (!kind->flat || kind->numbers > MOST_NUMBERS || n > kind->type->count || n < kind->given)
        return false;
    for (Py_ssize_t i = 0; i < n; i++) {
        int count = kind->first[i + 1] - kind->first[i];
        PyObject *x = PyTuple_GetItem(args, i);
        double *to = out + kind->first[i];
        if (kind->vector[i] ? !flatten(x, to, count, kind->inner[i]) : !plain_number(x, to))
            return false;
    }
    for (int i = kind->first[n]; i < kind->numbers; i++)
        out[i] = kind->defaults[i - kind->first[kind->given]];
    return true;
}

static const Kind *kind_of_class(PyTypeObject *type)
{
    PyObject *number = PyObject_GetAttrString((PyObject *)type, "_kind");
    if (!number)
        return NULL;
    long index = PyLong_AsLong(number);
    Py_DECREF(number);
    if (index < 0 || (size_t)index >= isect_state.kind_count) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "the class has no kind of the catalogue");
        return NULL;
    }
    return &isect_state.kinds[index];
}

static PyObject *record_create(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    const Kind *kind = kind_of_class(type);
    double numbers[MOST_NUMBERS];
    if (!kind)
        return NULL;
    if ((!kw || PyDict_Size(kw) == 0) && numbers_of(kind, args, numbers)) {
        Record *self = record_new(type, sizeof(double) * kind->numbers);
        if (!self)
            return NULL;
        self->kind = kind;
        self->precision = self->weak = 1;
        memcpy(self->own, numbers, sizeof(double) * kind->numbers);
        return (PyObject *)self;
    }
    PyObject *make = PyObject_GetAttrString((PyObject *)type, "_make");
    PyObject *made = make ? PyObject_Call(make, args, kw) : NULL;
    Py_XDECREF(make);
    return made;
}

static Record *record_from_bytes(const Kind *kind, PyTypeObject *type, int precision,
                                 PyObject *from)
{
    Py_buffer view;
    if (PyObject_GetBuffer(from, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    Record *self = NULL;
    if (view.len != kind->type->size[precision]) {
        PyErr_Format(PyExc_ValueError, "%s has %d bytes, not %zd", kind->type->name,
                     kind->type->size[precision], view.len);
    } else {
        self = record_new(type, (size_t)view.len);
    }
    if (self) {
        self->kind = kind;
        self->precision = (uint8_t)precision;
        memcpy(self->own, view.buf, (size_t)view.len);
    }
    PyBuffer_Release(&view);
    return self;
}

PyObject *record_make(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *type, *from, *keep = NULL;
    int precision, one, weak = 0;
    if (!PyArg_ParseTuple(args, "OiOp|pO", &type, &precision, &from, &one, &weak, &keep))
        return NULL;
    if (!PyType_Check(type) || !PyType_IsSubtype((PyTypeObject *)type, isect_state.record_type) ||
        precision < 0 || precision > 1) {
        PyErr_SetString(PyExc_TypeError, "a class of records and a precision are needed");
        return NULL;
    }
    const Kind *kind = kind_of_class((PyTypeObject *)type);
    if (!kind)
        return NULL;
    Record *self = one ? record_from_bytes(kind, (PyTypeObject *)type, precision, from)
                       : record_new((PyTypeObject *)type, 0);
    if (!self)
        return NULL;
    self->kind = kind;
    self->precision = (uint8_t)precision;
    self->weak = (uint8_t)weak;
    if (!one) {
        Py_INCREF(from);
        self->array = from;
    }
    Py_XINCREF(keep);
    self->keep = keep;
    return (PyObject *)self;
}

static void record_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((Record *)self)->array);
    Py_XDECREF(((Record *)self)->keep);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static int record_buffer(PyObject *object, Py_buffer *view, int flags)
{
    Record *self = (Record *)object;
    if (self->array)
        return PyObject_GetBuffer(self->array, view, flags);
    const Kind *kind = self->kind;
    Py_ssize_t bytes = kind->type->size[self->precision];
    Py_ssize_t item = kind->flat ? (self->precision ? 8 : 4) : 1;
    self->length = bytes / item;
    memset(view, 0, sizeof *view);
    view->buf = self->own;
    view->obj = object;
    view->len = bytes;
    view->itemsize = item;
    view->ndim = 1;
    if (flags & PyBUF_FORMAT)
        view->format = (char *)(!kind->flat ? "B" : self->precision ? "d" : "f");
    if (flags & PyBUF_ND)
        view->shape = &self->length;
    if ((flags & PyBUF_STRIDES) == PyBUF_STRIDES)
        view->strides = &view->itemsize;
    Py_INCREF(object);
    return 0;
}

/* _number(i): number i of one struct of numbers. */
static PyObject *record_number(PyObject *object, PyObject *index)
{
    Record *self = (Record *)object;
    long i = PyLong_AsLong(index);
    if (i < 0 || self->array || !self->kind->flat || i >= self->kind->numbers) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_IndexError, "no such number");
        return NULL;
    }
    double x = self->precision ? self->own[i] : (double)((const float *)self->own)[i];
    return PyFloat_FromDouble(x);
}

static PyMemberDef record_members[] = {
    {"_array", T_OBJECT, offsetof(Record, array), READONLY, "the array of many, or None"},
    {"_keep", T_OBJECT, offsetof(Record, keep), READONLY, "what the struct points into"},
    {"_precision", T_UBYTE, offsetof(Record, precision), READONLY, "0: float, 1: double"},
    {"_weak", T_UBYTE, offsetof(Record, weak), READONLY, "1: made of Python numbers"},
    {NULL, 0, 0, 0, NULL}};

static PyMethodDef record_methods[] = {
    {"_number", record_number, METH_O, "Number i of one struct of numbers."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot record_slots[] = {
    {Py_tp_doc, "One struct of the library, or many of them in an array."},
    {Py_tp_new, record_create},
    {Py_tp_dealloc, record_free},
    {Py_tp_members, record_members},
    {Py_tp_methods, record_methods},
    {Py_bf_getbuffer, record_buffer},
    {0, NULL}};

PyType_Spec record_spec = {"isect._core.Record", offsetof(Record, own), sizeof(double),
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, record_slots};
