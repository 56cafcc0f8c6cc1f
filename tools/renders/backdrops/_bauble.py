"""A Christmas bauble: faceted, capped, and of one kind that stands open along a seam."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from _set import add


def bauble(middle: Vector, radius: float, kind: str, finish: dict[str, bpy.types.Material], index: int) -> None:
    """A sphere of bevelled facets with a cap; the seamed one stands open, and shines."""
    turn = (
        Matrix.Rotation(0.5 + index * 1.3, 4, "Z")
        @ Matrix.Rotation(0.32 * sin(index * 2.1), 4, "X")
        @ Matrix.Rotation(0.30 * cos(index * 1.7), 4, "Y")
    )
    place = Matrix.Translation(middle) @ turn @ Matrix.Scale(radius, 4)
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=2 if radius < 0.2 else 3, radius=1.0)
    if kind == "seam":
        # Two shells along a slanted plane, drawn a little apart.
        normal = Vector((0.52, 0.0, 0.86)).normalized()
        bmesh.ops.bisect_plane(ball, geom=[*ball.verts, *ball.edges, *ball.faces], plane_co=(0, 0, 0), plane_no=normal)
        bmesh.ops.split_edges(
            ball, edges=[edge for edge in ball.edges if all(abs(vert.co.dot(normal)) < 1e-4 for vert in edge.verts)]
        )
        for face in ball.faces:
            face.tag = face.calc_center_median().dot(normal) > 0
        for vert in ball.verts:
            vert.co += normal * (0.045 if all(face.tag for face in vert.link_faces) else -0.045)
        core = bmesh.new()
        bmesh.ops.create_icosphere(core, subdivisions=3, radius=0.90, matrix=place)
        add("core", core, finish["core"])
    bmesh.ops.transform(ball, matrix=place, verts=ball.verts)
    thing = add(f"bauble {index}", ball, finish[kind], smooth=True)
    if kind == "seam":
        thick = thing.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.07 * radius, -1
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.022 * radius, 2, "ANGLE", 0.12
    thing.modifiers.new("normals", "WEIGHTED_NORMAL")
    thing.data.use_auto_smooth = True
    cap = bmesh.new()
    for width, height, z in ((0.17, 0.16, 1.04), (0.20, 0.04, 0.985)):
        bmesh.ops.create_cone(
            cap,
            cap_ends=True,
            segments=12,
            radius1=width,
            radius2=width * 0.94,
            depth=height,
            matrix=place @ Matrix.Translation((0, 0, z)),
        )
    for step in range(24):
        a = 2 * pi * step / 24
        bmesh.ops.create_icosphere(
            cap,
            subdivisions=1,
            radius=0.026,
            matrix=place @ Matrix.Translation((0.10 * cos(a), 0, 1.20 + 0.10 * sin(a))),
        )
    fitted = add(f"cap {index}", cap, finish["cap"])
    edge = fitted.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.012 * radius, 2, "ANGLE"
