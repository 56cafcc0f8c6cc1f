"""Wheels with moulded tread, spoked rims, brake discs and lug nuts; axle along X, the show side is +X (outer)."""

from __future__ import annotations

from functools import cache
from math import pi

from mathutils import Matrix

from ..geometry import Solid, at, box, cylinder, joined, lathe, loft, matrix, place, section, torus
from ..materials import Material, aluminium, blackened, gunmetal, rubber, steel
from .fasteners import bolt

AXLE = matrix(ry=90)


def _groove(middle: float, radius: float, depth: float) -> tuple[tuple[float, float], ...]:
    """A groove all around a tyre: radii, at shares of half of the width."""
    return (
        (radius, middle - 0.05),
        (radius - depth, middle - 0.045),
        (radius - depth, middle + 0.045),
        (radius, middle + 0.05),
    )


@cache
def _tyre(radius: float, width: float, rim: float, blocks: int, tread: str) -> Solid:
    r, w, d = radius, width / 2, radius * 0.055
    base = r - d
    wall = (
        (rim, -w * 0.78),
        (rim * 1.04, -w * 0.9),
        ((rim + base) / 2, -w * 1.02),
        (base * 0.955, -w * 0.94),
        (base * 0.995, -w * 0.74),
    )
    if tread == "sport":
        half = (*wall[:-1], (r * 0.985, -w * 0.85), (r, -w * 0.72))
        ribs = tuple((a, b * w) for middle in (-0.36, 0.0, 0.36) for a, b in _groove(middle, r, d))
        return lathe((*half, *ribs, *((a, -b) for a, b in reversed(half))), 72, hollow=True)
    carcass = lathe(wall + tuple((a, -b) for a, b in reversed(wall)), 56, hollow=True)
    pitch = 2 * pi * base / blocks
    pieces = [carcass]
    for side in (-1, 1):
        if tread == "slick":
            break
        block = box(
            (d * 1.5, pitch * 0.62, w * 0.86),
            d * 0.16,
            taper=(0.9, 0.9),
            shear=(0, pitch * (0.4 if tread == "lug" else 0.12) * side),
        )
        lug = box((d * 2.6, pitch * 0.5, w * 0.2), d * 0.14, taper=(0.6, 0.9))
        for i in range(blocks):
            turn = Matrix.Rotation(2 * pi * (i + (0.25 if side > 0 else -0.25)) / blocks, 4, "Z")
            pieces.append(block.moved(turn @ Matrix.Translation((base + d * 0.25, 0, side * w * 0.47))))
            pieces.append(
                lug.moved(
                    turn
                    @ Matrix.Translation((base - d * 0.7, pitch * 0.2, side * w * 0.9))
                    @ Matrix.Scale(side, 4, (0, 0, 1))
                )
            )
    return joined(*pieces)


@cache
def _spokes(radius: float, count: int, depth: float, girth: float, split: bool) -> Solid:
    pieces = []
    for i in range(count):
        for turn in (-0.16, 0.16) if split else (0.0,):
            inner, outer = (girth * 0.55, girth * 0.7) if split else (girth, girth * 0.74)
            arm = loft(
                (
                    section(outer, depth * 0.55, radius * 0.97, y=0, chamfer=girth * 0.14),
                    section(inner, depth, radius * 0.2, chamfer=girth * 0.14),
                )
            )
            # Lofted upright, then laid flat: width around the wheel, depth along the axle.
            pieces.append(
                arm.moved(
                    Matrix.Rotation(2 * pi * (i + turn) / count, 4, "Z")
                    @ Matrix.Rotation(pi / 2, 4, "Y")
                    @ Matrix.Rotation(pi / 2, 4, "Z")
                )
            )
    return joined(*pieces)


def tyre(
    radius: float = 0.16,
    width: float = 0.1,
    rim: float = 0.66,
    blocks: int = 26,
    tread: str = "lug",
    material: Material | None = None,
) -> None:
    """Tyre alone; `rim` is the bead as a share of the radius, `tread` is 'lug', 'road', 'sport' or 'slick'."""
    place(_tyre(radius, width, radius * rim, blocks, tread), material or rubber(), AXLE)


def wheel(
    radius: float = 0.16,
    width: float = 0.1,
    spokes: int = 6,
    split: bool = False,
    rim: float = 0.66,
    blocks: int = 26,
    tread: str = "lug",
    alloy: Material | None = None,
    hub: Material | None = None,
    ring: Material | None = None,
    dish: float = 0.3,
    lugs: int = 6,
    tyre_material: Material | None = None,
) -> None:
    """Complete wheel; `dish` sinks the spokes, `split` doubles them, `ring` colours the rim flange."""
    metal, r, w = alloy or aluminium(), radius * rim, width / 2
    tyre(radius, width, rim, blocks, tread, tyre_material)
    with at(ry=90):
        barrel = (
            (r * 1.02, -w * 0.84),
            (r * 1.03, w * 0.82),
            (r * 1.0, w * 0.9),
            (r * 0.93, w * 0.9),
            (r * 0.88, w * 0.7),
            (r * 0.86, -w * 0.7),
            (r * 0.1, -w * 0.72),
            (r * 0.1, -w * 0.8),
        )
        place(lathe(barrel, 48, hollow=True), ring or metal)
        with at(z=w * (0.62 - dish)):
            place(_spokes(r * 0.92, spokes, w * 0.34, r * (1.25 if split else 1.5) / spokes, split), metal)
            place(
                lathe(
                    (
                        (r * 0.33, -w * 0.3),
                        (r * 0.33, w * 0.2),
                        (r * 0.27, w * 0.34),
                        (r * 0.16, w * 0.38),
                        (r * 0.14, w * 0.62),
                        (0, w * 0.66),
                    ),
                    28,
                ),
                hub or gunmetal(),
            )
        place(
            lathe(
                (
                    (r * 0.84, -w * 0.8),
                    (r * 0.8, -w * 0.92),
                    (r * 0.56, -w * 0.92),
                    (r * 0.5, -w * 1.04),
                    (r * 0.24, -w * 1.04),
                    (r * 0.22, -w * 0.7),
                ),
                36,
            ),
            gunmetal(),
        )
        with at(z=-w * 0.35):
            place(
                lathe(((r * 0.3, -0.004), (r * 0.72, -0.004), (r * 0.72, 0.004), (r * 0.3, 0.004)), 36, hollow=True),
                steel(),
            )
            place(cylinder(r * 0.84, 0.004, 0), blackened(), matrix(z=-w * 0.3))
    with at(x=w * (0.62 - dish) + w * 0.26):
        for i in range(lugs):
            with at(rx=360 * i / lugs), at(z=r * 0.235), at(rz=90):
                bolt(r * 0.045)


def track(
    length: float = 0.5,
    radius: float = 0.09,
    width: float = 0.1,
    links: int = 34,
    rubber_material: Material | None = None,
    metal: Material | None = None,
) -> None:
    """Crawler track in the YZ plane around three rollers; width along X."""
    straight = length - 2 * radius
    total = 2 * straight + 2 * pi * radius
    shoe = joined(
        box((width, total / links * 0.84, radius * 0.16), chamfer=0),
        box((width * 0.94, total / links * 0.3, radius * 0.3)).moved(Matrix.Translation((0, 0, radius * 0.1))),
    )
    for i in range(links):
        s = total * i / links
        if s < straight:
            pose = matrix(y=-straight / 2 + s, z=radius)
        elif s < straight + pi * radius:
            pose = matrix(y=straight / 2) @ Matrix.Rotation(-(s - straight) / radius, 4, "X") @ matrix(z=radius)
        elif s < 2 * straight + pi * radius:
            pose = matrix(y=straight / 2 - (s - straight - pi * radius), z=-radius, rx=180)
        else:
            pose = (
                matrix(y=-straight / 2)
                @ Matrix.Rotation(pi - (s - 2 * straight - pi * radius) / radius, 4, "X")
                @ matrix(z=radius)
            )
        place(shoe, rubber_material or rubber(), pose)
    place(box((width * 0.5, straight, radius * 0.9)), blackened())
    for y in (-straight / 2, 0, straight / 2):
        with at(y=y, ry=90):
            place(
                lathe(
                    (
                        (radius * 0.84, -width * 0.46),
                        (radius * 0.84, width * 0.4),
                        (radius * 0.7, width * 0.46),
                        (radius * 0.6, width * 0.36),
                        (radius * 0.3, width * 0.36),
                        (radius * 0.26, width * 0.5),
                        (0, width * 0.5),
                    ),
                    32,
                ),
                metal or gunmetal(),
            )


def guard_ring(radius: float, thickness: float, material: Material) -> None:
    """Thin round guard or light ring around an axle along X."""
    place(torus(radius, thickness), material, AXLE)


def axle(length: float, radius: float = 0.024, material: Material | None = None) -> None:
    """Axle along X with a differential bulge."""
    r, h = radius, length / 2
    place(
        lathe(
            ((r, -h), (r, -h * 0.32), (r * 2.4, -h * 0.14), (r * 2.7, 0), (r * 2.4, h * 0.14), (r, h * 0.32), (r, h)),
            24,
        ),
        material or blackened(),
        AXLE,
    )
    place(cylinder(r * 1.5, r), steel(), matrix(y=-r * 2.2, rx=90))
