/* catalog.c - the catalogue of the library as Python objects, and the kinds of records. */
#include "core.h"

#include <string.h>

/* Adds the numbers of a type to those of a kind. False if one of them is not real. */
static bool add_numbers(const isect_catalog_type *types, const isect_catalog_member *member,
                        uint16_t *numbers)
{
    const isect_catalog_type *type = &types[member->type];
    uint16_t times = member->count ? member->count : 1;
    if (member->pointers)
        return false;
    if (type->kind == ISECT_CATALOG_REAL) {
        *numbers = (uint16_t)(*numbers + times);
        return !type->shared;
    }
    if (type->kind != ISECT_CATALOG_STRUCT)
        return false;
    uint16_t inside = 0;
    for (uint16_t i = 0; i < type->count; i++)
        if (!add_numbers(types, &type->members[i], &inside))
            return false;
    *numbers = (uint16_t)(*numbers + times * inside);
    return true;
}

static void kind_from(Kind *kind, const isect_catalog_type *types, const isect_catalog_type *type)
{
    kind->type = type;
    kind->given = type->count;
    kind->flat = type->kind == ISECT_CATALOG_STRUCT && type->count <= MOST_MEMBERS;
    for (uint16_t i = 0; kind->flat && i < type->count; i++) {
        kind->first[i] = kind->numbers;
        kind->flat = add_numbers(types, &type->members[i], &kind->numbers);
        kind->first[i + 1] = kind->numbers;
        const isect_catalog_member *member = &type->members[i];
        bool nested = types[member->type].kind == ISECT_CATALOG_STRUCT;
        kind->vector[i] = nested || member->count;
        if (nested && member->count)
            kind->inner[i] = (uint16_t)((kind->numbers - kind->first[i]) / member->count);
    }
}

int kinds_from_catalog(State *state)
{
    const isect_catalog_type *types = isect_catalog_types(&state->kind_count);
    if (state->kind_count > MOST_KINDS) {
        PyErr_Format(PyExc_ImportError, "the catalogue has %zu types, room is for %d",
                     state->kind_count, MOST_KINDS);
        return -1;
    }
    for (size_t i = 0; i < state->kind_count; i++)
        kind_from(&state->kinds[i], types, &types[i]);
    return 0;
}

int kind_find(const State *state, const char *name)
{
    for (size_t i = 0; i < state->kind_count; i++) {
        const char *own = state->kinds[i].type->name;
        if (strncmp(own, "isect_", 6) == 0)
            own += 6;
        if (strcmp(own, name) == 0)
            return (int)i;
    }
    return -1;
}

static PyObject *described(const isect_catalog_member *member)
{
    return Py_BuildValue("(siiOi(ii))", member->name, member->type, member->pointers,
                         member->constant ? Py_True : Py_False, member->count, member->offset[0],
                         member->offset[1]);
}

static PyObject *miss_of(const Kind *kind)
{
    const double *miss = kind->type->miss;
    if (!miss || !kind->flat)
        Py_RETURN_NONE;
    PyObject *numbers = PyTuple_New(kind->numbers);
    for (uint16_t i = 0; numbers && i < kind->numbers; i++)
        PyTuple_SetItem(numbers, i, PyFloat_FromDouble(miss[i]));
    return numbers;
}

static PyObject *type_described(const Kind *kind)
{
    const isect_catalog_type *type = kind->type;
    PyObject *members = PyList_New(0);
    for (uint16_t i = 0; members && i < type->count; i++) {
        PyObject *member = described(&type->members[i]);
        if (!member || PyList_Append(members, member) < 0)
            Py_CLEAR(members);
        Py_XDECREF(member);
    }
    if (!members)
        return NULL;
    return Py_BuildValue("(siiOi(ii)NN)", type->name, (int)type->kind, (int)type->shape,
                         kind->flat ? Py_True : Py_False, kind->numbers, type->size[0],
                         type->size[1], members, miss_of(kind));
}

PyObject *catalog_types(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    PyObject *all = PyList_New(0);
    for (size_t i = 0; all && i < isect_state.kind_count; i++) {
        PyObject *type = type_described(&isect_state.kinds[i]);
        if (!type || PyList_Append(all, type) < 0)
            Py_CLEAR(all);
        Py_XDECREF(type);
    }
    return all;
}

PyObject *catalog_names(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    size_t count;
    const isect_catalog_function *functions = isect_catalog_functions(&count);
    PyObject *all = PyList_New(0);
    for (size_t i = 0; all && i < count; i++) {
        PyObject *name = Py_BuildValue("(siii)", functions[i].name + 6, (int)functions[i].role,
                                       (int)functions[i].exactness, functions[i].result->type);
        if (!name || PyList_Append(all, name) < 0)
            Py_CLEAR(all);
        Py_XDECREF(name);
    }
    return all;
}

PyObject *catalog_register(PyObject *module, PyObject *args)
{
    (void)module;
    int index, given;
    PyObject *cls, *defaults;
    if (!PyArg_ParseTuple(args, "iOiO!", &index, &cls, &given, &PyTuple_Type, &defaults))
        return NULL;
    if (index < 0 || (size_t)index >= isect_state.kind_count || PyTuple_Size(defaults) > 4) {
        PyErr_SetString(PyExc_ValueError, "no such kind, or more than 4 defaults");
        return NULL;
    }
    Kind *kind = &isect_state.kinds[index];
    for (Py_ssize_t i = 0; i < PyTuple_Size(defaults); i++)
        kind->defaults[i] = PyFloat_AsDouble(PyTuple_GetItem(defaults, i));
    if (PyErr_Occurred())
        return NULL;
    kind->given = (uint16_t)given;
    Py_INCREF(cls);
    PyObject *old = kind->cls;
    kind->cls = cls;
    Py_XDECREF(old);
    Py_RETURN_NONE;
}
