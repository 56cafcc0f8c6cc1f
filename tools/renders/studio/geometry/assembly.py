"""Transform stack and merging: solids are placed through nested frames and end as one object per material."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from math import radians

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from .solids import Point3, Solid, direction

_stack: list[Matrix] = [Matrix.Identity(4)]
_placed: dict[str, list[Solid]] = {}

MIRROR_X = Matrix.Scale(-1, 4, (1, 0, 0))


def here() -> Matrix:
    """The current frame."""
    return _stack[-1]


@contextmanager
def frame(matrix: Matrix) -> Iterator[None]:
    """Everything inside is placed in `matrix`, relative to the current frame."""
    _stack.append(_stack[-1] @ matrix)
    try:
        yield
    finally:
        _stack.pop()


def matrix(
    x: float = 0.0,
    y: float = 0.0,
    z: float = 0.0,
    rx: float = 0.0,
    ry: float = 0.0,
    rz: float = 0.0,
    scale: float | Point3 = 1.0,
) -> Matrix:
    """Location, XYZ rotation in degrees and scale as one matrix."""
    size = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return Matrix.LocRotScale(Vector((x, y, z)), Euler((radians(rx), radians(ry), radians(rz))), Vector(size))


def at(
    x: float = 0.0,
    y: float = 0.0,
    z: float = 0.0,
    rx: float = 0.0,
    ry: float = 0.0,
    rz: float = 0.0,
    scale: float | Point3 = 1.0,
) -> AbstractContextManager[None]:
    """Frame by location, rotation in degrees and scale: `with at(z=.2, rx=10): …`."""
    return frame(matrix(x, y, z, rx, ry, rz, scale))


def mirrored() -> AbstractContextManager[None]:
    """Frame flipped left to right."""
    return frame(MIRROR_X)


def both_sides() -> Iterator[int]:
    """Loop body runs twice, for the left (+1) and mirrored for the right (-1); do not `break` out of it."""
    yield 1
    with mirrored():
        yield -1


def around(count: int, start: float = 0.0, axis: str = "z") -> Iterator[int]:
    """Loop body runs `count` times, turned evenly around an axis."""
    for i in range(count):
        with at(**{f"r{axis}": start + 360 * i / count}):
            yield i


def pointing(side: str | Point3) -> Matrix:
    """Rotation that turns a front-facing detail (-Y) towards a side, with its top kept up."""
    normal = direction(side)
    up = Vector((0, 0, 1)) if abs(normal.z) < 0.95 else Vector((0, 1, 0)) * (1 if normal.z > 0 else -1)
    return _surface(Vector((0, 0, 0)), normal, up)


def facing(side: str | Point3, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> AbstractContextManager[None]:
    """Frame at a point whose front looks towards a side."""
    return frame(matrix(x, y, z) @ pointing(side))


def _surface(point: Vector, normal: Vector, up: Vector) -> Matrix:
    back = -normal
    across = back.cross(up).normalized()
    turn = Matrix((across, back, across.cross(back))).transposed().to_4x4()
    turn.translation = point
    return turn


def surface(solid: Solid, side: str | Point3 = "front", u: float = 0.0, v: float = 0.0, lift: float = 0.0) -> Matrix:
    """Matrix of the surface point seen from `side` at (u, v) in -1 … 1 of the bounding box: -Y is its normal."""
    view = pointing(side)
    low, high = Vector(solid.low), Vector(solid.high)
    centre, half = (low + high) / 2, (high - low) / 2
    across, back, up = (Vector(view.col[i][:3]) for i in range(3))
    reach = Vector(abs(c) for c in across).dot(half), Vector(abs(c) for c in up).dot(half)

    def hit(share: float) -> tuple[Vector | None, Vector | None]:
        origin = centre + across * (u * share * reach[0]) + up * (v * share * reach[1]) - back * (half.length * 2)
        return solid.tree.ray_cast(origin, back)[:2]

    # A spot beside a tapered outline, or on its bevel, slides towards the middle until it lies on even ground.
    spots = [(hit(share), hit(share * 0.94)) for share in (1.0, 0.94, 0.88, 0.82, 0.76, 0.68, 0.6, 0.45, 0.3, 0.0)]
    touching = [(spot, next_) for spot, next_ in spots if spot[0] is not None and next_[0] is not None]
    if not touching:
        raise ValueError(f"nothing of the solid lies under {side!r} at u={u}, v={v}")
    even = [spot for spot, next_ in touching if spot[1].dot(next_[1]) > 0.985]
    point, normal = even[0] if even else touching[0][0]
    return _surface(point + normal * lift, normal, up)


def on(
    solid: Solid, side: str | Point3 = "front", u: float = 0.0, v: float = 0.0, lift: float = 0.0
) -> AbstractContextManager[None]:
    """Frame on a solid's surface, so that details can neither float nor sink.

    `with on(shell, 'front', .5, .8): screw()`.
    """
    return frame(surface(solid, side, u, v, lift))


def place(solid: Solid, material: bpy.types.Material, *frames: Matrix) -> Solid:
    """Puts a solid into the current frame (and further matrices) and returns it for `on`."""
    target = here()
    for extra in frames:
        target = target @ extra
    _placed.setdefault(material.name, []).append(solid.moved(target))
    return solid


def begin() -> None:
    """Forgets everything placed so far."""
    _placed.clear()
    del _stack[1:]


def _object(name: str, solids: list[Solid]) -> bpy.types.Object:
    mesh = bpy.data.meshes.new(name)
    vertices = np.concatenate([s.vertices for s in solids])
    offsets = np.cumsum([0] + [len(s.vertices) for s in solids[:-1]])
    loops = np.concatenate([s.loops + o for s, o in zip(solids, offsets)]).astype(np.int32)
    sizes = np.concatenate([s.sizes for s in solids]).astype(np.int32)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(vertices, dtype=np.float32).ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set("vertex_index", loops)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set("loop_start", np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int32))
    mesh.polygons.foreach_set("loop_total", sizes)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(sizes), dtype=bool))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(33)
    return bpy.data.objects.new(name, mesh)


def assemble(name: str, scale: float = 1.0, ground: bool = True) -> list[bpy.types.Object]:
    """Makes one object per material, weights its normals, and sets the lowest point on the floor."""
    floor = min(float(s.vertices[:, 2].min()) for solids in _placed.values() for s in solids) if ground else 0.0
    objects = []
    for material, solids in _placed.items():
        item = _object(f"{name} {material}", solids)
        item.data.transform(Matrix.Scale(scale, 4) @ Matrix.Translation((0, 0, -floor)))
        item.data.materials.append(bpy.data.materials[material])
        # Without weighting, bevels would bend the shading of the flat faces next to them.
        weighted = item.modifiers.new("Weighted Normal", "WEIGHTED_NORMAL")
        weighted.keep_sharp = True
        bpy.context.scene.collection.objects.link(item)
        objects.append(item)
    begin()
    return objects
