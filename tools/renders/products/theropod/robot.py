"""The robot: the trunk stood upright, neck and head as its right arm, the tail as a mast over its left shoulder."""

from studio.geometry import (
    Panel,
    at,
    both_sides,
    box,
    clipped,
    cylinder,
    facing,
    frame,
    lathe,
    loft,
    matrix,
    on,
    place,
    prism,
    rectangle,
    section,
    shield,
    trapezium,
)
from studio.parts import (
    HandStyle,
    Station,
    bolt,
    camera_lens,
    caution,
    hand,
    hazard,
    hose,
    inner_frame,
    limb_shell,
    louvre,
    pauldron,
    piston,
    pivot,
    plate,
    screw,
    screws,
    shell,
    slots,
    text,
    wrapped,
)
from studio.skeleton import Arm, Foot, Pose, Proportions, Skeleton

from .head import head as beast_head
from .head import jaw
from .limbs import foot, thigh
from .livery import Livery
from .shapes import Arch, saddle, vane
from .stance import HUB, TAIL
from .tail import blade, segment
from .trunk import core, ribs, saddles

FOOT_SCALE = 1.22
TRUNK_SCALE = 0.8
MAST_SCALE = 0.78
BUILD = Proportions(
    thigh=0.42,
    shin=0.42,
    ankle=HUB * FOOT_SCALE,
    hip_width=0.2,
    waist=0.15,
    shoulder_width=0.405,
    shoulder_height=0.41,
    neck_height=0.5,
    neck=0.05,
    upper_arm=0.27,
    forearm=0.26,
    arm_girth=0.19,
    leg_girth=0.24,
)
STAND = Pose(
    Foot(0.33, 0.06, 16),
    Foot(0.32, -0.08, 14),
    Arm(20, -8, 12, 34, 4, 0, 0.55),
    Arm(24, 4, -48, 70, 0, 0, 0.5),
    drop=0.02,
    shift=(0.01, 0.01),
    pelvis_turn=-3,
    torso_turn=-8,
    torso_lean=3,
    head_turn=-12,
    head_lean=6,
)


def torso(c: Livery) -> None:
    """The animal's trunk on end.

    Ribs and keel in front, saddles and vanes on the back; breast plates round a furnace grille.
    """
    with at(z=-BUILD.waist, rx=-90, scale=TRUNK_SCALE):
        core(c)
        ribs(c)
        saddles(c)
    shell(
        (
            Station(-0.2, 0.36, 0.26, 0, 0.0, 0.07),
            Station(-0.33, 0.5, 0.32, 0, 0.01, 0.08),
            Station(-0.44, 0.48, 0.28, 0, 0.02, 0.08),
            Station(-0.5, 0.3, 0.2, 0, 0.02, 0.06),
        ),
        c.frame,
    )
    with at(y=-0.172, z=0.345, rx=-6):
        place(prism(clipped(trapezium(0.13, 0.09, 0.24), 0.02), 0.05, 0.004, 0.006), c.cast)
        for i in range(5):
            with at(y=-0.05, z=-0.08 + 0.04 * i):
                place(prism(rectangle(0.062 + 0.006 * i, 0.014, 0.004), 0.006, 0.001), c.coal)
        for i in range(6):
            with at(y=-0.054, z=-0.1 + 0.04 * i):
                place(box((0.086 + 0.006 * i, 0.026, 0.013), 0.004), c.bronze)
    for side in both_sides():
        with at(x=0.17, y=-0.16, z=0.33, rx=-6, rz=16):
            breast = plate(
                (
                    (-0.105, -0.12),
                    (-0.04, -0.17),
                    (0.09, -0.1),
                    (0.13, 0.02),
                    (0.11, 0.12),
                    (-0.07, 0.14),
                    (-0.1, 0.08),
                ),
                0.06,
                c.slate,
                0.02,
                Panel(margin=0.022),
            )
            screws(breast, "front", ((-0.72, -0.5), (0.78, 0.1), (-0.6, 0.82)), 0.009)
            if side > 0:
                with on(breast, "front", 0.08, 0.24):
                    text("65", 0.075, c.white)
            else:
                with on(breast, "front", 0.05, 0.3):
                    louvre(0.1, 0.06, 5, frame=c.frame)
            with on(breast, "front", 0.0, -0.5):
                slots(2, 0.05, 0.007, 0.01, c.dark)
        with at(x=0.15, z=0.455, y=0.0, ry=10):
            deck = shell(
                (
                    Station(-0.06, 0.17, 0.16, 0.01, 0.02, 0.03),
                    Station(0.0, 0.24, 0.24, 0, 0.01, 0.05),
                    Station(0.04, 0.24, 0.25, 0, 0.01, 0.05),
                ),
                c.deep,
            )
            with on(deck, "front", 0, 0.0):
                slots(2, 0.06, 0.007, 0.01, c.dark)
        hose(((0.13, -0.07, 0.2), (0.2, -0.08, 0.1), (0.19, 0.0, 0.0), (0.12, 0.06, -0.06)), 0.016)
        piston((0.13, 0.07, 0.16), (0.12, 0.06, -0.12), 0.018)


def pelvis(c: Livery) -> None:
    """Hip carrier under the croup's halves."""
    shell(
        (
            Station(-0.09, 0.26, 0.2, 0, 0, 0.05),
            Station(0.0, 0.34, 0.24, 0, 0, 0.06),
            Station(0.1, 0.18, 0.2, 0, 0, 0.05),
            Station(0.15, 0.1, 0.13, 0, 0, 0.03),
        ),
        c.frame,
    )
    with at(y=-0.1, z=-0.04, rx=4):
        guard = plate(shield(0.15, 0.24, 0.55, 0.3), 0.055, c.slate, 0.016, Panel(margin=0.016))
        with on(guard, "front", 0, 0.4):
            bolt(0.016)
        with on(guard, "front", 0, -0.25):
            slots(3, 0.03, 0.007, 0.009, c.dark)
    for _ in both_sides():
        with at(x=0.15, y=-0.11, z=0.02, rz=14, ry=8):
            skirt = plate(
                ((-0.06, -0.1), (0.02, -0.15), (0.08, -0.07), (0.085, 0.05), (-0.05, 0.07)),
                0.036,
                c.deep,
                0.011,
                Panel(margin=0.013),
            )
            screws(skirt, "front", ((0.0, 0.66),), 0.008)
    with facing("back", y=0.1, z=-0.02):
        plate(clipped(trapezium(0.24, 0.14, 0.2), 0.04), 0.05, c.slate, 0.014, Panel(margin=0.018))


def helm(c: Livery) -> None:
    """Hooded head: a lit slit in dark glass over three bronze bars that wrap like ribs."""
    shell(
        (
            Station(0.0, 0.11, 0.12, 0, 0.01, 0.03),
            Station(-0.05, 0.16, 0.19, 0, 0.01, 0.045),
            Station(-0.16, 0.19, 0.22, 0, 0.01, 0.05),
            Station(-0.23, 0.14, 0.16, 0, 0.02, 0.045),
        ),
        c.frame,
    )
    wrapped(((0.098, 0.09, 0.108, 0.0), (0.165, 0.1, 0.116, 0.0)), None, 120, 0.02, 5, 0.003)
    wrapped(((0.128, 0.0965, 0.1135, 0.0), (0.139, 0.098, 0.115, 0.0)), c.ember, 92, 0.004, 5, 0.0)
    for i in range(3):
        z = 0.004 + 0.031 * i
        wrapped(
            ((z, 0.072 + 0.007 * i, 0.088 + 0.008 * i, 0.0), (z + 0.02, 0.076 + 0.007 * i, 0.094 + 0.008 * i, 0.0)),
            c.bronze,
            150,
            0.018,
            5,
            0.003,
        )
    hood = place(
        loft(
            (
                section(0.215, 0.24, 0.158, y=0.008, chamfer=(0.06, 0.075), back=0.05),
                section(0.225, 0.25, 0.185, y=0.006, chamfer=(0.06, 0.075), back=0.05),
                section(0.19, 0.2, 0.24, y=0.02, chamfer=(0.055, 0.06), back=0.05),
                section(0.11, 0.12, 0.268, y=0.03, chamfer=0.03),
            )
        ),
        c.slate,
    )
    with on(hood, (0, -1, 0.9), 0, 0.1):
        place(prism(trapezium(0.05, 0.034, 0.05), 0.01, 0.002, 0.003), c.deep)
    for side in both_sides():
        with at(x=0.1, y=0.01, z=0.1, rz=6):
            cheek = shell(
                (
                    Station(-0.1, 0.03, 0.12, 0.004, 0.0, 0.01),
                    Station(-0.02, 0.036, 0.14, 0.0, -0.004, 0.012),
                    Station(0.07, 0.026, 0.08, -0.018, -0.016, 0.01),
                ),
                c.slate,
                None,
                (Panel("outer", 0.01),),
            )
            with on(cheek, "outer", 0.1, 0.2):
                screw(0.008)
        if side < 0:
            with facing((1, -0.4, 0.2), x=0.1, y=-0.03, z=0.225):
                camera_lens(0.024, c.ember)
    with facing("back", y=0.115, z=0.12):
        louvre(0.09, 0.08, 5, frame=c.frame)


def shoulder(c: Livery, side: int) -> None:
    """Broad pauldron; the left one carries a bank of vanes."""
    cap = pauldron(0.27, 0.31, 0.3, c.slate, 0.05, 0.06, 0.06, (Panel("outer", 0.026), Panel("front", 0.022)))
    with on(cap, "outer", 0, 0.0):
        pivot(0.05, 0.024, c.bronze, c.dark)
    screws(cap, "front", ((-0.5, 0.3), (0.5, 0.3)), 0.009)
    with on(cap, "front", 0, -0.3):
        louvre(0.11, 0.05, 4, frame=c.frame)
    if side > 0:
        for y, height, chord in ((-0.085, 0.13, 0.085), (0.0, 0.19, 0.1), (0.085, 0.14, 0.085)):
            with at(x=-0.02, y=y, z=0.12, ry=14, rz=-90):
                vane(height, chord, c)


def left_arm(c: Livery, skeleton: Skeleton) -> None:
    """Sleeve, gauntlet and a clawed hand."""
    with skeleton.bone("upper_arm", 1):
        sleeve = limb_shell(0.11, BUILD.upper_arm - 0.05, 0.15, 0.17, c.cast, 0.92, 1.05, 0.4)
        with on(sleeve, "outer"):
            slots(3, 0.05, 0.008, 0.011, c.dark)
    with skeleton.bone("forearm", 1):
        cuff = shell(
            (
                Station(0.04, 0.15, 0.16, 0, 0.0, 0.034),
                Station(0.1, 0.2, 0.21, 0.01, 0.0, 0.044),
                Station(0.2, 0.2, 0.215, 0.012, 0.0, 0.046),
                Station(0.26, 0.15, 0.16, 0.006, 0, 0.036),
            ),
            c.slate,
            None,
            (Panel("front", 0.02), Panel("outer", 0.022)),
        )
        with on(cuff, "outer", 0.0, 0.0):
            louvre(0.09, 0.09, 5, frame=c.frame)
        with on(cuff, "front", 0, -0.2):
            caution(("COUNTERWEIGHT", "LOCK TAIL FIRST"), 0.012, c.white)
        screws(cuff, "front", ((-0.4, 0.5), (0.4, 0.5)), 0.008)
    with skeleton.bone("hand", 1):
        hand(skeleton.arm(1).curl, 1.25, HandStyle(fingers=3, claw=True, bone=c.cast, plate=c.slate, pin=c.bright))


def right_arm(c: Livery, skeleton: Skeleton) -> None:
    """The animal's neck as upper arm and its head as gauntlet, jaw a little open."""
    with skeleton.bone("upper_arm", -1):
        for i in range(3):
            with at(z=-0.1 - 0.07 * i):
                place(
                    lathe(((0.084, -0.02), (0.096, -0.013), (0.096, 0.013), (0.084, 0.02)), 28, 0.003),
                    c.bronze if i != 1 else c.cast,
                )
                place(cylinder(0.076, 0.08), c.rubber)
    with skeleton.bone("forearm", -1), at(z=-0.035, rx=90, scale=0.92):
        beast_head(c)
        with at(y=-0.05, z=-0.085, rx=17):
            jaw(c)


def shin(c: Livery, side: int) -> None:
    """Boot leg: slate greave over a bronze calf, the animal's heel folded up behind."""
    with at(y=-0.08):
        knee = shell(
            (
                Station(-0.1, 0.1, 0.06, 0, 0.014, 0.026),
                Station(-0.02, 0.17, 0.11, 0, -0.012, 0.042),
                Station(0.06, 0.16, 0.1, 0, -0.01, 0.042),
                Station(0.11, 0.09, 0.05, 0, 0.014, 0.022),
            ),
            c.slate,
            None,
            (Panel("front", 0.014),),
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.017)
    shell(
        (
            Station(0.06, 0.17, 0.17, 0, 0.02, 0.04),
            Station(0.13, 0.23, 0.26, 0.004, 0.03, 0.06),
            Station(0.3, 0.24, 0.27, 0.008, 0.02, 0.06),
            Station(0.4, 0.17, 0.18, 0.004, 0.01, 0.045),
        ),
        c.cast,
    )
    greave = shell(
        (
            Station(0.12, 0.16, 0.07, 0, -0.1, 0.036),
            Station(0.2, 0.225, 0.11, 0.004, -0.106, 0.05),
            Station(0.33, 0.235, 0.12, 0.006, -0.104, 0.052),
            Station(0.42, 0.19, 0.1, 0.004, -0.1, 0.044),
        ),
        c.slate,
        None,
        (Panel("front", 0.02),),
    )
    with on(greave, "front", 0, 0.36):
        slots(3, 0.055, 0.008, 0.011, c.dark)
    with on(greave, "front", 0, -0.3):
        text("L" if side > 0 else "R", 0.042, c.white)
    screws(greave, "front", ((-0.5, -0.8), (0.5, -0.8)), 0.008)
    with on(greave, "front", 0, -0.78):
        hazard(0.07, 0.012, 5, c.white)
    with facing("outer", x=0.118, y=0.04, z=-0.24):
        calf = plate(
            ((-0.07, 0.12), (0.07, 0.11), (0.1, 0.0), (0.06, -0.13), (-0.05, -0.13)),
            0.04,
            c.deep,
            0.014,
            Panel(margin=0.016),
        )
        with on(calf, "front", 0.1, 0.1):
            louvre(0.075, 0.08, 5, frame=c.frame)
    with at(y=0.13, z=-0.2):
        for i in range(3):
            with at(z=0.06 - 0.075 * i, rx=-90):
                saddle(
                    (Arch(0.05, 0.085 - 0.008 * i, 0.07), Arch(-0.035, 0.095 - 0.008 * i, 0.085)),
                    c.slate if i % 2 == 0 else c.deep,
                    170,
                    0.016,
                    6,
                )
    for x in (-1, 1):
        piston((x * 0.06, 0.13, -0.36), (x * 0.06, 0.1, -0.02), 0.018)


def mast(c: Livery) -> None:
    """The tail, locked upright behind the left shoulder, curving forward over it."""
    with at(x=0.15, y=0.17, z=0.16):
        place(box((0.13, 0.16, 0.2), chamfer=0.03), c.frame)
    joint = matrix(x=0.19, y=0.2, z=0.14, rx=52, rz=-62, scale=MAST_SCALE) @ matrix(ry=180)
    for i in range(1, len(TAIL)):
        joint = joint @ matrix(rx=-3 - 1.0 * i, rz=-1.0)
        with frame(joint):
            segment(i, c)
        joint = joint @ matrix(y=TAIL[i])
    with frame(joint):
        blade(c)


def robot(c: Livery) -> None:
    """The standing figure."""
    skeleton = Skeleton(BUILD, STAND)
    inner_frame(skeleton, c.dark, c.frame, c.bronze)
    with skeleton.bone("torso"):
        torso(c)
        mast(c)
    with skeleton.bone("pelvis"):
        pelvis(c)
    with skeleton.bone("head"):
        helm(c)
    left_arm(c, skeleton)
    right_arm(c, skeleton)
    for side in (1, -1):
        with skeleton.bone("upper_arm", side), at(x=0.03, z=0.03, ry=skeleton.arm(side).raised * 0.5):
            shoulder(c, side)
        with skeleton.bone("thigh", side):
            thigh(c)
        with skeleton.bone("shin", side):
            shin(c, side)
        with skeleton.bone("foot", side), at(scale=FOOT_SCALE):
            foot(c)
