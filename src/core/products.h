/* core/products.h - sums of products with exponents of their own: they keep their digits where the
 * products, or sums of them, overflow or underflow. For plain C. */
#ifndef ISECT_CORE_PRODUCTS_H
#define ISECT_CORE_PRODUCTS_H

#include "core/lane.h"
#include "core/power.h"

enum { MOST_PRODUCTS = 4 };

static inline real times_two_to(real x, int exponent)
{
    return (real)times_power((double)x, exponent);
}

/* (x[0] y[0] + x[1] y[1] + ...) / 2^exponent; sets the exponent. */
static inline real sum_of_products(const real *x, const real *y, int count, int *exponent)
{
    real term[MOST_PRODUCTS], sum = 0;
    int power[MOST_PRODUCTS], of_y, most = -30000;
    for (int i = 0; i < count; i++) {
        term[i] = (real)frexp((double)x[i], &power[i]);
        term[i] *= (real)frexp((double)y[i], &of_y);
        power[i] += of_y;
        if (term[i] != 0 && power[i] > most)
            most = power[i];
    }
    for (int i = 0; i < count; i++)
        sum += times_two_to(term[i], power[i] - most);
    *exponent = most;
    return sum;
}

#endif
