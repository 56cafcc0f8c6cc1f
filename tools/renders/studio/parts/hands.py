"""Hands with separate finger segments.

Wrist in the origin, fingers along -Z, palm towards -X (inner), thumb in front.
"""

from __future__ import annotations

from dataclasses import dataclass


from ..geometry import at, box, cylinder, frame, loft, matrix, on, place, section
from ..materials import Material, gunmetal, steel
from .fasteners import screw
from .joints import bellows


@dataclass(frozen=True)
class HandStyle:
    """Sizes for a hand of scale 1 (about .2 long) and its materials; `claw` sharpens the fingertips."""

    fingers: int = 4
    width: float = 0.098
    thickness: float = 0.048
    palm: float = 0.088
    finger: float = 0.086
    claw: bool = False
    bone: Material | None = None
    plate: Material | None = None
    pin: Material | None = None


def _finger(style: HandStyle, length: float, girth: float, bends: tuple[float, ...]) -> None:
    bone, plate, pin = style.bone or gunmetal(), style.plate or style.bone or gunmetal(), style.pin or steel()
    turn = matrix()
    parts = (0.44, 0.32, 0.24) if len(bends) == 3 else (0.56, 0.44)
    for i, (share, bend) in enumerate(zip(parts, bends)):
        size, g = length * share, girth * (1 - 0.1 * i)
        turn = turn @ matrix(ry=bend)
        last = i == len(bends) - 1
        tip = (0.3 if style.claw else 0.68) if last else 0.88
        with frame(turn):
            with at(rx=90):
                place(cylinder(g * 0.5, g * 1.06, segments=16), pin)
            place(
                loft(
                    (
                        section(g * tip, g * 0.9 * tip, -size * (1.12 if last else 0.96), chamfer=g * 0.2 * tip, x=0),
                        section(g * 0.98, g * 0.92, -size * 0.5, chamfer=g * 0.2),
                        section(g * 0.86, g * 0.86, -g * 0.12, chamfer=g * 0.2),
                    )
                ),
                bone,
            )
            with at(x=g * 0.36, z=-size * 0.54):
                place(box((g * 0.5, g * 0.74, size * 0.62), chamfer=g * 0.12, taper=(1, 1)), plate)
        turn = turn @ matrix(z=-size)


def hand(curl: float = 0.45, scale: float = 1.0, style: HandStyle = HandStyle(), point: bool = False) -> None:
    """Hand in a natural grip.

    0 = flat, .45 = half open, 1 = fist; each finger curls a little more than the one before.
    """
    s = style
    bone, plate = s.bone or gunmetal(), s.plate or s.bone or gunmetal()
    t, w, long = s.thickness, s.width, s.palm
    with at(scale=scale):
        with at(z=-0.012):
            bellows(t * 0.62, 0.03, 3)
        place(
            loft(
                (
                    section(t * 0.84, w, -long, chamfer=t * 0.2),
                    section(t, w * 1.04, -long * 0.6, chamfer=t * 0.22),
                    section(t * 0.9, w * 0.66, 0, chamfer=t * 0.22),
                )
            ),
            bone,
        )
        with at(x=t * 0.44, z=-long * 0.52):
            guard = place(
                loft(
                    (
                        section(t * 0.3, w * 0.9, -long * 0.42, chamfer=0.006),
                        section(t * 0.46, w * 0.92, 0, chamfer=0.006),
                        section(t * 0.3, w * 0.6, long * 0.38, chamfer=0.006),
                    )
                ),
                plate,
            )
            with on(guard, "outer", 0, 0.45):
                screw(0.006)
        with at(x=-t * 0.46, z=-long * 0.55):
            place(box((t * 0.24, w * 0.6, long * 0.5), chamfer=0.004), plate)
        pitch = w / s.fingers
        for i in range(s.fingers):
            # Fingers fan out and lag behind one another: a row of equal fingers reads as a rake.
            out = i - (s.fingers - 1) / 2
            bend = 8 + 74 * min(1.0, curl * (0.86 + 0.12 * i))
            length = s.finger * (1.0 - 0.07 * abs(out - (-0.5)))
            bends = (4, 6, 4) if point and i == 0 else (bend * 0.82, bend * 0.95, bend * 0.62)
            with at(y=out * pitch * 0.98, z=-long * 0.98, rx=-out * 4 * (1 - curl)):
                _finger(s, length, pitch * 0.8, bends)
        with at(y=-w * 0.46, x=-t * 0.16, z=-long * 0.34, rx=-38 + 14 * curl, rz=-18):
            place(cylinder(t * 0.34, t * 0.6), s.pin or steel())
            _finger(s, s.finger * 0.86, pitch * 0.92, (10 + 30 * curl, 18 + 34 * curl))


def gripper(
    scale: float = 1.0, opening: float = 30.0, jaws: int = 3, bone: Material | None = None, pad: Material | None = None
) -> None:
    """Mechanical gripper with two-part jaws around the limb axis, for machines without fingers."""
    metal = bone or gunmetal()
    with at(scale=scale):
        with at(z=-0.02):
            place(cylinder(0.046, 0.05), metal)
        for i in range(jaws):
            with at(rz=90 + 360 * i / jaws), at(x=0.032, z=-0.04, ry=-opening):
                with at(rx=90):
                    place(cylinder(0.014, 0.034), steel())
                with at(z=-0.03):
                    place(box((0.02, 0.026, 0.06), chamfer=0.004), metal)
                with at(z=-0.058, ry=opening * 1.7):
                    with at(rx=90):
                        place(cylinder(0.011, 0.03), steel())
                    with at(z=-0.03):
                        place(box((0.016, 0.024, 0.06), taper=(1.2, 1.0), chamfer=0.003), pad or metal)
