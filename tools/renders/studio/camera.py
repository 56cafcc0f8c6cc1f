"""A camera that frames what stands in the scene."""

from dataclasses import replace
from math import radians

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.view import View

SENSOR = 36.0


def subject_vertices(objects: list[bpy.types.Object]) -> np.ndarray:
    """Every vertex of the objects as they render, in world space, (n, 3)."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for instance in graph.object_instances:
        source = instance.parent if instance.is_instance else instance.object
        if (
            source.original not in objects
            or instance.object.hide_render
            or instance.object.type not in {"MESH", "CURVE", "FONT", "SURFACE", "META"}
        ):
            continue
        mesh = instance.object.to_mesh()
        if mesh is not None and len(mesh.vertices):
            points = np.empty(len(mesh.vertices) * 3, np.float32)
            mesh.vertices.foreach_get("co", points)
            turn = np.array(instance.matrix_world)
            clouds.append(points.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3])
        instance.object.to_mesh_clear()
    if not clouds:
        raise ValueError("build() made nothing that renders")
    return np.concatenate(clouds)


def place(view: View, vertices: np.ndarray) -> bpy.types.Object:
    """Adds the scene's camera, as far away as the view's framing asks."""
    scene = bpy.context.scene
    width, height = view.size
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width, data.lens = "HORIZONTAL", SENSOR, view.lens
    # Lens shift moves the frame, so the subject moves the other way; both are counted in the frame's width.
    data.shift_x, data.shift_y = -view.shift_x, -view.shift_y * height / width
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera

    turn = _turn(view)
    axes = np.array(turn)
    room_x, room_y = _room(view)
    if view.fitted:
        spot = _fit(vertices @ axes, room_x, room_y)
    else:
        target = np.array(view.target if view.target is not None else (vertices.max(axis=0) + vertices.min(axis=0)) / 2)
        spot = target @ axes + (0.0, 0.0, view.radius / min(room_x, room_y))
    camera.matrix_world = Matrix.Translation(Vector(axes @ spot)) @ turn.to_4x4()
    data.clip_start, data.clip_end = 0.01, 500.0
    if view.fstop is not None:
        data.dof.use_dof = True
        data.dof.aperture_fstop = view.fstop
        data.dof.focus_distance = _focus(camera, view, vertices)
    return camera


def framing(view: View, vertices: np.ndarray) -> dict[str, object]:
    """The target and radius with which a view frames these vertices, also where it asks for all of them to fit."""
    middle = (vertices.max(axis=0) + vertices.min(axis=0)) / 2
    if not view.fitted:
        return {"target": tuple(view.target if view.target is not None else middle), "radius": view.radius}
    axes = np.array(_turn(view))
    spot, depth = _fit(vertices @ axes, *_room(view)), (middle @ axes)[2]
    room = min(_room(replace(view, radius=1.0)))
    return {"target": tuple(axes @ (spot[0], spot[1], depth)), "radius": (spot[2] - depth) * room}


def _turn(view: View) -> Matrix:
    return Matrix.Rotation(radians(view.azimuth), 3, "Z") @ Matrix.Rotation(radians(90.0 - view.elevation), 3, "X")


def _room(view: View) -> tuple[float, float]:
    """Half of what fits into the frame across and down, at a distance of one."""
    width, height = view.size
    half_x = SENSOR / 2 / view.lens
    half_y = half_x * height / width
    room_x = half_x * (1 - 2 * view.margin - (2 * abs(view.shift_x) if view.fitted else 0))
    room_y = half_y * (1 - 2 * view.margin - (2 * abs(view.shift_y) if view.fitted else 0))
    if min(room_x, room_y) <= 0:
        raise ValueError("margin and shift leave no room for the subject")
    return room_x, room_y


def _fit(points: np.ndarray, room_x: float, room_y: float) -> np.ndarray:
    """The nearest place, in the camera's own axes, from which all points are within the frustum."""
    x, y, z = points.T
    right, left = (x + room_x * z).max(), (-x + room_x * z).max()
    up, down = (y + room_y * z).max(), (-y + room_y * z).max()
    distance = max((right + left) / (2 * room_x), (up + down) / (2 * room_y))
    return np.array([(right - left) / 2, (up - down) / 2, distance])


def _focus(camera: bpy.types.Object, view: View, vertices: np.ndarray) -> float:
    """How far the surface is at which the camera looks; a target may lie inside the body."""
    origin = camera.matrix_world.translation
    aim = Vector(view.target) if view.target is not None else Vector((vertices.max(axis=0) + vertices.min(axis=0)) / 2)
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place_, *_ = bpy.context.scene.ray_cast(graph, origin, (aim - origin).normalized())
    forward = camera.matrix_world.to_3x3() @ Vector((0, 0, -1))
    # What lies behind the target is not what the view is of.
    return min((point - origin).dot(forward) for point in ((place_, aim) if hit else (aim,)))
