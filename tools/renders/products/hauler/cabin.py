"""The truck's cabin: a room with windows cut through the cab, smoked panes, and two seats behind a wheel."""

from hauler.livery import Livery

from studio.geometry import (
    Outline,
    Solid,
    at,
    box,
    cylinder,
    matrix,
    place,
    pointing,
    prism,
    shrunk,
    torus,
    trapezium,
    without,
)
from studio.materials import blackened, matte, smoked
from studio.parts import Station, profile, rim, rod, shell

#: The room inside the cab, seen from the side: (y, z).
ROOM: Outline = ((-0.13, 0.58), (-0.15, 1.1), (-0.62, 1.08), (-0.7, 1.03), (-0.835, 0.7), (-0.84, 0.58))
ROOM_WIDTH = 0.7
#: Half of the distance between the outer sides of the doors' frames.
SIDE = 0.399
WINDSCREEN: Outline = trapezium(0.6, 0.68, 0.34, chamfer=0.035)
WINDSCREEN_PLACE = matrix(y=-0.81, z=0.885, rx=-22)
SIDE_WINDOW: Outline = ((-0.66, 0.72), (-0.2, 0.72), (-0.2, 0.97), (-0.25, 1.0), (-0.57, 0.97))


def hollowed(cab: Solid) -> Solid:
    """The cab with its room and its windows."""
    return without(cab, profile(ROOM, ROOM_WIDTH, 0.01), windscreen(shrunk(WINDSCREEN, 0.012)), side_windows())


def windscreen(outline: Outline) -> Solid:
    """The prism that cuts a windscreen of this outline."""
    return prism(outline, 0.24, 0).moved(WINDSCREEN_PLACE @ matrix(y=0.12))


def side_windows() -> Solid:
    """The prism that cuts both side windows, from one side of the cab to the other."""
    return prism(shrunk(SIDE_WINDOW, 0.012), 1.0, 0).moved(pointing("outer") @ matrix(y=0.5))


def pane(outline: Outline, c: Livery, depth: float) -> None:
    """A smoked pane in a rubber seal, front-facing, seat in y = 0."""
    rim(outline, 0.014, depth, c.dark, 0.0015)
    place(prism(shrunk(outline, 0.006), depth * 0.5, 0), smoked("#c3cacf"))


def interior(c: Livery) -> None:
    """Dark walls, dashboard, steering wheel and two seats."""
    outer, inner = (profile(shrunk(ROOM, inset), ROOM_WIDTH - 2 * inset, 0) for inset in (-0.002, 0.004))
    place(without(outer, inner, windscreen(WINDSCREEN), side_windows()), matte("#6b747e"))
    with at(y=-0.73, z=0.66):
        place(box((0.66, 0.17, 0.16), 0.03, (1.0, 0.6), (0, -0.03)), c.dark)
    with at(x=0.17, y=-0.6, z=0.78, rx=58):
        place(torus(0.085, 0.011), blackened())
        place(cylinder(0.024, 0.016), c.frame)
        place(box((0.15, 0.016, 0.008), 0.002), c.frame)
    rod((0.17, -0.6, 0.775), (0.17, -0.7, 0.7), 0.014, c.dark)
    leather = matte("#a3a9ae")
    for x in (-0.17, 0.17):
        with at(x=x, y=-0.27, z=0.96, rx=-8):
            shell(
                (
                    Station(0.0, 0.17, 0.07, cut=0.024),
                    Station(0.08, 0.22, 0.1, cut=0.03),
                    Station(0.36, 0.24, 0.12, cut=0.034),
                ),
                leather,
                0.014,
            )
            with at(z=0.055):
                place(box((0.12, 0.06, 0.08), 0.018, chamfer=0.018), leather)
            for stay in (-0.03, 0.03):
                rod((stay, 0, -0.02), (stay, 0, 0.03), 0.006, c.bright)
