/* bench/filter_only.c - the overlap of two triangles without its exact decision: what the formula
 * is not sure of is answered no. What the library takes longer is the price of being sure. The
 * formula's own file is compiled, as the library does, for a precision and an instruction set;
 * FILTER(name) is a name of those. */
#include "core/isa.h"
#include "geometry/flat.h"

#undef ISAS_OF_ONE /* that of this file, whatever the machine has */
#define ISAS_OF_ONE(ISA) ISA(ISECT_KERNEL)
#define isect_isa_index() 0

#define FILTER_JOIN_(a, b) a##b
#define FILTER_JOIN(a, b) FILTER_JOIN_(a, b)
#define FILTER(name) FILTER_JOIN(FILTER_PREFIX, name)

#if ISECT_DOUBLE
#define isectd_overlap_triangle_triangle FILTER(one)
#define isectd_overlap_triangle_triangle_exact FILTER(exact)
#else
#define isect_overlap_triangle_triangle FILTER(one)
#define isect_overlap_triangle_triangle_exact FILTER(exact)
#endif
#include "overlap/triangle_triangle.c"

bool FILTER(exact)(const OneTriangle *a, const OneTriangle *b)
{
    (void)a, (void)b;
    return false;
}
void FILTER(many)(const real *const *a, const real *const *b, size_t n, void *out);
void FILTER(many)(const real *const *a, const real *const *b, size_t n, void *out)
{
    FILTER_JOIN(FILTER_JOIN(X(), overlap_triangle_triangle_pairs_), ISECT_KERNEL)(a, b, n, out);
}
