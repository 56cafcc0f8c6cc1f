"""The coupé's flanks: sills, doors' numbers and handles, mirrors, and four wheels in their arches."""

from collections.abc import Callable

from _amber import Livery
from coupe.body import AXLE, OUTER, TRACK, TYRE, disc, hull
from studio.geometry import (
    Outline,
    at,
    both_sides,
    box,
    clipped,
    cover,
    cylinder,
    facing,
    matrix,
    place,
    sphere,
    spot,
    without,
)
from studio.materials import blackened, chrome
from studio.parts import rod, text

SILL: Outline = ((-0.335, 0.105), (0.335, 0.105), (0.335, 0.15), (0.3, 0.158), (-0.3, 0.158), (-0.335, 0.15))


def flanks(c: Livery, tyre: Callable[[Livery, float, float], None]) -> None:
    """Both sides of the car."""
    shape = hull()
    for _ in both_sides():
        place(cover(shape, OUTER, SILL, 0.012), c.white)
        place(cover(shape, OUTER, ((-0.3, 0.122), (-0.13, 0.122), (-0.115, 0.135), (-0.285, 0.135)), 0.0135), c.teal)
        place(cover(shape, OUTER, disc(-0.06, 0.3, 0.088), 0.0012), c.white)
        door, _ = spot(shape, OUTER, -0.06, 0.3)
        with facing("outer", door.x + 0.0014, -0.06, 0.262):
            text("31", 0.105, c.print)
        handle: Outline = clipped(((0.1, 0.385), (0.19, 0.388), (0.19, 0.408), (0.1, 0.405)), 0.008)
        place(cover(shape, OUTER, handle, 0.0015), blackened())
        grip = tuple((y * 0.8 + 0.029, z * 0.5 + 0.2) for y, z in handle)
        place(cover(shape, OUTER, grip, 0.008), c.shell)
        wing_mirror(c)
        for y in (-AXLE, AXLE):
            with at(x=TRACK, y=y, z=TYRE):
                tyre(c, TYRE, 0.13)
                place(cylinder(0.085, 0.008, 0.001), chrome(), matrix(x=0.004, ry=90))


def wing_mirror(c: Livery) -> None:
    """A mirror in a rounded housing, on a short stay from the door."""
    egg = sphere(1.0, 28).moved(matrix(scale=(0.052, 0.045, 0.034)))
    behind = box((0.2, 0.1, 0.2), 0).moved(matrix(y=0.066))
    with at(x=0.452, y=-0.27, z=0.515, rz=-8):
        place(without(egg, behind), c.shell)
        place(cylinder(1.0, 0.06, 0, 28), chrome(), matrix(y=0.0165, rx=90, scale=(0.046, 0.03, 0.03)))
    rod((0.35, -0.25, 0.468), (0.43, -0.27, 0.498), 0.012, blackened())
