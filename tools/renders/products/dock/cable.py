"""The dock's cable: braided, with two USB-C plugs, coiled."""

from math import cos, radians, sin

from studio.geometry import Point3, at, box, lathe, place, prism, tube
from studio.materials import chrome, matte, rubber

from .livery import Livery
from .shapes import rounded

#: The coil: middle and radius; the cable's own radius.
COIL, COIL_RADIUS, CABLE = (0.68, 0.08), 0.15, 0.0095


def plug(c: Livery) -> None:
    """USB-C plug from the origin towards -Y, where its tongue is."""
    with at(rx=90):
        place(lathe(((CABLE, -0.002), (CABLE * 1.25, 0.0), (CABLE * 1.25, 0.03), (CABLE * 1.05, 0.034)), 20), rubber())
    with at(y=-0.03):
        place(prism(rounded(0.038, 0.02, 0.009), 0.05, 0.002), c.trim)
        place(prism(rounded(0.03, 0.011, 0.0054), 0.07, 0.0006), chrome())


def cable(c: Livery) -> None:
    """Braided cable out of the lowest port, coiled beside the stack, its other end on the floor."""

    def spot(angle: float, z: float, radius: float = COIL_RADIUS) -> Point3:
        return (COIL[0] + radius * cos(radians(angle)), COIL[1] + radius * sin(radians(angle)), z)

    turns = tuple(spot(90 - 30 * i, CABLE + 0.0193 * i / 12, COIL_RADIUS + 0.003 * sin(i * 1.3)) for i in range(43))
    out = (
        (0.095, 0.475, 0.1395),
        (0.095, 0.52, 0.132),
        (0.12, 0.59, 0.06),
        (0.21, 0.6, CABLE),
        (0.36, 0.48, CABLE),
        (0.52, 0.3, CABLE),
    )
    end = (
        (0.58, -0.075, 0.066),
        (0.53, -0.1, 0.038),
        (0.5, -0.17, 0.0125),
        (0.52, -0.26, 0.0125),
        (0.57, -0.33, 0.0125),
    )
    place(tube((*out, *turns, *end), CABLE, 12, 5, 0.0006), matte("#20262b"))
    with at(x=COIL[0] + COIL_RADIUS, y=COIL[1], z=0.042):
        place(box((0.034, 0.04, 0.086), 0.006), rubber())
    with at(x=0.095, y=0.475, z=0.1395):
        plug(c)
    with at(x=0.57, y=-0.33, z=0.0125, rz=34):
        plug(c)
