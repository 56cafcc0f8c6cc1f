"""A slim grey and orange surveyor.

A long-legged runner's frame under a lantern head, with one tall mast behind the left shoulder.
"""

from dataclasses import dataclass, replace


from studio.figure import alike, dress_limbs, dress_trunk, hands
from studio.geometry import (
    Panel,
    at,
    assemble,
    begin,
    both_sides,
    clipped,
    cylinder,
    facing,
    lathe,
    on,
    place,
    prism,
    rectangle,
    shield,
    torus,
    trapezium,
)
from studio.livery import Livery as SharedLivery
from studio.materials import Material, aluminium, blackened, glass, glow, gunmetal, ink, matte, paint
from studio.parts import (
    HandStyle,
    Station,
    bellows,
    boot,
    camera_lens,
    caution,
    data_plate,
    eye_line,
    hose,
    inner_frame,
    light_strip,
    limb_shell,
    louvre,
    mesh_grille,
    piston,
    pivot,
    plate,
    rod,
    screw,
    screws,
    shell,
    slots,
    stripe,
    text,
    wrapped,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton
from studio.view import View


BUILD = Proportions(
    thigh=0.43,
    shin=0.47,
    ankle=0.1,
    hip_width=0.115,
    waist=0.15,
    shoulder_width=0.285,
    shoulder_height=0.355,
    neck_height=0.44,
    neck=0.06,
    upper_arm=0.27,
    forearm=0.3,
    arm_girth=0.105,
    leg_girth=0.135,
)


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """The surveyor's materials."""

    second: Material
    accent: Material


def livery() -> Livery:
    """Cool light grey over graphite, with orange only where the machine bends."""
    return Livery(
        shell=paint("#7c8389"),
        second=matte("#2c3036"),
        accent=paint("#b83f06"),
        frame=gunmetal(),
        dark=blackened(),
        bright=aluminium(),
        print=ink("#20242a"),
        light=glow("#4fe3f5", 1.5),
    )


def chest(c: Livery) -> None:
    """A wedge that widens to the shoulders, with a sensor set off its middle."""
    shell(
        (
            Station(-0.02, 0.15, 0.13, 0, 0.01, 0.03),
            Station(-0.16, 0.26, 0.19, 0, 0.015, 0.05),
            Station(-0.36, 0.36, 0.2, 0, 0.02, 0.05),
            Station(-0.41, 0.26, 0.16, 0, 0.02, 0.04),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.13, 0.2, 0.2, 0, -0.004, (0.05, 0.05)),
            Station(-0.21, 0.32, 0.255, 0, -0.006, (0.08, 0.07)),
            Station(-0.33, 0.4, 0.27, 0, 0.0, (0.1, 0.075)),
            Station(-0.395, 0.34, 0.23, 0, 0.012, (0.085, 0.06)),
            Station(-0.425, 0.22, 0.16, 0, 0.02, (0.05, 0.04)),
        ),
        c.shell,
    )
    with on(hull, "front", 0.3, 0.16):
        place(prism(clipped(rectangle(0.115, 0.115), 0.034), 0.016, 0.004, 0.006), c.second)
        with at(y=-0.014):
            camera_lens(0.036, c.light)
    with on(hull, "front", -0.36, 0.3):
        text("K1", 0.062, c.print)
    with on(hull, "front", -0.36, -0.02):
        stripe(0.075, 0.008, 0, c.accent)
    with on(hull, "front", -0.3, -0.3):
        caution(("SURVEY UNIT", "KEEP LENS CLEAN"), 0.0085, c.print)
    with on(hull, "front", 0.1, -0.6):
        light_strip(0.07, 0.008, c.light)
    screws(hull, "front", ((-0.52, 0.62), (0.55, 0.62)), 0.0065)
    for _ in both_sides():
        with on(hull, "outer", 0.0, -0.06):
            slots(4, 0.09, 0.008, 0.011, slant=0.2)
        hose(((0.1, -0.05, 0.14), (0.13, -0.07, 0.07), (0.1, -0.06, 0.0), (0.07, -0.04, -0.04)), 0.011)
        piston((0.075, 0.06, 0.16), (0.065, 0.06, -0.08), 0.013)
        with at(x=0.13, y=0.012, z=0.405, ry=16):
            strap = shell(
                (
                    Station(-0.03, 0.1, 0.17, 0, 0, 0.024),
                    Station(0.0, 0.13, 0.21, 0, 0, 0.03),
                    Station(0.02, 0.12, 0.2, 0, 0, 0.03),
                ),
                c.accent,
            )
            with on(strap, "top", 0, 0):
                slots(2, 0.05, 0.007, 0.012)


def back(c: Livery) -> None:
    """A flat battery on the shoulder blades, and the mast that gives the surveyor its outline."""
    with facing("back", y=0.12, z=0.26):
        pack = plate(clipped(trapezium(0.27, 0.19, 0.27), 0.045), 0.075, c.second, 0.022, Panel(margin=0.02))
        with on(pack, "front", 0, -0.3):
            louvre(0.11, 0.06, 5, frame=c.frame)
        with on(pack, "front", 0, 0.36):
            data_plate(0.08, 0.036, ("K1  SURVEY", "7.4 V   1.9 KG"))
        screws(pack, "front", ((-0.62, 0.7), (0.62, 0.7), (-0.5, -0.72), (0.5, -0.72)), 0.007)
    with at(x=0.1, y=0.2, z=0.3, ry=5, rx=-5):
        place(cylinder(0.034, 0.2, 0.006), c.frame)
        with at(z=0.1):
            place(cylinder(0.026, 0.03, 0.004), c.accent)
        rod((0, 0, 0.1), (0, 0, 0.52), 0.019, c.frame, 0.014)
        for z in (0.17, 0.2, 0.23, 0.3):
            with at(z=z):
                place(torus(0.02, 0.005), c.dark)
        with at(z=0.5):
            place(
                lathe(
                    ((0.0, -0.03), (0.024, -0.022), (0.03, 0.0), (0.03, 0.085), (0.022, 0.1), (0.0, 0.104)), 24, 0.003
                ),
                c.accent,
            )
            for z in (0.03, 0.055):
                with at(z=z):
                    place(torus(0.03, 0.005), c.light)


def waist(c: Livery) -> None:
    """A bare bellows between two thin hoops."""
    with at(z=-0.15):
        bellows(0.078, 0.26, 8)
    for z, girth in ((0.07, 0.19), (-0.005, 0.165)):
        with at(z=z):
            wrapped(
                ((-0.018, girth / 2, girth * 0.44, 0.0), (0.018, girth / 2 + 0.004, girth * 0.46, 0.0)),
                c.shell,
                170,
                0.014,
                5,
            )


def pelvis(c: Livery) -> None:
    """A narrow saddle with a shield in front."""
    shell(
        (
            Station(-0.06, 0.16, 0.14, 0, 0, 0.03),
            Station(0.0, 0.2, 0.16, 0, 0, 0.04),
            Station(0.07, 0.1, 0.13, 0, 0, 0.03),
        ),
        c.frame,
    )
    with at(y=-0.066, z=-0.025, rx=4):
        guard = plate(shield(0.12, 0.17, 0.5, 0.3), 0.034, c.shell, 0.012, Panel(margin=0.014))
        with on(guard, "front", 0, 0.36):
            screw(0.007)
    with facing("back", y=0.066, z=-0.015):
        plate(clipped(trapezium(0.15, 0.1, 0.13), 0.024), 0.03, c.shell, 0.01)
    for _ in both_sides():
        with facing("outer", x=0.15, y=0.0, z=0.0):
            pivot(0.052, 0.034, c.accent, c.frame)


def head(c: Livery) -> None:
    """A lantern: a dark glass drum all around under a brimmed cap, one eye and one line of light."""
    place(
        lathe(((0.0, -0.01), (0.05, -0.01), (0.066, 0.014), (0.084, 0.026), (0.09, 0.044), (0.0, 0.046)), 40, 0.004),
        c.frame,
    )
    with at(y=-0.006):
        place(
            lathe(((0.0, 0.04), (0.094, 0.04), (0.1, 0.052), (0.102, 0.118), (0.096, 0.13), (0.0, 0.13)), 48, 0.004),
            glass(),
        )
        cap = place(
            lathe(
                (
                    (0.0, 0.128),
                    (0.106, 0.128),
                    (0.114, 0.136),
                    (0.114, 0.152),
                    (0.1, 0.18),
                    (0.072, 0.2),
                    (0.03, 0.208),
                    (0.0, 0.209),
                ),
                48,
                0.004,
            ),
            c.shell,
        )
        eye_line(((0.094, 0.1035, 0.1035, 0), (0.1, 0.1035, 0.1035, 0)), c.light, 118)
        with at(rz=20), at(y=-0.1, z=0.07):
            camera_lens(0.023, c.light)
        with at(y=-0.094, z=0.134):
            place(prism(trapezium(0.08, 0.11, 0.03), 0.026, 0.003, 0.006), c.accent)
        with on(cap, "top", 0, 0.1):
            place(cylinder(0.03, 0.012, 0.003), c.second)
    jaw = shell(
        (Station(-0.03, 0.13, 0.07, 0, -0.062, (0.04, 0.03)), Station(0.012, 0.09, 0.05, 0, -0.05, (0.03, 0.02))),
        c.shell,
    )
    with on(jaw, "front", 0, 0.1):
        mesh_grille(0.044, 0.02, 0.007)
    for _ in both_sides():
        with facing("outer", x=0.098, y=0.01, z=0.085):
            pivot(0.032, 0.022, c.second, c.frame)
        with at(x=0.106, y=0.045, z=0.15, rx=-22):
            place(prism(clipped(trapezium(0.008, 0.014, 0.06), 0.003), 0.02, 0.002), c.second)


def shoulder(c: Livery, side: int) -> None:
    """A small faceted cap: the runner's shoulders stay narrow."""
    cap = shell(
        (
            Station(-0.075, 0.09, 0.11, 0.012, 0, 0.03),
            Station(-0.03, 0.13, 0.16, 0.016, 0, 0.045),
            Station(0.045, 0.125, 0.155, 0.018, 0, 0.045),
            Station(0.095, 0.09, 0.115, 0.014, 0, 0.03),
        ),
        c.shell,
        None,
        (Panel("outer", 0.016),),
    )
    with on(cap, "outer", 0, 0.1):
        text("07" if side > 0 else "SCT", 0.034 if side > 0 else 0.022, c.print)
    with on(cap, "front", 0, -0.1):
        light_strip(0.036, 0.006, c.light)


def upper_arm(c: Livery) -> None:
    """A thin sleeve that leaves the piston bare."""
    sleeve = limb_shell(0.1, BUILD.upper_arm - 0.05, 0.074, 0.088, c.second, 0.9, 1.04, 0.4)
    with on(sleeve, "outer", 0, 0):
        slots(3, 0.03, 0.006, 0.008)
    piston((0, 0.055, -0.09), (0, 0.058, -BUILD.upper_arm - 0.05), 0.011)


def forearm(c: Livery, side: int) -> None:
    """Long instrument cuff with an orange elbow guard."""
    with at(y=0.012):
        elbow = shell(
            (
                Station(-0.045, 0.06, 0.05, 0, 0.05, 0.014),
                Station(0.0, 0.078, 0.05, 0, 0.062, 0.018),
                Station(0.06, 0.06, 0.035, 0, 0.052, 0.012),
            ),
            c.accent,
        )
        screws(elbow, "back", ((0, 0),), 0.007)
    cuff = shell(
        (
            Station(0.05, 0.082, 0.09, 0, 0, 0.02),
            Station(0.1, 0.108, 0.118, 0.002, 0, 0.03),
            Station(0.22, 0.1, 0.112, 0.002, 0, 0.028),
            Station(0.262, 0.076, 0.086, 0, 0, 0.02),
        ),
        c.shell,
        None,
        (Panel("outer", 0.013),),
    )
    with on(cuff, "front", 0, 0.2):
        stripe(0.03, 0.006, 0, c.accent)
    with on(cuff, "front", 0, -0.3):
        slots(3, 0.034, 0.005, 0.008)
    if side < 0:
        with on(cuff, "outer", 0, 0.1):
            case = place(prism(clipped(rectangle(0.058, 0.12), 0.016), 0.026, 0.003, 0.008), c.second)
            with on(case, "front", 0, 0.2):
                place(prism(rectangle(0.034, 0.05, 0.006), 0.002, 0.0006), glass())
            with on(case, "front", 0, -0.55):
                light_strip(0.026, 0.005, c.light)


def thigh(c: Livery) -> None:
    """Sprinter's thigh: full above, waisted at the knee."""
    leg = shell(
        (
            Station(0.06, 0.11, 0.13, 0.004, 0, 0.028),
            Station(0.13, 0.142, 0.168, 0.004, 0, 0.04),
            Station(0.29, 0.116, 0.138, 0, 0, 0.034),
            Station(0.36, 0.088, 0.1, 0, 0, 0.024),
        ),
        c.shell,
        None,
        (Panel("front", 0.02),),
    )
    with on(leg, "outer", 0, 0.16):
        side_plate = plate(shield(0.075, 0.17, 0.5, 0.3), 0.016, c.second, 0.007)
        with on(side_plate, "front", 0, 0.0):
            slots(4, 0.034, 0.006, 0.009, c.frame)
    with on(leg, "front", 0, -0.66):
        stripe(0.04, 0.007, 0, c.accent)
    with on(leg, "back", 0, 0.05):
        plate(clipped(rectangle(0.06, 0.13), 0.014), 0.012, c.second, 0.005)


def shin(c: Livery) -> None:
    """Blade shin with an orange knee cap and an open calf."""
    with at(y=-0.05):
        knee = shell(
            (
                Station(-0.07, 0.068, 0.045, 0, 0.008, 0.016),
                Station(-0.01, 0.1, 0.07, 0, -0.008, 0.026),
                Station(0.07, 0.066, 0.04, 0, 0.008, 0.014),
            ),
            c.accent,
        )
        with on(knee, "front", 0, 0.1):
            screw(0.009)
    leg = shell(
        (
            Station(0.06, 0.1, 0.1, 0, -0.012, 0.024),
            Station(0.13, 0.138, 0.15, 0, -0.008, 0.036),
            Station(0.3, 0.124, 0.13, 0, -0.006, 0.034),
            Station(0.425, 0.096, 0.1, 0, 0, 0.024),
        ),
        c.shell,
        None,
        (Panel("front", 0.018), Panel("outer", 0.018)),
    )
    with on(leg, "front", 0, 0.0):
        slots(3, 0.036, 0.006, 0.009)
    screws(leg, "front", ((0, 0.72), (0, -0.72)), 0.006)
    for side in ("outer", "inner"):
        with on(leg, side, 0.25, 0.05):
            calf = plate(
                ((-0.03, -0.12), (0.03, -0.13), (0.042, 0.0), (0.03, 0.13), (-0.018, 0.13)), 0.014, c.second, 0.006
            )
            screws(calf, "front", ((0, 0.8), (0, -0.8)), 0.0055)
    piston((0, 0.088, -0.1), (0, 0.06, -BUILD.shin + 0.02), 0.014)


def foot(c: Livery) -> None:
    """Long split-toed running foot."""
    boot(0.34, 0.16, BUILD.ankle, c.second, 0.66, 0.34, 0.6, toe_cap=c.shell, split=True)
    with at(y=-0.045, z=-0.012, rx=40):
        guard = plate(trapezium(0.075, 0.1, 0.075, chamfer=0.014), 0.022, c.accent, 0.008)
        screws(guard, "front", ((0, 0),), 0.0065)


def stance(pose: str) -> Pose:
    """A runner stands closer together than the heavy machines do."""
    base = POSES[pose]
    if pose in ("action", "stride"):
        return base
    return replace(base, left_foot=replace(base.left_foot, out=0.185), right_foot=replace(base.right_foot, out=0.175))


def build(form: str, pose: str) -> None:
    """Makes the surveyor in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, back, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                shoulder,
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 0.86, grip),),
            "thigh": (alike(thigh),),
            "shin": (alike(shin),),
            "foot": (alike(foot),),
        },
    )
    assemble(f"surveyor {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=-30, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=-30, elevation=5, size=(1200, 1500)),
    "wave": View(form="robot", pose="wave", rig="light", azimuth=-22, elevation=5, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-34,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.74),
        radius=0.32,
        fstop=2.5,
    ),
    "detail-sensor": View(
        form="robot",
        rig="dark",
        azimuth=-12,
        elevation=6,
        lens=150,
        size=(900, 900),
        target=(0.05, -0.1, 1.42),
        radius=0.28,
        fstop=2.5,
    ),
    "back": View(form="robot", rig="light", azimuth=148, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="stride", rig="light", azimuth=-48, elevation=4, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=-30, elevation=4, size=(1200, 630), shift_x=0.18),
}
