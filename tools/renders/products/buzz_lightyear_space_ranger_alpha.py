"""The deep-space sibling: slate and teal, with scythe wings that rise past the head from two turbine housings."""

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
    on,
    place,
    prism,
    torus,
    trapezium,
)
from studio.materials import aluminium, blackened, glow, gunmetal, ink, matte, paint
from studio.parts import (
    beacon,
    bolt,
    fan,
    fin,
    hazard,
    light_strip,
    louvre,
    pivot,
    plate,
    rod,
    screws,
    text,
    thruster,
    wrapped,
)
from studio.view import View

from _space_ranger import Livery, ranger

#: Degrees that each wing has swung out of the pack.
OPEN = {"robot": 6.0, "wings": 38.0}


def livery() -> Livery:
    """Slate over graphite, teal where air flows."""
    return Livery(
        shell=paint("#656d76"),
        accent=paint("#07606b"),
        deep=matte("#23272c"),
        frame=gunmetal(),
        dark=blackened(),
        bright=aluminium(),
        print=ink("#15191d"),
        light=glow("#4fe3f5", 1.5),
    )


def wing(c: Livery) -> None:
    """One wing along +Z: a broad scythe of two blades with a lit trailing edge."""
    fin(
        ((-0.06, -0.05), (0.1, -0.06), (0.16, 0.2), (0.13, 0.48), (0.02, 0.82), (0.045, 0.5), (-0.01, 0.26)),
        0.04,
        c.shell,
    )
    fin(((0.1, 0.02), (0.2, 0.16), (0.2, 0.42), (0.11, 0.7), (0.15, 0.4)), 0.02, c.accent)
    with at(x=0.0, y=0.03, z=0.05):
        rod((0, 0, 0), (0, 0.055, 0.42), 0.014, c.frame)
    for y, z in ((0.03, 0.02), (0.09, 0.3)):
        with facing("outer", x=0.018, y=y, z=z):
            bolt(0.014)
    with facing("outer", x=0.0185, y=0.06, z=0.16), at(ry=90):
        light_strip(0.12, 0.012, c.light)
    with at(y=0.02, z=0.8):
        beacon(0.014, c.light)


def turbine(c: Livery) -> None:
    """Housing on each shoulder blade: intake above, nozzle below."""
    place(
        lathe(
            ((0.0, -0.15), (0.062, -0.15), (0.082, -0.1), (0.092, 0.02), (0.088, 0.12), (0.078, 0.15), (0.0, 0.15)),
            40,
            0.004,
        ),
        c.shell,
    )
    for z in (-0.07, 0.09):
        with at(z=z):
            place(torus(0.089, 0.008), c.accent)
    with at(z=0.152, rx=-90):
        fan(0.066, 11)
    with at(z=-0.14):
        thruster(0.058, 0.1, c.deep, c.light)
    # The type plate is bent round the housing, and its word short enough to stay flat.
    with at(rz=180):
        wrapped(((-0.01, 0.0945, 0.0945, 0), (0.03, 0.0955, 0.0955, 0)), c.bright, 48, 0.014, 12)
        with at(y=-0.0955, z=0.01):
            text("ALPHA", 0.015, c.print, "narrow")


def pack(c: Livery, form: str) -> None:
    """Spine plate between the turbines, and the wing roots above them."""
    with facing("back", y=0.14, z=0.28):
        body = plate(clipped(trapezium(0.2, 0.16, 0.42), 0.04), 0.13, c.deep, 0.024, Panel(margin=0.022))
        with on(body, "front", 0, 0.2):
            louvre(0.1, 0.1, 6, frame=c.frame)
        with on(body, "front", 0, -0.4):
            light_strip(0.07, 0.009, c.light)
        with on(body, "front", 0, -0.68):
            hazard(0.09, 0.012, 6, c.bright)
        screws(body, "front", ((-0.6, 0.8), (0.6, 0.8)), 0.008)
    for _ in both_sides():
        with at(x=0.12, y=0.2, z=0.25):
            place(box((0.1, 0.07, 0.14), chamfer=0.02), c.frame)
        with at(x=0.2, y=0.23, z=0.24, rx=6, ry=-8):
            turbine(c)
        with at(x=0.13, y=0.2, z=0.43):
            place(cylinder(0.045, 0.1, 0.006), c.deep)
            with facing("back", y=0.04):
                pivot(0.05, 0.03, c.accent, c.frame)
            with at(y=0.02, z=0.03, ry=OPEN[form], rx=-10), at(rz=64):
                wing(c)


def mast(c: Livery) -> None:
    """A short relay on the right of the helmet."""
    with at(x=-0.135, y=0.02, z=0.12, ry=-8):
        rod((0, 0, 0), (0, 0.01, 0.17), 0.012, c.frame, 0.008)
        with at(y=0.01, z=0.17):
            beacon(0.016, c.light)


def build(form: str, pose: str) -> None:
    """Makes the ranger with its wings at rest (`robot`) or raised (`wings`)."""
    begin()
    c = livery()
    bones = ranger(c, "11", pose)
    with bones.bone("torso"):
        pack(c, form)
    with bones.bone("head"):
        mast(c)
    with bones.bone("pelvis"):
        for _ in both_sides():
            with at(x=0.2, y=0.03, z=-0.05, ry=-8):
                case = place(prism(clipped(trapezium(0.09, 0.07, 0.16), 0.02), 0.09, 0.006, 0.01), c.accent)
                with on(case, "front", 0, 0.3):
                    text("A", 0.03, c.print)
    assemble(f"alpha {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="wings", pose="stand", rig="dark", azimuth=26, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="wings", pose="stand", rig="cut-out", azimuth=26, elevation=5, size=(1200, 1500)),
    "wings": View(form="wings", pose="stride", rig="light", azimuth=30, elevation=4, size=(1600, 1200)),
    "present": View(form="robot", pose="present", rig="dark", azimuth=26, elevation=4, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=30,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.66),
        radius=0.36,
        fstop=2.5,
    ),
    "detail-turbine": View(
        form="wings",
        rig="dark",
        azimuth=-152,
        elevation=8,
        lens=150,
        size=(900, 900),
        target=(0.1, 0.25, 1.4),
        radius=0.42,
        fstop=2.8,
    ),
    "back": View(form="wings", rig="light", azimuth=-150, elevation=6, size=(900, 1125)),
    "action": View(form="wings", pose="action", rig="light", azimuth=26, elevation=4, size=(1600, 1200)),
    "share": View(form="wings", rig="dark", azimuth=26, elevation=4, size=(1200, 630), shift_x=0.18),
}
