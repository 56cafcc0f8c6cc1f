"""Flagship Grimlock changes.

Its trunk lies down, its right arm becomes the neck, its mast the tail, its boots the shanks.
"""

from collections.abc import Callable
from math import pi, sin, sqrt
from unittest.mock import patch

from mathutils import Matrix, Vector

from products import grimlock_g1_flagship as grimlock
from studio.change import between
from studio.film import Film, blend
from studio.geometry import MIRROR_X, Point3, Solid, assemble, assembly, begin, frame, here, matrix
from studio.parts import inner_frame
from studio.skeleton import Skeleton
from studio.view import View
from theropod import robot
from theropod.livery import Livery, livery
from theropod.stance import HUB, META, SHIN, STANCES, TAIL, THIGH, VERTEBRA, Bones
from theropod.trunk import chest, core, hips, ribs, saddles

#: What the robot's own functions leave out, because it travels as the animal's.
SHARED = dict.fromkeys(("core", "ribs", "saddles", "beast_head", "jaw", "segment", "blade"), lambda *_: None)
#: The trunk as it stands in the robot's torso.
UPRIGHT = matrix(z=-robot.BUILD.waist, rx=-90, scale=robot.TRUNK_SCALE)
#: How far the soles reach below the hub's height.
SOLE = 0.012
#: Where the animal's hock is in the robot's boot: its foot bone's length, and what is left for the shank.
FOLDED_META, FOLDED_SHIN = 0.2, robot.BUILD.shin - 0.2
Chooser = Callable[[Vector], Matrix]


def moved_by(choose: Chooser, make: Callable[[], None]) -> None:
    """Places what `make` places, each solid moved as its middle asks, so that plates of one function part."""
    mine: dict[str, list[Solid]] = {}
    with patch.object(assembly, "_placed", mine), frame(here().inverted()):
        make()
    for material, solids in mine.items():
        for solid in solids:
            middle = (Vector(solid.low) + Vector(solid.high)) / 2
            assembly._placed.setdefault(material, []).append(solid.moved(here() @ choose(middle)))


def about(spot: Point3, turn: Matrix) -> Matrix:
    """A change around a point instead of the origin."""
    return Matrix.Translation(spot) @ turn @ Matrix.Translation(-Vector(spot))


def rigid(pose: Matrix) -> Matrix:
    """The same frame without its scale."""
    place, turn, size = pose.decompose()
    return Matrix.LocRotScale(place, turn, Vector.Fill(3, 1 if size.x > 0 else -1))


def limb(top: Vector, bottom: Vector, ahead: Vector, side: int, size: Point3 = (1, 1, 1)) -> Matrix:
    """A limb's frame between two joints, as both forms make theirs."""
    z = (top - bottom).normalized()
    x = (-ahead).cross(z).normalized()
    result = Matrix((x * side, z.cross(x), z)).transposed().to_4x4()
    result.translation = top
    return result @ Matrix.Diagonal((*size, 1))


class Change:
    """Both forms' joints at one share of the change."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.robot, self.beast = Skeleton(robot.BUILD, robot.STAND), Bones(STANCES["stand"])
        self.from_, self.to = dict(self.robot.frames), dict(self.beast.frames)
        self.foot = blend(robot.FOOT_SCALE, 1.0, self.way(0.3, 0.7))
        self._trunk()
        self._neck()
        self._tail()
        for side in (1, -1):
            self._leg(side)
            self._arm(side)
        self._torso()

    def way(self, start: float, end: float) -> float:
        """How far a wave that lasts from one share to another has gone."""
        gone = min(1.0, max(0.0, (self.share - start) / (end - start)))
        return gone * gone * (3 - 2 * gone)

    def hump(self, start: float, end: float) -> float:
        """From 0 to 1 and back."""
        return sin(pi * self.way(start, end))

    def carried(self, start: Vector, end: Vector, way: float) -> Vector:
        """A place that moves from one form's to the other's while it rides on the trunk."""
        return self.body @ (self.stood.inverted() @ start).lerp(self.lain.inverted() @ end, way)

    def _trunk(self) -> None:
        self.upright, lying = self.from_["torso", 0] @ UPRIGHT, self.to["trunk", 0]
        size = blend(robot.TRUNK_SCALE, 1.0, self.way(0.3, 0.85))
        turned = between(self.upright, lying, self.way(0.16, 0.9))
        place = self.upright.translation.lerp(lying.translation, self.way(0.45, 0.96))
        place += Vector((0, 0.07 * self.hump(0.1, 0.94), -0.12 * self.hump(0.02, 0.86)))
        self.body = Matrix.LocRotScale(place, turned.to_quaternion(), None)
        self.stood, self.lain = rigid(self.upright), rigid(lying)
        self.beast.frames["trunk", 0] = self.body @ matrix(scale=size)

    def _neck(self) -> None:
        hung = self.from_["upper_arm", -1] @ matrix(rx=90) @ MIRROR_X
        joint = between(hung, self.to["neck", 0], self.way(0.1, 0.86))
        joint.translation = self.carried(hung.translation, self.to["neck", 0].translation, self.way(0.18, 0.72))
        grown = self.way(0.38, 0.8)
        step = blend(robot.BUILD.upper_arm / 4, VERTEBRA, self.way(0.32, 0.84))
        swallowed = matrix(scale=blend((1.0, 1.0, 1.0), (0.6, 0.6, 0.36), grown))
        self.robot.frames["upper_arm", -1] = joint @ matrix(rx=-90) @ MIRROR_X @ swallowed
        for i in range(4):
            if i:
                turn = (self.to["neck", i - 1].inverted() @ self.to["neck", i]).to_3x3().to_4x4()
                joint = joint @ between(matrix(), turn, self.way(0.34 + 0.04 * i, 0.88 + 0.035 * i))
            girth = blend(0.36, 1.0, grown)
            self.beast.frames["neck", i] = joint @ matrix(scale=(girth, step / VERTEBRA, girth))
            joint = joint @ matrix(y=-step)
        held = self.from_["upper_arm", -1] @ matrix(z=-robot.BUILD.upper_arm, rx=90) @ MIRROR_X
        gauntlet = self.from_["forearm", -1] @ matrix(z=-0.035, rx=90, scale=0.92) @ MIRROR_X
        worn = self.to["neck", 3] @ matrix(y=-VERTEBRA)
        skull = between(gauntlet, self.to["head", 0], self.way(0.1, 0.96))
        skull.translation = joint @ (held.inverted() @ gauntlet.translation).lerp(
            worn.inverted() @ self.to["head", 0].translation, grown
        )
        gape = blend(17, STANCES["stand"].jaw, self.way(0.1, 0.4)) + 26 * self.hump(0.64, 1.0)
        self.beast.frames["head", 0] = skull
        self.beast.frames["jaw", 0] = skull @ matrix(y=-0.05, z=-0.085) @ matrix(rx=gape)
        self.robot.frames["forearm", -1] = (
            rigid(skull) @ matrix(rx=-90) @ matrix(z=0.035) @ MIRROR_X @ matrix(scale=blend(1, 0.3, grown))
        )

    def _tail(self) -> None:
        mast = (
            self.from_["torso", 0]
            @ matrix(x=0.19, y=0.2, z=0.14, rx=52, rz=-62)
            @ matrix(ry=180)
            @ matrix(rx=-4, rz=-1)
        )
        start, end = self.stood.inverted() @ mast.translation, self.lain.inverted() @ self.to["tail", 0].translation
        slid = self.way(0.1, 0.76)
        spine = Vector((0.1, -0.06, 0.3))
        local = start.lerp(spine, slid).lerp(spine.lerp(end, slid), slid)
        joint = between(mast, self.to["tail", 0], self.way(0.08, 0.88))
        joint.translation = self.body @ local
        joint = joint @ matrix(scale=blend(robot.MAST_SCALE, 1.0, self.way(0.3, 0.85)))
        self.root = self.stood @ Matrix.Translation(start), self.body @ Matrix.Translation(local)
        grown = self.way(0.36, 0.74)
        self.beast.frames["tail", 0] = joint @ matrix(scale=blend(0.3, 1.0, grown))
        for i in range(1, len(TAIL)):
            bent = matrix() if i == 1 else matrix(y=TAIL[i - 1]) @ matrix(rx=-3 - 1.0 * i, rz=-1.0)
            risen = self.to["tail", i - 1].inverted() @ self.to["tail", i]
            joint = joint @ between(bent, risen, self.way(0.1 + 0.016 * i, 0.85 + 0.0125 * i))
            self.beast.frames["tail", i] = joint

    def _leg(self, side: int) -> None:
        """The boot's ankle is the animal's hub; between it and the knee its hock comes out to the rear."""
        unfold, step = self.way(0.38, 0.94), self.way(*((0.0, 0.2) if side < 0 else (0.2, 0.4)))
        turn = between(rigid(self.from_["foot", side]), self.to["foot", side], step)
        turn.translation.z = HUB * self.foot + 0.06 * sin(pi * step)
        hub = turn.translation
        hip = self.carried(
            self.from_["thigh", side].translation, self.to["thigh", side].translation, self.way(0.25, 0.7)
        )
        straight = (self.from_["shin", side].translation - self.from_["foot", side].translation).normalized()
        raked = (self.to["meta", side].translation - self.to["foot", side].translation).normalized()
        hock = hub + straight.slerp(raked, unfold) * blend(FOLDED_META, META, unfold)
        thigh, shin = blend(robot.BUILD.thigh, THIGH, unfold), blend(FOLDED_SHIN, SHIN, unfold)
        line, ahead = hip - hock, -self.from_["thigh", side].col[1].xyz.lerp(self.to["thigh", side].col[1].xyz, unfold)
        span, up = min(line.length, (thigh + shin) * 0.9999), line.normalized()
        bent = (ahead - up * ahead.dot(up)).normalized()
        along = (shin**2 - thigh**2 + span**2) / (2 * span)
        knee = hock + up * along + bent * sqrt(max(shin**2 - along**2, 0.0))
        girth = blend(0.72, 1.0, self.way(0.4, 0.8))
        self.beast.frames.update(
            {
                ("thigh", side): limb(hip, knee, ahead, side),
                ("shin", side): limb(knee, hock, ahead, side, (girth, girth, shin / SHIN)),
                ("meta", side): limb(hock, hub, ahead, side, (girth, girth, (hock - hub).length / META)),
                ("foot", side): turn @ matrix(scale=self.foot),
            }
        )
        thin = blend(1.0, 0.62, self.way(0.42, 0.84))
        boot = limb(knee, hub.lerp(hock, self.way(0.42, 0.66)), ahead, side, (thin, thin, blend(1.0, 0.85, unfold)))
        self.robot.frames.update(
            {
                ("thigh", side): limb(hip, knee, ahead, side),
                ("shin", side): boot,
                ("foot", side): turn @ matrix(scale=blend(1.0, 0.6, self.way(0.3, 0.6))),
            }
        )

    def _arm(self, side: int) -> None:
        """The claw arms: the left one is in the robot's sleeve and cuff, the right one in its chest."""
        flip = matrix() if side > 0 else MIRROR_X
        for i, name in enumerate(("upper_arm", "forearm", "hand")):
            if side > 0:
                hidden = (
                    self.stood.inverted()
                    @ self.from_["forearm" if i == 2 else name, 1]
                    @ matrix(z=-0.1 if i == 2 else 0, scale=0.72)
                )
            else:
                hidden = flip @ matrix(x=0.07, y=-0.5, z=-0.06, rx=120 - 40 * i, scale=0.4)
            arrive = (0.12, 0.9) if side > 0 else (0.56 + 0.03 * i, 0.92 + 0.035 * i)
            self.beast.frames[name, side] = self.body @ between(
                hidden, self.lain.inverted() @ self.to[name, side], self.way(*arrive)
            )
            if side > 0:
                worn = self.beast.frames[name, 1] @ (self.stood @ hidden).inverted() @ self.from_[name, 1]
                if i == 2:
                    worn = between(
                        worn, self.robot.frames["forearm", 1] @ matrix(z=-0.1, scale=0.5), self.way(0.02, 0.24)
                    )
                swallowed = self.body @ matrix(x=0.03, y=-0.4 - 0.05 * i, z=-0.02, rx=-90, scale=0.4)
                self.robot.frames[name, 1] = between(worn, swallowed, self.way(0.44 - 0.06 * i, 0.76 - 0.05 * i))

    def _torso(self) -> None:
        """The robot's own joints of the trunk ride on the animal's."""
        torso = self.beast.frames["trunk", 0] @ UPRIGHT.inverted()
        drawn, sunk = (0.2, 0.56), (0.03, 0.3)
        left = matrix(x=0.08, z=0.3, scale=0.4)
        ends = {
            ("neck", 0): (matrix(z=0.2, scale=0.45), sunk),
            ("head", 0): (matrix(z=0.2, scale=0.45), sunk),
            ("shoulder", 1): (left, drawn),
            ("shoulder", -1): (MIRROR_X @ left, drawn),
        }
        for bone, (end, wave) in ends.items():
            start = self.from_["torso", 0].inverted() @ self.from_[bone]
            self.robot.frames[bone] = torso @ between(start, end, self.way(*wave))
        whole = between(self.from_["pelvis", 0], self.body @ matrix(rx=60, scale=0.62), self.way(0.24, 0.66))
        whole.translation = self.body.translation
        self.robot.frames["torso", 0], self.robot.frames["pelvis", 0] = torso, whole


def trunk(c: Livery, at: Change) -> None:
    """The animal's trunk; hips and chest come out of the robot's pelvis and breast."""
    core(c)
    ribs(c)
    saddles(c)
    with frame(about((0, 0.02, 0), matrix(scale=blend(0.5, 1.0, at.way(0.34, 0.78))))):
        hips(c)
    out = at.way(0.54, 0.9)
    prow = about((0, -0.6, 0), matrix(y=blend(0.1, 0, out), scale=blend(0.55, 1.0, out)))
    flank = about((0, -0.6, 0), matrix(scale=blend(0.82, 1.0, at.way(0.42, 0.8))))
    moved_by(lambda middle: prow if abs(middle.x) < 0.06 else flank, lambda: chest(c))


def breast(middle: Vector, at: Change) -> Matrix:
    """Breast plates swing round to the flanks, the shoulders' decks slide in, the rest draws in behind them."""
    side = 1 if middle.x > 0 else -1
    if abs(middle.x) > 0.06 and middle.y < -0.12:
        swing, sink = at.way(0.26, 0.66), at.way(0.54, 0.84)
        slid = side * (0.03 * sin(pi * swing) - 0.1 * sink)
        return about((side * 0.06, -0.02, 0.32), matrix(x=slid, rz=side * 76 * swing, scale=blend(1, 0.5, sink)))
    if abs(middle.x) > 0.06 and middle.z > 0.38:
        away = at.way(0.2, 0.5)
        tipped = matrix(x=side * -0.1 * away, z=-0.14 * away, ry=side * 40 * away, scale=blend(1, 0.45, away))
        return about((side * 0.15, 0, 0.45), tipped)
    shut = at.way(0.42, 0.8)
    return about((0, 0, 0.26), matrix(scale=blend((1.0, 1.0, 1.0), (0.3, 0.46, 0.5), shut)))


def boot(middle: Vector, at: Change) -> Matrix:
    """The greave swings open and slides up the shank, the calf's plates close in on it."""
    shut, raised = at.way(0.44, 0.8), 0.05 * at.way(0.22, 0.5)
    if middle.y < -0.07:
        return about(
            (0, -0.08, -0.06), matrix(y=0.045 * shut, z=raised, rx=-24 * at.hump(0.26, 0.7), scale=blend(1, 0.75, shut))
        )
    if middle.y > 0.1:
        return about(
            (0, 0.06, -0.2),
            matrix(y=-0.1 * at.way(0.3, 0.6), z=raised, rx=20 * at.hump(0.26, 0.62), scale=blend(1, 0.6, shut)),
        )
    return about((0, 0.02, -0.14), matrix(z=raised, scale=blend(1, 0.72, shut)))


def shells(c: Livery, at: Change) -> None:
    """What is the robot's alone, until it is inside the animal."""
    skeleton = at.robot
    inner_frame(skeleton, c.dark, c.frame, c.bronze)
    with skeleton.bone("torso"):
        moved_by(lambda middle: breast(middle, at), lambda: robot.torso(c))
    before, after = at.root
    with frame(after @ matrix(scale=blend(1, 0.5, at.way(0.3, 0.6))) @ before.inverted() @ at.from_["torso", 0]):
        robot.mast(c)
    with skeleton.bone("pelvis"):
        robot.pelvis(c)
    with skeleton.bone("head"):
        robot.helm(c)
    robot.left_arm(c, skeleton)
    robot.right_arm(c, skeleton)
    for side in (1, -1):
        start, end = (0.06, 0.46) if side > 0 else (0.1, 0.52)
        cap = at.from_["upper_arm", side] @ matrix(x=0.03, z=0.03, ry=skeleton.arm(side).raised * 0.5)
        tucked = (matrix() if side > 0 else MIRROR_X) @ matrix(x=0.05, z=0.28, ry=-50, scale=0.36)
        folded = between(at.from_["torso", 0].inverted() @ cap, tucked, at.way(start + 0.08, end))
        lifted = at.hump(start, end)
        with skeleton.bone("torso"), frame(matrix(x=0.03 * side * lifted, z=0.07 * lifted) @ folded):
            robot.shoulder(c, side)
        with skeleton.bone("shin", side):
            moved_by(lambda middle: boot(middle, at), lambda: robot.shin(c, side))


def build(form: str, pose: str) -> None:
    """Makes the change's share that `pose` says."""
    begin()
    c, at = livery(), Change(float(pose))
    with frame(matrix(z=SOLE * at.foot)):
        with patch.multiple(grimlock, Bones=lambda _: at.beast, livery=lambda: c, trunk=lambda _: trunk(c, at)):
            grimlock.dinosaur("stand")
        if at.share < 1:
            with patch.multiple(robot, **SHARED):
                shells(c, at)
    assemble(f"theropod {form}", ground=False)


#: It is told as the animal getting up, so the change runs backwards.
FILMS: dict[str, Film] = {
    "scroll": Film(
        start=View(form="dinosaur", pose="1.00000", azimuth=-40, elevation=3, target=(0.03, 0.0, 0.98), radius=1.2),
        end=View(form="dinosaur", pose="0.00000", azimuth=-22, elevation=4, target=(-0.16, -0.04, 1.1), radius=1.24),
        seconds=2,
        scrubbed=True,
        size=(1280, 720),
        pose=lambda share: f"{1 - share:.5f}",
    ),
}
