"""The questions of other packages, answered by this one. Import the adapter that is needed:

    from isect.adapters import trimesh
    from isect.adapters import open3d
"""
