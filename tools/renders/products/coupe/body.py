"""The coupé's lower body: one smooth skin with wheel arches, a tub for the cabin, and the gaps between its panels."""

from functools import cache

from _amber import Livery
from studio.geometry import (
    Outline,
    Solid,
    at,
    both_sides,
    box,
    cover,
    cylinder,
    joined,
    line,
    matrix,
    place,
    pointing,
    regular,
    skin,
    traced,
    tube,
    without,
)
from studio.materials import blackened

TYRE = 0.185
#: Where the wheels are: their middles to both sides, and from the middle of the car to the front and to the back.
TRACK, AXLE = 0.372, 0.56
#: The room around a tyre.
ARCH = 0.206

OUTER, TOP = pointing("outer"), pointing("top")
#: The cabin's opening in the body: its low and high corner.
TUB = ((-0.28, -0.34, 0.24), (0.28, 0.62, 0.7))

#: From nose to tail: y, the heights of the floor, the shoulder and the crown, and half of the width at the floor, the
#: belly, the shoulder and the edge of the deck.
STATIONS = (
    (-0.968, 0.205, 0.262, 0.276, 0.2, 0.235, 0.22, 0.16),
    (-0.958, 0.155, 0.285, 0.303, 0.335, 0.37, 0.355, 0.27),
    (-0.925, 0.118, 0.312, 0.335, 0.38, 0.418, 0.4, 0.32),
    (-0.84, 0.102, 0.352, 0.372, 0.395, 0.438, 0.415, 0.33),
    (-0.7, 0.096, 0.402, 0.405, 0.395, 0.445, 0.425, 0.325),
    (-0.56, 0.095, 0.436, 0.43, 0.395, 0.45, 0.432, 0.32),
    (-0.42, 0.095, 0.45, 0.452, 0.39, 0.438, 0.42, 0.315),
    (-0.2, 0.09, 0.458, 0.47, 0.385, 0.418, 0.398, 0.325),
    (0.1, 0.09, 0.466, 0.485, 0.385, 0.415, 0.395, 0.33),
    (0.34, 0.09, 0.486, 0.5, 0.39, 0.43, 0.41, 0.33),
    (0.56, 0.095, 0.507, 0.515, 0.4, 0.458, 0.438, 0.325),
    (0.72, 0.105, 0.512, 0.527, 0.395, 0.452, 0.432, 0.325),
    (0.85, 0.13, 0.5, 0.523, 0.38, 0.43, 0.413, 0.325),
    (0.925, 0.165, 0.465, 0.492, 0.35, 0.395, 0.38, 0.3),
    (0.948, 0.24, 0.41, 0.43, 0.25, 0.285, 0.27, 0.22),
)

BONNET: Outline = (
    (-0.235, -0.9),
    (-0.295, -0.8),
    (-0.3, -0.62),
    (-0.275, -0.44),
    (0.275, -0.44),
    (0.3, -0.62),
    (0.295, -0.8),
    (0.235, -0.9),
)
BOOT: Outline = ((-0.275, 0.72), (-0.285, 0.89), (0.285, 0.89), (0.275, 0.72))
DOOR: Outline = ((-0.315, 0.16), (-0.335, 0.3), (-0.31, 0.452), (0.2, 0.472), (0.225, 0.3), (0.2, 0.16))


def half(low: float, shoulder: float, crown: float, floor: float, belly: float, side: float, deck: float) -> Outline:
    """The left half of a cross-section, with a tight bend along its shoulder."""
    rise = shoulder - low
    return (
        (0.0, low),
        (floor * 0.7, low),
        (floor, low),
        (belly - 0.006, low + 0.22 * rise),
        (belly, low + 0.56 * rise),
        (side + 0.006, shoulder - 0.02),
        (side, shoulder),
        (deck, crown - 0.004),
        (deck * 0.5, crown + 0.006),
        (0.0, crown + 0.008),
    )


@cache
def hull() -> Solid:
    """The body with its arches and its tub."""
    low, high = TUB
    tub = box(tuple(b - a for a, b in zip(low, high)), 0.02).moved(matrix(*((a + b) / 2 for a, b in zip(low, high))))
    arches = (
        cylinder(ARCH, 0.3, 0, 72).moved(matrix(side * 0.4, y, TYRE, ry=90)) for side in (1, -1) for y in (-AXLE, AXLE)
    )
    return without(skin(tuple((y, half(*sizes)) for y, *sizes in STATIONS)), tub, *arches)


def disc(y: float, z: float, radius: float) -> Outline:
    """A circle on a flank."""
    return tuple((y + a, z + b) for a, b in regular(28, radius))


def ring(y: float, radius: float, start: float, end: float) -> Outline:
    """A part of a circle around a wheel, in degrees from the back over the top."""
    points = regular(72, radius)
    return tuple((y + points[i % 72][0], TYRE + points[i % 72][1]) for i in range(round(start / 5), round(end / 5) + 1))


def body(c: Livery) -> None:
    """The skin, the lining of its openings, the gaps between its panels, and two stripes."""
    shape = place(hull(), c.shell)
    lining(c)
    for outline in (BONNET, BOOT):
        place(line(shape, TOP, outline, closed=True), c.dark)
    for _ in both_sides():
        place(line(shape, OUTER, DOOR, closed=True), c.dark)
        place(line(shape, OUTER, disc(0.44, 0.425, 0.034), 0.004, closed=True), c.dark)
        for gap in (((-0.772, 0.25), (-0.86, 0.262), (-0.915, 0.262)), ((0.772, 0.262), (0.86, 0.275), (0.91, 0.275))):
            place(line(shape, OUTER, gap, 0.005), c.dark)
        for y in (-AXLE, AXLE):
            lip = traced(shape, OUTER, ring(y, ARCH + 0.007, -15, 195))
            place(tube(tuple(tuple(point) for point, _ in lip), 0.0085, 8, 1), c.shell)
        place(cover(shape, TOP, ((0.018, -0.885), (0.075, -0.885), (0.075, -0.45), (0.018, -0.45)), 0.0012), c.white)
        place(cover(shape, TOP, ((0.018, 0.73), (0.075, 0.73), (0.075, 0.88), (0.018, 0.88)), 0.0012), c.white)
        vent: Outline = ((0.12, -0.62), (0.215, -0.6), (0.205, -0.54), (0.12, -0.56))
        place(cover(shape, TOP, vent, 0.0012), c.grey)
        for back in (0.0, 0.019, 0.038):
            slat = tuple((x, y * 0.16 - 0.494 + back) for x, y in vent)
            place(cover(shape, TOP, slat, 0.006), c.dark)


def lining(c: Livery) -> None:
    """Dark walls in the wheel arches and in the tub."""
    for _ in both_sides():
        for y in (-AXLE, AXLE):
            with at(x=0.3, y=y, z=TYRE):
                place(cylinder(ARCH - 0.0015, 0.098, 0, 72), blackened(), matrix(ry=90))
    (x0, y0, z0), (x1, y1, _) = TUB
    top = 0.455
    middle, height = (y0 + y1) / 2, (z0 + top) / 2
    floor, side, end = (
        box(size, 0) for size in ((x1 - x0, y1 - y0, 0.004), (0.004, y1 - y0, top - z0), (x1 - x0, 0.004, top - z0))
    )
    walls = (
        floor.moved(matrix(y=middle, z=z0 + 0.003)),
        *(side.moved(matrix(x, middle, height)) for x in (x0 + 0.003, x1 - 0.003)),
        *(end.moved(matrix(0, y, height)) for y in (y0 + 0.003, y1 - 0.003)),
    )
    place(joined(*walls), c.grey)
