"""Poseable humanoid skeleton: proportions and a pose give one frame per bone; legs by two-bone IK, feet on the floor.

Every frame has its origin in the joint, the limb runs along -Z, the front is -Y. Frames of the right side are
mirrored, so a limb is modelled once, with +X as its outer side.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from math import sqrt

from mathutils import Matrix, Vector

from .geometry import MIRROR_X, frame, matrix


@dataclass(frozen=True)
class Proportions:
    """Lengths in units for a figure of about 2 units.

    Widths are from the middle to the joint; limb fits arm and leg girth.
    """

    thigh: float = 0.40
    shin: float = 0.44
    ankle: float = 0.13
    hip_width: float = 0.16
    waist: float = 0.14
    shoulder_width: float = 0.40
    shoulder_height: float = 0.42
    neck_height: float = 0.53
    neck: float = 0.07
    upper_arm: float = 0.27
    forearm: float = 0.27
    arm_girth: float = 0.15
    leg_girth: float = 0.20
    bend: float = 0.985


@dataclass(frozen=True)
class Foot:
    """Where a foot stands: sideways from the middle, forward, turned out (degrees), raised, heel up (degrees)."""

    out: float = 0.24
    forward: float = 0.0
    turn: float = 10.0
    lift: float = 0.0
    heel: float = 0.0


@dataclass(frozen=True)
class Arm:
    """Arm angles in degrees.

    Raised sideways, swung forward, turned inwards, elbow, wrist bend and turn; finger curl 0 … 1.
    """

    raised: float = 14.0
    forward: float = 4.0
    turn: float = 8.0
    elbow: float = 24.0
    wrist: float = 4.0
    wrist_turn: float = 0.0
    curl: float = 0.45


@dataclass(frozen=True)
class Pose:
    """A whole stance; turns are to the figure's right when negative, leans forward and rolls left when positive."""

    left_foot: Foot = field(default_factory=Foot)
    right_foot: Foot = field(default_factory=Foot)
    left_arm: Arm = field(default_factory=Arm)
    right_arm: Arm = field(default_factory=Arm)
    drop: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)
    pelvis_turn: float = 0.0
    torso_turn: float = -8.0
    torso_lean: float = 2.0
    torso_roll: float = 0.0
    head_turn: float = -14.0
    head_lean: float = 4.0
    head_roll: float = 0.0


POSES: dict[str, Pose] = {
    "stand": Pose(
        Foot(0.27, 0.05, 14),
        Foot(0.26, -0.07, 12),
        Arm(17, 14, 14, 38, 6, 0, 0.38),
        Arm(15, -6, 12, 22, 4, 0, 0.62),
        shift=(0.01, 0.01),
        pelvis_turn=-3,
        torso_roll=1.0,
    ),
    "stride": Pose(
        Foot(0.19, 0.26, 6),
        Foot(0.2, -0.24, 14, 0.03, 14),
        Arm(12, -26, 6, 26, 4, 0, 0.7),
        Arm(13, 28, 10, 58, 6, 0, 0.7),
        drop=0.01,
        pelvis_turn=8,
        torso_turn=-14,
        torso_lean=7,
        head_turn=4,
    ),
    "wave": Pose(
        Foot(0.25, 0.0, 14),
        Foot(0.23, -0.04, 10),
        Arm(14, 6, 12, 28, 4, 0, 0.5),
        Arm(84, 10, -88, 86, 0, 0, 0.06),
        shift=(0.02, 0.0),
        torso_turn=-6,
        torso_lean=-1,
        torso_roll=3,
        head_turn=-12,
        head_roll=-4,
    ),
    "present": Pose(
        Foot(0.25, 0.04, 12),
        Foot(0.24, -0.06, 14),
        Arm(34, 34, -34, 62, -10, -50, 0.14),
        Arm(14, -4, 10, 22, 4, 0, 0.5),
        pelvis_turn=4,
        torso_turn=6,
        head_turn=8,
        head_lean=6,
    ),
    "action": Pose(
        Foot(0.34, 0.2, 24),
        Foot(0.36, -0.2, 22),
        Arm(38, 66, 10, 36, 0, 0, 0.92),
        Arm(36, -30, 18, 86, 6, 0, 0.95),
        drop=0.09,
        pelvis_turn=-14,
        torso_turn=-16,
        torso_lean=9,
        head_turn=14,
        head_lean=-2,
    ),
}


class Skeleton:
    """Bones of one posed figure; `with skeleton.bone('shin', side):` enters the frame of a joint."""

    def __init__(self, proportions: Proportions, pose: Pose | str) -> None:
        self.proportions = proportions
        self.pose = POSES[pose] if isinstance(pose, str) else pose
        self.frames: dict[tuple[str, int], Matrix] = {}
        self._trunk()
        for side in (1, -1):
            self._arm(side)
            self._leg(side)

    def bone(self, name: str, side: int = 0) -> AbstractContextManager[None]:
        """Frame of pelvis, torso, neck, head (side 0) or upper_arm, forearm, hand, thigh, shin, foot (side 1, -1)."""
        return frame(self.frames[name, side])

    def joint(self, name: str, side: int = 0) -> Vector:
        """World position of a joint."""
        return self.frames[name, side].translation

    def arm(self, side: int) -> Arm:
        """Arm angles of one side."""
        return self.pose.left_arm if side > 0 else self.pose.right_arm

    def foot(self, side: int) -> Foot:
        """Foot placement of one side."""
        return self.pose.left_foot if side > 0 else self.pose.right_foot

    def _ankle(self, side: int) -> Vector:
        foot = self.foot(side)
        return Vector((foot.out * side, -foot.forward, self.proportions.ankle + foot.lift))

    def _trunk(self) -> None:
        p, pose = self.proportions, self.pose
        reach = (p.thigh + p.shin) * p.bend
        turn = matrix(rz=pose.pelvis_turn)
        heights = []
        for side in (1, -1):
            hip = turn @ Vector((p.hip_width * side, 0, 0)) + Vector((*pose.shift, 0))
            ankle = self._ankle(side)
            aside = (hip.x - ankle.x) ** 2 + (hip.y - ankle.y) ** 2
            heights.append(ankle.z + sqrt(max(reach**2 - aside, 0.01)))
        pelvis = matrix(pose.shift[0], pose.shift[1], min(heights) - pose.drop) @ turn
        # Turn first, then lean: the figure bends towards the side it has turned to.
        torso = pelvis @ matrix(z=p.waist) @ matrix(rz=pose.torso_turn) @ matrix(rx=pose.torso_lean, ry=pose.torso_roll)
        neck = torso @ matrix(z=p.neck_height)
        head = (
            neck
            @ matrix(z=p.neck)
            @ matrix(rz=pose.head_turn - pose.torso_turn)
            @ matrix(rx=pose.head_lean - pose.torso_lean, ry=pose.head_roll)
        )
        self.frames.update({("pelvis", 0): pelvis, ("torso", 0): torso, ("neck", 0): neck, ("head", 0): head})

    def _arm(self, side: int) -> None:
        p, arm = self.proportions, self.arm(side)
        flip = Matrix.Identity(4) if side > 0 else MIRROR_X
        shoulder = self.frames["torso", 0] @ flip @ matrix(p.shoulder_width, 0, p.shoulder_height)
        upper = shoulder @ matrix(ry=-arm.raised) @ matrix(rx=-arm.forward) @ matrix(rz=-arm.turn)
        lower = upper @ matrix(z=-p.upper_arm) @ matrix(rx=-arm.elbow)
        hand = lower @ matrix(z=-p.forearm) @ matrix(rz=-arm.wrist_turn) @ matrix(rx=-arm.wrist)
        self.frames.update(
            {("shoulder", side): shoulder, ("upper_arm", side): upper, ("forearm", side): lower, ("hand", side): hand}
        )

    def _leg(self, side: int) -> None:
        p, foot = self.proportions, self.foot(side)
        flip = Matrix.Identity(4) if side > 0 else MIRROR_X
        pelvis = self.frames["pelvis", 0]
        hip, ankle = pelvis @ Vector((p.hip_width * side, 0, 0)), self._ankle(side)
        stand = matrix(rz=foot.turn * side)
        ahead = ((stand @ Vector((0, -1, 0))) + (pelvis.to_3x3() @ Vector((0, -1, 0)))).normalized()
        line = hip - ankle
        span = min(line.length, (p.thigh + p.shin) * 0.999)
        up = line.normalized()
        hinge = (-ahead).cross(up).normalized()
        bent = up.cross(-hinge).normalized()
        bent = bent if bent.dot(ahead) > 0 else -bent
        along = (p.shin**2 - p.thigh**2 + span**2) / (2 * span)
        knee = ankle + up * along + bent * sqrt(max(p.shin**2 - along**2, 0.0))
        self.frames["thigh", side] = _limb(hip, knee, hinge, side)
        self.frames["shin", side] = _limb(knee, ankle, hinge, side)
        self.frames["foot", side] = Matrix.Translation(ankle) @ stand @ flip @ matrix(rx=foot.heel)
        self.frames["hip", side] = Matrix.Translation(hip) @ pelvis.to_3x3().to_4x4() @ flip


def _limb(top: Vector, bottom: Vector, hinge: Vector, side: int) -> Matrix:
    z = (top - bottom).normalized()
    y = z.cross(hinge).normalized()
    result = Matrix((hinge * side, y, z)).transposed().to_4x4()
    result.translation = top
    return result
