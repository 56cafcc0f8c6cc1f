"""The sprinter's head: a smooth helmet with a visor from ear to ear."""

from functools import cache

from _amber import Livery
from studio.geometry import (
    Outline,
    Solid,
    at,
    both_sides,
    clipped,
    cover,
    facing,
    line,
    matrix,
    place,
    pointing,
    prism,
    shortened,
    skin,
    without,
)
from studio.materials import glass, glow
from studio.parts import fin, pivot

FRONT, OUTER, TOP = (pointing(side) for side in ("front", "outer", "top"))

#: The head from face to nape: y, its lowest and highest point, and half of its width.
HEAD = (
    (-0.116, 0.06, 0.15, 0.05),
    (-0.106, 0.034, 0.188, 0.08),
    (-0.07, 0.014, 0.216, 0.1),
    (-0.01, 0.006, 0.236, 0.108),
    (0.05, 0.016, 0.238, 0.107),
    (0.098, 0.042, 0.22, 0.096),
    (0.124, 0.084, 0.182, 0.062),
)
VISOR: Outline = (
    (-0.14, 0.092),
    (-0.045, 0.078),
    (0.045, 0.078),
    (0.14, 0.092),
    (0.14, 0.166),
    (0.05, 0.152),
    (0.018, 0.158),
    (-0.018, 0.158),
    (-0.05, 0.152),
    (-0.14, 0.166),
)
EYE: Outline = (
    (0.016, 0.106),
    (0.052, 0.103),
    (0.062, 0.112),
    (0.06, 0.128),
    (0.05, 0.136),
    (0.022, 0.129),
    (0.013, 0.119),
)
CHIN: Outline = ((0.004, 0.022), (0.034, 0.022), (0.058, 0.042), (0.066, 0.07), (0.036, 0.064), (0.004, 0.062))


@cache
def skull(inset: float) -> Solid:
    """The head's surface, moved inwards."""

    def half(low: float, high: float, width: float) -> Outline:
        low, high, width = low + inset, high - inset, width - inset
        rise = high - low
        return (
            (0.0, low),
            (width * 0.62, low),
            (width * 0.95, low + 0.24 * rise),
            (width, low + 0.55 * rise),
            (width * 0.88, low + 0.86 * rise),
            (width * 0.5, high),
            (0.0, high + 0.005),
        )

    return skin(shortened(tuple((y, half(*sizes)) for y, *sizes in HEAD), inset), 5, 4)


@cache
def helmet() -> Solid:
    """The head with an opening for the visor, that reaches around to both sides."""
    opening = prism(clipped(VISOR, 0.006), 0.2, 0).moved(matrix(y=-0.012))
    return without(skull(0.0), skull(0.009), opening)


def head(c: Livery) -> None:
    """A smooth helmet, no horns: a dark visor from ear to ear, two bright eyes, and a split white chin."""
    whole, face = skull(0.0), skull(0.0075)
    place(helmet(), c.shell)
    place(face, glass())
    place(cover(whole, TOP, ((-0.013, -0.085), (0.013, -0.085), (0.013, 0.095), (-0.013, 0.095)), 0.002), c.print)
    for _ in both_sides():
        place(cover(face, FRONT, clipped(EYE, 0.004), 0.0015, cell=0.006), glow("#23b4cf", 1.2))
        core = tuple((0.04 + (x - 0.038) * 0.62, 0.119 + (z - 0.119) * 0.5) for x, z in EYE)
        place(cover(face, FRONT, clipped(core, 0.003), 0.0022, cell=0.006), glow("#d6fbff", 1.5))
        place(cover(whole, FRONT, clipped(CHIN, 0.005), 0.007, cell=0.008), c.white)
        for z in (0.034, 0.045):
            place(cover(whole, FRONT, ((0.012, z), (0.034, z), (0.038, z + 0.005), (0.012, z + 0.005)), 0.0078), c.dark)
        place(line(whole, OUTER, ((0.0, 0.17), (0.02, 0.19), (0.06, 0.196), (0.1, 0.18)), 0.003), c.dark)
        place(line(whole, TOP, ((0.04, -0.085), (0.046, -0.02), (0.042, 0.08)), 0.003), c.dark)
        with facing("outer", x=0.1, y=0.016, z=0.112):
            pivot(0.04, 0.026, c.teal, c.frame)
        with at(x=0.108, y=0.05, z=0.15, rx=-30):
            fin(((-0.03, -0.02), (0.06, 0.01), (0.035, 0.035), (-0.02, 0.03)), 0.014, c.white)
