"""A foundry theropod.

Slate plates ride like roof tiles on bronze ribs, and heat leaves through the cooling vanes along its spine.
"""

from studio.geometry import assemble, begin
from studio.view import View
from theropod.head import head, jaw, jaw_pistons
from theropod.limbs import arm, leg
from theropod.livery import livery
from theropod.robot import robot
from theropod.stance import STANCES, Bones
from theropod.tail import tail
from theropod.trunk import neck, trunk


def dinosaur(pose: str) -> None:
    """The animal in one of its stances."""
    c = livery()
    bones = Bones(STANCES[pose])
    with bones.bone("trunk"):
        trunk(c)
    neck(bones, c)
    with bones.bone("head"):
        head(c)
    with bones.bone("jaw"):
        jaw(c)
    jaw_pistons(bones, c)
    tail(bones, c)
    for side in (1, -1):
        leg(bones, side, c)
        arm(bones, side, c)


def build(form: str, pose: str) -> None:
    """Makes the dinosaur or the robot in the empty scene."""
    begin()
    if form == "robot":
        robot(livery())
    else:
        dinosaur(pose)
    assemble(f"theropod {form}")


VIEWS: dict[str, View] = {
    "hero": View(form="dinosaur", rig="dark", azimuth=-38, elevation=3, size=(1920, 1080), shift_x=0.14),
    "cut-out": View(form="dinosaur", rig="cut-out", azimuth=-46, elevation=6, size=(1500, 1200)),
    "robot": View(form="robot", rig="light", azimuth=-22, elevation=4, size=(1600, 1200)),
    "robot-cut-out": View(form="robot", rig="cut-out", azimuth=-22, elevation=4, size=(1600, 1000)),
    "detail-head": View(
        form="dinosaur",
        rig="dark",
        azimuth=-44,
        elevation=3,
        lens=150,
        size=(900, 900),
        target=(-0.12, -1.27, 1.585),
        radius=0.335,
        fstop=2.5,
    ),
    "detail-claw": View(
        form="dinosaur",
        rig="dark",
        azimuth=-40,
        elevation=7,
        lens=150,
        size=(900, 900),
        target=(0.33, -0.18, 0.2),
        radius=0.32,
        fstop=2.5,
    ),
    "detail-ribs": View(
        form="dinosaur",
        rig="light",
        azimuth=-64,
        elevation=8,
        lens=150,
        size=(900, 900),
        target=(-0.25, -0.3, 1.2),
        radius=0.42,
        fstop=2.5,
    ),
    "back": View(form="dinosaur", rig="light", azimuth=158, elevation=8, size=(900, 1125)),
    "action": View(form="dinosaur", pose="roar", rig="light", azimuth=-38, elevation=3, size=(1600, 1200)),
    "share": View(
        form="dinosaur",
        pose="roar",
        rig="dark",
        azimuth=-40,
        elevation=2,
        size=(1200, 630),
        target=(0.0, -0.66, 1.42),
        radius=0.64,
    ),
}
