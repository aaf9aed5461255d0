"""Open3D's own tests of RaycastingScene pass on the adapter.

Packages of Open3D have no tests, so the file comes from its repository, or from the checkout that the
environment variable ISECT_OPEN3D names. Where Open3D is not installed, a stand-in has what the file needs.
"""
import hashlib
import importlib.util
import os
import pathlib
import urllib.error
import urllib.request

import peer_run
import pytest

FILE = "python/test/t/geometry/test_raycasting_scene.py"
COMMIT = "22a6a307b9b7d88604895f79c0ceeecef2fc6538"
SHA256 = "72355b31e187e741487c4f511efafccc94505eb26b507fbe42d4967dd05669c0"


@pytest.fixture
def tests(tmp_path):
    path = tmp_path / FILE  # it adds the folder two above to the path
    path.parent.mkdir(parents=True)
    if "ISECT_OPEN3D" in os.environ:
        path.write_bytes((pathlib.Path(os.environ["ISECT_OPEN3D"]) / FILE).read_bytes())
        return path
    try:
        with urllib.request.urlopen(f"https://raw.githubusercontent.com/isl-org/Open3D/{COMMIT}/{FILE}", timeout=20) as found:
            data = found.read()
    except (OSError, urllib.error.URLError) as error:
        pytest.skip(f"the tests of Open3D cannot be fetched: {error}; ISECT_OPEN3D may name a checkout")
    if hashlib.sha256(data).hexdigest() != SHA256:
        pytest.skip("what was fetched are not the tests of Open3D; ISECT_OPEN3D may name a checkout")
    path.write_bytes(data)
    return path


def test_of_open3d(tests, tmp_path):
    stand_in = [] if importlib.util.find_spec("open3d") else [peer_run.PEERS / "stand_in"]
    passed, failed, output = peer_run.run(tests, "peer_open3d", tmp_path, *stand_in)
    assert not failed and passed >= 18, output
