"""This package beside others, in one process and one thread: a table of ratios.

    pip install ./python -r python/bench/requirements.txt
    tools/models build/models                       # bunny00.off and armadillo.off; without it a ball stands in
    python python/bench/compare.py build/models     # --quick: fewer repetitions

A time is CPU time of the process, the least of several repetitions. In each repetition all take their turn,
so that a machine that is busy slows all alike. The ratio is the time of the other by that of this package:
above 1 this package is faster. A package that cannot be imported is named with the reason. Each answer is
compared with that of this package; `agree` is the share that is the same.
"""

import argparse
import os
import pathlib
import platform
import sys
import time

for variable in ("OMP_NUM_THREADS", "IGL_NUM_THREADS", "TBB_NUM_THREADS", "OPENBLAS_NUM_THREADS", "ISECT_THREADS"):
    os.environ.setdefault(variable, "1")

import numpy as np

import isect as ix

ROWS, SKIPPED = [], {}
REPETITIONS = 5


def clock(calls, repetitions=None):
    """The least CPU seconds of each of some calls, which take turns."""
    best = {name: np.inf for name in calls}
    for _ in range(repetitions or REPETITIONS):
        for name, call in calls.items():
            start = time.process_time()
            call()
            best[name] = min(best[name], time.process_time() - start)
    return best


def imported(name):
    """A module, or None: then the reason is kept."""
    try:
        return __import__(name, fromlist=["_"])
    except Exception as error:  # a library that does not load raises what it likes
        SKIPPED[name] = f"{type(error).__name__}: {error}".splitlines()[0][:90]
        return None


def compared(question, where, units, calls, same=None, repetitions=None):
    """Rows for a question: calls = {name: function without arguments}, "isect" first.

    same  {name: share of answers that are those of isect}
    """
    best = clock(calls, repetitions)
    mine = best.pop("isect")
    for name, seconds in best.items():
        ROWS.append((question, where, mine / units, name, seconds / units, seconds / mine, (same or {}).get(name)))
        print(f"{question:18} {where:18} {mine / units * 1e9:12.1f} ns  {name:20} {seconds / units * 1e9:12.1f} ns"
              f"  ratio {seconds / mine:8.2f}" + (f"  agree {same[name]:.4f}" if same and name in same else ""), flush=True)


# ---- Meshes


def read_off(path):
    """Vertices and faces of a file OFF of triangles."""
    words = path.read_text().split()
    n, m = int(words[1]), int(words[2])
    vertices = np.array(words[4:4 + 3 * n], np.float64).reshape(n, 3)
    return vertices, np.array(words[4 + 3 * n:4 + 3 * n + 4 * m], np.int64).reshape(m, 4)[:, 1:]


def ball(n):
    """The hull of n points of a sphere."""
    points = np.random.default_rng(1).normal(size=(n, 3))
    mesh = ix.Mesh(ix.Hull(points / np.linalg.norm(points, axis=1)[:, None]))
    return mesh.vertices, mesh.faces.astype(np.int64)


def meshes(folder):
    """(name, vertices, faces): scaled to a box about the origin with a diagonal of 2."""
    for name in ("bunny00", "armadillo"):
        path = folder / f"{name}.off" if folder else None
        vertices, faces = read_off(path) if path and path.exists() else ball(20000)
        if not (path and path.exists()):
            SKIPPED[name] = "no such model; a ball of 20 000 points stands in"
        middle = (vertices.min(0) + vertices.max(0)) / 2
        yield name, (vertices - middle) * (2 / np.linalg.norm(vertices.max(0) - vertices.min(0))), faces
    rng = np.random.default_rng(2)
    corners = (rng.random((1_000_000, 1, 3)) - 0.5 + 0.01 * rng.normal(size=(1_000_000, 3, 3))).reshape(-1, 3)
    yield "soup of 1 000 000", corners, np.arange(3_000_000).reshape(-1, 3)


def rays_for(n, rng):
    """Rays from outside to points of the box of the mesh, float32."""
    origins = rng.normal(size=(n, 3))
    origins *= 2 / np.linalg.norm(origins, axis=1)[:, None]
    return np.concatenate([origins, rng.uniform(-0.4, 0.4, (n, 3)) - origins], axis=1).astype(np.float32)


# ---- Questions to a mesh


def open3d_scene(vertices, faces):
    """A RaycastingScene, and its module; None without Open3D."""
    o3d = imported("open3d")
    if not o3d:
        return None, None
    scene = o3d.t.geometry.RaycastingScene(nthreads=1)
    scene.add_triangles(o3d.core.Tensor(vertices.astype(np.float32)), o3d.core.Tensor(faces.astype(np.uint32)))
    return scene, o3d.core.Tensor


def bench_rays(name, vertices, faces, n):
    single = ix.Mesh(vertices.astype(np.float32), faces)
    rays = rays_for(n, np.random.default_rng(3))
    wanted = single.cast(rays, threads=1).prim
    calls, same = {"isect": lambda: single.cast(rays, threads=1)}, {}
    origins, ways = np.ascontiguousarray(rays[:, :3]), np.ascontiguousarray(rays[:, 3:])
    embree = imported("embreex")
    if embree:
        from embreex.mesh_construction import TriangleMesh
        from embreex.rtcore_scene import EmbreeScene
        scene = EmbreeScene()
        triangles = TriangleMesh(scene, vertices[faces].astype(np.float32))
        calls["embreex"] = lambda: scene.run(origins, ways)
        same["embreex"] = (scene.run(origins, ways) == wanted).mean()
        assert triangles is not None
    cast, tensor = open3d_scene(vertices, faces)
    if cast:
        calls["Open3D"] = lambda: cast.cast_rays(tensor(rays), nthreads=1)
        found = cast.cast_rays(tensor(rays))["primitive_ids"].numpy().astype(np.int32)
        same["Open3D"] = (found == wanted).mean()
    pcu = imported("point_cloud_utils")
    if pcu:
        theirs = pcu.RayMeshIntersector(vertices.astype(np.float32), faces.astype(np.int32))
        calls["point-cloud-utils"] = lambda: theirs.intersect_rays(origins, ways)
        same["point-cloud-utils"] = (theirs.intersect_rays(origins, ways)[0] == wanted).mean()
    compared("first hit, a ray", name, n, calls, same)
    trimesh = imported("trimesh")
    if trimesh and embree:
        double = ix.Mesh(vertices, faces)
        engine = trimesh.Trimesh(vertices, faces, process=False).ray
        far, along = origins.astype(np.float64), ways.astype(np.float64)
        both = np.concatenate([far, along], axis=1)
        found = engine.intersects_first(far, along)
        compared("first hit, double", name, n, {"isect": lambda: double.cast(both, threads=1),
                                                "trimesh + embreex": lambda: engine.intersects_first(far, along)},
                 {"trimesh + embreex": (found == double.cast(both, threads=1).prim).mean()})


def bench_nearest(name, vertices, faces, n):
    points = np.random.default_rng(4).uniform(-0.8, 0.8, (n, 3))
    rough = points.astype(np.float32)
    single, double = ix.Mesh(vertices.astype(np.float32), faces), ix.Mesh(vertices, faces)
    wanted = single.closest(rough, threads=1).distance
    calls, same = {"isect": lambda: single.closest(rough, threads=1)}, {}
    scene, tensor = open3d_scene(vertices, faces)
    if scene:
        calls["Open3D"] = lambda: scene.compute_closest_points(tensor(rough), nthreads=1)
        found = scene.compute_closest_points(tensor(rough))["points"].numpy()
        same["Open3D"] = np.isclose(np.linalg.norm(found - rough, axis=1), wanted, rtol=1e-4, atol=1e-6).mean()
    pcu = imported("point_cloud_utils")
    if pcu and len(faces) < 500_000:  # it builds its tree at each call
        v, f = vertices.astype(np.float32), faces.astype(np.int32)
        calls["point-cloud-utils"] = lambda: pcu.closest_points_on_mesh(rough, v, f)
        same["point-cloud-utils"] = np.isclose(pcu.closest_points_on_mesh(rough, v, f)[0], wanted, rtol=1e-4,
                                               atol=1e-6).mean()
    compared("nearest point", name, n, calls, same)
    few = points[:n // 20]
    calls, same = {"isect": lambda: double.closest(few, threads=1)}, {}
    exact = double.closest(few, threads=1).distance2
    igl = imported("igl")
    if igl:
        tree = igl.AABB()
        tree.init(vertices, faces)
        calls["libigl"] = lambda: tree.squared_distance(vertices, faces, few)
        same["libigl"] = np.isclose(tree.squared_distance(vertices, faces, few)[0], exact, rtol=1e-9).mean()
    trimesh = imported("trimesh")
    if trimesh and len(faces) < 500_000:
        mesh = trimesh.Trimesh(vertices, faces, process=False)
        found = trimesh.proximity.closest_point(mesh, few)[1]
        calls["trimesh"] = lambda: trimesh.proximity.closest_point(mesh, few)
        same["trimesh"] = np.isclose(found ** 2, exact, rtol=1e-6).mean()
    compared("nearest, double", name, len(few), calls, same, repetitions=3)


def bench_inside(name, vertices, faces, n):
    points = np.random.default_rng(5).uniform(-0.5, 0.5, (n, 3))
    rough = points.astype(np.float32)
    single, double = ix.Mesh(vertices.astype(np.float32), faces), ix.Mesh(vertices, faces)
    wanted = single.contains(rough, threads=1)
    scene, tensor = open3d_scene(vertices, faces)
    if scene:
        found = scene.compute_occupancy(tensor(rough)).numpy() > 0
        compared("inside", name, n, {"isect": lambda: single.contains(rough, threads=1),
                                     "Open3D": lambda: scene.compute_occupancy(tensor(rough), nthreads=1)},
                 {"Open3D": (found == wanted).mean()})
    few = points[:n // 4]
    exact = double.contains(few, threads=1)
    calls, same = {"isect": lambda: double.contains(few, threads=1)}, {}
    trimesh = imported("trimesh")
    if trimesh and imported("embreex"):
        engine = trimesh.Trimesh(vertices, faces, process=False).ray
        calls["trimesh + embreex"] = lambda: engine.contains_points(few)
        same["trimesh + embreex"] = (engine.contains_points(few) == exact).mean()
    igl = imported("igl")
    if igl:
        calls["libigl, winding"] = lambda: igl.fast_winding_number(vertices, faces, few)
        same["libigl, winding"] = ((igl.fast_winding_number(vertices, faces, few) > 0.5) == exact).mean()
    compared("inside, double", name, len(few), calls, same, repetitions=3)


# ---- Two meshes


def motions(n, reach, rng):
    """n rigid motions: turned at will, moved by `reach` in any direction."""
    turned = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0]
    turned[:, :, 0] *= np.sign(np.linalg.det(turned))[:, None]
    way = rng.normal(size=(n, 3))
    return np.concatenate([turned, (way * (reach / np.linalg.norm(way, axis=1)[:, None]))[:, :, None]], axis=2)


def bench_clash(name, vertices, faces):
    """Does a mesh share a point with itself, moved? About half of the motions do."""
    places = motions(1000, 1.0, np.random.default_rng(6))
    mesh = ix.Mesh(vertices, faces)
    wanted = np.array([mesh.clash_any(mesh, place) for place in places])
    calls, same = {"isect": lambda: [mesh.clash_any(mesh, place) for place in places]}, {}
    batch = {"isect": lambda: mesh.clash_any(mesh, places, threads=1)}
    fcl = imported("fcl")
    if fcl:
        model = fcl.BVHModel()
        model.beginModel(len(vertices), len(faces))
        model.addSubModel(vertices, faces)
        model.endModel()
        still = fcl.CollisionObject(model, fcl.Transform())
        moved = [fcl.CollisionObject(model, fcl.Transform(place[:, :3], place[:, 3])) for place in places]

        def with_fcl():
            return [fcl.collide(still, other, fcl.CollisionRequest(), fcl.CollisionResult()) > 0 for other in moved]
        calls["python-fcl"], same["python-fcl"] = with_fcl, (np.array(with_fcl()) == wanted).mean()
    coal = imported("coal")
    if coal:
        tree = coal.BVHModelOBBRSS()
        tree.beginModel(len(faces), len(vertices))
        tree.addVertices(vertices)
        tree.addTriangles(faces)
        tree.endModel()
        here, there = coal.Transform3s(), [coal.Transform3s(place[:, :3].copy(), place[:, 3].copy()) for place in places]
        request = coal.CollisionRequest()

        def with_coal():
            return [coal.collide(tree, here, tree, place, request, coal.CollisionResult()) > 0 for place in there]
        calls["coal"], same["coal"] = with_coal, (np.array(with_coal()) == wanted).mean()
    compared(f"clash, {wanted.mean():.0%} do", name, len(places), calls, same)
    compared(f"clash, {wanted.mean():.0%} do, one call here", name, len(places), {**calls, **batch}, same)


# ---- Pairs of shapes


def bench_contacts(n):
    """Contacts of pairs of shapes: batches here, one pair a call there, as they offer no other form."""
    rng = np.random.default_rng(7)
    places = motions(2 * n, 1.0, rng)
    places[n:, :, 3] += rng.normal(size=(n, 3))
    half, radius = 0.3, 0.4
    axes = np.swapaxes(places[:, :, :3], 1, 2)
    boxes = ix.Obb(places[:, :, 3], axes, np.full((2 * n, 3), half))
    spheres = ix.Sphere(places[:, :, 3], np.full(2 * n, radius))
    capsules = ix.Capsule(places[:, :, 3] - 0.5 * places[:, :, 2], places[:, :, 3] + 0.5 * places[:, :, 2],
                          np.full(2 * n, radius))
    coal, fcl = imported("coal"), imported("fcl")
    kinds = {"sphere": (spheres, lambda one: one.Sphere(radius)),
             "capsule": (capsules, lambda one: one.Capsule(radius, 1.0)),
             "box": (boxes, lambda one: one.Box(2 * half, 2 * half, 2 * half))}
    for first, second in (("sphere", "sphere"), ("sphere", "box"), ("capsule", "capsule"), ("capsule", "box"),
                          ("box", "box")):
        a, b = kinds[first][0][:n], kinds[second][0][n:]
        calls, same = {"isect": lambda a=a, b=b: ix.contact(a, b, threads=1)}, {}
        wanted = ix.contact(a, b).gap
        for library, module in (("coal", coal), ("python-fcl", fcl)):
            if module:
                run = with_library(module, kinds[first][1](module), kinds[second][1](module), places, n)
                calls[library] = run
                gaps = np.array(run())
                apart = wanted > 1e-6
                same[library] = np.isclose(gaps[apart], wanted[apart], atol=1e-4).mean()
        compared("contact of a pair", f"{first}, {second}", n, calls, same, repetitions=3)


def with_library(module, first, second, places, n):
    """A function that lists the distances of n pairs by coal or python-fcl."""
    if module.__name__ == "coal":
        at = [module.Transform3s(place[:, :3].copy(), place[:, 3].copy()) for place in places]
        request = module.DistanceRequest()
        return lambda: [module.distance(first, at[i], second, at[n + i], request, module.DistanceResult()) for i in range(n)]
    one = [module.CollisionObject(first, module.Transform(place[:, :3], place[:, 3])) for place in places[:n]]
    two = [module.CollisionObject(second, module.Transform(place[:, :3], place[:, 3])) for place in places[n:]]
    request = module.DistanceRequest(enable_signed_distance=True)
    return lambda: [module.distance(a, b, request, module.DistanceResult()) for a, b in zip(one, two, strict=True)]


CORNERS = np.array([[1 if i >> k & 1 else -1 for k in range(3)] for i in range(8)])
TRIANGLES = np.array([[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4], [2, 6, 3], [3, 6, 7],
                      [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]])


def cut_polygons(corners, count, normal, offset):
    """What is left of many polygons (p, k, 3), of `count` corners each, where normal . x <= offset."""
    height = offset[:, None] - np.einsum("pkj,pj->pk", corners, normal)
    index = np.arange(corners.shape[1])
    there = index < count[:, None]
    after = np.where(index + 1 < count[:, None], index + 1, 0)
    inside, following = (height >= 0) & there, np.take_along_axis(height, after, 1)
    crosses = there & ((height >= 0) != (following >= 0))
    part = np.divide(height, height - following, out=np.zeros_like(height), where=crosses)
    point = corners + part[..., None] * (np.take_along_axis(corners, after[..., None], 1) - corners)
    kept = np.stack([inside, crosses], axis=2).reshape(len(corners), -1)
    left = kept.sum(1)
    order = np.argsort(~kept, axis=1, kind="stable")[:, :max(left.max(), 1)]
    both = np.stack([corners, point], axis=2).reshape(len(corners), -1, 3)
    return np.take_along_axis(both, order[..., None], 1), left


def iou_by_triangles(a, b):
    """The n x m matrix as PyTorch3D computes it, in NumPy, for all pairs together.

    The twelve triangles of each box are cut by the six planes of the other. The volume is that of the tetrahedra from
    the middle of the corners to what is left of them. The step of PyTorch3D that drops one of two coplanar triangles
    is left out: these boxes have none.
    """
    n, m = len(a), len(b)
    corners = [one.center[:, None] + np.einsum("ck,nkj->ncj", CORNERS, one.axis * one.half[..., None]) for one in (a, b)]
    pairs = [np.repeat(np.arange(n), m), np.tile(np.arange(m), n)]
    left, counts = [], []
    for mine, by, box in ((0, 1, b), (1, 0, a)):
        polygons = corners[mine][pairs[mine]][:, TRIANGLES].reshape(-1, 3, 3)
        count, which = np.full(len(polygons), 3), np.repeat(pairs[by], 12)
        for axis in range(3):
            along = np.einsum("nj,nj->n", box.axis[:, axis], box.center)
            for side in (1, -1):
                polygons, count = cut_polygons(polygons, count, side * box.axis[which, axis],
                                               (side * along + box.half[:, axis])[which])
        left.append(polygons)
        counts.append(count)
    width = max(one.shape[1] for one in left)
    left = [np.pad(one, ((0, 0), (0, width - one.shape[1]), (0, 0))) for one in left]
    polygons, count = (np.concatenate([one.reshape(n * m, 12, *one.shape[1:]) for one in two], axis=1)
                       for two in (left, counts))
    there = np.arange(width) < count[..., None]
    middle = (polygons * there[..., None]).sum((1, 2)) / np.maximum(there.sum((1, 2)), 1)[:, None]
    at = polygons - middle[:, None, None]
    faces = np.cross(at[:, :, 1:-1], at[:, :, 2:])
    common = (np.abs(np.einsum("pfj,pfkj->pfk", at[:, :, 0], faces)) * there[:, :, 2:]).sum((1, 2)) / 6
    volumes = 8 * a.half.prod(1)[pairs[0]] + 8 * b.half.prod(1)[pairs[1]]
    return (common / (volumes - common)).reshape(n, m)


def bench_iou(n):
    """All n x n volumes of intersection by union: turned boxes, boxes turned about z, upright ones, and distant ones."""
    rng = np.random.default_rng(8)
    places = motions(n, 0.5, rng)
    turned, half = np.swapaxes(places[:, :, :3], 1, 2), rng.uniform(0.3, 0.6, (n, 3))
    angle = rng.uniform(0, np.pi, n)
    about_z = np.zeros((n, 3, 3))
    about_z[:, 0, 0] = about_z[:, 1, 1] = np.cos(angle)
    about_z[:, 0, 1], about_z[:, 1, 0], about_z[:, 2, 2] = np.sin(angle), -np.sin(angle), 1
    for name, axis, spread in (("turned", turned, 1), ("turned about z", about_z, 1),
                               ("upright", np.broadcast_to(np.eye(3), (n, 3, 3)), 1), ("mostly apart", turned, 6)):
        boxes = ix.Obb(spread * places[:, :, 3], axis, half)
        wanted = ix.iou(boxes[:, None], boxes)
        by_triangles = iou_by_triangles(boxes, boxes)
        unlike = ~np.eye(n, dtype=bool)  # all triangles of a box and itself are coplanar
        compared("IoU matrix, a pair", f"{n} x {n} boxes, {name}", n * n,
                 {"isect": lambda boxes=boxes: ix.iou(boxes[:, None], boxes, threads=1),
                  "triangles in NumPy": lambda boxes=boxes: iou_by_triangles(boxes, boxes)},
                 {"triangles in NumPy": np.isclose(by_triangles, wanted, atol=1e-6)[unlike].mean()}, repetitions=2)
    if imported("scipy.spatial"):
        bench_iou_qhull(ix.Obb(places[:20, :, 3], turned[:20], half[:20]))


def bench_iou_qhull(boxes):
    """The same by half-spaces and hulls of Qhull."""
    from scipy import spatial
    n, planes = len(boxes), []
    for i in range(n):
        axes, center, half = boxes.axis[i], boxes.center[i], boxes.half[i]
        normals = np.concatenate([axes, -axes])
        planes.append(np.concatenate([normals, -(normals @ center + np.tile(half, 2))[:, None]], axis=1))
    volumes = 8 * boxes.half.prod(1)

    def with_qhull():
        made = np.zeros((n, n))
        for i in range(n):
            for j in range(n):
                both = np.concatenate([planes[i], planes[j]])
                point, radius = inner(both)
                if radius > 1e-9:
                    corners = spatial.HalfspaceIntersection(both, point).intersections
                    common = spatial.ConvexHull(corners).volume
                    made[i, j] = common / (volumes[i] + volumes[j] - common)
        return made

    wanted = ix.iou(boxes[:, None], boxes)
    compared("IoU matrix, a pair", f"{n} x {n} boxes, turned", n * n, {"isect": lambda: ix.iou(boxes[:, None], boxes),
                                                                      "Qhull by scipy": with_qhull},
             {"Qhull by scipy": np.isclose(with_qhull(), wanted, atol=1e-6).mean()}, repetitions=2)


def inner(planes):
    """The point deepest inside of half-spaces, and how deep: by linear programming."""
    from scipy.optimize import linprog
    below = np.concatenate([planes[:, :3], np.ones((len(planes), 1))], axis=1)
    found = linprog((0, 0, 0, -1), A_ub=below, b_ub=-planes[:, 3], bounds=[(None, None)] * 3 + [(0, None)], method="highs")
    return (found.x[:3], found.x[3]) if found.status == 0 else (None, 0.0)


# ---- Calls and batches


def bench_calls():
    """One pair a call, in nanoseconds: an empty function of C, shape objects, tuples."""
    ball, box = ix.Sphere((0, 0, 0), 1), ix.Aabb((0.5, 0.5, 0.5), (1, 1, 1))
    other, formula = ix.Sphere((1, 1, 1), 1), ix.formulas.overlap_sphere_aabb
    numbers, corners = ((0.0, 0.0, 0.0), 1.0), ((0.5, 0.5, 0.5), (1.0, 1.0, 1.0))
    count = range(20000)
    calls = {"an empty loop": lambda: [None for _ in count], "id(ball)": lambda: [id(ball) for _ in count],
             "overlap(Sphere, Aabb)": lambda: [ix.overlap(ball, box) for _ in count],
             "contact(Sphere, Sphere)": lambda: [ix.contact(ball, other) for _ in count],
             "formulas.overlap_sphere_aabb(tuples)": lambda: [formula(numbers, corners) for _ in count],
             "Sphere((0, 0, 0), 1)": lambda: [ix.Sphere((0, 0, 0), 1) for _ in count]}
    best = clock(calls)
    return {name: (seconds - best["an empty loop"]) / len(count) * 1e9 for name, seconds in best.items()
            if name != "an empty loop"}


def bench_batches(n):
    rng = np.random.default_rng(9)
    center, radius = rng.random((n, 3), np.float32), 0.1 * rng.random(n, np.float32)
    lower = rng.random((n, 3), np.float32)
    upper, other, size = lower + np.float32(0.2), rng.random((n, 3), np.float32), 0.1 * rng.random(n, np.float32)
    way = other - center
    spheres, boxes, rays = ix.Sphere(center, radius), ix.Aabb(lower, upper), ix.Ray(center, way)
    others = ix.Sphere(other, size)

    def overlap():
        off = center - np.clip(center, lower, upper)
        return np.einsum("ij,ij->i", off, off) <= radius * radius

    def slabs():
        with np.errstate(divide="ignore", invalid="ignore"):
            near, far = (lower - center) / way, (upper - center) / way
        enter, leave = np.minimum(near, far).max(1), np.maximum(near, far).min(1)
        enter = np.maximum(enter, 0)
        hit = enter <= leave
        return np.where(hit, enter, np.inf), np.where(hit, leave, -np.inf)

    def contact():
        apart = other - center
        distance = np.sqrt(np.einsum("ij,ij->i", apart, apart))
        normal = apart / distance[:, None]
        return distance - radius - size, normal, center + radius[:, None] * normal, other - size[:, None] * normal

    for what, ours, theirs, same in (
            ("overlap ball, box", lambda: ix.overlap(spheres, boxes, threads=1), overlap,
             lambda a, b: a == b),
            ("cast ray, box", lambda: ix.cast(rays, boxes, threads=1), slabs,
             lambda a, b: np.isclose(a.enter, b[0], rtol=1e-4)),
            ("contact balls", lambda: ix.contact(spheres, others, threads=1), contact,
             lambda a, b: np.isclose(a.gap, b[0], atol=1e-6))):
        times = 1 + 500_000 // n

        def again(call, times=times):
            return lambda: [call() for _ in range(times)]

        compared(f"batch of {n}, a pair", what, n * times, {"isect": again(ours), "numpy": again(theirs)},
                 {"numpy": same(ours(), theirs()).mean()})


# ---- The table


def processor():
    """The name of the processor."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def seconds_text(seconds):
    """A time with a unit."""
    for unit, size in (("s", 1), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def table(calls):
    """The table as Markdown: a row for each question and mesh."""
    yield "| question | where | this package | times as long, by the others |"
    yield "|---|---|---|---|"
    groups = {}
    for question, where, mine, name, _, ratio, same in ROWS:
        share = "" if same is None or same > 0.99995 else f" ({100 * same:.2f} % agree)"
        groups.setdefault((question, where, seconds_text(mine)), []).append(f"{name} {ratio:.3g}{share}")
    for (question, where, mine), others in groups.items():
        yield f"| {question} | {where} | {mine} | {', '.join(others)} |"
    yield ""
    yield "| one call | ns |"
    yield "|---|---|"
    yield from (f"| `{name}` | {ns:.0f} |" for name, ns in calls.items())


def versions():
    """The packages that were compared, with their versions."""
    from importlib import metadata
    names = ("numpy", "trimesh", "embreex", "open3d", "python-fcl", "coal", "libigl", "point-cloud-utils", "scipy")
    for name in names:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            SKIPPED.setdefault(name, "not installed")
    SKIPPED["pytorch3d"] = "PyPI has no wheel for this Python"


def main():
    """Run all and print the table."""
    global REPETITIONS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="?", type=pathlib.Path, help="the folder of bunny00.off and armadillo.off")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions and questions")
    parser.add_argument("--only", default="", help="benchmarks with this in their names")
    given = parser.parse_args()
    size = 10 if given.quick else 1
    REPETITIONS = 2 if given.quick else REPETITIONS
    wanted = [name for name in ("rays", "nearest", "inside", "clash", "contacts", "iou", "batches") if given.only in name]
    for name, vertices, faces in meshes(given.models):
        closed = not name.startswith("soup")
        for kind, bench, n in (("rays", bench_rays, 100_000), ("nearest", bench_nearest, 40_000),
                               ("inside", bench_inside, 40_000)):
            if kind in wanted and (closed or kind != "inside"):
                bench(name, vertices, faces, n // size)
        if closed and "clash" in wanted:
            bench_clash(name, vertices, faces)
    for kind, bench, n in (("contacts", bench_contacts, 20_000), ("iou", bench_iou, 60),
                           ("batches", bench_batches, 1_000_000), ("batches", bench_batches, 16_384)):
        if kind in wanted:
            bench(n // 4 if given.quick and n != 16_384 else n)
    calls = bench_calls()
    print(f"\n{processor()}, {ix.isa()}, one thread, CPython {platform.python_version()}; {', '.join(versions())}.\n")
    print("\n".join(table(calls)))
    for name, reason in SKIPPED.items():
        print(f"- {name}: {reason}")


if __name__ == "__main__":
    sys.exit(main())
