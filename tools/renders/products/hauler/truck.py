"""The cab-over truck form."""

from hauler.cabin import SIDE, SIDE_WINDOW, WINDSCREEN, WINDSCREEN_PLACE, hollowed, interior, pane
from hauler.livery import SLANT, Livery, livery, slash

from studio.geometry import (
    Panel,
    at,
    both_sides,
    facing,
    frame,
    leaning,
    loft,
    matrix,
    on,
    place,
    prism,
    rectangle,
    round_arch,
    section,
    shield,
    shrunk,
    without,
)
from studio.materials import ink
from studio.parts import (
    Station,
    axle,
    bar_grille,
    block,
    bolt,
    caution,
    coupling,
    door_handle,
    exhaust,
    fan,
    headlamp,
    hose,
    lamp_block,
    leaf_spring,
    louvre,
    mirror,
    mudguard,
    plate,
    profile,
    rod,
    screws,
    shell,
    slots,
    step,
    stripe,
    tank,
    text,
    wheel,
)

CAB = (
    (-0.88, 0.26),
    (-0.91, 0.34),
    (-0.92, 0.52),
    (-0.885, 0.7),
    (-0.735, 1.07),
    (-0.66, 1.13),
    (-0.16, 1.17),
    (-0.08, 1.11),
    (-0.08, 0.26),
    (-0.335, 0.26),
    (-0.35, 0.33),
    (-0.465, 0.4),
    (-0.635, 0.4),
    (-0.75, 0.33),
    (-0.765, 0.26),
)
FRONT_AXLE, REAR_AXLES = -0.55, (0.4, 0.75)


def cab_front(c: Livery) -> None:
    """The robot's chest as the face of the truck: lamps, slash, off-centre grille, one-piece windscreen."""
    with at(y=-0.905, z=0.5, rx=-1):
        right = plate(
            (
                (-0.34, -0.17),
                (slash(-0.17) - 0.06, -0.17),
                (slash(0.14) - 0.06, 0.14),
                (-0.31, 0.14),
                (-0.355, 0.08),
                (-0.365, -0.1),
            ),
            0.03,
            c.navy,
            0.01,
            Panel(margin=0.02),
        )
        left = plate(
            (
                (slash(-0.17) + 0.215, -0.17),
                (0.34, -0.17),
                (0.365, -0.1),
                (0.355, 0.08),
                (0.31, 0.14),
                (slash(0.14) + 0.215, 0.14),
            ),
            0.03,
            c.navy,
            0.01,
        )
        with at(x=slash(0.0) - 0.024):
            place(prism(leaning(0.04, 0.38, SLANT * 0.38), 0.055, 0.004, 0.004), c.red)
        with at(x=slash(-0.01) + 0.108, z=-0.01):
            place(prism(leaning(0.2, 0.36, SLANT * 0.36, 0.02), 0.028, 0.005, 0.004), c.frame)
            with at(y=-0.028):
                bar_grille(0.184, 0.335, 8, SLANT * 0.335, 0.026, frame=c.bright, border=0.013)
        with on(right, "front", -0.3, -0.3):
            place(prism(rectangle(0.2, 0.09, 0.024), 0.014, 0.003, 0.003), c.frame)
            for x in (-0.047, 0.047):
                with at(x=x, y=-0.012):
                    headlamp(0.037, depth=0.018)
        with on(right, "front", -0.42, 0.52):
            text("01", 0.075, c.white)
        with on(left, "front", 0.38, -0.2):
            lamp_block(0.05, 0.15, 2, case=c.frame, depth=0.016)
        screws(right, "front", ((0.5, 0.64), (-0.9, 0.3), (0.3, -0.84)), 0.0085)
    with frame(WINDSCREEN_PLACE):
        pane(WINDSCREEN, c, 0.012)
        for x in (-0.1, 0.16):
            with at(x=x, y=-0.016, z=-0.15):
                rod((0, 0, 0), (0.1, 0, 0.1), 0.004, c.dark)
                with at(x=0.1, z=0.1, ry=-52):
                    block(0.16, 0.006, 0.008, c.dark)
    with at(y=-0.78, z=1.1, rx=10):
        brow = place(
            loft(
                (
                    section(0.7, 0.2, -0.016, chamfer=(0.1, 0.08)),
                    section(0.71, 0.21, 0.006, chamfer=(0.1, 0.085)),
                    section(0.66, 0.14, 0.045, y=0.025, chamfer=(0.09, 0.06)),
                )
            ),
            c.navy,
        )
        for x in (-0.2, -0.1, 0.0, 0.1, 0.2):
            with on(brow, "front", x / 0.355, 0.35):
                lamp_block(0.036, 0.018, 1, c.amber, c.frame, 0.008)
    with at(y=-0.93, z=0.255):
        bumper = shell(
            (
                Station(-0.06, 0.72, 0.1, 0, 0, (0.14, 0.06)),
                Station(-0.02, 0.82, 0.14, 0, 0, (0.16, 0.08)),
                Station(0.06, 0.82, 0.14, 0, 0, (0.16, 0.08)),
                Station(0.1, 0.74, 0.1, 0, 0.01, (0.14, 0.06)),
            ),
            c.frame,
        )
        with on(bumper, "front", 0, 0.0):
            place(prism(rectangle(0.16, 0.05, 0.006), 0.004, 0.001), c.bright)
            with at(y=-0.004):
                text("C-01", 0.036, ink("#0f1420"))
        for x in (-0.46, 0.46):
            with on(bumper, "front", x, 0.0):
                lamp_block(0.08, 0.034, 2, case=c.dark, depth=0.01)
        for x in (-0.27, 0.27):
            with on(bumper, "front", x, -0.2):
                bolt(0.014)


def cab_side(c: Livery) -> None:
    """Door with window, handle, mirror and step; drawn for the left, mirrored for the right."""
    with facing("outer", x=SIDE):
        door = prism(
            (
                (-0.36, 0.44),
                (-0.33, 0.36),
                (-0.14, 0.36),
                (-0.12, 0.4),
                (-0.12, 1.02),
                (-0.17, 1.06),
                (-0.6, 1.02),
                (-0.64, 0.96),
                (-0.76, 0.68),
                (-0.76, 0.52),
                (-0.7, 0.46),
            ),
            0.012,
            0.004,
            0.002,
        )
        opening = prism(shrunk(SIDE_WINDOW, 0.012), 0.1, 0).moved(matrix(y=0.05))
        place(without(door, opening), c.navy)
        with at(y=-0.012):
            pane(SIDE_WINDOW, c, 0.008)
            with at(x=-0.2, z=0.62):
                door_handle(0.055)
            with at(x=-0.45, z=0.6):
                text("HAULER", 0.05, c.white)
            with at(x=-0.45, z=0.545):
                stripe(0.2, 0.008, 0.004, c.white)
            with at(x=-0.2, z=0.42):
                caution(("COMMAND UNIT", "TYRES 8 BAR"), 0.014, c.white)
    with at(x=0.405, y=-0.76, z=0.88):
        mirror(c.navy, 0.06, 0.17, 0.06)
    with at(x=0.36, y=-0.21, z=0.19):
        block(0.12, 0.24, 0.12, c.frame)
        with at(x=0.03, z=0.06, rz=90):
            step(0.22, 0.07, 0.014)
        with facing("outer", x=0.06):
            slots(3, 0.14, 0.008, 0.012)


def running_gear(c: Livery) -> None:
    """Rails, axles, springs, six wheels, tank and battery box."""
    for _ in both_sides():
        with at(x=0.15, y=0.05, z=0.27):
            block(0.06, 1.84, 0.09, c.dark, cut=0.008)
        for y in (FRONT_AXLE, *REAR_AXLES):
            with at(x=0.19, y=y, z=0.21):
                leaf_spring(0.28, 0.04, 4)
            with at(x=0.335, y=y, z=0.165):
                wheel(0.165, 0.135, 6, hub=c.deep, blocks=24)
        for y in REAR_AXLES:
            with at(x=0.27, y=y, z=0.165):
                mudguard(round_arch(0.176, 0.03, 0.05), 0.14, c.navy, 0.014)
            rod((0.14, y, 0.3), (0.3, y, 0.345), 0.014, c.frame)
        for y in (0.2, 0.42, 0.64, 0.86):
            with facing("outer", x=0.18, y=y, z=0.27):
                bolt(0.012)
    for y in (FRONT_AXLE, *REAR_AXLES):
        with at(y=y, z=0.165):
            axle(0.62, 0.026)
    with at(x=0.3, y=0.09, z=0.2):
        tank(0.26, 0.085)
    with at(x=-0.3, y=0.09, z=0.2):
        case = block(0.17, 0.25, 0.17, c.grey, panels=(Panel("inner", 0.016),))
        with on(case, "inner", 0, 0):
            text("24 V", 0.036, ink("#10182c"))
    with at(y=-0.42, z=0.3):
        block(0.4, 0.66, 0.16, c.dark)


def rear_deck(c: Livery) -> None:
    """Folded legs over the rails, coupling plate, cooling tower and the single exhaust."""
    for _ in both_sides():
        with at(x=0.125, y=0.54, z=0.355, rx=90):
            shell(
                (
                    Station(-0.46, 0.17, 0.06, 0, 0, 0.02),
                    Station(-0.34, 0.21, 0.1, 0, 0.0, 0.03),
                    Station(0.3, 0.19, 0.1, 0, 0, 0.03),
                    Station(0.42, 0.14, 0.06, 0, 0, 0.02),
                ),
                c.navy,
            )
        with at(x=0.125, y=0.72, z=0.4), facing("top"):
            cover = plate(shield(0.13, 0.34, 0.3, 0.2), 0.026, c.grey, 0.012, Panel(margin=0.014))
            with on(cover, "front", 0, -0.4):
                slots(4, 0.05, 0.008, 0.012)
            screws(cover, "front", ((-0.4, 0.74), (0.4, 0.74), (0, -0.8)), 0.008)
        with at(x=0.13, y=0.985, z=0.3), facing("back"):
            lamp_block(0.12, 0.05, 3, c.amber, c.frame, 0.016)
        hose(((0.06, -0.06, 0.78), (0.07, 0.1, 0.66), (0.05, 0.12, 0.5), (0.06, 0.24, 0.42)), 0.013)
    with at(y=0.5, z=0.405):
        block(0.2, 0.3, 0.03, c.frame)
        with at(z=0.018):
            coupling(0.115)
    with at(y=0.97, z=0.27):
        block(0.46, 0.05, 0.1, c.frame)
    with at(y=0.0, z=0.6):
        tower = block(0.6, 0.16, 0.46, c.dark, (0.94, 0.9), cut=0.03)
        with on(tower, "back", 0, 0.2):
            for x in (-0.13, 0.13):
                with at(x=x):
                    fan(0.1, 11, 0.03)
        with on(tower, "back", 0, -0.7):
            louvre(0.36, 0.07, 5, frame=c.frame)
    with at(x=-0.3, y=0.03, z=0.34):
        exhaust(0.92, 0.034)
        rod((0, 0, 0.5), (0.12, -0.04, 0.5), 0.014, c.frame)
    with at(y=-0.33, z=1.15):
        wing = shell(
            (
                Station(-0.0, 0.6, 0.42, 0, 0, (0.1, 0.05)),
                Station(-0.05, 0.58, 0.38, 0, 0.015, (0.1, 0.05)),
                Station(-0.14, 0.5, 0.18, 0, 0.1, (0.08, 0.04)),
            ),
            c.grey,
            None,
            (Panel("front", 0.03),),
        )
        with on(wing, "front", 0.42, -0.1):
            stripe(0.1, 0.014, 0.01, c.white)


def vehicle() -> None:
    """The cab-over hauler."""
    c = livery()
    place(hollowed(profile(CAB, 0.8, 0.014, 0.03)), c.navy)
    interior(c)
    cab_front(c)
    for _ in both_sides():
        cab_side(c)
    running_gear(c)
    rear_deck(c)
