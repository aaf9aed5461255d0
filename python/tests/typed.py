"""Read by a type checker alone, in its strict mode (test_typing.py)."""

import numpy as np
import isect as ix
from isect import open3d, trimesh
ball = ix.Sphere((0, 0, 0), 1)
boxes = ix.Aabb(np.zeros((3, 3)), np.ones(3))
c: ix.Contact = ix.contact(ball, boxes)
gap, normal, a, b = c
print(c.depth, boxes[1:].lower, ix.cast(ix.Ray((0, 0, 0), (1, 0, 0)), boxes).enter, ix.meet(ix.Plane((0, 0, 1), 1), ix.Plane((0, 1, 1), 1)))
mesh = ix.Mesh(np.zeros((3, 3)), [[0, 1, 2]])
print(mesh.cast(ix.Ray(np.zeros(3), np.ones(3))).prim, mesh.section(ix.Plane((0, 0, 1), 1)).points, ix.pairs(boxes).shape)
print(ix.Point((1, 2, 3)).x, ix.Hull(np.eye(3)).volume)

scene = open3d.RaycastingScene()
first: int = scene.add_triangles(np.zeros((3, 3), np.float32), np.zeros((1, 3), np.uint32))
print(scene.cast_rays(np.zeros((1, 6), np.float32))["t_hit"], trimesh.CollisionManager().in_collision_internal())
