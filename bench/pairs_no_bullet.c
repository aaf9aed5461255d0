/* bench/pairs_no_bullet.c - stands in for pairs_bullet.cpp where Bullet or a C++ compiler is
 * missing: the forms exist and are skipped. */
#include "pairs.h"

const form bullet_aabb_aabb = {"Bullet", PEER, BYTES, NULL, NULL, NULL};
const form bullet_ray_aabb = {"Bullet (yes/no)", PEER, BYTES, NULL, NULL, NULL};
const form bullet_obb_obb = {"Bullet GIMPACT", PEER, BYTES, NULL, NULL, NULL};
const form bullet_obb_obb_contacts = {"Bullet contacts", PEER, BYTES, NULL, NULL, NULL};
