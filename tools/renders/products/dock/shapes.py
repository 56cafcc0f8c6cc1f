"""Hexagonal shells, round-cornered outlines and woven cloth."""

from math import cos, pi, radians, sin

import numpy as np

from studio.materials import Material
from studio.geometry import Outline, Ring, Solid, loft, place

from .livery import Livery


RADIUS, CORNER = 0.45, 0.05
APOTHEM = RADIUS * cos(pi / 6)
#: One thread of the cloth.
PITCH = 0.0092


def hexagon(z: float, inset: float = 0.0, steps: int = 6) -> Ring:
    """Hexagon with round corners, one flat side to the front, drawn in by `inset`."""
    r = max(CORNER - inset, 0.004)
    far = RADIUS - (inset + r) / cos(pi / 6)
    return tuple(
        (far * cos(a) + r * cos(b), far * sin(a) + r * sin(b), z)
        for a in (radians(60 * k) for k in range(6))
        for b in (a + radians(-30 + 60 * i / steps) for i in range(steps + 1))
    )


def body(profile: tuple[tuple[float, float], ...], material: Material) -> Solid:
    """Hexagonal shell from (inset, z) points, bottom to top."""
    return place(loft(tuple(hexagon(z, inset) for inset, z in profile), 0), material)


def rounded(width: float, height: float, radius: float, steps: int = 6) -> Outline:
    """Rectangle with round corners."""
    centres = (
        (width / 2 - radius, height / 2 - radius, 0),
        (radius - width / 2, height / 2 - radius, 90),
        (radius - width / 2, radius - height / 2, 180),
        (width / 2 - radius, radius - height / 2, 270),
    )
    return tuple(
        (x + radius * cos(radians(a + 90 * i / steps)), z + radius * sin(radians(a + 90 * i / steps)))
        for x, z, a in centres
        for i in range(steps + 1)
    )


def cloth(low: float, high: float, c: Livery) -> None:
    """Woven band: a height field of threads that pass over and under one another, with lighter flecks."""
    ring = np.array(hexagon(0.0, 0.002, 20))[:, :2]
    ring = np.vstack([ring, ring[:1]])
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    cells, rows, fine = int(run[-1] / PITCH) // 2 * 2, int((high - low) / PITCH), 4
    u, v = np.meshgrid(np.arange(cells * fine) / fine, np.arange(rows * fine + 1) / fine)
    a, b = np.sin(pi * (u % 1)), np.sin(pi * (v % 1))
    height = np.where((np.floor(u) + np.floor(v)) % 2 == 0, b * (0.5 + 0.5 * a), a * (0.5 + 0.5 * b))
    s = u / cells * run[-1]
    x, y = np.interp(s, run, ring[:, 0]), np.interp(s, run, ring[:, 1])
    ahead = np.interp((s + 0.002) % run[-1], run, ring[:, 0]) - x, np.interp((s + 0.002) % run[-1], run, ring[:, 1]) - y
    size = np.hypot(*ahead)
    vertices = (
        np.stack(
            [
                x + ahead[1] / size * height * 0.0024,
                y - ahead[0] / size * height * 0.0024,
                low + v / rows * (high - low),
            ],
            axis=-1,
        )
        .reshape(-1, 3)
        .astype(np.float32)
    )
    wide = cells * fine
    i, j = (grid.ravel() for grid in np.meshgrid(np.arange(wide), np.arange(rows * fine)))
    quads = np.stack(
        [j * wide + i, j * wide + (i + 1) % wide, (j + 1) * wide + (i + 1) % wide, (j + 1) * wide + i], axis=1
    )
    light = np.random.default_rng(4).random((rows, cells)) < 0.22
    mask = light[j // fine, i // fine]
    for chosen, material in ((mask, c.fleck), (~mask, c.fabric)):
        faces = quads[chosen].astype(np.int32)
        place(Solid(vertices, faces.ravel(), np.full(len(faces), 4, np.int32)), material)
