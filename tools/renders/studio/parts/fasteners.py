"""Screws, bolts, rivets and pins: front-facing details whose seat lies in y = 0."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin


from ..geometry import Ring, Solid, at, cylinder, lathe, loft, on, place, prism, regular
from ..materials import Material, blackened, steel


def _ring(radius: float, z: float, hexagonal: bool = False) -> Ring:
    # Twelve points serve as circle and, with every second one pulled to the side's middle, as hexagon.
    points = []
    for i in range(12):
        r = radius * (cos(pi / 6) if hexagonal and i % 2 else 1.0)
        points.append((r * cos(pi * i / 6), r * sin(pi * i / 6), z))
    return tuple(points)


@cache
def _socket_head(radius: float) -> Solid:
    r = radius
    return loft(
        (
            _ring(r, -r * 0.3),
            _ring(r, r * 0.34),
            _ring(r * 0.84, r * 0.5),
            _ring(r * 0.56, r * 0.5, True),
            _ring(r * 0.5, r * 0.05, True),
        ),
        0,
    )


def screw(radius: float = 0.009, material: Material | None = None) -> None:
    """Cap screw with a hexagon socket."""
    with at(rx=90):
        place(_socket_head(radius), material or steel())


def bolt(radius: float = 0.014, material: Material | None = None) -> None:
    """Hexagon bolt on a washer."""
    metal = material or steel()
    with at(rx=90):
        place(cylinder(radius * 1.3, radius * 0.3), metal)
    place(prism(regular(6, radius, 30), radius * 0.85, radius * 0.14), metal)


def rivet(radius: float = 0.006, material: Material | None = None) -> None:
    """Low round head."""
    with at(rx=90):
        place(
            lathe(
                ((radius, -radius * 0.3), (radius, radius * 0.15), (radius * 0.75, radius * 0.5), (0, radius * 0.62)),
                14,
            ),
            material or steel(),
        )


def screws(
    solid: Solid,
    side: str,
    spots: tuple[tuple[float, float], ...],
    radius: float = 0.009,
    material: Material | None = None,
) -> None:
    """Screws at (u, v) spots of a solid's side, each seated on its surface."""
    for u, v in spots:
        with on(solid, side, u, v):
            screw(radius, material)


def corner_screws(
    solid: Solid, side: str, u: float = 0.7, v: float = 0.7, radius: float = 0.009, material: Material | None = None
) -> None:
    """Four screws in the corners of a side."""
    screws(solid, side, ((u, v), (-u, v), (-u, -v), (u, -v)), radius, material)


def pivot(
    radius: float = 0.05, thickness: float = 0.03, shell: Material | None = None, core: Material | None = None
) -> None:
    """Round hinge cover: stepped disc with a recessed ring and a bolt."""
    r, t = radius, thickness
    with at(rx=90):
        place(
            lathe(
                (
                    (r, -0.01),
                    (r, t * 0.7),
                    (r * 0.9, t),
                    (r * 0.74, t),
                    (r * 0.7, t * 0.62),
                    (r * 0.5, t * 0.62),
                    (r * 0.46, t * 0.95),
                    (0, t * 0.95),
                ),
                32,
            ),
            shell or steel(),
        )
    with at(rx=90, z=0, y=-t * 0.6):
        place(cylinder(r * 0.58, 0.004, 0), core or blackened())
    with at(y=-t * 0.94):
        bolt(r * 0.26)
