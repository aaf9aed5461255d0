/* module.c - the module isect._core. */
#include "core.h"

State isect_state;

/* sides(tuple): the values of isect_side as Python has them. */
static PyObject *set_sides(PyObject *module, PyObject *sides)
{
    (void)module;
    if (!PyTuple_Check(sides) || PyTuple_Size(sides) != ISECT_INSIDE + 1)
        return PyErr_Format(PyExc_ValueError, "sides are a tuple of %d", ISECT_INSIDE + 1);
    Py_INCREF(sides);
    PyObject *old = isect_state.sides;
    isect_state.sides = sides;
    Py_XDECREF(old);
    Py_RETURN_NONE;
}

/* address(buffer): where its first element is. Attributes of an array take ten times as long. */
static PyObject *address_of(PyObject *module, PyObject *buffer)
{
    Py_buffer view;
    (void)module;
    if (PyObject_GetBuffer(buffer, &view, PyBUF_STRIDES) < 0)
        return NULL;
    PyObject *address = PyLong_FromVoidPtr(view.buf);
    PyBuffer_Release(&view);
    return address;
}

static PyMethodDef methods[] = {
    {"types", catalog_types, METH_NOARGS, "The types of the catalogue."},
    {"names", catalog_names, METH_NOARGS, "The functions of the catalogue."},
    {"register", catalog_register, METH_VARARGS, "Makes a class that of the records of a kind."},
    {"record", record_make, METH_VARARGS, "A record of one struct, or of an array of them."},
    {"function", function_find, METH_O, "The function of a name."},
    {"unpack", bits_unpack, METH_VARARGS, "Writes the bits of words as bytes."},
    {"deal", tiles_deal, METH_VARARGS, "Deals boxes to the tiles that they touch."},
    {"own", tiles_own, METH_VARARGS, "Keeps the pairs of boxes that belong to a tile."},
    {"address", address_of, METH_O, "The address of the first element of a buffer."},
    {"sides", set_sides, METH_O, "Sets the values that sides are returned as."},
    {NULL, NULL, 0, NULL}};

static int add_type(PyObject *module, const char *name, PyType_Spec *spec, PyTypeObject **type)
{
    *type = (PyTypeObject *)PyType_FromSpec(spec);
    return *type ? PyModule_AddObjectRef(module, name, (PyObject *)*type) : -1;
}

static int module_fill(PyObject *module)
{
    if (isect_state.record_type) {
        PyErr_SetString(PyExc_ImportError, "isect._core is for one interpreter of a process");
        return -1;
    }
    return kinds_from_catalog(&isect_state) < 0 ||
                   add_type(module, "Record", &record_spec, &isect_state.record_type) < 0 ||
                   add_type(module, "Function", &function_spec, &isect_state.function_type) < 0 ||
                   add_type(module, "Handle", &handle_spec, &isect_state.handle_type) < 0 ||
                   add_type(module, "Question", &question_spec, &isect_state.question_type) < 0
               ? -1
               : 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)module_fill}, {0, NULL}};

static struct PyModuleDef definition = {.m_base = PyModuleDef_HEAD_INIT,
                                        .m_name = "isect._core",
                                        .m_doc = "The library, by its catalogue.",
                                        .m_methods = methods,
                                        .m_slots = slots};

PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&definition);
}
