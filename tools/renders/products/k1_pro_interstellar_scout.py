"""The expedition version of the grey and orange surveyor.

Stocky, twin-lensed, under a frame pack with a boom of instruments over one shoulder.
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
    on,
    place,
    prism,
    rectangle,
    shield,
    torus,
    trapezium,
)
from studio.livery import Livery as SharedLivery
from studio.materials import Material, aluminium, blackened, glass, glow, gunmetal, ink, paint
from studio.parts import (
    HandStyle,
    Station,
    beacon,
    boot,
    bolt,
    camera_lens,
    caution,
    chevrons,
    corner_screws,
    data_plate,
    fan,
    hazard,
    hose,
    inner_frame,
    lamp_block,
    light_strip,
    limb_shell,
    louvre,
    mesh_grille,
    pauldron,
    piston,
    pivot,
    plate,
    rod,
    screw,
    screws,
    shell,
    slots,
    spine,
    stripe,
    tank,
    text,
)
from studio.skeleton import POSES, Pose, Proportions, Skeleton
from studio.view import View


BUILD = Proportions(
    thigh=0.33,
    shin=0.4,
    ankle=0.13,
    hip_width=0.155,
    waist=0.13,
    shoulder_width=0.37,
    shoulder_height=0.35,
    neck_height=0.43,
    neck=0.05,
    upper_arm=0.25,
    forearm=0.27,
    arm_girth=0.15,
    leg_girth=0.19,
)


@dataclass(frozen=True, kw_only=True)
class Livery(SharedLivery):
    """The expedition's materials."""

    second: Material
    accent: Material
    pale: Material
    amber: Material


def livery() -> Livery:
    """Graphite first, grey second, orange on what is carried."""
    return Livery(
        shell=paint("#3b4148"),
        second=paint("#7c8389"),
        accent=paint("#b83f06"),
        frame=gunmetal(),
        dark=blackened(),
        bright=aluminium(),
        print=ink("#20242a"),
        pale=ink("#c9cdd0"),
        light=glow("#4fe3f5", 1.5),
        amber=glow("#ffae42", 1.5),
    )


def chest(c: Livery) -> None:
    """A broad block with a cooled front, harness bars and the type number."""
    shell(
        (
            Station(-0.05, 0.24, 0.2, 0, 0.01, 0.04),
            Station(-0.18, 0.42, 0.28, 0, 0.01, 0.07),
            Station(-0.37, 0.5, 0.28, 0, 0.02, 0.07),
            Station(-0.41, 0.36, 0.22, 0, 0.02, 0.05),
        ),
        c.dark,
    )
    hull = shell(
        (
            Station(-0.11, 0.3, 0.26, 0, 0.0, (0.06, 0.05)),
            Station(-0.17, 0.44, 0.33, 0, -0.004, (0.08, 0.06)),
            Station(-0.33, 0.52, 0.34, 0, 0.0, (0.09, 0.06)),
            Station(-0.395, 0.44, 0.28, 0, 0.016, (0.08, 0.05)),
        ),
        c.second,
    )
    with on(hull, "front", 0.3, 0.05):
        case = place(prism(clipped(rectangle(0.14, 0.13), 0.026), 0.02, 0.004, 0.008), c.shell)
        with on(case, "front", 0, 0):
            fan(0.048, 9)
        corner_screws(case, "front", 0.8, 0.8, 0.0055)
    with on(hull, "front", -0.3, 0.3):
        text("K1", 0.07, c.print)
    with on(hull, "front", -0.3, 0.0):
        text("PRO", 0.034, c.print)
    with on(hull, "front", -0.3, -0.22):
        stripe(0.1, 0.009, 0, c.accent)
    with on(hull, "front", -0.3, -0.42):
        caution(("EXPEDITION UNIT", "MAX LOAD 4 KG"), 0.0095, c.print)
    for _ in both_sides():
        with at(x=0.17, y=-0.148, z=0.29, rx=2):
            bar = shell(
                (
                    Station(-0.14, 0.05, 0.05, 0, 0.05, 0.012),
                    Station(-0.1, 0.054, 0.05, 0, 0.0, 0.014),
                    Station(0.07, 0.048, 0.044, -0.01, -0.006, 0.012),
                    Station(0.12, 0.036, 0.034, -0.03, 0.012, 0.01),
                ),
                c.accent,
            )
            screws(bar, "front", ((0, 0.5), (0, -0.6)), 0.0065)
        with on(hull, "outer", 0.0, -0.1):
            louvre(0.13, 0.07, 5, frame=c.frame)
        hose(((0.1, -0.1, 0.11), (0.15, -0.12, 0.05), (0.14, -0.1, -0.03), (0.1, -0.06, -0.07)), 0.014)
        piston((0.12, 0.03, 0.15), (0.11, 0.03, -0.09), 0.017)
        with at(x=0.15, y=0.01, z=0.39):
            deck = shell(
                (Station(-0.01, 0.18, 0.25, 0, 0, 0.04), Station(-0.05, 0.15, 0.2, -0.008, 0, 0.035)),
                c.shell,
                None,
                (Panel("top", 0.014),),
            )
            with on(deck, "top", 0.3, 0.4):
                screw(0.007)


def pack(c: Livery) -> None:
    """Frame pack: a deep case between two tubes, a bed roll of tanks below, straps, lamps."""
    with facing("back", y=0.13, z=0.25):
        with at(y=-0.02):
            place(prism(clipped(rectangle(0.4, 0.46), 0.05), 0.05, 0.008, 0.008), c.frame)
        with at(z=0.02, y=-0.06):
            case = place(
                prism(clipped(trapezium(0.34, 0.38, 0.42), 0.05), 0.17, 0.008, 0.03, (Panel("front", 0.026),)), c.accent
            )
            with on(case, "front", 0, 0.28):
                lid = plate(clipped(rectangle(0.22, 0.12), 0.02), 0.018, c.shell, 0.006, Panel(margin=0.012))
                with on(lid, "front", 0, 0.1):
                    text("KINEMORPH", 0.021, c.pale)
            with on(case, "front", 0, -0.32):
                louvre(0.17, 0.08, 6, frame=c.frame)
            with on(case, "front", -0.5, 0.86):
                light_strip(0.05, 0.009, c.amber)
            with on(case, "front", 0.5, 0.86):
                light_strip(0.05, 0.009, c.amber)
            for x in (-0.13, 0.13):
                with at(x=x, y=-0.165):
                    place(box((0.026, 0.014, 0.37), 0.003), c.dark)
                    with at(y=-0.008, z=-0.06):
                        place(prism(clipped(rectangle(0.042, 0.034), 0.008), 0.01, 0.003, 0.002), c.bright)
    for _ in both_sides():
        rod((0.215, 0.2, -0.02), (0.215, 0.2, 0.53), 0.018, c.bright)
        rod((0.215, 0.2, 0.53), (0.12, 0.2, 0.6), 0.018, c.bright)
        with at(x=0.215, y=0.2, z=-0.02):
            place(cylinder(0.024, 0.03, 0.004), c.dark)
    rod((-0.12, 0.2, 0.6), (0.12, 0.2, 0.6), 0.018, c.bright)
    with at(y=0.27, z=-0.04, rz=90):
        tank(0.42, 0.066, c.second, c.frame)


def boom(c: Livery) -> None:
    """Instrument boom over the right shoulder: an articulated arm with a long-range camera."""
    with at(x=-0.215, y=0.2, z=0.5):
        place(cylinder(0.042, 0.07, 0.006), c.shell)
        rod((0, 0, 0), (-0.05, -0.02, 0.2), 0.022, c.frame)
        piston((0.02, 0.0, 0.02), (-0.03, -0.03, 0.17), 0.011)
        with at(x=-0.05, y=-0.02, z=0.21):
            with at(ry=90):
                place(cylinder(0.04, 0.08, 0.006), c.shell)
            with at(z=0.055, y=-0.03, rx=-6, rz=-8):
                body = place(
                    box((0.13, 0.24, 0.115), 0.008, 1.0, (0, 0), 0.024, (Panel("outer", 0.014), Panel("inner", 0.014))),
                    c.accent,
                )
                with on(body, "front", 0, 0.0):
                    camera_lens(0.046, c.light)
                with on(body, "top", 0, 0.3):
                    beacon(0.016, c.amber)
                with on(body, "top", 0, -0.4):
                    slots(3, 0.05, 0.007, 0.012)
                with on(body, "inner", -0.2, 0.0):
                    text("20x", 0.03, c.pale)
                with on(body, "back", 0, 0):
                    louvre(0.07, 0.05, 4, frame=c.frame)
        hose(((0.01, 0.03, 0.0), (0.02, 0.07, 0.1), (-0.02, 0.07, 0.22), (-0.05, 0.07, 0.26)), 0.01)


def waist(c: Livery) -> None:
    """Stepped column with a belly plate."""
    with at(z=-0.12):
        spine(0.24, 0.19, 0.16, 5, c.dark, c.frame)
    for z, width in ((0.06, 0.19), (0.008, 0.165)):
        with at(y=-0.07, z=z):
            rib = plate(clipped(trapezium(width, width * 0.88, 0.044), 0.01), 0.03, c.shell, 0.008)
            screws(rib, "front", ((-0.72, 0), (0.72, 0)), 0.0055)


def pelvis(c: Livery) -> None:
    """Tool belt around the hip carrier."""
    shell(
        (
            Station(-0.06, 0.25, 0.19, 0, 0, 0.04),
            Station(0.0, 0.29, 0.21, 0, 0, 0.05),
            Station(0.08, 0.15, 0.16, 0, 0, 0.04),
        ),
        c.frame,
    )
    with at(y=-0.085, z=-0.03):
        guard = plate(shield(0.15, 0.19, 0.5, 0.3), 0.042, c.second, 0.014, Panel(margin=0.014))
        with on(guard, "front", 0, 0.4):
            chevrons(3, 0.01, 0.022, 0.017, c.accent)
    with facing("back", y=0.09, z=-0.02):
        plate(clipped(trapezium(0.2, 0.13, 0.15), 0.03), 0.035, c.second, 0.012, Panel(margin=0.014))
    for side in both_sides():
        with at(x=0.145, y=-0.095, z=0.0, ry=8, rz=14):
            pouch = place(
                prism(clipped(rectangle(0.09, 0.125), 0.016), 0.05, 0.005, 0.008, (Panel("front", 0.01),)),
                c.accent if side > 0 else c.shell,
            )
            with on(pouch, "front", 0, 0.62):
                place(prism(rectangle(0.03, 0.014, 0.003), 0.006, 0.0015), c.bright)
        with facing("outer", x=0.2, z=0.0):
            pivot(0.068, 0.036, c.shell, c.frame)


def head(c: Livery) -> None:
    """Binoculars on a neck: two lenses of different length in a low, wide hood with a rear crest of cooling ribs."""
    shell(
        (
            Station(0.0, 0.12, 0.12, 0, 0.02, 0.03),
            Station(-0.05, 0.2, 0.18, 0, 0.02, 0.045),
            Station(-0.14, 0.22, 0.2, 0, 0.02, 0.05),
            Station(-0.17, 0.18, 0.16, 0, 0.025, 0.04),
        ),
        c.dark,
    )
    hood = shell(
        (
            Station(-0.115, 0.25, 0.22, 0, 0.022, (0.05, 0.05)),
            Station(-0.14, 0.262, 0.25, 0, 0.012, (0.06, 0.055)),
            Station(-0.185, 0.23, 0.21, 0, 0.02, (0.055, 0.05)),
            Station(-0.205, 0.16, 0.14, 0, 0.03, (0.04, 0.035)),
        ),
        c.second,
        None,
        (Panel("top", 0.014),),
    )
    with on(hood, "front", 0, -0.1):
        stripe(0.07, 0.008, 0, c.accent)
    with at(y=-0.075, z=0.078):
        place(prism(clipped(trapezium(0.2, 0.16, 0.078), 0.018), 0.022, 0.004, 0.006), glass())
        for x, length, radius in ((-0.05, 0.07, 0.04), (0.054, 0.035, 0.034)):
            with at(x=x, y=-0.012):
                with at(rx=90):
                    with at(z=length / 2):
                        place(cylinder(radius * 1.12, length, 0.004), c.frame)
                    with at(z=length * 0.7):
                        place(torus(radius * 1.12, 0.004), c.accent)
                with at(y=-length):
                    camera_lens(radius, c.light)
    with at(y=-0.06, z=0.015):
        jaw = shell(
            (
                Station(-0.028, 0.15, 0.1, 0, 0, (0.04, 0.03)),
                Station(0.01, 0.12, 0.08, 0, 0.004, (0.034, 0.024)),
                Station(0.026, 0.08, 0.05, 0, 0.012, (0.022, 0.016)),
            ),
            c.shell,
        )
        with on(jaw, "front", 0, 0.3):
            mesh_grille(0.06, 0.022, 0.008)
    for side in both_sides():
        with facing("outer", x=0.108, y=0.03, z=0.09):
            pivot(0.044, 0.032, c.accent, c.frame)
        hose(((0.07, 0.1, 0.06), (0.1, 0.12, 0.0), (0.07, 0.08, -0.06)), 0.01)
    with facing("back", y=0.115, z=0.1):
        louvre(0.11, 0.06, 5, frame=c.frame)


def shoulder(c: Livery, side: int) -> None:
    """Square cap; the left one carries work lights."""
    cap = pauldron(0.2, 0.24, 0.26, c.second, 0.03, 0.04, 0.045, (Panel("outer", 0.022), Panel("front", 0.018)))
    with on(cap, "outer", 0, -0.5):
        text("K1" if side > 0 else "PRO", 0.044, c.print)
    screws(cap, "outer", ((-0.4, -0.42), (0.4, -0.42)), 0.008)
    with on(cap, "front", -0.06, 0.0):
        light_strip(0.055, 0.008, c.light)
    if side > 0:
        with at(x=0.0, y=-0.06, z=0.125):
            place(box((0.13, 0.07, 0.03), 0.005, chamfer=0.012), c.frame)
            with at(z=0.036, y=-0.012):
                with at(y=-0.012):
                    lamp_block(0.13, 0.046, 3, c.amber, c.shell, 0.03)


def upper_arm(c: Livery) -> None:
    """Short sleeve with a bare piston."""
    sleeve = limb_shell(0.1, BUILD.upper_arm - 0.05, 0.115, 0.13, c.shell, 0.94, 1.05, 0.4)
    with on(sleeve, "outer", 0, 0):
        slots(3, 0.045, 0.007, 0.009)
    piston((-0.01, 0.072, -0.1), (-0.01, 0.078, -BUILD.upper_arm - 0.05), 0.014)


def forearm(c: Livery, side: int) -> None:
    """Tool gauntlet; a display on the left, a winch on the right."""
    with at(y=0.012):
        elbow = shell(
            (
                Station(-0.055, 0.09, 0.06, 0, 0.06, 0.02),
                Station(0.0, 0.11, 0.06, 0, 0.078, 0.024),
                Station(0.07, 0.09, 0.045, 0, 0.066, 0.016),
            ),
            c.accent,
        )
        screws(elbow, "back", ((0, 0.1),), 0.008)
    cuff = shell(
        (
            Station(0.045, 0.12, 0.13, 0, 0, 0.03),
            Station(0.09, 0.155, 0.165, 0.005, 0, 0.036),
            Station(0.2, 0.165, 0.175, 0.008, 0, 0.038),
            Station(0.245, 0.13, 0.14, 0.004, 0, 0.03),
        ),
        c.second,
        None,
        (Panel("front", 0.016), Panel("outer", 0.018)),
    )
    with on(cuff, "outer", 0, 0.0):
        if side > 0:
            case = place(prism(clipped(rectangle(0.09, 0.14), 0.02), 0.03, 0.004, 0.01), c.shell)
            with on(case, "front", 0, 0.15):
                place(prism(rectangle(0.058, 0.066, 0.008), 0.002, 0.0006), glass())
            with on(case, "front", 0, -0.62):
                light_strip(0.04, 0.006, c.light)
        else:
            case = place(prism(clipped(rectangle(0.11, 0.12), 0.03), 0.036, 0.004, 0.012), c.shell)
            with on(case, "front"):
                bolt(0.02)
            with on(case, "front", 0, 0.7):
                hazard(0.06, 0.01, 5, c.accent)
    with on(cuff, "front", 0, -0.5):
        slots(3, 0.05, 0.006, 0.009)


def thigh(c: Livery) -> None:
    """Thick thigh with a grey inlay."""
    leg = shell(
        (
            Station(0.05, 0.14, 0.16, 0.01, 0, 0.034),
            Station(0.11, 0.19, 0.21, 0.008, 0, 0.044),
            Station(0.23, 0.175, 0.19, 0, 0, 0.04),
            Station(0.28, 0.14, 0.15, 0, 0, 0.03),
        ),
        c.shell,
    )
    with on(leg, "front", 0, 0.0):
        inlay = plate(shield(0.1, 0.14, 0.3, 0.24), 0.018, c.second, 0.008, Panel(margin=0.012))
        screws(inlay, "front", ((0, 0.7), (0, -0.74)), 0.006)
    with on(leg, "outer", 0, 0.05):
        louvre(0.08, 0.075, 4, frame=c.frame)
    with on(leg, "back", 0, 0.0):
        plate(clipped(rectangle(0.1, 0.12), 0.02), 0.014, c.second, 0.006)


def shin(c: Livery, side: int) -> None:
    """Gaiter shin: broad below, orange knee, damper at the calf."""
    with at(y=-0.062):
        knee = shell(
            (
                Station(-0.08, 0.1, 0.06, 0, 0.01, 0.024),
                Station(-0.01, 0.145, 0.09, 0, -0.01, 0.034),
                Station(0.085, 0.09, 0.05, 0, 0.01, 0.02),
            ),
            c.accent,
            None,
            (Panel("front", 0.016),),
        )
        with on(knee, "front", 0, 0.1):
            bolt(0.013)
    leg = shell(
        (
            Station(0.06, 0.15, 0.16, 0, 0.01, 0.034),
            Station(0.13, 0.2, 0.22, 0.004, 0.008, 0.045),
            Station(0.27, 0.235, 0.25, 0.008, 0.004, 0.05),
            Station(0.365, 0.2, 0.21, 0.004, 0, 0.04),
        ),
        c.second,
        None,
        (Panel("outer", 0.022), Panel("front", 0.022)),
    )
    with on(leg, "front", 0, -0.1):
        slots(4, 0.05, 0.007, 0.01)
    with on(leg, "front", 0, 0.55):
        text("L" if side > 0 else "R", 0.03, c.print)
    with on(leg, "outer", 0, -0.1):
        case = place(prism(clipped(rectangle(0.1, 0.15), 0.024), 0.03, 0.004, 0.01), c.shell)
        corner_screws(case, "front", 0.7, 0.78, 0.006)
        with on(case, "front", 0, 0.2):
            data_plate(0.06, 0.03, ("DAMPER", "120 N"))
    with on(leg, "inner", 0, 0.0):
        louvre(0.09, 0.1, 5, frame=c.frame)
    for x in (-0.05, 0.05):
        piston((x, 0.13, -0.1), (x * 0.8, 0.075, -BUILD.shin + 0.02), 0.018)


def foot(c: Livery) -> None:
    """Wide boot with a grey toe."""
    shoe = boot(0.38, 0.23, BUILD.ankle, c.shell, 0.62, 0.38, 0.66, toe_cap=c.second)
    with on(shoe, "outer", 0.1, -0.2):
        bolt(0.011)
    with at(y=-0.075, z=-0.012, rx=36):
        guard = plate(trapezium(0.11, 0.145, 0.09, chamfer=0.02), 0.028, c.accent, 0.01)
        screws(guard, "front", ((-0.5, 0), (0.5, 0)), 0.007)


def stance(pose: str) -> Pose:
    """The pack pulls the figure forward."""
    base = POSES[pose]
    return replace(base, torso_lean=base.torso_lean + 3)


def build(form: str, pose: str) -> None:
    """Makes the expedition unit in the empty scene."""
    begin()
    c = livery()
    bones = Skeleton(BUILD, stance(pose))
    inner_frame(bones)
    dress_trunk(bones, c, {"torso": (chest, pack, boom, waist), "pelvis": (pelvis,), "head": (head,)})
    grip = HandStyle(bone=c.frame, plate=c.bright)
    dress_limbs(
        bones,
        c,
        {
            "upper_arm": (
                raised(shoulder, bones, 0.5, x=0.02, z=0.02),
                alike(upper_arm),
            ),
            "forearm": (forearm,),
            "hand": (hands(bones, 1.08, grip),),
            "thigh": (alike(thigh),),
            "shin": (shin,),
            "foot": (alike(foot),),
        },
    )
    assemble(f"expedition {form}", 1.06)


VIEWS: dict[str, View] = {
    "hero": View(form="robot", pose="stand", rig="dark", azimuth=28, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="robot", pose="stand", rig="cut-out", azimuth=28, elevation=5, size=(1200, 1500)),
    "present": View(form="robot", pose="present", rig="light", azimuth=22, elevation=5, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=34,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.6),
        radius=0.36,
        fstop=2.5,
    ),
    "detail-pack": View(
        form="robot",
        rig="dark",
        azimuth=160,
        elevation=10,
        lens=150,
        size=(900, 900),
        target=(0, 0.25, 1.3),
        radius=0.42,
        fstop=2.8,
    ),
    "back": View(form="robot", rig="light", azimuth=-142, elevation=6, size=(900, 1125)),
    "action": View(form="robot", pose="action", rig="light", azimuth=30, elevation=4, size=(1600, 1200)),
    "share": View(form="robot", rig="dark", azimuth=28, elevation=4, size=(1200, 630), shift_x=0.18),
}
