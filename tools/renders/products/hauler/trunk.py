"""Torso and hips of the robot form."""

from hauler.livery import SLANT, Livery, slash

from studio.geometry import (
    Panel,
    at,
    both_sides,
    box,
    clipped,
    facing,
    leaning,
    on,
    place,
    prism,
    rectangle,
    round_arch,
    shield,
    trapezium,
)
from studio.materials import aluminium, ink
from studio.parts import (
    Station,
    bar_grille,
    caution,
    corner_screws,
    data_plate,
    exhaust,
    hazard,
    headlamp,
    hose,
    lamp_block,
    light_strip,
    louvre,
    piston,
    plate,
    rod,
    rounded_shell,
    screw,
    screws,
    shell,
    slots,
    spine,
    stripe,
    text,
    wheel,
)


def chest(c: Livery) -> None:
    """Hull, off-centre grille, slash, lamps and shoulder deck."""
    shell(
        (
            Station(-0.09, 0.26, 0.2, 0, 0, 0.05),
            Station(-0.2, 0.5, 0.3, 0, 0.0, 0.08),
            Station(-0.36, 0.6, 0.34, 0, 0.01, 0.08),
            Station(-0.46, 0.44, 0.26, 0, 0.02, 0.06),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.15, 0.36, 0.25, 0, 0.0, (0.07, 0.05)),
            Station(-0.215, 0.53, 0.33, 0, -0.005, (0.1, 0.06)),
            Station(-0.37, 0.62, 0.36, 0, 0.0, (0.11, 0.06)),
            Station(-0.445, 0.56, 0.3, 0, 0.02, (0.1, 0.05)),
        ),
        c.deep,
    )
    with at(y=-0.165, z=0.3, rx=-4):
        right = plate(
            (
                (-0.17, -0.17),
                (slash(-0.17) - 0.024, -0.17),
                (slash(0.13) - 0.024, 0.13),
                (-0.235, 0.13),
                (-0.3, 0.06),
                (-0.285, -0.06),
            ),
            0.06,
            c.navy,
            0.016,
            Panel(margin=0.02),
        )
        left = plate(
            (
                (slash(-0.15) + 0.18, -0.15),
                (0.185, -0.15),
                (0.285, -0.05),
                (0.3, 0.06),
                (0.262, 0.13),
                (slash(0.13) + 0.19, 0.13),
            ),
            0.06,
            c.navy,
            0.012,
        )
        with at(x=slash(-0.03), z=-0.03):
            place(prism(leaning(0.034, 0.36, SLANT * 0.36), 0.085, 0.004, 0.004), c.red)
        with at(x=slash(-0.02) + 0.112, z=-0.02, y=-0.002):
            place(prism(leaning(0.168, 0.345, SLANT * 0.345, 0.02), 0.05, 0.005, 0.004), c.frame)
            with at(y=-0.05):
                bar_grille(0.152, 0.32, 7, SLANT * 0.32, 0.026, frame=c.bright, border=0.012)
        with on(right, "front", -0.28, -0.3):
            place(prism(rectangle(0.15, 0.066, 0.018), 0.014, 0.003, 0.003), c.frame)
            for x in (-0.036, 0.036):
                with at(x=x, y=-0.012):
                    headlamp(0.027, depth=0.016)
        with on(right, "front", -0.36, 0.5):
            text("01", 0.085, c.white)
        with on(right, "front", 0.3, 0.62):
            caution(("COMMAND UNIT", "LIFT AT FRAME ONLY"), 0.0105, c.white)
        with on(right, "front", 0.16, -0.56):
            hazard(0.07, 0.01, 6, c.white)
        screws(right, "front", ((-0.78, 0.3), (0.52, 0.2), (-0.14, -0.86)), 0.0075)
        with on(left, "front", 0.45, 0.0):
            lamp_block(0.034, 0.1, 1, case=c.frame, depth=0.014)
        screws(left, "front", ((0.72, 0.62), (0.3, -0.82)), 0.0075)
    for side in both_sides():
        deck = rounded_shell(
            (
                Station(-0.43, 0.22, 0.28, 0.2, 0.01, 0.04),
                Station(-0.5, 0.2, 0.22, 0.19, 0.02, 0.04),
                Station(-0.525, 0.13, 0.15, 0.17, 0.025, 0.03),
            ),
            c.navy,
            (Panel("front", 0.012),),
        )
        screws(deck, "top", ((0.3, 0),), 0.008)
        with on(hull, "outer", 0.0, -0.1):
            louvre(0.14, 0.08, 5, frame=c.frame)
        hose(((0.1, -0.12, 0.14), (0.15, -0.12, 0.05), (0.13, -0.1, -0.04), (0.09, -0.07, -0.08)), 0.014)
        piston((0.15, 0.02, 0.17), (0.12, 0.02, -0.1), 0.017)
        with at(x=0.05, y=0.17, z=0.44, rx=-8):
            collar = place(
                prism(
                    ((-0.05, -0.04), (0.09, -0.04), (0.14, 0.06), (0.1, 0.13 + 0.02 * side), (-0.05, 0.1)),
                    0.03,
                    None,
                    0.006,
                ),
                c.frame,
            )
            with on(collar, "front", 0.3, 0.1):
                slots(3, 0.05, 0.007, 0.009)


def back(c: Livery) -> None:
    """Folded cab roof on the shoulder blades with cooling, lights and the single exhaust."""
    with facing("back", y=0.15, z=0.3):
        pack = plate(clipped(trapezium(0.46, 0.34, 0.32), 0.05), 0.09, c.navy, 0.03, Panel(margin=0.03))
        with on(pack, "front", 0, -0.36):
            louvre(0.2, 0.08, 6, frame=c.frame)
        with on(pack, "front", -0.2, 0.42):
            text("HAULER", 0.036, c.white)
        with on(pack, "front", 0.44, 0.4):
            data_plate(0.07, 0.036, ("TYPE  C-01", "24 V   12.5 KG"))
        corner_screws(pack, "front", 0.66, 0.66, 0.008)
        for x in (-0.14, 0.14):
            with on(pack, "front", x / 0.23, -0.86 + abs(x)):
                light_strip(0.05, 0.01, c.amber)
    with at(x=-0.2, y=0.23, z=0.2, ry=-8, rx=-4):
        rod((0, -0.1, 0.02), (0, 0, 0.02), 0.024, c.frame)
        rod((0, -0.1, 0.16), (0, 0, 0.16), 0.018, c.frame)
        exhaust(0.52, 0.026)


def waist(c: Livery) -> None:
    """Ribbed column with a stepped belly plate."""
    with at(z=-0.13):
        spine(0.25, 0.2, 0.17, 5, c.dark, c.frame)
    for z, width in ((0.075, 0.2), (0.022, 0.17), (-0.03, 0.14)):
        with at(y=-0.075, z=z):
            rib = plate(clipped(trapezium(width, width * 0.88, 0.043), 0.01), 0.032, c.grey, 0.008)
            screws(rib, "front", ((-0.72, 0), (0.72, 0)), 0.006)


def pelvis(c: Livery) -> None:
    """Hip carrier with the front wheels of the vehicle as holsters."""
    shell(
        (
            Station(-0.07, 0.26, 0.2, 0, 0, 0.04),
            Station(0.0, 0.3, 0.21, 0, 0, 0.05),
            Station(0.08, 0.15, 0.17, 0, 0, 0.04),
            Station(0.13, 0.09, 0.12, 0, 0, 0.03),
        ),
        c.frame,
    )
    with at(y=-0.085, z=-0.035):
        guard = plate(shield(0.14, 0.2, 0.52, 0.3), 0.05, c.grey, 0.014, Panel(margin=0.014))
        with on(guard, "front", 0, 0.46):
            stripe(0.05, 0.008, 0.004, ink("#10182c"))
        with on(guard, "front", 0, -0.3):
            screw(0.008)
    with facing("back", y=0.09, z=-0.02):
        plate(clipped(trapezium(0.2, 0.12, 0.16), 0.03), 0.04, c.grey, 0.012, Panel(margin=0.016))
    for _ in both_sides():
        with at(x=0.132, y=-0.1, z=0.03, rz=14, rx=-8):
            skirt = plate(
                ((-0.055, -0.1), (0.015, -0.15), (0.075, -0.09), (0.082, 0.03), (0.05, 0.06), (-0.05, 0.06)),
                0.032,
                c.navy,
                0.012,
                Panel(margin=0.013),
            )
            screws(skirt, "front", ((-0.2, 0.66),), 0.0075)
        with at(x=0.35, y=0.05, z=0.02):
            rod((-0.2, -0.03, 0), (0.0, 0, 0), 0.036, c.frame)
            wheel(0.148, 0.1, 6, hub=c.deep, alloy=aluminium(), blocks=24)
            with at(x=-0.05, rx=0):
                with at(rz=90):
                    guard = place(prism(round_arch(0.158, 0.026, 0.02), 0.12, 0.006, 0.006), c.navy)
            place(box((0.05, 0.08, 0.1), chamfer=0.014), c.frame)
