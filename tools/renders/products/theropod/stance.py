"""Where the theropod's joints are: a stance gives one frame per bone, legs by two-bone IK with flat feet.

Frames of the body run along Y, front -Y, top +Z; those of the limbs along -Z. The right side's are mirrored.
"""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

from mathutils import Matrix, Vector

from studio.geometry import MIRROR_X, Point3, frame, matrix

THIGH, SHIN, META, HUB = 0.43, 0.43, 0.31, 0.105
HIP = (0.25, 0.02, -0.02)
NECK = (0.0, -0.7, 0.07)
VERTEBRA = 0.13
HEAD_SCALE = 1.14
SHOULDER = (0.2, -0.6, -0.16)
UPPER_ARM, FOREARM = 0.2, 0.17
TAIL_ROOT = (0.0, 0.24, 0.03)
TAIL = tuple(0.158 * 0.96**i for i in range(12))


@dataclass(frozen=True)
class Step:
    """A foot: sideways from the middle, forward, turned out, and how far the long foot bone leans back (degrees)."""

    out: float
    forward: float
    turn: float = 8.0
    rake: float = 34.0


@dataclass(frozen=True)
class Reach:
    """An arm in degrees: raised sideways, swung forward, elbow, wrist."""

    raised: float = 14.0
    forward: float = -22.0
    elbow: float = 78.0
    wrist: float = 20.0


@dataclass(frozen=True)
class Stance:
    """The whole animal; pitches lift what they turn, yaws turn it to its own left (the picture's right)."""

    height: float
    pitch: float
    left: Step
    right: Step
    neck: tuple[float, ...]
    neck_yaw: float
    head_pitch: float
    head_yaw: float
    jaw: float
    tail_lift: tuple[float, float]
    tail_sway: float
    left_arm: Reach
    right_arm: Reach
    yaw: float = 0.0
    roll: float = 0.0


STANCES = {
    "stand": Stance(
        1.08,
        10,
        Step(0.33, 0.12, 12, 36),
        Step(0.33, -0.14, 10, 32),
        (30, 14, -4, -22),
        -5,
        -28,
        -6,
        12,
        (-16, 2.9),
        3.4,
        Reach(),
        Reach(18, -8, 92, 10),
        yaw=2,
    ),
    "roar": Stance(
        1.05,
        20,
        Step(0.32, 0.3, 10, 40),
        Step(0.34, -0.2, 14, 26),
        (26, 12, -2, -14),
        -6,
        -12,
        -8,
        44,
        (-36, 4.4),
        6.5,
        Reach(34, 20, 64, -20),
        Reach(30, -12, 84, -10),
        yaw=4,
    ),
}


class Bones:
    """The joints of one posed animal."""

    def __init__(self, stance: Stance) -> None:
        self.stance = stance
        self.frames: dict[tuple[str, int], Matrix] = {}
        trunk = matrix(z=stance.height, rz=stance.yaw) @ matrix(rx=-stance.pitch, ry=stance.roll)
        self.frames["trunk", 0] = trunk
        self._neck(trunk)
        self._tail(trunk)
        for side, step, reach in ((1, stance.left, stance.left_arm), (-1, stance.right, stance.right_arm)):
            flip = Matrix.Identity(4) if side > 0 else MIRROR_X
            self._leg(trunk @ flip, side, step)
            upper = trunk @ flip @ matrix(*SHOULDER) @ matrix(ry=-reach.raised) @ matrix(rx=-reach.forward)
            lower = upper @ matrix(z=-UPPER_ARM) @ matrix(rx=-reach.elbow)
            self.frames.update(
                {
                    ("upper_arm", side): upper,
                    ("forearm", side): lower,
                    ("hand", side): lower @ matrix(z=-FOREARM) @ matrix(rx=-reach.wrist),
                }
            )

    def bone(self, name: str, side: int = 0) -> AbstractContextManager[None]:
        """Enters a joint's frame; for neck and tail `side` is the vertebra's number."""
        return frame(self.frames[name, side])

    def spot(self, name: str, side: int, point: Point3) -> Point3:
        """A point of a bone in the world, for what spans two bones."""
        return tuple(self.frames[name, side] @ Vector(point))

    def _neck(self, trunk: Matrix) -> None:
        joint = trunk @ matrix(*NECK)
        for i, pitch in enumerate(self.stance.neck):
            joint = joint @ matrix(rx=-pitch, rz=self.stance.neck_yaw)
            self.frames["neck", i] = joint
            joint = joint @ matrix(y=-VERTEBRA)
        head = joint @ matrix(rz=self.stance.head_yaw) @ matrix(rx=-self.stance.head_pitch, scale=HEAD_SCALE)
        self.frames["head", 0] = head
        self.frames["jaw", 0] = head @ matrix(y=-0.05, z=-0.085) @ matrix(rx=self.stance.jaw)

    def _tail(self, trunk: Matrix) -> None:
        start, curl = self.stance.tail_lift
        joint = trunk @ matrix(*TAIL_ROOT)
        for i, length in enumerate(TAIL):
            joint = joint @ matrix(
                rx=start * 0.5 if i < 2 else curl, rz=self.stance.tail_sway * cos(pi * 1.3 * i / len(TAIL))
            )
            self.frames["tail", i] = joint
            joint = joint @ matrix(y=length)

    def _leg(self, body: Matrix, side: int, step: Step) -> None:
        hip = body @ Vector(HIP)
        stand = matrix(rz=step.turn * side)
        ahead = stand.to_3x3() @ Vector((0, -1, 0))
        hub = Vector((step.out * side, -step.forward, HUB))
        hock = hub + META * (Vector((0, 0, 1)) * cos(radians(step.rake)) - ahead * sin(radians(step.rake)))
        line = hip - hock
        span, up = line.length, line.normalized()
        bent = (ahead - up * ahead.dot(up)).normalized()
        along = (SHIN**2 - THIGH**2 + span**2) / (2 * span)
        knee = hock + up * along + bent * sqrt(max(SHIN**2 - along**2, 0.0))
        for name, top, bottom in (("thigh", hip, knee), ("shin", knee, hock), ("meta", hock, hub)):
            self.frames[name, side] = _limb(top, bottom, ahead, side)
        self.frames["foot", side] = Matrix.Translation(hub) @ stand @ (Matrix.Identity(4) if side > 0 else MIRROR_X)


def _limb(top: Vector, bottom: Vector, ahead: Vector, side: int) -> Matrix:
    z = (top - bottom).normalized()
    x = (-ahead).cross(z).normalized()
    result = Matrix((x * side, z.cross(x), z)).transposed().to_4x4()
    result.translation = top
    return result
