#!/usr/bin/env python3
"""tools/parameters.py accepts the public functions, and rejects each break of its rules."""
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
import headers  # noqa: E402
import parameters  # noqa: E402


class Parameters(unittest.TestCase):
    def faults(self, declared):
        """Those of isect_NAME(PARAMETERS), without its name."""
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "made.h").write_text(f"ISECT_API void isect_{declared};\n")
            function, = headers.read(folder)[0]["functions"]
        start = function["name"] + ": "
        found = parameters.faults(function)
        self.assertTrue(all(fault.startswith(start) for fault in found), found)
        return [fault[len(start):] for fault in found]

    def test_orders(self):
        for right in ("a_build(isect_points points, size_t n, void *memory, size_t bytes, const isect_hull_options "
                      "*options, isect_hull *hull)",
                      "a_find(isect_aabbs aabbs, size_t n, uint32_t (*pairs)[2], size_t room, size_t *count)",
                      "a_cast_n(const isect_bvh *bvh, isect_rays rays, const float *times, size_t n, const "
                      "isect_threads *threads, isect_mesh_touches touches)",
                      "a_cull(const isect_frustum *frusta, size_t count, isect_aabbs aabbs, size_t n, uint64_t *bits)",
                      "a_visit(const isect_bvh *bvh, isect_bvh_visitor *visit, void *user)",
                      "a_refit(isect_bvh *bvh, const isect_mesh *mesh, const isect_threads *threads)",
                      "a_capacity(size_t n)"):
            with self.subTest(right):
                self.assertEqual(self.faults(right), [])

    def test_results_are_last(self):
        self.assertEqual(self.faults("a(isect_aabb *aabb, const isect_mesh *mesh)"),
                         ["'mesh' stands after the result 'aabb'"])
        self.assertEqual(self.faults("a(isect_bvh **bvh, bool fast)"), ["'fast' stands after the result 'bvh'"])
        self.assertEqual(self.faults("a(isect_touches touches, const isect_threads *threads)"),
                         ["'threads' stands after the result 'touches'"])
        self.assertEqual(self.faults("a(const isect_threads *threads, float width, isect_aabb *aabb)"),
                         ["'width' stands after 'threads'"])

    def test_numbers_of_results(self):
        self.assertEqual(self.faults("a(size_t *count, uint32_t *prims, size_t room)"),
                         ["'prims' stands after the number of results 'count'",
                          "'room' stands after the number of results 'count'"])
        self.assertEqual(self.faults("a(uint32_t *prims, size_t *count, size_t room)"),
                         ["'room' stands after the number of results 'count'"])

    def test_views(self):
        self.assertEqual(self.faults("a(const isect_points *points, size_t n)"),
                         ["the view 'points' is not passed by value"])

    def test_n(self):
        fault = ["'n' does not follow the arrays that it counts"]
        self.assertEqual(self.faults("a(isect_points points, float within2, size_t n)"), fault)
        self.assertEqual(self.faults("a(float within2, isect_points points, size_t n)"), fault)

    def test_public_functions(self):
        picker = headers.ROOT / "pick/include/isect_pick"
        functions = [function for header in headers.read(picker) for function in header["functions"]]
        functions += headers.functions().values()
        self.assertGreater(len(functions), 300)
        self.assertEqual([fault for function in functions for fault in parameters.faults(function)], [])


if __name__ == "__main__":
    unittest.main()
