"""The coupé's cabin: a painted canopy with windows cut out of it, smoked glass below, and seats inside."""

from functools import cache

from _amber import Livery
from coupe.body import hull
from studio.geometry import (
    Outline,
    Solid,
    at,
    both_sides,
    box,
    clipped,
    cover,
    cylinder,
    line,
    place,
    pointing,
    prism,
    shortened,
    skin,
    torus,
    matrix,
    without,
)
from studio.materials import blackened, smoked
from studio.parts import Station, rod, shell

OUTER, FRONT, BACK, TOP = (pointing(side) for side in ("outer", "front", "back", "top"))

#: From cowl to tail: y, the height of the roof, and half of the width at the belt and at the roof.
STATIONS = (
    (-0.6, 0.415, 0.3, 0.24),
    (-0.47, 0.468, 0.325, 0.258),
    (-0.3, 0.59, 0.34, 0.268),
    (-0.12, 0.69, 0.348, 0.272),
    (0.06, 0.728, 0.35, 0.272),
    (0.26, 0.727, 0.348, 0.268),
    (0.46, 0.682, 0.34, 0.255),
    (0.64, 0.605, 0.328, 0.24),
    (0.78, 0.53, 0.31, 0.225),
    (0.86, 0.47, 0.29, 0.21),
)

DOOR_GLASS: Outline = ((-0.365, 0.492), (-0.145, 0.645), (0.135, 0.668), (0.155, 0.5))
REAR_GLASS: Outline = ((0.19, 0.502), (0.17, 0.668), (0.33, 0.652), (0.6, 0.535), (0.585, 0.515))
WINDSCREEN: Outline = ((-0.285, 0.472), (0.285, 0.472), (0.232, 0.672), (-0.232, 0.672))
TAIL_GLASS: Outline = ((-0.245, 0.552), (0.245, 0.552), (0.212, 0.676), (-0.212, 0.676))


def rounded(outline: Outline) -> Outline:
    """An outline with soft corners."""
    return clipped(clipped(clipped(outline, 0.026), 0.009), 0.004)


@cache
def canopy(inset: float) -> Solid:
    """The cabin's surface, moved inwards."""

    def half(roof: float, belt: float, edge: float) -> Outline:
        top, foot = roof - inset, min(0.36, roof - 0.06) + inset
        belt, edge = belt - inset, edge - inset
        waist = min(0.46, top - 0.02)
        return (
            (0.0, foot),
            (belt * 0.7, foot),
            (belt, foot),
            (belt, waist),
            (belt * 0.55 + edge * 0.45 + 0.012, waist + (top - waist) * 0.55),
            (edge + 0.018, top - 0.03),
            (edge, top - 0.004),
            (edge * 0.55, top + 0.008),
            (0.0, top + 0.011),
        )

    return skin(shortened(tuple((y, half(*sizes)) for y, *sizes in STATIONS), inset))


def through(outline: Outline, side: str, near: float, far: float) -> Solid:
    """The prism that cuts a window, between two distances from the middle."""
    depth = far - near
    return prism(rounded(outline), depth, 0).moved(pointing(side) @ matrix(y=-near))


@cache
def frame(outer: float, inner: float) -> Solid:
    """Pillars and roof, between two insets."""
    return without(
        canopy(outer),
        canopy(inner),
        *(through(each, "outer", -0.5, 0.5) for each in (DOOR_GLASS, REAR_GLASS)),
        through(WINDSCREEN, "front", 0.0, 0.7),
        through(TAIL_GLASS, "back", 0.42, 0.95),
    )


def glasshouse(c: Livery) -> None:
    """Canopy, glass and seals, and the interior."""
    whole = canopy(0.0)
    place(frame(0.0, 0.012), c.shell)
    place(frame(0.0122, 0.018), blackened())
    place(canopy(0.007), smoked())
    for view, outline in ((FRONT, WINDSCREEN), (BACK, TAIL_GLASS)):
        place(line(whole, view, rounded(outline), 0.008, closed=True), c.dark)
    for _ in both_sides():
        for outline in (DOOR_GLASS, REAR_GLASS):
            place(line(whole, OUTER, rounded(outline), 0.008, closed=True), c.dark)
        place(cover(whole, TOP, ((0.018, -0.06), (0.075, -0.06), (0.075, 0.3), (0.018, 0.3)), 0.0012), c.white)
        wiper()
    interior(c)


def wiper() -> None:
    """A wiper that rests on the cowl."""
    rod((0.04, -0.47, 0.478), (0.21, -0.4, 0.53), 0.005, blackened())


def interior(c: Livery) -> None:
    """Dashboard, steering wheel, two seats, and dark trim on the body around them."""
    trim: tuple[Outline, ...] = (
        ((-0.29, -0.45), (0.29, -0.45), (0.3, -0.345), (-0.3, -0.345)),
        ((0.281, -0.345), (0.322, -0.345), (0.322, 0.64), (0.281, 0.64)),
        ((-0.322, -0.345), (-0.281, -0.345), (-0.281, 0.64), (-0.322, 0.64)),
        ((-0.3, 0.625), (0.3, 0.625), (0.28, 0.77), (-0.28, 0.77)),
    )
    for outline in trim:
        place(cover(hull(), TOP, outline, 0.0015), blackened())
    with at(y=-0.27, z=0.455):
        place(box((0.55, 0.13, 0.05), 0.018, (1.0, 0.6)), blackened())
    with at(x=0.135, y=-0.17, z=0.5, rx=66):
        place(torus(0.062, 0.008), blackened())
        place(cylinder(0.018, 0.012), c.frame)
        place(box((0.11, 0.012, 0.006), 0.002), c.frame)
    for _ in both_sides():
        with at(x=0.135, y=0.16, z=0.58, rx=-14):
            shell(
                (
                    Station(0.0, 0.13, 0.05, cut=0.018),
                    Station(0.06, 0.17, 0.075, cut=0.024),
                    Station(0.26, 0.19, 0.09, cut=0.026),
                ),
                c.grey,
                0.012,
            )
            with at(z=0.045):
                place(box((0.095, 0.045, 0.06), 0.014, chamfer=0.014), c.grey)
            for x in (-0.025, 0.025):
                rod((x, 0, -0.02), (x, 0, 0.03), 0.005, c.bright)
    with at(y=0.5, z=0.475):
        place(box((0.52, 0.26, 0.02), 0.006), blackened())
