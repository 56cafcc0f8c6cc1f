"""A graphite siege machine that is heavier on one side.

A great drum gun for a right shoulder, a low armoured crescent for a left, tracks for shins.
"""

from dataclasses import dataclass, replace


from studio.figure import alike, dress_limbs, dress_trunk, hands, raised
from studio.geometry import (
    Panel,
    at,
    assemble,
    begin,
    both_sides,
    box,
    clipped,
    cylinder,
    facing,
    lathe,
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
from studio.livery import Livery as SharedLivery
from studio.materials import Material, blackened, glow, gunmetal, ink, paint, steel
from studio.parts import (
    HandStyle,
    Station,
    bar_grille,
    block,
    bolt,
    boot,
    camera_lens,
    caution,
    data_plate,
    fan,
    fin,
    hazard,
    hose,
    inner_frame,
    light_strip,
    limb_shell,
    louvre,
    piston,
    pivot,
    plate,
    reactor,
    rod,
    screws,
    shell,
    slots,
    spine,
    stripe,
    text,
    track,
    visor_plate,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton
from studio.view import View


BUILD = Proportions(
    thigh=0.36,
    shin=0.46,
    ankle=0.14,
    hip_width=0.18,
    waist=0.15,
    shoulder_width=0.43,
    shoulder_height=0.4,
    neck_height=0.48,
    neck=0.01,
    upper_arm=0.26,
    forearm=0.3,
    arm_girth=0.18,
    leg_girth=0.23,
)


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """The siege machine's materials."""

    pale: Material
    violet: Material


def livery() -> Livery:
    """Graphite plate, violet where power runs."""
    return Livery(
        shell=paint("#23262c", 0.42),
        pale=paint("#5a606a"),
        violet=paint("#4a1a86"),
        frame=gunmetal(),
        dark=blackened(),
        bright=steel(),
        print=ink("#b9bcc4"),
        light=glow("#b06cff", 1.6),
    )


def chest(c: Livery) -> None:
    """Two overlapping slabs that meet on a slanted seam, with a furnace grille below."""
    shell(
        (
            Station(-0.06, 0.28, 0.22, 0, 0, 0.05),
            Station(-0.2, 0.5, 0.32, 0, 0, 0.08),
            Station(-0.4, 0.62, 0.34, 0, 0.01, 0.08),
            Station(-0.46, 0.46, 0.26, 0, 0.02, 0.06),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.13, 0.36, 0.28, 0, 0, (0.07, 0.06)),
            Station(-0.2, 0.54, 0.36, 0, -0.004, (0.1, 0.07)),
            Station(-0.37, 0.66, 0.38, 0, 0.0, (0.12, 0.07)),
            Station(-0.45, 0.56, 0.3, 0, 0.02, (0.1, 0.06)),
        ),
        c.shell,
    )
    with at(y=-0.178, z=0.3, rx=-4):
        right = plate(
            ((-0.26, -0.1), (-0.02, -0.15), (0.07, 0.13), (-0.22, 0.14), (-0.31, 0.06)),
            0.07,
            c.pale,
            0.02,
            Panel(margin=0.024),
        )
        left = plate(
            ((0.02, -0.15), (0.2, -0.13), (0.3, -0.03), (0.3, 0.08), (0.22, 0.14), (0.11, 0.13)),
            0.045,
            c.shell,
            0.014,
            Panel(margin=0.02),
        )
        with on(right, "front", -0.2, 0.3):
            text("00", 0.07, ink("#1a1c20"))
        with on(right, "front", -0.24, -0.2):
            stripe(0.12, 0.01, 0.006, c.violet)
        with on(right, "front", -0.2, -0.48):
            caution(("SIEGE UNIT", "DO NOT LIFT BY BARREL"), 0.0105, ink("#1a1c20"))
        with on(left, "front", 0.1, 0.1):
            place(prism(clipped(rectangle(0.12, 0.12), 0.034), 0.016, 0.004, 0.006), c.frame)
            with at(y=-0.014):
                reactor(0.042, c.light)
        screws(right, "front", ((-0.7, 0.1), (0.3, 0.72)), 0.009)
        screws(left, "front", ((0.75, 0.4), (-0.1, -0.75)), 0.008)
    with on(hull, "front", 0, -0.84):
        bar_grille(0.22, 0.07, 9, 0.0, 0.02, frame=c.bright)
    for side in both_sides():
        with on(hull, "outer", 0, -0.1):
            louvre(0.16, 0.1, 6, frame=c.frame)
        hose(((0.12, -0.12, 0.14), (0.18, -0.13, 0.05), (0.16, -0.1, -0.04), (0.11, -0.07, -0.08)), 0.018)
        piston((0.16, 0.03, 0.17), (0.13, 0.03, -0.1), 0.02)
        with at(x=0.16 + 0.02 * side, y=0.02, z=0.45, ry=10):
            deck = block(0.22, 0.28, 0.09, c.shell, (0.74, 0.76))
            with on(deck, "top", 0, 0):
                slots(3, 0.09, 0.01, 0.014)


def back(c: Livery) -> None:
    """Engine deck with two fans and a row of stacks."""
    with facing("back", y=0.16, z=0.28):
        deck = plate(clipped(trapezium(0.5, 0.36, 0.36), 0.06), 0.11, c.shell, 0.034, Panel(margin=0.03))
        for x in (-0.1, 0.1):
            with on(deck, "front", x / 0.25, 0.14):
                fan(0.075, 11)
        with on(deck, "front", 0, -0.58):
            louvre(0.18, 0.07, 5, frame=c.frame)
        with on(deck, "front", 0, 0.84):
            hazard(0.2, 0.014, 9, c.violet)
    for i in range(3):
        with at(x=0.1 + 0.075 * i, y=0.21 - 0.01 * i, z=0.43 - 0.03 * i, rx=-16):
            rod((0, 0, 0), (0, 0, 0.17 - 0.03 * i), 0.026, c.frame)
            with at(z=0.17 - 0.03 * i):
                place(torus(0.026, 0.007), c.bright)
                place(cylinder(0.021, 0.004), c.dark)


def gun(c: Livery) -> None:
    """The drum gun on the right shoulder: magazine, barrel cluster and sight, pointing forward and up."""
    with at(x=0.06, y=0.02, z=0.16, rx=-8, rz=4):
        with at(rx=90):
            place(
                lathe(
                    (
                        (0.0, -0.2),
                        (0.1, -0.2),
                        (0.15, -0.17),
                        (0.16, -0.14),
                        (0.16, 0.1),
                        (0.148, 0.14),
                        (0.1, 0.16),
                        (0.0, 0.16),
                    ),
                    12,
                    0.008,
                ),
                c.shell,
            )
            for z in (-0.1, -0.02, 0.06):
                with at(z=z):
                    place(
                        lathe(((0.155, -0.016), (0.17, -0.016), (0.17, 0.016), (0.155, 0.016)), 12, 0.004, True),
                        c.violet if z == -0.02 else c.pale,
                    )
        with at(y=-0.14):
            with at(rx=90):
                place(
                    lathe(
                        (
                            (0.05, 0.0),
                            (0.105, 0.0),
                            (0.105, 0.05),
                            (0.085, 0.07),
                            (0.085, 0.34),
                            (0.095, 0.36),
                            (0.095, 0.42),
                            (0.066, 0.43),
                            (0.062, 0.36),
                            (0.05, 0.34),
                        ),
                        24,
                        0.004,
                        True,
                    ),
                    c.frame,
                )
                with at(z=0.3):
                    place(cylinder(0.062, 0.02), c.light)
                for z in (0.12, 0.18, 0.24):
                    with at(z=z):
                        place(torus(0.086, 0.007), c.bright)
        with at(z=0.175, y=-0.04):
            place(box((0.06, 0.22, 0.06), 0.006, (0.8, 0.9), (0, 0), 0.014), c.pale)
            with at(y=-0.112, z=0.0):
                camera_lens(0.02, c.light)
        with facing("outer", x=0.155, z=0.0, y=0.03):
            data_plate(0.1, 0.05, ("DRUM  12", "4.2 KG"))
        hose(((0.0, 0.16, 0.05), (-0.03, 0.26, 0.06), (-0.1, 0.26, -0.04), (-0.12, 0.18, -0.1)), 0.018)


def crescent(c: Livery) -> None:
    """The left shoulder: a low crescent of three overlapping plates."""
    for i, (down, width) in enumerate(((0.0, 0.3), (-0.075, 0.27), (-0.14, 0.21))):
        with at(x=0.03 + 0.02 * i, z=-down - 0.02, ry=-14 + 8 * i):
            tile = shell(
                (
                    Station(0.1, width * 0.78, 0.2 + 0.02 * i, 0.02, 0, 0.05),
                    Station(0.0, width * 0.9, 0.28, 0.02, 0, 0.07),
                    Station(-0.06, width * 0.7, 0.2, 0.0, 0, 0.05),
                ),
                c.pale if i == 2 else c.shell,
                None,
                (Panel("outer", 0.018),) if i == 0 else (),
            )
            if i == 0:
                with on(tile, "outer", 0, -0.25):
                    text("M-00", 0.045, c.print)
            screws(tile, "front", ((0.0, 0.2),), 0.009)
    with at(x=0.12, z=0.17, ry=-20):
        fin(((-0.1, -0.02), (0.1, -0.02), (0.06, 0.08), (-0.03, 0.14)), 0.03, c.violet)


def waist(c: Livery) -> None:
    """Armoured column."""
    with at(z=-0.13):
        spine(0.27, 0.23, 0.19, 5, c.dark, c.frame)
    for z, width in ((0.07, 0.24), (0.005, 0.2), (-0.055, 0.17)):
        with at(y=-0.085, z=z):
            rib = plate(clipped(trapezium(width, width * 0.86, 0.052), 0.012), 0.036, c.shell, 0.01)
            screws(rib, "front", ((-0.7, 0), (0.7, 0)), 0.007)


def pelvis(c: Livery) -> None:
    """Heavy carrier with a hooked front guard."""
    shell(
        (
            Station(-0.07, 0.3, 0.23, 0, 0, 0.05),
            Station(0.0, 0.35, 0.25, 0, 0, 0.06),
            Station(0.09, 0.18, 0.19, 0, 0, 0.04),
        ),
        c.frame,
    )
    with at(y=-0.1, z=-0.04):
        guard = plate(
            ((-0.05, -0.14), (0.03, -0.17), (0.09, -0.02), (0.1, 0.1), (-0.1, 0.1), (-0.09, -0.02)),
            0.055,
            c.pale,
            0.016,
            Panel(margin=0.018),
        )
        with on(guard, "front", 0, 0.35):
            light_strip(0.08, 0.01, c.light)
    with facing("back", y=0.11, z=-0.02):
        plate(clipped(trapezium(0.24, 0.16, 0.17), 0.03), 0.045, c.shell, 0.014, Panel(margin=0.018))
    for side in both_sides():
        with at(x=0.19, y=-0.11, z=0.0, ry=8, rz=14):
            skirt = plate(
                ((-0.08, -0.14), (0.05, -0.16), (0.1, -0.04), (0.09, 0.07), (-0.07, 0.07)),
                0.045,
                c.shell,
                0.014,
                Panel(margin=0.018),
            )
            screws(skirt, "front", ((-0.3, 0.6),), 0.009)
        with facing("outer", x=0.25, z=0.0):
            pivot(0.085, 0.04, c.violet, c.frame)


def head(c: Livery) -> None:
    """A low slab between the shoulders: no helmet, no mouth; one slanted slit and a side sensor."""
    shell(
        (
            Station(0.0, 0.15, 0.15, 0, 0.01, 0.04),
            Station(-0.05, 0.19, 0.2, 0, 0.005, 0.05),
            Station(-0.15, 0.18, 0.21, 0, 0.005, 0.05),
            Station(-0.185, 0.14, 0.16, 0, 0.015, 0.04),
        ),
        c.dark,
    )
    top = place(
        loft(
            (
                section(0.235, 0.24, 0.112, y=0.005, chamfer=(0.05, 0.07)),
                section(0.24, 0.26, 0.132, y=-0.002, chamfer=(0.05, 0.075)),
                section(0.2, 0.2, 0.19, y=0.02, chamfer=(0.045, 0.06)),
                section(0.12, 0.12, 0.212, x=-0.02, y=0.03, chamfer=(0.03, 0.035)),
            )
        ),
        c.shell,
    )
    with on(top, "top", 0.2, 0.1):
        slots(3, 0.06, 0.008, 0.011)
    with at(y=-0.09, z=0.078, rx=-3):
        visor_plate(
            ((-0.05, -0.056), (0.05, -0.056), (0.09, -0.01), (0.094, 0.046), (-0.094, 0.046), (-0.09, -0.01)),
            0.032,
            0.035,
        )
        with at(y=-0.033, ry=-5):
            place(prism(((-0.062, -0.006), (0.05, 0.0), (0.058, 0.014), (-0.05, 0.012)), 0.003, 0.0008), c.light)
    for x in (-0.07, 0.07):
        with at(x=x, y=-0.085, z=0.03, rz=x * 300):
            plate(clipped(trapezium(0.07, 0.045, 0.1), 0.016), 0.035, c.pale, 0.01)
    with at(x=-0.125, y=0.0, z=0.13):
        place(box((0.06, 0.13, 0.075), 0.006, 1.0, (0, 0), 0.016), c.frame)
        with at(y=-0.065):
            camera_lens(0.026, c.light)
    with facing("outer", x=0.115, y=0.02, z=0.1):
        pivot(0.05, 0.03, c.violet, c.frame)
    with facing("back", y=0.11, z=0.11):
        louvre(0.1, 0.07, 5, frame=c.frame)


def upper_arm(c: Livery) -> None:
    """Thick sleeve."""
    sleeve = limb_shell(
        0.1, BUILD.upper_arm - 0.05, 0.145, 0.16, c.pale, 0.94, 1.05, 0.4, panels=(Panel("outer", 0.018),)
    )
    with on(sleeve, "front", 0, 0):
        slots(3, 0.05, 0.008, 0.011)
    piston((-0.01, 0.09, -0.1), (-0.01, 0.095, -BUILD.upper_arm - 0.06), 0.018)


def forearm(c: Livery, side: int) -> None:
    """Right: plain gauntlet with vents. Left: a wedge blade along the forearm."""
    cuff = shell(
        (
            Station(0.05, 0.15, 0.16, 0, 0, 0.034),
            Station(0.11, 0.2, 0.21, 0.006, 0, 0.044),
            Station(0.23, 0.22, 0.23, 0.01, 0, 0.05),
            Station(0.28, 0.17, 0.18, 0.004, 0, 0.04),
        ),
        c.shell,
        None,
        (Panel("front", 0.02), Panel("outer", 0.022)),
    )
    with on(cuff, "front", 0, -0.3):
        slots(4, 0.06, 0.008, 0.011)
    with on(cuff, "front", 0, 0.4):
        stripe(0.07, 0.012, 0.008, c.violet)
    if side > 0:
        with at(x=0.125, y=0.03, z=-0.13):
            fin(((-0.07, 0.1), (0.06, 0.16), (0.05, -0.1), (-0.02, -0.3), (-0.06, -0.12)), 0.035, c.pale)
            with facing("outer", x=0.018, y=-0.0, z=0.03):
                bolt(0.016)
    else:
        with on(cuff, "outer", 0, 0):
            case = place(prism(clipped(rectangle(0.12, 0.15), 0.03), 0.04, 0.005, 0.014), c.pale)
            with on(case, "front", 0, 0):
                louvre(0.07, 0.09, 5, frame=c.frame)


def thigh(c: Livery) -> None:
    """Slab thigh."""
    leg = shell(
        (
            Station(0.05, 0.17, 0.19, 0.01, 0, 0.04),
            Station(0.12, 0.23, 0.25, 0.008, 0, 0.05),
            Station(0.25, 0.21, 0.23, 0, 0, 0.046),
            Station(0.31, 0.17, 0.18, 0, 0, 0.036),
        ),
        c.pale,
    )
    with on(leg, "front", 0, 0.0):
        inlay = plate(shield(0.13, 0.17, 0.36, 0.26), 0.026, c.shell, 0.01, Panel(margin=0.014))
        screws(inlay, "front", ((0, 0.72), (0, -0.72)), 0.008)
    with on(leg, "outer", 0, 0):
        louvre(0.1, 0.09, 5, frame=c.frame)


def shin(c: Livery, side: int) -> None:
    """Track-carrying lower leg: the crawler's belts run down the outside."""
    with at(y=-0.078):
        knee = shell(
            (
                Station(-0.1, 0.11, 0.07, 0, 0.012, 0.026),
                Station(-0.01, 0.17, 0.11, 0, -0.012, 0.038),
                Station(0.1, 0.1, 0.06, 0, 0.012, 0.022),
            ),
            c.violet,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.016)
    leg = shell(
        (
            Station(0.06, 0.18, 0.19, 0, 0.01, 0.038),
            Station(0.13, 0.24, 0.26, 0, 0.006, 0.05),
            Station(0.31, 0.28, 0.3, 0, 0.004, 0.056),
            Station(0.42, 0.26, 0.28, 0, 0, 0.05),
        ),
        c.shell,
    )
    with on(leg, "front", 0, -0.05):
        louvre(0.1, 0.1, 5, frame=c.frame)
    with on(leg, "front", 0, -0.8):
        hazard(0.12, 0.016, 7, c.violet)
    with at(x=0.185, y=0.03, z=-0.235):
        with at(rx=90):
            track(0.5, 0.1, 0.1, 32)
        with at(x=-0.06):
            # Below the shin's shoulder: what rises above it catches the rim light as a white splinter.
            place(box((0.06, 0.14, 0.2), chamfer=0.012), c.dark)
        with at(x=0.052):
            with facing("outer"):
                guard = plate(clipped(rectangle(0.1, 0.26), 0.03), 0.016, c.pale, 0.008)
                with on(guard, "front", 0, 0):
                    text("L" if side > 0 else "R", 0.05, ink("#1a1c20"))
                screws(guard, "front", ((0, 0.8), (0, -0.8)), 0.009)


def foot(c: Livery) -> None:
    """Broad clawed boot."""
    shoe = boot(0.44, 0.28, BUILD.ankle, c.frame, 0.62, 0.38, 0.7, toe_cap=c.pale, split=True)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.013)
    with at(y=-0.09, z=-0.01, rx=34):
        guard = plate(trapezium(0.14, 0.18, 0.11, chamfer=0.022), 0.034, c.shell, 0.012)
        screws(guard, "front", ((-0.5, 0), (0.5, 0)), 0.008)


def stance(pose: str) -> Pose:
    """Wide, and tipped towards the gun."""
    base = POSES[pose]
    wide = {
        name: replace(foot, out=foot.out + 0.05)
        for name, foot in (("left_foot", base.left_foot), ("right_foot", base.right_foot))
    }
    arms = {
        name: replace(arm, raised=arm.raised + 6)
        for name, arm in (("left_arm", base.left_arm), ("right_arm", base.right_arm))
    }
    return replace(base, torso_lean=base.torso_lean + 3, torso_roll=base.torso_roll - 2, **wide, **arms)


def shoulder(c: Livery, side: int) -> None:
    """Left: the crescent. Right: the gun."""
    (crescent if side > 0 else gun)(c)


def build(form: str, pose: str) -> None:
    """Makes the siege machine in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, back, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.frame, claw=0.6)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.6, x=0.03, z=0.02),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.24, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    assemble(f"siege machine {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=-26, elevation=3, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=-26, elevation=4, size=(1200, 1500)),
    # From nearly in front: further to the right, the gun's muzzle hides the face.
    "present": View(form="robot", pose="present", rig="light", azimuth=-8, elevation=4, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-30,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.72),
        radius=0.38,
        fstop=2.5,
    ),
    "detail-gun": View(
        form="robot",
        rig="dark",
        azimuth=-56,
        elevation=8,
        lens=150,
        size=(900, 900),
        target=(-0.5, -0.15, 1.7),
        radius=0.4,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=150, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=-30, elevation=3, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=-26, elevation=3, size=(1200, 630), shift_x=0.18),
}
