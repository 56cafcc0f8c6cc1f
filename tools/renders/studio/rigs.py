"""The three studios. Each is built for a subject 2 high before the camera, then scaled and turned with the view."""

from collections.abc import Callable
from dataclasses import dataclass
from math import radians

import bpy
import bmesh
import numpy as np
from mathutils import Matrix, Vector

from studio import grounds
from studio.grounds import Card, Color
from studio.view import View

COOL: Color = (0.62, 0.78, 1.0)
WARM: Color = (1.0, 0.72, 0.46)
NEUTRAL: Color = (1.0, 0.98, 0.955)
DAY: Color = (0.94, 0.97, 1.0)


@dataclass(frozen=True)
class Stage:
    """Where the subject stands, how large it is, and from where it is seen."""

    turn: Matrix
    scale: float

    @classmethod
    def around(cls, vertices: np.ndarray, azimuth: float) -> "Stage":
        """The stage for what these vertices make."""
        low, high = vertices.min(axis=0), vertices.max(axis=0)
        scale = max(high[2], 0.62 * float(np.hypot(*(high - low)[:2])), 0.02) / 2
        center = (low + high) / 2
        place = Matrix.Translation((center[0], center[1], 0.0)) @ Matrix.Rotation(radians(azimuth), 4, "Z")
        return cls(place @ Matrix.Scale(scale, 4), scale)

    def area(
        self,
        name: str,
        at: tuple[float, float, float],
        aim: tuple[float, float, float],
        size: tuple[float, float],
        watts: float,
        color: Color = NEUTRAL,
        spread: float = 140.0,
        shadow: bool = True,
    ) -> bpy.types.Object:
        """A rectangular soft box."""
        data = bpy.data.lights.new(name, "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", size[0] * self.scale, size[1] * self.scale
        data.energy, data.color, data.spread = watts * self.scale**2, color, radians(spread)
        return self._hang(name, data, at, aim, shadow)

    def spot(
        self,
        name: str,
        at: tuple[float, float, float],
        aim: tuple[float, float, float],
        angle: float,
        watts: float,
        color: Color = NEUTRAL,
    ) -> bpy.types.Object:
        """A cone whose edge fades over its whole width."""
        data = bpy.data.lights.new(name, "SPOT")
        data.spot_size, data.spot_blend, data.shadow_soft_size = radians(angle), 1.0, 0.5 * self.scale
        data.energy, data.color = watts * self.scale**2, color
        return self._hang(name, data, at, aim, True)

    def _hang(
        self,
        name: str,
        data: bpy.types.Light,
        at: tuple[float, float, float],
        aim: tuple[float, float, float],
        shadow: bool,
    ) -> bpy.types.Object:
        data.cycles.cast_shadow = shadow
        light = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(light)
        where, towards = self.turn @ Vector(at), self.turn @ Vector(aim)
        light.matrix_world = Matrix.Translation(where) @ (towards - where).to_track_quat("-Z", "Y").to_matrix().to_4x4()
        return light


def light_scene(view: View, vertices: np.ndarray) -> float:
    """Builds the view's studio around the subject, and returns its exposure."""
    return _RIGS[view.rig](Stage.around(vertices, view.azimuth))


def dark_room(stage: Stage) -> float:
    """Near black around a pool of light, one cool and one warm rim."""
    grounds.surroundings(
        stage.turn,
        ambient=(0.010, 0.011, 0.013),
        seen=(0.004, 0.005, 0.006),
        cards=[
            Card((0.85, -0.5, 0.12), 14, 44, (0.22, 0.25, 0.30)),
            Card((-0.1, -0.35, 0.95), 10, 50, (0.26, 0.26, 0.26)),
        ],
    )
    _cyclorama(stage, grounds.night())
    stage.area("key", (-2.5, -2.7, 3.6), (0.0, 0.0, 1.15), (1.5, 1.5), 230, NEUTRAL, 100)
    stage.area("fill", (3.4, -1.6, 1.6), (0.0, 0.0, 1.0), (1.2, 2.2), 40, COOL, 100).visible_glossy = False
    stage.area("top", (0.1, 0.3, 4.3), (0.0, 0.05, 1.0), (2.4, 1.0), 120, NEUTRAL, 80)
    stage.area("rim cool", (-1.65, 2.8, 2.5), (0.0, 0.0, 1.35), (0.45, 2.4), 240, COOL, 70)
    stage.area("rim warm", (1.75, 2.7, 2.4), (0.0, 0.0, 1.3), (0.45, 2.4), 235, WARM, 70)
    return 0.0


def _light(stage: Stage) -> float:
    grounds.surroundings(
        stage.turn,
        ambient=(0.40, 0.41, 0.42),
        seen=(0.12, 0.12, 0.12),
        cards=[
            Card((0.95, -0.35, 0.15), 8, 42, (0.30, 0.31, 0.33)),
            Card((0.0, 0.0, 1.0), 10, 60, (0.6, 0.6, 0.6)),
            Card((-0.8, 0.6, 0.2), 8, 30, (0.5, 0.5, 0.5)),
        ],
    )
    _catcher(stage)
    stage.area("key", (-2.0, -2.4, 4.6), (0.0, 0.0, 1.0), (2.4, 2.4), 250, NEUTRAL, 140)
    stage.area("fill", (3.4, -1.6, 1.8), (0.0, 0.0, 1.0), (2.4, 2.4), 40, DAY, 140, shadow=False).visible_glossy = False
    stage.area("top", (0.0, 0.4, 4.8), (0.0, 0.0, 0.8), (3.4, 2.4), 110, NEUTRAL, 140)
    stage.area("rim left", (-1.9, 2.4, 2.4), (0.0, 0.0, 1.2), (0.5, 2.6), 110, DAY, 90, shadow=False)
    stage.area("rim right", (1.9, 2.4, 2.4), (0.0, 0.0, 1.2), (0.5, 2.6), 100, NEUTRAL, 90, shadow=False)
    return 0.0


_RIGS: dict[str, Callable[[Stage], float]] = {
    "dark": dark_room,
    "light": _light,
    "cut-out": _light,
    "own": lambda _: 0.0,
}


def _cyclorama(stage: Stage, material: bpy.types.Material) -> None:
    """A floor that becomes a wall in one long curve, so that nothing tells where."""
    depth, radius, height, half = 7.5, 4.5, 14.0, 22.0
    profile = [(-14.0, 0.0), (depth - radius, 0.0)]
    profile += [
        (depth - radius + radius * np.sin(a), radius - radius * np.cos(a)) for a in np.linspace(0, np.pi / 2, 48)[1:]
    ]
    profile.append((depth, height))
    mesh = bmesh.new()
    rows = [[mesh.verts.new((x, y, z)) for y, z in profile] for x in (-half, half)]
    for left, right, left_next, right_next in zip(rows[0], rows[1], rows[0][1:], rows[1][1:]):
        mesh.faces.new((left, right, right_next, left_next)).smooth = True
    _add("backdrop", mesh, stage.turn, material)


def _catcher(stage: Stage) -> None:
    """A floor of which only the shadow is seen; its white still lights the subject from below."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=9.0)
    floor = _add("floor", mesh, stage.turn, grounds.paper())
    floor.is_shadow_catcher = True


def _add(name: str, mesh: bmesh.types.BMesh, turn: Matrix, material: bpy.types.Material) -> bpy.types.Object:
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    thing.matrix_world = turn
    bpy.context.scene.collection.objects.link(thing)
    return thing
