"""An amber sprinter in rounded shells.

Bonnet for a chest, wheel arches for shoulders, its rear wing worn as a collar and its tyres as skates.
"""

from dataclasses import replace

from mathutils import Matrix

from studio.figure import alike, dress_limbs, dress_trunk, hands
from studio.geometry import (
    Outline,
    Panel,
    Solid,
    assemble,
    at,
    begin,
    both_sides,
    box,
    clipped,
    cylinder,
    facing,
    line,
    on,
    place,
    pointing,
    prism,
    shield,
    trapezium,
)
from studio.materials import aluminium, blackened, glow, gunmetal, ink, matte, paint
from studio.parts import (
    HandStyle,
    Station,
    bellows,
    bolt,
    boot,
    chevrons,
    fin,
    hose,
    inner_frame,
    lamp_block,
    light_strip,
    limb_shell,
    louvre,
    mesh_grille,
    piston,
    plate,
    rod,
    rounded_shell,
    screw,
    screws,
    shell,
    slots,
    stripe,
    text,
    wheel,
    window,
    wrapped,
)
from studio.skeleton import POSES, Proportions, Skeleton
from _amber import Livery
from _sprinter_head import head
from studio.view import View


BUILD = Proportions(
    thigh=0.39,
    shin=0.45,
    ankle=0.13,
    hip_width=0.13,
    waist=0.15,
    shoulder_width=0.35,
    shoulder_height=0.37,
    neck_height=0.45,
    neck=0.045,
    upper_arm=0.25,
    forearm=0.28,
    arm_girth=0.13,
    leg_girth=0.165,
)


def livery() -> Livery:
    """Amber over white, teal in the seams."""
    return Livery(
        shell=paint("#b06a04"),
        white=paint("#a3a7a5"),
        teal=paint("#0a5a5c"),
        frame=gunmetal(),
        dark=blackened(),
        grey=matte("#24282c"),
        bright=aluminium(),
        print=ink("#1f1a10"),
        light=glow("#dff6ff", 1.5),
        tail=glow("#ff3b2a", 1.3),
    )


FRONT, OUTER = pointing("front"), pointing("outer")


def gaps(solid: Solid, view: Matrix, c: Livery, *lines: Outline) -> None:
    """The gaps between the panels of a shell."""
    for each in lines:
        place(line(solid, view, each, 0.004, 0.0006), c.dark)


def tyre(c: Livery, radius: float, width: float = 0.085) -> None:
    """A road wheel with slim split spokes."""
    wheel(radius, width, 5, True, 0.74, 40, "sport", c.bright, c.teal)


def chest(c: Livery) -> None:
    """Short rounded bonnet with slanted lamps, a dark mouth below and a white keel."""
    shell(
        (
            Station(-0.03, 0.18, 0.15, 0, 0.01, 0.04),
            Station(-0.17, 0.34, 0.24, 0, 0.01, 0.07),
            Station(-0.37, 0.36, 0.24, 0, 0.015, 0.09),
            Station(-0.42, 0.3, 0.18, 0, 0.015, 0.05),
        ),
        c.dark,
    )
    hull = rounded_shell(
        (
            Station(-0.14, 0.24, 0.24, 0, -0.004, (0.07, 0.07)),
            Station(-0.21, 0.4, 0.33, 0, -0.012, (0.12, 0.1)),
            Station(-0.32, 0.5, 0.36, 0, -0.01, (0.15, 0.11)),
            Station(-0.4, 0.46, 0.3, 0, 0.002, (0.14, 0.09)),
            Station(-0.435, 0.34, 0.2, 0, 0.014, (0.1, 0.06)),
        ),
        c.shell,
    )
    gaps(hull, FRONT, c, ((-0.17, 0.2), (-0.12, 0.29), (0.12, 0.29), (0.17, 0.2)), ((0.0, 0.405), (0.0, 0.42)))
    with on(hull, "front", 0, -0.34):
        mouth = place(prism(clipped(trapezium(0.21, 0.15, 0.075), 0.02), 0.02, 0.004, 0.006), c.grey)
        with on(mouth, "front", 0, 0):
            mesh_grille(0.13, 0.04, 0.01)
    with on(hull, "front", 0, 0.32):
        keel = place(prism(clipped(trapezium(0.085, 0.11, 0.12), 0.018), 0.012, 0.003, 0.005), c.white)
        with on(keel, "front", 0, 0.1):
            text("31", 0.056, c.print)
    for side in both_sides():
        with on(hull, "front", 0.58, 0.02):
            with at(ry=-14 * 1):
                lamp_block(
                    0.1,
                    0.036,
                    2,
                    c.light,
                    c.grey,
                    0.02,
                    outline=((-0.055, -0.016), (0.05, -0.024), (0.06, 0.014), (-0.03, 0.026)),
                )
        with on(hull, (1, -1, 0), 0, 0.55):
            stripe(0.07, 0.012, 0.006, c.teal)
        with on(hull, "outer", 0, -0.1):
            louvre(0.11, 0.07, 5, frame=c.frame)
        hose(((0.09, -0.07, 0.13), (0.13, -0.09, 0.06), (0.11, -0.07, -0.02), (0.07, -0.04, -0.06)), 0.012)
        piston((0.08, 0.04, 0.15), (0.07, 0.04, -0.09), 0.014)
    screws(hull, "front", ((-0.32, -0.62), (0.32, -0.62)), 0.007)


def back(c: Livery) -> None:
    """Folded cabin on the shoulder blades; the rear wing stands behind the neck."""
    with facing("back", y=0.13, z=0.26):
        cabin = plate(clipped(trapezium(0.26, 0.34, 0.3), 0.05), 0.1, c.shell, 0.04)
        with on(cabin, "front", 0, 0.1):
            window(((-0.1, -0.07), (0.1, -0.07), (0.085, 0.05), (-0.085, 0.05)))
        with on(cabin, "front", 0, -0.66):
            lamp_block(0.2, 0.026, 7, c.tail, c.grey)
        screws(cabin, "front", ((-0.72, 0.4), (0.72, 0.4)), 0.007)
    for side in both_sides():
        rod((0.108, 0.16, 0.34), (0.13, 0.24, 0.49), 0.018, c.frame)
        with at(x=0.29, y=0.25, z=0.505, ry=-12):
            fin(((-0.05, -0.04), (0.06, -0.03), (0.05, 0.035), (-0.03, 0.045)), 0.016, c.teal)
    with at(y=0.25, z=0.495, rx=-12):
        wing = place(box((0.58, 0.09, 0.022), 0.006, 1.0, (0, 0), 0.02), c.shell)
        with on(wing, "back", 0, 0):
            light_strip(0.2, 0.007, c.tail)


def waist(c: Livery) -> None:
    """Narrow bellows with two bands, clear of its folds and of the chest."""
    with at(z=-0.15):
        bellows(0.085, 0.27, 8)
    for z, girth in ((-0.01, 0.21), (-0.075, 0.2)):
        with at(z=z):
            wrapped(
                ((-0.022, girth / 2, girth * 0.45, 0.0), (0.022, girth / 2 + 0.005, girth * 0.47, 0.0)),
                c.white,
                150,
                0.014,
                6,
            )


def pelvis(c: Livery) -> None:
    """Slim saddle with hip guards."""
    shell(
        (
            Station(-0.06, 0.19, 0.16, 0, 0, 0.04),
            Station(0.0, 0.23, 0.18, 0, 0, 0.05),
            Station(0.08, 0.11, 0.14, 0, 0, 0.035),
        ),
        c.frame,
    )
    with at(y=-0.075, z=-0.025, rx=4):
        guard = plate(shield(0.13, 0.18, 0.46, 0.3), 0.036, c.shell, 0.014, Panel(margin=0.014))
        with on(guard, "front", 0, 0.4):
            stripe(0.05, 0.008, 0, c.teal)
    with facing("back", y=0.08, z=-0.01):
        plate(clipped(trapezium(0.17, 0.11, 0.14), 0.03), 0.03, c.white, 0.012)
    for _ in both_sides():
        with at(x=0.12, y=-0.09, z=0.0, ry=8, rz=14):
            plate(
                clipped(((-0.045, -0.1), (0.025, -0.11), (0.06, -0.03), (0.05, 0.05), (-0.045, 0.05)), 0.014),
                0.03,
                c.white,
                0.01,
            )


def shoulder(c: Livery, side: int) -> None:
    """A round wheel arch."""
    cap = rounded_shell(
        (
            Station(-0.1, 0.1, 0.16, 0.014, 0, (0.04, 0.06)),
            Station(-0.05, 0.15, 0.23, 0.02, 0, (0.06, 0.085)),
            Station(0.05, 0.16, 0.245, 0.024, 0, (0.065, 0.09)),
            Station(0.12, 0.12, 0.18, 0.02, 0, (0.05, 0.07)),
        ),
        c.shell,
        (Panel("outer", 0.02),),
    )
    with on(cap, "outer", 0, 0.0):
        if side > 0:
            text("31", 0.05, c.print)
        else:
            chevrons(3, 0.012, 0.034, 0.024, c.teal)
    # Upright: the facet is narrow.
    with on(cap, "front", 0, -0.1), at(ry=90):
        light_strip(0.05, 0.008, glow("#ffae42", 1.5))
    with at(x=0.012, z=-0.13):
        place(cylinder(0.058, 0.03, 0.006), c.teal)


def upper_arm(c: Livery) -> None:
    """White sleeve."""
    sleeve = limb_shell(0.12, BUILD.upper_arm - 0.045, 0.095, 0.105, c.white, 0.94, 1.04, 0.4)
    with on(sleeve, "outer", 0, 0):
        slots(3, 0.036, 0.006, 0.008)
    # From the sleeve's back to the elbow's barrel: it may not cross the joint.
    piston((0, 0.057, -0.155), (0, 0.05, 0.004 - BUILD.upper_arm), 0.012)


def forearm(c: Livery, side: int) -> None:
    """Door-panel cuff with a wheel outside the elbow."""
    cuff = rounded_shell(
        (
            Station(0.045, 0.1, 0.11, 0, 0, 0.03),
            Station(0.095, 0.14, 0.15, 0.004, 0, 0.042),
            Station(0.2, 0.15, 0.165, 0.006, 0, 0.046),
            Station(0.25, 0.115, 0.13, 0, 0, 0.036),
        ),
        c.shell,
        (Panel("front", 0.016),),
        0.018,
    )
    gaps(cuff, OUTER, c, ((-0.07, -0.19), (0.0, -0.2), (0.07, -0.19)))
    with on(cuff, "front", 0, -0.1):
        stripe(0.05, 0.009, 0.006, c.teal)
    with on(cuff, "inner", 0, 0):
        louvre(0.07, 0.08, 4, frame=c.frame)
    with at(x=0.115, y=0.02, z=-0.11):
        rod((-0.07, 0, 0), (-0.02, 0, 0), 0.03, c.frame)
        tyre(c, 0.1)
    if side < 0:
        with on(cuff, "front", 0, 0.5):
            screw(0.008)


def thigh(c: Livery) -> None:
    """White sprinter's thigh with a dark inset."""
    leg = rounded_shell(
        (
            Station(0.06, 0.125, 0.14, 0.006, 0, 0.036),
            Station(0.13, 0.17, 0.19, 0.004, 0, 0.052),
            Station(0.27, 0.148, 0.164, 0, 0, 0.046),
            Station(0.33, 0.112, 0.122, 0, 0, 0.034),
        ),
        c.white,
        (Panel("front", 0.02),),
        0.02,
    )
    gaps(leg, FRONT, c, ((-0.07, -0.26), (-0.02, -0.285), (0.02, -0.285), (0.07, -0.26)))
    with on(leg, "outer", 0, 0.1):
        inlay = plate(shield(0.09, 0.16, 0.5, 0.3), 0.016, c.grey, 0.007)
        with on(inlay, "front", 0, 0):
            slots(4, 0.04, 0.006, 0.009, c.frame)


def shin(c: Livery, side: int) -> None:
    """Flared amber shin with a round knee; the rear tyre sits at the heel."""
    with at(y=-0.058):
        knee = rounded_shell(
            (
                Station(-0.08, 0.085, 0.05, 0, 0.01, 0.026),
                Station(0.0, 0.13, 0.085, 0, -0.008, 0.042),
                Station(0.08, 0.085, 0.045, 0, 0.01, 0.022),
            ),
            c.teal,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.012)
    leg = rounded_shell(
        (
            Station(0.06, 0.13, 0.14, 0, 0.004, 0.036),
            Station(0.13, 0.175, 0.19, 0, 0.002, 0.052),
            Station(0.28, 0.2, 0.215, 0.002, 0, 0.06),
            Station(0.4, 0.16, 0.175, 0, 0, 0.046),
        ),
        c.shell,
        (Panel("front", 0.022), Panel("outer", 0.02)),
        0.02,
    )
    gaps(leg, FRONT, c, ((-0.085, -0.3), (-0.04, -0.325), (0.04, -0.325), (0.085, -0.3)))
    gaps(leg, OUTER, c, ((-0.09, -0.3), (0.09, -0.3)))
    with on(leg, "front", 0, -0.1):
        slots(3, 0.05, 0.007, 0.01)
    with on(leg, "front", 0, 0.55):
        text("L" if side > 0 else "R", 0.03, c.print)
    with on(leg, "front", 0, -0.7):
        stripe(0.06, 0.01, 0, c.teal)
    for x in (-0.032, 0.032):
        piston((x, 0.045, -0.13), (x, 0.05, 0.008), 0.012)
    # A fork carries the wheel just clear of the calf.
    with at(y=0.226, z=-0.3):
        tyre(c, 0.115, 0.1)
        rod((-0.068, 0, 0), (0.068, 0, 0), 0.012, c.frame)
        for x in (-0.064, 0.064):
            rod((x, -0.16, 0.03), (x, 0, 0), 0.013, c.frame)
            with at(x=x, ry=90):
                place(cylinder(0.022, 0.018, 0.003), c.frame)


def foot(c: Livery) -> None:
    """Pointed running boot."""
    shoe = boot(0.38, 0.2, BUILD.ankle, c.grey, 0.66, 0.34, 0.64, toe_cap=c.shell)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.01)
    with at(y=-0.06, z=-0.012, rx=36):
        guard = plate(trapezium(0.09, 0.12, 0.085, chamfer=0.016), 0.026, c.white, 0.01)
        screws(guard, "front", ((0, 0),), 0.007)


def robot(pose: str) -> None:
    """The standing sprinter."""
    c = livery()
    base = POSES[pose]
    feet = (
        {}
        if pose in ("action", "stride")
        else {"left_foot": replace(base.left_foot, out=0.215), "right_foot": replace(base.right_foot, out=0.205)}
    )
    bones = Skeleton(BUILD, replace(base, **feet))
    inner_frame(bones, pistons=False)
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
            "hand": (hands(bones, 0.98, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )


def build(form: str, pose: str) -> None:
    """Makes the robot or the coupé in the empty scene."""
    begin()
    if form == "vehicle":
        from coupe.car import coupe

        coupe(livery(), tyre)
    else:
        robot(pose)
    assemble(f"sprinter {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=-27, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=-27, elevation=5, size=(1200, 1500)),
    "vehicle": View(form="vehicle", rig="light", azimuth=-40, elevation=8, size=(1600, 1200)),
    "vehicle-cut-out": View(form="vehicle", rig="cut-out", azimuth=-40, elevation=8, size=(1600, 1000)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-30,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.68),
        radius=0.36,
        fstop=2.5,
    ),
    "detail-wheel": View(
        form="robot",
        rig="dark",
        azimuth=-70,
        elevation=6,
        lens=150,
        size=(900, 900),
        target=(-0.4, 0, 1.12),
        radius=0.3,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=150, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="stride", rig="light", azimuth=-42, elevation=4, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=-27, elevation=4, size=(1200, 630), shift_x=0.18),
}
