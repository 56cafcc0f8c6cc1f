"""A stocky sand-coloured agent that is half buggy.

Its windscreen is its chest, its roll cage its shoulders, a fat tyre on every corner.
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
    facet_arch,
    facing,
    on,
    place,
    prism,
    rectangle,
    shield,
    trapezium,
)
from studio.livery import Livery as SharedLivery
from studio.materials import Material, aluminium, blackened, glass, glow, gunmetal, ink, matte, paint
from studio.parts import (
    HandStyle,
    Station,
    beacon,
    block,
    bolt,
    boot,
    bull_bar,
    camera_lens,
    caution,
    corner_screws,
    data_plate,
    eye_line,
    hazard,
    headlamp,
    inner_frame,
    lamp_block,
    light_strip,
    limb_shell,
    louvre,
    mesh_grille,
    piston,
    pivot,
    plate,
    rod,
    screws,
    shell,
    slots,
    spine,
    stripe,
    text,
    wheel,
    window,
    wrapped,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton
from studio.view import View


BUILD = Proportions(
    thigh=0.25,
    shin=0.32,
    ankle=0.12,
    hip_width=0.18,
    waist=0.09,
    shoulder_width=0.41,
    shoulder_height=0.33,
    neck_height=0.43,
    neck=0.015,
    upper_arm=0.22,
    forearm=0.27,
    arm_girth=0.16,
    leg_girth=0.2,
)
TYRE = 0.17


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """The agent's materials."""

    deep: Material
    accent: Material
    pale: Material
    amber: Material


def livery() -> Livery:
    """Desert sand over charcoal, with a teal stripe."""
    return Livery(
        shell=paint("#745c36"),
        deep=matte("#26292d"),
        accent=paint("#0b5f63"),
        frame=gunmetal(),
        dark=blackened(),
        bright=aluminium(),
        print=ink("#1d1a14"),
        pale=ink("#cfc9ba"),
        light=glow("#4fe3f5", 1.5),
        amber=glow("#ffae42", 1.5),
    )


def corner_wheel(c: Livery, radius: float = TYRE) -> None:
    """One of the four tyres, axle along X, show side out."""
    wheel(radius, 0.13, 5, hub=c.accent, alloy=c.bright, ring=c.shell, blocks=20, rim=0.56)


def cab(c: Livery) -> None:
    """Split windscreen under a visor bar: the chest of the robot, the nose of the buggy."""
    hull = shell(
        (
            Station(0.0, 0.4, 0.24, 0, 0, 0.06),
            Station(-0.06, 0.54, 0.34, 0, 0, 0.08),
            Station(-0.18, 0.58, 0.36, 0, 0, 0.08),
            Station(-0.34, 0.5, 0.27, 0, 0.035, 0.07),
            Station(-0.37, 0.4, 0.2, 0, 0.04, 0.06),
        ),
        c.shell,
        None,
        (Panel("outer", 0.024),),
    )
    with at(y=-0.178, z=0.275, rx=-15):
        for side in both_sides():
            with at(x=0.102):
                window(((-0.088, -0.062), (0.07, -0.062), (0.106, -0.03), (0.09, 0.062), (-0.088, 0.062)))
        with at(z=0.088, y=-0.004):
            brow = place(prism(clipped(trapezium(0.36, 0.42, 0.04), 0.012), 0.045, 0.005, 0.008), c.deep)
            with on(brow, "front", 0, 0):
                lamp_block(0.24, 0.022, 6, c.light, c.frame, 0.012)
    with on(hull, "front", 0, -0.42):
        grille = place(prism(clipped(rectangle(0.24, 0.085), 0.02), 0.02, 0.004, 0.006), c.deep)
        with on(grille, "front", 0, 0):
            mesh_grille(0.17, 0.05, 0.012)
        corner_screws(grille, "front", 0.88, 0.7, 0.006)
    for side in both_sides():
        with on(hull, "front", 0.66, -0.4):
            place(prism(clipped(rectangle(0.1, 0.1), 0.026), 0.016, 0.004, 0.005), c.deep)
            with at(y=-0.014):
                headlamp(0.038, c.pale, depth=0.02)
        with on(hull, "outer", 0, 0.0):
            stripe(0.16, 0.026, 0.014, c.accent)
        with on(hull, "outer", -0.1, -0.4):
            text("T9", 0.075, c.print)
    with on(hull, "front", 0, -0.78):
        hazard(0.2, 0.014, 9, c.pale)


def cage(c: Livery) -> None:
    """Roll cage over the back, with a light bar and a spare tyre."""
    for _ in both_sides():
        rod((0.235, -0.02, 0.22), (0.2, 0.06, 0.58), 0.02, c.frame)
        rod((0.2, 0.06, 0.58), (0.2, 0.24, 0.56), 0.02, c.frame)
        rod((0.2, 0.24, 0.56), (0.2, 0.24, 0.28), 0.02, c.frame)
        # The brace runs from axis to axis, so that its ends stay inside the posts.
        rod((0.221, 0.011, 0.36), (0.2, 0.24, 0.5), 0.012, c.frame)
        with at(x=0.2, y=0.236, z=0.28):
            place(cylinder(0.03, 0.07, 0.005), c.deep)
        for z in (0.58, 0.56):
            with at(x=0.2, y=0.06 if z > 0.57 else 0.24, z=z):
                place(cylinder(0.027, 0.04, 0.004), c.deep)
    rod((-0.2, 0.06, 0.58), (0.2, 0.06, 0.58), 0.02, c.frame)
    rod((-0.2, 0.24, 0.56), (0.2, 0.24, 0.56), 0.02, c.frame)
    with at(y=0.035, z=0.615):
        place(box((0.3, 0.05, 0.03), 0.004, chamfer=0.01), c.deep)
        with at(y=-0.018, z=0.012):
            lamp_block(0.3, 0.05, 5, c.amber, c.shell, 0.03)
    block(0.36, 0.16, 0.3, c.dark)
    with facing("back", y=0.16, z=0.24):
        base = plate(clipped(rectangle(0.46, 0.36), 0.05), 0.06, c.deep, 0.014)
        screws(base, "front", ((-0.84, 0.84), (0.84, 0.84), (-0.84, -0.84), (0.84, -0.84)), 0.008)
        with at(y=-0.12), at(rz=-90):
            corner_wheel(c, 0.155)
    with at(x=-0.13, y=0.24, z=0.575):
        beacon(0.02, c.amber)


def waist(c: Livery) -> None:
    """Short ribbed turntable."""
    with at(z=-0.09):
        spine(0.13, 0.26, 0.2, 3, c.dark, c.frame)


def pelvis(c: Livery) -> None:
    """Belly pan with a bull bar in front."""
    shell(
        (
            Station(-0.05, 0.32, 0.22, 0, 0, 0.05),
            Station(0.0, 0.36, 0.25, 0, 0, 0.06),
            Station(0.07, 0.2, 0.19, 0, 0, 0.04),
        ),
        c.frame,
    )
    with at(y=-0.11, z=-0.01):
        guard = plate(shield(0.19, 0.16, 0.56, 0.3), 0.045, c.shell, 0.014, Panel(margin=0.016))
        with on(guard, "front", 0, -0.1):
            text("9", 0.06, c.print)
    with facing("back", y=0.11, z=-0.01):
        plate(clipped(trapezium(0.24, 0.17, 0.13), 0.03), 0.035, c.shell, 0.012)
    for _ in both_sides():
        with facing("outer", x=0.24, z=0.0):
            pivot(0.074, 0.036, c.accent, c.frame)


def head(c: Livery) -> None:
    """A low turret between the cage bars: one wide lit slit and a periscope lens."""
    base = shell(
        (
            Station(0.03, 0.16, 0.15, 0, 0.02, 0.04),
            Station(-0.02, 0.24, 0.22, 0, 0.02, 0.06),
            Station(-0.1, 0.25, 0.23, 0, 0.02, 0.06),
            Station(-0.135, 0.19, 0.17, 0, 0.025, 0.05),
        ),
        c.shell,
        None,
        (Panel("top", 0.016),),
    )
    with at(y=0.02, z=0.055):
        wrapped(((-0.03, 0.124, 0.122, 0), (0.022, 0.128, 0.126, 0)), glass(), 150, 0.014, 6)
        eye_line(((-0.006, 0.1305, 0.1285, 0), (0.004, 0.1312, 0.1292, 0)), c.light, 96, 6)
    with on(base, "front", -0.42, -0.72):
        slots(1, 0.05, 0.006)
    with at(x=0.06, y=0.01, z=0.125):
        place(cylinder(0.036, 0.07, 0.005), c.deep)
        with at(z=0.03, y=-0.026):
            camera_lens(0.026, c.light)
    for _ in both_sides():
        with facing("outer", x=0.122, y=0.03, z=0.05):
            pivot(0.04, 0.026, c.deep, c.frame)


def shoulder(c: Livery, side: int) -> None:
    """Front tyre under an angular mudguard."""
    place(box((0.13, 0.14, 0.15), chamfer=0.03), c.deep)
    with at(x=0.16, z=0.02):
        corner_wheel(c)
        with at(x=-0.075), at(rz=90):
            place(prism(facet_arch(TYRE + 0.012, 0.03, -0.01), 0.155, 0.006, 0.008), c.shell)
    with at(x=0.0, y=-0.075, z=0.04):
        light_strip(0.06, 0.009, c.light)


def upper_arm(c: Livery) -> None:
    """Short sleeve with a coil damper."""
    sleeve = limb_shell(0.1, BUILD.upper_arm - 0.045, 0.12, 0.13, c.shell, 0.94, 1.05, 0.4)
    with on(sleeve, "outer", 0, -0.1):
        slots(3, 0.05, 0.007, 0.01)
    # From the sleeve's back to the elbow's barrel: it may not cross the joint.
    piston((0, 0.07, -0.115), (0, 0.058, 0.005 - BUILD.upper_arm), 0.014)


def forearm(c: Livery, side: int) -> None:
    """Wide gauntlet, half of the bonnet of the buggy."""
    cuff = shell(
        (
            Station(0.04, 0.13, 0.14, 0, 0, 0.03),
            Station(0.085, 0.175, 0.185, 0.006, 0, 0.04),
            Station(0.205, 0.195, 0.205, 0.01, 0, 0.044),
            Station(0.25, 0.15, 0.16, 0.004, 0, 0.034),
        ),
        c.shell,
        None,
        (Panel("front", 0.018), Panel("outer", 0.02)),
    )
    with on(cuff, "front", 0, 0.0):
        stripe(0.07, 0.014, 0.008, c.accent)
    with on(cuff, "outer", 0, 0.0):
        if side > 0:
            text("T9-E", 0.036, c.print)
        else:
            caution(("AGENT UNIT", "HOT SURFACE"), 0.011, c.print)
    with on(cuff, "front", 0, -0.55):
        slots(3, 0.06, 0.006, 0.009)
    with on(cuff, "back", 0, 0.0):
        louvre(0.09, 0.09, 5, frame=c.frame)


def thigh(c: Livery) -> None:
    """Barrel thigh in charcoal."""
    leg = shell(
        (
            Station(0.04, 0.16, 0.17, 0.01, 0, 0.035),
            Station(0.09, 0.2, 0.21, 0.008, 0, 0.045),
            Station(0.16, 0.19, 0.2, 0.004, 0, 0.042),
            Station(0.2, 0.15, 0.16, 0, 0, 0.034),
        ),
        c.deep,
    )
    with on(leg, "front", 0, 0.0):
        inlay = plate(clipped(trapezium(0.11, 0.09, 0.09), 0.018), 0.018, c.shell, 0.008)
        screws(inlay, "front", ((-0.66, 0), (0.66, 0)), 0.006)
    with on(leg, "outer", 0, 0):
        slots(3, 0.07, 0.008, 0.012)


def shin(c: Livery, side: int) -> None:
    """Trunk-like lower leg with the rear tyre at its calf."""
    with at(y=-0.075):
        knee = shell(
            (
                Station(-0.07, 0.11, 0.06, 0, 0.01, 0.024),
                Station(0.0, 0.16, 0.095, 0, -0.01, 0.036),
                Station(0.07, 0.1, 0.05, 0, 0.01, 0.02),
            ),
            c.accent,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.014)
    leg = shell(
        (
            Station(0.05, 0.17, 0.17, 0, 0.01, 0.036),
            Station(0.1, 0.23, 0.24, 0.0, 0.006, 0.05),
            Station(0.22, 0.26, 0.27, 0, 0.004, 0.055),
            Station(0.285, 0.23, 0.24, 0, 0.0, 0.045),
        ),
        c.shell,
        None,
        (Panel("front", 0.024),),
    )
    with on(leg, "front", 0, 0.1):
        louvre(0.09, 0.07, 4, frame=c.frame)
    screws(leg, "front", ((-0.4, -0.66), (0.4, -0.66)), 0.0075)
    with at(x=0.198, y=0.115, z=-0.17):
        rod((-0.158, -0.07, 0), (-0.04, 0, 0), 0.04, c.frame)
        corner_wheel(c, 0.15)


def foot(c: Livery) -> None:
    """Short broad boot."""
    shoe = boot(0.34, 0.25, BUILD.ankle, c.deep, 0.6, 0.4, 0.66, toe_cap=c.shell)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.011)


def stance(pose: str) -> Pose:
    """Arms further out: there is a tyre on each shoulder."""
    base = POSES[pose]
    arms = {
        name: replace(arm, raised=max(arm.raised, 26), turn=arm.turn + 4)
        for name, arm in (("left_arm", base.left_arm), ("right_arm", base.right_arm))
    }
    return replace(base, **arms)


def robot(pose: str) -> None:
    """The standing agent."""
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (cab, cage, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.6, x=0.02, z=0.03),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.14, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )


def buggy() -> None:
    """The agent on its wheels: cab in front, cage behind, legs folded into the rear deck."""
    c = livery()
    with at(y=-0.18, z=0.2):
        with at(rx=14):
            cab(c)
        with at(y=0.12, z=-0.02):
            cage(c)
    with at(z=0.19):
        place(box((0.3, 1.06, 0.09), chamfer=0.03), c.dark)
    for y, radius in ((-0.42, TYRE), (0.4, TYRE)):
        for side in both_sides():
            with at(x=0.4, y=y, z=radius):
                corner_wheel(c, radius)
                with at(x=-0.075), at(rz=90):
                    place(prism(facet_arch(radius + 0.016, 0.03, 0.0), 0.155, 0.006, 0.008), c.shell)
                rod((-0.3, 0, 0.03), (-0.03, 0, 0), 0.03, c.frame)
                rod((-0.3, 0.06, -0.02), (-0.03, 0, -0.01), 0.018, c.frame)
                piston((-0.24, 0.05, 0.2), (-0.06, 0.03, 0.03), 0.022)
            with at(x=0.28, y=y, z=radius + 0.02):
                place(box((0.16, 0.1, 0.14), chamfer=0.03), c.deep)
    for side in both_sides():
        with at(x=0.31, z=0.22):
            place(box((0.12, 0.46, 0.12), 0.008, (0.8, 0.94), (0, 0), 0.03, (Panel("outer", 0.018),)), c.shell)
            with at(x=0.0, z=-0.075):
                place(box((0.14, 0.4, 0.025), 0.004, chamfer=0.01), c.frame)
        with at(x=0.15, y=0.36, z=0.34):
            leg = place(box((0.2, 0.44, 0.16), 0.01, (0.86, 0.9), (0, 0), 0.045, (Panel("top", 0.02),)), c.shell)
            with on(leg, "top", 0, 0):
                louvre(0.1, 0.16, 6, frame=c.frame)
            with on(leg, "back", 0, 0.1):
                lamp_block(0.1, 0.03, 3, glow("#ff3b2a", 1.2), c.frame)
    with at(y=-0.49, z=0.2):
        bull_bar(0.5, 0.17, 0.018)
    with at(y=-0.44, z=0.2):
        place(box((0.42, 0.12, 0.09), 0.006, (0.9, 0.8), (0, 0), 0.024), c.deep)
    with facing("back", y=0.53, z=0.2):
        bumper = plate(clipped(trapezium(0.46, 0.4, 0.1), 0.024), 0.05, c.deep, 0.01)
        with on(bumper, "front", 0, 0):
            data_plate(0.12, 0.04, ("T9-E", "AGENT"))


def build(form: str, pose: str) -> None:
    """Makes the robot or the buggy in the empty scene."""
    begin()
    if form == "vehicle":
        buggy()
    else:
        robot(pose)
    assemble(f"agent {form}", 1.2)


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=-32, elevation=5, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=-32, elevation=6, size=(1200, 1500)),
    "vehicle": View(form="vehicle", rig="light", azimuth=-38, elevation=10, size=(1600, 1200)),
    "vehicle-cut-out": View(form="vehicle", rig="cut-out", azimuth=-38, elevation=10, size=(1600, 1000)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-30,
        elevation=6,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.5),
        radius=0.4,
        fstop=2.8,
    ),
    "detail-wheel": View(
        form="vehicle",
        rig="light",
        azimuth=-62,
        elevation=8,
        lens=150,
        size=(900, 900),
        target=(-0.45, -0.45, 0.25),
        radius=0.36,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=148, elevation=8, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=-30, elevation=5, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=-32, elevation=5, size=(1200, 630), shift_x=0.18),
}
