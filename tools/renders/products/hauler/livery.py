"""Colours, proportions and the leading line of the command hauler."""

from dataclasses import dataclass, replace

from studio.materials import Material, blackened, glow, gunmetal, ink, paint, steel
from studio.skeleton import POSES, Foot, Proportions

BUILD = Proportions(
    thigh=0.37,
    shin=0.46,
    ankle=0.14,
    hip_width=0.165,
    waist=0.15,
    shoulder_width=0.415,
    shoulder_height=0.39,
    neck_height=0.5,
    neck=0.02,
    upper_arm=0.26,
    forearm=0.28,
    arm_girth=0.17,
    leg_girth=0.22,
)
SLANT = 0.33
STANCE = replace(POSES["stand"], left_foot=Foot(0.31, 0.07, 16), right_foot=Foot(0.29, -0.08, 14), drop=0.012)


@dataclass(frozen=True, kw_only=True)
class Livery:
    """The hauler's materials."""

    navy: Material
    deep: Material
    grey: Material
    slate: Material
    red: Material
    frame: Material
    dark: Material
    bright: Material
    white: Material
    light: Material
    amber: Material


def livery() -> Livery:
    """Navy over grey with a single red part."""
    return Livery(
        navy=paint("#0b1836"),
        deep=paint("#080f22", 0.45, 0.35),
        grey=paint("#666d77"),
        slate=paint("#2b323c"),
        red=paint("#a80d16"),
        frame=gunmetal(),
        dark=blackened(),
        bright=steel(),
        white=ink("#c9cdd0"),
        light=glow("#a9dcff", 1.6),
        amber=glow("#ffae42", 1.5),
    )


def slash(z: float) -> float:
    """Sideways position of the chest's leading line at a height."""
    return SLANT * z
