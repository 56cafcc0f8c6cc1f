"""Flagship Bumblebee changes.

It drops onto its wheels, bows its bonnet forward, kneels on its tyres, and closes its shells to the coupé.

The robot's own parts ride on a skeleton that folds into the car's volume. The car's parts are the coupé's own, cut
into panels; each starts small inside a shell of the robot, slides and telescopes to just before its place, and closes
there with the others.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import pi, sin
from unittest.mock import patch

import bmesh
import bpy
from mathutils import Matrix, Vector

from coupe.body import AXLE, TRACK, TYRE, body
from coupe.cabin import glasshouse
from coupe.car import coupe
from coupe.ends import nose, tail
from coupe.flanks import flanks
from products import flagship_bumblebee as bumblebee
from products.flagship_bumblebee import BUILD, Livery
from studio.change import between, part
from studio.film import Film, blend
from studio.geometry import MIRROR_X, Point3, assemble, begin, frame, here, matrix
from studio.parts import HandStyle, hand, inner_frame, rod
from studio.skeleton import POSES, Arm, Foot, Skeleton
from studio.view import View

Objects = list[bpy.types.Object]
STAND = replace(
    POSES["stand"],
    left_foot=replace(POSES["stand"].left_foot, out=0.215),
    right_foot=replace(POSES["stand"].right_foot, out=0.205),
)
#: Kneeling, with the soles up, and the arms stretched out in front: their wheels are then where the car has its own.
KNEEL, REACH = Foot(0.21, -0.37, 0, 0.11, 150), Arm(0, 165, 0, 4, 0, 0, 0.95)
NARROW = replace(BUILD, shoulder_width=0.24)
#: Where the trunk ends inside the car.
PELVIS, TORSO, CHEST, HEAD = (
    matrix(y=0.25, z=0.38),
    matrix(y=0.2, z=0.33, rx=85),
    matrix(y=-0.66, z=0.1, scale=(0.95, 0.95, 0.9)),
    matrix(y=0.02, z=0.14),
)
#: From here on nothing of the robot is to be seen, and from here on the car is whole.
HIDDEN, WHOLE = 0.93, 0.965
#: Half the width of the middle panels, and how far the front ones reach back and the doors to both ends.
MIDDLE, DOOR = 0.2, 0.33


def stepping(foot: Foot, way: float) -> Foot:
    """A foot on its way to the kneeling; it is lifted while the toes turn under it."""
    return replace(blend(foot, KNEEL, way), lift=foot.lift + (KNEEL.lift - foot.lift) * way + 0.14 * sin(pi * way))


class Folding(Skeleton):
    """The robot's bones, on their way from the pose into the car."""

    def __init__(self, share: float) -> None:
        self.share = share
        step, arm = part(share, 0.3, 0.7), part(share, 0.06, 0.58)
        pose = replace(
            STAND,
            torso_turn=STAND.torso_turn * (1 - part(share, 0.02, 0.2)),
            head_turn=STAND.head_turn * (1 - part(share, 0.0, 0.14)),
            left_foot=stepping(STAND.left_foot, step),
            right_foot=stepping(STAND.right_foot, step),
            left_arm=blend(STAND.left_arm, REACH, arm),
            right_arm=blend(STAND.right_arm, REACH, arm),
        )
        super().__init__(blend(BUILD, NARROW, part(share, 0.45, 0.8)), pose)

    def _trunk(self) -> None:
        super()._trunk()
        pelvis, torso = self.frames["pelvis", 0], self.frames["torso", 0]
        to_head, to_neck = torso.inverted() @ self.frames["head", 0], torso.inverted() @ self.frames["neck", 0]
        # The chest goes flatter once the nose hides it.
        sunk, flat = part(self.share, 0.05, 0.38), part(self.share, 0.6, 0.8)
        self.frames["pelvis", 0] = between(pelvis, PELVIS, part(self.share, 0.04, 0.58))
        self.frames["torso", 0] = torso = between(torso, TORSO, part(self.share, 0.04, 0.6))
        self.frames["chest", 0] = chest = between(torso, CHEST, part(self.share, 0.22, 0.62)) @ matrix(
            z=0.035 * flat, scale=(1, 1, 1 - 0.3 * flat)
        )
        self.frames["neck", 0] = chest @ between(to_neck, matrix(z=0.28), sunk)
        self.frames["head", 0] = chest @ between(to_head, HEAD, sunk)


@dataclass(frozen=True)
class Panel:
    """A piece of the car.

    The box it is cut out with, the bone and the spot that it comes from, and when it goes, arrives ajar and is closed.
    """

    low: Point3
    high: Point3
    bone: str
    seat: Matrix
    size: float | Point3
    times: tuple[float, float, float]
    ajar: Matrix
    sided: bool = False

    def frame(self, share: float, bones: Skeleton, side: int) -> Matrix:
        """Where it stands. A right one is the mirror image of the left one's way."""
        flip = MIRROR_X if side < 0 else Matrix.Identity(4)
        middle = (Vector(self.low) + Vector(self.high)) / 2
        limb = bones.frames[self.bone, side] if (self.bone, side) in bones.frames else bones.frames[self.bone, 0] @ flip
        start = limb @ self.seat @ matrix(scale=self.size) @ Matrix.Translation(-middle) @ flip
        go, arrive, close = self.times
        return between(
            between(start, flip @ self.ajar @ flip, part(share, go, arrive)),
            Matrix.Identity(4),
            part(share, arrive - 0.04, close),
        )


def hinged(x: float = 0.0, y: float = 0.0, z: float = 0.0, **turn: float) -> Matrix:
    """A turn around an edge through that point."""
    return matrix(x, y, z) @ matrix(**turn) @ matrix(-x, -y, -z)


FRONT, REAR = (-1.0, -DOOR), (DOOR, 1.0)
PANELS: dict[str, tuple[Panel, ...]] = {
    "hull": (
        Panel(
            (-MIDDLE, FRONT[0], 0.0),
            (MIDDLE, FRONT[1], 0.28),
            "chest",
            matrix(y=-0.02, z=0.24),
            0.4,
            (0.28, 0.62, 0.84),
            matrix(y=-0.05),
        ),
        Panel(
            (MIDDLE, FRONT[0], 0.0),
            (0.5, FRONT[1], 0.6),
            "chest",
            matrix(x=0.12, z=0.28),
            0.3,
            (0.38, 0.76, 0.9),
            hinged(y=-0.9, z=0.3, rx=8),
            True,
        ),
        Panel(
            (-MIDDLE, FRONT[0], 0.28),
            (MIDDLE, FRONT[1], 0.6),
            "chest",
            matrix(z=0.31),
            0.4,
            (0.44, 0.82, 0.96),
            hinged(y=-0.9, z=0.38, rx=22),
        ),
        Panel(
            (MIDDLE, -DOOR, 0.0),
            (0.5, DOOR, 0.6),
            "upper_arm",
            matrix(x=0.02, z=0.01, rx=90),
            0.33,
            (0.4, 0.76, 0.96),
            hinged(x=0.43, y=-DOOR, rz=-42),
            True,
        ),
        Panel(
            (MIDDLE, REAR[0], 0.0),
            (0.5, REAR[1], 0.55),
            "shin",
            matrix(z=-0.24, rx=-90),
            0.36,
            (0.46, 0.84, 0.93),
            hinged(y=0.9, z=0.3, rx=-8),
            True,
        ),
        Panel(
            (-MIDDLE, REAR[0], 0.0),
            (MIDDLE, REAR[1], 0.55),
            "pelvis",
            matrix(y=0.02),
            0.28,
            (0.42, 0.8, 0.94),
            hinged(y=0.4, z=0.5, rx=18),
        ),
        Panel((-MIDDLE, -DOOR, 0.0), (MIDDLE, DOOR, 0.6), "pelvis", matrix(), 0.2, (0.5, 0.8, 0.86), matrix()),
    ),
    "glass": (
        Panel(
            (-0.5, -1.0, 0.3),
            (0.5, 0.1, 0.8),
            "torso",
            matrix(y=0.14, z=0.3, rx=-90),
            (0.4, 0.25, 0.2),
            (0.36, 0.76, 0.88),
            matrix(y=-0.03, z=0.03),
        ),
        Panel(
            (-0.5, 0.1, 0.3),
            (0.5, 1.0, 0.8),
            "torso",
            matrix(y=0.14, z=0.22, rx=-90),
            (0.4, 0.25, 0.2),
            (0.44, 0.84, 0.95),
            hinged(y=0.1, z=0.72, rx=10),
        ),
    ),
}


def shells(share: float, c: Livery, bones: Skeleton) -> None:
    """The car's panels, each where it stands."""

    def hull() -> None:
        body(c)
        nose(c)
        tail(c)
        flanks(c, lambda *_: None)

    for name, parts in {"hull": hull, "glass": lambda: glasshouse(c)}.items():
        whole = made(name, parts)
        for panel in PANELS[name]:
            for side in (1, -1) if panel.sided else (1,):
                low, high = Vector(panel.low), Vector(panel.high)
                if side < 0:
                    low.x, high.x = -panel.high[0], -panel.low[0]
                for item in cut_out(whole, low, high, c):
                    item.matrix_world = panel.frame(share, bones, side)
        bpy.data.batch_remove(whole)


def made(name: str, parts: Callable[[], None]) -> Objects:
    """The objects of some parts alone."""
    begin()
    parts()
    return assemble(f"sprinter {name}", ground=False)


def cut_out(whole: Objects, low: Vector, high: Vector, c: Livery) -> Objects:
    """Copies of what is inside a box. Painted skin gets a thickness, since one sees its edges."""
    pieces = []
    for item in whole:
        mesh = bmesh.new()
        mesh.from_mesh(item.data)
        for corner, way in ((low, -1), (high, 1)):
            for axis in range(3):
                normal = Vector([way * (axis == i) for i in range(3)])
                bmesh.ops.bisect_plane(
                    mesh,
                    geom=[*mesh.verts, *mesh.edges, *mesh.faces],
                    plane_co=corner,
                    plane_no=normal,
                    clear_outer=True,
                )
        if mesh.faces:
            piece = item.copy()
            piece.data = item.data.copy()
            mesh.to_mesh(piece.data)
            if item.data.materials[0] == c.shell:
                skin = piece.modifiers.new("Skin", "SOLIDIFY")
                skin.thickness, skin.offset = 0.012, -1
            bpy.context.scene.collection.objects.link(piece)
            pieces.append(piece)
        mesh.free()
    return pieces


def figure(c: Livery, bones: Skeleton) -> None:
    """The robot's own parts but its wing, each in its bone."""
    inner_frame(bones, pistons=False)
    for name, parts in {
        "chest": bumblebee.chest,
        "torso": bumblebee.waist,
        "pelvis": bumblebee.pelvis,
        "head": bumblebee.head,
    }.items():
        with bones.bone(name):
            parts(c)
    for side in (1, -1):
        for name, parts in {
            "upper_arm": lambda: (bumblebee.shoulder(c, side), bumblebee.upper_arm(c)),
            "forearm": lambda: bumblebee.forearm(c, side),
            "hand": lambda: hand(bones.arm(side).curl, 0.98, HandStyle(bone=c.frame, plate=c.bright)),
            "thigh": lambda: bumblebee.thigh(c),
            "shin": lambda: bumblebee.shin(c, side),
            "foot": lambda: bumblebee.foot(c),
        }.items():
            with bones.bone(name, side):
                parts()


def wheels(share: float, c: Livery, marks: list[tuple[Matrix, float, float]]) -> None:
    """The robot's wheels on their way to the car's places, each on an arm that stays with the limb.

    The cuffs' to the front, the heels' to the tail.
    """
    for seat, radius, width in marks:
        side = 1 if seat.translation.x > 0 else -1
        flip = MIRROR_X if side < 0 else Matrix.Identity(4)
        front = radius < 0.11
        way = part(share, 0.22, 0.5) if front else part(share, 0.0, 0.38)
        place = between(seat @ flip, matrix(side * TRACK, -AXLE if front else AXLE, TYRE), way) @ flip
        if way > 0 and share < HIDDEN:
            rod(tuple(seat.translation), tuple(place.translation - Vector((side * 0.03, 0, 0))), 0.026, c.frame)
        with frame(place):
            bumblebee.tyre(c, radius + (TYRE - radius) * way, width + (0.13 - width) * way)


def wing(share: float, c: Livery, bones: Skeleton) -> None:
    """The cabin rides on the back; the wing above it swings to the tail on its two stays, and grows to its width."""
    whole = made("back", lambda: bumblebee.back(c))
    torso, edge = bones.frames["torso", 0], 0.43
    middle = matrix(y=-0.25, z=-0.495)
    over, rest = (
        matrix(y=0.42, z=0.74, scale=(1.15, 1.2, 1)) @ middle,
        matrix(y=0.82, z=0.64, scale=(1.448, 1.778, 1.2)) @ middle,
    )
    place = between(between(torso, over, part(share, 0.24, 0.62)), rest, part(share, 0.55, 0.9))
    if 0.0 < share < HIDDEN:
        for x in (0.108, -0.108):
            foot = (torso @ Vector((x, 0.16, 0.34))).lerp(
                bones.frames["pelvis", 0] @ Vector((x, 0.09, 0.06)), part(share, 0.16, 0.46)
            )
            foot = foot.lerp(Vector((x * 2.4, 0.76, 0.46)), part(share, 0.55, 0.9))
            rod(tuple(foot), tuple(place @ Vector((x * 1.2, 0.24, 0.485))), 0.018, c.frame)
        assemble("sprinter struts", ground=False)
    for item in cut_out(whole, Vector((-1, -1, edge)), Vector((1, 1, 1)), c):
        item.matrix_world = place
    if share < HIDDEN:
        for item in cut_out(whole, Vector((-1, -1, -1)), Vector((1, 1, edge)), c):
            item.matrix_world = torso
    bpy.data.batch_remove(whole)


def build(form: str, pose: str) -> None:
    """Makes the subject as it stands at that share of the change in the empty scene."""
    share, c = float(pose), bumblebee.livery()
    bones = Folding(share)
    if share >= WHOLE:
        begin()
        coupe(c, bumblebee.tyre)
        assemble("sprinter car")
        return
    marks: list[tuple[Matrix, float, float]] = []
    with patch.object(bumblebee, "tyre", lambda c, radius, width=0.085: marks.append((here(), radius, width))):
        begin()
        figure(c, bones)
        robot = assemble("sprinter robot", ground=False)
    if share >= HIDDEN:
        bpy.data.batch_remove(robot)
    made("wheels", lambda: wheels(share, c, marks))
    wing(share, c, bones)
    if share > 0.25:
        shells(share, c, bones)


FILMS: dict[str, Film] = {
    "scroll": Film(
        start=View(
            form="robot", rig="dark", azimuth=-27, elevation=4, size=(1280, 720), target=(0, 0, 0.92), radius=1.0
        ),
        end=View(
            form="vehicle",
            pose="1.00000",
            rig="dark",
            azimuth=-50,
            elevation=8,
            size=(1280, 720),
            target=(0, 0, 0.4),
            radius=0.92,
        ),
        seconds=2,
        scrubbed=True,
        looped=True,
        size=(1280, 720),
        pose=lambda share: f"{share:.5f}",
    ),
}
