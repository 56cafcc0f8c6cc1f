"""Puts the parts of a figure on its bones: what every robot's `build` does, written once."""

from collections.abc import Callable, Mapping
from typing import Any

from studio.geometry import at
from studio.parts import HandStyle, hand
from studio.skeleton import Skeleton

#: Makes a part of the trunk from a livery, in the frame of its bone.
TrunkPart = Callable[[Any], object]
#: Makes a part of a limb from a livery and a side: 1 is the figure's left, -1 its right.
LimbPart = Callable[[Any, int], object]


def dress_trunk(bones: Skeleton, livery: object, parts: Mapping[str, tuple[TrunkPart, ...]]) -> None:
    """Makes the parts of the bones in the middle: torso, pelvis, head."""
    for bone, makers in parts.items():
        with bones.bone(bone):
            for make in makers:
                make(livery)


def dress_limbs(bones: Skeleton, livery: object, parts: Mapping[str, tuple[LimbPart, ...]]) -> None:
    """Makes the parts of the bones that each side has: upper_arm, forearm, hand, thigh, shin, foot."""
    for side in (1, -1):
        for bone, makers in parts.items():
            with bones.bone(bone, side):
                for make in makers:
                    make(livery, side)


def alike(part: TrunkPart) -> LimbPart:
    """A part that is the same on both sides."""
    return lambda livery, _side: part(livery)


def raised(part: LimbPart, bones: Skeleton, share: float, x: float = 0.0, z: float = 0.0) -> LimbPart:
    """A shoulder's cover, which follows only a share of the arm's raise, so that it stays clear of the head."""

    def make(livery: object, side: int) -> None:
        with at(x=x, z=z, ry=bones.arm(side).raised * share):
            part(livery, side)

    return make


def hands(bones: Skeleton, scale: float, style: HandStyle) -> LimbPart:
    """Hands whose fingers curl as the pose says."""
    return lambda _livery, side: hand(bones.arm(side).curl, scale, style)
