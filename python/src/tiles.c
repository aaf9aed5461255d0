/* tiles.c - boxes that are dealt to the tiles of a join, for isect.dask.
 *
 * Space is cut along each axis by ascending edges. Cells are closed below and open above, so a
 * number lies in the cell of as many edges as are not greater. A tile is a cell of each axis; tiles
 * are counted as the elements of an array of three axes. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

typedef struct Edges {
    Py_buffer view[3]; /* double */
    const double *at[3];
    size_t count[3];
} Edges;

static void edges_release(Edges *edges)
{
    for (int k = 0; k < 3; k++)
        if (edges->at[k])
            PyBuffer_Release(&edges->view[k]);
}
/* From a tuple of three arrays; false with an exception. */
static bool edges_take(Edges *edges, PyObject *from)
{
    memset(edges, 0, sizeof *edges);
    for (int k = 0; k < 3; k++) {
        PyObject *axis = PyTuple_GetItem(from, k);
        if (!axis || PyObject_GetBuffer(axis, &edges->view[k], PyBUF_SIMPLE) < 0) {
            edges_release(edges);
            return false;
        }
        static const double none;
        edges->at[k] = edges->view[k].buf ? edges->view[k].buf : &none;
        edges->count[k] = (size_t)edges->view[k].len / sizeof(double);
    }
    return true;
}

static uint32_t cell_of(const Edges *edges, int axis, double x)
{
    const double *at = edges->at[axis];
    size_t first = 0, left = edges->count[axis];
    while (left > 16) { /* the cell is first to first + left */
        const size_t half = left / 2;
        const bool above = x >= at[first + half - 1];
        first += above ? half : 0;
        left = above ? left - half : half - 1;
    }
    uint32_t cell = (uint32_t)first;
    for (size_t i = 0; i < left; i++)
        cell += x >= at[first + i];
    return cell;
}
static uint32_t tile_of(const Edges *edges, const uint32_t cell[3])
{
    return (cell[0] * (uint32_t)(edges->count[1] + 1) + cell[1]) * (uint32_t)(edges->count[2] + 1) +
           cell[2];
}
static size_t tiles_of(const Edges *edges)
{
    return (edges->count[0] + 1) * (edges->count[1] + 1) * (edges->count[2] + 1);
}

static double number_at(const void *numbers, bool doubles, size_t i)
{
    return doubles ? ((const double *)numbers)[i] : (double)((const float *)numbers)[i];
}

/* ---- deal ---- */

/* The cells of the corners of a box. False for NaN: it overlaps nothing. A box whose lower corner
 * is above the upper one lies in the tile of the lower one. */
static bool cells_of_box(const Edges *edges, const void *boxes, bool doubles, size_t i,
                         uint32_t low[3], uint32_t high[3])
{
    bool valid = true;
    for (int k = 0; k < 3; k++) {
        const double lower = number_at(boxes, doubles, 6 * i + (size_t)k);
        const double upper = number_at(boxes, doubles, 6 * i + 3 + (size_t)k);
        valid &= lower == lower && upper == upper;
        low[k] = cell_of(edges, k, lower);
        high[k] = lower <= upper ? cell_of(edges, k, upper) : low[k];
    }
    return valid;
}

typedef struct Deal {
    Edges edges;
    Py_buffer boxes;
    bool doubles;
    size_t count, size; /* of boxes, bytes of a row */
    int64_t first;
    size_t *ends; /* of each tile: its rows so far, then the end of them */
} Deal;

/* A row is a tile, a number and a box, without gaps. */
static void put_row(const Deal *deal, char *rows, uint32_t tile, size_t i)
{
    char *row = rows + deal->ends[tile]++ * deal->size;
    const int64_t id = deal->first + (int64_t)i;
    const size_t box = deal->size - sizeof tile - sizeof id;
    memcpy(row, &tile, sizeof tile);
    memcpy(row + sizeof tile, &id, sizeof id);
    memcpy(row + sizeof tile + sizeof id, (const char *)deal->boxes.buf + box * i, box);
}
/* Counts the rows of each tile; with `rows`, writes them there. */
static void deal_all(const Deal *deal, char *rows)
{
    for (size_t i = 0; i < deal->count; i++) {
        uint32_t low[3], high[3], at[3];
        if (!cells_of_box(&deal->edges, deal->boxes.buf, deal->doubles, i, low, high))
            continue;
        for (at[0] = low[0]; at[0] <= high[0]; at[0]++)
            for (at[1] = low[1]; at[1] <= high[1]; at[1]++)
                for (at[2] = low[2]; at[2] <= high[2]; at[2]++) {
                    const uint32_t tile = tile_of(&deal->edges, at);
                    if (rows)
                        put_row(deal, rows, tile, i);
                    else
                        deal->ends[tile]++;
                }
    }
}
/* The rows, by tile, then by number. */
static PyObject *dealt(Deal *deal)
{
    const size_t tiles = tiles_of(&deal->edges);
    deal->ends = calloc(tiles, sizeof *deal->ends);
    if (!deal->ends)
        return PyErr_NoMemory();
    PyThreadState *thread = PyEval_SaveThread();
    deal_all(deal, NULL);
    PyEval_RestoreThread(thread);
    size_t total = 0;
    for (size_t i = 0; i < tiles; i++) {
        const size_t count = deal->ends[i];
        deal->ends[i] = total;
        total += count;
    }
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(total * deal->size));
    if (bytes) {
        char *rows = PyBytes_AsString(bytes);
        thread = PyEval_SaveThread();
        deal_all(deal, rows);
        PyEval_RestoreThread(thread);
    }
    free(deal->ends);
    return bytes;
}

PyObject *tiles_deal(PyObject *module, PyObject *args)
{
    PyObject *boxes, *edges;
    int precision;
    long long first;
    (void)module;
    if (!PyArg_ParseTuple(args, "iOLO!", &precision, &boxes, &first, &PyTuple_Type, &edges))
        return NULL;
    Deal deal = {.doubles = precision == 1, .first = first};
    if (!edges_take(&deal.edges, edges))
        return NULL;
    if (PyObject_GetBuffer(boxes, &deal.boxes, PyBUF_SIMPLE) < 0) {
        edges_release(&deal.edges);
        return NULL;
    }
    const size_t box = 6 * (deal.doubles ? sizeof(double) : sizeof(float));
    deal.count = (size_t)deal.boxes.len / box;
    deal.size = sizeof(uint32_t) + sizeof(int64_t) + box;
    PyObject *made = dealt(&deal);
    PyBuffer_Release(&deal.boxes);
    edges_release(&deal.edges);
    return made;
}

/* ---- own ---- */

/* The tile of the greatest of two lower corners. */
static uint32_t tile_of_pair(const Edges *edges, bool doubles, const void *a, size_t i,
                             const void *b, size_t j)
{
    uint32_t cell[3];
    for (int k = 0; k < 3; k++) {
        const double x = number_at(a, doubles, 6 * i + (size_t)k),
                     y = number_at(b, doubles, 6 * j + (size_t)k);
        cell[k] = cell_of(edges, k, x > y ? x : y);
    }
    return tile_of(edges, cell);
}

/* own(precision, boxes, others, pairs, edges, tile): moves the pairs whose reference point lies in
 * the tile to the front. Returns how many these are. */
PyObject *tiles_own(PyObject *module, PyObject *args)
{
    PyObject *given[3], *axes;
    Py_buffer view[3] = {{0}};
    Edges edges;
    int precision, taken = 0;
    unsigned tile;
    size_t kept = 0;
    (void)module;
    if (!PyArg_ParseTuple(args, "iOOOO!I", &precision, &given[0], &given[1], &given[2],
                          &PyTuple_Type, &axes, &tile) ||
        !edges_take(&edges, axes))
        return NULL;
    while (taken < 3 && PyObject_GetBuffer(given[taken], &view[taken],
                                           taken == 2 ? PyBUF_WRITABLE : PyBUF_SIMPLE) == 0)
        taken++;
    if (taken == 3) {
        uint32_t(*pairs)[2] = view[2].buf;
        PyThreadState *thread = PyEval_SaveThread();
        for (size_t i = 0; i < (size_t)view[2].len / sizeof *pairs; i++) {
            const uint32_t a = pairs[i][0], b = pairs[i][1];
            if (tile_of_pair(&edges, precision == 1, view[0].buf, a, view[1].buf, b) == tile)
                pairs[kept][0] = a, pairs[kept++][1] = b;
        }
        PyEval_RestoreThread(thread);
    }
    for (int i = 0; i < taken; i++)
        PyBuffer_Release(&view[i]);
    edges_release(&edges);
    return taken == 3 ? PyLong_FromSize_t(kept) : NULL;
}
