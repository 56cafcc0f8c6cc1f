"""A pocket-sized amber scout with a city car's round roof on its back like a shell, big lamp eyes on its chest, short
legs and large feet.
"""

from dataclasses import replace

from mathutils import Matrix

from studio.figure import alike, dress_limbs, dress_trunk, hands, raised
from studio.geometry import (
    Panel,
    Solid,
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
    shield,
    trapezium,
)
from studio.materials import aluminium, blackened, glass, glow, gunmetal, ink, matte, paint
from studio.parts import (
    HandStyle,
    Station,
    bellows,
    bolt,
    boot,
    camera_lens,
    data_plate,
    door_handle,
    headlamp,
    hose,
    inner_frame,
    lamp_block,
    light_strip,
    limb_shell,
    mesh_grille,
    mirror,
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
    wheel,
    window,
    wrapped,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton
from _amber import Livery
from studio.view import View

Point3 = tuple[float, float, float]

BUILD = Proportions(
    thigh=0.22,
    shin=0.3,
    ankle=0.13,
    hip_width=0.15,
    waist=0.08,
    shoulder_width=0.36,
    shoulder_height=0.34,
    neck_height=0.44,
    neck=0.01,
    upper_arm=0.22,
    forearm=0.27,
    arm_girth=0.14,
    leg_girth=0.18,
)


def livery() -> Livery:
    """Warm amber, teal belt line, white face."""
    return Livery(
        shell=paint("#b87405"),
        white=paint("#a7aaa6"),
        teal=paint("#0b5f5f"),
        frame=gunmetal(),
        dark=blackened(),
        grey=matte("#25292d"),
        bright=aluminium(),
        print=ink("#1f1a10"),
        light=glow("#eef6ff", 1.5),
        tail=glow("#ff3b2a", 1.3),
    )


def tyre(c: Livery, radius: float) -> None:
    """A small wheel with a flat amber cap."""
    wheel(radius, radius * 0.72, 5, False, 0.66, 34, "road", c.bright, c.shell, c.white)


def arc(y: float, width: float, high: float, low: float = 0.0) -> tuple[Point3, ...]:
    """An arch-shaped cross-section of the roof shell at `y`."""
    w = width / 2
    return (
        (-w, y, low),
        (w, y, low),
        (w * 0.98, y, low + (high - low) * 0.5),
        (w * 0.78, y, low + (high - low) * 0.84),
        (w * 0.4, y, high),
        (-w * 0.4, y, high),
        (-w * 0.78, y, low + (high - low) * 0.84),
        (-w * 0.98, y, low + (high - low) * 0.5),
    )


def chest(c: Livery) -> None:
    """The car's face: two big lamps, a smiling mouth-free bumper, a belt of teal."""
    shell(
        (
            Station(0.0, 0.28, 0.2, 0, 0.0, 0.05),
            Station(-0.12, 0.42, 0.28, 0, 0.0, 0.08),
            Station(-0.36, 0.42, 0.26, 0, 0.01, 0.07),
            Station(-0.4, 0.3, 0.2, 0, 0.01, 0.05),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.02, 0.36, 0.28, 0, -0.01, (0.1, 0.09)),
            Station(-0.09, 0.48, 0.36, 0, -0.016, (0.14, 0.12)),
            Station(-0.25, 0.52, 0.38, 0, -0.012, (0.15, 0.125)),
            Station(-0.36, 0.47, 0.31, 0, 0.0, (0.14, 0.1)),
            Station(-0.41, 0.34, 0.2, 0, 0.012, (0.1, 0.06)),
        ),
        c.shell,
    )
    for _ in both_sides():
        with on(hull, (0.55, -1, 0.1), 0.12, 0.12):
            place(cylinder_ring(0.074), c.white)
            headlamp(0.058, c.light, c.bright, 0.034)
        with on(hull, "outer", 0, -0.05):
            stripe(0.12, 0.024, 0.0, c.teal)
        piston((0.1, 0.04, 0.06), (0.09, 0.04, -0.07), 0.016)
        hose(((0.13, -0.07, 0.04), (0.16, -0.09, -0.01), (0.13, -0.07, -0.06)), 0.013)
    with on(hull, "front", 0, 0.28):
        bonnet = plate(clipped(trapezium(0.12, 0.16, 0.15), 0.03), 0.016, c.white, 0.008, Panel(margin=0.016))
        with on(bonnet, "front", 0, 0):
            text("17", 0.07, c.print)
    with on(hull, "front", 0, -0.62):
        bumper = place(prism(clipped(trapezium(0.3, 0.26, 0.06), 0.02), 0.036, 0.006, 0.01), c.bright)
        with on(bumper, "front", 0, 0):
            mesh_grille(0.13, 0.022, 0.009)
        for x in (-0.72, 0.72):
            with on(bumper, "front", x, 0):
                screw(0.009)


def cylinder_ring(radius: float) -> Solid:
    """A collar around a lamp, seen from the front."""
    return lathe(
        ((radius * 0.74, -0.012), (radius, -0.012), (radius, 0.008), (radius * 0.9, 0.02), (radius * 0.74, 0.02)),
        36,
        0.003,
        True,
    ).moved(Matrix.Rotation(1.5708, 4, "X"))


def turtle(c: Livery) -> None:
    """The car's roof and rear on the back, with windows, wheels and number plate."""
    with at(y=0.14, z=0.2, rx=-90):
        roof = place(
            loft(
                (
                    arc(-0.3, 0.42, 0.12),
                    arc(-0.22, 0.56, 0.22),
                    arc(0.0, 0.62, 0.28),
                    arc(0.2, 0.6, 0.25),
                    arc(0.3, 0.46, 0.14),
                ),
                0.012,
            ),
            c.shell,
        )
        with on(roof, "top", 0, -0.4):
            window(clipped(trapezium(0.2, 0.22, 0.11), 0.03))
        with on(roof, "top", 0, 0.12):
            stripe(0.2, 0.02, 0, c.teal)
        # Modelled on a roof that lies flat: once it hangs on the back, this reads the right way up.
        with on(roof, "top", 0, 0.42), at(ry=180):
            data_plate(0.15, 0.06, ("KM  17", "G1"))
        for x in (-0.6, 0.6):
            with on(roof, "top", x, 0.4):
                lamp_block(0.07, 0.05, 2, c.tail, c.grey)
            with on(roof, "top", x * 1.25, -0.2):
                window(clipped(trapezium(0.06, 0.07, 0.15), 0.016))
    for _ in both_sides():
        with at(x=0.29, y=0.2, z=0.06):
            rod((-0.12, -0.03, 0.02), (-0.02, 0, 0), 0.03, c.frame)
            tyre(c, 0.13)


def waist(c: Livery) -> None:
    """A short wide bellows."""
    with at(z=-0.09):
        bellows(0.12, 0.14, 4)


def pelvis(c: Livery) -> None:
    """A round belly with a belt."""
    shell(
        (
            Station(-0.05, 0.26, 0.22, 0, 0, 0.06),
            Station(0.0, 0.31, 0.25, 0, 0, 0.07),
            Station(0.08, 0.18, 0.18, 0, 0, 0.05),
        ),
        c.grey,
    )
    # Clear of the belly, whose ridge would bite into its flanks.
    with at(y=-0.134, z=-0.015, rx=4):
        with at(y=0.025):
            place(box((0.08, 0.05, 0.08)), c.frame)
        guard = plate(shield(0.15, 0.14, 0.5, 0.3), 0.034, c.shell, 0.014, Panel(margin=0.016))
        with on(guard, "front", 0, 0.35):
            light_strip(0.05, 0.008, glow("#4fe3f5", 1.5))
    for _ in both_sides():
        with facing("outer", x=0.19, z=0.0):
            pivot(0.07, 0.034, c.teal, c.frame)


def head(c: Livery) -> None:
    """A small round head, set low: one wide visor with two soft eyes under a peaked amber cap."""
    skull = place(
        lathe(
            ((0.0, -0.03), (0.07, -0.03), (0.106, 0.0), (0.122, 0.05), (0.118, 0.1), (0.09, 0.14), (0.0, 0.15)),
            40,
            0.003,
        ),
        c.white,
    )
    with at(y=-0.004):
        wrapped(
            ((0.03, 0.118, 0.12, 0), (0.06, 0.126, 0.13, 0), (0.1, 0.124, 0.128, 0), (0.118, 0.114, 0.118, 0)),
            glass(),
            150,
            0.014,
            24,
        )
        for turn in (-25, 25):
            with at(rz=turn), at(y=-0.128, z=0.076):
                camera_lens(0.025, glow("#4fe3f5", 1.6), c.teal)
    cap = place(
        lathe(
            ((0.0, 0.112), (0.128, 0.112), (0.136, 0.122), (0.13, 0.15), (0.1, 0.19), (0.05, 0.212), (0.0, 0.216)),
            44,
            0.004,
        ),
        c.shell,
    )
    with at(y=-0.12, z=0.124):
        place(prism(clipped(trapezium(0.12, 0.16, 0.022), 0.006), 0.05, 0.004, 0.008), c.shell)
    with on(cap, "top", 0, 0):
        place(cylinder(0.03, 0.014, 0.003), c.teal)
    with on(skull, "front", 0, -0.5, 0.003):
        mesh_grille(0.06, 0.022, 0.008)
    for _ in both_sides():
        with facing("outer", x=0.118, y=0.01, z=0.07):
            pivot(0.046, 0.03, c.shell, c.frame)


def shoulder(c: Livery, side: int) -> None:
    """A rounded front wing."""
    cap = shell(
        (
            Station(-0.1, 0.1, 0.15, 0.02, 0, (0.04, 0.06)),
            Station(-0.05, 0.16, 0.23, 0.03, 0, (0.065, 0.09)),
            Station(0.05, 0.175, 0.25, 0.034, 0, (0.07, 0.1)),
            Station(0.115, 0.13, 0.19, 0.026, 0, (0.055, 0.075)),
        ),
        c.shell,
        None,
        (Panel("outer", 0.022),),
    )
    with on(cap, "front", 0.1, 0.0):
        place(prism(rectangle(0.05, 0.03, 0.01), 0.012, 0.003, 0.003), glow("#ffae42", 1.5))
    if side > 0:
        # On the wing's own surface: placed by measure, it stood in the air beside what narrows towards the top.
        with on(cap, "outer", -0.2, 0.5), at(rz=-90):
            mirror(c.shell, 0.032, 0.08, 0.05)
    else:
        with on(cap, "outer", 0, 0):
            text("G1", 0.05, c.print)


def upper_arm(c: Livery) -> None:
    """White sleeve."""
    sleeve = limb_shell(0.11, BUILD.upper_arm - 0.04, 0.11, 0.12, c.white, 0.94, 1.05, 0.4)
    with on(sleeve, "outer", 0, -0.2):
        slots(2, 0.04, 0.007, 0.009)


def forearm(c: Livery, side: int) -> None:
    """Bulging cuff made of a car door."""
    cuff = shell(
        (
            Station(0.035, 0.12, 0.13, 0, 0, 0.036),
            Station(0.085, 0.175, 0.185, 0.004, 0, 0.054),
            Station(0.19, 0.195, 0.205, 0.006, 0, 0.06),
            Station(0.245, 0.15, 0.16, 0.0, 0, 0.046),
        ),
        c.shell,
    )
    with on(cuff, "outer", 0.2, 0.1):
        door_handle(0.05)
    with on(cuff, "front", 0, 0):
        stripe(0.066, 0.014, 0, c.teal)
    with on(cuff, "front", 0, -0.5):
        slots(2 if side > 0 else 3, 0.05, 0.007, 0.01)


def thigh(c: Livery) -> None:
    """Short barrel."""
    leg = shell(
        (
            Station(0.04, 0.15, 0.16, 0.006, 0, 0.042),
            Station(0.09, 0.19, 0.2, 0.004, 0, 0.056),
            Station(0.15, 0.18, 0.19, 0, 0, 0.052),
            Station(0.18, 0.14, 0.15, 0, 0, 0.04),
        ),
        c.white,
    )
    with on(leg, "front", 0, 0):
        slots(3, 0.06, 0.008, 0.011)


def shin(c: Livery, side: int) -> None:
    """A big round leg with the front wheel at its side."""
    with at(y=-0.07):
        knee = shell(
            (
                Station(-0.06, 0.1, 0.05, 0, 0.01, 0.03),
                Station(0.0, 0.15, 0.09, 0, -0.008, 0.045),
                Station(0.06, 0.1, 0.045, 0, 0.01, 0.026),
            ),
            c.teal,
        )
        with on(knee, "front", 0, 0.05):
            bolt(0.013)
    leg = shell(
        (
            Station(0.05, 0.16, 0.165, 0, 0.004, 0.045),
            Station(0.1, 0.22, 0.235, 0, 0.002, 0.064),
            Station(0.2, 0.255, 0.27, 0.002, 0, 0.074),
            Station(0.27, 0.225, 0.24, 0, 0, 0.064),
        ),
        c.shell,
        None,
        (Panel("front", 0.024),),
    )
    with on(leg, "front", 0, 0.1):
        text("L" if side > 0 else "R", 0.04, c.print)
    with on(leg, "front", 0, -0.66):
        stripe(0.09, 0.014, 0, c.teal)
    with at(x=0.15, y=0.03, z=-0.16):
        tyre(c, 0.115)


def foot(c: Livery) -> None:
    """Oversized shoe."""
    shoe = boot(0.44, 0.28, BUILD.ankle, c.grey, 0.62, 0.38, 0.7, toe_cap=c.shell)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.012)
    with at(y=-0.09, z=-0.01, rx=34):
        guard = plate(trapezium(0.13, 0.17, 0.1, chamfer=0.026), 0.03, c.white, 0.012)
        screws(guard, "front", ((-0.5, 0), (0.5, 0)), 0.008)


def stance(pose: str) -> Pose:
    """Arms clear of the round body."""
    base = POSES[pose]
    arms = {
        name: replace(arm, raised=max(arm.raised, 24))
        for name, arm in (("left_arm", base.left_arm), ("right_arm", base.right_arm))
    }
    return replace(base, **arms)


def build(form: str, pose: str) -> None:
    """Makes the scout in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, turtle, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.5),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.12, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    assemble(f"scout {form}", 1.3)


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=26, elevation=5, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=26, elevation=6, size=(1200, 1500)),
    "wave": View(form="robot", pose="wave", rig="light", azimuth=-18, elevation=6, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=30,
        elevation=6,
        lens=150,
        size=(1200, 1200),
        target=(0, 0, 1.56),
        radius=0.4,
        fstop=2.8,
    ),
    "detail-shell": View(
        form="robot",
        rig="light",
        azimuth=150,
        elevation=14,
        lens=150,
        size=(900, 900),
        target=(0, 0.25, 1.2),
        radius=0.46,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=-148, elevation=8, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=28, elevation=5, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=26, elevation=5, size=(1200, 630), shift_x=0.18),
}
