"""A stoneware mug with an angular handle."""

from math import cos, pi

import bmesh
from mathutils import Vector

from _goods import INK, PAPER, SIGNAL, add, begin, lathe, print_mark, round_about, rounded, surface
from studio.view import View

RADIUS, HEIGHT, WALL = 0.86, 2.0, 0.075


def build(form: str, pose: str) -> None:
    """Makes the mug, dark outside and signal inside, or light throughout."""
    begin()
    dark = form == "dark"
    outside = surface(
        "glaze",
        "#14171b" if dark else "#bdbcb6",
        0.5 if dark else 0.32,
        coat=0.25 if dark else 0.7,
        grain=(90, 0.05),
        weld=0.05,
    )
    inside = surface("inner glaze", SIGNAL if dark else "#bdbcb6", 0.22, coat=1.0)
    body = rounded(
        [
            (0.0, 0.05, 0),
            (0.60, 0.05, 0.03),
            (0.64, 0.0, 0.02),
            (0.70, 0.0, 0.05),
            (RADIUS, 0.20, 0.16),
            (RADIUS, HEIGHT - 0.03, 0.0),
            (RADIUS - 0.012, HEIGHT, 0.03),
            (RADIUS - WALL, HEIGHT, 0.03),
            (RADIUS - WALL, HEIGHT - 0.09, 0.0),
        ]
    )
    shell = lathe(body, 160)
    _handle(shell)
    add("body", shell, outside, smooth=60)
    well = rounded([(RADIUS - WALL, HEIGHT - 0.09, 0), (RADIUS - WALL, 0.22, 0.22), (0.4, 0.13, 0.1), (0.0, 0.12, 0)])
    add("well", lathe(well, 160), inside, smooth=60)
    inks = {"ink": surface("print", PAPER if dark else INK, 0.45), "accent": surface("accent", SIGNAL, 0.45)}
    print_mark(0.62, round_about(RADIUS, 1.02, 6), inks)


def _handle(mesh: bmesh.types.BMesh) -> None:
    """A loop with cut corners, swept with a rounded section, its ends inside the wall."""
    path = [
        (RADIUS - 0.04, 1.62),
        (RADIUS + 0.30, 1.62),
        (RADIUS + 0.52, 1.40),
        (RADIUS + 0.52, 0.86),
        (RADIUS + 0.22, 0.46),
        (RADIUS - 0.04, 0.46),
    ]
    line = [Vector((x, 0.0, z)) for x, z in rounded([(x, z, 0.16) for x, z in path], 8)]
    rings = []
    for i, point in enumerate(line):
        along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        out = along.cross(Vector((0, 1, 0)))
        # A flat oval, broader across than thick.
        rings.append(
            [
                mesh.verts.new(point + out * _oval(a, 0.085) + Vector((0, 0.135, 0)) * _oval(a + pi / 2, 1.0))
                for a in (2 * pi * k / 32 for k in range(32))
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for k in range(32):
            mesh.faces.new((low[k - 1], low[k], high[k], high[k - 1]))


def _oval(angle: float, size: float) -> float:
    value = cos(angle)
    return size * (1 if value >= 0 else -1) * abs(value) ** 0.75


VIEWS = {
    form: View(form=form, rig="cut-out", azimuth=24, elevation=14, lens=110, size=(1000, 1000))
    for form in ("dark", "light")
}
