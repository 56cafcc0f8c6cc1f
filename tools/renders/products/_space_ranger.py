"""What both space rangers share.

A broad-chested flyer with a wrapped visor, round shoulders, tapered waist and heavy landing boots.
"""

from dataclasses import dataclass, replace


from studio.figure import alike, dress_limbs, dress_trunk, hands
from studio.geometry import (
    Panel,
    at,
    both_sides,
    box,
    clipped,
    cylinder,
    facing,
    lathe,
    on,
    place,
    prism,
    rectangle,
    shield,
    smooth_lathe,
    sphere,
    torus,
    trapezium,
)
from studio.livery import Livery as SharedLivery
from studio.materials import Material, glass
from studio.parts import (
    HandStyle,
    Station,
    bellows,
    boot,
    bolt,
    caution,
    eye_line,
    hose,
    inner_frame,
    light_strip,
    limb_shell,
    louvre,
    piston,
    pivot,
    plate,
    reactor,
    rounded_shell,
    screws,
    shell,
    slots,
    stripe,
    text,
    thruster,
    wrapped,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton


BUILD = Proportions(
    thigh=0.36,
    shin=0.42,
    ankle=0.14,
    hip_width=0.135,
    waist=0.14,
    shoulder_width=0.39,
    shoulder_height=0.39,
    neck_height=0.47,
    neck=0.045,
    upper_arm=0.25,
    forearm=0.28,
    arm_girth=0.14,
    leg_girth=0.18,
)


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """A ranger's materials."""

    accent: Material
    deep: Material


def chest(c: Livery, number: str) -> None:
    """A full, rounded breastplate with a lit core off its middle and a collar ring."""
    shell(
        (
            Station(-0.04, 0.2, 0.17, 0, 0, 0.04),
            Station(-0.18, 0.42, 0.28, 0, 0, 0.09),
            Station(-0.38, 0.5, 0.28, 0, 0.01, 0.09),
            Station(-0.44, 0.36, 0.22, 0, 0.01, 0.06),
        ),
        c.dark,
    )
    hull = rounded_shell(
        (
            Station(-0.13, 0.28, 0.24, 0, 0, (0.09, 0.07)),
            Station(-0.2, 0.47, 0.34, 0, -0.006, (0.14, 0.1)),
            Station(-0.32, 0.58, 0.38, 0, -0.006, (0.17, 0.11)),
            Station(-0.41, 0.55, 0.34, 0, 0, (0.16, 0.1)),
            Station(-0.46, 0.4, 0.24, 0, 0.01, (0.11, 0.07)),
        ),
        c.shell,
    )
    with on(hull, "front", 0, -0.5):
        belt = plate(((-0.17, -0.03), (0.17, -0.03), (0.2, 0.035), (-0.2, 0.035)), 0.022, c.accent, 0.008)
        with on(belt, "front", 0.5, 0):
            slots(2, 0.05, 0.007, 0.012)
    with on(hull, "front", -0.24, 0.2):
        place(prism(clipped(rectangle(0.15, 0.13), 0.036), 0.018, 0.004, 0.008), c.deep)
        with at(y=-0.016):
            reactor(0.048, c.light, c.bright)
    with on(hull, "front", 0.22, 0.5):
        text(number, 0.05, c.print)
    with on(hull, "front", 0.22, 0.29):
        stripe(0.09, 0.009, 0, c.accent)
    with on(hull, "front", 0.22, -0.08):
        caution(("FLIGHT UNIT", "WINGS OPEN OUTWARDS"), 0.0095, c.print)
    for _ in both_sides():
        with on(hull, "outer", -0.05, -0.1):
            louvre(0.13, 0.09, 5, frame=c.frame)
        hose(((0.1, -0.08, 0.13), (0.14, -0.1, 0.06), (0.12, -0.08, -0.02), (0.08, -0.05, -0.06)), 0.013)
        piston((0.1, 0.04, 0.16), (0.09, 0.04, -0.09), 0.015)
    with at(z=0.452, y=0.005):
        place(
            lathe(((0.115, 0.0), (0.17, -0.008), (0.184, 0.012), (0.166, 0.04), (0.118, 0.046)), 40, 0.004, True),
            c.accent,
        )
        place(lathe(((0.1, 0.02), (0.132, 0.02), (0.132, 0.056), (0.1, 0.056)), 40, 0.003, True), c.frame)


def waist(c: Livery) -> None:
    """Bellows with one broad flexible band."""
    with at(z=-0.14):
        bellows(0.105, 0.26, 7)
    with at(z=0.03):
        wrapped(((-0.032, 0.118, 0.11, 0), (0.032, 0.126, 0.116, 0)), c.deep, 190, 0.016, 8)


def pelvis(c: Livery) -> None:
    """A smooth saddle with hip discs."""
    rounded_shell(
        (
            Station(-0.06, 0.22, 0.18, 0, 0, 0.05),
            Station(0.0, 0.28, 0.21, 0, 0, 0.06),
            Station(0.09, 0.13, 0.15, 0, 0, 0.04),
        ),
        c.shell,
    )
    # Clear of the saddle, whose ridge would bite into its flanks.
    with at(y=-0.112, z=-0.02, rx=4):
        with at(y=0.025):
            place(box((0.07, 0.05, 0.08)), c.frame)
        guard = plate(shield(0.14, 0.15, 0.46, 0.3), 0.03, c.accent, 0.012, Panel(margin=0.014))
        with on(guard, "front", 0, 0.3):
            light_strip(0.05, 0.008, c.light)
    with facing("back", y=0.095, z=-0.01):
        plate(clipped(trapezium(0.18, 0.12, 0.13), 0.03), 0.03, c.deep, 0.012)
    for _ in both_sides():
        with facing("outer", x=0.175, z=0.0):
            pivot(0.066, 0.034, c.deep, c.frame)


def head(c: Livery) -> None:
    """A rounded helmet with a broad visor band and two lit eyes; no dome, no chin."""
    place(
        smooth_lathe(
            (
                (0.0, -0.02),
                (0.07, -0.02),
                (0.1, 0.0),
                (0.124, 0.035),
                (0.136, 0.085),
                (0.134, 0.14),
                (0.112, 0.19),
                (0.07, 0.222),
                (0.02, 0.236),
                (0.0, 0.237),
            ),
            72,
        ),
        c.shell,
    )
    with at(y=-0.006):
        wrapped(
            ((0.052, 0.127, 0.13, 0), (0.085, 0.138, 0.141, 0), (0.135, 0.136, 0.14, 0), (0.156, 0.127, 0.131, 0)),
            glass(),
            150,
            0.016,
            28,
        )
        for turn in (-21, 21):
            with at(rz=turn):
                eye_line(((0.092, 0.142, 0.1445, 0), (0.112, 0.142, 0.1445, 0)), c.light, 17)
    with at(y=-0.004):
        wrapped(((0.168, 0.128, 0.13, 0), (0.2, 0.108, 0.11, 0)), c.accent, 64, 0.012, 14)
    # The speaker bends with the helmet: a flat one would sink into it at both ends.
    wrapped(round_levels((0.006, 0.11), (0.032, 0.127)), c.frame, 40, 0.014, 10)
    for z in (0.011, 0.0175, 0.024):
        # Half a millimetre before the speaker's own slope.
        radius = 0.1105 + (z - 0.006) * 0.017 / 0.026
        wrapped(round_levels((z, radius), (z + 0.003, radius + 0.002)), c.dark, 31, 0.004, 10, 0)
    back_of_head(c)
    for _ in both_sides():
        with facing("outer", x=0.128, y=0.01, z=0.1):
            pivot(0.046, 0.03, c.deep, c.frame)
            with at(y=-0.03):
                place(prism(clipped(rectangle(0.02, 0.02), 0.005), 0.01, 0.002), c.accent)


def round_levels(*levels: tuple[float, float]) -> tuple[tuple[float, float, float, float], ...]:
    """The levels of a band around the helmet, from (height, radius)."""
    return tuple((z, radius, radius, 0) for z, radius in levels)


def back_of_head(c: Livery) -> None:
    """A coloured crest down the middle, and an air filter below it. Lamps would make it a face."""
    with at(rz=180):
        crest = round_levels(
            (0.085, 0.139), (0.115, 0.1395), (0.14, 0.137), (0.17, 0.1255), (0.19, 0.1145), (0.208, 0.095)
        )
        wrapped(crest, c.accent, 26, 0.012, 8)
        wrapped(round_levels((0.004, 0.111), (0.035, 0.1275), (0.06, 0.1345)), c.frame, 80, 0.014, 24)
        for z in (0.014, 0.026, 0.038, 0.05):
            radius = 0.1195 + (z - 0.014) * 0.36
            wrapped(round_levels((z, radius), (z + 0.005, radius + 0.002)), c.dark, 64, 0.004, 20, 0)


def shoulder(c: Livery) -> None:
    """A ball cap with a coloured rim."""
    with at(x=0.03, z=0.01):
        place(sphere(0.128, 40, 0.98), c.shell)
        with at(z=-0.044):
            place(torus(0.12, 0.014), c.accent)
        with facing("outer", x=0.122, z=0.02):
            pivot(0.05, 0.018, c.deep, c.bright)


def upper_arm(c: Livery) -> None:
    """Dark ribbed sleeve."""
    sleeve = limb_shell(0.1, BUILD.upper_arm - 0.045, 0.1, 0.108, c.deep, 0.94, 1.05, 0.4)
    with on(sleeve, "outer", 0, -0.2):
        slots(3, 0.04, 0.007, 0.009)
    piston((0, 0.066, -0.1), (0, 0.072, -BUILD.upper_arm - 0.05), 0.013)


def forearm(c: Livery, side: int) -> None:
    """Flared gauntlet with a control panel on the left."""
    cuff = rounded_shell(
        (
            Station(0.04, 0.11, 0.115, 0, 0, 0.034),
            Station(0.09, 0.15, 0.155, 0.004, 0, 0.046),
            Station(0.2, 0.172, 0.178, 0.006, 0, 0.052),
            Station(0.252, 0.142, 0.148, 0.002, 0, 0.044),
        ),
        c.shell,
    )
    # Bands have the shell's own section: a round ring would dip into its corners and leave a wavy edge.
    rounded_shell(
        (Station(0.214, 0.179, 0.185, 0.005, 0, 0.054), Station(0.262, 0.157, 0.163, 0.002, 0, 0.048)),
        c.accent,
        edge=0.018,
    )
    shell((Station(0.25, 0.13, 0.136, 0.002, 0, 0.04), Station(0.264, 0.13, 0.136, 0.002, 0, 0.04)), c.dark)
    with on(cuff, "outer", 0, 0.05):
        if side > 0:
            case = place(prism(clipped(rectangle(0.072, 0.1), 0.016), 0.02, 0.004, 0.006), c.deep)
            with on(case, "front", 0, 0.3):
                light_strip(0.045, 0.008, c.light)
            with on(case, "front", 0, -0.3):
                slots(2, 0.04, 0.008, 0.01, c.accent)
        else:
            stripe(0.06, 0.01, 0, c.accent)
    with on(cuff, "front", 0, 0.2):
        slots(3, 0.045, 0.006, 0.009)


def thigh(c: Livery) -> None:
    """Smooth thigh with a coloured inset."""
    leg = rounded_shell(
        (
            Station(0.05, 0.14, 0.15, 0.006, 0, 0.04),
            Station(0.12, 0.186, 0.2, 0.004, 0, 0.056),
            Station(0.25, 0.166, 0.178, 0, 0, 0.05),
            Station(0.305, 0.128, 0.136, 0, 0, 0.036),
        ),
        c.shell,
        (Panel("back", 0.024),),
    )
    with on(leg, "front", 0, -0.05):
        inlay = plate(clipped(trapezium(0.09, 0.07, 0.13), 0.02), 0.012, c.deep, 0.006)
        with on(inlay, "front", 0, 0.1):
            slots(3, 0.034, 0.006, 0.009, c.frame)
    with on(leg, "outer", 0, 0.1):
        stripe(0.07, 0.01, 0, c.accent)


def shin(c: Livery, side: int) -> None:
    """Landing leg: flares to a broad band above the boot."""
    with at(y=-0.06):
        knee = rounded_shell(
            (
                Station(-0.075, 0.09, 0.05, 0, 0.01, 0.026),
                Station(0.0, 0.14, 0.085, 0, -0.008, 0.042),
                Station(0.075, 0.09, 0.046, 0, 0.01, 0.022),
            ),
            c.accent,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.012)
    leg = rounded_shell(
        (
            Station(0.06, 0.14, 0.145, 0, 0.006, 0.04),
            Station(0.13, 0.184, 0.196, 0, 0.004, 0.056),
            Station(0.29, 0.22, 0.236, 0.004, 0.002, 0.066),
            Station(0.375, 0.236, 0.252, 0.004, 0, 0.07),
        ),
        c.shell,
        (Panel("outer", 0.024),),
    )
    rounded_shell(
        (Station(0.346, 0.243, 0.259, 0.004, 0, 0.071), Station(0.394, 0.251, 0.267, 0.004, 0, 0.073)),
        c.accent,
        edge=0.018,
    )
    shell((Station(0.38, 0.22, 0.236, 0.004, 0, 0.066), Station(0.396, 0.22, 0.236, 0.004, 0, 0.066)), c.dark)
    with on(leg, "front", 0, -0.2):
        hatch = plate(clipped(trapezium(0.062, 0.074, 0.11), 0.014), 0.01, c.shell, 0.004)
        with on(hatch, "front", 0, 0):
            slots(3, 0.04, 0.007, 0.011)
    with on(leg, "outer", 0, 0.0):
        text("L" if side > 0 else "R", 0.034, c.print)
    with on(leg, "back", 0, -0.1):
        louvre(0.09, 0.1, 5, frame=c.frame)
    screws(leg, "front", ((0, 0.66),), 0.0075)


def foot(c: Livery) -> None:
    """Heavy boot with a sole jet at the heel."""
    shoe = boot(0.38, 0.23, BUILD.ankle, c.deep, 0.62, 0.38, 0.6, toe_cap=c.shell)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.011)
    with at(y=0.14, z=-0.03, rx=-58):
        thruster(0.036, 0.06, c.frame, c.light)


def stance(pose: str) -> Pose:
    """Chest out, chin up."""
    base = POSES[pose]
    return replace(base, torso_lean=base.torso_lean - 3, head_lean=base.head_lean - 5)


def ranger(c: Livery, number: str, pose: str) -> Skeleton:
    """Everything but the pack and its wings, which tell the rangers apart; returns the bones to hang them on."""
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (lambda c: chest(c, number), waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                alike(shoulder),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.04, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    return bones


def collar_lamp(c: Livery, x: float) -> None:
    """A navigation lamp on the pack's top edge."""
    with at(x=x):
        place(cylinder(0.02, 0.03, 0.004), c.frame)
        with at(z=0.02):
            place(sphere(0.016, 20), c.light)
