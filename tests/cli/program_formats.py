"""isect formats: see case.py."""

import case
from case import (Case, FACES, POINTS, glb, gltf, obj, off, ply_ascii, ply_binary, stl_ascii,
                  stl_binary)


class Formats(Case):
    """The same cube in every format is the same cube."""

    def check_cube(self, name, data):
        with self.subTest(name):
            self.check_info(self.info(name, data), triangles=12, points=8, area=6, volume=1,
                            bounds={"lower": [0, 0, 0], "upper": [1, 1, 1]}, closed=True,
                            rounded="no")

    def test_cube(self):
        for name, data in {
                "cube.off": off(), "cube.obj": obj(), "ascii.stl": stl_ascii(),
                "binary.stl": stl_binary(), "plain.stl": stl_binary(title=b"made by hand"),
                "ascii.ply": ply_ascii(), "little.ply": ply_binary(),
                "big.ply": ply_binary(order=">"), "double.ply": ply_binary(number="double"),
                "cube.gltf": gltf(), "cube.glb": glb(), "CUBE.OFF": off(),
                "a b'c\"%s.off": off(), "two\nlines.off": off(),
                "cube.mtl.obj": b"mtllib none.mtl\nusemtl none\n" + obj()}.items():
            self.check_cube(name, data)

    def test_polygons(self):
        squares = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
                   (3, 0, 4, 7)]
        for name, data in [("q.off", off(faces=squares)), ("q.obj", obj(faces=squares)),
                           ("q.ply", ply_ascii(faces=squares))]:
            self.check_cube(name, data)
            self.assertEqual(self.info(name, data)["polygons"], 6)

    def test_vertices_of_obj(self):
        """As many as there are lines of them, used or not, however the faces are grouped."""
        data = obj(POINTS + [(9, 9, 9)], FACES[:3]) + b"g other\nusemtl a\nl 1 2 3\np 4\n" + \
            b"f 5//1 6//1 7//1 8//1\nusemtl b\nf -9 -8 -7\no more\nusemtl a\nf 1/1/1 2 \\\n 3\n"
        info = self.info("many.obj", data)
        self.check_info(info, vertices=9, points=8, triangles=7, polygons=1)
        self.check_info(self.info("cube.obj", obj()), vertices=8)

    def test_order_and_places(self):
        """Nodes move their meshes; the parts come in the order of the tree."""
        nodes = [{"children": [1], "translation": [10, 0, 0]},
                 {"mesh": 0, "scale": [2, 2, 2], "inner": True}, {"mesh": 0}]
        self.check_info(self.info("two.gltf", gltf(nodes=nodes)), triangles=24, volume=9,
                        bounds={"lower": [0, 0, 0], "upper": [12, 2, 2]})

    def test_nothing_is_dropped(self):
        faces = FACES + [FACES[0], (1, 1, 2), (5, 5, 5)]
        for name, data in [("all.off", off(faces=faces)), ("all.obj", obj(faces=faces)),
                           ("all.stl", stl_binary(faces=faces)),
                           ("all.ply", ply_ascii(faces=faces))]:
            with self.subTest(name):
                self.check_info(self.info(name, data), triangles=15, duplicate=1, degenerate=2)


if __name__ == "__main__":
    case.main()
