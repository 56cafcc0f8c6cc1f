"""A T-shirt, cut from two panels, sewn together and draped over a body that is then taken away."""

from math import cos, pi, sin

import bmesh
import bpy
import numpy as np
from mathutils import Vector, geometry

from _cloth import cloth
from _drape import Ball, drape
from _goods import INK, PAPER, SIGNAL, begin, ground, print_mark, surface
from studio.view import View

GAP = 0.029
#: It hangs: on the floor it would stand like a bell, in its own shadow.
ABOVE = 1.2
HEM, CHEST = -0.50, 0.40
#: Half of the front, from the middle of the neck to the middle of the hem: corner, and whether the edge after it is sewn.
NECK_FRONT, NECK_BACK = 0.80, 0.945
HALF = (((0.20, 1.0), True), ((0.53, 0.90), True), ((0.86, 0.50), False), ((0.66, 0.33), True), ((0.53, 0.47), True), ((0.55, HEM), False))
#: Where the needle went, in the pattern: the hem, the sleeves and the arm holes, as lines a·|x| + b·z = c above some z.
STITCHES = (
    (0.0, 1.0, HEM + 0.035, HEM),
    (0.0, 1.0, HEM + 0.047, HEM),
    *((0.6475, -0.7621, 0.1758 - d, 0.2) for d in (0.035, 0.047)),
    (1.0, 0.0, 0.53, 0.47),
)


def build(form: str, pose: str) -> None:
    """Makes the shirt in black or in warm white."""
    begin()
    dark = form == "dark"
    colour = "#131519" if dark else "#b4b2ab"
    shirt = _shirt(
        cloth("jersey", colour, threads=70, strength=0.28, stitches=STITCHES), cloth("rib", colour, threads=70, strength=0.5, rib=40)
    )
    _print(shirt, dark)
    ground(ABOVE)


def _body() -> list[Ball]:
    """Shoulders, chest, waist and upper arms: enough of a body to fall over."""
    level = np.eye(3)

    def slant(side: int) -> np.ndarray:
        angle = side * -0.56
        return np.array([[cos(angle), 0, sin(angle)], [0, 1, 0], [-sin(angle), 0, cos(angle)]])

    return [
        Ball((0, 0, 0.45), (0.37, 0.225, 0.45), level),
        Ball((0, 0.01, -0.1), (0.315, 0.19, 0.8), level),
        Ball((0, 0.01, -0.55), (0.35, 0.21, 0.45), level),
        Ball((0, 0.02, 0.98), (0.14, 0.14, 0.32), level),
        Ball((0, 0.02, 0.80), (0.43, 0.14, 0.125), level),
        *(Ball((side * 0.405, 0.01, 0.765), (0.115, 0.125, 0.105), level) for side in (-1, 1)),
        *(Ball((side * 0.605, 0.01, 0.46), (0.105, 0.11, 0.44), slant(side)) for side in (-1, 1)),
    ]


def _outline(neck: float) -> tuple[list[tuple[float, float]], list[bool]]:
    """The panel's edge as points, and which of them are sewn to the other panel's."""
    half, sewn = [], []
    steps = 10
    for i in range(steps):
        angle = pi / 2 * i / steps
        half.append((0.20 * sin(angle) ** 1.1, 1.0 - (1.0 - neck) * (1 - (i / steps) ** 2.6)))
        sewn.append(False)
    corners = [corner for corner, _ in HALF] + [(0.0, HEM)]
    for (start, stitched), end in zip(HALF, corners[1:]):
        count = max(1, round((Vector(end) - Vector(start)).length / GAP))
        for i in range(count):
            half.append(tuple(Vector(start).lerp(Vector(end), i / count)))
            sewn.append(stitched or i == 0)
    half.append((0.0, HEM))
    sewn.append(False)
    # The neck and the hem end where a seam begins: corners belong to it.
    points = half + [(-x, z) for x, z in reversed(half[1:-1])]
    return points, sewn + list(reversed(sewn[1:-1]))


def _panel(neck: float, y: float) -> tuple[np.ndarray, np.ndarray, list[bool]]:
    """A panel's points, its edge first, its triangles, and which points of the edge are sewn."""
    edge, sewn = _outline(neck)
    rows = round((1.1 - HEM) / (GAP * 0.87))
    spots = [
        Vector(((i + 0.5 * (j % 2)) * GAP, 1.05 - j * GAP * 0.87))
        for j in range(rows)
        for i in range(-round(0.9 / GAP), round(0.9 / GAP) + 1)
    ]
    inside = [spot for spot in spots if _within(spot, edge) and min((spot - Vector(corner)).length for corner in edge) > GAP * 0.62]
    flat, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(p) for p in edge] + inside, [], [list(range(len(edge)))], 1, 1e-5)
    points = np.array([(p.x, y * (1 - 0.55 * min(1.0, abs(p.x) / 0.9)), p.y) for p in flat])
    return points, np.array(faces if y < 0 else [face[::-1] for face in faces]), sewn


def _within(spot: Vector, edge: list[tuple[float, float]]) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(edge, edge[1:] + edge[:1]):
        if (y1 > spot.y) != (y2 > spot.y) and spot.x < (x2 - x1) * (spot.y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _shirt(jersey: bpy.types.Material, rib: bpy.types.Material) -> bpy.types.Object:
    """Sews the panels over the body, and gives the cloth thickness and a collar."""
    front, front_faces, sewn = _panel(NECK_FRONT, -0.30)
    back, back_faces, _ = _panel(NECK_BACK, 0.30)
    flat = np.concatenate([front, back])
    faces = np.concatenate([front_faces, back_faces + len(front)])
    threads = np.array([(i, i + len(front)) for i, stitched in enumerate(sewn) if stitched])
    shoulder = np.flatnonzero((np.abs(flat[:, 0]) >= 0.195) & (np.abs(flat[:, 0]) <= 0.47) & (flat[:, 2] > 0.905))
    held = np.intersect1d(shoulder, threads)
    lain = drape(flat, faces, threads, _body(), held)
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.verify()
    points = [mesh.verts.new(point) for point in lain]
    for face in faces:
        for corner, place in zip(mesh.faces.new([points[i] for i in face]).loops, flat[face]):
            corner[layer].uv = (place[0], place[2])
    bmesh.ops.weld_verts(mesh, targetmap={points[other]: points[one] for one, other in threads})
    for _ in range(2):
        bmesh.ops.smooth_vert(mesh, verts=mesh.verts[:], factor=0.4, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    _even(mesh)
    _collar(mesh)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    data = bpy.data.meshes.new("shirt")
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = True
    for material in (jersey, rib):
        data.materials.append(material)
    shirt = bpy.data.objects.new("shirt", data)
    bpy.context.scene.collection.objects.link(shirt)
    divide = shirt.modifiers.new("round", "SUBSURF")
    divide.levels = divide.render_levels = 2
    thick = shirt.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.011, 0
    return shirt


def _even(mesh: bmesh.types.BMesh) -> None:
    """Draws the openings' edges smooth, as their hems would."""
    rim = {vert: [edge.other_vert(vert) for edge in vert.link_edges if edge.is_boundary] for vert in mesh.verts if vert.is_boundary}
    for step in range(16):
        middle = {vert: sum((other.co for other in others), Vector()) / len(others) for vert, others in rim.items()}
        for vert, place in middle.items():
            # Every other step goes back, or the openings would shrink.
            vert.co = vert.co.lerp(place, 0.5 if step % 2 == 0 else -0.51)


def _collar(mesh: bmesh.types.BMesh) -> None:
    """A band that stands on the neck's edge and leans in."""
    rim = [
        edge for edge in mesh.edges if len(edge.link_faces) == 1 and all(vert.co.z > 0.6 and abs(vert.co.x) < 0.3 for vert in edge.verts)
    ]
    middle = sum((vert.co for edge in rim for vert in edge.verts), Vector()) / max(1, 2 * len(rim))
    layer = mesh.loops.layers.uv.verify()
    for step in range(3):
        made = bmesh.ops.extrude_edge_only(mesh, edges=rim)["geom"]
        for vert in (item for item in made if isinstance(item, bmesh.types.BMVert)):
            inward = Vector((middle.x - vert.co.x, middle.y - vert.co.y, 0)).normalized()
            vert.co += inward * (0.016 + 0.004 * step) + Vector((0, 0, 0.016 - 0.003 * step))
        rim = [item for item in made if isinstance(item, bmesh.types.BMEdge) and len(item.link_faces) == 1]
        for face in (item for item in made if isinstance(item, bmesh.types.BMFace)):
            face.material_index = 1
            for corner in face.loops:
                place = corner.vert.co - middle
                corner[layer].uv = (Vector((place.x, place.y)).angle_signed(Vector((0, -1)), 0.0) * 0.5, corner.vert.co.z)


def _print(shirt: bpy.types.Object, dark: bool) -> None:
    """Prints the mark on the chest, however the cloth lies there."""
    graph = bpy.context.evaluated_depsgraph_get()
    lain = shirt.evaluated_get(graph)

    def where(x: float, y: float) -> tuple[Vector, Vector]:
        hit, point, normal, _ = lain.ray_cast(Vector((x, -2.0, CHEST + y)), Vector((0, 1, 0)))
        return (point, normal) if hit else (Vector((x, 0, CHEST + y)), Vector((0, -1, 0)))

    inks = {"ink": surface("print", PAPER if dark else INK, 0.75, specular=0.2), "accent": surface("accent", SIGNAL, 0.75, specular=0.2)}
    print_mark(0.26, where, inks, lift=0.003, fine=0.008)


VIEWS = {form: View(form=form, rig="cut-out", azimuth=-12, elevation=5, lens=110, size=(1000, 1000)) for form in ("dark", "light")}
