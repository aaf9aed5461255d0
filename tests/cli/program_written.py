"""Files as other programs write them, in ten formats: see case.py. The truth is the mesh that was written: a prism over
a random star, concave, open or closed, whose coordinates are multiples of 2^-8 of at most 2^8, so that floats and
decimals are exact. The count of triangles is equal, and so are area and volume up to the rounding of their sums."""
import io
import json
import math
import os
import random
import struct
import zipfile

import case
from case import Case, gltf, rows

COUNT = 26  # meshes, each in twelve files


def newell(points, face):
    """Twice the vector area of a face."""
    n = [0, 0, 0]
    for a, b in zip(face, face[1:] + face[:1]):
        p, q = points[a], points[b]
        for k in range(3):
            n[k] += p[k - 2] * q[k - 1] - p[k - 1] * q[k - 2]
    return n


class Mesh:
    """`faces` are polygons, `triangles` cut each cap at a point inside."""

    def __init__(self, chance):
        sides, height = chance.randrange(3, 12), chance.randrange(1, 400) / 256
        scale, turn = 2.0 ** chance.randrange(-4, 5), chance.randrange(3)
        star = []
        for i in range(sides):
            radius, angle = 1 + 2 * chance.random(), 2 * math.pi * (i + .3 * chance.random()) / sides
            star.append([round(256 * radius * f(angle)) / 256 for f in (math.cos, math.sin)])
        points = [(x, y, z) for z in (0, height) for x, y in star] + [(0, 0, 0), (0, 0, height)]
        move = [chance.randrange(-4, 5) for _ in range(3)]
        self.points = [tuple(scale * (p[k - turn] + move[k]) for k in range(3)) for p in points]
        ring = list(range(sides))
        walls = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in ring]
        self.closed = chance.random() < .7
        walls = walls if self.closed else walls[1:]
        self.faces = [ring[::-1], [sides + i for i in ring], *map(list, walls)]
        self.triangles = [[a, b, c] for a, b, c in [(2 * sides, (i + 1) % sides, i) for i in ring] +
                          [(2 * sides + 1, sides + i, sides + (i + 1) % sides) for i in ring]]
        self.triangles += [t for a, b, c, d in walls for t in ([a, b, c], [a, c, d])]

    def numbers(self, faces):
        areas = [newell(self.points, face) for face in faces]
        cones = [sum(x * y for x, y in zip(n, self.points[face[0]])) for n, face in zip(areas, faces)]
        return {"triangles": sum(len(face) - 2 for face in faces),
                "area": math.fsum(math.hypot(*n) / 2 for n in areas),
                "volume": math.fsum(cones) / 6 if self.closed else None,
                "terms": math.fsum(map(abs, cones)) / 6}


def obj(mesh, faces, chance):
    text, texture, normal, back = "# written\nmtllib a.mtl\no star\n", *(chance.random() < .5 for _ in range(3))
    colours = chance.random() < .3
    end = chance.choice(["\n", "\r\n", " # a comment\n"])
    text += rows(mesh.points, "v ").replace("\n", " .5 .25 1" * colours + end)
    text += "vt 0 0\nvt 1 0\n" * texture + "vn 0 0 1\n" * normal + "g a b\nusemtl red\ns off\n"
    for face in faces:
        text += "f"
        for i in face:
            text += " %d" % (i - len(mesh.points) if back else i + 1)
            text += ("/1" if texture else "/" if normal else "") + "/1" * normal
            text += " \\\n" * (chance.random() < .1)
        text += end
    return text.encode()


def off(mesh, faces, chance):
    kind = chance.choice(["OFF", "COFF", "NOFF"])
    more = {"OFF": "", "COFF": " 255 0 0 255", "NOFF": " 0 0 1"}[kind]
    text = kind + chance.choice([" ", "\n", "\n# a comment\n\n"])
    text += "%d %d %d\n" % (len(mesh.points), len(faces), chance.randrange(2) * 7)
    text += rows(mesh.points).replace("\n", more + "\n") + "\n" * chance.randrange(2)
    colour = chance.choice(["", " 255 0 0", " 0.5 0.5 0.5 1", "#red", " 0 0 255# blue"])
    return (text + rows([len(face), *face] for face in faces).replace("\n", colour + "\n")).encode()


def ply(mesh, faces, chance):
    form = chance.choice(["ascii", "binary_little_endian", "binary_big_endian"])
    number, letter = chance.choice([("float", "f"), ("double", "d"), ("float32", "f")])
    count, count_letter = chance.choice([("uchar", "B"), ("ushort", "H"), ("int", "i")])
    index, index_letter = chance.choice([("int", "i"), ("uint", "I"), ("short", "h")])
    colour, quality = chance.random() < .5, chance.random() < .5
    head = "ply\nformat %s 1.0\ncomment written\nobj_info a\nelement vertex %d\n" % (form, len(mesh.points))
    head += "property uchar red\n" * colour + rows([[number, c] for c in "xyz"], "property ")
    head += "element face %d\n" % len(faces) + "property float quality\n" * quality
    data = (head + "property list %s %s vertex_indices\nend_header\n" % (count, index)).encode()
    order = "<" if "little" in form else ">"
    for point in mesh.points:
        data += (rows([[255] * colour + list(point)]).encode() if form == "ascii" else
                 struct.pack(order + "B" * colour + "3" + letter, *[255] * colour, *point))
    for face in faces:
        data += (rows([[.5] * quality + [len(face)] + face]).encode() if form == "ascii" else
                 struct.pack(order + "f" * quality + count_letter + index_letter * len(face), *[.5] * quality,
                             len(face), *face))
    return data


def stl_text(mesh, faces, chance):
    half = chance.randrange(len(faces))
    text = "".join(case.stl_ascii(mesh.points, part).decode() for part in (faces[:half], faces[half:]))
    return chance.choice([text, text.upper(), text.replace("\n", "\r\n")]).encode()


def stl(mesh, faces, chance):
    data = case.stl_binary(mesh.points, faces, title=chance.choice([b"solid", b"COLOR=red", b"\xff\xfe\0a"]))
    return data + chance.choice([b"", b"\0\0"])


def placed(mesh):
    """The node that moves the mesh to its place from twice the size and 3 beside it."""
    points = [tuple(2 * x - 6 * (k == 0) for k, x in enumerate(p)) for p in mesh.points]
    return points, [{"mesh": 0, "scale": [.5, .5, .5], "translation": [3, 0, 0]}]


def gltf_text(mesh, faces, chance):
    points, nodes = placed(mesh) if chance.random() < .5 else (mesh.points, None)
    return gltf(points=points, faces=faces, nodes=nodes)


def glb(mesh, faces, chance):
    points, nodes = placed(mesh)
    return case.glb(points=points, faces=faces, nodes=nodes)


def xml(name, points, faces, corner, triangle, between):
    return "".join(corner % p for p in points) + between + "".join(triangle % tuple(face) for face in faces)


def threemf(mesh, faces, chance):
    core = "http://schemas.microsoft.com/3dmanufacturing/"
    text = ("<model unit=\"millimeter\" xmlns=\"%score/2015/02\"><resources><object id=\"1\" type=\"model\"><mesh><vertices>"
            % core + xml("3mf", mesh.points, faces, "<vertex x=\"%r\" y=\"%r\" z=\"%r\"/>",
                         "<triangle v1=\"%d\" v2=\"%d\" v3=\"%d\"/>", "</vertices><triangles>") +
            "</triangles></mesh></object></resources><build><item objectid=\"1\"/></build></model>")
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", chance.choice([zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED])) as archive:
        archive.writestr("_rels/.rels", "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/"
                         "relationships\"><Relationship Target=\"/3D/3dmodel.model\" Id=\"a\" "
                         "Type=\"%s2013/01/3dmodel\"/></Relationships>" % core)
        archive.writestr("3D/3dmodel.model", text)
    return data.getvalue()


def amf(mesh, faces, chance):
    return ("<amf unit=\"millimeter\"><object id=\"0\"><mesh><vertices>" +
            xml("amf", mesh.points, faces, "<vertex><coordinates><x>%r</x><y>%r</y><z>%r</z></coordinates></vertex>",
                "<triangle><v1>%d</v1><v2>%d</v2><v3>%d</v3></triangle>", "</vertices><volume>") +
            "</volume></mesh></object></amf>").encode()


def dae(mesh, faces, chance):
    numbers = " ".join(repr(x) for p in mesh.points for x in p)
    return ("""<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><up_axis>Y_UP</up_axis>
</asset><library_geometries><geometry id="g"><mesh><source id="p"><float_array id="n" count="%d">%s</float_array>
<technique_common><accessor source="#n" count="%d" stride="3"><param name="X" type="float"/><param name="Y" type="float"/>
<param name="Z" type="float"/></accessor></technique_common></source><vertices id="v"><input semantic="POSITION"
source="#p"/></vertices><polylist count="%d"><input semantic="VERTEX" source="#v" offset="0"/><vcount>%s</vcount>
<p>%s</p></polylist></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node>
<instance_geometry url="#g"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/>
</scene></COLLADA>""" % (3 * len(mesh.points), numbers, len(mesh.points), len(faces), " ".join(str(len(f)) for f in faces),
                         " ".join(str(i) for f in faces for i in f))).encode()


WRITERS = [("a.obj", obj, True), ("b.obj", obj, False), ("a.off", off, True), ("a.ply", ply, True),
           ("b.ply", ply, True), ("a.stl", stl_text, False), ("b.stl", stl, False), ("a.gltf", gltf_text, False),
           ("a.glb", glb, False), ("a.3mf", threemf, False), ("a.amf", amf, False), ("a.dae", dae, True)]


class Written(Case):
    def test_written(self):
        for number in range(int(os.environ.get("ISECT_WRITTEN", COUNT))):
            chance = random.Random(number)
            mesh = Mesh(chance)
            for name, write, polygons in WRITERS:
                faces = mesh.faces if polygons else mesh.triangles
                want = mesh.numbers(faces)
                path = self.write(name, write(mesh, faces, chance))
                info = json.loads(self.run_program("info", path, "--json")[0])
                with self.subTest((number, name)):
                    self.check_info(info, triangles=want["triangles"], closed=mesh.closed, crossed=0, not_flat=0)
                    # a sum of n terms is wrong by n roundings at most, and each term by some
                    bound = 2.0 ** -53 * (want["triangles"] + 16)
                    self.assertAlmostEqual(info["area"], want["area"], delta=bound * want["area"])
                    if mesh.closed:
                        self.assertAlmostEqual(info["volume"], want["volume"], delta=bound * want["terms"])


if __name__ == "__main__":
    case.main()
