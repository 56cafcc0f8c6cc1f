"""Visible mechanics: ball joints, hinges, pistons, hoses, bellows and the dark frame inside the limbs."""

from __future__ import annotations

from mathutils import Matrix, Vector

from ..geometry import Point3, at, box, cylinder, facing, frame, lathe, loft, place, section, sphere, tube
from ..materials import Material, blackened, chrome, gunmetal, rubber, steel
from ..skeleton import Skeleton
from .fasteners import bolt, pivot


def towards(start: Point3, end: Point3) -> tuple[Matrix, float]:
    """Matrix whose Z axis runs from start to end, and the distance."""
    a, b = Vector(start), Vector(end)
    return Matrix.Translation(a) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4(), (b - a).length


def ball_joint(
    radius: float = 0.06, material: Material | None = None, socket: Material | None = None, opening: str = "inner"
) -> None:
    """Polished ball in a stepped socket ring; the socket lies on the side `opening`."""
    place(sphere(radius, 28), material or steel())
    with facing(opening), at(rx=90):
        r = radius
        place(
            lathe(
                (
                    (r * 0.7, r * 1.1),
                    (r * 1.12, r * 1.0),
                    (r * 1.2, r * 0.55),
                    (r * 1.04, r * 0.36),
                    (r * 0.9, r * 0.36),
                ),
                28,
            ),
            socket or gunmetal(),
        )


def hinge(
    radius: float = 0.05, width: float = 0.14, material: Material | None = None, cover: Material | None = None
) -> None:
    """Barrel across the limb (X axis) with grooves, and a pivot cover at both ends."""
    w, r = width / 2, radius
    profile = [
        (r * 0.9, -w),
        (r, -w * 0.96),
        (r, -w * 0.62),
        (r * 0.88, -w * 0.58),
        (r * 0.88, -w * 0.5),
        (r, -w * 0.46),
    ]
    with at(ry=90):
        place(lathe(tuple(profile + [(a, -b) for a, b in reversed(profile)]), 28), material or gunmetal())
    for side, x in (("outer", w), ("inner", -w)):
        with facing(side, x=x * 0.98):
            pivot(r * 0.86, r * 0.34, cover)


def rod(
    start: Point3, end: Point3, radius: float = 0.02, material: Material | None = None, top: float | None = None
) -> None:
    """Straight round bar between two points, optionally conical."""
    matrix, length = towards(start, end)
    place(
        lathe(((radius, 0), (radius if top is None else top, length)), 20, min(0.004, radius * 0.2)),
        material or gunmetal(),
        matrix,
    )


def piston(
    start: Point3,
    end: Point3,
    radius: float = 0.016,
    share: float = 0.55,
    body: Material | None = None,
    shaft: Material | None = None,
) -> None:
    """Hydraulic cylinder with gland, chrome shaft and an eye at both ends."""
    matrix, length = towards(start, end)
    r, cut = radius, length * share
    with frame(matrix):
        place(
            lathe(
                (
                    (r * 0.8, 0),
                    (r, r * 0.4),
                    (r, cut * 0.2),
                    (r * 1.12, cut * 0.22),
                    (r * 1.12, cut * 0.28),
                    (r, cut * 0.3),
                    (r, cut - r),
                    (r * 1.2, cut - r),
                    (r * 1.2, cut),
                    (r * 0.6, cut),
                ),
                20,
            ),
            body or gunmetal(),
        )
        with at(z=cut):
            place(lathe(((r * 0.55, -r), (r * 0.55, length - cut)), 18), shaft or chrome())
        for z in (0.0, length):
            with at(z=z, ry=90):
                place(cylinder(r * 1.05, r * 1.6), body or gunmetal())
                place(cylinder(r * 0.5, r * 2.0), steel())


def hose(
    points: tuple[Point3, ...],
    radius: float = 0.012,
    ribbed: bool = True,
    material: Material | None = None,
    fitting: Material | None = None,
) -> None:
    """Bent hose, corrugated or plain, with a metal ferrule at both ends."""
    place(tube(points, radius, 12, 14 if ribbed else 8, radius * 0.16 if ribbed else 0.0), material or rubber())
    for a, b in ((points[0], points[1]), (points[-1], points[-2])):
        matrix, _ = towards(a, b)
        place(cylinder(radius * 1.35, radius * 2.4), fitting or steel(), matrix)


def bellows(
    radius: float = 0.06,
    height: float = 0.08,
    folds: int = 4,
    material: Material | None = None,
    top: float | None = None,
) -> None:
    """Rubber gaiter around the Z axis, standing on z = 0."""
    profile, end = [], radius if top is None else top
    for i in range(folds * 2 + 1):
        share = i / (folds * 2)
        profile.append(((radius + (end - radius) * share) * (1.0 if i % 2 == 0 else 0.84), height * share))
    place(lathe(tuple(profile), 28, height / folds * 0.14), material or rubber())


def spine(
    height: float,
    width: float,
    depth: float,
    segments: int = 4,
    material: Material | None = None,
    rib: Material | None = None,
) -> None:
    """Waist stack: dark column with stepped ribs, standing on z = 0."""
    place(
        box((width * 0.62, depth * 0.62, height * 1.05), chamfer=width * 0.14),
        material or blackened(),
        Matrix.Translation((0, 0, height / 2)),
    )
    step = height / segments
    for i in range(segments):
        scale = 1.0 - 0.07 * (i % 2)
        with at(z=step * (i + 0.5)):
            w, d = width * scale, depth * scale
            place(
                loft(
                    (
                        section(w * 0.94, d * 0.94, -step * 0.38, chamfer=w * 0.2),
                        section(w, d, 0, chamfer=w * 0.2),
                        section(w * 0.94, d * 0.94, step * 0.38, chamfer=w * 0.2),
                    ),
                    step * 0.05,
                ),
                rib or gunmetal(),
            )
            for x in (-1, 1):
                with at(x=x * w * 0.24, y=-d * 0.5):
                    bolt(min(step * 0.11, 0.01))


def bone_box(
    length: float, width: float, depth: float, start: float, end: float, material: Material | None = None
) -> None:
    """Dark limb core along -Z from `start` to `end`, with a waisted middle."""
    c = min(width, depth) * 0.24
    middle = -(start + end) / 2
    place(
        loft(
            (
                section(width, depth, -end, chamfer=c),
                section(width * 0.82, depth * 0.82, middle, chamfer=c),
                section(width, depth, -start, chamfer=c),
            )
        ),
        material or blackened(),
    )


def inner_frame(
    skeleton: Skeleton,
    frame_metal: Material | None = None,
    joint_metal: Material | None = None,
    cover: Material | None = None,
    pistons: bool = True,
) -> None:
    """The mechanical inside of a humanoid.

    Hips, knees, ankles, shoulders, elbows and limb cores, so that no shell ever floats.
    """
    p = skeleton.proportions
    dark, metal = frame_metal or blackened(), joint_metal or gunmetal()
    leg, arm = p.leg_girth, p.arm_girth
    with skeleton.bone("pelvis"):
        with at(ry=90):
            place(cylinder(leg * 0.3, p.hip_width * 2), metal)
        place(box((p.hip_width * 1.5, leg * 0.8, leg * 0.62), chamfer=leg * 0.16), dark)
    for side in (1, -1):
        with skeleton.bone("thigh", side):
            ball_joint(leg * 0.36, steel(), metal)
            bone_box(p.thigh, leg * 0.5, leg * 0.54, leg * 0.2, p.thigh - leg * 0.1, dark)
        with skeleton.bone("shin", side):
            hinge(leg * 0.31, leg * 0.86, metal, cover)
            bone_box(p.shin, leg * 0.5, leg * 0.56, leg * 0.1, p.shin, dark)
            if pistons:
                for x in (-1, 1):
                    piston(
                        (x * leg * 0.3, leg * 0.3, -p.shin * 0.42),
                        (x * leg * 0.3, leg * 0.34, p.thigh * 0.34),
                        leg * 0.07,
                    )
        with skeleton.bone("foot", side):
            hinge(leg * 0.25, leg * 0.6, metal, cover)
            rod((0, 0, 0), (0, 0, -p.ankle * 0.7), leg * 0.2, dark, leg * 0.26)
        with skeleton.bone("shoulder", side):
            rod((-p.shoulder_width * 0.5, 0, 0), (0, 0, 0), arm * 0.34, dark)
        with skeleton.bone("upper_arm", side):
            ball_joint(arm * 0.46, steel(), metal)
            bone_box(p.upper_arm, arm * 0.5, arm * 0.5, arm * 0.2, p.upper_arm, dark)
        with skeleton.bone("forearm", side):
            hinge(arm * 0.32, arm * 0.84, metal, cover)
            bone_box(p.forearm, arm * 0.46, arm * 0.46, arm * 0.1, p.forearm * 0.9, dark)
            rod((0, 0, -p.forearm * 0.8), (0, 0, -p.forearm), arm * 0.2, metal, arm * 0.16)
    with skeleton.bone("neck"):
        with at(z=-0.03):
            bellows(arm * 0.42, p.neck + 0.05, 4, top=arm * 0.34)
