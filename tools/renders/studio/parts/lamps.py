"""Light: headlamps with reflector and lens, light bars, camera lenses and beacons; front-facing, seat in y = 0."""

from __future__ import annotations


from ..geometry import Outline, anticlockwise, around, at, cylinder, lathe, place, prism, rectangle, shrunk, sphere
from ..materials import Material, blackened, chrome, clear, glass, glow, gunmetal, steel
from .vents import rim


def headlamp(
    radius: float = 0.03, light: Material | None = None, bezel: Material | None = None, depth: float = 0.02
) -> None:
    """Round lamp: bezel, chrome reflector bowl, lit bulb and clear lens."""
    r, d = radius, depth
    with at(rx=90):
        place(
            lathe(
                ((r, -0.006), (r, d * 0.86), (r * 0.95, d), (r * 0.87, d), (r * 0.86, d * 0.6), (r * 0.86, -0.006)),
                32,
                hollow=True,
            ),
            bezel or steel(),
        )
        place(
            lathe(
                (
                    (r * 0.88, -0.004),
                    (r * 0.88, d * 0.84),
                    (r * 0.84, d * 0.84),
                    (r * 0.76, d * 0.5),
                    (r * 0.5, d * 0.12),
                    (0, 0.001),
                ),
                28,
            ),
            chrome(),
        )
        place(
            lathe(((r * 0.3, 0.0), (r * 0.3, d * 0.42), (r * 0.2, d * 0.6), (0, d * 0.66)), 20),
            light or glow("#fff1d6", 2.2),
        )
        place(lathe(((r * 0.88, d * 0.88), (r * 0.6, d * 1.02), (0, d * 1.1)), 28), clear())


def lamp_block(
    width: float = 0.1,
    height: float = 0.036,
    count: int = 3,
    light: Material | None = None,
    case: Material | None = None,
    depth: float = 0.018,
    outline: Outline | None = None,
) -> None:
    """Rectangular lamp: dark case, separate lit cells behind a rim."""
    shape = outline or rectangle(width, height, min(width, height) * 0.2)
    place(prism(shrunk(anticlockwise(shape), 0.001), depth * 0.5, 0), blackened())
    rim(shape, min(width, height) * 0.12, depth, case or gunmetal())
    cell = width * 0.84 / count
    for i in range(count):
        with at(x=(i - (count - 1) / 2) * cell, y=-depth * 0.45):
            place(
                prism(rectangle(cell * 0.86, height * 0.6, height * 0.1), depth * 0.36, slope=height * 0.04),
                light or glow("#fff1d6", 1.8),
            )


def light_strip(
    width: float = 0.1, height: float = 0.008, light: Material | None = None, case: Material | None = None
) -> None:
    """Thin lit line in a dark frame."""
    place(
        prism(rectangle(width + height, height * 2, height * 0.5), height * 0.6, slope=height * 0.2),
        case or blackened(),
    )
    with at(y=-height * 0.5):
        place(prism(rectangle(width, height, height * 0.4), height * 0.4, slope=height * 0.1), light or glow())


def camera_lens(
    radius: float = 0.026, light: Material | None = None, ring: Material | None = None, hood: float = 1.0
) -> None:
    """Camera eye: knurled barrel, stepped rings, curved glass and a faint inner light."""
    r = radius
    d = r * 0.7 * hood
    with at(rx=90):
        place(
            lathe(
                (
                    (r, -0.006),
                    (r, d * 0.3),
                    (r * 0.94, d * 0.34),
                    (r * 0.94, d * 0.46),
                    (r, d * 0.5),
                    (r, d * 0.94),
                    (r * 0.94, d),
                    (r * 0.8, d),
                    (r * 0.76, d * 0.6),
                    (r * 0.62, d * 0.56),
                    (r * 0.6, d * 0.3),
                    (0, d * 0.3),
                ),
                36,
            ),
            ring or gunmetal(),
        )
        place(
            lathe(((r * 0.62, d * 0.5), (r * 0.5, d * 0.68), (r * 0.28, d * 0.78), (0, d * 0.82)), 28), glass("#0a0c18")
        )
        if light:
            with at(z=d * 0.815):
                place(lathe(((r * 0.2, 0), (r * 0.13, 0.001), (0, 0.0014)), 20), light)


def beacon(radius: float = 0.02, light: Material | None = None, base: Material | None = None) -> None:
    """Marker lamp: metal foot and lit dome."""
    with at(rx=90):
        place(cylinder(radius * 1.2, radius * 0.8), base or gunmetal())
        place(
            lathe(((radius, 0), (radius, radius * 0.7), (radius * 0.7, radius * 1.1), (0, radius * 1.24)), 20),
            light or glow("#ffb347", 1.6),
        )


def reactor(radius: float = 0.06, light: Material | None = None, ring: Material | None = None, teeth: int = 8) -> None:
    """Round energy core: toothed ring, dark well and lit centre."""
    r = radius
    with at(rx=90):
        place(
            lathe(
                (
                    (r, -0.006),
                    (r, r * 0.24),
                    (r * 0.92, r * 0.32),
                    (r * 0.74, r * 0.32),
                    (r * 0.68, r * 0.1),
                    (0, r * 0.1),
                ),
                40,
            ),
            ring or steel(),
        )
        place(
            lathe(((r * 0.4, r * 0.08), (r * 0.4, r * 0.2), (r * 0.32, r * 0.26), (0, r * 0.28)), 32), light or glow()
        )
        for _ in around(teeth):
            with at(x=r * 0.54, z=r * 0.16):
                place(sphere(r * 0.07, 10), steel())
