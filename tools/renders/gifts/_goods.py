"""What all gifts share: smooth bodies, the brand's mark, and the colours it comes in."""

from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

from studio.grounds import Nodes
from studio.materials import linear

Point = tuple[float, float]

INK, PAPER, SIGNAL = "#0B0D10", "#cfd0cc", "#e8440f"

#: The mark, a K opened along a diagonal seam, in a square of 1 with its middle at 0; as in the site's icon.
MARK: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("stem", ((-0.5, -0.5), (-0.25, -0.5), (-0.25, 0.5), (-0.5, 0.5))),
    ("arm", ((-0.15, 0.05), (0.1, 0.0), (0.5, 0.5), (0.2, 0.5))),
    ("leg", ((-0.15, -0.05), (0.2, -0.5), (0.5, -0.5), (0.1, -0.0375))),
)


def begin() -> None:
    """Empties the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def ground(above: float = 0.0) -> None:
    """Sets everything down on the floor, or hangs it above."""
    bpy.context.view_layer.update()
    things = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    lowest = min((thing.matrix_world @ Vector(corner)).z for thing in things for corner in thing.bound_box)
    for thing in things:
        thing.location.z += above - lowest


def add(
    name: str, mesh: bmesh.types.BMesh, material: bpy.types.Material, smooth: float = 40.0, levels: int = 0
) -> bpy.types.Object:
    """Puts a mesh into the scene; levels of subdivision make it round."""
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, radians(smooth)
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if levels:
        divide = thing.modifiers.new("round", "SUBSURF")
        divide.levels = divide.render_levels = levels
    return thing


def lathe(profile: Sequence[Point], segments: int = 128) -> bmesh.types.BMesh:
    """A profile of (radius, height) turned around the z axis; points on the axis close it."""
    mesh = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([mesh.verts.new((0.0, 0.0, height))] * segments)
        else:
            rings.append(
                [
                    mesh.verts.new((radius * sin(2 * pi * i / segments), -radius * cos(2 * pi * i / segments), height))
                    for i in range(segments)
                ]
            )
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            corners = list(dict.fromkeys((low[i - 1], low[i], high[i], high[i - 1])))
            if len(corners) > 2:
                mesh.faces.new(corners)
    return mesh


def rounded(profile: Sequence[tuple[float, float, float]], steps: int = 6) -> list[Point]:
    """A profile whose corners (x, y, radius) are rounded off."""
    points: list[Point] = []
    for i, (x, y, radius) in enumerate(profile):
        if radius <= 0 or i in (0, len(profile) - 1):
            points.append((x, y))
            continue
        corner, before, after = Vector((x, y)), Vector(profile[i - 1][:2]), Vector(profile[i + 1][:2])
        to, out = (before - corner).normalized(), (after - corner).normalized()
        reach = min(radius, (before - corner).length * 0.49, (after - corner).length * 0.49)
        start, end = corner + to * reach, corner + out * reach
        for step in range(steps + 1):
            t = step / steps
            points.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2))
    return points


def print_mark(
    size: float,
    where: Callable[[float, float], tuple[Vector, Vector]],
    inks: dict[str, bpy.types.Material],
    lift: float = 0.002,
    fine: float = 0.02,
) -> None:
    """Prints the mark on a curved surface: where() gives the point and the normal for a place on the mark's plane."""
    for part, outline in MARK:
        mesh = bmesh.new()
        mesh.faces.new([mesh.verts.new((x * size, y * size, 0.0)) for x, y in outline])
        for axis in (Vector((1, 0, 0)), Vector((0, 1, 0))):
            for i in range(-int(size / fine), int(size / fine) + 1):
                bmesh.ops.bisect_plane(
                    mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=axis * i * fine, plane_no=axis
                )
        for vertex in mesh.verts:
            point, normal = where(vertex.co.x, vertex.co.y)
            vertex.co = point + normal * lift
        add(f"mark {part}", mesh, inks["accent" if part == "arm" else "ink"])


def round_about(radius: float, height: float, turn: float = 0.0) -> Callable[[float, float], tuple[Vector, Vector]]:
    """The place on an upright cylinder, for print_mark; turn in degrees from the front."""

    def where(x: float, y: float) -> tuple[Vector, Vector]:
        angle = radians(turn) + x / radius
        normal = Vector((sin(angle), -cos(angle), 0.0))
        return normal * radius + Vector((0.0, 0.0, height + y)), normal

    return where


def surface(
    name: str,
    colour: str,
    roughness: float,
    *,
    metallic: float = 0.0,
    coat: float = 0.0,
    specular: float = 0.4,
    grain: tuple[float, float] | None = None,
    weld: float = 0.0,
    sheen: float = 0.0,
) -> bpy.types.Material:
    """A Principled material with grain (scale, strength), and with welds: edges rounded by so much."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    shader = nodes.add("BsdfPrincipled")
    values = {
        "Base Color": linear(colour),
        "Roughness": roughness,
        "Metallic": metallic,
        "Specular": specular,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.05,
        "Sheen": sheen,
        "Sheen Tint": 0.6,
    }
    for key, value in values.items():
        shader.inputs[key].default_value = value
    normal = nodes.add("Bevel", weld).outputs[0] if weld else None
    if grain:
        scale, strength = grain
        noise = nodes.add("TexNoise")
        nodes.tree.links.new(nodes.add("TexCoord").outputs["Object"], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3.0
        bump = nodes.add("Bump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.004
        nodes.tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
        if normal:
            nodes.tree.links.new(normal, bump.inputs["Normal"])
        normal = bump.outputs[0]
    if normal:
        nodes.tree.links.new(normal, shader.inputs["Normal"])
    nodes.add("OutputMaterial", shader.outputs[0])
    return material
