"""Pieces of heads.

Wrapped visors, lit eye lines, brows and necks' collars; the head frame's origin is the top of the neck.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin


from ..geometry import Outline, Solid, at, loft, place
from ..materials import Material, glass, glow
from .fasteners import pivot


@cache
def _band(
    levels: tuple[tuple[float, float, float, float], ...], spread: float, thickness: float, steps: int, bevel: float
) -> Solid:
    """Band bent around the Z axis: (z, radius across, radius deep, y) per level."""
    rings = []
    angles = [radians(-spread / 2 + spread * i / steps) for i in range(steps + 1)]
    for z, across, deep, y in levels:
        outer = [(across * sin(a), y - deep * cos(a), z) for a in angles]
        inner = [((across - thickness) * sin(a), y - (deep - thickness) * cos(a), z) for a in reversed(angles)]
        rings.append(tuple(outer + inner))
    return loft(tuple(rings), bevel, sharp=20.0 if steps > 6 else 7.0)


def wrapped(
    levels: tuple[tuple[float, float, float, float], ...],
    material: Material | None = None,
    spread: float = 150.0,
    thickness: float = 0.012,
    steps: int = 14,
    bevel: float = 0.003,
) -> Solid:
    """Curved band in front of the Z axis, for visors, brows, collars.

    Levels are (z, half width, reach forward, y shift), low to high.

    Few `steps` (3 to 5) give a faceted band, many a smooth one.
    """
    return place(_band(levels, spread, thickness, steps, bevel), material or glass())


def eye_line(
    levels: tuple[tuple[float, float, float, float], ...],
    material: Material | None = None,
    spread: float = 90.0,
    steps: int = 12,
) -> Solid:
    """Lit line that follows a wrapped visor; give the visor's radii plus a millimetre."""
    return place(_band(levels, spread, 0.004, steps, 0.0), material or glow())


def visor_plate(
    outline: Outline, depth: float = 0.02, curve: float = 0.0, material: Material | None = None, columns: int = 14
) -> Solid:
    """Bent front glass of a convex outline.

    Its sides lie `curve` further back than its middle; 2 columns give a ridge.
    """
    low, high = min(x for x, _ in outline), max(x for x, _ in outline)
    half, rings = (high - low) / 2, []
    edges = list(zip(outline, (*outline[1:], outline[0])))
    for i in range(columns + 1):
        # The outermost columns stay inside the outline: there it may shrink to a point.
        x = low + (high - low) * min(max(i / columns, 0.004), 0.996)
        heights = [
            az + (bz - az) * (x - ax) / (bx - ax)
            for (ax, az), (bx, bz) in edges
            if ax != bx and min(ax, bx) <= x <= max(ax, bx)
        ]
        back = curve * abs((x - (low + high) / 2) / half) ** (1 if columns == 2 else 2)
        rings.append(
            (
                (x, back, min(heights)),
                (x, back - depth, min(heights)),
                (x, back - depth, max(heights)),
                (x, back, max(heights)),
            )
        )
    return place(loft(tuple(rings), 0.003, sharp=24.0 if columns > 4 else 7.0), material or glass())


def ear_disc(
    radius: float, material: Material, cap: Material, x: float, y: float = 0.0, z: float = 0.0, thickness: float = 0.02
) -> None:
    """Flush round joint cover on both temples."""
    for side in (1, -1):
        with at(x=x * side, y=y, z=z, rz=90 * side):
            pivot(radius, thickness, material, cap)
