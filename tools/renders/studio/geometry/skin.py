"""Smooth skins, openings in solids, and lines and covers that follow a surface.

A spot on a solid is named by a view: a frame whose front looks away from the solid, such as `pointing('outer')`. Its
(x, z) are the spot, and the surface is the first thing that a ray from the front hits.
"""

from __future__ import annotations

from functools import cache

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .outlines import Outline, Point
from .solids import Solid

#: One row of a half: (x, z) from the middle of the bottom to the middle of the top.
Half = tuple[Point, ...]
#: A cross-section: its y and its left half.
Row = tuple[float, Half]

#: A uniform cubic B-spline: the weights of four neighbours, by the powers of the way between the inner two.
_SPLINE = np.array([[1, 4, 1, 0], [-3, 0, 3, 0], [3, -6, 3, 0], [-1, 3, -3, 1]]) / 6


def _weights(steps: int) -> np.ndarray:
    way = np.arange(steps) / steps
    return np.stack([np.ones(steps), way, way**2, way**3], axis=1) @ _SPLINE


def _smooth(points: np.ndarray, steps: int, around: bool) -> np.ndarray:
    """A curve near points along the first axis: `around` closes it, otherwise it begins and ends at the outer two."""
    if around:
        points = np.concatenate([points[-1:], points, points[:2]])
    else:
        first, last = 2 * points[:1] - points[1:2], 2 * points[-1:] - points[-2:-1]
        points = np.concatenate([first, points, last])
    weights = _weights(steps)
    spans = [np.tensordot(weights, points[i : i + 4], axes=1) for i in range(len(points) - 3)]
    return np.concatenate(spans if around else [*spans, points[-2:-1]])


@cache
def skin(rows: tuple[Row, ...], along: int = 5, across: int = 3) -> Solid:
    """A smooth body of two equal halves, whose surface runs near the points of all rows.

    A point that is named twice gives a tighter bend. `along` and `across` are the
    numbers of faces between two points.
    """
    net = []
    for y, half in rows:
        left = [(x, y, z) for x, z in half]
        net.append(left + [(-x, y, z) for x, y, z in reversed(left[1:-1])])
    grid = _smooth(_smooth(np.array(net), along, False).transpose(1, 0, 2), across, True).transpose(1, 0, 2)
    mesh = bmesh.new()
    rings = [[mesh.verts.new(point) for point in ring] for ring in grid]
    count = len(rings[0])
    for low, high in zip(rings, rings[1:]):
        for i in range(count):
            mesh.faces.new((low[i], low[i - 1], high[i - 1], high[i]))
    mesh.faces.new(rings[0])
    mesh.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return Solid.of(mesh)


def shortened(rows: tuple[Row, ...], by: float) -> tuple[Row, ...]:
    """The rows with both ends moved inwards."""
    (first, front), *middle, (last, back) = rows
    return ((first + by, front), *middle, (last - by, back))


def without(solid: Solid, *others: Solid) -> Solid:
    """Cuts others out of a solid. All must be closed."""
    things = []
    for each in (solid, *others):
        data = bpy.data.meshes.new("cut")
        mesh = each.mesh()
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        mesh.to_mesh(data)
        mesh.free()
        things.append(bpy.data.objects.new("cut", data))
        bpy.context.scene.collection.objects.link(things[-1])
    rest, *cutters = things
    for cutter in cutters:
        cut = rest.modifiers.new("cut", "BOOLEAN")
        cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", cutter
    left = bmesh.new()
    left.from_object(rest, bpy.context.evaluated_depsgraph_get())
    meshes = [thing.data for thing in things]
    bpy.data.batch_remove(things)
    bpy.data.batch_remove(meshes)
    return Solid.of(left)


def spot(solid: Solid, view: Matrix, x: float, z: float) -> tuple[Vector, Vector]:
    """The point of a solid at (x, z) of a view, and the normal there."""
    front = view.to_3x3() @ Vector((0, 1, 0))
    hit, normal, *_ = solid.tree.ray_cast(view @ Vector((x, -9.0, z)), front)
    if hit is None:
        raise ValueError(f"The view has nothing of the solid at ({x:.3f}, {z:.3f}).")
    return hit, normal


def traced(solid: Solid, view: Matrix, points: Outline, step: float = 0.012) -> list[tuple[Vector, Vector]]:
    """The points of a line on a solid, at most `step` apart, with their normals."""
    spots = [spot(solid, view, *points[0])]
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        count = max(1, round(np.hypot(x1 - x0, z1 - z0) / step))
        for share in np.arange(1, count + 1) / count:
            spots.append(spot(solid, view, x0 + (x1 - x0) * share, z0 + (z1 - z0) * share))
    return spots


def line(
    solid: Solid, view: Matrix, points: Outline, width: float = 0.006, lift: float = 0.0008, closed: bool = False
) -> Solid:
    """A flat line on a solid: the gap between two panels, or a seal."""
    spots = traced(solid, view, (*points, points[0]) if closed else points)
    if closed:
        spots.pop()
    mesh = bmesh.new()
    pairs = []
    for i, (point, normal) in enumerate(spots):
        before = spots[i - 1 if closed or i > 0 else 0][0]
        after = spots[(i + 1) % len(spots) if closed else min(i + 1, len(spots) - 1)][0]
        side = normal.cross(after - before).normalized() * width / 2
        pairs.append([mesh.verts.new(point + normal * lift + side * way) for way in (-1, 1)])
    for low, high in zip(pairs, pairs[1:] + pairs[:1] if closed else pairs[1:]):
        mesh.faces.new((low[1], low[0], high[0], high[1]))
    return Solid.of(mesh)


def cover(
    solid: Solid, view: Matrix, outline: Outline, thickness: float = 0.003, sunk: float = 0.004, cell: float = 0.014
) -> Solid:
    """A thin body of that outline, as seen in a view, that fits on a solid: glass, a lamp, a trim, or paint."""
    mesh = bmesh.new()
    mesh.faces.new([mesh.verts.new((x, 0, z)) for x, z in outline])
    for axis in (0, 2):
        values = [point[axis // 2] for point in outline]
        normal = Vector((axis == 0, 0, axis == 2))
        for place in np.arange(min(values) + cell, max(values), cell):
            bmesh.ops.bisect_plane(
                mesh, geom=[*mesh.verts, *mesh.edges, *mesh.faces], plane_co=normal * place, plane_no=normal
            )
    border = [edge for edge in mesh.edges if edge.is_boundary]
    spots = {vert: spot(solid, view, vert.co.x, vert.co.z) for vert in mesh.verts}
    flat = list(mesh.faces)
    top = {vert: mesh.verts.new(point + normal * thickness) for vert, (point, normal) in spots.items()}
    for face in flat:
        mesh.faces.new([top[vert] for vert in face.verts])
    for edge in border:
        one, other = edge.verts
        mesh.faces.new((one, other, top[other], top[one]))
    for vert, (point, normal) in spots.items():
        vert.co = point - normal * sunk
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return Solid.of(mesh)
