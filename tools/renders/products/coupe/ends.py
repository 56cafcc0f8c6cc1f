"""The coupé's nose and tail: lamps, air intakes, diffuser and wing."""

from _amber import Livery
from coupe.body import hull
from studio.geometry import (
    Outline,
    at,
    both_sides,
    box,
    clipped,
    cover,
    cylinder,
    line,
    loft,
    matrix,
    on,
    place,
    pointing,
    rectangle,
    torus,
)
from studio.materials import blackened, chrome, glass
from studio.parts import data_plate, fin, light_strip, mesh_grille, rod

FRONT, BACK = pointing("front"), pointing("back")
#: The view of a headlamp, from the corner of the nose.
CORNER = matrix(0.3, -0.9, 0.315) @ pointing((0.55, -1.0, 0.42))

MOUTH: Outline = clipped(((-0.2, 0.148), (0.2, 0.148), (0.235, 0.215), (-0.235, 0.215)), 0.02)
INTAKE: Outline = clipped(((0.275, 0.15), (0.375, 0.168), (0.365, 0.225), (0.285, 0.222)), 0.012)
EYE: Outline = clipped(((-0.115, -0.012), (0.075, -0.034), (0.115, 0.012), (0.06, 0.026), (-0.1, 0.014)), 0.008)
BAND: Outline = clipped(((-0.345, 0.375), (0.345, 0.375), (0.335, 0.425), (-0.335, 0.425)), 0.016)
DIFFUSER: Outline = clipped(((-0.27, 0.175), (0.27, 0.175), (0.3, 0.25), (-0.3, 0.25)), 0.02)
SPLITTER = (
    (-0.37, -0.82),
    (-0.395, -0.9),
    (-0.35, -0.95),
    (-0.18, -0.985),
    (0.18, -0.985),
    (0.35, -0.95),
    (0.395, -0.9),
    (0.37, -0.82),
)


def bar(x0: float, x1: float, z0: float, z1: float) -> Outline:
    """A level bar."""
    return ((x0, z0), (x1, z0), (x1, z1), (x0, z1))


def nose(c: Livery) -> None:
    """Slanted lamps over a dark mouth and a splitter."""
    shape = hull()
    place(cover(shape, FRONT, MOUTH, 0.003), blackened())
    place(line(shape, FRONT, MOUTH, 0.007, 0.004, closed=True), c.frame)
    with on(shape, "front", 0, -0.58):
        mesh_grille(0.32, 0.046, 0.012)
    for _ in both_sides():
        place(cover(shape, FRONT, INTAKE, 0.003), blackened())
        for z in (0.178, 0.198):
            place(cover(shape, FRONT, bar(0.285, 0.36, z, z + 0.006), 0.008), c.grey)
        place(cover(shape, CORNER, EYE, 0.004), glass())
        for i in range(3):
            cell = tuple((-0.062 + 0.05 * i + x, 0.0 - 0.006 * i + z) for x, z in rectangle(0.036, 0.016, 0.005))
            place(cover(shape, CORNER, cell, 0.0065, cell=0.02), c.light)
        strip = ((-0.1, 0.009), (0.06, 0.02), (0.058, 0.0245), (-0.1, 0.0135))
        place(cover(shape, CORNER, strip, 0.0065, cell=0.02), c.light)
    lower, upper = (tuple((x, y, z) for x, y in SPLITTER) for z in (0.084, 0.1))
    place(loft((lower, upper), 0.004), c.grey)


def tail(c: Livery) -> None:
    """Light band, diffuser, exhausts and wing."""
    shape = hull()
    place(cover(shape, BACK, BAND, 0.004), glass())
    place(cover(shape, BACK, bar(-0.3, 0.3, 0.407, 0.414), 0.007), c.tail)
    for _ in both_sides():
        for i in range(4):
            x = 0.165 + 0.04 * i
            place(cover(shape, BACK, bar(x, x + 0.03, 0.387, 0.4), 0.007), c.tail)
    with on(shape, "back", 0, 0.1):
        data_plate(0.15, 0.045, ("KM 31", "SPRINT"))
    place(cover(shape, BACK, DIFFUSER, 0.004), blackened())
    for x in (-0.16, -0.08, 0.0, 0.08, 0.16):
        with at(x=x, y=0.93, z=0.19):
            place(box((0.008, 0.09, 0.06), 0.002), c.grey)
    for _ in both_sides():
        with at(x=0.225, y=0.935, z=0.212, rx=90):
            place(torus(0.026, 0.005), chrome())
            place(cylinder(0.024, 0.05, 0), blackened())
    wing(c)


def wing(c: Livery) -> None:
    """A wing on two stays."""
    with at(y=0.82, z=0.64, rx=-6):
        blade = place(box((0.84, 0.16, 0.022), 0.008, 1.0, (0, 0), 0.03), c.shell)
        with on(blade, "back", 0, 0):
            light_strip(0.3, 0.008, c.tail)
    for _ in both_sides():
        rod((0.26, 0.78, 0.5), (0.28, 0.82, 0.635), 0.018, c.frame)
        with at(x=0.425, y=0.82, z=0.645):
            fin(((-0.09, -0.06), (0.09, -0.04), (0.08, 0.04), (-0.06, 0.05)), 0.016, c.teal)
