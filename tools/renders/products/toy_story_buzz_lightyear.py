"""A white and green flyer with a compact pack whose two-leaf wings fold out in one swing, like a pocket knife."""

from studio.geometry import (
    Panel,
    at,
    assemble,
    begin,
    both_sides,
    clipped,
    facing,
    on,
    place,
    prism,
    rectangle,
    trapezium,
)
from studio.materials import aluminium, blackened, glow, gunmetal, ink, matte, paint
from studio.parts import beacon, bolt, fin, light_strip, louvre, pivot, plate, rod, screws, stripe, text, thruster
from studio.view import View

from _space_ranger import Livery, ranger

#: Degrees that each wing has swung out of the pack: past level, since two blades upright beside a head are ears.
OPEN = {"robot": 122.0, "wings": 63.0}


def livery() -> Livery:
    """White and leaf green over graphite."""
    return Livery(
        shell=paint("#9ca29f"),
        accent=paint("#0f7a3d"),
        deep=matte("#2a2e33"),
        frame=gunmetal(),
        dark=blackened(),
        bright=aluminium(),
        print=ink("#1c2a22"),
        light=glow("#4fe3f5", 1.5),
    )


def wing(c: Livery) -> None:
    """One wing along +Z from its hinge: root leaf, tip leaf, strake and lamp."""
    fin(((-0.05, -0.03), (0.07, -0.03), (0.085, 0.3), (0.0, 0.36), (-0.05, 0.24)), 0.036, c.shell)
    fin(((-0.03, 0.25), (0.075, 0.28), (0.06, 0.56), (0.015, 0.66), (-0.012, 0.5)), 0.022, c.accent)
    rod((0, 0.01, 0.02), (0, 0.03, 0.52), 0.009, c.frame)
    for z in (0.06, 0.3):
        with facing("outer", x=0.018, y=0.012, z=z):
            bolt(0.012)
    with facing("outer", x=0.018, y=0.01, z=0.17):
        stripe(0.03, 0.12, 0, c.accent)
    with at(y=0.02, z=0.64):
        beacon(0.014, c.light)


def pack(c: Livery, form: str) -> None:
    """Flat pack with two sole-lit nozzles and the wing hinges."""
    with facing("back", y=0.14, z=0.28):
        body = plate(clipped(trapezium(0.34, 0.26, 0.36), 0.06), 0.12, c.shell, 0.03, Panel(margin=0.028))
        with on(body, "front", 0, 0.36):
            text("WINGS", 0.03, c.print)
        with on(body, "front", 0, -0.06):
            louvre(0.13, 0.08, 5, frame=c.frame)
        with on(body, "front", 0, -0.5):
            light_strip(0.1, 0.009, c.light)
        screws(body, "front", ((-0.6, 0.72), (0.6, 0.72), (-0.5, -0.72), (0.5, -0.72)), 0.008)
    for _ in both_sides():
        with at(x=0.085, y=0.2, z=0.11, rx=14):
            thruster(0.05, 0.1, c.deep, c.light)
        with at(x=0.17, y=0.2, z=0.4):
            with facing("back", y=0.03):
                pivot(0.05, 0.03, c.accent, c.frame)
            place(prism(clipped(rectangle(0.09, 0.1), 0.02), 0.07, 0.006, 0.004), c.deep)
            with at(y=0.02, ry=OPEN[form]), at(rz=90):
                wing(c)


def build(form: str, pose: str) -> None:
    """Makes the ranger with its wings swept down (`robot`) or spread (`wings`)."""
    begin()
    c = livery()
    bones = ranger(c, "05", pose)
    with bones.bone("torso"):
        pack(c, form)
    assemble(f"ranger {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="wings", pose="stand", rig="dark", azimuth=-24, elevation=4, size=(1920, 1080), shift_x=0.17),
    "cut-out": View(form="wings", pose="stand", rig="cut-out", azimuth=-24, elevation=5, size=(1200, 1500)),
    "wings": View(form="wings", pose="action", rig="light", azimuth=-26, elevation=4, size=(1600, 1200)),
    "present": View(form="robot", pose="present", rig="dark", azimuth=-24, elevation=4, size=(1200, 1500)),
    "detail-head": View(
        form="robot",
        rig="dark",
        azimuth=-30,
        elevation=4,
        lens=150,
        size=(900, 900),
        target=(0, 0, 1.61),
        radius=0.31,
        fstop=2.5,
    ),
    "detail-wing": View(
        form="wings",
        rig="dark",
        azimuth=152,
        elevation=8,
        lens=150,
        size=(900, 900),
        # The widest tile of the gallery shows the middle half of the height: the whole head is in it.
        target=(0.14, 0.2, 1.6),
        radius=0.4,
        fstop=2.8,
    ),
    "back": View(form="wings", rig="light", azimuth=152, elevation=6, size=(900, 1125)),
    "wave": View(form="robot", pose="wave", rig="light", azimuth=-20, elevation=5, size=(1200, 1500)),
    "share": View(form="wings", rig="dark", azimuth=-24, elevation=4, size=(1200, 630), shift_x=0.18),
}
