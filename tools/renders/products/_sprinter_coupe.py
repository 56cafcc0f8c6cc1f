"""The sprinter on its wheels: a low, short-tailed coupé in amber with white sills and a rear wing."""

from collections.abc import Callable

from studio.geometry import Panel, at, both_sides, box, clipped, facing, loft, on, place, prism, rectangle, section, trapezium
from studio.materials import blackened, glass
from studio.parts import data_plate, door_handle, fin, lamp_block, light_strip, louvre, mesh_grille, mirror, rod, screws, slots, stripe, text, window

LENGTH, WIDTH, TYRE = 1.9, 0.86, 0.185


def ring(y: float, width: float, low: float, high: float, cut: float) -> tuple:
    """One upright cross-section of the body at `y`: a rectangle with cut corners in the XZ plane."""
    w, c = width / 2, cut
    return ((-w + c * 0.4, y, low), (w - c * 0.4, y, low), (w, y, low + c * 0.6), (w, y, high - c), (w - c, y, high), (-w + c, y, high), (-w, y, high - c), (-w, y, low + c * 0.6))


def body(c) -> None:
    """The lower body in one skin, and the glasshouse on it."""
    hull = place(loft((ring(-0.95, 0.62, 0.16, 0.3, 0.06), ring(-0.86, 0.76, 0.12, 0.38, 0.09), ring(-0.6, 0.84, 0.1, 0.44, 0.1), ring(-0.2, 0.86, 0.1, 0.49, 0.1), ring(0.35, 0.86, 0.1, 0.51, 0.1), ring(0.75, 0.84, 0.12, 0.52, 0.1),
                       ring(0.93, 0.74, 0.17, 0.46, 0.09)), 0.014, (Panel('outer', 0.05), Panel('inner', 0.05))), c.shell)
    place(loft((ring(-0.42, 0.7, 0.46, 0.49, 0.01), ring(-0.1, 0.66, 0.46, 0.68, 0.1), ring(0.1, 0.62, 0.46, 0.715, 0.12), ring(0.36, 0.6, 0.46, 0.7, 0.12), ring(0.72, 0.62, 0.47, 0.53, 0.03)), 0.012), glass())
    place(loft((ring(-0.1, 0.5, 0.67, 0.694, 0.008), ring(0.12, 0.5, 0.7, 0.732, 0.01), ring(0.36, 0.48, 0.68, 0.714, 0.01)), 0.006), c.shell)
    for side in both_sides():
        rod((0.315, 0.16, 0.47), (0.245, 0.16, 0.715), 0.013, c.grey)
        with on(hull, 'outer', 0.1, 0.45):
            door_handle(0.06)
    with on(hull, 'top', 0, -0.72):
        stripe(0.12, 0.26, 0, c.white)


def nose(c) -> None:
    """Slanted lamps over a dark mouth and a splitter."""
    with at(y=-0.94, z=0.22):
        with facing('front'):
            mouth = place(prism(clipped(trapezium(0.42, 0.36, 0.1), 0.03), 0.02, 0.004, 0.008), c.grey)
            with on(mouth, 'front', 0, 0):
                mesh_grille(0.3, 0.055, 0.012)
    for side in both_sides():
        with facing((0.5, -1, 0.25), x=0.3, y=-0.9, z=0.31):
            lamp_block(0.15, 0.04, 3, c.light, c.grey, 0.02, outline=((-0.08, -0.016), (0.06, -0.022), (0.085, 0.018), (-0.05, 0.022)))
        with facing((0.3, -1, 0), x=0.29, y=-0.925, z=0.2):
            slots(3, 0.08, 0.01, 0.012)
    with at(y=-0.9, z=0.135):
        place(box((0.72, 0.16, 0.03), 0.005, 1.0, (0, 0), 0.05), c.grey)


def tail(c) -> None:
    """Light band, diffuser and wing."""
    with facing('back', y=0.925, z=0.37):
        lamp_block(0.56, 0.04, 9, c.tail, c.grey, 0.02)
    with facing('back', y=0.92, z=0.22):
        diffuser = place(prism(clipped(trapezium(0.6, 0.5, 0.14), 0.03), 0.03, 0.005, 0.008), c.grey)
        with on(diffuser, 'front', 0, 0.1):
            data_plate(0.14, 0.045, ('KM 31', 'SPRINT'))
    with at(y=0.82, z=0.64, rx=-6):
        wing = place(box((0.84, 0.16, 0.022), 0.006, 1.0, (0, 0), 0.03), c.shell)
        with on(wing, 'back', 0, 0):
            light_strip(0.3, 0.008, c.tail)
    for side in both_sides():
        rod((0.26, 0.76, 0.5), (0.28, 0.82, 0.635), 0.018, c.frame)
        with at(x=0.425, y=0.82, z=0.645):
            fin(((-0.09, -0.06), (0.09, -0.04), (0.08, 0.04), (-0.06, 0.05)), 0.016, c.teal)


def flanks(c, tyre: Callable) -> None:
    """Sills, arches, doors' script and four wheels."""
    for side in both_sides():
        with at(x=0.41, y=0.02, z=0.12):
            sill = place(box((0.07, 0.74, 0.07), 0.008, (0.7, 1.0), (0, 0), 0.02), c.white)
            with on(sill, 'outer', -0.6, 0):
                stripe(0.1, 0.014, 0.01, c.teal)
        with facing('outer', x=0.434, y=0.06, z=0.32):
            text('31', 0.12, c.print)
        with facing('outer', x=0.434, y=0.4, z=0.3):
            louvre(0.12, 0.08, 5, frame=c.frame)
        with at(x=0.4, y=-0.16, z=0.5):
            mirror(c.shell, 0.06, 0.07, 0.045)
        for y in (-0.56, 0.56):
            with at(x=0.375, y=y, z=TYRE):
                with facing('outer', x=0.052):
                    place(prism(tuple((0.235 * a, 0.235 * b) for a, b in ((1, -0.3), (0.92, 0.42), (0.55, 0.86), (0, 1.0), (-0.55, 0.86), (-0.92, 0.42), (-1, -0.3))), 0.014, 0.004, 0.006), c.grey)
                with at(x=0.03):
                    tyre(c, TYRE, 0.13)


def coupe(c, tyre: Callable) -> None:
    """The whole car, nose to the front."""
    body(c)
    nose(c)
    tail(c)
    flanks(c, tyre)
    with at(z=0.1):
        place(box((0.6, 1.5, 0.06), 0.01), blackened())
