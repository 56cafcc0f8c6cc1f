"""Digitigrade legs with real pistons and three-toed feet, and the small arms."""

from studio.geometry import Panel, at, box, cylinder, facing, loft, matrix, on, place, section, sphere
from studio.parts import (
    Station,
    ball_joint,
    bolt,
    bone_box,
    hinge,
    louvre,
    piston,
    pivot,
    plate,
    screw,
    screws,
    shell,
    side_profile,
    slots,
    text,
)

from .livery import Livery
from .shapes import claw
from .stance import FOREARM, HUB, META, SHIN, UPPER_ARM, Bones


def thigh(c: Livery) -> None:
    """Heavy drumstick: bronze muscle case inside, slate shield outside."""
    place(cylinder(0.11, 0.18), c.frame, matrix(ry=90))
    shell(
        (
            Station(-0.12, 0.13, 0.22, 0.0, 0.02, 0.04),
            Station(0.0, 0.19, 0.36, 0.01, 0.02, 0.07),
            Station(0.15, 0.19, 0.35, 0.008, 0.02, 0.07),
            Station(0.31, 0.15, 0.24, 0, 0.0, 0.05),
            Station(0.38, 0.12, 0.15, 0, 0.0, 0.03),
        ),
        c.cast,
    )
    with facing("outer", x=0.09, z=-0.1):
        # Seen from outside, x runs to the rear.
        guard = plate(
            (
                (-0.18, 0.02),
                (-0.12, 0.17),
                (0.03, 0.22),
                (0.17, 0.15),
                (0.21, -0.02),
                (0.12, -0.18),
                (0.04, -0.26),
                (-0.08, -0.24),
                (-0.15, -0.1),
            ),
            0.06,
            c.slate,
            0.024,
            Panel(margin=0.026),
        )
        with on(guard, "front", -0.04, 0.34):
            pivot(0.09, 0.034, c.bronze, c.dark)
        with on(guard, "front", 0.02, -0.2):
            louvre(0.12, 0.066, 5, 0.01, c.frame)
        with on(guard, "front", -0.04, -0.56):
            text("065", 0.04, c.white)
        screws(guard, "front", ((-0.66, 0.1), (0.72, 0.05), (0.1, 0.9), (0.0, -0.86)), 0.01)
    front = shell(
        (
            Station(0.0, 0.09, 0.03, 0.02, -0.165, 0.012),
            Station(0.1, 0.11, 0.045, 0.015, -0.165, 0.016),
            Station(0.27, 0.08, 0.035, 0.0, -0.125, 0.014),
        ),
        c.deep,
        None,
        (Panel("front", 0.014),),
    )
    with on(front, "front", 0, 0.1):
        slots(4, 0.045, 0.007, 0.011, c.dark)


def shin(c: Livery) -> None:
    """Knee, calf case and greave; two cylinders pull at the heel."""
    hinge(0.076, 0.19, c.frame, c.bronze)
    with at(y=-0.05, rx=-20):
        knee = shell(
            (
                Station(-0.1, 0.07, 0.03, 0, 0.02, 0.014),
                Station(-0.02, 0.145, 0.085, 0, -0.015, 0.036),
                Station(0.07, 0.13, 0.085, 0, -0.01, 0.036),
                Station(0.12, 0.07, 0.04, 0, 0.015, 0.016),
            ),
            c.slate,
            None,
            (Panel("front", 0.012),),
        )
        with on(knee, "front", 0, 0.0):
            bolt(0.015)
    shell(
        (
            Station(0.05, 0.12, 0.14, 0, 0.0, 0.03),
            Station(0.13, 0.165, 0.23, 0, 0.035, 0.05),
            Station(0.23, 0.14, 0.18, 0, 0.022, 0.042),
            Station(0.37, 0.09, 0.1, 0, 0.0, 0.024),
        ),
        c.cast,
    )
    greave = shell(
        (
            Station(0.07, 0.12, 0.05, 0, -0.065, 0.022),
            Station(0.15, 0.15, 0.07, 0, -0.076, 0.032),
            Station(0.3, 0.115, 0.06, 0, -0.06, 0.028),
            Station(0.375, 0.07, 0.035, 0, -0.046, 0.016),
        ),
        c.slate,
        None,
        (Panel("front", 0.014),),
    )
    screws(greave, "front", ((0, 0.62), (0, -0.66)), 0.0085)
    with facing("outer", x=0.074, y=0.04, z=-0.16):
        calf = plate(
            ((-0.06, 0.08), (0.07, 0.07), (0.09, -0.02), (0.035, -0.12), (-0.035, -0.12)),
            0.026,
            c.deep,
            0.009,
            Panel(margin=0.012),
        )
        screws(calf, "front", ((0.0, 0.72), (0.0, -0.76)), 0.007)
    for x in (-1, 1):
        piston((x * 0.055, 0.115, -0.13), (x * 0.042, 0.085, -SHIN - 0.03), 0.018)


def meta(c: Livery) -> None:
    """The long foot bone: open beam with shock absorbers beside it."""
    hinge(0.06, 0.15, c.frame, c.bronze)
    bone_box(META, 0.08, 0.085, 0.03, META, c.frame)
    front = shell(
        (
            Station(0.035, 0.09, 0.045, 0, -0.042, 0.02),
            Station(0.09, 0.125, 0.065, 0, -0.048, 0.028),
            Station(0.21, 0.11, 0.06, 0, -0.042, 0.026),
            Station(0.265, 0.075, 0.035, 0, -0.034, 0.014),
        ),
        c.slate,
    )
    with on(front, "front", 0, -0.1):
        slots(4, 0.045, 0.007, 0.009, c.dark)
    with at(y=0.064, z=0.02, rx=8):
        heel = shell(
            (
                Station(-0.04, 0.07, 0.045, 0, 0.014, 0.016),
                Station(0.02, 0.09, 0.056, 0, 0.004, 0.02),
                Station(0.09, 0.06, 0.034, 0, -0.008, 0.012),
            ),
            c.slate,
        )
        with on(heel, "back", 0, 0.2):
            screw(0.01)
    for x in (-1, 1):
        piston((x * 0.062, 0.025, -0.06), (x * 0.058, 0.035, -META + 0.02), 0.015)


def toe(length: float, width: float, c: Livery) -> None:
    """Two knuckled links and a talon towards -Y; the pads lie on the floor."""
    k = length
    side_profile(
        (
            (0.03, 0.02),
            (-k * 0.06, 0.04),
            (-k * 0.3, 0.026),
            (-k * 0.52, -0.022),
            (-k * 0.5, -0.06),
            (-k * 0.4, -0.078),
            (-k * 0.1, -0.066),
            (0.03, -0.04),
        ),
        width,
        c.cast,
        None,
        0.01,
    )
    side_profile(
        (
            (-k * 0.06, 0.036),
            (-k * 0.12, 0.058),
            (-k * 0.28, 0.044),
            (-k * 0.47, 0.0),
            (-k * 0.47, -0.016),
            (-k * 0.3, 0.012),
            (-k * 0.1, 0.03),
        ),
        width * 0.84,
        c.slate,
        None,
        0.01,
    )
    with at(y=-k * 0.51, z=-0.048):
        place(cylinder(0.034, width * 1.04), c.frame, matrix(ry=90))
        for side in ("outer", "inner"):
            with facing(side, x=width * (0.52 if side == "outer" else -0.52)):
                bolt(0.012)
    side_profile(
        (
            (-k * 0.48, -0.024),
            (-k * 0.57, -0.014),
            (-k * 0.76, -0.036),
            (-k * 0.84, -0.062),
            (-k * 0.84, -0.09),
            (-k * 0.52, -0.09),
        ),
        width * 0.84,
        c.bronze,
        None,
        0.01,
    )
    with at(y=-k * 0.8, z=-0.068, rx=-10):
        claw(k * 0.34, width * 0.68, c.ivory, 62)
    for y, long in ((-0.3, 0.22), (-0.66, 0.3)):
        with at(y=y * k, z=-HUB + 0.014):
            place(box((width * 0.8, k * long, 0.028), chamfer=0.008), c.rubber)


def foot(c: Livery) -> None:
    """Hub with three toes in front and a spur behind."""
    hinge(0.052, 0.16, c.frame, c.bronze)
    place(
        loft(
            (
                section(0.13, 0.15, -HUB + 0.012, y=-0.01, chamfer=0.03),
                section(0.155, 0.17, -0.055, y=-0.012, chamfer=0.04),
                section(0.11, 0.11, 0.0, chamfer=0.02),
            )
        ),
        c.cast,
    )
    with at(y=-0.01, z=-HUB + 0.014):
        place(box((0.11, 0.13, 0.028), chamfer=0.02), c.rubber)
    for turn, length, width in ((-36, 0.235, 0.068), (0, 0.29, 0.08), (36, 0.235, 0.068)):
        with at(rz=turn), at(y=-0.055, z=-0.012):
            toe(length, width, c)
    with at(y=-0.062, z=0.0, rx=36):
        shell(
            (
                Station(-0.05, 0.07, 0.03, 0, 0.01, 0.01),
                Station(0.0, 0.11, 0.045, 0, 0, 0.02),
                Station(0.06, 0.07, 0.03, 0, 0.01, 0.014),
            ),
            c.slate,
        )
    with at(rz=168), at(y=-0.065, z=-0.03, rx=16):
        side_profile(
            ((0.02, 0.02), (-0.05, 0.014), (-0.075, -0.01), (-0.06, -0.03), (0.02, -0.03)), 0.054, c.cast, None, 0.006
        )
        with at(y=-0.06, z=-0.01):
            claw(0.09, 0.044, c.ivory, 60)


def leg(bones: Bones, side: int, c: Livery) -> None:
    """One leg with the cylinders that cross its joints."""
    with bones.bone("thigh", side):
        thigh(c)
    with bones.bone("shin", side):
        shin(c)
    with bones.bone("meta", side):
        meta(c)
    with bones.bone("foot", side):
        foot(c)
    for x in (-0.06, 0.06):
        piston(bones.spot("thigh", side, (x, 0.13, -0.25)), bones.spot("shin", side, (x, 0.13, -0.11)), 0.018)
    piston(bones.spot("meta", side, (0, -0.075, -0.2)), bones.spot("foot", side, (0, -0.1, 0.02)), 0.014)


def arm(bones: Bones, side: int, c: Livery) -> None:
    """Shoulder ball, two short links and a hand of two fingers and a thumb."""
    with bones.bone("upper_arm", side):
        ball_joint(0.048, c.bright, c.frame)
        bone_box(UPPER_ARM, 0.055, 0.06, 0.02, UPPER_ARM, c.frame)
        cover = shell(
            (
                Station(0.02, 0.06, 0.08, 0.02, 0, 0.02),
                Station(0.07, 0.078, 0.1, 0.02, 0, 0.026),
                Station(0.16, 0.06, 0.075, 0.014, 0, 0.02),
            ),
            c.slate,
            None,
            (Panel("outer", 0.012),),
        )
        screws(cover, "outer", ((0, 0.55),), 0.006)
    with bones.bone("forearm", side):
        hinge(0.034, 0.08, c.frame, c.bronze)
        bone_box(FOREARM, 0.045, 0.05, 0.02, FOREARM, c.frame)
        cuff = shell(
            (
                Station(0.035, 0.06, 0.07, 0.004, 0, 0.018),
                Station(0.07, 0.072, 0.086, 0.004, 0, 0.022),
                Station(0.14, 0.056, 0.064, 0.002, 0, 0.018),
            ),
            c.cast,
        )
        with on(cuff, "outer", 0, 0):
            slots(3, 0.03, 0.005, 0.007, c.dark)
    with bones.bone("hand", side):
        place(sphere(0.026, 20), c.bright)
        place(
            loft(
                (
                    section(0.04, 0.07, -0.07, chamfer=0.012),
                    section(0.046, 0.076, -0.035, chamfer=0.014),
                    section(0.034, 0.04, 0.0, chamfer=0.01),
                )
            ),
            c.slate,
        )
        for y, turn, long in ((-0.024, -14, 0.062), (0.022, 10, 0.056), (-0.036, -62, 0.046)):
            with at(y=y, z=-0.062 if turn > -40 else -0.02, rx=turn, ry=16):
                place(cylinder(0.016, 0.03), c.frame, matrix(ry=90))
                place(box((0.022, 0.024, long), taper=(1.15, 1.15), chamfer=0.004), c.cast, matrix(z=-long * 0.5))
                with at(z=-long, ry=22):
                    place(cylinder(0.013, 0.026), c.bright, matrix(ry=90))
                    # The talon runs along -Z and hooks towards the palm.
                    with at(rz=-90, rx=0), at(rx=90):
                        claw(0.06, 0.024, c.ivory, 58)
