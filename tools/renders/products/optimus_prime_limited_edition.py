"""A gilded night hauler.

Shingled trailer plates hang as a half-cape behind one shoulder, boots like bollards, its number on the breast.
"""

from dataclasses import replace

from hauler.head import head
from hauler.limbs import forearm, thigh, upper_arm
from hauler.livery import Livery
from hauler.trunk import waist

from studio.figure import alike, dress_limbs, dress_trunk, raised
from studio.geometry import (
    Panel,
    assemble,
    at,
    begin,
    both_sides,
    clipped,
    cylinder,
    facing,
    loft,
    on,
    place,
    prism,
    rectangle,
    regular,
    section,
    shield,
    trapezium,
)
from studio.materials import blackened, glow, gold, gunmetal, ink, paint
from studio.parts import (
    HandStyle,
    Station,
    bar_grille,
    block,
    bolt,
    boot,
    corner_screws,
    data_plate,
    fan,
    hand,
    headlamp,
    hose,
    inner_frame,
    light_strip,
    louvre,
    pauldron,
    piston,
    pivot,
    plate,
    rod,
    screw,
    screws,
    shell,
    slots,
    text,
)
from studio.skeleton import POSES, Foot, Pose, Proportions, Skeleton
from studio.view import View

BUILD = Proportions(
    thigh=0.37,
    shin=0.45,
    ankle=0.16,
    hip_width=0.17,
    waist=0.15,
    shoulder_width=0.4,
    shoulder_height=0.38,
    neck_height=0.485,
    neck=0.02,
    upper_arm=0.26,
    forearm=0.28,
    arm_girth=0.17,
    leg_girth=0.22,
)
TILES, PITCH, DROP = 5, 0.185, 0.225


def livery() -> Livery:
    """Near-black blue and gunmetal; what is bright is gold."""
    return Livery(
        navy=paint("#050d20"),
        deep=paint("#04070f", 0.45, 0.35),
        grey=paint("#2b3038"),
        slate=paint("#1d2229"),
        red=paint("#a80d16"),
        frame=gunmetal(),
        dark=blackened(),
        bright=gold(),
        white=ink("#b9975a"),
        light=glow("#ffd9a0", 1.5),
        amber=glow("#ffae42", 1.5),
    )


def bent(z: float, i: float, lift: float, thick: float) -> tuple:
    """One level of the cape: a strip that runs across the back and turns forward round the side; it widens with `i`."""
    y = 0.235 + 0.016 * i + lift
    inner, corner, outer = 0.08 - 0.012 * i, 0.43 + 0.022 * i + lift * 0.6, 0.545 + 0.03 * i + lift
    ahead = y - 0.15 - 0.006 * i
    t = thick
    return (
        (inner, y, z),
        (corner, y, z),
        (outer, ahead, z),
        (outer + t, ahead, z),
        (corner + t * 0.5, y + t, z),
        (inner, y + t, z),
    )


def cape(c: Livery) -> None:
    """Trailer plates, each lapping over the next, on a rail behind the left shoulder, with a gold lip on every edge."""
    rod((-0.06, 0.2, 0.4), (0.46, 0.23, 0.4), 0.024, c.frame)
    rod((0.0, 0.1, 0.38), (0.0, 0.2, 0.4), 0.03, c.frame)
    rod((0.3, 0.06, 0.38), (0.3, 0.22, 0.4), 0.03, c.frame)
    for i in range(TILES):
        top = 0.425 - PITCH * i
        low = top - DROP
        tile = place(
            loft((bent(low, i + 0.9, 0.026, 0.02), bent(top, i, 0.0, 0.02)), 0.004), c.navy if i % 2 == 0 else c.slate
        )
        place(
            loft((bent(low - 0.006, i + 0.9, 0.022, 0.029), bent(low + 0.014, i + 0.82, 0.021, 0.029)), 0.003), c.bright
        )
        for u in (-0.75, -0.42, -0.1, 0.22):
            with on(tile, "back", -u, -0.02):
                place(prism(rectangle(0.026, DROP * 0.62, 0.008), 0.009, 0.003, 0.004), c.grey)
        with on(tile, (0.8, 0.6, 0), 0.0, 0.15):
            screw(0.008)
    for x in (0.16, 0.36):
        # Two bands behind the plates carry them: each is as long as the cape and touches all of it.
        place(
            loft(
                (
                    section(0.04, 0.014, 0.425 - PITCH * TILES, x, 0.33, 0.004),
                    section(0.04, 0.014, 0.42, x, 0.23, 0.004),
                )
            ),
            c.frame,
        )


def chest(c: Livery) -> None:
    """A closed breast like a coach's front.

    Two dark wings, a gold-framed grille low in the middle, and the numbered plate across.
    """
    shell(
        (
            Station(-0.09, 0.26, 0.2, 0, 0, 0.05),
            Station(-0.2, 0.5, 0.3, 0, 0, 0.08),
            Station(-0.36, 0.58, 0.34, 0, 0.01, 0.08),
            Station(-0.45, 0.44, 0.26, 0, 0.02, 0.06),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.13, 0.34, 0.26, 0, 0, (0.07, 0.05)),
            Station(-0.2, 0.52, 0.34, 0, -0.005, (0.1, 0.06)),
            Station(-0.35, 0.6, 0.36, 0, 0, (0.11, 0.06)),
            Station(-0.44, 0.52, 0.29, 0, 0.02, (0.1, 0.05)),
        ),
        c.deep,
    )
    with at(y=-0.166, z=0.29, rx=-4):
        for side in both_sides():
            wing = plate(
                ((0.035, -0.05), (0.2, -0.14), (0.275, -0.05), (0.3, 0.06), (0.25, 0.14), (0.035, 0.14)),
                0.055,
                c.navy,
                0.016,
                Panel(margin=0.02),
            )
            screws(wing, "front", ((0.8, 0.3), (0.3, -0.5)), 0.0075)
            if side < 0:
                with on(wing, "front", 0.3, -0.4), at(y=0.002):
                    headlamp(0.026, depth=0.016)
        with at(z=-0.1):
            place(prism(clipped(trapezium(0.2, 0.13, 0.16), 0.025), 0.05, 0.005, 0.006), c.bright)
            with at(y=-0.044, z=0.0):
                bar_grille(0.1, 0.11, 7, 0.0, 0.02, frame=c.frame, border=0.01)
        with at(x=-0.03, y=-0.05, z=0.068):
            number = plate(clipped(rectangle(0.34, 0.094), 0.018), 0.024, c.bright, 0.006, Panel(margin=0.009))
            with on(number, "front", 0, 0):
                text("0001/3000", 0.052, ink("#08090c"))
            for u in (-0.88, 0.88):
                with on(number, "front", u, 0):
                    screw(0.005)
    for _ in both_sides():
        with on(hull, "outer", 0, -0.1):
            louvre(0.14, 0.08, 5, frame=c.frame)
        hose(((0.1, -0.11, 0.13), (0.15, -0.12, 0.05), (0.13, -0.1, -0.04), (0.09, -0.07, -0.08)), 0.014)
        piston((0.15, 0.02, 0.17), (0.12, 0.02, -0.1), 0.017)
        deck = shell(
            (
                Station(-0.42, 0.22, 0.28, 0.19, 0.01, 0.04),
                Station(-0.475, 0.19, 0.22, 0.18, 0.02, 0.04),
                Station(-0.495, 0.13, 0.15, 0.17, 0.025, 0.03),
            ),
            c.grey,
        )
        screws(deck, "top", ((0.3, 0),), 0.008)


def clasp(c: Livery) -> None:
    """The one red part: an enamelled hexagon that holds the cape's strap on the breast."""
    with at(x=0.225, y=-0.215, z=0.385, rx=-6):
        place(prism(regular(6, 0.066, 30), 0.02, 0.004, 0.006), c.bright)
        with at(y=-0.018):
            place(prism(regular(6, 0.05, 30), 0.016, 0.004, 0.01), c.red)
    for a, b in (
        ((0.225, -0.205, 0.4), (0.225, -0.12, 0.497)),
        ((0.225, -0.12, 0.497), (0.235, 0.09, 0.51)),
        ((0.235, 0.09, 0.51), (0.25, 0.235, 0.41)),
    ):
        rod(a, b, 0.017, c.bright)
    for x, y, z in ((0.225, -0.12, 0.497), (0.235, 0.09, 0.51)):
        with at(x, y, z, ry=90):
            place(cylinder(0.023, 0.05, 0.004), c.frame)


def back(c: Livery) -> None:
    """A plain cooling deck at the right of the cape."""
    with facing("back", y=0.14, z=0.27):
        pack = plate(clipped(trapezium(0.4, 0.3, 0.3), 0.05), 0.07, c.navy, 0.026, Panel(margin=0.026))
        with on(pack, "front", 0.5, 0.1):
            fan(0.06, 11, cap=c.bright)
        with on(pack, "front", 0.45, -0.68):
            data_plate(0.08, 0.036, ("LIMITED EDITION", "0001 / 3000"), plate=c.bright, letters=ink("#0b0d12"))


def pelvis(c: Livery) -> None:
    """Hip carrier with a gold-edged guard and long coat skirts."""
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
        plate(shield(0.16, 0.22, 0.52, 0.3), 0.034, c.bright, 0.01)
        with at(y=-0.02):
            guard = plate(shield(0.13, 0.19, 0.52, 0.3), 0.03, c.navy, 0.012, Panel(margin=0.014))
        screws(guard, "front", ((0, 0.6),), 0.008)
    with facing("back", y=0.09, z=-0.02):
        plate(clipped(trapezium(0.2, 0.12, 0.16), 0.03), 0.04, c.grey, 0.012, Panel(margin=0.016))
    for _ in both_sides():
        with at(x=0.155, y=-0.105, z=0.02, rz=16, rx=-7, ry=4):
            skirt = plate(
                ((-0.06, -0.13), (0.03, -0.17), (0.09, -0.1), (0.092, 0.04), (0.06, 0.06), (-0.06, 0.06)),
                0.034,
                c.navy,
                0.012,
                Panel(margin=0.014),
            )
            screws(skirt, "front", ((0, 0.7),), 0.0075)
        with facing("outer", x=0.215):
            pivot(0.078, 0.04, c.grey, c.bright)


def shoulder(c: Livery, side: int) -> None:
    """Left: a broad roof over the cape with a gold eave. Right: a tight cap."""
    size = (0.25, 0.27, 0.27) if side > 0 else (0.19, 0.22, 0.22)
    cap = pauldron(*size, c.navy, 0.045 if side > 0 else 0.02, 0.05, 0.045, (Panel("front", 0.02),))
    with at(z=-size[2] * 0.12):
        place(
            loft(
                (
                    section(size[0] * 1.03, size[1] * 1.03, -0.012, chamfer=0.047),
                    section(size[0] * 1.04, size[1] * 1.035, 0.006, chamfer=0.047),
                )
            ),
            c.bright,
        )
    with on(cap, "outer", 0, 0.2):
        if side > 0:
            text("LE", 0.07, gold())
        else:
            louvre(0.09, 0.05, 4, frame=c.frame)
    with on(cap, "front", 0, 0.25):
        light_strip(0.05, 0.008, c.light)


def gauntlet(c: Livery) -> None:
    """The heavy right forearm: a gold-cuffed block with a ram over the knuckles."""
    with at(z=0.0, y=0.05):
        shell(
            (
                Station(-0.06, 0.1, 0.07, 0, 0.03, 0.02),
                Station(0.02, 0.13, 0.08, 0, 0.05, 0.024),
                Station(0.1, 0.1, 0.06, 0, 0.04, 0.018),
            ),
            c.grey,
        )
    cuff = shell(
        (
            Station(0.04, 0.15, 0.16, 0, 0, 0.035),
            Station(0.1, 0.23, 0.235, 0.014, 0, 0.05),
            Station(0.24, 0.26, 0.265, 0.02, 0, 0.056),
            Station(0.29, 0.215, 0.22, 0.014, 0, 0.048),
        ),
        c.navy,
        None,
        (Panel("front", 0.024),),
    )
    with at(x=0.02, z=-0.247):
        place(
            loft((section(0.27, 0.275, -0.012, chamfer=0.058), section(0.272, 0.277, 0.012, chamfer=0.058))), c.bright
        )
    with on(cuff, "front", 0, 0.1):
        slots(4, 0.07, 0.009, 0.012)
    with on(cuff, "outer", 0, 0.0):
        case = plate(clipped(rectangle(0.15, 0.2), 0.04), 0.05, c.grey, 0.016, Panel(margin=0.016))
        with on(case, "front", 0, 0.3):
            louvre(0.085, 0.07, 4, frame=c.frame)
        with on(case, "front", 0, -0.5):
            bolt(0.02)
        corner_screws(case, "front", 0.72, 0.8, 0.007)
    for y in (-0.06, 0.06):
        piston((0.1, y, -0.27), (0.075, y, -0.345), 0.02)
    with at(x=0.085, z=-0.35):
        block(0.05, 0.2, 0.07, c.frame, cut=0.014)


def shin(c: Livery, side: int) -> None:
    """A bollard of a boot leg: gold knee, bell hem, gold hoop at the bottom."""
    with at(y=-0.075):
        knee = shell(
            (
                Station(-0.085, 0.11, 0.06, 0, 0.012, 0.026),
                Station(-0.02, 0.165, 0.11, 0, -0.01, 0.036),
                Station(0.09, 0.11, 0.06, 0, 0.012, 0.024),
            ),
            c.bright,
        )
        with on(knee, "front", 0, 0.1):
            bolt(0.016)
    leg = shell(
        (
            Station(0.055, 0.19, 0.19, 0, 0.015, 0.04),
            Station(0.12, 0.27, 0.28, 0.006, 0.012, 0.058),
            Station(0.26, 0.29, 0.31, 0.01, 0.006, 0.064),
            Station(0.41, 0.34, 0.37, 0.012, 0, 0.075),
            Station(0.45, 0.32, 0.35, 0.012, 0, 0.07),
        ),
        c.navy,
        None,
        (Panel("outer", 0.03),),
    )
    with at(x=0.0115, z=-0.415):
        place(loft((section(0.35, 0.38, -0.013, chamfer=0.077), section(0.35, 0.38, 0.013, chamfer=0.077))), c.bright)
    with on(leg, "front", 0, 0.2):
        front = plate(
            ((-0.06, -0.12), (0.06, -0.12), (0.085, 0.03), (0.06, 0.13), (-0.06, 0.13), (-0.085, 0.03)),
            0.034,
            c.grey,
            0.013,
            Panel(margin=0.015),
        )
        with on(front, "front", 0, 0.3):
            slots(4, 0.06, 0.008, 0.011)
        screws(front, "front", ((0, 0.82), (0, -0.82)), 0.007)
    with on(leg, "inner", 0, 0):
        louvre(0.1, 0.12, 6, frame=c.frame)
    with on(leg, "outer", 0, 0.1):
        louvre(0.1, 0.08, 5, frame=c.frame)
    with on(leg, "back", 0, 0.1):
        guard = plate(clipped(trapezium(0.14, 0.18, 0.22), 0.03), 0.03, c.grey, 0.012, Panel(margin=0.016))
        screws(guard, "front", ((0.5, 0.8), (-0.5, 0.8)), 0.007)


def foot(c: Livery) -> None:
    """A massive stepped boot."""
    boot(0.5, 0.31, BUILD.ankle, c.frame, 0.6, 0.4, 0.72, toe_cap=c.grey)
    with at(y=-0.13, z=-0.03, rx=40):
        guard = plate(trapezium(0.16, 0.2, 0.11, chamfer=0.024), 0.034, c.navy, 0.012)
        screws(guard, "front", ((-0.55, 0), (0.55, 0)), 0.0075)


def stance(pose: str) -> Pose:
    """Planted wide and turned to its left, so that the cape shows beside the arm."""
    base = POSES[pose]
    if pose == "action":
        return replace(
            base,
            left_arm=replace(base.left_arm, raised=30, forward=30, elbow=40),
            right_arm=replace(base.right_arm, raised=34, forward=58, elbow=50),
            torso_turn=16,
            pelvis_turn=6,
            head_turn=18,
        )
    return replace(
        base,
        left_foot=Foot(0.32, -0.04, 16),
        right_foot=Foot(0.31, 0.07, 14),
        drop=0.012,
        pelvis_turn=3,
        torso_turn=7,
        head_turn=14,
        right_arm=replace(base.right_arm, raised=20, forward=6, elbow=34, curl=0.85),
        torso_roll=-1,
    )


def lower_arm(c: Livery, side: int) -> None:
    """Left: the hauler's forearm. Right: the gauntlet."""
    if side > 0:
        forearm(c, side)
    else:
        gauntlet(c)


def build(form: str, pose: str) -> None:
    """Makes the gilded hauler in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, clasp, cape, back, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.5, x=0.025, z=0.03),
                alike(upper_arm),
            ),
            "forearm": (lower_arm,),
            "hand": (lambda c, side: hand(bones.arm(side).curl, 1.1 if side > 0 else 1.22, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    assemble(f"gilded hauler {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=26, elevation=3, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=26, elevation=4, size=(1200, 1500)),
    "present": View(form="robot", pose="present", rig="light", azimuth=18, elevation=5, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-6,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0.01, -0.05, 1.73),
        radius=0.27,
        fstop=2.5,
    ),
    "detail-number": View(
        form="robot",
        rig="dark",
        azimuth=-10,
        elevation=5,
        lens=150,
        size=(900, 900),
        target=(0.0, -0.24, 1.46),
        radius=0.25,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=150, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=26, elevation=3, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=26, elevation=3, size=(1200, 630), shift_x=0.18),
}
