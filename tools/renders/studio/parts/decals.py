"""Printed markings: text, stripes, hazard bands, arrows, data plates; front-facing, a hair above y = 0."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import bpy
import numpy as np

from ..geometry import MIRROR_X, Outline, Solid, at, frame, here, leaning, place, prism, rectangle, regular
from ..materials import Material, ink, steel
from .fasteners import rivet

FACES = {
    "bold": "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf",
    "narrow": "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf",
    "mono": "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf",
}
LIFT = 0.0009


@cache
def _letters(text: str, size: float, face: str, spacing: float) -> Solid:
    curve = bpy.data.curves.new("marking", "FONT")
    curve.body, curve.size, curve.space_character = text, size, spacing
    curve.align_x, curve.align_y, curve.resolution_u = "CENTER", "CENTER", 5
    # Blender's own font stands in where the system has no such file.
    if Path(FACES[face]).exists():
        curve.font = bpy.data.fonts.load(FACES[face], check_existing=True)
    item = bpy.data.objects.new("marking", curve)
    mesh = item.to_mesh()
    vertices = np.array([(v.co.x, -LIFT, v.co.y) for v in mesh.vertices], dtype=np.float32)
    loops = np.array([i for p in mesh.polygons for i in p.vertices], dtype=np.int32)
    sizes = np.array([len(p.vertices) for p in mesh.polygons], dtype=np.int32)
    item.to_mesh_clear()
    bpy.data.objects.remove(item)
    bpy.data.curves.remove(curve)
    return Solid(vertices, loops, sizes)


def text(
    words: str, size: float = 0.03, material: Material | None = None, face: str = "bold", spacing: float = 1.0
) -> None:
    """Printed words, centred; stays readable in mirrored limbs. Faces: bold, narrow, mono."""
    solid = _letters(words, size, face, spacing)
    # Inside a mirrored frame the words are flipped back.
    if here().determinant() < 0:
        with frame(MIRROR_X):
            place(solid, material or ink())
    else:
        place(solid, material or ink())


def patch(outline: Outline, material: Material | None = None) -> None:
    """Flat printed area of any outline."""
    with at(y=0.0):
        place(prism(outline, LIFT, 0), material or ink())


def stripe(width: float = 0.1, height: float = 0.012, slant: float = 0.0, material: Material | None = None) -> None:
    """Printed bar, optionally leaning."""
    patch(leaning(width, height, slant), material)


def chevrons(
    count: int = 3, width: float = 0.02, height: float = 0.03, pitch: float = 0.03, material: Material | None = None
) -> None:
    """Row of arrow bars pointing right."""
    h, k = height / 2, height * 0.4
    for i in range(count):
        x = (i - (count - 1) / 2) * pitch
        patch(
            tuple((x + a, b) for a, b in ((-k, -h), (-k + width, -h), (width, 0), (-k + width, h), (-k, h), (0, 0))),
            material,
        )


def hazard(width: float = 0.12, height: float = 0.016, bars: int = 6, material: Material | None = None) -> None:
    """Row of slanted warning bars."""
    pitch = width / bars
    for i in range(bars):
        with at(x=(i - (bars - 1) / 2) * pitch):
            stripe(pitch * 0.5, height, height * 0.7, material)


def arrow(size: float = 0.02, material: Material | None = None) -> None:
    """Small triangle pointing up."""
    patch(regular(3, size / 2, 90), material)


def barcode(width: float = 0.05, height: float = 0.016, seed: int = 7, material: Material | None = None) -> None:
    """Invented bar code of irregular lines."""
    x, state = -width / 2, seed
    while x < width / 2:
        state = (state * 1103515245 + 12345) % 2**31
        thick = width * (0.016 + 0.028 * (state >> 16 & 1) + 0.02 * (state >> 18 & 1))
        with at(x=x + thick / 2):
            stripe(thick, height, 0, material)
        x += thick + width * (0.024 + 0.02 * (state >> 20 & 1))


def caution(
    lines: tuple[str, ...] = ("HIGH TORQUE", "KEEP CLEAR OF JOINT"),
    size: float = 0.011,
    material: Material | None = None,
) -> None:
    """Small service text in two or three lines with a bar in front."""
    pitch = size * 1.3
    for i, line in enumerate(lines):
        with at(z=((len(lines) - 1) / 2 - i) * pitch):
            text(line, size, material, "narrow")
    with at(z=-(len(lines) + 0.4) * pitch / 2):
        stripe(size * 5, size * 0.16, 0, material)


def data_plate(
    width: float = 0.07,
    height: float = 0.034,
    lines: tuple[str, ...] = ("SERIES 01", "24 V   12.5 KG"),
    plate: Material | None = None,
    letters: Material | None = None,
) -> None:
    """Riveted metal type plate with engraved lines."""
    place(prism(rectangle(width, height, 0.004), 0.002, 0.0005), plate or steel())
    with at(y=-0.002):
        for i, line in enumerate(lines):
            with at(z=((len(lines) - 1) / 2 - i) * height * 0.36):
                text(line, height * 0.25, letters or ink("#101214"), "narrow")
        for x in (-1, 1):
            with at(x=x * width * 0.44):
                rivet(height * 0.06)
