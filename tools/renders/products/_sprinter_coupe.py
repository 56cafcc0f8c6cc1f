"""The sprinter on its wheels: a low, short-tailed coupé in amber with white sills and a rear wing."""

from collections.abc import Callable


from _amber import Livery
from studio.geometry import (
    Panel,
    arch,
    at,
    both_sides,
    box,
    clipped,
    cylinder,
    facing,
    loft,
    matrix,
    on,
    place,
    prism,
    trapezium,
)
from studio.materials import Material, blackened, glass, steel
from studio.parts import (
    data_plate,
    door_handle,
    fin,
    lamp_block,
    light_strip,
    louvre,
    mesh_grille,
    mirror,
    rod,
    slots,
    stripe,
    text,
)


TYRE = 0.185


def ring(y: float, width: float, low: float, high: float, cut: float) -> tuple:
    """One upright cross-section of the body at `y`: a rectangle with cut corners in the XZ plane."""
    w, c = width / 2, cut
    return (
        (-w + c * 0.4, y, low),
        (w - c * 0.4, y, low),
        (w, y, low + c * 0.6),
        (w, y, high - c),
        (w - c, y, high),
        (-w + c, y, high),
        (-w, y, high - c),
        (-w, y, low + c * 0.6),
    )


def lean(z: float) -> float:
    """Half the glasshouse's width at `z`.

    Its flanks are one plane each, so that the side glass reflects as one pane.
    """
    return 0.345 - 0.36 * (z - 0.48)


def tinted() -> Material:
    """Dark glass for large panes.

    A soft box fades out in it, and the denoiser takes it for a surface, not for a mirror full of noise (from 0.28).
    """
    pane = glass("#0a0d11")
    for value, name in ((0.3, "Roughness"), (0.06, "Specular"), (0.0, "Clearcoat")):
        pane.node_tree.nodes["Principled BSDF"].inputs[name].default_value = value
    return pane


def body(c: Livery) -> None:
    """The lower body in one skin."""
    # The two rings in the middle bound the door, which gets the groove because it is the largest face of its side.
    hull = place(
        loft(
            (
                ring(-0.95, 0.62, 0.16, 0.3, 0.06),
                ring(-0.86, 0.76, 0.12, 0.38, 0.09),
                ring(-0.6, 0.84, 0.1, 0.44, 0.1),
                ring(-0.24, 0.86, 0.1, 0.485, 0.1),
                ring(0.2, 0.86, 0.1, 0.505, 0.1),
                ring(0.38, 0.853, 0.107, 0.51, 0.1),
                ring(0.75, 0.84, 0.12, 0.52, 0.1),
                ring(0.93, 0.74, 0.17, 0.46, 0.09),
            ),
            0.014,
            (Panel("outer", 0.04), Panel("inner", 0.04)),
        ),
        c.shell,
    )
    with on(hull, "top", 0, -0.72):
        stripe(0.12, 0.26, 0, c.white)


def pane(y: float, z: float) -> tuple:
    """Cross-section of the glass up to `z`; its foot is hidden in the hull."""
    low = min(0.38, z - 0.015)
    return ((-lean(low), y, low), (lean(low), y, low), (lean(z), y, z), (-lean(z), y, z))


def rail(y: float, z: float) -> tuple:
    """Cross-section of the left pillar, wrapped around the glass's upper edge at `z`."""
    x, foot = lean(z), lean(z - 0.03)
    return (
        (x - 0.03, y, z - 0.012),
        (x - 0.03, y, z + 0.012),
        (x + 0.002, y, z + 0.012),
        (x + 0.01, y, z + 0.004),
        (foot + 0.008, y, z - 0.03),
        (foot - 0.012, y, z - 0.03),
    )


def glasshouse(c: Livery) -> None:
    """Windscreen, side glass and tail window as one dark wedge that dips into the hull.

    Pillars and roof lie on its edges.
    """
    # From cowl to tail: y, and the height of the glass there.
    spine = ((-0.6, 0.353), (-0.1, 0.69), (0.12, 0.728), (0.3, 0.72), (0.8, 0.43))
    place(loft(tuple(pane(*spot) for spot in spine), 0.004), tinted())
    roof = ((-0.125, 0.673), *spine[1:4], (0.33, 0.703))
    place(
        loft(
            tuple(
                (
                    (-lean(z), y, z - 0.01),
                    (lean(z), y, z - 0.01),
                    (lean(z) - 0.02, y, z + 0.009),
                    (-lean(z) + 0.02, y, z + 0.009),
                )
                for y, z in roof
            ),
            0.003,
        ),
        c.shell,
    )
    for _ in both_sides():
        place(loft(tuple(rail(*spot) for spot in spine), 0.003), c.shell)
        # The door's pillar lies on the side glass.
        place(
            loft(
                tuple(
                    (
                        (lean(z) - 0.02, y, z),
                        (lean(z) + 0.003, y, z),
                        (lean(z) + 0.003, y + 0.04, z),
                        (lean(z) - 0.02, y + 0.04, z),
                    )
                    for y, z in ((0.2, 0.42), (0.13, 0.71))
                ),
                0.002,
            ),
            c.grey,
        )


def nose(c: Livery) -> None:
    """Slanted lamps over a dark mouth and a splitter."""
    with at(y=-0.94, z=0.22):
        with facing("front"):
            mouth = place(prism(clipped(trapezium(0.42, 0.36, 0.1), 0.03), 0.02, 0.004, 0.008), c.grey)
            with on(mouth, "front", 0, 0):
                mesh_grille(0.3, 0.055, 0.012)
    for side in both_sides():
        with facing((0.7, -1, 0.3), x=0.298, y=-0.897, z=0.308):
            eye = ((-0.08, -0.016), (0.06, -0.022), (0.085, 0.018), (-0.05, 0.022))
            lamp_block(0.15, 0.04, 3, c.light, c.grey, 0.02, outline=eye)
            # The corner falls away behind it: its case reaches back into the hull.
            with at(y=0.06):
                place(prism(eye, 0.061), c.grey)
        with facing((0.3, -1, 0), x=0.29, y=-0.925, z=0.2):
            slots(3, 0.08, 0.01, 0.012)
    with at(y=-0.9, z=0.135):
        place(box((0.72, 0.16, 0.03), 0.005, 1.0, (0, 0), 0.05), c.grey)


def tail(c: Livery) -> None:
    """Light band, diffuser and wing."""
    with facing("back", y=0.925, z=0.37):
        lamp_block(0.56, 0.04, 9, c.tail, c.grey, 0.02)
    with facing("back", y=0.92, z=0.22):
        diffuser = place(prism(clipped(trapezium(0.6, 0.5, 0.14), 0.03), 0.03, 0.005, 0.008), c.grey)
        with on(diffuser, "front", 0, 0.1):
            data_plate(0.14, 0.045, ("KM 31", "SPRINT"))
    with at(y=0.82, z=0.64, rx=-6):
        wing = place(box((0.84, 0.16, 0.022), 0.006, 1.0, (0, 0), 0.03), c.shell)
        with on(wing, "back", 0, 0):
            light_strip(0.3, 0.008, c.tail)
    for side in both_sides():
        rod((0.26, 0.76, 0.5), (0.28, 0.82, 0.635), 0.018, c.frame)
        with at(x=0.425, y=0.82, z=0.645):
            fin(((-0.09, -0.06), (0.09, -0.04), (0.08, 0.04), (-0.06, 0.05)), 0.016, c.teal)


def flanks(c: Livery, tyre: Callable[[Livery, float, float], None]) -> None:
    """Sills, doors' script and handles, mirrors, and four wheels in flared arches."""
    for side in both_sides():
        with at(x=0.41, z=0.12):
            sill = place(box((0.07, 0.66, 0.07), 0.008, (0.7, 1.0), (0, 0), 0.02), c.white)
            with on(sill, "outer", -0.6, 0):
                stripe(0.1, 0.014, 0.01, c.teal)
        # Script and handle lie inside the door's groove.
        with facing("outer", x=0.43, y=-0.07, z=0.275):
            text("31", 0.12, c.print)
        with facing("outer", x=0.43, y=0.1, z=0.315):
            door_handle(0.06)
        with facing("outer", x=0.428, y=0.265, z=0.3):
            louvre(0.07, 0.1, 5, frame=c.frame)
        # The mirror's stays grow out of a foot on the door's shoulder.
        with at(x=0.378, y=-0.2, z=0.45):
            place(box((0.06, 0.045, 0.042), 0.005, chamfer=0.01), c.grey)
            mirror(c.shell, 0.066, 0.06, 0.055)
        for y in (-0.56, 0.56):
            with at(x=0.425, y=y, z=TYRE):
                tyre(c, TYRE, 0.13)
                # The hull is solid: a dark well and a brake disc hide it behind the spokes.
                place(cylinder(0.125, 0.004, 0), blackened(), matrix(x=0.001, ry=90))
                place(cylinder(0.085, 0.008, 0.001), steel(), matrix(x=0.004, ry=90))
                with facing("outer", x=-0.001):
                    place(prism(arch(0.12, TYRE + 0.03, -16, 196, 18), 0.004, 0), blackened())
                with facing("outer", x=-0.03):
                    place(prism(arch(TYRE + 0.014, TYRE + 0.042, -16, 196, 18), 0.078, 0.004, 0.006), c.grey)


def coupe(c: Livery, tyre: Callable[[Livery, float, float], None]) -> None:
    """The whole car, nose to the front."""
    body(c)
    glasshouse(c)
    nose(c)
    tail(c)
    flanks(c, tyre)
    with at(z=0.1):
        place(box((0.6, 1.5, 0.06), 0.01), blackened())
