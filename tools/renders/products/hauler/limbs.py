"""Shoulders, arms and legs of the robot form, each drawn as a left limb."""

from hauler.livery import BUILD, Livery

from studio.geometry import Panel, at, clipped, cylinder, on, place, prism, rectangle, trapezium
from studio.materials import aluminium, ink
from studio.parts import (
    Station,
    block,
    bolt,
    boot,
    chevrons,
    hazard,
    light_strip,
    limb_shell,
    louvre,
    pauldron,
    piston,
    plate,
    rod,
    rounded_shell,
    screws,
    shell,
    slots,
    stripe,
    text,
    wheel,
)


def shoulder(c: Livery, side: int) -> None:
    """Angular pauldron; the left one carries the cab's wind deflector."""
    cap = pauldron(0.24, 0.27, 0.3, c.navy, 0.05, 0.05, 0.05, (Panel("outer", 0.024), Panel("front", 0.02)), 0.026)
    with on(cap, "outer", 0, -0.02):
        if side > 0:
            text("C-01", 0.042, c.white)
        else:
            chevrons(3, 0.012, 0.034, 0.026, c.white)
    screws(cap, "outer", ((-0.42, -0.42), (0.42, -0.42)), 0.009)
    with on(cap, "front", -0.06, 0.08):
        light_strip(0.06, 0.008, c.light)
    with on(cap, "front", 0.0, -0.4):
        place(prism(trapezium(0.1, 0.08, 0.03), 0.01, 0.002, 0.003), c.frame)
    if side > 0:
        with at(x=0.05, y=0.02, z=0.12, ry=14):
            wing = shell(
                (
                    Station(0.03, 0.075, 0.24, 0, 0, 0.02),
                    Station(-0.08, 0.064, 0.2, 0.0, 0.02, 0.018),
                    Station(-0.18, 0.04, 0.11, -0.008, 0.05, 0.012),
                ),
                c.grey,
                None,
                (Panel("outer", 0.018),),
            )
            with on(wing, "outer", 0.05, -0.2):
                stripe(0.09, 0.012, 0.008, c.white)
    else:
        with at(x=0.02, y=0.0, z=0.12, ry=8):
            deck = block(0.13, 0.18, 0.05, c.grey, (0.8, 0.85))
            with on(deck, "top"):
                louvre(0.08, 0.12, 6, 0.008, c.frame)


def upper_arm(c: Livery) -> None:
    """Grey sleeve under the pauldron."""
    p = BUILD
    sleeve = limb_shell(0.1, p.upper_arm - 0.055, 0.135, 0.15, c.grey, 0.94, 1.05, 0.4)
    with on(sleeve, "outer", 0, 0):
        slots(3, 0.05, 0.007, 0.01)
    with on(sleeve, "front", 0, 0.0):
        place(prism(trapezium(0.07, 0.06, 0.06), 0.008, 0.002, 0.004), c.dark)
    piston((-0.02, 0.075, -0.1), (-0.02, 0.05, -p.upper_arm + 0.01), 0.014)


def forearm(c: Livery, side: int) -> None:
    """Gauntlet that widens towards the wrist, with its own tools on either side."""
    cuff = rounded_shell(
        (
            Station(0.045, 0.13, 0.14, 0, 0.0, 0.03),
            Station(0.1, 0.17, 0.18, 0.008, 0.0, 0.036),
            Station(0.21, 0.185, 0.2, 0.012, 0.0, 0.04),
            Station(0.26, 0.15, 0.16, 0.006, 0, 0.034),
        ),
        c.navy,
    )
    with at(z=-0.268):
        place(cylinder(0.058, 0.03, 0.006), c.frame)
    with on(cuff, "outer", 0.0, -0.05):
        if side > 0:
            louvre(0.085, 0.07, 5, frame=c.frame)
        else:
            case = place(
                prism(clipped(rectangle(0.1, 0.17), 0.03), 0.045, None, 0.014, (Panel("front", 0.012),)), c.grey
            )
            with on(case, "front", 0, 0.0):
                text("A", 0.04, ink("#0f1420"))
            screws(case, "front", ((-0.5, 0.72), (0.5, 0.72), (0.5, -0.72), (-0.5, -0.72)), 0.006)
    with on(cuff, "front", 0, -0.2):
        slots(3, 0.045, 0.006, 0.009)
    screws(cuff, "front", ((-0.3, 0.42), (0.3, 0.42)), 0.0075)


def thigh(c: Livery) -> None:
    """Slate thigh that narrows to the knee, with a grey inlay and vented flanks."""
    leg = rounded_shell(
        (
            Station(0.04, 0.14, 0.16, 0.012, 0, 0.04),
            Station(0.1, 0.215, 0.225, 0.012, 0, 0.05),
            Station(0.17, 0.205, 0.22, 0.008, 0, 0.045),
            Station(0.3, 0.155, 0.175, 0.0, 0, 0.036),
            Station(0.325, 0.13, 0.15, 0, 0, 0.03),
        ),
        c.slate,
    )
    with on(leg, "front", 0, -0.08):
        inlay = plate(
            (
                (-0.03, -0.09),
                (0.03, -0.09),
                (0.046, 0.02),
                (0.055, 0.075),
                (0.03, 0.09),
                (-0.03, 0.09),
                (-0.055, 0.075),
                (-0.046, 0.02),
            ),
            0.022,
            c.grey,
            0.009,
            Panel(margin=0.012),
        )
        screws(inlay, "front", ((0, 0.8), (0, -0.82)), 0.0065)
    with on(leg, "outer", 0, 0.05):
        louvre(0.08, 0.08, 5, frame=c.frame)
    with on(leg, "inner", 0, 0.05):
        slots(4, 0.07, 0.007, 0.011)
    with on(leg, "back", 0, 0.0):
        guard = plate(clipped(rectangle(0.1, 0.14), 0.02), 0.018, c.frame, 0.006, Panel(margin=0.012))
        screws(guard, "front", ((0.6, 0.7), (-0.6, 0.7)), 0.0065)


def shin(c: Livery, side: int) -> None:
    """Broad boot-leg with shin plate, knee and the vehicle's tandem wheels at the calf."""
    with at(y=-0.07):
        knee = rounded_shell(
            (
                Station(-0.085, 0.1, 0.06, 0, 0.012, 0.024),
                Station(-0.02, 0.15, 0.1, 0, -0.01, 0.034),
                Station(0.04, 0.14, 0.09, 0, -0.008, 0.034),
                Station(0.09, 0.09, 0.05, 0, 0.012, 0.02),
            ),
            c.grey,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.015)
    leg = rounded_shell(
        (
            Station(0.055, 0.17, 0.17, 0, 0.02, 0.035),
            Station(0.12, 0.24, 0.25, 0.006, 0.015, 0.05),
            Station(0.3, 0.275, 0.29, 0.01, 0.01, 0.055),
            Station(0.4, 0.265, 0.28, 0.01, 0.006, 0.055),
            Station(0.435, 0.22, 0.23, 0.008, 0.004, 0.045),
        ),
        c.navy,
        (Panel("outer", 0.026),),
    )
    with on(leg, "front", 0, 0.06):
        front = plate(
            ((-0.05, -0.13), (0.05, -0.13), (0.072, -0.04), (0.06, 0.12), (-0.06, 0.12), (-0.072, -0.04)),
            0.034,
            c.grey,
            0.012,
            Panel(margin=0.014),
        )
        with on(front, "front", 0, 0.3):
            slots(4, 0.05, 0.007, 0.01)
        with on(front, "front", 0, -0.42):
            text("L" if side > 0 else "R", 0.04, ink("#10182c"))
        screws(front, "front", ((-0.5, 0.78), (0.5, 0.78), (0, -0.82)), 0.0065)
    with on(leg, "front", 0, -0.82):
        hazard(0.12, 0.014, 8, c.white)
    with on(leg, "inner", 0, 0.0):
        louvre(0.1, 0.12, 6, frame=c.frame)
    for z in (-0.13, -0.345):
        with at(x=0.075, y=0.19, z=z):
            rod((-0.06, -0.1, 0), (-0.03, 0, 0), 0.03, c.frame)
            wheel(0.112, 0.1, 6, hub=c.deep, alloy=aluminium(), blocks=22)
    with at(x=-0.05, y=0.15, z=-0.24):
        heel = rounded_shell(
            (
                Station(-0.17, 0.07, 0.05, 0, -0.01, 0.014),
                Station(-0.12, 0.1, 0.09, 0, 0, 0.02),
                Station(0.12, 0.1, 0.09, 0, 0, 0.02),
                Station(0.17, 0.07, 0.05, 0, -0.01, 0.014),
            ),
            c.slate,
        )
        with on(heel, "back", 0, 0.3):
            slots(5, 0.05, 0.007, 0.011)
        with on(heel, "back", 0, -0.55):
            bolt(0.01)


def foot(c: Livery) -> None:
    """Stepped boot on a rubber sole."""
    shoe = boot(0.42, 0.25, BUILD.ankle, c.frame, 0.62, 0.38, 0.7, toe_cap=c.grey)
    with on(shoe, "outer", 0.42, 0.0):
        bolt(0.012)
    with on(shoe, "outer", -0.16, -0.1):
        slots(3, 0.06, 0.007, 0.009)
    with on(shoe, "back", 0, 0.0):
        guard = plate(trapezium(0.1, 0.13, 0.06, chamfer=0.012), 0.016, c.grey, 0.006)
        screws(guard, "front", ((-0.6, 0), (0.6, 0)), 0.0065)
    with at(y=-0.085, z=-0.01, rx=34):
        guard = plate(trapezium(0.12, 0.16, 0.1, chamfer=0.02), 0.03, c.navy, 0.01)
        screws(guard, "front", ((-0.55, 0), (0.55, 0)), 0.0075)
