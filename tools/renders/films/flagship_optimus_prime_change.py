"""Flagship Optimus Prime becomes its truck.

Legs turn and lie down as the rear, the chest sinks in front, the cab unfolds around it.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import cos, radians, sin, sqrt
from unittest.mock import patch

import bmesh
import bpy
import numpy as np
from hauler import limbs, truck, trunk
from hauler.head import head
from hauler.livery import BUILD, STANCE, Livery, livery
from mathutils import Matrix, Vector

from studio.change import between, part
from studio.film import Film, blend
from studio.geometry import MIRROR_X, assemble, assembly, at, begin, frame, matrix, place
from studio.geometry.solids import Point3, Solid
from studio.materials import aluminium
from studio.parts import HandStyle, hand, inner_frame, wheel
from studio.skeleton import Arm, Skeleton
from studio.view import View

Frames = dict[tuple[str, int], Matrix]

# Arms along the sides of the chest with the fists in front, the head down between the shoulders.
TUCKED = Arm(raised=0, forward=-52, turn=0, elbow=142, wrist=0, curl=0.9)
FOLDED = replace(
    STANCE,
    left_arm=TUCKED,
    right_arm=TUCKED,
    torso_turn=0,
    torso_lean=0,
    torso_roll=0,
    head_turn=0,
    head_lean=0,
    head_roll=0,
)
SMALL = replace(BUILD, shoulder_width=0.25, neck_height=0.24, upper_arm=0.23, forearm=0.24)
# Shoulder to floor of the cab: where its pieces part.
SPLIT_X, SPLIT_Y, SPLIT_Z = 0.24, -0.5, 0.69


def limb(top: Vector, bottom: Vector, ahead: Vector) -> Matrix:
    """The frame of a left limb whose front looks ahead."""
    z = (top - bottom).normalized()
    y = -(ahead - z * ahead.dot(z)).normalized()
    result = Matrix((y.cross(z), y, z)).transposed().to_4x4()
    result.translation = top
    return result


def leg(share: float, hip: Vector, stance: Frames) -> Frames:
    """A left leg, or a right one mirrored.

    It turns on its foot until its calf is in front, then lies down behind the body.
    """
    ankle = stance["foot", 1].translation
    away = part(share, 0.26, 0.62)
    ankle = Vector(
        (blend(ankle.x, 0.125, away), blend(ankle.y, 0.53, away), blend(ankle.z, 0.34, part(share, 0.42, 0.64)))
    )
    bend = stance["thigh", 1].to_3x3() @ Vector((0, -1, 0))
    turn = part(share, 0.02, 0.42)
    angle = blend(np.arctan2(bend.x, -bend.y), radians(180), turn)
    flat = sqrt(max(0.0, bend.x**2 + bend.y**2))
    ahead = Vector((sin(angle) * flat, -cos(angle) * flat, blend(bend.z, 1.6, part(share, 0.2, 0.5))))
    up, long, short = (hip - ankle).normalized(), BUILD.thigh, BUILD.shin
    span = min((hip - ankle).length, (long + short) * 0.9995)
    ankle = hip - up * span
    along = (short**2 - long**2 + span**2) / (2 * span)
    knee = ankle + up * along + (ahead - up * ahead.dot(up)).normalized() * sqrt(max(0.0, short**2 - along**2))
    shin = limb(knee, ankle, ahead)
    standing = Matrix.Translation(ankle) @ Matrix.Rotation(
        blend(stance["foot", 1].to_euler().z, radians(180), turn), 4, "Z"
    )
    foot = between(standing, shin @ matrix(z=-0.24, rx=70, scale=0.3), part(share, 0.4, 0.62))
    return {
        ("hip", 1): Matrix.Translation(hip),
        ("thigh", 1): limb(hip, knee, ahead),
        ("shin", 1): shin,
        ("foot", 1): foot,
    }


def skeleton(share: float) -> Skeleton:
    """The bones at a share of the change."""
    stance = Skeleton(BUILD, STANCE).frames
    arms = part(share, 0.0, 0.34)
    tucked = Skeleton(blend(BUILD, SMALL, part(share, 0.12, 0.5)), blend(STANCE, FOLDED, arms))
    bones = Skeleton(BUILD, STANCE)
    bones.pose = tucked.pose
    forward, down = part(share, 0.2, 0.64), part(share, 0.04, 0.62)
    lean = 26 * part(share, 0.02, 0.32) * (1 - part(share, 0.34, 0.66))
    place_, turn, _ = stance["torso", 0].decompose()
    upright = Matrix.LocRotScale(None, turn.slerp(Matrix.Identity(3).to_quaternion(), part(share, 0.02, 0.34)), None)
    torso = matrix(blend(place_.x, 0, forward), blend(place_.y, -0.62, forward), blend(place_.z, 0.35, down)) @ upright
    torso = torso @ matrix(rx=lean, scale=blend(1.0, 0.86, part(share, 0.46, 0.72)))
    hips = stance["pelvis", 0]
    low, back = part(share, 0.0, 0.56), part(share, 0.24, 0.6)
    pelvis = between(hips, matrix(0, -0.3, 0.37), low)
    pelvis.translation.y = blend(hips.translation.y, -0.3, back)
    bones.frames["pelvis", 0] = pelvis @ matrix(scale=blend(1.0, 0.85, part(share, 0.3, 0.6)))
    base = torso @ tucked.frames["torso", 0].inverted()
    for name, side in stance:
        if name in ("torso", "neck", "head", "shoulder", "upper_arm", "forearm", "hand"):
            bones.frames[name, side] = base @ tucked.frames[name, side]
    for side, flip in ((1, Matrix.Identity(4)), (-1, MIRROR_X)):
        standing = {(name, 1): flip @ stance[name, side] for name in ("hip", "thigh", "shin", "foot")}
        joint = flip @ pelvis @ Vector((BUILD.hip_width * side, 0, 0))
        joint.x, joint.z = blend(joint.x, 0.14, part(share, 0.3, 0.6)), joint.z - 0.035 * part(share, 0.3, 0.6)
        for (name, _), bone in leg(share, joint, standing).items():
            bones.frames[name, side] = flip @ bone
    return bones


def robot(share: float, c: Livery, bones: Skeleton) -> None:
    """The robot's own parts on their bones. Its wheels go their own way."""
    thin = part(share, 0.6, 0.84)
    slim = {
        "thigh": matrix(scale=(blend(1, 0.7, thin), blend(1, 0.45, thin), 1)),
        "shin": matrix(scale=(blend(1, 0.7, thin), blend(1, 0.22, thin), 1)),
    }
    for side in (1, -1):
        flat = bones.frames["shin", side] @ slim["shin"] @ bones.frames["shin", side].inverted()
        bones.frames["foot", side] = flat @ bones.frames["foot", side]
        for name, thinner in slim.items():
            bones.frames[name, side] = bones.frames[name, side] @ thinner
    inner_frame(bones)
    with bones.bone("torso"):
        trunk.chest(c)
        trunk.back(c)
        with at(z=0.27 * part(share, 0.24, 0.56), scale=1 - 0.3 * part(share, 0.24, 0.56)):
            trunk.waist(c)
    with bones.bone("pelvis"), patch.object(trunk, "wheel", lambda *_, **__: None):
        trunk.pelvis(c)
    with bones.bone("head"):
        head(c)
    grip = HandStyle(bone=c.frame, plate=aluminium("#8f979f"))
    for side in (1, -1):
        with bones.bone("upper_arm", side):
            # The pauldron stays upright while the arm swings back under it.
            swung = bones.arm(side).forward - Skeleton(BUILD, STANCE).arm(side).forward
            with at(x=0.03, z=0.035, ry=bones.arm(side).raised * 0.5, rx=swung):
                limbs.shoulder(c, side)
            limbs.upper_arm(c)
        with bones.bone("forearm", side):
            limbs.forearm(c, side)
        with bones.bone("hand", side):
            hand(bones.arm(side).curl, 1.12, grip)
        with bones.bone("thigh", side):
            limbs.thigh(c)
        with bones.bone("shin", side), patch.object(limbs, "wheel", lambda *_, **__: None):
            limbs.shin(c, side)
        with bones.bone("foot", side):
            limbs.foot(c)


def rolling(share: float, c: Livery, now: Frames, first: Frames) -> None:
    """The wheels at hips and calves become those of the truck.

    They look outwards all the way, and grow as they come down.
    """
    for side, flip in ((1, Matrix.Identity(4)), (-1, MIRROR_X)):
        seats = (
            ("pelvis", 0, matrix(0.35 * side, 0.05, 0.02), truck.FRONT_AXLE, 0.148, 24, 0.24, 0.58),
            ("shin", side, matrix(0.075, 0.19, -0.13), truck.REAR_AXLES[0], 0.112, 22, 0.3, 0.66),
            ("shin", side, matrix(0.075, 0.19, -0.345), truck.REAR_AXLES[1], 0.112, 22, 0.34, 0.7),
        )
        for bone, which, seat, axle, radius, blocks, start, end in seats:
            way = part(share, start, end)
            carried = flip @ now[bone, which] @ seat
            turn = (flip @ first[bone, which] @ (flip if which == 0 else Matrix.Identity(4))).to_quaternion()
            turn = turn.slerp(Matrix.Identity(3).to_quaternion(), part(share, 0.0, 0.4))
            place_ = carried.translation.lerp(Vector((0.335, axle, 0.165)), way)
            with frame(flip @ Matrix.LocRotScale(place_, turn, None)), at(rx=-360 * part(share, 0.3, 0.86)):
                wheel(
                    blend(radius, 0.165, way),
                    blend(0.1, 0.135, way),
                    6,
                    hub=c.deep,
                    alloy=aluminium(),
                    blocks=blocks if way < 0.5 else 24,
                )


def beyond(solid: Solid, axis: int, level: float, way: int = 1) -> Solid:
    """What of a solid lies beyond a level of an axis, closed where it is cut."""
    mesh, normal = solid.mesh(), [0.0, 0.0, 0.0]
    normal[axis] = -way
    everything = [*mesh.verts, *mesh.edges, *mesh.faces]
    cut = bmesh.ops.bisect_plane(
        mesh, geom=everything, plane_co=[level * abs(each) for each in normal], plane_no=normal, clear_outer=True
    )
    bmesh.ops.edgeloop_fill(mesh, edges=[each for each in cut["geom_cut"] if isinstance(each, bmesh.types.BMEdge)])
    return Solid.of(mesh)


def vehicle_parts() -> Iterator[tuple[str, bpy.types.Material, Solid]]:
    """Everything of the truck but its wheels, each with the group that it travels with."""
    with patch.object(truck, "wheel", lambda *_, **__: None):
        truck.vehicle()
    # What the product places is read where the assembly keeps it: its functions make more than one group each.
    made = [(name, solid) for name, solids in assembly._placed.items() for solid in solids]
    begin()
    for name, solid in made:
        material = bpy.data.materials[name]
        wide, long, high = solid.high - solid.low
        if min(long, high) < 0.6:
            yield group(*((solid.low + solid.high) / 2)), material, solid
            continue
        # The cab's body and its doors part into panels.
        middle = [beyond(beyond(solid, 0, -SPLIT_X), 0, SPLIT_X, -1)] if wide > 0.5 else []
        for panel in [beyond(solid, 0, SPLIT_X), beyond(solid, 0, -SPLIT_X, -1)] if wide > 0.5 else [solid]:
            yield "lower", material, beyond(panel, 2, SPLIT_Z, -1)
            yield "upper", material, beyond(panel, 2, SPLIT_Z)
        for panel in middle:
            yield "nose", material, beyond(beyond(panel, 2, SPLIT_Z, -1), 1, SPLIT_Y, -1)
            yield "wall", material, beyond(beyond(panel, 2, SPLIT_Z, -1), 1, SPLIT_Y)
            yield "top", material, beyond(panel, 2, SPLIT_Z)


def group(x: float, y: float, z: float) -> str:
    """What a part of the truck travels with, by its middle."""
    out = abs(x)
    if x < -0.2 and abs(y) < 0.12 and z > 0.4:
        return "exhaust"
    if y < -0.06:
        rules = (
            (out > 0.38 and y < -0.68 and z > 0.7, "mirror"),
            (out > 0.3 and z < 0.28 and y > -0.4, "step"),
            (y < -0.85 and z < 0.36, "bumper"),
            (out > 0.37 and z > 0.66, "upper"),
            (out > 0.37, "lower"),
            (z > 1.14, "wing"),
            (z > SPLIT_Z and y < -0.5, "top"),
            (y < -0.8, "nose"),
            (z > 0.27 and y > -0.5, "under"),
        )
    else:
        rules = (
            (out > 0.2 and y < 0.25 and z < 0.33, "tank"),
            (z > 0.42 and y < 0.3, "tower"),
            (out > 0.19 and z > 0.25 and y < 0.93, "guard"),
            (z > 0.38 and 0.3 < y < 0.68 and out < 0.1, "coupling"),
            (z > 0.32 and out > 0.02, "deck"),
        )
    return next((name for holds, name in rules if holds), "rails")


def truck_groups(share: float, now: Frames, last: Frames) -> Callable[[str, bool], Matrix]:
    """Where each group of the truck stands: at first small inside a part of the robot, at last in its place."""

    def out_of(
        bone: str,
        seat: Point3,
        pivot: Point3,
        size: Point3 | float,
        start: float,
        end: float,
        turn: Matrix | None = None,
    ) -> Callable[[int], Matrix]:
        def placed(side: int) -> Matrix:
            flip = MIRROR_X if side < 0 else Matrix.Identity(4)
            key = (bone, 0 if bone in ("torso", "pelvis") else side)
            squared = (lambda m: flip @ m @ flip) if key[1] == 0 else (lambda m: flip @ m)
            at_last = Matrix.LocRotScale(None, squared(last[key]).to_quaternion(), None)
            body = (
                squared(now[key])
                @ Matrix.Translation(seat)
                @ (turn or Matrix.Identity(4))
                @ at_last.inverted()
                @ matrix(scale=size)
            )
            return between(body, Matrix.Translation(pivot), part(share, start, end)) @ Matrix.Translation(
                -Vector(pivot)
            )

        return placed

    def within(
        parent: Callable[[int], Matrix], seat: Point3, pivot: Point3, size: Point3 | float, start: float, end: float
    ) -> Callable[[int], Matrix]:
        own = between(
            matrix(*seat, scale=size), Matrix.Translation(pivot), part(share, start, end)
        ) @ Matrix.Translation(-Vector(pivot))
        return lambda side: parent(side) @ own

    groups = {
        "nose": out_of("torso", (0, 0.0, 0.3), (0, -0.72, 0.48), (0.66, 0.6, 0.58), 0.4, 0.72),
        "bumper": out_of("torso", (0, -0.02, 0.2), (0, -0.93, 0.27), (0.3, 0.5, 0.5), 0.44, 0.7),
        "lower": out_of("shoulder", (0.03, 0, 0.0), (0.32, -0.5, 0.48), (0.55, 0.2, 0.36), 0.38, 0.7),
        "wall": out_of("torso", (0, 0.06, 0.3), (0, -0.29, 0.48), 0.5, 0.5, 0.76),
        "top": out_of("torso", (0, 0.08, 0.31), (0, -0.5, 0.93), (0.4, 0.34, 0.4), 0.48, 0.8, matrix(rx=-90)),
        "under": out_of("pelvis", (0, 0, 0), (0, -0.42, 0.3), (0.4, 0.15, 0.4), 0.4, 0.64),
        "rails": out_of("pelvis", (0, 0, 0), (0, 0.05, 0.27), (0.3, 0.05, 0.5), 0.42, 0.72),
        "tank": out_of("thigh", (0, 0, -0.18), (0.3, 0.09, 0.2), 0.45, 0.54, 0.78),
        "deck": out_of("shin", (0, 0, -0.23), (0.125, 0.54, 0.355), (0.6, 0.4, 0.7), 0.56, 0.8),
        "guard": out_of("shin", (0, 0.02, -0.22), (0.3, 0.57, 0.27), 0.3, 0.6, 0.84),
        "tower": out_of("torso", (0, 0.0, 0.3), (0, 0.0, 0.6), 0.5, 0.6, 0.86),
        "exhaust": out_of(
            "torso", (-0.2, 0.23, 0.2), (-0.3, 0.03, 0.34), (0.7, 0.7, 0.56), 0.56, 0.88, matrix(ry=-8, rx=-4)
        ),
    }
    groups["upper"] = within(groups["lower"], (0.31, -0.5, 0.55), (0.32, -0.5, 0.93), (0.8, 0.9, 0.5), 0.62, 0.88)
    groups["mirror"] = within(groups["upper"], (0.34, -0.66, 0.86), (0.42, -0.76, 0.88), 0.2, 0.84, 0.98)
    groups["wing"] = within(groups["top"], (0, -0.33, 1.02), (0, -0.33, 1.15), (0.8, 0.8, 0.4), 0.78, 0.97)
    groups["step"] = within(groups["lower"], (0.32, -0.21, 0.4), (0.36, -0.21, 0.19), 0.5, 0.7, 0.92)
    groups["coupling"] = within(groups["rails"], (0, 0.5, 0.3), (0, 0.5, 0.42), 0.5, 0.74, 0.92)

    def of(name: str, right: bool) -> Matrix:
        # The exhaust and all that lies in the middle have no other side.
        single = name in ("exhaust", "nose", "bumper", "wall", "top", "under", "rails", "tower", "wing", "coupling")
        return MIRROR_X @ groups[name](-1) @ MIRROR_X if right and not single else groups[name](1)

    return of


def build(form: str, pose: str) -> None:
    """Makes what there is at a share of the change."""
    share = float(pose)
    begin()
    if share >= 1.0:
        truck.vehicle()
    else:
        first, bones, last = (skeleton(each) for each in (0.0, share, 1.0))
        where = truck_groups(share, bones.frames, last.frames)
        shown = [
            (where(name, solid.low[0] + solid.high[0] < 0), material, solid)
            for name, material, solid in vehicle_parts()
        ]
        c = livery()
        for spot, material, solid in shown:
            place(solid, material, spot)
        rolling(share, c, bones.frames, first.frames)
        robot(share, c, bones)
    assemble("commander change", ground=False)


FILMS: dict[str, Film] = {
    "scroll": Film(
        start=View(form="robot", rig="dark", azimuth=-28, elevation=4, target=(0, 0, 0.93), radius=1.0),
        end=View(form="vehicle", pose="1.00000", rig="dark", azimuth=-48, elevation=8, target=(0, 0, 0.66), radius=0.9),
        seconds=2,
        scrubbed=True,
        size=(1280, 720),
        pose=lambda share: f"{share:.5f}",
    )
}
