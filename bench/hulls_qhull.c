/* bench/hulls_qhull.c - convex hulls by Qhull, if it was found, with its default options: facets
 * that are nearly coplanar are merged. */
#include "hulls.h"

#ifdef BENCH_QHULL
#include <libqhull_r/qhull_ra.h>

hull_counts hull_qhull(const cloud *c)
{
    qhT state, *qh = &state;
    char options[] = "qhull";
    vertexT *vertex;
    hull_counts counts = {0, 0};
    int left, bytes;
    qh_zero(qh, stderr);
    if (qh_new_qhull(qh, 3, (int)c->count, c->doubles, False, options, NULL, stderr) == 0) {
        counts = (hull_counts){(size_t)qh->num_vertices, (size_t)qh->num_facets};
        FORALLvertices c->is_vertex[qh_pointid(qh, vertex->point)] = 1;
    }
    qh_freeqhull(qh, !qh_ALL);
    qh_memfreeshort(qh, &left, &bytes);
    return counts;
}

/* Qhull's half-spaces are those of isect: normal . x + d <= 0. The option H gives it the origin as
 * a point inside. A facet of the dual is a vertex of the solid. */
hull_counts solid_qhull(const halves *h)
{
    qhT state, *qh = &state;
    char options[] = "qhull H0,0,0";
    hull_counts counts = {0, 0};
    int left, bytes;
    qh_zero(qh, stderr);
    if (qh_new_qhull(qh, 4, (int)h->count, h->doubles, False, options, NULL, stderr) == 0)
        counts = (hull_counts){(size_t)qh->num_facets, (size_t)qh->num_vertices};
    qh_freeqhull(qh, !qh_ALL);
    qh_memfreeshort(qh, &left, &bytes);
    return counts;
}
#endif
