"""A product that stands in a set: its own model, put where the set wants it."""

from collections.abc import Callable
from math import radians

import bpy
from mathutils import Matrix

from _set import Place


def guest(build: Callable[[str, str], None], pose: str, place: Place, turn: float, scale: float) -> None:
    """Builds the robot, which is 2 high on a floor of its own, and moves it; `turn` is in degrees."""
    before = set(bpy.data.objects)
    build("robot", pose)
    move = Matrix.Translation(place) @ Matrix.Rotation(radians(turn), 4, "Z") @ Matrix.Scale(scale, 4)
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = move @ thing.matrix_world
