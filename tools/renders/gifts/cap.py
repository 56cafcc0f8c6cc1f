"""A five-panel cap with a curved brim and the mark embroidered on its front."""

from collections.abc import Callable
from math import cos, exp, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from _cloth import cloth
from _goods import INK, PAPER, SIGNAL, add, begin, ground, print_mark, surface
from studio.view import View

WIDE, LONG, TALL = 0.80, 0.93, 1.02
SEAMS = (38.0, 109.0, 180.0, -109.0, -38.0)
BRIM_HALF, BRIM = 76.0, 0.78


def build(form: str, pose: str) -> None:
    """Makes the cap in black or in warm white."""
    begin()
    dark = form == "dark"
    colour = "#15171a" if dark else "#b9b6ae"
    twill = cloth("twill", colour, threads=95, strength=0.5)
    thread = surface("thread", "#2b2f36" if dark else "#8d8a82", 0.7)
    _crown(twill)
    _brim(cloth("brim", colour, threads=60, strength=0.45), thread)
    _stitches(thread)
    _eyelets(thread)
    inks = {
        "ink": surface("embroidery", PAPER if dark else INK, 0.62, grain=(140, 0.5)),
        "accent": surface("accent", SIGNAL, 0.62, grain=(140, 0.5)),
    }
    print_mark(0.40, _front, inks, lift=0.016, fine=0.02)
    ground()


def _point(turn: float, up: float) -> Vector:
    """On the crown: degrees from the front, and 0 at the rim to 1 at the button."""
    a, e = radians(turn), up * pi / 2
    front = (1 + cos(a)) / 2
    # The front stands, stiffened, before it bends; the back slopes.
    reach = cos(e) ** (0.46 + 0.34 * (1 - front)) if e < pi / 2 - 1e-6 else 0.0
    height = TALL * sin(e) ** 0.92 * (1 + 0.05 * front * sin(2 * e))
    # Between seams, cloth bulges a little.
    gap = min(abs((turn - seam + 180) % 360 - 180) for seam in SEAMS)
    reach *= 1 - 0.012 * exp(-((gap / 3.2) ** 2)) + 0.006 * (1 - exp(-((gap / 14) ** 2)))
    point = Vector((WIDE * sin(a) * reach, -LONG * cos(a) * reach, height))
    soft = 0.012 * (1 - 0.7 * front) * (1 - up)
    return point + Vector((sin(a), -cos(a), 0)) * soft * noise.noise(Vector((sin(a) * 2.2, cos(a) * 2.2, up * 2.5)))


def _front(x: float, y: float) -> tuple[Vector, Vector]:
    """The place on the front for the embroidery."""
    turn, up = x / WIDE * 57.3 * 0.98, 0.30 + y * 0.62
    here, right, above = _point(turn, up), _point(turn + 1, up), _point(turn, up + 0.01)
    return here, (right - here).cross(above - here).normalized()


def _grid(across: int, along: int, place: Callable[[float, float], Vector], wrap: bool) -> bmesh.types.BMesh:
    """A sheet of points with texture coordinates as large as the sheet."""
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new()
    points = [
        [mesh.verts.new(place(i / across, j / along)) for i in range(across if wrap else across + 1)]
        for j in range(along + 1)
    ]
    for j in range(along):
        for i in range(across):
            k = (i + 1) % across if wrap else i + 1
            face = mesh.faces.new((points[j][i], points[j][k], points[j + 1][k], points[j + 1][i]))
            for loop, (u, v) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[layer].uv = (u / across * 5.2 if wrap else u / across * 2.0, v / along * 1.5)
    return mesh


def _crown(material: bpy.types.Material) -> None:
    crown = add("crown", _grid(240, 72, lambda u, v: _point(u * 360, v * 0.985), True), material, smooth=80)
    thick = crown.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.03, -1
    button = bmesh.new()
    bmesh.ops.create_uvsphere(
        button,
        u_segments=40,
        v_segments=20,
        radius=0.062,
        matrix=Matrix.Translation((0, 0, TALL + 0.005)) @ Matrix.Diagonal((1, 1, 0.5, 1)),
    )
    add("button", button, material, smooth=80)


def _on_brim(across: float, out: float) -> Vector:
    """On the brim: -1 … 1 across, 0 at the crown to 1 at its edge."""
    start = _point(across * BRIM_HALF, 0.0)
    length = BRIM * max(0.0, cos(across * pi / 2)) ** 0.55
    x = start.x * (1 + 0.04 * out)
    reach = length * out
    return Vector((x, start.y + 0.02 - reach, 0.015 - reach * (0.06 + 0.55 * (x / WIDE) ** 2)))


def _brim(material: bpy.types.Material, thread: bpy.types.Material) -> None:
    brim = add("brim", _grid(120, 60, lambda u, v: _on_brim((u * 2 - 1) * 0.999, v), False), material, smooth=80)
    thick = brim.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.036, 0
    soft = brim.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.015, 3, "ANGLE"
    for row in range(6):
        out = 0.30 + row * 0.125
        _row([_on_brim(-0.9 + 1.8 * i / 260, out) + Vector((0, 0, 0.0195)) for i in range(261)], thread, 0.0042)


def _row(points: list[Vector], thread: bpy.types.Material, radius: float, stitch: float = 0.034) -> None:
    """A row of stitches along a line."""
    mesh = bmesh.new()
    travelled, begun = 0.0, points[0]
    for before, after in zip(points, points[1:]):
        travelled += (after - before).length
        if travelled >= stitch:
            middle, along = (begun + after) / 2, after - begun
            turn = along.to_track_quat("X", "Z").to_matrix().to_4x4()
            bmesh.ops.create_icosphere(
                mesh,
                subdivisions=1,
                radius=1,
                matrix=Matrix.Translation(middle) @ turn @ Matrix.Diagonal((along.length * 0.42, radius, radius, 1)),
            )
            travelled, begun = 0.0, after
    add("stitches", mesh, thread, smooth=80)


def _stitches(thread: bpy.types.Material) -> None:
    for seam in SEAMS:
        for side in (-1, 1):
            _row(
                [_point(seam + side * (2.0 + 1.4 * t), t) * 1.002 for t in (i / 200 * 0.94 for i in range(201))],
                thread,
                0.0045,
            )
    _row([_point(i * 1.2, 0.055) * 1.002 for i in range(301)], thread, 0.0045)


def _eyelets(thread: bpy.types.Material) -> None:
    for turn in (73.0, -73.0, 145.0, -145.0):
        here, right, above = _point(turn, 0.66), _point(turn + 1, 0.66), _point(turn, 0.67)
        normal = (right - here).cross(above - here).normalized()
        mesh = bmesh.new()
        place = Matrix.Translation(here + normal * 0.002) @ normal.to_track_quat("Z", "Y").to_matrix().to_4x4()
        for i in range(28):
            spoke = (
                place
                @ Matrix.Rotation(2 * pi * i / 28, 4, "Z")
                @ Matrix.Translation((0.03, 0, 0))
                @ Matrix.Diagonal((0.016, 0.0045, 0.006, 1))
            )
            bmesh.ops.create_icosphere(mesh, subdivisions=1, radius=1, matrix=spoke)
        add("eyelet", mesh, thread, smooth=80)
        hole = bmesh.new()
        bmesh.ops.create_circle(
            hole, cap_ends=True, segments=24, radius=0.02, matrix=place @ Matrix.Translation((0, 0, 0.003))
        )
        add("hole", hole, surface("hole", "#050506", 0.9))


VIEWS = {
    form: View(form=form, rig="cut-out", azimuth=-38, elevation=11, lens=110, size=(1000, 1000))
    for form in ("dark", "light")
}
