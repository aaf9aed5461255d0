/* bits.c - answers of yes and no, which the library writes as bits and NumPy reads as bytes. */
#include "core.h"

#include <string.h>

/* The eight bits of a byte as eight bytes of 0 or 1, the lowest first in memory. */
static void spread(uint64_t byte, unsigned char *out)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t each = byte * 0x0101010101010101u & 0x8040201008040201u; /* bit i in byte i */
    each = (each + 0x7f7f7f7f7f7f7f7fu) >> 7 & 0x0101010101010101u;
    memcpy(out, &each, 8);
#else
    for (int i = 0; i < 8; i++)
        out[i] = byte >> i & 1;
#endif
}

static void unpack(const uint64_t *words, unsigned char *out, size_t n)
{
    size_t i = 0;
    for (; i + 8 <= n; i += 8)
        spread(words[i / 64] >> (i % 64) & 255, out + i);
    for (; i < n; i++)
        out[i] = isect_bit(words, i);
}

PyObject *bits_unpack(PyObject *module, PyObject *args)
{
    (void)module;
    Py_buffer words, out;
    if (!PyArg_ParseTuple(args, "y*w*", &words, &out))
        return NULL;
    bool fits = words.len / 8 >= (Py_ssize_t)isect_words((size_t)out.len);
    if (fits) {
        PyThreadState *thread = PyEval_SaveThread();
        unpack(words.buf, out.buf, (size_t)out.len);
        PyEval_RestoreThread(thread);
    }
    PyBuffer_Release(&words);
    PyBuffer_Release(&out);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "there are fewer bits than bytes");
    Py_RETURN_NONE;
}
