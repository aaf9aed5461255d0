"""A plugin for pytest that runs Open3D's tests on the adapter."""
from isect import open3d as adapter

adapter.install()
