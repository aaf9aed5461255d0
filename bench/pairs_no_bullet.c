/* bench/pairs_no_bullet.c - stands in for pairs_bullet.cpp where Bullet or a C++ compiler is
 * missing: its forms are skipped. */
#include "pairs.h"

const rival bullet_rivals[BULLET_RIVALS] = {{"", {0}}};
