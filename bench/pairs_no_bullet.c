/* bench/pairs_no_bullet.c - replaces pairs_bullet.cpp if there is no Bullet or no C++ compiler: its
 * forms are skipped. */
#include "pairs.h"

const rival bullet_rivals[BULLET_RIVALS] = {{"", {0}}};
