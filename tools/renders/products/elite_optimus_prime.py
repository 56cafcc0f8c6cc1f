"""A lean commander that wears its truck like a coat.

The whole cab corner towers on one shoulder, one stack answers it, wheels carry the ankles.
"""

from dataclasses import replace

from hauler.limbs import upper_arm
from hauler.livery import Livery
from hauler.trunk import waist

from studio.figure import alike, dress_limbs, dress_trunk, hands
from studio.geometry import (
    Panel,
    around,
    assemble,
    at,
    begin,
    both_sides,
    clipped,
    cylinder,
    facet_arch,
    facing,
    lathe,
    leaning,
    loft,
    on,
    place,
    prism,
    rectangle,
    section,
    shield,
    torus,
    trapezium,
)
from studio.materials import blackened, glass, glow, gunmetal, ink, paint, steel
from studio.parts import (
    HandStyle,
    Station,
    bolt,
    boot,
    caution,
    coupling,
    data_plate,
    door_handle,
    exhaust,
    fan,
    hose,
    inner_frame,
    lamp_block,
    light_strip,
    louvre,
    mirror,
    mudguard,
    pauldron,
    piston,
    pivot,
    plate,
    rod,
    screw,
    screws,
    shell,
    side_profile,
    slots,
    stripe,
    text,
    visor_plate,
    wheel,
    window,
)
from studio.skeleton import POSES, Foot, Pose, Proportions, Skeleton
from studio.view import View

BUILD = Proportions(
    thigh=0.41,
    shin=0.5,
    ankle=0.13,
    hip_width=0.135,
    waist=0.14,
    shoulder_width=0.335,
    shoulder_height=0.345,
    neck_height=0.44,
    neck=0.045,
    upper_arm=0.26,
    forearm=0.28,
    arm_girth=0.15,
    leg_girth=0.175,
)
#: Side view of the cab corner around the left shoulder, as (y, z).
CAB = (
    (-0.235, -0.1),
    (-0.262, -0.06),
    (-0.262, 0.075),
    (-0.222, 0.33),
    (-0.17, 0.37),
    (0.17, 0.385),
    (0.215, 0.345),
    (0.215, -0.03),
    (0.16, -0.1),
)
CAB_WIDTH, CAB_X = 0.34, 0.1


def livery() -> Livery:
    """Light grey over navy with a single red part."""
    return Livery(
        navy=paint("#0a1736"),
        deep=paint("#080f22", 0.45, 0.35),
        grey=paint("#959ca3"),
        slate=paint("#3a424d"),
        red=paint("#a80d16"),
        frame=gunmetal(),
        dark=blackened(),
        bright=steel(),
        white=ink("#c9cdd0"),
        light=glow("#a9dcff", 1.6),
        amber=glow("#ffae42", 1.5),
    )


def cab_corner(c: Livery) -> None:
    """The huge left shoulder: windscreen, door, mirror, sun visor and lamp of the truck in one piece."""
    edge = CAB_X + CAB_WIDTH / 2
    with at(x=CAB_X):
        cab = side_profile(CAB, CAB_WIDTH, c.navy, 0.012, 0.022)
        with at(z=-0.1):
            place(cylinder(0.1, 0.05, 0.01), c.frame)
        with at(y=-0.215, z=0.352, rx=12):
            visor = place(
                loft(
                    (
                        section(0.33, 0.13, -0.014, chamfer=(0.05, 0.04)),
                        section(0.34, 0.14, 0.006, chamfer=(0.05, 0.045)),
                        section(0.3, 0.09, 0.036, y=0.02, chamfer=(0.045, 0.03)),
                    )
                ),
                c.grey,
            )
            for u in (-0.5, 0, 0.5):
                with on(visor, "front", u, 0.25):
                    lamp_block(0.034, 0.014, 1, c.amber, c.frame, 0.008)
        with on(cab, "front", 0, 0.2):
            window(
                ((-0.135, -0.105), (0.135, -0.105), (0.135, 0.075), (0.118, 0.1), (-0.118, 0.1), (-0.135, 0.075)),
                glass("#090d16"),
                c.dark,
                0.009,
            )
            with at(x=-0.05, y=-0.01, z=-0.085, ry=-62):
                place(prism(rectangle(0.006, 0.13), 0.006, 0.001), c.dark)
        with on(cab, "front", 0, -0.64):
            case = place(prism(clipped(rectangle(0.27, 0.085), 0.018), 0.014, 0.004, 0.005), c.frame)
            with on(case, "front", 0.5, 0):
                lamp_block(0.1, 0.046, 2, c.light, c.dark, 0.012)
            with on(case, "front", -0.45, 0):
                slots(3, 0.1, 0.008, 0.01)
            screws(case, "front", ((-0.9, 0), (0.92, 0)), 0.006)
        with on(cab, "back", 0, 0.0):
            louvre(0.2, 0.14, 7, 0.012, c.frame)
        with on(cab, "top", 0, 0.1):
            deck = plate(clipped(rectangle(0.2, 0.16), 0.03), 0.018, c.grey, 0.008, Panel(margin=0.014))
            screws(deck, "front", ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)), 0.007)
    with facing("outer", x=edge):
        place(
            prism(
                (
                    (-0.2, -0.055),
                    (0.13, -0.055),
                    (0.13, 0.31),
                    (0.1, 0.335),
                    (-0.13, 0.325),
                    (-0.175, 0.29),
                    (-0.215, 0.07),
                ),
                0.012,
                0.004,
                0.002,
            ),
            c.grey,
        )
        with at(y=-0.012):
            window(
                ((-0.17, 0.125), (0.09, 0.125), (0.09, 0.285), (-0.13, 0.285), (-0.152, 0.262)),
                glass("#090d16"),
                c.dark,
                0.007,
            )
            with at(x=0.08, z=0.088):
                door_handle(0.045)
            with at(x=-0.06, z=0.033):
                text("E-02", 0.05, ink("#10182c"))
            with at(x=-0.035, z=-0.026):
                place(prism(leaning(0.27, 0.026, 0.012), 0.006, 0.001), c.red)
        with at(x=0.172, z=0.12):
            louvre(0.05, 0.2, 8, 0.01, c.frame)
    with at(x=edge, y=-0.2, z=0.2):
        mirror(c.navy, 0.045, 0.13, 0.045)


def small_shoulder(c: Livery) -> None:
    """The light right shoulder."""
    cap = pauldron(0.15, 0.19, 0.2, c.navy, 0.02, 0.03, 0.04, (Panel("outer", 0.018),))
    with on(cap, "front", 0, 0.05):
        light_strip(0.04, 0.007, c.light)
    screws(cap, "outer", ((-0.4, -0.4), (0.4, -0.4)), 0.007)


def forearm(c: Livery, side: int) -> None:
    """Narrow gauntlet; the right one carries the coupling disc as a buckler."""
    cuff = shell(
        (
            Station(0.045, 0.11, 0.12, 0, 0, 0.026),
            Station(0.1, 0.145, 0.155, 0.005, 0, 0.034),
            Station(0.2, 0.14, 0.15, 0.005, 0, 0.034),
            Station(0.25, 0.115, 0.12, 0, 0, 0.028),
        ),
        c.grey,
        None,
        (Panel("outer", 0.018),),
    )
    with on(cuff, "front", 0, -0.45):
        slots(3, 0.04, 0.006, 0.009)
    if side > 0:
        with on(cuff, "outer", 0, 0.1):
            case = plate(clipped(rectangle(0.08, 0.13), 0.02), 0.022, c.navy, 0.008, Panel(margin=0.012))
            screws(case, "front", ((0, 0.78), (0, -0.78)), 0.006)
        return
    with facing((0.1, -1, 0), x=0.02, y=-0.04, z=-0.14), at(rx=90):
        place(cylinder(0.05, 0.14, 0.006), c.frame)
        with at(z=0.066):
            place(
                lathe(
                    ((0.0, 0.0), (0.15, 0.0), (0.176, 0.012), (0.18, 0.024), (0.168, 0.036), (0.0, 0.036)), 48, 0.003
                ),
                c.navy,
            )
            with at(z=0.037):
                place(torus(0.146, 0.006, 48), c.bright)
            for _ in around(8, 22.5):
                with at(x=0.158, z=0.036, rx=-90):
                    screw(0.007)
            with at(z=0.034):
                coupling(0.132, c.frame)


def chest(c: Livery) -> None:
    """A narrow wedge of a chest: one grey breastplate laps over a navy flank on a slanted seam."""
    shell(
        (
            Station(-0.07, 0.2, 0.17, 0, 0, 0.04),
            Station(-0.2, 0.38, 0.25, 0, 0, 0.07),
            Station(-0.34, 0.46, 0.27, 0, 0.01, 0.07),
            Station(-0.42, 0.32, 0.2, 0, 0.02, 0.05),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.13, 0.26, 0.21, 0, 0, (0.06, 0.05)),
            Station(-0.19, 0.39, 0.28, 0, -0.004, (0.08, 0.06)),
            Station(-0.33, 0.48, 0.3, 0, 0, (0.09, 0.06)),
            Station(-0.41, 0.4, 0.24, 0, 0.016, (0.08, 0.05)),
        ),
        c.deep,
    )
    with at(y=-0.135, z=0.27, rx=-3):
        right = plate(
            (
                (-0.12, -0.14),
                (0.0, -0.17),
                (0.055, -0.12),
                (0.085, 0.13),
                (-0.17, 0.13),
                (-0.225, 0.07),
                (-0.21, -0.02),
            ),
            0.062,
            c.grey,
            0.018,
            Panel(margin=0.02),
        )
        left = plate(
            ((0.06, -0.15), (0.13, -0.12), (0.205, -0.03), (0.222, 0.06), (0.18, 0.13), (0.1, 0.13)),
            0.04,
            c.navy,
            0.012,
            Panel(margin=0.016),
        )
        with on(right, "front", -0.2, 0.52):
            text("02", 0.075, ink("#10182c"))
        with on(right, "front", -0.2, 0.06):
            stripe(0.13, 0.008, 0.004, ink("#10182c"))
        with on(right, "front", -0.12, -0.22):
            slots(4, 0.1, 0.009, 0.011)
        with on(left, "front", 0.05, 0.1):
            lamp_block(0.04, 0.09, 1, c.light, c.frame, 0.014)
        screws(right, "front", ((-0.74, 0.3), (0.4, 0.74), (0.1, -0.84)), 0.0075)
        screws(left, "front", ((0.3, 0.78), (-0.1, -0.72)), 0.007)
    for _ in both_sides():
        with on(hull, "outer", 0, -0.1):
            louvre(0.12, 0.07, 5, frame=c.frame)
        hose(((0.08, -0.09, 0.13), (0.12, -0.1, 0.05), (0.11, -0.08, -0.03), (0.08, -0.06, -0.07)), 0.012)
        piston((0.12, 0.02, 0.16), (0.1, 0.02, -0.09), 0.015)
        with at(x=0.13, z=0.395):
            deck = shell(
                (Station(0.02, 0.17, 0.2, 0, 0.01, 0.04), Station(-0.04, 0.13, 0.15, -0.012, 0.015, 0.03)), c.grey
            )
            screws(deck, "top", ((0.2, 0),), 0.007)


def back(c: Livery) -> None:
    """Cooling deck, and the one tall stack at its right."""
    with facing("back", y=0.12, z=0.26):
        pack = plate(clipped(trapezium(0.34, 0.24, 0.3), 0.05), 0.08, c.navy, 0.026, Panel(margin=0.026))
        with on(pack, "front", -0.2, 0.2):
            fan(0.062, 11)
        with on(pack, "front", 0.4, 0.3):
            caution(("ELITE UNIT", "HOT STACK"), 0.0105, c.white)
        with on(pack, "front", 0, -0.55):
            louvre(0.13, 0.06, 5, frame=c.frame)
        with on(pack, "front", 0.42, -0.05):
            data_plate(0.06, 0.032, ("TYPE  E-02", "24 V   8.4 KG"))
    with at(x=-0.24, y=0.2, z=0.08, ry=-9):
        for z in (0.08, 0.22):
            rod((0.16, -0.06, z), (0, 0, z), 0.022, c.frame)
        exhaust(0.84, 0.034)


def pelvis(c: Livery) -> None:
    """Slim hip carrier with short skirts."""
    shell(
        (
            Station(-0.06, 0.22, 0.17, 0, 0, 0.04),
            Station(0.0, 0.25, 0.18, 0, 0, 0.045),
            Station(0.08, 0.12, 0.14, 0, 0, 0.035),
        ),
        c.frame,
    )
    with at(y=-0.07, z=-0.03):
        guard = plate(shield(0.12, 0.19, 0.52, 0.3), 0.045, c.grey, 0.013, Panel(margin=0.013))
        screws(guard, "front", ((0, 0.7),), 0.007)
    with facing("back", y=0.08, z=-0.02):
        plate(clipped(trapezium(0.17, 0.1, 0.15), 0.03), 0.035, c.navy, 0.012, Panel(margin=0.014))
    for _ in both_sides():
        with at(x=0.12, y=-0.085, z=0.01, ry=6, rz=16):
            skirt = plate(
                ((-0.04, -0.09), (0.02, -0.13), (0.065, -0.06), (0.065, 0.05), (-0.045, 0.05)), 0.03, c.navy, 0.011
            )
            screws(skirt, "front", ((0, 0.6),), 0.0065)
        with facing("outer", x=0.165):
            pivot(0.056, 0.03, c.grey, c.frame)


def head(c: Livery) -> None:
    """A low driver's helmet.

    A full dark pane under a flat cap, jaw guards left and right of it; no crest, ears or mouth.
    """
    shell(
        (
            Station(0.0, 0.09, 0.11, 0, 0.01, 0.03),
            Station(-0.05, 0.14, 0.17, 0, 0.01, 0.04),
            Station(-0.15, 0.165, 0.2, 0, 0.01, 0.05),
            Station(-0.19, 0.13, 0.16, 0, 0.02, 0.04),
        ),
        c.deep,
    )
    cap = shell(
        (
            Station(-0.13, 0.19, 0.215, 0, 0.022, (0.05, 0.06)),
            Station(-0.165, 0.2, 0.235, 0, 0.008, (0.055, 0.065)),
            Station(-0.215, 0.17, 0.19, 0, 0.02, (0.05, 0.055)),
            Station(-0.235, 0.11, 0.13, 0, 0.03, (0.035, 0.04)),
        ),
        c.navy,
        None,
        (Panel("top", 0.014),),
    )
    with on(cap, "front", 0.3, -0.2):
        lamp_block(0.026, 0.011, 1, c.amber, c.frame, 0.006)
    with at(y=-0.068, z=0.088, rx=-4):
        visor_plate(
            ((-0.034, -0.072), (0.034, -0.072), (0.07, -0.03), (0.08, 0.058), (-0.08, 0.058), (-0.07, -0.03)),
            0.042,
            0.045,
            glass("#090d16"),
        )
        with at(x=0.022, y=-0.034, z=0.012, rz=10):
            light_strip(0.03, 0.006, c.light)
    for _ in both_sides():
        with at(x=0.075, y=-0.03, z=0.07, rz=12):
            jaw = shell(
                (
                    Station(0.066, 0.02, 0.06, -0.03, -0.026, 0.006),
                    Station(0.022, 0.03, 0.1, -0.005, -0.006, 0.01),
                    Station(-0.03, 0.024, 0.07, 0.0, 0.02, 0.008),
                ),
                c.grey,
            )
            screws(jaw, "outer", ((0.2, 0.2),), 0.006)
    with at(y=-0.055, z=0.012):
        shell(
            (Station(-0.022, 0.08, 0.07, 0, 0, (0.024, 0.02)), Station(0.014, 0.056, 0.05, 0, 0.006, (0.018, 0.014))),
            c.frame,
        )
    with facing("back", y=0.115, z=0.11):
        louvre(0.07, 0.05, 4, frame=c.frame)


def thigh(c: Livery) -> None:
    """A runner's thigh in navy with a grey inlay."""
    leg = shell(
        (
            Station(0.04, 0.12, 0.14, 0.008, 0, 0.034),
            Station(0.12, 0.17, 0.19, 0.008, 0, 0.044),
            Station(0.25, 0.145, 0.165, 0.002, 0, 0.036),
            Station(0.36, 0.11, 0.125, 0, 0, 0.028),
        ),
        c.navy,
    )
    with on(leg, "front", 0, 0.1):
        inlay = plate(shield(0.08, 0.17, 0.4, 0.3), 0.018, c.grey, 0.008, Panel(margin=0.011))
        screws(inlay, "front", ((0, 0.8), (0, -0.8)), 0.006)
    with on(leg, "outer", 0, 0.2):
        louvre(0.06, 0.1, 5, frame=c.frame)


def shin(c: Livery, side: int) -> None:
    """A slim shin that ends above the wheel."""
    with at(y=-0.058):
        knee = shell(
            (
                Station(-0.09, 0.075, 0.05, 0, 0.012, 0.02),
                Station(-0.01, 0.115, 0.085, 0, -0.01, 0.028),
                Station(0.09, 0.07, 0.045, 0, 0.012, 0.016),
            ),
            c.navy,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.012)
    leg = shell(
        (
            Station(0.06, 0.125, 0.135, 0, 0.014, 0.03),
            Station(0.14, 0.168, 0.195, 0.003, 0.018, 0.042),
            Station(0.3, 0.148, 0.16, 0.002, 0.006, 0.036),
            Station(0.44, 0.112, 0.12, 0, 0, 0.028),
        ),
        c.grey,
        None,
        (Panel("outer", 0.02),),
    )
    with on(leg, "front", 0, 0.1):
        front = plate(
            ((-0.03, -0.12), (0.03, -0.12), (0.048, 0.04), (0.034, 0.11), (-0.034, 0.11), (-0.048, 0.04)),
            0.024,
            c.slate,
            0.009,
            Panel(margin=0.012),
        )
        with on(front, "front", 0, 0.2):
            text("L" if side > 0 else "R", 0.03, c.white)
        screws(front, "front", ((0, 0.8), (0, -0.82)), 0.006)
    piston((0, 0.115, -0.12), (0, 0.06, -BUILD.shin + 0.02), 0.016)


def foot(c: Livery) -> None:
    """A narrow boot, and the big wheel that stands beside it."""
    boot(0.37, 0.165, BUILD.ankle, c.frame, 0.64, 0.36, 0.7, toe_cap=c.grey)
    with at(y=-0.07, z=-0.01, rx=36):
        plate(trapezium(0.08, 0.11, 0.09, chamfer=0.016), 0.026, c.navy, 0.009)
    with at(x=0.148, y=0.012, z=0.037):
        rod((-0.148, -0.012, -0.037), (0, 0, 0), 0.036, c.frame)
        wheel(0.16, 0.096, 6, hub=c.navy, blocks=24)
        rod((-0.12, 0, 0.178), (0.02, 0, 0.178), 0.014, c.frame)
        with at(x=-0.05):
            mudguard(facet_arch(0.17, 0.024, 0.04), 0.105, c.navy, 0.01)


def stance(pose: str) -> Pose:
    """Turned to its left, where the cab is; the right arm holds the disc before it."""
    base = POSES[pose]
    if pose == "action":
        return replace(
            base,
            left_arm=replace(base.left_arm, raised=30, forward=34, elbow=52),
            right_arm=replace(base.right_arm, raised=38, forward=-12, turn=24, elbow=40),
            torso_turn=10,
            pelvis_turn=-6,
            head_turn=18,
        )
    pose_arm = base.left_arm if pose == "present" else replace(base.left_arm, raised=20, elbow=30)
    return replace(
        base,
        left_foot=Foot(0.28, -0.03, 15),
        right_foot=Foot(0.25, 0.09, 12),
        left_arm=pose_arm,
        right_arm=replace(base.right_arm, raised=25, forward=2, turn=24, elbow=24),
        pelvis_turn=3,
        torso_turn=7,
        head_turn=15,
        torso_roll=-1,
    )


def slim_upper_arm(c: Livery, _side: int) -> None:
    """The hauler's upper arm, made thinner."""
    with at(scale=(0.86, 0.86, 1)):
        upper_arm(c)


def build(form: str, pose: str) -> None:
    """Makes the lean commander in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, back, waist), "pelvis": (pelvis,), "head": (head,)})
    arm = bones.arm(1)
    # The cab follows the arm only a little: it is hinged to the trunk and must stay clear of the head.
    with bones.bone("shoulder", 1), at(ry=-arm.raised * 0.22, rx=-arm.forward * 0.15):
        cab_corner(c)
    with bones.bone("upper_arm", -1), at(x=0.02, z=0.02, ry=bones.arm(-1).raised * 0.5):
        small_shoulder(c)
    grip = HandStyle(bone=c.frame, plate=c.grey)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (slim_upper_arm,),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.0, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    assemble(f"lean commander {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=27, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=27, elevation=5, size=(1200, 1500)),
    "present": View(form="robot", pose="present", rig="light", azimuth=18, elevation=5, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=12,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, -0.04, 1.73),
        radius=0.25,
        fstop=2.5,
    ),
    "detail-shoulder": View(
        form="robot",
        rig="dark",
        azimuth=42,
        elevation=7,
        lens=150,
        size=(900, 900),
        target=(0.46, -0.05, 1.65),
        radius=0.36,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=-148, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=26, elevation=4, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=27, elevation=4, size=(1200, 630), shift_x=0.18),
}
